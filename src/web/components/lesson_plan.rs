//! The parts of a lesson for whoever shows it to a room: gone to, moved, left out and taken back.

use super::icon::Icon;
use crate::locale::Locale;
use crate::session::study::{BeatKindView, Part};
use crate::web::hooks::focus::use_carried_focus;
use crate::web::i18n::Strings;
use crate::web::learning::{Lecture, Plan as InOrder, PlanWish, StudyWish};
use crate::web::store::Message;
use yew::prelude::*;

/// What the list is made from.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PlanProps {
    /// The language of the interface.
    pub locale: Locale,
    /// The plan.
    pub lecture: Lecture,
    /// The number of the part that is shown.
    pub here: u32,
    /// Where clicks go.
    pub send: Callback<Message>,
}

/// The list. A part that moves takes the focus along.
#[component]
pub fn LessonPlan(props: &PlanProps) -> Html {
    let root = use_node_ref();
    let onfocusin = use_carried_focus(&root, ["data-planned", "data-plan-wish"]);
    let PlanProps { lecture, here, send, .. } = props;
    let words = Strings::of(props.locale);
    let room = &words.learn.room;
    let shown: Vec<&Part> = lecture.plan.shown_parts().collect();
    let skipped: Vec<&Part> = lecture.plan.skipped_parts().collect();
    let as_written = lecture.plan.as_written();
    let list = Plan { words, send, here: *here, as_written: &as_written };
    html! {
        <div ref={root} {onfocusin}>
            <p class="plan__lead">{ room.parts_lead }</p>
            <ol class="plan" role="list" data-plan="shown">
                { for shown.iter().enumerate().map(|(at, part)| list.shown(part, at, shown.len())) }
            </ol>
            <section hidden={skipped.is_empty()}>
                <h3 class="plan__title">{ room.skipped }</h3>
                <ul class="plan" role="list" data-plan="skipped">{ for skipped.iter().map(|part| list.skipped(part)) }</ul>
            </section>
        </div>
    }
}

struct Plan<'a> {
    words: &'a Strings,
    send: &'a Callback<Message>,
    here: u32,
    as_written: &'a InOrder,
}

impl Plan<'_> {
    fn shown(&self, part: &Part, at: usize, of: usize) -> Html {
        let room = &self.words.learn.room;
        let name = part.name;
        html! {
            <li class="plan__part" key={name} data-planned={name.to_string()}>
                { self.title(part) }
                { self.button(part, Icon::Up, room.earlier, PlanWish::Earlier(name), at > 0) }
                { self.button(part, Icon::Down, room.later, PlanWish::Later(name), at + 1 < of) }
                { self.button(part, Icon::Cross, room.skip, PlanWish::Skip(name), of > 1) }
            </li>
        }
    }

    fn skipped(&self, part: &Part) -> Html {
        html! {
            <li class="plan__part" key={part.name} data-planned={part.name.to_string()}>
                { self.title(part) }
                { self.button(part, Icon::Undo, self.words.learn.room.take_back, PlanWish::TakeBack(part.name), true) }
            </li>
        }
    }

    /// What the part is and how it begins; it leads there.
    fn title(&self, part: &Part) -> Html {
        let kind = self.kind(part.kind);
        let is_here = part.beat == Some(self.here);
        let beat = part.beat.unwrap_or_default();
        let go = self.send.reform(move |_: MouseEvent| StudyWish::SkipTo(beat).into());
        html! {
            <button type="button" class="plan__go" data-plan-go={part.name.to_string()} aria-current={is_here.then_some("step")} onclick={go}>
                <b>{ kind }</b>{ part.text.as_ref().map(|text| html! { <span>{ &**text }</span> }) }
            </button>
        }
    }

    /// A sign that does something to the part; where there is nothing to do, it keeps the focus and says so.
    fn button(&self, part: &Part, icon: Icon, what: &'static str, wish: PlanWish, is_able: bool) -> Html {
        let label = self.words.told(what, self.name(part));
        let onclick = self.send.reform(move |_: MouseEvent| StudyWish::Plan(wish).into());
        html! {
            <button type="button" class="button button--icon" data-plan-wish={slug(wish)} aria-label={label.clone()} title={label}
                aria-disabled={(!is_able).then_some("true")} {onclick}>{ icon.view() }</button>
        }
    }

    /// What it is called: by its place in the lesson.
    fn name(&self, part: &Part) -> String {
        let study = &self.words.learn.study;
        let written = self.as_written.place(part.name);
        let number = written.map_or_else(|| part.beat.unwrap_or_default(), |place| place.number);
        if part.kind == BeatKindView::Review { (study.review)(number) } else { (study.part)(number) }
    }

    const fn kind(&self, kind: BeatKindView) -> &'static str {
        let [tell, act, predict, attempt, free, summary, review] = self.words.learn.room.kinds;
        match kind {
            BeatKindView::Tell => tell,
            BeatKindView::Do => act,
            BeatKindView::Predict => predict,
            BeatKindView::Try => attempt,
            BeatKindView::Free => free,
            BeatKindView::Summary => summary,
            BeatKindView::Review => review,
        }
    }
}

const fn slug(wish: PlanWish) -> &'static str {
    match wish {
        PlanWish::Earlier(_) => "earlier",
        PlanWish::Later(_) => "later",
        PlanWish::Skip(_) => "skip",
        PlanWish::TakeBack(_) => "take-back",
        PlanWish::First | PlanWish::Last => "go",
    }
}
