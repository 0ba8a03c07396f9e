//! The attributes of the document: language, edition, theme, stillness, and the mark that the page is ready.

use crate::engine::Edition;
use crate::locale::Locale;
use crate::web::route::{View, edition_slug};
use crate::web::settings::Theme;
use web_sys::Element;
use yew::prelude::*;

/// What the document says of itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Dress {
    /// The language of the interface.
    pub locale: Locale,
    /// The edition in use.
    pub edition: Edition,
    /// Light or dark.
    pub theme: Theme,
    /// Whether nothing moves.
    pub is_still: bool,
    /// How the table is shown.
    pub view: View,
    /// The title of the page.
    pub title: String,
}

/// Writes the attributes after every change.
#[hook]
pub fn use_dress(dress: Dress) {
    use_effect_with(dress, |dress| {
        let document = web_sys::window().and_then(|window| window.document());
        let Some(document) = document else { return };
        document.set_title(&dress.title);
        let Some(root) = document.document_element() else { return };
        set(&root, "lang", Some(dress.locale.tag()));
        set(&root, "data-edition", Some(edition_slug(dress.edition)));
        set(&root, "data-theme", (dress.theme != Theme::Auto).then(|| dress.theme.slug()));
        set(&root, "data-motion", dress.is_still.then_some("off"));
        set(&root, "data-view", dress.view.slug());
        set(&root, "data-ready", Some("true"));
    });
}

fn set(root: &Element, name: &str, value: Option<&str>) {
    // Refused only for malformed names, and these are not.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// The first of the reader's languages that the interface speaks.
#[must_use]
pub fn readers_language() -> Locale {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    let tags = languages.iter().flat_map(|all| all.iter()).filter_map(|tag| tag.as_string());
    tags.into_iter().find_map(|tag| Locale::from_tag(&tag)).unwrap_or_default()
}
