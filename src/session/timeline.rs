//! Everything that has happened so far, with checkpoints, so that no place is far away.

use super::played::Play;
use super::script::OwnMoves;
use super::told::Told;
use super::view::{RawLines, lines_of};
use super::visited::Visited;
use crate::engine::{Action, Awaiting, Entry, Event, Game, Moment, PlayerId, Refusal};
use crate::scenario::Act;
use std::cell::OnceCell;
use std::rc::Rc;

/// After how many events a checkpoint is due, where the next choice is made.
const CHUNK: usize = 64;

/// The log of a game and the decisions that made it, in chunks that begin with a checkpoint. Cheap to clone: a clone
/// shares every chunk but the last.
#[derive(Clone, Debug)]
pub(super) struct Timeline {
    chunks: Vec<Rc<Chunk>>,
    len: u32,
    end: Rc<Game>,
    lines: OnceCell<RawLines>,
    played: OnceCell<Play>,
    own_moves: OnceCell<OwnMoves>,
    told: Told,
    visited: Visited,
}

#[derive(Clone, Debug)]
struct Chunk {
    /// How many events had happened before.
    first: u32,
    before: Rc<Game>,
    entries: Vec<Entry>,
    /// The choices made where these events are, in order.
    decisions: Vec<Decision>,
    /// What begins with these events, in order.
    marks: Vec<Mark>,
}

impl Chunk {
    const fn after(first: u32, before: Rc<Game>) -> Self {
        Self { first, before, entries: Vec::new(), decisions: Vec::new(), marks: Vec::new() }
    }

    /// What begins with its events before an event, and from it on.
    fn marks_around(&self, seq: u32) -> (&[Mark], &[Mark]) {
        self.marks.split_at(self.marks.partition_point(|mark| mark.seq < seq))
    }
}

/// A choice that somebody made, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decision {
    /// How many events had happened.
    pub(super) at: u32,
    /// In which step.
    pub(super) ordinal: Ordinal,
    /// Who.
    pub(super) actor: PlayerId,
    /// What.
    pub(super) action: Action,
    /// Where the scenario's script stood afterwards.
    pub(super) script: usize,
    /// By whom it was made.
    pub(super) by: By,
    /// The choice beside the scenario's script, once somebody asked.
    pub(super) course: OnceCell<Course>,
}

/// Who made a choice for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// The learner.
    You,
    /// The script.
    Script,
    /// Nobody in particular: it is the plainest there was.
    Nobody,
}

/// A choice beside the scenario's script, as it was made from the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Course {
    /// How far the script is then.
    pub(super) script: usize,
    /// Who made it.
    pub(super) by: By,
    /// What a line of a script says of it; `None` if none can.
    pub(super) act: Option<Act>,
}

impl Decision {
    /// Whether the learner made it.
    pub(super) fn is_yours(&self) -> bool {
        self.by == By::You
    }
}

/// A choice to be made.
pub(super) struct Move {
    /// Who.
    pub(super) actor: PlayerId,
    /// What.
    pub(super) action: Action,
    /// Where the script stands afterwards.
    pub(super) script: usize,
    /// By whom it is made.
    pub(super) by: By,
}

/// A step of a turn, counted: the number of the turn, and how many of its steps have begun or been skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ordinal {
    turn: u32,
    step: u32,
}

/// Where a turn or a step begins, or is skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    /// The number of the event.
    pub(super) seq: u32,
    /// When it is.
    pub(super) at: Moment,
    /// What begins.
    pub(super) kind: MarkKind,
    /// Which step of the turn that is.
    ordinal: Ordinal,
}

impl Mark {
    /// The step that begins or is skipped.
    pub(super) const fn step(&self) -> crate::engine::Step {
        match self.kind {
            MarkKind::Skipped(step, _) | MarkKind::PhaseSkipped(step) => step,
            MarkKind::Turn | MarkKind::Step => self.at.step,
        }
    }
}

/// What a mark stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MarkKind {
    /// A turn begins.
    Turn,
    /// A step begins.
    Step,
    /// A step is skipped.
    Skipped(crate::engine::Step, crate::engine::SkipReason),
    /// A phase is skipped that would have begun with that step.
    PhaseSkipped(crate::engine::Step),
}

impl Timeline {
    /// The timeline of a game before its first event, up to the first decision.
    pub(super) fn new(start: Game) -> Self {
        let start = Rc::new(start);
        let mut timeline = Self {
            chunks: vec![Rc::new(Chunk::after(0, Rc::clone(&start)))],
            len: 0,
            end: start,
            lines: OnceCell::new(),
            played: OnceCell::new(),
            own_moves: OnceCell::new(),
            told: Told::default(),
            visited: Visited::default(),
        };
        let entries = Rc::make_mut(&mut timeline.end).go_on();
        timeline.append(entries);
        timeline
    }

