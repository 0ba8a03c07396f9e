//! Progress as JSON and back: what can be read is read, and everything that cannot is named with its place.

use super::json::is_count;
use super::{Day, Json, LessonProgress, Progress, Recall};
use crate::engine::{Edition, Misconception};
use std::collections::BTreeSet;

/// How large a record may be, in bytes: some hundred times what all lessons and beliefs take.
pub const SIZE_LIMIT: usize = 200_000;

/// The version that is written.
pub const VERSION: u32 = 1;

/// What a record says of itself.
const FORMAT: &str = "in-fase-progress";

/// How deep values may lie in each other; a record of ours needs four levels.
const DEPTH_LIMIT: usize = 8;

/// How long the id of a lesson may be.
const ID_LIMIT: usize = 80;

/// How many beats a lesson may have.
const BEATS_LIMIT: u32 = 200;

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressFault {
    /// It is larger than [`SIZE_LIMIT`]; nothing of it is read.
    TooLarge {
        /// Its size in bytes.
        size: usize,
    },
    /// It is no JSON; nothing of it is read.
    NotJson,
    /// It is something else; nothing of it is read.
    NotProgress,
    /// A newer In Fase wrote it; nothing of it is read.
    Newer {
        /// Its version.
        version: u32,
    },
    /// A part of it is wrong and is left out.
    Part {
        /// Which part.
        place: Place,
        /// What is wrong.
        wrong: Wrong,
    },
}

/// A part of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Its version.
    Version,
    /// All lessons.
    Lessons,
    /// All beliefs.
    Beliefs,
    /// A lesson, by its id as it is written.
    Lesson(String),
    /// A lesson in an edition.
    LessonIn(String, Edition),
    /// A belief, by its name as it is written.
    Belief(String),
    /// A number of a belief, by the name of the number.
    BeliefNumber(Misconception, &'static str),
}

/// What is wrong with a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It is not there, or not of the sort that belongs there.
    NotOfThatSort,
    /// Nothing is called so.
    Unknown,
    /// It is out of bounds.
    OutOfBounds,
}

/// What was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// What could be read.
    pub progress: Progress,
    /// Everything that could not.
    pub faults: Vec<ProgressFault>,
}

/// Reads a record. `parse`: a reader of JSON; it is asked only about texts that are neither too large nor too deep.
#[must_use]
pub fn read(text: &str, parse: impl FnOnce(&str) -> Option<Json>) -> Reading {
    let nothing = |fault| Reading { progress: Progress::default(), faults: vec![fault] };
    if text.len() > SIZE_LIMIT {
        return nothing(ProgressFault::TooLarge { size: text.len() });
    }
    let Some(json) = Some(text).filter(|text| is_shallow(text)).and_then(parse) else {
        return nothing(ProgressFault::NotJson);
    };
    if json.get("format") != Some(&FORMAT.into()) {
        return nothing(ProgressFault::NotProgress);
    }
    match json.get("version").and_then(count) {
        Some(version) if version > VERSION => nothing(ProgressFault::Newer { version }),
        version => {
            let mut reading = Reading::default();
            if version.is_none_or(|version| version == 0) {
                reading.fault(Place::Version, Wrong::NotOfThatSort);
            }
            reading.lessons(json.get("lessons"));
            reading.beliefs(json.get("beliefs"));
            reading
        }
    }
}

/// Whether no value lies too deep in others. Brackets in strings are counted too: no record of ours has any.
fn is_shallow(text: &str) -> bool {
    let mut depth = 0_usize;
    text.bytes().all(|byte| {
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth <= DEPTH_LIMIT
    })
}

fn count(json: &Json) -> Option<u32> {
    match json {
        Json::Number(number) if is_count(*number) => Some(*number as u32),
        _ => None,
    }
}

fn edition_of(slug: &str) -> Option<Edition> {
    Edition::ALL.into_iter().find(|edition| edition_slug(*edition) == slug)
}

const fn edition_slug(edition: Edition) -> &'static str {
    edition.pick("classic", "current")
}

fn is_id(id: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    (1..=ID_LIMIT).contains(&id.len()) && id.chars().all(is_sign)
}

impl Reading {
    fn fault(&mut self, place: Place, wrong: Wrong) {
        self.faults.push(ProgressFault::Part { place, wrong });
    }

