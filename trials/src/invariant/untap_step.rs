//! The untap step: nobody has priority in it, and it goes in one order (302 / 502).

use in_fase::engine::{Cause, Event, Step};

use super::{Happened, Verdict, holds};

/// 302.3 / 502.4: nobody receives priority, nothing is checked, nothing is put on the stack or resolves.
pub(super) fn is_silent(happened: &Happened<'_>) -> Verdict {
    let entry = happened.entry;
    let is_loud = matches!(
        entry.event,
        Event::PriorityGiven { .. }
            | Event::PriorityPassed { .. }
            | Event::StateBasedActions { .. }
            | Event::TriggerPutOnStack { .. }
            | Event::TriggerRemoved { .. }
            | Event::SpellCast { .. }
            | Event::AbilityActivated { .. }
            | Event::ManaAdded { .. }
            | Event::LandPlayed { .. }
            | Event::ResolutionBegan { .. }
    );
    holds(entry.at.step != Step::Untap || !is_loud, || format!("{:?}", entry.event))
}

/// 302.1–2 / 502.1–3: phasing, the check of day and night, what untaps, untapping.
pub(super) fn is_in_order(happened: &Happened<'_>) -> Verdict {
    let place = |event: &Event| match event {
        Event::Phased(_) => Some(0),
        Event::DayNightChecked { .. } => Some(1),
        Event::UntapDetermined { .. } => Some(2),
        Event::Untapped { .. } => Some(3),
        _ => None,
    };
    let by_turn =
        happened.step.iter().filter(|it| it.cause == Cause::TurnBasedAction || is_choice(&it.event));
    let places: Vec<i32> =
        by_turn.filter(|it| it.at.step == Step::Untap).filter_map(|it| place(&it.event)).collect();
    holds(places.is_sorted(), || format!("{places:?}"))
}

/// What untaps may be the player's choice (302.2 / 502.3).
const fn is_choice(event: &Event) -> bool {
    matches!(event, Event::UntapDetermined { .. })
}
