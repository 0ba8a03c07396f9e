//! What one instruction of a spell or ability does, in French: in the second person, as cards say it.

use super::French;
use super::nouns::{all, subject, who};
use super::rules::{counter_name, small};
use crate::engine::{Amount, Instruction, Lasting, Modification, Subject, Who};
use crate::text::telling::{Much, Telling};
use crate::text::tongue::{RulesTexts, Words};
use crate::text::voice::Era;

/// A number, and what to add to the sentence if it is X.
struct Count {
    number: String,
    is_one: bool,
    where_x: String,
}

fn count(telling: &Telling<'_>, amount: &Amount) -> Count {
    match Much::from(amount) {
        Much::Fixed(number) => {
            Count { number: number.to_string(), is_one: matches!(number, -1..=1), where_x: String::new() }
        }
        Much::Counters(counter) => Count {
            number: "X".to_owned(),
            is_one: false,
            where_x: format!(
                ", où X est le nombre de marqueurs {} sur {}",
                counter_name(telling, counter),
                telling.this()
            ),
        },
        Much::Permanents(filter) => Count {
            number: "X".to_owned(),
            is_one: false,
            where_x: format!(", où X compte {}", all(telling, filter)),
        },
    }
}

fn some_of(count: &Count, one: &str, many: &str) -> String {
    if count.is_one { format!("{} {one}", count.number) } else { format!("{} {many}", count.number) }
}

impl French {
    pub(super) fn instruction(&self, telling: &Telling<'_>, instruction: &Instruction) -> String {
        let noun = |it| subject(telling, it).plain();
        match instruction {
            Instruction::DamageObjects { .. }
            | Instruction::DamagePlayers { .. }
            | Instruction::DamageTarget { .. } => damage(telling, instruction),
            Instruction::Destroy(what) => format!("détruisez {}", noun(what)),
            Instruction::Exile(what) => match telling.era {
                Era::Older => format!("retirez de la partie {}", noun(what)),
                Era::Newer => format!("exilez {}", noun(what)),
            },
            Instruction::ReturnToHand(what) => {
                format!("{} retourne dans la main de son propriétaire", noun(what))
            }
            Instruction::Sacrifice(what) => format!("sacrifiez {}", noun(what)),
            Instruction::Tap(what) => format!("engagez {}", noun(what)),
            Instruction::Untap(what) => format!("dégagez {}", noun(what)),
            Instruction::PhaseOut(what) => format!("{} passe hors phase", noun(what)),
            Instruction::PhaseOutUntilThisLeaves(what) => {
                format!("{} passe hors phase tant que {} est à sa place", noun(what), telling.this())
            }
            Instruction::PhaseIn(what) => format!("{} passe en phase", noun(what)),
            Instruction::PutCounters { counter, count: amount, on } => {
                let count = count(telling, amount);
                let name = counter_name(telling, counter);
                let counters = some_of(&count, &format!("marqueur {name}"), &format!("marqueurs {name}"));
                format!("mettez {counters} sur {}{}", noun(on), count.where_x)
            }
            Instruction::RemoveCounters { counter, count: amount, from } => {
                let count = count(telling, amount);
                let name = counter_name(telling, counter);
                let counters = some_of(&count, &format!("marqueur {name}"), &format!("marqueurs {name}"));
                format!("retirez {counters} {}{}", subject(telling, from).of(), count.where_x)
            }
            Instruction::Modify { what, changes, lasting } => {
                let changes = self.changes(telling, changes, false);
                format!("{} {changes}{}", noun(what), self.lasting(telling, lasting))
            }
            Instruction::ModifyWhateverFits { what, changes, lasting } => {
                let changes = self.changes(telling, changes, true);
                format!("{} {changes}{}", all(telling, what), self.lasting(telling, lasting))
            }
            Instruction::ModifyPlayers { who: of, changes, lasting } => {
                let changes = self.changes(telling, changes, false);
                let subject = who(telling, *of)
                    .map_or_else(|| "le contrôleur de cette carte".to_owned(), |it| it.plain());
                format!("{subject} {changes}{}", self.lasting(telling, lasting))
            }
            Instruction::AttachThisTo(to) => {
                format!("attachez {} {}", telling.this(), subject(telling, to).to())
            }
            Instruction::Attach { what, to } => {
                format!("attachez {} {}", noun(what), subject(telling, to).to())
            }
            Instruction::Unattach(what) => format!("détachez {}", noun(what)),
            Instruction::CreateTokens { token, count: amount } => {
                let count = count(telling, amount);
                let size = token.power_toughness.map_or_else(String::new, |(p, t)| format!(" {p}/{t}"));
                let name = telling.names.card(token).0;
                let tokens = some_of(&count, &format!("jeton {name}{size}"), &format!("jetons {name}{size}"));
                match telling.era {
                    Era::Older => format!("mettez en jeu {tokens}{}", count.where_x),
                    Era::Newer => format!("créez {tokens}{}", count.where_x),
                }
            }
            Instruction::CounterSpell(_) => "contrecarrez le sort ciblé".to_owned(),
            Instruction::CopySpell { count: amount, .. } => {
                let count = count(telling, amount);
                format!("copiez le sort ciblé {} fois{}", count.number, count.where_x)
            }
            Instruction::Delay(delayed) => {
                let step = small(self.step(telling.era, delayed.step));
                format!("au début de la prochaine {step}, {}", self.clauses(telling, &delayed.effect))
            }
            Instruction::AddMana { mana } => format!("ajoutez {} à votre réserve", self.mana(mana)),
            Instruction::Draw { .. }
            | Instruction::Discard { .. }
            | Instruction::GainLife { .. }
            | Instruction::LoseLife { .. }
            | Instruction::SkipNext { .. }
            | Instruction::ExtraTurn(_) => self.for_players(telling, instruction),
            Instruction::ExtraCombatPhase => "après cette phase, il y a une autre phase de combat".to_owned(),
            Instruction::ExtraMainPhase => "après cette phase, il y a une autre phase principale".to_owned(),
            Instruction::ExtraStep(step) => {
                format!("après cette étape, il y a en plus {}", self.the_step(telling.era, *step))
            }
            Instruction::BecomeDay => "le jour se lève".to_owned(),
            Instruction::BecomeNight => "la nuit tombe".to_owned(),
        }
    }

