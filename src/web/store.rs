//! The page's one reducer: a pure step from state and message to state. It decides nothing about the game.

use super::answer::{Answer, Outcome};
use super::asked::Asked;
use super::astray::Astray;
use super::comparing::Comparing;
use super::laboratory::{LabWish, Laboratory};
use super::learning::{Learn, Learning};
use super::presenting::{Present, Presenting};
use super::route::{Address, View};
use super::sheet::Sheet;
use super::table::Table;
use super::unknown::Unknown;
use crate::engine::{Action, Edition, ObjectId, Target, TriggerId};
use crate::locale::Locale;
use crate::session::snapshot::{Choice, Notice, ScriptView};
use crate::session::{Command, Session};
use std::rc::Rc;
use yew::Reducible;

/// A way through the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// One event back.
    Back,
    /// One event forward.
    Forward,
    /// The same, with the plain answer where a player must choose.
    ForwardPlainly,
    /// To the beginning of this step, or of the one before.
    PreviousStep,
    /// One event forward, beyond the scenario's end.
    PlayOn,
    /// Until the next step begins.
    NextStep,
    /// To the place after so many events.
    To(u32),
}

impl Stride {
    /// Whether it leads on, by an event or to the next step.
    const fn is_onward(self) -> bool {
        matches!(self, Self::Forward | Self::ForwardPlainly | Self::NextStep)
    }
}

/// What the reader does.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Opens a scenario.
    Open {
        /// Its id.
        scenario: String,
        /// By which edition; else by the one in use.
        edition: Option<Edition>,
        /// What was played there, as links have it.
        play: Option<String>,
        /// After how many events.
        event: Option<u32>,
    },
    /// What an address asks for was done.
    Followed(Box<Address>),
    /// Moves through the turn.
    Go(Stride),
    /// Clicks something on the table. `attempt`: what playing it would be.
    Touch {
        /// What.
        on: Target,
        /// What playing it would be.
        attempt: Option<Action>,
    },
    /// Tries something that the rules may not allow.
    Attempt(Action),
    /// Takes one of the answers.
    TakeUp(Choice),
    /// Confirms the answer put together.
    Confirm,
    /// Takes back the last choice.
    Undo,
    /// Brings back what was taken back.
    Redo,
    /// Goes back to the scenario's own moves.
    Rejoin,
    /// Gives up the answer so far, or puts away a refusal.
    Cancel,
    /// Puts away what the game had to tell.
    Dismiss,
    /// One more or one fewer damage.
    Divide {
        /// From whom.
        source: ObjectId,
        /// To whom.
        to: Target,
        /// More or fewer.
        more: bool,
    },
    /// Moves an ability one place.
    Order {
        /// Which.
        trigger: TriggerId,
        /// Later or earlier.
        later: bool,
    },
    /// Lays both editions of a scenario side by side.
    Compare {
        /// Its id.
        scenario: String,
        /// What was played there, as links have it.
        play: Option<String>,
        /// After how many lines; else where the table is.
        place: Option<u32>,
    },
    /// Something said to the comparison rather than to the table; from a board, with its edition.
    Beside(Option<Edition>, Box<Message>),
    /// Arranges the screen for a whole room.
    Present(Present),
    /// Something about learning.
    Learn(Learn),
    /// Something about the laboratory.
    Lab(LabWish),
    /// Lays something over the table.
    Show(Sheet),
    /// Takes it away again.
    Close,
    /// Plays by this edition; so does a table out of sight, if it can be played by it.
    Edition(Edition),
    /// Plays the table in sight by this edition. If it cannot be played by it, everything stays as it is.
    TableEdition(Edition),
    /// Speaks this language.
    Speak(Locale),
}

/// What the page knows.
#[derive(Clone, Debug)]
pub struct Store {
    /// The language of the interface.
    pub locale: Locale,
    /// The edition in use.
    pub edition: Edition,
    /// The game on the table; `None` before the first, and where a link named none.
    pub table: Option<Table>,
    /// Two editions side by side, since they were last asked for.
    pub comparing: Option<Comparing>,
    /// The lessons, and what the learner has done.
    pub learning: Learning,
    /// The laboratory, since it was first opened.
    pub lab: Option<Laboratory>,
    /// What lies over the page.
    pub sheet: Option<Sheet>,
    /// How the screen is arranged for a whole room; `None` for one reader.
    pub presenting: Option<Presenting>,
    /// What was asked last, for what is read out.
    pub asked: Asked,
    /// The last scenario asked for, if it cannot be had.
    pub(super) unknown: Option<Unknown>,
    /// What the last address asked for that is not there.
    pub astray: Option<Astray>,
}

