//! A lesson before a whole room: a clicker alone leads through it in any order, and nothing is given away before it is asked for.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

mod course;

use in_fase::engine::Edition;
use in_fase::lesson::bundle;
use in_fase::locale::Locale;
use in_fase::session::study::{BeatKindView, OptionMark, VerdictView, Wanted};
use in_fase::web::learning::{Learn, Learning, PartPlace, Plan, PlanWish, StudyWish, Studying};
use in_fase::web::presenting::Present;
use in_fase::web::sheet::Sheet;
use in_fase::web::store::{Message, Store, Stride};
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::Reducible;

/// More clicks than any lesson needs.
const ENOUGH: usize = 500;

/// A store that shows the lesson made for the tests to a room.
struct Room(Rc<Store>);

impl Room {
    fn new(order: &[u32]) -> Self {
        let mut room = Self(Rc::new(Store::new(Locale::It, Edition::default(), Learning::default())));
        let texts = course::texts();
        room.send(Message::Learn(Learn::Arrived(Some(bundle(texts.iter().map(String::as_str)).into()))));
        room.open(Some(order.to_vec()));
        room
    }

    fn open(&mut self, order: Option<Vec<u32>>) {
        self.send(Message::Learn(Learn::Open { lesson: "sample".into(), beat: None, room: order }));
    }

    fn send(&mut self, message: Message) {
        self.0 = self.0.clone().reduce(message);
    }

    fn wish(&mut self, wish: StudyWish) {
        self.send(wish.into());
    }

    /// Something said at the table, as the stage and its keys say it.
    fn say(&mut self, message: Message) {
        self.wish(StudyWish::Table(Box::new(message)));
    }

    fn click(&mut self) {
        self.say(Message::Go(Stride::Forward));
    }

    fn now(&self) -> &Studying {
        self.0.studied("sample").unwrap()
    }

    fn plan(&self) -> &Plan {
        &self.now().lecture.as_ref().unwrap().plan
    }

    /// Clicks on to the end: which part was shown when, and the board with which each began.
    fn clicked_through(&mut self) -> (Vec<u32>, BTreeMap<u32, String>) {
        let (mut order, mut boards) = (Vec::new(), BTreeMap::new());
        for _ in 0..ENOUGH {
            let view = self.now().view.clone();
            if order.last() != Some(&view.beat) {
                order.push(view.beat);
                boards.insert(view.beat, view.table.fingerprint.to_string());
            }
            self.click();
            let after = &self.now().view;
            if after.beat == view.beat
                && (after.table.cursor, &after.verdict) == (view.table.cursor, &view.verdict)
            {
                return (order, boards);
            }
        }
        panic!("the lesson does not end");
    }
}

#[test]
fn a_clicker_alone_leads_through_the_parts_in_every_order_and_each_has_its_board() {
    let mut room = Room::new(&[]);
    let names: Vec<u32> = room.plan().shown_parts().map(|part| part.name).collect();
    let beats: Vec<u32> = room.plan().shown_parts().filter_map(|part| part.beat).collect();
    let (order, boards) = room.clicked_through();
    assert_eq!(order, beats);
    assert!(beats.len() > 4);

    let reversed: Vec<u32> = names.iter().rev().copied().collect();
    let mut room = Room::new(&reversed);
    let (order, same) = room.clicked_through();
    assert_eq!(order, beats.iter().rev().copied().collect::<Vec<_>>());
    assert_eq!(same, boards, "a part begins as the lesson has it, whatever was shown before");

    let mut room = Room::new(&[names[2], names[0]]);
    let (order, _) = room.clicked_through();
    assert_eq!(order, [beats[2], beats[0]]);
}

#[test]
fn an_answer_is_kept_from_the_room_until_it_is_asked_for_and_can_be_hidden_again() {
    let mut room = Room::new(&[]);
    let mut kinds = Vec::new();
    for beat in 1..=room.now().view.beats {
        room.wish(StudyWish::SkipTo(beat));
        let begun = room.now().view.clone();
        if !room.now().hides_answer() {
            continue;
        }
        kinds.push(begun.kind);
        let options = |room: &Room| {
            room.now().view.question.iter().flat_map(|it| it.options.to_vec()).collect::<Vec<_>>()
        };
        assert!(options(&room).iter().all(|option| option.mark == OptionMark::Open));
        assert_eq!(room.now().table.total, begun.table.cursor, "nothing of what comes is known, beat {beat}");
        room.say(Message::Present(Present::Ask));
        assert_eq!(room.now().view.verdict, VerdictView::Revealed, "beat {beat}");
        assert!(!room.now().hides_answer());
        let marked = options(&room).iter().filter(|option| option.mark == OptionMark::Right).count();
        assert_eq!(marked, usize::from(begun.question.is_some()));
        room.say(Message::Present(Present::Ask));
        assert!(room.now().hides_answer(), "beat {beat}");
        assert!(*room.now().view == *begun, "hidden again, it is as it was, beat {beat}");
    }
    for kind in [BeatKindView::Do, BeatKindView::Predict, BeatKindView::Try, BeatKindView::Free] {
        assert!(kinds.contains(&kind), "{kind:?} in {kinds:?}");
    }
}

