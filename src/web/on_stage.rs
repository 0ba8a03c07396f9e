//! What the presenter's stage has room for: the permanents that the event is about before all others, the stack and the
//! players' life when it is about those. Pure.

use crate::engine::ObjectId;
use crate::session::snapshot::{
    EventKind, LogEntry, PermanentKind, PermanentView, PlayerView, Side, Snapshot,
};

/// More permanents than these cannot be read from the back of a room.
pub const MOST: usize = 5;

/// So many stand there even if nothing concerns them: the stage is not bare.
const COMPANY: usize = 3;

/// What a permanent has to do with the event; the most comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// The event touches it, or something attached to it.
    Subject,
    /// The same of a land: of those there are many.
    SubjectLand,
    /// It is out of phase, fights, or is aimed at.
    Involved,
    /// Nothing.
    Bystander,
}

/// A player, and what of his stands on the stage.
#[derive(Clone, Debug, PartialEq)]
pub struct Group<'a> {
    /// The player.
    pub player: &'a PlayerView,
    /// His permanents, each with what is attached to it.
    pub permanents: Vec<&'a PermanentView>,
}

/// The permanents on the stage, player by player. What they have to do with the event decides who is chosen; those who are
/// stand in the order of the table, so that none changes places from event to event.
#[must_use]
pub fn on_stage(shown: &Snapshot) -> Vec<Group<'_>> {
    let subjects = subjects(shown);
    let sides = &shown.table.sides;
    let all = sides.iter().flat_map(of_side);
    let mut ranked: Vec<_> = all.filter_map(|view| Some((part(view, subjects)?, view.id))).collect();
    ranked.sort_by_key(|(part, _)| *part);
    let concerned = ranked.iter().filter(|(part, _)| *part != Part::Bystander).count();
    ranked.truncate(concerned.clamp(COMPANY, MOST));
    let is_chosen = |view: &&PermanentView| ranked.iter().any(|(_, id)| *id == view.id);
    let groups = sides
        .iter()
        .map(|side| Group { player: &side.player, permanents: of_side(side).filter(is_chosen).collect() });
    groups.filter(|group| !group.permanents.is_empty() || shows_life(shown)).collect()
}

/// Whether the event is about the players' life.
#[must_use]
pub fn shows_life(shown: &Snapshot) -> bool {
    event(shown).is_some_and(|entry| match entry.kind {
        EventKind::Life => true,
        EventKind::Damage | EventKind::StateBased => !entry.players.is_empty(),
        _ => entry.event == "manaBurned",
    })
}

/// Whether the event is about the stack: something is on it or waits for it, or has just left it.
#[must_use]
pub fn shows_stack(shown: &Snapshot) -> bool {
    let table = &shown.table;
    let has_left = || event(shown).is_some_and(|entry| entry.kind == EventKind::Resolve);
    !table.stack.is_empty() || !table.waiting.is_empty() || has_left()
}

fn event(shown: &Snapshot) -> Option<&LogEntry> {
    shown.log.entries.last().map(|entry| &**entry)
}

/// What is spoken of: by the event, or by the attempt that was refused after it.
fn subjects(shown: &Snapshot) -> &[ObjectId] {
    match (&shown.refused, event(shown)) {
        (Some(refused), _) => &refused.objects,
        (None, Some(entry)) => &entry.objects,
        (None, None) => &[],
    }
}

fn of_side(side: &Side) -> impl Iterator<Item = &PermanentView> {
    side.permanents.iter().chain(side.lands.iter().flat_map(|group| group.lands.iter()))
}

/// `None` for a land that nothing concerns.
fn part(view: &PermanentView, subjects: &[ObjectId]) -> Option<Part> {
    let is_land = view.kind == PermanentKind::Land;
    let mut with_attached = std::iter::once(view).chain(view.attachments.iter());
    match (with_attached.any(|it| subjects.contains(&it.id)), is_land) {
        (true, false) => Some(Part::Subject),
        (true, true) => Some(Part::SubjectLand),
        _ if view.phase.is_out() || view.combat.is_some() || view.is_targeted => Some(Part::Involved),
        (false, false) => Some(Part::Bystander),
        (false, true) => None,
    }
}
