//! The presenter's stage: which permanents stand on it, in which order, and whether every player and the stack are shown.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, ObjectId, PlayerId, Refusal};
use in_fase::locale::Locale;
use in_fase::session::snapshot::{
    CardView, EventKind, Flag, FlagKind, LandGroup, LogEntry, PermanentView, PhaseView, Refused, Side,
    TriggerView,
};
use in_fase::session::{Session, Snapshot};
use in_fase::web::on_stage::{MOST, on_stage, seats_all, shows_stack};
use in_fase::web::presenting::standing;
use std::rc::Rc;

/// A board with these creatures on the learner's side, 1 to 9, and the lands 11 to 13.
fn board(creatures: &[u32]) -> Snapshot {
    let mut shown = Snapshot::sample();
    let [near, far] = &*shown.table.sides else { panic!("two sides") };
    let creature = |id: &u32| PermanentView { id: ObjectId::new(*id), ..far.permanents[0].clone() };
    let land = |id| PermanentView { id: ObjectId::new(id), ..near.lands[0].lands[0].clone() };
    let lands = LandGroup { lands: [11, 12, 13].map(land).into(), ..near.lands[0].clone() };
    let permanents = creatures.iter().map(creature).collect();
    let near = Side { permanents, lands: Rc::from([lands]), ..near.clone() };
    let far = Side { permanents: Rc::from([]), ..far.clone() };
    shown.table.sides = Rc::from([near, far]);
    happens(shown, |entry| entry.objects = Rc::from([]))
}

fn happens(mut shown: Snapshot, change: impl Fn(&mut LogEntry)) -> Snapshot {
    let mut entries = shown.log.entries.to_vec();
    change(Rc::make_mut(entries.last_mut().unwrap()));
    shown.log.entries = entries.into();
    shown
}

fn touching(shown: Snapshot, objects: &[u32]) -> Snapshot {
    let objects: Rc<[ObjectId]> = objects.iter().copied().map(ObjectId::new).collect();
    happens(shown, |entry| entry.objects = objects.clone())
}

fn changed(mut shown: Snapshot, id: u32, change: impl Fn(&mut PermanentView)) -> Snapshot {
    let mut sides = shown.table.sides.to_vec();
    let mut permanents = sides[0].permanents.to_vec();
    change(permanents.iter_mut().find(|view| view.id.get() == id).unwrap());
    sides[0].permanents = permanents.into();
    shown.table.sides = sides.into();
    shown
}

fn out(view: &mut PermanentView) {
    view.phase =
        PhaseView::OutDirectly { returns_with: Some(view.controller), text: "".into(), just_now: false };
}

fn ids(shown: &Snapshot) -> Vec<u32> {
    standing(shown).map(ObjectId::get).collect()
}

