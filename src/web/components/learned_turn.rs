//! The turn track as it fills up: for each step, how much of the lessons about it is done.

use crate::session::StepName;
use crate::session::study::LessonCard;
use crate::web::i18n::Strings;
use yew::prelude::*;

/// The track. `done`: how many parts of a lesson are done, and how many it has.
pub fn learned_turn(
    words: &Strings,
    outline: &[Vec<StepName>],
    cards: &[&LessonCard],
    done: &dyn Fn(&LessonCard) -> (u32, u32),
) -> Html {
    html! {
        <ol class="learned-turn" role="list" aria-label={words.learn.turn_learned}>
            { for outline.iter().enumerate().map(|(at, steps)| html! {
                <li key={at}><ol role="list">{ for steps.iter().map(|step| cell(words, step, cards, done)) }</ol></li>
            }) }
        </ol>
    }
}

fn cell(
    words: &Strings,
    step: &StepName,
    cards: &[&LessonCard],
    done: &dyn Fn(&LessonCard) -> (u32, u32),
) -> Html {
    let about = cards.iter().filter(|card| card.steps.contains(&step.step)).map(|card| done(card));
    let (done, of) = about.fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    let share = if of == 0 { 0.0 } else { f64::from(done) / f64::from(of) };
    html! {
        <li key={step.slug} data-step={step.slug} data-done={done.to_string()} data-of={of.to_string()}>
            <svg class="learned-turn__bar" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={format!("{share:.3}")} height="1" />
            </svg>
            <span aria-hidden="true">{ step.code }</span>
            <span class="visually-hidden">{ (words.learn.step_learned)(step.name, done, of) }</span>
        </li>
    }
}
