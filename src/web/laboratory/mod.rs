//! The laboratory on the page: the board in the making, what the forms and the picture show of it, and which form is open.
//! Pure; what is kept and which files are read is the business of hooks.

mod shelf;
mod told;
mod wish;

pub use shelf::{Import, ShelfWish};
pub use told::zone_name;
pub use wish::LabWish;

use crate::engine::{Edition, ObjectId, PlayerId};
use crate::locale::Locale;
use crate::session::lab::{
    Boards, BoardsFault, BoardsReading, CardChoice, CardForm, CardZone, Draft, DraftView, Expected, Field,
    Lab, LabCommand, PermanentForm, RefusedEdit, RunView,
};
use crate::session::snapshot::{Snapshot, Text};
use crate::web::answer::Answer;
use std::rc::Rc;

/// Which form is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pane {
    /// The game: who plays, which turn, from which step.
    #[default]
    Game,
    /// A player.
    Player(PlayerId),
    /// A permanent, by its place among the lines.
    Permanent(usize),
    /// The list of cards, to put one into play.
    AddPermanent(PlayerId),
    /// The list of cards, to put some into a zone.
    AddCards(PlayerId, CardZone),
    /// The cards made on the spot.
    Cards,
    /// A card being made; or made anew, by its place.
    Card(Option<usize>),
    /// The text.
    Text,
    /// The script.
    Script,
    /// All boards that are kept, and files.
    Boards,
}

/// What came of something that was done, where the board alone does not show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// What was played took the place of the script that was there.
    ScriptReplaced,
    /// Something was played that no line of a script can say: the script stays as it was.
    Unsaid,
    /// After something was taken away, the script no longer goes as it says.
    ScriptFails,
}

/// A card being made.
#[derive(Clone, Debug, PartialEq)]
pub struct Making {
    /// Which of the cards made before it takes the place of.
    pub at: Option<usize>,
    /// Its form.
    pub form: CardForm,
}

/// The laboratory.
#[derive(Clone, Debug, PartialEq)]
pub struct Laboratory {
    lab: Lab,
    /// The boards that were open before, each with the way it came.
    left: Rc<[Lab]>,
    edition: Edition,
    locale: Locale,
    /// What the forms show.
    pub view: Rc<DraftView>,
    /// The picture: the board as it was when the engine accepted it last.
    pub board: Rc<Snapshot>,
    /// Whether it is the board as it stands.
    pub is_accepted: bool,
    /// The cards to choose from.
    pub catalogue: Rc<[CardChoice]>,
    /// Why the last edit could not be made.
    pub refused: Rc<[RefusedEdit]>,
    /// What came of what was done last.
    pub news: Option<News>,
    /// What is read out of what was done last.
    pub said: Text,
    /// Which form is open.
    pub pane: Pane,
    /// The card being made, until it is put among the others or given up.
    pub making: Option<Rc<Making>>,
    /// All boards that are kept; the open one as it stands.
    pub boards: Boards,
    /// What of the boards in storage could not be read, until that is put away.
    pub damage: Rc<[BoardsFault]>,
    /// What came of a file.
    pub import: Import,
    /// What is expected of the game that is played from the board.
    pub expected: Rc<[Expected]>,
    /// The board from which that game is played.
    played: Option<Draft>,
    /// How the script went, as long as nothing is changed.
    pub runs: Rc<[RunView]>,
}

impl Laboratory {
    /// The laboratory with the boards that are kept; `None` only if not even an empty one can be laid out.
    #[must_use]
    pub fn with(kept: BoardsReading, edition: Edition, locale: Locale) -> Option<Self> {
        let lab = Lab::of(kept.boards.draft());
        let laid = lab.board(edition, locale);
        let is_accepted = laid.is_some();
        let laid = laid.or_else(|| Lab::default().board(edition, locale))?;
        Some(Self {
            left: Rc::default(),
            view: Rc::new(lab.draft().view(edition, locale)),
            board: Rc::new(laid.snapshot()),
            is_accepted: is_accepted && lab.draft().is_readable(),
            catalogue: lab.draft().catalogue(edition, locale),
            refused: Rc::default(),
            news: None,
            said: "".into(),
            pane: Pane::default(),
            making: None,
            boards: kept.boards,
            damage: kept.faults.into(),
            import: Import::Nothing,
            expected: Rc::default(),
            played: None,
            runs: Rc::default(),
            lab,
            edition,
            locale,
        })
    }

