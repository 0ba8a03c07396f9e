//! Addresses of the page: `#/scenario?ed=classic&lang=it&event=12&view=presenter`. Pure: what the browser does with them
//! is in `hooks`.
//!
//! Everything stands behind the `#`, so any static host serves the page under any path, and a link never asks a server
//! for a file that is not there.

// The route table that the derive makes is a hash map; it is looked up by path and never walked.
#![allow(clippy::disallowed_types)]

use super::frame::Frame;
use crate::engine::{Edition, Misconception};
use crate::locale::Locale;
use crate::session::practice::{Level, Theme};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
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
    /// The glossary, after the three texts.
    #[at("/glossary")]
    Glossary,
    /// The glossary, at a term or at a group of terms.
    #[at("/glossary/:term")]
    Term {
        /// The key of the term.
        term: String,
    },
    /// Two editions side by side.
    #[at("/compare/:scenario")]
    Compare {
        /// The scenario's id.
        scenario: String,
    },
    /// The list of lessons.
    #[at("/lessons")]
    Lessons,
    /// Practice.
    #[at("/practice")]
    Practice,
    /// The laboratory.
    #[at("/lab")]
    Lab,
    /// The board of the laboratory, played.
    #[at("/lab/play")]
    LabTable,
    /// A lesson.
    #[at("/lesson/:lesson")]
    Lesson {
        /// The lesson's id.
        lesson: String,
    },
    /// The table inside another page.
    #[at("/embed/:scenario")]
    Embed {
        /// The scenario's id.
        scenario: String,
    },
    /// A turn on paper.
    #[at("/print/:scenario")]
    Print {
        /// The scenario's id.
        scenario: String,
    },
    /// The table. The id of one's own scenario is its whole text, as links have it.
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
    /// Whether it is one of the pages of learning.
    #[must_use]
    pub const fn is_learning(&self) -> bool {
        matches!(self, Self::Lessons | Self::Lesson { .. } | Self::Practice)
    }

    /// The scenario it shows.
    #[must_use]
    pub fn scenario(&self) -> Option<&str> {
        match self {
            Self::Play { scenario }
            | Self::Compare { scenario }
            | Self::Embed { scenario }
            | Self::Print { scenario } => Some(scenario),
            _ => None,
        }
    }

    /// Whether it is a part of the laboratory.
    #[must_use]
    pub const fn is_lab(&self) -> bool {
        matches!(self, Self::Lab | Self::LabTable)
    }

    /// Whether it is a part of the rulebook, which is one page.
    #[must_use]
    pub const fn is_book(&self) -> bool {
        matches!(self, Self::Rulebook | Self::Passage { .. } | Self::Glossary | Self::Term { .. })
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
    /// How many events have happened; side by side, how many lines have been gone through.
    pub event: Option<u32>,
    /// How the table is shown.
    pub view: View,
    /// Which part of a lesson, from 1.
    pub beat: Option<u32>,
    /// In which order a room is shown the parts of a lesson, by their names; all as they are written if none is named.
    pub order: Vec<u32>,
    /// What is practised.
    pub round: Round,
    /// What is looked for in the rulebook.
    pub query: Option<String>,
    /// How it is shown embedded or on paper.
    pub frame: Frame,
    /// Whether a part could not be read and was left out.
    pub is_damaged: bool,
}

/// What a link to practice says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// What the questions are drawn by; without it nothing is drawn yet.
    pub seed: Option<u32>,
    /// About what.
    pub theme: Option<Theme>,
    /// How hard.
    pub level: Option<Level>,
    /// The beliefs that the first questions are about.
    pub about: Vec<Misconception>,
}

/// The most beliefs that a link names.
const ABOUT_LIMIT: usize = 20;

/// The most parts that a link puts in order.
const ORDER_LIMIT: usize = 200;

/// An order of parts: `3.1.2`.
fn order_of(value: &str) -> Option<Vec<u32>> {
    let order: Option<Vec<u32>> = value.split('.').map(|name| name.parse().ok()).collect();
    order.filter(|order| order.len() <= ORDER_LIMIT)
}

/// The level of a number, from 1.
fn level_of(value: &str) -> Option<Level> {
    let number: usize = value.parse().ok()?;
    Level::ALL.get(number.checked_sub(1)?).copied()
}

