//! What an event means for abilities that watch: one event may be several happenings.

use super::action::Target;
use super::card::{Happening, PlayerHappening};
use super::day_night::{DayNight, DayNightOutcome};
use super::event::{ControlChange, Discard, Event, Move, Phasing, Resolved};
use super::game::Game;
use super::object::ObjectId;
use super::player::PlayerId;
use super::rule_point::PhasingTriggers;
use super::state_based::StateBasedAction;
use super::step::Step;
use super::zone::Zone;
use std::collections::BTreeSet;

/// Something that abilities may watch for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Happened {
    ToObject { happening: Happening, object: ObjectId, player: Option<PlayerId> },
    ToPlayer { happening: PlayerHappening, player: PlayerId },
    StepBegan { step: Step, player: PlayerId },
    DayBecameNight,
    NightBecameDay,
}

impl Happened {
    /// 410.10d / 603.10.
    pub(super) fn looks_back(&self) -> bool {
        matches!(
            self,
            Self::ToObject {
                happening: Happening::Leaves
                    | Happening::Dies
                    | Happening::PhasesOut
                    | Happening::ControlLost,
                ..
            }
        )
    }
}

fn object(happening: Happening, object: ObjectId) -> Happened {
    Happened::ToObject { happening, object, player: None }
}

fn player(happening: PlayerHappening, player: PlayerId) -> Happened {
    Happened::ToPlayer { happening, player }
}

/// Everything in an event that an ability may watch for, asked of the state before it.
pub(super) fn in_event(game: &Game, event: &Event) -> Vec<Happened> {
    match event {
        Event::StepBegan { step, .. } => {
            vec![Happened::StepBegan { step: *step, player: game.active_player() }]
        }
        Event::Phased(phasing) => phased(game, phasing),
        Event::DayNightChecked { outcome: DayNightOutcome::DayBecameNight, .. }
        | Event::DayNightChanged { to: DayNight::Night, became: true } => vec![Happened::DayBecameNight],
        Event::DayNightChecked { outcome: DayNightOutcome::NightBecameDay, .. }
        | Event::DayNightChanged { to: DayNight::Day, became: true } => vec![Happened::NightBecameDay],
        Event::AttackersDeclared { .. } | Event::BlockersDeclared { .. } => declared(event),
        Event::DamageDealt { dealt, combat, .. } => damaged(dealt, *combat),
        Event::Tapped { permanents } => objects(Happening::BecomesTapped, permanents),
        Event::Untapped { permanents } => objects(Happening::BecomesUntapped, permanents),
        Event::Attached { attachment, .. } => vec![object(Happening::BecomesAttached, *attachment)],
        Event::Unattached { attachment } => vec![object(Happening::BecomesUnattached, *attachment)],
        Event::ControlChanged { changes } => {
            let changes = changes.iter().filter(|change| !change.on_return);
            let lost = |change: &ControlChange| Happened::ToObject {
                happening: Happening::ControlLost,
                object: change.permanent,
                player: Some(change.from),
            };
            changes.map(lost).collect()
        }
        Event::CardDrawn { player: who, .. } => vec![player(PlayerHappening::Draws, *who)],
        Event::SpellCast { player: who, .. } => vec![player(PlayerHappening::Casts, *who)],
        Event::Discarded { discards, .. } => {
            let each = |it: &Discard| {
                let who = it.player;
                it.moves.iter().map(move |_| player(PlayerHappening::Discards, who)).collect::<Vec<_>>()
            };
            discards.iter().flat_map(each).collect()
        }
        Event::LifeGained { players, .. } => {
            players.iter().map(|who| player(PlayerHappening::GainsLife, *who)).collect()
        }
        Event::LifeLost { players, .. } => {
            players.iter().map(|who| player(PlayerHappening::LosesLife, *who)).collect()
        }
        Event::ManaBurned { lost } => {
            lost.iter().map(|pool| player(PlayerHappening::LosesLife, pool.player)).collect()
        }
        // what was phased out is not there to leave (603.6c)
        Event::PlayersLeft(leaving) => {
            let seen = leaving.permanents.iter().filter(|id| game.battlefield().get(**id).is_some());
            seen.map(|id| object(Happening::Leaves, *id)).collect()
        }
        event => zone_changes(event),
    }
}