    fn lessons(&mut self, json: Option<&Json>) {
        let Some(Json::Object(lessons)) = json else {
            return self.fault(Place::Lessons, Wrong::NotOfThatSort);
        };
        for (id, editions) in lessons {
            match editions {
                _ if !is_id(id) => self.fault(Place::Lesson(id.clone()), Wrong::Unknown),
                Json::Object(editions) => self.lesson(id, editions),
                _ => self.fault(Place::Lesson(id.clone()), Wrong::NotOfThatSort),
            }
        }
    }

    fn lesson(&mut self, id: &str, editions: &[(String, Json)]) {
        for (slug, written) in editions {
            let Some(edition) = edition_of(slug) else {
                self.fault(Place::Lesson(id.to_owned()), Wrong::Unknown);
                continue;
            };
            match lesson_progress(written) {
                Ok(LessonProgress::NotBegun) => {}
                Ok(progress) => {
                    self.progress.lessons.entry(id.to_owned()).or_default().insert(edition, progress);
                }
                Err(wrong) => self.fault(Place::LessonIn(id.to_owned(), edition), wrong),
            }
        }
    }

    fn beliefs(&mut self, json: Option<&Json>) {
        let Some(Json::Object(beliefs)) = json else {
            return self.fault(Place::Beliefs, Wrong::NotOfThatSort);
        };
        for (slug, written) in beliefs {
            match (Misconception::from_slug(slug), written) {
                (None, _) => self.fault(Place::Belief(slug.clone()), Wrong::Unknown),
                (Some(belief), Json::Object(_)) => self.belief(belief, written),
                (Some(_), _) => self.fault(Place::Belief(slug.clone()), Wrong::NotOfThatSort),
            }
        }
    }

    fn belief(&mut self, belief: Misconception, written: &Json) {
        let before = self.faults.len();
        let mut number = |name: &'static str, limit: u32| match written.get(name).map(count) {
            Some(Some(number)) if number <= limit => number,
            found => {
                let wrong =
                    if matches!(found, Some(Some(_))) { Wrong::OutOfBounds } else { Wrong::NotOfThatSort };
                self.fault(Place::BeliefNumber(belief, name), wrong);
                0
            }
        };
        let recall = Recall {
            right: number("right", u32::MAX),
            wrong: number("wrong", u32::MAX),
            level: number("level", Recall::LAST),
            due: Day(number("due", u32::MAX)),
        };
        if self.faults.len() == before {
            self.progress.beliefs.insert(belief, recall);
        }
    }
}

fn lesson_progress(written: &Json) -> Result<LessonProgress, Wrong> {
    match written {
        Json::Text(text) if text == "done" => Ok(LessonProgress::Done),
        Json::Text(_) => Err(Wrong::Unknown),
        Json::List(beats) => {
            let beats: Option<BTreeSet<u32>> = beats.iter().map(count).collect();
            let beats = beats.ok_or(Wrong::NotOfThatSort)?;
            match beats.last() {
                None => Ok(LessonProgress::NotBegun),
                Some(last) if *last >= BEATS_LIMIT => Err(Wrong::OutOfBounds),
                Some(_) => Ok(LessonProgress::Begun { beats }),
            }
        }
        _ => Err(Wrong::NotOfThatSort),
    }
}

impl Progress {
    /// The record as it is kept and exported.
    #[must_use]
    pub fn to_json(&self) -> Json {
        let lesson = |progress: &LessonProgress| match progress {
            LessonProgress::NotBegun => Json::List(Vec::new()),
            LessonProgress::Begun { beats } => Json::List(beats.iter().map(|beat| (*beat).into()).collect()),
            LessonProgress::Done => "done".into(),
        };
        let lessons = self.lessons.iter().map(|(id, editions)| {
            let editions = editions.iter().map(|(edition, it)| (edition_slug(*edition), lesson(it)));
            (&**id, editions.collect())
        });
        let beliefs = self.beliefs.iter().map(|(belief, recall)| {
            let numbers = [
                ("right", recall.right),
                ("wrong", recall.wrong),
                ("level", recall.level),
                ("due", recall.due.0),
            ];
            (belief.slug(), numbers.into_iter().map(|(name, number)| (name, number.into())).collect())
        });
        [
            ("format", FORMAT.into()),
            ("version", VERSION.into()),
            ("lessons", lessons.collect()),
            ("beliefs", beliefs.collect()),
        ]
        .into_iter()
        .collect()
    }
}
