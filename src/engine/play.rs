//! What a player with priority may do: play lands, cast spells, activate abilities (409, 403, 305 / 601, 602, 116).

use super::action::Target;
use super::card::{Ability, Activated, Card, CardType, EffectText, Keyword, TargetSpec};
use super::effect::{Counter, Instruction, ObjectFilter};
use super::event::{Entering, Event, Move};
use super::game::Game;
use super::mana::Mana;
use super::object::{ObjectId, Permanent};
use super::player::PlayerId;
use super::refusal::Refusal;
use super::rule_point::LandDrops;
use super::stack::{StackItem, StackKind};
use super::zone::Zone;
use super::{face, targets};
use std::sync::Arc;

fn card_in_hand(game: &Game, player: PlayerId, card: ObjectId) -> Result<&Arc<Card>, Refusal> {
    let in_hand = game.player(player).hand.contains(&card);
    let identity = game.identity(card).filter(|_| in_hand);
    identity.map(|it| &it.card).ok_or(Refusal::NotInHand { card })
}

/// 305.3–4 / 505.6, 307.1: one's own main phase with an empty stack.
fn sorcery_timing(game: &Game, player: PlayerId, card: ObjectId) -> Result<(), Refusal> {
    let step = game.turn().step;
    if !game.is_active(player) || !step.is_main() {
        return Err(Refusal::NotYourMainPhase { card, step, active: game.active_player() });
    }
    if game.stack().is_empty() { Ok(()) } else { Err(Refusal::StackNotEmpty { card }) }
}

/// 305.4 / 116.2a, 305.2: a special action, once each turn.
pub(super) fn play_land(game: &Game, player: PlayerId, card: ObjectId) -> Result<Event, Refusal> {
    let it = card_in_hand(game, player, card)?;
    if !it.types.has(CardType::Land) {
        return Err(Refusal::NotALand { card });
    }
    sorcery_timing(game, player, card)?;
    if has_played_land(game, player) {
        return Err(Refusal::LandAlreadyPlayed { card });
    }
    let entering = entering(game, card, player, None).ok_or(Refusal::NotInHand { card })?;
    Ok(Event::LandPlayed { player, entering })
}

/// Whether the player has no land left to play.
fn has_played_land(game: &Game, player: PlayerId) -> bool {
    let played = game.player(player).land_played;
    match game.ruleset().land_drops {
        LandDrops::OneATurn => played.is_some(),
        LandDrops::OneAMainPhase => played == Some((game.turn().step, game.turn().occurrence)),
    }
}

/// How a card comes into play: tapped or with counters, if it says so.
pub(super) fn entering(
    game: &Game,
    card: ObjectId,
    controller: PlayerId,
    host: Option<Target>,
) -> Option<Entering> {
    let own = &game.identity(card)?.card;
    let face = face::entering(game, own);
    let it = face.of(own);
    Some(Entering {
        was: Some(card),
        is: game.new_ids().next()?,
        token: None,
        face,
        controller,
        tapped: enters_tapped(&it),
        counters: counters_on_entering(&it),
        attached_to: host
            .and_then(|host| if let Target::Object(object) = host { Some(object) } else { None }),
        enchants: host.and_then(|host| if let Target::Player(player) = host { Some(player) } else { None }),
    })
}

/// Whether a card comes into play tapped.
pub(super) fn enters_tapped(card: &Card) -> bool {
    card.abilities.contains(&Ability::EntersTapped)
}

/// The counters with which a card comes into play.
pub(super) fn counters_on_entering(card: &Card) -> Vec<(Counter, u16)> {
    let counters = card.abilities.iter().filter_map(|ability| match ability {
        Ability::EntersWithCounters(counter, count) => Some((counter.clone(), *count)),
        _ => None,
    });
    counters.collect()
}

/// What a spell does and needs: an instant's text, an Aura's target, or nothing for other permanents.
pub(super) fn spell_text(card: &Card) -> Option<Arc<EffectText>> {
    let text = card.abilities.iter().find_map(|ability| match ability {
        Ability::Spell(text) => Some(Arc::clone(text)),
        _ => None,
    });
    text.or_else(|| {
        let player = card.enchants_players().map(TargetSpec::Player);
        let targets = vec![player.or_else(|| enchant_filter(card).cloned().map(TargetSpec::Permanent))?];
        Some(Arc::new(EffectText { targets, instructions: Vec::new() }))
    })
}

fn enchant_filter(card: &Card) -> Option<&ObjectFilter> {
    card.abilities.iter().find_map(|ability| match ability {
        Ability::Enchant(filter) => Some(filter),
        _ => None,
    })
}

/// Timing of a spell: instants and flash at any priority, everything else as a sorcery.
pub(super) fn may_cast_now(game: &Game, player: PlayerId, card: ObjectId) -> Result<&Arc<Card>, Refusal> {
    let it = card_in_hand(game, player, card)?;
    if it.types.has(CardType::Land) {
        return Err(Refusal::LandIsNotCast { card });
    }
    if !it.types.has(CardType::Instant) && !it.keywords.has(Keyword::Flash) {
        sorcery_timing(game, player, card)?;
    }
    Ok(it)
}

