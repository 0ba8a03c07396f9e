//! From a study to what both shells show of it.

use super::seat::{Pace, SeatNote};
use super::stop::StopKind;
use super::{BeatKindView, HintView, LessonCard, Study, StudyView, Verdict, Wanted, hints};
use crate::lesson::{Beat, BeatKind};
use crate::rulebook::{Topic, annotate};
use crate::session::snapshot::{Annotation, Form, Snapshot, Text};
use crate::session::view::annotations_of;
use crate::text::tongue;
use std::rc::Rc;

impl Study {
    /// Everything there is to show at this place, in the learner's language.
    #[must_use]
    pub fn view(&self) -> StudyView {
        // What is done needs no advice any more, and what a hint puts off until later is past.
        let is_done = matches!(self.seat.verdict, Verdict::Done | Verdict::Revealed);
        let given = if is_done { 0 } else { usize::try_from(self.seat.hints).unwrap_or_default() };
        let hints: Rc<[HintView]> = hints::hints(&self.seat, given).into();
        StudyView {
            lesson: self.card(),
            beat: self.beat(),
            beats: self.beats(),
            kind: self.kind(),
            said: self.said(),
            wanted: self.wanted(),
            conditions: self.seat.conditions(),
            passes_left: self.seat.passes_left(),
            verdict: self.seat.verdict.view(),
            hints,
            hints_left: hints::count(&self.seat).saturating_sub(self.seat.hints),
            question: self.seat.question_view(),
            notice: self.notice(),
            rules: self.rules(),
            ahead: self.seat.ahead().map_or(0, |cursor| cursor - self.seat.session.cursor()),
            is_lost: self.seat.is_lost(),
            can_leap: self.seat.can_leap(),
            only_goes_on: self.seat.only_goes_on(),
            can_go_on: self.can_go_on(),
            is_over: self.is_over(),
            table: self.table(),
        }
    }

    /// The table; a lesson suggests no answer to what it asks.
    fn table(&self) -> Snapshot {
        let mut table = self.seat.session.snapshot();
        table.prompt.form = table.prompt.form.as_ref().map(Form::unsuggested);
        if let Some(question) = &self.seat.question {
            table.prompt.about = question.ask.about().into_iter().collect();
        }
        table
    }

    fn card(&self) -> LessonCard {
        self.library.card(self.lesson, self.locale()).unwrap_or_default()
    }

    fn kind(&self) -> BeatKindView {
        kind_of(self.seat.kind, self.seat.course.beat(self.seat.stretch))
    }

    fn said(&self) -> Rc<[Text]> {
        let beat = self.seat.course.beat(self.seat.stretch);
        let said = beat.into_iter().flat_map(|beat| beat.says(self.edition(), self.locale()));
        said.map(Text::from).collect()
    }

    fn wanted(&self) -> Wanted {
        match (self.seat.pace, self.kind()) {
            _ if self.is_over() && self.beat() == self.beats() => Wanted::Nothing,
            (Pace::Waits, _) => Wanted::Answer,
            _ if self.is_over() => Wanted::Next,
            (Pace::Learner, BeatKindView::Try) => Wanted::Try,
            (Pace::Learner, _) => Wanted::Act,
            (Pace::Lesson, _) => Wanted::Next,
        }
    }

    fn can_go_on(&self) -> bool {
        match self.wanted() {
            Wanted::Next => true,
            Wanted::Act | Wanted::Try => self.seat.may_go_on(),
            Wanted::Answer | Wanted::Nothing => false,
        }
    }

    fn notice(&self) -> Option<Text> {
        let labels = tongue(self.locale()).labels();
        self.seat.note.map(|note| match note {
            SeatNote::FromTheLesson => labels.from_the_lesson.into(),
            SeatNote::NothingToDo => labels.nothing_to_do_here.into(),
        })
    }

    /// What was learned, as the rulebook says it: in the summary.
    fn rules(&self) -> Rc<[Annotation]> {
        let Some(BeatKind::Summary { rules }) =
            self.seat.course.beat(self.seat.stretch).map(|beat| &beat.kind)
        else {
            return Rc::default();
        };
        let (edition, locale) = (self.edition(), self.locale());
        let here = rules.iter().filter(|line| line.editions.include(edition));
        let topics: Vec<Topic> = here.map(|line| line.statement.topic).collect();
        annotations_of(&annotate(&topics, edition, locale), edition, locale)
    }
}

/// What kind of beat this is for the learner.
pub(super) fn kind_of(stop: StopKind, beat: Option<&Beat>) -> BeatKindView {
    match (stop, beat.map(|beat| &beat.kind)) {
        (StopKind::Review, _) => BeatKindView::Review,
        (StopKind::Own, Some(BeatKind::Do(_))) => BeatKindView::Do,
        (StopKind::Own, Some(BeatKind::Predict(_))) => BeatKindView::Predict,
        (StopKind::Own, Some(BeatKind::Try { .. })) => BeatKindView::Try,
        (StopKind::Own, Some(BeatKind::Free(_))) => BeatKindView::Free,
        (StopKind::Own, Some(BeatKind::Summary { .. })) => BeatKindView::Summary,
        (StopKind::Own, Some(BeatKind::Tell { .. }) | None) => BeatKindView::Tell,
    }
}
