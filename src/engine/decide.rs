//! From an action to its events: the action's own, then everything that follows by itself until somebody must choose.

use super::action::{Action, Awaiting};
use super::consequence;
use super::event::{Cause, Entry, Event, Moment};
use super::game::Game;
use super::next::{self, Next};
use super::player::PlayerId;
use super::refusal::Refusal;
use super::step::{Occurrence, Step};
use super::{attack, block, combat_damage, happening, play, trigger, turn_based};

/// The next game and the events that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transition {
    /// The game after the events.
    pub game: Game,
    /// The events, in order.
    pub entries: Vec<Entry>,
}

impl Game {
    /// Lets the turn go on by itself until somebody must choose; no events if somebody must already.
    #[must_use]
    pub fn advance(&self) -> Transition {
        let mut game = self.clone();
        let entries = game.go_on();
        Transition { game, entries }
    }

    /// [`Game::advance`] in place.
    pub fn go_on(&mut self) -> Vec<Entry> {
        let mut course = Course { game: self, entries: Vec::new(), following: 0 };
        course.run();
        course.entries
    }

    /// A player's choice and everything that follows until the next one.
    ///
    /// # Errors
    /// Why the choice is not legal; the game is as it was.
    pub fn apply(&self, actor: PlayerId, action: &Action) -> Result<Transition, Refusal> {
        let mut game = self.clone();
        let entries = game.act(actor, action)?;
        Ok(Transition { game, entries })
    }

    /// [`Game::apply`] in place; a refused action leaves the game untouched.
    ///
    /// # Errors
    /// Why the choice is not legal.
    pub fn act(&mut self, actor: PlayerId, action: &Action) -> Result<Vec<Entry>, Refusal> {
        let event = self.event_of(actor, action)?;
        let cause = match event {
            Event::Discarded { .. } => next::cause_of_discard(self, actor),
            _ => Cause::Player { player: actor },
        };
        let mut course = Course { game: self, entries: Vec::new(), following: 0 };
        course.begin(cause, event);
        course.run();
        Ok(course.entries)
    }

    /// The one thing the game waits for.
    #[must_use]
    pub fn awaiting(&self) -> Awaiting {
        match next::next(self) {
            Next::Awaits(awaiting) => awaiting,
            Next::Happens(..) | Next::AllHappen(..) => Awaiting::TheTurn,
        }
    }

    fn event_of(&self, actor: PlayerId, action: &Action) -> Result<Event, Refusal> {
        let awaiting = self.awaiting();
        match awaiting.player() {
            None if awaiting == Awaiting::Nothing => return Err(Refusal::GameOver),
            None => return Err(Refusal::NotNow { step: self.turn.step, awaiting }),
            Some(_) if !self.may_decide(actor, &awaiting) => {
                return Err(Refusal::NotYourDecision { actor, awaiting });
            }
            Some(_) => {}
        }
        match (&awaiting, action) {
            (Awaiting::Priority { .. }, Action::PassPriority) => Ok(Event::PriorityPassed { by: actor }),
            (Awaiting::Priority { .. }, Action::PlayLand { card }) => play::play_land(self, actor, *card),
            (Awaiting::Priority { .. }, Action::Cast { card, targets }) => {
                play::cast(self, actor, *card, targets)
            }
            (Awaiting::Priority { .. }, Action::Activate { source, ability, targets }) => {
                play::activate(self, actor, *source, *ability, targets)
            }
            (Awaiting::Attackers { .. }, Action::DeclareAttackers { attackers, defenders }) => {
                attack::declare(self, actor, attackers, defenders)
            }
            (Awaiting::Blockers { .. }, Action::DeclareBlockers { blocks }) => {
                block::declare(self, actor, blocks)
            }
            (Awaiting::DamageAssignment { .. }, Action::AssignDamage { assignments }) => {
                combat_damage::assign(self, actor, assignments)
            }
            (Awaiting::Discard { count, .. }, Action::Discard { cards }) => {
                turn_based::discard(self, actor, *count, cards)
            }
            (Awaiting::UntapChoice { optional, .. }, Action::StayTapped { permanents }) => {
                turn_based::determine_untap(self, optional, permanents)
            }
            (Awaiting::TriggerOrder { triggers, .. }, Action::OrderTriggers { order }) => {
                trigger::order(actor, triggers, order)
            }
            (Awaiting::TriggerTargets { trigger, .. }, Action::ChooseTargets { targets }) => {
                trigger::put_on_stack_aimed(self, *trigger, targets)
            }
            (Awaiting::LegendToKeep { legends, .. }, Action::KeepLegend { legend }) => {
                if !legends.contains(legend) {
                    return Err(Refusal::NotThatLegend { object: *legend });
                }
                Ok(Event::LegendKept { player: actor, legend: *legend })
            }
            (Awaiting::Priority { .. }, _) => Err(Refusal::NotNow { step: self.turn.step, awaiting }),
            _ => Err(Refusal::OtherChoiceFirst { awaiting }),
        }
    }
}

