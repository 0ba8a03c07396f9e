//! Judging lessons: what the text alone shows, and what only playing them shows.

mod play;
mod predict;
mod ways;
mod words;

use super::flaw::{Finding, Flaw, Told};
use super::model::{Beat, BeatKind, Lesson, Task};
use crate::engine::Edition;
use crate::locale::Locale;
use crate::notation::{Name, Spot};
use crate::scenario::{Editions, Line, Texts};
use std::sync::Arc;

/// How many minutes a lesson takes.
const MINUTES: (u32, u32) = (3, 8);

/// How many predictions a lesson has at least.
const PREDICTIONS: usize = 2;

/// Everything that is wrong with the lessons of a course, in their order. One lesson may name those before it.
#[must_use]
pub fn lint(lessons: &[Lesson]) -> Vec<Finding> {
    let mut all = Vec::new();
    for (number, lesson) in lessons.iter().enumerate() {
        let mut judge = Judge { lesson: number, edition: None, findings: &mut all };
        let from = judge.findings.len();
        judge.head(lesson, lessons.get(..number).unwrap_or_default(), lessons);
        judge.beats(lesson);
        play::judge(&mut judge, &Arc::new(lesson.clone()));
        once(&mut all, from);
    }
    all
}

/// A flaw that shows in both editions is told once, without an edition; those of a lesson stand in the order of their places.
fn once(all: &mut Vec<Finding>, from: usize) {
    let found = all.split_off(from.min(all.len()));
    for finding in found {
        let place = |it: &Finding| (it.spot.line(), it.spot.column());
        let same = |it: &&mut Finding| place(it) == place(&finding) && it.flaw == finding.flaw;
        let known = all.get_mut(from..).unwrap_or_default().iter_mut().find(same);
        match known {
            Some(known) => known.edition = None,
            None => all.push(finding),
        }
    }
    if let Some(own) = all.get_mut(from..) {
        own.sort_by_key(|it| (it.spot.line(), it.spot.column()));
    }
}

/// Collects what is found in a lesson.
struct Judge<'a> {
    lesson: usize,
    /// The edition looked at, where it matters.
    edition: Option<Edition>,
    findings: &'a mut Vec<Finding>,
}

impl Judge<'_> {
    fn find(&mut self, spot: Spot, flaw: Flaw) {
        self.findings.push(Finding { lesson: self.lesson, spot, edition: self.edition, flaw });
    }

    fn head(&mut self, lesson: &Lesson, before: &[Lesson], all: &[Lesson]) {
        let is = |name: &Name, other: &Lesson| name.is(&other.id);
        if before.iter().any(|other| other.id.eq_ignore_ascii_case(&lesson.id)) {
            self.find(lesson.spot, Flaw::RepeatedId { id: Arc::clone(&lesson.id) });
        }
        for name in &lesson.after {
            if before.iter().any(|other| is(name, other)) {
                continue;
            }
            let id = Arc::clone(&name.text);
            let exists = all.iter().any(|other| is(name, other));
            self.find(name.spot, if exists { Flaw::LaterLesson { id } } else { Flaw::UnknownLesson { id } });
        }
        if lesson.steps.is_empty() {
            self.find(lesson.spot, Flaw::NoSteps);
        }
        let (least, most) = MINUTES;
        if !(least..=most).contains(&lesson.minutes) {
            self.find(lesson.spot, Flaw::Minutes { least, most });
        }
        self.texts(lesson.spot, &lesson.titles, Told::Title);
        self.texts(lesson.spot, &lesson.goals, Told::Goal);
    }

    fn beats(&mut self, lesson: &Lesson) {
        for line in &lesson.beats {
            let Beat { says, kind } = &line.statement;
            for say in says {
                self.texts(say.spot, &say.statement, Told::Say);
            }
            self.is_complete(line.spot, says, kind);
        }
        for edition in lesson.editions.iter() {
            self.edition = Some(edition);
            let kinds: Vec<&BeatKind> = lesson.beats(edition).map(|(_, beat)| &beat.kind).collect();
            let found = kinds.iter().filter(|kind| matches!(kind, BeatKind::Predict(_))).count();
            if found < PREDICTIONS {
                self.find(lesson.spot, Flaw::FewPredictions { found, least: PREDICTIONS });
            }
            let first = kinds.iter().position(|kind| matches!(kind, BeatKind::Summary { .. }));
            if first.is_none_or(|first| first + 1 != kinds.len()) {
                self.find(lesson.spot, Flaw::SummaryNotLast);
            }
        }
        self.edition = None;
    }

    /// What must stand in a beat of each kind; a question says enough by itself.
    fn is_complete(&mut self, spot: Spot, says: &[Line<Texts>], kind: &BeatKind) {
        let missing = match kind {
            BeatKind::Do(Task { until, .. }) | BeatKind::Free(Task { until, .. }) if until.is_empty() => {
                "until"
            }
            BeatKind::Do(Task { solution, .. }) | BeatKind::Free(Task { solution, .. })
                if solution.is_empty() =>
            {
                "solution"
            }
            BeatKind::Try { forbidden } if forbidden.is_empty() => "forbidden",
            BeatKind::Summary { rules } if rules.is_empty() => "rule",
            BeatKind::Predict(_) => return,
            _ if says.is_empty() => "say",
            _ => return,
        };
        self.find(spot, Flaw::Incomplete { missing });
    }

    fn texts(&mut self, spot: Spot, texts: &Texts, what: Told) {
        for locale in Locale::ALL {
            match texts.get(locale) {
                None => self.find(spot, Flaw::MissingText { what, locale }),
                Some(text) => self.lengths(spot, text, locale),
            }
        }
    }

    fn lengths(&mut self, spot: Spot, text: &str, locale: Locale) {
        if let Some(words) = words::longest_sentence(text).filter(|words| *words > words::SENTENCE) {
            self.find(spot, Flaw::LongSentence { words, limit: words::SENTENCE, locale });
        }
        let words = words::count(text);
        if words > words::PARAGRAPH {
            self.find(spot, Flaw::LongText { words, limit: words::PARAGRAPH, locale });
        }
    }
}

/// The lines of an edition.
pub(super) fn here<T>(lines: &[Line<T>], edition: Edition) -> impl Iterator<Item = &Line<T>> {
    let counts = move |editions: Editions| editions.include(edition);
    lines.iter().filter(move |line| counts(line.editions))
}
