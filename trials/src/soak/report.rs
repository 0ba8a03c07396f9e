//! What a long run says: its result as a table, and a failure as something to play again.

use std::fmt::Write as _;

use super::Soak;
use super::progress::Progress;
use crate::trial::{Fault, Trial};

/// The result as a Markdown table.
pub fn table(soak: &Soak, progress: &Progress) -> String {
    let actions = progress.actions();
    let share = |of: u64| (of * 100).checked_div(actions).unwrap_or(0);
    let [classic, current] = progress.actions_of;
    let mut text = String::from("| | |\n|---|---:|\n");
    let mut row = |name: &str, value: String| {
        let _ = writeln!(text, "| {name} | {value} |");
    };
    row("actions", grouped(actions));
    row("games", grouped(progress.games));
    row("events", grouped(progress.events));
    row("`classic`", format!("{} ({} %)", grouped(classic), share(classic)));
    row("`current`", format!("{} ({} %)", grouped(current), share(current)));
    row("seed of the run", soak.seed.to_string());
    row("games at once", soak.threads.to_string());
    row("seconds", format!("{:.0}", progress.seconds));
    row("games that broke something", progress.failures.len().to_string());
    for seed in &progress.failures {
        row("seed", seed.to_string());
    }
    text
}

/// A failing game: its seed, what it breaks, and the smallest set-up and choices that do.
pub fn failure(seed: u64, small: &Trial, fault: &Fault) -> String {
    let mut text = format!("seed {seed} breaks \"{}\"\n", fault.broken);
    let _ = writeln!(text, "again: cargo run -p trials -- game {seed}");
    let setup = &small.setup;
    let _ = writeln!(
        text,
        "{:?}, turn {} of {:?}, from {:?}, teams {:?}, free mana {}",
        setup.ruleset.edition, setup.turn, setup.active, setup.step, setup.teams, setup.free_mana
    );
    for (at, it) in setup.permanents.iter().enumerate() {
        let _ = writeln!(
            text,
            "  {} {} of {:?} under {:?}{}{}{} on {:?} {:?} {:?} damage {} {:?}",
            at + 1,
            it.card.name,
            it.owner,
            it.controller,
            if it.is_token { ", token" } else { "" },
            if it.is_tapped { ", tapped" } else { "" },
            if it.arrived_this_turn { ", new" } else { "" },
            it.attached_to.map(|host| host + 1),
            it.enchants,
            it.phased_out,
            it.damage,
            it.counters,
        );
    }
    for player in &setup.players {
        let names = |zone: &[std::sync::Arc<in_fase::engine::Card>]| {
            zone.iter().map(|card| card.name.to_string()).collect::<Vec<_>>().join(", ")
        };
        let _ = writeln!(
            text,
            "  {}: life {}, poison {}, hand [{}], library [{}]",
            player.name,
            player.life,
            player.poison,
            names(&player.hand),
            names(&player.library)
        );
    }
    for (decision, action) in small.decisions.iter().zip(small.actions()) {
        let _ = writeln!(text, "  {decision}: {action:?}");
    }
    text
}

/// A number in groups of three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn digits_go_in_threes() {
        let shown = [7, 1_000, 10_000_000].map(super::grouped);
        assert_eq!(shown, ["7", "1 000", "10 000 000"]);
    }
}
