//! Phase lines: for each permanent, when it was in phase and what else happened to it.

use super::Teller;
use crate::engine::{
    Entering, Event, Game, Move, ObjectId, PhaseStatus, PhasedOutMode, Resolved, StateBasedAction,
};
use crate::session::snapshot::{LineMark, LineMarkKind, PhaseLine, Span, SpanState, Text, list};
use crate::session::timeline::Timeline;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A permanent's line before it is put into words.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct RawLine {
    spans: Vec<Span>,
    marks: Vec<LineMark>,
}

/// The lines of all permanents, by id.
pub(in crate::session) type RawLines = BTreeMap<ObjectId, RawLine>;

/// Reads the lines off the whole timeline.
pub(in crate::session) fn lines_of(timeline: &Timeline) -> RawLines {
    let mut reader = Reader { lines: RawLines::new(), end: timeline.len() + 1 };
    reader.start(&timeline.game_at(0));
    for entry in timeline.entries(0..timeline.len()) {
        reader.event(entry.seq, &entry.event);
    }
    reader.lines
}

struct Reader {
    lines: RawLines,
    /// One more than the last cursor known: where spans end that last.
    end: u32,
}

impl Reader {
    fn start(&mut self, game: &Game) {
        for permanent in game.battlefield().including_phased_out() {
            let state = match permanent.phase {
                PhaseStatus::In => SpanState::In,
                PhaseStatus::Out(out) => state_of(out.mode),
            };
            self.open(permanent.id, 0, state);
        }
    }

    fn open(&mut self, id: ObjectId, from: u32, state: SpanState) {
        let to = self.end;
        self.lines.entry(id).or_default().spans.push(Span { from, to, state });
    }

    fn close(&mut self, id: ObjectId, to: u32) {
        if let Some(last) = self.lines.get_mut(&id).and_then(|line| line.spans.last_mut()) {
            last.to = last.to.min(to);
        }
    }

    fn mark(&mut self, seq: u32, kind: LineMarkKind, ids: impl IntoIterator<Item = ObjectId>) {
        for id in ids {
            if let Some(line) = self.lines.get_mut(&id) {
                line.marks.push(LineMark { seq, kind });
            }
        }
    }

    fn arrives(&mut self, seq: u32, entering: &Entering) {
        self.open(entering.is, seq + 1, SpanState::In);
        self.mark(seq, LineMarkKind::Arrived, [entering.is]);
        self.mark(seq, LineMarkKind::Tapped, entering.tapped.then_some(entering.is));
        self.mark(seq, LineMarkKind::Counters, (!entering.counters.is_empty()).then_some(entering.is));
        self.mark(seq, LineMarkKind::Attached, entering.attached_to);
    }

    fn leaves(&mut self, seq: u32, id: ObjectId) {
        if self.lines.contains_key(&id) {
            self.mark(seq, LineMarkKind::Left, [id]);
            self.close(id, seq + 1);
        }
    }

    fn moved(&mut self, seq: u32, moves: impl IntoIterator<Item = Move>) {
        moves.into_iter().for_each(|it| self.leaves(seq, it.was));
    }

