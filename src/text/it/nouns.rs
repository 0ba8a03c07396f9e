//! Noun phrases of card texts in Italian: articles, prepositions, and what filters mean.

use super::Italian;
use crate::engine::{CardType, Colour, ObjectFilter, PlayerFilter, Subject, TargetSpec, Who, Whose};
use crate::text::telling::{Telling, only_type};
use crate::text::tongue::Words;

/// A noun phrase in the singular that can stand after a preposition.
pub(super) struct Noun {
    article: &'static str,
    bare: String,
}

impl Noun {
    fn name(text: String) -> Self {
        Self { article: "", bare: text }
    }

    fn the(bare: String, feminine: bool) -> Self {
        let vowel = bare.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
        let article = match (vowel, feminine) {
            (true, _) => "l’",
            (false, true) => "la ",
            (false, false) => "il ",
        };
        Self { article, bare }
    }

    /// As a subject or an object.
    pub(super) fn plain(&self) -> String {
        format!("{}{}", self.article, self.bare)
    }

    /// After a preposition, with which the article melts: "alla creatura".
    fn after(&self, alone: &str, before_vowel: &str, before_la: &str, before_il: &str) -> String {
        let preposition = match self.article {
            "" => alone,
            "l’" => before_vowel,
            "la " => before_la,
            _ => before_il,
        };
        format!("{preposition}{}", self.bare)
    }

    pub(super) fn a(&self) -> String {
        self.after("a ", "all’", "alla ", "al ")
    }

    pub(super) fn su(&self) -> String {
        self.after("su ", "sull’", "sulla ", "sul ")
    }

    pub(super) fn da(&self) -> String {
        self.after("da ", "dall’", "dalla ", "dal ")
    }
}

/// The word for a card type, small: "creatura", "creature".
pub(super) const fn kind_word(kind: CardType, many: bool) -> &'static str {
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

/// The noun of a filter, whether it is feminine, and its plural with the article.
fn noun(filter: &ObjectFilter) -> (String, bool, String) {
    let words = |kind: CardType| match kind {
        CardType::Artifact => ("artefatto", false, "gli artefatti"),
        CardType::Creature => ("creatura", true, "le creature"),
        CardType::Enchantment => ("incantesimo", false, "gli incantesimi"),
        CardType::Instant => ("istantaneo", false, "gli istantanei"),
        CardType::Land => ("terra", true, "le terre"),
        CardType::Sorcery => ("stregoneria", true, "le stregonerie"),
    };
    match only_type(filter) {
        Some(kind) => {
            let (one, feminine, many) = words(kind);
            (one.to_owned(), feminine, many.to_owned())
        }
        None if filter.types.is_empty() => ("permanente".to_owned(), false, "i permanenti".to_owned()),
        None => {
            let ones: Vec<&str> = filter.types.iter().map(|kind| words(kind).0).collect();
            let manys: Vec<&str> = filter.types.iter().map(|kind| words(kind).2).collect();
            (ones.join(" o "), false, manys.join(" e "))
        }
    }
}

/// Everything a filter adds to its noun.
fn qualities(telling: &Telling<'_>, filter: &ObjectFilter, feminine: bool, many: bool) -> String {
    let end = match (feminine, many) {
        (true, false) => 'a',
        (true, true) => 'e',
        (false, false) => 'o',
        (false, true) => 'i',
    };
    let mut text = String::new();
    if let Some(subtype) = &filter.subtype {
        text.push_str(&format!(" {}", telling.names.subtype(subtype)));
    }
    match filter.tapped {
        Some(true) => text.push_str(&format!(" TAPpat{end}")),
        Some(false) => text.push_str(&format!(" STAPpat{end}")),
        None => {}
    }
    if filter.attacking {
        text.push_str(if many { " attaccanti" } else { " attaccante" });
    }
    if filter.blocking {
        text.push_str(if many { " bloccanti" } else { " bloccante" });
    }
    for colour in filter.colours.iter() {
        text.push_str(&format!(" {}", shade(colour, feminine, many)));
    }
    match filter.token {
        Some(true) => text.push_str(" pedina"),
        Some(false) => text.push_str(" non pedina"),
        None => {}
    }
    if let Some(name) = &filter.name {
        text.push_str(&format!(" di nome {name}"));
    }
    if let Some(keyword) = filter.with {
        text.push_str(&format!(" con {}", Italian.keyword(keyword)));
    }
    if let Some(keyword) = filter.without {
        text.push_str(&format!(" senza {}", Italian.keyword(keyword)));
    }
    match filter.controlled_by {
        Some(Whose::Your) => text.push_str(" che controlli"),
        Some(Whose::Opponents) => text.push_str(" che un avversario controlla"),
        Some(Whose::Each) | None => {}
    }
    if filter.controlled_by_target.is_some() {
        text.push_str(" che il giocatore bersaglio controlla");
    }
    text
}

