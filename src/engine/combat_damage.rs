//! Combat damage: who assigns it, how it may be divided, what of it is dealt (310 / 510).

use super::action::{Awaiting, DamageSource, Lethal, Target};
use super::card::Keyword;
use super::combat::{Assignment, Attacker, BlockStatus};
use super::damage::deal;
use super::event::{Cause, Event, Undealt, UndealtReason};
use super::game::Game;
use super::next::Next;
use super::object::ObjectId;
use super::player::PlayerId;
use super::refusal::Refusal;
use super::rule_point::{DeadSource, TappedBlockers, TrampleLethal};
use super::stack::{StackItem, StackKind};
use super::step::Occurrence;

/// 310.1 / 510.1–510.2: the active player assigns, then the defending player; then the damage goes on the stack
/// (2005) or is dealt at once (2025). `None` when nobody assigns any.
pub(super) fn next(game: &Game) -> Option<Next> {
    for player in game.teams() {
        if game.combat()?.assigned[player].is_some() {
            continue;
        }
        let sources = sources_of(game, player);
        if sources.is_empty() {
            continue;
        }
        if sources.iter().any(must_be_divided) {
            return Some(Next::Awaits(Awaiting::DamageAssignment { player }));
        }
        let assignments = sources.iter().filter_map(only_assignment).collect();
        return Some(Next::Happens(Cause::TurnBasedAction, Event::DamageAssigned { player, assignments }));
    }
    let combat = game.combat()?;
    let all: Vec<Assignment> =
        game.teams().filter_map(|player| combat.assigned[player].as_ref()).flatten().copied().collect();
    if all.is_empty() {
        return None;
    }
    if game.damage_uses_stack() {
        let id = game.new_ids().next()?;
        let kind = StackKind::CombatDamage { assignments: all };
        let item = StackItem { id, controller: None, kind, targets: Vec::new() };
        return Some(Next::Happens(Cause::TurnBasedAction, Event::CombatDamagePutOnStack { item }));
    }
    Some(Next::AllHappen(Cause::TurnBasedAction, deal_combat(game, &all)))
}

fn must_be_divided(source: &DamageSource) -> bool {
    source.creatures.len() + usize::from(source.player.is_some()) > 1
}

fn only_assignment(source: &DamageSource) -> Option<Assignment> {
    let creature = source.creatures.first().map(|lethal| Target::Object(lethal.creature));
    let to = creature.or(source.player.map(Target::Player))?;
    Some(Assignment { source: source.source, to, amount: source.amount })
}

/// The creatures of a player's team that assign combat damage in this step, with their possible recipients.
pub(super) fn sources_of(game: &Game, player: PlayerId) -> Vec<DamageSource> {
    let attackers = game.combat().map(|combat| combat.attackers.as_slice()).unwrap_or_default();
    let mut sources = Vec::new();
    for attacker in attackers {
        if game.is_active(player) {
            sources.extend(attacking_source(game, attacker));
        } else {
            let own = game.are_teammates(attacker.defender, player);
            let blockers = attacker.blockers.iter().filter(|_| own);
            sources.extend(blockers.filter_map(|blocker| {
                source(game, *blocker, vec![lethal(game, attacker.creature, *blocker)], None)
            }));
        }
    }
    sources
}

/// 310.2 / 510.1c–d, 502.9 / 702.19: an unblocked attacker hits the player, a blocked one its blockers, and with
/// trample the player once they have lethal damage; nobody assigns any to a player who has left (800.4e).
fn attacking_source(game: &Game, attacker: &Attacker) -> Option<DamageSource> {
    let creature = attacker.creature;
    let player = match attacker.status {
        BlockStatus::Blocked if !game.has_keyword(creature, Keyword::Trample) => None,
        _ if !game.is_in_game(attacker.defender) => None,
        BlockStatus::Blocked | BlockStatus::Unblocked | BlockStatus::Undecided => Some(attacker.defender),
    };
    let mut creatures: Vec<Lethal> =
        attacker.blockers.iter().map(|blocker| lethal(game, *blocker, creature)).collect();
    if game.ruleset().trample_lethal == TrampleLethal::OfOneBlocker {
        creatures.iter_mut().skip(1).for_each(|blocker| blocker.lethal = 0);
    }
    if creatures.is_empty() && player.is_none() {
        return None;
    }
    source(game, creature, creatures, player)
}

fn source(
    game: &Game,
    creature: ObjectId,
    creatures: Vec<Lethal>,
    player: Option<PlayerId>,
) -> Option<DamageSource> {
    let amount = u32::try_from(game.characteristics(creature)?.power).unwrap_or(0);
    let deathtouch = game.has_keyword(creature, Keyword::Deathtouch);
    let harmless = game.ruleset().tapped_blockers == TappedBlockers::DealNone
        && game.is_blocking(creature)
        && game.battlefield().get(creature).is_some_and(|it| it.is_tapped);
    (!harmless && amount > 0 && strikes_now(game, creature)).then_some(DamageSource {
        source: creature,
        amount,
        creatures,
        player,
        deathtouch,
    })
}

