//! The state of a game. It changes by [`Game::evolve`] alone, and knows how to be asked.

use super::action::TriggerId;
use super::blocks::Blocks;
use super::combat::Combat;
use super::continuous::{ContinuousEffect, DelayedTrigger};
use super::day_night::DayNight;
use super::edition::Ruleset;
use super::event::{GameResult, Moment};
use super::mana::Mana;
use super::object::{Identity, ObjectId, Permanent};
use super::player::{PerPlayer, PlayerId};
use super::rule_point::AttackContinuity;
use super::stack::{StackItem, WaitingTrigger};
use super::step::{Occurrence, Skipped, Step};
use super::turn::Turn;
use super::zone::{Battlefield, Whereabouts, Zone};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A game in progress: the fold of its log.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Game {
    pub(super) ruleset: Ruleset,
    /// As many as play, from the first on.
    pub(super) seats: Vec<PlayerId>,
    pub(super) heads: PerPlayer<PlayerId>,
    pub(super) players: PerPlayer<Player>,
    pub(super) identities: Blocks<Identity>,
    pub(super) battlefield: Battlefield,
    pub(super) last_known: BTreeMap<ObjectId, Permanent>,
    /// Tokens in a zone other than the battlefield, which cease to exist at the next check.
    pub(super) tokens_elsewhere: Vec<ObjectId>,
    pub(super) stack: Vec<StackItem>,
    pub(super) resolving: Option<Resolving>,
    pub(super) waiting: Vec<WaitingTrigger>,
    pub(super) trigger_order: Vec<TriggerId>,
    pub(super) effects: Vec<ContinuousEffect>,
    pub(super) delayed: Vec<DelayedTrigger>,
    pub(super) combat: Option<Combat>,
    pub(super) turn: Turn,
    pub(super) priority: Priority,
    pub(super) day_night: DayNight,
    pub(super) extra_turns: Vec<PlayerId>,
    pub(super) kept_legends: Vec<ObjectId>,
    pub(super) next_seq: u32,
    pub(super) next_timestamp: u32,
    pub(super) next_effect: u32,
    pub(super) next_trigger: u32,
    /// Nothing that calls for a state-based action has happened since it was found that none applies.
    pub(super) settled: bool,
    pub(super) free_mana: bool,
    pub(super) result: Option<GameResult>,
}

/// What belongs to a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Player {
    /// What the player is called.
    pub name: Arc<str>,
    /// Life; the members of a team share one total (810.4).
    pub life: i32,
    /// Poison counters.
    pub poison: u32,
    /// Cards in hand, oldest first.
    pub hand: Vec<ObjectId>,
    /// The library, top card first.
    pub library: VecDeque<ObjectId>,
    /// The graveyard, oldest first.
    pub graveyard: Vec<ObjectId>,
    /// Exiled cards this player owns.
    pub exile: Vec<ObjectId>,
    /// Mana in the pool.
    pub mana: Mana,
    /// In which step this turn's land was played (305.4 / 305.2), if it was, and which time that step took place.
    pub land_played: Option<(Step, Occurrence)>,
    /// Spells cast this turn.
    pub spells_cast: u32,
    /// Steps and phases the player will skip, in the order in which the effects began.
    pub skips: Vec<Skipped>,
    /// Whether a draw from an empty library waits for the next check (420.5g / 704.5b).
    pub drew_from_empty_library: bool,
    /// The number of the player's most recent turn in this game.
    pub last_turn: Option<u32>,
    /// Whether the player has lost.
    pub has_lost: bool,
    /// Whether the player has left a game that goes on (800.4a).
    pub has_left: bool,
    /// Whether, after he left, a turn of his would have begun (702.26n).
    pub was_passed_over: bool,
}

/// Who holds priority, and how many have passed in succession (408.1 / 117).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum Priority {
    /// Nobody has it yet.
    #[default]
    Nobody,
    /// A player, or his team, has it.
    Held {
        /// Who.
        by: PlayerId,
        /// How many players or teams have passed in succession.
        passes: u8,
    },
    /// All have passed in succession.
    AllPassed,
}

