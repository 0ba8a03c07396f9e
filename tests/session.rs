//! One learner's session: forward and back, choices and their undoing, the other edition, attempts that change nothing.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::*;
use in_fase::locale::Locale;
use in_fase::session::snapshot::Progress;
use in_fase::session::{Command, Session, default_action};
use std::rc::Rc;
use std::sync::Arc;
use trials::bare::Bare;

/// A board without a script, the same in both editions but for their rules.
fn board(permanents: &[PermanentSetup], hand: &[Arc<Card>]) -> Bare {
    let library: Vec<Arc<Card>> = (0..10).map(|_| land("Plains", Colour::White)).collect();
    let player = |name: &str, hand: &[Arc<Card>]| PlayerSetup {
        name: name.into(),
        life: 20,
        hand: hand.to_vec(),
        library: library.clone(),
        ..PlayerSetup::default()
    };
    let setup = |edition| Setup {
        ruleset: Ruleset::of(edition),
        players: vec![player("Anna", hand), player("Bruno", &[])],
        teams: Vec::new(),
        permanents: permanents.to_vec(),
        turn: 2,
        active: PlayerId::One,
        step: Step::Untap,
        is_first_turn: false,
        day_night: DayNight::Neither,
        previous_turn: None,
        free_mana: true,
    };
    Bare(Edition::ALL.map(setup).to_vec())
}

fn land(name: &str, colour: Colour) -> Arc<Card> {
    let mana = Activated {
        tap: true,
        mana: Mana::NONE,
        sacrifice: false,
        once_each_turn: false,
        as_sorcery: false,
        effect: Arc::new(EffectText {
            targets: Vec::new(),
            instructions: vec![Instruction::AddMana { mana: Mana::one(colour) }],
        }),
    };
    Arc::new(Card {
        name: name.into(),
        types: Types::EMPTY.with(CardType::Land),
        abilities: vec![Ability::Activated(mana)],
        ..Card::default()
    })
}

fn creature(name: &str, power: i32, toughness: i32, keywords: &[Keyword]) -> Arc<Card> {
    Arc::new(Card {
        name: name.into(),
        types: Types::EMPTY.with(CardType::Creature),
        power_toughness: Some((power, toughness)),
        keywords: keywords.iter().copied().collect(),
        ..Card::default()
    })
}

fn in_play(card: Arc<Card>, controller: PlayerId) -> PermanentSetup {
    PermanentSetup::new(card, controller)
}

/// A phasing lynx and a bear against an ogre.
fn session(edition: Edition) -> Session {
    let board = board(
        &[
            in_play(creature("Mist Lynx", 2, 3, &[Keyword::Phasing]), PlayerId::One),
            in_play(creature("Grey Bear", 2, 2, &[]), PlayerId::One),
            in_play(creature("Dune Ogre", 3, 3, &[]), PlayerId::Two),
        ],
        &[land("Forest", Colour::Green), land("Forest", Colour::Green)],
    );
    Session::play(Rc::new(board), edition, Locale::It).unwrap()
}

fn run(session: &Session, commands: impl IntoIterator<Item = Command>) -> Session {
    commands.into_iter().fold(session.clone(), |session, command| session.after(&command))
}

/// Goes on event by event, everybody passing, until the wanted event has happened.
fn until(mut session: Session, wanted: impl Fn(&Event) -> bool) -> Session {
    for _ in 0..1000 {
        if session.entries().last().is_some_and(|entry| wanted(&entry.event)) {
            return session;
        }
        let before = session.cursor();
        session = session.after(&Command::NextEvent);
        if session.cursor() == before {
            let (_, action) = default_action(session.game()).unwrap();
            session = session.after(&Command::Act(action));
        }
    }
    panic!("the event never happened");
}

fn begins(step: Step) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::StepBegan { step: begun, .. } if *begun == step)
}

