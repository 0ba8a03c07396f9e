//! What both shells show: plain data in the reader's language, complete enough that no shell asks the engine anything.
//!
//! Everything is cheap to clone: texts are [`Text`], lists are `Rc<[T]>`. Serialized, names are camelCase and enums are
//! strings or objects tagged with `type`.

mod compare;
mod form;
mod history;
mod permanent;
mod prompt;
mod sample;
mod table;
mod track;

pub use compare::{CompareTick, CompareTicks, ComparisonView, Row, RowMark, RowSide, SideAtPlace};
pub use form::{BlockerForm, Candidate, DamageForm, Form, Recipient, TargetChoice, TriggerChoice};
pub use history::{
    Annotation, CauseView, CitationView, EventKind, LineMark, LineMarkKind, Log, LogEntry, MomentView,
    NextEvent, Paragraph, PhaseLine, Run, Span, SpanState, Tick, TickGroup, TurnMark,
};
pub use permanent::{
    AbilityView, CombatRole, CounterView, Flag, FlagKind, KeywordView, PermanentKind, PermanentView,
    PhaseView, PowerToughness,
};
pub use prompt::{Choice, ChoiceKind, FaultView, Notice, NoticeKind, Prompt, Refused};
pub use table::{
    Arrow, ArrowKind, CardView, LandGroup, PhasedOutZone, Pip, PlayerView, PriorityView, Side, StackItemKind,
    StackItemView, Table, TargetView, TriggerView,
};
pub use track::{DayNightView, PhaseCell, Progress, StepCell, Track};

use crate::engine::Edition;
use crate::locale::Locale;
use serde::Serialize;
use std::rc::Rc;

/// A text in the reader's language, shared rather than copied.
pub type Text = Rc<str>;

/// Everything there is to show at one event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Snapshot {
    /// What is being played.
    pub scenario: ScenarioView,
    /// The rules in force.
    pub edition: Edition,
    /// The edition in words: "Regole 2025".
    pub edition_name: Text,
    /// The language of every text here, passages apart.
    pub locale: Locale,
    /// 16 hexadecimal digits that two states share exactly if they are the same state.
    pub fingerprint: Text,
    /// How many events have happened at this place: 0 is before the first. The event shown is number `cursor − 1`.
    pub cursor: u32,
    /// How many events are known; more may follow.
    pub total: u32,
    /// Whether there is anything to go back to by undoing.
    pub can_undo: bool,
    /// Whether there is anything to bring back.
    pub can_redo: bool,
    /// Whether one more event can be had without a choice of the learner.
    pub can_go_on: bool,
    /// What is to be said of the scenario's own moves at this place; `None` while they go on, or where there are none.
    pub script: Option<ScriptView>,
    /// The turn, its phases and its steps.
    pub track: Track,
    /// The players and everything on the table.
    pub table: Table,
    /// Who must decide what.
    pub prompt: Prompt,
    /// What happened, and why.
    pub log: Log,
    /// The last attempt that the rules do not allow, until something else is done.
    pub refused: Option<Refused>,
    /// Something the learner should know about the last command: where a switch of editions had to stop.
    pub notice: Option<Notice>,
}

/// What is to be said of the scenario's own moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum ScriptView {
    /// The last of them has been played, and nothing since.
    Over,
    /// The learner has chosen something else.
    Left,
}

/// The scenario's own words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ScenarioView {
    /// The name by which links call it: one's own that was opened from a link has its text there; empty if no link leads to it.
    pub id: Text,
    /// Its title.
    pub title: Text,
    /// The line shown before the first event: the title, where nothing is said.
    pub intro: Text,
    /// What a link to this very game says of what was played; `None` if the scenario's script plays it, and for more than a link
    /// holds.
    pub play: Option<Text>,
}

/// A short list as shared data.
pub(crate) fn list<T>(items: impl IntoIterator<Item = T>) -> Rc<[T]> {
    items.into_iter().collect()
}
