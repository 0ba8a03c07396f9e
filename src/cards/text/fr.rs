//! Cards in French.

use super::context::Kind;
use super::language::{Article, Case, Counted, Language, Line, Person, Phrase, StepOf};
use super::nouns::{Words, after_article, begins_with_vowel, colour, form};
use super::words::{Noun, keyword_with_article, subtype_noun, type_noun};
use super::{counter, lines};
use crate::engine::{
    Amount, Card, CardType, Colour, Counter, Happening, Keyword, Lasting, ObjectFilter, Phase,
    PlayerHappening, Skipped, Step, Whose,
};
use crate::locale::Locale;
use std::borrow::Cow;

/// French, in the words of 2005 or of 2025.
pub(super) struct French {
    pub(super) older: bool,
}

const WORDS: Words = Words {
    or: " ou ",
    attacking: ["attaquant", "attaquante", "attaquants", "attaquantes"],
    blocking: ["bloqueur", "bloqueuse", "bloqueurs", "bloqueuses"],
    tapped: ["engagé", "engagée", "engagés", "engagées"],
    untapped: ["dégagé", "dégagée", "dégagés", "dégagées"],
    nontoken: "non-jeton",
    named: ["appelé", "appelée", "appelés", "appelées"],
    target: ["ciblé", "ciblée", "ciblés", "ciblées"],
    with: ["avec", "sans"],
    controlled: ["que vous contrôlez", "que l’adversaire contrôle", "que le joueur enchanté contrôle"],
    colours: [
        ["blanc", "blanche", "blancs", "blanches"],
        ["bleu", "bleue", "bleus", "bleues"],
        ["noir", "noire", "noirs", "noires"],
        ["rouge", "rouge", "rouges", "rouges"],
        ["vert", "verte", "verts", "vertes"],
    ],
};

fn a(word: &str, feminine: bool) -> String {
    format!("{} {word}", if feminine { "une" } else { "un" })
}

/// "ce", "cet", "cette".
fn that(word: &str, feminine: bool) -> String {
    match (feminine, begins_with_vowel(word)) {
        (true, _) => format!("cette {word}"),
        (false, true) => format!("cet {word}"),
        (false, false) => format!("ce {word}"),
    }
}

fn count(amount: &Amount, one: &str, singular: &str, plural: &str) -> String {
    match amount {
        Amount::Fixed(1) => format!("{one} {singular}"),
        Amount::Fixed(number) => format!("{number} {plural}"),
        _ => format!("X {plural}"),
    }
}

fn counters(amount: &Amount, own: &Counter) -> String {
    let kind = counter(Locale::Fr, own);
    count(amount, "un", &format!("marqueur {kind}"), &format!("marqueurs {kind}"))
}

fn tokens(amount: &Amount, token: &Card) -> String {
    // "créature-artefact": the creature first.
    let mut kinds: Vec<CardType> = token.types.iter().collect();
    kinds.sort_by_key(|own| *own != CardType::Creature);
    let types: Vec<&str> = kinds.into_iter().map(|own| type_noun(Locale::Fr, own).one).collect();
    let feminine = token.types.has(CardType::Creature);
    let mut words = vec![types.join("-")];
    words.extend(token.power_toughness.map(|(power, toughness)| format!("{power}/{toughness}")));
    words.extend(token.colours.iter().map(|own| colour(&WORDS, own, feminine, false).to_owned()));
    words.extend(token.subtypes.iter().map(|own| super::subtype(Locale::Fr, own).into_owned()));
    if !token.keywords.is_empty() {
        let keywords: Vec<Cow<'_, str>> = token.keywords.iter().map(keyword_with_article).collect();
        words.push(format!("avec {}", keywords.join(" et ")));
    }
    let told = words.join(" ");
    count(amount, "un", &format!("jeton de {told}"), &format!("jetons de {told}"))
}

const fn step_name(step: Step, older: bool) -> &'static str {
    match step {
        Step::Untap => "étape de dégagement",
        Step::Upkeep => "étape d’entretien",
        Step::Draw => "étape de pioche",
        Step::PrecombatMain => "phase principale d’avant-combat",
        Step::BeginningOfCombat => "étape de début de combat",
        Step::DeclareAttackers => "étape de déclaration des attaquants",
        Step::DeclareBlockers => "étape de déclaration des bloqueurs",
        Step::CombatDamage => "étape des blessures de combat",
        Step::EndOfCombat => "étape de fin de combat",
        Step::PostcombatMain => "phase principale d’après-combat",
        Step::End if older => "étape de fin de tour",
        Step::End => "étape de fin",
        Step::Cleanup => "étape de nettoyage",
    }
}

impl Language for French {
    fn locale(&self) -> Locale {
        Locale::Fr
    }