    /// How many events have happened.
    pub(super) const fn len(&self) -> u32 {
        self.len
    }

    /// The game after the last event.
    pub(super) const fn end(&self) -> &Rc<Game> {
        &self.end
    }

    /// Every choice made so far.
    pub(super) fn decisions(&self) -> impl DoubleEndedIterator<Item = &Decision> {
        self.chunks.iter().flat_map(|chunk| &chunk.decisions)
    }

    /// Where turns and steps begin, from an event on.
    pub(super) fn marks_from(&self, seq: u32) -> impl DoubleEndedIterator<Item = &Mark> {
        let chunks = self.chunks.get(self.chunk_index(seq)..).unwrap_or_default();
        chunks.iter().flat_map(move |chunk| chunk.marks_around(seq).1)
    }

    /// Where turns and steps begin, before an event.
    pub(super) fn marks_before(&self, seq: u32) -> impl DoubleEndedIterator<Item = &Mark> {
        let chunks = self.chunks.get(..=self.chunk_index(seq)).unwrap_or_default();
        chunks.iter().flat_map(move |chunk| chunk.marks_around(seq).0)
    }

    /// The game after so many events: only those since the last checkpoint are replayed, or since a game that is still known.
    pub(super) fn game_at(&self, cursor: u32) -> Rc<Game> {
        if cursor >= self.len {
            return Rc::clone(&self.end);
        }
        let Some(chunk) = self.chunk(cursor) else { return Rc::clone(&self.end) };
        let known = self.visited.latest(chunk.first..=cursor);
        let (from, mut game) = known.unwrap_or_else(|| (chunk.first, Rc::clone(&chunk.before)));
        let since = chunk.entries.iter().skip_while(|entry| entry.seq < from);
        for entry in since.take_while(|entry| entry.seq < cursor) {
            Rc::make_mut(&mut game).evolve(entry);
        }
        self.visited.keep(cursor, &game);
        game
    }

    /// The event with this number.
    pub(super) fn entry(&self, seq: u32) -> Option<&Entry> {
        let chunk = self.chunk(seq)?;
        chunk.entries.get(usize::try_from(seq - chunk.first).ok()?)
    }

    /// The events with numbers in a range.
    pub(super) fn entries(&self, range: std::ops::Range<u32>) -> impl Iterator<Item = &Entry> {
        let chunks = self.chunks.get(self.chunk_index(range.start)..).unwrap_or_default();
        let known = chunks.iter().flat_map(|chunk| &chunk.entries);
        known.skip_while(move |entry| entry.seq < range.start).take_while(move |entry| entry.seq < range.end)
    }

    fn chunk(&self, seq: u32) -> Option<&Rc<Chunk>> {
        self.chunks.get(self.chunk_index(seq))
    }

    /// Which chunk an event is in.
    fn chunk_index(&self, seq: u32) -> usize {
        self.chunks.partition_point(|chunk| chunk.first <= seq).saturating_sub(1)
    }

    /// Where the script stands after the decisions made before so many events.
    pub(super) fn script_at(&self, cursor: u32) -> usize {
        self.decisions().rfind(|decision| decision.at < cursor).map_or(0, |decision| decision.script)
    }

    /// Whether somebody must choose after so many events: at the end, or where somebody once chose.
    pub(super) fn awaiting_at(&self, cursor: u32, game: &Game) -> Awaiting {
        if cursor >= self.len || self.decision_at(cursor).is_some() {
            game.awaiting()
        } else {
            Awaiting::TheTurn
        }
    }

    /// The same timeline, cut off after so many events.
    pub(super) fn cut(&self, cursor: u32) -> Self {
        if cursor >= self.len {
            return self.clone();
        }
        let mut cut = self.clone();
        cut.end = self.game_at(cursor);
        cut.chunks.truncate(self.chunk_index(cursor) + 1);
        if let Some(last) = cut.chunks.last_mut() {
            let last = Rc::make_mut(last);
            last.entries.retain(|entry| entry.seq < cursor);
            last.decisions.retain(|decision| decision.at < cursor);
            last.marks.retain(|mark| mark.seq < cursor);
        }
        cut.lines = OnceCell::new();
        cut.played = OnceCell::new();
        cut.own_moves = OnceCell::new();
        cut.told.was_cut(cursor);
        cut.visited.forget();
        cut.len = cursor;
        cut
    }

    /// The first event of the turn around a place, and the first of the next turn.
    pub(super) fn turn_around(&self, cursor: u32) -> (u32, u32) {
        let is_turn = |mark: &&Mark| mark.kind == MarkKind::Turn;
        let first = self.marks_before(cursor).rfind(is_turn).map_or(0, |mark| mark.seq);
        let next = self.marks_from(cursor.max(first + 1)).find(is_turn);
        (first, next.map_or(self.len, |mark| mark.seq))
    }

