//! Practice: a round of questions drawn by a seed, by theme, level, or what the learner got wrong. Pure; the same seed and
//! wish make the same round.

use super::asked::{Asked, tempted};
use super::progress::{Answered, can_be_asked};
use super::snapshot::{Snapshot, Text};
use super::study::{QuestionView, VerdictView};
use super::{Command, Session};
use crate::engine::{Edition, Misconception};
use crate::locale::Locale;
use crate::quiz::{Ask, Drawn, Filter, belief, practice};
pub use crate::quiz::{Level, Theme};
use serde::Serialize;
use std::collections::BTreeMap;
use std::rc::Rc;

/// How many questions a round has.
pub const ROUND: u32 = 6;

/// How often another question is drawn, if one was asked before in the round.
const TRIES: u64 = 8;

/// Keeps the seeds of the questions of a round apart.
const STRIDE: u64 = 0x9e37_79b9_7f4a_7c15;

/// What is to be practised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// By which rules.
    pub edition: Edition,
    /// About what; nothing said means everything.
    pub theme: Option<Theme>,
    /// How hard; nothing said means any.
    pub level: Option<Level>,
    /// The beliefs that the first questions are about, one each.
    pub about: Rc<[Misconception]>,
    /// What the questions are drawn by.
    pub seed: u64,
}

/// One wish of a learner in a round.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeCommand {
    /// Chooses an answer, by its number from 0.
    Answer(usize),
    /// Shows the right answer.
    Reveal,
    /// The next question, or what came of the round.
    Next,
    /// Looks around at the table.
    Look(Command),
    /// Speaks another language.
    SetLocale(Locale),
}

/// A learner in a round. Cheap to clone; it changes only by [`Practice::after`].
#[derive(Clone, Debug)]
pub struct Practice {
    wish: Rc<Wish>,
    locale: Locale,
    /// Which question, from 0; [`ROUND`] once all are answered.
    number: u32,
    now: Option<Rc<Seat>>,
    is_open: bool,
    chosen: Option<usize>,
    asked: Rc<[(Text, usize, Ask)]>,
    results: Rc<BTreeMap<Misconception, (u32, u32)>>,
}

/// A question at its table.
#[derive(Clone, Debug)]
struct Seat {
    drawn: Drawn,
    session: Session,
}

/// What there is to show of a round.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PracticeView {
    /// Which question, from 1; one more than there are once all are answered.
    pub number: u32,
    /// How many there are.
    pub of: u32,
    /// The question; none once all are answered, or if nothing like what was wished can be asked.
    pub question: Option<QuestionView>,
    /// How it stands.
    pub verdict: VerdictView,
    /// The table.
    pub table: Option<Snapshot>,
    /// What came of the round, belief by belief.
    pub results: Rc<[BeliefResult]>,
}

/// How a belief fared in a round.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BeliefResult {
    /// The belief.
    pub belief: Misconception,
    /// As somebody would say it.
    pub says: Text,
    /// Why it is wrong.
    pub but: Text,
    /// How often it was seen through.
    pub right: u32,
    /// How often it was fallen for.
    pub wrong: u32,
}

/// Whether somebody can be wrong about a theme in an edition: where no belief about it is mistaken, nothing can be asked.
#[must_use]
pub fn has_theme(edition: Edition, theme: Theme) -> bool {
    let mut own = Misconception::ALL.iter().filter(|belief| Theme::of(**belief) == theme);
    own.any(|belief| can_be_asked(edition, *belief))
}

/// A belief as somebody would say it.
#[must_use]
pub fn said_by_believers(which: Misconception, locale: Locale) -> Text {
    belief(which, locale).says.into()
}

impl Practice {
    /// Begins a round.
    #[must_use]
    pub fn begin(wish: Wish, locale: Locale) -> Self {
        let wish = Rc::new(wish);
        let (asked, results) = (Rc::default(), Rc::default());
        let begun = Self { wish, locale, number: 0, now: None, is_open: false, chosen: None, asked, results };
        begun.drawn()
    }

    /// What is practised.
    #[must_use]
    pub fn wish(&self) -> &Wish {
        &self.wish
    }

    /// The language.
    #[must_use]
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// The round after a command.
    #[must_use]
    pub fn after(&self, command: &PracticeCommand) -> Self {
        match command {
            PracticeCommand::Answer(chosen) if self.is_open => self.answered(*chosen),
            PracticeCommand::Reveal if self.is_open => Self { is_open: false, ..self.clone() },
            PracticeCommand::Next if !self.is_open && self.number < ROUND => {
                Self { number: self.number + 1, ..self.clone() }.drawn()
            }
            PracticeCommand::Look(command) => self.seated(&|session| session.after(command)),
            PracticeCommand::SetLocale(locale) => {
                let spoken = self.seated(&|session| session.after(&Command::SetLocale(*locale)));
                Self { locale: *locale, ..spoken }
            }
            _ => self.clone(),
        }
    }

