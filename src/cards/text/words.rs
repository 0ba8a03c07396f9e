//! Single words of cards in three languages: types, subtypes, keywords.

use crate::engine::{Card, CardType, Keyword};
use crate::locale::Locale;
use crate::notation::same;
use std::borrow::Cow;

/// A noun in the two languages whose nouns have a gender.
#[derive(Clone, Copy)]
pub(super) struct Noun {
    /// Singular.
    pub one: &'static str,
    /// Plural.
    pub many: &'static str,
    /// Whether it is feminine.
    pub feminine: bool,
}

const fn feminine(one: &'static str, many: &'static str) -> Noun {
    Noun { one, many, feminine: true }
}

const fn masculine(one: &'static str, many: &'static str) -> Noun {
    Noun { one, many, feminine: false }
}

/// The subtypes of the catalogue: English, Italian, French.
const SUBTYPES: [(&str, Noun, Noun); 28] = [
    ("Aura", feminine("Aura", "Aure"), feminine("aura", "auras")),
    ("Badger", masculine("Tasso", "Tassi"), masculine("blaireau", "blaireaux")),
    ("Bear", masculine("Orso", "Orsi"), masculine("ours", "ours")),
    ("Bird", masculine("Uccello", "Uccelli"), masculine("oiseau", "oiseaux")),
    ("Cat", masculine("Felino", "Felini"), masculine("chat", "chats")),
    ("Construct", masculine("Costrutto", "Costrutti"), masculine("construction", "constructions")),
    ("Elf", masculine("Elfo", "Elfi"), masculine("elfe", "elfes")),
    ("Equipment", masculine("Equipaggiamento", "Equipaggiamenti"), masculine("équipement", "équipements")),
    ("Forest", feminine("Foresta", "Foreste"), feminine("forêt", "forêts")),
    ("Goblin", masculine("Goblin", "Goblin"), masculine("gobelin", "gobelins")),
    ("Human", masculine("Umano", "Umani"), masculine("humain", "humains")),
    ("Insect", masculine("Insetto", "Insetti"), masculine("insecte", "insectes")),
    ("Island", feminine("Isola", "Isole"), feminine("île", "îles")),
    ("Knight", masculine("Cavaliere", "Cavalieri"), masculine("chevalier", "chevaliers")),
    ("Mountain", feminine("Montagna", "Montagne"), feminine("montagne", "montagnes")),
    ("Orc", masculine("Orco", "Orchi"), masculine("orque", "orques")),
    ("Ox", masculine("Bue", "Buoi"), masculine("bœuf", "bœufs")),
    ("Plains", feminine("Pianura", "Pianure"), feminine("plaine", "plaines")),
    ("Rat", masculine("Ratto", "Ratti"), masculine("rat", "rats")),
    ("Spider", masculine("Ragno", "Ragni"), feminine("araignée", "araignées")),
    ("Spirit", masculine("Spirito", "Spiriti"), masculine("esprit", "esprits")),
    ("Swamp", feminine("Palude", "Paludi"), masculine("marais", "marais")),
    ("Wall", masculine("Muro", "Muri"), masculine("mur", "murs")),
    ("Werewolf", masculine("Licantropo", "Licantropi"), masculine("loup-garou", "loups-garous")),
    ("Wolf", masculine("Lupo", "Lupi"), masculine("loup", "loups")),
    ("Wizard", masculine("Mago", "Maghi"), masculine("sorcier", "sorciers")),
    ("Elemental", masculine("Elementale", "Elementali"), masculine("élémental", "élémentaux")),
    ("Soldier", masculine("Soldato", "Soldati"), masculine("soldat", "soldats")),
];

/// The noun of a subtype, in Italian or French.
pub(super) fn subtype_noun(locale: Locale, name: &str) -> Option<Noun> {
    let (_, italian, french) = SUBTYPES.iter().find(|(english, ..)| same(english, name))?;
    match locale {
        Locale::It => Some(*italian),
        Locale::Fr => Some(*french),
        Locale::En => None,
    }
}

/// A subtype in a language; its English name where the list has none.
#[must_use]
pub fn subtype(locale: Locale, name: &str) -> Cow<'_, str> {
    match subtype_noun(locale, name) {
        Some(noun) => {
            let mut letters = noun.one.chars();
            let first: String =
                letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
            Cow::Owned(format!("{first}{}", letters.as_str()))
        }
        None => Cow::Borrowed(name),
    }
}

