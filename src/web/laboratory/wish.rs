//! What a reader wishes of the laboratory, and what the page makes of it.

use super::told::Fulfilled;
use super::{Laboratory, Making, News, Pane, ShelfWish};
use crate::engine::Target;
use crate::session::lab::{
    BoardsReading, CardForm, Draft, Edit, Expected, LabCommand, PermanentEdit, has_news,
};
use crate::session::snapshot::{CardView, Text};
use crate::web::sheet::Sheet;
use crate::web::store::{Message, Store};
use crate::web::table::Table;
use std::rc::Rc;

/// What a reader wishes of the laboratory.
#[derive(Clone, Debug, PartialEq)]
pub enum LabWish {
    /// Opens it, with these boards if it was not open yet.
    Open(BoardsReading),
    /// Changes the board.
    Edit(Edit),
    /// Takes back the last edit.
    Undo,
    /// Brings it back.
    Redo,
    /// Puts another board in place of this one; that can be undone.
    Put(Draft),
    /// Nothing has been typed for a while.
    Rest,
    /// Opens a form.
    Show(Pane),
    /// Something said to the picture of the board.
    Table(Box<Message>),
    /// Another state of the card being made.
    Make(Box<CardForm>),
    /// The card being made is put among the others.
    Finish,
    /// It is given up.
    GiveUp,
    /// Plays from the board; a game that was begun from it goes on.
    Play,
    /// Plays from the board, from its beginning.
    PlayAgain,
    /// Something is expected of the game where it stands, or no longer.
    Expect(Text),
    /// What was played and expected becomes the script of the board.
    Keep,
    /// Runs the script.
    Run,
    /// Something about the boards that are kept.
    Shelf(ShelfWish),
}

impl From<LabWish> for Message {
    fn from(wish: LabWish) -> Self {
        Self::Lab(wish)
    }
}

impl Laboratory {
    /// Without what came of what was done before.
    fn undisturbed(&self) -> Self {
        Self { news: None, ..self.clone() }
    }

    fn showing(&self, pane: Pane) -> Self {
        let making = match pane {
            Pane::Card(at) => {
                let own = at.and_then(|at| self.view.cards.get(at)).map(|card| card.form.clone());
                let form = own.unwrap_or_else(CardForm::fresh);
                let begun = self.making.clone().filter(|making| making.at == at);
                Some(begun.unwrap_or_else(|| Rc::new(Making { at, form })))
            }
            _ => self.making.clone(),
        };
        Self { pane: self.still_there(pane), making, ..self.clone() }
    }

    /// After an edit, with the form of what it brought about.
    fn edited(&self, edit: Edit) -> Self {
        let command = LabCommand::Edit(edit.clone(), self.edition);
        let takes_away = takes_away(&edit);
        let next = self.after(&command);
        let pane = match edit {
            Edit::Add(..) => next.view.permanents.last().map(|own| Pane::Permanent(own.at)),
            Edit::Permanent(at, PermanentEdit::Duplicate) => Some(Pane::Permanent(at + 1)),
            Edit::Permanent(_, PermanentEdit::Remove) => Some(Pane::Game),
            Edit::Permanent(at, PermanentEdit::Earlier) => {
                let before = next.view.permanents.iter().map(|own| own.at).rfind(|own| *own < at);
                Some(Pane::Permanent(before.unwrap_or(at)))
            }
            _ => None,
        };
        let next = if takes_away { next.with_script_tried() } else { next };
        match pane.filter(|_| next.refused.is_empty()) {
            Some(pane) => next.showing(pane),
            None => next,
        }
    }

    /// Its script may be about what is gone now: what no longer goes as it says is told at its lines.
    fn with_script_tried(&self) -> Self {
        if self.view.script.is_empty() || !self.can_be_played() {
            return self.clone();
        }
        let runs = self.draft().run();
        let fails = runs.iter().any(|run| !run.failures.is_empty());
        Self { runs, news: fails.then_some(News::ScriptFails), ..self.clone() }
    }

    /// What a click on the picture leads to.
    fn touched(&self, message: &Message) -> Self {
        match message {
            Message::Touch { on: Target::Object(id), .. } | Message::Show(Sheet::Object(id)) => {
                let permanent = self.permanent_of(*id).map(|own| Pane::Permanent(own.at));
                let holds = |cards: &[CardView]| cards.iter().any(|card| card.id == *id);
                let mut players = self.board.table.sides.iter().map(|side| &side.player);
                let holder = players.find(|player| holds(&player.hand)).map(|player| Pane::Player(player.id));
                permanent.or(holder).map_or_else(|| self.clone(), |pane| self.showing(pane))
            }
            Message::Touch { on: Target::Player(player), .. }
            | Message::Show(Sheet::Hand(player) | Sheet::Graveyard(player) | Sheet::Exile(player)) => {
                self.showing(Pane::Player(*player))
            }
            _ => self.clone(),
        }
    }

