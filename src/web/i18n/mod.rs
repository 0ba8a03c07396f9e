//! The words of the interface: one constant per language, so a missing text does not compile.
//!
//! What the table and the rules say comes from the snapshot; here is only what the interface itself says.

mod book;
mod en;
mod fr;
mod it;
mod lab;
mod learn;
mod share;
mod turn;

pub use book::BookWords;
pub use lab::{LabSaid, LabWords};
pub use learn::{KeepWords, LearnWords, OwnWords, PracticeWords, StudyWords, fault};
pub use share::{PaperWords, ShareWords};
pub use turn::{LineWords, TransportWords};

use crate::locale::Locale;
use crate::session::link::is_link;
use crate::session::snapshot::PlayerView;
use std::fmt;

/// Everything the interface says in one language.
#[derive(Debug)]
pub struct Strings {
    /// Which language.
    pub locale: Locale,
    /// The rulebook.
    pub book: BookWords,
    /// The lessons, practice, and what is kept.
    pub learn: LearnWords,
    /// Handing on: by link, on paper, inside another page.
    pub share: ShareWords,
    /// The laboratory.
    pub lab: LabWords,
    /// What stands in the running head and in the foot.
    pub head: Head,
    /// What stands on the table.
    pub table: TableWords,
    /// What stands in the margin.
    pub margin: MarginWords,
    /// What moves the turn.
    pub transport: TransportWords,
    /// The phase lines.
    pub lines: LineWords,
    /// Two editions side by side.
    pub compare: CompareWords,
    /// Presenter mode.
    pub presenter: PresenterWords,
    /// The keyboard shortcuts.
    pub keys: KeyWords,
    /// The other pages, and what went wrong.
    pub pages: PageWords,
}

/// The running head and the foot of every page.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Head {
    pub skip: &'static str,
    pub home: &'static str,
    pub menu: &'static str,
    pub sections: &'static str,
    pub scenarios: &'static str,
    pub rulebook: &'static str,
    pub edition: &'static str,
    /// Names of the editions, oldest first, each with its year.
    pub editions: [(&'static str, &'static str); 2],
    /// Before the years.
    pub rules: &'static str,
    pub language: &'static str,
    pub shortcuts: &'static str,
    pub theme: &'static str,
    pub theme_auto: &'static str,
    pub theme_light: &'static str,
    pub theme_dark: &'static str,
    pub close: &'static str,
    pub notice: &'static str,
    pub passages: &'static str,
    /// A newer version of the page waits.
    pub update_ready: &'static str,
    pub update_take: &'static str,
    pub update_later: &'static str,
}

/// The table: what the snapshot does not say itself.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct TableWords {
    pub play: &'static str,
    pub turn: &'static str,
    pub no_priority: &'static str,
    pub skipped: &'static str,
    pub go_back: &'static str,
    /// To a step that is to come and known.
    pub go_ahead: &'static str,
    /// Of a step that nothing leads to yet.
    pub not_reached: &'static str,
    pub battlefield: &'static str,
    pub priority: &'static str,
    pub has_priority: &'static str,
    pub nobody: &'static str,
    pub stack: &'static str,
    pub waiting: &'static str,
    pub empty: &'static str,
    pub phased_out_zone: &'static str,
    pub in_zone: &'static str,
    pub indirectly: &'static str,
    pub returns_to_you: &'static str,
    /// Before a name.
    pub returns_to: &'static str,
    pub your_side: &'static str,
    /// "Permanenti di" before a name.
    pub side_of: &'static str,
    pub lands: &'static str,
    pub permanents: &'static str,
    pub no_permanents: &'static str,
    /// Where a side has lands and nothing else.
    pub only_lands: &'static str,
    /// Over the hand of somebody else.
    pub open_hand: &'static str,
    pub your_hand: &'static str,
    pub active: &'static str,
    pub life: &'static str,
    /// The same where it is that of a team.
    pub team_life: &'static str,
    pub hand: &'static str,
    pub library: &'static str,
    pub graveyard: &'static str,
    pub exile: [&'static str; 2],
    pub mana: &'static str,
    pub auras: &'static str,
    pub poison: &'static str,
    pub tap: &'static str,
    /// The sign of tapping in a cost, in words.
    pub tap_said: &'static str,
    pub tapped: &'static str,
    pub damage: &'static str,
    pub sick: &'static str,
    pub more_attached: fn(usize) -> String,
    pub printed: &'static str,
    pub owner: &'static str,
    pub controller: &'static str,
    /// Before the name of what it blocks.
    pub blocks: &'static str,
    /// Before the names of what blocks it.
    pub blocked_by: &'static str,
    /// White, blue, black, red and green.
    pub mana_of: [&'static str; 5],
}

impl TableWords {
    /// What a player's life is called.
    #[must_use]
    pub const fn life_of(&self, player: &PlayerView) -> &'static str {
        if player.shares_life { self.team_life } else { self.life }
    }
}

