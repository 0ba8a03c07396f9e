//! The lines under a card: keywords, static, triggered and activated abilities, what a spell does.

use super::change::keep_out_of_phase;
use super::context::Context;
use super::filter::keyword;
use super::sentence::{effect, instructions, sentence};
use super::trigger::{self, condition_here, filter_without_targets, trigger};
use crate::engine::{
    Ability, Activated, Affected, Card, Condition, EffectText, Instruction, Keywords, Lasting, Mana,
    Modification, ObjectFilter, PlayerFilter, StaticAbility, Subject, TargetSpec, Triggered, Who, Whose,
};
use crate::notation::cursor::Cursor;
use crate::notation::fault::{Fault, Problem, Wanted};
use crate::notation::number;
use std::sync::Arc;

/// Adds what the line says to the card. `spell`: what the card does so far, with what later lines may refer to.
pub(super) fn line(cursor: &mut Cursor<'_>, card: &mut Card, spell: &mut Spell) -> Result<(), Fault> {
    if let Some(keywords) = keyword_line(cursor) {
        card.keywords = keywords.iter().fold(card.keywords, Keywords::with);
        return Ok(());
    }
    if !card.is_permanent() {
        let more = instructions(cursor, &mut spell.context)?;
        spell.instructions.extend(more);
        return Ok(());
    }
    card.abilities.push(permanent_ability(cursor)?);
    cursor.finish()
}

/// What an instant or sorcery does, gathered over its lines.
#[derive(Debug, Default)]
pub(super) struct Spell {
    context: Context,
    instructions: Vec<Instruction>,
}

impl Spell {
    /// The ability, if any line said something.
    pub fn finish(self) -> Result<Option<Ability>, Fault> {
        self.context.check_references()?;
        if self.instructions.is_empty() {
            return Ok(None);
        }
        let text = EffectText { targets: self.context.targets, instructions: self.instructions };
        Ok(Some(Ability::Spell(Arc::new(text))))
    }
}

/// A line of keywords and nothing else.
fn keyword_line(cursor: &mut Cursor<'_>) -> Option<Keywords> {
    let before = *cursor;
    let mut keywords = Keywords::EMPTY;
    while let Ok(found) = keyword(cursor) {
        keywords = keywords.with(found);
        if cursor.is_done() {
            return Some(keywords);
        }
        if !(cursor.eat_mark(",") | cursor.eat("and")) {
            break;
        }
    }
    *cursor = before;
    None
}

fn permanent_ability(cursor: &mut Cursor<'_>) -> Result<Ability, Fault> {
    if cursor.eat("enchant") {
        let players = [("player", false), ("an opponent", true), ("opponent", true)];
        if let Some(opponent) = cursor.eat_one_of(&players) {
            return Ok(Ability::EnchantPlayer(PlayerFilter { opponent, damaged_by_this: false }));
        }
        return filter_without_targets(cursor).map(Ability::Enchant);
    }
    if cursor.eat("equip") {
        return Ok(Ability::Activated(equip(number::need_mana(cursor)?)));
    }
    if cursor.eat_any(&["this enters tapped", "enters tapped", "comes into play tapped"]) {
        return Ok(Ability::EntersTapped);
    }
    if cursor.eat_any(&["this enters with", "enters with", "comes into play with"]) {
        let count = if cursor.eat_any(&["an", "a"]) { 1 } else { cursor.number()? };
        let counter = number::need_counter(cursor)?;
        return Ok(Ability::EntersWithCounters(counter, u16::try_from(count).unwrap_or(u16::MAX)));
    }
    if cursor.eat("as long as") {
        let condition = condition_here(cursor)?;
        cursor.need_mark(",")?;
        return static_ability(cursor, Some(condition)).map(Ability::Static);
    }
    if trigger::begins(cursor) {
        let (when, condition, context) = trigger(cursor)?;
        let effect = Arc::new(effect(cursor, context)?);
        return Ok(Ability::Triggered(Triggered { when, condition, effect }));
    }
    if cursor.has_mark(":") {
        return activated(cursor).map(Ability::Activated);
    }
    static_ability(cursor, None).map(Ability::Static)
}

