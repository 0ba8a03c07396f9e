//! One learner at the table of a lesson: what he has begun there belongs to the part that he is in.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, Misconception, Target};
use in_fase::lesson::bundle;
use in_fase::locale::Locale;
use in_fase::session::progress::{Answered, Day, Progress, Why};
use in_fase::session::snapshot::Form;
use in_fase::session::study::{BeatKindView, VerdictView};
use in_fase::web::answer::Answer;
use in_fase::web::learning::{Learn, Learning, StudyWish, Studying};
use in_fase::web::store::{Message, Store};
use std::rc::Rc;
use yew::Reducible;

/// The part of the lesson in which damage may not go to the player; in the next one it is divided at the same place.
const TRY: u32 = 5;

/// A learner in the lesson about damage, where it is divided.
struct Learner(Rc<Store>);

impl Learner {
    fn at(part: u32) -> Self {
        let text = include_str!("../lessons/15-damage.lesson");
        let mut learner = Self(Rc::new(Store::new(Locale::En, Edition::Current, Learning::default())));
        learner.send(Message::Learn(Learn::Arrived(Some(bundle([text]).into()))));
        learner.send(Message::Learn(Learn::Open { lesson: "damage".into(), beat: Some(part), room: None }));
        learner
    }

    fn send(&mut self, message: Message) {
        self.0 = self.0.clone().reduce(message);
    }

    fn wish(&mut self, wish: StudyWish) {
        self.send(wish.into());
    }

    fn now(&self) -> &Studying {
        self.0.studied("damage").unwrap()
    }

    /// One more damage from the first source to its first recipient, or to the first who may be given none.
    fn one_more(&mut self, is_forbidden: bool) {
        let Some(Form::Damage { sources }) = &self.now().table.prompt.form else { panic!("no damage") };
        let recipients = sources.iter().flat_map(|form| form.recipients.iter().map(|to| (form.source, to)));
        let found =
            recipients.filter(|(_, to)| to.why_not.is_some() == is_forbidden).map(|(of, to)| (of, to.to));
        let (source, to): (_, Target) = found.into_iter().next().unwrap();
        self.wish(StudyWish::Table(Box::new(Message::Divide { source, to, more: true })));
    }

    fn has_begun(&self) -> bool {
        self.now().answer != Answer::to(&self.now().table.prompt)
    }
}

#[test]
fn what_was_begun_in_a_part_is_dropped_when_it_begins_again_or_another_one_does() {
    for leave in [StudyWish::Again, StudyWish::SkipTo(TRY), StudyWish::SkipTo(TRY + 1)] {
        let mut learner = Learner::at(TRY);
        learner.one_more(false);
        assert!(learner.has_begun());
        learner.wish(StudyWish::Hint);
        assert!(learner.has_begun(), "a hint takes nothing away");
        learner.wish(leave.clone());
        assert!(!learner.has_begun(), "{leave:?}");
    }
}

/// Whoever comes back to it is then told that it is asked anew.
#[test]
fn a_question_counts_as_done_once_it_is_answered_and_not_where_its_answer_was_only_shown() {
    let is_done_after = |wish: StudyWish| {
        let mut learner = Learner::at(TRY - 1);
        assert!(learner.now().view.question.is_some());
        learner.wish(wish);
        learner.0.learning.progress.lesson("damage", Edition::Current).has(TRY - 2)
    };
    assert!(is_done_after(StudyWish::Answer(0)));
    assert!(!is_done_after(StudyWish::Reveal));
}

#[test]
fn whoever_may_be_given_no_damage_can_be_tried_by_hand() {
    let mut learner = Learner::at(TRY);
    learner.one_more(true);
    assert_eq!(learner.now().view.verdict, VerdictView::Done);
    let refused = learner.now().table.refused.as_ref().unwrap();
    assert_eq!(refused.code, "illegalRecipient");
}

#[test]
fn a_card_that_is_chosen_for_discarding_can_be_tried_to_be_played_by_hand() {
    let text = include_str!("../lessons/11-end-and-cleanup.lesson");
    let mut learner = Learner(Rc::new(Store::new(Locale::En, Edition::Current, Learning::default())));
    learner.send(Message::Learn(Learn::Arrived(Some(bundle([text]).into()))));
    learner.send(Message::Learn(Learn::Open { lesson: "end-and-cleanup".into(), beat: Some(6), room: None }));
    let studying = |learner: &Learner| learner.0.studied("end-and-cleanup").unwrap().clone();
    let table = studying(&learner).table;
    assert!(matches!(table.prompt.form, Some(Form::Discard { .. })));
    let you = table.table.sides.iter().find(|side| side.player.is_you).unwrap();
    let root = you.player.hand.iter().find(|card| &*card.name == "Stubborn Root").unwrap();
    learner.wish(StudyWish::Table(Box::new(Message::Attempt(root.attempt.clone().unwrap()))));
    assert_eq!(studying(&learner).view.verdict, VerdictView::Done);
}