/// The noun of a card type, in Italian or French.
pub(super) const fn type_noun(locale: Locale, known: CardType) -> Noun {
    match (locale, known) {
        (Locale::Fr, CardType::Artifact) => masculine("artefact", "artefacts"),
        (Locale::Fr, CardType::Creature) => feminine("créature", "créatures"),
        (Locale::Fr, CardType::Enchantment) => masculine("enchantement", "enchantements"),
        (Locale::Fr, CardType::Instant) => masculine("éphémère", "éphémères"),
        (Locale::Fr, CardType::Land) => masculine("terrain", "terrains"),
        (Locale::Fr, CardType::Sorcery) => masculine("rituel", "rituels"),
        (Locale::It, CardType::Artifact) => masculine("artefatto", "artefatti"),
        (Locale::It, CardType::Creature) => feminine("creatura", "creature"),
        (Locale::It, CardType::Enchantment) => masculine("incantesimo", "incantesimi"),
        (Locale::It, CardType::Instant) => masculine("istantaneo", "istantanei"),
        (Locale::It, CardType::Land) => feminine("terra", "terre"),
        (Locale::It, CardType::Sorcery) => feminine("stregoneria", "stregonerie"),
        (Locale::En, CardType::Artifact) => masculine("artifact", "artifacts"),
        (Locale::En, CardType::Creature) => masculine("creature", "creatures"),
        (Locale::En, CardType::Enchantment) => masculine("enchantment", "enchantments"),
        (Locale::En, CardType::Instant) => masculine("instant", "instants"),
        (Locale::En, CardType::Land) => masculine("land", "lands"),
        (Locale::En, CardType::Sorcery) => masculine("sorcery", "sorceries"),
    }
}

/// The noun for any permanent, in Italian or French.
pub(super) const fn permanent_noun(locale: Locale) -> Noun {
    match locale {
        Locale::It => masculine("permanente", "permanenti"),
        Locale::Fr | Locale::En => masculine("permanent", "permanents"),
    }
}

/// The noun for a token, in Italian or French.
pub(super) const fn token_noun(locale: Locale) -> Noun {
    match locale {
        Locale::It => feminine("pedina", "pedine"),
        Locale::Fr => masculine("jeton", "jetons"),
        Locale::En => masculine("token", "tokens"),
    }
}

/// What stands where a name would.
pub(in crate::cards) const fn nameless(locale: Locale) -> &'static str {
    match locale {
        Locale::It => "Creatura a faccia in giù",
        Locale::Fr => "Créature face cachée",
        Locale::En => "Face-down creature",
    }
}

/// A keyword ability.
#[must_use]
pub const fn keyword(locale: Locale, own: Keyword) -> &'static str {
    let (italian, french, english) = match own {
        Keyword::Phasing => ("fase", "déphasage", "phasing"),
        Keyword::Haste => ("rapidità", "célérité", "haste"),
        Keyword::Vigilance => ("cautela", "vigilance", "vigilance"),
        Keyword::Defender => ("difensore", "défenseur", "defender"),
        Keyword::Flying => ("volare", "vol", "flying"),
        Keyword::Reach => ("raggiungere", "portée", "reach"),
        Keyword::FirstStrike => ("attacco improvviso", "initiative", "first strike"),
        Keyword::DoubleStrike => ("doppio attacco", "double initiative", "double strike"),
        Keyword::Trample => ("travolgere", "piétinement", "trample"),
        Keyword::Deathtouch => ("tocco letale", "contact mortel", "deathtouch"),
        Keyword::Lifelink => ("legame vitale", "lien de vie", "lifelink"),
        Keyword::Indestructible => ("indistruttibile", "indestructible", "indestructible"),
        Keyword::Flash => ("lampo", "flash", "flash"),
        Keyword::Daybound => ("diurno", "diurne", "daybound"),
        Keyword::Nightbound => ("notturno", "nocturne", "nightbound"),
    };
    match locale {
        Locale::It => italian,
        Locale::Fr => french,
        Locale::En => english,
    }
}

/// A keyword with its French article: "le vol", "l’initiative".
pub(super) fn keyword_with_article(own: Keyword) -> Cow<'static, str> {
    let word = keyword(Locale::Fr, own);
    match own {
        Keyword::Defender => Cow::Borrowed(word),
        Keyword::FirstStrike | Keyword::Indestructible => Cow::Owned(format!("l’{word}")),
        Keyword::Haste | Keyword::Vigilance | Keyword::Reach | Keyword::DoubleStrike => {
            Cow::Owned(format!("la {word}"))
        }
        _ => Cow::Owned(format!("le {word}")),
    }
}

/// The card's types and subtypes: "Creatura leggendaria — Umano".
#[must_use]
pub fn type_line(locale: Locale, card: &Card) -> String {
    let nouns: Vec<Noun> = card.types.iter().map(|known| type_noun(locale, known)).collect();
    let mut words: Vec<String> = nouns.iter().map(|noun| noun.one.to_owned()).collect();
    if card.legendary {
        let is_feminine = nouns.first().is_some_and(|noun| noun.feminine);
        match (locale, is_feminine) {
            (Locale::It, true) => words.push("leggendaria".to_owned()),
            (Locale::It, false) => words.push("leggendario".to_owned()),
            (Locale::Fr, _) => words.push("légendaire".to_owned()),
            (Locale::En, _) => words.insert(0, "legendary".to_owned()),
        }
    }
    let mut line = super::context::sentence(&words.join(" "));
    line.pop();
    if !card.subtypes.is_empty() {
        let subtypes: Vec<Cow<'_, str>> = card.subtypes.iter().map(|own| subtype(locale, own)).collect();
        line.push_str(" — ");
        line.push_str(&subtypes.join(" "));
    }
    line
}