impl Store {
    /// Nothing on the table yet.
    #[must_use]
    pub const fn new(locale: Locale, edition: Edition, learning: Learning) -> Self {
        Self {
            locale,
            edition,
            table: None,
            comparing: None,
            learning,
            lab: None,
            sheet: None,
            presenting: None,
            asked: Asked { times: 0, edition: None, arranged: None, put_away: None },
            unknown: None,
            astray: None,
        }
    }

    /// How the table is shown.
    #[must_use]
    pub const fn view(&self) -> View {
        if self.presenting.is_some() { View::Presenter } else { View::Table }
    }

    /// Why this, which was asked for, cannot be had.
    #[must_use]
    pub fn why_not(&self, scenario: &str) -> Option<&Notice> {
        self.unknown.as_ref().filter(|unknown| unknown.is(scenario)).map(|unknown| &unknown.why)
    }

    /// The game on the table, if it is of that scenario.
    #[must_use]
    pub fn table_of(&self, scenario: &str) -> Option<&Table> {
        self.table.as_ref().filter(|table| table.is_of(scenario))
    }

    /// This table instead. Another place in the turn takes a question away that stood before it.
    pub(super) fn laid(&self, table: Table) -> Self {
        let is_there = self.table.as_ref().is_some_and(|before| before.is_at(&table));
        let presenting = self.presenting.as_ref();
        let presenting = presenting.map(|it| if is_there { it.clone() } else { it.moved_to(&table.shown) });
        Self { table: Some(table), presenting, ..self.clone() }
    }

    pub(super) fn with_presenting(&self, presenting: Option<Presenting>) -> Self {
        Self { presenting, ..self.clone() }
    }

    fn outcome(&self, table: &Table, outcome: Outcome) -> Self {
        match outcome {
            Outcome::Goes(answer) => self.laid(table.undisturbed().with(answer)),
            Outcome::Act(action) => self.laid(table.after(&Command::Act(action))),
            Outcome::Try(action) => self.laid(table.after(&Command::Try(action))),
            Outcome::Show(id) => Self { sheet: Some(Sheet::Object(id)), ..self.clone() },
        }
    }

    /// A scenario on the table, with what was played there and at an event if they are named; the game that is there already stays as it
    /// is.
    #[must_use]
    pub fn opened(&self, scenario: &str, play: Option<&str>, event: Option<u32>) -> Self {
        let same = self.table_of(scenario).cloned().map(Ok);
        let table = match same.unwrap_or_else(|| Table::open(scenario, self.edition, self.locale)) {
            Ok(table) => table.following(play, event),
            Err(why) => {
                let unknown = Some(Unknown::new(scenario, why));
                return Self { sheet: None, unknown, ..self.clone() };
            }
        };
        let edition = table.shown.edition;
        Self { edition, sheet: None, unknown: None, ..self.clone() }.laid(table)
    }

    /// With an edition in use that a link asks for: the table changes to it if it has that scenario, and another does not matter.
    fn by_edition(&self, scenario: &str, edition: Option<Edition>) -> Self {
        match edition.filter(|edition| *edition != self.edition) {
            None => self.clone(),
            // What cannot be played by it stays as it is; that the link asked for it is told of the link.
            Some(edition) if self.table_of(scenario).is_some() => {
                let changed = self.with_table_edition(edition);
                if changed.edition == edition { changed } else { self.clone() }
            }
            Some(edition) => Self { table: None, ..self.clone() }.with_edition(edition),
        }
    }

    /// The game that is played from the board of the laboratory, if it is on the table.
    #[must_use]
    pub fn table_of_lab(&self) -> Option<&Table> {
        self.table.as_ref().filter(|table| table.shown.scenario.id.is_empty() && self.lab.is_some())
    }

    /// The board of the laboratory on the table, from its beginning.
    pub(super) fn with_table_of_lab(&self, session: Session) -> Self {
        let store = Self { sheet: None, unknown: None, ..self.clone() };
        store.laid(Table::of(session))
    }

    fn with_table_edition(&self, edition: Edition) -> Self {
        let table = self.table.as_ref().map(|table| table.after(&Command::SetEdition(edition)));
        match table.filter(|table| table.shown.edition != edition) {
            Some(refused) => self.laid(refused),
            None => self.with_edition(edition),
        }
    }

    fn with_edition(&self, edition: Edition) -> Self {
        let table = self.table.as_ref().map(|table| table.after(&Command::SetEdition(edition)));
        let learning = self.learning.in_edition(edition);
        let lab = self.lab.as_ref().map(|lab| lab.in_edition(edition));
        let store = Self { edition, learning, lab, ..self.clone() };
        table.map_or_else(|| store.clone(), |table| store.laid(table))
    }

