//! What lies over the page: the open sheet and the notices.

use super::answer::Answer;
use super::astray::Astray;
use super::comparing::{Compared, Comparing};
use super::components::dialog::Dialog;
use super::components::fault_list::fault_list;
use super::components::lesson_plan::LessonPlan;
use super::components::notice::notice;
use super::components::share::Share;
use super::components::sheets::sheet;
use super::components::shortcuts::shortcuts;
use super::hooks::storage::Trouble;
use super::i18n::Strings;
use super::learning::{Practising, RoundWish, StudyWish, Studying};
use super::scene::Scene;
use super::settings::Settings;
use super::sharing::Sharing;
use super::sheet::Sheet;
use super::store::{Message, Store};
use super::table::Table;
use crate::engine::Edition;
use crate::session::Snapshot;
use std::rc::Rc;
use yew::prelude::*;

/// The open sheet.
pub fn overlay(
    store: &Store,
    desk: Option<&Desk<'_>>,
    settings: Settings,
    sharing: Sharing,
    send: &Callback<Message>,
    on_keys: Callback<bool>,
) -> Html {
    let words = Strings::of(store.locale);
    let Some(open) = store.sheet else { return html! {} };
    let inside = match (open, &store.table) {
        (Sheet::Shortcuts, _) => {
            let is_lecture = store.learning.studying.as_ref().is_some_and(|it| it.lecture.is_some());
            let is_presenting = store.presenting.is_some() || desk.is_some() && is_lecture;
            Some((words.keys.title.to_owned(), shortcuts(words, is_presenting, settings.keys, &on_keys)))
        }
        (Sheet::Share, _) => {
            let share = html! { <Share locale={store.locale} {sharing} /> };
            Some((words.share.title.to_owned(), share))
        }
        (Sheet::Parts, _) => store.learning.studying.as_ref().and_then(|studying| {
            let (locale, here) = (store.locale, studying.view.beat);
            let plan = html! { <LessonPlan {locale} lecture={studying.lecture.clone()?} {here} send={send.clone()} /> };
            Some((words.learn.room.parts.to_owned(), plan))
        }),
        (Sheet::Beside(edition, _), _) => beside(store, edition)
            .and_then(|shown| sheet(&Scene { shown, words, answer: &Answer::None, send }, open)),
        _ if desk.is_some() => desk.and_then(|desk| {
            sheet(&Scene { shown: desk.table, words, answer: desk.answer, send: &desk.send }, open)
        }),
        (_, Some(table)) => {
            let scene = Scene { shown: &table.shown, words, answer: &table.answer, send };
            sheet(&scene, open)
        }
        (_, None) => None,
    };
    let Some((title, inside)) = inside else { return html! {} };
    html! {
        <Dialog key={format!("{open:?}")} name={(open == Sheet::Share).then_some("share")} {title} close={words.head.close} on_close={send.reform(|()| Message::Close)}>
            { inside }
        </Dialog>
    }
}

/// Whose a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeskOf {
    /// A lesson's.
    Lesson,
    /// A lesson's before a whole room.
    Lecture,
    /// A round's of practice.
    Round,
}

/// The table of a lesson or of practice: what it shows, the answer so far, and whom it tells.
pub struct Desk<'a> {
    /// Whose it is.
    pub of: DeskOf,
    /// What it shows.
    pub table: &'a Rc<Snapshot>,
    answer: &'a Answer,
    send: Callback<Message>,
}

impl<'a> Desk<'a> {
    /// The table of a lesson.
    #[must_use]
    pub fn of_lesson(lesson: &'a Studying, send: &Callback<Message>) -> Self {
        let of = if lesson.lecture.is_some() { DeskOf::Lecture } else { DeskOf::Lesson };
        Self { of, table: &lesson.table, answer: &lesson.answer, send: to_lesson(send) }
    }

    /// The table of a question of practice, unless the round is over.
    #[must_use]
    pub fn of_round(round: &'a Practising, send: &Callback<Message>) -> Option<Self> {
        let send = send.reform(|message: Message| RoundWish::Table(Box::new(message)).into());
        round.table.as_ref().map(|table| Self { of: DeskOf::Round, table, answer: &Answer::None, send })
    }

    /// A callback for keys.
    pub const fn send(&self) -> &Callback<Message> {
        &self.send
    }
}

/// What is said at the table of a lesson is said to the lesson.
#[must_use]
pub fn to_lesson(send: &Callback<Message>) -> Callback<Message> {
    send.reform(|message: Message| StudyWish::Table(Box::new(message)).into())
}

/// The game on one side of the comparison.
fn beside(store: &Store, edition: Edition) -> Option<&Rc<Snapshot>> {
    let Some(Comparing::Both(compared)) = &store.comparing else { return None };
    compared.shown.sides.iter().find(|side| side.edition == edition).map(|side| &side.shown)
}

/// What there is to know without being interrupted, beside what the table tells.
#[derive(Clone, Copy)]
pub struct News<'a> {
    /// What is wrong with keeping the settings.
    pub trouble: Option<Trouble>,
    /// Whether something that was kept of the learner cannot be read.
    pub is_damaged: bool,
    /// Whether something of the boards that were kept cannot be read, where boards are shown.
    pub are_boards_damaged: bool,
    /// Which visit to an address that is partly unreadable this is.
    pub damaged: Option<u32>,
    /// What the address asks for that is not there, and on which visit.
    pub astray: Option<(Astray, u32)>,
    /// What was put away already.
    pub dismissed: &'a UseStateHandle<Vec<String>>,
}

/// The notices. What happens again is told again, though it was put away before; only the trouble with the settings is told once.
pub fn notices(
    words: &Strings,
    (table, compared): (Option<&Table>, Option<&Compared>),
    news: News<'_>,
    send: &Callback<Message>,
) -> Html {
    let trouble = news.trouble.map(|trouble| match trouble {
        Trouble::Refused => words.pages.storage_refused,
        Trouble::Corrupted => words.pages.storage_corrupted,
    });
    let trouble = trouble.map(|text| (text, format!("{:?}", news.trouble)));
    let damaged = news.damaged.map(|visit| (words.pages.bad_link, visit.to_string()));
    let astray = news.astray.map(|(astray, visit)| (astray.says(words), format!("{astray:?}-{visit}")));
    let progress = news.is_damaged.then(|| (words.learn.keep.damaged_notice, "progress".to_owned()));
    let boards = news.are_boards_damaged.then(|| (words.lab.damaged_notice, "boards".to_owned()));
    let lasting = [trouble, progress, boards, damaged, astray]
        .into_iter()
        .flatten()
        .filter(|(_, key)| !news.dismissed.contains(key));
    let lasting = lasting.map(|(text, key)| {
        let handle = news.dismissed.clone();
        let away = Callback::from(move |_| handle.set(handle.iter().cloned().chain([key.clone()]).collect()));
        (text, html! {}, away)
    });
    let on_table = table.and_then(|table| table.shown.notice.as_ref());
    let on_table = on_table.map(|told| (told, send.reform(|_| Message::Dismiss)));
    let beside = compared.and_then(|compared| compared.notice.as_ref());
    let beside =
        beside.map(|told| (told, send.reform(|_| Message::Beside(None, Box::new(Message::Dismiss)))));
    let told = on_table.or(beside).map(|(told, away)| {
        let faults = if told.faults.is_empty() {
            html! {}
        } else {
            fault_list(words, &told.faults)
        };
        (&*told.text, faults, away)
    });
    lasting
        .chain(told)
        .map(|(text, more, away)| html! { <div key={text.to_owned()}>{ notice(text, more, words.margin.dismiss, away) }</div> })
        .collect()
}
