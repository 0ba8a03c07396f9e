//! The log: numbered, dated, and one event for what is simultaneous in the rules.

use in_fase::engine::{Cause, Entry, Event};

use std::mem::discriminant;

use super::{Happened, Verdict, holds};

/// Entries are numbered without a gap, the turn's number only grows, and each is stamped with the place where it happens.
pub(super) fn is_in_order(happened: &Happened<'_>) -> Verdict {
    let Happened { before, entry, after, step } = happened;
    if let [.., last, _] = step {
        holds(entry.seq == last.seq + 1, || format!("{} follows {}", entry.seq, last.seq))?;
    }
    holds(entry.at.turn >= before.turn().number, || format!("turn {} again", entry.at.turn))?;
    let here = match entry.event {
        Event::TurnBegan { .. } | Event::PhaseBegan { .. } => true,
        Event::StepBegan { .. } => entry.at == after.moment(),
        _ => entry.at == before.moment(),
    };
    holds(here, || format!("it is stamped {:?} and happens at {:?}", entry.at, before.moment()))
}

/// What the step itself does once.
const ONCE_A_STEP: [fn(&Event) -> bool; 8] = [
    |event| matches!(event, Event::Phased(_)),
    |event| matches!(event, Event::DayNightChecked { .. }),
    |event| matches!(event, Event::UntapDetermined { .. }),
    |event| matches!(event, Event::Untapped { .. }),
    |event| matches!(event, Event::AttackersDeclared { .. }),
    |event| matches!(event, Event::DamageDealt { combat: true, .. }),
    |event| matches!(event, Event::CombatDamagePutOnStack { .. }),
    |event| matches!(event, Event::DamageAndEffectsWoreOff { .. }),
];

/// What one instruction does it does at once, to everybody and everything: 103.4, 413.2 / 101.4, 608.2. Cards are drawn and extra
/// turns added one by one (120.2, 300.7 / 121.2, 500.7).
pub(super) fn does_an_instruction_at_once(happened: &Happened<'_>) -> Verdict {
    let entry = happened.entry;
    let Cause::Resolution { .. } = entry.cause else { return Ok(()) };
    if matches!(entry.event, Event::CardDrawn { .. } | Event::ExtraTurnAdded { .. }) {
        return Ok(());
    }
    let kind = discriminant(&entry.event);
    let is_same = |it: &&Entry| it.cause == entry.cause && discriminant(&it.event) == kind;
    let times = happened.step.iter().filter(is_same).count();
    holds(times == 1, || format!("{:?} happens {times} times", entry.event))
}

/// 302.1–2, 308.2, 310.4, 314.2 / 502.1–3, 508.1, 510.2, 514.2: each of these happens to everything at one instant.
pub(super) fn says_at_once_what_is_simultaneous(happened: &Happened<'_>) -> Verdict {
    let of_step = |entry: &Entry| match entry.event {
        // an effect may phase and untap things too
        Event::Phased(_) | Event::Untapped { .. } => entry.cause == Cause::TurnBasedAction,
        _ => true,
    };
    if !of_step(happened.entry) {
        return Ok(());
    }
    let Some(is_same) = ONCE_A_STEP.iter().find(|is| is(&happened.entry.event)) else { return Ok(()) };
    let times = happened.step.iter().filter(|it| is_same(&it.event) && of_step(it)).count();
    holds(times == 1, || format!("{times} times in one step"))
}
