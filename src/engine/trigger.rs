//! Triggered abilities: what triggers them, and how they get on the stack (410 / 603).

use super::action::{Awaiting, Target, TriggerId};
use super::card::{Ability, Condition, Happening, TriggerCondition, Triggered, Watched, Whose};
use super::event::{Cause, Event, TriggerRemoval};
use super::filter::View;
use super::game::Game;
use super::happening::Happened;
use super::next::Next;
use super::object::{ObjectId, Permanent};
use super::player::PlayerId;
use super::player_rules::whose_includes;
use super::refusal::Refusal;
use super::rule_point::TriggersStacked;
use super::stack::{StackItem, StackKind, WaitingTrigger};
use super::targets;

impl WaitingTrigger {
    pub(super) fn numbered(self, number: u32) -> Self {
        Self { id: TriggerId::new(number), ..self }
    }
}

/// 410.10d / 603.10: abilities that look at the state just before the event: leaving, dying, phasing out, losing
/// control.
pub(super) fn looking_back(game: &Game, happened: &[Happened]) -> Vec<WaitingTrigger> {
    triggered_by(game, happened.iter().filter(|it| it.looks_back()))
}

/// All other abilities, and delayed ones, which look at the state just after the event.
pub(super) fn looking_forward(game: &Game, happened: &[Happened]) -> Vec<WaitingTrigger> {
    let mut triggers = triggered_by(game, happened.iter().filter(|it| !it.looks_back()));
    if let [Happened::StepBegan { step, .. }] = happened {
        let due = game.delayed.iter().filter(|delayed| {
            delayed.step == *step && delayed.whose.is_none_or(|player| game.is_active(player))
        });
        triggers.extend(due.map(|delayed| WaitingTrigger {
            id: TriggerId::new(0),
            source: delayed.source,
            controller: delayed.controller,
            effect: delayed.effect.clone(),
            condition: None,
            that: delayed.about,
            that_player: None,
            by_phasing: false,
            delayed: Some(delayed.id),
        }));
    }
    triggers
}

fn triggered_by<'a>(
    game: &Game,
    happened: impl Iterator<Item = &'a Happened> + Clone,
) -> Vec<WaitingTrigger> {
    let mut triggers = Vec::new();
    if happened.clone().next().is_none() {
        return triggers;
    }
    for source in game.battlefield().with_triggered_abilities() {
        for ability in &source.card.abilities {
            let Ability::Triggered(text) = ability else { continue };
            for it in happened.clone().filter(|it| matches(game, source, text, it)) {
                triggers.push(waiting(game, source, text, it));
            }
        }
    }
    triggers
}

fn waiting(game: &Game, source: &Permanent, text: &Triggered, happened: &Happened) -> WaitingTrigger {
    let by_phasing = matches!(
        text.when,
        TriggerCondition::Object { happens: Happening::PhasesIn | Happening::PhasesOut, .. }
    );
    let (that, that_player) = match happened {
        Happened::ToObject { object, player, .. } => (Some(*object), *player),
        Happened::ToPlayer { player, .. } => (None, Some(*player)),
        Happened::StepBegan { .. } if is_of_enchanted(text) => (None, game.enchanted_player(source.id)),
        Happened::StepBegan { player, .. } if game.are_teammates(*player, source.controller) => {
            (None, Some(source.controller))
        }
        Happened::StepBegan { player, .. } => (None, Some(*player)),
        Happened::DayBecameNight | Happened::NightBecameDay => (None, None),
    };
    WaitingTrigger {
        id: TriggerId::new(0),
        source: source.id,
        controller: source.controller,
        effect: text.effect.clone(),
        condition: text.condition.clone(),
        that,
        that_player,
        by_phasing,
        delayed: None,
    }
}

/// "At the beginning of enchanted player's …": of a team that member is meant.
const fn is_of_enchanted(text: &Triggered) -> bool {
    matches!(text.when, TriggerCondition::AtBeginning { whose: Whose::Enchanted, .. })
}

fn matches(game: &Game, source: &Permanent, text: &Triggered, happened: &Happened) -> bool {
    let you = source.controller;
    let fits = match (&text.when, happened) {
        (TriggerCondition::AtBeginning { step, whose }, Happened::StepBegan { step: began, player }) => {
            let enchanted = game.enchanted_player(source.id).filter(|_| *whose == Whose::Enchanted);
            let mine = enchanted.unwrap_or(you);
            let whose_turn = if game.are_teammates(mine, *player) { mine } else { *player };
            step == began && whose_includes(game, *whose, you, source.id, whose_turn)
        }
        (TriggerCondition::Object { happens, to }, Happened::ToObject { happening, object, player }) => {
            let by_you = *happening != Happening::ControlLost || *player == Some(you);
            happens == happening && by_you && is_watched(game, source, to, *object)
        }
        (TriggerCondition::Player { happens, whose }, Happened::ToPlayer { happening, player }) => {
            happens == happening && whose_includes(game, *whose, you, source.id, *player)
        }
        (TriggerCondition::DayBecomesNight, Happened::DayBecameNight)
        | (TriggerCondition::NightBecomesDay, Happened::NightBecameDay) => true,
        _ => false,
    };
    fits && text.condition.as_ref().is_none_or(|condition| holds(game, condition, you, source.id))
}

