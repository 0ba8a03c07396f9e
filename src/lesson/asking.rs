//! The question of a `predict` beat: its options come from the engine, and their order from the lesson.

use super::course::{Course, Stretch};
use super::model::{BeatKind, Prediction};
use crate::engine::{Edition, Game, Misconception, PlayerId};
use crate::locale::Locale;
use crate::quiz::{Ask, Place, Question, Worlds};
use crate::scenario::Script;

/// The seat of the learner.
const YOU: PlayerId = PlayerId::One;

impl Prediction {
    /// The beliefs that may give the wrong answers in an edition: all if none is named.
    #[must_use]
    pub fn beliefs(&self, edition: Edition) -> Vec<Misconception> {
        let named = self.named(edition);
        if named.is_empty() { Misconception::ALL.to_vec() } else { named }
    }

    /// The beliefs that the lesson names in an edition; each gives a wrong answer, or the lesson is faulty.
    #[must_use]
    pub fn named(&self, edition: Edition) -> Vec<Misconception> {
        let here = self.believing.iter().filter(|line| line.editions.include(edition));
        here.map(|line| line.statement).collect()
    }
}

impl Course {
    /// The question of a beat, in the game in which the beat begins; `None` if it asks none, or if no belief answers it
    /// otherwise.
    #[must_use]
    pub fn question(&self, stretch: Stretch, game: &Game) -> Option<Question> {
        let place = self.stretches().iter().position(|own| *own == stretch)?;
        self.questions.get(place)?.get_or_init(|| self.find_question(stretch, game, &[])).clone()
    }

    /// The same; the answer of this belief is offered before those of others.
    #[must_use]
    pub fn question_for(&self, stretch: Stretch, game: &Game, belief: Misconception) -> Option<Question> {
        self.find_question(stretch, game, &[belief])
    }

    /// What a beat asks, in a language and in the game in which the beat begins; `None` if it asks nothing.
    #[must_use]
    pub fn asks(&self, stretch: Stretch, game: &Game, locale: Locale) -> Option<String> {
        let BeatKind::Predict(prediction) = &self.beat(stretch)?.kind else { return None };
        let ask = Ask::named(&prediction.ask, game, self.labels())?;
        Some(ask.told(game, self.script(), locale, YOU))
    }

    fn find_question(&self, stretch: Stretch, game: &Game, first: &[Misconception]) -> Option<Question> {
        let BeatKind::Predict(prediction) = &self.beat(stretch)?.kind else { return None };
        let ask = Ask::named(&prediction.ask, game, self.labels())?;
        let beliefs = prediction.beliefs(self.edition());
        self.worlds(stretch, game, &beliefs).question_for(ask, self.seed(stretch), first)
    }

    /// The worlds of the place in which a beat begins, with what the lesson has happen afterwards.
    pub(super) fn worlds<'a>(
        &'a self,
        stretch: Stretch,
        game: &'a Game,
        beliefs: &[Misconception],
    ) -> Worlds<'a> {
        let place = Place { game, story: self.script(), position: Script::at_line(stretch.first), you: YOU };
        Worlds::of(place, beliefs)
    }

    /// A number that is the beat's own, so that its options always stand in the same order.
    fn seed(&self, stretch: Stretch) -> u64 {
        let beat = u64::try_from(stretch.beat).unwrap_or_default();
        let letters = self.lesson().id.bytes().map(u64::from);
        letters.fold(beat, |seed, letter| seed.wrapping_mul(31).wrapping_add(letter))
    }
}
