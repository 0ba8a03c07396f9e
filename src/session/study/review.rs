//! What is asked again at the end of a lesson: questions of the lessons that it builds on, first those that it is time for.

use super::Library;
use crate::engine::{Edition, Misconception};
use crate::lesson::{BeatKind, Lesson};
use crate::scenario::AskLine;
use crate::session::progress::Due;
use oorandom::Rand64;
use std::collections::{BTreeMap, BTreeSet};
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
    /// The belief on whose account just this is asked, if it was not left to chance.
    pub(super) due: Option<Due>,
}

/// A question that could be asked again, with the beliefs that its lesson names.
struct Candidate<'a> {
    lesson: usize,
    place: usize,
    ask: &'a AskLine,
    named: Vec<Misconception>,
}

/// What a question is drawn from.
struct Pool<'a> {
    candidates: Vec<Candidate<'a>>,
    /// What was asked last, by the lesson itself or again.
    last: Vec<&'a AskLine>,
    chance: Rand64,
}

/// How often a question, by its lesson and place, was asked again at the end of the lessons before.
type Times = BTreeMap<(usize, usize), u32>;

impl Again {
    /// By a seed alone.
    #[must_use]
    pub fn by(seed: u64) -> Self {
        Self { seed, ..Self::default() }
    }

    /// The questions asked again at the end of a lesson: of the lessons that it builds on, directly or not. One that tempts
    /// with a belief that is due comes before any other; then the one that a course taken on one day has asked again least often so
    /// far, and then one that asks in other words than those asked last; among equals the seed chooses. `tempts`: whether the
    /// question at a place of a lesson has an answer of that belief, by the rules of this edition.
    pub(super) fn draw(
        &self,
        library: &Library,
        lesson: usize,
        edition: Edition,
        tempts: impl Fn(usize, usize, Misconception) -> bool,
    ) -> Vec<Asked> {
        let mut times = Times::new();
        for earlier in 0..lesson {
            for asked in self.pool(library, earlier, edition).drawn(&times, Vec::new()) {
                *times.entry((asked.lesson, asked.place)).or_default() += 1;
            }
        }
        let mut pool = self.pool(library, lesson, edition);
        let mut pressing = Vec::new();
        for due in &*self.due {
            if pressing.len() < QUESTIONS {
                pressing.extend(pool.draw_for(*due, &times, &tempts));
            }
        }
        pool.drawn(&times, pressing)
    }

    fn pool<'a>(&self, library: &'a Library, lesson: usize, edition: Edition) -> Pool<'a> {
        let own = self.seed.wrapping_mul(31).wrapping_add(u64::try_from(lesson).unwrap_or_default());
        Pool {
            candidates: candidates(library, lesson, edition),
            last: last_asked(library, lesson, edition),
            chance: Rand64::new(u128::from(own)),
        }
    }
}

impl<'a> Pool<'a> {
    /// These, and as many more as are missing.
    fn drawn(mut self, times: &Times, mut drawn: Vec<Asked>) -> Vec<Asked> {
        while drawn.len() < QUESTIONS {
            let Some(found) = self.find(times, |_| true) else { break };
            drawn.push(self.take(found, None));
        }
        drawn
    }

    /// One that tempts with what is due.
    fn draw_for(
        &mut self,
        due: Due,
        times: &Times,
        tempts: &impl Fn(usize, usize, Misconception) -> bool,
    ) -> Option<Asked> {
        // Whether it does takes playing; so only one that was chosen is looked at.
        let mut passed_over = BTreeSet::new();
        loop {
            let is_open = |it: &Candidate<'_>| !passed_over.contains(&(it.lesson, it.place));
            let found = self.find(times, |it| it.named.contains(&due.belief) && is_open(it))?;
            let (lesson, place) = self.candidates.get(found).map(|it| (it.lesson, it.place))?;
            if tempts(lesson, place, due.belief) {
                return Some(self.take(found, Some(due)));
            }
            passed_over.insert((lesson, place));
        }
    }

    /// One of the candidates of which this holds, by its number.
    fn find(&mut self, times: &Times, fits: impl Fn(&Candidate<'a>) -> bool) -> Option<usize> {
        let rank = |it: &Candidate<'a>| {
            let asked = times.get(&(it.lesson, it.place)).copied().unwrap_or_default();
            (asked, self.last.iter().any(|before| before.is_of_kind(it.ask)))
        };
        let fitting = || self.candidates.iter().enumerate().filter(|(_, it)| fits(it));
        let first = fitting().map(|(_, it)| rank(it)).min()?;
        let equals: Vec<usize> = fitting().filter(|(_, it)| rank(it) == first).map(|(at, _)| at).collect();
        let bound = u64::try_from(equals.len()).ok()?;
        let at = usize::try_from(self.chance.rand_range(0..bound)).ok()?;
        equals.get(at).copied()
    }

    fn take(&mut self, found: usize, due: Option<Due>) -> Asked {
        let Candidate { lesson, place, ask, .. } = self.candidates.swap_remove(found);
        self.last.push(ask);
        Asked { lesson, place, due }
    }
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
                let (ask, named) = (&prediction.ask, prediction.named(edition));
                candidates.push(Candidate { lesson: number, place, ask, named });
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
