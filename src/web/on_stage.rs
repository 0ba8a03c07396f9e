//! What the presenter's stage has room for: the permanents that the event and the question are about before all others, and the
//! stack when it is about that. Pure.

use crate::engine::ObjectId;
use crate::session::snapshot::{
    CardView, EventKind, FlagKind, LogEntry, PermanentKind, PermanentView, PlayerView, Side, Snapshot,
};

/// More permanents than these cannot be read from the back of a room.
pub const MOST: usize = 8;

/// Beside the stack there is room for no more than these.
const BESIDE_STACK: usize = 6;

/// Where there is no room for all, so many stand there even if nothing concerns them: the stage is not bare, and an event that
/// concerns one of them changes nothing on it.
const COMPANY: usize = 5;

/// What a permanent has to do with the event; the most comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// The event or the question is about it, or about something attached to it.
    Subject,
    /// It is out of phase or will be next, fights, is aimed at, or its ability waits or is on the stack.
    Involved,
    /// The event or the question is about this land, among others: of lands there are many.
    SubjectLand,
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
    /// The cards in his hand that the question is about.
    pub cards: Vec<&'a CardView>,
    /// How many of his permanents, lands aside, have no room there.
    pub more: usize,
}

impl Group<'_> {
    /// How many things stand there.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.permanents.len() + self.cards.len()
    }
}

/// The permanents on the stage, player by player: all but the lands where there is room. Else what they have to do with the event decides who is chosen; those who are
/// stand in the order of the table, so that none changes places from event to event.
#[must_use]
pub fn on_stage(shown: &Snapshot) -> Vec<Group<'_>> {
    let subjects = subjects(shown);
    let sides = &shown.table.sides;
    let all = sides.iter().flat_map(of_side);
    let mut ranked: Vec<_> = all.filter_map(|view| Some((part(view, &subjects, shown)?, view.id))).collect();
    // What is about lands alone shows them first.
    if ranked.iter().all(|(part, _)| *part != Part::Subject) {
        ranked
            .iter_mut()
            .filter(|(part, _)| *part == Part::SubjectLand)
            .for_each(|ranked| ranked.0 = Part::Subject);
    }
    ranked.sort_by_key(|(part, _)| *part);
    let concerned = ranked.iter().filter(|(part, _)| *part != Part::Bystander).count();
    let most = if shows_stack(shown) { BESIDE_STACK } else { MOST };
    if ranked.len() > most {
        ranked.truncate(concerned.clamp(COMPANY, most));
    }
    let is_chosen = |view: &&PermanentView| ranked.iter().any(|(_, id)| *id == view.id);
    let is_asked = |card: &&CardView| shown.prompt.about.contains(&card.id);
    let groups = sides.iter().filter(|side| !side.player.has_left).map(|side| Group {
        player: &side.player,
        permanents: of_side(side).filter(is_chosen).collect(),
        cards: side.player.hand.iter().filter(is_asked).collect(),
        more: side.permanents.iter().filter(|view| !is_chosen(view)).count(),
    });
    groups.filter(|group| group.count() > 0 || seats_all(shown)).collect()
}

/// Whether every player has a place on the stage, with his life: two always have, more only where the event is about life.
#[must_use]
pub fn seats_all(shown: &Snapshot) -> bool {
    let is_about_life = |entry: &LogEntry| match entry.kind {
        EventKind::Life => true,
        EventKind::Damage | EventKind::StateBased => !entry.players.is_empty(),
        _ => entry.event == "manaBurned",
    };
    shown.table.sides.len() <= 2 || event(shown).is_some_and(is_about_life)
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

/// What is spoken of: by the event, or by the attempt that was refused after it, and by what is asked.
fn subjects(shown: &Snapshot) -> Vec<ObjectId> {
    let told: &[ObjectId] = match (&shown.refused, event(shown)) {
        (Some(refused), _) => &refused.objects,
        (None, Some(entry)) => &entry.objects,
        (None, None) => &[],
    };
    told.iter().chain(&*shown.prompt.about).copied().collect()
}

fn of_side(side: &Side) -> impl Iterator<Item = &PermanentView> {
    side.permanents.iter().chain(side.lands.iter().flat_map(|group| group.lands.iter()))
}

/// `None` for a land that nothing concerns.
fn part(view: &PermanentView, subjects: &[ObjectId], shown: &Snapshot) -> Option<Part> {
    let is_land = view.kind == PermanentKind::Land;
    let mut with_attached = std::iter::once(view).chain(view.attachments.iter());
    match (with_attached.any(|it| subjects.contains(&it.id)), is_land) {
        (true, false) => Some(Part::Subject),
        (true, true) => Some(Part::SubjectLand),
        _ if is_involved(view, shown) => Some(Part::Involved),
        (false, false) => Some(Part::Bystander),
        (false, true) => None,
    }
}

fn is_involved(view: &PermanentView, shown: &Snapshot) -> bool {
    let table = &shown.table;
    let goes_next = view.flags.iter().any(|flag| flag.kind == FlagKind::Soon);
    let mut waiting = table.waiting.iter().map(|trigger| trigger.source);
    let mut on_stack = table.stack.iter().filter_map(|item| item.source);
    let acts = waiting.any(|source| source == view.id) || on_stack.any(|source| source == view.id);
    view.phase.is_out() || goes_next || view.combat.is_some() || view.is_targeted || acts
}
