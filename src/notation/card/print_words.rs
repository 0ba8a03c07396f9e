//! The smaller parts of sentences back to text: filters, changes, durations, tokens.

use super::print::colours;
use super::token::default_name;
use crate::engine::{Card, Lasting, Modification, ObjectFilter, Skipped, Step, Whose};
use crate::notation::number::bonus_word;
use crate::notation::words::{CARD_TYPES, COLOURS, KEYWORDS, quoted, skipped, step, word_for};

/// What a filter says, but for a targeted controller. `plural`: the ending of its nouns.
pub(super) fn filter_text(filter: &ObjectFilter, plural: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    let flags = [
        (filter.phased_out, "phased-out"),
        (filter.another, "another"),
        (filter.tapped == Some(true), "tapped"),
        (filter.tapped == Some(false), "untapped"),
        (filter.attacking, "attacking"),
        (filter.blocking, "blocking"),
        (filter.token == Some(false), "nontoken"),
    ];
    words.extend(flags.iter().filter(|(holds, _)| *holds).map(|(_, word)| (*word).to_owned()));
    if !filter.colours.is_empty() {
        let colours: Vec<&str> = filter.colours.iter().map(|colour| word_for(&COLOURS, colour)).collect();
        words.push(colours.join(" or "));
    }
    nouns(filter, plural, &mut words);
    words.extend(filter.name.as_ref().map(|name| format!("named {}", quoted(name))));
    words.extend(filter.with.map(|keyword| format!("with {}", word_for(&KEYWORDS, keyword))));
    words.extend(filter.without.map(|keyword| format!("without {}", word_for(&KEYWORDS, keyword))));
    match filter.controlled_by {
        Some(Whose::Your) => words.push("you control".to_owned()),
        Some(Whose::Opponents) => words.push("opponent controls".to_owned()),
        Some(Whose::Enchanted) => words.push("enchanted player controls".to_owned()),
        Some(Whose::Each) | None => {}
    }
    words.join(" ")
}

fn nouns(filter: &ObjectFilter, plural: &str, words: &mut Vec<String>) {
    if let Some(subtype) = &filter.subtype {
        words.push(format!("{subtype}{plural}"));
    }
    if !filter.types.is_empty() {
        let types: Vec<String> =
            filter.types.iter().map(|known| format!("{}{plural}", word_for(&CARD_TYPES, known))).collect();
        words.push(types.join(" or "));
    } else if filter.subtype.is_none() && filter.token != Some(true) && filter.name.is_none() {
        words.push(format!("permanent{plural}"));
    }
    if filter.token == Some(true) {
        words.push(format!("token{plural}"));
    }
}

/// What is told of the object itself; nothing for changes that need another kind of sentence.
pub(super) fn predicate(change: &Modification) -> Option<String> {
    Some(match change {
        Modification::PowerToughness(power, toughness) => format!("gets {}", bonus_word(*power, *toughness)),
        Modification::Gain(keyword) => format!("gains {}", word_for(&KEYWORDS, *keyword)),
        Modification::Lose(keyword) => format!("loses {}", word_for(&KEYWORDS, *keyword)),
        Modification::SetPowerToughness(power, toughness) => format!("becomes {power}/{toughness}"),
        Modification::BecomeColour(colour) => format!("becomes {}", word_for(&COLOURS, *colour)),
        Modification::AddType(known) => {
            let word = word_for(&CARD_TYPES, *known);
            let article = if word.starts_with(['a', 'e', 'i']) { "an" } else { "a" };
            format!("becomes {article} {word}")
        }
        Modification::LoseType(known) => format!("stops being {}", word_for(&CARD_TYPES, *known)),
        Modification::AddSubtype(subtype) => format!("becomes a {subtype}"),
        Modification::DoesNotUntap => "doesn't untap".to_owned(),
        Modification::MayStayTapped => "may stay tapped".to_owned(),
        Modification::CannotAttack => "can't attack".to_owned(),
        Modification::CannotBlock => "can't block".to_owned(),
        Modification::CannotPhaseOut => "can't phase out".to_owned(),
        Modification::CannotPhaseIn => "can't phase in".to_owned(),
        Modification::Control
        | Modification::PreventDamage
        | Modification::PreventNextDamage(_)
        | Modification::MaximumHandSize(_)
        | Modification::NoMaximumHandSize
        | Modification::KeepMana(_) => return None,
    })
}

/// "prevent all damage", "prevent the next 3 damage".
pub(super) fn prevention(change: &Modification) -> String {
    match change {
        Modification::PreventNextDamage(amount) => format!("prevent the next {amount} damage"),
        _ => "prevent all damage".to_owned(),
    }
}

/// How long, with a blank before it.
pub(super) fn duration(lasting: &Lasting) -> String {
    match lasting {
        Lasting::UntilEndOfTurn => " until end of turn".to_owned(),
        Lasting::UntilEndOfCombat => " until end of combat".to_owned(),
        Lasting::UntilYourNext(step) => format!(" until your next {}", step_text(*step)),
        Lasting::UntilYourNextTurn => " until your next turn".to_owned(),
        Lasting::NextUntapStep => " during its controller's next untap step".to_owned(),
        Lasting::WhileYouControlThis => " for as long as you control this".to_owned(),
        Lasting::WhileThisTapped => " for as long as this remains tapped".to_owned(),
        Lasting::WhileYouControlIt => " for as long as you control it".to_owned(),
        Lasting::Indefinitely => String::new(),
    }
}

/// A step as sentences name it.
pub(super) fn step_text(named: Step) -> String {
    let word = step(named);
    match named {
        Step::Untap | Step::Draw | Step::End | Step::Cleanup => format!("{word} step"),
        Step::PrecombatMain | Step::PostcombatMain => format!("{word} phase"),
        _ => word.to_owned(),
    }
}

/// A step or a phase that is skipped, as sentences name it.
pub(super) fn skipped_text(what: Skipped) -> String {
    match what {
        Skipped::Step(step) => step_text(step),
        Skipped::Phase(_) => skipped(what).to_owned(),
    }
}

/// A token as an effect describes it.
pub(super) fn token_text(token: &Card) -> String {
    let mut words: Vec<String> = Vec::new();
    words.extend(token.power_toughness.map(|(power, toughness)| format!("{power}/{toughness}")));
    if token.legendary {
        words.push("legendary".to_owned());
    }
    words.push(colours(token.colours));
    words.extend(token.subtypes.iter().map(ToString::to_string));
    words.extend(token.types.iter().map(|known| word_for(&CARD_TYPES, known).to_owned()));
    words.push("token".to_owned());
    if !token.keywords.is_empty() {
        let keywords: Vec<&str> = token.keywords.iter().map(|keyword| word_for(&KEYWORDS, keyword)).collect();
        words.push(format!("with {}", keywords.join(" and ")));
    }
    if token.name != default_name(token) {
        words.push(format!("named {}", quoted(&token.name)));
    }
    words.join(" ")
}
