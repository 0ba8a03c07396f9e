//! Resolving the top object of the stack (413 / 608).

mod faces;
mod instruction;
mod objects;
mod subject;

use super::action::{Awaiting, Target};
use super::card::EffectText;
use super::effect::{Instruction, Who};
use super::event::{Cause, DiscardReason, Event, Move, NothingReason, Resolved};
use super::game::{Game, Resolving};
use super::next::Next;
use super::object::ObjectId;
use super::player::PlayerId;
use super::stack::{StackItem, StackKind};
use super::zone::Zone;
use super::{combat_damage, play, targets, trigger, turn_based};
use std::sync::Arc;

/// Everything an instruction needs to know of its spell or ability.
pub(in crate::engine) struct Context<'a> {
    pub game: &'a Game,
    /// The object on the stack.
    pub item: &'a StackItem,
    /// Its text.
    pub text: &'a Arc<EffectText>,
    /// Who controls it.
    pub you: PlayerId,
    /// What it belongs to: a permanent, or the spell itself.
    pub this: ObjectId,
    /// The object and the player that a trigger was about.
    pub that: Option<ObjectId>,
    pub that_player: Option<PlayerId>,
    /// Which targets are illegal, by position.
    pub illegal: &'a [u8],
}

/// The top object begins to resolve: if all its targets are illegal it does nothing at all.
pub(super) fn begin(game: &Game) -> Next {
    let Some(item) = game.stack.last() else { return Next::Awaits(Awaiting::Nothing) };
    let illegal = illegal_targets(game, item);
    let event = if !item.targets.is_empty() && illegal.len() == item.targets.len() {
        Event::AllTargetsIllegal { item: item.id, targets: illegal, to: to_graveyard(game, item) }
    } else {
        Event::ResolutionBegan { item: item.id, illegal }
    };
    Next::Happens(Cause::Turn, event)
}

fn illegal_targets(game: &Game, item: &StackItem) -> Vec<Target> {
    let Some((text, this, you)) = text_of(item) else { return Vec::new() };
    let pairs = text.targets.iter().zip(&item.targets);
    pairs
        .filter(|(spec, target)| targets::problem(game, spec, you, this, **target).is_some())
        .map(|(_, it)| *it)
        .collect()
}

fn text_of(item: &StackItem) -> Option<(&Arc<EffectText>, ObjectId, PlayerId)> {
    match &item.kind {
        StackKind::Spell { effect: Some(text), .. } => Some((text, item.id, item.controller?)),
        StackKind::Ability { effect, source, .. } => Some((effect, *source, item.controller?)),
        StackKind::Spell { effect: None, .. } | StackKind::CombatDamage { .. } => None,
    }
}

/// The next thing in the resolution that has begun.
pub(super) fn next(game: &Game, resolving: &Resolving) -> Next {
    let Some(item) = game.stack_item(resolving.item) else {
        let event = Event::ResolutionEnded { item: resolving.item, outcome: Resolved::Gone };
        return Next::Happens(Cause::Turn, event);
    };
    if let StackKind::CombatDamage { assignments } = &item.kind
        && resolving.next == 0
    {
        let cause = Cause::Resolution { item: item.id, instruction: 0 };
        return Next::AllHappen(cause, combat_damage::deal_combat(game, assignments));
    }
    if let Some(context) = context(game, item, resolving)
        && let Some(instruction) = context.text.instructions.get(usize::from(resolving.next))
    {
        return carry_out(&context, resolving, instruction);
    }
    let outcome = outcome(game, item);
    Next::Happens(Cause::Turn, Event::ResolutionEnded { item: item.id, outcome })
}

fn context<'a>(game: &'a Game, item: &'a StackItem, resolving: &'a Resolving) -> Option<Context<'a>> {
    let (text, this, you) = text_of(item)?;
    let (that, that_player) = match &item.kind {
        StackKind::Ability { that, that_player, .. } => (*that, *that_player),
        StackKind::Spell { .. } | StackKind::CombatDamage { .. } => (None, None),
    };
    Some(Context { game, item, text, you, this, that, that_player, illegal: &resolving.illegal })
}

