//! The forms of the laboratory, one file each. Plain functions of what the laboratory shows.

pub mod add_form;
pub mod board;
pub mod boards_form;
pub mod card_form;
pub mod expect;
pub mod fields;
pub mod game_form;
pub mod margin;
pub mod permanent_form;
pub mod player_form;
pub mod script_form;
pub mod start_track;
pub mod text_form;
pub mod typed;

use crate::session::lab::{Edit, Field};
use crate::web::i18n::Strings;
use crate::web::laboratory::{LabWish, Laboratory, Pane};
use crate::web::store::Message;
use yew::prelude::*;

/// What every form is given.
#[derive(Clone, Copy, Debug)]
pub struct Bench<'a> {
    /// The laboratory.
    pub lab: &'a Laboratory,
    /// The words of the interface.
    pub words: &'static Strings,
    /// Where clicks go.
    pub send: &'a Callback<Message>,
}

impl Bench<'_> {
    /// A callback that wishes this, whatever the event.
    pub fn wishes<E: 'static>(&self, wish: LabWish) -> Callback<E> {
        let send = self.send.clone();
        Callback::from(move |_: E| send.emit(wish.clone().into()))
    }

    /// A callback that makes this edit, whatever the event.
    pub fn edits<E: 'static>(&self, edit: Edit) -> Callback<E> {
        self.wishes(LabWish::Edit(edit))
    }

    /// A callback that makes an edit of what it is given.
    pub fn edit_of<T: 'static>(&self, edit: impl Fn(T) -> Edit + 'static) -> Callback<T> {
        let send = self.send.clone();
        Callback::from(move |value| send.emit(LabWish::Edit(edit(value)).into()))
    }

    /// A callback that opens a form.
    pub fn shows<E: 'static>(&self, pane: Pane) -> Callback<E> {
        self.wishes(LabWish::Show(pane))
    }

    /// What is wrong at a field.
    pub fn faults(&self, field: Field) -> Html {
        let told = self.lab.faults_at(field).map(|(edition, message)| match edition {
            Some(edition) => (self.words.lab.only_there)(year(self.words, edition), &message),
            None => message.to_string(),
        });
        fields::faults(told)
    }

    /// Whether something is wrong at a field.
    #[must_use]
    pub fn is_faulty(&self, field: Field) -> bool {
        self.lab.faults_at(field).next().is_some()
    }
}

/// The year of an edition.
#[must_use]
pub const fn year(words: &Strings, edition: crate::engine::Edition) -> &'static str {
    let [(_, classic), (_, current)] = words.head.editions;
    edition.pick(classic, current)
}
