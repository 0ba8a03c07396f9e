//! Two editions side by side: what the page shows of them, and how it moves. Pure, and apart from the table, which stays
//! where it was.

use super::sheet::Sheet;
use super::store::{Direction, Message, Store, Stride};
use super::unknown::Unknown;
use crate::engine::{Edition, Target};
use crate::locale::Locale;
use crate::session::snapshot::{ComparisonView, Text};
use crate::session::{Comparison, Session, is_same_scenario};
use std::rc::Rc;

/// A game under both editions' rules, as far as both have it.
#[derive(Clone, Debug)]
pub enum Comparing {
    /// Both have it.
    Both(Rc<Compared>),
    /// Only one has it.
    OnlyOne {
        /// The scenario's id.
        scenario: Text,
        /// That and why there is nothing to compare.
        why: Text,
    },
}

/// A comparison, and what there is to show of it.
#[derive(Clone, Debug)]
pub struct Compared {
    comparison: Comparison,
    /// The table's game, if it was of that scenario.
    source: Option<Session>,
    /// What there is to show.
    pub shown: Rc<ComparisonView>,
    /// Whether the last change went forward.
    pub direction: Direction,
}

impl Compared {
    fn at(&self, comparison: Comparison, direction: Direction) -> Self {
        Self { shown: Rc::new(comparison.snapshot()), comparison, direction, source: self.source.clone() }
    }

    fn stride(&self, stride: Stride) -> Self {
        let before = self.comparison.place();
        let comparison = match stride {
            Stride::Back => self.comparison.back(),
            Stride::Forward | Stride::ForwardPlainly => self.comparison.forward(),
            Stride::PreviousStep => self.comparison.previous_step(),
            Stride::NextStep => self.comparison.next_step(),
            Stride::To(place) => self.comparison.at(place),
        };
        let is_forward = comparison.place() == before.saturating_add(1);
        self.at(comparison, if is_forward { Direction::Forward } else { Direction::Still })
    }
}

impl Comparing {
    fn of(session: &Session, source: Option<Session>) -> Self {
        match Comparison::of(session) {
            Ok(comparison) => {
                let shown = Rc::new(comparison.snapshot());
                Self::Both(Rc::new(Compared { shown, comparison, source, direction: Direction::Still }))
            }
            Err(only) => Self::OnlyOne { scenario: session.snapshot().scenario.id, why: only.text },
        }
    }

    /// Whether it compares the game on that table, or the scenario alone if there is none.
    fn is_from(&self, table: Option<&Session>) -> bool {
        match (self, table) {
            (Self::Both(compared), Some(session)) => {
                compared.source.as_ref().is_some_and(|source| source.is_of_the_game_of(session))
            }
            (Self::Both(compared), None) => compared.source.is_none(),
            (Self::OnlyOne { .. }, _) => false,
        }
    }

    fn at(&self, place: u32) -> Self {
        self.map(|compared| compared.at(compared.comparison.at(place), Direction::Still))
    }

    /// Whether this is the scenario that links call so.
    #[must_use]
    pub fn is_of(&self, scenario: &str) -> bool {
        let id = match self {
            Self::Both(compared) => &compared.shown.scenario.id,
            Self::OnlyOne { scenario, .. } => scenario,
        };
        is_same_scenario(id, scenario)
    }

    fn map(&self, change: impl FnOnce(&Compared) -> Compared) -> Self {
        match self {
            Self::Both(compared) => Self::Both(Rc::new(change(compared))),
            Self::OnlyOne { .. } => self.clone(),
        }
    }

    /// The same in another language.
    pub(super) fn in_locale(&self, locale: Locale) -> Self {
        self.map(|compared| compared.at(compared.comparison.in_locale(locale), compared.direction))
    }
}

impl Store {
    /// The comparison on the page, if both editions have that scenario.
    #[must_use]
    pub fn compared(&self, scenario: &str) -> Option<&Compared> {
        match self.comparing.as_ref().filter(|comparing| comparing.is_of(scenario)) {
            Some(Comparing::Both(compared)) => Some(compared),
            _ => None,
        }
    }

    /// Lays the table's game side by side, at its place, if it is of that scenario; else the scenario from its start.
    pub(super) fn compare(&self, scenario: &str, place: Option<u32>) -> Self {
        let on_table = self.table_of(scenario).map(|table| table.session().clone());
        let known = self.comparing.as_ref().filter(|it| it.is_of(scenario) && it.is_from(on_table.as_ref()));
        let comparing = match (known, place) {
            (Some(known), Some(_)) => Ok(known.clone()),
            _ => {
                let opened = || Session::open(scenario, self.edition, self.locale);
                let session = on_table.clone().map_or_else(opened, Ok);
                session.map(|session| Comparing::of(&session, on_table))
            }
        };
        let (comparing, unknown) = match comparing {
            Ok(comparing) => (Some(comparing), None),
            Err(why) => (None, Some(Unknown::new(scenario, why))),
        };
        let comparing =
            comparing.map(|comparing| place.map_or_else(|| comparing.clone(), |at| comparing.at(at)));
        Self { comparing, sheet: None, unknown, ..self.clone() }
    }

    /// What a message makes of the comparison. `side`: of which board it comes.
    pub(super) fn beside(&self, side: Option<Edition>, message: &Message) -> Self {
        let moved = |change: &dyn Fn(&Compared) -> Compared| {
            let comparing = self.comparing.as_ref().map(|comparing| comparing.map(change));
            Self { comparing, ..self.clone() }
        };
        match (message, side) {
            (Message::Go(Stride::To(cursor)), Some(edition)) => moved(&|compared| {
                compared.at(compared.comparison.at_event(edition, *cursor), Direction::Still)
            }),
            (Message::Go(stride), None) => moved(&|compared| compared.stride(*stride)),
            (
                Message::Touch { on: Target::Object(id), .. } | Message::Show(Sheet::Object(id)),
                Some(edition),
            ) => Self { sheet: Some(Sheet::Beside(edition, *id)), ..self.clone() },
            _ => self.clone(),
        }
    }
}
