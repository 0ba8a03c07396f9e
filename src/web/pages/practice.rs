//! Practice: what can be practised, and a round of questions beside the table they are about.

use super::play::board;
use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::practice::{BeliefResult, Level, PracticeView, Theme, has_theme, said_by_believers};
use crate::session::progress::{Due, Why};
use crate::session::snapshot::Snapshot;
use crate::session::study::{QuestionView, VerdictView};
use crate::web::answer::Answer;
use crate::web::components::headline::headline;
use crate::web::components::icon::Icon;
use crate::web::components::own_lessons::{OwnPart, own_lessons};
use crate::web::components::question::{feedback, question, verdict_said, verdict_slug};
use crate::web::components::turn_track::turn_track;
use crate::web::hooks::focus::{rove, use_single_stops};
use crate::web::hooks::log_scroll::lead_to;
use crate::web::hooks::study_scroll::{MARGIN, Stage, use_round_focus, use_study_scroll};
use crate::web::i18n::Strings;
use crate::web::learning::RoundWish;
use crate::web::route::{Address, Round, Route, edition_slug, level_number};
use crate::web::scene::Scene;
use crate::web::store::{Message, Store};
use std::rc::Rc;
use yew::prelude::*;

/// How many beliefs a round for today is about: as many as it has questions.
const MINE: usize = 6;

/// What can be practised: what is due today, everything, or a theme; at a level; or a set of questions from a file.
pub fn start(words: &Strings, store: &Store, round: &Round, send: &Callback<Message>) -> Html {
    let practice = &words.learn.practice;
    let (edition, today) = (store.edition, store.learning.today);
    let level = round.level;
    let round = |theme| Round { seed: Some(today.0), theme, level, about: Vec::new() }.href();
    let levels = std::iter::once(None).chain(Level::ALL.into_iter().map(Some));
    let themes = Theme::ALL.into_iter().zip(practice.themes).filter(|(theme, _)| has_theme(edition, *theme));
    html! {
        <section class="home practice" data-page="practice">
            <header class="home__head">
                <p class="kicker">{ words.learn.practise }</p>
                <h1>{ practice.title }</h1>
                <p class="home__lead">{ practice.lead }</p>
                { for_today(words, store, level) }
                <p class="practice__go"><a class="button" data-practise="mix" href={round(None)}>{ practice.mix }{ Icon::Next.view() }</a></p>
            </header>
            <div class="home__body">
                <section class="home__part">
                    <h2>{ practice.level }</h2>
                    <ul class="practice__levels" role="list">
                        { for levels.zip(practice.levels).map(|(own, name)| html! {
                            <li key={name}><a class="button" data-level={own.map_or(0, level_number).to_string()} aria-current={(own == level).then_some("true")}
                                href={Round { level: own, ..Round::default() }.href()}>{ name }</a></li>
                        }) }
                    </ul>
                </section>
                <section class="home__part">
                    <h2>{ practice.themes_title }</h2>
                    <ol class="lesson-list" role="list">
                        { for themes.map(|(theme, name)| html! {
                            <li key={theme.slug()}><a class="scenario" data-theme-of={theme.slug()} href={round(Some(theme))}>
                                <span class="scenario__title">{ name }</span></a></li>
                        }) }
                    </ol>
                </section>
                { own_lessons(&OwnPart { words, own: &store.learning.own, edition, send, title: practice.sets, lead: practice.sets_lead }) }
            </div>
        </section>
    }
}

