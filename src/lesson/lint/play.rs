//! What only playing a lesson shows: whether each beat is reached, can be solved, and can go wrong.

use super::predict::{self, Agreeing};
use super::{Judge, here, ways};
use crate::engine::Edition;
use crate::lesson::course::{Run, run};
use crate::lesson::flaw::Flaw;
use crate::lesson::model::{Attempt, BeatKind, Lesson, Mistake, RuleLine, Task};
use crate::lesson::reach::{Moment, steps};
use crate::lesson::walk::Walk;
use crate::notation::Spot;
use crate::rulebook::{self, Topic};
use crate::scenario::{Found, Line, Script, ScriptLine, action_of, script_line_text};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Plays the lesson in each of its editions.
pub(super) fn judge(judge: &mut Judge<'_>, lesson: &Arc<Lesson>) {
    let mut agreeing = Agreeing::default();
    for edition in lesson.editions.iter() {
        judge.edition = Some(edition);
        match run(lesson, edition) {
            Ok(played) => of_run(judge, &mut agreeing, &played, edition),
            Err(faults) => {
                for fault in faults {
                    judge.find(fault.spot, Flaw::SetUp(fault.problem));
                }
            }
        }
    }
    judge.edition = None;
    agreeing.report(judge, lesson);
}

fn of_run(judge: &mut Judge<'_>, agreeing: &mut Agreeing, run: &Run, edition: Edition) {
    for failure in run.course.failures() {
        let (statement, found) = (failure.statement.clone(), failure.found.clone());
        judge.find(failure.spot, Flaw::Stuck { statement, found });
    }
    let mut met = met_by(&run.end);
    let mut before = Vec::new();
    for (stretch, start) in run.course.stretches().iter().zip(&run.starts) {
        let Some(line) = run.course.lesson().beats.get(stretch.beat) else { continue };
        match &line.statement.kind {
            kind @ (BeatKind::Do(task) | BeatKind::Free(task)) => {
                let solved = of_task(judge, task, start, run.course.script(), (stretch.first, edition));
                if let Some(solved) = solved.filter(|_| matches!(kind, BeatKind::Do(_)))
                    && let Some(statement) = ways::other_way(start, &solved, task, edition)
                {
                    judge.find(spot_of(task), Flaw::OtherWay { statement });
                }
                met.extend(task.mistakes.iter().flat_map(|line| match &line.statement {
                    Mistake::Refused(attempt) => refusal_topics(start, attempt),
                    Mistake::Plays(_) => Vec::new(),
                }));
            }
            BeatKind::Try { forbidden } => {
                for line in here(forbidden, edition) {
                    if let Err(found) = start.attempt(&line.statement) {
                        judge.find(line.spot, Flaw::NotRefused { found });
                    }
                    met.extend(refusal_topics(start, &line.statement));
                }
            }
            BeatKind::Predict(prediction) => {
                let place = (&run.course, *stretch, line.spot);
                predict::judge(judge, (agreeing, &mut before), place, prediction, &start.game);
            }
            BeatKind::Tell { .. } => {}
            BeatKind::Summary { rules } => rules_are_met(judge, rules, &met, edition),
        }
    }
}

/// What the rulebook says about what happened.
fn met_by(walk: &Walk) -> BTreeSet<Topic> {
    let mut met = BTreeSet::new();
    for (at, entry) in walk.log.iter().enumerate() {
        let topics = rulebook::cite(entry, walk.log.get(..at).unwrap_or_default());
        met.extend(rulebook::further(&topics));
        met.extend(topics);
    }
    met
}

fn refusal_topics(start: &Walk, attempt: &Attempt) -> Vec<Topic> {
    let Ok(action) = action_of(&attempt.act, attempt.player, &start.game, &start.labels) else {
        return Vec::new();
    };
    match start.game.apply(attempt.player, &action) {
        Ok(_) => Vec::new(),
        Err(why) => {
            let topics = rulebook::cite_refusal(&action, &why);
            rulebook::further(&topics).into_iter().chain(topics).collect()
        }
    }
}

fn rules_are_met(judge: &mut Judge<'_>, rules: &[Line<RuleLine>], met: &BTreeSet<Topic>, edition: Edition) {
    for line in here(rules, edition).filter(|line| !met.contains(&line.statement.topic)) {
        let RuleLine { name, .. } = &line.statement;
        judge.find(name.spot, Flaw::RuleNotMet { name: Arc::clone(&name.text) });
    }
}

/// Untouched it is not done, with the solution it is, and with the mistake it is not. The game in which it is done, if it is.
fn of_task(
    judge: &mut Judge<'_>,
    task: &Task,
    start: &Walk,
    script: &Script,
    at: (usize, Edition),
) -> Option<Walk> {
    let (first, edition) = at;
    let since = start.log.len();
    if task.until.is_empty() || task.solution.is_empty() {
        return None;
    }
    if missing(start, task, edition, since).is_none() {
        judge.find(spot_of(task), Flaw::AlreadyDone);
    }
    let mut solved = start.clone();
    let mut played = Ok(());
    for (number, line) in here(&task.solution, edition).enumerate() {
        played = played.and_then(|()| solved.line(script, first + number, &line.statement));
    }
    if solved.chosen_by_others > start.chosen_by_others {
        judge.find(task.solution.first().map_or_else(Spot::default, |line| line.spot), Flaw::OthersChoose);
    }
    let last_step = steps(&solved.log);
    of_mistakes(judge, &Moment { task, edition, since, last_step }, start);
    played.ok()?;
    match missing(&solved, task, edition, since) {
        Some((spot, found)) => {
            judge.find(spot, Flaw::SolutionFails { found });
            None
        }
        None => Some(solved),
    }
}

/// The first thing that is not as the task wants it.
fn missing(walk: &Walk, task: &Task, edition: Edition, since: usize) -> Option<(Spot, Found)> {
    here(&task.until, edition)
        .find_map(|line| walk.check(&line.statement, since).err().map(|found| (line.spot, found)))
}

/// The wrong way, line by line: a refusal as it is said, or something that is accepted and after which the task can't be done any more,
/// or refused.
fn of_mistakes(judge: &mut Judge<'_>, moment: &Moment<'_>, start: &Walk) {
    let mut walk = start.clone();
    let mut last = None;
    for line in here(&moment.task.mistakes, moment.edition) {
        match &line.statement {
            Mistake::Refused(attempt) => {
                if let Err(found) = walk.attempt(attempt) {
                    judge.find(line.spot, Flaw::NotRefused { found });
                }
            }
            Mistake::Plays(command) if !walk.accepts(command) => {}
            Mistake::Plays(command) => {
                let script = Script::of(vec![command.clone()], walk.labels.clone());
                walk = walk.with_script();
                if let Err(found) = walk.line(&script, 0, command) {
                    let statement = script_line_text(&ScriptLine::Command(command.clone()));
                    judge.find(line.spot, Flaw::Stuck { statement, found });
                }
                last = Some(line.spot);
            }
        }
    }
    if let Some(spot) = last.filter(|_| moment.can_be_met(&walk)) {
        judge.find(spot, Flaw::MistakeSucceeds);
    }
}

fn spot_of(task: &Task) -> Spot {
    task.until.first().map_or_else(Spot::default, |line| line.spot)
}
