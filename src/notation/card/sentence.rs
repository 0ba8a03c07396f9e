//! What a spell or ability does, sentence by sentence, as instructions of the engine.

use super::announcement::announcement;
use super::change::{self, changes};
use super::context::{Context, amount, bounded_amount, count, lasting, maybe_who, subject};
use super::filter::filter;
use super::{player_sentence, token};
use crate::engine::{
    Amount, EffectText, Instruction, Lasting, Modification, ObjectFilter, Subject, TargetSpec,
};
use crate::notation::cursor::Cursor;
use crate::notation::fault::{Fault, Problem, Wanted};
use crate::notation::number;
use std::sync::Arc;

/// The sentences that must stand here up to the end of the line, divided by `;`.
pub(super) fn effect(cursor: &mut Cursor<'_>, context: Context) -> Result<EffectText, Fault> {
    let mut context = context;
    let instructions = instructions(cursor, &mut context)?;
    context.check_references()?;
    Ok(EffectText { targets: context.targets, instructions })
}

/// The instructions of the sentences up to the end of the line.
pub(super) fn instructions(
    cursor: &mut Cursor<'_>,
    context: &mut Context,
) -> Result<Vec<Instruction>, Fault> {
    let mut instructions = Vec::new();
    loop {
        let (part, rest) = cursor.split_at_mark(";");
        instructions.push(clause(part, context)?);
        match rest {
            Some(rest) => *cursor = rest,
            None => {
                while !cursor.is_done() {
                    cursor.skip();
                }
                return Ok(instructions);
            }
        }
    }
}

/// One sentence with what follows it: "…, where X is the number of …".
fn clause(part: Cursor<'_>, context: &mut Context) -> Result<Instruction, Fault> {
    let (mut main, explanation) = part.split_at("where X is the number of");
    context.x_used = false;
    context.x = None;
    if let Some(mut explanation) = explanation {
        context.x = Some(count(&mut explanation, context)?);
        explanation.finish()?;
    }
    let start = main;
    let instruction = sentence(&mut main, context)?;
    main.eat_mark(",");
    main.finish()?;
    if context.x.is_some() && !context.x_used {
        return Err(start.fault(Problem::NothingMeantByX));
    }
    Ok(instruction)
}