    /// How the last answer counts: for which beliefs, and how.
    #[must_use]
    pub fn counted(&self) -> Option<(Rc<[Misconception]>, Answered)> {
        let question = &self.now.as_ref()?.drawn.question;
        let chosen = self.chosen?;
        if chosen == question.right {
            return Some((tempted(question), Answered::Right));
        }
        Some((question.options.get(chosen)?.believed.as_slice().into(), Answered::Wrong))
    }

    fn seated(&self, change: &dyn Fn(&Session) -> Session) -> Self {
        let seat = |seat: &Rc<Seat>| Seat { drawn: seat.drawn.clone(), session: change(&seat.session) };
        Self { now: self.now.as_ref().map(|now| Rc::new(seat(now))), ..self.clone() }
    }

    fn answered(&self, chosen: usize) -> Self {
        let options = self.now.as_ref().map_or(0, |now| now.drawn.question.options.len());
        if chosen >= options {
            return self.clone();
        }
        let answered = Self { chosen: Some(chosen), is_open: false, ..self.clone() };
        let Some((beliefs, how)) = answered.counted() else { return answered };
        let mut results = (*self.results).clone();
        for belief in &*beliefs {
            let (right, wrong) = results.entry(*belief).or_default();
            match how {
                Answered::Right => *right += 1,
                Answered::Wrong => *wrong += 1,
            }
        }
        Self { results: Rc::new(results), ..answered }
    }

    /// With the question of its number. A wish that nothing fulfils is widened: first the belief is left away, then the level.
    fn drawn(self) -> Self {
        let at = usize::try_from(self.number).unwrap_or(usize::MAX);
        let wish = &self.wish;
        let belief = wish.about.get(at).copied();
        let whole = Filter { edition: Some(wish.edition), level: wish.level, theme: wish.theme, belief };
        let alone = Filter { theme: None, level: None, ..whole };
        let plain = Filter { belief: None, ..whole };
        let any_level = Filter { level: None, ..plain };
        let filters = [belief.map(|_| alone), Some(plain), Some(any_level)];
        let drawn = (self.number < ROUND)
            .then(|| filters.into_iter().flatten().find_map(|it| self.draw(it)))
            .flatten();
        let seat = drawn.and_then(|drawn| {
            let session = Session::of_board(drawn.board, drawn.edition, self.locale)?;
            let event = u32::try_from(drawn.event).ok()?;
            Some(Rc::new(Seat { session: session.after(&Command::Jump(event)), drawn }))
        });
        let key = seat.as_ref().map(|seat| key(&seat.drawn));
        let asked = self.asked.iter().cloned().chain(key).collect();
        Self { is_open: seat.is_some(), now: seat, chosen: None, asked, ..self }
    }

    fn draw(&self, filter: Filter) -> Option<Drawn> {
        let first = self.wish.seed.wrapping_add(STRIDE.wrapping_mul(u64::from(self.number) + 1));
        let mut tries = (0..TRIES).filter_map(|at| practice(first.wrapping_add(at), filter));
        let mut last = None;
        tries
            .find(|drawn| {
                last.get_or_insert_with(|| drawn.clone());
                !self.asked.contains(&key(drawn))
            })
            .or(last)
    }

    /// Everything there is to show.
    #[must_use]
    pub fn view(&self) -> PracticeView {
        let session = |now: &Seat| Session { is_asked: self.is_open, ..now.session.clone() };
        let question = self.now.as_ref().map(|now| {
            let asked = Asked {
                question: &now.drawn.question,
                story: now.drawn.played.script(),
                session: &session(now),
                chosen: self.chosen,
                is_open: self.is_open,
                from: None,
                why: None,
            };
            asked.view()
        });
        PracticeView {
            number: self.number + 1,
            of: ROUND,
            question,
            verdict: self.verdict(),
            table: self.now.as_ref().map(|now| session(now).snapshot()),
            results: self.results.iter().map(|(belief, counts)| self.result(*belief, *counts)).collect(),
        }
    }

    fn verdict(&self) -> VerdictView {
        match (self.counted(), self.is_open || self.now.is_none()) {
            (_, true) => VerdictView::NotYet,
            (None, false) => VerdictView::Revealed,
            (Some((_, Answered::Right)), false) => VerdictView::RightAnswer,
            (Some((believed, Answered::Wrong)), false) => VerdictView::WrongAnswer { believed },
        }
    }

    fn result(&self, which: Misconception, (right, wrong): (u32, u32)) -> BeliefResult {
        let texts = belief(which, self.locale);
        BeliefResult { belief: which, says: texts.says.into(), but: texts.but.into(), right, wrong }
    }
}

/// What tells a question from others.
fn key(drawn: &Drawn) -> (Text, usize, Ask) {
    (Text::from(&*drawn.board.id), drawn.event, drawn.ask())
}