/// The object on the stack that is resolving.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Resolving {
    /// Which object.
    pub item: ObjectId,
    /// The instruction to carry out next.
    pub next: u16,
    /// Which of its targets are illegal, by position.
    pub illegal: Vec<u8>,
    /// What players have chosen to discard for the current instruction.
    pub discarding: Vec<(PlayerId, Vec<ObjectId>)>,
}

impl Game {
    /// The rules in force.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// This very state under other rules, as though they had always held: how it would go on by them.
    #[must_use]
    pub fn under(&self, ruleset: Ruleset) -> Self {
        let mut game = Self { ruleset, settled: false, ..self.clone() };
        game.refresh_characteristics();
        game
    }

    /// The players in seat order, also those who have left.
    #[must_use]
    pub fn players(&self) -> &[PlayerId] {
        &self.seats
    }

    /// What belongs to a player.
    #[must_use]
    pub fn player(&self, player: PlayerId) -> &Player {
        &self.players[player]
    }

    /// The battlefield.
    #[must_use]
    pub const fn battlefield(&self) -> &Battlefield {
        &self.battlefield
    }

    /// The stack, bottom first.
    #[must_use]
    pub fn stack(&self) -> &[StackItem] {
        &self.stack
    }

    /// Triggered abilities that wait to be put on the stack.
    #[must_use]
    pub fn waiting(&self) -> &[WaitingTrigger] {
        &self.waiting
    }

    /// The combat phase's state, during combat.
    #[must_use]
    pub const fn combat(&self) -> Option<&Combat> {
        self.combat.as_ref()
    }

    /// The turn.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Whose turn it is; of an active team its head.
    #[must_use]
    pub const fn active_player(&self) -> PlayerId {
        self.turn.active
    }

    /// Day, night or neither.
    #[must_use]
    pub const fn day_night(&self) -> DayNight {
        self.day_night
    }

    /// Who has priority.
    #[must_use]
    pub const fn priority(&self) -> Option<PlayerId> {
        match self.priority {
            Priority::Held { by, .. } => Some(by),
            Priority::Nobody | Priority::AllPassed => None,
        }
    }

