//! Targets: what may be chosen, and whether it is still legal (409.1c, 413.2a / 601.2c, 608.2b).

use super::action::Target;
use super::card::{Ability, CardType, EffectText, PlayerFilter, TargetSpec};
use super::filter::View;
use super::game::Game;
use super::object::ObjectId;
use super::play;
use super::player::PlayerId;
use super::refusal::{Refusal, TargetProblem};
use super::stack::StackKind;

/// The legal targets of a text, slot by slot.
pub(super) fn slots(game: &Game, text: &EffectText, you: PlayerId, this: ObjectId) -> Vec<Vec<Target>> {
    text.targets.iter().map(|spec| legal(game, spec, you, this)).collect()
}

impl Game {
    /// What a card could be aimed at if this player cast it: for each of its targets those that are legal now
    /// (409.1c / 601.2c). Whether it may be cast is another question.
    #[must_use]
    pub fn targets_of_spell(&self, player: PlayerId, card: ObjectId) -> Vec<Vec<Target>> {
        let text = self.identity(card).and_then(|identity| play::spell_text(&identity.card));
        text.map_or_else(Vec::new, |text| slots(self, &text, player, card))
    }

    /// What an activated ability could be aimed at if this player activated it, likewise; the ability is that of the
    /// permanent's list.
    #[must_use]
    pub fn targets_of_ability(&self, player: PlayerId, source: ObjectId, ability: u8) -> Vec<Vec<Target>> {
        let permanent = self.battlefield().get_including_phased_out(source);
        match permanent.and_then(|permanent| permanent.card.abilities.get(usize::from(ability))) {
            Some(Ability::Activated(activated)) => slots(self, &activated.effect, player, source),
            _ => Vec::new(),
        }
    }
}

fn legal(game: &Game, spec: &TargetSpec, you: PlayerId, this: ObjectId) -> Vec<Target> {
    let permanents = game.battlefield().iter().map(|it| Target::Object(it.id));
    let spells = game.stack().iter().map(|item| Target::Object(item.id));
    let players = game.players().iter().map(|player| Target::Player(*player));
    let fits = |target: &Target| problem(game, spec, you, this, *target).is_none();
    permanents.chain(spells).chain(players).filter(fits).collect()
}

/// Why something is no legal target for a slot; `None` if it is one.
pub(super) fn problem(
    game: &Game,
    spec: &TargetSpec,
    you: PlayerId,
    this: ObjectId,
    target: Target,
) -> Option<TargetProblem> {
    match (spec, target) {
        (TargetSpec::Player(filter), Target::Player(player)) => {
            (!player_fits(game, *filter, you, this, player)).then_some(TargetProblem::DoesNotFit)
        }
        (TargetSpec::CreatureOrPlayer, Target::Player(player)) => {
            (!game.is_in_game(player)).then_some(TargetProblem::Gone)
        }
        (TargetSpec::Spell, Target::Object(object)) => match game.stack_item(object).map(|item| &item.kind) {
            Some(StackKind::Spell { .. }) if object != this => None,
            Some(_) => Some(TargetProblem::DoesNotFit),
            None => Some(TargetProblem::Gone),
        },
        (TargetSpec::Permanent(_) | TargetSpec::CreatureOrPlayer, Target::Object(object)) => {
            permanent_problem(game, spec, you, this, object)
        }
        (TargetSpec::Permanent(_) | TargetSpec::Spell, Target::Player(_))
        | (TargetSpec::Player(_), Target::Object(_)) => Some(TargetProblem::DoesNotFit),
    }
}

fn permanent_problem(
    game: &Game,
    spec: &TargetSpec,
    you: PlayerId,
    this: ObjectId,
    object: ObjectId,
) -> Option<TargetProblem> {
    let Some(permanent) = game.battlefield().get_including_phased_out(object) else {
        return Some(TargetProblem::Gone);
    };
    if permanent.is_phased_out() {
        return Some(TargetProblem::PhasedOut);
    }
    let fits = match spec {
        TargetSpec::Permanent(filter) => game.fits(filter, permanent, View { you, this, target: None }),
        TargetSpec::CreatureOrPlayer => permanent.now.types.has(CardType::Creature),
        TargetSpec::Player(_) | TargetSpec::Spell => false,
    };
    (!fits).then_some(TargetProblem::DoesNotFit)
}

pub(super) fn player_fits(
    game: &Game,
    filter: PlayerFilter,
    you: PlayerId,
    this: ObjectId,
    player: PlayerId,
) -> bool {
    let damaged = || game.last_known(this).is_some_and(|it| it.damaged_players[player]);
    game.is_in_game(player)
        && !(filter.opponent && game.are_teammates(player, you))
        && (!filter.damaged_by_this || damaged())
}

/// Whether targets may be chosen for a text.
pub(super) fn check(
    game: &Game,
    text: &EffectText,
    you: PlayerId,
    this: ObjectId,
    chosen: &[Target],
) -> Result<(), Refusal> {
    if text.targets.len() != chosen.len() {
        let count = |length: usize| u8::try_from(length).unwrap_or(u8::MAX);
        return Err(Refusal::WrongNumberOfTargets {
            needed: count(text.targets.len()),
            given: count(chosen.len()),
        });
    }
    for (spec, target) in text.targets.iter().zip(chosen) {
        if let Some(why) = problem(game, spec, you, this, *target) {
            return Err(Refusal::IllegalTarget { target: *target, why });
        }
    }
    Ok(())
}
