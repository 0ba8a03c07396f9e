//! Random set-ups and random legal play, driven by a list of numbers so that a failure shrinks.

use super::pool;
use in_fase::engine::{
    Action, Assignment, Block, Card, CardType, Colour, DayNight, Edition, Game, LegalAction, Mana,
    PermanentSetup, PhasedOutSetup, PlayerId, PlayerSetup, PreviousTurn, Ruleset, Setup, SpellCount, Step,
    Target,
};
use std::sync::Arc;

/// The numbers of a walk, read one after the other; 0 when they are used up.
pub struct Numbers<'a>(std::slice::Iter<'a, u32>);

impl<'a> Numbers<'a> {
    pub fn new(numbers: &'a [u32]) -> Self {
        Self(numbers.iter())
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        if bound == 0 { 0 } else { self.0.next().map_or(0, |number| *number as usize % bound) }
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.below(one_in) == one_in - 1
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).cloned()
    }

    fn some_of<T: Clone>(&mut self, items: &[T]) -> Vec<T> {
        items.iter().filter(|_| self.chance(2)).cloned().collect()
    }

    pub fn is_used_up(&self) -> bool {
        self.0.len() == 0
    }
}

/// A random board of an edition.
pub fn setup(edition: Edition, numbers: &mut Numbers<'_>) -> Setup {
    let cards = pool::all();
    let day_night = match edition {
        Edition::Classic => DayNight::Neither,
        Edition::Current => [DayNight::Neither, DayNight::Day, DayNight::Night][numbers.below(3)],
    };
    let (seats, teams) = table(edition, numbers);
    // little life, so that players leave
    let life = if numbers.chance(2) { 20 } else { 3 };
    let permanents = (0..3 + numbers.below(10)).fold(Vec::new(), |mut placed, _| {
        placed.extend(permanent(&cards, &placed, seats, numbers));
        placed
    });
    Setup {
        ruleset: Ruleset::of(edition),
        players: seats.iter().map(|seat| player(&format!("{seat:?}"), life, &cards, numbers)).collect(),
        teams,
        permanents,
        turn: 1 + numbers.below(3) as u32,
        active: PlayerId::One,
        step: Step::Untap,
        is_first_turn: numbers.chance(3),
        day_night,
        previous_turn: Some(PreviousTurn {
            active: PlayerId::Two,
            spells: seats
                .iter()
                .map(|player| SpellCount { player: *player, spells: numbers.below(3) as u32 })
                .collect(),
        }),
        free_mana: numbers.chance(2),
    }
}

/// Who sits there, and who plays together: mostly two, sometimes three, sometimes two teams of two.
fn table(edition: Edition, numbers: &mut Numbers<'_>) -> (&'static [PlayerId], Vec<Vec<PlayerId>>) {
    use PlayerId::{Four, One, Three, Two};
    match (numbers.below(5), edition) {
        (3, _) => (&[One, Two, Three], vec![]),
        (4, Edition::Classic) => (&PlayerId::ALL, vec![]),
        (4, Edition::Current) => (&PlayerId::ALL, vec![vec![One, Three], vec![Two, Four]]),
        _ => (&[One, Two], vec![]),
    }
}

fn player(name: &str, life: i32, cards: &[Arc<Card>], numbers: &mut Numbers<'_>) -> PlayerSetup {
    let draw =
        |count: usize, numbers: &mut Numbers<'_>| (0..count).filter_map(|_| numbers.pick(cards)).collect();
    let hand = 2 + numbers.below(7);
    PlayerSetup {
        name: name.into(),
        life,
        hand: draw(hand, numbers),
        library: draw(8, numbers),
        mana: if numbers.chance(3) { Mana::one(Colour::Red) } else { Mana::NONE },
        ..PlayerSetup::default()
    }
}

fn permanent(
    cards: &[Arc<Card>],
    placed: &[PermanentSetup],
    seats: &[PlayerId],
    numbers: &mut Numbers<'_>,
) -> Option<PermanentSetup> {
    let card = numbers.pick(cards).filter(|card| card.is_permanent())?;
    let is_attachment = card.has_subtype("Aura") || card.has_subtype("Equipment");
    let is_host = |it: &PermanentSetup| it.card.types.has(CardType::Creature) && it.phased_out.is_none();
    let hosts: Vec<usize> = (0..placed.len()).filter(|index| is_host(&placed[*index])).collect();
    let attached_to = if is_attachment { numbers.pick(&hosts) } else { None };
    if card.has_subtype("Aura") && attached_to.is_none() {
        return None;
    }
    let owner = seats[numbers.below(seats.len())];
    let is_creature = card.types.has(CardType::Creature);
    Some(PermanentSetup {
        owner,
        controller: owner,
        is_token: is_creature && numbers.chance(6),
        copies: None,
        face: in_fase::engine::Face::Front,
        is_tapped: numbers.chance(3),
        arrived_this_turn: numbers.chance(4),
        damage: 0,
        counters: vec![],
        attached_to,
        phased_out: (is_creature && numbers.chance(4)).then_some(PhasedOutSetup::Directly { under: owner }),
        damaged_players: vec![],
        chosen_colour: None,
        as_though_haste: false,
        card,
    })
}

