//! Two editions side by side, in words.

use super::compare_rows::Lines;
use crate::engine::{Edition, Event, ObjectId};
use crate::locale::Locale;
use crate::session::Session;
use crate::session::compare::{Comparison, OnlyIn, Pair, StepPair};
use crate::session::event::touched;
use crate::session::snapshot::{
    CompareTick, CompareTicks, ComparisonView, LandGroup, PermanentView, PhasedOutZone, Prompt, Row, RowMark,
    RowSide, ScenarioView, Side, SideAtPlace, Snapshot, Table, Text, list,
};
use crate::session::track::{fresh_key, slug};
use crate::text::voice::Era;
use crate::text::{self, Tongue};
use std::collections::BTreeSet;
use std::rc::Rc;

impl Comparison {
    /// Everything there is to show at this place, in the comparison's language.
    #[must_use]
    pub fn snapshot(&self) -> ComparisonView {
        let [older, newer] = self.sides();
        let tongue = text::tongue(older.locale);
        let rows: Vec<Row> = self.current_step().map(|step| self.rows(step)).unwrap_or_default();
        let differences = rows.iter().filter(|row| row.mark != RowMark::Same).count();
        let sides = [self.side(older, 0), self.side(newer, 1)];
        let comparing = tongue.comparing();
        ComparisonView {
            scenario: ScenarioView { play: self.played().in_link().cloned(), ..older.scenario() },
            locale: older.locale,
            place: self.place(),
            total: self.total(),
            choices: match (self.is_cut(), self.is_yours()) {
                (true, _) => comparing.is_cut,
                (false, true) => comparing.choices_are_yours,
                (false, false) => comparing.choices_are_scripted,
            }
            .into(),
            track_of: self.track_of(),
            differences,
            facts: rows.len(),
            differences_of: tongue.differences(differences, rows.len()).into(),
            said: said(&rows, older.locale).unwrap_or_else(|| older.scenario().intro),
            rows: rows.into(),
            ticks: self.ticks(tongue),
            sides,
        }
    }

    /// The newer edition's track, unless it lacks the step or the line.
    fn track_of(&self) -> Edition {
        let [_, newer] = self.current().map_or([true, true], |pair| pair.events.map(|event| event.is_some()));
        let step = self.current_step().map_or([true, true], |step| step.is_on);
        let has = if step == [true, true] { true } else { newer && step[1] };
        if has { Edition::ALL[1] } else { Edition::ALL[0] }
    }

    fn side(&self, session: &Session, side: usize) -> SideAtPlace {
        let tongue = text::tongue(session.locale);
        let step = self.current_step();
        let has_step = step.is_none_or(|step| step.is_on[side]);
        let (lead, name) = match step {
            Some(step) if has_step => tongue.step_parts(Era::of(session.edition), step.key.step),
            _ => ("", of_edition(tongue.comparing().no_such_step, session.edition)),
        };
        SideAtPlace {
            edition: session.edition,
            step_lead: lead.into(),
            step_name: name.into(),
            has_step,
            touched: self.touched(session, side),
            shown: Rc::new(quiet(session.snapshot())),
        }
    }

    fn touched(&self, session: &Session, side: usize) -> Rc<[ObjectId]> {
        let lines = self.current_step().map(|step| step.lines.clone()).unwrap_or_default();
        let pairs = self.pairs().get(lines).unwrap_or_default();
        let entries =
            pairs.iter().filter_map(|pair| session.timeline.entry(pair.events.get(side).copied()??));
        let all: BTreeSet<ObjectId> = entries.flat_map(|entry| touched(&entry.event).objects).collect();
        list(all)
    }

    fn rows(&self, step: &StepPair) -> Vec<Row> {
        let pairs = self.pairs().get(step.lines.clone()).unwrap_or_default();
        let mut lines = Lines::new(self, pairs);
        let numbered = step.lines.clone().zip(pairs);
        numbered.flat_map(|(at, pair)| lines.rows(at, pair)).collect()
    }

