//! One learner's way through a lesson. Pure like the session that it holds.

mod asking;
mod command;
mod hints;
mod lead;
mod library;
mod review;
mod seat;
mod stop;
mod tell;
mod view;

pub use command::StudyCommand;
pub use library::Library;
pub use view::{
    BeatKindView, FeedbackView, HintView, LessonCard, OptionMark, OptionView, QuestionView, StudyView,
    VerdictView, Wanted,
};

use super::{Command, Session};
use crate::engine::{Edition, Misconception};
use crate::lesson::Course;
use crate::locale::Locale;
use seat::{Seat, SeatNote};
use std::rc::Rc;
use stop::{Stop, StopKind, stops};

/// How a beat stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing was done, or not yet what is wanted.
    #[default]
    NotYet,
    /// What is wanted is done.
    Done,
    /// It was refused, for the reason of that name.
    Refused(&'static str),
    /// The answer is right.
    RightAnswer,
    /// The answer is wrong; these beliefs lead to it.
    WrongAnswer(Rc<[Misconception]>),
    /// The answer was shown without having been chosen, or the solution played.
    Revealed,
}

/// A learner in a lesson. Cheap to clone; it changes only by [`Study::after`], which is pure.
#[derive(Clone, Debug)]
pub struct Study {
    library: Library,
    lesson: usize,
    seed: u64,
    course: Rc<Course>,
    stops: Rc<[Stop]>,
    seat: Seat,
    /// What was left in the other edition.
    elsewhere: Option<Box<Elsewhere>>,
}

/// A way through the lesson in the other edition.
#[derive(Clone, Debug)]
struct Elsewhere {
    course: Rc<Course>,
    stops: Rc<[Stop]>,
    seat: Seat,
}

impl Study {
    /// Begins a lesson, in the edition asked for if it exists there. The seed says what is asked again at its end.
    /// `None` if there is no such lesson, or if its board can't be played.
    #[must_use]
    pub fn open(library: &Library, id: &str, edition: Edition, locale: Locale, seed: u64) -> Option<Self> {
        let lesson = library.find(id)?;
        let own = library.lessons().get(lesson)?;
        let edition = if own.editions.include(edition) { edition } else { edition.other() };
        let (course, stops) = way(library, lesson, edition, seed)?;
        let seat = Seat::new(&course, *stops.first()?, 0, locale)?;
        Some(Self { library: library.clone(), lesson, seed, course, stops, seat, elsewhere: None })
    }

    /// The study after a command. Whatever is asked, nothing panics, and a wish that can't be fulfilled leaves
    /// everything as it was.
    #[must_use]
    pub fn after(&self, command: &StudyCommand) -> Self {
        let mut next = self.clone();
        next.seat.note = None;
        match command {
            StudyCommand::Next => next.next(),
            StudyCommand::Act(action) => next.seat.act(&Command::Act(action.clone())),
            StudyCommand::Try(action) => next.seat.act(&Command::Try(action.clone())),
            StudyCommand::Answer(chosen) => next.seat.answer(*chosen),
            StudyCommand::Reveal => next.seat.reveal(),
            StudyCommand::Hint => next.hint(),
            StudyCommand::SkipTo(beat) => next.skip_to(*beat),
            StudyCommand::Undo => next.seat.take_back(&Command::Undo),
            StudyCommand::Redo => next.seat.take_back(&Command::Redo),
            StudyCommand::Again => next.go_to(self.seat.stop),
            StudyCommand::Look(command) => next.seat.look(command),
            StudyCommand::SetEdition(edition) => next.set_edition(*edition),
            StudyCommand::SetLocale(locale) => next.set_locale(*locale),
            StudyCommand::Dismiss => next.seat.session = self.seat.session.after(&Command::Dismiss),
        }
        next
    }

