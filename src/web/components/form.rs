//! An answer that has to be put together: who attacks, who blocks, how damage is divided, and the like.

use super::choice::{cancel, target_ask, target_key, targets};
use super::icon::Icon;
use crate::engine::{Assignment, Block, ObjectId, Target, TriggerId};
use crate::session::snapshot::{BlockerForm, Candidate, DamageForm, Form, Recipient, TriggerChoice};
use crate::web::answer::Answer;
use crate::web::scene::Scene;
use crate::web::store::Message;
use yew::prelude::*;

/// The form for what is asked.
pub fn form(scene: &Scene<'_>, view: &Form) -> Html {
    let words = &scene.words.margin;
    match (view, scene.answer) {
        (Form::Attackers { creatures }, Answer::Attackers(chosen)) => {
            let label =
                if chosen.is_empty() { words.attack_none.into() } else { (words.attack_with)(chosen.len()) };
            named(scene, creatures, label, !chosen.is_empty())
        }
        (Form::Blockers { blockers }, Answer::Blockers { blocks, blocker }) => {
            block_form(scene, blockers, blocks, *blocker)
        }
        (Form::Damage { sources }, Answer::Damage(parts)) => damage_form(scene, sources, parts),
        (Form::Discard { hand, count }, Answer::Discard(chosen)) => {
            let label = (words.discard)(chosen.len(), *count);
            named(scene, hand, label, !chosen.is_empty())
        }
        (Form::StayTapped { optional }, Answer::StayTapped(chosen)) => {
            named(scene, optional, words.confirm.into(), !chosen.is_empty())
        }
        (Form::Order { triggers }, Answer::Order(order)) => order_form(scene, triggers, order),
        (Form::Targets { ability, .. }, Answer::Targets(_)) => html! {
            <>
                <p class="choice__ask"><b>{ &**ability }</b>{ " " }{ target_ask(scene.words, scene.answer, &scene.shown.prompt) }</p>
                { targets(scene) }
            </>
        },
        (Form::Legend { legends }, Answer::Legend) => candidates(scene, legends),
        _ => html! {},
    }
}

/// Things to name, by click on the table or here, and one button that confirms them.
fn named(scene: &Scene<'_>, all: &[Candidate], label: String, is_begun: bool) -> Html {
    html! {
        <>
            { candidates(scene, all) }
            { confirm(scene, label, is_begun) }
        </>
    }
}

fn candidates(scene: &Scene<'_>, all: &[Candidate]) -> Html {
    html! {
        <ul class="choice__list choice__list--names" role="list">
            { for all.iter().map(|one| html! { <li key={one.id.get()}>{ candidate(scene, one) }</li> }) }
        </ul>
    }
}

fn candidate(scene: &Scene<'_>, one: &Candidate) -> Html {
    let on = Target::Object(one.id);
    let chosen = scene.answer.has(on);
    let why_not = one.why_not.as_ref().map(|why| why.to_string());
    html! {
        <button type="button" class="button button--name" data-candidate={one.id.get().to_string()} aria-pressed={chosen.to_string()}
            data-illegal={why_not.is_some().then_some("true")} title={why_not}
            onclick={scene.sends(Message::Touch { on, attempt: None })}>
            { if chosen { Icon::Tick.view() } else { html! {} } }{ &*one.label }
        </button>
    }
}

fn confirm(scene: &Scene<'_>, label: String, is_begun: bool) -> Html {
    html! {
        <ul class="choice__list" role="list">
            <li key="confirm">
                <button type="button" class="button button--primary" data-choice="confirm" onclick={scene.sends(Message::Confirm)}>{ label }</button>
            </li>
            { if is_begun { html! { <li key="cancel">{ cancel(scene) }</li> } } else { html! {} } }
        </ul>
    }
}

fn block_form(scene: &Scene<'_>, forms: &[BlockerForm], blocks: &[Block], blocker: Option<ObjectId>) -> Html {
    let words = &scene.words.margin;
    let label = if blocks.is_empty() { words.block_none.into() } else { (words.block_with)(blocks.len()) };
    let pending = forms.iter().find(|form| Some(form.blocker.id) == blocker);
    let ask = if pending.is_some() { words.block_which } else { words.block_ask };
    let list = match pending {
        Some(form) => candidates(scene, &form.attackers),
        None => html! {
            <ul class="choice__list choice__list--names" role="list">
                { for forms.iter().map(|form| html! { <li key={form.blocker.id.get()}>{ candidate(scene, &form.blocker) }</li> }) }
            </ul>
        },
    };
    html! {
        <>
            <p class="choice__ask">
                { pending.map(|form| html! { <><b>{ &*form.blocker.label }</b>{ scene.words.colon() }</> }) }{ ask }
            </p>
            { list }
            { confirm(scene, label, !blocks.is_empty() || blocker.is_some()) }
        </>
    }
}

