//! From an edit to the board after it.

use super::draft::Draft;
use super::edit::{Edit, Seats};
use super::lines::{insert, owner, permanents, said, say};
use super::{card_form, permanent, player};
use crate::engine::{Edition, PlayerId};
use crate::scenario::{Attribute, Editions, Fault, Name, PermanentLine, Scenario, SetupLine};

impl Draft {
    /// The board after an edit, made where this edition is shown.
    ///
    /// # Errors
    /// Why it can't be written so; nothing is changed.
    pub fn after(&self, edit: &Edit, edition: Edition) -> Result<Self, Vec<Fault>> {
        if let Edit::Write(text) = edit {
            return Ok(self.written(text));
        }
        // The forms show what the text said before: an edit there would lose what is being written.
        if !self.is_readable() {
            return Err(self.unread().to_vec());
        }
        let mut scenario = self.scenario().clone();
        apply(&mut scenario, edit, edition)?;
        if scenario == *self.scenario() {
            return Ok(self.clone());
        }
        Self::of(&scenario)
    }
}

fn apply(scenario: &mut Scenario, edit: &Edit, edition: Edition) -> Result<(), Vec<Fault>> {
    match edit {
        Edit::Write(_) => {}
        Edit::Name(name) => {
            scenario.heading = name.split_whitespace().collect::<Vec<_>>().join(" ").into();
        }
        Edit::For(only) => scenario.editions = only.map_or(Editions::Both, Editions::Only),
        Edit::Seats(seats) => sit(scenario, edition, *seats),
        Edit::Turn(number) => {
            let (_, of, is_first) = turn(scenario, edition);
            say_turn(scenario, edition, (*number, of, is_first && *number == 1));
        }
        Edit::TurnOf(of) => {
            let (number, _, is_first) = turn(scenario, edition);
            say_turn(scenario, edition, (number, *of, is_first));
        }
        Edit::FirstTurn(is_first) => {
            let (number, of, _) = turn(scenario, edition);
            say_turn(scenario, edition, (if *is_first { 1 } else { number }, of, *is_first));
        }
        Edit::StartAt(step) => {
            say(
                scenario,
                edition,
                |own| matches!(own, SetupLine::StartAt(_)),
                Some(SetupLine::StartAt(*step)),
            );
        }
        Edit::Time(time) => {
            say(scenario, edition, |own| matches!(own, SetupLine::Time(_)), time.map(SetupLine::Time));
        }
        Edit::PreviousTurn(turn) => {
            let statement = turn.as_ref().map(|(of, spells)| {
                let cast = |player: PlayerId| spells.iter().find(|(own, _)| *own == player);
                let others = spells.iter().filter(|(player, spells)| player != of && *spells > 0);
                SetupLine::PreviousTurn {
                    of: *of,
                    spells: cast(*of).map_or(0, |(_, spells)| *spells),
                    others: others.copied().collect(),
                }
            });
            say(scenario, edition, |own| matches!(own, SetupLine::PreviousTurn { .. }), statement);
        }
        Edit::FreeMana(is_free) => {
            let statement = is_free.then_some(SetupLine::FreeMana);
            say(scenario, edition, |own| matches!(own, SetupLine::FreeMana), statement);
        }
        Edit::Player(of, edit) => player::apply(scenario, *of, edit, edition),
        Edit::Add(player, card) => {
            let card = Name::new(&**card);
            let attributes = Vec::new();
            let own = PermanentLine { player: *player, label: None, card, on: None, attributes };
            insert(scenario, SetupLine::Have(own));
        }
        Edit::Permanent(at, edit) => permanent::apply(scenario, *at, edit),
        Edit::PutCard(at, form) => card_form::put(scenario, *at, form)?,
        Edit::RemoveCard(at) => card_form::remove(scenario, *at),
        Edit::RemoveScriptLine(at) => {
            if *at < scenario.script.len() {
                scenario.script.remove(*at);
            }
        }
        Edit::ClearScript => scenario.script.clear(),
    }
    Ok(())
}

/// Which turn it is, whose, and whether it is the first of the game.
pub(super) fn turn(scenario: &Scenario, edition: Edition) -> (u32, PlayerId, bool) {
    let read = |own: &SetupLine| match own {
        SetupLine::Turn { number, of, is_first } => Some((*number, *of, *is_first)),
        _ => None,
    };
    said(scenario, edition, read).unwrap_or((2, PlayerId::One, false))
}

fn say_turn(scenario: &mut Scenario, edition: Edition, (number, of, is_first): (u32, PlayerId, bool)) {
    let statement = SetupLine::Turn { number, of, is_first };
    say(scenario, edition, |own| matches!(own, SetupLine::Turn { .. }), Some(statement));
}

/// Two, three or four sit down; who is no longer there takes along what was his.
fn sit(scenario: &mut Scenario, edition: Edition, seats: Seats) {
    let [one, two, three, four] = PlayerId::ALL;
    let (there, statement): (&[PlayerId], Option<SetupLine>) = match seats {
        Seats::Two => (&[one, two], None),
        Seats::Three => (&[one, two, three], Some(SetupLine::Players(3))),
        Seats::Four => (&PlayerId::ALL, Some(SetupLine::Players(4))),
        Seats::Teams => (&PlayerId::ALL, Some(SetupLine::Teams(vec![vec![one, three], vec![two, four]]))),
        Seats::Other => return,
    };
    say(scenario, edition, |own| matches!(own, SetupLine::Players(_) | SetupLine::Teams(_)), None);
    if let Some(statement) = statement {
        insert(scenario, statement);
    }
    let leaves = |player: &PlayerId| !there.contains(player);
    let gone: Vec<usize> =
        permanents(scenario).filter(|(_, own)| leaves(&own.player)).map(|(at, _)| at).collect();
    for at in gone.into_iter().rev() {
        permanent::remove(scenario, at);
    }
    scenario.setup.retain(|own| owner(&own.statement).is_none_or(|player| !leaves(&player)));
    for own in &mut scenario.setup {
        match &mut own.statement {
            SetupLine::Have(own) => stay(own, &leaves),
            SetupLine::Turn { of, .. } if leaves(of) => *of = one,
            SetupLine::PreviousTurn { of, spells, others } => {
                others.retain(|(player, _)| !leaves(player));
                if leaves(of) {
                    (*of, *spells) = (two, 0);
                    others.retain(|(player, _)| *player != two);
                }
            }
            _ => {}
        }
    }
}

/// A permanent that stays forgets those who leave.
fn stay(permanent: &mut PermanentLine, leaves: &impl Fn(&PlayerId) -> bool) {
    permanent.attributes.retain(|own| match own {
        Attribute::OwnedBy(player) | Attribute::Damaged(player) => !leaves(player),
        _ => true,
    });
    for own in &mut permanent.attributes {
        if matches!(own, Attribute::PhasedOut(Some(player)) if leaves(player)) {
            *own = Attribute::PhasedOut(None);
        }
    }
    if permanent.on.as_ref().and_then(crate::scenario::host_player).is_some_and(|player| leaves(&player)) {
        permanent.on = None;
    }
}
