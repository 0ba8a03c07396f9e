//! What one instruction of a spell or ability does, in English.

use super::English;
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
                ", where X is the number of {} counters on {}",
                counter_name(telling, counter),
                telling.this()
            ),
        },
        Much::Permanents(filter) => Count {
            number: "X".to_owned(),
            is_one: false,
            where_x: format!(", where X is the number of {}", all(telling, filter)),
        },
    }
}

fn some_of(count: &Count, one: &str, many: &str) -> String {
    if count.is_one { format!("1 {one}") } else { format!("{} {many}", count.number) }
}

impl English {
    pub(super) fn instruction(&self, telling: &Telling<'_>, instruction: &Instruction) -> String {
        let noun = |it| subject(telling, it);
        match instruction {
            Instruction::DamageObjects { .. }
            | Instruction::DamagePlayers { .. }
            | Instruction::DamageTarget { .. } => damage(telling, instruction),
            Instruction::Destroy(what) => format!("destroy {}", noun(what)),
            Instruction::Exile(what) => match telling.era {
                Era::Older => format!("remove {} from the game", noun(what)),
                Era::Newer => format!("exile {}", noun(what)),
            },
            Instruction::ReturnToHand(what) => format!("return {} to its owner’s hand", noun(what)),
            Instruction::Sacrifice(what) => format!("sacrifice {}", noun(what)),
            Instruction::Tap(what) => format!("tap {}", noun(what)),
            Instruction::Untap(what) => format!("untap {}", noun(what)),
            Instruction::PhaseOut(what) => format!("{} phases out", noun(what)),
            Instruction::PhaseOutUntilThisLeaves(what) => {
                format!("{} phases out until {} leaves the battlefield", noun(what), telling.this())
            }
            Instruction::PhaseIn(what) => format!("{} phases in", noun(what)),
            Instruction::PutCounters { counter, count: amount, on } => {
                let count = count(telling, amount);
                let name = counter_name(telling, counter);
                let counters = some_of(&count, &format!("{name} counter"), &format!("{name} counters"));
                format!("put {counters} on {}{}", noun(on), count.where_x)
            }
            Instruction::RemoveCounters { counter, count: amount, from } => {
                let count = count(telling, amount);
                let name = counter_name(telling, counter);
                let counters = some_of(&count, &format!("{name} counter"), &format!("{name} counters"));
                format!("remove {counters} from {}{}", noun(from), count.where_x)
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
                let subject = who(telling, *of).unwrap_or_else(|| "this card’s controller".to_owned());
                format!("{subject} {changes}{}", self.lasting(telling, lasting))
            }
            Instruction::AttachThisTo(to) => format!("attach {} to {}", telling.this(), noun(to)),
            Instruction::Attach { what, to } => format!("attach {} to {}", noun(what), noun(to)),
            Instruction::Unattach(what) => format!("unattach {}", noun(what)),
            Instruction::CreateTokens { token, count: amount } => {
                let count = count(telling, amount);
                let size = token.power_toughness.map_or_else(String::new, |(p, t)| format!("{p}/{t} "));
                let name = telling.names.card(token).0;
                let tokens = some_of(&count, &format!("{size}{name} token"), &format!("{size}{name} tokens"));
                match telling.era {
                    Era::Older => format!("put {tokens} into play{}", count.where_x),
                    Era::Newer => format!("create {tokens}{}", count.where_x),
                }
            }
            Instruction::CounterSpell(_) => "counter target spell".to_owned(),
            Instruction::CopySpell { count: amount, .. } => {
                let count = count(telling, amount);
                let times = some_of(&count, "time", "times");
                format!("copy target spell {times}{}", count.where_x)
            }
            Instruction::Delay(delayed) => {
                let step = self.step(telling.era, delayed.step).to_lowercase();
                format!("at the beginning of the next {step}, {}", self.clauses(telling, &delayed.effect))
            }
            Instruction::AddMana { mana } => format!("add {} to your mana pool", self.mana(mana)),
            Instruction::Draw { .. }
            | Instruction::Discard { .. }
            | Instruction::GainLife { .. }
            | Instruction::LoseLife { .. }
            | Instruction::SkipNext { .. }
            | Instruction::ExtraTurn(_) => self.for_players(telling, instruction),
            Instruction::ExtraCombatPhase => "after this phase, there is another combat phase".to_owned(),
            Instruction::ExtraMainPhase => "after this phase, there is another main phase".to_owned(),
            Instruction::ExtraStep(step) => {
                format!(
                    "after this step, there is an additional {}",
                    self.step(telling.era, *step).to_lowercase()
                )
            }
            Instruction::BecomeDay => "it becomes day".to_owned(),
            Instruction::BecomeNight => "it becomes night".to_owned(),
        }
    }

