//! What each event of a log says, told so that two editions' words do not matter: what it is about, whom it touches, and
//! its facts in the words of one edition.

use super::align::SAME;
use crate::engine::{Edition, Game, ObjectId, PlayerId};
use crate::locale::Locale;
use crate::scenario::event_tag;
use crate::session::event::touched;
use crate::session::view::CardNames;
use crate::session::{Session, YOU};
use crate::text::{self, About, Fact, Scene};
use std::sync::Arc;

/// The language in which both are told to be compared; any would do.
const COMMON: Locale = Locale::En;

/// Whom or what an event touches, in any game of the same set-up.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Subject {
    /// A player.
    Player(PlayerId),
    /// A card by its name, and which of that name; whatever it has become.
    Card(Arc<str>, usize),
    /// A token, a copy or an ability, by the name of its card.
    Made(Arc<str>),
}

/// An event as it is compared.
#[derive(Clone, Debug)]
pub(super) struct Told {
    tag: &'static str,
    subjects: Vec<Subject>,
    /// Its facts in the words of one and the same edition.
    pub(super) facts: Vec<Fact>,
}

impl Told {
    /// What the event is about as a whole.
    pub(super) fn about(&self) -> Option<About> {
        self.facts.first().map(|fact| fact.about)
    }

    /// Whether both are the same sort of event about the same.
    pub(super) fn has_same_subjects(&self, other: &Self) -> bool {
        self.tag == other.tag && self.subjects == other.subjects
    }

    /// How much it speaks for showing both on one line: all if they say the same, something if they are about the same
    /// matter and somebody or something they both touch, else nothing.
    pub(super) fn weight(&self, other: &Self) -> u32 {
        let is_one_matter = self.tag == other.tag || self.about() == Some(About::UnspentMana);
        if self.about() != other.about() || !is_one_matter {
            return 0;
        }
        if self.has_same_subjects(other) {
            return if self.facts == other.facts { SAME } else { SAME / 2 };
        }
        let touch_nobody = self.subjects.is_empty() || other.subjects.is_empty();
        let share = self.subjects.iter().any(|subject| other.subjects.contains(subject));
        if touch_nobody || share { SAME / 2 - 1 } else { 0 }
    }
}

/// Every event of a session's whole log.
pub(super) fn told(session: &Session) -> Vec<Told> {
    let names = CardNames { plot: &*session.plot, locale: COMMON };
    let mut before = Game::clone(&session.timeline.game_at(0));
    let mut after = before.clone();
    let mut all = Vec::new();
    for entry in session.timeline.entries(0..session.timeline.len()) {
        after.evolve(entry);
        let scene = Scene::new(COMMON, &names, YOU, &before, &after).worded(Edition::default()).unnumbered();
        let facts = text::facts(&scene, entry);
        let touched = touched(&entry.event);
        let objects = touched.objects.iter().filter_map(|id| subject(&after, *id));
        let players = touched.players.iter().copied().map(Subject::Player);
        let mut subjects: Vec<Subject> = objects.chain(players).collect();
        subjects.sort_unstable();
        subjects.dedup();
        all.push(Told { tag: event_tag(&entry.event), subjects, facts });
        before.evolve(entry);
    }
    all
}

fn subject(game: &Game, id: ObjectId) -> Option<Subject> {
    let mut root = id;
    while let Some(was) = game.identity(root)?.was {
        root = was;
    }
    let identity = game.identity(root)?;
    let name = Arc::clone(&identity.card.name);
    if identity.is_token {
        return Some(Subject::Made(name));
    }
    let alike = |at: &u32| {
        let other = game.identity(ObjectId::new(*at));
        other.is_some_and(|other| other.was.is_none() && !other.is_token && other.card.name == name)
    };
    let number = (1..root.get()).filter(alike).count();
    Some(Subject::Card(name, number))
}