/// One sentence.
pub(super) fn sentence(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Instruction, Fault> {
    if let Some(instruction) = object_verb(cursor, context)? {
        return Ok(instruction);
    }
    if let Some(instruction) = damage(cursor, context)? {
        return Ok(instruction);
    }
    if let Some(instruction) = other_verb(cursor, context)? {
        return Ok(instruction);
    }
    if let Some(instruction) = announcement(cursor, context)? {
        return Ok(instruction);
    }
    if let Some(instruction) = player_sentence::player_sentence(cursor, context)? {
        return Ok(instruction);
    }
    about_objects(cursor, context)
}

type ToSubject = fn(Subject) -> Instruction;
const OBJECT_VERBS: [(&str, ToSubject); 7] = [
    ("destroy", Instruction::Destroy),
    ("exile", Instruction::Exile),
    ("sacrifice", Instruction::Sacrifice),
    ("tap", Instruction::Tap),
    ("untap", Instruction::Untap),
    ("unattach", Instruction::Unattach),
    ("attach this to", Instruction::AttachThisTo),
];

/// A verb with its objects: "destroy S", "return S to hand".
fn object_verb(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Option<Instruction>, Fault> {
    if let Some(make) = cursor.eat_one_of(&OBJECT_VERBS) {
        return Ok(Some(make(subject(cursor, context)?)));
    }
    if cursor.eat("return") {
        let what = subject(cursor, context)?;
        cursor.need("to")?;
        cursor.eat_any(&["its owner's", "their owner's", "their owners'"]);
        if !cursor.eat_any(&["hand", "hands"]) {
            return Err(cursor.wanted(Wanted::Word("hand")));
        }
        return Ok(Some(Instruction::ReturnToHand(what)));
    }
    if cursor.eat("turn") {
        let what = subject(cursor, context)?;
        let turns: [(&str, ToSubject); 2] =
            [("face down", Instruction::TurnFaceDown), ("face up", Instruction::TurnFaceUp)];
        let make = cursor.eat_one_of(&turns).ok_or_else(|| cursor.wanted(Wanted::Word("face down")))?;
        return Ok(Some(make(what)));
    }
    if cursor.eat("attach") {
        let what = subject(cursor, context)?;
        cursor.need("to")?;
        let kept = context.it.clone();
        let to = subject(cursor, context)?;
        context.it = kept;
        return Ok(Some(Instruction::Attach { what, to }));
    }
    if cursor.eat_any(&["gain control of", "you control"]) {
        let what = subject(cursor, context)?;
        let lasting = lasting(cursor)?;
        return Ok(Some(Instruction::Modify { what, changes: vec![Modification::Control], lasting }));
    }
    if cursor.eat("you may choose not to untap") {
        let what = subject(cursor, context)?;
        cursor.eat("during your untap step");
        let lasting = lasting(cursor)?;
        return Ok(Some(Instruction::Modify { what, changes: vec![Modification::MayStayTapped], lasting }));
    }
    Ok(None)
}

/// Damage dealt and damage prevented.
fn damage(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Option<Instruction>, Fault> {
    if cursor.eat_any(&["this deals", "deal"]) {
        let amount = amount(cursor, context)?;
        cursor.need("damage")?;
        cursor.need("to")?;
        return deal_to(cursor, context, amount).map(Some);
    }
    if !cursor.eat("prevent") {
        return Ok(None);
    }
    let change = if cursor.eat("the next") {
        Modification::PreventNextDamage(cursor.number()?)
    } else {
        cursor.need("all")?;
        Modification::PreventDamage
    };
    cursor.need("damage")?;
    cursor.eat("that would be dealt");
    cursor.need("to")?;
    let changes = vec![change];
    if cursor.eat("whatever") {
        let what = filter(cursor, context, false)?;
        return Ok(Some(Instruction::ModifyWhateverFits { what, changes, lasting: lasting(cursor)? }));
    }
    if let Some(who) = maybe_who(cursor, context)? {
        return Ok(Some(Instruction::ModifyPlayers { who, changes, lasting: lasting(cursor)? }));
    }
    let what = subject(cursor, context)?;
    Ok(Some(Instruction::Modify { what, changes, lasting: lasting(cursor)? }))
}

fn deal_to(cursor: &mut Cursor<'_>, context: &mut Context, amount: Amount) -> Result<Instruction, Fault> {
    let before = *cursor;
    if cursor.eat("target creature or player") {
        let target = context.new_target(&before, TargetSpec::CreatureOrPlayer)?;
        context.it = Some(Subject::Target(target));
        return Ok(Instruction::DamageTarget { amount, target });
    }
    if let Some(to) = maybe_who(cursor, context)? {
        return Ok(Instruction::DamagePlayers { amount, to });
    }
    let to = subject(cursor, context)?;
    if let Subject::Target(target) = to
        && matches!(context.targets.get(usize::from(target)), Some(TargetSpec::CreatureOrPlayer))
    {
        return Ok(Instruction::DamageTarget { amount, target });
    }
    Ok(Instruction::DamageObjects { amount, to })
}

/// Counters, tokens, mana and spells on the stack.
fn other_verb(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Option<Instruction>, Fault> {
    if cursor.eat("put") {
        let count = amount(cursor, context)?;
        let counter = number::need_counter(cursor)?;
        cursor.need("on")?;
        return Ok(Some(Instruction::PutCounters { counter, count, on: subject(cursor, context)? }));
    }
    if cursor.eat("remove") {
        let count = amount(cursor, context)?;
        let counter = number::need_counter(cursor)?;
        cursor.need("from")?;
        return Ok(Some(Instruction::RemoveCounters { counter, count, from: subject(cursor, context)? }));
    }
    if cursor.eat("create") {
        let count = bounded_amount(cursor, context)?;
        if cursor.eat_any(&["token that is a copy of", "tokens that are copies of", "token copy of"]) {
            return Ok(Some(Instruction::CreateCopies { of: subject(cursor, context)?, count }));
        }
        return Ok(Some(Instruction::CreateTokens { token: Arc::new(token::token(cursor)?), count }));
    }
    if cursor.eat("add") {
        return Ok(Some(Instruction::AddMana { mana: number::need_mana(cursor)? }));
    }
    let before = *cursor;
    if cursor.eat("counter target spell") {
        let target = context.new_target(&before, TargetSpec::Spell)?;
        return Ok(Some(Instruction::CounterSpell(target)));
    }
    if cursor.eat("copy target spell") {
        let target = context.new_target(&before, TargetSpec::Spell)?;
        let mut count = Amount::Fixed(1);
        if cursor.eat("twice") {
            count = Amount::Fixed(2);
        } else if !cursor.is_done() && !cursor.sees_mark(",") {
            count = bounded_amount(cursor, context)?;
            if !cursor.eat_any(&["times", "time"]) {
                return Err(cursor.wanted(Wanted::Word("times")));
            }
        }
        return Ok(Some(Instruction::CopySpell { target, count }));
    }
    Ok(None)
}

/// Objects phase, change, or are kept from untapping.
fn about_objects(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Instruction, Fault> {
    let before = *cursor;
    if cursor.eat("whatever") {
        let place = *cursor;
        let said = cursor.eat("phased-out");
        let mut what = filter(cursor, context, false)?;
        let changes = changes(cursor)?;
        what.phased_out = change::keep_out_of_phase(&changes.list);
        if said && !what.phased_out {
            return Err(place.wanted(Wanted::Objects));
        }
        let lasting = changes.lasting.map_or_else(|| lasting(cursor), Ok)?;
        return Ok(Instruction::ModifyWhateverFits { what, changes: changes.list, lasting });
    }
    let what = subject(cursor, context).map_err(|fault| {
        if before.spot().column() == fault.spot.column() { before.wanted(Wanted::Effect) } else { fault }
    })?;
    if cursor.eat_any(&["phases out", "phase out"]) {
        let until = cursor.eat("until this leaves");
        if until {
            cursor.eat_any(&["the battlefield", "play"]);
        }
        return Ok(if until {
            Instruction::PhaseOutUntilThisLeaves(what)
        } else {
            Instruction::PhaseOut(what)
        });
    }
    if cursor.eat_any(&["phases in", "phase in"]) {
        context.out_of_phase = None;
        return Ok(Instruction::PhaseIn(match what {
            Subject::Each(filter) => Subject::Each(ObjectFilter { phased_out: true, ..filter }),
            one => one,
        }));
    }
    if cursor.eat_any(&["becomes a copy of", "become copies of", "become a copy of"]) {
        let kept = context.it.clone();
        let of = subject(cursor, context)?;
        context.it = kept;
        return Ok(Instruction::BecomeCopy { what, of, lasting: lasting(cursor)? });
    }
    if !change::begins(cursor) {
        return Err(cursor.wanted(Wanted::Effect));
    }
    let changes = changes(cursor)?;
    let lasting: Lasting = changes.lasting.map_or_else(|| lasting(cursor), Ok)?;
    Ok(Instruction::Modify { what, changes: changes.list, lasting })
}
