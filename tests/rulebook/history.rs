//! Events that are explained by what led to them.

use in_fase::engine::{
    Assignment, Block, Cause, Damage, EffectEnd, Entry, Event, Moment, Move, ObjectId, Occurrence, Phase,
    PhasedOutMode, PhasesIn, PhasesOut, Phasing, PlayerId, StackItem, StackKind, StateBasedAction, Step,
    Target, ZoneChangeReason,
};
use in_fase::rulebook::{Topic, cite};

const CREATURE: ObjectId = ObjectId::new(1);
const OTHER: ObjectId = ObjectId::new(2);
const ITEM: ObjectId = ObjectId::new(9);

/// A log of these events in one combat damage step, and the topics of the last one.
fn topics(events: impl IntoIterator<Item = (Cause, Event)>) -> Vec<Topic> {
    let at =
        Moment { turn: 3, active: PlayerId::One, step: Step::CombatDamage, occurrence: Occurrence::Regular };
    let mut log: Vec<Entry> =
        (0..).zip(events).map(|(seq, (cause, event))| Entry { seq, at, cause, event }).collect();
    let last = log.pop().expect("a log has a last entry");
    cite(&last, &log)
}

fn turn(event: Event) -> (Cause, Event) {
    (Cause::Turn, event)
}

fn follows(event: Event) -> (Cause, Event) {
    (Cause::Consequence, event)
}

fn phases_out() -> (Cause, Event) {
    let out = PhasesOut {
        permanent: CREATURE,
        mode: PhasedOutMode::Directly,
        under: PlayerId::One,
        both_ways: false,
    };
    turn(Event::Phased(Phasing { out: vec![out], ..Phasing::default() }))
}