fn is_watched(game: &Game, source: &Permanent, watched: &Watched, object: ObjectId) -> bool {
    match watched {
        Watched::This => source.id == object,
        Watched::Host => source.attached_to == Some(object),
        Watched::Any(filter) => {
            let view = View { you: source.controller, this: source.id, target: None };
            game.last_known(object).is_some_and(|permanent| game.fits(filter, permanent, view))
        }
    }
}

/// An intervening "if" (404.3 / 603.4).
pub(super) fn holds(game: &Game, condition: &Condition, you: PlayerId, this: ObjectId) -> bool {
    match condition {
        Condition::YouControl(filter) => {
            let view = View { you, this, target: None };
            game.battlefield().iter().any(|it| it.controller == you && game.fits(filter, it, view))
        }
        Condition::ThisTapped => game.battlefield().get(this).is_some_and(|it| it.is_tapped),
        Condition::ThisUntapped => game.battlefield().get(this).is_some_and(|it| !it.is_tapped),
    }
}

/// 410.3 / 603.3b, 805.7: the active player's or team's waiting triggers go on the stack first, in any order chosen.
pub(super) fn next(game: &Game) -> Option<Next> {
    if game.waiting.is_empty() {
        return None;
    }
    let of = |team: PlayerId| game.waiting.iter().filter(move |it| game.are_teammates(it.controller, team));
    let mut waiting = game.teams().filter(|team| of(*team).next().is_some());
    let player = match game.ruleset.triggers_stacked {
        TriggersStacked::ActiveFirst => waiting.next(),
        TriggersStacked::ActiveLast => waiting.last(),
    }?;
    let own: Vec<&WaitingTrigger> = of(player).collect();
    let chosen = game.trigger_order.iter().find_map(|id| own.iter().find(|it| it.id == *id));
    let trigger = match (chosen, own.as_slice()) {
        (Some(trigger), _) | (None, [trigger]) => *trigger,
        (None, _) => {
            let triggers = own.iter().map(|it| it.id).collect();
            return Some(Next::Awaits(Awaiting::TriggerOrder { player, triggers }));
        }
    };
    let player = trigger.controller;
    let slots = targets::slots(game, &trigger.effect, player, trigger.source);
    if slots.iter().any(Vec::is_empty) {
        let (trigger, why) = (trigger.clone(), TriggerRemoval::NoLegalTarget);
        return Some(Next::Happens(Cause::Turn, Event::TriggerRemoved { trigger, why }));
    }
    if !slots.is_empty() {
        return Some(Next::Awaits(Awaiting::TriggerTargets { player, trigger: trigger.id }));
    }
    put_on_stack(game, trigger, Vec::new()).map(|event| Next::Happens(Cause::Turn, event))
}

fn put_on_stack(game: &Game, trigger: &WaitingTrigger, targets: Vec<Target>) -> Option<Event> {
    let kind = StackKind::Ability {
        source: trigger.source,
        triggered: true,
        effect: trigger.effect.clone(),
        condition: trigger.condition.clone(),
        that: trigger.that,
        that_player: trigger.that_player,
        delayed: trigger.delayed,
    };
    let id = game.new_ids().next()?;
    let item = StackItem { id, controller: Some(trigger.controller), kind, targets };
    Some(Event::TriggerPutOnStack { trigger: trigger.id, item })
}

/// A player names all his waiting triggers in the order in which they go on the stack.
pub(super) fn order(player: PlayerId, waiting: &[TriggerId], order: &[TriggerId]) -> Result<Event, Refusal> {
    let mut named = order.to_vec();
    named.sort_unstable();
    let mut expected = waiting.to_vec();
    expected.sort_unstable();
    if named == expected {
        Ok(Event::TriggersOrdered { player, order: order.to_vec() })
    } else {
        Err(Refusal::WrongTriggers)
    }
}

/// A triggered ability goes on the stack with its targets.
pub(super) fn put_on_stack_aimed(
    game: &Game,
    trigger: TriggerId,
    targets: &[Target],
) -> Result<Event, Refusal> {
    let waiting = game.waiting.iter().find(|it| it.id == trigger).ok_or(Refusal::WrongTriggers)?;
    targets::check(game, &waiting.effect, waiting.controller, waiting.source, targets)?;
    put_on_stack(game, waiting, targets.to_vec()).ok_or(Refusal::WrongTriggers)
}