fn carry_out(context: &Context<'_>, resolving: &Resolving, instruction: &Instruction) -> Next {
    let cause = Cause::Resolution { item: resolving.item, instruction: resolving.next };
    if let StackKind::Ability { condition: Some(condition), .. } = &context.item.kind
        && resolving.next == 0
        && !trigger::holds(context.game, condition, context.you, context.this)
    {
        let last = u16::try_from(context.text.instructions.len().saturating_sub(1)).unwrap_or(u16::MAX);
        let cause = Cause::Resolution { item: resolving.item, instruction: last };
        return Next::Happens(cause, Event::NothingHappened { why: NothingReason::ConditionFalse });
    }
    if let Instruction::Discard { who, count } = instruction {
        return discard(context, resolving, cause, *who, context.amount(count));
    }
    let mut events = context.events_of(instruction);
    if events.is_empty() {
        events.push(Event::NothingHappened { why: NothingReason::NothingToAffect });
    }
    Next::AllHappen(cause, events)
}

/// Each player who has a choice chooses in turn; then all discard at once (103.4 / 101.4).
fn discard(context: &Context<'_>, resolving: &Resolving, cause: Cause, who: Who, count: u32) -> Next {
    let most = usize::try_from(count).unwrap_or(usize::MAX);
    let mut ids = context.game.new_ids();
    let mut discards = Vec::new();
    for player in players_to_discard(context, who, count) {
        let hand = &context.game.player(player).hand;
        let cards = match resolving.discarding.iter().find(|(by, _)| *by == player) {
            Some((_, chosen)) => chosen,
            None if hand.len() > most => return Next::Awaits(Awaiting::Discard { player, count }),
            None => hand,
        };
        discards.push(turn_based::discard_of(&mut ids, player, cards));
    }
    let event = if discards.is_empty() {
        Event::NothingHappened { why: NothingReason::NothingToAffect }
    } else {
        Event::Discarded { discards, why: DiscardReason::Effect }
    };
    Next::Happens(cause, event)
}

fn players_to_discard<'a>(
    context: &Context<'a>,
    who: Who,
    count: u32,
) -> impl Iterator<Item = PlayerId> + use<'a> {
    let game = context.game;
    let must = move |player: &PlayerId| count > 0 && !game.player(*player).hand.is_empty();
    context.players(who).into_iter().filter(must)
}

/// Whether somebody else discards by the same instruction.
pub(super) fn others_discard(game: &Game, resolving: &Resolving, actor: PlayerId) -> bool {
    let context = game.stack_item(resolving.item).and_then(|item| context(game, item, resolving));
    context.is_some_and(|context| match context.text.instructions.get(usize::from(resolving.next)) {
        Some(Instruction::Discard { who, count }) => {
            players_to_discard(&context, *who, context.amount(count)).any(|player| player != actor)
        }
        _ => false,
    })
}

fn outcome(game: &Game, item: &StackItem) -> Resolved {
    let StackKind::Spell { copy_of: None, .. } = item.kind else { return Resolved::Gone };
    let is_permanent = game.identity(item.id).is_some_and(|it| it.card.is_permanent());
    if !is_permanent {
        return to_graveyard(game, item).map_or(Resolved::Gone, Resolved::Moves);
    }
    let host = item.targets.first().copied();
    let entering = item.controller.and_then(|you| play::entering(game, item.id, you, host));
    entering.map_or(Resolved::Gone, Resolved::Enters)
}

/// Where a spell's card goes when it leaves the stack without becoming a permanent; nowhere for abilities and copies.
fn to_graveyard(game: &Game, item: &StackItem) -> Option<Move> {
    let StackKind::Spell { copy_of: None, .. } = item.kind else { return None };
    let owner = game.identity(item.id)?.owner;
    Some(Move { was: item.id, is: game.new_ids().next()?, owner, to: Zone::Graveyard })
}
