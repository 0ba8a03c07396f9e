//! Scenarios back to text, so that reading what was written gives the same scenario.

mod ask;
mod script;

use super::model::{
    Attribute, CardCount, CardZone, Editions, Kind, PermanentLine, Scenario, SetupLine, Texts,
};
use crate::engine::{DayNight, Face, PlayerId};
use crate::locale::Locale;
use crate::notation::number::{counter_word, mana_word};
use crate::notation::words::{COLOURS, FACES, PLAYERS, edition, name, quoted, skipped, step, word_for};
use crate::notation::{Name, card};
use std::fmt::Write as _;

pub use ask::ask_text;
pub use script::script_line;
pub(super) use script::{pattern, property};

/// The scenario in the notation, with a line end at its end.
#[must_use]
pub fn print(scenario: &Scenario) -> String {
    let mut text = head(scenario);
    for own in &scenario.cards {
        for line in card::print(own).lines() {
            let _ = writeln!(text, "  {line}");
        }
    }
    for line in &scenario.setup {
        let _ = writeln!(text, "  {}{}", prefix(line.editions), setup_line(&line.statement));
    }
    for line in &scenario.script {
        let _ = writeln!(text, "  {}{}", prefix(line.editions), script_line(&line.statement));
    }
    text
}

fn head(scenario: &Scenario) -> String {
    let mut text = match scenario.kind {
        Kind::Case => format!("case {} {}", scenario.id, scenario.heading).trim_end().to_owned(),
        Kind::Scenario => format!("scenario {} {}", scenario.id, scenario.heading).trim_end().to_owned(),
    };
    text.push('\n');
    if let Editions::Only(only) = scenario.editions {
        let _ = writeln!(text, "  edition {}", edition(only));
    }
    if let Some(rules) = &scenario.rules {
        let _ = writeln!(text, "{}", format!("  rules {rules}").trim_end());
    }
    texts(&mut text, "title", &scenario.titles);
    texts(&mut text, "intro", &scenario.intros);
    text
}

fn texts(text: &mut String, word: &str, texts: &Texts) {
    for locale in Locale::ALL {
        if let Some(own) = texts.get(locale) {
            let _ = writeln!(text, "  {word} {} {}", locale.tag(), quoted(own));
        }
    }
}

fn prefix(editions: Editions) -> String {
    match editions {
        Editions::Both => String::new(),
        Editions::Only(only) => format!("{} ", edition(only)),
    }
}

/// `you`, `opponent`, `third player` or `fourth player`.
#[must_use]
pub fn player(player: PlayerId) -> &'static str {
    word_for(&PLAYERS, player)
}

/// Names with commas between them.
pub(super) fn names(names: &[Name]) -> String {
    let words: Vec<String> = names.iter().map(|own| name(&own.text)).collect();
    words.join(", ")
}

fn setup_line(line: &SetupLine) -> String {
    match line {
        SetupLine::Players(count) => format!("players {count}"),
        SetupLine::Teams(teams) => {
            let team = |team: &Vec<PlayerId>| {
                team.iter().map(|member| player(*member)).collect::<Vec<_>>().join(" and ")
            };
            format!("teams {}", teams.iter().map(team).collect::<Vec<_>>().join(", "))
        }
        SetupLine::Turn { of, is_first: true, .. } => format!("first turn of {}", player(*of)),
        SetupLine::Turn { number, of, is_first: false } => format!("turn {number} of {}", player(*of)),
        SetupLine::StartAt(own) => format!("start at {}", step(*own)),
        SetupLine::Time(DayNight::Day) => "day".to_owned(),
        SetupLine::Time(DayNight::Night) => "night".to_owned(),
        SetupLine::Time(DayNight::Neither) => "neither day nor night".to_owned(),
        SetupLine::PreviousTurn { of, spells, others } => {
            let mut text = format!("previous turn of {}, {spells} spells", player(*of));
            for (other, spells) in others {
                let _ = write!(text, ", {} {spells} spells", player(*other));
            }
            text
        }
        SetupLine::FreeMana => "free mana".to_owned(),
        SetupLine::PlayerName(of, own) => format!("{} name {}", player(*of), quoted(own)),
        SetupLine::Life(of, life) => format!("{} life {life}", player(*of)),
        SetupLine::Poison(of, poison) => format!("{} poison {poison}", player(*of)),
        SetupLine::Cards(of, zone, cards) => {
            format!("{} {} {}", player(*of), zone_word(*zone), card_list(cards))
        }
        SetupLine::Mana(of, mana) => format!("{} mana {}", player(*of), mana_word(mana)),
        SetupLine::PlayedALand(of) => format!("{} played a land", player(*of)),
        SetupLine::Skip(of, steps) => {
            let words: Vec<&str> = steps.iter().map(|own| skipped(*own)).collect();
            format!("{} skip {}", player(*of), words.join(", "))
        }
        SetupLine::Have(permanent) => {
            format!("{} have {}", player(permanent.player), permanent_text(permanent))
        }
    }
}

const fn zone_word(zone: CardZone) -> &'static str {
    match zone {
        CardZone::Hand => "hand",
        CardZone::Library => "library",
        CardZone::Graveyard => "graveyard",
        CardZone::Exile => "exile",
    }
}

fn card_list(cards: &[CardCount]) -> String {
    if cards.is_empty() {
        return "nothing".to_owned();
    }
    let words: Vec<String> = cards
        .iter()
        .map(|own| match own.count {
            1 => name(&own.card.text),
            count => format!("{} x{count}", name(&own.card.text)),
        })
        .collect();
    words.join(", ")
}

fn permanent_text(permanent: &PermanentLine) -> String {
    let mut text = String::new();
    if let Some(label) = &permanent.label {
        let _ = write!(text, "{} = ", name(&label.text));
    }
    text.push_str(&name(&permanent.card.text));
    if let Some(host) = &permanent.on {
        let _ = write!(text, " on {}", name(&host.text));
    }
    if !permanent.attributes.is_empty() {
        let words: Vec<String> = permanent.attributes.iter().map(attribute).collect();
        let _ = write!(text, ": {}", words.join(", "));
    }
    text
}

fn attribute(attribute: &Attribute) -> String {
    match attribute {
        Attribute::Tapped => "tapped".to_owned(),
        Attribute::Damage(damage) => format!("damage {damage}"),
        Attribute::Counters(count, counter) => format!("{count} {} counters", counter_word(counter)),
        Attribute::New => "new".to_owned(),
        Attribute::Token => "token".to_owned(),
        Attribute::OwnedBy(of) => format!("owned by {}", player(*of)),
        Attribute::PhasedOut(None) => "phased out".to_owned(),
        Attribute::PhasedOut(Some(under)) => format!("phased out under {}", player(*under)),
        Attribute::PhasedOutWithHost => "phased out with its host".to_owned(),
        Attribute::Chose(colour) => format!("chose {}", word_for(&COLOURS, *colour)),
        Attribute::Damaged(of) => format!("damaged {}", player(*of)),
        Attribute::Face(Face::Down) => "face down".to_owned(),
        Attribute::CopyOf(card) => format!("copy of {}", name(&card.text)),
        Attribute::Face(face) => word_for(&FACES, *face).to_owned(),
        Attribute::AsThoughHaste => "as though haste".to_owned(),
    }
}
