//! Two editions side by side: what the page shows of them, and how it moves. Pure, and apart from the table, which stays
//! where it was.

use super::sheet::Sheet;
use super::store::{Message, Store, Stride};
use super::table::{Direction, Table};
use super::unknown::Unknown;
use crate::engine::{Edition, Target};
use crate::locale::Locale;
use crate::session::snapshot::{ComparisonView, Notice, Text};
use crate::session::{Command, Comparison, Play, Session, is_same_scenario};
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
    /// What the game had to tell when it was opened for it.
    pub notice: Option<Notice>,
    /// Whether the last change went forward.
    pub direction: Direction,
}

impl Compared {
    fn at(&self, comparison: Comparison, direction: Direction) -> Self {
        Self { shown: Rc::new(comparison.snapshot()), comparison, direction, ..self.clone() }
    }

    /// What a link must say of it besides the scenario.
    pub(super) const fn played(&self) -> &Play {
        self.comparison.played()
    }

    fn stride(&self, stride: Stride) -> Self {
        let before = self.comparison.place();
        let comparison = match stride {
            Stride::Back => self.comparison.back(),
            Stride::Forward | Stride::ForwardPlainly | Stride::PlayOn => self.comparison.forward(),
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
                let notice = session.snapshot().notice.filter(|_| source.is_none());
                let direction = Direction::Still;
                Self::Both(Rc::new(Compared { shown, comparison, source, notice, direction }))
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

    fn is_played_as(&self, play: Option<&str>) -> bool {
        match self {
            Self::Both(compared) => compared.played().in_link().map(|own| &**own) == play,
            Self::OnlyOne { .. } => false,
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
        self.map(|compared| {
            let told = compared.at(compared.comparison.in_locale(locale), compared.direction);
            Compared { notice: None, ..told }
        })
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

    /// Lays the table's game side by side, at its place, if it is the one that is meant; else the scenario from its start, with what
    /// was played if that is named.
    pub(super) fn compare(&self, scenario: &str, play: Option<&str>, place: Option<u32>) -> Self {
        let on_table = self.table_of(scenario).map(Table::session);
        let is_meant = |session: &&Session| play.is_none() && place.is_none() || session.is_played_as(play);
        let on_table = on_table.filter(is_meant).cloned();
        let known = self.comparing.as_ref();
        let known = known.filter(|it| it.is_of(scenario) && it.is_played_as(play));
        let known = known.filter(|it| it.is_from(on_table.as_ref()));
        let comparing = match (known, place) {
            (Some(known), Some(_)) => Ok(known.clone()),
            _ => {
                let follow = Command::Follow { play: play.map(Text::from), event: None };
                let opened =
                    || Session::open(scenario, self.edition, self.locale).map(|it| it.after(&follow));
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
            (Message::Dismiss, None) => moved(&|compared| Compared { notice: None, ..compared.clone() }),
            _ => self.clone(),
        }
    }
}
