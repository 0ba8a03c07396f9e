//! What lies over the table: the cards of a zone, or everything known of one permanent or card.

use super::hand;
use super::phase_lines::phase_lines;
use super::pips::{pips, with_signs};
use super::term_links::{LINES, of_permanent, term_links};
use crate::engine::ObjectId;
use crate::session::snapshot::{
    AbilityView, CardView, Choice, CombatRole, PermanentView, PhaseView, PlayerView,
};
use crate::web::scene::Scene;
use crate::web::sheet::Sheet;
use crate::web::store::Message;
use yew::prelude::*;

/// The title and the inside of a sheet; `None` if what it is about is gone.
#[must_use]
pub fn sheet(scene: &Scene<'_>, sheet: Sheet) -> Option<(String, Html)> {
    let words = &scene.words.table;
    let players = scene.shown.table.sides.iter().map(|side| &side.player);
    let of = |id| players.clone().find(|player| player.id == id);
    match sheet {
        Sheet::Hand(id) => of(id).map(|player| {
            let (title, cards) = zone(scene, words.hand, player, &player.hand);
            let note = (!player.is_you).then(|| html! { <p class="sheet__note">{ words.open_hand }</p> });
            (title, html! { <>{ note }{ cards }</> })
        }),
        Sheet::Graveyard(id) => of(id).map(|player| zone(scene, words.graveyard, player, &player.graveyard)),
        Sheet::Exile(id) => {
            let name = scene.shown.edition.pick(words.exile[0], words.exile[1]);
            of(id).map(|player| zone(scene, name, player, &player.exile))
        }
        Sheet::Object(id) | Sheet::Beside(_, id) => permanent_of(scene, id)
            .map(|view| (view.called.to_string(), permanent(scene, view)))
            .or_else(|| card_of(scene, id).map(|card| (card.name.to_string(), card_inside(scene, card)))),
        Sheet::Lines => {
            let terms = term_links(scene, &LINES);
            Some((scene.words.lines.title.to_owned(), html! { <>{ phase_lines(scene) }{ terms }</> }))
        }
        Sheet::Parts | Sheet::Share | Sheet::Shortcuts => None,
    }
}

fn permanent_of<'a>(scene: &Scene<'a>, id: ObjectId) -> Option<&'a PermanentView> {
    let sides = scene.shown.table.sides.iter();
    let hosts = sides.flat_map(|side| {
        side.permanents.iter().chain(side.lands.iter().flat_map(|group| group.lands.iter()))
    });
    hosts.flat_map(|host| std::iter::once(host).chain(host.attachments.iter())).find(|view| view.id == id)
}

fn card_of<'a>(scene: &Scene<'a>, id: ObjectId) -> Option<&'a CardView> {
    let players = scene.shown.table.sides.iter().map(|side| &side.player);
    let cards = players
        .flat_map(|player| player.hand.iter().chain(player.graveyard.iter()).chain(player.exile.iter()));
    cards.into_iter().find(|card| card.id == id)
}

/// The cards of a zone, newest first where it has an order. The learner's hand can be played from here.
fn zone(scene: &Scene<'_>, name: &str, player: &PlayerView, cards: &[CardView]) -> (String, Html) {
    let inside = html! {
        <ul class="sheet__cards" role="list">
            { for cards.iter().rev().map(|card| html! { <li key={card.id.get()}>{ line(scene, card) }</li> }) }
        </ul>
    };
    (scene.words.told(name, &player.name), inside)
}

/// A card of the hand is played, or tried; any other is opened to be read.
fn line(scene: &Scene<'_>, card: &CardView) -> Html {
    let (message, opens) = match &card.attempt {
        Some(_) => (hand::touch(card), None),
        None => (Message::Show(Sheet::Object(card.id)), Some("dialog")),
    };
    html! {
        <>
            <button type="button" class="button" data-card={card.id.get().to_string()} aria-haspopup={opens}
                onclick={scene.sends(message)}><b lang={scene.lang(card.name_lang)}>{ &*card.name }</b></button>
            { pips(&card.cost) }
            <small>{ &*card.type_line }</small>
        </>
    }
}

fn card_inside(scene: &Scene<'_>, card: &CardView) -> Html {
    html! {
        <>
            <p class="sheet__type">{ &*card.type_line }{ size_of(card.power_toughness.as_deref()) }{ pips(&card.cost) }</p>
            { rules(scene, card.rules.iter()) }
            { choices(scene, card.id) }
        </>
    }
}

/// What a card says that the learner means to play.
pub fn of_hand(scene: &Scene<'_>, id: ObjectId) -> Html {
    let hands = scene.shown.table.sides.iter().flat_map(|side| side.player.hand.iter());
    match hands.into_iter().find(|card| card.id == id) {
        Some(card) => rules(scene, card.rules.iter()),
        None => html! {},
    }
}

fn size_of(size: Option<&str>) -> Html {
    match size {
        Some(size) => html! { <b class="sheet__size">{ size }</b> },
        None => html! {},
    }
}

