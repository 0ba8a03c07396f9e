//! The words of the notation and what they mean, as tables: reading and writing use the same ones.

use crate::engine::{CardType, Colour, Edition, Face, Keyword, Phase, PlayerId, Skipped, Step};
use crate::locale::Locale;

/// Steps, longer phrases before shorter ones; the first phrase of a step is the one that is written.
pub const STEPS: [(&str, Step); 19] = [
    ("untap", Step::Untap),
    ("upkeep", Step::Upkeep),
    ("draw", Step::Draw),
    ("precombat main", Step::PrecombatMain),
    ("first main", Step::PrecombatMain),
    ("main", Step::PrecombatMain),
    ("beginning of combat", Step::BeginningOfCombat),
    ("begin combat", Step::BeginningOfCombat),
    ("declare attackers", Step::DeclareAttackers),
    ("attackers", Step::DeclareAttackers),
    ("declare blockers", Step::DeclareBlockers),
    ("blockers", Step::DeclareBlockers),
    ("combat damage", Step::CombatDamage),
    ("end of combat", Step::EndOfCombat),
    ("postcombat main", Step::PostcombatMain),
    ("second main", Step::PostcombatMain),
    ("end", Step::End),
    ("cleanup", Step::Cleanup),
    ("combat", Step::BeginningOfCombat),
];

/// Phases that may be skipped whole; the main phases, which have no steps, are among the steps.
pub const PHASES: [(&str, Phase); 3] =
    [("beginning phase", Phase::Beginning), ("combat phase", Phase::Combat), ("ending phase", Phase::Ending)];

/// How a step or a phase that is skipped is written.
#[must_use]
pub fn skipped(what: Skipped) -> &'static str {
    match what {
        Skipped::Step(own) => step(own),
        Skipped::Phase(Phase::PrecombatMain) => step(Step::PrecombatMain),
        Skipped::Phase(Phase::PostcombatMain) => step(Step::PostcombatMain),
        Skipped::Phase(own) => word_for(&PHASES, own),
    }
}

/// How a step is written.
#[must_use]
pub fn step(step: Step) -> &'static str {
    word_for(&STEPS, step)
}

/// Keyword abilities.
pub const KEYWORDS: [(&str, Keyword); 15] = [
    ("phasing", Keyword::Phasing),
    ("haste", Keyword::Haste),
    ("vigilance", Keyword::Vigilance),
    ("defender", Keyword::Defender),
    ("flying", Keyword::Flying),
    ("reach", Keyword::Reach),
    ("first strike", Keyword::FirstStrike),
    ("double strike", Keyword::DoubleStrike),
    ("trample", Keyword::Trample),
    ("deathtouch", Keyword::Deathtouch),
    ("lifelink", Keyword::Lifelink),
    ("indestructible", Keyword::Indestructible),
    ("flash", Keyword::Flash),
    ("daybound", Keyword::Daybound),
    ("nightbound", Keyword::Nightbound),
];

/// Which face of a permanent is up.
pub const FACES: [(&str, Face); 2] = [("front face", Face::Front), ("back face", Face::Back)];

/// Card types.
pub const CARD_TYPES: [(&str, CardType); 6] = [
    ("artifact", CardType::Artifact),
    ("creature", CardType::Creature),
    ("enchantment", CardType::Enchantment),
    ("instant", CardType::Instant),
    ("land", CardType::Land),
    ("sorcery", CardType::Sorcery),
];

/// Colours.
pub const COLOURS: [(&str, Colour); 5] = [
    ("white", Colour::White),
    ("blue", Colour::Blue),
    ("black", Colour::Black),
    ("red", Colour::Red),
    ("green", Colour::Green),
];

/// The players by their seats; on a board of two teams the third is the first one's partner.
pub const PLAYERS: [(&str, PlayerId); 6] = [
    ("you", PlayerId::One),
    ("opponent", PlayerId::Two),
    ("third player", PlayerId::Three),
    ("fourth player", PlayerId::Four),
    ("partner", PlayerId::Three),
    ("second opponent", PlayerId::Four),
];

/// The word for an edition.
#[must_use]
pub const fn edition(edition: Edition) -> &'static str {
    edition.pick("classic", "current")
}

/// The edition of a word.
#[must_use]
pub fn edition_of(word: &str) -> Option<Edition> {
    Edition::ALL.into_iter().find(|known| word.eq_ignore_ascii_case(edition(*known)))
}

/// The language of a word.
#[must_use]
pub fn locale_of(word: &str) -> Option<Locale> {
    Locale::ALL.into_iter().find(|locale| word.eq_ignore_ascii_case(locale.tag()))
}

/// How something in one of the tables is written.
#[must_use]
pub fn word_for<T: Copy + PartialEq>(table: &'static [(&'static str, T)], meaning: T) -> &'static str {
    table.iter().find(|(_, known)| *known == meaning).map_or("", |(word, _)| word)
}

/// Words with a meaning of their own: a name that contains one is written in quotation marks.
const RESERVED: [&str; 71] = [
    "a",
    "ability",
    "active",
    "all",
    "an",
    "and",
    "at",
    "attached",
    "attacking",
    "awaiting",
    "because",
    "before",
    "blocked",
    "blocking",
    "can",
    "cannot",
    "chose",
    "classic",
    "controlled",
    "controls",
    "copy",
    "counter",
    "counters",
    "current",
    "damage",
    "day",
    "events",
    "expect",
    "face",
    "first",
    "for",
    "fourth",
    "from",
    "has",
    "in",
    "is",
    "it",
    "lacks",
    "named",
    "neither",
    "next",
    "night",
    "no",
    "not",
    "nothing",
    "of",
    "on",
    "opponent",
    "out",
    "owned",
    "partner",
    "phased",
    "players",
    "priority",
    "result",
    "returns",
    "second",
    "shows",
    "stack",
    "step",
    "summoning",
    "tapped",
    "target",
    "then",
    "third",
    "to",
    "turn",
    "unblocked",
    "untapped",
    "with",
    "you",
];

/// The name as it is written: in quotation marks if it could be taken for something else.
#[must_use]
pub fn name(name: &str) -> String {
    let is_plain = |word: &str| {
        word.starts_with(char::is_alphabetic)
            && word.chars().all(|letter| {
                letter.is_alphanumeric() || matches!(letter, '\'' | '\u{2019}' | '-' | '#' | '.')
            })
            && !RESERVED.iter().any(|reserved| word.eq_ignore_ascii_case(reserved))
            && !(word.starts_with(['x', 'X'])
                && word.len() > 1
                && word.bytes().skip(1).all(|byte| byte.is_ascii_digit()))
    };
    if !name.is_empty() && name.split(' ').all(is_plain) { name.to_owned() } else { quoted(name) }
}

/// The text in quotation marks; marks inside it become curly ones.
#[must_use]
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\u{201d}"))
}
