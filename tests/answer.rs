//! Answers put together click by click: what a click means, and that it never decides a rule.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Action, Assignment, Block, ObjectId, PlayerId, Target, TriggerId};
use in_fase::session::snapshot::{
    BlockerForm, Candidate, Choice, ChoiceKind, DamageForm, Form, Prompt, Recipient, TargetChoice,
    TriggerChoice,
};
use in_fase::web::answer::{Answer, Outcome};
use std::rc::Rc;

const fn id(number: u32) -> ObjectId {
    ObjectId::new(number)
}

const fn object(number: u32) -> Target {
    Target::Object(id(number))
}

fn candidate(number: u32, may: bool) -> Candidate {
    Candidate { id: id(number), label: "".into(), why_not: (!may).then(|| "no".into()) }
}

fn prompt(choices: Vec<Choice>, form: Option<Form>) -> Prompt {
    Prompt {
        player: Some(PlayerId::One),
        is_yours: true,
        question: "".into(),
        choices: choices.into(),
        form,
        about: Rc::from([]),
    }
}

fn attackers() -> Prompt {
    let creatures = Rc::from([candidate(1, true), candidate(2, true), candidate(3, false)]);
    prompt(Vec::new(), Some(Form::Attackers { creatures }))
}

fn goes(outcome: Outcome) -> Answer {
    match outcome {
        Outcome::Goes(answer) => answer,
        other => panic!("{other:?}"),
    }
}

#[test]
fn attackers_are_named_and_taken_back() {
    let prompt = attackers();
    let one = goes(Answer::to(&prompt).touch(&prompt, object(1), None));
    let both = goes(one.touch(&prompt, object(2), None));
    assert_eq!(both.confirmed(), Some(Action::attack(vec![id(1), id(2)])));
    assert_eq!(goes(both.touch(&prompt, object(1), None)), Answer::Attackers(vec![id(2)]));
    assert!(both.has(object(1)) && !both.has(object(3)));
}

#[test]
fn what_may_not_attack_is_an_attempt_for_the_engine_to_refuse() {
    let prompt = attackers();
    let one = goes(Answer::to(&prompt).touch(&prompt, object(1), None));
    let tried = Action::attack(vec![id(1), id(3)]);
    assert_eq!(one.touch(&prompt, object(3), None), Outcome::Try(tried));
    let stranger = Action::attack(vec![id(9)]);
    assert_eq!(Answer::to(&prompt).touch(&prompt, object(9), None), Outcome::Try(stranger));
}

fn blockers() -> Prompt {
    let form = |number, may, attackers: Vec<Candidate>| BlockerForm {
        blocker: candidate(number, may),
        attackers: attackers.into(),
    };
    let blockers = Rc::from([
        form(1, true, vec![candidate(8, true), candidate(9, false)]),
        form(2, false, vec![candidate(8, false), candidate(9, false)]),
    ]);
    prompt(Vec::new(), Some(Form::Blockers { blockers }))
}

#[test]
fn a_block_is_a_blocker_and_then_an_attacker() {
    let prompt = blockers();
    let pending = goes(Answer::to(&prompt).touch(&prompt, object(1), None));
    assert!(pending.may_name(&prompt, object(8)) && !pending.may_name(&prompt, object(9)));
    let blocking = goes(pending.touch(&prompt, object(8), None));
    let block = Block { blocker: id(1), attacker: id(8) };
    assert_eq!(blocking.confirmed(), Some(Action::DeclareBlockers { blocks: vec![block] }));
    let taken_back = goes(blocking.touch(&prompt, object(1), None));
    assert_eq!(taken_back, Answer::Blockers { blocks: Vec::new(), blocker: None });
}

#[test]
fn a_block_that_is_not_allowed_is_tried() {
    let prompt = blockers();
    let pending = goes(Answer::to(&prompt).touch(&prompt, object(1), None));
    let tried = |blocker, attacker| {
        let blocks = vec![Block { blocker: id(blocker), attacker: id(attacker) }];
        Outcome::Try(Action::DeclareBlockers { blocks })
    };
    assert_eq!(pending.touch(&prompt, object(9), None), tried(1, 9));
    assert_eq!(
        Answer::to(&prompt).touch(&prompt, object(2), None),
        tried(2, 8),
        "a tapped creature says so at once"
    );
}

fn spell(key: &str, slots: Vec<Vec<Target>>) -> Choice {
    let slot = |targets: Vec<Target>| -> Rc<[TargetChoice]> {
        targets.into_iter().map(|target| TargetChoice { target, label: "".into() }).collect()
    };
    Choice {
        key: key.into(),
        kind: ChoiceKind::Cast,
        label: "".into(),
        hint: "".into(),
        object: Some(id(5)),
        action: Action::Cast { card: id(5), targets: Vec::new() },
        slots: slots.into_iter().map(slot).collect(),
    }
}

