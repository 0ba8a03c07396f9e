//! What a player does who does nothing in particular: the plainest legal answer to every decision.

use crate::engine::{Action, Assignment, DamageSource, Game, LegalAction, PlayerId, Target};

/// The plainest answer to the decision the game waits for: pass, declare nothing, discard the first cards, choose the
/// first targets, keep the order. `None` if nobody must decide.
#[must_use]
pub fn default_action(game: &Game) -> Option<(PlayerId, Action)> {
    let player = game.awaiting().player()?;
    game.legal_actions().iter().find_map(plainest).map(|action| (player, action))
}

fn plainest(legal: &LegalAction) -> Option<Action> {
    Some(match legal {
        LegalAction::PassPriority => Action::PassPriority,
        LegalAction::PlayLand { .. } | LegalAction::Cast { .. } | LegalAction::Activate { .. } => {
            return None;
        }
        LegalAction::DeclareAttackers { .. } => Action::attack(Vec::new()),
        LegalAction::DeclareBlockers { .. } => Action::DeclareBlockers { blocks: Vec::new() },
        LegalAction::AssignDamage { sources } => {
            Action::AssignDamage { assignments: sources.iter().flat_map(division).collect() }
        }
        LegalAction::Discard { hand, count } => {
            let count = usize::try_from(*count).unwrap_or(usize::MAX);
            Action::Discard { cards: hand.iter().copied().take(count).collect() }
        }
        LegalAction::StayTapped { .. } => Action::StayTapped { permanents: Vec::new() },
        LegalAction::OrderTriggers { triggers } => Action::OrderTriggers { order: triggers.clone() },
        LegalAction::ChooseTargets { slots, .. } => {
            Action::ChooseTargets { targets: slots.iter().filter_map(|slot| slot.first().copied()).collect() }
        }
        LegalAction::KeepLegend { legends } => Action::KeepLegend { legend: *legends.first()? },
    })
}

/// Lethal damage to one creature after the other; what is left goes to the player, or else to the last creature.
pub(super) fn division(source: &DamageSource) -> Vec<Assignment> {
    let mut left = source.amount;
    let mut parts: Vec<Assignment> = Vec::new();
    for creature in &source.creatures {
        let amount = creature.lethal.min(left);
        left -= amount;
        parts.push(Assignment { source: source.source, to: Target::Object(creature.creature), amount });
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
