//! The boards that are kept, and files: one brought along, and what came of it.

use super::{Laboratory, Pane};
use crate::locale::Locale;
use crate::session::lab::{Boards, BoardsFault, Draft, DraftFault, Lab, LabCommand};
use crate::session::snapshot::Text;
use std::rc::Rc;

/// How many boards that were open before keep the way they came.
const LEFT_LIMIT: usize = 20;

/// What came of a file, or of asking for a board more.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Import {
    /// None was opened.
    #[default]
    Nothing,
    /// The browser could not read it.
    Unreadable,
    /// It is no text of boards, and nothing was changed; every fault with its place.
    Faulty {
        /// Its text.
        text: Text,
        /// What is wrong.
        faults: Rc<[DraftFault]>,
    },
    /// Boards were taken over.
    Done {
        /// How many.
        taken: usize,
        /// How many there was no room for.
        left_out: usize,
        /// What the first of those is called.
        first: Text,
    },
    /// There was no room for any.
    NoRoom,
}

impl Import {
    fn refused(text: Text, locale: Locale) -> Option<Self> {
        let faults = Draft::of_file(&text, locale).err()?;
        Some(Self::Faulty { text, faults: faults.into() })
    }

    pub(super) fn in_locale(&self, locale: Locale) -> Self {
        match self {
            Self::Faulty { text, .. } => Self::refused(text.clone(), locale).unwrap_or_default(),
            _ => self.clone(),
        }
    }
}

/// What a reader wishes of the boards that are kept.
#[derive(Clone, Debug, PartialEq)]
pub enum ShelfWish {
    /// An empty board more.
    New,
    /// Another board.
    Open(usize),
    /// One board less.
    Delete(usize),
    /// The one that was deleted last is there again.
    Undelete,
    /// A file was opened; `None` if the browser could not read it.
    Import(Option<Text>),
    /// What was said about a file is put away.
    DismissImport,
    /// What was said about damage is put away.
    DismissDamage,
    /// Another window of this browser kept its boards.
    Elsewhere {
        /// As it has them.
        theirs: Boards,
        /// What both windows knew last.
        known: Boards,
    },
    /// What stands in the storage now cannot be read whole.
    Damaged(Rc<[BoardsFault]>),
}

impl Laboratory {
    /// With other boards; another one that is open goes on where it was left.
    fn with_boards(&self, boards: Boards) -> Self {
        let draft = boards.draft();
        let kept = Self { boards, ..self.clone() };
        if draft.to_notation() == self.draft().to_notation() {
            return kept;
        }
        let is_it = |lab: &&Lab| lab.draft().to_notation() == draft.to_notation();
        let lab = self.left.iter().find(is_it).cloned();
        let others = self.left.iter().filter(|lab| !is_it(lab));
        let surplus = (others.clone().count() + 1).saturating_sub(LEFT_LIMIT);
        let left = others.skip(surplus).cloned().chain([self.lab.after(&LabCommand::Rest)]).collect();
        let next = kept.shows(lab.unwrap_or_else(|| Lab::of(draft)), self.edition, self.locale);
        Self { left, making: None, expected: Rc::default(), ..next }
    }

    /// With what another window has kept. What it changed on the board that is open here can be undone.
    fn joined(&self, theirs: &Boards, known: &Boards) -> Self {
        let boards = self.boards.joined(theirs, known);
        let draft = boards.draft();
        let kept = Self { boards, ..self.clone() };
        let is_same = draft.to_notation() == self.draft().to_notation();
        if is_same { kept } else { kept.after(&LabCommand::Put(draft)) }
    }

    pub(super) fn on_shelf(&self, wish: ShelfWish) -> Self {
        match wish {
            ShelfWish::New if !self.boards.has_room() => {
                Self { pane: Pane::Boards, import: Import::NoRoom, ..self.clone() }
            }
            ShelfWish::New => {
                let next = self.with_boards(self.boards.with_more(&[Draft::default()]));
                Self { pane: Pane::Game, ..next }
            }
            ShelfWish::Open(at) => self.with_boards(self.boards.opened(at)),
            ShelfWish::Delete(at) => self.with_boards(self.boards.without(at)),
            ShelfWish::Undelete => self.with_boards(self.boards.undeleted()),
            ShelfWish::Elsewhere { theirs, known } => self.joined(&theirs, &known),
            ShelfWish::Damaged(damage) => Self { damage, ..self.clone() },
            ShelfWish::DismissImport => Self { import: Import::Nothing, ..self.clone() },
            ShelfWish::DismissDamage => Self { damage: Rc::default(), ..self.clone() },
            ShelfWish::Import(text) => Self { pane: Pane::Boards, ..self.imported(text) },
        }
    }

    fn imported(&self, text: Option<Text>) -> Self {
        let Some(text) = text else { return Self { import: Import::Unreadable, ..self.clone() } };
        match Draft::of_file(&text, self.locale) {
            Err(faults) => Self { import: Import::Faulty { text, faults: faults.into() }, ..self.clone() },
            Ok(_) if !self.boards.has_room() => Self { import: Import::NoRoom, ..self.clone() },
            Ok(drafts) => {
                let next = self.with_boards(self.boards.with_more(&drafts));
                let taken = next.boards.all().len() - self.boards.all().len();
                let first = drafts.get(taken).map(Draft::name).unwrap_or_else(|| Text::from(""));
                let import = Import::Done { taken, left_out: drafts.len() - taken, first };
                Self { import, ..next }
            }
        }
    }
}