    /// How many players have passed in succession.
    #[must_use]
    pub const fn passes(&self) -> u8 {
        match self.priority {
            Priority::Held { passes, .. } => passes,
            Priority::Nobody | Priority::AllPassed => 0,
        }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn result(&self) -> Option<GameResult> {
        self.result
    }

    /// Continuous effects of resolved spells and abilities.
    #[must_use]
    pub fn effects(&self) -> &[ContinuousEffect] {
        &self.effects
    }

    /// Delayed triggered abilities that wait.
    #[must_use]
    pub fn delayed(&self) -> &[DelayedTrigger] {
        &self.delayed
    }

    /// Whether spells and abilities need no mana here.
    #[must_use]
    pub const fn has_free_mana(&self) -> bool {
        self.free_mana
    }

    /// Where the game stands.
    #[must_use]
    pub const fn moment(&self) -> Moment {
        Moment {
            turn: self.turn.number,
            active: self.turn.active,
            step: self.turn.step,
            occurrence: self.turn.occurrence,
        }
    }

    /// What is known of an object for good.
    #[must_use]
    pub fn identity(&self, id: ObjectId) -> Option<&Identity> {
        self.identities.get(usize::try_from(id.get()).ok()?.checked_sub(1)?)
    }

    /// What the card of an object has become by zone changes since.
    #[must_use]
    pub fn latest(&self, mut id: ObjectId) -> ObjectId {
        while let Some(next) = self.identity(id).and_then(|identity| identity.became) {
            id = next;
        }
        id
    }

    /// Where an object is; `None` if it has become another or never was.
    #[must_use]
    pub fn zone_of(&self, id: ObjectId) -> Option<Zone> {
        let identity = self.identity(id)?;
        if identity.became.is_some() {
            return None;
        }
        let owner = &self.players[identity.owner];
        if self.battlefield.get_including_phased_out(id).is_some() {
            Some(Zone::Battlefield)
        } else if self.stack.iter().any(|item| item.id == id) {
            Some(Zone::Stack)
        } else if owner.hand.contains(&id) {
            Some(Zone::Hand)
        } else if owner.graveyard.contains(&id) {
            Some(Zone::Graveyard)
        } else if owner.library.contains(&id) {
            Some(Zone::Library)
        } else if owner.exile.contains(&id) {
            Some(Zone::Exile)
        } else {
            Some(Zone::Nowhere)
        }
    }

    /// Where the card or token of an object is by now, phased out told apart.
    #[must_use]
    pub fn whereabouts(&self, id: ObjectId) -> Whereabouts {
        let id = self.latest(id);
        match self.zone_of(id) {
            Some(Zone::Battlefield) if self.battlefield.get(id).is_some() => Whereabouts::Battlefield,
            Some(Zone::Battlefield) => Whereabouts::PhasedOut,
            Some(Zone::Hand) => Whereabouts::Hand,
            Some(Zone::Library) => Whereabouts::Library,
            Some(Zone::Graveyard) => Whereabouts::Graveyard,
            Some(Zone::Exile) => Whereabouts::Exile,
            Some(Zone::Stack) => Whereabouts::Stack,
            Some(Zone::Nowhere) | None => Whereabouts::Nowhere,
        }
    }

    /// A permanent as it is, or as it last was on the battlefield this turn.
    #[must_use]
    pub fn last_known(&self, id: ObjectId) -> Option<&Permanent> {
        self.battlefield.get_including_phased_out(id).or_else(|| self.last_known.get(&id))
    }

    /// Every permanent, phased out or not, and what has left and is still known unless its card is in play again, in the order of
    /// arrival.
    pub fn known_permanents(&self) -> impl Iterator<Item = &Permanent> {
        let field = &self.battlefield;
        let is_back = |id: ObjectId| field.get_including_phased_out(self.latest(id)).is_some();
        let left = self.last_known.values().filter(move |it| !is_back(it.id));
        let mut known: Vec<&Permanent> = field.including_phased_out().chain(left).collect();
        known.sort_by_key(|it| it.id);
        known.into_iter()
    }

    /// What an attachment is attached to, as far as the game can see: both must be phased in.
    #[must_use]
    pub fn host_of(&self, attachment: ObjectId) -> Option<ObjectId> {
        let host = self.battlefield.get(attachment)?.attached_to?;
        self.battlefield.get(host).map(|permanent| permanent.id)
    }

    /// The player that an Aura is attached to, if he is still in the game (303.4, 702.26i).
    #[must_use]
    pub fn enchanted_player(&self, aura: ObjectId) -> Option<PlayerId> {
        self.last_known(aura)?.enchants.filter(|player| self.is_in_game(*player))
    }

    /// The phased-in permanents attached to a phased-in permanent.
    #[must_use]
    pub fn attachments_of(&self, host: ObjectId) -> Vec<ObjectId> {
        let attached = self.battlefield.iter().filter(|permanent| permanent.attached_to == Some(host));
        attached.map(|permanent| permanent.id).collect()
    }

    /// 212.3d, 403.4 / 302.6: whether its controller has not controlled it continuously since his most recent turn
    /// began. Says nothing of haste.
    #[must_use]
    pub fn is_summoning_sick(&self, id: ObjectId) -> bool {
        self.battlefield.get(id).is_some_and(|permanent| {
            let had_it = permanent.controller_at_turn_start == Some(permanent.controller);
            if had_it && self.ruleset.attack_continuity == AttackContinuity::AtBeginning {
                return false;
            }
            match (permanent.controlled_since, self.players[permanent.controller].last_turn) {
                (None, _) => false,
                (Some(_), None) => true,
                (Some(since), Some(turn)) => since >= turn,
            }
        })
    }

    /// A number that is equal for equal states, and hardly ever for different ones.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }

    /// Like [`Game::fingerprint`], but of the position alone: equal however many events led to it.
    #[must_use]
    pub fn position(&self) -> u64 {
        Self { next_seq: 0, ..self.clone() }.fingerprint()
    }

    /// The ids that the next new objects will have.
    pub(super) fn new_ids(&self) -> impl Iterator<Item = ObjectId> + use<> {
        let next = u32::try_from(self.identities.len()).unwrap_or(u32::MAX).saturating_add(1);
        (next..u32::MAX).map(ObjectId::new)
    }
}
