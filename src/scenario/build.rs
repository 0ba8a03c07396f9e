//! From a scenario and an edition to a set-up of the engine; what the engine refuses is said of the line that asks for it.

use super::attributes::apply;
use super::hosts::{host_of, host_player};
use super::labels::Labels;
use super::model::{Attribute, CardCount, CardZone, Editions, Line, PermanentLine, Scenario, SetupLine};
use crate::cards;
use crate::engine::{
    Card, DayNight, Edition, Game, ObjectId, PermanentSetup, PlayerId, PlayerSetup, PreviousTurn, Ruleset,
    Setup, SetupError, SpellCount, Step,
};
use crate::notation::{Fault, Name, Problem, Spot, same};
use std::sync::Arc;

/// What libraries consist of unless the set-up says so, and how many: nobody shall lose by drawing.
pub const FILLER: (&str, u32) = ("Blank Card", 10);

/// The life that a player starts with unless the set-up says otherwise.
pub const LIFE: u32 = 20;
/// The life that a team starts with unless the set-up says otherwise (810.4).
pub const TEAM_LIFE: u32 = 30;

/// A scenario ready to be played in an edition.
#[derive(Clone, Debug)]
pub struct Built {
    /// The engine's set-up.
    pub setup: Setup,
    /// The game before its first event.
    pub game: Game,
    /// What the scenario's names mean.
    pub labels: Labels,
}

impl Scenario {
    /// The scenario as a game of this edition, before its first event.
    ///
    /// # Errors
    /// All faults of the set-up, at their lines.
    pub fn build(&self, edition: Edition) -> Result<Built, Vec<Fault>> {
        self.build_under(Ruleset::of(edition))
    }

    /// The scenario as a game under these rules, which may be an edition's table with a point changed.
    ///
    /// # Errors
    /// All faults of the set-up, at their lines.
    pub fn build_under(&self, rules: Ruleset) -> Result<Built, Vec<Fault>> {
        let edition = rules.edition;
        let mut builder = Builder::new(self, rules);
        let lines = self.setup.iter().filter(|line| line.editions.include(edition));
        for line in lines.clone() {
            builder.line(line);
        }
        builder.fill_libraries();
        builder.attach();
        if !builder.faults.is_empty() {
            return Err(builder.faults);
        }
        builder.seat();
        match Game::new(&builder.setup) {
            Ok(game) => {
                let labels = Labels::new(builder.labels, self.cards.clone());
                Ok(Built { setup: builder.setup, game, labels })
            }
            Err(errors) => Err(errors.into_iter().map(|error| builder.at_its_line(error)).collect()),
        }
    }

    /// Whether it can be played in an edition.
    #[must_use]
    pub fn is_for(&self, edition: Edition) -> bool {
        self.editions.include(edition)
    }
}

struct Builder<'s> {
    scenario: &'s Scenario,
    edition: Edition,
    setup: Setup,
    players: [PlayerSetup; 4],
    count: usize,
    lives: [Option<u32>; 4],
    labels: Vec<(Arc<str>, ObjectId)>,
    permanents: Vec<(&'s PermanentLine, Spot)>,
    has_library: [bool; 4],
    faults: Vec<Fault>,
}

impl<'s> Builder<'s> {
    fn new(scenario: &'s Scenario, rules: Ruleset) -> Self {
        let setup = Setup {
            ruleset: rules,
            players: Vec::new(),
            teams: Vec::new(),
            permanents: Vec::new(),
            turn: 2,
            active: PlayerId::One,
            step: Step::Untap,
            is_first_turn: false,
            day_night: DayNight::Neither,
            previous_turn: None,
            free_mana: false,
        };
        Self {
            scenario,
            edition: rules.edition,
            setup,
            players: std::array::from_fn(|_| PlayerSetup::default()),
            count: 2,
            lives: [None; 4],
            labels: Vec::new(),
            permanents: Vec::new(),
            has_library: [false; 4],
            faults: Vec::new(),
        }
    }