/// The number of a level, from 1.
#[must_use]
pub fn level_number(level: Level) -> usize {
    Level::ALL.iter().position(|own| *own == level).map_or(0, |at| at + 1)
}

impl Round {
    /// Reads a part of a link; `None` if it is no part of this, or damaged.
    fn read(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "seed" => self.seed = Some(value.parse().ok()?),
            "theme" => self.theme = Some(Theme::ALL.into_iter().find(|theme| theme.slug() == value)?),
            "level" => self.level = Some(level_of(value)?),
            "about" => {
                let about: Option<Vec<Misconception>> =
                    value.split('.').map(Misconception::from_slug).collect();
                self.about = about.filter(|about| about.len() <= ABOUT_LIMIT)?;
            }
            _ => return None,
        }
        Some(())
    }

    fn parts(&self) -> Vec<String> {
        let mut parts = Vec::new();
        parts.extend(self.theme.map(|theme| format!("theme={}", theme.slug())));
        parts.extend(self.level.map(|level| format!("level={}", level_number(level))));
        if !self.about.is_empty() {
            let slugs: Vec<&str> = self.about.iter().map(|belief| belief.slug()).collect();
            parts.push(format!("about={}", slugs.join(".")));
        }
        parts.extend(self.seed.map(|seed| format!("seed={seed}")));
        parts
    }

    /// The link to it.
    #[must_use]
    pub fn href(&self) -> String {
        Address { route: Route::Practice, place: Place { round: self.clone(), ..Place::default() } }.href()
    }
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

/// How long the words may be that are looked for, in letters.
pub const QUERY_LIMIT: usize = 100;

