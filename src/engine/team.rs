//! Who plays with whom, and in which order (805, 810). Without teams every player is a team of one, so that the active
//! player is the active team and everything that a team does is what a player does.

use super::action::{Action, Awaiting};
use super::game::Game;
use super::player::{PerPlayer, PlayerId};

impl Game {
    /// Whether the player still plays: a player who has lost leaves a game that goes on without him (800.4a).
    #[must_use]
    pub fn is_in_game(&self, player: PlayerId) -> bool {
        (player as usize) < self.seats.len() && !self.players[player].has_left
    }

    /// The member who stands for the player's team in events and decisions: its first, who has the last word where
    /// members disagree (805.2).
    #[must_use]
    pub fn head_of(&self, player: PlayerId) -> PlayerId {
        self.heads[player]
    }

    /// Whether two players are on the same team; a player is on his own.
    #[must_use]
    pub fn are_teammates(&self, one: PlayerId, other: PlayerId) -> bool {
        self.heads[one] == self.heads[other]
    }

    /// The members of a player's team who still play, in seat order.
    pub fn team_of(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        self.seats
            .iter()
            .copied()
            .filter(move |seat| self.are_teammates(*seat, player) && self.is_in_game(*seat))
    }

    /// Whether it is the turn of the player's team (102.1, 805.4).
    #[must_use]
    pub fn is_active(&self, player: PlayerId) -> bool {
        self.are_teammates(player, self.turn.active)
    }

    /// Every team after a player's, in turn order, ending with his own; each by its head, also those who have left.
    pub(super) fn round_after(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        self.heads_from(self.heads[player] as usize + 1)
    }

    /// Every team in turn order, from the seat with this index on; each by its head, also those who have left.
    fn heads_from(&self, first: usize) -> impl Iterator<Item = PlayerId> + '_ {
        let (before, from) = self.seats.split_at(first.min(self.seats.len()));
        from.iter().chain(before).copied().filter(|seat| self.heads[*seat] == *seat)
    }

    /// The teams still in the game, the active one first, each by its head.
    pub fn teams(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.heads_from(self.heads[self.turn.active] as usize).filter(|head| self.is_in_game(*head))
    }

    /// The players still in the game in the order of simultaneous choices: the active team's, then the others' in turn
    /// order (103.4 / 101.4, 805.6).
    pub fn apnap(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.teams().flat_map(|head| self.team_of(head))
    }

    /// The team after a player's in turn order that still plays; his own if no other does.
    #[must_use]
    pub fn next_team(&self, player: PlayerId) -> PlayerId {
        self.round_after(player).find(|head| self.is_in_game(*head)).unwrap_or(player)
    }

    /// The team that had its turn, or priority, before a player's: the last one in turn order that still plays.
    #[must_use]
    pub fn team_before(&self, player: PlayerId) -> PlayerId {
        let others = self.round_after(player).filter(|head| !self.are_teammates(*head, player));
        others.filter(|head| self.is_in_game(*head)).last().unwrap_or(player)
    }

    /// A player's opponents who still play, in turn order after him (102.2–3).
    pub fn opponents_of(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        let others = self.round_after(player).filter(move |head| !self.are_teammates(*head, player));
        others.flat_map(|head| self.team_of(head))
    }

    /// The first opponent after a player in turn order: the only one of a game of two.
    #[must_use]
    pub fn opponent_of(&self, player: PlayerId) -> PlayerId {
        self.opponents_of(player).next().unwrap_or(player)
    }

    /// Whom attackers attack for whom nobody else is named.
    #[must_use]
    pub fn defending_player(&self) -> PlayerId {
        self.opponent_of(self.turn.active)
    }

    /// The poison counters of a player's team.
    pub(super) fn team_poison(&self, player: PlayerId) -> u32 {
        self.team_of(player).fold(0, |sum, member| sum.saturating_add(self.players[member].poison))
    }

    /// Whether a player may make the decision that is awaited: his own, or one that his team makes as one (805.5).
    #[must_use]
    pub fn may_decide(&self, player: PlayerId, awaiting: &Awaiting) -> bool {
        awaiting.player().is_some_and(|asked| {
            asked == player || (awaiting.is_for_the_team() && self.are_teammates(asked, player))
        })
    }

    /// Who of those who may decide acts by this action: the one whose card or permanent it is about, else whoever is
    /// asked. `None` if nobody must decide.
    #[must_use]
    pub fn decider(&self, action: &Action) -> Option<PlayerId> {
        let awaiting = self.awaiting();
        let asked = awaiting.player()?;
        let whose = match action {
            Action::PlayLand { card } | Action::Cast { card, .. } => self.identity(*card).map(|it| it.owner),
            Action::Activate { source, .. } => self.battlefield.get(*source).map(|it| it.controller),
            _ => None,
        };
        Some(whose.filter(|player| self.may_decide(*player, &awaiting)).unwrap_or(asked))
    }
}

/// The head of every player's team.
pub(super) fn heads(teams: &[Vec<PlayerId>]) -> PerPlayer<PlayerId> {
    PerPlayer::from_fn(|player| {
        let team = teams.iter().find(|team| team.contains(&player));
        team.and_then(|team| team.iter().copied().min()).unwrap_or(player)
    })
}

/// The poison counters with which a player loses: 10 (420.5h / 704.5c); of a team's together 15 (704.6b).
pub(super) const fn deadly_poison(members: usize) -> u32 {
    if members > 1 { 15 } else { 10 }
}
