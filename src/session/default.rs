//! What a player does who does nothing in particular: the plainest legal answer to every decision.

use crate::engine::{Action, Assignment, DamageSource, Game, LegalAction, PlayerId, Target};

/// The plainest answer to the decision the game waits for: pass, declare nothing, the first cards, the first targets.
/// `None` if nobody must decide.
#[must_use]
pub fn default_action(game: &Game) -> Option<(PlayerId, Action)> {
    let player = game.awaiting().player()?;
    let action = game.legal_actions().iter().find_map(plainest)?;
    Some((player, action))
}

fn plainest(legal: &LegalAction) -> Option<Action> {
    match legal {
        LegalAction::PassPriority => Some(Action::PassPriority),
        LegalAction::PlayLand { .. } | LegalAction::Cast { .. } | LegalAction::Activate { .. } => None,
        LegalAction::DeclareAttackers { .. } => Some(Action::DeclareAttackers { attackers: Vec::new() }),
        LegalAction::DeclareBlockers { .. } => Some(Action::DeclareBlockers { blocks: Vec::new() }),
        LegalAction::AssignDamage { sources } => {
            Some(Action::AssignDamage { assignments: sources.iter().flat_map(plain_division).collect() })
        }
        LegalAction::Discard { hand, count } => {
            let count = usize::try_from(*count).unwrap_or(usize::MAX);
            Some(Action::Discard { cards: hand.iter().copied().take(count).collect() })
        }
        LegalAction::StayTapped { .. } => Some(Action::StayTapped { permanents: Vec::new() }),
        LegalAction::OrderTriggers { triggers } => Some(Action::OrderTriggers { order: triggers.clone() }),
        LegalAction::ChooseTargets { slots, .. } => {
            let targets: Option<Vec<Target>> = slots.iter().map(|slot| slot.first().copied()).collect();
            Some(Action::ChooseTargets { targets: targets? })
        }
        LegalAction::KeepLegend { legends } => {
            legends.first().map(|legend| Action::KeepLegend { legend: *legend })
        }
    }
}

/// Lethal damage to one creature after the other; what is left goes to the player, or else to the last creature.
pub(super) fn plain_division(source: &DamageSource) -> Vec<Assignment> {
    let mut left = source.amount;
    let mut parts: Vec<Assignment> = Vec::new();
    for creature in &source.creatures {
        let amount = creature.lethal.min(left);
        left -= amount;
        let to = Target::Object(creature.creature);
        parts.push(Assignment { source: source.source, to, amount });
    }
    match (source.player, parts.last_mut()) {
        (Some(player), _) => {
            parts.push(Assignment { source: source.source, to: Target::Player(player), amount: left });
        }
        (None, Some(last)) => last.amount += left,
        (None, None) => {}
    }
    parts.retain(|part| part.amount > 0);
    parts
}