/// What is due today, and why; or when something will be.
fn for_today(words: &Strings, store: &Store, level: Option<Level>) -> Html {
    let practice = &words.learn.practice;
    let (progress, today) = (&store.learning.progress, store.learning.today);
    let schedule = progress.schedule(today, store.edition);
    let now: Vec<Due> = schedule.due.iter().copied().take(MINE).collect();
    // Another seed after every answer: what is still due is then asked otherwise.
    let seed = Some(today.0.wrapping_add(progress.answers()));
    let href = Round { seed, theme: None, level, about: now.iter().map(|due| due.belief).collect() }.href();
    let nothing = match schedule.next_in {
        Some(days) => (practice.due_in)(days),
        None => practice.nothing_due.to_owned(),
    };
    html! {
        <section class="practice__today" data-due={schedule.due.len().to_string()}>
            <h2>{ practice.today }</h2>
            if now.is_empty() { <p class="empty">{ nothing }</p> } else {
                <p>{ (practice.due)(schedule.due.len()) }</p>
                <ul class="practice__due" role="list">{ for now.iter().map(|due| due_line(words, *due)) }</ul>
                <p class="practice__go"><a class="button button--primary" data-practise="mine" {href}>{ (practice.mine)(now.len()) }{ Icon::Next.view() }</a></p>
            }
            if schedule.due_elsewhere > 0 { <p>{ (practice.due_elsewhere)(schedule.due_elsewhere) }</p> }
        </section>
    }
}

fn due_line(words: &Strings, due: Due) -> Html {
    let practice = &words.learn.practice;
    let why = match due.why {
        Why::Believed { times } => (practice.believed)(times),
        Why::Waited { days } => (practice.waited)(days),
    };
    html! {
        <li key={due.belief.slug()} data-due-belief={due.belief.slug()}>
            <q class="feedback__belief">{ &*said_by_believers(due.belief, words.locale) }</q>{ " " }<span>{ why }</span>
        </li>
    }
}

/// A round, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RoundProps {
    /// The round at its question.
    pub view: Rc<PracticeView>,
    /// What the board shows.
    pub table: Option<Rc<Snapshot>>,
    /// Whether that is what would follow from a wrong answer.
    pub shows_what_if: bool,
    /// The language of the interface.
    pub locale: Locale,
    /// The edition in use.
    pub edition: Edition,
    /// What the address wishes.
    pub round: Round,
    /// Where clicks go.
    pub send: Callback<Message>,
}

/// A round of questions.
#[component]
pub fn PracticeRound(props: &RoundProps) -> Html {
    let (root, body) = (use_node_ref(), use_node_ref());
    use_single_stops(&root);
    use_study_scroll(&body, Stage::of_round(&props.view, props.shows_what_if), MARGIN);
    use_round_focus(&root, Stage::of_round(&props.view, props.shows_what_if));
    let send = use_memo(props.send.clone(), |send| {
        send.reform(|message: Message| RoundWish::Table(Box::new(message)).into())
    });
    let words = Strings::of(props.locale);
    let (Some(table), Some(asked)) = (&props.table, &props.view.question) else {
        return html! { <section class="message practice" ref={root} data-page="practice" data-over="true">{ over(words, props) }</section> };
    };
    let scene = Scene { shown: table, words, answer: &Answer::None, send: &send };
    let told = headline(words, in_short(words, props, asked), lead_to(&body));
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        let _ = rove(&event);
    });
    html! {
        <section class="play lesson" ref={root} {onkeydown} aria-label={words.learn.practise} data-page="practice"
            data-number={props.view.number.to_string()} data-of={props.view.of.to_string()} data-verdict={verdict_slug(&props.view.verdict)}
            data-edition={edition_slug(props.edition)} data-cursor={table.cursor.to_string()} data-fingerprint={table.fingerprint.to_string()}
            data-what-if={props.shows_what_if.then_some("true")}>
            <h1 class="visually-hidden">{ words.learn.practise }</h1>
            { turn_track(&scene) }
            { board(&scene) }
            <div class="lesson__flag">{ props.shows_what_if.then(|| html! { <p>{ words.learn.study.what_if }</p> }) }</div>
            { margin(&scene, props, asked, body) }
            { bar(words, props, told) }
        </section>
    }
}

/// The question, until it is answered; then what came of it.
fn in_short<'a>(words: &'static Strings, props: &RoundProps, asked: &'a QuestionView) -> &'a str {
    match verdict_said(words, &props.view.verdict) {
        "" => &asked.sentence,
        _ if props.shows_what_if => words.learn.study.what_if,
        verdict => verdict,
    }
}

