//! How objects change zones: a new object each time (217.1c / 400.7).

use crate::engine::effect::Counter;
use crate::engine::event::{DiscardReason, Entering, Event, Move, UnspentPool};
use crate::engine::game::Game;
use crate::engine::object::{Characteristics, Identity, ObjectId, Permanent};
use crate::engine::phasing::PhaseStatus;
use crate::engine::player::PerPlayer;
use crate::engine::zone::Zone;
use std::sync::Arc;

impl Game {
    pub(super) fn evolve_zones(&mut self, event: &Event) {
        match event {
            Event::ZoneChanged { moves, .. } => self.move_all(moves),
            Event::TokensCreated { tokens } => tokens.iter().for_each(|token| self.enter(token)),
            Event::CardDrawn { player, card } => {
                self.turn.progress.drew.push(*player);
                if let Some(top) = self.players[*player].library.front().copied() {
                    self.move_card(&Move { was: top, is: *card, owner: *player, to: Zone::Hand });
                }
            }
            Event::Discarded { discards, why } => {
                for discard in discards {
                    self.move_all(&discard.moves);
                    if *why == DiscardReason::HandSize {
                        self.turn.progress.discarded.push(discard.player);
                    }
                }
            }
            Event::DiscardChosen { player, cards } => {
                if let Some(resolving) = &mut self.resolving {
                    resolving.discarding.push((*player, cards.clone()));
                }
            }
            _ => {}
        }
    }

    pub(super) fn move_all(&mut self, moves: &[Move]) {
        moves.iter().for_each(|moved| self.move_card(moved));
    }

    /// Takes an object out of its zone and puts it into the next as a new object.
    pub(in crate::engine) fn move_card(&mut self, moved: &Move) {
        let Some(identity) = self.leave_zone(moved.was) else { return };
        let is_token = identity.is_token;
        self.identities.push(Identity { was: Some(moved.was), became: None, ..identity });
        self.set_became(moved.was, moved.is);
        if is_token && !matches!(moved.to, Zone::Battlefield | Zone::Stack | Zone::Nowhere) {
            self.tokens_elsewhere.push(moved.is);
        }
        let owner = &mut self.players[moved.owner];
        match moved.to {
            Zone::Hand => owner.hand.push(moved.is),
            Zone::Graveyard => owner.graveyard.push(moved.is),
            Zone::Exile => owner.exile.push(moved.is),
            Zone::Library => owner.library.push_front(moved.is),
            Zone::Battlefield | Zone::Stack | Zone::Nowhere => {}
        }
    }

    /// A token or copy that ceases to exist.
    pub(super) fn cease(&mut self, token: ObjectId) {
        let _ = self.leave_zone(token);
    }

    fn leave_zone(&mut self, object: ObjectId) -> Option<Identity> {
        let identity = self.identity(object)?.clone();
        if let Some(permanent) = self.battlefield.remove(object) {
            self.leave_combat(&[object]);
            self.last_known.insert(object, permanent);
            return Some(identity);
        }
        self.tokens_elsewhere.retain(|token| *token != object);
        let owner = &mut self.players[identity.owner];
        let is_it = |card: &ObjectId| *card == object;
        if let Some(at) = owner.hand.iter().position(is_it) {
            owner.hand.remove(at);
        } else if let Some(at) = owner.library.iter().position(is_it) {
            owner.library.remove(at);
        } else if let Some(at) = owner.graveyard.iter().position(is_it) {
            owner.graveyard.remove(at);
        } else if let Some(at) = owner.exile.iter().position(is_it) {
            owner.exile.remove(at);
        }
        Some(identity)
    }

    fn set_became(&mut self, was: ObjectId, is: ObjectId) {
        let index = usize::try_from(was.get()).ok().and_then(|number| number.checked_sub(1));
        if let Some(identity) = index.and_then(|index| self.identities.get_mut(index)) {
            identity.became = Some(is);
        }
    }

    /// A permanent comes into play, with a new timestamp (418.5d / 613.7d).
    pub(super) fn enter(&mut self, entering: &Entering) {
        let known = entering.was.and_then(|was| self.identity(was).cloned());
        let (card, owner) = match (&entering.token, known) {
            (Some(token), _) => (Arc::clone(token), entering.controller),
            (None, Some(identity)) => (identity.card, identity.owner),
            (None, None) => return,
        };
        match entering.was {
            Some(was) => self.move_card(&Move { was, is: entering.is, owner, to: Zone::Battlefield }),
            None => {
                let card = Arc::clone(&card);
                self.identities.push(Identity { card, owner, is_token: true, was: None, became: None });
            }
        }
        let timestamp = self.take_timestamp();
        self.battlefield.insert(Permanent {
            id: entering.is,
            card: entering.face.of(&card),
            copies: None,
            face: entering.face,
            owner,
            entered_under: entering.controller,
            controller: entering.controller,
            controlled_since: Some(self.turn.number),
            control_out: None,
            controller_at_turn_start: None,
            is_token: entering.token.is_some(),
            is_tapped: entering.tapped,
            damage: 0,
            deathtouched: false,
            counters: entering.counters.iter().cloned().collect(),
            attached_to: entering.attached_to,
            enchants: entering.enchants,
            timestamp,
            phase: PhaseStatus::In,
            as_though_haste: false,
            damaged_players: PerPlayer::default(),
            chosen_colour: None,
            used_this_turn: Vec::new(),
            now: Characteristics::default(),
        });
    }

    /// Changes each of these permanents, phased in or out.
    pub(super) fn each_mut(&mut self, ids: &[ObjectId], mut change: impl FnMut(&mut Permanent)) {
        for id in ids {
            if let Some(permanent) = self.battlefield.get_mut(*id) {
                change(permanent);
            }
        }
    }

    pub(super) fn set_tapped(&mut self, permanents: &[ObjectId], tapped: bool) {
        self.each_mut(permanents, |permanent| permanent.is_tapped = tapped);
    }

    pub(super) fn remove_counter_pairs(&mut self, permanent: ObjectId, pairs: u16) {
        self.each_mut(&[permanent], |permanent| {
            for counter in [Counter::PlusOne, Counter::MinusOne] {
                let left = permanent.counters_of(&counter).saturating_sub(pairs);
                permanent.counters.insert(counter, left);
            }
            permanent.counters.retain(|_, left| *left > 0);
        });
    }

    pub(super) fn take_timestamp(&mut self) -> u32 {
        let timestamp = self.next_timestamp;
        self.next_timestamp = self.next_timestamp.saturating_add(1);
        timestamp
    }

    /// 300.3 / 500.4: every pool named loses what is not kept; in 2005 each mana costs one life.
    pub(super) fn lose_mana(&mut self, lost: &[UnspentPool], burns: bool) {
        self.turn.progress.is_over = true;
        for pool in lost {
            let left = self.players[pool.player].mana.minus(&pool.mana);
            self.players[pool.player].mana = left;
            if burns {
                self.change_life(pool.player, -i64::from(pool.mana.total()));
            }
        }
    }
}
