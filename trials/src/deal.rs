//! Random set-ups: any board that the validation lets through, of two to four players and of two teams.

use std::sync::Arc;

use in_fase::engine::{
    Ability, Card, CardType, Colour, Counter, DayNight, Edition, Face, Mana, ObjectFilter, PermanentSetup,
    Phase, PhasedOutSetup, PlayerId, PlayerSetup, PreviousTurn, Ruleset, Setup, Skipped, SpellCount, Step,
};

use crate::chance::Chance;
use crate::pool;

/// Steps in which a game may begin, the beginning of the turn most often.
const STEPS: [Step; 10] = [
    Step::Untap,
    Step::Untap,
    Step::Untap,
    Step::Untap,
    Step::Upkeep,
    Step::PrecombatMain,
    Step::BeginningOfCombat,
    Step::DeclareAttackers,
    Step::PostcombatMain,
    Step::End,
];

/// What a player may be about to skip.
const SKIPPED: [Skipped; 6] = [
    Skipped::Step(Step::Untap),
    Skipped::Step(Step::Upkeep),
    Skipped::Step(Step::Draw),
    Skipped::Step(Step::DeclareAttackers),
    Skipped::Phase(Phase::Beginning),
    Skipped::Phase(Phase::Combat),
];

/// A random board of an edition.
#[must_use]
pub fn setup(edition: Edition, chance: &mut Chance) -> Setup {
    let cards = pool::cards(edition);
    let (seats, teams) = table(edition, chance);
    let permanents = (0..2 + chance.below(12)).fold(Vec::new(), |mut placed, _| {
        placed.extend(permanent(cards, &placed, seats, chance));
        placed
    });
    let life = [20, 20, 12, 6, 3, 1][chance.below(6)];
    let past = seats[seats.len() - 1];
    let spells = seats.iter().map(|seat| SpellCount { player: *seat, spells: chance.small(3) }).collect();
    Setup {
        ruleset: Ruleset::of(edition),
        players: seats.iter().map(|seat| player(*seat, life, cards, chance)).collect(),
        teams,
        permanents,
        turn: 1 + chance.small(4),
        active: seats[chance.below(seats.len())],
        step: STEPS[chance.below(STEPS.len())],
        is_first_turn: chance.once_in(3),
        day_night: match edition.pick(0, chance.below(3)) {
            0 => DayNight::Neither,
            1 => DayNight::Day,
            _ => DayNight::Night,
        },
        previous_turn: (!chance.once_in(4)).then_some(PreviousTurn { active: past, spells }),
        free_mana: !chance.once_in(3),
    }
}

/// Who sits there, and who plays together: mostly two, sometimes three or four, in the current edition also two teams.
fn table(edition: Edition, chance: &mut Chance) -> (&'static [PlayerId], Vec<Vec<PlayerId>>) {
    use PlayerId::{Four, One, Three, Two};
    match (chance.below(8), edition) {
        (0, _) => (&[One, Two, Three], vec![]),
        (1, _) => (&PlayerId::ALL, vec![]),
        (2 | 3, Edition::Current) => (&PlayerId::ALL, vec![vec![One, Three], vec![Two, Four]]),
        _ => (&[One, Two], vec![]),
    }
}

fn player(seat: PlayerId, life: i32, cards: &[Arc<Card>], chance: &mut Chance) -> PlayerSetup {
    let mut draw = |most: usize| -> Vec<Arc<Card>> {
        (0..chance.below(most)).filter_map(|_| chance.pick(cards)).collect()
    };
    let (hand, library, graveyard, exile) = (draw(9), draw(12), draw(3), draw(2));
    let mut mana = Mana::NONE;
    if chance.once_in(3) {
        mana = Mana::one(chance.pick(&Colour::ALL).unwrap_or(Colour::Red));
        mana.colourless = u16::try_from(chance.below(3)).unwrap_or(0);
    }
    PlayerSetup {
        name: format!("{seat:?}").into(),
        life,
        poison: if chance.once_in(8) { chance.small(7) } else { 0 },
        hand,
        library,
        graveyard,
        exile,
        mana,
        land_played: chance.once_in(5),
        skips: if chance.once_in(10) { chance.pick(&SKIPPED).into_iter().collect() } else { Vec::new() },
    }
}