/// The margin: the log, the passages and the choices.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct MarginWords {
    pub annotations: &'static str,
    pub log: &'static str,
    /// Said of what is left out in reading out; always several.
    pub more_facts: fn(usize) -> String,
    /// Stands for the events that the log has no room for: how many.
    pub earlier: fn(u32) -> String,
    pub gloss: &'static str,
    pub see_also: &'static str,
    pub own_words: &'static str,
    pub instead: &'static str,
    pub confirm: &'static str,
    pub cancel: &'static str,
    pub cancelled: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub more: &'static str,
    pub fewer: &'static str,
    pub earlier_in_order: &'static str,
    pub later_in_order: &'static str,
    pub attack_none: &'static str,
    pub attack_with: fn(usize) -> String,
    pub block_none: &'static str,
    pub block_with: fn(usize) -> String,
    pub block_ask: &'static str,
    pub block_which: &'static str,
    pub blocks: &'static str,
    pub divided: fn(u32, u32) -> String,
    pub lethal: fn(u32) -> String,
    pub discard: fn(usize, u32) -> String,
    /// Playing the card that is chosen for discarding.
    pub order_ask: &'static str,
    pub order_confirm: &'static str,
    pub target_ask: fn(usize, usize) -> String,
    pub actions: fn(usize) -> String,
    pub dismiss: &'static str,
    /// That nothing follows.
    pub end: &'static str,
    /// Over the ways to make mana: how many there are.
    pub mana: fn(usize) -> String,
    pub mana_lead: &'static str,
    /// The scenario's script is over.
    pub over: &'static str,
    pub over_lead: &'static str,
    pub play_on: &'static str,
    /// The learner has gone his own way.
    pub left: &'static str,
    pub rejoin: &'static str,
    pub abilities: &'static str,
    pub rules_text: &'static str,
}

/// Two editions side by side.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct CompareWords {
    pub title: &'static str,
    /// The link from the table.
    pub same_turn: &'static str,
    /// The link to the table of an edition.
    pub to_table: &'static str,
    pub scenario: &'static str,
    pub boards: &'static str,
    pub rows: &'static str,
    /// The name of a place: "Riga 5".
    pub line: fn(u32) -> String,
    pub lines: &'static str,
    /// After the name of a step in which the editions differ.
    pub differs_here: &'static str,
}

/// Presenter mode.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct PresenterWords {
    pub title: &'static str,
    pub leave: &'static str,
    pub stage: &'static str,
    pub tools: &'static str,
    pub question: &'static str,
    pub ask: &'static str,
    pub labels: &'static str,
    pub blank: &'static str,
    pub unblank: &'static str,
    /// What stands under the signs of the tools.
    pub tool_words: ToolWords,
    /// What a frame round a permanent says.
    pub look: &'static str,
    /// That there are so many more than are shown.
    pub more: fn(usize) -> String,
    /// What was arranged on the screen.
    pub arranged: ArrangedWords,
    pub nobody_has_priority: &'static str,
    pub you_have_priority: &'static str,
    pub has_priority: fn(&str) -> String,
    pub key_ask: &'static str,
    pub key_blank: &'static str,
    pub key_forward: &'static str,
    pub key_back: &'static str,
    pub key_ends: &'static str,
    pub key_frame: &'static str,
    pub key_escape: &'static str,
    /// Before the keys of presenter mode.
    pub keys: &'static str,
    /// The names of PageDown, PageUp, Enter, Home and End.
    pub key_names: [&'static str; 5],
}

/// What stands under the signs of the tools: each a part of what the tool is called in full.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct ToolWords {
    pub ask: &'static str,
    pub answer: &'static str,
    pub parts: &'static str,
    pub labels: &'static str,
    pub keys: &'static str,
}

