//! What the words of an instruction mean at the moment of resolution.

use super::Context;
use crate::engine::action::Target;
use crate::engine::effect::{Amount, ObjectFilter, Subject, Who};
use crate::engine::event::NothingReason;
use crate::engine::filter::View;
use crate::engine::object::{ObjectId, Permanent};
use crate::engine::player::PlayerId;

impl Context<'_> {
    /// The phased-in permanents that a subject means, or why there are none.
    pub fn permanents(&self, subject: &Subject) -> Result<Vec<ObjectId>, NothingReason> {
        if let Subject::Each(filter) = subject {
            let found: Vec<ObjectId> =
                self.game.battlefield().iter().filter(|it| self.fits(filter, it)).map(|it| it.id).collect();
            return if found.is_empty() { Err(NothingReason::NothingToAffect) } else { Ok(found) };
        }
        let id = self.one(subject)?;
        match self.game.battlefield().get_including_phased_out(id) {
            None => Err(NothingReason::NothingToAffect),
            Some(it) if it.is_phased_out() => Err(NothingReason::PhasedOut { permanent: id }),
            Some(it) => Ok(vec![it.id]),
        }
    }

    /// The phased-out permanents that a subject means: only phasing in looks for those.
    pub fn phased_out(&self, subject: &Subject) -> Vec<ObjectId> {
        let phased_out = self.game.battlefield().phased_out();
        match subject {
            Subject::Each(filter) => phased_out.filter(|it| self.fits(filter, it)).map(|it| it.id).collect(),
            other => {
                let one = self.one(other).ok();
                phased_out.filter(|it| Some(it.id) == one).map(|it| it.id).collect()
            }
        }
    }

    fn one(&self, subject: &Subject) -> Result<ObjectId, NothingReason> {
        let found = match subject {
            Subject::This => Some(self.this),
            Subject::Host => self.game.last_known(self.this).and_then(|it| it.attached_to),
            Subject::That => self.that,
            Subject::Target(index) => return self.object_target(*index),
            Subject::Each(_) => None,
        };
        found.ok_or(NothingReason::NothingToAffect)
    }

    fn object_target(&self, index: u8) -> Result<ObjectId, NothingReason> {
        if self.illegal.contains(&index) {
            return Err(NothingReason::TargetIllegal);
        }
        match self.item.targets.get(usize::from(index)) {
            Some(Target::Object(object)) => Ok(*object),
            Some(Target::Player(_)) | None => Err(NothingReason::NothingToAffect),
        }
    }

    /// A target that is still legal.
    pub fn target(&self, index: u8) -> Option<Target> {
        let target = self.item.targets.get(usize::from(index)).copied();
        target.filter(|_| !self.illegal.contains(&index))
    }

    pub fn fits(&self, filter: &ObjectFilter, permanent: &Permanent) -> bool {
        self.game.fits(filter, permanent, self.view(filter.controlled_by_target))
    }

    pub fn view(&self, controlled_by_target: Option<u8>) -> View {
        let target = controlled_by_target.and_then(|index| self.player_target(index));
        View { you: self.you, this: self.this, target }
    }

    fn player_target(&self, index: u8) -> Option<PlayerId> {
        match self.target(index) {
            Some(Target::Player(player)) => Some(player),
            Some(Target::Object(_)) | None => None,
        }
    }

    /// The players that are meant, the active player first (103.4 / 101.4).
    pub fn players(&self, who: Who) -> Vec<PlayerId> {
        let one = |player: Option<PlayerId>| player.into_iter().collect();
        match who {
            Who::You => vec![self.you],
            Who::Opponent => {
                self.game.apnap().filter(|player| !self.game.are_teammates(*player, self.you)).collect()
            }
            Who::EachPlayer => self.game.apnap().collect(),
            Who::Target(index) => one(self.player_target(index)),
            Who::ThatPlayer => one(self.that_player),
            Who::EnchantedPlayer => one(self.game.enchanted_player(self.this)),
            Who::ControllerOfTarget(index) => {
                let target = self.item.targets.get(usize::from(index));
                one(match target {
                    Some(Target::Object(object)) => self.game.last_known(*object).map(|it| it.controller),
                    Some(Target::Player(player)) => Some(*player),
                    None => None,
                })
            }
        }
    }

    /// A number, never below zero.
    pub fn amount(&self, amount: &Amount) -> u32 {
        match amount {
            Amount::Fixed(number) => u32::try_from(*number).unwrap_or(0),
            Amount::CountersOnThis(counter) => {
                self.game.last_known(self.this).map_or(0, |it| u32::from(it.counters_of(counter)))
            }
            Amount::Count(filter) => {
                let count = self.game.battlefield().iter().filter(|it| self.fits(filter, it)).count();
                u32::try_from(count).unwrap_or(u32::MAX)
            }
        }
    }
}
