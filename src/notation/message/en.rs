//! The sentences in English.

use crate::engine::{SetupError, Step};
use crate::notation::fault::{Problem, Wanted};
use crate::notation::words::{self, KEYWORDS, word_for};

/// What was found instead.
pub(super) fn found(found: Option<&str>) -> String {
    match found {
        Some(text) => format!("The text says “{text}”."),
        None => "The line ends here.".to_owned(),
    }
}

/// What was wanted.
pub(super) fn wanted(what: Wanted) -> String {
    let sentence = match what {
        Wanted::Word(word) => return format!("“{word}” is needed here."),
        Wanted::Player => "A player is needed here: you or opponent.",
        Wanted::Step => "A step of the turn is needed here, such as upkeep or declare attackers.",
        Wanted::Number => "A number is needed here.",
        Wanted::Id => "A short name without blanks is needed here.",
        Wanted::CardName => "The name of a card is needed here.",
        Wanted::ObjectName => "The name of a permanent, card or player is needed here.",
        Wanted::QuotedText => "Text in quotation marks is needed here.",
        Wanted::Language => "A language is needed here: it or fr, and en for titles.",
        Wanted::Edition => "An edition is needed here: classic, current or both.",
        Wanted::Colour => "A colour is needed here: white, blue, black, red, green or colourless.",
        Wanted::Mana => "Mana is needed here, such as 2R or {2}{R}.",
        Wanted::Keyword => "A keyword ability is needed here, such as flying or phasing.",
        Wanted::CardType => {
            "A card type is needed here: artifact, creature, enchantment, instant, land or sorcery."
        }
        Wanted::PowerToughness => "Two signed numbers are needed here, such as +3/+3.",
        Wanted::Counter => "A kind of counter is needed here, such as +1/+1 or infection.",
        Wanted::Objects => "Which objects are meant is needed here, such as creature you control.",
        Wanted::Who => "Which player is meant is needed here, such as you, opponent or target player.",
        Wanted::Effect => "This is no effect that the notation knows.",
        Wanted::Trigger => "This is no happening that the notation knows.",
        Wanted::Duration => "A duration is needed here, such as until end of turn.",
        Wanted::Condition => {
            "A condition is needed here: you control something, or this is tapped or untapped."
        }
        Wanted::Cost => "A cost is needed here, such as {1}, {T} or sacrifice this.",
        Wanted::Statement => "This is no statement that the notation knows.",
        Wanted::PlayerStatement => "This is nothing that a player can have or do.",
        Wanted::Attribute => "This is no attribute of a permanent, such as tapped or damage 2.",
        Wanted::Act => "This is nothing that a player can do.",
        Wanted::Expectation => "This is nothing that can be expected.",
        Wanted::Property => "This is no property of an object, such as tapped or in graveyard.",
        Wanted::PlayerFact => "This is nothing that is counted of a player, such as life 20 or hand 7.",
        Wanted::Place => {
            "A zone is needed here: play, hand, library, graveyard, exile, stack, phased-out zone or nowhere."
        }
        Wanted::Decision => {
            "A decision is needed here: priority, attackers, blockers, damage, discard, targets, order, legend or untap."
        }
        Wanted::Event => "This is no event that the notation knows.",
        Wanted::Refusal => "This is no reason for a refusal.",
        Wanted::Result => "A result is needed here: you win, opponent win, draw or none.",
        Wanted::Ask => {
            "A question is needed here: next, order, priority, trigger, attack, block, play, return, life, size, zone, tapped or damage."
        }
        Wanted::When => "A moment is needed here: next, at end of step or at end of turn.",
        Wanted::Chapter => "A chapter is needed here: turn, acting, combat, phasing or night-and-teams.",
        Wanted::Topic => "This is no topic of the rulebook, such as phasingBeforeUntap.",
        Wanted::Belief => "This is no mistaken belief that the program knows, such as untap-first.",
    };
    sentence.to_owned()
}

