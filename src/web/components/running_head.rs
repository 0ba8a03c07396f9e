//! The running head: the name, the sections, the edition, the language, and a few tools.

use super::edition_mark::edition_mark;
use super::icon::Icon;
use crate::engine::Edition;
use crate::locale::Locale;
use crate::web::i18n::Strings;
use crate::web::route::{Address, Route, compare_href, edition_slug};
use crate::web::settings::Theme;
use yew::prelude::*;

/// What the running head shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct HeadProps {
    /// The language of the interface.
    pub locale: Locale,
    /// The edition in use.
    pub edition: Edition,
    /// Light or dark.
    pub theme: Theme,
    /// The page.
    pub route: Route,
    /// The scenario at hand.
    pub scenario: AttrValue,
    /// What was played there, as links have it.
    #[prop_or_default]
    pub play: Option<AttrValue>,
    /// Changes the edition.
    pub on_edition: Callback<Edition>,
    /// Changes the language.
    pub on_locale: Callback<Locale>,
    /// Changes the theme.
    pub on_theme: Callback<Theme>,
    /// Shows the keyboard shortcuts.
    pub on_help: Callback<()>,
    /// Shows the ways to hand this very place on.
    pub on_share: Callback<()>,
    /// Shows the table to a whole room; `None` where there is no table.
    pub on_present: Option<Callback<()>>,
}

/// The running head. On narrow screens a button unfolds what does not fit.
#[component]
pub fn RunningHead(props: &HeadProps) -> Html {
    let words = &Strings::of(props.locale).head;
    let is_open = use_state_eq(|| false);
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    // A page that was chosen is shown without the menu that led to it.
    let close = is_open.setter();
    use_effect_with(props.route.clone(), move |_| close.set(false));
    let home = Address::page(Route::Home).href();
    html! {
        <header class="running-head" data-menu={if *is_open { "open" } else { "closed" }}>
            <a class="running-head__brand" href={home.clone()} aria-label={words.home}>
                { Icon::Logo.styled("running-head__logo") }<span>{ "In Fase" }</span>
            </a>
            <button type="button" class="button button--icon running-head__menu" aria-label={words.menu}
                aria-expanded={is_open.to_string()} onclick={toggle}>{ Icon::Menu.view() }</button>
            <nav class="running-head__tabs" aria-label={words.sections}>
                <a href={home} aria-current={is_table(&props.route).then_some("page")}>{ words.scenarios }</a>
                <a href={Address::page(Route::Lessons).href()} aria-current={props.route.is_learning().then_some("page")}>{ Strings::of(props.locale).learn.lessons }</a>
                <a href={compare_href(&props.scenario, props.play.as_deref())} aria-current={is_compare(&props.route).then_some("page")}>{ Strings::of(props.locale).compare.title }</a>
                <a href={Address::page(Route::Lab).href()} aria-current={props.route.is_lab().then_some("page")}>{ Strings::of(props.locale).lab.title }</a>
                <a href={Address::page(Route::Rulebook).href()} aria-current={props.route.is_book().then_some("page")}>{ words.rulebook }</a>
            </nav>
            <div class="running-head__tools">
                { editions(props) }
                { languages(props) }
                <span class="running-head__present">{ props.on_present.as_ref().map(|on_present| present(props, on_present)) }</span>
                { tool(Icon::Ask, words.shortcuts, props.on_help.reform(|_| ())) }
                { tool(Icon::Share, Strings::of(props.locale).share.title, props.on_share.reform(|_| ())) }
                { theme(props) }
            </div>
        </header>
    }
}

const fn is_table(route: &Route) -> bool {
    matches!(route, Route::Home | Route::Play { .. })
}

const fn is_compare(route: &Route) -> bool {
    matches!(route, Route::Compare { .. })
}

fn tool(icon: Icon, label: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="button button--icon" aria-label={label} title={label} {onclick}>{ icon.view() }</button> }
}

fn present(props: &HeadProps, on_present: &Callback<()>) -> Html {
    let label = Strings::of(props.locale).presenter.title;
    html! {
        <button type="button" class="button button--icon" data-present="enter" aria-label={label} title={label}
            onclick={on_present.reform(|_| ())}>{ Icon::Stage.view() }</button>
    }
}

fn theme(props: &HeadProps) -> Html {
    let words = Strings::of(props.locale);
    let name = match props.theme {
        Theme::Auto => words.head.theme_auto,
        Theme::Light => words.head.theme_light,
        Theme::Dark => words.head.theme_dark,
    };
    let label = words.told(words.head.theme, name);
    let next = props.theme.next();
    html! {
        <button type="button" class="button button--icon" data-theme-choice={props.theme.slug()} aria-label={label.clone()} title={label}
            onclick={props.on_theme.reform(move |_| next)}>{ Icon::Theme.view() }</button>
    }
}

fn editions(props: &HeadProps) -> Html {
    let words = &Strings::of(props.locale).head;
    html! {
        <>
        <span class="running-head__rules" aria-hidden="true">{ words.rules }</span>
        <div class="segmented running-head__edition" role="group" aria-label={words.edition}>
            { for Edition::ALL.into_iter().zip(words.editions).map(|(edition, (name, year))| html! {
                <button type="button" class="segmented__choice" key={edition_slug(edition)} data-edition={edition_slug(edition)}
                    aria-pressed={(edition == props.edition).to_string()} onclick={props.on_edition.reform(move |_| edition)}>
                    { edition_mark(edition) }<span class="segmented__name">{ name }</span>{ year }
                </button>
            }) }
        </div>
        </>
    }
}

const fn own_name(locale: Locale) -> (&'static str, &'static str) {
    match locale {
        Locale::It => ("IT", "IT, italiano"),
        Locale::Fr => ("FR", "FR, français"),
        Locale::En => ("EN", "EN, English"),
    }
}

fn languages(props: &HeadProps) -> Html {
    let words = &Strings::of(props.locale).head;
    html! {
        <div class="segmented running-head__language" role="group" aria-label={words.language}>
            { for Locale::ALL.into_iter().map(|locale| html! {
                <button type="button" class="segmented__choice" key={locale.tag()} lang={locale.tag()} aria-label={own_name(locale).1}
                    aria-pressed={(locale == props.locale).to_string()} onclick={props.on_locale.reform(move |_| locale)}>
                    { own_name(locale).0 }
                </button>
            }) }
        </div>
    }
}
