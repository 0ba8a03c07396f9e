//! What was played, as a link holds it: the script of everybody's choices, from the start to the last that the scenario's own
//! script does not make; and the game of such a script again.

use super::note::Note;
use super::play::{faulty_link, first};
use super::snapshot::{NoticeKind, Text};
use super::timeline::{By, Course, Decision, Move, Timeline};
use super::{Attempt, Session, default_action};
use crate::engine::{Action, Edition, Game, PlayerId};
use crate::scenario::{
    Act, Command, Editions, Line, Scenario, Script, ScriptLine, Spot, act_of, action_of, link, print,
};
use std::rc::Rc;

/// How long the part of a link that holds what was played may be, in characters.
pub const PLAY_LIMIT: usize = 8_000;

/// How many choices a link holds at most.
const CHOICES_LIMIT: usize = 2_000;

/// How many players or teams there mostly are.
const PAIR: usize = 2;

/// What a link must say of a game besides the scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Play {
    /// Nothing: the scenario's script plays it.
    Prepared,
    /// This: the script of the choices, written as links have a scenario.
    Own(Text),
    /// More than a link holds.
    TooMuch,
}

impl Play {
    /// What stands in a link.
    #[must_use]
    pub fn in_link(&self) -> Option<&Text> {
        match self {
            Self::Own(play) => Some(play),
            Self::Prepared | Self::TooMuch => None,
        }
    }
}

/// The lines of a script, as they are played.
#[derive(Debug, Default)]
pub(super) struct Lines {
    lines: Vec<ScriptLine>,
    passes: usize,
}

impl Lines {
    /// What a player did. Two passes in a row are written as one line; among more than two players one may leave in between, so
    /// theirs are not.
    pub(super) fn act(&mut self, player: PlayerId, act: Act, are_two: bool) {
        self.passes = if act == Act::Pass && are_two { self.passes + 1 } else { 0 };
        self.lines.push(ScriptLine::Command(Command::Act(player, act)));
        if self.passes == PAIR {
            self.lines.truncate(self.lines.len().saturating_sub(PAIR));
            self.lines.push(ScriptLine::Command(Command::BothPass));
            self.passes = 0;
        }
    }

    /// Something else.
    pub(super) fn push(&mut self, line: ScriptLine) {
        self.lines.push(line);
        self.passes = 0;
    }

    /// The script, in every edition that its scenario is for.
    pub(super) fn script(self) -> Vec<Line<ScriptLine>> {
        let line = |statement| Line { spot: Spot::default(), editions: Editions::Both, statement };
        self.lines.into_iter().map(line).collect()
    }
}

/// Whether two play, so that two passes in a row are one line.
pub(super) fn are_two(game: &Game) -> bool {
    game.teams().count() == PAIR
}

impl Session {
    /// What a link must say of this game besides the scenario.
    #[must_use]
    pub fn played(&self) -> Play {
        let (timeline, edition) = self.fullest();
        self.played_on(timeline, edition)
    }

    /// Whether a link that says this of what was played leads to this game, in either edition.
    #[must_use]
    pub fn is_played_as(&self, play: Option<&str>) -> bool {
        let is_it = |played: &Play| played.in_link().map(|own| &**own) == play;
        let elsewhere = self.elsewhere.as_ref().map(|kept| &kept.past.timeline);
        is_it(&self.played_on(&self.timeline, self.edition))
            || elsewhere.is_some_and(|left| is_it(&self.played_on(left, self.edition.other())))
    }

    /// That of the two editions' games, if one was left for the other, in which somebody chose for himself more often.
    pub(super) fn fullest(&self) -> (&Rc<Timeline>, Edition) {
        let (here, there) = (self.edition, self.edition.other());
        match self.elsewhere.as_ref().map(|kept| &kept.past.timeline) {
            Some(left) if self.chosen(left, there) > self.chosen(&self.timeline, here) => (left, there),
            _ => (&self.timeline, here),
        }
    }

