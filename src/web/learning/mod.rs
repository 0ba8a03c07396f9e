//! Learning on the page: the lessons as far as they have arrived, what the learner has done, and what he is bringing along
//! from elsewhere. Pure; fetching and keeping is the business of hooks.

mod brought;
mod lecture;
mod own;
mod plan;
mod practising;
mod studying;

pub use brought::Brought;
pub use lecture::{Lecture, PlanWish};
pub use own::Own;
pub use plan::{PartPlace, Plan};
pub use practising::{Practising, RoundWish};
pub use studying::{StudyWish, Studying, own_beat, part_place};

use super::route::Round;
use super::store::Store;
use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::progress::{Day, Progress, ProgressFault, Reading};
use crate::session::study::Library;
use std::rc::Rc;

/// How far the file of lessons has come.
#[derive(Clone, Debug, PartialEq)]
pub enum Shelf {
    /// On its way, or not wanted yet; after how many failures.
    OnTheWay(u32),
    /// It could not be fetched, so many times.
    Failed(u32),
    /// Here it is.
    Here(Library),
}

impl Shelf {
    /// Which time it is to be fetched now, if it is to be.
    #[must_use]
    pub const fn wanted(&self) -> Option<u32> {
        match self {
            Self::OnTheWay(failures) => Some(*failures),
            Self::Failed(_) | Self::Here(_) => None,
        }
    }

    fn arrived(&self, text: Option<Rc<str>>) -> Self {
        match (self, text) {
            (Self::Here(_), _) => self.clone(),
            (_, Some(text)) => Self::Here(Library::of_bundle(&text)),
            (Self::OnTheWay(failures) | Self::Failed(failures), None) => {
                Self::Failed(failures.saturating_add(1))
            }
        }
    }

    fn retried(&self) -> Self {
        match self {
            Self::Failed(failures) => Self::OnTheWay(*failures),
            _ => self.clone(),
        }
    }
}

/// A record of progress that the learner is bringing along from a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Import {
    /// None.
    #[default]
    Nothing,
    /// It was read; what to do with his own is asked.
    Asking(Rc<Progress>),
    /// It is faulty, and nothing was changed.
    Refused(Rc<[ProgressFault]>),
    /// The browser could not read the file.
    Unreadable,
    /// It was taken over.
    Done,
}

/// What the page knows of learning.
#[derive(Clone, Debug)]
pub struct Learning {
    /// The lessons.
    pub shelf: Shelf,
    /// Lessons of one's own.
    pub own: Own,
    /// The lesson that is open.
    pub studying: Option<Studying>,
    /// The round of practice that was begun last.
    pub practising: Option<Practising>,
    /// What was done and what is confused.
    pub progress: Rc<Progress>,
    /// What of the record in storage could not be read, until that is put away.
    pub damage: Rc<[ProgressFault]>,
    /// What is being brought along.
    pub import: Import,
    /// The day of the last visit to an address.
    pub today: Day,
}

/// What happens about learning.
#[derive(Clone, Debug, PartialEq)]
pub enum Learn {
    /// Opens a lesson.
    Open {
        /// Its id.
        lesson: String,
        /// At which part, from 1; else where the learner left it.
        beat: Option<u32>,
        /// For a whole room: the names of the parts in order, none for all; `None` for one learner.
        room: Option<Vec<u32>>,
    },
    /// A wish about the lesson that is open.
    Study(StudyWish),
    /// Begins a round of practice, if the address names one.
    Practise(Round),
    /// A wish about the round.
    Round(RoundWish),
    /// A day has come.
    Today(Day),
    /// The file of lessons came; `None` if it could not be fetched.
    Arrived(Option<Rc<str>>),
    /// It is to be fetched once more.
    Retry,
    /// Another window of this browser kept its record.
    Elsewhere(Progress),
    /// A file of lessons was opened; `None` if the browser could not read it.
    OpenedLessons(Option<Rc<str>>),
    /// A file was opened; `None` if the browser could not read it.
    Opened(Option<Reading>),
    /// The record that was brought along and the own become one.
    Merge,
    /// The record that was brought along takes the place of the own.
    Replace,
    /// What was said about a file is put away.
    DismissImport,
    /// What was said about damage is put away.
    DismissDamage,
}

impl Default for Learning {
    /// Nothing learned, on no day.
    fn default() -> Self {
        Self::new(Reading::default(), Day::default())
    }
}

