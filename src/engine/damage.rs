//! Damage from whatever source: what is prevented, and what comes with what is dealt (120 / 120.3, 615).

use super::action::Target;
use super::card::Keyword;
use super::continuous::ContinuousEffect;
use super::effect::Modification;
use super::event::{Damage, Event, Prevented, Undealt};
use super::game::Game;
use super::object::ObjectId;
use super::player::PlayerId;

/// Damage from sources to recipients at one instant, less what is prevented.
pub(super) fn deal(
    game: &Game,
    damage: &[(ObjectId, Target, u32)],
    undealt: Vec<Undealt>,
    combat: bool,
) -> Vec<Event> {
    let mut shields = Shields::new(game);
    let mut dealt = Vec::new();
    for (source, to, amount) in damage {
        let amount = shields.let_through(*to, *amount);
        if amount > 0 {
            dealt.push(Damage {
                source: *source,
                to: *to,
                amount,
                deathtouch: source_has(game, *source, Keyword::Deathtouch) && matches!(to, Target::Object(_)),
                lifelink: source_has(game, *source, Keyword::Lifelink)
                    .then(|| controller_of(game, *source))
                    .flatten(),
            });
        }
    }
    let mut events = Vec::new();
    if !shields.prevented.is_empty() {
        events.push(Event::DamagePrevented { prevented: shields.prevented });
    }
    if !dealt.is_empty() || !undealt.is_empty() || combat {
        events.push(Event::DamageDealt { dealt, undealt, combat });
    }
    events
}

fn source_has(game: &Game, source: ObjectId, keyword: Keyword) -> bool {
    match game.characteristics(source) {
        Some(now) => now.keywords.has(keyword),
        None => game.identity(source).is_some_and(|it| it.card.keywords.has(keyword)),
    }
}

fn controller_of(game: &Game, source: ObjectId) -> Option<PlayerId> {
    let permanent = game.last_known(source).map(|it| it.controller);
    permanent.or_else(|| game.stack_item(source).and_then(|item| item.controller))
}

/// The prevention effects at work, used up as damage meets them.
struct Shields<'a> {
    game: &'a Game,
    prevented: Vec<Prevented>,
}

impl<'a> Shields<'a> {
    fn new(game: &'a Game) -> Self {
        Self { game, prevented: Vec::new() }
    }

    fn let_through(&mut self, to: Target, amount: u32) -> u32 {
        if self.all_prevented(to) {
            self.prevented.push(Prevented { to, amount, shield: None });
            return 0;
        }
        let mut through = amount;
        for effect in self.game.effects() {
            let absorbed = through.min(self.left(effect, to));
            if absorbed > 0 {
                through -= absorbed;
                self.prevented.push(Prevented { to, amount: absorbed, shield: Some(effect.id) });
            }
        }
        through
    }

    fn all_prevented(&self, to: Target) -> bool {
        match to {
            Target::Object(object) => {
                self.game.characteristics(object).is_some_and(|it| it.restrictions.damage_prevented)
            }
            Target::Player(player) => {
                self.game.modifications_of(player).any(|change| *change == Modification::PreventDamage)
            }
        }
    }

    /// What a shield still takes of this very damage.
    fn left(&self, shield: &ContinuousEffect, to: Target) -> u32 {
        let met = self.prevented.iter().filter(|it| it.shield == Some(shield.id) && it.to == to);
        shield.shield_left(to).saturating_sub(met.map(|it| it.amount).sum())
    }
}