/// 502.15d / 702.26d: abilities that mention phasing see it; those that watch for entering and leaving do not.
fn phased(game: &Game, phasing: &Phasing) -> Vec<Happened> {
    let (out, back) = (phasing.out.iter(), phasing.r#in.iter());
    let mut happened: Vec<Happened> =
        out.clone().map(|it| object(Happening::PhasesOut, it.permanent)).collect();
    happened.extend(back.clone().map(|it| object(Happening::PhasesIn, it.permanent)));
    if game.ruleset().phasing_triggers == PhasingTriggers::EntersAndLeaves {
        happened.extend(out.map(|it| object(Happening::Leaves, it.permanent)));
        happened.extend(back.map(|it| object(Happening::Enters, it.permanent)));
    }
    happened
}

fn objects(happening: Happening, ids: &[ObjectId]) -> Vec<Happened> {
    ids.iter().map(|id| object(happening, *id)).collect()
}

fn declared(event: &Event) -> Vec<Happened> {
    match event {
        Event::AttackersDeclared { attackers, tapping, .. } => {
            let mut happened = objects(Happening::Attacks, attackers);
            happened.extend(objects(Happening::BecomesTapped, tapping));
            happened
        }
        Event::BlockersDeclared { blocks, blocked, unblocked, .. } => {
            let mut happened: Vec<Happened> =
                blocks.iter().map(|block| object(Happening::Blocks, block.blocker)).collect();
            happened.extend(objects(Happening::BecomesBlocked, blocked));
            happened.extend(objects(Happening::AttacksUnblocked, unblocked));
            happened
        }
        _ => Vec::new(),
    }
}

/// What several sources deal to one recipient, and what one source with lifelink deals to several, happens once (603.2c,
/// 119.9); two sources with lifelink are two gains of life.
fn damaged(dealt: &[super::event::Damage], combat: bool) -> Vec<Happened> {
    let mut happened = Vec::new();
    let (mut dealers, mut recipients, mut linked) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for damage in dealt {
        if dealers.insert(damage.source) {
            happened.push(object(Happening::DealsDamage, damage.source));
        }
        match damage.to {
            Target::Object(recipient) if recipients.insert(recipient) => {
                happened.push(object(Happening::IsDealtDamage, recipient));
            }
            Target::Object(_) => {}
            Target::Player(who) => {
                happened.push(player(PlayerHappening::LosesLife, who));
                if combat {
                    let happening = Happening::DealsCombatDamageToPlayer;
                    happened.push(Happened::ToObject { happening, object: damage.source, player: Some(who) });
                }
            }
        }
        let gained = damage.lifelink.filter(|_| linked.insert(damage.source));
        happened.extend(gained.map(|who| player(PlayerHappening::GainsLife, who)));
    }
    happened
}

fn zone_changes(event: &Event) -> Vec<Happened> {
    let enters = |id: ObjectId| vec![object(Happening::Enters, id)];
    match event {
        Event::LandPlayed { entering, .. } => enters(entering.is),
        Event::ResolutionEnded { outcome: Resolved::Enters(entering), .. } => enters(entering.is),
        Event::TokensCreated { tokens } => {
            tokens.iter().map(|token| object(Happening::Enters, token.is)).collect()
        }
        Event::ZoneChanged { moves, .. } => moves.iter().flat_map(left).collect(),
        Event::StateBasedActions { actions } => actions.iter().flat_map(state_based).collect(),
        Event::AbilityActivated { tapped, sacrificed, item, .. } => {
            let source = match &item.kind {
                super::stack::StackKind::Ability { source, .. } => Some(*source),
                _ => None,
            };
            cost_paid(source.filter(|_| *tapped), sacrificed.as_ref())
        }
        Event::ManaAdded { source, tapped, sacrificed, .. } => {
            cost_paid(source.filter(|_| *tapped), sacrificed.as_ref())
        }
        _ => Vec::new(),
    }
}

fn cost_paid(tapped: Option<ObjectId>, sacrificed: Option<&Move>) -> Vec<Happened> {
    let tapped = tapped.map(|id| object(Happening::BecomesTapped, id));
    tapped.into_iter().chain(sacrificed.into_iter().flat_map(left)).collect()
}

fn left(moved: &Move) -> Vec<Happened> {
    let mut happened = vec![object(Happening::Leaves, moved.was)];
    if moved.to == Zone::Graveyard {
        happened.push(object(Happening::Dies, moved.was));
    }
    happened
}

fn state_based(action: &StateBasedAction) -> Vec<Happened> {
    match action {
        StateBasedAction::EquipmentUnattached { attachment } => {
            vec![object(Happening::BecomesUnattached, *attachment)]
        }
        action => action.moved().map(left).unwrap_or_default(),
    }
}