impl Learning {
    /// Whether a lesson of that name can be opened: one of the reader's own, or one of the course that is here.
    #[must_use]
    pub fn has(&self, lesson: &str) -> bool {
        let course = match &self.shelf {
            Shelf::Here(library) => Some(library),
            Shelf::OnTheWay(_) | Shelf::Failed(_) => None,
        };
        self.own.library().into_iter().chain(course).any(|library| library.find(lesson).is_some())
    }

    /// With what was found in storage.
    #[must_use]
    pub fn new(kept: Reading, today: Day) -> Self {
        let (progress, damage) = (Rc::new(kept.progress), kept.faults.into());
        Self {
            shelf: Shelf::OnTheWay(0),
            own: Own::Nothing,
            studying: None,
            practising: None,
            progress,
            damage,
            import: Import::Nothing,
            today,
        }
    }

    fn with_progress(&self, progress: Progress) -> Self {
        Self { progress: Rc::new(progress), ..self.clone() }
    }

    fn opened(&self, reading: Option<Reading>) -> Self {
        match reading {
            None => Self { import: Import::Unreadable, ..self.clone() },
            Some(reading) if !reading.faults.is_empty() => {
                Self { import: Import::Refused(reading.faults.into()), ..self.clone() }
            }
            Some(Reading { progress, .. }) if self.progress.is_empty() || *self.progress == progress => {
                Self { import: Import::Done, ..self.with_progress(progress) }
            }
            Some(Reading { progress, .. }) => {
                Self { import: Import::Asking(Rc::new(progress)), ..self.clone() }
            }
        }
    }

    /// Takes over the record that was brought along, if there is one.
    fn taken_over(&self, joined: impl FnOnce(&Progress, &Progress) -> Progress) -> Self {
        match &self.import {
            Import::Asking(theirs) => {
                Self { import: Import::Done, ..self.with_progress(joined(&self.progress, theirs)) }
            }
            _ => self.clone(),
        }
    }

    /// After something happened.
    #[must_use]
    pub fn after(&self, learn: Learn) -> Self {
        match learn {
            Learn::Today(today) => Self { today, ..self.clone() },
            Learn::Arrived(text) => Self { shelf: self.shelf.arrived(text), ..self.clone() },
            Learn::Retry => Self { shelf: self.shelf.retried(), ..self.clone() },
            Learn::Elsewhere(progress) => self.with_progress(progress),
            Learn::Opened(reading) => self.opened(reading),
            Learn::Merge => self.taken_over(Progress::merged),
            Learn::Replace => self.taken_over(|_, theirs| theirs.clone()),
            Learn::DismissImport => Self { import: Import::Nothing, ..self.clone() },
            Learn::DismissDamage => Self { damage: Rc::new([]), ..self.clone() },
            // These are the whole page's business, see `Store::learned`.
            Learn::Open { .. }
            | Learn::Study(_)
            | Learn::Practise(_)
            | Learn::Round(_)
            | Learn::OpenedLessons(_) => self.clone(),
        }
    }
}

impl Store {
    /// After something happened about learning.
    pub(super) fn learned(&self, learn: Learn) -> Self {
        match learn {
            Learn::Open { lesson, beat, room } => self.study(&lesson, beat, room.as_deref()),
            Learn::Study(wish) => self.wished(wish),
            Learn::Practise(round) => self.practise(&round),
            Learn::Round(wish) => self.practised_on(&wish),
            Learn::OpenedLessons(text) => {
                let own = text.map_or(Own::Unreadable, |text| Own::read(text, self.locale));
                Self { learning: Learning { own, ..self.learning.clone() }, ..self.clone() }
            }
            learn => Self { learning: self.learning.after(learn), ..self.clone() },
        }
    }
}

impl Learning {
    /// The open lesson by the rules of another edition.
    pub(super) fn in_edition(&self, edition: Edition) -> Self {
        let studying = self.studying.as_ref().map(|studying| studying.in_edition(edition));
        let practising = self.practising.as_ref().map(|practising| practising.in_edition(edition));
        Self { studying, practising, ..self.clone() }
    }

    /// The open lesson in another language.
    pub(super) fn in_locale(&self, locale: Locale) -> Self {
        let studying = self.studying.as_ref().map(|studying| studying.in_locale(locale));
        let practising = self.practising.as_ref().map(|practising| practising.in_locale(locale));
        let own = self.own.in_locale(locale);
        Self { own, studying, practising, ..self.clone() }
    }
}