#[test]
fn a_spell_that_is_being_aimed_is_named_in_the_language_chosen_meanwhile() {
    let told =
        |label: &str| Choice { label: label.into(), ..spell("shock", vec![vec![object(1), object(2)]]) };
    let (before, after) = (told("Gioca Scossa"), told("Cast Shock"));
    let aiming = goes(Answer::take_up(&before));
    let reworded = aiming.clone().reworded(&prompt(vec![after.clone()], None));
    assert_eq!(reworded, goes(Answer::take_up(&after)));
    assert_eq!(
        aiming.clone().reworded(&prompt(Vec::new(), None)),
        aiming,
        "what is not offered keeps its words"
    );
}

#[test]
fn a_spell_asks_for_its_targets_one_after_the_other() {
    let player = Target::Player(PlayerId::Two);
    let prompt = prompt(vec![spell("cast", vec![vec![object(1), object(2)], vec![player]])], None);
    let aiming = goes(Answer::None.touch(&prompt, object(5), None));
    assert_eq!(aiming.slot(&prompt).unwrap().0, 0);
    let second = goes(aiming.touch(&prompt, object(2), None));
    assert_eq!(second.slot(&prompt).unwrap().0, 1);
    let cast = Action::Cast { card: id(5), targets: vec![object(2), player] };
    assert_eq!(second.touch(&prompt, player, None), Outcome::Act(cast));
    let illegal = Action::Cast { card: id(5), targets: vec![object(7), player] };
    assert_eq!(
        aiming.touch(&prompt, object(7), None),
        Outcome::Try(illegal),
        "the rest is filled in, so that the fault is the target"
    );
}

#[test]
fn one_way_acts_several_ways_are_shown_and_no_way_is_tried() {
    let two = prompt(vec![spell("a", Vec::new()), spell("b", Vec::new())], None);
    assert_eq!(Answer::None.touch(&two, object(5), None), Outcome::Show(id(5)));
    let one = prompt(vec![spell("a", Vec::new())], None);
    let cast = Action::Cast { card: id(5), targets: Vec::new() };
    assert_eq!(Answer::None.touch(&one, object(5), None), Outcome::Act(cast));
    let none = prompt(Vec::new(), None);
    let land = Action::PlayLand { card: id(5) };
    assert_eq!(Answer::None.touch(&none, object(5), Some(&land)), Outcome::Try(land.clone()));
    assert_eq!(Answer::None.touch(&none, object(5), None), Outcome::Show(id(5)));
}

#[test]
fn damage_starts_from_a_legal_division_and_never_falls_below_nothing() {
    let prompt = damage_prompt();
    let divided = |answer: &Answer, to, more| match answer.divide(&prompt, id(1), object(to), more) {
        Outcome::Goes(answer) => answer,
        other => panic!("{other:?}"),
    };
    let fewer = divided(&divided(&Answer::to(&prompt), 9, false), 9, false);
    let more = divided(&fewer, 8, true);
    let assignments = vec![Assignment { source: id(1), to: object(8), amount: 3 }];
    assert_eq!(more.confirmed(), Some(Action::AssignDamage { assignments }));
}

#[test]
fn whoever_may_be_given_no_damage_is_given_it_all_for_the_rules_to_refuse() {
    let prompt = damage_prompt();
    let bruno = Target::Player(PlayerId::Two);
    let assignments = vec![Assignment { source: id(1), to: bruno, amount: 3 }];
    let tried = Answer::to(&prompt).divide(&prompt, id(1), bruno, true);
    assert_eq!(tried, Outcome::Try(Action::AssignDamage { assignments }));
}

#[test]
fn a_lesson_suggests_no_division() {
    let prompt = damage_prompt();
    let form = prompt.form.as_ref().map(Form::unsuggested);
    let blank = Prompt { form, ..prompt };
    assert_eq!(Answer::to(&blank).confirmed(), Some(Action::AssignDamage { assignments: Vec::new() }));
}

/// 3 damage, divided 2 and 1 among two creatures; the player may be given none.
fn damage_prompt() -> Prompt {
    let part = |to, suggested| Recipient { to, label: "".into(), lethal: None, suggested, why_not: None };
    let player = part(Target::Player(PlayerId::Two), 0);
    let source = DamageForm {
        source: id(1),
        label: "".into(),
        amount: 3,
        recipients: Rc::from([
            part(object(8), 2),
            part(object(9), 1),
            Recipient { why_not: Some("".into()), ..player },
        ]),
    };
    prompt(Vec::new(), Some(Form::Damage { sources: Rc::from([source]) }))
}

#[test]
fn abilities_are_moved_one_place_and_not_beyond_the_ends() {
    let choice = |number| TriggerChoice { id: TriggerId::new(number), label: "".into() };
    let triggers = Rc::from([choice(1), choice(2), choice(3)]);
    let prompt = prompt(Vec::new(), Some(Form::Order { triggers }));
    let order = |answer: &Answer| match answer {
        Answer::Order(order) => order.iter().map(|id| id.get()).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    let start = Answer::to(&prompt);
    assert_eq!(order(&start.with_moved(TriggerId::new(1), true)), [2, 1, 3]);
    assert_eq!(order(&start.with_moved(TriggerId::new(1), false)), [1, 2, 3]);
    assert_eq!(order(&start.with_moved(TriggerId::new(3), true)), [1, 2, 3]);
}
