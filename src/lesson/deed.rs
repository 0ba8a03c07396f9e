//! What somebody does, told by what it is done with: two like cards of one player are the same.

use crate::engine::{Action, Assignment, Block, Game, ObjectId, Target};

/// Something done, in words that compare; what has no order stands in one order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Deed(Vec<String>);

impl Deed {
    /// What an action does in the game before it.
    #[deny(clippy::wildcard_enum_match_arm)]
    pub(super) fn of(game: &Game, action: &Action) -> Self {
        let name = |id: ObjectId| name(game, id);
        let names = |ids: &[ObjectId]| sorted(ids.iter().map(|id| name(*id)));
        let aim = |target: &Target| match target {
            Target::Player(player) => format!("{player:?}"),
            Target::Object(id) => name(*id),
        };
        let aims = |targets: &[Target]| targets.iter().map(aim).collect();
        let (what, with) = match action {
            Action::PassPriority => ("pass".to_owned(), Vec::new()),
            Action::PlayLand { card } => (format!("play {}", name(*card)), Vec::new()),
            Action::Cast { card, targets } => (format!("cast {}", name(*card)), aims(targets)),
            Action::Activate { source, ability, targets } => {
                (format!("activate {ability} of {}", name(*source)), aims(targets))
            }
            Action::DeclareAttackers { attackers, .. } => ("attack".to_owned(), names(attackers)),
            Action::DeclareBlockers { blocks } => {
                let pair = |it: &Block| format!("{} by {}", name(it.attacker), name(it.blocker));
                ("block".to_owned(), sorted(blocks.iter().map(pair)))
            }
            Action::AssignDamage { assignments } => {
                let part =
                    |it: &Assignment| format!("{} from {} to {}", it.amount, name(it.source), aim(&it.to));
                let dealt = assignments.iter().filter(|it| it.amount > 0);
                ("assign".to_owned(), sorted(dealt.map(part)))
            }
            Action::Discard { cards } => ("discard".to_owned(), names(cards)),
            Action::StayTapped { permanents } => ("leave tapped".to_owned(), names(permanents)),
            Action::OrderTriggers { order } => {
                let source = |id| game.waiting().iter().find(|it| it.id == id).map(|it| name(it.source));
                ("order".to_owned(), order.iter().filter_map(|id| source(*id)).collect())
            }
            Action::ChooseTargets { targets } => ("target".to_owned(), aims(targets)),
            Action::KeepLegend { legend } => (format!("keep {}", name(*legend)), Vec::new()),
        };
        Self(std::iter::once(what).chain(with).collect())
    }
}

fn name(game: &Game, id: ObjectId) -> String {
    game.identity(id).map_or_else(String::new, |it| format!("{:?} {}", it.owner, it.card.name))
}

fn sorted(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut words: Vec<String> = words.collect();
    words.sort();
    words
}
