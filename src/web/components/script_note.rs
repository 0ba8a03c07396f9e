//! That the scenario's own moves are over, or that the learner has left them, and where to go from there.

use super::icon::Icon;
use crate::session::snapshot::ScriptView;
use crate::web::route::{Address, Route};
use crate::web::scene::Scene;
use crate::web::store::{Message, Stride};
use yew::prelude::*;

/// What is to be said of the scenario's own moves; nothing while they go on.
pub fn script_note(scene: &Scene<'_>) -> Html {
    match scene.shown.script.filter(|_| scene.shown.refused.is_none()) {
        Some(ScriptView::Over) => over(scene),
        Some(ScriptView::Left) => left(scene),
        None => html! {},
    }
}

fn over(scene: &Scene<'_>) -> Html {
    let (words, learn) = (&scene.words.margin, &scene.words.learn);
    let to = |route| Address::page(route).href();
    html! {
        <section class="script" data-script="over">
            <h2>{ words.over }</h2>
            <p>{ words.over_lead }</p>
            <ul class="choice__list" role="list">
                <li><a class="button" data-after="lessons" href={to(Route::Lessons)}>{ learn.lessons }</a></li>
                <li><a class="button" data-after="practice" href={to(Route::Practice)}>{ learn.practise }</a></li>
                { scene.shown.can_go_on.then(|| html! {
                    <li><button type="button" class="button" data-go="play-on" onclick={scene.sends(Message::Go(Stride::PlayOn))}>{ words.play_on }{ Icon::Next.view() }</button></li>
                }) }
            </ul>
        </section>
    }
}

fn left(scene: &Scene<'_>) -> Html {
    let words = &scene.words.margin;
    html! {
        <section class="script" data-script="left">
            <p>{ words.left }</p>
            <button type="button" class="button button--small" data-choice="rejoin" onclick={scene.sends(Message::Rejoin)}>{ Icon::Undo.view() }{ words.rejoin }</button>
        </section>
    }
}