/// Somebody who has taken a blocked attacker for an unblocked one, at the first question that a lesson asks again.
fn asked_again(room: Option<Vec<u32>>) -> (Vec<Misconception>, Option<Why>) {
    let texts = [include_str!("../lessons/14-blockers.lesson"), include_str!("../lessons/15-damage.lesson")];
    let today = Day(20_000);
    let progress = Progress::default().with_answer(&[Misconception::UnblockedAgain], Answered::Wrong, today);
    let learning = Learning { progress: Rc::new(progress), today, ..Learning::default() };
    let mut learner = Learner(Rc::new(Store::new(Locale::En, Edition::Current, learning)));
    learner.send(Message::Learn(Learn::Arrived(Some(bundle(texts).into()))));
    learner.send(Message::Learn(Learn::Open { lesson: "damage".into(), beat: Some(1), room }));
    let last = learner.now().view.beats;
    let again = (1..=last).find_map(|beat| {
        learner.wish(StudyWish::SkipTo(beat));
        let view = &learner.now().view;
        (view.kind == BeatKindView::Review).then(|| view.question.clone()).flatten()
    });
    let question = again.unwrap();
    (question.tempted.to_vec(), question.why)
}

#[test]
fn what_was_got_wrong_in_one_lesson_is_asked_again_first_in_a_later_one_but_not_before_a_room() {
    let (tempted, why) = asked_again(None);
    assert!(tempted.contains(&Misconception::UnblockedAgain));
    assert_eq!(why, Some(Why::Believed { times: 1 }));
    assert_eq!(asked_again(Some(Vec::new())).1, None);
}

/// Whoever has taken the step for over once the stack is empty, at the question asked again on that account.
fn asked_about_the_end_of_a_step() -> (Learner, Vec<Misconception>) {
    let texts = [
        include_str!("../lessons/01-first-turn.lesson"),
        include_str!("../lessons/02-untap.lesson"),
        include_str!("../lessons/04-upkeep.lesson"),
        include_str!("../lessons/05-draw.lesson"),
    ];
    let today = Day(20_000);
    let progress =
        Progress::default().with_answer(&[Misconception::StepEndsWithStack], Answered::Wrong, today);
    let learning = Learning { progress: Rc::new(progress), today, ..Learning::default() };
    let mut learner = Learner(Rc::new(Store::new(Locale::En, Edition::Current, learning)));
    learner.send(Message::Learn(Learn::Arrived(Some(bundle(texts).into()))));
    learner.send(Message::Learn(Learn::Open { lesson: "draw".into(), beat: Some(1), room: None }));
    let view = &learner.0.studied("draw").unwrap().view;
    let first = view.beats - 2;
    learner.wish(StudyWish::SkipTo(first));
    let view = &learner.0.studied("draw").unwrap().view;
    let question = view.question.as_ref().unwrap();
    assert_eq!((view.kind, question.why), (BeatKindView::Review, Some(Why::Believed { times: 1 })));
    let tempted = question.tempted.to_vec();
    (learner, tempted)
}

/// Everything on the record: of which belief, and how often it was seen through and fallen for.
fn record(learner: &Learner) -> Vec<(Misconception, u32, u32)> {
    learner.0.learning.progress.beliefs().map(|(belief, own)| (belief, own.right, own.wrong)).collect()
}

#[test]
fn a_right_answer_to_what_is_asked_again_counts_for_what_it_tempted_with_and_is_asked_no_more_today() {
    let (mut learner, tempted) = asked_about_the_end_of_a_step();
    assert_eq!(tempted, [Misconception::StepEndsWithStack], "who has priority has two answers");
    let shown = |learner: &Learner| learner.0.studied("draw").unwrap().view.clone();
    let count = shown(&learner).question.as_ref().unwrap().options.len();
    let right = (0..count).find(|at| {
        let mut other = Learner(learner.0.clone());
        other.wish(StudyWish::Answer(*at));
        shown(&other).verdict == VerdictView::RightAnswer
    });
    let mut wrong = Learner(learner.0.clone());
    wrong.wish(StudyWish::Answer((0..count).find(|at| Some(*at) != right).unwrap()));
    assert_eq!(record(&wrong), [(Misconception::StepEndsWithStack, 0, 2)]);
    learner.wish(StudyWish::Answer(right.unwrap()));
    assert_eq!(record(&learner), [(Misconception::StepEndsWithStack, 1, 1)]);
    assert!(learner.0.learning.progress.all_due(learner.0.learning.today).is_empty());
}
