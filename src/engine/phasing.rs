//! Phasing: one status in both editions (502.15, 217.8 / 702.26).

use super::card::Keyword;
use super::continuous::{Affects, EffectId};
use super::event::{EffectLost, NothingReason, PhasesIn, PhasesOut, Phasing};
use super::game::Game;
use super::object::{ObjectId, Permanent};
use super::player::PlayerId;
use super::rule_point::{
    Attachments, IndirectReturn, LimitedEffects, PhasedInPermission, PhasedOutDamage, PhasedOutTokens,
    PhasesBackIn, PhasesInDuring,
};
use super::stack::StackKind;
use indexmap::IndexSet;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Whether a permanent is phased in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "status", content = "out")]
pub enum PhaseStatus {
    /// In phase.
    #[default]
    In,
    /// Out of phase.
    Out(PhasedOut),
}

/// How a permanent is phased out, and so when it comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PhasedOut {
    /// Directly, indirectly, or until an event.
    pub mode: PhasedOutMode,
    /// Who controlled it at the instant it phased out (502.15b / 502.1).
    pub under: PlayerId,
}

/// The way a permanent phased out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum PhasedOutMode {
    /// Phases in during the untap step of `under`, whoever controls it by then.
    Directly,
    /// Phases in together with its host, never by itself (502.15i / 702.26g).
    Indirectly {
        /// What it was attached to.
        host: ObjectId,
    },
    /// Phases in right after the source left the battlefield (610.4).
    Until {
        /// The permanent that holds it out.
        source: ObjectId,
    },
}

/// The first turn-based action of the untap step (302.1 / 502.1): the active player's permanents with phasing go out
/// and everything that went out under that player comes in, as one event computed from the state before it. A team's
/// permanents do so together.
pub(super) fn untap_step_event(game: &Game) -> Phasing {
    let out: Vec<ObjectId> = game
        .battlefield()
        .iter()
        .filter(|it| game.is_active(it.controller) && game.has_keyword(it.id, Keyword::Phasing))
        .map(|it| it.id)
        .collect();
    let back: Vec<ObjectId> =
        game.battlefield().phased_out().filter(|it| returns_now(game, it)).map(|it| it.id).collect();
    event(game, &out, PhasedOutMode::Directly, &back)
}

/// 502.15b / 502.1: whatever phased out directly under the active player, with or without the keyword. 702.26n: what
/// phased out under somebody who has left waits until his next turn would have begun.
fn returns_now(game: &Game, permanent: &Permanent) -> bool {
    let PhaseStatus::Out(out) = permanent.phase else { return false };
    let rules = game.ruleset();
    let during = match rules.phases_in_during {
        PhasesInDuring::ControllersStep => out.under,
        PhasesInDuring::OwnersStep => permanent.owner,
    };
    let by_itself = match out.mode {
        PhasedOutMode::Directly => true,
        PhasedOutMode::Indirectly { .. } => rules.indirect_return == IndirectReturn::Alone,
        PhasedOutMode::Until { .. } => false,
    };
    let has_what_it_takes = match rules.phases_back_in {
        PhasesBackIn::WhateverLeft => true,
        PhasesBackIn::OnlyWithPhasing => permanent.now.keywords.has(Keyword::Phasing),
    };
    let is_time = game.is_active(during) || game.player(during).was_passed_over;
    is_time && by_itself && has_what_it_takes
}

