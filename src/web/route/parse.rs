//! From a link to the page that it means. What cannot be read is left out, and said.

use super::{Address, Place, Round, Route, View, edition_slug};
use crate::engine::Edition;
use crate::locale::Locale;
use percent_encoding::percent_decode_str;
use yew_router::Routable;

/// How long the words may be that are looked for, in letters.
pub const QUERY_LIMIT: usize = 100;

/// The most parts that a link puts in order.
const ORDER_LIMIT: usize = 200;

/// An order of parts: `3.1.2`.
fn order_of(value: &str) -> Option<Vec<u32>> {
    let order: Option<Vec<u32>> = value.split('.').map(|name| name.parse().ok()).collect();
    order.filter(|order| order.len() <= ORDER_LIMIT)
}

/// The edition of a word.
#[must_use]
pub fn edition_of(slug: &str) -> Option<Edition> {
    Edition::ALL.into_iter().find(|edition| edition_slug(*edition) == slug)
}

/// The words that stand in a link; `None` if that is no text, or more than anybody looks for.
fn words_of(value: &str) -> Option<String> {
    let spaced = value.replace('+', " ");
    let words = percent_decode_str(&spaced).decode_utf8().ok()?;
    let words = words.trim();
    let is_readable = words.chars().count() <= QUERY_LIMIT && !words.contains(char::is_control);
    is_readable.then(|| words.to_owned())
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
                "beat" => value.parse().ok().filter(|beat| *beat > 0).map(|beat| place.beat = Some(beat)),
                "view" => View::of(value).map(|view| place.view = view),
                "q" => {
                    words_of(value).map(|words| place.query = Some(words).filter(|words| !words.is_empty()))
                }
                "play" => Some(value.to_owned()).map(|play| place.play = Some(play)),
                "order" => order_of(value).map(|order| place.order = order),
                "motion" => Some(()),
                _ => place.round.read(name, value).or_else(|| place.frame.read(name, value)),
            };
            place.is_damaged |= known.is_none();
        }
        place
    }
}

impl Address {
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
        let mut place = Place::parse(query);
        // Only in the rulebook there is something to look for.
        if !route.is_book() && place.query.take().is_some() {
            place.is_damaged = true;
        }
        if route != Route::Practice && place.round != Round::default() {
            place.round = Round::default();
            place.is_damaged = true;
        }
        // Only in a scenario something was played.
        if route.scenario().is_none() && place.play.take().is_some() {
            place.is_damaged = true;
        }
        let frame = place.frame.on(&route);
        place.is_damaged |= frame != place.frame;
        place.frame = frame;
        if matches!(route, Route::Embed { .. } | Route::Print { .. }) && place.view != View::Table {
            place.view = View::Table;
            place.is_damaged = true;
        }
        let is_lesson = matches!(route, Route::Lesson { .. });
        if !is_lesson && place.beat.take().is_some() {
            place.is_damaged = true;
        }
        // Only before a room the parts have another order than in the lesson.
        if !(is_lesson && place.view == View::Presenter || place.order.is_empty()) {
            place.order.clear();
            place.is_damaged = true;
        }
        Self { route, place }
    }
}
