//! What happened, and where it is written.

use super::Text;
use crate::engine::{Cause, Edition, ObjectId, Occurrence, PlayerId, Step};
use serde::Serialize;
use std::rc::Rc;

/// The log and the timeline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Log {
    /// The latest events up to the cursor, oldest first; the last is the one shown. Long logs show their end: more can be
    /// asked for by number.
    pub entries: Rc<[Rc<LogEntry>]>,
    /// The passages for the event shown.
    pub annotations: Rc<[Annotation]>,
    /// More passages worth reading beside it.
    pub further: Rc<[Annotation]>,
    /// What comes next, in a line; `None` while somebody must decide, or when the game is over.
    pub next: Option<NextEvent>,
    /// The ticks of this turn, step by step, as far as it is known.
    pub ticks: Rc<[TickGroup]>,
    /// Where each turn begins.
    pub turns: Rc<[TurnMark]>,
    /// For each permanent, when it was in phase and what happened to it.
    pub lines: Rc<[PhaseLine]>,
}

/// One event in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LogEntry {
    /// Its number, from 0. The cursor that shows it is one more.
    pub seq: u32,
    /// When it happened.
    pub at: MomentView,
    /// Why it happened.
    pub cause: CauseView,
    /// The name of the event: `phased`, `priorityGiven`.
    pub event: &'static str,
    /// What sort of event, for its sign and its motion.
    pub kind: EventKind,
    /// Whether it follows from the event before by itself.
    pub is_consequence: bool,
    /// What happened, in one sentence.
    pub sentence: Text,
    /// The particulars, one fact each.
    pub details: Rc<[Text]>,
    /// The objects it touches.
    pub objects: Rc<[ObjectId]>,
    /// The players it touches.
    pub players: Rc<[PlayerId]>,
    /// Where the rule is written; never empty.
    pub citations: Rc<[CitationView]>,
}

/// When something happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MomentView {
    /// The number of the turn.
    pub turn: u32,
    /// Whose turn.
    pub active: PlayerId,
    /// The step.
    pub step: Step,
    /// Which time.
    pub occurrence: Occurrence,
    /// The slug of the step.
    pub slug: &'static str,
    /// "Turno 5, Mantenimento".
    pub text: Text,
}

/// Why something happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CauseView {
    /// The cause itself.
    pub cause: Cause,
    /// In words: "Azione basata sui turni".
    pub text: Text,
}

/// What sort of event: decides the sign on the timeline and the motion on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EventKind {
    /// A turn, phase or step begins, or is skipped.
    Turn,
    /// Priority.
    Priority,
    /// Phasing.
    Phasing,
    /// The moment of phasing in which nothing phases.
    PhasingNothing,
    /// Day and night.
    DayNight,
    /// Tapping and untapping.
    Tap,
    /// Drawing and discarding.
    Card,
    /// Attackers and blockers, and leaving combat.
    Combat,
    /// Damage, and its prevention.
    Damage,
    /// Something goes on the stack, or waits to.
    Stack,
    /// Something resolves.
    Resolve,
    /// Permanents come and go.
    Zone,
    /// Counters, attachments, control.
    Change,
    /// Effects begin and end.
    Effect,
    /// Mana.
    Mana,
    /// Life, and the end of the game.
    Life,
    /// A state-based action.
    StateBased,
}

/// A place in one of the three texts, or our own sentence where they are silent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CitationView {
    /// The key of the passage in the rulebook, for a link; `None` for our own sentence.
    pub passage: Option<Text>,
    /// "§ 502.1", or a heading: "STAP".
    pub rule: Text,
    /// The number of the rule in the chosen edition, whatever the text quoted.
    pub rule_number: Text,
    /// The edition of the text it is from; decides mark and ink.
    pub edition: Edition,
    /// "Regole 2025", "Regole 2005", "Guida".
    pub source: Text,
    /// The language of the passage.
    pub lang: &'static str,
    /// What to know when the passage is of the other edition: "Vale anche nel 2025".
    pub badge: Option<Text>,
    /// Whether this is our own sentence.
    pub is_own: bool,
    /// Everything above in one phrase, for those who do not see the chip.
    pub label: Text,
}

