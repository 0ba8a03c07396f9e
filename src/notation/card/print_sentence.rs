//! Instructions back to sentences.

use super::context::ORDINALS;
use super::print_words::{duration, filter_text, predicate, prevention, skipped_text, step_text, token_text};
use crate::engine::{
    Amount, DelayedText, EffectText, Instruction, Lasting, Modification, ObjectFilter, Subject, TargetSpec,
    Who, Whose,
};
use crate::notation::number::{counter_word, mana_symbols};
use crate::notation::words::{COLOURS, word_for};

/// Writes the sentences of one effect; remembers which targets were named and what "it" would mean.
pub(super) struct Writer<'a> {
    targets: &'a [TargetSpec],
    named: usize,
    it: Option<Subject>,
    host: &'static str,
    where_x: Option<String>,
    said_that: bool,
}

impl<'a> Writer<'a> {
    /// A writer for an effect, in which "it" may already mean something.
    pub fn new(effect: &'a EffectText, host: &'static str, it: Option<Subject>) -> Self {
        Self { targets: &effect.targets, named: 0, it, host, where_x: None, said_that: false }
    }

    /// A writer for what has no targets.
    pub fn without_targets(host: &'static str) -> Self {
        Self { targets: &[], named: 0, it: Some(Subject::This), host, where_x: None, said_that: false }
    }

    /// All sentences.
    pub fn effect(&mut self, effect: &EffectText) -> String {
        let sentences: Vec<String> = effect.instructions.iter().map(|own| self.instruction(own)).collect();
        sentences.join("; ")
    }

    /// The sentence of one instruction, with its explanation of X.
    pub fn instruction(&mut self, instruction: &Instruction) -> String {
        let sentence = self.sentence(instruction);
        match self.where_x.take() {
            Some(explanation) => format!("{sentence}, where X is the number of {explanation}"),
            None => sentence,
        }
    }

    fn sentence(&mut self, instruction: &Instruction) -> String {
        match instruction {
            Instruction::DamageObjects { amount, to } => {
                format!("deal {} damage to {}", self.amount(amount), self.subject(to))
            }
            Instruction::DamagePlayers { amount, to } => {
                format!("deal {} damage to {}", self.amount(amount), self.who(*to))
            }
            Instruction::DamageTarget { amount, target } => {
                format!("deal {} damage to {}", self.amount(amount), self.subject(&Subject::Target(*target)))
            }
            Instruction::Destroy(what) => format!("destroy {}", self.subject(what)),
            Instruction::Exile(what) => format!("exile {}", self.subject(what)),
            Instruction::ReturnToHand(what) => format!("return {} to hand", self.subject(what)),
            Instruction::Sacrifice(what) => format!("sacrifice {}", self.subject(what)),
            Instruction::Tap(what) => format!("tap {}", self.subject(what)),
            Instruction::Untap(what) => format!("untap {}", self.subject(what)),
            Instruction::Unattach(what) => format!("unattach {}", self.subject(what)),
            Instruction::PhaseOut(what) => format!("{} phases out", self.subject(what)),
            Instruction::PhaseOutUntilThisLeaves(what) => {
                format!("{} phases out until this leaves", self.subject(what))
            }
            Instruction::PhaseIn(what) => format!("{} phases in", self.subject(what)),
            Instruction::AttachThisTo(to) => format!("attach this to {}", self.subject(to)),
            Instruction::Attach { what, to } => {
                let what_text = self.subject(what);
                let to_text = self.subject(to);
                self.it = Some(what.clone());
                format!("attach {what_text} to {to_text}")
            }
            Instruction::PutCounters { counter, count, on } => format!(
                "put {} {} counters on {}",
                self.amount(count),
                counter_word(counter),
                self.subject(on)
            ),
            Instruction::RemoveCounters { counter, count, from } => format!(
                "remove {} {} counters from {}",
                self.amount(count),
                counter_word(counter),
                self.subject(from)
            ),
            _ => self.other_sentence(instruction),
        }
    }

