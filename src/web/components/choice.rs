//! What is asked of the learner now, with confirm and cancel; or what he can do instead of what was refused.

use super::form::form;
use super::icon::Icon;
use super::sheets::of_hand;
use crate::engine::Target;
use crate::session::snapshot::{Choice, ChoiceKind, Prompt};
use crate::web::answer::Answer;
use crate::web::i18n::Strings;
use crate::web::scene::Scene;
use crate::web::store::Message;
use yew::prelude::*;

/// Which answer is set off from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// Passing: at the table the turn goes on by it.
    Passing,
    /// None, where the learner is to find out which it is.
    None,
}

/// The panel under the log.
pub fn choice(scene: &Scene<'_>, emphasis: Emphasis) -> Html {
    if let Some(refused) = &scene.shown.refused {
        return instead(scene, &refused.instead, emphasis);
    }
    if let Answer::Aiming { choice, .. } = scene.answer {
        return aiming(scene, choice);
    }
    let prompt = &scene.shown.prompt;
    if prompt.player.is_none() && prompt.choices.is_empty() {
        return html! {};
    }
    html! {
        <section class="choice" aria-label={prompt.question.to_string()} data-yours={prompt.is_yours.to_string()}>
            <div class="choice__head"><h2 class="choice__ask">{ &*prompt.question }</h2>{ history(scene) }</div>
            { prompt.form.as_ref().map(|view| form(scene, view)) }
            { answers(scene, emphasis) }
        </section>
    }
}

/// Taking back a choice, and bringing it back.
fn history(scene: &Scene<'_>) -> Html {
    let words = &scene.words.margin;
    let button = |key: &'static str, label: &'static str, message: Message| {
        html! {
            <button type="button" class="button button--small" data-choice={key} aria-label={label} title={label}
                onclick={scene.sends(message)}>{ Icon::Undo.view() }</button>
        }
    };
    let undo = scene.shown.can_undo.then(|| button("undo", words.undo, Message::Undo));
    let redo = scene.shown.can_redo.then(|| button("redo", words.redo, Message::Redo));
    html! { <span class="choice__history">{ undo }{ redo }</span> }
}

/// Passing stands first, mana last, under a word of its own: the lands on the table make it too. A form has its own plainest answer.
fn answers(scene: &Scene<'_>, emphasis: Emphasis) -> Html {
    let prompt = &scene.shown.prompt;
    let (mana, others): (Vec<&Choice>, Vec<&Choice>) =
        prompt.choices.iter().partition(|choice| choice.kind == ChoiceKind::Mana);
    let others = others.into_iter().filter(|it| it.kind != ChoiceKind::Plain || prompt.form.is_none());
    html! {
        <>
            { list(scene, others, emphasis) }
            <div class="choice__mana">{ made(scene, &mana, emphasis) }</div>
        </>
    }
}

fn list<'a>(scene: &Scene<'_>, choices: impl Iterator<Item = &'a Choice>, emphasis: Emphasis) -> Html {
    html! {
        <ul class="choice__list" role="list">
            { for choices.map(|choice| html! { <li key={&*choice.key}>{ answer(scene, choice, others(scene), emphasis) }</li> }) }
        </ul>
    }
}

/// The ways to make mana.
fn made(scene: &Scene<'_>, choices: &[&Choice], emphasis: Emphasis) -> Html {
    if choices.is_empty() || !scene.shown.prompt.is_yours {
        return html! {};
    }
    let words = &scene.words.margin;
    html! {
        <details>
            <summary>{ (words.mana)(choices.len()) }</summary>
            <p>{ words.mana_lead }</p>
            { list(scene, choices.iter().copied(), emphasis) }
        </details>
    }
}

/// Who chooses now, if it is not the learner: his buttons say so.
fn others<'a>(scene: &Scene<'a>) -> Option<&'a str> {
    let prompt = &scene.shown.prompt;
    let mut players = scene.shown.table.sides.iter().map(|side| &side.player);
    let chooses = players.find(|player| Some(player.id) == prompt.player);
    chooses.filter(|_| !prompt.is_yours).map(|player| &*player.name)
}

