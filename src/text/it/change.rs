//! How effects change things and for how long, in Italian.

use super::Italian;
use crate::cards;
use crate::engine::{CardType, Colour, Duration, Modification};
use crate::locale::Locale;
use crate::text::tongue::{ChangeTexts, Words};
use crate::text::voice::{Era, Scene, Who};
use crate::text::{plus, say};

impl ChangeTexts for Italian {
    fn change(&self, era: Era, change: &Modification, by: Who<'_>, many: bool) -> String {
        let verb = |one: &str, more: &str| if many { more.to_owned() } else { one.to_owned() };
        match change {
            Modification::Control => {
                let passes = if many { "passano" } else { "passa" };
                say!(by, name => "{passes} sotto il tuo controllo", "{passes} sotto il controllo di {name}")
            }
            Modification::AddType(kind) => {
                let kind = kind_word(*kind, many);
                if many { format!("sono anche {kind}") } else { format!("è anche {kind}") }
            }
            Modification::LoseType(kind) => {
                let kind = kind_word(*kind, many);
                if many { format!("non sono più {kind}") } else { format!("non è più {kind}") }
            }
            Modification::AddSubtype(subtype) => {
                let subtype = cards::subtype(Locale::It, subtype);
                if many { format!("sono anche {subtype}") } else { format!("è anche {subtype}") }
            }
            Modification::BecomeColour(colour) => {
                let shade = shade(*colour, true, many);
                if many { format!("diventano {shade}") } else { format!("diventa {shade}") }
            }
            Modification::Gain(keyword) => {
                let keyword = cards::keyword(Locale::It, *keyword);
                if many { format!("hanno {keyword}") } else { format!("ha {keyword}") }
            }
            Modification::Lose(keyword) => {
                let keyword = cards::keyword(Locale::It, *keyword);
                if many { format!("perdono {keyword}") } else { format!("perde {keyword}") }
            }
            Modification::SetPowerToughness(power, toughness) => {
                if many {
                    format!("diventano {power}/{toughness}")
                } else {
                    format!("diventa {power}/{toughness}")
                }
            }
            Modification::PowerToughness(power, toughness) => {
                let plus = plus(*power, *toughness);
                if many { format!("prendono {plus}") } else { format!("prende {plus}") }
            }
            Modification::DoesNotUntap => verb("non si STAPpa", "non si STAPpano"),
            Modification::MayStayTapped => verb(
                "può non STAPparsi nello STAP di chi ne ha il controllo, a sua scelta",
                "possono non STAPparsi nello STAP di chi ne ha il controllo, a sua scelta",
            ),
            Modification::CannotAttack => verb("non può attaccare", "non possono attaccare"),
            Modification::CannotBlock => verb("non può bloccare", "non possono bloccare"),
            Modification::CannotPhaseOut => match era {
                Era::Older => verb("non può passare fuori fase", "non possono passare fuori fase"),
                Era::Newer => verb("non può scomparire", "non possono scomparire"),
            },
            Modification::CannotPhaseIn => match era {
                Era::Older => verb("non può tornare in fase", "non possono tornare in fase"),
                Era::Newer => verb("non può apparire", "non possono apparire"),
            },
            Modification::PreventDamage => verb("non subisce danno", "non subiscono danno"),
            Modification::PreventNextDamage(1) => {
                verb("evita il prossimo danno", "evitano il prossimo danno")
            }
            Modification::PreventNextDamage(amount) => {
                if many {
                    format!("evitano i prossimi {amount} danni")
                } else {
                    format!("evita i prossimi {amount} danni")
                }
            }
            Modification::MaximumHandSize(more) if *more < 0 => {
                format!("può tenere in mano {} carte in meno a fine turno", more.unsigned_abs())
            }
            Modification::MaximumHandSize(more) => {
                format!("può tenere in mano {more} carte in più a fine turno")
            }
            Modification::KeepMana(colour) => {
                let mana =
                    colour.map_or("mana".to_owned(), |own| format!("mana {}", shade(own, false, false)));
                if many {
                    format!("conservano il {mana} non speso")
                } else {
                    format!("conserva il {mana} non speso")
                }
            }
            Modification::NoMaximumHandSize => "può tenere in mano quante carte vuole".to_owned(),
        }
    }

    fn duration(&self, scene: &Scene<'_>, duration: &Duration) -> String {
        match duration {
            Duration::UntilEndOfTurn => " fino alla fine del turno".to_owned(),
            Duration::UntilEndOfCombat => " fino alla fine del combattimento".to_owned(),
            Duration::UntilStep { step, player } => {
                let step = self.step(scene.era, *step);
                say!(scene.who(*player), name => " fino alla tua prossima {step}", " fino alla prossima {step} di {name}")
            }
            Duration::UntilTurn { player } => {
                say!(scene.who(*player), name => " fino al tuo prossimo turno", " fino al prossimo turno di {name}")
            }
            Duration::NextUntapStep { player: Some(player) } => {
                say!(scene.who(*player), name => " nel tuo prossimo STAP", " nel prossimo STAP di {name}")
            }
            Duration::NextUntapStep { player: None } => {
                " nel prossimo STAP di chi ne ha il controllo".to_owned()
            }
            Duration::WhileControls { player, object } => {
                let object = scene.name(*object);
                say!(scene.who(*player), name =>
                    " finché {object} resta sotto il tuo controllo",
                    " finché {object} resta sotto il controllo di {name}")
            }
            Duration::WhileTapped { object } => format!(" finché {} non si STAPpa", scene.name(*object)),
            Duration::Indefinitely => String::new(),
        }
    }
}

/// The word for a card type, small: "creatura", "creature".
const fn kind_word(kind: CardType, many: bool) -> &'static str {
    match (kind, many) {
        (CardType::Artifact, false) => "artefatto",
        (CardType::Artifact, true) => "artefatti",
        (CardType::Creature, false) => "creatura",
        (CardType::Creature, true) => "creature",
        (CardType::Enchantment, false) => "incantesimo",
        (CardType::Enchantment, true) => "incantesimi",
        (CardType::Instant, false) => "istantaneo",
        (CardType::Instant, true) => "istantanei",
        (CardType::Land, false) => "terra",
        (CardType::Land, true) => "terre",
        (CardType::Sorcery, false) => "stregoneria",
        (CardType::Sorcery, true) => "stregonerie",
    }
}

/// A colour agreeing with its noun.
const fn shade(colour: Colour, feminine: bool, many: bool) -> &'static str {
    match (colour, feminine, many) {
        (Colour::White, true, false) => "bianca",
        (Colour::White, true, true) => "bianche",
        (Colour::White, false, false) => "bianco",
        (Colour::White, false, true) => "bianchi",
        (Colour::Blue, ..) => "blu",
        (Colour::Black, true, false) => "nera",
        (Colour::Black, true, true) => "nere",
        (Colour::Black, false, false) => "nero",
        (Colour::Black, false, true) => "neri",
        (Colour::Red, true, false) => "rossa",
        (Colour::Red, true, true) => "rosse",
        (Colour::Red, false, false) => "rosso",
        (Colour::Red, false, true) => "rossi",
        (Colour::Green, _, false) => "verde",
        (Colour::Green, _, true) => "verdi",
    }
}
