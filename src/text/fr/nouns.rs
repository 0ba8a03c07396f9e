//! Noun phrases of card texts in French: articles, prepositions, and what filters mean.

use super::{French, de};
use crate::engine::{CardType, Colour, ObjectFilter, PlayerFilter, Subject, TargetSpec, Who, Whose};
use crate::text::telling::{Telling, only_type};
use crate::text::tongue::Words;

/// A noun phrase in the singular that can stand after a preposition.
pub(super) struct Noun {
    article: &'static str,
    bare: String,
}

impl Noun {
    fn plain_name(text: String) -> Self {
        Self { article: "", bare: text }
    }

    fn the(bare: String, feminine: bool) -> Self {
        let vowel = bare.starts_with(['a', 'e', 'i', 'o', 'u', 'é']);
        let article = match (vowel, feminine) {
            (true, _) => "l’",
            (false, true) => "la ",
            (false, false) => "le ",
        };
        Self { article, bare }
    }

    /// As a subject or an object.
    pub(super) fn plain(&self) -> String {
        format!("{}{}", self.article, self.bare)
    }

    /// After *à*: "au permanent", "à la créature".
    pub(super) fn to(&self) -> String {
        if self.article == "le " { format!("au {}", self.bare) } else { format!("à {}", self.plain()) }
    }

    /// After *de*: "du permanent", "de la créature".
    pub(super) fn of(&self) -> String {
        match self.article {
            "le " => format!("du {}", self.bare),
            "" => de(&self.bare),
            _ => format!("de {}", self.plain()),
        }
    }
}

/// The word for a card type, small, and whether it is feminine.
pub(super) const fn kind_word(kind: CardType, many: bool) -> (&'static str, bool) {
    match (kind, many) {
        (CardType::Artifact, false) => ("artefact", false),
        (CardType::Artifact, true) => ("artefacts", false),
        (CardType::Creature, false) => ("créature", true),
        (CardType::Creature, true) => ("créatures", true),
        (CardType::Enchantment, false) => ("enchantement", false),
        (CardType::Enchantment, true) => ("enchantements", false),
        (CardType::Instant, false) => ("éphémère", false),
        (CardType::Instant, true) => ("éphémères", false),
        (CardType::Land, false) => ("terrain", false),
        (CardType::Land, true) => ("terrains", false),
        (CardType::Sorcery, false) => ("rituel", false),
        (CardType::Sorcery, true) => ("rituels", false),
    }
}

fn noun(filter: &ObjectFilter, many: bool) -> (String, bool) {
    match only_type(filter) {
        Some(kind) => {
            let (word, feminine) = kind_word(kind, many);
            (word.to_owned(), feminine)
        }
        None if filter.types.is_empty() => (if many { "permanents" } else { "permanent" }.to_owned(), false),
        None => {
            let words: Vec<&str> = filter.types.iter().map(|kind| kind_word(kind, many).0).collect();
            (words.join(if many { " et " } else { " ou " }), false)
        }
    }
}

/// Everything a filter adds to its noun.
fn qualities(telling: &Telling<'_>, filter: &ObjectFilter, feminine: bool, many: bool) -> String {
    let end = match (feminine, many) {
        (true, false) => "e",
        (true, true) => "es",
        (false, false) => "",
        (false, true) => "s",
    };
    let mut text = String::new();
    if let Some(subtype) = &filter.subtype {
        text.push_str(&format!(" {}", telling.names.subtype(subtype)));
    }
    match filter.tapped {
        Some(true) => text.push_str(&format!(" engagé{end}")),
        Some(false) => text.push_str(&format!(" dégagé{end}")),
        None => {}
    }
    if filter.attacking {
        text.push_str(&format!(" attaquant{end}"));
    }
    if filter.blocking {
        text.push_str(match (feminine, many) {
            (true, false) => " bloqueuse",
            (true, true) => " bloqueuses",
            (false, false) => " bloqueur",
            (false, true) => " bloqueurs",
        });
    }
    for colour in filter.colours.iter() {
        text.push_str(&format!(" {}", shade(colour, feminine, many)));
    }
    match filter.token {
        Some(true) => text.push_str(" jeton"),
        Some(false) => text.push_str(" non-jeton"),
        None => {}
    }
    if let Some(name) = &filter.name {
        text.push_str(&format!(" nommé{end} {name}"));
    }
    if let Some(keyword) = filter.with {
        text.push_str(&format!(" avec {}", with_article(French.keyword(keyword))));
    }
    if let Some(keyword) = filter.without {
        text.push_str(&format!(" sans {}", with_article(French.keyword(keyword))));
    }
    match filter.controlled_by {
        Some(Whose::Your) => text.push_str(" que vous contrôlez"),
        Some(Whose::Opponents) => text.push_str(" qu’un adversaire contrôle"),
        Some(Whose::Each) | None => {}
    }
    if filter.controlled_by_target.is_some() {
        text.push_str(" que le joueur ciblé contrôle");
    }
    text
}

/// A keyword with its article: "le vol", "la célérité", "l’initiative".
pub(super) fn with_article(keyword: &str) -> String {
    let feminine = matches!(keyword, "célérité" | "vigilance" | "portée" | "double initiative");
    match (keyword.starts_with(['i']), feminine) {
        (true, _) => format!("l’{keyword}"),
        (false, true) => format!("la {keyword}"),
        (false, false) => format!("le {keyword}"),
    }
}

