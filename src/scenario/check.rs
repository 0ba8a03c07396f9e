//! Whether what a script expects holds, and what was found if it does not.

use super::check_object::object;
use super::events::{events, no_event};
use super::found::Found;
use super::labels::Labels;
use super::model::{Aim, Check, Decision, Expectation, OnStack, Outcome, PlayerFact};
use super::parse::OUTCOMES;
use super::print;
use crate::engine::{
    Awaiting, DayNight, Entry, Event, Game, GameResult, PlayerId, StackItem, StackKind, Step, Target,
};
use crate::notation::Name;
use crate::notation::number::mana_word;
use crate::notation::words::{PLAYERS, step, word_for};

/// What an expectation can look at.
pub struct Seen<'r> {
    /// The game before its first event.
    pub start: &'r Game,
    /// The game now.
    pub game: &'r Game,
    /// What names mean.
    pub labels: &'r Labels,
    /// Everything that happened.
    pub log: &'r [Entry],
    /// Where the events since the last command begin.
    pub since: usize,
}

/// Checks an expectation.
///
/// # Errors
/// What was found instead.
pub fn expectation(seen: &Seen<'_>, expectation: &Expectation) -> Result<(), Found> {
    match (check(seen, &expectation.check), expectation.negated) {
        (result, false) => result,
        (Err(_), true) => Ok(()),
        (Ok(()), true) => Err(Found::Holds),
    }
}

fn check(seen: &Seen<'_>, check_of: &Check) -> Result<(), Found> {
    match check_of {
        Check::Events(patterns) => events(seen, patterns),
        Check::SetupRefused => Err(Found::SetUpTaken),
        Check::NoEvent(patterns) => no_event(seen, patterns),
        Check::Before(before_step, checks) => {
            let game = before(seen, *before_step)?;
            let then = Seen { game: &game, ..*seen };
            checks.iter().try_for_each(|own| check(&then, own))
        }
        Check::Object(name, properties) => object(seen, name, properties),
        Check::Player(player, _) if !seen.game.players().contains(player) => Err(Found::NobodyThere(*player)),
        Check::Player(player, facts) => facts.iter().try_for_each(|own| fact(seen.game, *player, own)),
        _ => of_game(seen, check_of),
    }
}

/// The state just before that step began last.
fn before(seen: &Seen<'_>, step_of: Step) -> Result<Game, Found> {
    let last = seen
        .log
        .iter()
        .rposition(|entry| matches!(entry.event, Event::StepBegan { step: own, .. } if own == step_of));
    let last = last.ok_or(Found::NeverBegan(step_of))?;
    let mut game = seen.start.clone();
    for entry in seen.log.iter().take(last) {
        game.evolve(entry);
    }
    Ok(game)
}

fn holds(is_so: bool, found: impl FnOnce() -> String) -> Result<(), Found> {
    if is_so { Ok(()) } else { Err(Found::So(found())) }
}

fn of_game(seen: &Seen<'_>, check: &Check) -> Result<(), Found> {
    let game = seen.game;
    match check {
        Check::Stack(items) => stack(seen, items),
        Check::Waiting(names) => waiting(seen, names),
        Check::Priority(player) => holds(has_priority(game, *player), || {
            format!("priority {}", game.priority().map_or("nobody", word))
        }),
        Check::Awaiting(decision) => {
            let found = game.awaiting();
            if decision_of(&found) == Some(*decision) {
                Ok(())
            } else {
                Err(Found::WaitsFor(awaited(&found)))
            }
        }
        Check::Time(time) => holds(game.day_night() == *time, || time_word(game.day_night()).to_owned()),
        Check::Step(own) => holds(game.turn().step == *own, || format!("step {}", step(game.turn().step))),
        Check::Turn(number) => {
            holds(game.turn().number == *number, || format!("turn {}", game.turn().number))
        }
        Check::Active(player) => {
            holds(game.is_active(*player), || format!("active {}", word(game.active_player())))
        }
        Check::Result(outcome) => {
            let found = outcome_of(game.result());
            holds(found == *outcome, || format!("result {}", word_for(&OUTCOMES, found)))
        }
        _ => Ok(()),
    }
}

/// Whether the player's team has priority, or nobody has.
fn has_priority(game: &Game, player: Option<PlayerId>) -> bool {
    match (game.priority(), player) {
        (Some(by), Some(player)) => game.are_teammates(by, player),
        (by, player) => by == player,
    }
}

fn word(player: PlayerId) -> &'static str {
    word_for(&PLAYERS, player)
}

const fn time_word(time: DayNight) -> &'static str {
    match time {
        DayNight::Neither => "neither",
        DayNight::Day => "day",
        DayNight::Night => "night",
    }
}

const fn outcome_of(result: Option<GameResult>) -> Outcome {
    match result {
        None => Outcome::None,
        Some(GameResult::Draw) => Outcome::Draw,
        Some(GameResult::Won { by }) => Outcome::Wins(by),
    }
}