    /// How often somebody chose for himself.
    fn chosen(&self, timeline: &Timeline, edition: Edition) -> usize {
        let courses = self.courses(timeline, edition).into_iter();
        courses.filter(|(_, course)| course.by == By::You).count()
    }

    fn played_on(&self, timeline: &Timeline, edition: Edition) -> Play {
        // No link leads to what has no name.
        if self.plot.id().is_empty() {
            return Play::Prepared;
        }
        timeline.played(|| self.recorded(timeline, edition)).clone()
    }

    fn recorded(&self, timeline: &Timeline, edition: Edition) -> Play {
        let mut courses = self.courses(timeline, edition);
        let last = courses.iter().rposition(|(_, course)| course.by != By::Script);
        let Some(count) = last.map(|last| last + 1) else { return Play::Prepared };
        courses.truncate(count);
        let are_two = are_two(&timeline.game_at(0));
        written_down(&courses, edition, are_two).map_or(Play::TooMuch, Play::Own)
    }

    /// Each choice, and what it is beside the scenario's script.
    pub(super) fn courses<'a>(
        &self,
        timeline: &'a Timeline,
        edition: Edition,
    ) -> Vec<(&'a Decision, &'a Course)> {
        let mut position = 0;
        let told = timeline.decisions().map(|decision| {
            let course =
                decision.course.get_or_init(|| self.course_of(decision, position, timeline, edition));
            position = course.script;
            (decision, course)
        });
        told.collect()
    }

    fn course_of(
        &self,
        decision: &Decision,
        position: usize,
        timeline: &Timeline,
        edition: Edition,
    ) -> Course {
        let game = timeline.game_at(decision.at);
        let Decision { actor, ref action, .. } = *decision;
        let (script, by) = self.against_script(edition, &game, position, (actor, action));
        let labels = self.plot.labels(edition);
        let act = labels.and_then(|labels| act_of(action, actor, &game, labels));
        Course { script, by, act }
    }

    /// How far the scenario's script is after a choice, and whether it made it.
    pub(super) fn against_script(
        &self,
        edition: Edition,
        game: &Game,
        position: usize,
        (actor, action): (PlayerId, &Action),
    ) -> (usize, By) {
        match self.plot.next_move(edition, game, position) {
            Some((next, by, scripted)) if by == actor && scripted == *action => (next, By::Script),
            Some(_) => (self.plot.after_other_choice(edition, game, position), By::You),
            None if default_action(game).is_some_and(|plain| plain == (actor, action.clone())) => {
                (position, By::Nobody)
            }
            None => (position, By::You),
        }
    }

    /// The game that a link leads to: the scenario with what was played, at an event. What cannot be read is said, and then the
    /// scenario stands at its start.
    pub(super) fn follow(&mut self, play: Option<&str>, event: Option<u32>) {
        let (is_begun, past) = (self.can_undo(), self.past());
        let undo = Rc::clone(&self.undo);
        let Ok(fresh) = Self::play(Rc::clone(&self.plot), self.edition, self.locale) else { return };
        *self = match play.map(|play| fresh.with_play(play)) {
            None => fresh.at_event(event),
            Some(Ok(played)) => played.at_event(event),
            Some(Err(note)) => Self { notice: Some(note), ..fresh },
        };
        if is_begun {
            self.undo = super::acting::with(&undo, past);
        }
    }

    /// The game that a link leads to, at its start.
    pub(super) fn at_start_of_link(&self) -> Self {
        let is_own = matches!(self.played(), Play::Own(_));
        let whole = if is_own { self.clone() } else { self.after(&super::Command::Restart) };
        whole.after(&super::Command::Jump(0))
    }

    fn at_event(mut self, event: Option<u32>) -> Self {
        let event = event.unwrap_or(0);
        // Where the choices stop, the scenario's script does not take over.
        if self.notice.is_some() {
            self.go_to(event)
        } else {
            self.jump(event)
        }
        self
    }

    /// The scenario with the choices of a script, by the rules under which they were made, and then by those in force.
    fn with_play(&self, play: &str) -> Result<Self, Note> {
        let (asked, scenario) = (self.edition, read(play)?);
        let made = match scenario.editions {
            Editions::Only(only) if self.plot.setup(only).is_some() => only,
            _ => asked,
        };
        let mut session = Self { edition: made, ..self.clone() };
        let setup = self.plot.setup(made).map(Game::new);
        let Some(Ok(start)) = setup else { return Err(Note::plain(NoticeKind::NotInThatEdition)) };
        session.timeline = Rc::new(Timeline::new(start));
        session.repeat(&scenario);
        session.go_to(u32::MAX);
        if session.notice.is_none() {
            session.run_ahead();
        }
        let stopped = session.notice.take();
        session.set_edition(asked);
        session.notice = stopped.or(session.notice);
        Ok(session)
    }

    /// Makes the choices of a script at the end of the timeline, up to the first that can't be made.
    fn repeat(&mut self, scenario: &Scenario) {
        let Some(labels) = self.plot.labels(self.edition) else { return };
        let script = Script::new(scenario, self.edition, labels.clone());
        let (mut line, mut position) = (0, 0);
        for _ in 0..CHOICES_LIMIT {
            let end = Rc::clone(self.timeline.end());
            let next = script.next_move(&end, line).filter(|_| !self.is_too_large());
            let Some((next, actor, action)) = next else { break };
            let (script, by) = self.against_script(self.edition, &end, position, (actor, &action));
            if Rc::make_mut(&mut self.timeline).act(Move { actor, action, script, by }).is_err() {
                break;
            }
            (line, position) = (next, script);
        }
        let open = script.open_line(self.timeline.end(), line);
        if let Some(line) = scenario.commands(self.edition).nth(open) {
            let refusal = self.refusal_of(&line.statement);
            self.notice = Some(Note { refusal, ..Note::plain(NoticeKind::PlayStopped) });
        }
    }

    /// Why the rules do not allow what a line says, if it is they that do not.
    fn refusal_of(&self, line: &ScriptLine) -> Option<Attempt> {
        let ScriptLine::Command(Command::Act(actor, act)) = line else { return None };
        let end = self.timeline.end();
        let action = action_of(act, *actor, end, self.plot.labels(self.edition)?).ok()?;
        let why = end.apply(*actor, &action).err()?;
        Some(Attempt { actor: *actor, action, why })
    }
}

