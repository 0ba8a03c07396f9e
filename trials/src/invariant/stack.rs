//! The stack (217.6, 408–413 / 405, 608).

use in_fase::engine::{Event, ObjectId, Phasing, StackItem, StackKind};

use super::{Happened, Verdict, holds};

/// What is put on it goes on top; only the top object resolves; what is countered or leaves with a player is taken out; no
/// other event touches it. Whoever copies a spell has the copy on top.
pub(super) fn is_last_in_first_out(happened: &Happened<'_>) -> Verdict {
    let (before, after) = (happened.before.stack(), happened.after.stack());
    let without = |gone: &[ObjectId]| -> Vec<StackItem> {
        before.iter().filter(|item| !gone.contains(&item.id)).cloned().collect()
    };
    let is_top = |item: &ObjectId| before.last().is_some_and(|top| top.id == *item);
    let expected: Vec<StackItem> = match &happened.entry.event {
        Event::SpellCast { item, .. }
        | Event::AbilityActivated { item, .. }
        | Event::TriggerPutOnStack { item, .. }
        | Event::SpellCopied { item }
        | Event::CombatDamagePutOnStack { item } => before.iter().chain([item]).cloned().collect(),
        Event::ResolutionBegan { item, .. } => {
            holds(is_top(item), || format!("{item:?} begins to resolve and is not on top"))?;
            before.to_vec()
        }
        Event::ResolutionEnded { item, .. } => without(&[*item]),
        Event::AllTargetsIllegal { item, .. } => {
            holds(is_top(item), || format!("{item:?} is not on top"))?;
            without(&[*item])
        }
        Event::SpellCountered { item, .. } => without(&[*item]),
        Event::PlayersLeft(leaving) => without(&leaving.stack),
        Event::Phased(phasing) => before.iter().map(|item| forgetful(item, phasing)).collect(),
        _ => before.to_vec(),
    };
    holds(after == expected, || {
        format!("{:?} makes it {after:?} instead of {expected:?}", happened.entry.event)
    })
}

/// 502.15g: a delayed ability on the stack does not know what phased out any more.
fn forgetful(item: &StackItem, phasing: &Phasing) -> StackItem {
    let mut item = item.clone();
    if let StackKind::Ability { delayed: Some(delayed), that, .. } = &mut item.kind
        && phasing.delayed_lost.iter().any(|lost| lost.effect == *delayed)
    {
        *that = None;
    }
    item
}