    fn ticks(&self, tongue: &dyn Tongue) -> Rc<[CompareTicks]> {
        let Some(turn) = self.current_step().map(|step| step.key.turn) else { return list([]) };
        let mut keys = Vec::new();
        list(self.steps().iter().filter(|step| step.key.turn == turn).map(|step| CompareTicks {
            key: fresh_key(slug(step.key.step), &mut keys).into(),
            code: tongue.step_code(step.key.step),
            name: tongue.step_short(step.key.step).into(),
            ticks: list(step.lines.clone().filter_map(|at| Some(self.tick(at, self.pairs().get(at)?)))),
        }))
    }

    fn tick(&self, at: usize, pair: &Pair) -> CompareTick {
        let phases = |(session, seq): (&Session, &Option<u32>)| {
            let entry = seq.and_then(|seq| session.timeline.entry(seq));
            entry.is_some_and(|entry| match &entry.event {
                Event::Phased(phasing) => !phasing.out.is_empty() || !phasing.r#in.is_empty(),
                _ => false,
            })
        };
        CompareTick {
            place: u32::try_from(at).unwrap_or(u32::MAX).saturating_add(1),
            differs: pair.rows.iter().any(|row| row.mark != RowMark::Same),
            is_phasing: self.sides().iter().zip(&pair.events).any(phases),
        }
    }
}

/// A side is looked at, not played: nothing on it can be chosen or tried.
fn quiet(shown: Snapshot) -> Snapshot {
    let side = |side: &Side| Side {
        permanents: list(side.permanents.iter().map(idle)),
        lands: list(
            side.lands
                .iter()
                .map(|group| LandGroup { lands: list(group.lands.iter().map(idle)), ..group.clone() }),
        ),
        ..side.clone()
    };
    let zone = shown
        .table
        .phased_out_zone
        .as_ref()
        .map(|zone| PhasedOutZone { permanents: list(zone.permanents.iter().map(idle)), ..zone.clone() });
    let sides = list(shown.table.sides.iter().map(side));
    let table = Table { sides, phased_out_zone: zone, ..shown.table.clone() };
    Snapshot { table, prompt: Prompt::none("".into()), refused: None, notice: None, ..shown }
}

fn idle(view: &PermanentView) -> PermanentView {
    let attachments = list(view.attachments.iter().map(idle));
    PermanentView { abilities: list([]), attachments, ..view.clone() }
}

/// The word for an edition, of two.
pub(super) fn of_edition(words: [&'static str; 2], edition: Edition) -> &'static str {
    let [classic, current] = words;
    edition.pick(classic, current)
}

/// What the rows of the line just gone through say; `None` before the first.
fn said(rows: &[Row], locale: Locale) -> Option<Text> {
    let colon = if locale == Locale::Fr { "\u{a0}: " } else { ": " };
    let current = rows.iter().filter(|row| row.is_current);
    let told: Vec<String> = current.map(|row| one_row(row, colon)).collect();
    (!told.is_empty()).then(|| told.join(" ").into())
}

/// What one edition says: the sentence, then its particulars.
fn told(side: &RowSide) -> String {
    let sentence: String = side.sentence.iter().map(|run| &*run.text).collect();
    let all = [sentence].into_iter().chain(side.facts.iter().map(|run| run.text.to_string()));
    all.collect::<Vec<_>>().join(" ")
}

/// What a row says: once if both editions say it, else edition by edition.
fn one_row(row: &Row, colon: &str) -> String {
    let sentence = |side: &RowSide| match &side.absent {
        Some(absent) => absent.to_string(),
        None => told(side),
    };
    let of_edition = |side: &RowSide| match sentence(side) {
        text if text.is_empty() => text,
        text => format!("{}{colon}{text}", side.edition.pick("2005", "2025")),
    };
    let [older, newer] = &row.sides;
    let sentences = match row.mark {
        RowMark::Same => [sentence(older), String::new()],
        _ => [of_edition(older), of_edition(newer)],
    };
    let words = [format!("{}, {}.", row.about, row.mark_text)].into_iter().chain(sentences);
    words.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
}

impl OnlyIn {
    /// In a language.
    pub(in crate::session) fn told(edition: Edition, locale: Locale) -> Self {
        let text = of_edition(text::tongue(locale).comparing().exists_only_in, edition);
        Self { edition, text: text.into() }
    }
}
