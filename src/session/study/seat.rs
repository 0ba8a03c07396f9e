//! A learner in one beat: the table, what he has answered, and how it stands.

use super::Verdict;
use super::asking::question;
use super::lead::Lead;
use super::stop::{Stop, StopKind};
use crate::engine::Entry;
use crate::lesson::{BeatKind, Course, Stretch, Task};
use crate::locale::Locale;
use crate::quiz::Question;
use crate::scenario::{Seen, refusal_tag};
use crate::session::event::is_quiet;
use crate::session::progress::Due;
use crate::session::timeline::{Mark, MarkKind};
use crate::session::{Command, Session};
use std::rc::Rc;

/// Where a beat stands.
#[derive(Clone, Debug)]
pub(super) struct Seat {
    /// Which of the study's stops this is.
    pub(super) stop: usize,
    pub(super) kind: StopKind,
    /// The belief on whose account it is asked again, if the learner's record says so.
    pub(super) due: Option<Due>,
    pub(super) course: Rc<Course>,
    pub(super) stretch: Stretch,
    pub(super) session: Session,
    pub(super) verdict: Verdict,
    pub(super) pace: Pace,
    pub(super) hints: u32,
    pub(super) question: Option<Rc<Question>>,
    pub(super) chosen: Option<usize>,
    /// The table with the lesson's own way through a task played.
    pub(super) model: Option<Session>,
    /// How many steps have begun when that way ends.
    pub(super) last_step: Option<usize>,
    pub(super) note: Option<SeatNote>,
}

/// Who moves on in a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pace {
    /// The lesson: what happens is shown, event by event.
    Lesson,
    /// The learner.
    Learner,
    /// Nobody: an answer is waited for.
    Waits,
}

/// Something to tell about a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SeatNote {
    /// The beat goes on from the lesson's own way, not from the learner's.
    FromTheLesson,
    /// There is nothing to do at the table here.
    NothingToDo,
}

impl Seat {
    /// At the beginning of a beat. `None` if the lesson has no such beat there, or can't be played at all.
    pub(super) fn new(stop: &Stop, number: usize, locale: Locale) -> Option<Self> {
        let course = &stop.course;
        let stretch = course.stretches().get(stop.place).copied()?;
        let beat = course.beat(stretch)?;
        let session = at(course, stretch, locale, End::Start)?;
        let mut seat = Self {
            stop: number,
            kind: stop.kind,
            due: stop.due,
            course: Rc::clone(course),
            stretch,
            session,
            verdict: Verdict::NotYet,
            pace: Pace::Lesson,
            hints: 0,
            question: None,
            chosen: None,
            model: None,
            last_step: None,
            note: None,
        };
        match &beat.kind {
            BeatKind::Predict(_) => {
                match question(course, stretch, &seat.session.game, stop.due.map(|due| due.belief)) {
                    Some(question) => seat.wait_with(question),
                    None => seat.show(locale),
                }
            }
            BeatKind::Tell { .. } | BeatKind::Summary { .. } => seat.show(locale),
            BeatKind::Do(_) | BeatKind::Free(_) => {
                seat.pace = Pace::Learner;
                seat.model = at(course, stretch, locale, End::End);
                seat.last_step = seat.steps_of_solution();
            }
            BeatKind::Try { .. } => seat.pace = Pace::Learner,
        }
        Some(seat)
    }

    /// Waits for an answer, with nothing known of what comes.
    fn wait_with(&mut self, question: Question) {
        self.pace = Pace::Waits;
        self.question = Some(Rc::new(question));
        let cut = self.session.timeline.cut(self.session.cursor);
        self.session.timeline = Rc::new(cut);
        self.session.is_asked = true;
    }

    /// Plays what happens in the beat, to be shown event by event.
    fn show(&mut self, locale: Locale) {
        if let Some(session) = self.solved().or_else(|| at(&self.course, self.stretch, locale, End::End)) {
            self.session = session;
        }
        self.pace = Pace::Lesson;
    }

    /// How many events have happened when the beat is over.
    pub(super) fn end_event(&self) -> u32 {
        match self.kind {
            StopKind::Own => self.stretch.end_event,
            // What came next in that lesson belongs to it.
            StopKind::Review => self.stretch.end_event.min(self.session.timeline.len()),
        }
    }

    /// Whether the beat is over, so that the next one may begin.
    pub(super) fn is_over(&self) -> bool {
        match self.pace {
            Pace::Lesson => self.session.cursor >= self.end_event(),
            Pace::Learner => matches!(self.verdict, Verdict::Done | Verdict::Revealed),
            Pace::Waits => false,
        }
    }

    /// Whether the next beat goes on from what happened here: whoever played on his own did as the lesson does, and no
    /// further. A question from another lesson goes on from nothing.
    pub(super) fn leads_to(&self, next: &Self) -> bool {
        if !Rc::ptr_eq(&self.course, &next.course) || self.pace != Pace::Learner {
            return true;
        }
        let (own, model) = (&self.session.timeline, &next.session.timeline);
        own.len() <= next.stretch.event && own.entries(0..own.len()).eq(model.entries(0..own.len()))
    }

