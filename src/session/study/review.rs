//! What is asked again at the end of a lesson: questions of the lessons that it builds on, first those that it is time for.

use super::Library;
use crate::engine::{Edition, Misconception};
use crate::lesson::{BeatKind, Lesson};
use crate::scenario::AskLine;
use crate::session::progress::{Due, Why};
use oorandom::Rand64;
use std::collections::BTreeSet;
use std::rc::Rc;

/// How many questions are asked again.
pub(super) const QUESTIONS: usize = 2;

/// What decides which questions are asked again: the same questions for the same seed and record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Again {
    /// What they are drawn by.
    pub seed: u64,
    /// What it is time to ask the learner about, the most pressing first.
    pub due: Rc<[Due]>,
}

/// A question of a lesson that is asked again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    /// The lesson's number in the list.
    pub(super) lesson: usize,
    /// The beat's number among those of the edition.
    pub(super) place: usize,
    /// Why just this one, if it was not left to chance.
    pub(super) why: Option<Why>,
}

/// A question that could be asked again, with the beliefs that it tempts with.
struct Candidate<'a> {
    lesson: usize,
    place: usize,
    ask: &'a AskLine,
    beliefs: Vec<Misconception>,
}

impl Again {
    /// By a seed alone.
    #[must_use]
    pub fn by(seed: u64) -> Self {
        Self { seed, ..Self::default() }
    }

    /// The questions asked again at the end of a lesson: of the lessons that it builds on, directly or not. One that tempts
    /// with a belief that is due comes before any other, and then one that asks in other words than those asked last; among equals the
    /// seed chooses.
    pub(super) fn draw(&self, library: &Library, lesson: usize, edition: Edition) -> Vec<Asked> {
        let mut candidates = candidates(library, lesson, edition);
        // Lessons gone through on one day ask different things.
        let own = self.seed.wrapping_mul(31).wrapping_add(u64::try_from(lesson).unwrap_or_default());
        let mut chance = Rand64::new(u128::from(own));
        let mut asked = last_asked(library, lesson, edition);
        let mut drawn = Vec::new();
        for due in &*self.due {
            if drawn.len() < QUESTIONS {
                let tempts = |it: &Candidate<'_>| it.beliefs.contains(&due.belief);
                drawn.extend(draw(&mut chance, &mut candidates, &mut asked, tempts, Some(due.why)));
            }
        }
        while drawn.len() < QUESTIONS && !candidates.is_empty() {
            drawn.extend(draw(&mut chance, &mut candidates, &mut asked, |_| true, None));
        }
        drawn
    }
}

/// One of the candidates of which this holds, taken out of them; if possible one that asks in other words than those asked before.
fn draw<'a>(
    chance: &mut Rand64,
    candidates: &mut Vec<Candidate<'a>>,
    asked: &mut Vec<&'a AskLine>,
    fits: impl Fn(&Candidate<'a>) -> bool,
    why: Option<Why>,
) -> Option<Asked> {
    let those = |fits: &dyn Fn(&Candidate<'a>) -> bool| -> Vec<usize> {
        candidates.iter().enumerate().filter(|(_, it)| fits(it)).map(|(at, _)| at).collect()
    };
    let is_new = |it: &Candidate<'a>| !asked.iter().any(|before| before.is_of_kind(it.ask));
    let new = those(&|it| fits(it) && is_new(it));
    let fitting = if new.is_empty() { those(&fits) } else { new };
    let bound = u64::try_from(fitting.len()).ok().filter(|bound| *bound > 0)?;
    let at = usize::try_from(chance.rand_range(0..bound)).unwrap_or_default();
    let Candidate { lesson, place, ask, .. } = candidates.swap_remove(*fitting.get(at)?);
    asked.push(ask);
    Some(Asked { lesson, place, why })
}

/// What the lesson itself asks last, as many questions as are asked again.
fn last_asked(library: &Library, lesson: usize, edition: Edition) -> Vec<&AskLine> {
    let own = library.lessons().get(lesson);
    let asks = own.into_iter().flat_map(|own| own.beats(edition)).filter_map(|(_, beat)| ask_of(&beat.kind));
    let mut asks: Vec<&AskLine> = asks.collect();
    asks.split_off(asks.len().saturating_sub(QUESTIONS))
}

const fn ask_of(kind: &BeatKind) -> Option<&AskLine> {
    match kind {
        BeatKind::Predict(prediction) => Some(&prediction.ask),
        _ => None,
    }
}

/// Every question of the lessons that a lesson builds on.
fn candidates(library: &Library, lesson: usize, edition: Edition) -> Vec<Candidate<'_>> {
    let mut candidates = Vec::new();
    for number in before(library, lesson) {
        let Some(own) = library.lessons().get(number).filter(|own| own.editions.include(edition)) else {
            continue;
        };
        for (place, (_, beat)) in own.beats(edition).enumerate() {
            if let BeatKind::Predict(prediction) = &beat.kind {
                let (ask, beliefs) = (&prediction.ask, prediction.named(edition));
                candidates.push(Candidate { lesson: number, place, ask, beliefs });
            }
        }
    }
    candidates
}

/// The lessons that a lesson builds on, directly or not; only earlier ones count.
fn before(library: &Library, lesson: usize) -> BTreeSet<usize> {
    let (mut found, mut open) = (BTreeSet::new(), vec![lesson]);
    while let Some(number) = open.pop() {
        let names = library.lessons().get(number).map_or(&[][..], |own: &std::sync::Arc<Lesson>| &own.after);
        for earlier in names.iter().filter_map(|name| library.find(&name.text)) {
            if earlier < number && found.insert(earlier) {
                open.push(earlier);
            }
        }
    }
    found
}
