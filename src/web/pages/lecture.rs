//! A lesson before a whole room: the stage of presenter mode, and beside it what the lesson says; the answer comes when it is
//! asked for.

use super::presenter::{head, rove_upright, veil};
use crate::locale::Locale;
use crate::session::snapshot::Snapshot;
use crate::session::study::StudyView;
use crate::web::answer::Answer;
use crate::web::components::lecture_text::lecture_text;
use crate::web::components::lesson_margin::{Lesson as Parts, kind_slug};
use crate::web::components::page_foot::PageFoot;
use crate::web::components::question::verdict_slug;
use crate::web::components::stage::stage;
use crate::web::components::stage_foot::{Tools, lecture_tools, stage_foot};
use crate::web::components::turn_track::turn_track;
use crate::web::hooks::focus::use_single_stops;
use crate::web::hooks::study_scroll::{ROOM, Stage, use_study_scroll};
use crate::web::i18n::Strings;
use crate::web::learning::PartPlace;
use crate::web::overlay::to_lesson;
use crate::web::presenting::Presenting;
use crate::web::route::edition_slug;
use crate::web::scene::Scene;
use crate::web::store::Message;
use crate::web::table::Direction;
use std::rc::Rc;
use yew::prelude::*;

/// What the page shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct LectureProps {
    /// The lesson at its place.
    pub view: Rc<StudyView>,
    /// What the stage shows: the table, or what would follow from a wrong answer.
    pub table: Rc<Snapshot>,
    /// Whether it shows what would follow from a wrong answer.
    pub shows_what_if: bool,
    /// Where the part stands among those that are shown.
    pub place: PartPlace,
    /// Whether the answer of this part is kept from the room.
    pub hides_answer: bool,
    /// The language of the interface.
    pub locale: Locale,
    /// What is being put together at the table.
    pub answer: Answer,
    /// Whether the last change went forward.
    pub direction: Direction,
    /// How the screen is arranged.
    pub presenting: Presenting,
    /// What the running head has otherwise.
    pub tools: Tools,
    /// Where clicks go.
    pub send: Callback<Message>,
}

/// Title and track, stage and text, foot; under a black screen none of them can be used.
#[component]
pub fn Lecture(props: &LectureProps) -> Html {
    let (root, body) = (use_node_ref(), use_node_ref());
    use_single_stops(&root);
    use_study_scroll(&body, Stage::of_lesson(&props.view, false), ROOM);
    let (view, presenting) = (&*props.view, &props.presenting);
    let words = Strings::of(props.locale);
    let send = to_lesson(&props.send);
    let scene = Scene { shown: &props.table, words, answer: &props.answer, send: &send };
    let nowhere = html! {};
    let parts = Parts {
        scene: &scene,
        view,
        shows_what_if: props.shows_what_if,
        was_done: false,
        after: &nowhere,
        send: &props.send,
    };
    let is_shown = !props.hides_answer;
    html! {
        <section class="presenter" ref={root} onkeydown={Callback::from(|event| rove_upright(&event))} aria-label={view.lesson.title.to_string()}
            data-page="lecture" data-lesson={view.lesson.id.to_string()} data-beat={view.beat.to_string()} data-beats={view.beats.to_string()}
            data-kind={kind_slug(view.kind)} data-verdict={verdict_slug(&view.verdict)} data-answer={if is_shown { "shown" } else { "hidden" }}
            data-edition={edition_slug(view.table.edition)} data-cursor={view.table.cursor.to_string()}
            data-fingerprint={view.table.fingerprint.to_string()} data-what-if={props.shows_what_if.then_some("true")}
            data-labels={presenting.hides_labels.then_some("hidden")}
            data-direction={(props.direction == Direction::Forward).then_some("forward")}>
            <div class="lecture-page" inert={presenting.is_blank}>
                <h1 class="visually-hidden">{ &*view.lesson.title }</h1>
                { head(&scene) }
                { turn_track(&scene) }
                <div class="lecture__stage">
                    { stage(&scene, presenting) }
                    <div class="lecture__flag">{ props.shows_what_if.then(|| html! { <p>{ words.learn.study.what_if }</p> }) }</div>
                </div>
                { lecture_text(&parts, props.place, body) }
                { stage_foot(&scene) }
                <div class="presenter__last">
                    <PageFoot locale={props.locale} />
                    { lecture_tools(&scene, view, presenting, &props.tools) }
                </div>
            </div>
            <div class="presenter__veil">{ veil(&scene, presenting) }</div>
        </section>
    }
}
