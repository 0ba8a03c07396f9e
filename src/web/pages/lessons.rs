//! The list of lessons: which there are, how far each has been taken, and the learner's record to take along.

use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::progress::{LessonProgress, Progress, ProgressFault};
use crate::session::study::{Chapter, LessonCard};
use crate::session::{motto, turn_outline};
use crate::web::components::icon::Icon;
use crate::web::components::keepsake::{damage, keepsake};
use crate::web::components::learned_turn::learned_turn;
use crate::web::components::lesson_row::{Row, lesson_row, parts};
use crate::web::components::own_lessons::{OwnPart, own_lessons};
use crate::web::i18n::Strings;
use crate::web::learning::{Import, Learn, Own};
use crate::web::pages::home::epigraph;
use crate::web::route::{Address, Route, lesson_href};
use crate::web::store::Message;
use std::rc::Rc;
use yew::prelude::*;

/// How far the lessons have come.
#[derive(Clone, Debug, PartialEq)]
pub enum Arrived {
    /// They are on their way.
    OnTheWay,
    /// They could not be fetched.
    Failed,
    /// Here they are.
    Here(Rc<[LessonCard]>),
}

/// What the page shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct LessonsProps {
    /// The language of the interface.
    pub locale: Locale,
    /// The edition in use.
    pub edition: Edition,
    /// The lessons.
    pub lessons: Arrived,
    /// What was done.
    pub progress: Rc<Progress>,
    /// What of it could not be read.
    pub damage: Rc<[ProgressFault]>,
    /// What is being brought along.
    pub import: Import,
    /// Lessons of one's own.
    pub own: Own,
    /// Where clicks go.
    pub send: Callback<Message>,
}

/// The list of lessons.
#[component]
pub fn Lessons(props: &LessonsProps) -> Html {
    let words = Strings::of(props.locale);
    let motto = use_memo((props.edition, props.locale), |(edition, locale)| motto(*edition, *locale));
    html! {
        <section class="home lessons" data-page="lessons" data-arrived={arrived(&props.lessons)}>
            <header class="home__head">
                <p class="kicker">{ words.learn.lessons }</p>
                <h1>{ words.learn.title }</h1>
                { head(props, words) }
                { epigraph(words, &motto) }
            </header>
            <div class="home__body">
                <div>{ damage(words, props) }</div>
                <div>{ body(props, words) }</div>
                { own_lessons(&own_part(words, props)) }
                { keepsake(words, props) }
            </div>
        </section>
    }
}

const fn own_part<'a>(words: &'a Strings, props: &'a LessonsProps) -> OwnPart<'a> {
    let own = &words.learn.own;
    let LessonsProps { edition, send, .. } = props;
    OwnPart { words, own: &props.own, edition: *edition, send, title: own.title, lead: own.lead }
}

const fn arrived(lessons: &Arrived) -> &'static str {
    match lessons {
        Arrived::OnTheWay => "on-the-way",
        Arrived::Failed => "failed",
        Arrived::Here(_) => "here",
    }
}

/// What there is altogether, how much of it is done, and where to go on.
fn head(props: &LessonsProps, words: &Strings) -> Html {
    let Arrived::Here(cards) = &props.lessons else { return html! {} };
    let of = |card: &&LessonCard| parts(card, props.edition).is_some();
    let cards: Vec<&LessonCard> = cards.iter().filter(of).collect();
    if cards.is_empty() {
        return html! {};
    }
    let done = |card: &LessonCard| {
        let of = parts(card, props.edition).unwrap_or_default();
        (props.progress.lesson(&card.id, props.edition).beats_done(of), of)
    };
    let (all_done, all): (u32, u32) =
        cards.iter().map(|card| done(card)).fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    let next = next(props, &cards);
    let label = next.map(|(card, is_begun)| {
        let say = if is_begun { words.learn.resume } else { words.learn.begin };
        (lesson_href(&card.id), say(card.number))
    });
    html! {
        <>
            <p class="home__lead">{ (words.learn.lead)(cards.len()) }</p>
            <p class="lessons__sum"><b data-parts-done={all_done.to_string()} data-parts={all.to_string()}>{ all_done }</b>{ " " }{ (words.learn.parts_of)(all_done, all) }</p>
            { learned_turn(words, &turn_outline(props.locale), &cards, &done) }
            <p class="lessons__go">
                { label.map(|(href, label)| html! { <a class="button button--primary" data-resume="true" {href}>{ label }{ Icon::Next.view() }</a> }) }
                <a class="button" data-practise="start" href={Address::page(Route::Practice).href()}>{ words.learn.practise }</a>
            </p>
        </>
    }
}

/// The lesson to go on with: the first that is begun, else the first that is to do; and whether it is begun.
fn next<'a>(props: &LessonsProps, cards: &[&'a LessonCard]) -> Option<(&'a LessonCard, bool)> {
    let is = |begun: bool| {
        let found = cards.iter().find(|card| match props.progress.lesson(&card.id, props.edition) {
            LessonProgress::Begun { .. } => begun,
            LessonProgress::NotBegun => !begun,
            LessonProgress::Done => false,
        });
        found.map(|card| (*card, begun))
    };
    is(true).or_else(|| is(false))
}

fn body(props: &LessonsProps, words: &Strings) -> Html {
    match &props.lessons {
        Arrived::OnTheWay => html! { <p class="empty">{ words.learn.loading }</p> },
        Arrived::Failed => not_loaded(words, &props.send),
        Arrived::Here(cards) if cards.is_empty() => html! { <p class="empty">{ words.learn.no_lessons }</p> },
        Arrived::Here(cards) => chapters(props, words, cards),
    }
}

/// That the lessons did not arrive, and a way to try again.
pub fn not_loaded(words: &Strings, send: &Callback<Message>) -> Html {
    html! {
        <section class="told" data-trouble="lessons">
            <h2>{ Icon::Gap.view() }{ words.learn.not_loaded }</h2>
            <p>{ words.learn.not_loaded_lead }</p>
            <p>{ retry(words, send) }</p>
        </section>
    }
}

/// The button that tries again.
pub fn retry(words: &Strings, send: &Callback<Message>) -> Html {
    html! {
        <button type="button" class="button button--primary" data-retry="true"
            onclick={send.reform(|_: MouseEvent| Message::Learn(Learn::Retry))}>{ words.learn.retry }</button>
    }
}

fn chapters(props: &LessonsProps, words: &Strings, cards: &[LessonCard]) -> Html {
    let here = {
        let of: Vec<&LessonCard> = cards.iter().filter(|card| parts(card, props.edition).is_some()).collect();
        next(props, &of).map(|(card, _)| card.number)
    };
    let of = |chapter: Chapter| cards.iter().filter(|card| card.chapter == chapter).collect::<Vec<_>>();
    let chapters = Chapter::ALL.into_iter().map(|chapter| (chapter, of(chapter))).zip(words.learn.chapters);
    chapters
        .filter(|((_, group), _)| !group.is_empty())
        .map(|((chapter, group), title)| {
            html! {
                <section class="home__part" key={chapter.slug()} data-chapter={chapter.slug()}>
                    <h2>{ title }</h2>
                    <ol class="lesson-list" role="list">
                        { for group.iter().map(|card| {
                            let row = Row {
                                words,
                                card,
                                all: cards,
                                edition: props.edition,
                                progress: props.progress.lesson(&card.id, props.edition),
                                is_here: here == Some(card.number),
                            };
                            html! { <li key={&*card.id}>{ lesson_row(&row) }</li> }
                        }) }
                    </ol>
                </section>
            }
        })
        .collect()
}