fn lethal(game: &Game, creature: ObjectId, from: ObjectId) -> Lethal {
    let toughness = game.characteristics(creature).map_or(0, |it| it.toughness);
    let marked = game.battlefield().get(creature).map_or(0, |it| it.damage);
    let counted = match game.ruleset().trample_lethal {
        TrampleLethal::Remaining | TrampleLethal::OfOneBlocker => marked,
        TrampleLethal::FullToughness => 0,
    };
    let left = u32::try_from(toughness).unwrap_or(0).saturating_sub(counted);
    let most = if game.has_keyword(from, Keyword::Deathtouch) { 1 } else { u32::MAX };
    Lethal { creature, lethal: left.min(most) }
}

/// 502.2, 502.28 / 510.4: in the first of two steps only first and double strike; in the second all others, and
/// whoever has double strike now.
fn strikes_now(game: &Game, creature: ObjectId) -> bool {
    let first = game.combat().is_some_and(|combat| combat.struck_first.contains(&creature));
    match game.turn().occurrence {
        Occurrence::FirstStrike => first,
        Occurrence::AfterFirstStrike => !first || game.has_keyword(creature, Keyword::DoubleStrike),
        Occurrence::Regular | Occurrence::RepeatedCleanup | Occurrence::Extra => true,
    }
}

impl Game {
    /// The creatures in combat that have first or double strike now.
    pub(super) fn first_strikers(&self) -> Vec<ObjectId> {
        let strikes = |id: &ObjectId| {
            self.has_keyword(*id, Keyword::FirstStrike) || self.has_keyword(*id, Keyword::DoubleStrike)
        };
        self.combat.iter().flat_map(|combat| combat.creatures()).filter(strikes).collect()
    }
}

/// 310.2 / 510.1: the whole assignment of a player is judged.
pub(super) fn assign(game: &Game, player: PlayerId, assignments: &[Assignment]) -> Result<Event, Refusal> {
    check_assignment(&sources_of(game, player), assignments)?;
    let assignments = assignments.iter().copied().filter(|it| it.amount > 0).collect();
    Ok(Event::DamageAssigned { player: game.head_of(player), assignments })
}

/// Whether an assignment is legal for these sources.
pub(super) fn check_assignment(sources: &[DamageSource], assignments: &[Assignment]) -> Result<(), Refusal> {
    for assignment in assignments {
        let Some(source) = sources.iter().find(|source| source.source == assignment.source) else {
            return Err(Refusal::DealsNoDamageNow { creature: assignment.source });
        };
        let allowed = match assignment.to {
            Target::Object(object) => source.creatures.iter().any(|lethal| lethal.creature == object),
            Target::Player(player) => source.player == Some(player),
        };
        if !allowed {
            return Err(Refusal::IllegalRecipient { creature: source.source, to: assignment.to });
        }
    }
    for source in sources {
        let own = || assignments.iter().filter(|it| it.source == source.source);
        let given = own().fold(0_u32, |sum, it| sum.saturating_add(it.amount));
        if given != source.amount {
            return Err(Refusal::WrongTotal { creature: source.source, needed: source.amount, given });
        }
        let tramples = own().any(|it| matches!(it.to, Target::Player(_)) && it.amount > 0);
        if tramples {
            check_trample(source, sources, assignments)?;
        }
    }
    Ok(())
}

/// 502.9, 502.9e / 702.19b, 510.1e: marked damage and what partners assign count; so does a partner's deathtouch.
fn check_trample(
    trampler: &DamageSource,
    sources: &[DamageSource],
    assignments: &[Assignment],
) -> Result<(), Refusal> {
    for blocker in &trampler.creatures {
        let to_blocker = || assignments.iter().filter(|it| it.to == Target::Object(blocker.creature));
        let given = to_blocker().filter(|it| it.source == trampler.source).map(|it| it.amount).sum::<u32>();
        let partners = to_blocker().filter(|it| it.source != trampler.source);
        let by_partners = partners.clone().fold(0_u32, |sum, it| sum.saturating_add(it.amount));
        let deathtouched = partners.clone().any(|it| {
            it.amount > 0 && sources.iter().any(|source| source.source == it.source && source.deathtouch)
        });
        let needed = if deathtouched { 0 } else { blocker.lethal.saturating_sub(by_partners) };
        if given < needed {
            let (creature, blocker) = (trampler.source, blocker.creature);
            return Err(Refusal::TrampleNotLethal { creature, blocker, needed, given });
        }
    }
    Ok(())
}

/// 310.4 / 510.2: combat damage is dealt all at once, to what is still there as a creature.
pub(super) fn deal_combat(game: &Game, assignments: &[Assignment]) -> Vec<Event> {
    let (mut dealt, mut undealt) = (Vec::new(), Vec::new());
    for assignment in assignments {
        match undealt_reason(game, assignment) {
            Some(why) => undealt.push(Undealt { assignment: *assignment, why }),
            None => dealt.push((assignment.source, assignment.to, assignment.amount)),
        }
    }
    deal(game, &dealt, undealt, true)
}

fn undealt_reason(game: &Game, assignment: &Assignment) -> Option<UndealtReason> {
    let source_gone = game.battlefield().get(assignment.source).is_none();
    if source_gone && game.ruleset().dead_source == DeadSource::DealsNone {
        return Some(UndealtReason::SourceGone);
    }
    match assignment.to {
        Target::Player(player) => (!game.is_in_game(player)).then_some(UndealtReason::RecipientGone),
        Target::Object(object) if game.battlefield().get(object).is_none() => {
            Some(UndealtReason::RecipientGone)
        }
        Target::Object(object) => (!game.is_creature(object)).then_some(UndealtReason::NotACreature),
    }
}
