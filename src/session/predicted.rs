//! Questions about a scenario, for a class to answer on paper: what comes next, where that is worth asking.

use super::asked::{Asked, tempted};
use super::event::kind;
use super::snapshot::{EventKind, Text};
use super::{Command, HandoutQuestion, Session, YOU};
use crate::engine::{Action, Card, Game, Misconception, PlayerId};
use crate::locale::Locale;
use crate::quiz::{Place, Question, Story, Worlds};
use std::rc::Rc;

/// The most questions.
const MOST: usize = 4;

/// The most places that are looked at for one.
const LOOKED_AT: usize = 12;

/// What is to come in a session, as questions see it.
struct Ahead<'a>(&'a Session);

impl Story for Ahead<'_> {
    fn next_move(&self, game: &Game, position: usize) -> Option<(usize, PlayerId, Action)> {
        self.0.plot.next_move(self.0.edition, game, position)
    }

    fn after_other_choice(&self, game: &Game, position: usize) -> usize {
        self.0.plot.after_other_choice(self.0.edition, game, position)
    }

    fn card_name(&self, locale: Locale, card: &Card) -> String {
        self.0.plot.card_name(card, locale).map_or_else(|| card.name.to_string(), |name| name.to_string())
    }
}

impl Session {
    /// Questions about the first so many events of the scenario as its script plays it, each about other beliefs; the same
    /// every time.
    #[must_use]
    pub fn predicted(&self, limit: u32) -> Rc<[HandoutQuestion]> {
        let whole = self.after(&Command::Restart).after(&Command::Jump(limit));
        let mut asked: Vec<Misconception> = Vec::new();
        let mut questions = Vec::new();
        for at in whole.worth_asking() {
            let Some(question) = whole.question_at(at, &asked) else { continue };
            asked.extend(tempted(&question).iter());
            questions.push(whole.asked_at(at, &question));
            if questions.len() == MOST {
                break;
            }
        }
        questions.into()
    }

    /// The places before the first events of each sort about which people are wrong.
    fn worth_asking(&self) -> Vec<u32> {
        let is_worth = |sort: EventKind| {
            matches!(
                sort,
                EventKind::Phasing
                    | EventKind::DayNight
                    | EventKind::Tap
                    | EventKind::Combat
                    | EventKind::Damage
                    | EventKind::Effect
                    | EventKind::StateBased
                    | EventKind::Zone
            )
        };
        let (mut sorts, mut places) = (Vec::new(), Vec::new());
        for next in self.timeline.entries(0..self.cursor).filter(|next| Place::may_be_before(next)) {
            let sort = kind(&next.event);
            if is_worth(sort) && sorts.iter().filter(|known| **known == sort).count() < 2 {
                sorts.push(sort);
                places.push(next.seq);
            }
        }
        places.truncate(LOOKED_AT);
        places
    }

    /// The question of a place that tempts with the most beliefs, none of which was asked about before.
    fn question_at(&self, at: u32, asked: &[Misconception]) -> Option<Question> {
        let (game, story) = (self.timeline.game_at(at), Ahead(self));
        let place = Place { game: &game, story: &story, position: self.timeline.script_at(at), you: YOU };
        let questions = Worlds::new(place).questions(u64::from(at));
        let is_fresh = |question: &Question| tempted(question).iter().all(|belief| !asked.contains(belief));
        questions.into_iter().filter(is_fresh).max_by_key(|question| question.options.len())
    }

    fn asked_at(&self, at: u32, question: &Question) -> HandoutQuestion {
        let session = self.after(&Command::Jump(at));
        let last = at.checked_sub(1).and_then(|seq| self.timeline.entry(seq));
        let moment = last.map_or_else(Text::default, |entry| self.moment(entry));
        let asked = Asked {
            question,
            story: &Ahead(self),
            session: &session,
            chosen: None,
            is_open: false,
            from: None,
            why: None,
        };
        HandoutQuestion { after: at, moment, view: asked.view() }
    }
}
