//! The margin of a lesson: what is told, asked or to be done, what came of it, and hints.

use super::choice::{Emphasis, choice};
use super::event_log::{told, why_not};
use super::icon::Icon;
use super::passage::annotations;
use super::question::{feedback, question, verdict_said, verdict_slug};
use crate::session::progress::Why;
use crate::session::study::{BeatKindView, ConditionView, HintView, StudyView, VerdictView, Wanted};
use crate::web::hooks::log_scroll::lead_to_board;
use crate::web::i18n::Strings;
use crate::web::learning::{PartPlace, StudyWish, part_place};
use crate::web::scene::Scene;
use crate::web::store::Message;
use yew::prelude::*;

/// A longer line is set smaller.
const LONG: usize = 22;

/// What the margin is made from.
#[derive(Clone, Copy)]
pub struct Lesson<'a> {
    /// The table.
    pub scene: &'a Scene<'a>,
    /// The lesson at its place.
    pub view: &'a StudyView,
    /// Whether the board shows what follows from a wrong answer.
    pub shows_what_if: bool,
    /// Whether the part counts as done already.
    pub was_done: bool,
    /// Where to go after the last part.
    pub after: &'a Html,
    /// Where the wishes of the learner go.
    pub send: &'a Callback<Message>,
}

impl Lesson<'_> {
    /// A callback that sends this wish.
    #[must_use]
    pub fn wishes(&self, wish: &StudyWish) -> Callback<MouseEvent> {
        let wish = wish.clone();
        self.send.reform(move |_| wish.clone().into())
    }

    /// The words of the interface.
    pub(super) const fn words(&self) -> &'static Strings {
        self.scene.words
    }
}

/// The whole margin.
pub fn lesson_margin(lesson: &Lesson<'_>, body: NodeRef) -> Html {
    let view = lesson.view;
    let is_refused = lesson.scene.shown.refused.is_some();
    // Once a part is done nothing is to be chosen in it any more, whatever was refused.
    let is_to_choose = is_refused && matches!(view.wanted, Wanted::Act | Wanted::Try);
    html! {
        <article class="margin study" aria-label={lesson.words().learn.study.margin} data-kind={kind_slug(view.kind)}>
            { head(lesson) }
            <div class="study__body" tabindex="0" role="group" aria-label={lesson.words().learn.study.said} ref={body}>
                <div>{ view.notice.as_ref().map(|notice| html! { <p class="study__notice">{ Icon::Gap.view() }<span>{ &**notice }</span></p> }) }</div>
                <div class="study__said">{ for view.said.iter().map(|text| html! { <p>{ &**text }</p> }) }</div>
                <div>{ wanted(lesson) }</div>
                <div>{ to_table(lesson) }</div>
                <div>{ anew(lesson) }</div>
                <div>{ asked(lesson) }</div>
                <div>{ if is_refused { html! {} } else { to_do(lesson) } }</div>
                <div>{ came_of_it(lesson) }</div>
                <div>{ hints(lesson) }</div>
                <ol class="event-log study__event" role="list">{ event(lesson) }</ol>
                <div>{ if is_to_choose { choice(lesson.scene, Emphasis::None) } else { html! {} } }</div>
                <div>{ learned(lesson) }</div>
            </div>
            <div class="margin__foot">
                { tools(lesson) }
            </div>
        </article>
    }
}

/// The word for the kind of a part.
#[must_use]
pub const fn kind_slug(kind: BeatKindView) -> &'static str {
    match kind {
        BeatKindView::Tell => "tell",
        BeatKindView::Do => "do",
        BeatKindView::Predict => "predict",
        BeatKindView::Try => "try",
        BeatKindView::Free => "free",
        BeatKindView::Summary => "summary",
        BeatKindView::Review => "review",
    }
}

/// The line in large type: the question, or what the part is.
#[must_use]
pub fn title(words: &Strings, view: &StudyView) -> String {
    let study = &words.learn.study;
    match (view.kind, &view.question) {
        (BeatKindView::Predict | BeatKindView::Review, Some(question)) => question.sentence.to_string(),
        (BeatKindView::Do, _) => study.your_turn.to_owned(),
        (BeatKindView::Try, _) => study.forbidden.to_owned(),
        (BeatKindView::Free, _) => study.free.to_owned(),
        (BeatKindView::Summary, _) => study.summary.to_owned(),
        (BeatKindView::Tell | BeatKindView::Predict | BeatKindView::Review, _) => {
            view.lesson.title.to_string()
        }
    }
}

/// Where the part stands, in words: "Lezione 2, parte 3 di 8".
pub(super) fn place(words: &Strings, lesson: u32, place: PartPlace) -> String {
    let study = &words.learn.study;
    let say = if place.is_review { study.review_place } else { study.place };
    say(lesson, place.number, place.of)
}

