//! What a set-up line says of a permanent, as the engine wants it.

use super::model::Attribute;
use crate::engine::{PermanentSetup, PhasedOutSetup};

/// Makes the permanent so.
pub(super) fn apply(attribute: &Attribute, permanent: &mut PermanentSetup) {
    match attribute {
        Attribute::Tapped => permanent.is_tapped = true,
        Attribute::Damage(damage) => permanent.damage = *damage,
        Attribute::Counters(count, counter) => permanent.counters.push((counter.clone(), *count)),
        Attribute::New => permanent.arrived_this_turn = true,
        Attribute::Token => permanent.is_token = true,
        Attribute::OwnedBy(owner) => permanent.owner = *owner,
        Attribute::PhasedOut(under) => {
            permanent.phased_out =
                Some(PhasedOutSetup::Directly { under: under.unwrap_or(permanent.controller) });
        }
        Attribute::PhasedOutWithHost => {
            permanent.phased_out = Some(PhasedOutSetup::Indirectly { under: permanent.controller });
        }
        Attribute::Chose(colour) => permanent.chosen_colour = Some(*colour),
        Attribute::Damaged(player) => permanent.damaged_players.push(*player),
        Attribute::CopyOf(_) => {}
        Attribute::Face(face) => permanent.face = *face,
        Attribute::AsThoughHaste => permanent.as_though_haste = true,
    }
}
