//! What a task asks for, condition by condition: each as a sentence, and whether it holds where the learner is.

use super::seat::{Pace, Seat};
use super::{ConditionView, Verdict};
use crate::engine::{Action, PlayerId};
use crate::scenario::{Check, Expectation, Line, ScriptLine, script_line_text};
use crate::session::holds::Teller;
use crate::session::snapshot::Text;
use crate::session::timeline::Decision;
use crate::text::tongue;
use std::rc::Rc;

impl Seat {
    /// The conditions of the task, in the order of its text; none where there is no task. What was done once stays done.
    pub(super) fn conditions(&self) -> Rc<[ConditionView]> {
        let Some(task) = self.task() else { return Rc::default() };
        let edition = self.course.edition();
        let here = task.until.iter().filter(|line| line.editions.include(edition));
        let lines: Vec<&Line<Expectation>> = here.collect();
        let players: Vec<(PlayerId, Text)> = self.players().collect();
        let teller = Teller::new(self.session.locale, edition, &players);
        let is_done = self.verdict == Verdict::Done;
        let holding = self.looking(|seen| self.course.holding(task, seen));
        let holding = holding.into_iter().chain(std::iter::repeat(false));
        let view = |(line, holds): (&Line<Expectation>, bool)| ConditionView {
            text: self.told(&line.statement, &teller),
            is_met: is_done || holds,
        };
        lines.into_iter().zip(holding).map(view).collect()
    }

    fn players(&self) -> impl Iterator<Item = (PlayerId, Text)> {
        let (game, tongue) = (&self.session.game, tongue(self.session.locale));
        game.players().iter().map(move |player| {
            let name = &*game.player(*player).name;
            (*player, Text::from(if name.is_empty() { tongue.seat(*player) } else { name }))
        })
    }

    /// A condition as a sentence; in the words of the notation if there is none.
    fn told(&self, wanted: &Expectation, teller: &Teller<'_>) -> Text {
        let told = teller.told(&wanted.check, &self.title(&wanted.check), |name| self.named(name));
        let told = told.map(|told| teller.negated(told, wanted.negated));
        told.map_or_else(|| in_notation(wanted), Text::from)
    }

    /// What a condition is about.
    fn title(&self, check: &Check) -> Text {
        match check {
            Check::Object(name, _) => self.named(&name.text),
            _ => Text::from(""),
        }
    }

    /// What the notation names, as the reader calls it.
    fn named(&self, name: &str) -> Text {
        let (game, locale) = (&self.session.game, self.session.locale);
        let meant = self.course.labels().meanings(game, name).first().copied();
        let card = meant.and_then(|id| game.identity(id)).map(|it| self.course.card_name(locale, &it.card));
        card.map_or_else(|| name.into(), |name| Text::from(&*name))
    }

    /// How often somebody has still to pass, where the lesson's own way asks for nothing else any more.
    pub(super) fn passes_left(&self) -> u32 {
        let is_open = self.pace == Pace::Learner && !self.is_over();
        let Some(solved) = self.solved().filter(|_| is_open) else { return 0 };
        let is_since = |made: &&Decision| made.at >= self.stretch.event;
        let mut model = solved.timeline.decisions().filter(is_since);
        let own = self.session.timeline.decisions().filter(is_since);
        let mut own = own.take_while(|made| made.at < self.session.cursor);
        let is_alike = own
            .all(|made| model.next().is_some_and(|it| (it.actor, &it.action) == (made.actor, &made.action)));
        let left: Vec<&Decision> = model.collect();
        let only_passes = left.iter().all(|it| it.action == Action::PassPriority);
        if is_alike && only_passes { u32::try_from(left.len()).unwrap_or(u32::MAX) } else { 0 }
    }
}

fn in_notation(wanted: &Expectation) -> Text {
    let line = script_line_text(&ScriptLine::Expect(wanted.clone()));
    line.strip_prefix("expect ").unwrap_or(&line).into()
}
