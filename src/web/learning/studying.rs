//! A lesson on the page: the study, what there is to show of it, and the answer being put together at its table. Pure.

use super::brought::Brought;
use super::lecture::{Lecture, PlanWish};
use super::plan::PartPlace;
use super::{Learn, Learning, Shelf};
use crate::engine::{Action, Edition};
use crate::locale::Locale;
use crate::session::Command;
use crate::session::progress::{Answered, Progress};
use crate::session::snapshot::{Prompt, Snapshot};
use crate::session::study::{Again, BeatKindView, Study, StudyCommand, StudyView, VerdictView};
use crate::web::answer::{Answer, Outcome};
use crate::web::presenting::Present;
use crate::web::sheet::Sheet;
use crate::web::store::{Message, Store, Stride};
use crate::web::table::Direction;
use std::rc::Rc;

/// What a learner wishes of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyWish {
    /// On: another event of what is told, or the next part.
    Next,
    /// On, past what is no more than the turn going on.
    Ahead,
    /// To the next part, where an answer was given and nothing but the turn's going on is left.
    NextPart,
    /// An answer, by its number from 0.
    Answer(usize),
    /// How it goes.
    Reveal,
    /// A hint.
    Hint,
    /// The part from its beginning.
    Again,
    /// To a part, by its number from 1.
    SkipTo(u32),
    /// The consequence of a wrong answer on the board, or the truth again.
    WhatIf,
    /// A change of the order in which a room is shown the lesson.
    Plan(PlanWish),
    /// Something said to the table of the lesson.
    Table(Box<Message>),
}

/// A lesson that is gone through.
#[derive(Clone, Debug)]
pub struct Studying {
    study: Study,
    /// The lesson at its place.
    pub view: Rc<StudyView>,
    /// What the board shows: the table, or what would follow from a wrong answer.
    pub table: Rc<Snapshot>,
    /// Whether it shows what would follow from a wrong answer.
    pub shows_what_if: bool,
    /// The answer so far.
    pub answer: Answer,
    /// Whether the last change went forward.
    pub direction: Direction,
    /// What it has brought.
    pub brought: Brought,
    /// How it is shown to a whole room; `None` for one learner.
    pub lecture: Option<Lecture>,
    /// Whether it is from a file of the reader's own: then nothing is kept of it.
    is_own: bool,
}

impl Studying {
    fn of(study: Study) -> Self {
        let view = Rc::new(study.view());
        let table = Rc::new(view.table.clone());
        let answer = Answer::to(&table.prompt);
        let brought = Brought::a_part(table.cursor);
        Self {
            study,
            view,
            table,
            shows_what_if: false,
            answer,
            direction: Direction::Still,
            brought,
            lecture: None,
            is_own: false,
        }
    }

    /// Shown to a room so, or to one learner.
    pub(super) fn with_lecture(&self, lecture: Option<Lecture>) -> Self {
        Self { lecture, ..self.clone() }
    }

    /// Where the part stands that is shown: before a room among those that it is shown.
    #[must_use]
    pub fn place(&self) -> PartPlace {
        let planned = self.lecture.as_ref().and_then(|it| it.plan.place(self.study.part_name()));
        planned.unwrap_or_else(|| part_place(&self.view, self.view.beat))
    }

    pub(super) const fn study(&self) -> &Study {
        &self.study
    }

    /// Whether it is the lesson of that name; capitals do not matter in names.
    #[must_use]
    pub fn is_of(&self, lesson: &str) -> bool {
        self.view.lesson.id.eq_ignore_ascii_case(lesson)
    }

