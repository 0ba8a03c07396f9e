//! A world: a game at an event put under a ruleset, the true one or a believed one, and played on as far as a question
//! looks.

use super::place::Place;
use crate::engine::{Action, Awaiting, Entry, Event, Game, Moment, PlayerId, Ruleset};
use crate::scenario::default_action;
use std::collections::VecDeque;

/// The most events of one world: a turn of two players has about seventy.
const EVENTS_LIMIT: usize = 600;

/// A choice that somebody makes in the true world.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Move {
    at: Moment,
    /// After how many events.
    after: usize,
    player: PlayerId,
    action: Action,
    /// Whether it is what somebody does who does nothing in particular: in another world that may be something else.
    is_plain: bool,
}

/// Who chooses in a world.
enum Chooser<'a> {
    /// The story, as it is told.
    Story(Place<'a>),
    /// The moves of the true world, each where it was made and by whom, as far as they are possible here.
    Moves(VecDeque<Move>),
}

/// A game played on under some rules.
pub(super) struct World<'a> {
    chooser: Chooser<'a>,
    start: Game,
    /// The game after each event; its entry comes with it.
    frames: Vec<(Entry, Game)>,
    /// What is chosen next, and after how many events: every decision of this world in order.
    decisions: Vec<(usize, Awaiting)>,
    moves: Vec<Move>,
    is_over: bool,
}

impl<'a> World<'a> {
    /// The place as it is: its own rules, its own story.
    pub(super) fn truth(place: Place<'a>) -> Self {
        Self::new(place.game.clone(), Chooser::Story(place))
    }

    fn new(start: Game, chooser: Chooser<'a>) -> Self {
        let decisions = match start.awaiting() {
            Awaiting::TheTurn => Vec::new(),
            awaiting => vec![(0, awaiting)],
        };
        Self { chooser, start, frames: Vec::new(), decisions, moves: Vec::new(), is_over: false }
    }

    /// The same place under other rules. The moves are those that this world has made so far.
    pub(super) fn under(&self, rules: Ruleset) -> World<'static> {
        World::new(self.start.under(rules), Chooser::Moves(self.moves.iter().cloned().collect()))
    }

    /// Plays on until so many turns have begun after it, and into the next step so that the end of a turn is known.
    pub(super) fn play_turns(&mut self, turns: usize) {
        let (mut at, mut begun) = (0, 0);
        while begun < turns
            && let Some((entry, ..)) = self.event(at)
        {
            begun += usize::from(matches!(entry.event, Event::TurnBegan { .. }));
            at += 1;
        }
    }

    /// What has been chosen before so many events had happened.
    pub(super) fn moves_within(&self, events: usize) -> impl Iterator<Item = &Action> {
        self.moves.iter().filter(move |own| own.after < events).map(|own| &own.action)
    }

    /// The game where it starts.
    pub(super) const fn start(&self) -> &Game {
        &self.start
    }

    /// The event of this number from the start on, with the game before and after; it is played as far as that.
    /// `None` if the game is over before, or goes on for too long.
    pub(super) fn event(&mut self, at: usize) -> Option<(&Entry, &Game, &Game)> {
        while self.frames.len() <= at && !self.is_over {
            self.go_on();
        }
        let (entry, after) = self.frames.get(at)?;
        let before =
            at.checked_sub(1).and_then(|at| self.frames.get(at)).map_or(&self.start, |(_, game)| game);
        Some((entry, before, after))
    }

    /// The game after so many events.
    pub(super) fn game(&self, events: usize) -> &Game {
        events.checked_sub(1).and_then(|at| self.frames.get(at)).map_or(&self.start, |(_, game)| game)
    }

    /// What somebody has to choose after so many events, if anything.
    pub(super) fn decision(&self, events: usize) -> Option<&Awaiting> {
        self.decisions.iter().find(|(at, _)| *at == events).map(|(_, awaiting)| awaiting)
    }

    /// The entries of the first so many events.
    pub(super) fn entries(&self, events: usize) -> Vec<Entry> {
        self.frames.iter().take(events).map(|(entry, _)| entry.clone()).collect()
    }

    fn go_on(&mut self) {
        let mut folded = self.game(self.frames.len()).clone();
        let mut game = folded.clone();
        let entries = match game.awaiting() {
            Awaiting::TheTurn => Some(game.go_on()),
            _ => self.choose(&game).and_then(|(player, action)| game.act(player, &action).ok()),
        };
        let entries = entries.unwrap_or_default();
        self.is_over = entries.is_empty() || self.frames.len() + entries.len() > EVENTS_LIMIT;
        for entry in entries {
            folded.evolve(&entry);
            self.frames.push((entry, folded.clone()));
        }
        let awaiting = folded.awaiting();
        self.is_over |= awaiting == Awaiting::Nothing;
        self.decisions.push((self.frames.len(), awaiting));
    }

    fn choose(&mut self, game: &Game) -> Option<(PlayerId, Action)> {
        let plain = default_action(game);
        let (player, action) = match &mut self.chooser {
            Chooser::Story(place) => match place.story.next_move(game, place.position) {
                Some((position, player, action)) if game.apply(player, &action).is_ok() => {
                    place.position = position;
                    (player, action)
                }
                _ => {
                    place.position = place.story.after_other_choice(game, place.position);
                    plain.clone()?
                }
            },
            Chooser::Moves(moves) => recalled(moves, game).or_else(|| plain.clone())?,
        };
        let is_plain = plain.is_some_and(|(_, plain)| plain == action);
        let after = self.frames.len();
        self.moves.push(Move { at: game.moment(), after, player, action: action.clone(), is_plain });
        Some((player, action))
    }
}

/// The next choice that was made in this step by whoever has to choose now, if it is possible here too.
fn recalled(moves: &mut VecDeque<Move>, game: &Game) -> Option<(PlayerId, Action)> {
    let (now, asked) = (game.moment(), game.awaiting().player()?);
    let is_theirs = |own: &Move| own.at == now && game.are_teammates(own.player, asked);
    while let Some(own) = moves.iter().position(is_theirs).and_then(|at| moves.remove(at)) {
        let plain = if own.is_plain { default_action(game) } else { None };
        let (player, action) = plain.unwrap_or((own.player, own.action));
        if game.apply(player, &action).is_ok() {
            return Some((player, action));
        }
    }
    None
}
