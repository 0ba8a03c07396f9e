//! Declaring attackers (308 / 508).

use super::action::Awaiting;
use super::card::{CardType, Keyword};
use super::event::{Cause, Event};
use super::game::Game;
use super::next::Next;
use super::object::{ObjectId, Permanent};
use super::player::PlayerId;
use super::refusal::Refusal;
use super::rule_point::Walls;

/// The active player is asked if he controls a creature at all; otherwise nobody attacks.
pub(super) fn next(game: &Game) -> Next {
    let player = game.active_player();
    if creatures_of(game, player).next().is_some() {
        Next::Awaits(Awaiting::Attackers { player })
    } else {
        let (attackers, defenders, tapping) = (Vec::new(), Vec::new(), Vec::new());
        let event = Event::AttackersDeclared { player, attackers, defenders, tapping };
        Next::Happens(Cause::TurnBasedAction, event)
    }
}

/// The creatures of a player's team.
pub(super) fn creatures_of(game: &Game, player: PlayerId) -> impl Iterator<Item = &Permanent> {
    let own = move |it: &&Permanent| game.are_teammates(it.controller, player);
    game.battlefield().iter().filter(own).filter(|it| game.is_creature(it.id))
}

/// The whole set is judged, then everything attacks and taps at once. A team attacks as one; each attacker attacks one
/// opponent (508.1b, 802.3, 805.10).
pub(super) fn declare(
    game: &Game,
    player: PlayerId,
    attackers: &[ObjectId],
    defenders: &[PlayerId],
) -> Result<Event, Refusal> {
    for (at, creature) in attackers.iter().enumerate() {
        game.may_attack(*creature)?;
        if attackers.iter().skip(at + 1).any(|other| other == creature) {
            return Err(Refusal::NamedTwice { object: *creature });
        }
    }
    if let Some(player) = defenders.iter().find(|it| !game.opponents_of(player).any(|other| other == **it)) {
        return Err(Refusal::NotAnOpponent { player: *player });
    }
    let unnamed = std::iter::repeat(game.defending_player());
    let defenders = defenders.iter().copied().chain(unnamed).take(attackers.len()).collect();
    let taps = |id: &ObjectId| !game.has_keyword(*id, Keyword::Vigilance);
    let tapping = attackers.iter().copied().filter(taps).collect();
    Ok(Event::AttackersDeclared { player, attackers: attackers.to_vec(), defenders, tapping })
}

impl Game {
    /// 308.2a / 508.1a: whether the active player may declare this creature as an attacker.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn may_attack(&self, creature: ObjectId) -> Result<(), Refusal> {
        let permanent = self.visible(creature)?;
        if !self.is_active(permanent.controller) {
            return Err(Refusal::NotYours { object: creature });
        }
        let now = &permanent.now;
        let is_wall = permanent.has_subtype("Wall");
        let walls = self.ruleset().walls;
        let hasty = now.keywords.has(Keyword::Haste) || permanent.as_though_haste;
        if !now.types.has(CardType::Creature) {
            Err(Refusal::AttackerNotACreature { object: creature })
        } else if is_wall && walls == Walls::CannotAttack {
            Err(Refusal::AttackerWall { creature })
        } else if now.keywords.has(Keyword::Defender) && !(is_wall && walls == Walls::AttackInSpiteOfDefender)
        {
            Err(Refusal::AttackerDefender { creature, wall: is_wall })
        } else if permanent.is_tapped {
            Err(Refusal::AttackerTapped { creature })
        } else if self.is_summoning_sick(creature) && !hasty {
            Err(Refusal::AttackerSummoningSick { creature })
        } else if now.restrictions.cannot_attack {
            Err(Refusal::AttackForbidden { creature })
        } else if self.is_attacking(creature) {
            // a step that was added: it attacks already
            Err(Refusal::NamedTwice { object: creature })
        } else {
            Ok(())
        }
    }

    /// A permanent that can be chosen: in play and phased in (217.8c / 702.26b).
    pub(super) fn visible(&self, object: ObjectId) -> Result<&Permanent, Refusal> {
        match self.battlefield().get_including_phased_out(object) {
            None => Err(Refusal::NotInPlay { object }),
            Some(permanent) if permanent.is_phased_out() => Err(Refusal::PhasedOut { object }),
            Some(permanent) => Ok(permanent),
        }
    }

    /// Whether a creature is attacking.
    #[must_use]
    pub fn is_attacking(&self, creature: ObjectId) -> bool {
        self.combat().is_some_and(|combat| combat.attacker(creature).is_some())
    }

    /// Whether a creature is blocking, be it an attacker that has left combat.
    #[must_use]
    pub fn is_blocking(&self, creature: ObjectId) -> bool {
        self.combat().is_some_and(|combat| {
            combat.blocked_by(creature).is_some() || combat.bereft_blockers.contains(&creature)
        })
    }
}
