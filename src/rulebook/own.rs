//! Sentences of our own, for what the three texts do not say. They are always shown as ours.

use super::text::Text;

/// A sentence of our own about a topic, true in the editions under which the map lists it.
#[derive(Debug, PartialEq, Eq)]
pub struct OwnSentence {
    pub(super) name: &'static str,
    /// The sentence in each language.
    pub text: Text,
}

impl OwnSentence {
    /// A name that is stable and unique among our sentences, such as `five-phases`.
    #[must_use]
    pub fn id(&self) -> String {
        self.name.to_ascii_lowercase().replace('_', "-")
    }

    /// Every sentence of our own.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        use super::data::{own_combat, own_phasing, own_play, own_refusal, own_state, own_turn, own_untap};
        let lists = [
            own_turn::ALL,
            own_phasing::ALL,
            own_untap::ALL,
            own_combat::ALL,
            own_play::ALL,
            own_state::ALL,
            own_refusal::ALL,
        ];
        lists.into_iter().flatten().copied()
    }
}

/// Declares sentences of our own, and the list of them all. Each entry is `NAME "Italian" "French" "English";`,
/// and a name that ends in a year says that the sentence is true in that edition only.
macro_rules! own_sentences {
    ($($name:ident $it:literal $fr:literal $en:literal;)*) => {
        $(pub(in $crate::rulebook) static $name: $crate::rulebook::own::OwnSentence =
            $crate::rulebook::own::OwnSentence {
                name: stringify!($name),
                text: $crate::rulebook::text::Text { it: $it, fr: $fr, en: $en },
            };)*

        /// Every sentence of this file.
        pub(in $crate::rulebook) static ALL: &[&$crate::rulebook::own::OwnSentence] = &[$(&$name),*];
    };
}
pub(super) use own_sentences;
