//! What turns face up or down, and what becomes or is made a copy (503, 504 / 707, 708).

use super::Context;
use super::objects::Outcome;
use crate::engine::card::Card;
use crate::engine::continuous::Affects;
use crate::engine::effect::{Amount, Lasting, Subject};
use crate::engine::event::{Entering, Event, NothingReason};
use crate::engine::face::Face;
use crate::engine::object::{ObjectId, Permanent};
use crate::engine::play;
use std::sync::Arc;

impl Context<'_> {
    /// 712.16: what is double-faced stays as it is.
    pub fn turn_face_down(&self, subject: &Subject) -> Outcome {
        let mut permanents = self.permanents(subject)?;
        let is_double_faced =
            |id: &ObjectId| self.game.identity(*id).is_some_and(|it| it.card.back.is_some());
        if permanents.iter().all(is_double_faced) {
            return Err(NothingReason::Forbidden);
        }
        permanents.retain(|id| !is_double_faced(id) && self.face_of(*id) != Some(Face::Down));
        turned(permanents, false)
    }

    pub fn turn_face_up(&self, subject: &Subject) -> Outcome {
        let mut permanents = self.permanents(subject)?;
        permanents.retain(|id| self.face_of(*id) == Some(Face::Down));
        turned(permanents, true)
    }

    fn face_of(&self, id: ObjectId) -> Option<Face> {
        self.game.battlefield().get(id).map(|it| it.face)
    }

    fn copied(&self, of: &Subject) -> Result<&Permanent, NothingReason> {
        let first = self.permanents(of)?.first().copied();
        first.and_then(|id| self.game.battlefield().get(id)).ok_or(NothingReason::NothingToAffect)
    }

    /// 503.1 / 707.2: what is copied is fixed now: what is printed on what shows, or on what that copies.
    pub fn become_copy(&self, what: &Subject, of: &Subject, lasting: &Lasting) -> Outcome {
        let objects = self.permanents(what)?;
        let copied = Arc::clone(&self.copied(of)?.card);
        let duration = self.duration(lasting, objects.first().copied(), None)?;
        let mut event = self.began(Affects::Objects(objects), &[], duration);
        if let Event::EffectBegan { effect } = &mut event {
            effect.copies = Some(copied);
        }
        Ok(vec![event])
    }

    /// 503 / 707.2, 707.5: a token that is a copy comes into play as the copied card says. An Aura would have to be put on
    /// something by choice (303.4f), which no effect of ours offers: none is made.
    pub fn create_copies(&self, of: &Subject, count: &Amount) -> Outcome {
        let copied = self.copied(of)?;
        if copied.card.has_subtype("Aura") {
            return Err(NothingReason::Forbidden);
        }
        let whole = match copied.face {
            Face::Down => Arc::clone(&copied.card),
            Face::Front | Face::Back => self.whole_card(copied),
        };
        let face = if copied.face == Face::Down { Face::Front } else { copied.face };
        let count = usize::try_from(self.amount(count).min(100)).unwrap_or(0);
        let shown = face.of(&whole);
        let tokens = self.game.new_ids().take(count).map(|is| Entering {
            was: None,
            is,
            token: Some(Arc::clone(&whole)),
            face,
            controller: self.you,
            tapped: play::enters_tapped(&shown),
            counters: play::counters_on_entering(&shown),
            attached_to: None,
            enchants: None,
        });
        Ok(vec![Event::TokensCreated { tokens: tokens.collect() }])
    }

    fn whole_card(&self, permanent: &Permanent) -> Arc<Card> {
        let own = self.game.identity(permanent.id).map(|it| &it.card);
        Arc::clone(self.game.copied_card(permanent).or(own).unwrap_or(&permanent.card))
    }
}

fn turned(permanents: Vec<ObjectId>, up: bool) -> Outcome {
    if permanents.is_empty() {
        Err(NothingReason::AlreadySo)
    } else {
        Ok(vec![Event::FaceTurned { permanents, up }])
    }
}