    fn event(&mut self, seq: u32, event: &Event) {
        match event {
            Event::Phased(phasing) => {
                for out in &phasing.out {
                    self.close(out.permanent, seq + 1);
                    self.open(out.permanent, seq + 1, state_of(out.mode));
                }
                for back in &phasing.r#in {
                    self.close(back.permanent, seq + 1);
                    self.open(back.permanent, seq + 1, SpanState::In);
                    self.mark(seq, LineMarkKind::Unattached, back.lost_host.map(|_| back.permanent));
                }
                self.mark(seq, LineMarkKind::Healed, phasing.damage_erased.iter().copied());
            }
            Event::LandPlayed { entering, .. }
            | Event::ResolutionEnded { outcome: Resolved::Enters(entering), .. } => {
                self.arrives(seq, entering)
            }
            Event::TokensCreated { tokens } => tokens.iter().for_each(|token| self.arrives(seq, token)),
            Event::PlayersLeft(leaving) => leaving.permanents.iter().for_each(|id| self.leaves(seq, *id)),
            Event::ZoneChanged { moves, .. } => self.moved(seq, moves.iter().copied()),
            Event::AbilityActivated { sacrificed, item, tapped, .. } => {
                let source = match &item.kind {
                    crate::engine::StackKind::Ability { source, .. } => Some(*source),
                    _ => None,
                };
                self.mark(seq, LineMarkKind::Tapped, source.filter(|_| *tapped));
                self.moved(seq, *sacrificed);
            }
            Event::ManaAdded { source, tapped, sacrificed, .. } => {
                self.mark(seq, LineMarkKind::Tapped, source.filter(|_| *tapped));
                self.moved(seq, *sacrificed);
            }
            Event::StateBasedActions { actions } => {
                actions.iter().for_each(|action| self.state_based(seq, action));
            }
            Event::Tapped { permanents } | Event::AttackersDeclared { tapping: permanents, .. } => {
                self.mark(seq, LineMarkKind::Tapped, permanents.iter().copied());
            }
            Event::Untapped { permanents } => {
                self.mark(seq, LineMarkKind::Untapped, permanents.iter().copied())
            }
            Event::DamageDealt { dealt, .. } => {
                let hit = dealt.iter().filter_map(|part| match part.to {
                    crate::engine::Target::Object(id) => Some(id),
                    crate::engine::Target::Player(_) => None,
                });
                self.mark(seq, LineMarkKind::Damaged, hit.collect::<Vec<_>>());
            }
            Event::DamageAndEffectsWoreOff { damage, .. } => {
                self.mark(seq, LineMarkKind::Healed, damage.iter().copied());
            }
            Event::CountersPut { on: ids, .. } | Event::CountersRemoved { from: ids, .. } => {
                self.mark(seq, LineMarkKind::Counters, ids.iter().copied());
            }
            Event::Attached { attachment, host } => {
                self.mark(seq, LineMarkKind::Attached, [*attachment, *host]);
            }
            Event::Unattached { attachment } => self.mark(seq, LineMarkKind::Unattached, [*attachment]),
            Event::ControlChanged { changes } => {
                self.mark(seq, LineMarkKind::Control, changes.iter().map(|it| it.permanent));
            }
            _ => {}
        }
    }

    fn state_based(&mut self, seq: u32, action: &StateBasedAction) {
        match action {
            StateBasedAction::TokenCeases { token } => self.leaves(seq, *token),
            StateBasedAction::ZeroToughness { moved }
            | StateBasedAction::LethalDamage { moved }
            | StateBasedAction::Deathtouched { moved }
            | StateBasedAction::Legend { moved }
            | StateBasedAction::AuraFallsOff { moved } => self.leaves(seq, moved.was),
            StateBasedAction::EquipmentUnattached { attachment } => {
                self.mark(seq, LineMarkKind::Unattached, [*attachment]);
            }
            StateBasedAction::CounterPairs { permanent, .. } => {
                self.mark(seq, LineMarkKind::Counters, [*permanent]);
            }
            StateBasedAction::LifeGone { .. }
            | StateBasedAction::LibraryGone { .. }
            | StateBasedAction::Poisoned { .. }
            | StateBasedAction::TeamPoisoned { .. }
            | StateBasedAction::LosesWithTeam { .. } => {}
        }
    }
}

const fn state_of(mode: PhasedOutMode) -> SpanState {
    match mode {
        PhasedOutMode::Directly => SpanState::OutDirectly,
        PhasedOutMode::Indirectly { .. } => SpanState::OutIndirectly,
        PhasedOutMode::Until { .. } => SpanState::OutUntil,
    }
}

/// The name at a place, with a number where others have the same one.
fn told_apart(names: &[Text], at: usize) -> Text {
    let Some(name) = names.get(at) else { return "".into() };
    let same = |names: &[Text]| names.iter().filter(|other| *other == name).count();
    if same(names) == 1 {
        return name.clone();
    }
    let nth = same(names.get(..=at).unwrap_or_default());
    format!("{name} ({nth})").into()
}

impl Teller<'_> {
    pub(super) fn lines(&self) -> Rc<[PhaseLine]> {
        self.session.timeline.told().lines(self.session.locale, || self.told_lines())
    }

    fn told_lines(&self) -> Rc<[PhaseLine]> {
        let end = self.session.timeline.end();
        let lines = self.session.timeline.lines();
        let name_of = |id| end.identity(id).map_or_else(|| "".into(), |it| self.card_name(&it.card).0);
        let names: Vec<Text> = lines.keys().map(|id| name_of(*id)).collect();
        list(lines.iter().enumerate().map(|(at, (id, line))| {
            let name = told_apart(&names, at);
            PhaseLine {
                object: *id,
                label: self.line_label(&name, line).into(),
                name,
                spans: line.spans.clone().into(),
                marks: line.marks.clone().into(),
            }
        }))
    }

    fn line_label(&self, name: &str, line: &RawLine) -> String {
        let tongue = self.scene.tongue;
        let mut sentences: Vec<String> = Vec::new();
        for span in &line.spans {
            let is_first = sentences.is_empty();
            let sentence = match (span.state, is_first) {
                (SpanState::In, true) => tongue.line_in_phase(name, span.from),
                (SpanState::In, false) => tongue.line_back_in(span.from),
                (_, true) => format!("{name}. {}", tongue.line_out_of_phase(span.from)),
                (_, false) => tongue.line_out_of_phase(span.from),
            };
            sentences.push(sentence);
        }
        if let Some(left) = line.marks.iter().find(|mark| mark.kind == LineMarkKind::Left) {
            sentences.push(tongue.line_gone(left.seq + 1));
        }
        sentences.join(" ")
    }
}
