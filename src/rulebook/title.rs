//! What a topic is called, where a passage lists what it is quoted for.

use super::data::{titles_combat, titles_phasing, titles_turn};
use super::text::Text;
use super::topic::Topic;

/// What a topic is called; `None` for one for which the three texts have no sentence.
#[must_use]
pub fn title(topic: Topic) -> Option<&'static Text> {
    let lists = [titles_turn::ALL, titles_phasing::ALL, titles_combat::ALL];
    lists.into_iter().flatten().find(|(own, _)| *own == topic).map(|(_, title)| title)
}

/// Declares what topics are called. Each entry is `Topic "Italian" "French" "English";`.
macro_rules! titles {
    ($($topic:ident $it:literal $fr:literal $en:literal;)*) => {
        /// Every title of this file.
        pub(in $crate::rulebook) static ALL: &[($crate::rulebook::Topic, $crate::rulebook::Text)] =
            &[$(($crate::rulebook::Topic::$topic, $crate::rulebook::Text { it: $it, fr: $fr, en: $en })),*];
    };
}
pub(super) use titles;