    fn for_players(&self, telling: &Telling<'_>, instruction: &Instruction) -> String {
        let say = |of: &Who, you: &str, other: &str, rest: &str| match who(telling, *of) {
            None => format!("{you} {rest}"),
            Some(player) => format!("{} {other} {rest}", player.plain()),
        };
        match instruction {
            Instruction::Draw { who, count: amount } => {
                let count = count(telling, amount);
                let cards = some_of(&count, "carte", "cartes");
                say(who, "piochez", "pioche", &format!("{cards}{}", count.where_x))
            }
            Instruction::Discard { who, count: amount } => {
                let count = count(telling, amount);
                let cards = some_of(&count, "carte", "cartes");
                say(who, "défaussez", "défausse", &format!("{cards}{}", count.where_x))
            }
            Instruction::GainLife { who, amount } => {
                let count = count(telling, amount);
                let life = some_of(&count, "point de vie", "points de vie");
                say(who, "vous gagnez", "gagne", &format!("{life}{}", count.where_x))
            }
            Instruction::LoseLife { who, amount } => {
                let count = count(telling, amount);
                let life = some_of(&count, "point de vie", "points de vie");
                say(who, "vous perdez", "perd", &format!("{life}{}", count.where_x))
            }
            Instruction::SkipNext { who, step } => {
                let step = small(self.step(telling.era, *step));
                match who {
                    Who::You => format!("vous sautez votre prochaine {step}"),
                    _ => say(who, "", "saute", &format!("sa prochaine {step}")),
                }
            }
            Instruction::ExtraTurn(who) => {
                say(who, "vous jouez", "joue", "un tour supplémentaire après celui-ci")
            }
            _ => String::new(),
        }
    }

    fn changes(&self, telling: &Telling<'_>, changes: &[Modification], many: bool) -> String {
        let words: Vec<String> = changes.iter().map(|change| self.change(telling, change, many)).collect();
        self.list(&words)
    }

    fn lasting(&self, telling: &Telling<'_>, lasting: &Lasting) -> String {
        match lasting {
            Lasting::UntilEndOfTurn => " jusqu’à la fin du tour".to_owned(),
            Lasting::UntilEndOfCombat => " jusqu’à la fin du combat".to_owned(),
            Lasting::UntilYourNext(step) => {
                format!(" jusqu’à votre prochaine {}", small(self.step(telling.era, *step)))
            }
            Lasting::UntilYourNextTurn => " jusqu’à votre prochain tour".to_owned(),
            Lasting::NextUntapStep => " au prochain dégagement du contrôleur".to_owned(),
            Lasting::WhileYouControlThis => format!(" tant que vous contrôlez {}", telling.this()),
            Lasting::WhileThisTapped => format!(" tant que {} reste de travers", telling.this()),
            Lasting::WhileYouControlIt => " tant que vous en gardez le contrôle".to_owned(),
            Lasting::Indefinitely => String::new(),
        }
    }
}

fn damage(telling: &Telling<'_>, instruction: &Instruction) -> String {
    let (amount, to) = match instruction {
        Instruction::DamageObjects { amount, to } => (amount, Some(subject(telling, to).to())),
        Instruction::DamagePlayers { amount, to } => (amount, who(telling, *to).map(|it| it.to())),
        Instruction::DamageTarget { amount, target } => {
            (amount, Some(subject(telling, &Subject::Target(*target)).to()))
        }
        _ => return String::new(),
    };
    let count = count(telling, amount);
    let wounds = some_of(&count, "blessure", "blessures");
    match to {
        Some(to) => format!("{} inflige {wounds} {to}{}", telling.this(), count.where_x),
        None => format!("{} vous inflige {wounds}{}", telling.this(), count.where_x),
    }
}
