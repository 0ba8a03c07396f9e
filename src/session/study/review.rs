//! What is asked again at the end of a lesson: questions of the lessons that it builds on.

use super::Library;
use crate::engine::Edition;
use crate::lesson::{BeatKind, Lesson};
use oorandom::Rand64;
use std::collections::BTreeSet;

/// How many questions are asked again.
pub(super) const QUESTIONS: usize = 2;

/// A question of a lesson: the lesson's number in the list, and the beat's among those of the edition.
pub(super) type Asked = (usize, usize);

/// The questions asked again at the end of a lesson: of the lessons that it builds on, directly or not. Which ones comes
/// from the seed.
pub(super) fn draw(library: &Library, lesson: usize, edition: Edition, seed: u64) -> Vec<Asked> {
    let mut candidates: Vec<Asked> = Vec::new();
    for number in before(library, lesson) {
        let Some(own) = library.lessons().get(number).filter(|own| own.editions.include(edition)) else {
            continue;
        };
        let beats = own.beats(edition).enumerate();
        let asking = beats.filter(|(_, (_, beat))| matches!(beat.kind, BeatKind::Predict(_)));
        candidates.extend(asking.map(|(place, _)| (number, place)));
    }
    // Lessons gone through on one day ask different things.
    let own = seed.wrapping_mul(31).wrapping_add(u64::try_from(lesson).unwrap_or_default());
    let mut chance = Rand64::new(u128::from(own));
    let mut drawn = Vec::new();
    while drawn.len() < QUESTIONS && !candidates.is_empty() {
        let bound = u64::try_from(candidates.len()).unwrap_or(1);
        let at = usize::try_from(chance.rand_range(0..bound)).unwrap_or_default();
        drawn.push(candidates.swap_remove(at.min(candidates.len() - 1)));
    }
    drawn
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