fn permanent(scene: &Scene<'_>, view: &PermanentView) -> Html {
    let words = &scene.words.table;
    let size = view.power_toughness.map(|size| {
        let printed = size.printed.filter(|printed| *printed != (size.power, size.toughness));
        let printed = printed.map(|(power, toughness)| format!(" ({} {power}/{toughness})", words.printed));
        format!("{}/{}{}", size.power, size.toughness, printed.unwrap_or_default())
    });
    html! {
        <>
            <p class="sheet__type">{ &*view.type_line }{ size_of(size.as_deref()) }{ pips(&view.cost) }</p>
            { phase(view) }
            { state(scene, view) }
            { rules(scene, view.rules.iter().filter(|line| !is_ability(view, line))) }
            { attached(scene, view) }
            { abilities(scene, view) }
            { term_links(scene, &of_permanent(view)) }
        </>
    }
}

/// Whose it is, whether it is tapped, whom it blocks or who blocks it, and what its picture says.
fn state(scene: &Scene<'_>, view: &PermanentView) -> Html {
    let words = &scene.words.table;
    let mut players = scene.shown.table.sides.iter().map(|side| &side.player);
    let controller = players.find(|player| player.id == view.controller);
    let controller = controller.map(|player| scene.words.told(words.controller, &player.name));
    let name = |id| permanent_of(scene, id).map(|other| other.called.to_string());
    let fight = match &view.combat {
        Some(CombatRole::Blocking { attacker: Some(id) }) => {
            name(*id).map(|name| scene.words.told(words.blocks, name))
        }
        Some(CombatRole::Attacking { blockers, .. }) if !blockers.is_empty() => {
            let names: Vec<_> = blockers.iter().filter_map(|id| name(*id)).collect();
            Some(scene.words.told(words.blocked_by, names.join(", ")))
        }
        _ => None,
    };
    let tapped = view.is_tapped.then(|| words.tapped.to_owned());
    html! {
        <ul class="sheet__flags" role="list">
            { for [controller, tapped, fight].into_iter().flatten().map(|text| html! { <li key={text.clone()}>{ text }</li> }) }
            { for view.flags.iter().map(|flag| html! { <li key={format!("{:?}", flag.kind)}>{ &*flag.text }</li> }) }
            { for view.counters.iter().map(|counter| html! { <li key={&*counter.sign}>{ &*counter.label }</li> }) }
        </ul>
    }
}

fn attached(scene: &Scene<'_>, view: &PermanentView) -> Html {
    if view.attachments.is_empty() {
        return html! {};
    }
    html! {
        <ul class="sheet__attached" role="list">
            { for view.attachments.iter().map(|slip| html! { <li key={slip.id.get()}><b>{ &*slip.called }</b>{ phase(slip) }{ rules(scene, slip.rules.iter()) }</li> }) }
        </ul>
    }
}

fn phase(view: &PermanentView) -> Html {
    match &view.phase {
        PhaseView::OutDirectly { text, .. }
        | PhaseView::OutIndirectly { text, .. }
        | PhaseView::OutUntil { text, .. }
        | PhaseView::In { will_go_out: Some(text), .. } => html! { <p class="sheet__phase">{ &**text }</p> },
        PhaseView::In { will_go_out: None, .. } => html! {},
    }
}

/// Whether a line is an ability that has a button of its own, which says it.
fn is_ability(view: &PermanentView, line: &str) -> bool {
    view.abilities.iter().any(|ability| *ability.text == *line)
}

fn rules<'a>(scene: &Scene<'_>, lines: impl Iterator<Item = &'a std::rc::Rc<str>>) -> Html {
    let mut lines = lines.peekable();
    if lines.peek().is_none() {
        return html! {};
    }
    html! {
        <div class="sheet__rules" aria-label={scene.words.margin.rules_text} role="group">
            { for lines.map(|line| html! { <p>{ with_signs(scene.words, line) }</p> }) }
        </div>
    }
}

/// What can be done with it now.
fn choices(scene: &Scene<'_>, id: ObjectId) -> Html {
    let mut ways = scene.shown.prompt.choices.iter().filter(|choice| choice.object == Some(id)).peekable();
    if ways.peek().is_none() {
        return html! {};
    }
    html! {
        <ul class="choice__list" role="list">
            { for ways.map(|choice| html! { <li key={&*choice.key}>{ way(scene, choice) }</li> }) }
        </ul>
    }
}

fn way(scene: &Scene<'_>, choice: &Choice) -> Html {
    html! { <button type="button" class="button" title={choice.hint.to_string()} onclick={scene.sends(Message::TakeUp(choice.clone()))}>{ &*choice.label }</button> }
}

/// Its activated abilities: those that may not be activated now can be tried, and the margin says why not.
fn abilities(scene: &Scene<'_>, view: &PermanentView) -> Html {
    if view.abilities.is_empty() {
        return choices(scene, view.id);
    }
    html! {
        <section aria-label={scene.words.margin.abilities}>
            <ul class="sheet__abilities" role="list">
                { for view.abilities.iter().map(|ability| html! { <li key={ability.index}>{ ability_button(scene, view, ability) }</li> }) }
            </ul>
        </section>
    }
}

fn ability_button(scene: &Scene<'_>, view: &PermanentView, ability: &AbilityView) -> Html {
    let way = scene.shown.prompt.choices.iter().find(|choice| {
        choice.object == Some(view.id)
            && matches!(&choice.action, crate::engine::Action::Activate { ability: index, .. } if *index == ability.index)
    });
    let message = match way {
        Some(choice) => Message::TakeUp(choice.clone()),
        None => Message::Attempt(ability.attempt.clone()),
    };
    html! { <button type="button" class="button" data-ability={ability.index.to_string()} onclick={scene.sends(message)}><span>{ with_signs(scene.words, &ability.text) }</span></button> }
}