    fn other_sentence(&mut self, instruction: &Instruction) -> String {
        match instruction {
            Instruction::Modify { what, changes, lasting } => self.modify(what, changes, lasting),
            Instruction::ModifyWhateverFits { what, changes, lasting } => {
                self.whatever(what, changes, lasting)
            }
            Instruction::ModifyPlayers { who, changes, lasting } => self.players(*who, changes, lasting),
            Instruction::CreateTokens { token, count } => {
                format!("create {} {}", self.amount(count), token_text(token))
            }
            Instruction::TurnFaceDown(what) => format!("turn {} face down", self.subject(what)),
            Instruction::TurnFaceUp(what) => format!("turn {} face up", self.subject(what)),
            Instruction::BecomeCopy { what, of, lasting } => {
                let what_text = self.subject(what);
                let of_text = self.subject(of);
                self.it = Some(what.clone());
                format!("{what_text} becomes a copy of {of_text}{}", duration(lasting))
            }
            Instruction::CreateCopies { of, count } => {
                let count = self.amount(count);
                format!("create {count} tokens that are copies of {}", self.subject(of))
            }
            Instruction::Draw { who, count } => self.act(*who, ["draw", "draws"], count, " cards"),
            Instruction::Discard { who, count } => self.act(*who, ["discard", "discards"], count, " cards"),
            Instruction::GainLife { who, amount } => self.act(*who, ["gain", "gains"], amount, " life"),
            Instruction::LoseLife { who, amount } => self.act(*who, ["lose", "loses"], amount, " life"),
            Instruction::GetPoison { who, count } => {
                self.act(*who, ["get", "gets"], count, " poison counters")
            }
            Instruction::AddMana { mana } => format!("add {}", mana_symbols(mana)),
            Instruction::CounterSpell(target) => {
                format!("counter {}", self.subject(&Subject::Target(*target)))
            }
            Instruction::CopySpell { target, count } => {
                format!("copy {} {} times", self.subject(&Subject::Target(*target)), self.amount(count))
            }
            Instruction::Delay(delayed) => self.delayed(delayed),
            Instruction::SkipNext { who, what } => {
                let verb = if matches!(who, Who::You) { "skip your" } else { "skips their" };
                format!("{} {verb} next {}", self.who(*who), skipped_text(*what))
            }
            Instruction::ExtraTurn(who) => {
                let verb = if matches!(who, Who::You) { "take" } else { "takes" };
                format!("{} {verb} an extra turn", self.who(*who))
            }
            Instruction::ExtraCombatPhase => {
                "there is an additional combat phase after this phase".to_owned()
            }
            Instruction::ExtraMainPhase => "there is an additional main phase after this phase".to_owned(),
            Instruction::ExtraStep(step) => {
                format!("there is an additional {} after this step", step_text(*step))
            }
            Instruction::ExtraStepAfterPhase(step) => {
                format!("there is an additional {} after this phase", step_text(*step))
            }
            Instruction::BecomeDay => "it becomes day".to_owned(),
            Instruction::BecomeNight => "it becomes night".to_owned(),
            _ => String::new(),
        }
    }

    fn act(&mut self, who: Who, verbs: [&str; 2], count: &Amount, what: &str) -> String {
        let [base, third] = verbs;
        let verb = if matches!(who, Who::You) { base } else { third };
        format!("{} {verb} {}{what}", self.who(who), self.amount(count))
    }

    /// Sentences for all changes: those that are told of the object together, the others one by one.
    fn modify(&mut self, what: &Subject, changes: &[Modification], lasting: &Lasting) -> String {
        let mut sentences = Vec::new();
        let predicates: Vec<String> = changes.iter().filter_map(predicate).collect();
        if !predicates.is_empty() {
            let subject = self.subject(what);
            sentences.push(format!("{subject} {}{}", predicates.join(" and "), duration(lasting)));
        }
        for change in changes.iter().filter(|change| predicate(change).is_none()) {
            let until = duration(lasting);
            sentences.push(match change {
                Modification::Control if self.targets.is_empty() && until.is_empty() => {
                    format!("you control {}", self.subject(what))
                }
                Modification::Control => format!("gain control of {}{until}", self.subject(what)),
                other => format!("{} to {}{until}", prevention(other), self.subject(what)),
            });
        }
        sentences.join("; ")
    }

    fn whatever(&mut self, what: &ObjectFilter, changes: &[Modification], lasting: &Lasting) -> String {
        let filter = self.filter(what, "");
        let predicates: Vec<String> = changes.iter().filter_map(predicate).collect();
        match changes.iter().find(|change| predicate(change).is_none()) {
            Some(change) if predicates.is_empty() => {
                format!("{} to whatever {filter}{}", prevention(change), duration(lasting))
            }
            _ => format!("whatever {filter} {}{}", predicates.join(" and "), duration(lasting)),
        }
    }

