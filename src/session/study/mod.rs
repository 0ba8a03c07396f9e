//! One learner's way through a lesson. Pure like the session that it holds.

mod asking;
mod command;
mod conditions;
mod hints;
mod lead;
mod library;
mod parts;
mod review;
mod seat;
mod stop;
mod stray;
mod tell;
mod view;

pub use crate::lesson::Chapter;
pub use command::StudyCommand;
pub use library::Library;
pub use parts::Part;
pub use review::Again;
pub use view::{
    BeatKindView, ConditionView, FeedbackView, HintView, LessonCard, OptionMark, OptionView, QuestionView,
    StudyView, VerdictView, Wanted,
};

use super::{Command, Session};
use crate::engine::{Edition, Misconception};
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
    /// What was done is the most likely wrong way: it is allowed, and does not lead there.
    Astray,
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
    again: Again,
    edition: Edition,
    stops: Rc<[Stop]>,
    seat: Seat,
    /// What was left in the other edition.
    elsewhere: Option<Box<Elsewhere>>,
}

/// A way through the lesson in the other edition.
#[derive(Clone, Debug)]
struct Elsewhere {
    stops: Rc<[Stop]>,
    seat: Seat,
    /// At which stop of this edition the learner arrived: whoever is still there goes back to what he left.
    arrived: usize,
}

impl Study {
    /// Begins a lesson, in the edition asked for if it exists there. `again` says what is asked again at its end. `None` if
    /// there is no such lesson, or if its board can't be played.
    #[must_use]
    pub fn open(library: &Library, id: &str, edition: Edition, locale: Locale, again: Again) -> Option<Self> {
        let lesson = library.find(id)?;
        let own = library.lessons().get(lesson)?;
        let edition = if own.editions.include(edition) { edition } else { edition.other() };
        let stops: Rc<[Stop]> = stops(library, lesson, edition, &again).into();
        let seat = Seat::new(stops.first()?, 0, locale)?;
        Some(Self { library: library.clone(), lesson, again, edition, stops, seat, elsewhere: None })
    }

    /// The study after a command. Whatever is asked, nothing panics, and a wish that can't be fulfilled leaves
    /// everything as it was.
    #[must_use]
    pub fn after(&self, command: &StudyCommand) -> Self {
        let mut next = self.clone();
        next.seat.note = None;
        match command {
            StudyCommand::Next => next.next(),
            StudyCommand::Ahead => next.seat.go_ahead(),
            StudyCommand::NextBeat => next.next_beat(),
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
    pub const fn edition(&self) -> Edition {
        self.edition
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

    fn next_beat(&mut self) {
        self.seat.leap();
        self.next();
    }

    fn skip_to(&mut self, beat: u32) {
        let stop = usize::try_from(beat).unwrap_or(usize::MAX).saturating_sub(1);
        self.go_to(stop);
    }

    /// To the beginning of a beat; nowhere else if there is none.
    fn go_to(&mut self, number: usize) {
        let stop = self.stops.get(number);
        if let Some(seat) = stop.and_then(|stop| Seat::new(stop, number, self.locale())) {
            self.seat = seat;
        }
    }

    fn hint(&mut self) {
        self.seat.hints = hints::count(&self.seat).min(self.seat.hints + 1);
    }

    fn set_locale(&mut self, locale: Locale) {
        self.seat.session.locale = locale;
        if let Some(elsewhere) = &mut self.elsewhere {
            elsewhere.seat.session.locale = locale;
        }
    }

    /// The same beat by the rules of the other edition. What was done there before is kept, unless the learner has gone
    /// to another beat since.
    fn set_edition(&mut self, edition: Edition) {
        if edition == self.edition {
            return;
        }
        let here = &self.seat;
        let (stops, kept) = match &self.elsewhere {
            Some(left) => {
                let is_kept = left.arrived == here.stop || is_same_beat(&left.seat, here);
                (Rc::clone(&left.stops), Some(left.seat.clone()).filter(|_| is_kept))
            }
            None => (stops(&self.library, self.lesson, edition, &self.again).into(), None),
        };
        let seat = kept.or_else(|| {
            let number = same_beat(&stops, here);
            Seat::new(stops.get(number)?, number, self.locale())
        });
        let Some(seat) = seat else { return };
        let arrived = seat.stop;
        let left = Elsewhere {
            stops: std::mem::replace(&mut self.stops, stops),
            seat: std::mem::replace(&mut self.seat, seat),
            arrived,
        };
        self.edition = edition;
        self.elsewhere = Some(Box::new(left));
    }
}

fn is_same_beat(one: &Seat, other: &Seat) -> bool {
    one.kind == StopKind::Own && other.kind == StopKind::Own && one.stretch.beat == other.stretch.beat
}

/// The stop that is the same beat, or the next one after it; for a question asked again, the first such question.
fn same_beat(stops: &[Stop], here: &Seat) -> usize {
    let is_there = |stop: &Stop| match (here.kind, stop.kind) {
        (StopKind::Own, StopKind::Own) => {
            let stretch = stop.course.stretches().get(stop.place);
            stretch.is_some_and(|stretch| stretch.beat >= here.stretch.beat)
        }
        (StopKind::Review, StopKind::Review) => true,
        _ => false,
    };
    stops.iter().position(is_there).unwrap_or(stops.len().saturating_sub(1))
}