fn margin(scene: &Scene<'_>, props: &RoundProps, asked: &QuestionView, body: NodeRef) -> Html {
    let words = scene.words;
    let choose = props.send.reform(|at| RoundWish::Answer(at).into());
    html! {
        <article class="margin study" aria-label={words.learn.practise} data-kind="predict">
            <header class="margin__head">
                <p class="kicker">{ (words.learn.practice.place)(props.view.number, props.view.of) }{ ", " }{ &*scene.shown.track.step_title }</p>
                <h2 data-long="true"><span>{ &*asked.sentence }</span></h2>
            </header>
            <div class="study__body" tabindex="0" role="group" aria-label={words.learn.study.options} ref={body}>
                <div class="study__said">{ scene.shown.log.entries.last().map(|entry| html! { <p>{ &*entry.sentence }</p> }) }</div>
                { question(words, asked, &choose) }
                <div>{ asked.feedback.as_ref().map(|it| feedback(words, &props.view.verdict, it)) }</div>
            </div>
            <div class="margin__foot">{ tools(words, props, asked) }</div>
        </article>
    }
}

fn tools(words: &Strings, props: &RoundProps, asked: &QuestionView) -> Html {
    let study = &words.learn.study;
    let button = |key: &'static str, label: &'static str, wish: RoundWish| {
        let onclick = props.send.reform(move |_: MouseEvent| wish.clone().into());
        html! { <li key={key}><button type="button" class="button" data-study={key} {onclick}>{ label }</button></li> }
    };
    let has_what_if = asked.feedback.as_ref().is_some_and(|it| it.what_if.is_some());
    let label = if props.shows_what_if { study.as_it_is } else { study.on_the_table };
    let is_open = asked.feedback.is_none();
    html! {
        <ul class="choice__list study__tools" role="list">
            { has_what_if.then(|| button("what-if", label, RoundWish::WhatIf)) }
            { is_open.then(|| button("reveal", study.reveal, RoundWish::Reveal)) }
        </ul>
    }
}

fn bar(words: &Strings, props: &RoundProps, told: Html) -> Html {
    let practice = &words.learn.practice;
    let is_open = props.view.verdict == VerdictView::NotYet;
    let label = if props.view.number < props.view.of { practice.next } else { practice.to_results };
    let onclick = props.send.reform(|_: MouseEvent| RoundWish::Next.into());
    html! {
        <div class="transport lesson-bar" role="group" aria-label={words.learn.practise}>
            { told }
            <div class="transport__buttons">
                <button type="button" class="button button--primary" data-go="forward" aria-disabled={is_open.then_some("true")} {onclick}>{ label }{ Icon::Next.view() }</button>
            </div>
            <span></span>
            <p class="folio"><span><b>{ props.view.number }</b>{ " / " }{ props.view.of }</span></p>
        </div>
    }
}

/// What came of a round, belief by belief, and where to go on.
fn over(words: &Strings, props: &RoundProps) -> Html {
    let practice = &words.learn.practice;
    let results = &props.view.results;
    let other = Round { seed: props.round.seed.map(|seed| seed.wrapping_add(1)), ..props.round.clone() };
    let is_empty = results.is_empty() && props.view.number == 1;
    html! {
        <>
            <h1>{ if is_empty { practice.nothing } else { practice.results } }</h1>
            <dl class="practice__results">{ for results.iter().map(|it| result(words, it)) }</dl>
            <p class="message__links">
                <a class="button button--primary" data-practise="other" href={other.href()}>{ practice.other }</a>
                <a class="button" data-practise="start" href={Round::default().href()}>{ practice.to_start }</a>
                <a class="button" href={Address::page(Route::Lessons).href()}>{ words.learn.to_lessons }</a>
            </p>
        </>
    }
}

fn result(words: &Strings, it: &BeliefResult) -> Html {
    let icon = if it.wrong == 0 { Icon::Tick } else { Icon::Cross };
    html! {
        <div key={it.belief.slug()} data-belief={it.belief.slug()} data-right={it.right.to_string()} data-wrong={it.wrong.to_string()}>
            <dt>{ icon.view() }{ (words.learn.practice.fared)(it.right, it.wrong) }</dt>
            <dd><q class="feedback__belief">{ &*it.says }</q>{ " " }{ if it.wrong == 0 { "" } else { &*it.but } }</dd>
        </div>
    }
}
