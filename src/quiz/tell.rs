//! Questions, answers and beliefs in words.

use super::answer::Answer;
use super::ask::Ask;
use super::place::Story;
use super::premise::premises;
use super::question::{Assumption, Choice, Question};
use crate::engine::{Card, CardType, Entry, Game, Misconception, PlayerId, Whereabouts};
use crate::locale::Locale;
use crate::scenario::When;
use crate::text::quiz::At;
use crate::text::{Names, Scene, describe, tongue};

/// A question in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The question.
    pub question: String,
    /// What of the game so far it rests on, and what is taken for granted, a sentence each.
    pub assumptions: Vec<String>,
    /// The options in their order. An option about an order has a sentence for each thing.
    pub options: Vec<Vec<String>>,
}

/// A belief in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Belief {
    /// The belief, as somebody would say it.
    pub says: &'static str,
    /// Why it is wrong, and where it is or was right.
    pub but: &'static str,
}

/// What somebody believes, and why it is not so.
#[must_use]
pub fn belief(misconception: Misconception, locale: Locale) -> Belief {
    let texts = tongue(locale).belief(misconception);
    Belief { says: texts.says, but: texts.but }
}

/// What a story calls its cards.
struct StoryNames<'a> {
    story: &'a dyn Story,
    locale: Locale,
}

impl Names for StoryNames<'_> {
    fn card(&self, card: &Card) -> (String, Locale) {
        let name = self.story.card_name(self.locale, card);
        let is_own = *name != *card.name || self.locale == Locale::En;
        (name, if is_own { self.locale } else { Locale::En })
    }
}

impl Question {
    /// The question in a language, as it is put to a player, with what its answer rests on.
    #[must_use]
    pub fn told(&self, story: &dyn Story, locale: Locale, you: PlayerId) -> Told {
        let names = StoryNames { story, locale };
        let scene = Scene::new(locale, &names, you, &self.game, &self.game);
        let taken_for_granted = self.assumptions.iter().map(|it| assumption(&scene, *it).to_owned());
        let assumptions = premises(&scene, self.ask).into_iter().chain(taken_for_granted).collect();
        let is_in = |choice: &Choice, place| matches!(choice.answer, Answer::IsIn(own) if own == place);
        let may_be_out = self.options.iter().any(|choice| is_in(choice, Whereabouts::PhasedOut));
        let option = |choice: &Choice| match is_in(choice, Whereabouts::Battlefield) && !may_be_out {
            true => vec![scene.tongue.is_on_the_table().to_owned()],
            false => answer((story, locale, you), &self.game, choice),
        };
        let options = self.options.iter().map(option).collect();
        Told { question: ask(&scene, self.ask), assumptions, options }
    }
}

impl Ask {
    /// What is asked, in a language, as it is put to a player.
    #[must_use]
    pub fn told(self, game: &Game, story: &dyn Story, locale: Locale, you: PlayerId) -> String {
        let names = StoryNames { story, locale };
        ask(&Scene::new(locale, &names, you, game, game), self)
    }
}

fn assumption(scene: &Scene<'_>, what: Assumption) -> &'static str {
    match what {
        Assumption::EverybodyPasses => scene.tongue.everybody_passes(),
        Assumption::MostToThePlayer => scene.tongue.most_to_the_player(),
    }
}

const fn at(when: When) -> At {
    match when {
        When::NextEvent => At::Next,
        When::EndOfStep => At::StepEnd,
        When::EndOfTurn => At::TurnEnd,
    }
}

fn ask(scene: &Scene<'_>, ask: Ask) -> String {
    let (tongue, era) = (scene.tongue, scene.era);
    match ask {
        Ask::Next => tongue.ask_next().to_owned(),
        Ask::Order => tongue.ask_order_of_events().to_owned(),
        Ask::Priority => tongue.ask_who_gets_priority().to_owned(),
        Ask::Trigger => tongue.ask_first_to_resolve().to_owned(),
        Ask::Attack(id) => tongue.ask_may_attack(&scene.name(id)),
        Ask::Block(id) => tongue.ask_may_block(&scene.name(id)),
        Ask::Play(id) => {
            let owner = scene.after.identity(id).map_or(scene.you, |identity| identity.owner);
            let is_land = scene.card(id).is_some_and(|card| card.types.has(CardType::Land));
            if is_land {
                tongue.ask_may_play(scene.who(owner), &scene.name(id))
            } else {
                tongue.ask_may_cast(era, scene.who(owner), &scene.name(id))
            }
        }
        Ask::Return(id) => tongue.ask_return(era, &scene.name(id)),
        Ask::Life(player, when) => tongue.ask_life(scene.who(player), at(when)),
        Ask::Size(id, when) => tongue.ask_size(&scene.name(id), at(when)),
        Ask::Zone(id, when) => tongue.ask_zone(&scene.name(id), at(when)),
        Ask::Tapped(id, when) => tongue.ask_tapped(&scene.name(id), at(when)),
        Ask::Damage(id, when) => tongue.ask_marked(&scene.name(id), at(when)),
    }
}

/// What a choice says, told in the language to a player: events in the words of the log.
pub(super) fn answer(
    (story, locale, you): (&dyn Story, Locale, PlayerId),
    start: &Game,
    choice: &Choice,
) -> Vec<String> {
    let names = StoryNames { story, locale };
    let scene = Scene::new(locale, &names, you, start, &choice.after);
    let (tongue, era) = (scene.tongue, scene.era);
    let sentence = match &choice.answer {
        Answer::Happens(events) => {
            let mut wanted = events.iter().peekable();
            let mut told = Vec::new();
            for (before, entry, after) in choice.games(start) {
                if wanted.next_if(|event| **event == entry.event).is_some() {
                    let scene = Scene::new(locale, &names, you, &before, &after);
                    told.push(describe(&scene, entry).main);
                }
            }
            return told;
        }
        Answer::PriorityTo { player, step, turn } => {
            let other = Some(*turn).filter(|turn| *turn != start.turn().number);
            tongue.priority_goes_to(scene.who(*player), &tongue.the_step(era, *step), other)
        }
        Answer::ResolvesFirst(source) => tongue.is_first_to_resolve(&scene.name(*source)),
        Answer::May | Answer::Tapped => tongue.yes().to_owned(),
        Answer::MayNot | Answer::Untapped => tongue.no().to_owned(),
        Answer::PhasesIn { of, turn, with } => {
            let host = with.map(|host| scene.name(host));
            tongue.phases_in_during(scene.who(*of), *turn, host.as_deref())
        }
        Answer::NeverPhasesIn => tongue.never_phases_in(era).to_owned(),
        Answer::Life(life) => tongue.so_much_life(*life),
        Answer::Size(power, toughness) => tongue.has_size(*power, *toughness),
        Answer::IsIn(place) => tongue.is_found(era, *place).to_owned(),
        Answer::Damage(damage) => tongue.has_marked(*damage),
    };
    vec![sentence]
}

impl Choice {
    /// The events of this choice one by one, each with the game before and after it.
    pub fn games<'a>(&'a self, start: &Game) -> impl Iterator<Item = (Game, &'a Entry, Game)> + use<'a> {
        let mut game = start.under(self.rules);
        self.entries.iter().map(move |entry| {
            let before = game.clone();
            game.evolve(entry);
            (before, entry, game.clone())
        })
    }
}