const fn decision_of(awaiting: &Awaiting) -> Option<Decision> {
    Some(match awaiting {
        Awaiting::Priority { .. } => Decision::Priority,
        Awaiting::Attackers { .. } => Decision::Attackers,
        Awaiting::Blockers { .. } => Decision::Blockers,
        Awaiting::DamageAssignment { .. } => Decision::Damage,
        Awaiting::Discard { .. } => Decision::Discard,
        Awaiting::UntapChoice { .. } => Decision::Untap,
        Awaiting::TriggerOrder { .. } => Decision::Order,
        Awaiting::TriggerTargets { .. } => Decision::Targets,
        Awaiting::LegendToKeep { .. } => Decision::Legend,
        Awaiting::TheTurn | Awaiting::Nothing => return None,
    })
}

/// The decision that the game waits for, and whose it is.
pub fn awaited(awaiting: &Awaiting) -> Option<(Decision, PlayerId)> {
    decision_of(awaiting).zip(awaiting.player())
}

fn is_on_stack(seen: &Seen<'_>, item: &StackItem, wanted: &OnStack) -> bool {
    let is_aimed = |aims: &[Aim]| {
        let mut pairs = aims.iter().zip(&item.targets);
        let is_at = |(aim, target): (&Aim, &Target)| seen.labels.aims_at(seen.game, aim, *target);
        aims.is_empty() || aims.len() == item.targets.len() && pairs.all(is_at)
    };
    match (wanted, &item.kind) {
        (OnStack::Damage, StackKind::CombatDamage { .. }) => true,
        (OnStack::Named(name, aims), StackKind::Spell { .. }) => {
            seen.labels.means(seen.game, name, item.id) && is_aimed(aims)
        }
        (OnStack::Named(name, aims), StackKind::Ability { source, .. }) => {
            seen.labels.means(seen.game, name, *source) && is_aimed(aims)
        }
        _ => false,
    }
}

fn stack(seen: &Seen<'_>, wanted: &[OnStack]) -> Result<(), Found> {
    let found = seen.game.stack();
    let fits = found.len() == wanted.len()
        && found.iter().rev().zip(wanted).all(|(item, wanted)| is_on_stack(seen, item, wanted));
    holds(fits, || {
        let words: Vec<String> = found.iter().rev().map(|item| stack_word(seen, item)).collect();
        if words.is_empty() { "stack empty".to_owned() } else { format!("stack {}", words.join(", ")) }
    })
}

fn stack_word(seen: &Seen<'_>, item: &StackItem) -> String {
    match &item.kind {
        StackKind::CombatDamage { .. } => "damage".to_owned(),
        StackKind::Spell { .. } => seen.labels.name_of(seen.game, item.id).to_string(),
        StackKind::Ability { source, .. } => seen.labels.name_of(seen.game, *source).to_string(),
    }
}

/// The waiting abilities, in any order.
fn waiting(seen: &Seen<'_>, names: &[Name]) -> Result<(), Found> {
    let found = seen.game.waiting();
    let mut left: Vec<&Name> = names.iter().collect();
    let mut fits = found.len() == names.len();
    for trigger in found {
        match left.iter().position(|name| seen.labels.means(seen.game, name, trigger.source)) {
            Some(index) => {
                left.swap_remove(index);
            }
            None => fits = false,
        }
    }
    holds(fits, || {
        let words: Vec<String> =
            found.iter().map(|own| seen.labels.name_of(seen.game, own.source).to_string()).collect();
        if words.is_empty() { "waiting nothing".to_owned() } else { format!("waiting {}", words.join(", ")) }
    })
}

fn fact(game: &Game, player: PlayerId, fact: &PlayerFact) -> Result<(), Found> {
    let own = game.player(player);
    let count = |cards: usize, wanted: u32, zone: &str| {
        holds(u32::try_from(cards) == Ok(wanted), || format!("{} {zone} {cards}", word(player)))
    };
    match fact {
        PlayerFact::Life(life) => holds(own.life == *life, || format!("{} life {}", word(player), own.life)),
        PlayerFact::Hand(wanted) => count(own.hand.len(), *wanted, "hand"),
        PlayerFact::Library(wanted) => count(own.library.len(), *wanted, "library"),
        PlayerFact::Graveyard(wanted) => count(own.graveyard.len(), *wanted, "graveyard"),
        PlayerFact::Exile(wanted) => count(own.exile.len(), *wanted, "exile"),
        PlayerFact::Mana(mana) => holds(own.mana == *mana, || {
            let found = if own.mana.is_empty() { "none".to_owned() } else { mana_word(&own.mana) };
            format!("{} mana {found}", word(player))
        }),
        PlayerFact::Poison(poison) => {
            holds(own.poison == *poison, || format!("{} poison {}", word(player), own.poison))
        }
        PlayerFact::SpellsCast(spells) => {
            holds(own.spells_cast == *spells, || format!("{} spells cast {}", word(player), own.spells_cast))
        }
    }
}

/// The name as the notation writes it, for what was found.
pub(super) fn said(name: &Name) -> String {
    print::names(std::slice::from_ref(name))
}
