//! The log, the timeline and what comes next, in words.

use super::Teller;
use crate::engine::{Cause, Entry, Event, Step};
use crate::rulebook;
use crate::scenario::event_tag;
use crate::session::event::{kind, touched};
use crate::session::places::CONTEXT;
use crate::session::snapshot::{
    CauseView, Log, LogEntry, MomentView, NextEvent, Text, Tick, TickGroup, TurnMark, list,
};
use crate::session::timeline::MarkKind;
use crate::session::track::{fresh_key, slug};
use crate::text::voice::Scene;
use std::ops::Range;
use std::rc::Rc;

/// How many events the log shows.
const SHOWN: u32 = 60;

impl Teller<'_> {
    pub(super) fn log(&self) -> Log {
        let (topics, entries) = self.entries();
        let annotations = self.annotations(&topics);
        // What stands there already is not named again, by whichever text.
        let mut known: Vec<Text> = annotations.iter().map(|it| Text::clone(&it.citation.rule)).collect();
        let mut further = self.annotations(&rulebook::further(&topics)).to_vec();
        further.retain(|it| {
            let is_new = !known.contains(&it.citation.rule);
            known.push(Text::clone(&it.citation.rule));
            is_new
        });
        let further = further.into();
        Log {
            entries,
            annotations,
            further,
            next: self.next(),
            ticks: self.ticks(),
            turns: self.turns(),
            lines: self.lines(),
        }
    }

    /// The latest events in words, and the topics of the last.
    fn entries(&self) -> (Vec<rulebook::Topic>, Rc<[Rc<LogEntry>]>) {
        let timeline = &self.session.timeline;
        let cursor = self.session.cursor;
        let range = cursor.saturating_sub(SHOWN)..cursor;
        let told = timeline.told().entries(self.session.locale, range, |missing| {
            self.told(missing).into_iter().map(|(entry, _)| entry).collect()
        });
        let topics =
            self.shown().map(|entry| rulebook::cite(entry, &self.before(entry.seq))).unwrap_or_default();
        (topics, told)
    }

    /// The events of a range in words, each with its topics.
    pub(super) fn told(&self, range: Range<u32>) -> Vec<(Rc<LogEntry>, Vec<rulebook::Topic>)> {
        let timeline = &self.session.timeline;
        let mut before = timeline.game_at(range.start);
        let mut after = timeline.game_at(range.start + 1);
        let mut told: Vec<(Rc<LogEntry>, Vec<rulebook::Topic>)> = Vec::new();
        let mut context = self.before(range.start);
        for entry in timeline.entries(range) {
            // One event alone is told of two games that are known.
            if let Some(last) = context.last().filter(|_| !told.is_empty()) {
                Rc::make_mut(&mut before).evolve(last);
                Rc::make_mut(&mut after).evolve(entry);
            }
            let scene = self.scene.at(&before, &after);
            let topics = rulebook::cite(entry, last(&context));
            context.push(entry.clone());
            told.push((Rc::new(self.entry(&scene, entry, &topics)), topics));
        }
        told
    }

    /// The events before one that may explain it: so many, and no more, that it is always explained in the same way.
    fn before(&self, seq: u32) -> Vec<Entry> {
        let most = u32::try_from(CONTEXT).unwrap_or(u32::MAX);
        self.session.timeline.entries(seq.saturating_sub(most)..seq).cloned().collect()
    }

    fn entry(&self, scene: &Scene<'_>, entry: &Entry, topics: &[rulebook::Topic]) -> LogEntry {
        let sentence = crate::text::describe(scene, entry);
        let touched = touched(&entry.event);
        LogEntry {
            seq: entry.seq,
            at: MomentView {
                turn: entry.at.turn,
                active: entry.at.active,
                step: entry.at.step,
                occurrence: entry.at.occurrence,
                slug: slug(entry.at.step),
                text: scene.tongue.moment(entry.at.turn, scene.tongue.step_short(entry.at.step)).into(),
            },
            cause: CauseView { cause: entry.cause, text: self.cause(scene, entry.cause).into() },
            event: event_tag(&entry.event),
            kind: kind(&entry.event),
            is_consequence: entry.cause == Cause::Consequence,
            sentence: sentence.main.into(),
            details: list(sentence.details.into_iter().map(Into::into)),
            objects: touched.objects.into(),
            players: touched.players.into(),
            citations: self.citations(topics),
        }
    }

    fn cause(&self, scene: &Scene<'_>, cause: Cause) -> String {
        let labels = self.labels();
        let of_edition = |[classic, current]: [&str; 2]| scene.era.say(classic, current).to_owned();
        match cause {
            Cause::Turn => labels.cause_turn.to_owned(),
            Cause::TurnBasedAction => of_edition(labels.cause_turn_based),
            Cause::StateBasedAction => of_edition(labels.cause_state_based),
            Cause::Player { player } => scene.tongue.cause_player(scene.who(player)),
            Cause::Resolution { item, .. } => scene.tongue.cause_resolution(&scene.item(item)),
            Cause::Consequence => labels.cause_consequence.to_owned(),
        }
    }

    /// What comes next where nobody must choose first.
    fn next(&self) -> Option<NextEvent> {
        let session = self.session;
        let known = session.timeline.entry(session.cursor);
        let coming: Entry = match known {
            Some(entry) => entry.clone(),
            None => session.next_scripted()?,
        };
        let topics = rulebook::cite(&coming, &self.before(session.cursor));
        Some(NextEvent {
            text: self.scene.tongue.next(self.scene, &coming.event).into(),
            kind: kind(&coming.event),
            event: event_tag(&coming.event),
            citation: self.citations(&topics).first().cloned(),
        })
    }

    /// The ticks of this turn, step by step, as far as it is known.
    fn ticks(&self) -> Rc<[TickGroup]> {
        let timeline = &self.session.timeline;
        let (first, end) = timeline.turn_around(self.session.cursor);
        let mut groups: Vec<(Step, Vec<Tick>)> = Vec::new();
        let mut has_begun = false;
        for entry in timeline.entries(first..end) {
            let tick = Tick { seq: entry.seq, kind: kind(&entry.event) };
            let (opens, step) = match &entry.event {
                Event::StepBegan { .. } => (true, entry.at.step),
                Event::StepSkipped { step, .. } => (true, *step),
                Event::PhaseSkipped { steps, .. } => (true, *steps.first().unwrap_or(&entry.at.step)),
                _ => (false, entry.at.step),
            };
            match groups.last_mut() {
                Some((last, ticks)) if *last == step && !(opens && has_begun) => {
                    ticks.push(tick);
                    has_begun |= opens;
                }
                _ => {
                    groups.push((step, vec![tick]));
                    has_begun = opens;
                }
            }
        }
        let mut keys = Vec::new();
        list(groups.into_iter().map(|(step, ticks)| TickGroup {
            key: fresh_key(slug(step), &mut keys).into(),
            step,
            code: self.scene.tongue.step_code(step),
            name: self.scene.tongue.step_short(step).into(),
            ticks: ticks.into(),
        }))
    }

    fn turns(&self) -> Rc<[TurnMark]> {
        let marks = self.session.timeline.marks_from(0);
        list(marks.filter(|mark| mark.kind == MarkKind::Turn).map(|mark| TurnMark {
            turn: mark.at.turn,
            player: mark.at.active,
            seq: mark.seq,
            name: self.scene.tongue.turn_title(mark.at.turn, self.scene.who(mark.at.active)).into(),
        }))
    }
}

/// The last of these events, as many as are looked at.
fn last(events: &[Entry]) -> &[Entry] {
    events.get(events.len().saturating_sub(CONTEXT)..).unwrap_or_default()
}
