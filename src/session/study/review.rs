//! What is asked again at the end of a lesson: questions of the lessons that it builds on, first those that it is time for.

use super::Library;
use crate::engine::{Edition, Misconception};
use crate::lesson::{BeatKind, Lesson};
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
struct Candidate {
    lesson: usize,
    place: usize,
    beliefs: Vec<Misconception>,
}

impl Again {
    /// By a seed alone.
    #[must_use]
    pub fn by(seed: u64) -> Self {
        Self { seed, ..Self::default() }
    }

    /// The questions asked again at the end of a lesson: of the lessons that it builds on, directly or not. One that tempts
    /// with a belief that is due comes before any other; among equals the seed chooses.
    pub(super) fn draw(&self, library: &Library, lesson: usize, edition: Edition) -> Vec<Asked> {
        let mut candidates = candidates(library, lesson, edition);
        // Lessons gone through on one day ask different things.
        let own = self.seed.wrapping_mul(31).wrapping_add(u64::try_from(lesson).unwrap_or_default());
        let mut chance = Rand64::new(u128::from(own));
        let mut drawn = Vec::new();
        for due in &*self.due {
            if drawn.len() < QUESTIONS {
                let tempts = |it: &Candidate| it.beliefs.contains(&due.belief);
                drawn.extend(draw(&mut chance, &mut candidates, tempts, Some(due.why)));
            }
        }
        while drawn.len() < QUESTIONS && !candidates.is_empty() {
            drawn.extend(draw(&mut chance, &mut candidates, |_| true, None));
        }
        drawn
    }
}

/// One of the candidates of which this holds, taken out of them.
fn draw(
    chance: &mut Rand64,
    candidates: &mut Vec<Candidate>,
    fits: impl Fn(&Candidate) -> bool,
    why: Option<Why>,
) -> Option<Asked> {
    let fitting: Vec<usize> =
        candidates.iter().enumerate().filter(|(_, it)| fits(it)).map(|(at, _)| at).collect();
    let bound = u64::try_from(fitting.len()).ok().filter(|bound| *bound > 0)?;
    let at = usize::try_from(chance.rand_range(0..bound)).unwrap_or_default();
    let Candidate { lesson, place, .. } = candidates.swap_remove(*fitting.get(at)?);
    Some(Asked { lesson, place, why })
}

/// Every question of the lessons that a lesson builds on.
fn candidates(library: &Library, lesson: usize, edition: Edition) -> Vec<Candidate> {
    let mut candidates = Vec::new();
    for number in before(library, lesson) {
        let Some(own) = library.lessons().get(number).filter(|own| own.editions.include(edition)) else {
            continue;
        };
        for (place, (_, beat)) in own.beats(edition).enumerate() {
            if let BeatKind::Predict(prediction) = &beat.kind {
                let beliefs = prediction.named(edition);
                candidates.push(Candidate { lesson: number, place, beliefs });
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
