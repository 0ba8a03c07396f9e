//! Random legal play on that board.

use in_fase::engine::{
    Action, Assignment, Block, Edition, Entry, Game, LegalAction, ObjectId, Refusal, Target, Transition,
};

use crate::board::board;

/// Choices without a random number generator: a small congruential sequence.
struct Choices(u64);

impl Choices {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % limit.max(1)
    }

    fn some<T: Copy>(&mut self, from: &[T]) -> Vec<T> {
        from.iter().copied().filter(|_| self.below(2) == 0).collect()
    }

    fn one_of_each<T: Copy>(&mut self, slots: &[Vec<T>]) -> Vec<T> {
        slots.iter().filter_map(|slot| slot.get(self.below(slot.len())).copied()).collect()
    }

    /// Some concrete action of a kind that is open.
    fn action(&mut self, kind: &LegalAction) -> Action {
        match kind {
            LegalAction::PassPriority => Action::PassPriority,
            LegalAction::PlayLand { card } => Action::PlayLand { card: *card },
            LegalAction::Cast { card, slots } => {
                Action::Cast { card: *card, targets: self.one_of_each(slots) }
            }
            LegalAction::Activate { source, ability, slots } => {
                Action::Activate { source: *source, ability: *ability, targets: self.one_of_each(slots) }
            }
            LegalAction::DeclareAttackers { able, .. } => Action::attack(self.some(able)),
            LegalAction::DeclareBlockers { pairs } => {
                let mut blocks: Vec<Block> = Vec::new();
                for pair in self.some(pairs) {
                    if !blocks.iter().any(|block| block.blocker == pair.blocker) {
                        blocks.push(pair);
                    }
                }
                Action::DeclareBlockers { blocks }
            }
            LegalAction::AssignDamage { sources } => {
                let all_to_first = sources.iter().filter_map(|source| {
                    let to = source.creatures.first().map(|one| Target::Object(one.creature));
                    let to = to.or(source.player.map(Target::Player))?;
                    Some(Assignment { source: source.source, to, amount: source.amount })
                });
                Action::AssignDamage { assignments: all_to_first.collect() }
            }
            LegalAction::Discard { hand, count } => {
                Action::Discard { cards: hand.iter().copied().take(*count as usize).collect() }
            }
            LegalAction::StayTapped { optional } => Action::StayTapped { permanents: self.some(optional) },
            LegalAction::OrderTriggers { triggers } => Action::OrderTriggers { order: triggers.clone() },
            LegalAction::ChooseTargets { slots, .. } => {
                Action::ChooseTargets { targets: self.one_of_each(slots) }
            }
            LegalAction::KeepLegend { legends } => {
                Action::KeepLegend { legend: legends.first().copied().unwrap_or(ObjectId::new(0)) }
            }
        }
    }
}

/// Plays at random, passing four times out of five, for so many choices; returns the log, and every refused one of the
/// things tried before each choice, and why.
pub fn play(
    edition: Edition,
    seed: u64,
    choices: usize,
    tries: &[Action],
) -> (Vec<Entry>, Vec<(Action, Refusal)>) {
    let mut random = Choices(seed);
    let mut game = Game::new(&board(edition)).expect("the board is valid");
    let (mut log, mut refusals) = (Vec::new(), Vec::new());
    let mut transition = game.advance();
    for _ in 0..choices {
        log.extend(transition.entries);
        game = transition.game;
        let Some(player) = game.awaiting().player() else { break };
        let refused = |player, action: &Action| Some((action.clone(), game.apply(player, action).err()?));
        refusals.extend(tries.iter().filter_map(|action| refused(player, action)));
        refusals.extend(refused(game.opponent_of(player), &Action::PassPriority));
        let open = game.legal_actions();
        let passes = open.contains(&LegalAction::PassPriority) && random.below(5) > 0;
        let action = if passes {
            Action::PassPriority
        } else {
            let kind = open.get(random.below(open.len())).expect("something is always open");
            random.action(kind)
        };
        transition = match game.apply(player, &action) {
            Ok(next) => next,
            Err(refusal) => {
                refusals.push((action, refusal));
                game.apply(player, &Action::PassPriority)
                    .unwrap_or(Transition { game: game.clone(), entries: Vec::new() })
            }
        };
    }
    (log, refusals)
}

/// Things to try that are seldom allowed.
pub fn tries() -> Vec<Action> {
    let objects = || (0..20).map(ObjectId::new);
    objects()
        .flat_map(|object| {
            [
                Action::attack(vec![object]),
                Action::attack(vec![object, object]),
                Action::DeclareBlockers {
                    blocks: vec![Block { blocker: object, attacker: ObjectId::new(1) }],
                },
                Action::Activate { source: object, ability: 0, targets: Vec::new() },
                Action::PlayLand { card: object },
                Action::Cast { card: object, targets: Vec::new() },
            ]
        })
        .chain([Action::AssignDamage { assignments: Vec::new() }, Action::Discard { cards: Vec::new() }])
        .collect()
}
