//! What moves a lesson: back, on, and its parts, each of which can be gone to.

use super::icon::Icon;
use super::lesson_margin::{Lesson, title};
use super::lesson_row::parts as own_parts;
use super::question::verdict_said;
use crate::session::progress::LessonProgress;
use crate::session::study::{LessonCard, StudyView, Wanted};
use crate::web::i18n::Strings;
use crate::web::learning::StudyWish;
use crate::web::route::lesson_href;
use crate::web::store::{Direction, Message, Stride};
use yew::prelude::*;

/// The bar under the board. `progress`: which parts are done; `next`: the lesson that follows; `told`: what stands before the
/// buttons where the page is narrow.
pub fn lesson_bar(
    lesson: &Lesson<'_>,
    progress: &LessonProgress,
    next: Option<&LessonCard>,
    told: Html,
) -> Html {
    let (words, view) = (lesson.scene.words, lesson.view);
    let is_at_start = view.table.cursor == 0;
    html! {
        <div class="transport lesson-bar" role="group" aria-label={words.learn.study.parts}>
            { told }
            <div class="transport__buttons">
                <button type="button" class="button button--icon" data-go="back" aria-label={words.transport.back} title={words.transport.back}
                    aria-disabled={is_at_start.then_some("true")} onclick={lesson.scene.sends(Message::Go(Stride::Back))}>{ Icon::Previous.view() }</button>
                { on(lesson, next) }
                <button type="button" class="button button--icon transport__step" data-go="ahead" aria-label={words.learn.study.ahead} title={words.learn.study.ahead}
                    aria-disabled={(view.ahead < 2).then_some("true")} onclick={lesson.wishes(&StudyWish::Ahead)}>
                    { Icon::Step.view() }<span>{ words.learn.study.ahead }</span>
                </button>
            </div>
            { parts(lesson, progress) }
            <p class="folio"><span><b>{ view.beat }</b>{ " / " }{ view.beats }</span></p>
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
    let event = || shown.log.entries.last().map(|entry| entry.sentence.to_string());
    match &view.question {
        Some(question) if question.feedback.is_none() => question.sentence.to_string(),
        _ if direction == Direction::Forward => event().unwrap_or_default(),
        _ => match verdict_said(words, &view.verdict) {
            "" => view.said.first().map_or_else(|| title(words, view), ToString::to_string),
            verdict => verdict.to_owned(),
        },
    }
}

/// On; from the last part to the next lesson.
fn on(lesson: &Lesson<'_>, next: Option<&LessonCard>) -> Html {
    let (words, view) = (lesson.scene.words, lesson.view);
    match next.filter(|_| view.wanted == Wanted::Nothing) {
        Some(next) => html! {
            <a class="button button--primary lesson-bar__next" data-go="next-lesson" href={lesson_href(&next.id)}>
                { (words.learn.study.next_lesson)(next.number, &next.title) }{ Icon::Next.view() }
            </a>
        },
        None => html! {
            <button type="button" class="button button--primary" data-go="forward" aria-disabled={(!view.can_go_on).then_some("true")}
                onclick={lesson.wishes(&StudyWish::Next)}>{ label(words, view) }{ Icon::Next.view() }</button>
        },
    }
}

/// What going on does: another event of what is told, or the next part.
fn label(words: &Strings, view: &StudyView) -> &'static str {
    let study = &words.learn.study;
    if view.is_over && view.beat < view.beats { study.next_part } else { study.go_on }
}

/// How many parts of its own the lesson has.
fn parts_of(view: &StudyView) -> u32 {
    own_parts(&view.lesson, view.table.edition).unwrap_or_default()
}

/// The parts, for those who want to skip or to go back.
fn parts(lesson: &Lesson<'_>, progress: &LessonProgress) -> Html {
    let (words, view) = (&lesson.scene.words.learn.study, lesson.view);
    // What is asked again stands before the last part and is none of the lesson's own.
    let of = parts_of(view);
    let own = |beat: u32| match beat {
        last if last == view.beats => of.checked_sub(1),
        beat if beat < of => Some(beat - 1),
        _ => None,
    };
    let is_done = |beat: u32| match progress {
        LessonProgress::NotBegun => false,
        LessonProgress::Begun { beats } => own(beat).is_some_and(|beat| beats.contains(&beat)),
        LessonProgress::Done => true,
    };
    html! {
        <ol class="lesson-bar__parts" role="list" aria-label={words.parts} data-roving="row">
            { for (1..=view.beats).map(|beat| html! {
                <li key={beat}>
                    <button type="button" class="lesson-bar__part" data-part={beat.to_string()} data-done={is_done(beat).then_some("true")}
                        aria-label={(words.part)(beat)} title={(words.part)(beat)} aria-current={(beat == view.beat).then_some("step")}
                        onclick={lesson.wishes(&StudyWish::SkipTo(beat))}><span aria-hidden="true">{ beat }</span></button>
                </li>
            }) }
        </ol>
    }
}