    fn players(&mut self, who: Who, changes: &[Modification], lasting: &Lasting) -> String {
        let until = duration(lasting);
        let verb = if matches!(who, Who::You) { "have" } else { "has" };
        let sentences: Vec<String> = changes
            .iter()
            .map(|change| match change {
                Modification::MaximumHandSize(by) => {
                    let direction = if *by < 0 { "reduced" } else { "increased" };
                    let by = by.unsigned_abs();
                    format!("{} {verb} a maximum hand size {direction} by {by}{until}", self.who(who))
                }
                Modification::NoMaximumHandSize => {
                    format!("{} {verb} no maximum hand size{until}", self.who(who))
                }
                Modification::KeepMana(colour) => {
                    let not = if matches!(who, Who::You) { "don't" } else { "doesn't" };
                    let kind = colour.map(|own| format!("{} ", word_for(&COLOURS, own))).unwrap_or_default();
                    format!("{} {not} lose unspent {kind}mana{until}", self.who(who))
                }
                other => format!("{} to {}{until}", prevention(other), self.who(who)),
            })
            .collect();
        sentences.join("; ")
    }

    fn delayed(&mut self, delayed: &DelayedText) -> String {
        let whose = match delayed.whose {
            Whose::Your => "your",
            Whose::Opponents => "opponent's",
            Whose::Enchanted => "enchanted player's",
            Whose::Each => "the",
        };
        let it = delayed.about.as_ref().map(|_| Subject::That);
        let mut inner = Writer::new(&delayed.effect, self.host, it);
        let sentences: Vec<String> =
            delayed.effect.instructions.iter().map(|own| inner.sentence(own)).collect();
        self.where_x = inner.where_x.take();
        let about = match &delayed.about {
            Some(subject) if !inner.said_that || delayed.about != self.it => {
                format!("for {}, ", self.subject(subject))
            }
            _ => String::new(),
        };
        format!(
            "at the beginning of {whose} next {}, {about}{}",
            step_text(delayed.step),
            sentences.join(" and then ")
        )
    }

    fn amount(&mut self, amount: &Amount) -> String {
        let explanation = match amount {
            Amount::Fixed(number) => return number.to_string(),
            Amount::CountersOnThis(counter) => format!("{} counters on this", counter_word(counter)),
            Amount::Count(filter) => self.filter(filter, "s"),
        };
        self.where_x = Some(explanation);
        "X".to_owned()
    }

    fn subject(&mut self, subject: &Subject) -> String {
        let text = match subject {
            Subject::This => "this".to_owned(),
            Subject::Host => self.host.to_owned(),
            Subject::That => "that permanent".to_owned(),
            Subject::Each(filter) => format!("each {}", self.filter(filter, "")),
            Subject::Target(number) => self.target(*number),
        };
        self.said_that |= *subject == Subject::That;
        self.it = Some(subject.clone());
        text
    }

    /// A target is described where it is named first, and numbered afterwards.
    fn target(&mut self, number: u8) -> String {
        let index = usize::from(number);
        if index >= self.named {
            match self.targets.get(index) {
                Some(TargetSpec::Permanent(filter)) => {
                    let text = format!("target {}", self.filter(filter, ""));
                    self.named = index + 1;
                    return text;
                }
                Some(TargetSpec::CreatureOrPlayer) => {
                    self.named = index + 1;
                    return "target creature or player".to_owned();
                }
                Some(TargetSpec::Spell) => {
                    self.named = index + 1;
                    return "target spell".to_owned();
                }
                Some(TargetSpec::Player(_)) | None => {}
            }
        }
        ORDINALS.get(index).copied().unwrap_or("").to_owned()
    }

    fn who(&mut self, who: Who) -> String {
        match who {
            Who::You => "you".to_owned(),
            Who::Opponent => "opponent".to_owned(),
            Who::EachPlayer => "each player".to_owned(),
            Who::EnchantedPlayer => "enchanted player".to_owned(),
            Who::ThatPlayer => {
                self.said_that = true;
                "that player".to_owned()
            }
            Who::ControllerOfTarget(number) => {
                format!("controller of {}", ORDINALS.get(usize::from(number)).copied().unwrap_or(""))
            }
            Who::Target(number) => self.target_player(number),
        }
    }

    fn target_player(&mut self, number: u8) -> String {
        let index = usize::from(number);
        match self.targets.get(index) {
            Some(TargetSpec::Player(filter)) if index >= self.named => {
                self.named = index + 1;
                let who = if filter.opponent { "target opponent" } else { "target player" };
                let damaged = if filter.damaged_by_this { " this damaged before" } else { "" };
                format!("{who}{damaged}")
            }
            _ => ORDINALS.get(index).copied().unwrap_or("").to_owned(),
        }
    }

    fn filter(&mut self, filter: &ObjectFilter, plural: &str) -> String {
        let text = filter_text(filter, plural);
        match filter.controlled_by_target {
            Some(number) => format!("{text} {} controls", self.target_player(number)),
            None => text,
        }
    }
}
