//! Something to tell about the last command, before it is put into words.

use super::Attempt;
use super::snapshot::NoticeKind;
use crate::scenario::Fault;
use std::rc::Rc;

/// A notice without its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Note {
    pub(super) kind: NoticeKind,
    /// The choice that the other edition refuses.
    pub(super) refusal: Option<Attempt>,
    /// What is wrong with a text.
    pub(super) faults: Rc<[Fault]>,
}

impl Note {
    pub(super) fn plain(kind: NoticeKind) -> Self {
        Self { kind, refusal: None, faults: Rc::default() }
    }

    pub(super) fn faulty(faults: Vec<Fault>) -> Self {
        Self { faults: faults.into(), ..Self::plain(NoticeKind::ScenarioFaults) }
    }

    pub(super) fn stopped(by: Attempt) -> Self {
        Self { refusal: Some(by), ..Self::plain(NoticeKind::ChoiceIllegalThere) }
    }
}