/// A random concrete action out of a legal one.
pub fn concrete(legal: &LegalAction, numbers: &mut Numbers<'_>) -> Action {
    let targets = |slots: &[Vec<Target>], numbers: &mut Numbers<'_>| {
        slots.iter().filter_map(|slot| numbers.pick(slot)).collect::<Vec<_>>()
    };
    match legal {
        LegalAction::PassPriority => Action::PassPriority,
        LegalAction::PlayLand { card } => Action::PlayLand { card: *card },
        LegalAction::Cast { card, slots } => Action::Cast { card: *card, targets: targets(slots, numbers) },
        LegalAction::Activate { source, ability, slots } => {
            Action::Activate { source: *source, ability: *ability, targets: targets(slots, numbers) }
        }
        LegalAction::DeclareAttackers { able, defenders } => {
            let attackers = numbers.some_of(able);
            let defenders = attackers.iter().filter_map(|_| numbers.pick(defenders)).collect();
            Action::DeclareAttackers { attackers, defenders }
        }
        LegalAction::DeclareBlockers { pairs } => {
            let mut blocks: Vec<Block> = numbers.some_of(pairs);
            blocks.sort_by_key(|block| block.blocker);
            blocks.dedup_by_key(|block| block.blocker);
            Action::DeclareBlockers { blocks }
        }
        LegalAction::AssignDamage { sources } => Action::AssignDamage {
            assignments: sources
                .iter()
                .flat_map(|source| {
                    let creatures = source.creatures.iter().map(|it| Target::Object(it.creature));
                    let mut recipients: Vec<Target> = creatures.collect();
                    if recipients.is_empty() {
                        recipients.extend(source.player.map(Target::Player));
                    }
                    let first = numbers.below(source.amount as usize + 1) as u32;
                    let (a, b) = (recipients[0], recipients[recipients.len() - 1]);
                    let amounts = if a == b {
                        vec![(a, source.amount)]
                    } else {
                        vec![(a, first), (b, source.amount - first)]
                    };
                    amounts.into_iter().map(|(to, amount)| Assignment { source: source.source, to, amount })
                })
                .collect(),
        },
        LegalAction::Discard { hand, count } => {
            Action::Discard { cards: hand.iter().rev().take(*count as usize).copied().collect() }
        }
        LegalAction::StayTapped { optional } => Action::StayTapped { permanents: numbers.some_of(optional) },
        LegalAction::OrderTriggers { triggers } => {
            let mut order = triggers.clone();
            let by = numbers.below(order.len());
            order.rotate_left(by);
            Action::OrderTriggers { order }
        }
        LegalAction::ChooseTargets { slots, .. } => {
            Action::ChooseTargets { targets: targets(slots, numbers) }
        }
        LegalAction::KeepLegend { legends } => {
            Action::KeepLegend { legend: legends[numbers.below(legends.len())] }
        }
    }
}

/// Any action at all, legal or not, about the objects that there are.
pub fn any_action(game: &Game, numbers: &mut Numbers<'_>) -> Action {
    let object = |numbers: &mut Numbers<'_>| in_fase::engine::ObjectId::new(numbers.below(60) as u32);
    let player = |numbers: &mut Numbers<'_>| game.players()[numbers.below(game.players().len())];
    let target = |numbers: &mut Numbers<'_>| match numbers.below(3) {
        0 => Target::Player(player(numbers)),
        _ => Target::Object(object(numbers)),
    };
    match numbers.below(9) {
        0 => Action::PlayLand { card: object(numbers) },
        1 => Action::Cast { card: object(numbers), targets: vec![] },
        2 => Action::Cast { card: object(numbers), targets: vec![target(numbers)] },
        3 => Action::Activate {
            source: object(numbers),
            ability: numbers.below(3) as u8,
            targets: vec![target(numbers)],
        },
        4 => Action::DeclareAttackers {
            attackers: vec![object(numbers), object(numbers)],
            defenders: vec![player(numbers)],
        },
        5 => Action::DeclareBlockers {
            blocks: vec![Block { blocker: object(numbers), attacker: object(numbers) }],
        },
        6 => Action::AssignDamage {
            assignments: vec![Assignment {
                source: object(numbers),
                to: target(numbers),
                amount: numbers.below(5) as u32,
            }],
        },
        7 => Action::Discard { cards: vec![object(numbers)] },
        _ => Action::PassPriority,
    }
}
