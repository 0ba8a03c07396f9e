//! State-based actions (state-based effects in 2005): 420.5 / 704.5, one pass at a time, computed on one state.

use super::action::Awaiting;
use super::card::{Ability, CardType, Keyword};
use super::effect::Counter;
use super::event::Move;
use super::filter::View;
use super::game::Game;
use super::object::{ObjectId, Permanent};
use super::player::PlayerId;
use super::rule_point::{CounterPairs, LegendRule, PhasedOutTokens};
use super::targets;
use super::team::deadly_poison;
use super::zone::Zone;
use serde::{Deserialize, Serialize};

/// One state-based action; fields name what it happens to.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum StateBasedAction {
    /// A player at 0 or less life loses (420.5a / 704.5a).
    LifeGone { player: PlayerId },
    /// A player who drew from an empty library loses (420.5g / 704.5b).
    LibraryGone { player: PlayerId },
    /// A player with ten poison counters loses (420.5h / 704.5c).
    Poisoned { player: PlayerId },
    /// A team with fifteen poison counters loses (704.6b).
    TeamPoisoned { player: PlayerId },
    /// A player loses because a teammate does (810.8a).
    LosesWithTeam { player: PlayerId },
    /// A token that is not in play ceases to exist (420.5f, 217.8d / 704.5d).
    TokenCeases { token: ObjectId },
    /// Toughness 0 or less (420.5b / 704.5f).
    ZeroToughness { moved: Move },
    /// Lethal damage (420.5c / 704.5g).
    LethalDamage { moved: Move },
    /// Damage from a source with deathtouch (704.5h).
    Deathtouched { moved: Move },
    /// The legend rule (420.5e / 704.5j).
    Legend { moved: Move },
    /// An Aura attached to nothing, or to something illegal (420.5d / 704.5m).
    AuraFallsOff { moved: Move },
    /// An Equipment attached to something illegal, or to nothing any more (420.5 / 704.5n), or something attached that is
    /// neither Aura nor Equipment (704.5p).
    EquipmentUnattached { attachment: ObjectId },
    /// +1/+1 and −1/−1 counters leave in pairs (704.5q).
    CounterPairs { permanent: ObjectId, pairs: u16 },
}

impl StateBasedAction {
    /// The card that it moves, if it does.
    pub(crate) const fn moved(&self) -> Option<&Move> {
        match self {
            Self::ZeroToughness { moved }
            | Self::LethalDamage { moved }
            | Self::Deathtouched { moved }
            | Self::Legend { moved }
            | Self::AuraFallsOff { moved } => Some(moved),
            Self::LifeGone { .. }
            | Self::LibraryGone { .. }
            | Self::Poisoned { .. }
            | Self::TeamPoisoned { .. }
            | Self::LosesWithTeam { .. }
            | Self::TokenCeases { .. }
            | Self::EquipmentUnattached { .. }
            | Self::CounterPairs { .. } => None,
        }
    }
}

/// Everything that applies now, all at once.
pub(super) fn applicable(game: &Game) -> Vec<StateBasedAction> {
    let mut actions = players_who_lose(game);
    actions.extend(tokens_that_cease(game).map(|token| StateBasedAction::TokenCeases { token }));
    let mut ids = game.new_ids();
    let legends = legends_that_go(game);
    for permanent in game.battlefield().iter() {
        let now = &permanent.now;
        let is_creature = now.types.has(CardType::Creature);
        let indestructible = now.keywords.has(Keyword::Indestructible);
        let toughness = u32::try_from(now.toughness).unwrap_or(0);
        let make: Option<fn(Move) -> StateBasedAction> = if is_creature && now.toughness <= 0 {
            Some(|moved| StateBasedAction::ZeroToughness { moved })
        } else if is_creature && permanent.damage >= toughness && !indestructible {
            Some(|moved| StateBasedAction::LethalDamage { moved })
        } else if is_creature && permanent.deathtouched && permanent.damage > 0 && !indestructible {
            Some(|moved| StateBasedAction::Deathtouched { moved })
        } else if legends.contains(&permanent.id) {
            Some(|moved| StateBasedAction::Legend { moved })
        } else if is_aura_without_host(game, permanent) {
            Some(|moved| StateBasedAction::AuraFallsOff { moved })
        } else {
            None
        };
        match make.zip(make.and_then(|_| ids.next())) {
            Some((make, is)) => {
                let to = Zone::Graveyard;
                actions.push(make(Move { was: permanent.id, is, owner: permanent.owner, to }));
            }
            None => actions.extend(staying_actions(game, permanent)),
        }
    }
    actions
}

/// A team has one life total (704.6a–b) and loses as one (810.8a).
fn players_who_lose(game: &Game) -> Vec<StateBasedAction> {
    let mut actions = Vec::new();
    for head in game.teams() {
        let members = || game.team_of(head);
        let drew = |member: &PlayerId| game.player(*member).drew_from_empty_library;
        let mut lost: Vec<PlayerId> = Vec::new();
        if game.player(head).life <= 0 {
            lost.extend(members());
            actions.extend(members().map(|player| StateBasedAction::LifeGone { player }));
        } else if members().any(|member| drew(&member)) {
            lost.extend(members().filter(drew));
            actions.extend(lost.iter().map(|player| StateBasedAction::LibraryGone { player: *player }));
        } else if game.team_poison(head) >= deadly_poison(members().count()) {
            lost.push(head);
            actions.push(if members().count() > 1 {
                StateBasedAction::TeamPoisoned { player: head }
            } else {
                StateBasedAction::Poisoned { player: head }
            });
        }
        if !lost.is_empty() {
            let others = members().filter(|member| !lost.contains(member));
            actions.extend(others.map(|player| StateBasedAction::LosesWithTeam { player }));
        }
    }
    actions
}

