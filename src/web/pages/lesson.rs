//! A lesson: the table on the left page, on the right what the lesson tells, asks, and lets the learner do.

use super::play::board;
use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::progress::LessonProgress;
use crate::session::snapshot::Snapshot;
use crate::session::study::{LessonCard, StudyView};
use crate::web::answer::Answer;
use crate::web::components::headline::headline;
use crate::web::components::lesson_bar::{in_short, lesson_bar};
use crate::web::components::lesson_margin::{Lesson as Parts, kind_slug, lesson_margin};
use crate::web::components::question::verdict_slug;
use crate::web::components::turn_track::turn_track;
use crate::web::hooks::focus::{rove, use_single_stops};
use crate::web::hooks::log_scroll::{lead_to, lead_to_choices};
use crate::web::hooks::study_scroll::{MARGIN, Stage, use_study_scroll};
use crate::web::i18n::Strings;
use crate::web::learning::own_beat;
use crate::web::overlay::to_lesson;
use crate::web::route::{Address, Place, Route, edition_slug, lesson_href};
use crate::web::scene::Scene;
use crate::web::store::Message;
use crate::web::table::Direction;
use std::rc::Rc;
use yew::prelude::*;

/// What the page shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct LessonProps {
    /// The lesson at its place.
    pub view: Rc<StudyView>,
    /// What the board shows: the table, or what would follow from a wrong answer.
    pub table: Rc<Snapshot>,
    /// Whether it shows what would follow from a wrong answer.
    pub shows_what_if: bool,
    /// The language of the interface.
    pub locale: Locale,
    /// The answer so far.
    pub answer: Answer,
    /// Whether the last change went forward.
    pub direction: Direction,
    /// Which parts are done.
    pub progress: LessonProgress,
    /// The next lesson of the list.
    pub next: Option<LessonCard>,
    /// Where clicks go.
    pub send: Callback<Message>,
}

/// A lesson.
#[component]
pub fn Lesson(props: &LessonProps) -> Html {
    let (root, body) = (use_node_ref(), use_node_ref());
    use_single_stops(&root);
    let send = use_memo(props.send.clone(), to_lesson);
    let view = &*props.view;
    use_study_scroll(&body, Stage::of_lesson(view, props.shows_what_if), MARGIN);
    let words = Strings::of(props.locale);
    let scene = Scene { shown: &props.table, words, answer: &props.answer, send: &send };
    let after = after(words, props);
    let parts = Parts {
        scene: &scene,
        view,
        shows_what_if: props.shows_what_if,
        was_done: own_beat(view).is_some_and(|(beat, _)| props.progress.has(beat)),
        after: &after,
        send: &props.send,
    };
    let told = headline(words, &in_short(&parts, props.direction), lead_to(&body));
    let choose = lead_to_choices(&body);
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        let _ = rove(&event);
    });
    html! {
        <section class="play lesson" ref={root} {onkeydown} aria-label={view.lesson.title.to_string()} data-page="lesson"
            data-lesson={view.lesson.id.to_string()} data-beat={view.beat.to_string()} data-beats={view.beats.to_string()}
            data-kind={kind_slug(view.kind)} data-verdict={verdict_slug(&view.verdict)} data-edition={edition_slug(view.table.edition)}
            data-cursor={view.table.cursor.to_string()} data-fingerprint={view.table.fingerprint.to_string()}
            data-can-go-on={view.can_go_on.to_string()} data-what-if={props.shows_what_if.then_some("true")}
            data-direction={(props.direction == Direction::Forward).then_some("forward")}>
            <h1 class="visually-hidden">{ &*view.lesson.title }</h1>
            { turn_track(&scene) }
            { board(&scene) }
            <div class="lesson__flag">{ props.shows_what_if.then(|| html! { <p>{ words.learn.study.what_if }</p> }) }</div>
            { lesson_margin(&parts, body) }
            { lesson_bar(&parts, &props.progress, props.next.as_ref(), told, choose) }
        </section>
    }
}

/// Where to go after the last part.
fn after(words: &Strings, props: &LessonProps) -> Html {
    let study = &words.learn.study;
    let view = &props.view;
    let in_other = |edition: Edition| {
        let other = edition.other();
        view.lesson.editions.contains(&other).then(|| {
            // From its beginning: here the lesson is over.
            let place = Place { edition: Some(other), beat: Some(1), ..Place::default() };
            Address { route: Route::Lesson { lesson: view.lesson.id.to_string() }, place }.href()
        })
    };
    html! {
        <ul class="study__after" role="list">
            { props.next.as_ref().map(|next| html! {
                <li><a class="button button--primary" data-after="next" href={lesson_href(&next.id)}>{ (study.next_lesson)(next.number, &next.title) }</a></li>
            }) }
            { in_other(view.table.edition).map(|href| html! { <li><a class="button" data-after="edition" {href}>{ study.other_edition }</a></li> }) }
            <li><a class="button" data-after="practice" href={Address::page(Route::Practice).href()}>{ words.learn.practise }</a></li>
            <li><a class="button" data-after="lessons" href={Address::page(Route::Lessons).href()}>{ words.learn.to_lessons }</a></li>
            <li><a class="button" data-after="rulebook" href={Address::page(Route::Rulebook).href()}>{ study.to_rulebook }</a></li>
        </ul>
    }
}
