//! Instructions that act on permanents.

use super::Context;
use crate::engine::card::Card;
use crate::engine::card::{CardType, Keyword, Whose};
use crate::engine::continuous::{Affects, ContinuousEffect, Duration, EffectId};
use crate::engine::effect::{Amount, Instruction, Lasting, Modification, ObjectFilter, Subject, Who};
use crate::engine::event::{Entering, Event, Move, NothingReason, ZoneChangeReason};
use crate::engine::face::Face;
use crate::engine::object::ObjectId;
use crate::engine::phasing::{self, PhasedOutMode};
use crate::engine::state_based::can_enchant;
use crate::engine::zone::Zone;
use std::sync::Arc;

pub(super) type Outcome = Result<Vec<Event>, NothingReason>;

impl Context<'_> {
    pub(super) fn to_objects(&self, instruction: &Instruction) -> Outcome {
        match instruction {
            Instruction::Destroy(subject) => self.destroy(subject),
            Instruction::Exile(subject) => self.send(subject, Zone::Exile, ZoneChangeReason::Exiled),
            Instruction::ReturnToHand(subject) => {
                self.send(subject, Zone::Hand, ZoneChangeReason::ReturnedToHand)
            }
            Instruction::Sacrifice(subject) => self.sacrifice(subject),
            Instruction::Tap(subject) => self.turn(subject, true),
            Instruction::Untap(subject) => self.turn(subject, false),
            Instruction::PhaseOut(subject) => self.phase_out(subject, PhasedOutMode::Directly),
            Instruction::PhaseOutUntilThisLeaves(subject) => self.phase_out_until_this_leaves(subject),
            Instruction::PhaseIn(subject) => self.phase_in(subject),
            Instruction::PutCounters { counter, count, on } => {
                let (on, count) = (self.permanents(on)?, self.counters(count)?);
                Ok(vec![Event::CountersPut { counter: counter.clone(), count, on }])
            }
            Instruction::RemoveCounters { counter, count, from } => {
                let (from, count) = (self.permanents(from)?, self.counters(count)?);
                Ok(vec![Event::CountersRemoved { counter: counter.clone(), count, from }])
            }
            Instruction::Modify { what, changes, lasting } => self.modify(what, changes, lasting),
            Instruction::ModifyWhateverFits { what, changes, lasting } => {
                self.modify_whatever_fits(what, changes, lasting)
            }
            Instruction::ModifyPlayers { who, changes, lasting } => {
                self.modify_players(*who, changes, lasting)
            }
            Instruction::AttachThisTo(host) => self.attach(&Subject::This, host),
            Instruction::Attach { what, to } => self.attach(what, to),
            Instruction::Unattach(subject) => {
                let attached =
                    self.permanents(subject)?.into_iter().filter(|id| self.game.host_of(*id).is_some());
                let events: Vec<Event> =
                    attached.map(|attachment| Event::Unattached { attachment }).collect();
                if events.is_empty() { Err(NothingReason::AlreadySo) } else { Ok(events) }
            }
            Instruction::CreateTokens { token, count } => Ok(vec![self.create_tokens(token, count)]),
            Instruction::TurnFaceDown(subject) => self.turn_face_down(subject),
            Instruction::TurnFaceUp(subject) => self.turn_face_up(subject),
            Instruction::BecomeCopy { what, of, lasting } => self.become_copy(what, of, lasting),
            Instruction::CreateCopies { of, count } => self.create_copies(of, count),
            _ => Err(NothingReason::NothingToAffect),
        }
    }

    fn counters(&self, count: &Amount) -> Result<u16, NothingReason> {
        let count = u16::try_from(self.amount(count)).unwrap_or(u16::MAX);
        if count == 0 { Err(NothingReason::NothingToAffect) } else { Ok(count) }
    }

    /// What is indestructible is not destroyed.
    fn destroy(&self, subject: &Subject) -> Outcome {
        let mut doomed = self.permanents(subject)?;
        doomed.retain(|id| !self.game.has_keyword(*id, Keyword::Indestructible));
        if doomed.is_empty() {
            return Err(NothingReason::Forbidden);
        }
        Ok(self.moved(&doomed, Zone::Graveyard, ZoneChangeReason::Destroyed))
    }

    /// Nobody can sacrifice what he does not control (701.21a, and so in 2005).
    fn sacrifice(&self, subject: &Subject) -> Outcome {
        let meant = self.permanents(subject)?;
        let is_yours =
            |id: &ObjectId| self.game.battlefield().get(*id).is_some_and(|it| it.controller == self.you);
        let given_up: Vec<ObjectId> = meant.iter().copied().filter(is_yours).collect();
        if given_up.is_empty() {
            let other = |permanent: &ObjectId| NothingReason::NotYoursToSacrifice { permanent: *permanent };
            return Err(meant.first().map_or(NothingReason::NothingToAffect, other));
        }
        Ok(self.moved(&given_up, Zone::Graveyard, ZoneChangeReason::Sacrificed))
    }

    fn send(&self, subject: &Subject, to: Zone, why: ZoneChangeReason) -> Outcome {
        Ok(self.moved(&self.permanents(subject)?, to, why))
    }

    fn moved(&self, objects: &[ObjectId], to: Zone, why: ZoneChangeReason) -> Vec<Event> {
        let moves: Vec<Move> = objects
            .iter()
            .filter_map(|id| self.game.battlefield().get(*id))
            .zip(self.game.new_ids())
            .map(|(it, is)| Move { was: it.id, is, owner: it.owner, to })
            .collect();
        vec![Event::ZoneChanged { moves, why }]
    }

    fn turn(&self, subject: &Subject, tap: bool) -> Outcome {
        let mut permanents = self.permanents(subject)?;
        permanents.retain(|id| self.game.battlefield().get(*id).is_some_and(|it| it.is_tapped != tap));
        if permanents.is_empty() {
            Err(NothingReason::AlreadySo)
        } else if tap {
            Ok(vec![Event::Tapped { permanents }])
        } else {
            Ok(vec![Event::Untapped { permanents }])
        }
    }

    fn phase_out(&self, subject: &Subject, mode: PhasedOutMode) -> Outcome {
        let event = phasing::event(self.game, &self.permanents(subject)?, mode, &[]);
        if event.out.is_empty() { Err(NothingReason::Forbidden) } else { Ok(vec![Event::Phased(event)]) }
    }

    /// 610.4b–c: if this has left already, nothing phases out.
    fn phase_out_until_this_leaves(&self, subject: &Subject) -> Outcome {
        if self.game.battlefield().get(self.this).is_none() {
            return Err(NothingReason::NothingToAffect);
        }
        self.phase_out(subject, PhasedOutMode::Until { source: self.this })
    }

    fn phase_in(&self, subject: &Subject) -> Outcome {
        let out = self.phased_out(subject);
        let event = phasing::event(self.game, &[], PhasedOutMode::Directly, &out);
        if !event.r#in.is_empty() {
            return Ok(vec![Event::Phased(event)]);
        }
        let first = out.first().and_then(|id| self.game.battlefield().get_including_phased_out(*id));
        Err(match first {
            None => NothingReason::NothingToAffect,
            Some(it) => phasing::why_not_in(it),
        })
    }

    /// 418.3b / 611.2c: the set is locked in as the effect begins.
    fn modify(&self, what: &Subject, changes: &[Modification], lasting: &Lasting) -> Outcome {
        let objects = self.permanents(what)?;
        let duration = self.duration(lasting, objects.first().copied(), None)?;
        Ok(vec![self.began(Affects::Objects(objects), changes, duration)])
    }

    /// 418.3b / 611.2c: an effect that changes no characteristic covers later arrivals too.
    fn modify_whatever_fits(
        &self,
        what: &ObjectFilter,
        changes: &[Modification],
        lasting: &Lasting,
    ) -> Outcome {
        let target = self.view(what.controlled_by_target).target;
        let named = match what.controlled_by {
            Some(Whose::Your) => Some(self.you),
            Some(Whose::Opponents) => Some(self.game.opponent_of(self.you)),
            Some(Whose::Enchanted) => self.game.enchanted_player(self.this),
            Some(Whose::Each) | None => target,
        };
        let duration = self.duration(lasting, None, named)?;
        Ok(vec![self.began(Affects::WhateverFits { filter: what.clone(), target }, changes, duration)])
    }

    fn modify_players(&self, who: Who, changes: &[Modification], lasting: &Lasting) -> Outcome {
        let players = self.players(who);
        if players.is_empty() {
            return Err(NothingReason::NothingToAffect);
        }
        let duration = self.duration(lasting, None, players.first().copied())?;
        Ok(vec![self.began(Affects::Players(players), changes, duration)])
    }

    pub(super) fn began(&self, affects: Affects, changes: &[Modification], duration: Duration) -> Event {
        let effect = ContinuousEffect {
            id: EffectId::new(self.game.next_effect),
            source: self.this,
            controller: self.you,
            timestamp: self.game.next_timestamp,
            affects,
            changes: changes.to_vec(),
            copies: None,
            duration,
            absorbed: Vec::new(),
        };
        Event::EffectBegan { effect }
    }

    /// "For as long as" that is over already starts nothing (611.2b).
    pub(super) fn duration(
        &self,
        lasting: &Lasting,
        affected: Option<ObjectId>,
        player: Option<crate::engine::player::PlayerId>,
    ) -> Result<Duration, NothingReason> {
        let you = self.you;
        let this = self.game.battlefield().get(self.this);
        let mine = this.is_some_and(|it| it.controller == you);
        let tapped = this.is_some_and(|it| it.is_tapped);
        let over = NothingReason::ConditionFalse;
        Ok(match lasting {
            Lasting::UntilEndOfTurn => Duration::UntilEndOfTurn,
            Lasting::UntilEndOfCombat => Duration::UntilEndOfCombat,
            Lasting::UntilYourNext(step) => Duration::UntilStep { step: *step, player: you },
            Lasting::UntilYourNextTurn => Duration::UntilTurn { player: you },
            Lasting::NextUntapStep => Duration::NextUntapStep { player },
            Lasting::WhileYouControlThis if mine => {
                Duration::WhileControls { player: you, object: self.this }
            }
            Lasting::WhileThisTapped if tapped => Duration::WhileTapped { object: self.this },
            Lasting::WhileYouControlThis | Lasting::WhileThisTapped => return Err(over),
            Lasting::WhileYouControlIt => {
                Duration::WhileControls { player: you, object: affected.ok_or(over)? }
            }
            Lasting::Indefinitely => Duration::Indefinitely,
        })
    }

    fn attach(&self, what: &Subject, to: &Subject) -> Outcome {
        let attachment = self.permanents(what)?.first().copied().ok_or(NothingReason::NothingToAffect)?;
        let host = self.permanents(to)?.first().copied().ok_or(NothingReason::NothingToAffect)?;
        if self.game.host_of(attachment) == Some(host) || attachment == host {
            return Err(NothingReason::AlreadySo);
        }
        if !self.may_hang_on(attachment, host) {
            return Err(NothingReason::Forbidden);
        }
        Ok(vec![Event::Attached { attachment, host }])
    }

    /// 701.3a–b, and so in 2005: what can't be attached to something is not moved there.
    fn may_hang_on(&self, attachment: ObjectId, host: ObjectId) -> bool {
        let board = self.game.battlefield();
        let Some((it, host)) = board.get(attachment).zip(board.get(host)) else { return false };
        if it.card.enchants_players().is_some() || it.now.types.has(CardType::Creature) {
            false
        } else if it.card.has_subtype("Aura") {
            can_enchant(self.game, it, host)
        } else {
            !it.card.has_subtype("Equipment") || host.now.types.has(CardType::Creature)
        }
    }

    fn create_tokens(&self, token: &Arc<Card>, count: &Amount) -> Event {
        let count = usize::try_from(self.amount(count).min(1_000)).unwrap_or(0);
        let tokens = self.game.new_ids().take(count).map(|is| Entering {
            was: None,
            is,
            token: Some(Arc::clone(token)),
            face: Face::Front,
            controller: self.you,
            tapped: false,
            counters: Vec::new(),
            attached_to: None,
            enchants: None,
        });
        Event::TokensCreated { tokens: tokens.collect() }
    }
}
