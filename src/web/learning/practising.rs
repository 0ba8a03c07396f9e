//! A round of practice on the page. Pure.

use super::Learning;
use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::Command;
use crate::session::practice::{Practice, PracticeCommand, PracticeView, Wish};
use crate::session::snapshot::Snapshot;
use crate::web::route::Round;
use crate::web::sheet::Sheet;
use crate::web::store::{Message, Store, Stride};
use std::rc::Rc;

/// What a learner wishes of a round.
#[derive(Clone, Debug, PartialEq)]
pub enum RoundWish {
    /// An answer, by its number from 0.
    Answer(usize),
    /// How it goes.
    Reveal,
    /// The next question, or what came of the round.
    Next,
    /// The consequence of a wrong answer on the board, or the truth again.
    WhatIf,
    /// Something said to the table.
    Table(Box<Message>),
}

/// A round that is gone through.
#[derive(Clone, Debug)]
pub struct Practising {
    practice: Practice,
    /// What there is to show.
    pub view: Rc<PracticeView>,
    /// What the board shows: the table, or what would follow from a wrong answer; none once the round is over.
    pub table: Option<Rc<Snapshot>>,
    /// Whether it shows what would follow from a wrong answer.
    pub shows_what_if: bool,
}

impl Practising {
    fn of(practice: Practice) -> Self {
        let view = Rc::new(practice.view());
        let table = view.table.clone().map(Rc::new);
        Self { practice, view, table, shows_what_if: false }
    }

    fn after(&self, command: &PracticeCommand) -> Self {
        Self::of(self.practice.after(command))
    }

    fn with_what_if(&self) -> Self {
        let what_if = self.view.question.as_ref().and_then(|it| it.feedback.as_ref()?.what_if.as_ref());
        match (what_if.filter(|_| !self.shows_what_if), &self.view.table) {
            (Some(what_if), Some(table)) => {
                let table = Snapshot { table: (**what_if).clone(), ..table.clone() };
                Self { table: Some(Rc::new(table)), shows_what_if: true, ..self.clone() }
            }
            _ => Self::of(self.practice.clone()),
        }
    }

    fn wished(&self, wish: &RoundWish) -> (Self, Option<Sheet>) {
        let look = |command| (self.after(&PracticeCommand::Look(command)), None);
        match wish {
            RoundWish::Answer(at) => (self.after(&PracticeCommand::Answer(*at)), None),
            RoundWish::Reveal => (self.after(&PracticeCommand::Reveal), None),
            RoundWish::Next => (self.after(&PracticeCommand::Next), None),
            RoundWish::WhatIf => (self.with_what_if(), None),
            RoundWish::Table(message) => match &**message {
                Message::Show(sheet) => (self.clone(), Some(*sheet)),
                Message::Touch { on: crate::engine::Target::Object(id), .. } => {
                    (self.clone(), Some(Sheet::Object(*id)))
                }
                Message::Go(Stride::Back) => look(Command::PreviousEvent),
                // What has not been asked about yet is not to be seen; what has happened can be.
                Message::Go(Stride::To(cursor)) if self.is_past(*cursor) => look(Command::Jump(*cursor)),
                _ => (self.clone(), None),
            },
        }
    }

    fn is_past(&self, cursor: u32) -> bool {
        self.table.as_ref().is_some_and(|table| cursor <= table.cursor)
    }

    pub(super) fn in_edition(&self, edition: Edition) -> Self {
        let wish = self.practice.wish();
        if wish.edition == edition {
            return self.clone();
        }
        let locale = self.practice.locale();
        Self::of(Practice::begin(Wish { edition, ..wish.clone() }, locale))
    }

    pub(super) fn in_locale(&self, locale: Locale) -> Self {
        self.after(&PracticeCommand::SetLocale(locale))
    }
}

/// What an address wishes; `None` as long as it names no seed.
fn wish_of(round: &Round, edition: Edition) -> Option<Wish> {
    let seed = u64::from(round.seed?);
    Some(Wish { edition, theme: round.theme, level: round.level, about: round.about.clone().into(), seed })
}

impl Store {
    /// The round that an address names, while it is gone through.
    #[must_use]
    pub fn practised(&self, round: &Round) -> Option<&Practising> {
        let wish = wish_of(round, self.edition)?;
        self.learning.practising.as_ref().filter(|practising| *practising.practice.wish() == wish)
    }

    /// Begins the round that an address names; one that is under way stays as it is.
    pub(super) fn practise(&self, round: &Round) -> Self {
        let under_way = self.practised(round).cloned();
        let begun = || Some(Practising::of(Practice::begin(wish_of(round, self.edition)?, self.locale)));
        let practising = under_way.or_else(begun);
        Self { learning: Learning { practising, ..self.learning.clone() }, sheet: None, ..self.clone() }
    }

    /// What a wish makes of the round, and of the learner's record.
    pub(super) fn practised_on(&self, wish: &RoundWish) -> Self {
        let Some(before) = &self.learning.practising else { return self.clone() };
        let (practising, sheet) = before.wished(wish);
        let is_new = before.practice.counted().is_none();
        let progress = match practising.practice.counted().filter(|_| is_new) {
            Some((beliefs, how)) => {
                Rc::new(self.learning.progress.with_answer(&beliefs, how, self.learning.today))
            }
            None => self.learning.progress.clone(),
        };
        let learning = Learning { practising: Some(practising), progress, ..self.learning.clone() };
        Self { learning, sheet, ..self.clone() }
    }
}

impl From<RoundWish> for Message {
    fn from(wish: RoundWish) -> Self {
        Self::Learn(super::Learn::Round(wish))
    }
}
