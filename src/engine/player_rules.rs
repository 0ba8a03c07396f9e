//! What effects and static abilities say about players: the rules that bend for one of them.

use super::card::{Ability, Affected, Whose};
use super::continuous::Affects;
use super::effect::Modification;
use super::game::Game;
use super::mana::Mana;
use super::object::ObjectId;
use super::player::PlayerId;
use super::trigger;

impl Game {
    /// 314.1 / 514.1: a player's maximum hand size; `None` if there is none.
    #[must_use]
    pub fn maximum_hand_size(&self, player: PlayerId) -> Option<u32> {
        let mut size = 7_i32;
        for modification in self.modifications_of(player) {
            match modification {
                Modification::MaximumHandSize(by) => size = size.saturating_add(*by),
                Modification::NoMaximumHandSize => return None,
                _ => {}
            }
        }
        Some(u32::try_from(size).unwrap_or(0))
    }

    /// 300.3 / 500.4: what of a player's unspent mana goes when pools are emptied: all that no effect keeps.
    pub(super) fn mana_that_goes(&self, player: PlayerId) -> Mana {
        let mut goes = self.players[player].mana;
        if goes.is_empty() {
            return goes;
        }
        for modification in self.modifications_of(player) {
            match modification {
                Modification::KeepMana(None) => return Mana::NONE,
                Modification::KeepMana(Some(colour)) => *goes.of_mut(*colour) = 0,
                _ => {}
            }
        }
        goes
    }

    /// The changes that effects and static abilities make to a player.
    pub(super) fn modifications_of(&self, player: PlayerId) -> impl Iterator<Item = &Modification> {
        let by_effect = self.effects.iter().filter(move |effect| match &effect.affects {
            Affects::Players(players) => players.contains(&player),
            Affects::Objects(_) | Affects::WhateverFits { .. } => false,
        });
        let phased_in = self.battlefield.with_static_abilities().filter(|source| !source.is_phased_out());
        let statics = phased_in.flat_map(move |source| {
            source.card.abilities.iter().filter_map(move |ability| match ability {
                Ability::Static(text) => match text.affects {
                    Affected::Player(whose)
                        if whose_includes(self, whose, source.controller, source.id, player)
                            && text.condition.as_ref().is_none_or(|own| {
                                trigger::holds(self, own, source.controller, source.id)
                            }) =>
                    {
                        Some(&text.changes)
                    }
                    _ => None,
                },
                _ => None,
            })
        });
        by_effect.map(|effect| &effect.changes).chain(statics).flatten()
    }
}

/// Whether a player is meant, seen from "you" and "this".
pub(super) fn whose_includes(
    game: &Game,
    whose: Whose,
    you: PlayerId,
    this: ObjectId,
    player: PlayerId,
) -> bool {
    match whose {
        Whose::Your => player == you,
        Whose::Opponents => !game.are_teammates(player, you),
        Whose::Each => true,
        Whose::Enchanted => game.enchanted_player(this) == Some(player),
    }
}
