//! Cards in Italian.

use super::context::Kind;
use super::language::{Article, Case, Counted, Language, Line, Person, Phrase, StepOf};
use super::nouns::{Words, after_article, begins_with_vowel, colour, form};
use super::words::{Noun, subtype_noun, type_noun};
use super::{counter, keyword, lines};
use crate::engine::{
    Amount, Card, CardType, Colour, Counter, Happening, Keyword, Lasting, ObjectFilter, Phase,
    PlayerHappening, Skipped, Step, Whose,
};
use crate::locale::Locale;
use std::borrow::Cow;

/// Italian, in the words of 2005 or of 2025.
pub(super) struct Italian {
    pub(super) older: bool,
}

const WORDS: Words = Words {
    or: " o ",
    attacking: ["attaccante", "attaccante", "attaccanti", "attaccanti"],
    blocking: ["bloccante", "bloccante", "bloccanti", "bloccanti"],
    tapped: ["TAPpato", "TAPpata", "TAPpati", "TAPpate"],
    untapped: ["STAPpato", "STAPpata", "STAPpati", "STAPpate"],
    nontoken: "non pedina",
    named: ["chiamato", "chiamata", "chiamati", "chiamate"],
    target: ["bersaglio"; 4],
    with: ["con", "senza"],
    controlled: ["che controlli", "che l’avversario controlla", "che il giocatore incantato controlla"],
    colours: [
        ["bianco", "bianca", "bianchi", "bianche"],
        ["blu"; 4],
        ["nero", "nera", "neri", "nere"],
        ["rosso", "rossa", "rossi", "rosse"],
        ["verde", "verde", "verdi", "verdi"],
    ],
};

/// The indefinite article before a word.
fn a(word: &str, feminine: bool) -> String {
    let lower = word.to_lowercase();
    let second_is_consonant = lower.chars().nth(1).is_some_and(|second| !"aeiou".contains(second));
    let is_impure = (lower.starts_with('s') && second_is_consonant)
        || ["z", "gn", "ps", "x", "y"].iter().any(|beginning| lower.starts_with(beginning));
    match (feminine, begins_with_vowel(word)) {
        (true, true) => format!("un’{word}"),
        (true, false) => format!("una {word}"),
        (false, false) if is_impure => format!("uno {word}"),
        (false, _) => format!("un {word}"),
    }
}

/// "quel", "quello", "quell’", "quella".
fn that(word: &str, feminine: bool) -> String {
    let indefinite = a(word, feminine);
    match (feminine, begins_with_vowel(word)) {
        (_, true) => format!("quell’{word}"),
        (true, false) => format!("quella {word}"),
        (false, false) if indefinite.starts_with("uno") => format!("quello {word}"),
        (false, false) => format!("quel {word}"),
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
    let kind = counter(Locale::It, own);
    count(amount, "un", &format!("segnalino {kind}"), &format!("segnalini {kind}"))
}

fn tokens(amount: &Amount, token: &Card) -> String {
    let plural = !matches!(amount, Amount::Fixed(1));
    let types: Vec<&str> = token.types.iter().map(|own| type_noun(Locale::It, own).one).collect();
    let mut words = vec![types.join(" ")];
    words.extend(token.subtypes.iter().map(|own| super::subtype(Locale::It, own).into_owned()));
    words.extend(token.power_toughness.map(|(power, toughness)| format!("{power}/{toughness}")));
    words.extend(token.colours.iter().map(|own| colour(&WORDS, own, true, plural).to_owned()));
    if !token.keywords.is_empty() {
        let keywords: Vec<&str> = token.keywords.iter().map(|own| keyword(Locale::It, own)).collect();
        words.push(format!("con {}", keywords.join(" e ")));
    }
    let told = words.join(" ");
    count(amount, "una", &format!("pedina {told}"), &format!("pedine {told}"))
}

const fn step_name(step: Step, older: bool) -> &'static str {
    match step {
        Step::Untap if older => "interfase di STAP",
        Step::Untap => "sottofase di STAP",
        Step::Upkeep if older => "interfase di mantenimento",
        Step::Upkeep => "sottofase di mantenimento",
        Step::Draw if older => "interfase di acquisizione",
        Step::Draw => "sottofase di acquisizione",
        Step::PrecombatMain => "fase principale prima del combattimento",
        Step::BeginningOfCombat if older => "interfase di inizio del combattimento",
        Step::BeginningOfCombat => "sottofase di inizio del combattimento",
        Step::DeclareAttackers if older => "interfase di dichiarazione delle creature attaccanti",
        Step::DeclareAttackers => "sottofase di dichiarazione delle creature attaccanti",
        Step::DeclareBlockers if older => "interfase di dichiarazione delle creature bloccanti",
        Step::DeclareBlockers => "sottofase di dichiarazione delle creature bloccanti",
        Step::CombatDamage if older => "interfase di danno da combattimento",
        Step::CombatDamage => "sottofase di danno da combattimento",
        Step::EndOfCombat if older => "interfase di fine del combattimento",
        Step::EndOfCombat => "sottofase di fine del combattimento",
        Step::PostcombatMain => "fase principale dopo il combattimento",
        Step::End if older => "interfase di fine del turno",
        Step::End => "sottofase finale",
        Step::Cleanup if older => "interfase di cancellazione",
        Step::Cleanup => "sottofase di cancellazione",
    }
}