    fn line(&self, line: Line) -> &'static str {
        lines::fr::older(line).filter(|_| self.older).unwrap_or_else(|| lines::fr::line(line))
    }

    fn this(&self, kind: Kind) -> Phrase {
        match kind {
            Kind::Creature => Phrase::new("cette créature", true),
            Kind::Artifact => Phrase::new("cet artefact", false),
            Kind::Enchantment => Phrase::new("cet enchantement", false),
            Kind::Land => Phrase::new("ce terrain", false),
            Kind::Aura => Phrase::new("cette aura", true),
            Kind::Equipment => Phrase::new("cet équipement", false),
            Kind::Spell => Phrase::new("ce sort", false),
        }
    }

    fn host(&self, kind: Kind) -> Phrase {
        Phrase::new(
            if kind == Kind::Equipment { "la créature équipée" } else { "la créature enchantée" },
            true,
        )
    }

    fn objects(&self, filter: &ObjectFilter, article: Article, controller: Option<&Phrase>) -> Phrase {
        let controlled = controller.map(|who| format!("que {} contrôle", who.text));
        let Phrase { text, feminine } = after_article(self, &WORDS, filter, article, controlled.as_deref());
        let text = match (article, filter.another) {
            (Article::A | Article::Target, false) => a(&text, feminine),
            (Article::A | Article::Target, true) => a(&format!("autre {text}"), feminine),
            (Article::Each, false) => format!("chaque {text}"),
            (Article::Each, true) => format!("chaque autre {text}"),
            (Article::That, _) => that(&text, feminine),
            (Article::Several, true) => format!("autres {text}"),
            (Article::Several, false) | (Article::None, _) => text.into_owned(),
        };
        Phrase::new(text, feminine)
    }

    fn creature_or_player(&self, again: bool) -> Phrase {
        Phrase::new(
            if again { "cette créature ou ce joueur" } else { "une créature ou un joueur ciblé" },
            true,
        )
    }

    fn spell(&self, again: bool) -> Phrase {
        Phrase::new(if again { "ce sort" } else { "un sort ciblé" }, false)
    }

    fn that_permanent(&self) -> Phrase {
        Phrase::new("ce permanent", false)
    }

    fn person(&self, person: Person, this: &Phrase) -> Phrase {
        let text: Cow<'static, str> = match person {
            Person::You => "vous".into(),
            Person::Opponent => "l’adversaire".into(),
            Person::EachPlayer => "chaque joueur".into(),
            Person::TargetPlayer => "un joueur ciblé".into(),
            Person::TargetOpponent => "un adversaire ciblé".into(),
            Person::DamagedOpponent => {
                format!("un adversaire ciblé auquel {} a déjà infligé des blessures", this.text).into()
            }
            Person::EnchantedPlayer => "le joueur enchanté".into(),
            Person::ThatPlayer => "ce joueur".into(),
            Person::ItsController => "son contrôleur".into(),
            Person::Someone => "un joueur".into(),
        };
        Phrase::new(text, false)
    }

    fn in_case(&self, phrase: &Phrase, case: Case) -> String {
        match case {
            Case::Plain => phrase.text.to_string(),
            Case::To => format!("à {}", phrase.text),
            Case::Of | Case::From if begins_with_vowel(&phrase.text) => format!("d’{}", phrase.text),
            Case::Of | Case::From => format!("de {}", phrase.text),
            Case::On => format!("sur {}", phrase.text),
        }
    }

    fn amount(&self, amount: &Amount, of: Counted<'_>) -> String {
        match of {
            Counted::Damage => count(amount, "1", "blessure", "blessures"),
            Counted::Cards => count(amount, "une", "carte", "cartes"),
            Counted::Life => count(amount, "1", "point de vie", "points de vie"),
            Counted::Poison => count(amount, "un", "marqueur poison", "marqueurs poison"),
            Counted::Counters(own) => counters(amount, own),
            Counted::Tokens(token) => tokens(amount, token),
            Counted::Number => count(amount, "1", "", "").trim_end().to_owned(),
        }
    }

    fn duration(&self, lasting: &Lasting) -> String {
        match lasting {
            Lasting::UntilEndOfTurn => " jusqu’à la fin du tour".to_owned(),
            Lasting::UntilEndOfCombat => " jusqu’à la fin du combat".to_owned(),
            Lasting::UntilYourNext(step) => {
                format!(" jusqu’à votre prochaine {}", step_name(*step, self.older))
            }
            Lasting::UntilYourNextTurn => " jusqu’à votre prochain tour".to_owned(),
            Lasting::NextUntapStep => {
                " pendant la prochaine étape de dégagement de son contrôleur".to_owned()
            }
            Lasting::WhileYouControlThis => " tant que vous contrôlez ce permanent".to_owned(),
            Lasting::WhileThisTapped => " tant que ce permanent reste engagé".to_owned(),
            Lasting::WhileYouControlIt => " tant que vous en avez le contrôle".to_owned(),
            Lasting::Indefinitely => String::new(),
        }
    }

    fn step(&self, step: Step, of: StepOf) -> String {
        if let (Step::BeginningOfCombat, StepOf::Every(whose)) = (step, of) {
            return match whose {
                Whose::Your => "du combat pendant votre tour",
                Whose::Opponents => "du combat pendant le tour de l’adversaire",
                Whose::Each => "de chaque combat",
                Whose::Enchanted => "du combat pendant le tour du joueur enchanté",
            }
            .to_owned();
        }
        let name = step_name(step, self.older);
        let the = if begins_with_vowel(name) { "l’" } else { "la " };
        match of {
            StepOf::Every(Whose::Your) => format!("de votre {name}"),
            StepOf::Every(Whose::Opponents) => format!("de {the}{name} de l’adversaire"),
            StepOf::Every(Whose::Enchanted) => format!("de {the}{name} du joueur enchanté"),
            StepOf::Every(Whose::Each) => format!("de chaque {name}"),
            StepOf::Next(Whose::Your) => format!("de votre prochaine {name}"),
            StepOf::Next(Whose::Opponents) => format!("de la prochaine {name} de l’adversaire"),
            StepOf::Next(Whose::Enchanted) => format!("de la prochaine {name} du joueur enchanté"),
            StepOf::Next(Whose::Each) => format!("de la prochaine {name}"),
            StepOf::Bare => format!("une {name}"),
        }
    }

    fn next_skipped(&self, what: Skipped, yours: bool) -> String {
        let name = match what {
            Skipped::Step(step) => step_name(step, self.older),
            Skipped::Phase(Phase::Beginning) => "phase de début",
            Skipped::Phase(Phase::PrecombatMain) => step_name(Step::PrecombatMain, self.older),
            Skipped::Phase(Phase::Combat) => "phase de combat",
            Skipped::Phase(Phase::PostcombatMain) => step_name(Step::PostcombatMain, self.older),
            Skipped::Phase(Phase::Ending) => "phase de fin",
        };
        format!("{} prochaine {name}", if yours { "votre" } else { "sa" })
    }

    fn happens(&self, happening: Happening, feminine: bool) -> &'static str {
        match happening {
            Happening::Enters if self.older => "arrive en jeu",
            Happening::Enters => "arrive sur le champ de bataille",
            Happening::Leaves if self.older => "quitte le jeu",
            Happening::Leaves => "quitte le champ de bataille",
            Happening::Dies if self.older => "est mis du jeu dans un cimetière",
            Happening::Dies => "meurt",
            Happening::PhasesIn => "passe en phase",
            Happening::PhasesOut => "passe hors phase",
            Happening::Attacks => "attaque",
            Happening::Blocks => "bloque",
            Happening::BecomesBlocked if feminine => "devient bloquée",
            Happening::BecomesBlocked => "devient bloqué",
            Happening::AttacksUnblocked if feminine => "attaque et n’est pas bloquée",
            Happening::AttacksUnblocked => "attaque et n’est pas bloqué",
            Happening::DealsDamage => "inflige des blessures",
            Happening::DealsCombatDamageToPlayer => "inflige des blessures de combat à un joueur",
            Happening::IsDealtDamage => "subit des blessures",
            Happening::BecomesTapped => "s’engage",
            Happening::BecomesUntapped => "se dégage",
            Happening::BecomesAttached => "devient attaché à quelque chose",
            Happening::BecomesUnattached => "n’est plus attaché à rien",
            Happening::ControlLost => "change de contrôleur",
        }
    }

    fn player_does(&self, happening: PlayerHappening, you: bool) -> &'static str {
        match (happening, you) {
            (PlayerHappening::Draws, true) => "vous piochez une carte",
            (PlayerHappening::Draws, false) => "pioche une carte",
            (PlayerHappening::Discards, true) => "vous vous défaussez d’une carte",
            (PlayerHappening::Discards, false) => "se défausse d’une carte",
            (PlayerHappening::Casts, true) if self.older => "vous jouez un sort",
            (PlayerHappening::Casts, true) => "vous lancez un sort",
            (PlayerHappening::Casts, false) if self.older => "joue un sort",
            (PlayerHappening::Casts, false) => "lance un sort",
            (PlayerHappening::GainsLife, true) => "vous gagnez des points de vie",
            (PlayerHappening::GainsLife, false) => "gagne des points de vie",
            (PlayerHappening::LosesLife, true) => "vous perdez des points de vie",
            (PlayerHappening::LosesLife, false) => "perd des points de vie",
        }
    }

    fn colour(&self, own: Colour, feminine: bool) -> &'static str {
        colour(&WORDS, own, feminine, false)
    }

    fn keyword(&self, own: Keyword) -> Cow<'static, str> {
        keyword_with_article(own)
    }

    fn tapped(&self, tapped: bool, feminine: bool) -> &'static str {
        form(if tapped { WORDS.tapped } else { WORDS.untapped }, feminine, false)
    }

    fn smooth(&self, text: String) -> String {
        text.replace(" que un", " qu’un").replace(" de un", " d’un")
    }

    fn a_type(&self, known: CardType) -> String {
        let Noun { one, feminine, .. } = type_noun(Locale::Fr, known);
        a(one, feminine)
    }

    fn a_subtype(&self, subtype: &str) -> String {
        let noun = subtype_noun(Locale::Fr, subtype);
        noun.map_or_else(|| a(subtype, false), |noun| a(noun.one, noun.feminine))
    }
}
