//! Addresses of the page: `#/scenario?ed=classic&lang=it&event=12&view=presenter`. Pure: what the browser does with them
//! is in `hooks`.
//!
//! Everything stands behind the `#`, so any static host serves the page under any path, and a link never asks a server
//! for a file that is not there.

// The route table that the derive makes is a hash map; it is looked up by path and never walked.
#![allow(clippy::disallowed_types)]

mod parse;
mod print;
mod round;
#[cfg(test)]
mod tests;

pub use parse::{QUERY_LIMIT, edition_of, pairs};
pub use print::{
    book_href, compare_href, edition_slug, event_href, lesson_href, passage_href, scenario_href, term_href,
};
pub use round::{Round, level_number};

use super::frame::Frame;
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
    /// What was played, if it was not the scenario's script that played it: as links have it, unread.
    pub play: Option<String>,
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

/// A page, and where on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Which page.
    pub route: Route,
    /// Where on it.
    pub place: Place,
}

impl Address {
    /// A page without particulars.
    #[must_use]
    pub fn page(route: Route) -> Self {
        Self { route, place: Place::default() }
    }
}