/// What is paid for a cost from the pool.
pub(super) fn payment(game: &Game, player: PlayerId, cost: &Mana) -> Result<Mana, Refusal> {
    if game.has_free_mana() {
        return Ok(Mana::NONE);
    }
    let pool = game.player(player).mana;
    pool.payment(cost).ok_or(Refusal::CannotPay { cost: *cost, pool })
}

/// 409 / 601: a spell goes on the stack.
pub(super) fn cast(game: &Game, player: PlayerId, card: ObjectId, aims: &[Target]) -> Result<Event, Refusal> {
    let it = may_cast_now(game, player, card)?;
    let effect = spell_text(it);
    targets::check(game, effect.as_deref().unwrap_or(&EffectText::default()), player, card, aims)?;
    let paid = payment(game, player, &it.cost)?;
    let id = game.new_ids().next().ok_or(Refusal::NotInHand { card })?;
    let kind = StackKind::Spell { effect, copy_of: None };
    let item = StackItem { id, controller: Some(player), kind, targets: aims.to_vec() };
    Ok(Event::SpellCast { player, card, item, paid })
}

/// An activated ability of a permanent that its controller may activate now, apart from targets and mana.
pub(super) fn may_activate_now(
    game: &Game,
    player: PlayerId,
    source: ObjectId,
    index: u8,
) -> Result<(&Permanent, &Activated), Refusal> {
    let permanent = game.visible(source)?;
    if permanent.controller != player {
        return Err(Refusal::NotYours { object: source });
    }
    let Some(Ability::Activated(ability)) = permanent.card.abilities.get(usize::from(index)) else {
        return Err(Refusal::NoSuchAbility { object: source });
    };
    if ability.as_sorcery {
        sorcery_timing(game, player, source)?;
    }
    let was_used =
        || permanent.use_of(index).is_some_and(|use_of_it| permanent.used_this_turn.contains(&use_of_it));
    if ability.once_each_turn && was_used() {
        return Err(Refusal::AlreadyUsedThisTurn { object: source });
    }
    if ability.tap {
        may_pay_tap(game, permanent)?;
    }
    Ok((permanent, ability))
}

/// 403.4 / 602.5a, 302.6: {T} needs an untapped permanent and, of a creature, no summoning sickness.
fn may_pay_tap(game: &Game, permanent: &Permanent) -> Result<(), Refusal> {
    let object = permanent.id;
    if permanent.is_tapped {
        return Err(Refusal::AlreadyTapped { object });
    }
    let now = &permanent.now;
    let hasty = now.keywords.has(Keyword::Haste) || permanent.as_though_haste;
    if now.types.has(CardType::Creature) && game.is_summoning_sick(object) && !hasty {
        return Err(Refusal::SummoningSickAbility { object });
    }
    Ok(())
}

/// 403 / 602: an ability goes on the stack, or, if it is a mana ability, resolves at once (411 / 605).
pub(super) fn activate(
    game: &Game,
    player: PlayerId,
    source: ObjectId,
    index: u8,
    aims: &[Target],
) -> Result<Event, Refusal> {
    let (permanent, ability) = may_activate_now(game, player, source, index)?;
    targets::check(game, &ability.effect, player, source, aims)?;
    let paid = payment(game, player, &ability.mana)?;
    let mut ids = game.new_ids();
    let tapped = ability.tap;
    if ability.is_mana_ability() {
        let sacrificed = if ability.sacrifice { sacrifice(permanent, ids.next()) } else { None };
        let mana = mana_added(&ability.effect.instructions);
        let (source, ability) = (Some(source), Some(index));
        return Ok(Event::ManaAdded { player, mana, source, ability, tapped, sacrificed });
    }
    let id = ids.next().ok_or(Refusal::NoSuchAbility { object: source })?;
    let sacrificed = if ability.sacrifice { sacrifice(permanent, ids.next()) } else { None };
    let kind = StackKind::Ability {
        source,
        triggered: false,
        effect: Arc::clone(&ability.effect),
        condition: None,
        that: None,
        that_player: None,
        delayed: None,
    };
    let item = StackItem { id, controller: Some(player), kind, targets: aims.to_vec() };
    Ok(Event::AbilityActivated { player, item, ability: index, paid, tapped, sacrificed })
}

fn sacrifice(permanent: &Permanent, is: Option<ObjectId>) -> Option<Move> {
    is.map(|is| Move { was: permanent.id, is, owner: permanent.owner, to: Zone::Graveyard })
}

fn mana_added(instructions: &[Instruction]) -> Mana {
    instructions.iter().fold(Mana::NONE, |sum, step| match step {
        Instruction::AddMana { mana } => sum.plus(*mana),
        _ => sum,
    })
}
