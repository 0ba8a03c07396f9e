//! A game that is played line by line, with what stops it.

use crate::engine::{Action, Entry, Event, Game, PlayerId};
use crate::scenario::{
    Act, Command, Expectation, Found, Labels, Script, Seen, action_of, awaited, check_expectation,
    default_action, refusal_tag,
};

use super::deed::Deed;
use super::model::Attempt;

/// The most moves of one line: an `advance` that needs more goes nowhere.
const MOVES_LIMIT: usize = 5_000;

/// The most events of one line, and the most permanents: texts can be written that make ever more of them.
const EVENTS_LIMIT: usize = 20_000;
const CROWD: usize = 2_000;

/// A game in progress.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) start: Game,
    pub(super) game: Game,
    pub(super) log: Vec<Entry>,
    pub(super) labels: Labels,
    position: usize,
    /// How often another player has chosen otherwise than somebody who does nothing in particular.
    pub(super) chosen_by_others: usize,
    /// What the learner has done, passing aside.
    pub(super) deeds: Vec<Deed>,
    /// How many choices were made.
    pub(super) moves: usize,
}

impl Walk {
    /// At the beginning of the step in which a game starts, before anything happens in it.
    pub(super) fn new(start: Game, labels: Labels) -> Self {
        let begins = |entry: &Entry| {
            matches!(
                entry.event,
                Event::TurnBegan { .. } | Event::PhaseBegan { .. } | Event::StepBegan { .. }
            )
        };
        let log: Vec<Entry> = start.advance().entries.into_iter().take_while(begins).collect();
        let mut game = start.clone();
        log.iter().for_each(|entry| game.evolve(entry));
        Self { start, game, log, labels, position: 0, chosen_by_others: 0, deeds: Vec::new(), moves: 0 }
    }

    /// Somebody's own game where he looks at it.
    pub(super) fn at(seen: &Seen<'_>) -> Self {
        let (start, game, labels) = (seen.start.clone(), seen.game.clone(), seen.labels.clone());
        let (log, deeds) = (seen.log.to_vec(), Vec::new());
        Self { start, game, log, labels, position: 0, chosen_by_others: 0, deeds, moves: 0 }
    }

    /// Lets what happens by itself happen, up to the first decision.
    pub(super) fn begin(&mut self) {
        self.log.extend(self.game.go_on());
    }

    /// From here on with another script.
    pub(super) fn with_script(&self) -> Self {
        Self { position: 0, ..self.clone() }
    }

    /// Plays a line of a script to its end, or says why that is not possible.
    pub(super) fn line(&mut self, script: &Script, index: usize, command: &Command) -> Result<(), Found> {
        self.begin();
        let before = self.log.len();
        for _ in 0..MOVES_LIMIT {
            let Some((position, player, action)) =
                script.next_move_before(&self.game, self.position, index + 1)
            else {
                break;
            };
            let is_other = !self.game.are_teammates(player, PlayerId::One);
            if is_other && default_action(&self.game) != Some((player, action.clone())) {
                self.chosen_by_others += 1;
            }
            self.act(player, &action)?;
            self.position = position;
            let crowd = self.game.battlefield().including_phased_out().count();
            if self.log.len() > before + EVENTS_LIMIT || crowd > CROWD {
                return Err(Found::TooLong);
            }
        }
        if script.open_line(&self.game, self.position) <= index {
            return Err(self.why_not(command));
        }
        if script.open_line(&self.game, self.position) > index {
            self.position = self.position.max(Script::at_line(index + 1));
        }
        Ok(())
    }

    /// Makes a choice.
    pub(super) fn act(&mut self, player: PlayerId, action: &Action) -> Result<(), Found> {
        let is_deed = self.game.are_teammates(player, PlayerId::One) && *action != Action::PassPriority;
        let deed = is_deed.then(|| Deed::of(&self.game, action));
        let entries = self.game.act(player, action).map_err(|why| refused(refusal_tag(&why)))?;
        self.log.extend(entries);
        self.deeds.extend(deed);
        self.moves += 1;
        Ok(())
    }

    /// Why a line could not be played.
    fn why_not(&self, command: &Command) -> Found {
        let waits = || Found::WaitsFor(awaited(&self.game.awaiting()));
        let Command::Act(player, act) = command else { return waits() };
        match action_of(act, *player, &self.game, &self.labels) {
            Err(name) => Found::NothingCalled(name.text.to_string()),
            Ok(action) => match self.game.apply(*player, &action) {
                Err(why) => refused(refusal_tag(&why)),
                Ok(_) => waits(),
            },
        }
    }

    /// What an attempt says must be refused, for that reason.
    pub(super) fn attempt(&self, attempt: &Attempt) -> Result<(), Found> {
        let found = self.refusal_of(attempt)?;
        match (found, attempt.because) {
            (None, _) => Err(Found::Accepted),
            (Some(found), Some(wanted)) if found != wanted => Err(refused(found)),
            (Some(_), _) => Ok(()),
        }
    }

    /// The reason for which an attempt is refused here; none if it is accepted.
    fn refusal_of(&self, attempt: &Attempt) -> Result<Option<&'static str>, Found> {
        let Attempt { player, act, .. } = attempt;
        let action = action_of(act, *player, &self.game, &self.labels)
            .map_err(|name| Found::NothingCalled(name.text.to_string()))?;
        Ok(self.game.apply(*player, &action).err().map(|why| refusal_tag(&why)))
    }

    /// Whether somebody could do this here.
    pub(super) fn accepts(&self, command: &Command) -> bool {
        match command {
            Command::Act(player, act) => {
                let attempt = Attempt { player: *player, act: Act::clone(act), because: None };
                matches!(self.refusal_of(&attempt), Ok(None))
            }
            _ => true,
        }
    }

    /// Checks an expectation against what has happened since an event.
    pub(super) fn check(&self, expectation: &Expectation, since: usize) -> Result<(), Found> {
        let Self { start, game, log, labels, .. } = self;
        check_expectation(&Seen { start, game, labels, log, since }, expectation)
    }
}

const fn refused(tag: &'static str) -> Found {
    Found::Refused { tag, why: None }
}