    pub(super) fn after(&self, command: &StudyCommand) -> Self {
        let next = Self::of(self.study.after(command));
        let is_same =
            next.table.fingerprint == self.table.fingerprint && next.table.cursor == self.table.cursor;
        let is_forward = matches!(
            command,
            StudyCommand::Next
                | StudyCommand::Ahead
                | StudyCommand::NextBeat
                | StudyCommand::Act(_)
                | StudyCommand::Answer(_)
        ) && next.table.cursor > self.table.cursor;
        let direction = if is_forward { Direction::Forward } else { Direction::Still };
        let has_turned = next.view.beat != self.view.beat;
        // What was begun belongs to its part, and to this time of going through it.
        let is_fresh = has_turned || matches!(command, StudyCommand::Again | StudyCommand::SkipTo(_));
        let is_kept = is_same && !is_fresh && !self.shows_what_if;
        let kept = || self.answer.clone().reworded(&next.table.prompt);
        let answer = if is_kept { kept() } else { next.answer.clone() };
        let brought = match command {
            _ if is_fresh => next.brought,
            StudyCommand::SetEdition(_) => next.brought,
            StudyCommand::SetLocale(_) | StudyCommand::Dismiss => self.brought,
            _ => Brought::between(&self.view, &next.view),
        };
        let lecture = self.lecture.as_ref().map(|it| it.moved_to(&next.table));
        Self { answer, direction, brought, lecture, is_own: self.is_own, ..next }
    }

    /// The board of what follows from the answer that was chosen, or the table again. There nothing can be chosen.
    fn with_what_if(&self) -> Self {
        let what_if = self.view.question.as_ref().and_then(|it| it.feedback.as_ref()?.what_if.as_ref());
        match what_if.filter(|_| !self.shows_what_if) {
            Some(what_if) => {
                let prompt = Prompt {
                    player: None,
                    is_yours: false,
                    choices: Rc::new([]),
                    form: None,
                    ..self.view.table.prompt.clone()
                };
                let table = Snapshot { table: (**what_if).clone(), prompt, ..self.view.table.clone() };
                Self {
                    table: Rc::new(table),
                    shows_what_if: true,
                    answer: Answer::None,
                    direction: Direction::Still,
                    ..self.clone()
                }
            }
            None => {
                let (lecture, is_own) = (self.lecture.clone(), self.is_own);
                Self { brought: self.brought, lecture, is_own, ..Self::of(self.study.clone()) }
            }
        }
    }

    fn with(&self, answer: Answer) -> Self {
        Self { answer, ..self.clone() }
    }

    fn outcome(&self, outcome: Outcome) -> (Self, Option<Sheet>) {
        let act = |action: Action, command: fn(Action) -> StudyCommand| (self.after(&command(action)), None);
        match outcome {
            Outcome::Goes(answer) => (self.undisturbed().with(answer), None),
            Outcome::Act(action) => act(action, StudyCommand::Act),
            Outcome::Try(action) => act(action, StudyCommand::Try),
            Outcome::Show(id) => (self.clone(), Some(Sheet::Object(id))),
        }
    }

    /// Without the refusal that stands on the table.
    fn undisturbed(&self) -> Self {
        if self.table.refused.is_some() { self.after(&StudyCommand::Dismiss) } else { self.clone() }
    }

    /// After something was said to its table, and what is to lie over the page then.
    pub(super) fn at_table(&self, message: Message) -> (Self, Option<Sheet>) {
        if let Some(led) = self.lecture.as_ref().and_then(|lecture| self.led(lecture, &message)) {
            return led;
        }
        let look = |command: Command| (self.after(&StudyCommand::Look(command)), None);
        match message {
            Message::Show(sheet) => (self.clone(), Some(sheet)),
            Message::Present(Present::Enter) => (self.before_room(&[]), None),
            Message::Go(Stride::Forward | Stride::ForwardPlainly) => (self.after(&StudyCommand::Next), None),
            Message::Go(Stride::Back) => look(Command::PreviousEvent),
            Message::Go(Stride::PreviousStep) => look(Command::PreviousStep),
            Message::Go(Stride::NextStep) => look(Command::NextStep),
            Message::Go(Stride::To(cursor)) => look(Command::Jump(cursor)),
            _ if self.shows_what_if => (self.clone(), None),
            Message::Touch { on, attempt } => {
                self.outcome(self.answer.touch(&self.table.prompt, on, attempt.as_ref()))
            }
            Message::TakeUp(choice) => self.outcome(Answer::take_up(&choice)),
            Message::Attempt(action) => self.outcome(Outcome::Try(action)),
            Message::Confirm => match self.answer.confirmed() {
                Some(action) => self.outcome(Outcome::Act(action)),
                None => (self.clone(), None),
            },
            Message::Undo => (self.after(&StudyCommand::Undo), None),
            Message::Redo => (self.after(&StudyCommand::Redo), None),
            Message::Dismiss => (self.after(&StudyCommand::Dismiss), None),
            Message::Cancel if self.table.refused.is_some() => (self.undisturbed(), None),
            Message::Cancel => (self.with(Answer::to(&self.table.prompt)), None),
            Message::Divide { source, to, more } => {
                self.outcome(self.answer.divide(&self.table.prompt, source, to, more))
            }
            Message::Order { trigger, later } => (self.with(self.answer.with_moved(trigger, later)), None),
            _ => (self.clone(), None),
        }
    }

