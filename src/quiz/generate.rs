//! From a place to its questions: the truth of the engine, and what it would be if a belief held.

use super::answer::Answer;
use super::ask::Ask;
use super::asks::asks;
use super::place::Place;
use super::question::{Assumption, Choice, Level, Question};
use super::reply::reply;
use super::tell;
use super::theme::Theme;
use super::world::World;
use crate::engine::{Action, Misconception, Ruleset, Target, Whereabouts};
use crate::locale::Locale;
use crate::scenario::When;
use oorandom::Rand32;

/// The worlds of a place: as it is, and as each belief has it, all played as far as the questions look.
pub struct Worlds<'a> {
    place: Place<'a>,
    beliefs: Vec<Misconception>,
    turn: Compared<'a>,
    /// The same for what may take a whole round of turns.
    round: Option<Box<Compared<'a>>>,
}

/// The true world, and the others beside it.
struct Compared<'a> {
    truth: World<'a>,
    believed: Vec<(Misconception, World<'static>)>,
}

impl<'a> Compared<'a> {
    fn new(place: Place<'a>, turns: usize, beliefs: &[Misconception]) -> Self {
        let rules = *place.game.ruleset();
        let mut truth = World::truth(place);
        truth.play_turns(turns);
        let under = |belief: &Misconception| (*belief, truth.under(rules.believing(*belief)));
        let believed = beliefs.iter().map(under).collect();
        Self { truth, believed }
    }

    /// The true answer. What waits for something else than its untap step has none to the question when it returns.
    fn truth(&mut self, ask: Ask) -> Option<(Answer, usize)> {
        let (answer, events) = reply(ask, &mut self.truth)?;
        let waits = match ask {
            Ask::Return(id) if answer == Answer::NeverPhasesIn => {
                self.truth.game(events).whereabouts(id) == Whereabouts::PhasedOut
            }
            _ => false,
        };
        (!waits).then_some((answer, events))
    }

    /// The answers that differ from this one, each with who believes it, by number.
    fn others(&mut self, ask: Ask, right: &Answer) -> Vec<(Answer, Vec<usize>)> {
        let mut others: Vec<(Answer, Vec<usize>)> = Vec::new();
        for (at, (_, world)) in self.believed.iter_mut().enumerate() {
            let Some((answer, _)) = reply(ask, world).filter(|(answer, _)| answer != right) else { continue };
            match others.iter_mut().find(|(known, _)| *known == answer) {
                Some((_, of)) => of.push(at),
                None => others.push((answer, vec![at])),
            }
        }
        others
    }

    /// Whether the belief of this number is one of these.
    fn is_of(&self, at: usize, beliefs: &[Misconception]) -> bool {
        self.believed.get(at).is_some_and(|(own, _)| beliefs.contains(own))
    }

    fn choice(&mut self, ask: Ask, answer: Answer, of: &[usize]) -> Option<Choice> {
        let believed = of.iter().filter_map(|at| self.believed.get(*at)).map(|(own, _)| *own).collect();
        let (_, world) = self.believed.get_mut(*of.first()?)?;
        let (_, events) = reply(ask, world)?;
        Some(choice(answer, believed, world, events))
    }
}

fn choice(answer: Answer, believed: Vec<Misconception>, world: &World<'_>, events: usize) -> Choice {
    let rules = *world.start().ruleset();
    Choice { answer, believed, rules, entries: world.entries(events), after: world.game(events).clone() }
}

impl<'a> Worlds<'a> {
    /// The worlds of a place, with all beliefs that its rules leave room for.
    #[must_use]
    pub fn new(place: Place<'a>) -> Self {
        Self::of(place, Misconception::ALL)
    }

    /// The worlds of a place, with some beliefs only.
    #[must_use]
    pub fn of(place: Place<'a>, beliefs: &[Misconception]) -> Self {
        let rules = *place.game.ruleset();
        let beliefs: Vec<Misconception> =
            beliefs.iter().copied().filter(|belief| is_mistake(rules, *belief)).collect();
        let turn = Compared::new(place, 1, &beliefs);
        Self { place, beliefs, turn, round: None }
    }

    /// Everything that can be asked here, in a fixed order, whether or not a belief answers otherwise.
    pub fn asks(&mut self) -> Vec<Ask> {
        asks(&mut self.turn.truth)
    }

    /// The engine's own answer.
    pub fn answer(&mut self, ask: Ask) -> Option<Answer> {
        self.compared(ask).truth(ask).map(|(answer, _)| answer)
    }

    /// The answer of somebody who believes this.
    pub fn answer_of(&mut self, belief: Misconception, ask: Ask) -> Option<Answer> {
        let world = self.compared(ask).believed.iter_mut().find(|(own, _)| *own == belief);
        world.and_then(|(_, world)| reply(ask, world)).map(|(answer, _)| answer)
    }

    /// The question, if some belief answers it otherwise than the engine does. Which beliefs are offered and in which
    /// order comes from the seed.
    pub fn question(&mut self, ask: Ask, seed: u64) -> Option<Question> {
        self.question_for(ask, seed, &[])
    }