    /// The rules in force.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.course.edition()
    }

    /// The language.
    #[must_use]
    pub const fn locale(&self) -> Locale {
        self.seat.session.locale()
    }

    /// The table.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.seat.session
    }

    /// How the beat stands.
    #[must_use]
    pub const fn verdict(&self) -> &Verdict {
        &self.seat.verdict
    }

    /// Whether the beat is over, so that the next one may begin.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.seat.is_over()
    }

    /// The number of the beat in this edition, from 1.
    #[must_use]
    pub fn beat(&self) -> u32 {
        u32::try_from(self.seat.stop + 1).unwrap_or(u32::MAX)
    }

    /// How many beats there are in this edition.
    #[must_use]
    pub fn beats(&self) -> u32 {
        u32::try_from(self.stops.len()).unwrap_or(u32::MAX)
    }

    fn next(&mut self) {
        if !self.seat.is_over() {
            return self.seat.next_event();
        }
        let before = self.seat.clone();
        self.go_to(before.stop + 1);
        if self.seat.stop != before.stop && !before.leads_to(&self.seat) {
            self.seat.note = Some(SeatNote::FromTheLesson);
        }
    }

    fn skip_to(&mut self, beat: u32) {
        let stop = usize::try_from(beat).unwrap_or(usize::MAX).saturating_sub(1);
        self.go_to(stop);
    }

    /// To the beginning of a beat; nowhere else if there is none.
    fn go_to(&mut self, number: usize) {
        let locale = self.locale();
        let Some(stop) = self.stops.get(number).copied() else { return };
        let course = match stop.kind {
            StopKind::Own => Some(Rc::clone(&self.course)),
            StopKind::Review => course(&self.library, stop.lesson, self.edition()),
        };
        if let Some(seat) = course.and_then(|course| Seat::new(&course, stop, number, locale)) {
            self.seat = seat;
        }
    }

    fn hint(&mut self) {
        if self.seat.hints < hints::LEVELS && !hints::hints(&self.seat).is_empty() {
            self.seat.hints += 1;
        }
    }

    fn set_locale(&mut self, locale: Locale) {
        self.seat.session.locale = locale;
        if let Some(elsewhere) = &mut self.elsewhere {
            elsewhere.seat.session.locale = locale;
        }
    }

    /// The same beat by the rules of the other edition. What was done there before is kept, if it was in that beat.
    fn set_edition(&mut self, edition: Edition) {
        if edition == self.edition() {
            return;
        }
        let beat = self.seat.stretch.beat;
        let kind = self.seat.kind;
        let there = match self.elsewhere.clone() {
            Some(kept) => Some((kept.course, kept.stops, Some(kept.seat))),
            None => way(&self.library, self.lesson, edition, self.seed)
                .map(|(course, stops)| (course, stops, None)),
        };
        let Some((course, stops, kept)) = there else { return };
        let is_same =
            |seat: &Seat| seat.kind == kind && (kind == StopKind::Review || seat.stretch.beat == beat);
        let seat = kept.clone().filter(is_same).or_else(|| {
            let number = same_beat(&course, &stops, (kind, beat));
            Seat::new(&course, *stops.get(number)?, number, self.locale())
        });
        let Some(seat) = seat else { return };
        let left = Elsewhere {
            course: std::mem::replace(&mut self.course, course),
            stops: std::mem::replace(&mut self.stops, stops),
            seat: std::mem::replace(&mut self.seat, seat),
        };
        self.elsewhere = Some(Box::new(left));
    }
}

/// The model run of a lesson and the beats on its way.
fn way(library: &Library, lesson: usize, edition: Edition, seed: u64) -> Option<(Rc<Course>, Rc<[Stop]>)> {
    let course = course(library, lesson, edition)?;
    Some((course, stops(library, lesson, edition, seed).into()))
}

fn course(library: &Library, lesson: usize, edition: Edition) -> Option<Rc<Course>> {
    let lesson = library.lessons().get(lesson)?;
    let is_there = lesson.editions.include(edition);
    is_there.then(|| Course::new(lesson, edition).ok()).flatten().map(Rc::new)
}

/// The stop that is the same beat, or the next one after it; a question asked again is found by its place.
fn same_beat(course: &Course, stops: &[Stop], (kind, beat): (StopKind, usize)) -> usize {
    let is_there = |stop: &Stop| match (kind, stop.kind) {
        (StopKind::Own, StopKind::Own) => {
            course.stretches().get(stop.place).is_some_and(|stretch| stretch.beat >= beat)
        }
        (StopKind::Review, StopKind::Review) => true,
        _ => false,
    };
    stops.iter().position(is_there).unwrap_or(stops.len().saturating_sub(1))
}