/// The other problems.
pub(super) fn problem(problem: &Problem) -> String {
    match problem {
        Problem::TextTooLong { limit, found } => {
            format!("The text has {found} bytes. No more than {limit} are read.")
        }
        Problem::TooManyLines { limit } => {
            format!("The text has too many lines. No more than {limit} are read.")
        }
        Problem::LineTooLong { limit } => {
            format!("This line is too long. No more than {limit} characters are read.")
        }
        Problem::ForbiddenCharacter { code } => {
            format!("The invisible character U+{code:04X} is not allowed here.")
        }
        Problem::UnclosedQuote => "This quotation mark has no partner on its line.".to_owned(),
        Problem::NothingHere => "The text contains neither a case nor a scenario.".to_owned(),
        Problem::LeftOver { found } => format!("The statement is complete before “{found}”."),
        Problem::NumberTooBig { limit } => format!("This number is too large. The largest is {limit}."),
        Problem::NameTooLong { limit } => {
            format!("This name is too long. It may have {limit} characters.")
        }
        Problem::BeforeFirstBlock => "The text must begin with case or scenario.".to_owned(),
        Problem::OneBlockOnly => "A board has one case or scenario only. This is a second one.".to_owned(),
        Problem::NoLessonHere => "The text contains no lesson.".to_owned(),
        Problem::BeforeFirstLesson => "The text must begin with lesson, or with cards.".to_owned(),
        Problem::OutsideBeats => {
            "This belongs into a beat: tell, do, predict, try, free or summary must come before it."
                .to_owned()
        }
        Problem::NotInThisBeat { word } => format!("“{word}” does not belong into a beat of this kind."),
        Problem::RepeatedId { id } => format!("There already is a case or scenario called “{id}”."),
        Problem::SetupAfterScript => "The set-up must come before the script.".to_owned(),
        Problem::RepeatedCard { name } => format!("There already is a card called “{name}”."),
        Problem::RepeatedLabel { label } => format!("There already is a permanent called “{label}”."),
        Problem::TooManyPermanents { limit } => {
            format!("There are too many permanents. The limit is {limit}.")
        }
        Problem::TooManyCards { limit } => format!("There are too many cards here. The limit is {limit}."),
        Problem::TooManyScriptLines { limit } => {
            format!("The script is too long. The limit is {limit} lines.")
        }
        Problem::CreatureWithoutPower => "A creature needs power and toughness, such as 2/3.".to_owned(),
        Problem::PowerWithoutCreature => "Only a creature has power and toughness.".to_owned(),
        Problem::BackOfNoPermanent => {
            "Only a permanent has a back face, and that is a permanent too.".to_owned()
        }
        Problem::NothingMeantByIt => "Nothing was named before that “it” could mean.".to_owned(),
        Problem::NoSuchTarget { number } => format!("There is no target number {number}."),
        Problem::TooManyTargets { limit } => format!("This names too many targets. The limit is {limit}."),
        Problem::NothingMeantByX => "X must be used in a sentence and explained at its end.".to_owned(),
        Problem::NotStatic => "This can’t hold all the time. It needs a trigger or a cost.".to_owned(),
        Problem::UnknownCard { name } => format!("There is no card called “{name}”."),
        Problem::UnknownName { name } => format!("Nothing here is called “{name}”."),
        Problem::AmbiguousName { name } => {
            format!("More than one permanent is called “{name}”. Write “{name}#2” for the second one.")
        }
        Problem::Expected { .. } | Problem::Setup(_) => String::new(),
    }
}

/// Why the engine does not accept a set-up.
pub(super) fn setup(error: &SetupError) -> String {
    match error {
        SetupError::WrongNumberOfPlayers { found } => {
            format!("A game has two to four players. Here the number is {found}.")
        }
        SetupError::NoSuchPlayer { .. } => "This player does not sit at the table.".to_owned(),
        SetupError::NoTeams => "This edition plays without shared team turns.".to_owned(),
        SetupError::UnevenTeams => "There must be at least two teams, all equally large.".to_owned(),
        SetupError::NotOnOneTeam { .. } => "Every player must be on exactly one team.".to_owned(),
        SetupError::UnequalLife { .. } => "The members of a team share one life total.".to_owned(),
        SetupError::TurnZero => "Turns are counted from 1.".to_owned(),
        SetupError::NotAPermanent { .. } => "This card can’t be in play: it is no permanent.".to_owned(),
        SetupError::DamageOnNonCreature { .. } => "Only creatures carry damage.".to_owned(),
        SetupError::NoSuchHost { .. } => "What this is attached to does not exist.".to_owned(),
        SetupError::AttachedInACircle { .. } => "These permanents are attached in a circle.".to_owned(),
        SetupError::NotAnAttachment { .. } => {
            "Only Auras and Equipment are attached to something.".to_owned()
        }
        SetupError::IllegalHost { .. } => "This can’t be attached to that.".to_owned(),
        SetupError::IndirectWithoutHost { .. } => {
            "This can’t be phased out with its host: its host is not phased out, or it has none.".to_owned()
        }
        SetupError::AuraWithoutHost { .. } => "An Aura in play needs something to be attached to.".to_owned(),
        SetupError::CreatureWithoutPower { card } => {
            format!("The creature {card} needs power and toughness.")
        }
        SetupError::UnknownKeyword { card, keyword } => {
            let keyword = word_for(&KEYWORDS, *keyword);
            format!("The keyword “{keyword}” of {card} does not exist in this edition.")
        }
        SetupError::NoDoubleFaces { card } => {
            format!("Double-faced cards such as {card} do not exist in this edition.")
        }
        SetupError::NoPlayerAuras { card } => {
            format!("Auras that enchant a player, such as {card}, do not exist in this edition.")
        }
        SetupError::NoBackFace { .. } => "This card has one face only: it can’t show a back face.".to_owned(),
        SetupError::NoDayNight => "This edition knows neither day nor night.".to_owned(),
        SetupError::AlreadyLost { .. } => {
            "This player would have lost already: life must be above 0 and poison below 10, or 15 for a team."
                .to_owned()
        }
        SetupError::CannotStartIn { step } => {
            format!("A scenario can’t begin with the step “{}”.", step_word(*step))
        }
        SetupError::TooMany { limit, found } => {
            format!("The set-up has {found} objects. No more than {limit} are allowed.")
        }
    }
}

fn step_word(step: Step) -> &'static str {
    words::step(step)
}