const fn is_main(kind: ChoiceKind) -> bool {
    matches!(kind, ChoiceKind::Pass | ChoiceKind::PassToResolve | ChoiceKind::PassToNextStep)
}

fn answer(scene: &Scene<'_>, choice: &Choice, of: Option<&str>, emphasis: Emphasis) -> Html {
    let label = of.map_or_else(|| choice.label.to_string(), |name| scene.words.told(name, &choice.label));
    let is_set_off = emphasis == Emphasis::Passing && is_main(choice.kind);
    let primary = is_set_off.then_some("button--primary");
    html! {
        <button type="button" class={classes!("button", primary)} data-choice={choice.key.to_string()} title={choice.hint.to_string()}
            onclick={scene.sends(Message::TakeUp(choice.clone()))}>{ label }</button>
    }
}

fn aiming(scene: &Scene<'_>, choice: &Choice) -> Html {
    html! {
        <section class="choice" aria-label={choice.label.to_string()} data-aiming="true">
            <h2 class="choice__ask"><b>{ &*choice.label }</b>{ ". " }{ target_ask(scene.words, scene.answer, &scene.shown.prompt) }</h2>
            { choice.object.map(|id| of_hand(scene, id)) }
            { targets(scene) }
            <ul class="choice__list" role="list"><li>{ cancel(scene) }</li></ul>
        </section>
    }
}

/// "Choose target 1 of 2."
#[must_use]
pub fn target_ask(words: &Strings, answer: &Answer, prompt: &Prompt) -> String {
    match answer.slot(prompt) {
        Some((slot, slots)) => (words.margin.target_ask)(slot + 1, slots.len()),
        None => String::new(),
    }
}

/// What a target is called in attributes: the number of an object, or the seat of a player.
#[must_use]
pub fn target_key(target: Target) -> String {
    match target {
        Target::Object(id) => id.get().to_string(),
        Target::Player(player) => format!("{player:?}"),
    }
}

/// The legal targets by name, for those who do not use the table.
pub fn targets(scene: &Scene<'_>) -> Html {
    let Some((slot, slots)) = scene.answer.slot(&scene.shown.prompt) else { return html! {} };
    let Some(slot) = slots.get(slot) else { return html! {} };
    html! {
        <ul class="choice__list" role="list">
            { for slot.iter().map(|choice| html! {
                <li key={format!("{:?}", choice.target)}>
                    <button type="button" class="button" data-target={target_key(choice.target)}
                        onclick={scene.sends(Message::Touch { on: choice.target, attempt: None })}>{ &*choice.label }</button>
                </li>
            }) }
        </ul>
    }
}

/// The button that gives up the answer so far.
pub fn cancel(scene: &Scene<'_>) -> Html {
    html! { <button type="button" class="button" data-choice="cancel" onclick={scene.sends(Message::Cancel)}>{ scene.words.margin.cancel }</button> }
}

fn instead(scene: &Scene<'_>, choices: &[Choice], emphasis: Emphasis) -> Html {
    html! {
        <section class="choice" aria-label={scene.words.margin.instead} data-instead="true">
            <p class="choice__why" aria-hidden="true">{ scene.shown.refused.as_ref().map(|refused| refused.sentence.to_string()) }</p>
            { for scene.shown.refused.iter().flat_map(|refused| refused.objects.iter()).map(|id| of_hand(scene, *id)) }
            if !choices.is_empty() {
                <h2 class="choice__ask">{ scene.words.margin.instead }</h2>
            }
            <ul class="choice__list" role="list">
                { for choices.iter().map(|choice| html! { <li key={&*choice.key}>{ answer(scene, choice, None, emphasis) }</li> }) }
                <li key="dismiss">
                    <button type="button" class="button" data-choice="dismiss"
                        onclick={scene.sends(Message::Cancel)}>{ scene.words.margin.dismiss }</button>
                </li>
            </ul>
        </section>
    }
}
