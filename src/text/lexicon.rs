//! Words that cards and scenarios bring along: subtypes and kinds of counters. What is not listed keeps its English word.

use crate::locale::Locale;

/// English, Italian, French.
const SUBTYPES: [[&str; 3]; 34] = [
    ["Aura", "Aura", "Aura"],
    ["Bear", "Orso", "Ours"],
    ["Bird", "Uccello", "Oiseau"],
    ["Cat", "Felino", "Félin"],
    ["Cleric", "Chierico", "Clerc"],
    ["Construct", "Costrutto", "Construction"],
    ["Elf", "Elfo", "Elfe"],
    ["Equipment", "Equipaggiamento", "Équipement"],
    ["Faerie", "Spiritello", "Peuple fée"],
    ["Forest", "Foresta", "Forêt"],
    ["Goblin", "Goblin", "Gobelin"],
    ["Golem", "Golem", "Golem"],
    ["Hound", "Segugio", "Chien"],
    ["Human", "Umano", "Humain"],
    ["Insect", "Insetto", "Insecte"],
    ["Island", "Isola", "Île"],
    ["Knight", "Cavaliere", "Chevalier"],
    ["Mountain", "Montagna", "Montagne"],
    ["Ogre", "Ogre", "Ogre"],
    ["Orc", "Orco", "Orque"],
    ["Ox", "Bue", "Bœuf"],
    ["Plains", "Pianura", "Plaine"],
    ["Plant", "Pianta", "Plante"],
    ["Rat", "Ratto", "Rat"],
    ["Scout", "Esploratore", "Éclaireur"],
    ["Shapeshifter", "Polimorfo", "Changeforme"],
    ["Soldier", "Soldato", "Soldat"],
    ["Spider", "Ragno", "Araignée"],
    ["Spirit", "Spirito", "Esprit"],
    ["Swamp", "Palude", "Marais"],
    ["Turtle", "Tartaruga", "Tortue"],
    ["Wall", "Muro", "Mur"],
    ["Wizard", "Mago", "Sorcier"],
    ["Zombie", "Zombie", "Zombie"],
];

/// English, Italian, French.
const COUNTERS: [[&str; 3]; 5] = [
    ["charge", "carica", "charge"],
    ["infection", "infezione", "infection"],
    ["moss", "muschio", "mousse"],
    ["poison", "veleno", "poison"],
    ["time", "tempo", "temps"],
];

/// The word for a subtype.
#[must_use]
pub fn subtype(locale: Locale, english: &str) -> &str {
    word(&SUBTYPES, locale, english)
}

/// The word for a kind of counter.
#[must_use]
pub fn counter(locale: Locale, english: &str) -> &str {
    word(&COUNTERS, locale, english)
}

fn word<'a>(words: &[[&'static str; 3]], locale: Locale, english: &'a str) -> &'a str {
    let known = words.iter().find(|[own, ..]| own.eq_ignore_ascii_case(english));
    known.map_or(english, |[own, italian, french]| match locale {
        Locale::It => italian,
        Locale::Fr => french,
        Locale::En => own,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_and_unknown_ones_kept() {
        assert_eq!(subtype(Locale::It, "bear"), "Orso");
        assert_eq!(subtype(Locale::Fr, "Ox"), "Bœuf");
        assert_eq!(subtype(Locale::It, "Kavu"), "Kavu");
        assert_eq!(counter(Locale::It, "infection"), "infezione");
    }
}
