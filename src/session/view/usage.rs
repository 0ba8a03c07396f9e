//! Where each passage of the book is used, in words.

use crate::engine::Edition;
use crate::locale::Locale;
use crate::rulebook::{self, SECTIONS, Section, Topic};
use crate::scenario::{self, Scenario};
use crate::session::places::{Place, Places, with_places};
use crate::session::snapshot::Text;
use serde::Serialize;
use std::rc::Rc;

/// Where a passage is used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PassageUse {
    /// The key of the passage.
    pub key: Text,
    /// For each of its topics that some scenario is about, a place that is: in the chosen edition if there is one.
    pub topics: Rc<[(Topic, PlaceView)]>,
    /// The scenarios that show it, in order.
    pub scenarios: Rc<[ScenarioUse]>,
}

/// A scenario that shows a passage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ScenarioUse {
    /// What the scenario is called.
    pub title: Text,
    /// The first place in each edition.
    pub places: Rc<[PlaceView]>,
}

/// A place in a built-in scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlaceView {
    /// The scenario's name in links.
    pub scenario: Text,
    /// By which rules it is played.
    pub edition: Edition,
    /// How many events have happened there.
    pub event: u32,
}

/// Where each passage is used, in the order of the texts; `None` as long as [`explore`](crate::session::explore) has games
/// left to play.
#[must_use]
pub fn usages(edition: Edition, locale: Locale) -> Option<Rc<[PassageUse]>> {
    with_places(|places| {
        let sections = SECTIONS.iter().enumerate();
        sections.map(|(number, section)| usage(places, number, section, (edition, locale))).collect()
    })
}

fn usage(
    places: &Places,
    number: usize,
    section: &Section,
    (edition, locale): (Edition, Locale),
) -> PassageUse {
    let shown = places.of_section(number);
    let scenarios = scenario::builtins().enumerate().filter_map(|(at, scenario)| {
        let of_it = shown.iter().filter(|place| place.scenario == at);
        let places: Rc<[PlaceView]> = of_it.map(|place| view(place, scenario)).collect();
        let title = scenario.title(locale).into();
        (!places.is_empty()).then_some(ScenarioUse { title, places })
    });
    PassageUse {
        key: section.id().into(),
        topics: topics(places, section, edition),
        scenarios: scenarios.collect(),
    }
}

fn topics(places: &Places, section: &Section, edition: Edition) -> Rc<[(Topic, PlaceView)]> {
    let uses = rulebook::uses(section);
    let place = |topic: Topic| {
        let editions = [edition, edition.other()].into_iter().filter(|of| uses.contains(&(*of, topic)));
        let place = editions.filter_map(|of| places.of_topic(of, topic)).next()?;
        Some((topic, view(place, scenario::builtin_at(place.scenario)?)))
    };
    Topic::ALL.iter().filter_map(|topic| place(*topic)).collect()
}

fn view(place: &Place, scenario: &Scenario) -> PlaceView {
    PlaceView { scenario: Text::from(&*scenario.id), edition: place.edition, event: place.event }
}
