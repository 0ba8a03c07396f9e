//! From a failing game to a small one that fails in the same way.

use in_fase::engine::Setup;

use crate::choose::PLAIN;
use crate::trial::{Fault, Trial};

/// How often a game may be played again to make it smaller.
const TRIES: usize = 2_000;

/// A smaller trial that breaks the same invariant, with its fault. `play` says how a trial fails.
#[must_use]
pub fn shrink(trial: &Trial, fault: &Fault, play: impl Fn(&Trial) -> Option<Fault>) -> (Trial, Fault) {
    let mut best = (trial.clone(), fault.clone());
    let mut tries = 0;
    loop {
        let before = best.0.clone();
        let length = (best.1.decision + 1).min(best.0.decisions.len());
        best.0.decisions.truncate(length);
        let mut size = best.0.decisions.len().next_power_of_two();
        while size > 0 && tries < TRIES {
            for start in (0..best.0.decisions.len()).step_by(size).rev() {
                for change in [without, plainer] {
                    tries += 1;
                    let smaller = change(&best.0, start, size);
                    keep_if_it_fails(&mut best, smaller, &play);
                }
            }
            size /= 2;
        }
        let mut at = 0;
        while let Some(setup) = smaller_setup(&best.0.setup, at) {
            tries += 1;
            let smaller = Trial { setup, ..best.0.clone() };
            if !keep_if_it_fails(&mut best, smaller, &play) {
                at += 1;
            }
        }
        if best.0 == before || tries > TRIES {
            return best;
        }
    }
}

fn keep_if_it_fails(
    best: &mut (Trial, Fault),
    smaller: Trial,
    play: &impl Fn(&Trial) -> Option<Fault>,
) -> bool {
    if smaller == best.0 {
        return false;
    }
    match play(&smaller) {
        Some(fault) if fault.broken.invariant == best.1.broken.invariant => {
            *best = (smaller, fault);
            true
        }
        _ => false,
    }
}

fn without(trial: &Trial, start: usize, size: usize) -> Trial {
    let kept = |at: &usize| *at < start || *at >= start + size;
    let decisions =
        trial.decisions.iter().enumerate().filter(|(at, _)| kept(at)).map(|(_, it)| *it).collect();
    Trial { decisions, ..trial.clone() }
}

fn plainer(trial: &Trial, start: usize, size: usize) -> Trial {
    let mut plainer = trial.clone();
    plainer.decisions.iter_mut().skip(start).take(size).for_each(|decision| *decision = PLAIN);
    plainer
}

/// The set-up with one thing less, the `at`-th of all that could be left out.
fn smaller_setup(setup: &Setup, mut at: usize) -> Option<Setup> {
    let mut smaller = setup.clone();
    if at < setup.permanents.len() {
        smaller.permanents.remove(at);
        for it in &mut smaller.permanents {
            it.attached_to = it.attached_to.map(|host| if host > at { host - 1 } else { host });
        }
        return Some(smaller);
    }
    at -= setup.permanents.len();
    leave_out(&mut smaller, at).then_some(smaller)
}

/// Takes one card away, the `at`-th of all that the players have; `false` if there are not so many.
fn leave_out(setup: &mut Setup, mut at: usize) -> bool {
    for player in &mut setup.players {
        for zone in [&mut player.hand, &mut player.library, &mut player.graveyard, &mut player.exile] {
            if at < zone.len() {
                zone.remove(at);
                return true;
            }
            at -= zone.len();
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::invariant::Broken;

    /// A fault that needs one decision and one permanent is shrunk to just these.
    #[test]
    #[allow(clippy::expect_used)]
    fn what_does_not_matter_is_left_out() {
        let mut trial = Trial::of(3);
        trial.decisions[17] = 7;
        let needed = trial.setup.permanents[1].card.clone();
        let fails = |trial: &Trial| {
            let decision = trial.decisions.iter().position(|it| *it == 7)?;
            trial.setup.permanents.iter().find(|it| it.card == needed)?;
            Some(Fault { broken: Broken { invariant: "a test", found: String::new() }, decision })
        };
        let fault = fails(&trial).expect("it fails");
        let (small, fault) = shrink(&trial, &fault, fails);
        assert_eq!((small.decisions.as_slice(), fault.decision), (&[7][..], 0));
        assert_eq!(small.setup.permanents.len(), 1);
        assert!(small.setup.players.iter().all(|it| it.hand.is_empty() && it.library.is_empty()));
    }
}
