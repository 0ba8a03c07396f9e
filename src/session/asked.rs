//! A question as both shells show it, with what is said about the answer; in a lesson and in practice alike.

use super::Session;
use super::YOU;
use super::progress::Why;
use super::snapshot::{Annotation, Table, Text};
use super::study::{FeedbackView, OptionMark, OptionView, QuestionView};
use super::timeline::Timeline;
use super::view::annotations_of;
use crate::engine::{Game, Misconception};
use crate::quiz::{Choice, Question, Story, belief};
use crate::rulebook::{annotate, settling};
use std::rc::Rc;

/// A question that stands at a table, and how it was answered.
pub(super) struct Asked<'a> {
    /// The question.
    pub(super) question: &'a Question,
    /// What is to come, and what the cards are called.
    pub(super) story: &'a dyn Story,
    /// The table.
    pub(super) session: &'a Session,
    /// Which answer was chosen.
    pub(super) chosen: Option<usize>,
    /// Whether an answer is still waited for.
    pub(super) is_open: bool,
    /// From which lesson it is, where it is asked again.
    pub(super) from: Option<Text>,
    /// Why just this is asked again, if the learner's record says so.
    pub(super) why: Option<Why>,
}

impl Asked<'_> {
    /// The question as it is shown.
    pub(super) fn view(&self) -> QuestionView {
        let told = self.question.told(self.story, self.session.locale, YOU);
        let options = told.options.iter().enumerate().map(|(number, lines)| OptionView {
            lines: lines.iter().map(|line| Text::from(line.as_str())).collect(),
            mark: self.mark(number),
        });
        QuestionView {
            sentence: told.question.into(),
            assumptions: told.assumptions.into_iter().map(Text::from).collect(),
            about: self.question.ask.about(),
            from: self.from.clone(),
            why: self.why,
            options: options.collect(),
            tempted: tempted(self.question),
            chosen: self.chosen,
            feedback: (!self.is_open).then(|| self.feedback()),
        }
    }

    fn mark(&self, number: usize) -> OptionMark {
        if self.is_open {
            OptionMark::Open
        } else if number == self.question.right {
            OptionMark::Right
        } else if self.chosen == Some(number) {
            OptionMark::Wrong
        } else {
            OptionMark::Other
        }
    }

    /// What is said once the answer is known: about the belief behind it if it was wrong, about the rule in any case.
    fn feedback(&self) -> FeedbackView {
        let locale = self.session.locale;
        let wrong = self.chosen.and_then(|chosen| self.question.options.get(chosen));
        let wrong = wrong.filter(|choice| !choice.believed.is_empty());
        let believed = wrong.and_then(|choice| choice.believed.first().copied());
        let texts = believed.map(|own| belief(own, locale));
        let about = believed.or_else(|| tempted(self.question).first().copied());
        FeedbackView {
            belief: texts.map(|texts| texts.says.into()),
            why: texts.map(|texts| texts.but.into()),
            passages: about.map_or_else(Rc::default, |own| self.passages(own)),
            what_if: wrong.map(|choice| Rc::new(self.table_of(choice))),
        }
    }

    fn passages(&self, belief: Misconception) -> Rc<[Annotation]> {
        let (edition, locale) = (self.session.edition, self.session.locale);
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

/// The beliefs that would have answered otherwise.
pub(super) fn tempted(question: &Question) -> Rc<[Misconception]> {
    let wrong = question.options.iter().enumerate().filter(|(number, _)| *number != question.right);
    wrong.flat_map(|(_, choice)| choice.believed.iter().copied()).collect()
}