    /// One event more, as far as the beat goes.
    pub(super) fn next_event(&mut self) {
        match self.pace {
            Pace::Lesson if self.session.cursor < self.end_event() => {
                self.session = self.session.after(&Command::NextEvent);
            }
            Pace::Learner if self.may_go_on() => {
                self.session = self.session.after(&Command::NextEvent);
                self.judge();
            }
            Pace::Lesson | Pace::Learner | Pace::Waits => {}
        }
    }

    /// Whether the learner's own play goes on without a choice of his. What is to be tried is tried where the beat begins: past
    /// another player's choice it does not go by itself. A wrong way is not gone further.
    pub(super) fn may_go_on(&self) -> bool {
        if self.is_lost() {
            return false;
        }
        let is_known = self.session.cursor() < self.session.total();
        let is_free = self.task().is_some() || self.session.awaiting().player().is_none();
        (is_known || is_free) && self.session.can_go_on()
    }

    /// Where what is told comes to something more than the turn's going on; `None` where nothing is told.
    pub(super) fn ahead(&self) -> Option<u32> {
        let (from, end) = (self.session.cursor, self.end_event());
        if self.pace != Pace::Lesson || from >= end {
            return None;
        }
        let passed =
            self.session.timeline.entries(from..end).take_while(|entry| is_quiet(&entry.event)).count();
        Some(from.saturating_add(u32::try_from(passed).unwrap_or(u32::MAX)).saturating_add(1).min(end))
    }

    /// Whether an answer was given, and something is left to be told.
    pub(super) fn can_leap(&self) -> bool {
        self.question.is_some() && self.pace == Pace::Lesson && !self.is_over()
    }

    /// Whether an answer was given, and all that is left to be told is the turn's going on.
    pub(super) fn only_goes_on(&self) -> bool {
        let mut left = self.session.timeline.entries(self.session.cursor..self.end_event());
        self.can_leap() && left.all(|entry| is_quiet(&entry.event))
    }

    /// To the end of what is told after an answer.
    pub(super) fn leap(&mut self) {
        if self.can_leap() {
            self.session = self.session.after(&Command::Jump(self.end_event()));
        }
    }

    /// To there.
    pub(super) fn go_ahead(&mut self) {
        if let Some(cursor) = self.ahead() {
            self.session = self.session.after(&Command::Jump(cursor));
        }
    }

    /// Looking around: back, and on as far as is known; in the learner's own play also plainly on.
    pub(super) fn look(&mut self, command: &Command) {
        let is_back = matches!(
            command,
            Command::PreviousEvent | Command::PreviousStep | Command::BackToStep(_) | Command::Dismiss
        );
        let is_on = matches!(
            command,
            Command::NextEvent | Command::NextEventPlainly | Command::NextStep | Command::NextTurn
        );
        match (self.pace, command) {
            (_, Command::Jump(cursor)) => {
                let known = (*cursor).min(self.furthest());
                self.session = self.session.after(&Command::Jump(known));
            }
            (Pace::Waits, _) if is_on => self.session.go_to(self.stretch.event),
            (Pace::Lesson, Command::NextStep | Command::NextTurn) => self.next_step(),
            (Pace::Lesson, _) if is_on => self.next_event(),
            (Pace::Learner, _) if is_on && self.is_lost() => {}
            _ if is_back || is_on => self.session = self.session.after(command),
            _ => self.note = Some(SeatNote::NothingToDo),
        }
        self.judge();
    }

    /// How far may be looked.
    fn furthest(&self) -> u32 {
        let known = self.session.timeline.len();
        if self.pace == Pace::Lesson { known.min(self.end_event()) } else { known }
    }

    /// On to the next step that the beat reaches, or to its end.
    fn next_step(&mut self) {
        let end = self.end_event();
        let from = self.session.cursor;
        let is_step = |mark: &&Mark| mark.kind == MarkKind::Step;
        let found = self.session.timeline.marks_from(from).find(is_step).map(|mark| mark.seq + 1);
        let cursor = found.filter(|cursor| *cursor <= end).unwrap_or(end);
        self.session.go_to(cursor.max(from));
    }

    /// A choice at the table, made or tried.
    pub(super) fn act(&mut self, command: &Command) {
        if self.pace != Pace::Learner || self.session.cursor < self.stretch.event {
            self.note = Some(SeatNote::NothingToDo);
            return;
        }
        self.session = self.session.after(command);
        if self.verdict != Verdict::Done {
            self.verdict = match self.session.refusal().map(refusal_tag) {
                Some(tag) if self.is_the_lesson(tag) => Verdict::Done,
                Some(tag) => Verdict::Refused(tag),
                None => Verdict::NotYet,
            };
        }
        self.judge();
    }

    /// Takes back, or brings back. What is done may then be undone.
    pub(super) fn take_back(&mut self, command: &Command) {
        if self.pace != Pace::Learner {
            self.note = Some(SeatNote::NothingToDo);
            return;
        }
        self.session = self.session.after(command);
        if self.task().is_some() {
            self.verdict = Verdict::NotYet;
        }
        self.judge();
    }

