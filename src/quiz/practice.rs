//! Practice: boards that come along for it, and a question drawn from them by a seed.

use super::ask::Ask;
use super::generate::Worlds;
use super::played::Played;
use super::question::{Level, Question};
use super::theme::Theme;
use crate::engine::{Edition, Misconception};
use crate::scenario::{Scenario, builtins, parse};
use oorandom::Rand32;
use std::sync::OnceLock;

const TEXTS: [&str; 4] = [
    include_str!("data/turn.scn"),
    include_str!("data/combat.scn"),
    include_str!("data/phasing.scn"),
    include_str!("data/day-night.scn"),
];

/// How often a question is sought before the search is given up.
const TRIES: u32 = 60;

/// The boards made for practice, in the order of their files.
#[must_use]
pub fn boards() -> &'static [Scenario] {
    static BOARDS: OnceLock<Vec<Scenario>> = OnceLock::new();
    BOARDS.get_or_init(|| TEXTS.iter().filter_map(|text| parse(text).ok()).flatten().collect())
}

/// The board or built-in scenario of that name.
#[must_use]
pub fn board(id: &str) -> Option<&'static Scenario> {
    boards().iter().chain(builtins()).find(|scenario| scenario.id.eq_ignore_ascii_case(id))
}

/// The beliefs that a board of practice is for, as its `rules` line says.
#[must_use]
pub fn beliefs_of(board: &Scenario) -> Vec<Misconception> {
    let slugs = board.rules.iter().flat_map(|rules| rules.split_whitespace());
    slugs.filter_map(Misconception::from_slug).collect()
}

/// What is wanted of a question; nothing said means anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Of this edition.
    pub edition: Option<Edition>,
    /// Of this level.
    pub level: Option<Level>,
    /// About this.
    pub theme: Option<Theme>,
    /// One of its wrong answers is what somebody believes who believes this.
    pub belief: Option<Misconception>,
}

impl Filter {
    fn wants_belief(&self, belief: Misconception) -> bool {
        self.belief.is_none_or(|own| own == belief) && self.theme.is_none_or(|own| own == Theme::of(belief))
    }

    fn wants(&self, question: &Question) -> bool {
        let mut believed = question.options.iter().flat_map(|it| &it.believed);
        self.level.is_none_or(|own| own == question.level) && believed.any(|it| self.wants_belief(*it))
    }
}

/// A question that was drawn, and where it can be found again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The board.
    pub board: &'static Scenario,
    /// The board as it was played.
    pub played: Played,
    /// The edition.
    pub edition: Edition,
    /// After how many events it is asked.
    pub event: usize,
    /// The question.
    pub question: Question,
}

impl Drawn {
    /// What is asked.
    #[must_use]
    pub const fn ask(&self) -> Ask {
        self.question.ask
    }
}

/// A question of the practice boards that the filter lets through: the same one for the same seed and filter. `None`
/// if none was found.
#[must_use]
pub fn practice(seed: u64, filter: Filter) -> Option<Drawn> {
    let mut chance = Rand32::new(seed);
    let fits = |board: &&Scenario| beliefs_of(board).iter().any(|belief| filter.wants_belief(*belief));
    let pool: Vec<&'static Scenario> = boards().iter().filter(fits).collect();
    (0..TRIES).find_map(|_| draw(&mut chance, &pool, filter))
}

fn draw(chance: &mut Rand32, pool: &[&'static Scenario], filter: Filter) -> Option<Drawn> {
    let board = *pool.get(below(chance, pool.len()))?;
    let editions: Vec<Edition> = board.editions.iter().collect();
    let edition = filter.edition.or_else(|| editions.get(below(chance, editions.len())).copied())?;
    let played = Played::new(board, edition)?;
    let wanted: Vec<Misconception> =
        Misconception::ALL.iter().copied().filter(|it| filter.wants_belief(*it)).collect();
    // From a place drawn on, the first that has such a question: many have none.
    let first = below(chance, played.len() + 1);
    let seed = u64::from(chance.rand_u32());
    for event in (first..=played.len()).chain(0..first) {
        let Some(state) = played.at(event) else { continue };
        let mut few = Worlds::of(played.place(&state), &wanted);
        let found: Vec<Ask> = few.questions(seed).into_iter().map(|it| it.ask).collect();
        if found.is_empty() {
            continue;
        }
        let mut all = Worlds::new(played.place(&state));
        let questions: Vec<Question> = found
            .into_iter()
            .filter_map(|ask| all.question_for(ask, seed, &wanted))
            .filter(|question| filter.wants(question))
            .collect();
        if let Some(question) = questions.get(below(chance, questions.len())).cloned() {
            return Some(Drawn { board, played, edition, event, question });
        }
    }
    None
}

fn below(chance: &mut Rand32, bound: usize) -> usize {
    let bound = u32::try_from(bound).unwrap_or(u32::MAX).max(1);
    usize::try_from(chance.rand_range(0..bound)).unwrap_or(0)
}