fn head(lesson: &Lesson<'_>) -> Html {
    let (words, view) = (lesson.words(), lesson.view);
    let study = &words.learn.study;
    let title = title(words, view);
    let is_long = title.chars().count() > LONG;
    let question = view.question.as_ref();
    let from = question.and_then(|question| question.from.as_ref());
    let why = question.and_then(|question| question.why);
    html! {
        <header class="margin__head">
            <p class="kicker">{ place(words, view.lesson.number, part_place(view, view.beat)) }{ ", " }{ &*lesson.scene.shown.track.step_title }</p>
            <h2 data-long={is_long.then_some("true")}><span>{ title }</span></h2>
            { from.map(|from| html! { <p class="study__from" data-why={why.map(Why::slug)}>{ (study.from)(from) }{ why_again(words, why) }</p> }) }
        </header>
    }
}

/// Why just this is asked again; nothing where it was drawn from all that could be.
fn why_again(words: &Strings, why: Option<Why>) -> Html {
    let study = &words.learn.study;
    let why = why.map(|why| match why {
        Why::Believed { times } => (study.believed)(times),
        Why::Waited { days } => (study.waited)(days),
    });
    html! { <span>{ for why.map(|why| html! { <><br />{ why }</> }) }</span> }
}

/// What a task asks for, each condition with whether it holds. What is left to pass has a line kept for it, so that nothing moves.
pub(super) fn wanted(lesson: &Lesson<'_>) -> Html {
    let (words, view) = (lesson.words(), lesson.view);
    if view.conditions.is_empty() {
        return html! {};
    }
    let study = &words.learn.study;
    let condition = |it: &ConditionView| {
        let (icon, said) = if it.is_met { (Icon::Tick, study.met) } else { (Icon::Empty, study.unmet) };
        html! {
            <li data-met={it.is_met.to_string()}>
                { icon.view() }<span><span class="visually-hidden">{ said }{ words.colon() }</span>{ &*it.text }</span>
            </li>
        }
    };
    let left = if view.passes_left == 0 { String::new() } else { (study.passes_left)(view.passes_left) };
    html! {
        <section class="study__wanted" aria-label={study.wanted} data-passes-left={view.passes_left.to_string()}>
            <h2>{ study.wanted }</h2>
            <ul role="list">{ for view.conditions.iter().map(condition) }</ul>
            <p>{ left }</p>
        </section>
    }
}

/// That a question was answered before, where it is asked anew.
fn anew(lesson: &Lesson<'_>) -> Html {
    let is_open = lesson.view.question.as_ref().is_some_and(|question| question.feedback.is_none());
    match is_open && lesson.was_done {
        true => html! { <p class="study__notice" data-anew="true">{ lesson.words().learn.study.anew }</p> },
        false => html! {},
    }
}

/// On a narrow page: the way to the board, where something is to be done at it.
fn to_table(lesson: &Lesson<'_>) -> Html {
    if !matches!(lesson.view.wanted, Wanted::Act | Wanted::Try) {
        return html! {};
    }
    html! {
        <button type="button" class="button button--small study__table" data-go="table" onclick={Callback::from(|event| lead_to_board(&event))}>
            { Icon::Up.view() }{ lesson.words().learn.study.to_table }
        </button>
    }
}

fn asked(lesson: &Lesson<'_>) -> Html {
    let Some(view) = &lesson.view.question else { return html! {} };
    let choose = lesson.send.reform(|at| StudyWish::Answer(at).into());
    html! {
        <>
            { question(lesson.words(), view, &choose) }
            { view.feedback.as_ref().map(|it| feedback(lesson.words(), &lesson.view.verdict, it)) }
        </>
    }
}

/// What there is to choose, right under what is said of it; or that there is nothing, so that going on is what is left.
fn to_do(lesson: &Lesson<'_>) -> Html {
    let (view, prompt) = (lesson.view, &lesson.scene.shown.prompt);
    match view.wanted {
        Wanted::Act if view.is_lost => html! {},
        Wanted::Act | Wanted::Try if prompt.player.is_none() && view.can_go_on => {
            html! { <p class="study__on">{ lesson.words().learn.study.press_on }</p> }
        }
        Wanted::Act | Wanted::Try => choice(lesson.scene, Emphasis::None),
        Wanted::Next | Wanted::Answer | Wanted::Nothing => html! {},
    }
}

