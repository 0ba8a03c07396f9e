//! Addresses of the page: `#/scenario?ed=classic&lang=it&event=12&view=presenter`. Pure: what the browser does with them
//! is in `hooks`.
//!
//! Everything stands behind the `#`, so any static host serves the page under any path, and a link never asks a server
//! for a file that is not there.

// The route table that the derive makes is a hash map; it is looked up by path and never walked.
#![allow(clippy::disallowed_types)]

use crate::engine::Edition;
use crate::locale::Locale;
use yew_router::Routable;

/// Which page.
#[derive(Clone, Debug, PartialEq, Eq, Routable)]
pub enum Route {
    /// The scenarios.
    #[at("/")]
    Home,
    /// The three texts.
    #[at("/rules")]
    Rulebook,
    /// The three texts, at a passage.
    #[at("/rules/:passage")]
    Passage {
        /// The key of the passage.
        passage: String,
    },
    /// The table.
    #[at("/:scenario")]
    Play {
        /// The scenario's id.
        scenario: String,
    },
    /// No page.
    #[not_found]
    #[at("/404")]
    Missing,
}

impl Route {
    /// Whether it is a part of the rulebook, which is one page.
    #[must_use]
    pub const fn is_book(&self) -> bool {
        matches!(self, Self::Rulebook | Self::Passage { .. })
    }
}

/// How a table is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// Everything at once, for one reader.
    #[default]
    Table,
    /// One event in large type, for a whole room.
    Presenter,
}

impl View {
    /// The word for it in links and attributes; the ordinary view needs none.
    #[must_use]
    pub const fn slug(self) -> Option<&'static str> {
        match self {
            Self::Table => None,
            Self::Presenter => Some("presenter"),
        }
    }

    fn of(slug: &str) -> Option<Self> {
        [Self::Presenter].into_iter().find(|view| view.slug() == Some(slug))
    }
}

/// What an address says besides the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The edition of the rules.
    pub edition: Option<Edition>,
    /// The language of the interface.
    pub locale: Option<Locale>,
    /// How many events have happened.
    pub event: Option<u32>,
    /// How the table is shown.
    pub view: View,
    /// Whether a part could not be read and was left out.
    pub is_damaged: bool,
}

/// A page, and where on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Which page.
    pub route: Route,
    /// Where on it.
    pub place: Place,
}

/// The word for an edition in links, attributes and storage.
#[must_use]
pub const fn edition_slug(edition: Edition) -> &'static str {
    edition.pick("classic", "current")
}

/// The edition of a word.
#[must_use]
pub fn edition_of(slug: &str) -> Option<Edition> {
    Edition::ALL.into_iter().find(|edition| edition_slug(*edition) == slug)
}

/// The parts of `a=1&b=2`.
pub fn pairs(query: &str) -> impl Iterator<Item = (&str, &str)> {
    query.split('&').filter(|part| !part.is_empty()).map(|part| part.split_once('=').unwrap_or((part, "")))
}

impl Place {
    fn parse(query: &str) -> Self {
        let mut place = Self::default();
        for (name, value) in pairs(query) {
            let known = match name {
                "ed" => edition_of(value).map(|edition| place.edition = Some(edition)),
                "lang" => Locale::from_tag(value).map(|locale| place.locale = Some(locale)),
                "event" => value.parse().ok().map(|event| place.event = Some(event)),
                "view" => View::of(value).map(|view| place.view = view),
                "motion" => Some(()),
                _ => None,
            };
            place.is_damaged |= known.is_none();
        }
        place
    }

    fn query(&self) -> String {
        let mut parts = Vec::new();
        parts.extend(self.edition.map(|edition| format!("ed={}", edition_slug(edition))));
        parts.extend(self.locale.map(|locale| format!("lang={}", locale.tag())));
        parts.extend(self.event.map(|event| format!("event={event}")));
        parts.extend(self.view.slug().map(|view| format!("view={view}")));
        parts.join("&")
    }
}

impl Address {
    /// A page without particulars.
    #[must_use]
    pub fn page(route: Route) -> Self {
        Self { route, place: Place::default() }
    }

    /// Reads what stands in the address bar from the `#` on. Anything at all is read: what is no page is [`Route::Missing`].
    #[must_use]
    pub fn parse(hash: &str) -> Self {
        let inside = hash.strip_prefix('#').unwrap_or(hash);
        let (path, query) = inside.split_once('?').unwrap_or((inside, ""));
        let route = match path {
            "" => Route::Home,
            // No name has control characters, and the recognizer breaks on one of them.
            _ if path.contains(char::is_control) => Route::Missing,
            _ if path.starts_with('/') => Route::recognize(path).unwrap_or(Route::Missing),
            _ => Route::Missing,
        };
        Self { route, place: Place::parse(query) }
    }

    /// What an `href` wants.
    #[must_use]
    pub fn href(&self) -> String {
        let query = self.place.query();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("#{}{mark}{query}", self.route.to_path())
    }
}

/// The link to a passage of the rulebook.
#[must_use]
pub fn passage_href(key: &str) -> String {
    Address::page(Route::Passage { passage: key.to_owned() }).href()
}

/// The link to a place in a scenario.
#[must_use]
pub fn event_href(scenario: &str, edition: Edition, event: u32) -> String {
    let place = Place { edition: Some(edition), event: Some(event), ..Place::default() };
    Address { route: Route::Play { scenario: scenario.to_owned() }, place }.href()
}

/// The link to a scenario.
#[must_use]
pub fn scenario_href(id: &str) -> String {
    Address::page(Route::Play { scenario: id.to_owned() }).href()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(place: Place) -> Address {
        Address { route: Route::Play { scenario: "phasing".into() }, place }
    }

    #[test]
    fn an_address_survives_its_link() {
        let place = Place {
            edition: edition_of("classic"),
            locale: Some(Locale::Fr),
            event: Some(12),
            view: View::Table,
            is_damaged: false,
        };
        assert_eq!(play(place.clone()).href(), "#/phasing?ed=classic&lang=fr&event=12");
        assert_eq!(Address::parse(&play(place.clone()).href()), play(place));
        let presented = Place { view: View::Presenter, ..Place::default() };
        assert_eq!(play(presented.clone()).href(), "#/phasing?view=presenter");
        assert_eq!(Address::parse(&play(presented.clone()).href()), play(presented));
        let passage = Address::page(Route::Passage { passage: "000#502.1".into() });
        assert_eq!(Address::parse(&passage.href()), passage);
    }

    #[test]
    fn nothing_typed_into_the_address_bar_is_too_bad_to_read() {
        assert_eq!(Address::parse("").route, Route::Home);
        assert_eq!(Address::parse("#").route, Route::Home);
        assert_eq!(Address::parse("#/").route, Route::Home);
        for bad in ["#foo", "#/a/b/c", "#//", "#/%ff", "#?", "#/rules/x/y", "#🜁"] {
            let route = Address::parse(bad).route;
            assert!(matches!(route, Route::Missing | Route::Home), "{bad}: {route:?}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_left_out_and_said() {
        let place = Address::parse("#/phasing?ed=2031&lang=xx&event=-1&view=upside-down").place;
        assert_eq!(place, Place { is_damaged: true, ..Place::default() });
        assert!(!Address::parse("#/phasing?event=3").place.is_damaged);
    }
}
