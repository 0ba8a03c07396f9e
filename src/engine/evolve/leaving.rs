//! How players who leave change the state (800.4a).

use crate::engine::game::{Game, Priority};
use crate::engine::leaving::Leaving;
use crate::engine::mana::Mana;

impl Game {
    pub(super) fn evolve_leaving(&mut self, leaving: &Leaving) {
        self.stack.retain(|item| !leaving.stack.contains(&item.id));
        leaving.permanents.iter().for_each(|id| self.cease(*id));
        self.end_effects(&leaving.effects);
        self.waiting.retain(|trigger| !leaving.players.contains(&trigger.controller));
        self.delayed.retain(|delayed| !leaving.players.contains(&delayed.controller));
        for player in &leaving.players {
            let it = &mut self.players[*player];
            it.has_left = true;
            it.mana = Mana::NONE;
            it.library.clear();
            for zone in [&mut it.hand, &mut it.graveyard, &mut it.exile] {
                zone.clear();
            }
        }
        self.extra_turns.retain(|player| !leaving.players.contains(player));
        if let Priority::Held { by, .. } = self.priority
            && !self.is_in_game(by)
        {
            self.priority = Priority::Held { by: self.next_team(by), passes: 0 };
        }
    }
}
