//! Presenter mode: what whoever presents has arranged on the screen. Pure; the game is the table's business.

use super::answer::Answer;
use super::on_stage::on_stage;
use super::store::{Message, Store, Stride};
use super::table::Table;
use crate::engine::ObjectId;
use crate::session::Snapshot;

/// What whoever presents can ask for, beside moving through the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Present {
    /// Presenter mode.
    Enter,
    /// The table.
    Leave,
    /// The room is asked before each event, or no longer: then a question that stands is answered.
    Ask,
    /// Names, keywords and flags away, or back.
    Labels,
    /// The screen black, or not.
    Blank,
    /// A frame round a permanent, or off it.
    Frame(ObjectId),
    /// The same for a permanent by its place on the stage, counted from 1.
    FrameAt(usize),
    /// Takes away what lies over the event; if there is nothing, leaves.
    Escape,
}

/// What is arranged on the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Presenting {
    /// Whether the room is asked before each event.
    pub asks: bool,
    /// Whether the question stands: what happens next is not to be seen yet.
    pub is_asking: bool,
    /// Whether names, keywords and flags are hidden.
    pub hides_labels: bool,
    /// Whether the screen is black.
    pub is_blank: bool,
    /// What has a frame round it.
    pub framed: Vec<ObjectId>,
}

impl Presenting {
    /// Puts a frame round something, or takes it away.
    #[must_use]
    pub fn framing(&self, id: ObjectId) -> Self {
        let mut framed = self.framed.clone();
        match framed.iter().position(|other| *other == id) {
            Some(at) => drop(framed.remove(at)),
            None => framed.push(id),
        }
        Self { framed, ..self.clone() }
    }

    /// After a wish that concerns the screen alone.
    #[must_use]
    pub fn after(&self, wish: Present, shown: &Snapshot) -> Self {
        let now = self.clone();
        match wish {
            Present::Labels => Self { hides_labels: !now.hides_labels, ..now },
            Present::Blank => Self { is_blank: !now.is_blank, ..now },
            Present::Frame(id) => now.framing(id),
            Present::FrameAt(place) => {
                let id = place.checked_sub(1).and_then(|before| standing(shown).nth(before));
                id.map_or_else(|| now.clone(), |id| now.framing(id))
            }
            Present::Escape if now.is_blank => Self { is_blank: false, ..now },
            Present::Escape => Self { framed: Vec::new(), ..now },
            Present::Enter | Present::Leave | Present::Ask => now,
        }
    }

    /// At another place in the turn: no question stands, and frames remain round what is still there.
    #[must_use]
    pub fn moved_to(&self, shown: &Snapshot) -> Self {
        let mut framed = self.framed.clone();
        framed.retain(|id| standing(shown).any(|other| other == *id));
        Self { framed, is_asking: false, ..self.clone() }
    }
}

/// What stands on the stage, from left to right.
pub fn standing(shown: &Snapshot) -> impl Iterator<Item = ObjectId> {
    on_stage(shown).into_iter().flat_map(|group| group.permanents).map(|view| view.id)
}

/// Whether an answer is being put together, or an attempt was refused.
#[must_use]
pub fn is_at_it(shown: &Snapshot, answer: &Answer) -> bool {
    shown.refused.is_some() || *answer != Answer::to(&shown.prompt)
}

impl Store {
    /// Moves through the turn in presenter mode: a black screen comes back first, the room is asked before an event if that is
    /// wished, and where a player must choose, forward takes the plain answer, or the one put together.
    pub(super) fn presented(&self, table: &Table, presenting: &Presenting, stride: Stride) -> Self {
        let shown = &table.shown;
        if presenting.is_blank {
            return self.arranged(Presenting { is_blank: false, ..presenting.clone() });
        }
        match stride {
            Stride::Back if presenting.is_asking => {
                self.arranged(Presenting { is_asking: false, ..presenting.clone() })
            }
            Stride::Forward if presenting.asks && !presenting.is_asking && shown.can_go_on => {
                self.arranged(Presenting { is_asking: true, ..presenting.clone() })
            }
            Stride::Forward if shown.can_go_on || shown.refused.is_some() => self.laid(table.stride(stride)),
            Stride::Forward if is_at_it(shown, &table.answer) => self.on_table(table, Message::Confirm),
            Stride::Forward => self.laid(table.stride(Stride::ForwardPlainly)),
            _ => self.laid(table.stride(stride)),
        }
    }

    /// Arranges the screen; without a table there is nothing to arrange.
    pub(super) fn arrange(&self, wish: Present) -> Self {
        let now = self.presenting.clone().unwrap_or_default();
        let Some(table) = &self.table else { return self.clone() };
        match wish {
            Present::Enter => self.arranged(now),
            Present::Leave => self.with_presenting(None),
            Present::Ask if now.is_asking => {
                self.arranged(Presenting { asks: false, ..now }).laid(table.stride(Stride::Forward))
            }
            Present::Ask => self.arranged(Presenting { asks: !now.asks, ..now }),
            Present::Escape if !now.is_blank && is_at_it(&table.shown, &table.answer) => {
                self.on_table(table, Message::Cancel)
            }
            Present::Escape if !now.is_blank && now.framed.is_empty() => self.with_presenting(None),
            Present::Labels | Present::Blank | Present::Frame(_) | Present::FrameAt(_) | Present::Escape => {
                self.arranged(now.after(wish, &table.shown))
            }
        }
    }

    fn arranged(&self, presenting: Presenting) -> Self {
        self.with_presenting(Some(presenting))
    }
}
