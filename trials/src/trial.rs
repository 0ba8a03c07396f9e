//! One game played at random, everything checked on the way. A trial is a set-up and a list of decisions; playing it again
//! is the same again.

use in_fase::engine::{Action, Edition, Entry, Game, Refusal, Setup};

use crate::chance::Chance;
use crate::choose;
use crate::invariant::{self, Broken, Happened};
use crate::state;

/// How many decisions a game has at most.
pub const DECISIONS: usize = 400;

/// A game to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    /// Where it starts.
    pub setup: Setup,
    /// What is chosen, one number a decision; [`choose::PLAIN`] is the plainest choice.
    pub decisions: Vec<u64>,
}

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Choices that the engine took.
    pub actions: u64,
    /// Events.
    pub events: u64,
}

/// Where a game broke something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What.
    pub broken: Broken,
    /// At which decision, from 0; before the first one too.
    pub decision: usize,
}

impl Trial {
    /// The trial of a seed. Even seeds play one edition, odd ones the other.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        let mut chance = Chance::of(seed, 0);
        let setup = std::iter::repeat_with(|| crate::deal::setup(edition_of(seed), &mut chance))
            .take(50)
            .find(|setup| Game::new(setup).is_ok());
        let mut chance = Chance::of(seed, 1);
        let decisions = std::iter::repeat_with(|| chance.number()).take(DECISIONS).collect();
        let setup = setup.unwrap_or_else(|| crate::board::of(edition_of(seed), 10, 10));
        Self { setup, decisions }
    }

    /// Plays it and checks everything.
    ///
    /// # Errors
    /// The first thing that is broken.
    pub fn play(&self) -> Result<Played, Fault> {
        let at = |decision: usize| move |broken: Broken| Fault { broken, decision };
        let broken = |invariant, found: String| Broken { invariant, found };
        let Ok(start) = Game::new(&self.setup) else {
            return Err(at(0)(broken("the set-up is valid", format!("{:?}", Game::new(&self.setup).err()))));
        };
        let mut table = Table { folded: start.clone(), game: start, log: Vec::new(), step: 0 };
        let mut played = Played::default();
        let begun = table.game.go_on();
        table.check(begun).map_err(at(0))?;
        for (number, decision) in self.decisions.iter().enumerate() {
            let Some(action) = choose::action(&table.game, *decision) else { break };
            table.try_another(&action, *decision).map_err(at(number))?;
            match table.act(&action) {
                Ok(entries) => table.check(entries).map_err(at(number))?,
                Err(why) => {
                    let found = format!("{action:?}: {why:?}");
                    return Err(at(number)(broken("what is listed is accepted", found)));
                }
            }
            played.actions += 1;
        }
        state::survives(&table.game, &table.log).map_err(at(self.decisions.len()))?;
        played.events = table.log.len() as u64;
        Ok(played)
    }

    /// The actions that its decisions come to, for a report.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        let Ok(mut game) = Game::new(&self.setup) else { return Vec::new() };
        game.go_on();
        let mut actions = Vec::new();
        for decision in &self.decisions {
            let Some(action) = choose::action(&game, *decision) else { break };
            let done = game.decider(&action).map(|actor| game.act(actor, &action));
            actions.push(action);
            if !matches!(done, Some(Ok(_))) {
                break;
            }
        }
        actions
    }
}

/// The edition of a seed.
#[must_use]
pub const fn edition_of(seed: u64) -> Edition {
    if seed.is_multiple_of(2) { Edition::Classic } else { Edition::Current }
}

/// A game and the fold of its log beside it.
struct Table {
    game: Game,
    folded: Game,
    log: Vec<Entry>,
    /// Where in the log the current step began.
    step: usize,
}

impl Table {
    fn act(&mut self, action: &Action) -> Result<Vec<Entry>, Refusal> {
        let actor = self.game.decider(action).unwrap_or_default();
        self.game.act(actor, action)
    }

    /// Follows the events one by one, then looks at where they led.
    fn check(&mut self, entries: Vec<Entry>) -> Result<(), Broken> {
        for entry in entries {
            let before = self.folded.clone();
            self.folded.evolve(&entry);
            if begins_step(&entry) {
                self.step = self.log.len();
            }
            self.log.push(entry);
            let step = self.log.get(self.step..).unwrap_or_default();
            if let Some(entry) = step.last() {
                let happened = Happened { before: &before, entry, after: &self.folded, step };
                invariant::after_event(&happened)?;
            }
        }
        if self.folded != self.game || self.folded.fingerprint() != self.game.fingerprint() {
            return Err(Broken {
                invariant: "the log folds to the state",
                found: "it folds to another".to_owned(),
            });
        }
        invariant::at_decision(&self.game)
    }

    /// Some other action: accepted exactly if it is listed, and without a trace if it is not.
    fn try_another(&self, chosen: &Action, decision: u64) -> Result<(), Broken> {
        let action = choose::any_action(&self.game, &mut Chance::of(decision, 2));
        let Some(actor) = self.game.decider(&action).filter(|_| action != *chosen) else { return Ok(()) };
        let listed = self.game.legal_actions().iter().any(|legal| legal.allows(&action));
        let mut tried = self.game.clone();
        let accepted = tried.act(actor, &action).is_ok();
        if listed != accepted {
            let invariant = "exactly what is listed is accepted";
            return Err(Broken {
                invariant,
                found: format!("{action:?}: listed {listed}, accepted {accepted}"),
            });
        }
        if !accepted && tried != self.game {
            let invariant = "a refused action leaves no trace";
            return Err(Broken { invariant, found: format!("{action:?}") });
        }
        Ok(())
    }
}

const fn begins_step(entry: &Entry) -> bool {
    matches!(entry.event, in_fase::engine::Event::StepBegan { .. })
}
