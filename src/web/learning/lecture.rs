//! A lesson before a whole room: the same study, moved by a clicker; answers stay hidden until they are asked for. Pure.

use super::plan::Plan;
use super::studying::Studying;
use crate::session::Command;
use crate::session::snapshot::Snapshot;
use crate::session::study::{StudyCommand, VerdictView, Wanted};
use crate::web::presenting::{Present, Presenting, is_at_it};
use crate::web::route::View;
use crate::web::sheet::Sheet;
use crate::web::store::{Message, Stride};

/// What whoever leads the room has arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lecture {
    /// Which parts are shown, and in which order.
    pub plan: Plan,
    /// What is arranged on the screen.
    pub presenting: Presenting,
}

/// A change of the plan; a part is meant by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanWish {
    /// One place earlier.
    Earlier(u32),
    /// One place later.
    Later(u32),
    /// Left out.
    Skip(u32),
    /// Shown again.
    TakeBack(u32),
    /// To the first part that is shown; the plan stays as it is.
    First,
    /// To the last one.
    Last,
}

impl PlanWish {
    /// Whether it changes the plan, so that the list of parts stays open.
    #[must_use]
    pub const fn is_change(self) -> bool {
        !matches!(self, Self::First | Self::Last)
    }
}

impl Lecture {
    /// At another place of the lesson.
    #[must_use]
    pub fn moved_to(&self, shown: &Snapshot) -> Self {
        Self { presenting: self.presenting.moved_to(shown), ..self.clone() }
    }
}

impl Studying {
    /// Whether the answer of this part is kept from the room: there is one, and it is not known yet.
    #[must_use]
    pub fn hides_answer(&self) -> bool {
        matches!(self.view.wanted, Wanted::Answer | Wanted::Act | Wanted::Try)
    }

    /// How the lesson is shown.
    #[must_use]
    pub const fn shown_as(&self) -> View {
        if self.lecture.is_some() { View::Presenter } else { View::Table }
    }

    /// The lesson before a room, in the order that a link names.
    #[must_use]
    pub(super) fn before_room(&self, order: &[u32]) -> Self {
        let plan = Plan::new(self.study().parts(), order);
        let presenting = self.lecture.as_ref().map(|it| it.presenting.clone()).unwrap_or_default();
        self.with_lecture(Some(Lecture { plan, presenting }))
    }

    fn arranged(&self, lecture: &Lecture, presenting: Presenting) -> Self {
        self.with_lecture(Some(Lecture { presenting, ..lecture.clone() }))
    }

    /// To a part, by its number in the edition; nowhere if there is none.
    fn at_part(&self, beat: Option<u32>) -> Self {
        beat.map_or_else(|| self.clone(), |beat| self.after(&StudyCommand::SkipTo(beat)))
    }

    /// On: what was put together, the answer, another event, or the next part of the plan.
    fn on(&self, lecture: &Lecture) -> Self {
        let is_begun = self.table.refused.is_none() && is_at_it(&self.table, &self.answer);
        match self.answer.confirmed() {
            Some(action) if is_begun => self.after(&StudyCommand::Act(action)),
            _ if self.hides_answer() => self.after(&StudyCommand::Reveal),
            _ if self.view.is_over => self.at_part(lecture.plan.beside(self.study().part_name(), true)),
            _ => self.after(&StudyCommand::Next),
        }
    }

    /// Back: an event, or to the beginning of the part before.
    fn back(&self, lecture: &Lecture) -> Self {
        if self.study().is_at_start() {
            self.at_part(lecture.plan.beside(self.study().part_name(), false))
        } else {
            self.after(&StudyCommand::Look(Command::PreviousEvent))
        }
    }

    /// The answer shown, or hidden again.
    fn answer_turned(&self) -> Self {
        match self.view.verdict {
            _ if self.hides_answer() => self.after(&StudyCommand::Reveal),
            VerdictView::NotYet => self.clone(),
            _ => self.after(&StudyCommand::Again),
        }
    }

    /// After something that whoever leads the room asked for; `None` if it is no business of his.
    pub(super) fn led(&self, lecture: &Lecture, message: &Message) -> Option<(Self, Option<Sheet>)> {
        let now = &lecture.presenting;
        let led = match message {
            Message::Go(_) if now.is_blank => self.arranged(lecture, now.after(Present::Blank, &self.table)),
            Message::Go(Stride::Forward | Stride::ForwardPlainly) => self.on(lecture),
            Message::Go(Stride::Back) => self.back(lecture),
            Message::Go(Stride::NextStep) => {
                self.at_part(lecture.plan.beside(self.study().part_name(), true))
            }
            Message::Go(Stride::PreviousStep) => {
                self.at_part(lecture.plan.beside(self.study().part_name(), false))
            }
            Message::Present(Present::Enter) => self.clone(),
            Message::Present(Present::Leave) => self.alone(),
            Message::Present(Present::Ask) => self.answer_turned(),
            Message::Present(Present::Escape) if !now.is_blank && is_at_it(&self.table, &self.answer) => {
                return Some(self.at_table(Message::Cancel));
            }
            Message::Present(Present::Escape) if !now.is_blank && now.framed.is_empty() => self.alone(),
            Message::Present(wish) => self.arranged(lecture, now.after(*wish, &self.table)),
            _ => return None,
        };
        Some((led, None))
    }

    /// With what the plan says of the parts told in this edition and language.
    pub(super) fn retold(&self) -> Self {
        let lecture = self
            .lecture
            .as_ref()
            .map(|it| Lecture { plan: it.plan.over(self.study().parts()), ..it.clone() });
        self.with_lecture(lecture)
    }

    /// For one learner again.
    pub(super) fn alone(&self) -> Self {
        self.with_lecture(None)
    }

    /// With the plan changed; a part that is left out while it is shown makes room for the next one.
    pub(super) fn planned(&self, wish: PlanWish) -> Self {
        let Some(lecture) = &self.lecture else { return self.clone() };
        let plan = &lecture.plan;
        let changed = match wish {
            PlanWish::Earlier(name) => plan.with_moved(name, false),
            PlanWish::Later(name) => plan.with_moved(name, true),
            PlanWish::Skip(name) => plan.without(name),
            PlanWish::TakeBack(name) => plan.with(name),
            PlanWish::First => return self.at_part(plan.end(false)),
            PlanWish::Last => return self.at_part(plan.end(true)),
        };
        let here = self.study().part_name();
        let is_left_out = changed.skipped_parts().any(|part| part.name == here);
        let instead = plan.beside(here, true).or_else(|| plan.beside(here, false)).filter(|_| is_left_out);
        let presenting = lecture.presenting.clone();
        self.with_lecture(Some(Lecture { plan: changed, presenting })).at_part(instead)
    }
}