/// Choices as they stand in a link; `None` for more than it holds, and for what no line can say.
fn written_down(courses: &[(&Decision, &Course)], edition: Edition, are_two: bool) -> Option<Text> {
    if courses.len() > CHOICES_LIMIT {
        return None;
    }
    let mut lines = Lines::default();
    for (decision, course) in courses {
        lines.act(decision.actor, course.act.clone()?, are_two);
    }
    let (editions, script) = (Editions::Only(edition), lines.script());
    let play = Scenario { id: "play".into(), editions, script, ..Scenario::blank() };
    let link = link::encode(&print(&play))?;
    (link.len() <= PLAY_LIMIT).then(|| link.into())
}

/// The script that stands in a link.
fn read(play: &str) -> Result<Scenario, Note> {
    if play.len() > PLAY_LIMIT {
        return Err(Note::plain(NoticeKind::PlayTooLong));
    }
    let text = link::decode(play).map_err(|fault| {
        Note::plain(match faulty_link(fault) {
            NoticeKind::LinkNewer => NoticeKind::PlayNewer,
            NoticeKind::LinkTooLong => NoticeKind::PlayTooLong,
            _ => NoticeKind::PlayDamaged,
        })
    })?;
    first(&text).map_err(|note| Note { kind: NoticeKind::PlayFaults, ..note })
}
