//! Whether a question can be asked, and who would answer it wrongly.

use super::Judge;
use crate::engine::{Edition, Game, Misconception};
use crate::lesson::course::{Course, Stretch};
use crate::lesson::flaw::Flaw;
use crate::lesson::model::{Lesson, Prediction};
use crate::notation::{Name, Spot};
use crate::quiz::{Answer, Ask};
use crate::scenario::{AskLine, Editions};
use std::sync::Arc;

/// The beliefs that a lesson names and that answer just as the rules do, with the edition.
#[derive(Default)]
pub(super) struct Agreeing(Vec<(Spot, Misconception, Edition)>);

impl Agreeing {
    /// A belief that is named for both editions must be wrong in one of them at least.
    pub(super) fn report(self, judge: &mut Judge<'_>, lesson: &Lesson) {
        for (spot, belief, edition) in &self.0 {
            let place = |spot: &Spot| (spot.line(), spot.column());
            let is_same = |(other, own, _): &&(Spot, Misconception, Edition)| {
                place(other) == place(spot) && own == belief
            };
            let agrees_in = self.0.iter().filter(is_same).count();
            if agrees_in == editions_of(lesson, *spot, *belief) {
                judge.edition = Some(*edition);
                judge.find(*spot, Flaw::BeliefAgrees { belief: belief.slug() });
            }
        }
        judge.edition = None;
    }
}

/// In how many editions the naming of a belief at a place counts.
fn editions_of(lesson: &Lesson, spot: Spot, belief: Misconception) -> usize {
    use crate::lesson::BeatKind;
    let counts = |editions: Editions, edition: Edition| editions.include(edition);
    let lines = lesson.beats.iter().flat_map(|beat| match &beat.statement.kind {
        BeatKind::Predict(prediction) => {
            prediction.believing.iter().map(|line| (beat.editions, line)).collect::<Vec<_>>()
        }
        _ => Vec::new(),
    });
    let here = lines.filter(|(_, line)| {
        (line.spot.line(), line.spot.column()) == (spot.line(), spot.column()) && line.statement == belief
    });
    let all = here.map(|(beat, line)| {
        lesson.editions.iter().filter(|own| counts(beat, *own) && counts(line.editions, *own)).count()
    });
    all.max().unwrap_or_default()
}

/// Judges a question at the place in which its beat begins. `before`: those that the lesson has asked, with their answers.
pub(super) fn judge<'a>(
    judge: &mut Judge<'_>,
    (agreeing, before): (&mut Agreeing, &mut Vec<(&'a AskLine, Option<Answer>)>),
    (course, stretch, spot): (&Course, Stretch, Spot),
    prediction: &'a Prediction,
    game: &Game,
) {
    let Some(ask) = Ask::named(&prediction.ask, game, course.labels()) else {
        if let Some(name) = name_of(&prediction.ask) {
            judge.find(name.spot, Flaw::UnknownName { name: Arc::clone(&name.text) });
        }
        return;
    };
    let edition = course.edition();
    let beliefs = prediction.beliefs(edition);
    let mut worlds = course.worlds(stretch, game, &beliefs);
    let truth = worlds.answer(ask);
    for line in prediction.believing.iter().filter(|line| line.editions.include(edition)) {
        let answer = worlds.answer_of(line.statement, ask);
        if answer.is_none() || answer == truth {
            agreeing.0.push((line.spot, line.statement, edition));
        }
    }
    if course.question(stretch, game).is_none() {
        judge.find(spot, Flaw::NoWrongAnswer);
    }
    if before.iter().any(|(other, answer)| is_same(&prediction.ask, other, answer == &truth)) {
        judge.find(spot, Flaw::AskedTwice);
    }
    before.push((&prediction.ask, truth));
}

/// Whether two questions ask the same: in the same words about the same thing, or about nothing that is named, with the same answer.
fn is_same(one: &AskLine, other: &AskLine, is_answered_alike: bool) -> bool {
    one.is_like(other) && (is_answered_alike || one.names_something())
}

const fn name_of(ask: &AskLine) -> Option<&Name> {
    match ask {
        AskLine::Attack(name)
        | AskLine::Block(name)
        | AskLine::Play(name)
        | AskLine::Return(name)
        | AskLine::Size(name, _)
        | AskLine::Zone(name, _)
        | AskLine::Tapped(name, _)
        | AskLine::Damage(name, _) => Some(name),
        AskLine::Next | AskLine::Order | AskLine::Priority | AskLine::Trigger | AskLine::Life(..) => None,
    }
}