/// A passage as it is shown beside an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Annotation {
    /// Where it is.
    pub citation: CitationView,
    /// The passage word for word, in its own language; empty for our own sentence.
    pub paragraphs: Rc<[Paragraph]>,
    /// What it says, in the reader's language; empty where the passage is in it already.
    pub gloss: Text,
    /// Our own sentence, where the three texts are silent.
    pub own: Option<Text>,
}

/// A paragraph of a passage.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Paragraph {
    /// Whether it is an item of a list.
    pub is_item: bool,
    /// Its words from beginning to end.
    pub runs: Rc<[Run]>,
}

/// A part of a paragraph.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Run {
    /// The words.
    pub text: Text,
    /// Whether this is the clause that applies.
    pub is_clause: bool,
    /// Whether it is a slip of the source, kept as it is.
    pub is_sic: bool,
    /// Whether sentences that are wrong in this edition were left out here; the text is empty then.
    pub is_omitted: bool,
    /// Whether it is wrong in the chosen edition, in a passage that is shown whole.
    pub is_wrong: bool,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NextEvent {
    /// "Poi: si STAPpa."
    pub text: Text,
    /// What sort of event.
    pub kind: EventKind,
    /// The name of the event.
    pub event: &'static str,
    /// Where the rule is written.
    pub citation: Option<CitationView>,
}

/// The ticks of one step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TickGroup {
    /// The key of the step in the track.
    pub key: Text,
    /// Which step.
    pub step: Step,
    /// Two letters.
    pub code: &'static str,
    /// The short name.
    pub name: Text,
    /// Its events.
    pub ticks: Rc<[Tick]>,
}

/// One event on the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Tick {
    /// The number of the event. The cursor that shows it is one more.
    pub seq: u32,
    /// What sort of event.
    pub kind: EventKind,
}

/// Where a turn begins.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnMark {
    /// The number of the turn.
    pub turn: u32,
    /// Whose turn.
    pub player: PlayerId,
    /// The number of its first event.
    pub seq: u32,
    /// "Turno 5, tu".
    pub name: Text,
}

/// One permanent over the whole timeline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PhaseLine {
    /// Which object.
    pub object: ObjectId,
    /// Its name.
    pub name: Text,
    /// In phase or out of it, from event to event, without a gap from arrival to leaving.
    pub spans: Rc<[Span]>,
    /// What else happened to it.
    pub marks: Rc<[LineMark]>,
    /// The same in sentences.
    pub label: Text,
}

/// A stretch of a phase line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Span {
    /// The first cursor at which it is so.
    pub from: u32,
    /// The first cursor at which it is not so any more; as long as it lasts, one more than the last cursor known.
    pub to: u32,
    /// In phase or out of it.
    pub state: SpanState,
}

/// How a permanent is during a stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum SpanState {
    /// In phase.
    In,
    /// Out of phase, comes back by itself.
    OutDirectly,
    /// Out of phase, comes back with its host.
    OutIndirectly,
    /// Out of phase until something leaves.
    OutUntil,
}

/// Something that happened to a permanent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LineMark {
    /// The number of the event.
    pub seq: u32,
    /// What.
    pub kind: LineMarkKind,
}

/// What happened to a permanent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum LineMarkKind {
    /// It came into play.
    Arrived,
    /// It left play.
    Left,
    /// It became tapped.
    Tapped,
    /// It became untapped.
    Untapped,
    /// It was dealt damage.
    Damaged,
    /// Its damage was removed.
    Healed,
    /// Counters were put on it or taken off.
    Counters,
    /// It was attached to something, or something to it.
    Attached,
    /// It came off, or something came off it.
    Unattached,
    /// Its controller changed.
    Control,
}
