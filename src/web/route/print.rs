//! From a page to the link that means it.

use super::{Address, Place, Route};
use crate::engine::Edition;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use yew_router::Routable;

/// What stands for itself in a link; everything else is written as `%20`.
const WRITTEN: AsciiSet = NON_ALPHANUMERIC.remove(b'.').remove(b'-').remove(b'_').remove(b'~');

/// The word for an edition in links, attributes and storage.
#[must_use]
pub const fn edition_slug(edition: Edition) -> &'static str {
    edition.pick("classic", "current")
}

impl Place {
    fn query(&self) -> String {
        let mut parts = Vec::new();
        parts.extend(self.edition.map(|edition| format!("ed={}", edition_slug(edition))));
        parts.extend(self.locale.map(|locale| format!("lang={}", locale.tag())));
        parts.extend(self.event.map(|event| format!("event={event}")));
        parts.extend(self.beat.map(|beat| format!("beat={beat}")));
        parts.extend(self.round.parts());
        parts.extend(self.view.slug().map(|view| format!("view={view}")));
        parts.extend(self.frame.parts());
        if !self.order.is_empty() {
            let names: Vec<String> = self.order.iter().map(u32::to_string).collect();
            parts.push(format!("order={}", names.join(".")));
        }
        parts.extend(self.play.as_ref().map(|play| format!("play={play}")));
        parts
            .extend(self.query.as_deref().map(|words| format!("q={}", utf8_percent_encode(words, &WRITTEN))));
        parts.join("&")
    }
}

impl Address {
    /// What an `href` wants.
    #[must_use]
    pub fn href(&self) -> String {
        let query = self.place.query();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("#{}{mark}{query}", self.route.to_path())
    }
}

/// The link to a part of the rulebook in which something is looked for.
#[must_use]
pub fn book_href(route: Route, query: &str) -> String {
    let query = Some(query.to_owned()).filter(|query| !query.is_empty());
    Address { route, place: Place { query, ..Place::default() } }.href()
}

/// The link to a passage of the rulebook.
#[must_use]
pub fn passage_href(key: &str) -> String {
    Address::page(Route::Passage { passage: key.to_owned() }).href()
}

/// The link to a term of the glossary, or to a group of terms.
#[must_use]
pub fn term_href(key: &str) -> String {
    Address::page(Route::Term { term: key.to_owned() }).href()
}

/// The link to a place in a scenario, as its script plays it or with what was played.
#[must_use]
pub fn event_href(scenario: &str, play: Option<&str>, edition: Edition, event: u32) -> String {
    let play = play.map(str::to_owned);
    let place = Place { edition: Some(edition), event: Some(event), play, ..Place::default() };
    Address { route: Route::Play { scenario: scenario.to_owned() }, place }.href()
}

/// The link to both editions of a scenario, side by side, as its script plays it or with what was played.
#[must_use]
pub fn compare_href(scenario: &str, play: Option<&str>) -> String {
    let place = Place { play: play.map(str::to_owned), ..Place::default() };
    Address { route: Route::Compare { scenario: scenario.to_owned() }, place }.href()
}

/// The link to a lesson.
#[must_use]
pub fn lesson_href(id: &str) -> String {
    Address::page(Route::Lesson { lesson: id.to_owned() }).href()
}

/// The link to a scenario.
#[must_use]
pub fn scenario_href(id: &str) -> String {
    Address::page(Route::Play { scenario: id.to_owned() }).href()
}
