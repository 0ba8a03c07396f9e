//! What every view of the table is given: the snapshot, the words, the answer so far, and somebody to tell.

use super::answer::Answer;
use super::i18n::Strings;
use super::store::Message;
use crate::engine::{ObjectId, Target};
use crate::session::snapshot::{Form, Refused, Snapshot};
use std::rc::Rc;
use yew::Callback;

/// What every view of the table is given.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// What there is to show.
    pub shown: &'a Rc<Snapshot>,
    /// The words of the interface.
    pub words: &'static Strings,
    /// The answer so far.
    pub answer: &'a Answer,
    /// Where clicks go.
    pub send: &'a Callback<Message>,
}

impl Scene<'_> {
    /// A callback that sends this message whatever the event.
    #[must_use]
    pub fn sends<E: 'static>(&self, message: Message) -> Callback<E> {
        let send = self.send.clone();
        Callback::from(move |_: E| send.emit(message.clone()))
    }

    /// Whether the last attempt named this, and the rules forbid it.
    #[must_use]
    pub fn is_refused(&self, id: ObjectId) -> bool {
        self.shown.refused.as_ref().is_some_and(|Refused { objects, .. }| objects.contains(&id))
    }

    /// How the answer so far marks something: chosen, or refused.
    #[must_use]
    pub fn mark(&self, what: Target) -> Option<&'static str> {
        match what {
            Target::Object(id) if self.is_refused(id) => Some("illegal"),
            _ if self.answer.has(what) => Some("selected"),
            _ => None,
        }
    }

    /// Whether naming this would answer what is asked.
    #[must_use]
    pub fn is_able(&self, what: Target) -> bool {
        self.answer.may_name(&self.shown.prompt, what)
    }

    /// Whether it is chosen, where a click chooses it or leaves it out again.
    #[must_use]
    pub fn pressed(&self, what: Target) -> Option<&'static str> {
        let form = self.shown.prompt.form.as_ref();
        let is_toggle = form.is_some_and(|form| {
            matches!(
                form,
                Form::Attackers { .. }
                    | Form::Blockers { .. }
                    | Form::Discard { .. }
                    | Form::StayTapped { .. }
            )
        });
        let is_chosen = self.answer.has(what);
        (is_chosen || is_toggle && self.is_able(what)).then_some(if is_chosen { "true" } else { "false" })
    }

    /// The language of a name, where it is not that of the interface.
    #[must_use]
    pub fn lang(&self, lang: &'static str) -> Option<&'static str> {
        (lang != self.words.locale.tag()).then_some(lang)
    }
}

/// A scene that a component keeps, to draw itself anew only if what it shows has changed. It has no equality of its own: what
/// matters of a scene, each component says for itself.
#[derive(Clone, Debug)]
pub struct Kept {
    shown: Rc<Snapshot>,
    words: &'static Strings,
    answer: Answer,
    send: Callback<Message>,
}

impl Kept {
    /// The scene as it is.
    #[must_use]
    pub fn of(scene: &Scene<'_>) -> Self {
        let Scene { shown, words, answer, send } = *scene;
        Self { shown: shown.clone(), words, answer: answer.clone(), send: send.clone() }
    }

    /// The scene as it was.
    #[must_use]
    pub fn scene(&self) -> Scene<'_> {
        Scene { shown: &self.shown, words: self.words, answer: &self.answer, send: &self.send }
    }

    /// Whether the other says the same of each of these, in the same words, and tells the same listener. What stands on the
    /// table itself is not compared.
    #[must_use]
    pub fn says_the_same(&self, other: &Self, of: impl Iterator<Item = Target>) -> bool {
        let marks = |kept: &Self, what| {
            let scene = kept.scene();
            (scene.mark(what), scene.pressed(what), scene.is_able(what))
        };
        let mut all = of;
        self.words.locale == other.words.locale
            && self.send == other.send
            && all.all(|what| marks(self, what) == marks(other, what))
    }
}