    fn for_players(&self, telling: &Telling<'_>, instruction: &Instruction) -> String {
        let say = |of: &Who, you: &str, other: &str, rest: &str| match who(telling, *of) {
            None => format!("{you} {rest}"),
            Some(player) => format!("{player} {other} {rest}"),
        };
        match instruction {
            Instruction::Draw { who, count: amount } => {
                let count = count(telling, amount);
                let cards = some_of(&count, "card", "cards");
                say(who, "draw", "draws", &format!("{cards}{}", count.where_x))
            }
            Instruction::Discard { who, count: amount } => {
                let count = count(telling, amount);
                let cards = some_of(&count, "card", "cards");
                say(who, "discard", "discards", &format!("{cards}{}", count.where_x))
            }
            Instruction::GainLife { who, amount } => {
                let count = count(telling, amount);
                say(who, "you gain", "gains", &format!("{} life{}", count.number, count.where_x))
            }
            Instruction::LoseLife { who, amount } => {
                let count = count(telling, amount);
                say(who, "you lose", "loses", &format!("{} life{}", count.number, count.where_x))
            }
            Instruction::SkipNext { who, step } => {
                let step = self.step(telling.era, *step).to_lowercase();
                match who {
                    Who::You => format!("you skip your next {step}"),
                    _ => say(who, "", "skips", &format!("the next {step}")),
                }
            }
            Instruction::ExtraTurn(who) => say(who, "you take", "takes", "an extra turn after this one"),
            _ => String::new(),
        }
    }

    fn changes(&self, telling: &Telling<'_>, changes: &[Modification], many: bool) -> String {
        let words: Vec<String> = changes.iter().map(|change| self.change(telling, change, many)).collect();
        self.list(&words)
    }

    fn lasting(&self, telling: &Telling<'_>, lasting: &Lasting) -> String {
        match lasting {
            Lasting::UntilEndOfTurn => " until end of turn".to_owned(),
            Lasting::UntilEndOfCombat => " until end of combat".to_owned(),
            Lasting::UntilYourNext(step) => {
                format!(" until your next {}", self.step(telling.era, *step).to_lowercase())
            }
            Lasting::UntilYourNextTurn => " until your next turn".to_owned(),
            Lasting::NextUntapStep => " during its controller’s next untap step".to_owned(),
            Lasting::WhileYouControlThis => format!(" for as long as you control {}", telling.this()),
            Lasting::WhileThisTapped => format!(" for as long as {} stays tapped", telling.this()),
            Lasting::WhileYouControlIt => " for as long as you control it".to_owned(),
            Lasting::Indefinitely => String::new(),
        }
    }
}

fn damage(telling: &Telling<'_>, instruction: &Instruction) -> String {
    let (amount, to) = match instruction {
        Instruction::DamageObjects { amount, to } => (amount, subject(telling, to)),
        Instruction::DamagePlayers { amount, to } => {
            (amount, who(telling, *to).unwrap_or_else(|| "you".to_owned()))
        }
        Instruction::DamageTarget { amount, target } => (amount, subject(telling, &Subject::Target(*target))),
        _ => return String::new(),
    };
    let count = count(telling, amount);
    format!("{} deals {} damage to {to}{}", telling.this(), count.number, count.where_x)
}