impl Language for Italian {
    fn locale(&self) -> Locale {
        Locale::It
    }

    fn line(&self, line: Line) -> &'static str {
        lines::it::older(line).filter(|_| self.older).unwrap_or_else(|| lines::it::line(line))
    }

    fn this(&self, kind: Kind) -> Phrase {
        match kind {
            Kind::Creature => Phrase::new("questa creatura", true),
            Kind::Artifact => Phrase::new("questo artefatto", false),
            Kind::Enchantment => Phrase::new("questo incantesimo", false),
            Kind::Land => Phrase::new("questa terra", true),
            Kind::Aura => Phrase::new("questa Aura", true),
            Kind::Equipment => Phrase::new("questo Equipaggiamento", false),
            Kind::Spell => Phrase::new("questa magia", true),
        }
    }

    fn host(&self, kind: Kind) -> Phrase {
        Phrase::new(
            if kind == Kind::Equipment { "la creatura equipaggiata" } else { "la creatura incantata" },
            true,
        )
    }

    fn objects(&self, filter: &ObjectFilter, article: Article, controller: Option<&Phrase>) -> Phrase {
        let controlled = controller.map(|who| format!("che {} controlla", who.text));
        let Phrase { text, feminine } = after_article(self, &WORDS, filter, article, controlled.as_deref());
        let other = if feminine { "altra" } else { "altro" };
        let text = match (article, filter.another) {
            (Article::A | Article::Target, false) => a(&text, feminine),
            (Article::A | Article::Target, true) => a(&format!("{other} {text}"), feminine),
            (Article::Each, false) => format!("ogni {text}"),
            (Article::Each, true) => format!("ogni {other} {text}"),
            (Article::That, _) => that(&text, feminine),
            (Article::Several, true) => format!("{} {text}", if feminine { "altre" } else { "altri" }),
            (Article::Several, false) | (Article::None, _) => text.into_owned(),
        };
        Phrase::new(text, feminine)
    }

    fn creature_or_player(&self, again: bool) -> Phrase {
        Phrase::new(
            if again { "quella creatura o quel giocatore" } else { "una creatura o un giocatore bersaglio" },
            true,
        )
    }

    fn spell(&self, again: bool) -> Phrase {
        Phrase::new(if again { "quella magia" } else { "una magia bersaglio" }, true)
    }

    fn that_permanent(&self) -> Phrase {
        Phrase::new("quel permanente", false)
    }

    fn person(&self, person: Person, this: &Phrase) -> Phrase {
        let text: Cow<'static, str> = match person {
            Person::You => "te".into(),
            Person::Opponent => "l’avversario".into(),
            Person::EachPlayer => "ogni giocatore".into(),
            Person::TargetPlayer => "un giocatore bersaglio".into(),
            Person::TargetOpponent => "un avversario bersaglio".into(),
            Person::DamagedOpponent => {
                format!("un avversario bersaglio a cui {} ha già inflitto danni", this.text).into()
            }
            Person::EnchantedPlayer => "il giocatore incantato".into(),
            Person::ThatPlayer => "quel giocatore".into(),
            Person::ItsController => "il suo controllore".into(),
            Person::Someone => "un giocatore".into(),
        };
        Phrase::new(text, false)
    }

    fn in_case(&self, phrase: &Phrase, case: Case) -> String {
        let [plain, la, elided, il] = match case {
            Case::Plain => return phrase.text.to_string(),
            Case::To => ["a ", "alla ", "all’", "al "],
            Case::Of => ["di ", "della ", "dell’", "del "],
            Case::On => ["su ", "sulla ", "sull’", "sul "],
            Case::From => ["da ", "dalla ", "dall’", "dal "],
        };
        for (article, fused) in [("la ", la), ("l’", elided), ("il ", il)] {
            if let Some(rest) = phrase.text.strip_prefix(article) {
                return format!("{fused}{rest}");
            }
        }
        format!("{plain}{}", phrase.text)
    }

    fn amount(&self, amount: &Amount, of: Counted<'_>) -> String {
        match of {
            Counted::Damage => count(amount, "1", "danno", "danni"),
            Counted::Cards => count(amount, "una", "carta", "carte"),
            Counted::Life => count(amount, "1", "punto vita", "punti vita"),
            Counted::Poison => count(amount, "un", "segnalino veleno", "segnalini veleno"),
            Counted::Counters(own) => counters(amount, own),
            Counted::Tokens(token) => tokens(amount, token),
            Counted::Number => count(amount, "1", "", "").trim_end().to_owned(),
        }
    }

    fn duration(&self, lasting: &Lasting) -> String {
        match lasting {
            Lasting::UntilEndOfTurn => " fino alla fine del turno".to_owned(),
            Lasting::UntilEndOfCombat => " fino alla fine del combattimento".to_owned(),
            Lasting::UntilYourNext(step) => {
                format!(" fino alla tua prossima {}", step_name(*step, self.older))
            }
            Lasting::UntilYourNextTurn => " fino al tuo prossimo turno".to_owned(),
            Lasting::NextUntapStep if self.older => {
                " durante la prossima interfase di STAP del suo controllore".to_owned()
            }
            Lasting::NextUntapStep => " durante la prossima sottofase di STAP del suo controllore".to_owned(),
            Lasting::WhileYouControlThis => " fintanto che controlli questo permanente".to_owned(),
            Lasting::WhileThisTapped => " fintanto che questo permanente rimane TAPpato".to_owned(),
            Lasting::WhileYouControlIt => " fintanto che ne hai il controllo".to_owned(),
            Lasting::Indefinitely => String::new(),
        }
    }

    fn step(&self, step: Step, of: StepOf) -> String {
        if let (Step::BeginningOfCombat, StepOf::Every(whose)) = (step, of) {
            return match whose {
                Whose::Your => "del combattimento nel tuo turno",
                Whose::Opponents => "del combattimento nel turno dell’avversario",
                Whose::Each => "di ogni combattimento",
                Whose::Enchanted => "del combattimento nel turno del giocatore incantato",
            }
            .to_owned();
        }
        let name = step_name(step, self.older);
        match of {
            StepOf::Every(Whose::Your) => format!("della tua {name}"),
            StepOf::Every(Whose::Opponents) if self.older => format!("dell’{name} dell’avversario"),
            StepOf::Every(Whose::Opponents) => format!("della {name} dell’avversario"),
            StepOf::Every(Whose::Enchanted) if self.older => format!("dell’{name} del giocatore incantato"),
            StepOf::Every(Whose::Enchanted) => format!("della {name} del giocatore incantato"),
            StepOf::Every(Whose::Each) => format!("di ogni {name}"),
            StepOf::Next(Whose::Your) => format!("della tua prossima {name}"),
            StepOf::Next(Whose::Opponents) => format!("della prossima {name} dell’avversario"),
            StepOf::Next(Whose::Enchanted) => format!("della prossima {name} del giocatore incantato"),
            StepOf::Next(Whose::Each) => format!("della prossima {name}"),
            StepOf::Bare if self.older => format!("un’{name}"),
            StepOf::Bare => format!("una {name}"),
        }
    }

    fn next_skipped(&self, what: Skipped, yours: bool) -> String {
        let name = match what {
            Skipped::Step(step) => step_name(step, self.older),
            Skipped::Phase(Phase::Beginning) => "fase iniziale",
            Skipped::Phase(Phase::PrecombatMain) => step_name(Step::PrecombatMain, self.older),
            Skipped::Phase(Phase::Combat) => "fase di combattimento",
            Skipped::Phase(Phase::PostcombatMain) => step_name(Step::PostcombatMain, self.older),
            Skipped::Phase(Phase::Ending) => "fase finale",
        };
        format!("la {} prossima {name}", if yours { "tua" } else { "sua" })
    }

    fn happens(&self, happening: Happening, feminine: bool) -> &'static str {
        match happening {
            Happening::Enters if self.older => "entra in gioco",
            Happening::Enters => "entra nel campo di battaglia",
            Happening::Leaves if self.older => "lascia il gioco",
            Happening::Leaves => "lascia il campo di battaglia",
            Happening::Dies if self.older => "va dal gioco in un cimitero",
            Happening::Dies => "muore",
            Happening::PhasesIn if self.older => "torna in gioco",
            Happening::PhasesIn => "appare",
            Happening::PhasesOut if self.older => "passa fuori fase",
            Happening::PhasesOut => "scompare",
            Happening::Attacks => "attacca",
            Happening::Blocks => "blocca",
            Happening::BecomesBlocked if feminine => "viene bloccata",
            Happening::BecomesBlocked => "viene bloccato",
            Happening::AttacksUnblocked if feminine => "attacca e non viene bloccata",
            Happening::AttacksUnblocked => "attacca e non viene bloccato",
            Happening::DealsDamage => "infligge danno",
            Happening::DealsCombatDamageToPlayer => "infligge danno da combattimento a un giocatore",
            Happening::IsDealtDamage => "subisce danno",
            Happening::BecomesTapped => "si TAPpa",
            Happening::BecomesUntapped => "si STAPpa",
            Happening::BecomesAttached => "viene assegnato a qualcosa",
            Happening::BecomesUnattached => "non è più assegnato a niente",
            Happening::ControlLost => "cambia controllore",
        }
    }

    fn player_does(&self, happening: PlayerHappening, you: bool) -> &'static str {
        match (happening, you) {
            (PlayerHappening::Draws, true) => "peschi una carta",
            (PlayerHappening::Draws, false) => "pesca una carta",
            (PlayerHappening::Discards, true) => "scarti una carta",
            (PlayerHappening::Discards, false) => "scarta una carta",
            (PlayerHappening::Casts, true) if self.older => "giochi una magia",
            (PlayerHappening::Casts, true) => "lanci una magia",
            (PlayerHappening::Casts, false) if self.older => "gioca una magia",
            (PlayerHappening::Casts, false) => "lancia una magia",
            (PlayerHappening::GainsLife, true) => "guadagni punti vita",
            (PlayerHappening::GainsLife, false) => "guadagna punti vita",
            (PlayerHappening::LosesLife, true) => "perdi punti vita",
            (PlayerHappening::LosesLife, false) => "perde punti vita",
        }
    }

    fn colour(&self, own: Colour, feminine: bool) -> &'static str {
        colour(&WORDS, own, feminine, false)
    }

    fn keyword(&self, own: Keyword) -> Cow<'static, str> {
        keyword(Locale::It, own).into()
    }

    fn tapped(&self, tapped: bool, feminine: bool) -> &'static str {
        form(if tapped { WORDS.tapped } else { WORDS.untapped }, feminine, false)
    }

    fn a_type(&self, known: CardType) -> String {
        let Noun { one, feminine, .. } = type_noun(Locale::It, known);
        a(one, feminine)
    }

    fn a_subtype(&self, subtype: &str) -> String {
        let noun = subtype_noun(Locale::It, subtype);
        noun.map_or_else(|| a(subtype, false), |noun| a(noun.one, noun.feminine))
    }
}
