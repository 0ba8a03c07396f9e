//! What a sentence may refer back to: its targets, "it" and "X"; and the words for objects, players and amounts.

use super::filter::filter;
use crate::engine::{Amount, Lasting, ObjectFilter, PlayerFilter, Subject, TargetSpec, Who};
use crate::notation::cursor::Cursor;
use crate::notation::fault::{Fault, Problem, Wanted};
use crate::notation::number;
use crate::notation::turn::step;

/// The most tokens or copies that one instruction makes.
const OBJECTS_LIMIT: i32 = 100;
/// The most targets of one spell or ability.
const TARGETS_LIMIT: usize = 8;
pub(super) const ORDINALS: [&str; 8] = [
    "first target",
    "second target",
    "third target",
    "fourth target",
    "fifth target",
    "sixth target",
    "seventh target",
    "eighth target",
];

/// What a sentence may refer back to.
#[derive(Clone, Debug, Default)]
pub(super) struct Context {
    /// The targets named so far.
    pub targets: Vec<TargetSpec>,
    /// What "it" means.
    pub it: Option<Subject>,
    /// What "X" means in this sentence.
    pub x: Option<Amount>,
    /// Whether this sentence has used "X".
    pub x_used: bool,
    /// Whether anything refers to the object or player that a trigger is about.
    pub that_used: bool,
    /// The word "phased-out", where nothing looks for what is phased out.
    pub out_of_phase: Option<Fault>,
    /// The largest target number referred to, and where.
    referred: Option<(u8, Fault)>,
}

impl Context {
    /// A context in which "it" already means something: the object of a trigger.
    pub fn about(it: Subject) -> Self {
        Self { it: Some(it), ..Self::default() }
    }

    /// Adds a target and gives its number.
    pub fn new_target(&mut self, cursor: &Cursor<'_>, spec: TargetSpec) -> Result<u8, Fault> {
        if self.targets.len() >= TARGETS_LIMIT {
            return Err(cursor.fault(Problem::TooManyTargets { limit: TARGETS_LIMIT }));
        }
        let number = u8::try_from(self.targets.len()).unwrap_or(u8::MAX);
        self.targets.push(spec);
        Ok(number)
    }

    /// Remembers that a target was referred to; whether there is one is known at the end only.
    pub fn refer(&mut self, cursor: &Cursor<'_>, number: u8) {
        if self.referred.as_ref().is_none_or(|(largest, _)| *largest < number) {
            let problem = Problem::NoSuchTarget { number: u32::from(number) + 1 };
            self.referred = Some((number, cursor.fault(problem)));
        }
    }

    /// Every target referred to must have been named, and nothing meant that can't be seen.
    pub fn check_references(&self) -> Result<(), Fault> {
        if let Some(fault) = &self.out_of_phase {
            return Err(fault.clone());
        }
        match &self.referred {
            Some((number, fault)) if usize::from(*number) >= self.targets.len() => Err(fault.clone()),
            _ => Ok(()),
        }
    }

    /// "first target", "second target" …, counted from 0.
    pub fn ordinal(cursor: &mut Cursor<'_>) -> Option<u8> {
        let number = ORDINALS.iter().position(|phrase| cursor.eat(phrase))?;
        u8::try_from(number).ok()
    }
}

