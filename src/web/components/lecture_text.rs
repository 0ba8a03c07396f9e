//! What a lesson says to a whole room: its part, the question with its answers, what came of it, and what happens at the table.

use super::choice::{Emphasis, choice};
use super::event_log::{told, why_not};
use super::icon::Icon;
use super::lesson_margin::{Lesson, kind_slug, learned, place, title, wanted, what_if};
use super::question::{feedback, question, verdict_said, verdict_slug};
use crate::session::study::{BeatKindView, Wanted};
use crate::web::learning::{PartPlace, StudyWish};
use crate::web::presenting::is_at_it;
use yew::prelude::*;

/// Everything that is said, beside the stage. `part`: where the part stands among those that are shown.
pub fn lecture_text(lesson: &Lesson<'_>, part: PartPlace, body: NodeRef) -> Html {
    let (words, view) = (lesson.words(), lesson.view);
    let study = &words.learn.study;
    let from = view.question.as_ref().and_then(|question| question.from.as_ref());
    html! {
        <article class="lecture" aria-label={study.margin} data-kind={kind_slug(view.kind)}>
            <div class="lecture__body" tabindex="0" role="group" aria-label={study.said} ref={body}>
                <header class="lecture__head">
                    <p class="kicker"><span>{ place(words, view.lesson.number, part) }</span>{ " " }<span class="lecture__count">{ count(lesson) }</span></p>
                    <h2>{ title(words, view) }</h2>
                    { from.map(|from| html! { <p class="study__from">{ (study.from)(from) }</p> }) }
                </header>
                <div class="study__said">{ for view.said.iter().map(|text| html! { <p>{ &**text }</p> }) }</div>
                <div>{ wanted(lesson) }</div>
                <div>{ asked(lesson) }</div>
                <div>{ came_of_it(lesson) }</div>
                <ol class="event-log study__event" role="list">{ event(lesson) }</ol>
                <div>{ learned(lesson) }</div>
            </div>
            <div class="presenter__choice">{ to_choose(lesson) }</div>
        </article>
    }
}

/// How many events have happened: what the clicker moves even where the sentence stays.
fn count(lesson: &Lesson<'_>) -> String {
    let words = &lesson.words().transport;
    match lesson.view.table.cursor {
        0 => words.start.to_owned(),
        number => (words.event)(number),
    }
}

/// The question; what is said about its answer once that is shown.
fn asked(lesson: &Lesson<'_>) -> Html {
    let (words, Some(view)) = (lesson.words(), &lesson.view.question) else { return html! {} };
    let choose = lesson.send.reform(|at| StudyWish::Answer(at).into());
    let said = view.feedback.as_ref().map(|it| feedback(words, &lesson.view.verdict, it));
    html! { <>{ question(words, view, &choose) }{ said }<ul class="choice__list" role="list">{ what_if(lesson) }</ul></> }
}

/// That what was to be done is done, or how it goes.
fn came_of_it(lesson: &Lesson<'_>) -> Html {
    let said = verdict_said(lesson.words(), &lesson.view.verdict);
    if said.is_empty() || lesson.view.question.is_some() {
        return html! {};
    }
    let icon = if lesson.view.is_over { Icon::Tick } else { Icon::Gap };
    html! { <p class="study__verdict" data-verdict={verdict_slug(&lesson.view.verdict)}>{ icon.view() }{ said }</p> }
}

/// What has just happened at the table, or why something was refused; nothing while the room is asked.
fn event(lesson: &Lesson<'_>) -> Html {
    let (scene, view) = (lesson.scene, lesson.view);
    match &scene.shown.refused {
        Some(refused) => why_not(scene, refused),
        None if view.wanted == Wanted::Answer || view.kind == BeatKindView::Summary => html! {},
        None => told(scene),
    }
}

/// What can be done at the table, where the part waits for it.
fn to_choose(lesson: &Lesson<'_>) -> Html {
    let scene = lesson.scene;
    let is_waiting = matches!(lesson.view.wanted, Wanted::Act | Wanted::Try);
    if is_waiting || is_at_it(scene.shown, scene.answer) {
        choice(scene, Emphasis::None)
    } else {
        html! {}
    }
}
