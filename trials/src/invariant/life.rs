//! Life changes by what the events say, and by nothing else.

use in_fase::engine::{Event, PlayerId, Target};

use super::{Happened, Verdict, holds};

/// 104, 120.3 / 119, 120.3: damage, gain, loss, mana burn and lifelink; the members of a team have one total (810.9).
pub(super) fn adds_up(happened: &Happened<'_>) -> Verdict {
    let game = happened.before;
    for player in game.players() {
        let own = |other: PlayerId| game.are_teammates(*player, other);
        let of = |other: PlayerId, amount: u32| if own(other) { i64::from(amount) } else { 0 };
        let all = |players: &[PlayerId], amount: u32| players.iter().map(|it| of(*it, amount)).sum::<i64>();
        let change: i64 = match &happened.entry.event {
            Event::LifeGained { players, amount } => all(players, *amount),
            Event::LifeLost { players, amount } => -all(players, *amount),
            Event::ManaBurned { lost } => {
                -lost.iter().map(|pool| of(pool.player, pool.mana.total())).sum::<i64>()
            }
            Event::DamageDealt { dealt, .. } => dealt
                .iter()
                .map(|it| {
                    let hurt = match it.to {
                        Target::Player(to) => of(to, it.amount),
                        Target::Object(_) => 0,
                    };
                    it.lifelink.map_or(0, |gains| of(gains, it.amount)) - hurt
                })
                .sum(),
            _ => 0,
        };
        let had = i64::from(game.player(*player).life);
        let has = i64::from(happened.after.player(*player).life);
        holds(has == had + change, || format!("{player:?} had {had}, changes by {change}, has {has}"))?;
    }
    Ok(())
}
