//! In which order a lesson is shown to a room, and what of it is left out. Pure; a link holds it.

use crate::session::study::{BeatKindView, Part};
use std::rc::Rc;

/// The parts of a lesson that are shown, by their names, in order. There is always one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    parts: Rc<[Part]>,
    shown: Vec<u32>,
}

/// Where a part stands: among the lesson's own, which are those that the list of lessons counts, or among what is asked again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartPlace {
    /// Whether it is asked again.
    pub is_review: bool,
    /// Its number, from 1.
    pub number: u32,
    /// How many there are.
    pub of: u32,
}

impl Plan {
    /// Where a part stands among those of its sort that are shown; `None` if it is left out.
    #[must_use]
    pub fn place(&self, name: u32) -> Option<PartPlace> {
        let is_again = |part: &Part| part.kind == BeatKindView::Review;
        let is_review = is_again(self.shown_parts().find(|part| part.name == name)?);
        let alike = || self.shown_parts().filter(|part| is_again(part) == is_review);
        let number = alike().zip(1..).find(|(part, _)| part.name == name)?.1;
        Some(PartPlace { is_review, number, of: u32::try_from(alike().count()).unwrap_or(u32::MAX) })
    }

    /// The order that a link names. What is no part of the lesson is left out, and so is what stands there once more; where
    /// nothing of this edition is left, the lesson is shown as it is written.
    #[must_use]
    pub fn new(parts: Vec<Part>, order: &[u32]) -> Self {
        let mut shown: Vec<u32> = Vec::new();
        for name in order {
            if !shown.contains(name) && parts.iter().any(|part| part.name == *name) {
                shown.push(*name);
            }
        }
        let plan = Self { parts: parts.into(), shown };
        if plan.shown_parts().next().is_some() { plan } else { plan.as_written() }
    }

    /// The same order, with what another edition or language says of the parts.
    #[must_use]
    pub fn over(&self, parts: Vec<Part>) -> Self {
        Self::new(parts, &self.shown)
    }

    /// All parts, in the order of the lesson.
    #[must_use]
    pub fn as_written(&self) -> Self {
        Self { shown: self.parts.iter().map(|part| part.name).collect(), ..self.clone() }
    }

    /// What a link says of it: nothing where the lesson is shown as it is written.
    #[must_use]
    pub fn order(&self) -> &[u32] {
        if self.shown.iter().copied().eq(self.parts.iter().map(|part| part.name)) { &[] } else { &self.shown }
    }

    /// Whether it is just this order.
    #[must_use]
    pub fn is(&self, order: &[u32]) -> bool {
        self.shown == order
    }

    /// The parts that are shown, in order, as far as the edition has them.
    pub fn shown_parts(&self) -> impl DoubleEndedIterator<Item = &Part> {
        let of = |name: &u32| self.parts.iter().find(|part| part.name == *name && part.beat.is_some());
        self.shown.iter().filter_map(of)
    }

