//! The question of a beat as both shells show it, with what is said about the answer.

use super::seat::{Pace, Seat};
use super::stop::StopKind;
use super::{FeedbackView, OptionMark, OptionView, QuestionView};
use crate::engine::{Game, Misconception};
use crate::quiz::{Choice, Question, belief};
use crate::rulebook::{annotate, settling};
use crate::session::snapshot::{Annotation, Table, Text};
use crate::session::timeline::Timeline;
use crate::session::view::annotations_of;
use crate::session::{Session, YOU};
use std::rc::Rc;

impl Seat {
    /// The question of the beat.
    pub(super) fn question_view(&self) -> Option<QuestionView> {
        let question = self.question.as_deref()?;
        let locale = self.session.locale;
        let told = question.told(self.course.script(), locale, YOU);
        let is_open = self.pace == Pace::Waits;
        let options = told.options.iter().enumerate().map(|(number, lines)| OptionView {
            lines: lines.iter().map(|line| Text::from(line.as_str())).collect(),
            mark: self.mark(question, number, is_open),
        });
        let from = (self.kind == StopKind::Review).then(|| self.course.lesson().title(locale).into());
        Some(QuestionView {
            sentence: told.question.into(),
            assumptions: told.assumptions.into_iter().map(Text::from).collect(),
            from,
            options: options.collect(),
            chosen: self.chosen,
            feedback: (!is_open).then(|| self.feedback(question)),
        })
    }

    fn mark(&self, question: &Question, number: usize, is_open: bool) -> OptionMark {
        if is_open {
            OptionMark::Open
        } else if number == question.right {
            OptionMark::Right
        } else if self.chosen == Some(number) {
            OptionMark::Wrong
        } else {
            OptionMark::Other
        }
    }

    /// What is said once the answer is known: about the belief behind it if it was wrong, about the rule in any case.
    fn feedback(&self, question: &Question) -> FeedbackView {
        let locale = self.session.locale;
        let wrong = self.chosen.and_then(|chosen| question.options.get(chosen));
        let wrong = wrong.filter(|choice| !choice.believed.is_empty());
        let believed = wrong.and_then(|choice| choice.believed.first().copied());
        let texts = believed.map(|own| belief(own, locale));
        let about = believed.or_else(|| first_belief(question));
        FeedbackView {
            belief: texts.map(|texts| texts.says.into()),
            why: texts.map(|texts| texts.but.into()),
            passages: about.map_or_else(Rc::default, |own| self.passages(own)),
            what_if: wrong.map(|choice| Rc::new(self.table_of(choice))),
        }
    }

    fn passages(&self, belief: Misconception) -> Rc<[Annotation]> {
        let (edition, locale) = (self.course.edition(), self.session.locale);
        annotations_of(&annotate(&[settling(belief, edition)], edition, locale), edition, locale)
    }

    /// The table of the game in which the answer would be right.
    fn table_of(&self, choice: &Choice) -> Table {
        let game: Game = choice.after.clone();
        let mut session: Session = self.session.clone();
        session.timeline = Rc::new(Timeline::new(game));
        session.refused = None;
        session.notice = None;
        session.go_to(0);
        session.snapshot().table
    }
}

/// A belief that would have answered otherwise.
fn first_belief(question: &Question) -> Option<Misconception> {
    question.options.iter().find_map(|choice| choice.believed.first().copied())
}