#[test]
fn back_and_forward_again_is_the_same_state_at_every_event() {
    for edition in Edition::ALL {
        let end = run(&session(edition), [Command::NextTurn, Command::NextTurn, Command::NextTurn]);
        let count = end.cursor();
        assert!(count > 60, "{count}");
        let mut prints = vec![end.fingerprint()];
        let mut back = end.clone();
        for _ in 0..count {
            back = back.after(&Command::PreviousEvent);
            prints.push(back.fingerprint());
        }
        assert_eq!(back.cursor(), 0);
        assert_eq!(back.fingerprint(), session(edition).fingerprint());
        let mut forward = back;
        for print in prints.iter().rev() {
            assert_eq!(forward.fingerprint(), *print);
            forward = forward.after(&Command::NextEvent);
        }
        for cursor in 0..=count {
            let jumped = end.after(&Command::Jump(cursor));
            assert_eq!(jumped.fingerprint(), prints[prints.len() - 1 - cursor as usize]);
        }
    }
}

#[test]
fn next_event_stops_where_the_learner_must_decide() {
    let start = session(Edition::Classic);
    let mut session = start.after(&Command::NextEvent);
    while session.awaiting() == Awaiting::TheTurn {
        session = session.after(&Command::NextEvent);
    }
    assert_eq!(session.awaiting(), Awaiting::Priority { player: PlayerId::One });
    let stopped = session.after(&Command::NextEvent);
    assert_eq!((stopped.cursor(), stopped.fingerprint()), (session.cursor(), session.fingerprint()));
    let passed = session.after(&Command::Act(Action::PassPriority));
    assert_eq!(passed.cursor(), session.cursor() + 1);
    assert_eq!(passed.entries().last().unwrap().event, Event::PriorityPassed { by: PlayerId::One });
}

#[test]
fn one_event_more_can_be_had_whoever_must_decide() {
    let stopped = until(session(Edition::default()), |event| matches!(event, Event::PriorityGiven { .. }));
    assert_eq!(stopped.after(&Command::NextEvent).cursor(), stopped.cursor(), "the learner has priority");
    let mut session = stopped;
    let turn = session.game().turn().number;
    while session.game().turn().number == turn {
        let on = session.after(&Command::NextEventPlainly);
        assert_eq!(on.cursor(), session.cursor() + 1, "{:?}", session.awaiting());
        session = on;
    }
}

#[test]
fn next_step_runs_through_visible_passes() {
    let upkeep = run(&session(Edition::Current), [Command::NextStep, Command::NextStep]);
    assert_eq!(upkeep.game().turn().step, Step::Upkeep);
    let draw = upkeep.after(&Command::NextStep);
    assert_eq!(draw.game().turn().step, Step::Draw);
    let passes = draw.entries().filter(|entry| matches!(entry.event, Event::PriorityPassed { .. })).count();
    assert_eq!(passes, 2);
    assert_eq!(draw.after(&Command::PreviousStep).fingerprint(), upkeep.fingerprint());
    let inside = upkeep.after(&Command::NextEvent);
    assert_eq!(inside.after(&Command::PreviousStep).fingerprint(), upkeep.fingerprint());
    let by_key = draw.after(&Command::BackToStep("upkeep".into()));
    assert_eq!(by_key.fingerprint(), upkeep.fingerprint());
}

#[test]
fn a_choice_in_the_past_cuts_the_future_and_undoing_brings_it_back() {
    let end = run(&session(Edition::Classic), [Command::NextTurn, Command::NextTurn]);
    let main = until(session(Edition::Classic), begins(Step::PrecombatMain)).after(&Command::NextEvent);
    let place = main.cursor();
    let there = end.after(&Command::Jump(place));
    assert_eq!(there.fingerprint(), main.fingerprint());
    let card = there.game().player(PlayerId::One).hand[0];
    let played = there.after(&Command::Act(Action::PlayLand { card }));
    assert!(played.total() < end.total());
    assert!(matches!(played.entries().last().unwrap().event, Event::LandPlayed { .. }));
    let undone = played.after(&Command::Undo);
    assert_eq!((undone.cursor(), undone.total()), (place, end.total()));
    assert_eq!(undone.after(&Command::Jump(end.cursor())).fingerprint(), end.fingerprint());
    let redone = undone.after(&Command::Redo);
    assert_eq!(redone.fingerprint(), played.fingerprint());
    assert_eq!(redone.total(), played.total());
}

