//! Lessons that somebody has written: opened from a file, listed, or told what is wrong with them.

use super::fault_list::fault_list;
use super::icon::Icon;
use super::lesson_row::{Row, lesson_row};
use crate::engine::Edition;
use crate::session::progress::LessonProgress;
use crate::web::hooks::files::read_chosen;
use crate::web::i18n::Strings;
use crate::web::learning::{Learn, Own};
use crate::web::store::Message;
use yew::prelude::*;

/// What the section is made from.
#[derive(Clone, Copy)]
pub struct OwnPart<'a> {
    /// The words of the interface.
    pub words: &'a Strings,
    /// What was opened.
    pub own: &'a Own,
    /// The edition in use.
    pub edition: Edition,
    /// Where the file goes.
    pub send: &'a Callback<Message>,
    /// Its heading.
    pub title: &'static str,
    /// What can be opened.
    pub lead: &'static str,
}

/// The section of one's own lessons, or sets of questions.
pub fn own_lessons(part: &OwnPart<'_>) -> Html {
    let (own, send) = (&part.words.learn.own, part.send.clone());
    let on_file = Callback::from(move |event: Event| {
        let done =
            send.reform(|text: Option<String>| Message::Learn(Learn::OpenedLessons(text.map(Into::into))));
        read_chosen(&event, done);
    });
    html! {
        <section class="home__part keepsake" data-own={own_slug(part.own)}>
            <h2>{ part.title }</h2>
            <p>{ part.lead }</p>
            <p class="keepsake__buttons">
                <label class="button"><input type="file" class="visually-hidden" accept=".lesson,.txt,text/plain" data-keep="lessons" onchange={on_file} />{ own.open }</label>
            </p>
            <div>{ came_of_it(part) }</div>
        </section>
    }
}

const fn own_slug(own: &Own) -> &'static str {
    match own {
        Own::Nothing => "nothing",
        Own::Unreadable => "unreadable",
        Own::Faulty { .. } => "faulty",
        Own::Here { .. } => "here",
    }
}

fn came_of_it(part: &OwnPart<'_>) -> Html {
    let words = part.words;
    let own = &words.learn.own;
    match part.own {
        Own::Nothing => html! {},
        Own::Unreadable => {
            html! { <section class="told" role="status"><p>{ words.learn.keep.unreadable_file }</p></section> }
        }
        Own::Faulty { notice, .. } => html! {
            <section class="told" role="status"><h3>{ Icon::Gap.view() }{ own.faulty }</h3>{ fault_list(words, &notice.faults) }</section>
        },
        Own::Here { library, findings, .. } => {
            let cards = library.cards(words.locale);
            let row = |card| Row {
                words,
                card,
                all: &cards,
                edition: part.edition,
                progress: &LessonProgress::NotBegun,
                is_here: false,
            };
            html! {
                <>
                    <ol class="lesson-list" role="list">{ for cards.iter().map(|card| html! { <li key={&*card.id}>{ lesson_row(&row(card)) }</li> }) }</ol>
                    if !findings.is_empty() {
                        <section class="told"><h3>{ Icon::Gap.view() }{ own.findings }</h3>{ fault_list(words, findings) }</section>
                    }
                </>
            }
        }
    }
}
