//! The turn track in words.

use super::Teller;
use crate::engine::{DayNightCheck, Event, Occurrence, Phase, SkipReason, Step};
use crate::locale::Locale;
use crate::session::snapshot::{DayNightView, PhaseCell, Progress, StepCell, Text, Track, list};
use crate::session::timeline::{Mark, MarkKind};
use crate::session::track::{fresh_key, phase_slug, slug};

/// A step of every turn, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepName {
    /// The step.
    pub step: Step,
    /// The word for it in links and attributes.
    pub slug: &'static str,
    /// Two letters.
    pub code: &'static str,
    /// Its short name.
    pub name: &'static str,
    /// The short name of its phase.
    pub phase: &'static str,
    /// Whether anybody gets priority in it.
    pub gives_priority: bool,
}

/// The twelve steps of a turn, phase by phase.
#[must_use]
pub fn turn_outline(locale: Locale) -> Vec<Vec<StepName>> {
    let tongue = crate::text::tongue(locale);
    let named = |step: &Step| StepName {
        step: *step,
        slug: slug(*step),
        code: tongue.step_code(*step),
        name: tongue.step_short(*step),
        phase: tongue.phase_short(step.phase()),
        gives_priority: step.gives_priority(),
    };
    Step::ALL
        .chunk_by(|one, next| one.phase() == next.phase())
        .map(|steps| steps.iter().map(named).collect())
        .collect()
}

/// A step that has begun, was skipped, or is to come.
struct Cell {
    step: Step,
    occurrence: Occurrence,
    progress: Progress,
    skipped: Option<SkipReason>,
    first_event: Option<u32>,
    /// Whether somebody has received priority in it.
    gave_priority: bool,
}