    /// Whether a refusal is the one that the beat is about.
    fn is_the_lesson(&self, tag: &str) -> bool {
        let edition = self.course.edition();
        match self.course.beat(self.stretch).map(|beat| &beat.kind) {
            Some(BeatKind::Try { forbidden }) => forbidden
                .iter()
                .filter(|line| line.editions.include(edition))
                .any(|line| line.statement.because.is_none_or(|wanted| wanted == tag)),
            _ => false,
        }
    }

    pub(super) fn task(&self) -> Option<&Task> {
        match self.course.beat(self.stretch).map(|beat| &beat.kind) {
            Some(BeatKind::Do(task) | BeatKind::Free(task)) => Some(task),
            _ => None,
        }
    }

    /// What somebody finds who looks at this place, and at what has happened since the beat began.
    pub(super) fn looking<T>(&self, look: impl FnOnce(&Seen<'_>) -> T) -> T {
        let log: Vec<Entry> = self.session.entries().cloned().collect();
        let start = self.session.timeline.game_at(0);
        let since = usize::try_from(self.stretch.event).unwrap_or(usize::MAX).min(log.len());
        let (game, labels) = (&*self.session.game, self.course.labels());
        look(&Seen { start: &start, game, labels, log: &log, since })
    }

    /// Looks whether what is to be done is done at this place.
    fn judge(&mut self) {
        if self.pace != Pace::Learner || matches!(self.verdict, Verdict::Done | Verdict::Revealed) {
            return;
        }
        let Some(task) = self.task() else { return };
        let holding = self.looking(|seen| self.course.holding(task, seen));
        if !holding.is_empty() && holding.iter().all(|holds| *holds) {
            self.verdict = Verdict::Done;
        } else if !matches!(self.verdict, Verdict::Refused(_)) {
            let has_strayed = self.has_strayed(task) && !self.can_be_done(task);
            self.verdict = if has_strayed || self.is_too_late() { Verdict::Astray } else { Verdict::NotYet };
        }
    }

    /// Chooses an answer; only the first one counts.
    pub(super) fn answer(&mut self, chosen: usize) {
        let Some(question) = self.question.clone().filter(|_| self.pace == Pace::Waits) else {
            // In a task there is something to do, only no answer to choose.
            self.note = (self.pace != Pace::Learner).then_some(SeatNote::NothingToDo);
            return;
        };
        let Some(choice) = question.options.get(chosen) else { return };
        self.chosen = Some(chosen);
        self.verdict = if chosen == question.right {
            Verdict::RightAnswer
        } else {
            Verdict::WrongAnswer(choice.believed.as_slice().into())
        };
        self.show(self.session.locale);
    }

    /// Shows the answer, plays the solution, or tries what is forbidden.
    pub(super) fn reveal(&mut self) {
        match self.course.beat(self.stretch).map(|beat| &beat.kind) {
            Some(BeatKind::Predict(_)) if self.pace == Pace::Waits => {}
            Some(BeatKind::Do(_) | BeatKind::Free(_)) if self.pace == Pace::Learner => {}
            Some(BeatKind::Try { .. }) if self.verdict != Verdict::Done => {
                // It is tried where the beat begins, wherever the learner has got to since.
                let start = at(&self.course, self.stretch, self.session.locale, End::Start);
                self.session = start.unwrap_or_else(|| self.session.clone());
                if let Some(action) = super::hints::forbidden(&self.course, self.stretch, &self.session.game)
                {
                    self.session = self.session.after(&Command::Try(action));
                }
                self.verdict = Verdict::Revealed;
                return;
            }
            _ => {
                self.note = Some(SeatNote::NothingToDo);
                return;
            }
        }
        self.verdict = Verdict::Revealed;
        self.show(self.session.locale);
    }

    /// The table with the solution of a task played, at the beginning of the beat.
    pub(super) fn solved(&self) -> Option<Session> {
        self.model.as_ref().map(|model| Session { locale: self.session.locale, ..model.clone() })
    }
}

/// What a beat asks, if it asks something.
pub(super) fn asked(stop: &Stop, locale: Locale) -> Option<String> {
    let course = &stop.course;
    let stretch = course.stretches().get(stop.place).copied()?;
    let BeatKind::Predict(_) = &course.beat(stretch)?.kind else { return None };
    course.asks(stretch, &at(course, stretch, locale, End::Start)?.game, locale)
}

/// As far as the script has been played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// To the beginning of the beat.
    Start,
    /// To its end.
    End,
}

/// The table at the beginning of a beat, after everything that the lesson has happen before.
pub(super) fn at(course: &Rc<Course>, stretch: Stretch, locale: Locale, end: End) -> Option<Session> {
    let lead = |first, end| Rc::new(Lead { course: Rc::clone(course), first, end });
    let mut session = Session::play(lead(0, stretch.first), course.edition(), locale).ok()?;
    session.run_script();
    let last = if end == End::End { stretch.end } else { stretch.first };
    session.plot = lead(stretch.first, last);
    session.run_script();
    session.go_to(stretch.event);
    Some(session)
}