fn phases_in(lost_host: Option<ObjectId>) -> (Cause, Event) {
    let back = PhasesIn {
        permanent: CREATURE,
        was: PhasedOutMode::Directly,
        attached_to: None,
        lost_host,
        enchants: None,
        lost_player: None,
    };
    turn(Event::Phased(Phasing { r#in: vec![back], ..Phasing::default() }))
}

fn stacked(kind: StackKind) -> StackItem {
    StackItem { id: ITEM, controller: None, kind, targets: vec![Target::Object(CREATURE)] }
}

fn spell() -> (Cause, Event) {
    turn(Event::SpellCopied { item: stacked(StackKind::Spell { effect: None, copy_of: None }) })
}

fn resolves(illegal: &[Target]) -> (Cause, Event) {
    turn(Event::ResolutionBegan { item: ITEM, illegal: illegal.to_vec() })
}

fn damage_on_stack() -> (Cause, Event) {
    turn(Event::CombatDamagePutOnStack { item: stacked(StackKind::CombatDamage { assignments: Vec::new() }) })
}

fn damage_dealt() -> (Cause, Event) {
    let target = Target::Object(OTHER);
    let damage = Damage { source: CREATURE, to: target, amount: 2, deathtouch: false, lifelink: None };
    turn(Event::DamageDealt { dealt: vec![damage], undealt: Vec::new(), combat: true })
}

fn dies(was: ObjectId) -> Move {
    Move { was, is: ObjectId::new(20), owner: PlayerId::One, to: in_fase::engine::Zone::Graveyard }
}

#[test]
fn a_target_that_went_and_came_back_is_told_from_one_that_is_still_out() {
    let target = [Target::Object(CREATURE)];
    let back = topics([spell(), phases_out(), phases_in(None), resolves(&[])]);
    assert_eq!(back, [Topic::TargetReturned, Topic::TopResolves]);
    let out = topics([spell(), phases_out(), resolves(&target)]);
    assert_eq!(out, [Topic::TargetPhasedOut, Topic::TopResolves]);
    let gone = topics([spell(), resolves(&target)]);
    assert_eq!(gone, [Topic::SomeTargetIllegal, Topic::TopResolves]);
    let before = topics([phases_out(), phases_in(None), spell(), resolves(&[])]);
    assert_eq!(before, [Topic::TopResolves], "what happened before the spell does not matter");
    let illegal = turn(Event::AllTargetsIllegal { item: ITEM, targets: target.to_vec(), to: None });
    assert_eq!(topics([phases_out(), illegal]), [Topic::TargetPhasedOut, Topic::AllTargetsIllegal]);
}

#[test]
fn an_aura_that_returned_without_its_host_is_told_from_one_that_lost_it() {
    let falls = || {
        let action = StateBasedAction::AuraFallsOff { moved: dies(CREATURE) };
        (Cause::StateBasedAction, Event::StateBasedActions { actions: vec![action] })
    };
    let returned = topics([phases_in(Some(OTHER)), falls()]);
    assert_eq!(
        returned,
        [Topic::AuraReturnsWithoutHost, Topic::AuraFallsOffAfterPhasing, Topic::StateBasedActions]
    );
    let mut to_its_host = phases_in(None);
    if let (_, Event::Phased(phasing)) = &mut to_its_host {
        phasing.r#in.iter_mut().for_each(|back| back.attached_to = Some(OTHER));
    }
    let no_longer_legal = topics([to_its_host.clone(), falls()]);
    assert_eq!(no_longer_legal.first(), Some(&Topic::AuraReturnsWithoutHost));
    let host_dies = StateBasedAction::ZeroToughness { moved: dies(OTHER) };
    let first = (Cause::StateBasedAction, Event::StateBasedActions { actions: vec![host_dies] });
    let host_died = topics([to_its_host, first, falls()]);
    assert_eq!(host_died, [Topic::AuraWithoutHost, Topic::StateBasedActions], "it had come back to a host");
    let later = topics([phases_in(None), turn(Event::PriorityGiven { to: PlayerId::One }), falls()]);
    assert_eq!(later, [Topic::AuraWithoutHost, Topic::StateBasedActions]);
}

#[test]
fn a_token_that_phased_out_is_told_from_one_that_left() {
    let ceases = || {
        let actions = vec![StateBasedAction::TokenCeases { token: CREATURE }];
        (Cause::StateBasedAction, Event::StateBasedActions { actions })
    };
    assert_eq!(topics([phases_out(), ceases()]).first(), Some(&Topic::TokenPhasedOut));
    assert_eq!(topics([ceases()]).first(), Some(&Topic::TokenCeases));
}

#[test]
fn damage_from_a_source_that_is_gone_says_so() {
    let leaves = || {
        let why = ZoneChangeReason::Destroyed;
        turn(Event::ZoneChanged { moves: vec![dies(CREATURE)], why })
    };
    let gone = topics([damage_on_stack(), leaves(), damage_dealt()]);
    assert_eq!(gone, [Topic::CombatDamageDealt, Topic::SourceGone]);
    let out = topics([damage_on_stack(), phases_out(), damage_dealt()]);
    assert_eq!(out, [Topic::CombatDamageDealt, Topic::SourceGone]);
    let dead = StateBasedAction::LethalDamage { moved: dies(CREATURE) };
    let dead = (Cause::StateBasedAction, Event::StateBasedActions { actions: vec![dead] });
    let dead = topics([damage_on_stack(), dead, damage_dealt()]);
    assert_eq!(dead, [Topic::CombatDamageDealt, Topic::SourceGone]);
    assert_eq!(topics([damage_on_stack(), damage_dealt()]), [Topic::CombatDamageDealt]);
    assert_eq!(topics([damage_dealt()]), [Topic::CombatDamageDealt], "no stack, nothing to be gone from");
}

#[test]
fn a_blocker_that_became_tapped_says_so() {
    let block = Block { blocker: CREATURE, attacker: OTHER };
    let declared = || {
        let blocks = vec![block];
        turn(Event::BlockersDeclared {
            player: PlayerId::Two,
            blocks,
            blocked: vec![OTHER],
            unblocked: vec![],
        })
    };
    let taps = || turn(Event::Tapped { permanents: vec![CREATURE] });
    let tapped = topics([declared(), taps(), damage_dealt()]);
    assert_eq!(tapped, [Topic::CombatDamageDealt, Topic::TappedBlockerDeals]);
    assert_eq!(topics([taps(), declared(), damage_dealt()]), [Topic::CombatDamageDealt]);
}

#[test]
fn a_duration_that_ends_by_phasing_says_so() {
    let ends = || {
        follows(Event::EffectsEnded { effects: Vec::new(), lost: Vec::new(), why: EffectEnd::ConditionOver })
    };
    assert_eq!(topics([phases_out(), ends()]), [Topic::ForAsLongAsEnds]);
    assert_eq!(
        topics([turn(Event::PriorityPassed { by: PlayerId::One }), ends()]),
        [Topic::EffectConditionOver]
    );
}

#[test]
fn the_assignment_says_who_deals_damage_to_whom() {
    let assigned = |player: PlayerId, to: &[(ObjectId, Target)]| {
        let assignments =
            to.iter().map(|(source, to)| Assignment { source: *source, to: *to, amount: 1 }).collect();
        topics([turn(Event::DamageAssigned { player, assignments })])
    };
    let (one, player) = (PlayerId::One, Target::Player(PlayerId::Two));
    let (first, second) = (Target::Object(OTHER), Target::Object(ITEM));
    assert_eq!(assigned(one, &[]), [Topic::NoDamageToAssign]);
    assert_eq!(assigned(one, &[(CREATURE, player)]), [Topic::UnblockedAttackerDamage]);
    assert_eq!(assigned(one, &[(CREATURE, first)]), [Topic::BlockedAttackerDamage]);
    assert_eq!(
        assigned(one, &[(CREATURE, first), (CREATURE, second)]),
        [Topic::BlockedAttackerDamage, Topic::DamageDivided]
    );
    assert_eq!(
        assigned(one, &[(CREATURE, first), (CREATURE, player)]),
        [Topic::BlockedAttackerDamage, Topic::Trample]
    );
    assert_eq!(assigned(PlayerId::Two, &[(OTHER, Target::Object(CREATURE))]), [Topic::BlockerDamage]);
}

#[test]
fn a_declaration_says_who_taps_and_who_does_not() {
    let declared = |attackers: &[ObjectId], tapping: &[ObjectId]| {
        let (attackers, tapping) = (attackers.to_vec(), tapping.to_vec());
        topics([turn(Event::AttackersDeclared {
            player: PlayerId::One,
            defenders: vec![PlayerId::Two; attackers.len()],
            attackers,
            tapping,
        })])
    };
    assert_eq!(declared(&[], &[]), [Topic::AttackersChosen, Topic::NoAttackers]);
    assert_eq!(declared(&[CREATURE], &[CREATURE]), [Topic::AttackersChosen, Topic::AttackersTap]);
    assert_eq!(declared(&[CREATURE], &[]), [Topic::AttackersChosen, Topic::Vigilance]);
}

#[test]
fn an_added_beginning_phase_is_not_said_to_have_all_its_steps() {
    let began = |phase, step, occurrence| {
        let at = Moment { turn: 3, active: PlayerId::One, step, occurrence };
        cite(&Entry { seq: 0, at, cause: Cause::Turn, event: Event::PhaseBegan { phase } }, &[])
    };
    let extra = Occurrence::Extra;
    assert_eq!(began(Phase::Beginning, Step::Upkeep, extra), [Topic::ExtraStep]);
    assert_eq!(began(Phase::Beginning, Step::Untap, Occurrence::Regular), [Topic::BeginningPhaseBegan]);
    assert_eq!(
        began(Phase::Combat, Step::BeginningOfCombat, extra),
        [Topic::ExtraStep, Topic::CombatPhaseBegan]
    );
}
