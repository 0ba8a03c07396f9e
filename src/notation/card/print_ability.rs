//! Abilities back to text.

use super::ability::equip;
use super::print_sentence::Writer;
use super::print_words::{filter_text, step_text};
use super::trigger::{HAPPENINGS, PLAYER_HAPPENINGS};
use crate::engine::{
    Ability, Activated, Affected, Card, Condition, Happening, Instruction, Lasting, ObjectFilter,
    StaticAbility, Subject, TriggerCondition, Triggered, Watched, Who, Whose,
};
use crate::notation::number::{counter_word, mana_symbols};

/// The line of an ability.
pub(super) fn ability(ability: &Ability, card: &Card) -> String {
    let host = if card.has_subtype("Equipment") { "equipped creature" } else { "enchanted creature" };
    match ability {
        Ability::Spell(effect) => Writer::new(effect, host, None).effect(effect),
        Ability::Triggered(own) => triggered(own, host),
        Ability::Activated(own) => activated(own, host),
        Ability::Static(own) => static_ability(own, host),
        Ability::Enchant(filter) => format!("enchant {}", filter_text(filter, "")),
        Ability::EnchantPlayer(filter) => {
            format!("enchant {}", if filter.opponent { "opponent" } else { "player" })
        }
        Ability::EntersTapped => "enters tapped".to_owned(),
        Ability::EntersWithCounters(counter, count) => {
            format!("enters with {count} {} counters", counter_word(counter))
        }
    }
}

fn triggered(ability: &Triggered, host: &'static str) -> String {
    let it = match ability.when {
        TriggerCondition::Object { .. } => Subject::That,
        _ => Subject::This,
    };
    let condition =
        ability.condition.as_ref().map(|own| format!(", if {}", condition(own))).unwrap_or_default();
    let effect = Writer::new(&ability.effect, host, Some(it)).effect(&ability.effect);
    format!("{}{condition}: {effect}", when(&ability.when, host))
}

fn condition(condition: &Condition) -> String {
    match condition {
        Condition::YouControl(filter) => format!("you control {}", article(filter)),
        Condition::ThisTapped => "this is tapped".to_owned(),
        Condition::ThisUntapped => "this is untapped".to_owned(),
    }
}

fn when(condition: &TriggerCondition, host: &str) -> String {
    match condition {
        TriggerCondition::AtBeginning { step, whose } => {
            let whose = match whose {
                Whose::Your => "your",
                Whose::Opponents => "opponent's",
                Whose::Each => "each",
                Whose::Enchanted => "enchanted player's",
            };
            format!("at the beginning of {whose} {}", step_text(*step))
        }
        TriggerCondition::DayBecomesNight => "when day becomes night".to_owned(),
        TriggerCondition::NightBecomesDay => "when night becomes day".to_owned(),
        TriggerCondition::Player { happens, whose } => {
            let subject = match whose {
                Whose::Your => "you",
                Whose::Opponents => "opponent",
                Whose::Each => "a player",
                Whose::Enchanted => "enchanted player",
            };
            let mut phrases =
                PLAYER_HAPPENINGS.iter().filter(|(_, known)| known == happens).map(|(phrase, _)| *phrase);
            let phrase = if matches!(whose, Whose::Your) { phrases.nth(1) } else { phrases.next() };
            format!("whenever {subject} {}", phrase.unwrap_or(""))
        }
        TriggerCondition::Object { happens: Happening::ControlLost, to } => {
            format!("when you lose control of {}", watched(to, host))
        }
        TriggerCondition::Object { happens, to } => {
            let phrase =
                HAPPENINGS.iter().rfind(|(_, known)| known == happens).map_or("", |(phrase, _)| phrase);
            format!("whenever {} {phrase}", watched(to, host))
        }
    }
}

fn watched(watched: &Watched, host: &str) -> String {
    match watched {
        Watched::This => "this".to_owned(),
        Watched::Host => host.to_owned(),
        Watched::Any(filter) => article(filter),
    }
}

fn article(filter: &ObjectFilter) -> String {
    let text = filter_text(filter, "");
    if filter.another {
        text
    } else if text.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) {
        format!("an {text}")
    } else {
        format!("a {text}")
    }
}

fn activated(ability: &Activated, host: &'static str) -> String {
    if *ability == equip(ability.mana) {
        return format!("equip {}", mana_symbols(&ability.mana));
    }
    let mut costs: Vec<String> = Vec::new();
    if !ability.mana.is_empty() || !(ability.tap || ability.sacrifice) {
        costs.push(mana_symbols(&ability.mana));
    }
    let parts = [
        (ability.tap, "{T}"),
        (ability.sacrifice, "sacrifice this"),
        (ability.once_each_turn, "once each turn"),
        (ability.as_sorcery, "as a sorcery"),
    ];
    costs.extend(parts.iter().filter(|(is_part, _)| *is_part).map(|(_, text)| (*text).to_owned()));
    let effect = Writer::new(&ability.effect, host, Some(Subject::This)).effect(&ability.effect);
    format!("{}: {effect}", costs.join(", "))
}

fn static_ability(ability: &StaticAbility, host: &'static str) -> String {
    let changes = ability.changes.clone();
    let lasting = Lasting::Indefinitely;
    let instruction = match &ability.affects {
        Affected::This => Instruction::Modify { what: Subject::This, changes, lasting },
        Affected::Host => Instruction::Modify { what: Subject::Host, changes, lasting },
        Affected::Each(filter) => {
            Instruction::Modify { what: Subject::Each(filter.clone()), changes, lasting }
        }
        Affected::Player(whose) => {
            let who = match whose {
                Whose::Your => Who::You,
                Whose::Opponents => Who::Opponent,
                Whose::Each => Who::EachPlayer,
                Whose::Enchanted => Who::EnchantedPlayer,
            };
            Instruction::ModifyPlayers { who, changes, lasting }
        }
    };
    let told = Writer::without_targets(host).instruction(&instruction);
    match &ability.condition {
        Some(own) => format!("as long as {}, {told}", condition(own)),
        None => told,
    }
}
