//! What the reader asked of the page last, as far as what is read out depends on it. Pure.

use super::laboratory::LabWish;
use super::learning::{Learn, RoundWish, StudyWish};
use super::presenting::Presenting;
use super::store::{Message, Store};
use crate::engine::{Edition, ObjectId};
use crate::session::Snapshot;
use std::rc::Rc;

/// The last thing asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// How often something was asked that is answered aloud: an answer in the same words is read out again.
    pub times: u32,
    /// The edition, if it was changed.
    pub edition: Option<Edition>,
    /// What was arranged on the screen, if the game stayed where it was.
    pub arranged: Option<Arranged>,
    /// What was put away, if nothing was asked since.
    pub put_away: Option<PutAway>,
}

/// What somebody puts away: what was said of it is no longer so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PutAway {
    /// An answer that was begun, or a refusal.
    Answer,
    /// What lay over the page.
    Sheet,
}

/// What whoever presents has arranged on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arranged {
    /// The screen is black, or no longer.
    Blank(bool),
    /// Names and labels are hidden, or shown again.
    Labels(bool),
    /// The room is asked before each event, or no longer.
    Asks(bool),
    /// The answer that the room had seen is hidden again.
    AnswerHidden,
    /// A frame stands round a permanent.
    Framed(ObjectId),
    /// One frame was taken away; others stand.
    Unframed(ObjectId),
    /// No frame stands any more.
    NoFrames,
    /// The presentation is over.
    Left,
}

impl Arranged {
    fn between(before: Option<&Presenting>, after: Option<&Presenting>) -> Option<Self> {
        let before = before?;
        let Some(after) = after else { return Some(Self::Left) };
        let lone = |one: &Presenting, other: &Presenting| {
            one.framed.iter().find(|id| !other.framed.contains(id)).copied()
        };
        match (lone(after, before), lone(before, after)) {
            _ if before.is_blank != after.is_blank => Some(Self::Blank(after.is_blank)),
            _ if before.hides_labels != after.hides_labels => Some(Self::Labels(after.hides_labels)),
            _ if before.asks != after.asks => Some(Self::Asks(after.asks)),
            (Some(framed), _) => Some(Self::Framed(framed)),
            (None, Some(_)) if after.framed.is_empty() => Some(Self::NoFrames),
            (None, Some(gone)) => Some(Self::Unframed(gone)),
            (None, None) => None,
        }
    }
}

/// Where a game stands: the same state may come again, but never at the same place.
fn place(shown: &Snapshot) -> (u32, Rc<str>, bool) {
    (shown.cursor, shown.fingerprint.clone(), shown.refused.is_some())
}

impl Store {
    fn on_screen(&self) -> Option<&Presenting> {
        let lecture = self.learning.studying.as_ref().and_then(|studying| studying.lecture.as_ref());
        self.presenting.as_ref().or_else(|| lecture.map(|lecture| &lecture.presenting))
    }

    /// Whether the other stands elsewhere in one of the games.
    fn has_moved_from(&self, before: &Self) -> bool {
        let table = |store: &Self| store.table.as_ref().map(|table| place(&table.shown));
        let lesson =
            |store: &Self| store.learning.studying.as_ref().map(|it| (place(&it.table), it.view.beat));
        table(self) != table(before) || lesson(self) != lesson(before)
    }

    /// What the message put away, if there was something.
    fn put_away_after(&self, before: &Self, closes: bool) -> Option<PutAway> {
        let answer = |store: &Self| {
            let table =
                store.table.as_ref().map(|table| (table.answer.clone(), table.shown.refused.is_some()));
            let lesson = store.learning.studying.as_ref();
            (table, lesson.map(|it| (it.answer.clone(), it.table.refused.is_some())))
        };
        match (before.sheet, self.sheet) {
            (Some(_), None) if closes => Some(PutAway::Sheet),
            _ => (closes && answer(before) != answer(self)).then_some(PutAway::Answer),
        }
    }

    /// Whether an answer that stood before the room is hidden again.
    fn hides_answer_after(&self, before: &Self) -> bool {
        match (&before.learning.studying, &self.learning.studying) {
            (Some(before), Some(after)) => {
                let is_same = after.lecture.is_some() && before.view.beat == after.view.beat;
                is_same && !before.hides_answer() && after.hides_answer()
            }
            _ => false,
        }
    }

    /// What is known of the last thing asked after this one. `is_answered`: whether it is answered aloud; `puts_away`: whether it puts
    /// something away.
    pub(super) fn asked_after(&self, before: &Self, is_answered: bool, puts_away: bool) -> Asked {
        let put_away = self.put_away_after(before, puts_away);
        let has_moved = self.has_moved_from(before);
        let edition = (self.edition != before.edition).then_some(self.edition);
        let hidden = self.hides_answer_after(before).then_some(Arranged::AnswerHidden);
        let arranged = || Arranged::between(before.on_screen(), self.on_screen()).filter(|_| !has_moved);
        let arranged = hidden.or_else(arranged);
        // What lies over the page speaks for itself.
        let is_answered = is_answered && self.sheet.is_none();
        if !is_answered && !has_moved && edition.is_none() && arranged.is_none() && put_away.is_none() {
            return before.asked.clone();
        }
        Asked { times: before.asked.times.wrapping_add(1), edition, arranged, put_away }
    }
}

impl Message {
    /// Whether it puts something away.
    #[must_use]
    pub fn puts_away(&self) -> bool {
        match self {
            Self::Cancel | Self::Close => true,
            Self::Learn(Learn::Study(StudyWish::Table(message))) => message.puts_away(),
            _ => false,
        }
    }

    /// Whether it is answered aloud, even where nothing comes of it.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        match self {
            Self::Go(_)
            | Self::Touch { .. }
            | Self::Attempt(_)
            | Self::TakeUp(_)
            | Self::Confirm
            | Self::Undo
            | Self::Redo
            | Self::Divide { .. }
            | Self::Order { .. } => true,
            Self::Beside(_, message) => matches!(**message, Self::Go(_)),
            Self::Learn(Learn::Study(StudyWish::Table(message))) => message.is_answered(),
            Self::Learn(Learn::Round(RoundWish::Table(message))) => matches!(**message, Self::Go(_)),
            Self::Learn(Learn::Study(_) | Learn::Round(_)) => true,
            Self::Lab(
                LabWish::Edit(_) | LabWish::Undo | LabWish::Redo | LabWish::Put(_) | LabWish::Finish,
            ) => true,
            _ => false,
        }
    }
}
