//! Cards in English.

use super::context::Kind;
use super::language::{Article, Case, Counted, Language, Line, Person, Phrase, StepOf};
use super::{counter, keyword, lines};
use crate::engine::{
    Amount, Card, CardType, Colour, Counter, Happening, Keyword, Lasting, ObjectFilter, Phase,
    PlayerHappening, Skipped, Step, Whose,
};
use crate::locale::Locale;
use crate::notation::words::{CARD_TYPES, COLOURS, word_for};
use std::borrow::Cow;

/// English, in the words of 2005 or of 2025.
pub(super) struct English {
    pub(super) older: bool,
}

fn a(word: &str) -> String {
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']);
    format!("{} {word}", if vowel { "an" } else { "a" })
}

fn count(amount: &Amount, one: &str, singular: &str, plural: &str) -> String {
    match amount {
        Amount::Fixed(1) => format!("{one} {singular}"),
        Amount::Fixed(number) => format!("{number} {plural}"),
        _ => format!("X {plural}"),
    }
}

fn counters(amount: &Amount, own: &Counter) -> String {
    let kind = counter(Locale::En, own);
    let one = if kind.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" };
    count(amount, one, &format!("{kind} counter"), &format!("{kind} counters"))
}

fn tokens(amount: &Amount, token: &Card) -> String {
    let mut words: Vec<String> = Vec::new();
    words.extend(token.power_toughness.map(|(power, toughness)| format!("{power}/{toughness}")));
    words.extend(token.colours.iter().map(|own| word_for(&COLOURS, own).to_owned()));
    words.extend(token.subtypes.iter().map(ToString::to_string));
    words.extend(token.types.iter().map(|own| word_for(&CARD_TYPES, own).to_owned()));
    let told = words.join(" ");
    let keywords: Vec<&str> = token.keywords.iter().map(|own| keyword(Locale::En, own)).collect();
    let with = if keywords.is_empty() { String::new() } else { format!(" with {}", keywords.join(" and ")) };
    count(amount, "a", &format!("{told} token{with}"), &format!("{told} tokens{with}"))
}

/// What fits, without its article.
fn noun(filter: &ObjectFilter, article: Article, controller: Option<&Phrase>) -> String {
    let ending = if article == Article::Several { "s" } else { "" };
    let mut words: Vec<String> = Vec::new();
    let flags = [
        (filter.attacking, "attacking"),
        (filter.blocking, "blocking"),
        (filter.tapped == Some(true), "tapped"),
        (filter.tapped == Some(false), "untapped"),
        (filter.token == Some(false), "nontoken"),
    ];
    words.extend(flags.iter().filter(|(holds, _)| *holds).map(|(_, word)| (*word).to_owned()));
    let colours: Vec<&str> = filter.colours.iter().map(|own| word_for(&COLOURS, own)).collect();
    words.extend((!colours.is_empty()).then(|| colours.join(" or ")));
    words.extend(filter.subtype.as_ref().map(|subtype| format!("{subtype}{ending}")));
    let types: Vec<String> =
        filter.types.iter().map(|own| format!("{}{ending}", word_for(&CARD_TYPES, own))).collect();
    if !types.is_empty() {
        words.push(types.join(" or "));
    } else if filter.subtype.is_none() && filter.token != Some(true) {
        words.push(format!("permanent{ending}"));
    }
    words.extend((filter.token == Some(true)).then(|| format!("token{ending}")));
    words.extend(filter.name.as_ref().map(|name| format!("named {name}")));
    words.extend(filter.with.map(|own| format!("with {}", keyword(Locale::En, own))));
    words.extend(filter.without.map(|own| format!("without {}", keyword(Locale::En, own))));
    match (filter.controlled_by, controller) {
        (_, Some(who)) => words.push(format!("{} controls", who.text)),
        (Some(Whose::Your), None) => words.push("you control".to_owned()),
        (Some(Whose::Opponents), None) => words.push("your opponent controls".to_owned()),
        (Some(Whose::Enchanted), None) => words.push("enchanted player controls".to_owned()),
        (Some(Whose::Each) | None, None) => {}
    }
    words.join(" ")
}

const fn step_name(step: Step, older: bool) -> &'static str {
    match step {
        Step::Untap => "untap step",
        Step::Upkeep => "upkeep",
        Step::Draw => "draw step",
        Step::PrecombatMain => "precombat main phase",
        Step::BeginningOfCombat => "beginning of combat step",
        Step::DeclareAttackers => "declare attackers step",
        Step::DeclareBlockers => "declare blockers step",
        Step::CombatDamage => "combat damage step",
        Step::EndOfCombat => "end of combat step",
        Step::PostcombatMain => "postcombat main phase",
        Step::End if older => "end of turn step",
        Step::End => "end step",
        Step::Cleanup => "cleanup step",
    }
}