impl Phasing {
    /// Whether nothing goes out or comes in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.out.is_empty() && self.r#in.is_empty()
    }

    /// Out and in apart, as somebody may believe it goes.
    pub(super) fn in_two(self) -> (Self, Self) {
        let back = Self { r#in: self.r#in, as_though_haste: self.as_though_haste, ..Self::default() };
        (Self { r#in: Vec::new(), as_though_haste: Vec::new(), ..self }, back)
    }
}

/// Phases some permanents out and others in, with everything attached (502.15i / 702.26g), at one instant. What can't
/// phase out or in stays as it is (103.2 / 101.2).
pub(super) fn event(game: &Game, out: &[ObjectId], mode: PhasedOutMode, back: &[ObjectId]) -> Phasing {
    let named: BTreeSet<ObjectId> = out.iter().copied().filter(|id| may_phase_out(game, *id)).collect();
    let leaving = with_attachments_out(game, &named);
    let mut returning = IndexSet::new();
    let waiting = waiting_for_hosts(game);
    for id in back.iter().copied().filter(|id| may_phase_in(game, *id)) {
        returning_with_attachments(game, id, &waiting, &mut returning);
    }
    let mut phasing = Phasing::default();
    for id in &leaving {
        phasing.out.extend(phases_out(game, *id, &leaving, &named, mode));
    }
    for id in &returning {
        phasing.r#in.extend(phases_in(game, *id, &leaving, &returning));
    }
    side_effects(game, &mut phasing);
    phasing
}

fn may_phase_out(game: &Game, id: ObjectId) -> bool {
    game.battlefield().get(id).is_some()
        && !game.characteristics(id).is_some_and(|it| it.restrictions.cannot_phase_out)
}

/// Directly phased-out permanents come in; indirectly phased-out ones only with their host.
pub(super) fn may_phase_in(game: &Game, id: ObjectId) -> bool {
    let Some(permanent) = game.battlefield().get_including_phased_out(id) else { return false };
    let PhaseStatus::Out(out) = permanent.phase else { return false };
    let waits_for_host = matches!(out.mode, PhasedOutMode::Indirectly { .. })
        && game.ruleset().indirect_return == IndirectReturn::WithHost;
    !waits_for_host && can_return(game, permanent)
}

/// By itself or with its host. A phased-out token is gone for good in 2005 (216.3, 217.8d).
fn can_return(game: &Game, permanent: &Permanent) -> bool {
    let token_gone = permanent.is_token && game.ruleset().phased_out_tokens == PhasedOutTokens::CeaseToExist;
    !token_gone && !held_out(permanent)
}

const fn held_out(permanent: &Permanent) -> bool {
    permanent.now.restrictions.cannot_phase_in
}

/// The closure of "attached to a member": each host directly before its attachments, whoever controls them.
fn with_attachments_out(game: &Game, named: &BTreeSet<ObjectId>) -> IndexSet<ObjectId> {
    let follows_another = |id: &ObjectId| {
        let mut seen = BTreeSet::from([*id]);
        let mut host = game.host_of(*id);
        while let Some(at) = host.filter(|at| seen.insert(*at)) {
            if named.contains(&at) {
                return true;
            }
            host = game.host_of(at);
        }
        false
    };
    let attached = match game.ruleset().attachments {
        Attachments::GoAlong => attached_to_hosts(game),
        Attachments::StayBehind => ByHost::new(),
    };
    let mut leaving = IndexSet::new();
    for id in named.iter().filter(|id| !follows_another(id)) {
        leave_with_attachments(game, *id, &attached, &mut leaving);
    }
    for id in named {
        leave_with_attachments(game, *id, &attached, &mut leaving);
    }
    leaving
}

/// Permanents by what they hang on, looked up once for the whole board.
type ByHost = BTreeMap<ObjectId, Vec<ObjectId>>;

fn attached_to_hosts(game: &Game) -> ByHost {
    let mut attached = ByHost::new();
    for it in game.battlefield().iter() {
        if let Some(host) = it.attached_to {
            attached.entry(host).or_default().push(it.id);
        }
    }
    attached
}

fn waiting_for_hosts(game: &Game) -> ByHost {
    let mut waiting = ByHost::new();
    for it in game.battlefield().phased_out() {
        if let PhaseStatus::Out(PhasedOut { mode: PhasedOutMode::Indirectly { host }, .. }) = it.phase {
            waiting.entry(host).or_default().push(it.id);
        }
    }
    waiting
}

fn leave_with_attachments(game: &Game, id: ObjectId, attached: &ByHost, leaving: &mut IndexSet<ObjectId>) {
    if !leaving.insert(id) {
        return;
    }
    for attachment in attached.get(&id).into_iter().flatten() {
        if may_phase_out(game, *attachment) {
            leave_with_attachments(game, *attachment, attached, leaving);
        }
    }
}

fn returning_with_attachments(
    game: &Game,
    id: ObjectId,
    waiting: &ByHost,
    returning: &mut IndexSet<ObjectId>,
) {
    if !returning.insert(id) {
        return;
    }
    for attachment in waiting.get(&id).into_iter().flatten() {
        let there = game.battlefield().get_including_phased_out(*attachment);
        if there.is_some_and(|it| can_return(game, it)) {
            returning_with_attachments(game, *attachment, waiting, returning);
        }
    }
}

/// 702.26h (2005 is silent): what would phase out directly and indirectly at once does so indirectly.
fn phases_out(
    game: &Game,
    id: ObjectId,
    leaving: &IndexSet<ObjectId>,
    named: &BTreeSet<ObjectId>,
    mode: PhasedOutMode,
) -> Option<PhasesOut> {
    let permanent = game.battlefield().get(id)?;
    let host = game.host_of(id).filter(|host| leaving.contains(host));
    Some(PhasesOut {
        permanent: id,
        mode: host.map_or(mode, |host| PhasedOutMode::Indirectly { host }),
        under: permanent.controller,
        both_ways: host.is_some() && named.contains(&id),
    })
}

/// The remembered link is looked up in the state after the whole event (502.15j / 702.26i): a host that is in play and
/// phased in then, or a player who is still in the game. Whether the host is legal is for the next state-based action.
fn phases_in(
    game: &Game,
    id: ObjectId,
    leaving: &IndexSet<ObjectId>,
    returning: &IndexSet<ObjectId>,
) -> Option<PhasesIn> {
    let permanent = game.battlefield().get_including_phased_out(id)?;
    let PhaseStatus::Out(out) = permanent.phase else { return None };
    let there = |host: &ObjectId| {
        returning.contains(host) || (game.battlefield().get(*host).is_some() && !leaving.contains(host))
    };
    let attached_to = permanent.attached_to.filter(there);
    let lost_host = permanent.attached_to.filter(|_| attached_to.is_none());
    let enchants = permanent.enchants.filter(|player| game.is_in_game(*player));
    let lost_player = permanent.enchants.filter(|_| enchants.is_none());
    Some(PhasesIn { permanent: id, was: out.mode, attached_to, lost_host, enchants, lost_player })
}

/// What the edition adds to the instant: damage, limited effects, permission to attack.
fn side_effects(game: &Game, phasing: &mut Phasing) {
    let out: Vec<ObjectId> = phasing.out.iter().map(|out| out.permanent).collect();
    let rules = game.ruleset();
    if rules.phased_out_damage == PhasedOutDamage::Erased {
        let damaged = |id: &ObjectId| game.battlefield().get(*id).is_some_and(|it| it.damage > 0);
        phasing.damage_erased = out.iter().copied().filter(damaged).collect();
    }
    if rules.limited_effects == LimitedEffects::EndOnPhasingOut {
        for effect in game.effects().iter().filter(|effect| effect.duration.is_limited()) {
            if let Affects::Objects(objects) = &effect.affects {
                let lost = objects.iter().filter(|object| out.contains(object));
                phasing
                    .effects_lost
                    .extend(lost.map(|object| EffectLost { effect: effect.id, permanent: *object }));
            }
        }
        let lost = delayed_abilities(game).filter(|it| out.contains(&it.permanent));
        phasing.delayed_lost.extend(lost);
    }
    if rules.phased_in_permission == PhasedInPermission::AsThoughHaste {
        phasing.as_though_haste = phasing.r#in.iter().map(|back| back.permanent).collect();
    }
}

/// Delayed triggered abilities and what they are about: those that are set up, those that wait, those on the stack.
fn delayed_abilities(game: &Game) -> impl Iterator<Item = EffectLost> + '_ {
    let set_up = game.delayed().iter().map(|it| (Some(it.id), it.about));
    let waiting = game.waiting().iter().map(|it| (it.delayed, it.that));
    let on_stack = game.stack().iter().map(|item| match item.kind {
        StackKind::Ability { delayed, that, .. } => (delayed, that),
        StackKind::Spell { .. } | StackKind::CombatDamage { .. } => (None, None),
    });
    let about = |(effect, about): (Option<EffectId>, Option<ObjectId>)| {
        Some(EffectLost { effect: effect?, permanent: about? })
    };
    set_up.chain(waiting).chain(on_stack).filter_map(about)
}

/// 610.4, 610.4a: what is phased out until something left that is no longer in play comes back right after, at once;
/// `None` if nothing is.
pub(super) fn released(game: &Game) -> Option<Phasing> {
    let waits = |it: &&Permanent| match it.phase {
        PhaseStatus::Out(PhasedOut { mode: PhasedOutMode::Until { source }, .. }) => {
            game.battlefield().get_including_phased_out(source).is_none()
        }
        PhaseStatus::Out(_) | PhaseStatus::In => false,
    };
    let back: Vec<ObjectId> = game.battlefield().phased_out().filter(waits).map(|it| it.id).collect();
    if back.is_empty() {
        return None;
    }
    let event = event(game, &[], PhasedOutMode::Directly, &back);
    (!event.r#in.is_empty()).then_some(event)
}

/// Why an effect can't phase a permanent in.
pub(super) const fn why_not_in(permanent: &Permanent) -> NothingReason {
    let indirect =
        matches!(permanent.phase, PhaseStatus::Out(PhasedOut { mode: PhasedOutMode::Indirectly { .. }, .. }));
    if indirect {
        NothingReason::WaitsForHost { permanent: permanent.id }
    } else if held_out(permanent) {
        NothingReason::Forbidden
    } else {
        NothingReason::TokenCannotReturn
    }
}