/// A colour agreeing with its noun.
pub(super) const fn shade(colour: Colour, feminine: bool, many: bool) -> &'static str {
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

/// What an instruction means.
pub(super) fn subject(telling: &Telling<'_>, subject: &Subject) -> Noun {
    match subject {
        Subject::This => Noun::name(telling.this()),
        Subject::Host => host(telling),
        Subject::That => Noun { article: "", bare: "quel permanente".to_owned() },
        Subject::Target(number) => target(telling, telling.target(*number)),
        Subject::Each(filter) => every(telling, filter),
    }
}

/// What the card is attached to.
pub(super) fn host(telling: &Telling<'_>) -> Noun {
    if telling.is_equipment() {
        return Noun::the("creatura equipaggiata".to_owned(), true);
    }
    let filter = telling.enchants().cloned().unwrap_or_else(ObjectFilter::creature);
    let (noun, feminine, _) = noun(&filter);
    let end = if feminine { 'a' } else { 'o' };
    Noun::the(format!("{noun} incantat{end}"), feminine)
}

fn target(telling: &Telling<'_>, spec: Option<&TargetSpec>) -> Noun {
    match spec {
        Some(TargetSpec::Permanent(filter)) => {
            let (noun, feminine, _) = noun(filter);
            let rest = qualities(telling, filter, feminine, false);
            if filter.another {
                let other = if feminine { "un’altra " } else { "un altro " };
                return Noun { article: "", bare: format!("{other}{noun} bersaglio{rest}") };
            }
            Noun::the(format!("{noun} bersaglio{rest}"), feminine)
        }
        Some(TargetSpec::Player(filter)) => player_target(telling, *filter),
        Some(TargetSpec::CreatureOrPlayer) => {
            Noun { article: "", bare: "una creatura o un giocatore bersaglio".to_owned() }
        }
        Some(TargetSpec::Spell) | None => Noun::the("magia bersaglio".to_owned(), true),
    }
}

fn player_target(telling: &Telling<'_>, filter: PlayerFilter) -> Noun {
    let noun = if filter.opponent { "avversario bersaglio" } else { "giocatore bersaglio" };
    let past = if filter.damaged_by_this {
        format!(" a cui {} ha già inflitto danno", telling.this())
    } else {
        String::new()
    };
    Noun::the(format!("{noun}{past}"), false)
}

fn every(telling: &Telling<'_>, filter: &ObjectFilter) -> Noun {
    let (noun, feminine, _) = noun(filter);
    let rest = qualities(telling, filter, feminine, false);
    let other = match (filter.another, feminine) {
        (false, _) => "",
        (true, true) => "altra ",
        (true, false) => "altro ",
    };
    Noun { article: "", bare: format!("ogni {other}{noun}{rest}") }
}

/// "una creatura che controlli".
pub(super) fn some(telling: &Telling<'_>, filter: &ObjectFilter) -> String {
    let (noun, feminine, _) = noun(filter);
    let rest = qualities(telling, filter, feminine, false);
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
    let article = match (filter.another, feminine, vowel) {
        (true, true, _) => "un’altra ",
        (true, false, _) => "un altro ",
        (false, true, true) => "un’",
        (false, true, false) => "una ",
        (false, false, _) => "un ",
    };
    format!("{article}{noun}{rest}")
}

/// "le creature che controlli".
pub(super) fn all(telling: &Telling<'_>, filter: &ObjectFilter) -> String {
    let (_, feminine, many) = noun(filter);
    let rest = qualities(telling, filter, feminine, true);
    match (filter.another, feminine) {
        (false, _) => format!("{many}{rest}"),
        (true, true) => format!("{}{rest}", many.replacen("le ", "le altre ", 1)),
        (true, false) => {
            let many = many.strip_prefix("gli ").or_else(|| many.strip_prefix("i ")).unwrap_or(&many);
            format!("gli altri {many}{rest}")
        }
    }
}

/// The noun alone, after "incanta".
pub(super) fn kind(telling: &Telling<'_>, filter: &ObjectFilter) -> String {
    let (noun, feminine, _) = noun(filter);
    format!("{noun}{}", qualities(telling, filter, feminine, false))
}

/// A player; `None` for "you", who is spoken to.
pub(super) fn who(telling: &Telling<'_>, who: Who) -> Option<Noun> {
    match who {
        Who::You => None,
        Who::Opponent => Some(Noun::the("avversario".to_owned(), false)),
        Who::EachPlayer => Some(Noun { article: "", bare: "ogni giocatore".to_owned() }),
        Who::Target(number) => Some(match telling.target(number) {
            Some(TargetSpec::Player(filter)) => player_target(telling, *filter),
            _ => Noun::the("giocatore bersaglio".to_owned(), false),
        }),
        Who::ControllerOfTarget(_) => Some(Noun::the("suo controllore".to_owned(), false)),
        Who::ThatPlayer => Some(Noun { article: "", bare: "quel giocatore".to_owned() }),
    }
}
