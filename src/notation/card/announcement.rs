//! What is announced: delayed abilities, additional phases and steps, day and night.

use super::context::{Context, subject};
use super::sentence::sentence;
use crate::engine::{DelayedText, EffectText, Instruction, Step, Subject, Whose};
use crate::notation::cursor::Cursor;
use crate::notation::fault::Fault;
use crate::notation::turn::step;
use std::sync::Arc;

/// Delayed abilities, additional phases and steps, day and night.
pub(super) fn announcement(
    cursor: &mut Cursor<'_>,
    context: &mut Context,
) -> Result<Option<Instruction>, Fault> {
    if cursor.eat("at the beginning of") {
        return delayed(cursor, context).map(Some);
    }
    if cursor.eat("there is an additional") {
        if cursor.eat("combat phase") {
            cursor.eat("after this phase");
            return Ok(Some(Instruction::ExtraCombatPhase));
        }
        if cursor.eat_any(&["main phase", "precombat main phase", "postcombat main phase"]) {
            cursor.eat("after this phase");
            return Ok(Some(Instruction::ExtraMainPhase));
        }
        let added = step(cursor)?;
        if cursor.eat("after this phase") {
            return Ok(Some(Instruction::ExtraStepAfterPhase(added)));
        }
        cursor.eat("after this step");
        return Ok(Some(Instruction::ExtraStep(added)));
    }
    if cursor.eat("it becomes day") {
        return Ok(Some(Instruction::BecomeDay));
    }
    if cursor.eat("it becomes night") {
        return Ok(Some(Instruction::BecomeNight));
    }
    Ok(None)
}

/// "at the beginning of the next end step, …"; "it" is the subject of the sentence before, unless "for S," says else.
/// Without "it" the ability is about nothing in particular.
fn delayed(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Instruction, Fault> {
    let whose = if cursor.eat("your next") {
        Whose::Your
    } else if cursor.eat_any(&["opponent's next", "your opponent's next"]) {
        Whose::Opponents
    } else if cursor.eat("enchanted player's next") {
        Whose::Enchanted
    } else {
        cursor.need("the next")?;
        Whose::Each
    };
    let when: Step = step(cursor)?;
    cursor.need_mark(",")?;
    let mut about = context.it.clone();
    let is_explicit = cursor.eat("for");
    if is_explicit {
        about = Some(subject(cursor, context)?);
        cursor.need_mark(",")?;
    }
    let mut inner = if about.is_some() { Context::about(Subject::That) } else { Context::default() };
    inner.x = context.x.clone();
    let mut instructions = vec![sentence(cursor, &mut inner)?];
    while cursor.eat("and then") {
        instructions.push(sentence(cursor, &mut inner)?);
    }
    inner.check_references()?;
    context.x_used |= inner.x_used;
    if !(is_explicit || inner.that_used) {
        about = None;
    }
    context.that_used |= about == Some(Subject::That);
    let effect = Arc::new(EffectText { targets: inner.targets, instructions });
    Ok(Instruction::Delay(DelayedText { step: when, whose, about, effect }))
}