impl Language for English {
    fn locale(&self) -> Locale {
        Locale::En
    }

    fn line(&self, line: Line) -> &'static str {
        lines::en::older(line).filter(|_| self.older).unwrap_or_else(|| lines::en::line(line))
    }

    fn this(&self, kind: Kind) -> Phrase {
        let text = match kind {
            Kind::Creature => "this creature",
            Kind::Artifact => "this artifact",
            Kind::Enchantment => "this enchantment",
            Kind::Land => "this land",
            Kind::Aura => "this Aura",
            Kind::Equipment => "this Equipment",
            Kind::Spell => "this spell",
        };
        Phrase::new(text, false)
    }

    fn host(&self, kind: Kind) -> Phrase {
        Phrase::new(if kind == Kind::Equipment { "equipped creature" } else { "enchanted creature" }, false)
    }

    fn objects(&self, filter: &ObjectFilter, article: Article, controller: Option<&Phrase>) -> Phrase {
        let noun = noun(filter, article, controller);
        let text = match (article, filter.another) {
            (Article::A, false) => a(&noun),
            (Article::A, true) => format!("another {noun}"),
            (Article::Target, false) => format!("target {noun}"),
            (Article::Target, true) => format!("another target {noun}"),
            (Article::Each, false) => format!("each {noun}"),
            (Article::Each, true) => format!("each other {noun}"),
            (Article::That, _) => format!("that {noun}"),
            (Article::Several, true) => format!("other {noun}"),
            (Article::Several, false) | (Article::None, _) => noun,
        };
        Phrase::new(text, false)
    }

    fn creature_or_player(&self, again: bool) -> Phrase {
        Phrase::new(if again { "that creature or player" } else { "target creature or player" }, false)
    }

    fn spell(&self, again: bool) -> Phrase {
        Phrase::new(if again { "that spell" } else { "target spell" }, false)
    }

    fn that_permanent(&self) -> Phrase {
        Phrase::new("that permanent", false)
    }

    fn person(&self, person: Person, this: &Phrase) -> Phrase {
        let text: Cow<'static, str> = match person {
            Person::You => "you".into(),
            Person::Opponent => "your opponent".into(),
            Person::EachPlayer => "each player".into(),
            Person::TargetPlayer => "target player".into(),
            Person::TargetOpponent => "target opponent".into(),
            Person::DamagedOpponent => {
                format!("target opponent {} has dealt damage to before", this.text).into()
            }
            Person::EnchantedPlayer => "enchanted player".into(),
            Person::ThatPlayer => "that player".into(),
            Person::ItsController => "its controller".into(),
            Person::Someone => "a player".into(),
        };
        Phrase::new(text, false)
    }

    fn in_case(&self, phrase: &Phrase, case: Case) -> String {
        let preposition = match case {
            Case::Plain => return phrase.text.to_string(),
            Case::To => "to",
            Case::Of => "of",
            Case::On => "on",
            Case::From => "from",
        };
        format!("{preposition} {}", phrase.text)
    }

    fn amount(&self, amount: &Amount, of: Counted<'_>) -> String {
        match of {
            Counted::Damage => count(amount, "1", "damage", "damage"),
            Counted::Cards => count(amount, "a", "card", "cards"),
            Counted::Life => count(amount, "1", "life", "life"),
            Counted::Poison => count(amount, "a", "poison counter", "poison counters"),
            Counted::Counters(own) => counters(amount, own),
            Counted::Tokens(token) => tokens(amount, token),
            Counted::Number => count(amount, "1", "", "").trim_end().to_owned(),
        }
    }

    fn duration(&self, lasting: &Lasting) -> String {
        match lasting {
            Lasting::UntilEndOfTurn => " until end of turn".to_owned(),
            Lasting::UntilEndOfCombat => " until end of combat".to_owned(),
            Lasting::UntilYourNext(step) => format!(" until your next {}", step_name(*step, self.older)),
            Lasting::UntilYourNextTurn => " until your next turn".to_owned(),
            Lasting::NextUntapStep => " during its controller’s next untap step".to_owned(),
            Lasting::WhileYouControlThis => " for as long as you control this permanent".to_owned(),
            Lasting::WhileThisTapped => " for as long as this permanent remains tapped".to_owned(),
            Lasting::WhileYouControlIt => " for as long as you control it".to_owned(),
            Lasting::Indefinitely => String::new(),
        }
    }

    fn step(&self, step: Step, of: StepOf) -> String {
        if let (Step::BeginningOfCombat, StepOf::Every(whose)) = (step, of) {
            return match whose {
                Whose::Your => "combat on your turn",
                Whose::Opponents => "combat on your opponent’s turn",
                Whose::Each => "each combat",
                Whose::Enchanted => "combat on enchanted player’s turn",
            }
            .to_owned();
        }
        let name = step_name(step, self.older);
        match of {
            StepOf::Every(Whose::Your) => format!("your {name}"),
            StepOf::Every(Whose::Opponents) => format!("your opponent’s {name}"),
            StepOf::Every(Whose::Enchanted) => format!("enchanted player’s {name}"),
            StepOf::Every(Whose::Each) => format!("each {name}"),
            StepOf::Next(Whose::Your) => format!("your next {name}"),
            StepOf::Next(Whose::Opponents) => format!("your opponent’s next {name}"),
            StepOf::Next(Whose::Enchanted) => format!("enchanted player’s next {name}"),
            StepOf::Next(Whose::Each) => format!("the next {name}"),
            StepOf::Bare => name.to_owned(),
        }
    }

    fn next_skipped(&self, what: Skipped, yours: bool) -> String {
        let name = match what {
            Skipped::Step(step) => step_name(step, self.older),
            Skipped::Phase(Phase::Beginning) => "beginning phase",
            Skipped::Phase(Phase::PrecombatMain) => step_name(Step::PrecombatMain, self.older),
            Skipped::Phase(Phase::Combat) => "combat phase",
            Skipped::Phase(Phase::PostcombatMain) => step_name(Step::PostcombatMain, self.older),
            Skipped::Phase(Phase::Ending) => "ending phase",
        };
        format!("{} next {name}", if yours { "your" } else { "their" })
    }

    fn happens(&self, happening: Happening, _feminine: bool) -> &'static str {
        match happening {
            Happening::Enters if self.older => "comes into play",
            Happening::Enters => "enters",
            Happening::Leaves if self.older => "leaves play",
            Happening::Leaves => "leaves the battlefield",
            Happening::Dies if self.older => "is put into a graveyard from play",
            Happening::Dies => "dies",
            Happening::PhasesIn => "phases in",
            Happening::PhasesOut => "phases out",
            Happening::Attacks => "attacks",
            Happening::Blocks => "blocks",
            Happening::BecomesBlocked => "becomes blocked",
            Happening::AttacksUnblocked => "attacks and isn’t blocked",
            Happening::DealsDamage => "deals damage",
            Happening::DealsCombatDamageToPlayer => "deals combat damage to a player",
            Happening::IsDealtDamage => "is dealt damage",
            Happening::BecomesTapped => "becomes tapped",
            Happening::BecomesUntapped => "becomes untapped",
            Happening::BecomesAttached => "becomes attached to something",
            Happening::BecomesUnattached => "becomes unattached",
            Happening::ControlLost => "changes controller",
        }
    }

    fn player_does(&self, happening: PlayerHappening, you: bool) -> &'static str {
        match (happening, you) {
            (PlayerHappening::Draws, true) => "you draw a card",
            (PlayerHappening::Draws, false) => "draws a card",
            (PlayerHappening::Discards, true) => "you discard a card",
            (PlayerHappening::Discards, false) => "discards a card",
            (PlayerHappening::Casts, true) if self.older => "you play a spell",
            (PlayerHappening::Casts, true) => "you cast a spell",
            (PlayerHappening::Casts, false) if self.older => "plays a spell",
            (PlayerHappening::Casts, false) => "casts a spell",
            (PlayerHappening::GainsLife, true) => "you gain life",
            (PlayerHappening::GainsLife, false) => "gains life",
            (PlayerHappening::LosesLife, true) => "you lose life",
            (PlayerHappening::LosesLife, false) => "loses life",
        }
    }

    fn some_mana(&self, colour: Option<Colour>) -> String {
        colour.map_or_else(|| "mana".to_owned(), |own| format!("{} mana", self.colour(own, false)))
    }

    fn colour(&self, own: Colour, _feminine: bool) -> &'static str {
        word_for(&COLOURS, own)
    }

    fn keyword(&self, own: Keyword) -> Cow<'static, str> {
        keyword(Locale::En, own).into()
    }

    fn tapped(&self, tapped: bool, _feminine: bool) -> &'static str {
        if tapped { "tapped" } else { "untapped" }
    }

    fn a_type(&self, known: CardType) -> String {
        a(word_for(&CARD_TYPES, known))
    }

    fn a_subtype(&self, subtype: &str) -> String {
        a(subtype)
    }
}