#[test]
fn a_refused_attempt_leaves_everything_as_it_was() {
    let main = until(session(Edition::Classic), begins(Step::PrecombatMain)).after(&Command::NextEvent);
    let first = main.game().player(PlayerId::One).hand[0];
    let once = main.after(&Command::Act(Action::PlayLand { card: first }));
    let once = run(&once, [Command::Jump(once.total())]);
    let second = once.game().player(PlayerId::One).hand[0];
    let attempt = Action::PlayLand { card: second };
    for command in [Command::Act(attempt.clone()), Command::Try(attempt)] {
        let refused = once.after(&command);
        assert_eq!(refused.refusal(), Some(&Refusal::LandAlreadyPlayed { card: second }));
        assert_eq!(refused.fingerprint(), once.fingerprint());
        assert_eq!((refused.cursor(), refused.total()), (once.cursor(), once.total()));
        assert_eq!(refused.after(&Command::Dismiss).refusal(), None);
    }
}

#[test]
fn nobody_acts_in_the_untap_step() {
    let untap = until(session(Edition::Current), begins(Step::Untap));
    let card = untap.game().player(PlayerId::One).hand[0];
    let refused = untap.after(&Command::Act(Action::Cast { card, targets: Vec::new() }));
    let expected = Refusal::NotNow { step: Step::Untap, awaiting: Awaiting::TheTurn };
    assert_eq!(refused.refusal(), Some(&expected));
    assert_eq!(refused.fingerprint(), untap.fingerprint());
}

#[test]
fn the_other_edition_keeps_the_choices_and_the_place() {
    let declared = until(session(Edition::Classic), begins(Step::DeclareAttackers));
    let bear = ObjectId::new(2);
    let attacking =
        run(&declared, [Command::Jump(declared.total()), Command::Act(Action::attack(vec![bear]))]);
    let end = run(&attacking, [Command::NextStep, Command::NextStep, Command::NextStep]);
    assert_eq!(end.game().turn().step, Step::EndOfCombat);
    assert!(end.entries().any(|entry| matches!(entry.event, Event::CombatDamagePutOnStack { .. })));
    let other = end.after(&Command::SetEdition(Edition::Current));
    assert_eq!(other.game().turn().step, Step::EndOfCombat);
    assert!(matches!(other.entries().last().unwrap().event, Event::StepBegan { .. }));
    assert!(!other.entries().any(|entry| matches!(entry.event, Event::CombatDamagePutOnStack { .. })));
    assert_eq!(other.game().player(PlayerId::Two).life, 18);
    let back = other.after(&Command::SetEdition(Edition::Classic));
    assert_eq!((back.fingerprint(), back.cursor()), (end.fingerprint(), end.cursor()));
}

#[test]
fn the_script_is_known_to_the_end_of_its_turn_and_the_place_is_the_start() {
    let session = Session::open("phasing", Edition::Current, Locale::It).unwrap();
    assert_eq!(session.cursor(), 0);
    assert!(session.total() > 70, "{}", session.total());
    let ticks = session
        .after(&Command::NextEvent)
        .snapshot()
        .log
        .ticks
        .iter()
        .map(|it| it.ticks.len())
        .sum::<usize>();
    assert!((70..=session.total() as usize).contains(&ticks), "{ticks}");
}