fn damage_form(scene: &Scene<'_>, sources: &[DamageForm], parts: &[Assignment]) -> Html {
    html! {
        <>
            <ul class="choice__rows" role="list">
                { for sources.iter().map(|form| html! { <li key={form.source.get()}>{ damage_source(scene, form, parts) }</li> }) }
            </ul>
            { confirm(scene, scene.words.margin.confirm.into(), false) }
        </>
    }
}

fn damage_source(scene: &Scene<'_>, form: &DamageForm, parts: &[Assignment]) -> Html {
    let given: u32 = parts.iter().filter(|part| part.source == form.source).map(|part| part.amount).sum();
    html! {
        <div role="group" aria-label={form.label.to_string()}>
            <p class="choice__row"><span><b>{ &*form.label }</b></span><small>{ (scene.words.margin.divided)(given, form.amount) }</small></p>
            <ul role="list">
                { for form.recipients.iter().map(|part| html! {
                    <li class="choice__row" key={format!("{:?}", part.to)}>{ recipient(scene, form.source, part, parts) }</li>
                }) }
            </ul>
        </div>
    }
}

fn recipient(scene: &Scene<'_>, source: ObjectId, view: &Recipient, parts: &[Assignment]) -> Html {
    let words = &scene.words.margin;
    let own = parts.iter().find(|part| part.source == source && part.to == view.to);
    let amount = own.map_or(0, |part| part.amount);
    let why_not = view.why_not.as_ref().map(|why| why.to_string());
    let button = |more: bool, icon: Icon, word: &'static str| {
        let message = Message::Divide { source, to: view.to, more };
        html! {
            <button type="button" class="button button--small" data-divide={if more { "more" } else { "fewer" }} data-source={source.get().to_string()}
                data-to={target_key(view.to)} data-illegal={why_not.is_some().then_some("true")} title={why_not.clone()}
                aria-label={scene.words.told(word, &view.label)} onclick={scene.sends(message)}>{ icon.view() }</button>
        }
    };
    html! {
        <>
            <span>{ &*view.label }</span>
            { view.lethal.map(|lethal| html! { <small>{ (words.lethal)(lethal) }</small> }) }
            { if why_not.is_none() { button(false, Icon::Minus, words.fewer) } else { html! {} } }
            <span class="choice__amount" data-amount={amount.to_string()}>{ amount }</span>
            { button(true, Icon::Plus, words.more) }
        </>
    }
}

fn order_form(scene: &Scene<'_>, triggers: &[TriggerChoice], order: &[TriggerId]) -> Html {
    let words = &scene.words.margin;
    let rows = order.iter().filter_map(|id| triggers.iter().find(|choice| choice.id == *id));
    html! {
        <>
            <p class="choice__ask">{ words.order_ask }</p>
            <ol class="choice__rows" role="list">
                { for rows.enumerate().map(|(at, choice)| html! {
                    <li class="choice__row" key={choice.id.get()}>
                        <span>{ at + 1 }{ ". " }{ &*choice.label }</span>
                        { move_button(scene, choice, false, Icon::Up, words.earlier_in_order) }
                        { move_button(scene, choice, true, Icon::Down, words.later_in_order) }
                    </li>
                }) }
            </ol>
            { confirm(scene, words.order_confirm.into(), false) }
        </>
    }
}

fn move_button(
    scene: &Scene<'_>,
    choice: &TriggerChoice,
    later: bool,
    icon: Icon,
    word: &'static str,
) -> Html {
    html! {
        <button type="button" class="button button--small" data-order={if later { "later" } else { "earlier" }} data-trigger={choice.id.get().to_string()}
            aria-label={scene.words.told(word, &choice.label)} onclick={scene.sends(Message::Order { trigger: choice.id, later })}>{ icon.view() }</button>
    }
}