impl Teller<'_> {
    pub(super) fn track(&self) -> Track {
        let turn = self.game.turn();
        let cells = self.cells();
        let now = cells.iter().find(|cell| cell.progress == Progress::Now);
        let step = now.map_or(turn.step, |cell| cell.step);
        let (lead, name) = self.scene.tongue.step_parts(self.scene.era, step);
        let place = place_in_phase(step);
        let has_day_night = self.game.ruleset().day_night_check != DayNightCheck::Absent;
        let is = self.game.day_night();
        Track {
            turn: turn.number,
            active: turn.active,
            title: self.scene.tongue.turn_title(turn.number, self.scene.who(turn.active)).into(),
            day_night: has_day_night
                .then(|| DayNightView { is, name: self.scene.tongue.day_night(is).into() }),
            day_night_absent: (!has_day_night).then(|| self.labels().day_night_absent.into()),
            step_title: self.scene.tongue.step(self.scene.era, step).into(),
            step_lead: lead.into(),
            step_name: name.into(),
            step_place: self.scene.tongue.phase_place(step.phase(), place).into(),
            phases: self.phases(cells),
        }
    }

    /// The steps of the turn: those before the start of the scenario, those that were, and those still to come.
    fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Vec::new();
        let marks = self.session.marks_of_turn();
        for mark in marks {
            let skipped = match mark.kind {
                MarkKind::Skipped(_, why) => Some(why),
                MarkKind::PhaseSkipped(_) => Some(SkipReason::Effect),
                MarkKind::Turn | MarkKind::Step => None,
            };
            let progress = if skipped.is_some() { Progress::Skipped } else { Progress::Done };
            let (step, occurrence) = (mark.step(), mark.at.occurrence);
            let occurrence = if skipped.is_some() { Occurrence::Regular } else { occurrence };
            let first_event = Some(mark.seq + 1);
            let others = match self.session.timeline.entry(mark.seq).map(|entry| &entry.event) {
                Some(Event::PhaseSkipped { steps, .. }) => steps.get(1..).unwrap_or_default(),
                _ => &[],
            };
            let steps = std::iter::once(step).chain(others.iter().copied());
            let gave_priority = self.gave_priority(mark);
            let cell = |step| Cell { step, occurrence, progress, skipped, first_event, gave_priority };
            cells.extend(steps.map(cell));
        }
        if let Some(last) = cells.iter_mut().rfind(|cell| cell.progress == Progress::Done) {
            last.progress = Progress::Now;
        }
        let mut known = self.session.marks_to_come().into_iter();
        for to_come in &self.game.turn().agenda {
            let (step, occurrence) = (to_come.step, to_come.occurrence);
            let first_event = known.find(|mark| mark.step() == step).map(|mark| mark.seq + 1);
            let (progress, skipped, gave_priority) = (Progress::Todo, None, false);
            cells.push(Cell { step, occurrence, progress, skipped, first_event, gave_priority });
        }
        let first = cells.first().map_or(Step::Untap, |cell| cell.step);
        let missing = Step::ALL.into_iter().take_while(|step| *step != first).map(|step| Cell {
            step,
            occurrence: Occurrence::Regular,
            progress: Progress::Absent,
            skipped: None,
            first_event: None,
            gave_priority: false,
        });
        missing.chain(cells).collect()
    }

    /// 514.3a: whether somebody has received priority in a step that has begun, as may happen in cleanup.
    fn gave_priority(&self, step: Mark) -> bool {
        let now = self.session.cursor;
        let since = self.session.timeline.entries(step.seq.saturating_add(1).min(now)..now);
        let mut within = since.take_while(|entry| !matches!(entry.event, Event::StepBegan { .. }));
        within.any(|entry| matches!(entry.event, Event::PriorityGiven { .. }))
    }

    fn phases(&self, cells: Vec<Cell>) -> std::rc::Rc<[PhaseCell]> {
        let (mut step_keys, mut phase_keys) = (Vec::new(), Vec::new());
        let mut phases: Vec<(Phase, Vec<StepCell>)> = Vec::new();
        for cell in cells {
            let opens = matches!(
                cell.step,
                Step::Untap | Step::PrecombatMain | Step::BeginningOfCombat | Step::PostcombatMain
            );
            let phase = cell.step.phase();
            let key = fresh_key(slug(cell.step), &mut step_keys);
            let view = self.step_cell(key, &cell);
            match phases.last_mut() {
                Some((last, steps)) if *last == phase && !opens => steps.push(view),
                _ => phases.push((phase, vec![view])),
            }
        }
        list(phases.into_iter().map(|(phase, steps)| PhaseCell {
            key: fresh_key(phase_slug(phase), &mut phase_keys).into(),
            phase,
            name: self.scene.tongue.phase_short(phase).into(),
            progress: progress_of(&steps),
            steps: steps.into(),
        }))
    }

    fn step_cell(&self, key: String, cell: &Cell) -> StepCell {
        let labels = self.labels();
        let note = match cell.occurrence {
            Occurrence::Regular => None,
            Occurrence::FirstStrike => Some(labels.first),
            Occurrence::AfterFirstStrike => Some(labels.second),
            Occurrence::RepeatedCleanup => Some(labels.again),
            Occurrence::Extra => Some(labels.in_addition),
        };
        let skipped = cell.skipped.map(|why| match why {
            SkipReason::FirstTurnDraw => labels.skip_first_draw,
            SkipReason::NoAttackers => labels.skip_no_attackers,
            SkipReason::Effect => labels.skip_effect,
        });
        let progress = match cell.progress {
            Progress::Done => labels.done,
            Progress::Now => labels.now,
            Progress::Todo => labels.to_come,
            Progress::Skipped => labels.skipped,
            Progress::Absent => labels.before_the_start,
        };
        let gives_priority = cell.step.gives_priority() || cell.gave_priority;
        let silent = (!gives_priority).then_some(labels.without_priority);
        let name = self.scene.tongue.step(self.scene.era, cell.step);
        let words = [Some(name), note, Some(progress), skipped, silent];
        StepCell {
            key: key.into(),
            slug: slug(cell.step),
            step: cell.step,
            occurrence: cell.occurrence,
            code: self.scene.tongue.step_code(cell.step),
            name: self.scene.tongue.step_short(cell.step).into(),
            label: words.into_iter().flatten().collect::<Vec<_>>().join(", ").into(),
            note: note.map(Text::from),
            progress: cell.progress,
            skipped: skipped.map(Text::from),
            gives_priority,
            first_event: cell.first_event,
        }
    }
}

/// Where a step stands among the steps of its phase.
fn place_in_phase(step: Step) -> Option<(usize, usize)> {
    let mates = || Step::ALL.into_iter().filter(|mate| mate.phase() == step.phase());
    let number = mates().position(|mate| mate == step)? + 1;
    let of = mates().count();
    (of > 1).then_some((number, of))
}

fn progress_of(steps: &[StepCell]) -> Progress {
    let has = |progress| steps.iter().any(|step| step.progress == progress);
    if has(Progress::Now) || (has(Progress::Done) && has(Progress::Todo)) {
        Progress::Now
    } else if has(Progress::Todo) {
        Progress::Todo
    } else if has(Progress::Done) {
        Progress::Done
    } else if has(Progress::Skipped) {
        Progress::Skipped
    } else {
        Progress::Absent
    }
}