/// 420.5f, 217.8d / 704.5d: a token that is not in play, which in 2005 includes the phased-out ones.
fn tokens_that_cease(game: &Game) -> impl Iterator<Item = ObjectId> + '_ {
    let phased_out = game.battlefield().phased_out().filter(|it| game.ceases_where_it_is(it));
    game.tokens_elsewhere.iter().copied().chain(phased_out.map(|it| it.id))
}

impl Game {
    /// Whether a phased-out permanent never comes back, because a token ceases to exist where it is (217.8d, 420.5f / never, 702.26d).
    #[must_use]
    pub fn ceases_where_it_is(&self, permanent: &Permanent) -> bool {
        permanent.is_token && self.ruleset().phased_out_tokens == PhasedOutTokens::CeaseToExist
    }
}

/// Actions on a permanent that stays in play. What is a creature equips nothing (212.2i / 301.5c).
fn staying_actions(game: &Game, permanent: &Permanent) -> Option<StateBasedAction> {
    if permanent.card.has_subtype("Equipment") && permanent.attached_to.is_some() {
        let may_hang_on = |it: &Permanent| it.id != permanent.id && it.now.types.has(CardType::Creature);
        let is_creature = permanent.now.types.has(CardType::Creature);
        if is_creature || !host_of(game, permanent).is_some_and(may_hang_on) {
            return Some(StateBasedAction::EquipmentUnattached { attachment: permanent.id });
        }
    }
    let is_attachment = permanent.card.has_subtype("Equipment") || permanent.card.has_subtype("Aura");
    if !is_attachment && (permanent.attached_to.is_some() || permanent.enchants.is_some()) {
        return Some(StateBasedAction::EquipmentUnattached { attachment: permanent.id });
    }
    let pairs = permanent.counters_of(&Counter::PlusOne).min(permanent.counters_of(&Counter::MinusOne));
    (pairs > 0 && game.ruleset().counter_pairs == CounterPairs::Annihilate)
        .then_some(StateBasedAction::CounterPairs { permanent: permanent.id, pairs })
}

/// 420.5d / 704.5m: an Aura attached to nothing it can see, or to something it can't enchant. What is a creature enchants
/// nothing (303.4d).
fn is_aura_without_host(game: &Game, permanent: &Permanent) -> bool {
    if !permanent.card.has_subtype("Aura") {
        return false;
    }
    if permanent.now.types.has(CardType::Creature) {
        return true;
    }
    if let Some(filter) = permanent.card.enchants_players() {
        let may_be = |player| targets::player_fits(game, filter, permanent.controller, permanent.id, player);
        return !game.enchanted_player(permanent.id).is_some_and(may_be);
    }
    !host_of(game, permanent).is_some_and(|host| can_enchant(game, permanent, host))
}

/// What a phased-in permanent is attached to, if the game can see it.
fn host_of<'a>(game: &'a Game, permanent: &Permanent) -> Option<&'a Permanent> {
    game.battlefield().get(permanent.attached_to?)
}

/// 502.45 / 702.5: whether an Aura's enchant ability allows the host.
pub(super) fn can_enchant(game: &Game, aura: &Permanent, host: &Permanent) -> bool {
    let view = View { you: aura.controller, this: aura.id, target: None };
    aura.card.abilities.iter().all(|ability| match ability {
        Ability::Enchant(filter) => game.fits(filter, host, view),
        _ => true,
    })
}

fn legend_groups(game: &Game) -> Vec<Vec<&Permanent>> {
    let mut groups: Vec<Vec<&Permanent>> = Vec::new();
    for legend in game.battlefield().legendary() {
        let same = |group: &&mut Vec<&Permanent>| {
            group.first().is_some_and(|first| match game.ruleset().legend_rule {
                LegendRule::AllGo => first.card.name == legend.card.name,
                LegendRule::EachKeepsOne => {
                    first.card.name == legend.card.name && first.controller == legend.controller
                }
            })
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.push(legend),
            None => groups.push(vec![legend]),
        }
    }
    groups.retain(|group| group.len() > 1);
    groups
}

/// 704.5j: the choice that the legend rule asks for, if one is open.
pub(super) fn legend_to_choose(game: &Game) -> Option<Awaiting> {
    if game.ruleset().legend_rule == LegendRule::AllGo {
        return None;
    }
    let open = |group: &Vec<&Permanent>| !group.iter().any(|it| game.kept_legends.contains(&it.id));
    let groups = legend_groups(game);
    let of = |player: PlayerId| {
        groups.iter().find(|group| open(group) && group.first().is_some_and(|it| it.controller == player))
    };
    game.apnap().find_map(|player| {
        let legends = of(player)?.iter().map(|it| it.id).collect();
        Some(Awaiting::LegendToKeep { player, legends })
    })
}

fn legends_that_go(game: &Game) -> Vec<ObjectId> {
    let all = legend_groups(game).into_iter().flatten().map(|it| it.id);
    all.filter(|id| !game.kept_legends.contains(id)).collect()
}
