//! All lessons there are, in the order of the list.

use super::LessonCard;
use crate::engine::Edition;
use crate::lesson::{self, BeatKind, Lesson, lint};
use crate::locale::Locale;
use crate::rulebook;
use crate::session::note::Note;
use crate::session::snapshot::{FaultView, Notice, Text, list};
use std::rc::Rc;
use std::sync::Arc;

/// The lessons, cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Library {
    lessons: Rc<[Arc<Lesson>]>,
}

/// Two are the same if they came from one reading.
impl PartialEq for Library {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.lessons, &other.lessons)
    }
}

/// The number of the first rule that a lesson's summary names.
fn first_rule(lesson: &Lesson, edition: Edition) -> Text {
    let mut rules = lesson.beats(edition).filter_map(|(_, beat)| match &beat.kind {
        BeatKind::Summary { rules } => rules.iter().find(|line| line.editions.include(edition)),
        _ => None,
    });
    let rule = rules.next().map(|line| rulebook::rule(line.statement.topic, edition).0);
    rule.map_or_else(|| "".into(), |number| format!("§ {number}").into())
}

impl Library {
    /// The lessons of a bundle, as the page fetches them; what can't be read is left out.
    #[must_use]
    pub fn of_bundle(text: &str) -> Self {
        Self::of(lesson::unbundle(text))
    }

    /// The lessons of a text that somebody has written.
    ///
    /// # Errors
    /// Everything that is wrong with the text, each fault with its line and column.
    pub fn of_text(text: &str, locale: Locale) -> Result<Self, Notice> {
        lesson::parse(text).map(Self::of).map_err(|faults| Note::faulty(faults).told(locale))
    }

    fn of(lessons: Vec<Lesson>) -> Self {
        Self { lessons: lessons.into_iter().map(Arc::new).collect() }
    }

    /// How many lessons there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lessons.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lessons.is_empty()
    }

    /// The lessons, in order.
    #[must_use]
    pub fn lessons(&self) -> &[Arc<Lesson>] {
        &self.lessons
    }

    /// The number of a lesson in the list, from 0.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<usize> {
        self.lessons.iter().position(|lesson| lesson.id.eq_ignore_ascii_case(id))
    }

    /// The list, in a language.
    #[must_use]
    pub fn cards(&self, locale: Locale) -> Rc<[LessonCard]> {
        (0..self.len()).filter_map(|number| self.card(number, locale)).collect()
    }

    /// What the list says about a lesson.
    #[must_use]
    pub fn card(&self, number: usize, locale: Locale) -> Option<LessonCard> {
        let lesson = self.lessons.get(number)?;
        let beats = |edition: Edition| u32::try_from(lesson.beats(edition).count()).unwrap_or(u32::MAX);
        Some(LessonCard {
            id: Text::from(&*lesson.id),
            number: u32::try_from(number + 1).unwrap_or(u32::MAX),
            chapter: lesson.chapter,
            title: lesson.title(locale).into(),
            goal: lesson.goal(locale).into(),
            steps: lesson.steps.iter().copied().collect(),
            minutes: lesson.minutes,
            editions: lesson.editions.iter().collect(),
            beats: lesson.editions.iter().map(beats).collect(),
            rules: lesson.editions.iter().map(|edition| first_rule(lesson, edition)).collect(),
            after: list(lesson.after.iter().map(|name| Text::from(&*name.text))),
        })
    }

    /// What is not as it should be in lessons that can be read; for whoever has written them.
    #[must_use]
    pub fn findings(&self, locale: Locale) -> Rc<[FaultView]> {
        let lessons: Vec<Lesson> = self.lessons.iter().map(|lesson| Lesson::clone(lesson)).collect();
        let view = |finding: lesson::Finding| FaultView {
            code: finding.flaw.code(),
            line: finding.spot.line(),
            column: finding.spot.column(),
            message: finding.message(locale).into(),
        };
        lint(&lessons).into_iter().map(view).collect()
    }
}
