//! Dividing combat damage where no script can lead: two attackers that share a blocker (502.9e / 510.1e, 702.19b). In the
//! rules told here a creature blocks one attacker, so a case of `tests/cases/` never has a partner's damage to count.
#![cfg(not(target_arch = "wasm32"))]

use in_fase::engine::{Action, Assignment, DamageSource, LegalAction, Lethal, ObjectId, PlayerId, Target};

const BLOCKER: ObjectId = ObjectId::new(1);
const TRAMPLER: ObjectId = ObjectId::new(2);
const PARTNER: ObjectId = ObjectId::new(3);

/// A trampler with power 5 and a partner with power 2, both blocked by one creature for which 3 more damage is lethal.
fn sources(partner_has_deathtouch: bool) -> LegalAction {
    let creatures = |lethal| vec![Lethal { creature: BLOCKER, lethal }];
    LegalAction::AssignDamage {
        sources: vec![
            DamageSource {
                source: TRAMPLER,
                amount: 5,
                creatures: creatures(3),
                player: Some(PlayerId::Two),
                deathtouch: false,
            },
            DamageSource {
                source: PARTNER,
                amount: 2,
                creatures: creatures(if partner_has_deathtouch { 1 } else { 3 }),
                player: None,
                deathtouch: partner_has_deathtouch,
            },
        ],
    }
}

fn division(trampler_to_blocker: u32) -> Action {
    let to = Target::Object(BLOCKER);
    Action::AssignDamage {
        assignments: vec![
            Assignment { source: TRAMPLER, to, amount: trampler_to_blocker },
            Assignment {
                source: TRAMPLER,
                to: Target::Player(PlayerId::Two),
                amount: 5 - trampler_to_blocker,
            },
            Assignment { source: PARTNER, to, amount: 2 },
        ],
    }
}

#[test]
fn what_a_partner_assigns_counts_towards_the_tramplers_lethal_damage() {
    assert!(sources(false).allows(&division(1)), "2 of the partner and 1 are the 3 that are lethal");
    assert!(!sources(false).allows(&division(0)), "2 of the partner alone are not");
}

#[test]
fn a_partners_deathtouch_leaves_the_trampler_nothing_to_assign_to_the_blocker() {
    assert!(sources(true).allows(&division(0)));
}