    fn line(&mut self, line: &'s Line<SetupLine>) {
        match &line.statement {
            SetupLine::Players(count) => self.count = usize::try_from(*count).unwrap_or(usize::MAX),
            SetupLine::Teams(teams) => {
                self.count = teams.iter().map(Vec::len).sum();
                self.setup.teams.clone_from(teams);
            }
            SetupLine::Turn { number, of, is_first } => {
                (self.setup.turn, self.setup.active, self.setup.is_first_turn) = (*number, *of, *is_first);
            }
            SetupLine::StartAt(step) => self.setup.step = *step,
            SetupLine::Time(time) => self.setup.day_night = *time,
            SetupLine::PreviousTurn { of, spells, others } => {
                let all = std::iter::once((*of, *spells)).chain(others.iter().copied());
                let spells = all.map(|(player, spells)| SpellCount { player, spells }).collect();
                self.setup.previous_turn = Some(PreviousTurn { active: *of, spells });
            }
            SetupLine::FreeMana => self.setup.free_mana = true,
            SetupLine::PlayerName(of, name) => self.player(*of).name = Arc::clone(name),
            SetupLine::Life(of, life) => *seat_of(&mut self.lives, *of) = Some(*life),
            SetupLine::Poison(of, poison) => self.player(*of).poison = *poison,
            SetupLine::Mana(of, mana) => self.player(*of).mana = *mana,
            SetupLine::PlayedALand(of) => self.player(*of).land_played = true,
            SetupLine::Skip(of, steps) => self.player(*of).skips.extend(steps),
            SetupLine::Cards(of, zone, cards) => self.cards(*of, *zone, cards),
            SetupLine::Have(permanent) => self.permanent(permanent, line.spot),
        }
    }

    fn player(&mut self, player: PlayerId) -> &mut PlayerSetup {
        seat_of(&mut self.players, player)
    }

    /// Everybody takes a seat, with the life of his own line or of a teammate's.
    fn seat(&mut self) {
        let lives = self.lives;
        let start = if self.setup.teams.is_empty() { LIFE } else { TEAM_LIFE };
        for (player, setup) in PlayerId::ALL.into_iter().zip(&mut self.players) {
            let alone = [player];
            let team = self.setup.teams.iter().find(|team| team.contains(&player));
            let team = team.map_or(alone.as_slice(), Vec::as_slice);
            let said = alone.iter().chain(team).find_map(|member| *seat_of(&mut lives.clone(), *member));
            setup.life = i32::try_from(said.unwrap_or(start)).unwrap_or(i32::MAX);
        }
        let nobody = std::iter::repeat_with(PlayerSetup::default);
        let too_many = PlayerId::ALL.len() + 1;
        self.setup.players =
            self.players.iter().cloned().chain(nobody).take(self.count.min(too_many)).collect();
    }

    fn cards(&mut self, of: PlayerId, zone: CardZone, cards: &[CardCount]) {
        if matches!(zone, CardZone::Library) {
            *seat_of(&mut self.has_library, of) = true;
        }
        for counted in cards {
            let Some(card) = self.card(&counted.card) else { continue };
            let player = self.player(of);
            let place = match zone {
                CardZone::Hand => &mut player.hand,
                CardZone::Library => &mut player.library,
                CardZone::Graveyard => &mut player.graveyard,
                CardZone::Exile => &mut player.exile,
            };
            place.extend((0..counted.count).map(|_| Arc::clone(&card)));
        }
    }

    /// The card of that name: one made for the scenario, or one of the catalogue.
    fn card(&mut self, name: &Name) -> Option<Arc<Card>> {
        let own = self.scenario.cards.iter().find(|known| known.is_called(&name.text));
        let card = own.map(|known| Arc::clone(&known.card)).or_else(|| cards::find(&name.text));
        if card.is_none() {
            self.faults.push(Fault::new(name.spot, Problem::UnknownCard { name: Arc::clone(&name.text) }));
        }
        card
    }

    fn permanent(&mut self, line: &'s PermanentLine, spot: Spot) {
        let card = self.card(&line.card).unwrap_or_default();
        let mut permanent = PermanentSetup::new(card, line.player);
        for attribute in &line.attributes {
            apply(attribute, &mut permanent);
            if let Attribute::CopyOf(name) = attribute {
                permanent.copies = self.card(name);
            }
        }
        self.setup.permanents.push(permanent);
        self.permanents.push((line, spot));
        let id = ObjectId::new(u32::try_from(self.permanents.len()).unwrap_or(u32::MAX));
        if let Some(label) = &line.label {
            if self.labels.iter().any(|(known, _)| same(known, &label.text)) {
                let problem = Problem::RepeatedLabel { label: Arc::clone(&label.text) };
                self.faults.push(Fault::new(label.spot, problem));
            }
            self.labels.push((Arc::clone(&label.text), id));
        }
    }

    fn fill_libraries(&mut self) {
        let (name, count) = FILLER;
        let filler = vec![CardCount { card: Name::new(name), count }];
        for (player, has_library) in PlayerId::ALL.into_iter().zip(self.has_library) {
            if !has_library {
                self.cards(player, CardZone::Library, &filler);
            }
        }
    }

