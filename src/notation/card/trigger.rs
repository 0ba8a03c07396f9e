//! What triggered abilities watch for: "whenever a creature you control phases in", "at the beginning of your upkeep".

use super::context::Context;
use super::filter::filter;
use crate::engine::{Condition, Happening, PlayerHappening, Step, Subject, TriggerCondition, Watched, Whose};
use crate::notation::cursor::Cursor;
use crate::notation::fault::{Fault, Wanted};
use crate::notation::turn::step;

/// Whether a triggered ability begins here.
pub(super) fn begins(cursor: &Cursor<'_>) -> bool {
    cursor.sees("when")
        || cursor.sees("whenever")
        || cursor.sees("at the beginning of")
        || cursor.sees("at end of turn")
}

/// What happens to objects; longer phrases first.
pub(super) const HAPPENINGS: [(&str, Happening); 22] = [
    ("enters the battlefield", Happening::Enters),
    ("comes into play", Happening::Enters),
    ("enters", Happening::Enters),
    ("leaves the battlefield", Happening::Leaves),
    ("leaves play", Happening::Leaves),
    ("leaves", Happening::Leaves),
    ("is put into a graveyard from play", Happening::Dies),
    ("dies", Happening::Dies),
    ("phases in", Happening::PhasesIn),
    ("phases out", Happening::PhasesOut),
    ("attacks and isn't blocked", Happening::AttacksUnblocked),
    ("attacks and is not blocked", Happening::AttacksUnblocked),
    ("attacks", Happening::Attacks),
    ("blocks", Happening::Blocks),
    ("becomes blocked", Happening::BecomesBlocked),
    ("deals combat damage to a player", Happening::DealsCombatDamageToPlayer),
    ("deals damage", Happening::DealsDamage),
    ("is dealt damage", Happening::IsDealtDamage),
    ("becomes tapped", Happening::BecomesTapped),
    ("becomes untapped", Happening::BecomesUntapped),
    ("becomes attached", Happening::BecomesAttached),
    ("becomes unattached", Happening::BecomesUnattached),
];

/// What happens to players.
pub(super) const PLAYER_HAPPENINGS: [(&str, PlayerHappening); 10] = [
    ("draws a card", PlayerHappening::Draws),
    ("draw a card", PlayerHappening::Draws),
    ("discards a card", PlayerHappening::Discards),
    ("discard a card", PlayerHappening::Discards),
    ("casts a spell", PlayerHappening::Casts),
    ("cast a spell", PlayerHappening::Casts),
    ("gains life", PlayerHappening::GainsLife),
    ("gain life", PlayerHappening::GainsLife),
    ("loses life", PlayerHappening::LosesLife),
    ("lose life", PlayerHappening::LosesLife),
];

/// What the ability watches for, its condition, and what "it" means in its effect; up to the `:`, which is taken.
pub(super) fn trigger(
    cursor: &mut Cursor<'_>,
) -> Result<(TriggerCondition, Option<Condition>, Context), Fault> {
    let when = if cursor.eat("at the beginning of") {
        at_beginning(cursor)?
    } else if cursor.eat("at end of turn") {
        TriggerCondition::AtBeginning { step: Step::End, whose: Whose::Each }
    } else {
        cursor.eat_any(&["when", "whenever"]);
        whenever(cursor)?
    };
    let context = match when {
        TriggerCondition::Object { .. } => Context::about(Subject::That),
        _ => Context::about(Subject::This),
    };
    let condition = condition(cursor)?;
    if !cursor.eat_mark(",") {
        cursor.need_mark(":")?;
    }
    Ok((when, condition, context))
}

fn at_beginning(cursor: &mut Cursor<'_>) -> Result<TriggerCondition, Fault> {
    let whose = if cursor.eat("your") {
        Whose::Your
    } else if cursor.eat_any(&["each opponent's", "your opponent's", "opponent's"]) {
        Whose::Opponents
    } else if cursor.eat("enchanted player's") {
        Whose::Enchanted
    } else {
        cursor.eat_any(&["each player's", "each", "the"]);
        Whose::Each
    };
    let step = step(cursor)?;
    let whose = if cursor.eat("on your turn") { Whose::Your } else { whose };
    Ok(TriggerCondition::AtBeginning { step, whose })
}

fn whenever(cursor: &mut Cursor<'_>) -> Result<TriggerCondition, Fault> {
    if cursor.eat("day becomes night") {
        return Ok(TriggerCondition::DayBecomesNight);
    }
    if cursor.eat("night becomes day") {
        return Ok(TriggerCondition::NightBecomesDay);
    }
    if cursor.eat("you lose control of") {
        return Ok(TriggerCondition::Object { happens: Happening::ControlLost, to: watched(cursor)? });
    }
    let players = [
        ("you", Whose::Your),
        ("an opponent", Whose::Opponents),
        ("opponent", Whose::Opponents),
        ("a player", Whose::Each),
        ("enchanted player", Whose::Enchanted),
    ];
    let before = *cursor;
    if let Some(whose) = cursor.eat_one_of(&players) {
        if let Some(happens) = cursor.eat_one_of(&PLAYER_HAPPENINGS) {
            return Ok(TriggerCondition::Player { happens, whose });
        }
        *cursor = before;
    }
    let to = watched(cursor)?;
    let happens = cursor.eat_one_of(&HAPPENINGS).ok_or_else(|| cursor.wanted(Wanted::Trigger))?;
    Ok(TriggerCondition::Object { happens, to })
}

fn watched(cursor: &mut Cursor<'_>) -> Result<Watched, Fault> {
    if cursor.eat("this") {
        cursor.eat_any(&["creature", "permanent", "land", "artifact", "enchantment"]);
        return Ok(Watched::This);
    }
    if cursor.eat_any(&["enchanted", "equipped"]) {
        if cursor.eat_any(&["creature", "permanent", "land", "artifact"]) {
            return Ok(Watched::Host);
        }
        return Err(cursor.wanted(Wanted::Word("creature")));
    }
    cursor.eat_any(&["an", "a"]);
    filter_without_targets(cursor).map(Watched::Any)
}

/// A filter that may not name a target, as in conditions.
pub(super) fn filter_without_targets(cursor: &mut Cursor<'_>) -> Result<crate::engine::ObjectFilter, Fault> {
    let before = *cursor;
    let mut context = Context::default();
    let filter = filter(cursor, &mut context, false)?;
    if filter.controlled_by_target.is_some() {
        return Err(before.wanted(Wanted::Objects));
    }
    Ok(filter)
}

fn condition(cursor: &mut Cursor<'_>) -> Result<Option<Condition>, Fault> {
    if !(cursor.sees_mark(",") && cursor.ahead(1).is_some_and(|next| next.text.eq_ignore_ascii_case("if"))) {
        return Ok(None);
    }
    cursor.skip();
    cursor.skip();
    condition_here(cursor).map(Some)
}

/// The condition that must stand here, after "if" or "as long as".
pub(super) fn condition_here(cursor: &mut Cursor<'_>) -> Result<Condition, Fault> {
    if cursor.eat("you control") {
        cursor.eat_any(&["an", "a"]);
        return filter_without_targets(cursor).map(Condition::YouControl);
    }
    if cursor.eat_any(&["this is tapped", "it is tapped"]) {
        return Ok(Condition::ThisTapped);
    }
    if cursor.eat_any(&["this is untapped", "it is untapped"]) {
        return Ok(Condition::ThisUntapped);
    }
    Err(cursor.wanted(Wanted::Condition))
}
