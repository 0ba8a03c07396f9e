//! A second opinion: the whole scenario played from scratch into one long log, and every answer read off that log.

use in_fase::engine::{Awaiting, Edition, Entry, Event, Game, LegalAction, StackKind};
use in_fase::quiz::{Answer, Ask};
use in_fase::scenario::{Scenario, Script, When, default_action};

/// The log of a scenario and the games between its events.
pub struct Judge {
    entries: Vec<Entry>,
    games: Vec<Game>,
}

impl Judge {
    /// Plays the script, and then plainly until a few more turns are over.
    pub fn new(scenario: &Scenario, edition: Edition) -> Self {
        let built = scenario.build(edition).unwrap();
        let script = Script::new(scenario, edition, built.labels);
        let (mut game, mut entries, mut position) = (built.game.clone(), Vec::new(), 0);
        let mut left = None;
        while left != Some(0) && game.awaiting() != Awaiting::Nothing {
            let happened = if game.awaiting() == Awaiting::TheTurn {
                game.go_on()
            } else if let Some((next, player, action)) = script.next_move(&game, position) {
                position = next;
                game.act(player, &action).unwrap()
            } else {
                let (player, action) = default_action(&game).unwrap();
                left = left.or(Some(7));
                game.act(player, &action).unwrap()
            };
            let turns = happened.iter().filter(|it| matches!(it.event, Event::TurnBegan { .. })).count();
            left = left.map(|left: usize| left.saturating_sub(turns));
            entries.extend(happened);
        }
        let mut games = vec![built.game];
        for entry in &entries {
            let mut next = games.last().unwrap().clone();
            next.evolve(entry);
            games.push(next);
        }
        Self { entries, games }
    }

    fn find(&self, from: usize, is_it: impl Fn(&Event) -> bool) -> Option<usize> {
        (from..self.entries.len()).find(|at| is_it(&self.entries[*at].event))
    }

    /// The answer to a question asked after so many events.
    pub fn answer(&self, at: usize, ask: Ask) -> Option<Answer> {
        let ahead = &self.entries[at..];
        Some(match ask {
            Ask::Next => Answer::Happens(vec![ahead[0].event.clone()]),
            Ask::Order => {
                let told = ahead.iter().map(|it| &it.event).filter(|event| !is_left_out(event));
                Answer::Happens(told.take(3).cloned().collect())
            }
            Ask::Priority => {
                let game = self.games[at + 1..].iter().find(|game| game.priority().is_some())?;
                let (player, turn) = (game.priority()?, game.turn().number);
                Answer::PriorityTo { player, step: game.turn().step, turn }
            }
            Ask::Trigger => {
                let first = (at..self.entries.len()).find_map(|at| {
                    let Event::ResolutionBegan { item, .. } = &self.entries[at].event else { return None };
                    let on_stack = self.games[at].stack().iter().find(|it| it.id == *item)?;
                    match on_stack.kind {
                        StackKind::Ability { source, .. } => Some(source),
                        _ => None,
                    }
                });
                Answer::ResolvesFirst(first?)
            }
            Ask::Attack(id) => {
                let when = self.find(at, |event| matches!(event, Event::AttackersDeclared { .. }))?;
                permitted(self.games[when].may_attack(id).is_ok())
            }
            Ask::Block(id) => {
                let when = self.find(at, |event| matches!(event, Event::BlockersDeclared { .. }))?;
                let pairs = self.games[when].legal_actions();
                permitted(pairs.iter().any(|legal| matches!(legal, LegalAction::DeclareBlockers { pairs } if pairs.iter().any(|it| it.blocker == id))))
            }
            Ask::Play(card) => {
                let end = self.find(at, |event| matches!(event, Event::TurnBegan { .. }))?;
                let may = self.games[at..=end]
                    .iter()
                    .any(|game| game.legal_actions().contains(&LegalAction::PlayLand { card }));
                permitted(may)
            }
            Ask::Return(id) => {
                let when = (at..self.entries.len()).find_map(|at| match &self.entries[at].event {
                    Event::Phased(phasing) => {
                        let back = phasing.r#in.iter().find(|it| it.permanent == id)?;
                        let host = back
                            .attached_to
                            .filter(|host| phasing.r#in.iter().any(|it| it.permanent == *host));
                        Some((self.entries[at].at, host))
                    }
                    _ => None,
                });
                match when {
                    Some((when, with)) => Answer::PhasesIn { of: when.active, turn: when.turn, with },
                    None => Answer::NeverPhasesIn,
                }
            }
            Ask::Life(player, when) => Answer::Life(self.then(at, when)?.player(player).life),
            Ask::Zone(id, when) => Answer::IsIn(self.then(at, when)?.whereabouts(id)),
            Ask::Size(id, when) => {
                let now = &self.then(at, when)?.battlefield().get(id)?.now;
                Answer::Size(now.power, now.toughness)
            }
            Ask::Tapped(id, when) => {
                let tapped = self.then(at, when)?.battlefield().get_including_phased_out(id)?.is_tapped;
                if tapped { Answer::Tapped } else { Answer::Untapped }
            }
            Ask::Damage(id, when) => {
                Answer::Damage(self.then(at, when)?.battlefield().get_including_phased_out(id)?.damage)
            }
        })
    }

    /// The game at the moment that is meant.
    fn then(&self, at: usize, when: When) -> Option<&Game> {
        let events = match when {
            When::NextEvent => {
                let after = |at: &usize| self.entries[*at].cause != in_fase::engine::Cause::Consequence;
                (at + 1..self.entries.len()).find(after)?
            }
            When::EndOfStep => self.find(at, |event| {
                let begins = matches!(
                    event,
                    Event::StepBegan { .. } | Event::PhaseBegan { .. } | Event::TurnBegan { .. }
                );
                begins || matches!(event, Event::StepSkipped { .. } | Event::PhaseSkipped { .. })
            })?,
            When::EndOfTurn => self.find(at, |event| matches!(event, Event::TurnBegan { .. }))?,
        };
        self.games.get(events)
    }
}

const fn permitted(may: bool) -> Answer {
    if may { Answer::May } else { Answer::MayNot }
}

fn is_left_out(event: &Event) -> bool {
    let idle = matches!(event, Event::Phased(phasing) if phasing.is_empty());
    idle || matches!(
        event,
        Event::PhaseBegan { .. }
            | Event::PriorityPassed { .. }
            | Event::UntapDetermined { .. }
            | Event::NothingHappened { .. }
    )
}
