//! What a language must be able to say of what is to be done at a table: when, where to look, what sort of deed it is, and the deed
//! itself.

use super::voice::{Era, Scene, Who};
use crate::engine::{Ability, Action, Game, ObjectId, Step};

/// The sorts of what a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Passes.
    Pass,
    /// Plays a land.
    PlayLand,
    /// Casts a spell.
    Cast {
        /// Whether it has a target.
        aimed: bool,
    },
    /// Uses an ability.
    Activate {
        /// Whether it has a target.
        aimed: bool,
    },
    /// Takes mana from a permanent.
    TapForMana,
    /// Declares attackers.
    Attack,
    /// Declares blockers.
    Block,
    /// Divides combat damage.
    Divide,
    /// Discards.
    Discard,
    /// Chooses what stays tapped.
    StayTapped,
    /// Puts abilities in order.
    Order,
    /// Chooses targets.
    ChooseTargets,
    /// Keeps one of several legends.
    Keep,
}

impl Deed {
    /// The sort of an action, in the game before it.
    #[deny(clippy::wildcard_enum_match_arm)]
    pub(crate) fn of(action: &Action, game: &Game) -> Self {
        match action {
            Action::PassPriority => Self::Pass,
            Action::PlayLand { .. } => Self::PlayLand,
            Action::Cast { targets, .. } => Self::Cast { aimed: !targets.is_empty() },
            Action::Activate { source, ability, .. } if is_for_mana(game, *source, *ability) => {
                Self::TapForMana
            }
            Action::Activate { targets, .. } => Self::Activate { aimed: !targets.is_empty() },
            Action::DeclareAttackers { .. } => Self::Attack,
            Action::DeclareBlockers { .. } => Self::Block,
            Action::AssignDamage { .. } => Self::Divide,
            Action::Discard { .. } => Self::Discard,
            Action::StayTapped { .. } => Self::StayTapped,
            Action::OrderTriggers { .. } => Self::Order,
            Action::ChooseTargets { .. } => Self::ChooseTargets,
            Action::KeepLegend { .. } => Self::Keep,
        }
    }
}

fn is_for_mana(game: &Game, source: ObjectId, ability: u8) -> bool {
    let own = game.last_known(source).and_then(|it| it.card.abilities.get(usize::from(ability)));
    matches!(own, Some(Ability::Activated(own)) if own.is_mana_ability())
}

/// What is to be done.
pub(crate) trait HintTexts {
    /// That this is the moment.
    fn act_now(&self, era: Era, step: Step) -> String;
    /// That the moment comes later, and whose turn it then is.
    fn act_later(&self, era: Era, step: Step, whose: Who<'_>) -> String;
    /// Where to look.
    fn look(&self, deed: Deed) -> &'static str;
    /// What sort of deed it is.
    fn sort_of(&self, era: Era, deed: Deed) -> &'static str;
    /// The deed itself: the actor is told to do it.
    fn advice(&self, scene: &Scene<'_>, action: &Action) -> String;
    /// That what is forbidden is to be tried here and now.
    fn try_now(&self) -> &'static str;

    /// That what is on the stack resolves once everybody passes.
    fn then_resolve(&self) -> &'static str;

    /// That passing is what is left then.
    fn then_pass(&self) -> &'static str;
}