/// What came of what was done, where nothing was asked.
fn came_of_it(lesson: &Lesson<'_>) -> Html {
    let said = verdict_said(lesson.words(), &lesson.view.verdict);
    if said.is_empty() || lesson.view.question.is_some() {
        return html! {};
    }
    let is_failure = matches!(lesson.view.verdict, VerdictView::Refused { .. } | VerdictView::Astray);
    let icon = if is_failure { Icon::Gap } else { Icon::Tick };
    html! { <p class="study__verdict" data-verdict={verdict_slug(&lesson.view.verdict)}>{ icon.view() }{ said }</p> }
}

fn hints(lesson: &Lesson<'_>) -> Html {
    if lesson.view.hints.is_empty() {
        return html! {};
    }
    let [step, rule, action] = lesson.words().learn.study.hint_levels;
    let hint = |hint: &HintView| match hint {
        HintView::Step { text } => html! { <><dt>{ step }</dt><dd>{ &**text }</dd></> },
        HintView::Rule { text, passages } => html! {
            <><dt>{ rule }</dt><dd>{ &**text }{ annotations(lesson.words(), passages, false) }</dd></>
        },
        HintView::Action { text } => html! { <><dt>{ action }</dt><dd>{ &**text }</dd></> },
    };
    html! { <dl class="study__hints" data-hints={lesson.view.hints.len().to_string()}>{ for lesson.view.hints.iter().map(hint) }</dl> }
}

/// What has just happened at the table, or why something was refused.
fn event(lesson: &Lesson<'_>) -> Html {
    let (scene, view) = (lesson.scene, lesson.view);
    if let Some(refused) = &scene.shown.refused {
        return why_not(scene, refused);
    }
    let is_asked = view.question.as_ref().is_some_and(|question| question.chosen.is_none());
    if is_asked || view.kind == BeatKindView::Summary {
        return html! {};
    }
    told(scene)
}

/// What the rulebook says about what was learned, in the summary.
pub(super) fn learned(lesson: &Lesson<'_>) -> Html {
    if lesson.view.kind != BeatKindView::Summary {
        return html! {};
    }
    html! {
        <section class="study__rules">
            { annotations(lesson.words(), &lesson.view.rules, true) }
            { lesson.after.clone() }
        </section>
    }
}

fn tool(lesson: &Lesson<'_>, key: &'static str, label: String, wish: StudyWish) -> Html {
    html! {
        <li key={key}><button type="button" class="button" data-study={key} onclick={lesson.wishes(&wish)}>{ label }</button></li>
    }
}

/// The consequence of a wrong answer on the board, or the board as it is; nothing where no belief leads to one.
pub(super) fn what_if(lesson: &Lesson<'_>) -> Option<Html> {
    let words = &lesson.words().learn.study;
    let feedback = lesson.view.question.as_ref().and_then(|it| it.feedback.as_ref())?;
    let label = if lesson.shows_what_if { words.as_it_is } else { words.on_the_table };
    feedback.what_if.is_some().then(|| tool(lesson, "what-if", label.to_owned(), StudyWish::WhatIf))
}

/// The ways back from a wrong one.
fn astray(lesson: &Lesson<'_>) -> Html {
    let study = &lesson.words().learn.study;
    html! {
        <ul class="choice__list study__tools" role="list">
            <li key="again"><button type="button" class="button button--primary" data-study="again" onclick={lesson.wishes(&StudyWish::Again)}>{ study.again }</button></li>
            { lesson.scene.shown.can_undo.then(|| html! {
                <li key="undo"><button type="button" class="button" data-choice="undo" onclick={lesson.scene.sends(Message::Undo)}>{ Icon::Undo.view() }{ study.back }</button></li>
            }) }
            { tool(lesson, "reveal", study.reveal.to_owned(), StudyWish::Reveal) }
        </ul>
    }
}

/// Hints, the answer, the consequence on the board, and the part once more; from a wrong way first of all the ways back.
fn tools(lesson: &Lesson<'_>) -> Html {
    let (words, view) = (&lesson.words().learn.study, lesson.view);
    if view.is_lost {
        return astray(lesson);
    }
    let is_waiting = matches!(view.wanted, Wanted::Act | Wanted::Try | Wanted::Answer);
    let button = |key, label, wish| tool(lesson, key, label, wish);
    let hint = (is_waiting && view.hints_left > 0)
        .then(|| button("hint", (words.hint)(view.hints_left), StudyWish::Hint));
    let reveal = is_waiting.then(|| button("reveal", words.reveal.to_owned(), StudyWish::Reveal));
    let is_played = matches!(view.kind, BeatKindView::Do | BeatKindView::Try | BeatKindView::Free);
    let again = is_played.then(|| button("again", words.again.to_owned(), StudyWish::Again));
    html! { <ul class="choice__list study__tools" role="list">{ what_if(lesson) }{ hint }{ reveal }{ again }</ul> }
}