    /// The same; answers of these beliefs are offered before those of others.
    pub fn question_for(&mut self, ask: Ask, seed: u64, first: &[Misconception]) -> Option<Question> {
        let place = self.place;
        let compared = self.compared(ask);
        let (right, events) = compared.truth(ask)?;
        let mut others = compared.others(ask, &right);
        let mut chance = Rand32::new(seed);
        shuffle(&mut chance, &mut others);
        others.sort_by_key(|(_, of)| !of.iter().any(|at| compared.is_of(*at, first)));
        let level = level(ask);
        let mut options = vec![choice(right, Vec::new(), &compared.truth, events)];
        let assumptions = assumptions(&compared.truth, events);
        for (answer, of) in others {
            if options.len() < level.options()
                && let Some(choice) = compared.choice(ask, answer, &of)
                && options.iter().all(|known| differ_in_words(place, known, &choice))
            {
                options.push(choice);
            }
        }
        if options.len() < 2 {
            return None;
        }
        shuffle(&mut chance, &mut options);
        let right = options.iter().position(|it| it.believed.is_empty())?;
        let believed = options.iter().flat_map(|it| &it.believed);
        let mut themes: Vec<Theme> = believed.map(|it| Theme::of(*it)).collect();
        themes.sort_unstable();
        themes.dedup();
        Some(Question { ask, game: place.game.clone(), options, right, level, assumptions, themes })
    }

    /// Every question of this place that the rules alone answer: nobody does anything but pass before the moment that
    /// it is about.
    pub fn questions(&mut self, seed: u64) -> Vec<Question> {
        let mut questions = Vec::new();
        for (ask, at) in self.asks().into_iter().zip(0u64..) {
            if self.is_foreseeable(ask) {
                questions.extend(self.question(ask, seed.wrapping_add(at)));
            }
        }
        questions
    }

    /// Whether the answer needs no knowledge of what anybody is going to choose.
    pub fn is_foreseeable(&mut self, ask: Ask) -> bool {
        let compared = self.compared(ask);
        let Some((_, events)) = compared.truth(ask) else { return false };
        compared.truth.moves_within(events).all(is_quiet)
    }

    fn compared(&mut self, ask: Ask) -> &mut Compared<'a> {
        if !matches!(ask, Ask::Return(_)) {
            return &mut self.turn;
        }
        let (place, beliefs) = (self.place, &self.beliefs);
        let turns = place.game.players().len() + 2;
        self.round.get_or_insert_with(|| Box::new(Compared::new(place, turns, beliefs)))
    }
}

/// What is taken for granted where nobody does anything of his own.
fn assumptions(truth: &World<'_>, events: usize) -> Vec<Assumption> {
    let mut assumptions = Vec::new();
    if truth.moves_within(events).next().is_some() && truth.moves_within(events).all(is_quiet) {
        assumptions.push(Assumption::EverybodyPasses);
    }
    let reaches_a_player = |it: &Action| match it {
        Action::AssignDamage { assignments } => {
            assignments.iter().any(|part| matches!(part.to, Target::Player(_)))
        }
        _ => false,
    };
    if truth.moves_within(events).any(reaches_a_player) {
        assumptions.push(Assumption::MostToThePlayer);
    }
    assumptions
}

/// Whether the belief is about something that these rules have, and not simply what they say.
fn is_mistake(rules: Ruleset, belief: Misconception) -> bool {
    rules.can_be_wrong_about(belief) && rules.believing(belief) != rules
}

/// What somebody does who does nothing of his own: pass, attack and block with nothing, discard too many cards, and
/// divide damage in the plainest way.
fn is_quiet(action: &Action) -> bool {
    match action {
        Action::PassPriority | Action::Discard { .. } | Action::AssignDamage { .. } => true,
        Action::DeclareAttackers { attackers, .. } => attackers.is_empty(),
        Action::DeclareBlockers { blocks } => blocks.is_empty(),
        _ => false,
    }
}

fn differ_in_words(place: Place<'_>, one: &Choice, other: &Choice) -> bool {
    Locale::ALL.into_iter().all(|locale| {
        let told = |choice| tell::answer((place.story, locale, place.you), place.game, choice);
        told(one) != told(other)
    })
}

/// How hard a question is, by what it asks.
const fn level(ask: Ask) -> Level {
    match ask {
        Ask::Priority | Ask::Attack(_) | Ask::Block(_) | Ask::Play(_) | Ask::Trigger => Level::First,
        Ask::Order | Ask::Return(_) => Level::Third,
        Ask::Next => Level::Second,
        Ask::Life(_, when)
        | Ask::Size(_, when)
        | Ask::Zone(_, when)
        | Ask::Tapped(_, when)
        | Ask::Damage(_, when) => match when {
            When::NextEvent | When::EndOfStep => Level::Second,
            When::EndOfTurn => Level::Third,
        },
    }
}

/// These in any order.
fn shuffle<T>(chance: &mut Rand32, items: &mut [T]) {
    for at in (1..items.len()).rev() {
        let bound = u32::try_from(at + 1).unwrap_or(u32::MAX);
        let other = usize::try_from(chance.rand_range(0..bound)).unwrap_or(0);
        items.swap(at, other);
    }
}