#[test]
fn what_a_room_goes_through_is_not_put_on_the_record_of_one_learner() {
    let mut room = Room::new(&[]);
    room.clicked_through();
    assert!(room.0.learning.progress.is_empty());
    room.open(None);
    assert!(room.now().lecture.is_none());
    room.wish(StudyWish::SkipTo(1));
    while room.now().view.beat == 1 {
        room.wish(StudyWish::Next);
    }
    assert!(!room.0.learning.progress.is_empty());
}

#[test]
fn back_leads_to_the_part_before_in_the_plan() {
    let mut room = Room::new(&[3, 1]);
    let first = room.now().view.beat;
    room.say(Message::Go(Stride::NextStep));
    assert_ne!(room.now().view.beat, first);
    room.say(Message::Go(Stride::Back));
    assert_eq!(room.now().view.beat, first);
    room.say(Message::Go(Stride::Back));
    assert_eq!(room.now().view.beat, first, "there is none before the first");
    room.wish(StudyWish::Plan(PlanWish::Last));
    assert_ne!(room.now().view.beat, first);
    room.wish(StudyWish::Plan(PlanWish::First));
    assert_eq!(room.now().view.beat, first);
}

#[test]
fn a_part_that_asks_is_listed_by_its_question() {
    let room = Room::new(&[]);
    let mut asked = room.plan().shown_parts().filter(|part| part.kind == BeatKindView::Predict);
    assert_eq!(
        asked.next().unwrap().text.as_deref(),
        Some("Quali sono le prossime tre cose che succedono, nell’ordine?")
    );
    let again = room.plan().shown_parts().filter(|part| part.kind == BeatKindView::Review);
    assert!(again.count() > 0);
    for part in room.plan().shown_parts().filter(|it| it.kind == BeatKindView::Review) {
        assert!(part.text.as_ref().unwrap().ends_with('?'), "{part:?}");
    }
}

#[test]
fn parts_are_counted_as_they_are_shown_and_as_the_list_of_lessons_counts_them() {
    let mut room = Room::new(&[]);
    let card = room.now().view.lesson.clone();
    let edition = card.editions.iter().position(|own| *own == Edition::default()).unwrap();
    let own = card.beats[edition];
    assert_eq!(room.now().place(), PartPlace { is_review: false, number: 1, of: own });
    room.wish(StudyWish::Plan(PlanWish::Last));
    assert_eq!(room.now().place(), PartPlace { is_review: false, number: own, of: own });
    let mut room = Room::new(&[3, 1]);
    assert_eq!(room.now().place(), PartPlace { is_review: false, number: 1, of: 2 });
    room.say(Message::Go(Stride::NextStep));
    assert_eq!(room.now().place(), PartPlace { is_review: false, number: 2, of: 2 });
}

#[test]
fn a_part_that_is_left_out_while_it_is_shown_makes_room_for_the_next() {
    let mut room = Room::new(&[2, 1, 3]);
    let beat = |room: &Room, at: usize| room.plan().shown_parts().nth(at).unwrap().beat.unwrap();
    let second = beat(&room, 1);
    room.wish(StudyWish::Plan(PlanWish::Skip(2)));
    assert_eq!(room.now().view.beat, second);
    assert_eq!(room.plan().order(), [1, 3]);
    assert_eq!(room.0.sheet, Some(Sheet::Parts), "the list stays open");
    room.wish(StudyWish::Plan(PlanWish::TakeBack(2)));
    room.wish(StudyWish::Plan(PlanWish::Later(1)));
    assert_eq!(room.plan().order(), [2, 1, 3]);
}

#[test]
fn the_plan_and_the_screen_outlast_a_change_of_edition_and_of_language() {
    let mut room = Room::new(&[3, 2, 1]);
    room.say(Message::Present(Present::Labels));
    room.send(Message::Edition(Edition::default().other()));
    room.send(Message::Speak(Locale::Fr));
    let lecture = room.now().lecture.clone().unwrap();
    assert_eq!(lecture.plan.order(), [3, 2, 1]);
    assert!(lecture.presenting.hides_labels);
    let told = lecture.plan.shown_parts().filter_map(|part| part.text.clone()).collect::<Vec<_>>();
    room.send(Message::Speak(Locale::It));
    let retold = room.plan().shown_parts().filter_map(|part| part.text.clone()).collect::<Vec<_>>();
    assert!(!told.is_empty() && told != retold);
}

#[test]
fn escape_takes_away_what_lies_over_the_lesson_and_then_leaves() {
    let mut room = Room::new(&[]);
    room.say(Message::Present(Present::FrameAt(1)));
    room.say(Message::Present(Present::Blank));
    let place = room.now().view.table.cursor;
    room.click();
    let now = &room.now().lecture.as_ref().unwrap().presenting;
    assert!(!now.is_blank && now.framed.len() == 1, "a click gives the picture back first");
    assert_eq!(room.now().view.table.cursor, place);
    room.say(Message::Present(Present::Escape));
    assert!(room.now().lecture.as_ref().unwrap().presenting.framed.is_empty());
    room.say(Message::Present(Present::Escape));
    assert!(room.now().lecture.is_none());
    assert_ne!(room.now().view.wanted, Wanted::Nothing);
}
