//! Who must decide what: the question, the answers ready to be given, and why an attempt was refused.

use super::form::{Form, TargetChoice};
use super::history::{Annotation, CitationView};
use super::{Text, list};
use crate::engine::{Action, ObjectId, PlayerId, Refusal, Target};
use serde::Serialize;
use std::rc::Rc;

/// What happens next, and who decides it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Prompt {
    /// Who must decide; `None` while the game goes on by itself, or is over.
    pub player: Option<PlayerId>,
    /// Whether that is the learner.
    pub is_yours: bool,
    /// In words: "Tocca a te: puoi giocare una magia o un’abilità, oppure passare la priorità."
    pub question: Text,
    /// Answers that are complete, or complete but for their targets.
    pub choices: Rc<[Choice]>,
    /// The parts of an answer that must be put together.
    pub form: Option<Form>,
    /// The objects that it is about: what may be named in the answer, or what the question of a lesson asks about.
    pub about: Rc<[ObjectId]>,
}

/// What choosing something does, for its sign and its place on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum ChoiceKind {
    /// Passes, and another player then has priority.
    Pass,
    /// Passes, and the top of the stack resolves.
    PassToResolve,
    /// Passes, and the step ends.
    PassToNextStep,
    /// Plays a land.
    PlayLand,
    /// Plays (casts) a spell.
    Cast,
    /// Activates an ability.
    Activate,
    /// Adds mana.
    Mana,
    /// Declares nothing, or the plainest answer to a form.
    Plain,
}

/// An answer. If `slots` is empty, `action` is complete; else [`Choice::with_targets`] completes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Choice {
    /// Unique in its prompt.
    pub key: Text,
    /// What it does.
    pub kind: ChoiceKind,
    /// The name of the control: "Risolvi Scossa Secca".
    pub label: Text,
    /// What follows, in a sentence.
    pub hint: Text,
    /// The card or permanent it is about.
    pub object: Option<ObjectId>,
    /// The action to hand back.
    pub action: Action,
    /// The legal targets, slot by slot.
    pub slots: Rc<[Rc<[TargetChoice]>]>,
}

impl Choice {
    /// The complete action, aimed at these targets.
    #[must_use]
    pub fn with_targets(&self, aimed: &[Target]) -> Action {
        let mut action = self.action.clone();
        match &mut action {
            Action::Cast { targets, .. }
            | Action::Activate { targets, .. }
            | Action::ChooseTargets { targets } => {
                *targets = aimed.to_vec();
            }
            _ => {}
        }
        action
    }
}

/// An attempt that the rules do not allow. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Refused {
    /// What was tried: "Perché Falco di Guado non può bloccare?"
    pub question: Text,
    /// Why not.
    pub sentence: Text,
    /// A short name of the reason that never changes: `attackerTapped`.
    pub code: &'static str,
    /// The typed reason with its facts.
    pub refusal: Refusal,
    /// Where that is written.
    pub citations: Rc<[CitationView]>,
    /// The passage itself.
    pub annotations: Rc<[Annotation]>,
    /// The nearest things that are allowed.
    pub instead: Rc<[Choice]>,
    /// What the attempt named.
    pub objects: Rc<[ObjectId]>,
}

/// Something to tell about the last command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Notice {
    /// What about.
    pub kind: NoticeKind,
    /// In words.
    pub text: Text,
    /// What is wrong with a text.
    pub faults: Rc<[FaultView]>,
}

/// Something wrong at a place of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FaultView {
    /// A short name that never changes.
    pub code: &'static str,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in characters.
    pub column: u32,
    /// What is wrong, in words.
    pub message: Text,
}

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum NoticeKind {
    /// In the other edition a choice made before is not legal: the game stands before it.
    ChoiceIllegalThere,
    /// The scenario's next move is not legal any more, after what the learner did.
    ScriptStopped,
    /// A link or a jump asked for an event that this game does not reach.
    NoSuchEvent,
    /// A scenario could not be read; the one before is kept. Each fault has its place.
    ScenarioFaults,
    /// There is nothing to undo or redo, or nothing before or after this.
    NothingThere,
    /// The scenario does not exist in the other edition.
    NotInThatEdition,
    /// There is no such scenario.
    NoSuchScenario,
    /// A scenario's link was made by a newer version.
    LinkNewer,
    /// A scenario's link lost or changed letters.
    LinkDamaged,
    /// A scenario's link is longer than is read.
    LinkTooLong,
    /// The choices in a link were written by a newer version.
    PlayNewer,
    /// The choices in a link lost or changed letters.
    PlayDamaged,
    /// The choices in a link are longer than is read.
    PlayTooLong,
    /// The choices in a link can't be read. Each fault has its place.
    PlayFaults,
    /// A choice in a link can't be made: the game stands before it.
    PlayStopped,
    /// What was tried is allowed.
    Allowed,
    /// Something that was handed in is not of the right kind.
    BadArgument,
    /// A text is longer than is read.
    TextTooLong,
    /// The game has so many events or permanents that it does not go on by itself.
    TooLarge,
}

impl Prompt {
    /// Nothing to decide.
    #[must_use]
    pub fn none(question: Text) -> Self {
        Self { player: None, is_yours: false, question, choices: list([]), form: None, about: list([]) }
    }
}