    /// Finds the hosts, which may stand on later lines.
    fn attach(&mut self) {
        let lines: Vec<&PermanentLine> = self.permanents.iter().map(|(line, _)| *line).collect();
        for index in 0..self.permanents.len() {
            let Some((line, _)) = self.permanents.get(index) else { continue };
            let Some(host) = &line.on else { continue };
            let player = host_player(host);
            if let Some(permanent) = self.setup.permanents.get_mut(index)
                && player.is_some()
            {
                permanent.enchants = player;
                continue;
            }
            match host_of(&lines, host) {
                Ok(found) => {
                    if let Some(permanent) = self.setup.permanents.get_mut(index) {
                        permanent.attached_to = Some(found);
                    }
                }
                Err(problem) => self.faults.push(Fault::new(host.spot, problem)),
            }
        }
    }

    /// The fault at the line that the engine's error is about.
    fn at_its_line(&self, error: SetupError) -> Fault {
        let of_permanent = |index: &usize| self.permanents.get(*index).map(|(_, spot)| *spot);
        let spot = match &error {
            SetupError::NotAPermanent { permanent }
            | SetupError::DamageOnNonCreature { permanent }
            | SetupError::NoSuchHost { permanent }
            | SetupError::AttachedInACircle { permanent }
            | SetupError::NotAnAttachment { permanent }
            | SetupError::IllegalHost { permanent }
            | SetupError::IndirectWithoutHost { permanent }
            | SetupError::AuraWithoutHost { permanent }
            | SetupError::NoBackFace { permanent } => of_permanent(permanent),
            SetupError::NoSuchPlayer { permanent: Some(permanent), .. } => of_permanent(permanent),
            SetupError::NoSuchPlayer { player, permanent: None } => self
                .line_with(|line| matches!(line, SetupLine::Teams(teams) if teams.iter().flatten().any(|it| it == player)))
                .or_else(|| self.line_with(|line| matches!(line, SetupLine::Turn { .. }))),
            SetupError::NoDayNight => self.line_with(|line| matches!(line, SetupLine::Time(_))),
            SetupError::TurnZero => self.line_with(|line| matches!(line, SetupLine::Turn { .. })),
            SetupError::CannotStartIn { .. } => self.line_with(|line| matches!(line, SetupLine::StartAt(_))),
            SetupError::AlreadyLost { player } => self.line_with(
                |line| matches!(line, SetupLine::Life(of, _) | SetupLine::Poison(of, _) if of == player),
            ),
            SetupError::CreatureWithoutPower { card }
            | SetupError::NoDoubleFaces { card }
            | SetupError::NoPlayerAuras { card }
            | SetupError::UnknownKeyword { card, .. } => self.line_naming(card),
            SetupError::UnequalLife { player } => {
                self.line_with(|line| matches!(line, SetupLine::Life(of, _) if of == player))
            }
            SetupError::NoTeams | SetupError::UnevenTeams | SetupError::NotOnOneTeam { .. } => {
                self.line_with(|line| matches!(line, SetupLine::Teams(_)))
            }
            SetupError::WrongNumberOfPlayers { .. } => {
                self.line_with(|line| matches!(line, SetupLine::Players(_) | SetupLine::Teams(_)))
            }
            SetupError::TooMany { .. } => None,
        };
        Fault::new(spot.unwrap_or(self.scenario.spot), Problem::Setup(error))
    }

    fn line_with(&self, wanted: impl Fn(&SetupLine) -> bool) -> Option<Spot> {
        let counts = |editions: Editions| editions.include(self.edition);
        self.scenario
            .setup
            .iter()
            .find(|line| counts(line.editions) && wanted(&line.statement))
            .map(|line| line.spot)
    }

    fn line_naming(&self, card: &str) -> Option<Spot> {
        self.line_with(|line| match line {
            SetupLine::Have(permanent) => {
                let copied = |own: &Attribute| matches!(own, Attribute::CopyOf(name) if name.is(card));
                permanent.card.is(card) || permanent.attributes.iter().any(copied)
            }
            SetupLine::Cards(_, _, cards) => cards.iter().any(|counted| counted.card.is(card)),
            _ => false,
        })
    }
}

/// What a list by seats holds for a player.
const fn seat_of<T>(seats: &mut [T; 4], player: PlayerId) -> &mut T {
    let [one, two, three, four] = seats;
    match player {
        PlayerId::One => one,
        PlayerId::Two => two,
        PlayerId::Three => three,
        PlayerId::Four => four,
    }
}