    fn finished(&self) -> Self {
        let Some(making) = &self.making else { return self.clone() };
        let next = self.edited(Edit::PutCard(making.at, Box::new(making.form.clone())));
        if next.refused.is_empty() { Self { making: None, ..next.showing(Pane::Cards) } } else { next }
    }

    /// After a wish that concerns nothing but the laboratory.
    fn wished(&self, wish: LabWish) -> Self {
        match wish {
            LabWish::Edit(edit) => self.undisturbed().edited(edit),
            LabWish::Undo => self.undisturbed().after(&LabCommand::Undo),
            LabWish::Redo => self.undisturbed().after(&LabCommand::Redo),
            LabWish::Put(draft) => self.undisturbed().after(&LabCommand::Put(draft)),
            LabWish::Rest => self.after(&LabCommand::Rest),
            LabWish::Show(pane) => self.undisturbed().showing(pane),
            LabWish::Table(message) => self.touched(&message),
            LabWish::Make(form) => {
                let at = self.making.as_ref().and_then(|making| making.at);
                Self { making: Some(Rc::new(Making { at, form: *form })), ..self.clone() }
            }
            LabWish::Finish => self.finished(),
            LabWish::GiveUp => Self { making: None, refused: Rc::default(), ..self.showing(Pane::Cards) },
            LabWish::Run => Self { runs: self.draft().run(), ..self.clone() },
            LabWish::Shelf(wish) => self.on_shelf(wish),
            LabWish::Open(_) | LabWish::Play | LabWish::PlayAgain | LabWish::Expect(_) | LabWish::Keep => {
                self.clone()
            }
        }
    }

    /// What is expected after so many events, and no longer if it was.
    fn expecting(&self, text: Text, after: u32) -> Self {
        let own = Expected { after, text };
        let is_there = self.expected.contains(&own);
        let rest = self.expected.iter().filter(|other| **other != own).cloned();
        Self { expected: rest.chain((!is_there).then_some(own.clone())).collect(), ..self.clone() }
    }

    /// What was played becomes the script; without anything played the one that is there stays.
    fn keeping(&self, table: &Table) -> Self {
        if !has_news(table.session(), &self.expected) {
            return self.clone();
        }
        let Some(draft) = self.draft().recorded(table.session(), &self.expected) else {
            return Self { pane: Pane::Script, news: Some(News::Unsaid), ..self.clone() };
        };
        let news = (!self.view.script.is_empty()).then_some(News::ScriptReplaced);
        let next = Self { pane: Pane::Script, news, ..self.after(&LabCommand::Put(draft)) };
        // What was expected is forgotten once the board is played again: till then the way back stands.
        Self { runs: next.draft().run(), played: None, ..next }
    }
}

/// Whether lines of the script may be about what an edit takes away.
const fn takes_away(edit: &Edit) -> bool {
    matches!(
        edit,
        Edit::Seats(_)
            | Edit::RemoveCard(_)
            | Edit::Permanent(_, PermanentEdit::Remove | PermanentEdit::Label(_))
    )
}

impl Store {
    /// No game of another board is on the table where this one cannot be played.
    fn without_table_of_lab(&self) -> Self {
        let table = self.table.clone().filter(|table| !table.shown.scenario.id.is_empty());
        Self { table, ..self.clone() }
    }

    /// What a wish about the laboratory makes of the page.
    pub(in crate::web) fn in_lab(&self, wish: LabWish) -> Self {
        match (&self.lab, wish) {
            (None, LabWish::Open(kept)) => {
                Self { lab: Laboratory::with(kept, self.edition, self.locale), ..self.clone() }
            }
            (Some(_), LabWish::Open(_)) | (None, _) => self.clone(),
            (Some(lab), LabWish::Play)
                if self.table_of_lab().is_some() && lab.played.as_ref() == Some(lab.draft()) =>
            {
                self.clone()
            }
            (Some(lab), LabWish::Play | LabWish::PlayAgain) => {
                match lab.lab().played(self.edition, self.locale) {
                    Some(session) => {
                        let lab = Laboratory {
                            played: Some(lab.draft().clone()),
                            expected: Rc::default(),
                            ..lab.clone()
                        };
                        Self { lab: Some(lab), ..self.with_table_of_lab(session) }
                    }
                    None => self.without_table_of_lab(),
                }
            }
            (Some(lab), LabWish::Expect(text)) => {
                let after = self.table_of_lab().map(|table| table.shown.cursor);
                let lab = after.map(|after| lab.expecting(text, after));
                lab.map_or_else(|| self.clone(), |lab| Self { lab: Some(lab), ..self.clone() })
            }
            (Some(lab), LabWish::Keep) => {
                let lab = self.table_of_lab().map(|table| lab.keeping(table));
                lab.map_or_else(|| self.clone(), |lab| Self { lab: Some(lab), ..self.clone() })
            }
            (Some(lab), wish) => {
                let next = lab.wished(wish.clone());
                let said = Fulfilled::of(lab, &next).told(&wish);
                Self { lab: Some(Laboratory { said, ..next }), ..self.clone() }
            }
        }
    }
}
