//! Which permanents a filter means, seen from somebody's side.

use super::card::Whose;
use super::effect::ObjectFilter;
use super::game::Game;
use super::object::{Characteristics, ObjectId, Permanent};
use super::player::PlayerId;

/// From whose side a filter is read: who "you" is, what "this" is, which player was targeted.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    pub you: PlayerId,
    pub this: ObjectId,
    pub target: Option<PlayerId>,
}

impl Game {
    /// Whether a permanent fits a filter now.
    pub(super) fn fits(&self, filter: &ObjectFilter, permanent: &Permanent, view: View) -> bool {
        self.fits_as(filter, permanent, &permanent.now, view)
    }

    pub(super) fn fits_as(
        &self,
        filter: &ObjectFilter,
        permanent: &Permanent,
        now: &Characteristics,
        view: View,
    ) -> bool {
        let controlled = match filter.controlled_by {
            None | Some(Whose::Each) => true,
            Some(Whose::Your) => permanent.controller == view.you,
            Some(Whose::Enchanted) => self.enchanted_player(view.this) == Some(permanent.controller),
            Some(Whose::Opponents) => !self.are_teammates(permanent.controller, view.you),
        };
        controlled
            && (filter.controlled_by_target.is_none() || view.target == Some(permanent.controller))
            && (filter.types.is_empty() || filter.types.meets(now.types))
            && filter.subtype.as_ref().is_none_or(|wanted| {
                permanent.card.has_subtype(wanted)
                    || now.added_subtypes.iter().any(|own| own.eq_ignore_ascii_case(wanted))
            })
            && (filter.colours.is_empty() || filter.colours.meets(now.colours))
            && filter.with.is_none_or(|keyword| now.keywords.has(keyword))
            && filter.without.is_none_or(|keyword| !now.keywords.has(keyword))
            && !(filter.another && permanent.id == view.this)
            && filter.tapped.is_none_or(|tapped| permanent.is_tapped == tapped)
            && filter.token.is_none_or(|token| permanent.is_token == token)
            && filter.name.as_ref().is_none_or(|name| permanent.card.name == *name)
            && (!filter.attacking || self.is_attacking(permanent.id))
            && (!filter.blocking || self.is_blocking(permanent.id))
    }
}
