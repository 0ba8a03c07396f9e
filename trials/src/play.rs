//! Playing whole turns: everybody attacks with all he can, nobody blocks, everything else is answered as plainly as can be.

use in_fase::engine::{Action, Awaiting, Edition, Entry, Game, LegalAction, PlayerId};
use in_fase::scenario::default_action;

use crate::board;

/// How many cards a library holds: as many turns can be played.
const LIBRARY: usize = 4000;

/// A game about to be played for a while.
pub struct Table {
    game: Game,
    turns: u32,
}

impl Table {
    /// A board of so many permanents; the larger, the fewer turns.
    #[must_use]
    pub fn new(edition: Edition, permanents: usize) -> Option<Self> {
        let game = Game::new(&board::of(edition, permanents, LIBRARY)).ok()?;
        let turns = 40_000 / u32::try_from(permanents.max(20)).unwrap_or(u32::MAX);
        Some(Self { game, turns })
    }

    /// Plays its turns.
    pub fn play(&mut self) -> Played {
        full_turns(&mut self.game, self.turns, |_| {})
    }
}

/// What was played.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// How many turns.
    pub turns: u32,
    /// How many events.
    pub events: u32,
}

/// Plays so many whole turns; `look` sees every event.
pub fn full_turns(game: &mut Game, turns: u32, mut look: impl FnMut(&Entry)) -> Played {
    let mut played = Played::default();
    let last = game.turn().number.saturating_add(turns);
    let mut note = |played: &mut Played, entries: &[Entry]| {
        played.events += u32::try_from(entries.len()).unwrap_or(u32::MAX);
        entries.iter().for_each(&mut look);
    };
    note(&mut played, &game.go_on());
    while game.turn().number < last {
        let Some((player, action)) = answer(game) else { break };
        let Ok(entries) = game.act(player, &action) else { break };
        note(&mut played, &entries);
    }
    played.turns = turns - last.saturating_sub(game.turn().number).min(turns);
    played
}

fn answer(game: &Game) -> Option<(PlayerId, Action)> {
    match game.awaiting() {
        Awaiting::Priority { player } => Some((player, Action::PassPriority)),
        Awaiting::Attackers { player } => {
            let attackers = game.legal_actions().into_iter().find_map(|legal| match legal {
                LegalAction::DeclareAttackers { able, .. } => Some(able),
                _ => None,
            });
            Some((player, Action::attack(attackers?)))
        }
        _ => default_action(game),
    }
}
