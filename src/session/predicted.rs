//! Questions about a scenario, for a class to answer on paper: what comes next, where that is worth asking.

use super::asked::{Asked, tempted};
use super::event::kind;
use super::snapshot::{EventKind, Text};
use super::timeline::Decision;
use super::{Command, HandoutQuestion, Play, Session, YOU};
use crate::engine::{Action, Card, Game, Misconception, PlayerId};
use crate::locale::Locale;
use crate::quiz::{Place, Question, Story, Worlds};
use std::rc::Rc;

/// The most questions.
const MOST: usize = 4;

/// The most places that are looked at for one.
const LOOKED_AT: usize = 12;

/// What is to come in a session, as questions see it.
struct Ahead<'a> {
    session: &'a Session,
    /// Everybody's choices where they are not those of the script, which then has no say; a position is how many were made.
    own: Option<Vec<&'a Decision>>,
}

impl<'a> Ahead<'a> {
    fn of(session: &'a Session) -> Self {
        let is_own = session.played() != Play::Prepared;
        Self { session, own: is_own.then(|| session.timeline.decisions().collect()) }
    }

    /// How far it is after so many events.
    fn position(&self, at: u32) -> usize {
        let made = |own: &Vec<&Decision>| own.partition_point(|decision| decision.at < at);
        self.own.as_ref().map_or_else(|| self.session.timeline.script_at(at), made)
    }
}

impl Story for Ahead<'_> {
    fn next_move(&self, game: &Game, position: usize) -> Option<(usize, PlayerId, Action)> {
        let Some(own) = &self.own else {
            return self.session.plot.next_move(self.session.edition, game, position);
        };
        let Decision { actor, action, .. } = own.get(position)?;
        game.apply(*actor, action).is_ok().then(|| (position + 1, *actor, action.clone()))
    }

    fn after_other_choice(&self, game: &Game, position: usize) -> usize {
        match self.own {
            Some(_) => position + 1,
            None => self.session.plot.after_other_choice(self.session.edition, game, position),
        }
    }

    fn card_name(&self, locale: Locale, card: &Card) -> String {
        let known = self.session.plot.card_name(card, locale);
        known.map_or_else(|| card.name.to_string(), |name| name.to_string())
    }
}

impl Session {
    /// Questions about the first so many events of the game that a link leads to, each about other beliefs; the same every time.
    #[must_use]
    pub fn predicted(&self, limit: u32) -> Rc<[HandoutQuestion]> {
        let whole = self.at_start_of_link().after(&Command::Jump(limit));
        let ahead = Ahead::of(&whole);
        let mut asked: Vec<Misconception> = Vec::new();
        let mut questions = Vec::new();
        for at in whole.worth_asking() {
            let Some(question) = whole.question_at(at, &ahead, &asked) else { continue };
            asked.extend(tempted(&question).iter());
            questions.push(whole.asked_at(at, &ahead, &question));
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
    fn question_at(&self, at: u32, ahead: &Ahead<'_>, asked: &[Misconception]) -> Option<Question> {
        let game = self.timeline.game_at(at);
        let place = Place { game: &game, story: ahead, position: ahead.position(at), you: YOU };
        let questions = Worlds::new(place).questions(u64::from(at));
        let is_fresh = |question: &Question| tempted(question).iter().all(|belief| !asked.contains(belief));
        questions.into_iter().filter(is_fresh).max_by_key(|question| question.options.len())
    }

    fn asked_at(&self, at: u32, ahead: &Ahead<'_>, question: &Question) -> HandoutQuestion {
        let session = self.after(&Command::Jump(at));
        let last = at.checked_sub(1).and_then(|seq| self.timeline.entry(seq));
        let moment = last.map_or_else(Text::default, |entry| self.moment(entry));
        let asked = Asked {
            question,
            story: ahead,
            session: &session,
            chosen: None,
            is_open: false,
            from: None,
            why: None,
        };
        HandoutQuestion { after: at, moment, view: asked.view() }
    }
}