/// "Equip [cost]": attach this to target creature you control, only as a sorcery (502.33 / 702.6).
pub(super) fn equip(cost: Mana) -> Activated {
    let creature = ObjectFilter { controlled_by: Some(Whose::Your), ..ObjectFilter::creature() };
    let effect = EffectText {
        targets: vec![TargetSpec::Permanent(creature)],
        instructions: vec![Instruction::AttachThisTo(Subject::Target(0))],
    };
    Activated {
        tap: false,
        mana: cost,
        sacrifice: false,
        once_each_turn: false,
        as_sorcery: true,
        effect: Arc::new(effect),
    }
}

fn activated(cursor: &mut Cursor<'_>) -> Result<Activated, Fault> {
    let mut ability = Activated {
        tap: false,
        mana: Mana::NONE,
        sacrifice: false,
        once_each_turn: false,
        as_sorcery: false,
        effect: Arc::default(),
    };
    while !cursor.eat_mark(":") {
        cost(cursor, &mut ability)?;
        if !cursor.eat_mark(",") && !cursor.sees_mark(":") && !cursor.sees("{") && cursor.is_done() {
            return Err(cursor.wanted(Wanted::Word(":")));
        }
    }
    ability.effect = Arc::new(effect(cursor, Context::about(Subject::This))?);
    Ok(ability)
}

fn cost(cursor: &mut Cursor<'_>, ability: &mut Activated) -> Result<(), Fault> {
    if cursor.eat("{T}") {
        ability.tap = true;
    } else if cursor.eat("sacrifice this") {
        ability.sacrifice = true;
    } else if cursor.eat_any(&["only once each turn", "once each turn", "once a turn"]) {
        ability.once_each_turn = true;
    } else if cursor.eat_any(&["only as a sorcery", "as a sorcery"]) {
        ability.as_sorcery = true;
    } else if let Some(mana) = cursor.word().and_then(number::mana) {
        ability.mana = ability.mana.plus(mana);
        cursor.skip();
    } else {
        return Err(cursor.wanted(Wanted::Cost));
    }
    Ok(())
}

/// A sentence without an end: what it changes holds as long as the permanent is there.
fn static_ability(cursor: &mut Cursor<'_>, condition: Option<Condition>) -> Result<StaticAbility, Fault> {
    let before = *cursor;
    let mut context = Context::about(Subject::This);
    let instruction = sentence(cursor, &mut context)?;
    let not_static = || before.fault(Problem::NotStatic);
    let (affects, changes) = match instruction {
        Instruction::Modify { what, changes, lasting: Lasting::Indefinitely } => {
            let affects = match what {
                Subject::This => Affected::This,
                Subject::Host => Affected::Host,
                Subject::Each(filter) => {
                    let phased_out = keep_out_of_phase(&changes);
                    if !phased_out && (filter.phased_out || changes.contains(&Modification::CannotPhaseIn)) {
                        return Err(not_static());
                    }
                    Affected::Each(ObjectFilter { phased_out, ..filter })
                }
                Subject::Target(_) | Subject::That => return Err(not_static()),
            };
            (affects, changes)
        }
        Instruction::ModifyPlayers { who, changes, lasting: Lasting::Indefinitely } => {
            let whose = match who {
                Who::You => Whose::Your,
                Who::Opponent => Whose::Opponents,
                Who::EachPlayer => Whose::Each,
                Who::EnchantedPlayer => Whose::Enchanted,
                Who::Target(_) | Who::ControllerOfTarget(_) | Who::ThatPlayer => return Err(not_static()),
            };
            (Affected::Player(whose), changes)
        }
        _ => return Err(not_static()),
    };
    if !context.targets.is_empty() {
        return Err(not_static());
    }
    Ok(StaticAbility { affects, changes, condition })
}