/// What stands for itself in a link; everything else is written as `%20`.
const WRITTEN: AsciiSet = NON_ALPHANUMERIC.remove(b'.').remove(b'-').remove(b'_').remove(b'~');

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
                "order" => order_of(value).map(|order| place.order = order),
                "motion" => Some(()),
                _ => place.round.read(name, value).or_else(|| place.frame.read(name, value)),
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
        parts.extend(self.beat.map(|beat| format!("beat={beat}")));
        parts.extend(self.round.parts());
        parts.extend(self.view.slug().map(|view| format!("view={view}")));
        parts.extend(self.frame.parts());
        if !self.order.is_empty() {
            let names: Vec<String> = self.order.iter().map(u32::to_string).collect();
            parts.push(format!("order={}", names.join(".")));
        }
        parts
            .extend(self.query.as_deref().map(|words| format!("q={}", utf8_percent_encode(words, &WRITTEN))));
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
        let mut place = Place::parse(query);
        // Only in the rulebook there is something to look for.
        if !route.is_book() && place.query.take().is_some() {
            place.is_damaged = true;
        }
        if route != Route::Practice && place.round != Round::default() {
            place.round = Round::default();
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

/// The link to a place in a scenario.
#[must_use]
pub fn event_href(scenario: &str, edition: Edition, event: u32) -> String {
    let place = Place { edition: Some(edition), event: Some(event), ..Place::default() };
    Address { route: Route::Play { scenario: scenario.to_owned() }, place }.href()
}

/// The link to both editions of a scenario, side by side.
#[must_use]
pub fn compare_href(scenario: &str) -> String {
    Address::page(Route::Compare { scenario: scenario.to_owned() }).href()
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
            ..Place::default()
        };
        assert_eq!(play(place.clone()).href(), "#/phasing?ed=classic&lang=fr&event=12");
        assert_eq!(Address::parse(&play(place.clone()).href()), play(place));
        let presented = Place { view: View::Presenter, ..Place::default() };
        assert_eq!(play(presented.clone()).href(), "#/phasing?view=presenter");
        assert_eq!(Address::parse(&play(presented.clone()).href()), play(presented));
        let compared = Address {
            route: Route::Compare { scenario: "phasing".into() },
            place: Place { event: Some(3), ..Place::default() },
        };
        assert_eq!(compared.href(), "#/compare/phasing?event=3");
        assert_eq!(Address::parse(&compared.href()), compared);
        let lesson = Address {
            route: Route::Lesson { lesson: "untap".into() },
            place: Place { beat: Some(3), ..Place::default() },
        };
        assert_eq!(lesson.href(), "#/lesson/untap?beat=3");
        assert_eq!(Address::parse(&lesson.href()), lesson);
        let place = Place { view: View::Presenter, order: vec![3, 1, 2], ..lesson.place.clone() };
        let lecture = Address { place, ..lesson };
        assert_eq!(lecture.href(), "#/lesson/untap?beat=3&view=presenter&order=3.1.2");
        assert_eq!(Address::parse(&lecture.href()), lecture);
        let round = Round {
            seed: Some(7),
            theme: Some(Theme::Phasing),
            level: Some(Level::Second),
            about: vec![Misconception::UntapFirst, Misconception::TokenGone],
        };
        assert_eq!(round.href(), "#/practice?theme=phasing&level=2&about=untap-first.token-gone&seed=7");
        assert_eq!(Address::parse(&round.href()).place.round, round);
        let embedded = Address {
            route: Route::Embed { scenario: "1.eJx_-A".into() },
            place: Place {
                frame: Frame {
                    theme: Some(super::super::settings::Theme::Dark),
                    hides_controls: true,
                    has_questions: false,
                },
                ..Place::default()
            },
        };
        assert_eq!(embedded.href(), "#/embed/1.eJx_-A?theme=dark&controls=off");
        assert_eq!(Address::parse(&embedded.href()), embedded);
        let printed = Address {
            route: Route::Print { scenario: "phasing".into() },
            place: Place { frame: Frame { has_questions: true, ..Frame::default() }, ..Place::default() },
        };
        assert_eq!(printed.href(), "#/print/phasing?questions=on");
        assert_eq!(Address::parse(&printed.href()), printed);
        let passage = Address::page(Route::Passage { passage: "000#502.1".into() });
        assert_eq!(Address::parse(&passage.href()), passage);
    }

    #[test]
    fn what_is_looked_for_survives_its_link() {
        for words in ["priorità", "502.15d", "fin de tour, étape", "a&b=c#d?e%20+1/+1", "🜁", "«x»"] {
            let place = Place { query: Some(words.to_owned()), ..Place::default() };
            let address = Address { route: Route::Rulebook, place };
            assert_eq!(Address::parse(&address.href()), address, "{}", address.href());
        }
        let written = Address::parse("#/rules?q=due+magie").place.query;
        assert_eq!(written.as_deref(), Some("due magie"));
        assert_eq!(Address::parse("#/rules?q=").place, Place::default());
    }

    #[test]
    fn a_damaged_query_is_left_out_and_said() {
        let long = format!("#/rules?q={}", "a".repeat(QUERY_LIMIT + 1));
        for bad in [
            "#/rules?q=%ff",
            "#/rules?q=%00",
            "#/glossary?q=a%07b",
            "#/phasing?q=fase",
            "#/phasing?beat=2",
            "#/phasing?theme=dark",
            "#/print/phasing?controls=off",
            "#/embed/phasing?questions=on",
            "#/embed/phasing?view=presenter",
            "#/embed/phasing?controls=maybe",
            "#/lesson/untap?beat=0",
            "#/lesson/untap?order=1.2",
            "#/lesson/untap?order=1.x",
            "#/phasing?order=1.2",
            "#/practice?theme=flat-earth",
            "#/practice?level=4",
            "#/practice?about=x",
            "#/?seed=1",
            "#/?q=fase",
            &*long,
        ] {
            let place = Address::parse(bad).place;
            assert_eq!(place, Place { is_damaged: true, ..Place::default() }, "{bad}");
        }
    }

    #[test]
    fn the_glossary_and_its_terms_have_addresses_of_their_own() {
        assert_eq!(Address::parse("#/glossary").route, Route::Glossary);
        assert_eq!(Address::parse(&term_href("untap-step")).route, Route::Term { term: "untap-step".into() });
    }

    #[test]
    fn no_scenario_has_the_name_of_a_page() {
        for card in crate::session::scenarios(Locale::En).iter() {
            let route = Address::parse(&scenario_href(&card.id)).route;
            assert_eq!(route, Route::Play { scenario: card.id.to_string() }, "{}", card.id);
        }
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
