//! What one instruction of a spell or ability does, in Italian: in the second person, as cards say it.

use super::Italian;
use super::nouns::{all, subject, who};
use super::rules::counter_name;
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
            Count { number: number.to_string(), is_one: number == 1, where_x: String::new() }
        }
        Much::Counters(counter) => Count {
            number: "X".to_owned(),
            is_one: false,
            where_x: format!(
                ", dove X è il numero di segnalini {} su {}",
                counter_name(telling, counter),
                telling.this()
            ),
        },
        Much::Permanents(filter) => Count {
            number: "X".to_owned(),
            is_one: false,
            where_x: format!(", dove X è quanti sono {}", all(telling, filter)),
        },
    }
}

fn some_of(count: &Count, one: &str, many: &str) -> String {
    if count.is_one { format!("1 {one}") } else { format!("{} {many}", count.number) }
}

impl Italian {
    pub(super) fn instruction(&self, telling: &Telling<'_>, instruction: &Instruction) -> String {
        let noun = |it| subject(telling, it).plain();
        match instruction {
            Instruction::DamageObjects { .. }
            | Instruction::DamagePlayers { .. }
            | Instruction::DamageTarget { .. } => damage(telling, instruction),
            Instruction::Destroy(what) => format!("distruggi {}", noun(what)),
            Instruction::Exile(what) => match telling.era {
                Era::Older => format!("rimuovi dal gioco {}", noun(what)),
                Era::Newer => format!("esilia {}", noun(what)),
            },
            Instruction::ReturnToHand(what) => format!("{} torna in mano al suo proprietario", noun(what)),
            Instruction::Sacrifice(what) => format!("sacrifica {}", noun(what)),
            Instruction::Tap(what) => format!("TAPpa {}", noun(what)),
            Instruction::Untap(what) => format!("STAPpa {}", noun(what)),
            Instruction::PhaseOut(what) => match telling.era {
                Era::Older => format!("{} passa fuori fase", noun(what)),
                Era::Newer => format!("{} scompare", noun(what)),
            },
            Instruction::PhaseOutUntilThisLeaves(what) => {
                format!("{} scompare finché {} è al suo posto", noun(what), telling.this())
            }
            Instruction::PhaseIn(what) => match telling.era {
                Era::Older => format!("{} torna in fase", noun(what)),
                Era::Newer => format!("{} appare", noun(what)),
            },
            Instruction::PutCounters { counter, count: amount, on } => {
                let count = count(telling, amount);
                let name = counter_name(telling, counter);
                let counters = some_of(&count, &format!("segnalino {name}"), &format!("segnalini {name}"));
                format!("metti {counters} {}{}", subject(telling, on).su(), count.where_x)
            }
            Instruction::RemoveCounters { counter, count: amount, from } => {
                let count = count(telling, amount);
                let name = counter_name(telling, counter);
                let counters = some_of(&count, &format!("segnalino {name}"), &format!("segnalini {name}"));
                format!("togli {counters} {}{}", subject(telling, from).da(), count.where_x)
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
                let subject = who(telling, *of).map_or_else(|| "chi controlla".to_owned(), |it| it.plain());
                format!("{subject} {changes}{}", self.lasting(telling, lasting))
            }
            Instruction::AttachThisTo(to) => {
                format!("assegna {} {}", telling.this(), subject(telling, to).a())
            }
            Instruction::Attach { what, to } => {
                format!("assegna {} {}", noun(what), subject(telling, to).a())
            }
            Instruction::Unattach(what) => format!("stacca {}", noun(what)),
            Instruction::CreateTokens { token, count: amount } => {
                let count = count(telling, amount);
                let size = token.power_toughness.map_or_else(String::new, |(p, t)| format!(" {p}/{t}"));
                let name = telling.names.card(token).0;
                let tokens =
                    some_of(&count, &format!("pedina {name}{size}"), &format!("pedine {name}{size}"));
                match telling.era {
                    Era::Older => format!("metti in gioco {tokens}{}", count.where_x),
                    Era::Newer => format!("crea {tokens}{}", count.where_x),
                }
            }
            Instruction::CounterSpell(_) => "neutralizza la magia bersaglio".to_owned(),
            Instruction::CopySpell { count: amount, .. } => {
                let count = count(telling, amount);
                let times = some_of(&count, "volta", "volte");
                format!("copia la magia bersaglio {times}{}", count.where_x)
            }
            Instruction::Delay(delayed) => {
                let step = self.step(telling.era, delayed.step);
                format!("all’inizio della prossima {step}, {}", self.clauses(telling, &delayed.effect))
            }
            Instruction::AddMana { mana } => format!("aggiungi {} alla tua riserva", self.mana(mana)),
            Instruction::Draw { .. }
            | Instruction::Discard { .. }
            | Instruction::GainLife { .. }
            | Instruction::LoseLife { .. }
            | Instruction::SkipNext { .. }
            | Instruction::ExtraTurn(_) => self.for_players(telling, instruction),
            Instruction::ExtraCombatPhase => "dopo questa fase c’è un’altra fase di combattimento".to_owned(),
            Instruction::ExtraMainPhase => "dopo questa fase c’è un’altra fase principale".to_owned(),
            Instruction::ExtraStep(step) => {
                format!("dopo questa c’è, in più, {}", self.the_step(telling.era, *step))
            }
            Instruction::BecomeDay => "diventa giorno".to_owned(),
            Instruction::BecomeNight => "diventa notte".to_owned(),
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
                let cards = some_of(&count, "carta", "carte");
                say(who, "pesca", "pesca", &format!("{cards}{}", count.where_x))
            }
            Instruction::Discard { who, count: amount } => {
                let count = count(telling, amount);
                let cards = some_of(&count, "carta", "carte");
                say(who, "scarta", "scarta", &format!("{cards}{}", count.where_x))
            }
            Instruction::GainLife { who, amount } => {
                let count = count(telling, amount);
                let life = some_of(&count, "punto vita", "punti vita");
                say(who, "guadagni", "guadagna", &format!("{life}{}", count.where_x))
            }
            Instruction::LoseLife { who, amount } => {
                let count = count(telling, amount);
                let life = some_of(&count, "punto vita", "punti vita");
                say(who, "perdi", "perde", &format!("{life}{}", count.where_x))
            }
            Instruction::SkipNext { who, step } => {
                let step = self.step(telling.era, *step);
                match who {
                    Who::You => format!("salti la tua prossima {step}"),
                    _ => say(who, "", "salta", &format!("la sua prossima {step}")),
                }
            }
            Instruction::ExtraTurn(who) => say(who, "giochi", "gioca", "un turno in più dopo questo"),
            _ => String::new(),
        }
    }

    fn changes(&self, telling: &Telling<'_>, changes: &[Modification], many: bool) -> String {
        let words: Vec<String> = changes.iter().map(|change| self.change(telling, change, many)).collect();
        self.list(&words)
    }

    fn lasting(&self, telling: &Telling<'_>, lasting: &Lasting) -> String {
        match lasting {
            Lasting::UntilEndOfTurn => " fino alla fine del turno".to_owned(),
            Lasting::UntilEndOfCombat => " fino alla fine del combattimento".to_owned(),
            Lasting::UntilYourNext(step) => {
                format!(" fino alla tua prossima {}", self.step(telling.era, *step))
            }
            Lasting::UntilYourNextTurn => " fino al tuo prossimo turno".to_owned(),
            Lasting::NextUntapStep => " nel prossimo STAP di chi controlla".to_owned(),
            Lasting::WhileYouControlThis => format!(" finché controlli {}", telling.this()),
            Lasting::WhileThisTapped => format!(" finché {} resta di traverso", telling.this()),
            Lasting::WhileYouControlIt => " finché resta sotto il tuo controllo".to_owned(),
            Lasting::Indefinitely => String::new(),
        }
    }
}

fn damage(telling: &Telling<'_>, instruction: &Instruction) -> String {
    let (amount, to) = match instruction {
        Instruction::DamageObjects { amount, to } => (amount, Some(subject(telling, to).a())),
        Instruction::DamagePlayers { amount, to } => (amount, who(telling, *to).map(|it| it.a())),
        Instruction::DamageTarget { amount, target } => {
            (amount, Some(subject(telling, &Subject::Target(*target)).a()))
        }
        _ => return String::new(),
    };
    let count = count(telling, amount);
    let damage = some_of(&count, "danno", "danni");
    match to {
        Some(to) => format!("{} infligge {damage} {to}{}", telling.this(), count.where_x),
        None => format!("{} ti infligge {damage}{}", telling.this(), count.where_x),
    }
}