    /// After a wish, and what is to lie over the page then.
    fn wished(&self, wish: StudyWish) -> (Self, Option<Sheet>) {
        let command = match wish {
            StudyWish::Table(message) => return self.at_table(*message),
            StudyWish::WhatIf => return (self.with_what_if(), None),
            StudyWish::Plan(wish) => {
                return (self.planned(wish), Some(Sheet::Parts).filter(|_| wish.is_change()));
            }
            StudyWish::Next => StudyCommand::Next,
            StudyWish::Ahead => StudyCommand::Ahead,
            StudyWish::NextPart => StudyCommand::NextBeat,
            StudyWish::Answer(at) => StudyCommand::Answer(at),
            StudyWish::Reveal => StudyCommand::Reveal,
            StudyWish::Hint => StudyCommand::Hint,
            StudyWish::Again => StudyCommand::Again,
            StudyWish::SkipTo(beat) => StudyCommand::SkipTo(beat),
        };
        (self.after(&command), None)
    }

    pub(super) fn in_edition(&self, edition: Edition) -> Self {
        self.after(&StudyCommand::SetEdition(edition)).retold()
    }

    pub(super) fn in_locale(&self, locale: Locale) -> Self {
        self.after(&StudyCommand::SetLocale(locale)).retold()
    }
}

/// Whether a part counts as done where the learner is: a question once he has answered it; what is only told once he goes on.
fn is_done(view: &StudyView) -> bool {
    let is_answered = view.question.as_ref().is_some_and(|question| question.chosen.is_some());
    (view.is_over || is_answered) && view.kind != BeatKindView::Tell
}

/// Which of the lesson's own parts it is, from 0, and how many of these there are; what is asked again is none of them, and
/// stands before the last.
#[must_use]
pub fn own_beat(view: &StudyView) -> Option<(u32, u32)> {
    let edition = view.table.edition;
    let at = view.lesson.editions.iter().position(|own| *own == edition)?;
    let of = *view.lesson.beats.get(at)?;
    match view.kind {
        BeatKindView::Review => None,
        BeatKindView::Summary => Some((of.saturating_sub(1), of)),
        _ => Some((view.beat.saturating_sub(1), of)),
    }
}

/// Where a part stands, by its number in the edition: what is asked again stands before the last of the lesson's own parts.
#[must_use]
pub fn part_place(view: &StudyView, beat: u32) -> PartPlace {
    let at = view.lesson.editions.iter().position(|own| *own == view.table.edition);
    let of = at.and_then(|at| view.lesson.beats.get(at)).copied().unwrap_or(view.beats);
    let own = |number| PartPlace { is_review: false, number, of };
    match beat {
        last if last >= view.beats => own(of),
        beat if beat < of => own(beat),
        beat => PartPlace {
            is_review: true,
            number: (beat + 1).saturating_sub(of),
            of: view.beats.saturating_sub(of),
        },
    }
}