#[test]
fn what_the_event_touches_goes_before_what_is_out_of_phase_and_that_before_the_rest() {
    let shown = board(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(
        ids(&touching(shown.clone(), &[7, 4])),
        [1, 2, 3, 4, 7],
        "three for company, in the order of the table"
    );
    let shown = changed(changed(shown, 6, out), 2, |view| view.is_targeted = true);
    assert_eq!(ids(&touching(shown.clone(), &[7, 4])), [1, 2, 4, 6, 7]);
    assert_eq!(ids(&shown), [1, 2, 3, 4, 6]);
}

#[test]
fn what_will_phase_out_next_and_what_has_an_ability_on_its_way_stand_there_at_every_event() {
    let shown = changed(board(&[1, 2, 3, 4, 5, 6, 7, 8, 9]), 7, |view| {
        view.flags = Rc::from([Flag { kind: FlagKind::Soon, text: "uscirà".into() }]);
    });
    assert_eq!(ids(&shown), [1, 2, 3, 4, 7]);
    let mut shown = shown;
    shown.table.waiting = Rc::from([TriggerView {
        id: 1,
        source: ObjectId::new(6),
        controller: PlayerId::One,
        title: "Vedetta d’Ombra".into(),
        description: "Pesca una carta.".into(),
        reason: "".into(),
        label: "".into(),
    }]);
    assert_eq!(ids(&shown), [1, 2, 3, 6, 7]);
}

#[test]
fn what_is_asked_about_stands_there_and_so_does_a_card_in_hand() {
    let mut shown = board(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let mut sides = shown.table.sides.to_vec();
    let dealt = Session::open("phasing", Edition::default(), Locale::It).unwrap().snapshot();
    let card = dealt.table.sides[0].player.hand[0].clone();
    sides[0].player.hand = Rc::from([20, 21].map(|id| CardView { id: ObjectId::new(id), ..card.clone() }));
    shown.table.sides = sides.into();
    shown.prompt.about = Rc::from([ObjectId::new(6), ObjectId::new(21)]);
    assert_eq!(ids(&shown), [1, 2, 3, 4, 6]);
    let cards: Vec<u32> = on_stage(&shown)[0].cards.iter().map(|card| card.id.get()).collect();
    assert_eq!(cards, [21]);
}

#[test]
fn an_event_that_concerns_one_of_those_who_stand_there_changes_nothing_on_the_stage() {
    let shown = board(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for id in 1..=5 {
        assert_eq!(ids(&touching(shown.clone(), &[id])), [1, 2, 3, 4, 5]);
    }
}

#[test]
fn where_there_is_room_all_stand_there_and_else_it_says_how_many_more_there_are() {
    let more = |shown: &Snapshot| on_stage(shown).iter().map(|group| group.more).collect::<Vec<_>>();
    let all = board(&[1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!((ids(&all), more(&all)), ((1..=8).collect(), vec![0, 0]));
    let many = board(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!((ids(&many), more(&many)), ((1..=5).collect(), vec![4, 0]));
    // Beside the stack there is room for six.
    let beside = happens(board(&[1, 2, 3, 4, 5, 6, 7]), |entry| entry.kind = EventKind::Resolve);
    assert_eq!((ids(&beside), more(&beside)), ((1..=5).collect(), vec![2, 0]));
    let beside = happens(board(&[1, 2, 3, 4, 5, 6]), |entry| entry.kind = EventKind::Resolve);
    assert_eq!((ids(&beside), more(&beside)), ((1..=6).collect(), vec![0, 0]));
}

#[test]
fn nothing_is_left_out_of_the_turns_of_phasing_without_a_word() {
    for edition in Edition::ALL {
        let shown = Session::open("phasing", edition, Locale::It).unwrap().snapshot();
        let groups = on_stage(&shown);
        for (group, side) in groups.iter().zip(&*shown.table.sides) {
            assert_eq!(group.permanents.len() + group.more, side.permanents.len(), "{edition:?}");
        }
        assert_eq!(groups.iter().map(|group| group.more).sum::<usize>(), 0, "seven have room");
    }
}

#[test]
fn eight_stand_on_the_stage_at_most_and_five_though_nothing_happens_to_them() {
    let shown = board(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(ids(&touching(shown.clone(), &[9, 8, 7, 6, 5, 4, 3, 2])), [2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(ids(&touching(shown.clone(), &[9, 8, 7, 6, 5, 4, 3, 2, 1])), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(MOST, 8);
    assert_eq!(ids(&shown), [1, 2, 3, 4, 5]);
    assert_eq!(ids(&board(&[])), [] as [u32; 0]);
}

#[test]
fn lands_stand_there_only_if_the_event_touches_them_and_after_the_others() {
    let shown = board(&[1, 2]);
    assert_eq!(ids(&shown), [1, 2]);
    assert_eq!(ids(&touching(shown.clone(), &[12])), [1, 2, 12]);
    let shown = board(&[1, 2, 3, 4, 5, 6]);
    assert_eq!(ids(&touching(shown, &[13, 12, 11, 6, 5, 4, 3, 2, 1])), [1, 2, 3, 4, 5, 6, 11, 12]);
}

#[test]
fn an_attachment_brings_its_host() {
    let shown = board(&[1, 2, 3, 4, 6, 7, 5, 8, 10]);
    let aura = PermanentView { id: ObjectId::new(9), ..shown.table.sides[0].permanents[0].clone() };
    let shown = changed(shown, 5, |view| view.attachments = Rc::from([aura.clone()]));
    assert_eq!(ids(&touching(shown, &[9])), [1, 2, 3, 4, 5]);
}

#[test]
fn a_refused_attempt_puts_on_the_stage_what_it_named() {
    let mut shown = touching(board(&[1, 2, 3, 4, 6, 7, 5, 8, 10]), &[1]);
    shown.refused = Some(Refused {
        question: "Perché il Muro non può attaccare?".into(),
        sentence: "È un Muro.".into(),
        code: "attackerWall",
        refusal: Refusal::AttackerWall { creature: ObjectId::new(5) },
        citations: Rc::from([]),
        annotations: Rc::from([]),
        instead: Rc::from([]),
        objects: Rc::from([ObjectId::new(5)]),
    });
    assert_eq!(ids(&shown), [1, 2, 3, 4, 5]);
}

#[test]
fn of_two_players_both_have_a_place_and_of_more_those_who_have_something_there() {
    let shown = board(&[1]);
    assert!(seats_all(&shown) && !shows_stack(&shown));
    assert_eq!(on_stage(&shown).len(), 2, "his life can be asked about at any time");
    let mut sides = shown.table.sides.to_vec();
    sides.push(sides[1].clone());
    let mut shown = shown;
    shown.table.sides = sides.into();
    assert!(!seats_all(&shown));
    assert_eq!(on_stage(&shown).len(), 1);
    let gained = happens(shown.clone(), |entry| entry.kind = EventKind::Life);
    assert_eq!(on_stage(&gained).len(), 3, "but when it is about life");
    let players: Rc<[_]> = Rc::from([PlayerId::Two]);
    let to_player = happens(shown.clone(), |entry| {
        entry.kind = EventKind::Damage;
        entry.players = players.clone();
    });
    assert!(seats_all(&to_player));
    assert!(!seats_all(&happens(shown.clone(), |entry| entry.kind = EventKind::Damage)), "to a creature");
    assert!(shows_stack(&happens(shown, |entry| entry.kind = EventKind::Resolve)), "it has just left");
}
