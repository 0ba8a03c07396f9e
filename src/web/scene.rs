//! What every view of the table is given: the snapshot, the words, the answer so far, and somebody to tell.

use super::answer::Answer;
use super::i18n::Strings;
use super::store::Message;
use crate::engine::{ObjectId, Target};
use crate::session::snapshot::{Refused, Snapshot};
use yew::Callback;

/// What every view of the table is given.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// What there is to show.
    pub shown: &'a Snapshot,
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

    /// The language of a name, where it is not that of the interface.
    #[must_use]
    pub fn lang(&self, lang: &'static str) -> Option<&'static str> {
        (lang != self.words.locale.tag()).then_some(lang)
    }
}