/// The objects that must be named here.
pub(super) fn subject(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Subject, Fault> {
    let found = subject_here(cursor, context)?;
    context.that_used |= found == Subject::That;
    context.it = Some(found.clone());
    Ok(found)
}

const NOUNS: [&str; 8] =
    ["creature", "permanent", "land", "artifact", "enchantment", "card", "spell", "player"];

fn subject_here(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Subject, Fault> {
    let before = *cursor;
    if cursor.eat("this") {
        cursor.eat_any(&NOUNS);
        return Ok(Subject::This);
    }
    if cursor.eat_any(&["it", "them", "they"]) {
        return context.it.clone().ok_or_else(|| before.fault(Problem::NothingMeantByIt));
    }
    if cursor.eat_any(&["enchanted", "equipped"]) {
        if !cursor.eat_any(&NOUNS) {
            return Err(cursor.wanted(Wanted::Word("creature")));
        }
        return Ok(Subject::Host);
    }
    if cursor.eat("that") {
        if !cursor.eat_any(&NOUNS) {
            return Err(cursor.wanted(Wanted::Word("permanent")));
        }
        return Ok(Subject::That);
    }
    if let Some(number) = Context::ordinal(cursor) {
        context.refer(&before, number);
        return Ok(Subject::Target(number));
    }
    if cursor.eat("target") {
        let place = *cursor;
        let wanted = filter(cursor, context, false)?;
        return Ok(Subject::Target(context.new_target(&place, TargetSpec::Permanent(wanted))?));
    }
    let plural = !cursor.eat("each");
    cursor.eat("all");
    let place = *cursor;
    let phased_out = cursor.eat("phased-out");
    if phased_out {
        context.out_of_phase = Some(place.wanted(Wanted::Objects));
    }
    Ok(Subject::Each(ObjectFilter { phased_out, ..filter(cursor, context, plural)? }))
}

/// The player meant here, if one is.
pub(super) fn maybe_who(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Option<Who>, Fault> {
    let before = *cursor;
    if cursor.eat("you") {
        return Ok(Some(Who::You));
    }
    if cursor.eat_any(&["each player", "all players"]) {
        return Ok(Some(Who::EachPlayer));
    }
    if cursor.eat_any(&["your opponent", "each opponent", "an opponent", "opponent"]) {
        return Ok(Some(Who::Opponent));
    }
    if cursor.eat("enchanted player") {
        return Ok(Some(Who::EnchantedPlayer));
    }
    if cursor.eat("that player") {
        context.that_used = true;
        return Ok(Some(Who::ThatPlayer));
    }
    if cursor.sees("target player") || cursor.sees("target opponent") {
        let opponent = cursor.sees("target opponent");
        cursor.skip();
        cursor.skip();
        let damaged_by_this = cursor.eat_any(&["this damaged before", "this damaged"]);
        let spec = TargetSpec::Player(PlayerFilter { opponent, damaged_by_this });
        return Ok(Some(Who::Target(context.new_target(&before, spec)?)));
    }
    if cursor.eat_any(&["its controller", "their controller"]) {
        return match context.it {
            Some(Subject::Target(number)) => Ok(Some(Who::ControllerOfTarget(number))),
            Some(Subject::That) => {
                context.that_used = true;
                Ok(Some(Who::ThatPlayer))
            }
            _ => Err(before.fault(Problem::NothingMeantByIt)),
        };
    }
    if cursor.eat("controller of") {
        let number = Context::ordinal(cursor).ok_or_else(|| cursor.wanted(Wanted::Word("first target")))?;
        context.refer(&before, number);
        return Ok(Some(Who::ControllerOfTarget(number)));
    }
    if let Some(number) = Context::ordinal(cursor) {
        if matches!(context.targets.get(usize::from(number)), Some(TargetSpec::Player(_))) {
            return Ok(Some(Who::Target(number)));
        }
        *cursor = before;
    }
    Ok(None)
}

/// The amount that must stand here: a number, "a" for one, or X.
pub(super) fn amount(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Amount, Fault> {
    let before = *cursor;
    if cursor.eat_any(&["an", "a", "one"]) {
        return Ok(Amount::Fixed(1));
    }
    if cursor.eat("X") {
        context.x_used = true;
        return context.x.clone().ok_or_else(|| before.fault(Problem::NothingMeantByX));
    }
    let number = cursor.number()?;
    Ok(Amount::Fixed(i32::try_from(number).unwrap_or(i32::MAX)))
}

/// An amount of new objects, which is bounded: tokens and copies take room.
pub(super) fn bounded_amount(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Amount, Fault> {
    let before = *cursor;
    match amount(cursor, context)? {
        Amount::Fixed(number) if number > OBJECTS_LIMIT => {
            let limit = OBJECTS_LIMIT.unsigned_abs();
            Err(before.fault(Problem::NumberTooBig { limit }))
        }
        found => Ok(found),
    }
}

/// What stands after "where X is the number of".
pub(super) fn count(cursor: &mut Cursor<'_>, context: &mut Context) -> Result<Amount, Fault> {
    let before = *cursor;
    if let Ok(counter) = number::need_counter(cursor)
        && cursor.eat("on this")
    {
        return Ok(Amount::CountersOnThis(counter));
    }
    *cursor = before;
    let named = context.targets.len();
    let counted = filter(cursor, context, true)?;
    if context.targets.len() > named {
        return Err(before.wanted(Wanted::Objects));
    }
    Ok(Amount::Count(counted))
}

/// The duration here; no words mean no stated duration.
pub(super) fn lasting(cursor: &mut Cursor<'_>) -> Result<Lasting, Fault> {
    let fixed = [
        ("until end of turn", Lasting::UntilEndOfTurn),
        ("this turn", Lasting::UntilEndOfTurn),
        ("until end of combat", Lasting::UntilEndOfCombat),
        ("this combat", Lasting::UntilEndOfCombat),
        ("until your next turn", Lasting::UntilYourNextTurn),
        ("for as long as you control this", Lasting::WhileYouControlThis),
        ("for as long as you control it", Lasting::WhileYouControlIt),
        ("for as long as this remains tapped", Lasting::WhileThisTapped),
        ("for as long as this stays tapped", Lasting::WhileThisTapped),
        ("during its controller's next untap step", Lasting::NextUntapStep),
    ];
    if let Some((_, lasting)) = fixed.into_iter().find(|(phrase, _)| cursor.eat(phrase)) {
        return Ok(lasting);
    }
    if cursor.eat("until your next") {
        return Ok(Lasting::UntilYourNext(step(cursor)?));
    }
    if cursor.sees("until") || cursor.sees("for") || cursor.sees("during") {
        return Err(cursor.wanted(Wanted::Duration));
    }
    Ok(Lasting::Indefinitely)
}
