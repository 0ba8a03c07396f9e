//! Events and refusals of real play: each is cited, in both editions and three languages.

use std::collections::BTreeSet;

use in_fase::engine::{Action, Awaiting, Block, Edition, Event, Game, ObjectId, PlayerId, Refusal, Step};
use in_fase::locale::Locale;
use in_fase::rulebook::{Topic, annotate, cite, cite_refusal, further};

use crate::board::board;
use crate::walk::{play, tries};

fn check(topics: &[Topic], about: &str) {
    assert!(!topics.is_empty(), "nothing is said about {about}");
    let different: BTreeSet<Topic> = topics.iter().copied().collect();
    assert_eq!(different.len(), topics.len(), "said twice about {about}: {topics:?}");
    for edition in Edition::ALL {
        for locale in Locale::ALL {
            let annotation = annotate(topics, edition, locale);
            assert!(!annotation.passages.is_empty() || !annotation.own.is_empty(), "{about} in {edition:?}");
        }
    }
}

#[test]
fn every_event_of_random_play_is_cited() {
    let (mut seen, mut checked) = (BTreeSet::new(), BTreeSet::new());
    for edition in Edition::ALL {
        for seed in 0..8 {
            let (log, _) = play(edition, seed, 300, &[]);
            for (at, entry) in log.iter().enumerate() {
                let topics = cite(entry, log.get(..at).unwrap_or_default());
                seen.extend(topics.iter().copied());
                if checked.insert(topics.clone()) {
                    check(&topics, &format!("{:?}", entry.event));
                    assert!(further(&topics).iter().all(|topic| !topics.contains(topic)));
                }
            }
        }
    }
    let expected = [
        Topic::PhasedOutDirectly,
        Topic::PhasedInDirectly,
        Topic::PhasingIsSimultaneous,
        Topic::PhasedOutIndirectly,
        Topic::PhasedInIndirectly,
        Topic::DirectlyAndIndirectly,
        Topic::PhasedOutByEffect,
        Topic::PhasedInByEffect,
        Topic::LimitedEffectLost,
        Topic::PhasingTriggerHeld,
        Topic::TokenPhasedOut,
        Topic::TargetPhasedOut,
        Topic::RemovedFromCombat,
        Topic::ResponsesToDamage,
        Topic::CombatDamageDealt,
        Topic::FirstStrikeStep,
        Topic::UpkeepTriggersStacked,
        Topic::ManaBurn,
        Topic::ManaEmptied,
        Topic::DayNightUnchanged,
        Topic::DayToNight,
        Topic::NoAttackers,
        Topic::Vigilance,
        Topic::LethalDamage,
        Topic::DiscardToHandSize,
    ];
    let missing: Vec<Topic> = expected.into_iter().filter(|topic| !seen.contains(topic)).collect();
    assert!(missing.is_empty(), "random play never reached {missing:?}");
}

#[test]
fn every_refusal_of_random_tries_is_cited() {
    let mut kinds = BTreeSet::new();
    for edition in Edition::ALL {
        for seed in 0..2 {
            for (action, refusal) in play(edition, seed, 80, &tries()).1 {
                let name = format!("{refusal:?}");
                if kinds.insert(name.split([' ', '{']).next().unwrap_or_default().to_owned()) {
                    check(&cite_refusal(&action, &refusal), &name);
                }
            }
        }
    }
    assert!(kinds.len() >= 15, "only {kinds:?}");
}

#[test]
fn nothing_may_be_done_in_the_untap_step_and_the_passage_says_so() {
    let game = Game::new(&board(Edition::Current)).expect("the board is valid");
    assert_eq!(game.awaiting(), Awaiting::TheTurn);
    let refusal = game.apply(PlayerId::One, &Action::PassPriority).expect_err("nobody has priority");
    let topics = cite_refusal(&Action::PassPriority, &refusal);
    assert_eq!(topics.first(), Some(&Topic::NoPriorityInUntap));
}

/// 308.2a, 309.2a / 508.1a, 509.1a are about creatures that the player controls; 403 / 602 are about abilities.
#[test]
fn what_one_does_not_control_is_refused_by_the_rule_of_what_it_was_to_do() {
    let object = ObjectId::new(1);
    let ability = Action::Activate { source: object, ability: 0, targets: Vec::new() };
    let block = Action::DeclareBlockers { blocks: vec![Block { blocker: object, attacker: object }] };
    let about = [
        (Action::attack(vec![object]), ["308.2a", "508.1a"]),
        (block, ["309.2a", "509.1a"]),
        (ability, ["403", "602"]),
    ];
    for (action, rules) in about {
        for refusal in [Refusal::NotYours { object }, Refusal::NotInPlay { object }] {
            for (edition, rule) in Edition::ALL.into_iter().zip(rules) {
                let own = annotate(&cite_refusal(&action, &refusal), edition, Locale::En).own;
                let cited: Vec<&str> = own.iter().map(|sentence| sentence.rule.0).collect();
                assert_eq!(cited, [rule], "{action:?}, {refusal:?}, {edition:?}");
            }
        }
    }
}

#[test]
fn damage_on_the_stack_is_told_from_damage_dealt() {
    let (log, _) = play(Edition::Classic, 3, 250, &[]);
    let (mut waiting, mut both) = (false, BTreeSet::new());
    for (at, entry) in log.iter().enumerate() {
        match &entry.event {
            Event::CombatDamagePutOnStack { .. } => waiting = true,
            Event::DamageDealt { combat: true, .. } | Event::CombatEnded { .. } => waiting = false,
            Event::PriorityGiven { .. } if entry.at.step == Step::CombatDamage => {
                let expected = if waiting { Topic::ResponsesToDamage } else { Topic::PriorityAfterDamage };
                assert_eq!(cite(entry, log.get(..at).unwrap_or_default()).first(), Some(&expected));
                both.insert(expected);
            }
            _ => {}
        }
    }
    assert_eq!(both.len(), 2, "the log has both moments");
}

/// 305.4 / 505.6b is about lands, 305.3 / 505.6a about what is cast.
#[test]
fn a_land_out_of_its_time_is_refused_by_the_sentence_about_lands() {
    let card = ObjectId::new(1);
    let too_early = Refusal::NotYourMainPhase { card, step: Step::Draw, active: PlayerId::One };
    let about = [
        (Action::PlayLand { card }, Topic::LandPlayed),
        (Action::Cast { card, targets: Vec::new() }, Topic::MainPhase),
    ];
    for (action, sentence) in about {
        for refusal in [too_early.clone(), Refusal::StackNotEmpty { card }] {
            assert_eq!(cite_refusal(&action, &refusal).get(1), Some(&sentence), "{action:?}, {refusal:?}");
        }
    }
}
