//! Priority (408.1 / 117).

use in_fase::engine::{Awaiting, Cause, Event, Game, Step};

use super::{Happened, Verdict, holds};

/// 408.1b–c / 117.3–4: it is given to a team that plays when nothing waits any more; who passes gives it to the next in turn
/// order, and when all have passed in succession nobody has it.
pub(super) fn goes_round(happened: &Happened<'_>) -> Verdict {
    let (before, after) = (happened.before, happened.after);
    match &happened.entry.event {
        Event::PriorityGiven { to } => {
            let may = before.is_in_game(*to) && before.head_of(*to) == *to;
            holds(may, || format!("{to:?} receives priority"))?;
            holds(before.priority().is_none(), || "somebody has it already".to_owned())?;
            holds(before.waiting().is_empty(), || "an ability waits".to_owned())?;
            holds(after.priority() == Some(*to) && after.passes() == 0, || "it is not given".to_owned())
        }
        Event::PriorityPassed { by } => {
            let holder = before.priority();
            let is_his = holder.is_some_and(|holder| before.are_teammates(holder, *by));
            holds(is_his, || format!("{by:?} passes, {holder:?} has priority"))?;
            let passes = usize::from(before.passes()) + 1;
            let next = (passes < before.teams().count()).then(|| before.next_team(*by));
            holds(after.priority() == next, || format!("{:?} has it instead of {next:?}", after.priority()))
        }
        Event::ResolutionBegan { .. } | Event::AllTargetsIllegal { .. } => {
            holds(before.priority().is_none(), || "somebody has priority and something resolves".to_owned())
        }
        _ => Ok(()),
    }
}

/// 408.1 / 117.1, 117.3c: lands, spells and abilities are for who has priority; he keeps it, and passes count anew.
pub(super) fn is_needed_to_act(happened: &Happened<'_>) -> Verdict {
    let player = match (&happened.entry.event, happened.entry.cause) {
        (Event::LandPlayed { player, .. } | Event::SpellCast { player, .. }, _)
        | (Event::AbilityActivated { player, .. }, _)
        | (Event::ManaAdded { player, .. }, Cause::Player { .. }) => *player,
        _ => return Ok(()),
    };
    let (before, after) = (happened.before, happened.after);
    let has = before.priority().is_some_and(|holder| before.are_teammates(holder, player));
    holds(has, || format!("{player:?} acts, {:?} has priority", before.priority()))?;
    let keeps = after.priority() == before.priority() && after.passes() == 0;
    holds(keeps, || format!("{:?} has priority after {player:?} has acted", after.priority()))
}

/// A decision is for somebody who plays, and never in the untap step but for what stays tapped.
pub(super) fn is_with_somebody_who_plays(game: &Game) -> Verdict {
    let awaiting = game.awaiting();
    let Some(player) = awaiting.player() else { return Ok(()) };
    holds(game.is_in_game(player), || format!("{awaiting:?}, who has left"))?;
    let allowed = game.turn().step != Step::Untap || matches!(awaiting, Awaiting::UntapChoice { .. });
    holds(allowed, || format!("{awaiting:?} in the untap step"))
}
