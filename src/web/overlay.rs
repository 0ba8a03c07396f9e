//! What lies over the page: the open sheet, the notices, and what is read out.

use super::answer::Answer;
use super::astray::Astray;
use super::comparing::{Compared, Comparing};
use super::components::dialog::Dialog;
use super::components::lesson_margin::title;
use super::components::lesson_plan::LessonPlan;
use super::components::notice::notice;
use super::components::question::verdict_said;
use super::components::share::Share;
use super::components::sheets::sheet;
use super::components::shortcuts::shortcuts;
use super::hooks::storage::Trouble;
use super::i18n::Strings;
use super::learning::{Practising, RoundWish, StudyWish, Studying};
use super::presenting::Presenting;
use super::scene::Scene;
use super::settings::Settings;
use super::sharing::Sharing;
use super::sheet::Sheet;
use super::store::{Message, Store, Table};
use crate::engine::Edition;
use crate::session::Snapshot;
use crate::session::snapshot::Form;
use crate::session::study::HintView;
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
            Some((words.keys.title.to_owned(), shortcuts(words, settings.keys, &on_keys)))
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

/// What is read out of a round of practice when it changes.
#[must_use]
pub fn said_in_round(words: &Strings, round: &Practising) -> String {
    let Some(question) = &round.view.question else { return words.learn.practice.results.to_owned() };
    if round.shows_what_if {
        return words.learn.study.what_if.to_owned();
    }
    let verdict = verdict_said(words, &round.view.verdict);
    match question.feedback.as_ref().and_then(|it| it.why.as_ref()) {
        Some(why) => format!("{verdict}. {why}"),
        None if !verdict.is_empty() => verdict.to_owned(),
        None => question.sentence.to_string(),
    }
}

/// What is said at the table of a lesson is said to the lesson.
#[must_use]
pub fn to_lesson(send: &Callback<Message>) -> Callback<Message> {
    send.reform(|message: Message| StudyWish::Table(Box::new(message)).into())
}

/// What is read out of a lesson when it changes: why something was refused, what came of an answer or a deed, the last hint,
/// a new part as a whole, or the event.
#[must_use]
pub fn said_in_lesson(words: &Strings, lesson: &Studying) -> String {
    let view = &lesson.view;
    if let Some(refused) = &lesson.table.refused {
        return format!("{} {}", refused.question, refused.sentence);
    }
    if lesson.shows_what_if {
        return words.learn.study.what_if.to_owned();
    }
    let part = || std::iter::once(title(words, view)).chain(view.said.iter().map(|text| text.to_string()));
    let verdict = verdict_said(words, &view.verdict);
    if !verdict.is_empty() {
        let why = view.question.as_ref().and_then(|question| question.feedback.as_ref()?.why.as_ref());
        return why.map_or_else(|| verdict.to_owned(), |why| format!("{verdict}. {why}"));
    }
    match (view.hints.last(), lesson.table.log.entries.last()) {
        _ if lesson.has_turned => part().collect::<Vec<_>>().join(" "),
        (Some(HintView::Step { text } | HintView::Action { text }), _) => text.to_string(),
        (Some(HintView::Rule { passages }), _) => {
            passages.first().map(|passage| passage.citation.label.to_string()).unwrap_or_default()
        }
        (None, Some(entry)) => entry.sentence.to_string(),
        (None, None) => part().collect::<Vec<_>>().join(" "),
    }
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
pub fn notices(words: &Strings, table: Option<&Table>, news: News<'_>, send: &Callback<Message>) -> Html {
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
        (text, away)
    });
    let told = table.and_then(|table| table.shown.notice.as_ref());
    let told = told.map(|told| (&*told.text, send.reform(|_| Message::Dismiss)));
    lasting
        .chain(told)
        .map(|(text, away)| html! { <div key={text.to_owned()}>{ notice(text, words.margin.dismiss, away) }</div> })
        .collect()
}

/// How damage is divided, once the reader divides it otherwise than it was suggested: what each source gives, and to whom.
fn division(words: &Strings, table: &Table) -> Option<String> {
    let prompt = &table.shown.prompt;
    let (Some(Form::Damage { sources }), Answer::Damage(parts)) = (&prompt.form, &table.answer) else {
        return None;
    };
    if table.shown.refused.is_some() || table.answer == Answer::to(prompt) {
        return None;
    }
    let told = sources.iter().map(|form| {
        let own = || parts.iter().filter(|part| part.source == form.source);
        let given: u32 = own().map(|part| part.amount).sum();
        let label = |to| form.recipients.iter().find(|one| one.to == to).map_or("", |one| &*one.label);
        let whole = words.told(&form.label, (words.margin.divided)(given, form.amount));
        let each = own().map(|part| words.told(label(part.to), part.amount));
        [whole].into_iter().chain(each).collect::<Vec<_>>().join("; ")
    });
    Some(told.collect::<Vec<_>>().join(". "))
}

/// What is read out when it changes: why something on the table was refused, or the event; the question, while it stands.
#[must_use]
pub fn said(
    words: &Strings,
    table: Option<&Table>,
    compared: Option<&Compared>,
    presenting: Option<&Presenting>,
) -> String {
    if let Some(compared) = compared {
        return compared.shown.said.to_string();
    }
    let Some(table) = table else { return String::new() };
    if presenting.is_some_and(|presenting| presenting.is_asking) {
        return words.presenter.question.to_owned();
    }
    let shown = &table.shown;
    if let Some(division) = division(words, table) {
        return division;
    }
    match (&shown.refused, shown.log.entries.last()) {
        (Some(refused), _) => format!("{} {}", refused.question, refused.sentence),
        (None, Some(entry)) => entry.sentence.to_string(),
        (None, None) => shown.scenario.intro.to_string(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::said;
    use crate::engine::Edition;
    use crate::locale::Locale;
    use crate::session::snapshot::Form;
    use crate::web::i18n::Strings;
    use crate::web::learning::Learning;
    use crate::web::store::{Message, Store};
    use std::rc::Rc;
    use yew::Reducible;

    #[test]
    fn damage_divided_otherwise_is_read_out_with_what_each_gets() {
        let store = Rc::new(
            Store::new(Locale::En, Edition::default(), Learning::default()).opened("tutorial", Some(68)),
        );
        let read = |store: &Store| said(Strings::of(Locale::En), store.table.as_ref(), None, None);
        let shown = store.table.as_ref().unwrap().shown.clone();
        assert_eq!(read(&store), shown.log.entries.last().unwrap().sentence.to_string());
        let Some(Form::Damage { sources }) = &shown.prompt.form else { panic!("no damage to divide") };
        let form = &sources[0];
        let first = &form.recipients[0];
        let more = Message::Divide { source: form.source, to: first.to, more: true };
        let told = read(&store.reduce(more));
        let whole = format!("{}: {} of {}", form.label, form.amount + 1, form.amount);
        assert!(told.starts_with(&whole), "{told}");
        assert!(told.contains(&format!("; {}: {}", first.label, first.suggested + 1)), "{told}");
    }
}
