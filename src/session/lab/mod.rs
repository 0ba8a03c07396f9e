//! The laboratory: a board in the making, what can be done to it and undone, and what its forms show. Knows no browser.
//!
//! The notation is the one form in which a board is kept: every edit is written there and read back.

mod apply;
mod boards;
mod card_form;
mod catalogue;
mod check;
mod draft;
mod edit;
mod facts;
mod field;
mod lesson;
mod lines;
mod names;
mod permanent;
mod player;
mod record;
mod show;
mod view;

pub use crate::scenario::CardZone;
pub use boards::{BOARDS_LIMIT, Board, Boards, BoardsFault, BoardsReading, read_boards};
pub use card_form::CardForm;
pub use catalogue::CardChoice;
pub use check::DraftFault;
pub use draft::Draft;
pub use edit::{Edit, Host, PermanentEdit, PhaseForm, PlayerEdit, Seats};
pub use facts::{FactGroup, FactView};
pub use field::{Field, PermanentField, PlayerField};
pub use names::{
    NUMBER_LIMIT, counter_name, counter_of, keyword_name, mana_of, mana_word, named_counter, type_name,
};
pub use record::{Expected, FailureView, RunView, has_news};
pub use view::{CardEntry, DraftView, OwnCard, PermanentForm, PlayerForm, PreviousView, ScriptRow, ZoneForm};

use super::Session;
use super::snapshot::Text;
use crate::engine::Edition;
use crate::locale::Locale;
use crate::scenario::{Editions, Fault, Scenario};
use std::rc::Rc;

/// How many edits can be undone.
const UNDO_LIMIT: usize = 200;

/// A board in the making, and the way it came. Cheap to clone; it changes only by [`Lab::after`], which is pure.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lab {
    draft: Draft,
    undo: Rc<[Draft]>,
    redo: Rc<[Draft]>,
    /// Why the last edit could not be made.
    refused: Option<Refused>,
    /// Whether the text is being written: writing on is the same edit.
    is_writing: bool,
}

/// An edit that could not be made.
#[derive(Clone, Debug, PartialEq)]
struct Refused {
    edit: Edit,
    why: Rc<[Fault]>,
}

/// Why an edit could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedEdit {
    /// At which field.
    pub field: Field,
    /// For a card made on the spot: the line of its abilities, from 1; 0 for the fields above.
    pub line: u32,
    /// Why, in the reader's language.
    pub message: Text,
}

/// What can be asked of a laboratory.
#[derive(Clone, Debug, PartialEq)]
pub enum LabCommand {
    /// An edit, where this edition is shown.
    Edit(Edit, Edition),
    /// Takes back the last edit.
    Undo,
    /// Brings back what was undone.
    Redo,
    /// Another board in place of this one.
    Put(Draft),
    /// Ends what was being written: what is written from now on is another edit.
    Rest,
}

impl Lab {
    /// Begins with a board.
    #[must_use]
    pub fn of(draft: Draft) -> Self {
        Self { draft, ..Self::default() }
    }

    /// The board as it stands.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Whether there is an edit to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is an edit to bring back.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Whether the text is being written, so that writing on is the same edit.
    #[must_use]
    pub const fn is_writing(&self) -> bool {
        self.is_writing
    }

    /// After a command. What cannot be done changes nothing, and it is known why.
    #[must_use]
    pub fn after(&self, command: &LabCommand) -> Self {
        match command {
            LabCommand::Edit(edit, edition) => self.edited(edit, *edition),
            LabCommand::Put(draft) => self.changed(draft.clone(), false),
            LabCommand::Rest => Self { is_writing: false, ..self.clone() },
            LabCommand::Undo => self.moved(&self.undo, |undo, redo| (undo, redo)),
            LabCommand::Redo => self.moved(&self.redo, |redo, undo| (undo, redo)),
        }
    }

    fn edited(&self, edit: &Edit, edition: Edition) -> Self {
        match self.draft.after(edit, self.draft.shown_in(edition)) {
            Ok(draft) if draft == self.draft => Self { refused: None, ..self.clone() },
            Ok(draft) => self.changed(draft, matches!(edit, Edit::Write(_))),
            Err(faults) => {
                let refused = Some(Refused { edit: edit.clone(), why: faults.into() });
                Self { refused, is_writing: false, ..self.clone() }
            }
        }
    }

    fn changed(&self, draft: Draft, is_writing: bool) -> Self {
        let goes_on = is_writing && self.is_writing;
        let undo = if goes_on { self.undo.clone() } else { with(&self.undo, &self.draft) };
        Self { draft, undo, redo: Rc::default(), refused: None, is_writing }
    }

    /// To the last board of a list; this one goes to the other list.
    fn moved(
        &self,
        from: &Rc<[Draft]>,
        lists: impl Fn(Rc<[Draft]>, Rc<[Draft]>) -> (Rc<[Draft]>, Rc<[Draft]>),
    ) -> Self {
        let Some((draft, rest)) = from.split_last() else { return Self { refused: None, ..self.clone() } };
        let other = if Rc::ptr_eq(from, &self.undo) { &self.redo } else { &self.undo };
        let (undo, redo) = lists(rest.into(), with(other, &self.draft));
        Self { draft: draft.clone(), undo, redo, refused: None, is_writing: false }
    }

    /// Why the last edit could not be made; nothing if it was.
    #[must_use]
    pub fn refused(&self, locale: Locale) -> Vec<RefusedEdit> {
        let Some(Refused { edit, why }) = &self.refused else { return Vec::new() };
        let field = edit.field();
        let of_card = match edit {
            Edit::PutCard(_, form) => form.faults(),
            _ => Vec::new(),
        };
        let told =
            |line: u32, fault: &Fault| RefusedEdit { field, line, message: fault.message(locale).into() };
        if of_card.is_empty() {
            return why.iter().map(|fault| told(0, fault)).collect();
        }
        of_card.iter().map(|(line, fault)| told(*line, fault)).collect()
    }

    /// The board laid out, to be looked at; `None` as long as the engine does not accept it in that edition.
    #[must_use]
    pub fn board(&self, edition: Edition, locale: Locale) -> Option<Session> {
        let edition = self.draft.shown_in(edition);
        let scenario = self.draft.scenario();
        let bare = Scenario { editions: Editions::Only(edition), script: Vec::new(), ..scenario.clone() };
        Session::show(&bare, edition, locale).ok()
    }

    /// The board to be played, with its script; `None` as long as it is not accepted in each of its editions.
    #[must_use]
    pub fn played(&self, edition: Edition, locale: Locale) -> Option<Session> {
        if !self.draft.is_readable() {
            return None;
        }
        Session::show(self.draft.scenario(), edition, locale).ok()
    }
}

/// The list with one more, and without the oldest if it grew too long.
fn with(list: &Rc<[Draft]>, draft: &Draft) -> Rc<[Draft]> {
    let surplus = (list.len() + 1).saturating_sub(UNDO_LIMIT);
    list.iter().skip(surplus).chain([draft]).cloned().collect()
}
