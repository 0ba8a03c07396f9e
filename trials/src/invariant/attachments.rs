//! What hangs on what, phased in and out (212.4, 502.15i–j / 301.5, 303.4, 702.26g–i).

use in_fase::engine::{Event, Game, ObjectId, Permanent, PhaseStatus, PhasedOutMode};

use super::{Happened, Verdict, holds};

/// Nothing is attached to itself, never in a circle, and only to what there is or was.
pub(super) fn are_consistent(happened: &Happened<'_>) -> Verdict {
    let game = happened.after;
    for it in game.battlefield().including_phased_out() {
        let on_player =
            it.enchants.is_none() || it.card.enchants_players().is_some() || it.attached_to.is_none();
        holds(on_player, || format!("{} is attached to a player", it.card.name))?;
        let Some(host) = it.attached_to else { continue };
        holds(game.identity(host).is_some(), || format!("{} is attached to what never was", it.card.name))?;
        holds(!is_in_a_circle(game, it), || format!("{} is attached in a circle", it.card.name))?;
        if let PhaseStatus::Out(out) = it.phase
            && let PhasedOutMode::Indirectly { host } = out.mode
        {
            let remembers = it.attached_to == Some(host);
            holds(remembers, || format!("{} went out with what it is not attached to", it.card.name))?;
        }
    }
    Ok(())
}

fn is_in_a_circle(game: &Game, start: &Permanent) -> bool {
    let above = |id: ObjectId| game.battlefield().get_including_phased_out(id).and_then(|it| it.attached_to);
    let mut at = start.attached_to;
    for _ in 0..64 {
        match at {
            None => return false,
            Some(id) if id == start.id => return true,
            Some(id) => at = above(id),
        }
    }
    true
}

/// 502.15i / 702.26g: what is attached to what phases out goes with it, unless it can't; what went so comes back with it.
pub(super) fn go_along(happened: &Happened<'_>) -> Verdict {
    let Event::Phased(phasing) = &happened.entry.event else { return Ok(()) };
    let (before, after) = (happened.before, happened.after);
    let is_out = |id: ObjectId| after.battlefield().get(id).is_none();
    for out in &phasing.out {
        let hanging = before.battlefield().iter().filter(|it| it.attached_to == Some(out.permanent));
        for it in hanging.filter(|it| !it.now.restrictions.cannot_phase_out) {
            holds(is_out(it.id), || format!("{} stays while its host goes out", it.card.name))?;
        }
    }
    for back in &phasing.r#in {
        let waits = |it: &&Permanent| match it.phase {
            PhaseStatus::Out(out) => out.mode == PhasedOutMode::Indirectly { host: back.permanent },
            PhaseStatus::In => false,
        };
        for it in before.battlefield().phased_out().filter(waits) {
            let may = !it.now.restrictions.cannot_phase_in;
            holds(!may || !is_out(it.id), || format!("{} stays out while its host comes in", it.card.name))?;
        }
    }
    Ok(())
}