/// What is said of a screen that was arranged otherwise; of two, the first where it no longer is so.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct ArrangedWords {
    pub blank: [&'static str; 2],
    pub labels: [&'static str; 2],
    pub asks: [&'static str; 2],
    pub answer_hidden: &'static str,
    /// Before the name of a permanent.
    pub framed: &'static str,
    /// Before the name of a permanent.
    pub unframed: &'static str,
    pub no_frames: &'static str,
    pub left: &'static str,
}

/// The keyboard shortcuts.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct KeyWords {
    pub title: &'static str,
    pub arrows: &'static str,
    pub step: &'static str,
    pub play: &'static str,
    pub edition: &'static str,
    pub choices: &'static str,
    pub search: &'static str,
    pub help: &'static str,
    pub escape: &'static str,
    pub rows: &'static str,
    pub space: &'static str,
    pub shift: &'static str,
    /// Keys with a sign on them, and what they are called.
    pub called: &'static [(&'static str, &'static str)],
    pub single: &'static str,
}

/// The other pages, and what went wrong.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct PageWords {
    pub tagline: &'static str,
    /// What In Fase is, in one sentence.
    pub about: &'static str,
    pub to_lessons: &'static str,
    pub lead: &'static str,
    pub start: &'static str,
    pub resume: &'static str,
    pub scenarios: &'static str,
    pub not_found: &'static str,
    pub not_found_lead: &'static str,
    pub no_scenario: &'static str,
    pub no_scenario_lead: &'static str,
    /// The heading over one's own scenario that cannot be had from its link.
    pub no_own: &'static str,
    pub no_event: &'static str,
    pub no_edition: &'static str,
    pub no_part: &'static str,
    pub no_order: &'static str,
    pub to_home: &'static str,
    pub to_rulebook: &'static str,
    pub storage_refused: &'static str,
    pub storage_corrupted: &'static str,
    pub bad_link: &'static str,
}

impl PageWords {
    /// The heading over a scenario that cannot be had.
    #[must_use]
    pub fn not_to_be_had(&self, scenario: &str) -> &'static str {
        if is_link(scenario) { self.no_own } else { self.no_scenario }
    }
}

/// The name of a language in that language, as it stands over a passage.
#[must_use]
pub fn own_name(tag: &str) -> &'static str {
    match Locale::from_tag(tag) {
        Some(Locale::It) => "italiano",
        Some(Locale::Fr) => "français",
        Some(Locale::En) => "English",
        None => "",
    }
}

/// Numbers in a sentence: "1, 2 e 3". `and`: what stands before the last.
fn list(numbers: &[u32], and: &str) -> String {
    let written = |numbers: &[u32]| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    match numbers {
        [first @ .., last] if !first.is_empty() => format!("{}{and}{last}", written(first)),
        _ => written(numbers),
    }
}

impl Strings {
    /// A word and what it announces: "Mano: 4", "Main : 4".
    #[must_use]
    pub fn told(&self, word: &str, of: impl fmt::Display) -> String {
        format!("{word}{}{of}", self.colon())
    }

    /// What stands between a word and what it announces; French sets a space before it.
    #[must_use]
    pub const fn colon(&self) -> &'static str {
        match self.locale {
            Locale::It | Locale::En => ": ",
            Locale::Fr => "\u{a0}: ",
        }
    }

    /// The words of a language.
    #[must_use]
    pub const fn of(locale: Locale) -> &'static Self {
        match locale {
            Locale::It => &it::WORDS,
            Locale::Fr => &fr::WORDS,
            Locale::En => &en::WORDS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Strings;
    use crate::locale::Locale;

    #[test]
    fn every_language_names_itself_and_both_editions_alike() {
        for locale in Locale::ALL {
            let words = Strings::of(locale);
            assert_eq!(words.locale, locale);
            assert_eq!(words.head.editions.map(|(_, year)| year), ["2005", "2025"]);
        }
    }

    /// Whoever speaks to the computer says what he reads on the button (WCAG 2.5.3).
    #[test]
    fn a_name_in_full_begins_with_what_the_button_shows() {
        for locale in Locale::ALL {
            let words = &Strings::of(locale).transport;
            assert!(words.forward_long.starts_with(words.forward), "{}", words.forward_long);
        }
    }

    #[test]
    fn counts_agree_with_their_nouns() {
        let attack = |locale, count| (Strings::of(locale).margin.attack_with)(count);
        assert_eq!(attack(Locale::It, 1), "Attacca con 1 creatura");
        assert_eq!(attack(Locale::It, 2), "Attacca con 2 creature");
        assert_eq!(attack(Locale::Fr, 1), "Attaquer avec 1 créature");
        assert_eq!(attack(Locale::Fr, 2), "Attaquer avec 2 créatures");
        assert_eq!(attack(Locale::En, 1), "Attack with 1 creature");
        assert_eq!(attack(Locale::En, 2), "Attack with 2 creatures");
    }
}
