//! One lesson of the list: its number, its title, the steps of the turn it covers, and how far it has been taken.

use super::icon::Icon;
use crate::engine::{Edition, Step};
use crate::session::progress::LessonProgress;
use crate::session::study::LessonCard;
use crate::session::turn_outline;
use crate::web::i18n::Strings;
use crate::web::route::lesson_href;
use yew::prelude::*;

/// What a row is made from.
#[derive(Clone, Copy)]
pub struct Row<'a> {
    /// The words of the interface.
    pub words: &'a Strings,
    /// The lesson.
    pub card: &'a LessonCard,
    /// All lessons, to name those that are better done before.
    pub all: &'a [LessonCard],
    /// The edition in use.
    pub edition: Edition,
    /// How far it has been taken.
    pub progress: &'a LessonProgress,
    /// Whether it is the one to go on with.
    pub is_here: bool,
}

/// How many parts a lesson has in an edition; `None` if it is not for that edition.
#[must_use]
pub fn parts(card: &LessonCard, edition: Edition) -> Option<u32> {
    let at = card.editions.iter().position(|own| *own == edition)?;
    card.beats.get(at).copied()
}

/// The row.
pub fn lesson_row(row: &Row<'_>) -> Html {
    let Row { words, card, .. } = *row;
    let of = parts(card, row.edition);
    let state = if of.is_none() { "absent" } else { slug(row.progress) };
    html! {
        <a class="lesson-row" href={lesson_href(&card.id)} data-lesson={card.id.to_string()} data-state={state}
            aria-current={row.is_here.then_some("true")}>
            <span class="lesson-row__number">{ card.number }</span>
            <span class="lesson-row__title">{ &*card.title }</span>
            <span class="lesson-row__dots" aria-hidden="true"></span>
            { mini_track(&card.steps) }
            <span class="visually-hidden">{ ". " }{ (words.learn.covers)(&names(row)) }{ ". " }</span>
            <span class="lesson-row__rule">{ rule(row) }</span>
            <span class="lesson-row__minutes">{ (words.learn.minutes)(card.minutes) }</span>
            <span class="lesson-row__state">{ standing(row, of) }</span>
            <span class="lesson-row__goal">{ &*card.goal }{ better_after(row) }</span>
        </a>
    }
}

/// The first rule that is learned; where the edition has no such lesson, that of the other.
fn rule(row: &Row<'_>) -> Html {
    let at = row.card.editions.iter().position(|own| *own == row.edition).unwrap_or_default();
    row.card.rules.get(at).map(|rule| html! { &**rule }).unwrap_or_default()
}

/// The word for how far a lesson has been taken.
#[must_use]
pub const fn slug(progress: &LessonProgress) -> &'static str {
    match progress {
        LessonProgress::NotBegun => "to-do",
        LessonProgress::Begun { .. } => "begun",
        LessonProgress::Done => "done",
    }
}

fn standing(row: &Row<'_>, of: Option<u32>) -> Html {
    let words = &row.words.learn;
    let Some(of) = of else {
        let [(_, classic), (_, current)] = row.words.head.editions;
        let year = row.edition.other().pick(classic, current);
        return html! { <span>{ (words.only_in)(year) }</span> };
    };
    let (icon, word) = match row.progress {
        LessonProgress::NotBegun => (Icon::Empty, words.to_do),
        LessonProgress::Begun { .. } => (Icon::Half, words.in_progress),
        LessonProgress::Done => (Icon::Full, words.done),
    };
    html! { <>{ icon.view() }<b>{ row.progress.beats_done(of) }{ "/" }{ of }</b>{ " " }<span>{ word }</span></> }
}

/// What is better done before: only said, never in the way, and only as long as it is not done.
fn better_after(row: &Row<'_>) -> Html {
    let before = row.all.iter().filter(|other| row.card.after.contains(&other.id));
    let numbers: Vec<u32> = before.map(|other| other.number).collect();
    if numbers.is_empty() || *row.progress == LessonProgress::Done {
        return html! {};
    }
    html! { <span class="lesson-row__after">{ " " }{ (row.words.learn.better_after)(&numbers) }{ "." }</span> }
}

/// The steps that it covers, by name; the whole turn if it covers all.
fn names(row: &Row<'_>) -> String {
    if row.card.steps.len() == Step::ALL.len() {
        return row.words.learn.whole_turn.to_owned();
    }
    let outline = turn_outline(row.words.locale);
    let named = outline.iter().flatten().filter(|it| row.card.steps.contains(&it.step));
    named.map(|it| it.name).collect::<Vec<_>>().join(", ")
}

/// The steps of the turn, those that are covered high.
pub fn mini_track(covered: &[Step]) -> Html {
    let phases = Step::ALL.chunk_by(|one, next| one.phase() == next.phase());
    html! {
        <span class="mini-track" aria-hidden="true">
            { for phases.map(|steps| html! {
                <i>{ for steps.iter().map(|step| html! { <b data-covered={covered.contains(step).then_some("true")}></b> }) }</i>
            }) }
        </span>
    }
}
