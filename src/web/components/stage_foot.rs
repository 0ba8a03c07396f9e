//! The foot of the presenter's stage: who has priority, day or night, a few tools, and what moves the turn.

use super::edition_mark::edition_mark;
use super::icon::Icon;
use super::turn_track::daylight;
use crate::engine::Edition;
use crate::session::study::{StudyView, VerdictView, Wanted};
use crate::web::presenting::{Present, Presenting};
use crate::web::scene::Scene;
use crate::web::settings::Theme;
use crate::web::sheet::Sheet;
use crate::web::store::{Message, Stride};
use yew::prelude::*;

/// What the running head has otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Tools {
    /// Light or dark.
    pub theme: Theme,
    /// Changes it.
    pub on_theme: Callback<Theme>,
    /// Changes the edition.
    pub on_edition: Callback<Edition>,
}

/// The foot.
pub fn stage_foot(scene: &Scene<'_>) -> Html {
    html! {
        <div class="stage-foot">
            { priority(scene) }
            { daylight(&scene.shown.track) }
            { buttons(scene) }
        </div>
    }
}

fn priority(scene: &Scene<'_>) -> Html {
    let (view, words) = (&scene.shown.table.priority, &scene.words.presenter);
    let (icon, who, text) = match view.player {
        None => (Icon::NoPriority, "none", words.nobody_has_priority.to_owned()),
        Some(player) if player == scene.shown.table.you => {
            (Icon::Priority, "near", words.you_have_priority.to_owned())
        }
        Some(_) => (Icon::Priority, "far", (words.has_priority)(&view.who)),
    };
    html! { <p class="stage-foot__priority" data-who={who}>{ icon.view() }{ text }</p> }
}

/// The tools, small: they are for whoever presents.
pub fn tool_row(scene: &Scene<'_>, presenting: &Presenting, tools: &Tools) -> Html {
    let ask = scene.sends(Message::Present(Present::Ask));
    let words = &scene.words.presenter;
    let named = Named { word: words.tool_words.ask, label: words.ask.to_owned() };
    row(scene, presenting, tools, tool("ask", Icon::Veil.view(), named, Some(presenting.asks), ask))
}

/// The tools before a room that is shown a lesson: the answer, and the parts.
pub fn lecture_tools(scene: &Scene<'_>, view: &StudyView, presenting: &Presenting, tools: &Tools) -> Html {
    let room = &scene.words.learn.room;
    let is_shown = view.wanted != Wanted::Answer && view.verdict != VerdictView::NotYet;
    let has_answer = is_shown || matches!(view.wanted, Wanted::Answer | Wanted::Act | Wanted::Try);
    let answer = scene.sends(Message::Present(Present::Ask));
    let short = &scene.words.presenter.tool_words;
    let named = Named { word: short.answer, label: room.answer.to_owned() };
    let answer = has_answer.then(|| tool("answer", Icon::Veil.view(), named, Some(is_shown), answer));
    let parts = scene.sends(Message::Show(Sheet::Parts));
    let named = Named { word: short.parts, label: room.parts.to_owned() };
    let parts = tool("parts", Icon::Menu.view(), named, None, parts);
    row(scene, presenting, tools, html! { <>{ answer }{ parts }</> })
}

fn row(scene: &Scene<'_>, presenting: &Presenting, tools: &Tools, first: Html) -> Html {
    let (words, shown) = (scene.words, scene.shown);
    let present = |wish| scene.sends(Message::Present(wish));
    let [classic, current] = words.head.editions;
    let (name, year) = shown.edition.pick(classic, current);
    let edition = words.told(words.head.edition, format!("{name} {year}"));
    let theme = match tools.theme {
        Theme::Auto => words.head.theme_auto,
        Theme::Light => words.head.theme_light,
        Theme::Dark => words.head.theme_dark,
    };
    let theme = Named { word: words.head.theme, label: words.told(words.head.theme, theme) };
    let (next_edition, next_theme) = (shown.edition.other(), tools.theme.next());
    let edition = Named { word: year, label: edition };
    let short = &words.presenter.tool_words;
    let labels = Named { word: short.labels, label: words.presenter.labels.to_owned() };
    let keys = Named { word: short.keys, label: words.head.shortcuts.to_owned() };
    let same = |word: &'static str| Named { word, label: word.to_owned() };
    html! {
        <div class="stage-tools" role="group" aria-label={words.presenter.tools}>
            { first }
            { tool("labels", Icon::Label.view(), labels, Some(presenting.hides_labels), present(Present::Labels)) }
            { tool("blank", Icon::Blank.view(), same(words.presenter.blank), None, present(Present::Blank)) }
            { tool("edition", edition_mark(shown.edition), edition, None, tools.on_edition.reform(move |_| next_edition)) }
            { tool("theme", Icon::Theme.view(), theme, None, tools.on_theme.reform(move |_| next_theme)) }
            { tool("share", Icon::Share.view(), same(words.share.title), None, scene.sends(Message::Show(Sheet::Share))) }
            { tool("keys", Icon::Ask.view(), keys, None, scene.sends(Message::Show(Sheet::Shortcuts))) }
        </div>
    }
}

/// What a tool is called: in one word, which stands under its sign and is part of the whole name, and in full.
struct Named {
    word: &'static str,
    label: String,
}

fn tool(
    what: &'static str,
    sign: Html,
    named: Named,
    pressed: Option<bool>,
    onclick: Callback<MouseEvent>,
) -> Html {
    let Named { word, label } = named;
    html! {
        <button type="button" class="button button--small" key={what} data-present={what} aria-label={label.clone()} title={label}
            aria-pressed={pressed.map(|pressed| pressed.to_string())} {onclick}>{ sign }<span>{ word }</span></button>
    }
}

fn buttons(scene: &Scene<'_>) -> Html {
    let (words, shown) = (&scene.words.transport, scene.shown);
    let at_end = !shown.can_go_on && shown.table.result.is_some();
    html! {
        <div class="stage-foot__buttons" role="group" aria-label={words.group}>
            <button type="button" class="button button--icon" data-go="back" aria-label={words.back} title={words.back}
                aria-disabled={(shown.cursor == 0).then_some("true")} onclick={scene.sends(Message::Go(Stride::Back))}>{ Icon::Previous.view() }</button>
            <button type="button" class="button button--primary" data-go="forward" aria-label={words.forward_long}
                aria-disabled={at_end.then_some("true")} onclick={scene.sends(Message::Go(Stride::Forward))}>{ words.forward }{ Icon::Next.view() }</button>
            <button type="button" class="button" data-present="leave" onclick={scene.sends(Message::Present(Present::Leave))}>{ scene.words.presenter.leave }</button>
        </div>
    }
}