#[test]
fn a_step_to_come_leads_to_its_first_event_where_the_turn_is_known_and_nowhere_else() {
    let steps = |session: &Session| {
        let phases = session.snapshot().track.phases;
        let cells: Vec<_> = phases.iter().flat_map(|phase| phase.steps.to_vec()).collect();
        cells
    };
    let begun = Session::open("phasing", Edition::default(), Locale::En).unwrap().after(&Command::Jump(4));
    let known = steps(&begun).into_iter().filter(|cell| cell.progress == Progress::Todo);
    for cell in known {
        let Some(first) = cell.first_event else { panic!("{} is known", cell.key) };
        let there = steps(&begun.after(&Command::Jump(first)));
        assert!(
            there.iter().any(|now| now.progress != Progress::Todo && now.slug == cell.slug),
            "{}",
            cell.key
        );
    }
    let last = steps(&until(session(Edition::default()), begins(Step::Upkeep))).pop();
    assert_eq!(last.map(|cell| (cell.slug, cell.first_event)), Some(("cleanup", None)));
}

#[test]
fn somebody_elses_creature_is_not_yours_to_declare() {
    let declared = until(session(Edition::Current), begins(Step::DeclareAttackers));
    let ogre = ObjectId::new(3);
    let tried = declared.after(&Command::Try(Action::attack(vec![ogre])));
    assert_eq!(tried.refusal(), Some(&Refusal::NotYours { object: ogre }));
}

#[test]
fn every_event_of_every_scenario_is_told_and_cited_in_every_language() {
    for locale in Locale::ALL {
        for edition in Edition::ALL {
            for card in in_fase::session::scenarios(locale).iter() {
                let end = Session::open(&card.id, edition, locale).unwrap().after(&Command::NextTurn);
                let end = end.after(&Command::NextTurn);
                for place in (0..=end.total()).step_by(50) {
                    let snapshot = end.after(&Command::Jump(place.min(end.total()))).snapshot();
                    for entry in snapshot.log.entries.iter() {
                        let told = std::iter::once(&entry.sentence).chain(entry.details.iter());
                        for text in told {
                            let whole =
                                text.ends_with('.') && !text.contains("  ") && !text.contains(['{', '!']);
                            assert!(whole && text.len() > 3, "{locale:?} {edition:?}: {text}");
                        }
                        assert!(!entry.citations.is_empty(), "{}", entry.sentence);
                    }
                    assert!(place == 0 || !snapshot.log.annotations.is_empty());
                }
            }
        }
    }
}

#[test]
fn a_choice_repeated_in_the_other_edition_can_be_taken_back_there() {
    let declared = until(session(Edition::Classic), begins(Step::DeclareAttackers));
    let at_the_choice = run(&declared, [Command::Jump(declared.total())]);
    let attacking = at_the_choice.after(&Command::Act(Action::attack(vec![ObjectId::new(2)])));
    let there = attacking.after(&Command::SetEdition(Edition::Current));
    assert!(there.snapshot().can_undo);
    let undone = there.after(&Command::Undo);
    assert_eq!(undone.awaiting(), Awaiting::Attackers { player: PlayerId::One });
    assert_eq!(undone.edition(), Edition::Current);
    let again = undone.after(&Command::Redo);
    assert_eq!((again.fingerprint(), again.cursor()), (there.fingerprint(), there.cursor()));
}

/// Whoever let the script play finds in the other edition what the script says there, and is asked what it leaves open.
#[test]
fn a_change_of_editions_passes_for_nobody() {
    let to_the_end = |mut session: Session| loop {
        let next = session.after(&Command::NextEvent);
        if next.cursor() == session.cursor() {
            return session;
        }
        session = next;
    };
    for id in ["tutorial", "phasing", "day-night", "empty"] {
        for edition in Edition::ALL {
            let open = |edition| Session::open(id, edition, Locale::En).unwrap();
            let there = to_the_end(open(edition)).after(&Command::SetEdition(edition.other()));
            let (there, direct) = (to_the_end(there), to_the_end(open(edition.other())));
            assert_eq!((there.total(), there.fingerprint()), (direct.total(), direct.fingerprint()), "{id}");
        }
    }
}