    /// The parts that are left out, in the order of the lesson.
    pub fn skipped_parts(&self) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(|part| part.beat.is_some() && !self.shown.contains(&part.name))
    }

    /// The number of the part in the edition that comes after this one, or before it.
    #[must_use]
    pub fn beside(&self, name: u32, is_later: bool) -> Option<u32> {
        let names = || self.shown_parts().map(|part| part.name);
        let Some(at) = names().position(|own| own == name) else {
            // A part that is left out was gone to by itself: the first that is shown comes next.
            return self.shown_parts().next()?.beat.filter(|_| is_later);
        };
        let beside = if is_later { at.checked_add(1) } else { at.checked_sub(1) };
        self.shown_parts().nth(beside?)?.beat
    }

    /// The number of the first part in the edition, or of the last.
    #[must_use]
    pub fn end(&self, is_last: bool) -> Option<u32> {
        let mut parts = self.shown_parts();
        if is_last { parts.next_back() } else { parts.next() }?.beat
    }

    /// With a part one place later or earlier among those that the edition has.
    #[must_use]
    pub fn with_moved(&self, name: u32, is_later: bool) -> Self {
        let here: Vec<u32> = self.shown_parts().map(|part| part.name).collect();
        let place = here.iter().position(|own| *own == name);
        let beside = place.and_then(|at| if is_later { at.checked_add(1) } else { at.checked_sub(1) });
        let Some(other) = beside.and_then(|at| here.get(at)) else { return self.clone() };
        let mut shown = self.shown.clone();
        shown.retain(|own| *own != name);
        let at = shown.iter().position(|own| own == other).unwrap_or_default();
        shown.insert(if is_later { at + 1 } else { at }, name);
        Self { shown, ..self.clone() }
    }

    /// Without a part; the last one stays.
    #[must_use]
    pub fn without(&self, name: u32) -> Self {
        if self.shown_parts().all(|part| part.name == name) {
            return self.clone();
        }
        let mut shown = self.shown.clone();
        shown.retain(|own| *own != name);
        Self { shown, ..self.clone() }
    }

    /// With a part that was left out, before the first of those that the lesson has after it.
    #[must_use]
    pub fn with(&self, name: u32) -> Self {
        let place = |name: u32| self.parts.iter().position(|part| part.name == name);
        let (Some(own), false) = (place(name), self.shown.contains(&name)) else { return self.clone() };
        let mut shown = self.shown.clone();
        let later = shown.iter().position(|other| place(*other).is_some_and(|other| other > own));
        shown.insert(later.unwrap_or(shown.len()), name);
        Self { shown, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::{PartPlace, Plan};
    use crate::session::study::{BeatKindView, Part};

    /// Five parts; the edition lacks the third.
    fn parts() -> Vec<Part> {
        let beat = |name: u32| [Some(1), Some(2), None, Some(3), Some(4)][name as usize - 1];
        (1..=5).map(|name| Part { name, beat: beat(name), kind: BeatKindView::Tell, text: None }).collect()
    }

    fn names(plan: &Plan) -> Vec<u32> {
        plan.shown_parts().map(|part| part.name).collect()
    }

    #[test]
    fn what_a_link_says_is_kept_as_far_as_it_makes_sense() {
        assert_eq!(names(&Plan::new(parts(), &[])), [1, 2, 4, 5]);
        assert_eq!(Plan::new(parts(), &[]).order(), [0_u32; 0]);
        let plan = Plan::new(parts(), &[5, 9, 2, 5, 0]);
        assert_eq!((names(&plan), plan.order()), (vec![5, 2], &[5, 2][..]));
        assert_eq!(names(&Plan::new(parts(), &[3])), [1, 2, 4, 5], "nothing of it is in the edition");
    }

    #[test]
    fn a_part_moves_past_those_that_the_edition_has() {
        let plan = Plan::new(parts(), &[]).with_moved(4, false);
        assert_eq!(names(&plan), [1, 4, 2, 5]);
        assert_eq!(names(&plan.with_moved(4, true)), [1, 2, 4, 5]);
        assert_eq!(plan.with_moved(1, false), plan, "there is no place before the first");
        assert_eq!(plan.with_moved(5, true), plan, "there is no place after the last");
    }

    #[test]
    fn a_part_left_out_comes_back_where_the_lesson_has_it_and_one_always_stays() {
        let plan = Plan::new(parts(), &[]).without(2);
        assert_eq!(names(&plan), [1, 4, 5]);
        assert_eq!(plan.skipped_parts().map(|part| part.name).collect::<Vec<_>>(), [2]);
        assert_eq!(plan.with(2).order(), [0_u32; 0]);
        let one = plan.without(4).without(5).without(1);
        assert_eq!(names(&one), [1]);
    }

    #[test]
    fn a_part_is_counted_among_those_of_its_sort_that_are_shown_and_in_their_order() {
        let mut parts = parts();
        parts[3].kind = BeatKindView::Review;
        let place = |number, of, is_review| Some(PartPlace { is_review, number, of });
        let plan = Plan::new(parts, &[]);
        assert_eq!((plan.place(5), plan.place(4)), (place(3, 3, false), place(1, 1, true)));
        let plan = plan.with_moved(5, false).with_moved(5, false).without(1);
        assert_eq!(names(&plan), [5, 2, 4]);
        assert_eq!((plan.place(5), plan.place(2)), (place(1, 2, false), place(2, 2, false)));
        assert_eq!(plan.place(1), None, "it is left out");
    }

    #[test]
    fn the_next_part_is_that_of_the_plan() {
        let plan = Plan::new(parts(), &[5, 1, 4]);
        assert_eq!(
            (plan.beside(5, true), plan.beside(1, true), plan.beside(4, true)),
            (Some(1), Some(3), None)
        );
        assert_eq!((plan.beside(5, false), plan.beside(4, false)), (None, Some(1)));
        assert_eq!((plan.end(false), plan.end(true)), (Some(4), Some(3)));
        assert_eq!(plan.beside(2, true), Some(4), "from a part that is left out, the first comes");
    }
}