    fn with_locale(&self, locale: Locale) -> Self {
        let table = self.table.as_ref().map(|table| table.after(&Command::SetLocale(locale)));
        let comparing = self.comparing.as_ref().map(|comparing| comparing.in_locale(locale));
        let learning = self.learning.in_locale(locale);
        let unknown = self.unknown.as_ref().and_then(|unknown| unknown.in_locale(locale));
        let lab = self.lab.as_ref().map(|lab| lab.in_locale(locale));
        Self { locale, table, comparing, learning, unknown, lab, ..self.clone() }
    }

    /// What the message makes of a game on the table.
    pub(super) fn on_table(&self, table: &Table, message: Message) -> Self {
        let shown = &table.shown;
        match message {
            Message::Go(stride) => match &self.presenting {
                Some(presenting) => self.presented(table, presenting, stride),
                // Beyond its end the scenario is gone on with by a choice alone.
                None if stride.is_onward() && shown.script == Some(ScriptView::Over) => self.clone(),
                None => self.laid(table.stride(stride)),
            },
            Message::Touch { on, attempt } => {
                let store = Self { sheet: None, ..self.clone() };
                store.outcome(table, table.answer.touch(&shown.prompt, on, attempt.as_ref()))
            }
            Message::TakeUp(choice) => {
                let store = Self { sheet: None, ..self.clone() };
                store.outcome(table, Answer::take_up(&choice))
            }
            Message::Attempt(action) => {
                let store = Self { sheet: None, ..self.clone() };
                store.outcome(table, Outcome::Try(action))
            }
            Message::Confirm => match table.answer.confirmed() {
                Some(action) => self.outcome(table, Outcome::Act(action)),
                None => self.clone(),
            },
            Message::Undo => self.laid(table.after(&Command::Undo)),
            Message::Redo => self.laid(table.after(&Command::Redo)),
            Message::Rejoin => self.laid(table.after(&Command::BackToScript)),
            Message::Dismiss => self.laid(table.after(&Command::Dismiss)),
            Message::Cancel if shown.refused.is_some() => self.laid(table.undisturbed()),
            Message::Cancel => self.laid(table.with(Answer::to(&shown.prompt))),
            Message::Divide { source, to, more } => {
                self.outcome(table, table.answer.divide(&shown.prompt, source, to, more))
            }
            Message::Order { trigger, later } => {
                self.laid(table.with(table.answer.with_moved(trigger, later)))
            }
            _ => self.clone(),
        }
    }
}

impl Reducible for Store {
    type Action = Message;

    fn reduce(self: Rc<Self>, message: Message) -> Rc<Self> {
        let (is_answered, puts_away) = (message.is_answered(), message.puts_away());
        let next = self.clone().reduced(message);
        let asked = next.asked_after(&self, is_answered, puts_away);
        if asked == next.asked { next } else { Rc::new(Self { asked, ..(*next).clone() }) }
    }
}

impl Store {
    fn reduced(self: Rc<Self>, message: Message) -> Rc<Self> {
        match (message, &self.table) {
            (Message::Open { scenario, edition, play, event }, _) => {
                Rc::new(self.by_edition(&scenario, edition).opened(&scenario, play.as_deref(), event))
            }
            (Message::Followed(address), _) => {
                let astray = Astray::of(&self, &address);
                Rc::new(Self { astray, ..(*self).clone() })
            }
            (Message::Compare { scenario, play, place }, _) => {
                Rc::new(self.compare(&scenario, play.as_deref(), place))
            }
            (Message::Beside(side, message), _) => Rc::new(self.beside(side, &message)),
            (Message::Learn(learn), _) => Rc::new(self.learned(learn)),
            (Message::Lab(wish), _) => Rc::new(self.in_lab(wish)),
            (Message::Show(sheet), _) => Rc::new(Self { sheet: Some(sheet), ..(*self).clone() }),
            (Message::Close, _) => Rc::new(Self { sheet: None, ..(*self).clone() }),
            (Message::Present(wish), _) if self.presenting.is_some() || wish == Present::Enter => {
                Rc::new(self.arrange(wish))
            }
            (Message::Present(_), _) => self,
            (Message::Edition(edition), _) if edition != self.edition => Rc::new(self.with_edition(edition)),
            (Message::TableEdition(edition), _) if edition != self.edition => {
                Rc::new(self.with_table_edition(edition))
            }
            (Message::Speak(locale), _) if locale != self.locale => Rc::new(self.with_locale(locale)),
            (message, Some(table)) => Rc::new(self.on_table(table, message)),
            (_, None) => self,
        }
    }
}