/// A game on its way to the next decision, with what happened on the way.
struct Course<'a> {
    game: &'a mut Game,
    entries: Vec<Entry>,
    /// How many consequences the event that happens now has had.
    following: u8,
}

/// How many consequences one event may have. Only what undoes its own condition, so that control goes to and fro, has
/// ever so many; no rule says where it comes to rest.
const CONSEQUENCES: u8 = 50;

impl Course<'_> {
    fn run(&mut self) {
        loop {
            match next::next(self.game) {
                Next::Happens(cause, event) => self.begin(cause, event),
                Next::AllHappen(cause, events) => {
                    events.into_iter().for_each(|event| self.begin(cause, event));
                }
                Next::Awaits(_) => return,
            }
        }
    }

    fn begin(&mut self, cause: Cause, event: Event) {
        self.following = 0;
        self.happen(cause, event);
    }

    /// The only way for anything to happen: the event goes into the log and through the fold; then what follows from
    /// it at once; then the abilities that it triggers.
    fn happen(&mut self, cause: Cause, event: Event) {
        let happened = happening::in_event(self.game, &event);
        let back = trigger::looking_back(self.game, &happened);
        let at = moment_of(self.game, &event);
        let entry = Entry { seq: self.game.next_seq, at, cause, event };
        self.game.evolve(&entry);
        let at = self.entries.len();
        self.entries.push(entry);
        while self.following < CONSEQUENCES
            && let Some(follows) = self.entries.get(at).and_then(|it| consequence::of(self.game, &it.event))
        {
            self.following += 1;
            self.happen(Cause::Consequence, follows);
        }
        let forward = trigger::looking_forward(self.game, &happened);
        let held = self.game.turn.step == Step::Untap;
        for trigger in back.into_iter().chain(forward) {
            // 800.4d: an ability of a player who has left is not put on the stack.
            if self.game.is_in_game(trigger.controller) {
                let trigger = trigger.numbered(self.game.next_trigger);
                self.happen(Cause::Consequence, Event::AbilityTriggered { trigger, held });
            }
        }
    }
}

/// A turn's, phase's or step's beginning belongs to what begins.
fn moment_of(game: &Game, event: &Event) -> Moment {
    let now = game.moment();
    match event {
        Event::TurnBegan { player, number, .. } => {
            let (step, occurrence) = (Step::Untap, Occurrence::Regular);
            Moment { turn: *number, active: *player, step, occurrence }
        }
        Event::PhaseBegan { .. } => game.turn.agenda.first().map_or(now, |scheduled| Moment {
            step: scheduled.step,
            occurrence: scheduled.occurrence,
            ..now
        }),
        Event::StepBegan { step, occurrence } => Moment { step: *step, occurrence: *occurrence, ..now },
        _ => now,
    }
}