/// A colour agreeing with its noun.
pub(super) const fn shade(colour: Colour, feminine: bool, many: bool) -> &'static str {
    match (colour, feminine, many) {
        (Colour::White, true, false) => "blanche",
        (Colour::White, true, true) => "blanches",
        (Colour::White, false, false) => "blanc",
        (Colour::White, false, true) => "blancs",
        (Colour::Blue, true, false) => "bleue",
        (Colour::Blue, true, true) => "bleues",
        (Colour::Blue, false, false) => "bleu",
        (Colour::Blue, false, true) => "bleus",
        (Colour::Black, true, false) => "noire",
        (Colour::Black, true, true) => "noires",
        (Colour::Black, false, false) => "noir",
        (Colour::Black, false, true) => "noirs",
        (Colour::Red, _, false) => "rouge",
        (Colour::Red, _, true) => "rouges",
        (Colour::Green, true, false) => "verte",
        (Colour::Green, true, true) => "vertes",
        (Colour::Green, false, false) => "vert",
        (Colour::Green, false, true) => "verts",
    }
}

/// What an instruction means.
pub(super) fn subject(telling: &Telling<'_>, subject: &Subject) -> Noun {
    match subject {
        Subject::This => Noun::plain_name(telling.this()),
        Subject::Host => host(telling),
        Subject::That => Noun::plain_name("ce permanent".to_owned()),
        Subject::Target(number) => target(telling, telling.target(*number)),
        Subject::Each(filter) => {
            let (noun, feminine) = noun(filter, false);
            let rest = qualities(telling, filter, feminine, false);
            let other = if filter.another { "autre " } else { "" };
            Noun::plain_name(format!("chaque {other}{noun}{rest}"))
        }
    }
}

/// What the card is attached to.
pub(super) fn host(telling: &Telling<'_>) -> Noun {
    if telling.is_equipment() {
        return Noun::the("créature équipée".to_owned(), true);
    }
    let filter = telling.enchants().cloned().unwrap_or_else(ObjectFilter::creature);
    let (noun, feminine) = noun(&filter, false);
    let end = if feminine { "e" } else { "" };
    Noun::the(format!("{noun} enchanté{end}"), feminine)
}

fn target(telling: &Telling<'_>, spec: Option<&TargetSpec>) -> Noun {
    match spec {
        Some(TargetSpec::Permanent(filter)) => {
            let (noun, feminine) = noun(filter, false);
            let rest = qualities(telling, filter, feminine, false);
            let end = if feminine { "e" } else { "" };
            if filter.another {
                let other = if feminine { "une autre " } else { "un autre " };
                return Noun::plain_name(format!("{other}{noun} ciblé{end}{rest}"));
            }
            Noun::the(format!("{noun} ciblé{end}{rest}"), feminine)
        }
        Some(TargetSpec::Player(filter)) => player_target(telling, *filter),
        Some(TargetSpec::CreatureOrPlayer) => Noun::plain_name("une cible, créature ou joueur".to_owned()),
        Some(TargetSpec::Spell) | None => Noun::the("sort ciblé".to_owned(), false),
    }
}

fn player_target(telling: &Telling<'_>, filter: PlayerFilter) -> Noun {
    let noun = if filter.opponent { "adversaire ciblé" } else { "joueur ciblé" };
    let past = if filter.damaged_by_this {
        format!(" à qui {} a déjà infligé des blessures", telling.this())
    } else {
        String::new()
    };
    Noun::the(format!("{noun}{past}"), false)
}

/// "une créature que vous contrôlez".
pub(super) fn some(telling: &Telling<'_>, filter: &ObjectFilter) -> String {
    let (noun, feminine) = noun(filter, false);
    let rest = qualities(telling, filter, feminine, false);
    let article = match (filter.another, feminine) {
        (true, true) => "une autre ",
        (true, false) => "un autre ",
        (false, true) => "une ",
        (false, false) => "un ",
    };
    format!("{article}{noun}{rest}")
}

/// "les créatures que vous contrôlez".
pub(super) fn all(telling: &Telling<'_>, filter: &ObjectFilter) -> String {
    let (noun, feminine) = noun(filter, true);
    let rest = qualities(telling, filter, feminine, true);
    let article = if filter.another { "les autres " } else { "les " };
    format!("{article}{noun}{rest}")
}

/// The noun alone, after "enchanter".
pub(super) fn kind(telling: &Telling<'_>, filter: &ObjectFilter) -> String {
    let (noun, feminine) = noun(filter, false);
    format!("{noun}{}", qualities(telling, filter, feminine, false))
}

/// A player; `None` for "you", who is spoken to.
pub(super) fn who(telling: &Telling<'_>, who: Who) -> Option<Noun> {
    match who {
        Who::You => None,
        Who::Opponent => Some(Noun::plain_name("votre adversaire".to_owned())),
        Who::EachPlayer => Some(Noun::plain_name("chaque joueur".to_owned())),
        Who::Target(number) => Some(match telling.target(number) {
            Some(TargetSpec::Player(filter)) => player_target(telling, *filter),
            _ => Noun::the("joueur ciblé".to_owned(), false),
        }),
        Who::ControllerOfTarget(_) => Some(Noun::plain_name("son contrôleur".to_owned())),
        Who::ThatPlayer => Some(Noun::plain_name("ce joueur".to_owned())),
    }
}