/// What a card may be attached to, if it is one that is.
fn hosts_of(card: &Card) -> Option<ObjectFilter> {
    let enchants = card.abilities.iter().find_map(|ability| match ability {
        Ability::Enchant(filter) => Some(filter.clone()),
        _ => None,
    });
    enchants.or_else(|| card.has_subtype("Equipment").then(ObjectFilter::creature))
}

fn permanent(
    cards: &[Arc<Card>],
    placed: &[PermanentSetup],
    seats: &[PlayerId],
    chance: &mut Chance,
) -> Option<PermanentSetup> {
    // legends often enough for two of a name to meet
    let legends: Vec<Arc<Card>> = cards.iter().filter(|card| card.legendary).cloned().collect();
    let among = if chance.once_in(10) { legends.as_slice() } else { cards };
    let card = chance.pick(among).filter(|card| card.is_permanent())?;
    let mut attached_to = None;
    if let Some(filter) = hosts_of(&card) {
        let fits = |it: &PermanentSetup| filter.types.is_empty() || filter.types.meets(it.card.types);
        let hosts: Vec<usize> = (0..placed.len()).filter(|index| fits(&placed[*index])).collect();
        attached_to = chance.pick(&hosts);
        if attached_to.is_none() && card.has_subtype("Aura") {
            return None;
        }
    }
    let owner = seats[chance.below(seats.len())];
    let controller = if chance.once_in(8) { seats[chance.below(seats.len())] } else { owner };
    let enchants = card.enchants_players().and_then(|filter| {
        // the next player is an opponent at every table, also where there are teams
        let at = seats.iter().position(|seat| *seat == controller)?;
        let ahead = if filter.opponent { 1 } else { chance.below(seats.len()) };
        seats.get((at + ahead) % seats.len()).copied()
    });
    let is_creature = card.types.has(CardType::Creature);
    let toughness = card.power_toughness.map_or(0, |(_, toughness)| u32::try_from(toughness).unwrap_or(0));
    let host_is_out = attached_to.and_then(|host| placed.get(host)).is_some_and(|it| it.phased_out.is_some());
    let phased_out = if host_is_out {
        Some(PhasedOutSetup::Indirectly { under: controller })
    } else {
        (attached_to.is_none() && chance.once_in(6)).then_some(PhasedOutSetup::Directly { under: controller })
    };
    let counters = [Counter::PlusOne, Counter::MinusOne, Counter::Named("infection".into())];
    let face = if card.back.is_some() && chance.once_in(2) {
        Face::Back
    } else if is_creature && chance.once_in(12) {
        Face::Down
    } else {
        Face::Front
    };
    let copies = if is_creature && chance.once_in(10) {
        chance.pick(cards).filter(|other| other.types.has(CardType::Creature))
    } else {
        None
    };
    Some(PermanentSetup {
        copies,
        face,
        owner,
        controller,
        is_token: is_creature && phased_out.is_none() && chance.once_in(8),
        is_tapped: chance.once_in(3),
        arrived_this_turn: chance.once_in(4),
        damage: if is_creature && chance.once_in(6) { chance.small(toughness) } else { 0 },
        counters: if chance.once_in(6) {
            chance.pick(&counters).map(|kind| (kind, 1)).into_iter().collect()
        } else {
            vec![]
        },
        attached_to,
        enchants,
        phased_out,
        damaged_players: if chance.once_in(6) { chance.some_of(seats) } else { vec![] },
        chosen_colour: None,
        as_though_haste: false,
        card,
    })
}
