//! How effects change things and for how long, in English.

use super::English;
use crate::cards;
use crate::engine::{CardType, Colour, Duration, Modification};
use crate::locale::Locale;
use crate::text::tongue::{ChangeTexts, Words};
use crate::text::voice::{Era, Scene, Who};
use crate::text::{plus, say};

impl ChangeTexts for English {
    fn change(&self, _: Era, change: &Modification, by: Who<'_>, many: bool) -> String {
        let (has, is, becomes) = if many { ("have", "are", "become") } else { ("has", "is", "becomes") };
        match change {
            Modification::Control => {
                let comes = if many { "come" } else { "comes" };
                say!(by, name => "{comes} under your control", "{comes} under {name}’s control")
            }
            Modification::AddType(kind) if many => format!("are {} too", kind_word(*kind, true)),
            Modification::AddType(kind) => {
                let kind = kind_word(*kind, false);
                let article = if kind.starts_with(['a', 'e', 'i']) { "an" } else { "a" };
                format!("is {article} {kind} too")
            }
            Modification::LoseType(kind) if many => format!("are no longer {}", kind_word(*kind, true)),
            Modification::LoseType(kind) => {
                let kind = kind_word(*kind, false);
                let article = if kind.starts_with(['a', 'e', 'i']) { "an" } else { "a" };
                format!("is no longer {article} {kind}")
            }
            Modification::AddSubtype(subtype) => format!("{is} {} too", cards::subtype(Locale::En, subtype)),
            Modification::BecomeColour(colour) => format!("{becomes} {}", shade(*colour)),
            Modification::Gain(keyword) => format!("{has} {}", cards::keyword(Locale::En, *keyword)),
            Modification::Lose(keyword) => {
                let loses = if many { "lose" } else { "loses" };
                format!("{loses} {}", cards::keyword(Locale::En, *keyword))
            }
            Modification::SetPowerToughness(power, toughness) => format!("{becomes} {power}/{toughness}"),
            Modification::PowerToughness(power, toughness) => {
                let gets = if many { "get" } else { "gets" };
                format!("{gets} {}", plus(*power, *toughness))
            }
            Modification::DoesNotUntap => if many { "do not untap" } else { "does not untap" }.to_owned(),
            Modification::MayStayTapped => {
                let its = if many { "their" } else { "its" };
                format!("may stay tapped in {its} controller’s untap step, by that player’s choice")
            }
            Modification::CannotAttack => "can’t attack".to_owned(),
            Modification::CannotBlock => "can’t block".to_owned(),
            Modification::CannotPhaseOut => "can’t phase out".to_owned(),
            Modification::CannotPhaseIn => "can’t phase in".to_owned(),
            Modification::PreventDamage => if many { "take no damage" } else { "takes no damage" }.to_owned(),
            Modification::PreventNextDamage(amount) => {
                let is_spared = if many { "are spared" } else { "is spared" };
                format!("{is_spared} the next {amount} damage")
            }
            Modification::MaximumHandSize(more) if *more < 0 => {
                format!("may keep {} fewer cards in hand at end of turn", more.unsigned_abs())
            }
            Modification::MaximumHandSize(more) => {
                format!("may keep {more} more cards in hand at end of turn")
            }
            Modification::KeepMana(colour) => {
                let mana = colour.map_or("mana".to_owned(), |own| format!("{} mana", shade(own)));
                format!("{} unspent {mana}", if many { "keep" } else { "keeps" })
            }
            Modification::NoMaximumHandSize => "may keep any number of cards in hand".to_owned(),
        }
    }

    fn duration(&self, scene: &Scene<'_>, duration: &Duration) -> String {
        match duration {
            Duration::UntilEndOfTurn => " until end of turn".to_owned(),
            Duration::UntilEndOfCombat => " until end of combat".to_owned(),
            Duration::UntilStep { step, player } => {
                let step = self.step(scene.era, *step).to_lowercase();
                say!(scene.who(*player), name => " until your next {step}", " until {name}’s next {step}")
            }
            Duration::UntilTurn { player } => {
                say!(scene.who(*player), name => " until your next turn", " until {name}’s next turn")
            }
            Duration::NextUntapStep { player: Some(player) } => {
                say!(scene.who(*player), name => " in your next untap step", " in {name}’s next untap step")
            }
            Duration::NextUntapStep { player: None } => " in its controller’s next untap step".to_owned(),
            Duration::WhileControls { player, object } => {
                let object = scene.name(*object);
                say!(scene.who(*player), name =>
                    " for as long as you control {object}",
                    " for as long as {name} controls {object}")
            }
            Duration::WhileTapped { object } => {
                format!(" for as long as {} stays tapped", scene.name(*object))
            }
            Duration::Indefinitely => String::new(),
        }
    }
}

/// The word for a card type, small: "creature", "creatures".
const fn kind_word(kind: CardType, many: bool) -> &'static str {
    match (kind, many) {
        (CardType::Artifact, false) => "artifact",
        (CardType::Artifact, true) => "artifacts",
        (CardType::Creature, false) => "creature",
        (CardType::Creature, true) => "creatures",
        (CardType::Enchantment, false) => "enchantment",
        (CardType::Enchantment, true) => "enchantments",
        (CardType::Instant, false) => "instant",
        (CardType::Instant, true) => "instants",
        (CardType::Land, false) => "land",
        (CardType::Land, true) => "lands",
        (CardType::Sorcery, false) => "sorcery",
        (CardType::Sorcery, true) => "sorceries",
    }
}

/// A colour, small.
const fn shade(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Blue => "blue",
        Colour::Black => "black",
        Colour::Red => "red",
        Colour::Green => "green",
    }
}