    /// The board as it stands.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        self.lab.draft()
    }

    /// Whether there is an edit to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.lab.can_undo()
    }

    /// Whether there is an edit to bring back.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.lab.can_redo()
    }

    /// Whether the board can be played as it stands, in each edition that it is for.
    #[must_use]
    pub fn can_be_played(&self) -> bool {
        self.view.faults.is_empty()
    }

    pub(in crate::web) const fn lab(&self) -> &Lab {
        &self.lab
    }

    fn shows(&self, lab: Lab, edition: Edition, locale: Locale) -> Self {
        let is_same_board =
            lab.draft() == self.lab.draft() && (edition, locale) == (self.edition, self.locale);
        let refused = lab.refused(locale).into();
        if is_same_board {
            return Self { lab, refused, ..self.clone() };
        }
        let laid = lab.board(edition, locale).map(|session| Rc::new(session.snapshot()));
        let is_accepted = laid.is_some() && lab.draft().is_readable();
        let boards = self.boards.with(lab.draft());
        let runs = if lab.draft() == self.lab.draft() { self.runs.clone() } else { Rc::default() };
        let next = Self {
            view: Rc::new(lab.draft().view(edition, locale)),
            board: laid.unwrap_or_else(|| self.board.clone()),
            is_accepted,
            catalogue: lab.draft().catalogue(edition, locale),
            refused,
            lab,
            edition,
            locale,
            boards,
            runs,
            ..self.clone()
        };
        let pane = next.still_there(self.pane);
        Self { pane, ..next }
    }

    fn after(&self, command: &LabCommand) -> Self {
        self.shows(self.lab.after(command), self.edition, self.locale)
    }

    pub(super) fn in_edition(&self, edition: Edition) -> Self {
        self.shows(self.lab.clone(), edition, self.locale)
    }

    pub(super) fn in_locale(&self, locale: Locale) -> Self {
        let import = self.import.in_locale(locale);
        Self { import, said: "".into(), ..self.shows(self.lab.clone(), self.edition, locale) }
    }

    /// The form, or that of the game if what it was about is gone.
    fn still_there(&self, pane: Pane) -> Pane {
        let is_seated = |player: PlayerId| self.view.players.iter().any(|own| own.id == player);
        let is_there = match pane {
            Pane::Permanent(at) => self.permanent(at).is_some(),
            Pane::Player(player) | Pane::AddPermanent(player) | Pane::AddCards(player, _) => {
                is_seated(player)
            }
            Pane::Card(Some(at)) => at < self.view.cards.len(),
            _ => true,
        };
        if is_there { pane } else { Pane::Game }
    }

    /// The permanent at this place among the lines.
    #[must_use]
    pub fn permanent(&self, at: usize) -> Option<&PermanentForm> {
        self.view.permanents.iter().find(|own| own.at == at)
    }

    /// The permanent that stands for this object on the board.
    fn permanent_of(&self, id: ObjectId) -> Option<&PermanentForm> {
        self.view.permanents.iter().find(|own| own.id == Some(id))
    }

    /// What the picture marks: the permanent whose form is open.
    #[must_use]
    pub fn looking(&self) -> Answer {
        let of_pane = match self.pane {
            Pane::Permanent(at) => self.permanent(at).and_then(|own| own.id),
            _ => None,
        };
        of_pane.map_or(Answer::None, Answer::Looking)
    }

    /// What is wrong at a field, with the edition in which alone it is: the set-up's faults, then why the last edit there
    /// could not be made.
    pub fn faults_at(&self, field: Field) -> impl Iterator<Item = (Option<Edition>, Text)> {
        let of_board =
            self.view.faults.iter().filter(move |fault| fault.field == field && self.view.is_readable);
        let of_edit = self.refused.iter().filter(move |fault| fault.field == field && fault.line == 0);
        let of_board = of_board.map(|fault| (fault.edition, fault.message.clone()));
        of_board.chain(of_edit.map(|fault| (None, fault.message.clone())))
    }
}