    /// When each permanent was in phase, and what happened to it.
    pub(super) fn lines(&self) -> &RawLines {
        self.lines.get_or_init(|| lines_of(self))
    }

    /// Keeps no more than it must, as it is left for another timeline.
    pub(super) fn is_left(&self) {
        self.visited.forget();
    }

    /// What a link must say of it; `record` is asked for it the first time.
    pub(super) fn played(&self, record: impl FnOnce() -> Play) -> &Play {
        self.played.get_or_init(record)
    }

    /// How the scenario's own moves stand in it; `find` is asked for it the first time.
    pub(super) fn own_moves(&self, find: impl FnOnce() -> OwnMoves) -> OwnMoves {
        *self.own_moves.get_or_init(find)
    }

    /// What was told of it already.
    pub(super) const fn told(&self) -> &Told {
        &self.told
    }

    /// Makes a choice at the end.
    pub(super) fn act(&mut self, made: Move) -> Result<(), Refusal> {
        let Move { actor, action, script, by } = made;
        let entries = Rc::make_mut(&mut self.end).act(actor, &action)?;
        let (at, ordinal) = (self.len, self.ordinal());
        if let Some(last) = self.chunks.last_mut() {
            let course = OnceCell::new();
            let made = Decision { at, ordinal, actor, action, script, by, course };
            Rc::make_mut(last).decisions.push(made);
        }
        self.append(entries);
        Ok(())
    }

    /// The choice made after so many events.
    pub(super) fn decision_at(&self, cursor: u32) -> Option<&Decision> {
        let decisions = &self.chunk(cursor)?.decisions;
        let index = decisions.binary_search_by_key(&cursor, |decision| decision.at).ok()?;
        decisions.get(index)
    }

    /// The step in which the timeline ends.
    pub(super) fn ordinal(&self) -> Ordinal {
        self.ordinal_at(self.len)
    }

    /// The step to which an event belongs.
    pub(super) fn ordinal_at(&self, seq: u32) -> Ordinal {
        let last = self.marks_before(seq.saturating_add(1)).next_back();
        last.map_or_else(Ordinal::default, |mark| mark.ordinal)
    }

    /// The number of the first event of a step.
    pub(super) fn first_of(&self, ordinal: Ordinal) -> u32 {
        self.range_of(ordinal).start
    }

    /// The numbers of the events of a step; if there is no such step, the empty range where it would be.
    pub(super) fn range_of(&self, ordinal: Ordinal) -> std::ops::Range<u32> {
        let seq = |mark: Option<&Mark>| mark.map_or(self.len, |mark| mark.seq);
        let first = seq(self.marks_from(0).find(|mark| mark.ordinal >= ordinal));
        first..seq(self.marks_from(first).find(|mark| mark.ordinal > ordinal))
    }

    fn append(&mut self, entries: Vec<Entry>) {
        self.lines = OnceCell::new();
        self.played = OnceCell::new();
        self.own_moves = OnceCell::new();
        self.told.went_on();
        for entry in entries {
            let mark = self.mark_of(&entry);
            self.len += 1;
            if let Some(last) = self.chunks.last_mut() {
                let last = Rc::make_mut(last);
                last.marks.extend(mark);
                last.entries.push(entry);
            }
        }
        if self.chunks.last().is_some_and(|last| last.entries.len() >= CHUNK) {
            self.begin_chunk();
        }
    }

    /// Begins a chunk; the one before it is full, and gives back the room it had left for growing.
    fn begin_chunk(&mut self) {
        if let Some(full) = self.chunks.last_mut() {
            let full = Rc::make_mut(full);
            full.entries.shrink_to_fit();
            full.decisions.shrink_to_fit();
            full.marks.shrink_to_fit();
        }
        self.chunks.push(Rc::new(Chunk::after(self.len, Rc::clone(&self.end))));
    }

    /// What begins with the next event, if anything.
    fn mark_of(&self, entry: &Entry) -> Option<Mark> {
        let kind = match &entry.event {
            Event::TurnBegan { .. } => MarkKind::Turn,
            Event::StepBegan { .. } => MarkKind::Step,
            Event::StepSkipped { step, why } => MarkKind::Skipped(*step, *why),
            Event::PhaseSkipped { steps, .. } => {
                MarkKind::PhaseSkipped(*steps.first().unwrap_or(&entry.at.step))
            }
            _ => return None,
        };
        let last = self.ordinal();
        let ordinal = match kind {
            MarkKind::Turn => Ordinal { turn: last.turn + 1, step: 0 },
            MarkKind::Step | MarkKind::Skipped(..) | MarkKind::PhaseSkipped(_) => {
                Ordinal { step: last.step + 1, ..last }
            }
        };
        Some(Mark { seq: self.len, at: entry.at, kind, ordinal })
    }
}