impl Learning {
    /// What the step from one place in a lesson to another adds to the record.
    fn recorded(&self, before: &StudyView, after: &StudyView, wish: &StudyWish) -> Progress {
        let edition = after.table.edition;
        let with = |progress: Progress, view: &StudyView| match own_beat(view) {
            Some((beat, of)) => progress.with_beat(&view.lesson.id, edition, beat, of),
            None => progress,
        };
        let mut progress = (*self.progress).clone();
        // What was told is done once the learner goes on by himself.
        if after.beat > before.beat && !matches!(wish, StudyWish::SkipTo(_)) {
            progress = with(progress, before);
        }
        if is_done(after) {
            progress = with(progress, after);
        }
        let was_open = before.question.as_ref().is_some_and(|question| question.chosen.is_none());
        match (&after.verdict, &after.question) {
            (VerdictView::RightAnswer, Some(question)) if was_open => {
                progress.with_answer(&question.tempted, Answered::Right, self.today)
            }
            (VerdictView::WrongAnswer { believed }, _) if was_open => {
                progress.with_answer(believed, Answered::Wrong, self.today)
            }
            _ => progress,
        }
    }
}

impl Store {
    /// The lesson on the page, if it is the one of that name.
    #[must_use]
    pub fn studied(&self, lesson: &str) -> Option<&Studying> {
        self.learning.studying.as_ref().filter(|studying| studying.is_of(lesson))
    }

    /// Opens a lesson, at a part if one is named; else where the learner left it, and before a room, whose order of the parts is
    /// given, at its first. The one that is open stays as it is.
    pub(super) fn study(&self, lesson: &str, beat: Option<u32>, room: Option<&[u32]>) -> Self {
        let open = self.studied(lesson).cloned();
        let is_open = open.is_some();
        let Some(studying) = open.or_else(|| self.begun(lesson, room.is_some())) else {
            return Self { sheet: None, ..self.clone() };
        };
        let studying = room.map_or_else(|| studying.alone(), |order| studying.before_room(order));
        let left = self.learning.progress.lesson(&studying.view.lesson.id, self.edition).next_beat() + 1;
        let first = match &studying.lecture {
            Some(lecture) => lecture.plan.end(false),
            None => Some(left),
        };
        let studying = match beat.or_else(|| first.filter(|first| !is_open && *first > 1)) {
            Some(beat) if beat != studying.view.beat => studying.after(&StudyCommand::SkipTo(beat)),
            _ => studying,
        };
        let edition = studying.table.edition;
        let learning = Learning { studying: Some(studying), ..self.learning.clone() };
        Self { edition, learning, sheet: None, ..self.clone() }
    }

    fn begun(&self, id: &str, is_for_a_room: bool) -> Option<Studying> {
        let Learning { progress, today, .. } = &self.learning;
        // What the one confuses whose browser it is concerns no room.
        let due = if is_for_a_room { Vec::new() } else { progress.all_due(*today) };
        // What is asked again at the end differs from day to day.
        let again = Again { seed: u64::from(today.0), due: due.into() };
        let open =
            |library| Study::open(library, id, self.edition, self.locale, again.clone()).map(Studying::of);
        let own = self.learning.own.library().and_then(open);
        let own = own.map(|studying| Studying { is_own: true, ..studying });
        own.or_else(|| match &self.learning.shelf {
            Shelf::Here(library) => open(library),
            Shelf::OnTheWay(_) | Shelf::Failed(_) => None,
        })
    }

    /// What a wish makes of the lesson that is open, and of the learner's record.
    pub(super) fn wished(&self, wish: StudyWish) -> Self {
        let Some(before) = &self.learning.studying else { return self.clone() };
        let (studying, sheet) = before.wished(wish.clone());
        let recorded = || Rc::new(self.learning.recorded(&before.view, &studying.view, &wish));
        // What a room goes through is not what the one does whose browser it is.
        let is_kept = !studying.is_own && before.lecture.is_none();
        let progress = if is_kept { recorded() } else { self.learning.progress.clone() };
        let learning = Learning { studying: Some(studying), progress, ..self.learning.clone() };
        Self { learning, sheet, ..self.clone() }
    }
}

impl From<StudyWish> for Message {
    fn from(wish: StudyWish) -> Self {
        Self::Learn(Learn::Study(wish))
    }
}
