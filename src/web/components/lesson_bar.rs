//! What moves a lesson: back, on, and its parts, each of which can be gone to.

use super::icon::Icon;
use super::lesson_margin::{Lesson, title};
use super::question::verdict_said;
use crate::session::progress::LessonProgress;
use crate::session::study::{LessonCard, Wanted};
use crate::web::i18n::Strings;
use crate::web::learning::{PartPlace, StudyWish, part_place};
use crate::web::route::lesson_href;
use crate::web::store::{Message, Stride};
use crate::web::table::Direction;
use yew::prelude::*;

/// The bar under the board. `progress`: which parts are done; `next`: the lesson that follows; `told`: what stands before the
/// buttons where the page is narrow; `choose`: leads to what there is to choose.
pub fn lesson_bar(
    lesson: &Lesson<'_>,
    progress: &LessonProgress,
    next: Option<&LessonCard>,
    told: Html,
    choose: Callback<MouseEvent>,
) -> Html {
    let (words, view) = (lesson.scene.words, lesson.view);
    let is_at_start = view.table.cursor == 0;
    html! {
        <div class="transport lesson-bar" role="group" aria-label={words.learn.study.parts}>
            { told }
            <div class="transport__buttons">
                <button type="button" class="button button--icon" data-go="back" aria-label={words.transport.back} title={words.transport.back}
                    aria-disabled={is_at_start.then_some("true")} onclick={lesson.scene.sends(Message::Go(Stride::Back))}>{ Icon::Previous.view() }</button>
                { on(lesson, next, choose) }
                { stride(lesson) }
            </div>
            { parts(lesson, progress) }
            { folio(words, part_place(view, view.beat)) }
        </div>
    }
}

/// The lesson in one sentence: what is asked or was refused, what came of an answer, the event that has just happened, or how
/// the part begins.
#[must_use]
pub fn in_short(lesson: &Lesson<'_>, direction: Direction) -> String {
    let (words, view, shown) = (lesson.scene.words, lesson.view, lesson.scene.shown);
    if let Some(refused) = &shown.refused {
        return refused.question.to_string();
    }
    if lesson.shows_what_if {
        return words.learn.study.what_if.to_owned();
    }
    if view.is_lost {
        return words.learn.study.astray_short.to_owned();
    }
    let event = || shown.log.entries.last().map(|entry| entry.sentence.to_string());
    match &view.question {
        Some(question) if question.feedback.is_none() => question.sentence.to_string(),
        _ if direction == Direction::Forward => event().unwrap_or_default(),
        _ => match verdict_said(words, &view.verdict) {
            "" => title(words, view),
            verdict => verdict.to_owned(),
        },
    }
}

/// On; from the last part to the next lesson; from a wrong way back to where the part begins; and to what there is to choose,
/// where nothing goes on without it.
fn on(lesson: &Lesson<'_>, next: Option<&LessonCard>, choose: Callback<MouseEvent>) -> Html {
    let (words, view) = (lesson.scene.words, lesson.view);
    let primary = |go: &'static str, label: &'static str, icon: Icon, onclick: Callback<MouseEvent>| {
        html! { <button type="button" class="button button--primary" data-go={go} {onclick}>{ label }{ icon.view() }</button> }
    };
    let study = &words.learn.study;
    match next.filter(|_| view.wanted == Wanted::Nothing) {
        Some(next) => html! {
            <a class="button button--primary lesson-bar__next" data-go="next-lesson" href={lesson_href(&next.id)}>
                { (study.next_lesson)(next.number, &next.title) }{ Icon::Next.view() }
            </a>
        },
        None if view.is_lost => primary("again", study.again, Icon::Undo, lesson.wishes(&StudyWish::Again)),
        None if view.can_go_on => primary("forward", study.go_on, Icon::Next, onward(lesson)),
        None if view.wanted == Wanted::Nothing => html! {
            <button type="button" class="button button--primary" data-go="forward" aria-disabled="true">{ study.go_on }{ Icon::Next.view() }</button>
        },
        None => primary("choose", words.transport.choose, Icon::Down, choose),
    }
}

/// Past several events at once: after an answer to the next part, elsewhere past the turn's mere going on.
fn stride(lesson: &Lesson<'_>) -> Html {
    let (study, view) = (&lesson.words().learn.study, lesson.view);
    let is_answered = view.question.as_ref().is_some_and(|question| question.feedback.is_some());
    let (go, label, leads, wish) = if is_answered {
        ("next-part", study.next_part, view.beat < view.beats, StudyWish::NextPart)
    } else {
        ("ahead", study.ahead, view.ahead > 1, StudyWish::Ahead)
    };
    html! {
        <button type="button" class="button button--icon transport__step" data-go={go} aria-label={label} title={label}
            aria-disabled={(!leads).then_some("true")} onclick={lesson.wishes(&wish)}>
            { Icon::Step.view() }<span>{ label }</span>
        </button>
    }
}

/// To the next event of what is told, or to the next part.
fn onward(lesson: &Lesson<'_>) -> Callback<MouseEvent> {
    lesson.wishes(if lesson.view.only_goes_on { &StudyWish::NextPart } else { &StudyWish::Next })
}

/// Which part it is, of how many of its sort.
fn folio(words: &Strings, place: PartPlace) -> Html {
    html! { <p class="folio"><span><b>{ sign(words, place) }</b>{ " / " }{ place.of }</span></p> }
}

/// The number of a part; of what is asked again, with a letter before it.
fn sign(words: &Strings, place: PartPlace) -> String {
    if place.is_review { (words.learn.study.review_short)(place.number) } else { place.number.to_string() }
}

/// The parts, for those who want to skip or to go back.
fn parts(lesson: &Lesson<'_>, progress: &LessonProgress) -> Html {
    let (words, view) = (&lesson.scene.words.learn.study, lesson.view);
    let is_done = |place: PartPlace| match place.is_review {
        false => progress.has(place.number.saturating_sub(1)),
        true => *progress == LessonProgress::Done,
    };
    let name = |place: PartPlace| {
        if place.is_review { (words.review)(place.number) } else { (words.part)(place.number) }
    };
    // Whoever speaks to the page says what is to be seen.
    let label = |place: PartPlace| match place.is_review {
        true => lesson.scene.words.told(&sign(lesson.scene.words, place), name(place)),
        false => name(place),
    };
    let parts = (1..=view.beats).map(|beat| (beat, part_place(view, beat)));
    html! {
        <ol class="lesson-bar__parts" role="list" aria-label={words.parts} data-roving="row">
            { for parts.map(|(beat, place)| html! {
                <li key={beat}>
                    <button type="button" class="lesson-bar__part" data-part={beat.to_string()} data-done={is_done(place).then_some("true")}
                        aria-label={label(place)} title={name(place)} aria-current={(beat == view.beat).then_some("step")}
                        onclick={lesson.wishes(&StudyWish::SkipTo(beat))}><span aria-hidden="true">{ sign(lesson.scene.words, place) }</span></button>
                </li>
            }) }
        </ol>
    }
}
