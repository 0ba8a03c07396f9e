//! The stack, newest on top, and the triggered abilities that wait for it.

use super::pips::with_signs;
use crate::engine::{ObjectId, Target};
use crate::session::snapshot::{StackItemView, TriggerView};
use crate::web::scene::Scene;
use crate::web::store::Message;
use yew::prelude::*;

/// The presenter's stage has room for so many of them.
const ON_STAGE: usize = 2;

/// The stack and what waits for it.
pub fn stack(scene: &Scene<'_>) -> Html {
    section(scene, scene.words.table.stack, usize::MAX)
}

/// The same on the presenter's stage: the first of them, and how many more there are; where all of them wait, the heading says that.
pub fn stack_on_stage(scene: &Scene<'_>) -> Html {
    let (table, words) = (&scene.shown.table, &scene.words.table);
    let only_waits = table.stack.is_empty() && !table.waiting.is_empty();
    section(scene, if only_waits { words.waiting } else { words.stack }, ON_STAGE)
}

fn section(scene: &Scene<'_>, heading: &'static str, most: usize) -> Html {
    let table = &scene.shown.table;
    let all = table.waiting.len() + table.stack.len();
    let inside = if all == 0 {
        html! { <p class="empty">{ scene.words.table.empty }</p> }
    } else {
        let says_so = heading != scene.words.table.waiting;
        let waiting = table.waiting.iter().map(|trigger| waiting(scene, trigger, says_so));
        let on_it = table.stack.iter().map(|item| {
            html! { <li key={format!("s{}", item.id.get())}>{ stack_item(scene, item) }</li> }
        });
        html! {
            // A long stack scrolls, and the keyboard has to get there.
            <ol role="list" tabindex="0" aria-label={heading}>{ for waiting.chain(on_it).take(most) }</ol>
        }
    };
    let more = all.checked_sub(most).filter(|more| *more > 0);
    let more = more.map(|more| html! { <p class="stack__more" data-more={more.to_string()}>{ (scene.words.presenter.more)(more) }</p> });
    html! { <section class="stack" data-count={table.stack.len().to_string()}><h2>{ heading }</h2>{ inside }{ more }</section> }
}

fn stack_item(scene: &Scene<'_>, item: &StackItemView) -> Html {
    let on = Target::Object(item.id);
    let what = html! {
        <>
            <b lang={scene.lang(item.title_lang)}>{ &*item.title }</b>
            <small>{ with_signs(scene.words, &joined(scene, &item.kind_text, &item.description)) }</small>
            { aims(item) }
            <em>{ &*item.order }</em>
        </>
    };
    let id = item.id.get().to_string();
    let top = item.is_top.then_some("true");
    let change = is_new(scene, item.id).then_some("arrives");
    if scene.is_able(on) {
        return html! {
            <button type="button" class="stack__item" data-stack={id} data-top={top} data-change={change} data-mark={scene.mark(on)}
                onclick={scene.sends(Message::Touch { on, attempt: None })}>{ what }</button>
        };
    }
    html! { <div class="stack__item" data-stack={id} data-top={top} data-change={change}>{ what }</div> }
}

/// What it is aimed at.
fn aims(item: &StackItemView) -> Html {
    if item.targets.is_empty() {
        return html! {};
    }
    html! { <span class="stack__aims">{ &*item.aims }</span> }
}

/// What kind of thing it is and what it will do, as far as there is something to say.
fn joined(scene: &Scene<'_>, kind: &str, does: &str) -> String {
    let colon = if kind.is_empty() || does.is_empty() { "" } else { scene.words.colon() };
    format!("{kind}{colon}{does}")
}

/// Whether the event shown put it on the stack.
fn is_new(scene: &Scene<'_>, id: ObjectId) -> bool {
    let shown = scene.shown.log.entries.last();
    shown.is_some_and(|entry| entry.objects.contains(&id))
}

/// A triggered ability that waits; `says_so`: whether it says that itself.
fn waiting(scene: &Scene<'_>, trigger: &TriggerView, says_so: bool) -> Html {
    let waits = says_so.then(|| html! { <>{ scene.words.table.waiting }{ scene.words.colon() }</> });
    html! {
        <li key={format!("w{}", trigger.id)}>
            <div class="stack__item" data-waiting={trigger.id.to_string()}>
                <b>{ &*trigger.title }</b>
                <small>{ waits }{ with_signs(scene.words, &trigger.description) }</small>
                <em>{ &*trigger.reason }</em>
            </div>
        </li>
    }
}
