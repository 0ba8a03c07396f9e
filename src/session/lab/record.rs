//! From a game that was played to a script: what everybody did, and what was expected where.

use super::draft::Draft;
use super::facts::expectation;
use crate::engine::Edition;
use crate::scenario::{CaseReport, Found, Labels, Scenario, ScriptLine, act_of, run_case};
use crate::session::Session;
use crate::session::played::{Lines, are_two};
use crate::session::snapshot::Text;
use crate::session::timeline::By;
use std::rc::Rc;

/// Something expected after so many events, as the notation says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// After how many events.
    pub after: u32,
    /// What, as the notation says it: `you life 18`.
    pub text: Text,
}

/// How the script went in an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunView {
    /// The edition.
    pub edition: Edition,
    /// What failed, in the order of the script; nothing if it passed.
    pub failures: Rc<[FailureView]>,
}

/// A line of the script that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailureView {
    /// The line of the text.
    pub line: u32,
    /// What was found instead.
    pub found: Found,
}

impl Draft {
    /// The board with the script of everything that was played on it, wherever somebody has gone back to since, and of what
    /// was expected on the way. `None` if something was done that no line can say.
    #[must_use]
    pub fn recorded(&self, session: &Session, expected: &[Expected]) -> Option<Self> {
        let session = session.whole();
        let labels = self.labels(session.edition())?;
        let mut lines = Lines::default();
        let mut open: Vec<&Expected> = expected.iter().collect();
        open.sort_by_key(|own| own.after);
        let mut open = open.into_iter().peekable();
        for decision in session.timeline.decisions() {
            while let Some(own) = open.next_if(|own| own.after <= decision.at) {
                expectation(&own.text).map(ScriptLine::Expect).into_iter().for_each(|line| lines.push(line));
            }
            let game = session.timeline.game_at(decision.at);
            let act = act_of(&decision.action, decision.actor, &game, &labels)?;
            lines.act(decision.actor, act, are_two(&game));
        }
        open.filter_map(|own| expectation(&own.text))
            .map(ScriptLine::Expect)
            .for_each(|line| lines.push(line));
        Self::of(&Scenario { script: lines.script(), ..self.scenario().clone() }).ok()
    }

    /// How the script goes, in each edition that the board is for.
    #[must_use]
    pub fn run(&self) -> Rc<[RunView]> {
        let scenario = self.scenario();
        scenario.editions.iter().map(|edition| told(run_case(scenario, edition))).collect()
    }

    /// Names as the script of this board means them, in an edition.
    pub(super) fn labels(&self, edition: Edition) -> Option<Labels> {
        self.scenario().build(edition).ok().map(|built| built.labels)
    }
}

/// Whether there is anything to keep: a choice that the script of the board did not make, or something expected.
#[must_use]
pub fn has_news(session: &Session, expected: &[Expected]) -> bool {
    !expected.is_empty() || session.timeline.decisions().any(|made| made.by != By::Script)
}

fn told(report: CaseReport) -> RunView {
    let failures = report.failures.into_iter();
    let failures = failures.map(|own| FailureView { line: own.line, found: own.found });
    RunView { edition: report.edition, failures: failures.collect() }
}
