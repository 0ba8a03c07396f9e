//! A scenario as it stands in a text: head, cards, set-up, and a script of commands and expectations.

use crate::engine::{
    CardType, Colour, Counter, DayNight, Edition, Face, Keyword, Mana, PlayerId, Skipped, Step,
};
use crate::locale::Locale;
use crate::notation::{Name, NamedCard, Spot};
use std::sync::Arc;

/// A case or a product scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Its short name.
    pub id: Arc<str>,
    /// Where it begins.
    pub spot: Spot,
    /// What it is for.
    pub kind: Kind,
    /// What a case proves, in one line.
    pub heading: Arc<str>,
    /// The editions in which it is valid.
    pub editions: Editions,
    /// The rules that it is about.
    pub rules: Option<Arc<str>>,
    /// What it is called.
    pub titles: Texts,
    /// What is said at its start.
    pub intros: Texts,
    /// Cards made for it.
    pub cards: Vec<NamedCard>,
    /// The board.
    pub setup: Vec<Line<SetupLine>>,
    /// What happens.
    pub script: Vec<Line<ScriptLine>>,
}

impl Scenario {
    /// What it is called in a language; its heading or short name where it has no title.
    #[must_use]
    pub fn title(&self, locale: Locale) -> &str {
        let heading = if self.heading.is_empty() { &self.id } else { &self.heading };
        self.titles.get(locale).unwrap_or(heading)
    }

    /// What is said at its start, if anything.
    #[must_use]
    pub fn intro(&self, locale: Locale) -> Option<&str> {
        self.intros.get(locale)
    }

    /// The commands of an edition, in order: the script without its expectations.
    pub fn commands(&self, edition: Edition) -> impl Iterator<Item = &Line<ScriptLine>> {
        self.script.iter().filter(move |line| {
            line.editions.include(edition) && matches!(line.statement, ScriptLine::Command(_))
        })
    }
}

/// What a scenario is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It proves something: a test.
    Case,
    /// It is shown.
    Scenario,
}

/// In which editions something holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Editions {
    /// In both.
    #[default]
    Both,
    /// In one.
    Only(Edition),
}

impl Editions {
    /// Whether the edition is among them.
    #[must_use]
    pub fn include(self, edition: Edition) -> bool {
        match self {
            Self::Both => true,
            Self::Only(only) => only == edition,
        }
    }

    /// All of them, oldest first.
    pub fn iter(self) -> impl Iterator<Item = Edition> {
        Edition::ALL.into_iter().filter(move |edition| self.include(*edition))
    }
}

/// A text in each language, where there is one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts([Option<Arc<str>>; 3]);

impl Texts {
    /// The text in a language.
    #[must_use]
    pub fn get(&self, locale: Locale) -> Option<&str> {
        let [italian, french, english] = &self.0;
        match locale {
            Locale::It => italian.as_deref(),
            Locale::Fr => french.as_deref(),
            Locale::En => english.as_deref(),
        }
    }

    /// The text in a language, or in another one if there is none in that.
    #[must_use]
    pub fn in_any(&self, locale: Locale) -> Option<&str> {
        self.get(locale).or_else(|| Locale::ALL.into_iter().find_map(|other| self.get(other)))
    }

    /// Sets the text in a language.
    pub fn set(&mut self, locale: Locale, text: Arc<str>) {
        let [italian, french, english] = &mut self.0;
        let place = match locale {
            Locale::It => italian,
            Locale::Fr => french,
            Locale::En => english,
        };
        *place = Some(text);
    }
}

/// A statement with its place and the editions in which it counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<T> {
    /// Where it stands.
    pub spot: Spot,
    /// In which editions it counts.
    pub editions: Editions,
    /// What it says.
    pub statement: T,
}

/// A statement of the set-up. Its fields are what their names say.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupLine {
    /// `players 3`.
    Players(u32),
    /// `teams you and partner, opponent and second opponent`.
    Teams(Vec<Vec<PlayerId>>),
    /// `turn 3 of you`, `first turn of you`.
    Turn { number: u32, of: PlayerId, is_first: bool },
    /// `start at upkeep`.
    StartAt(Step),
    /// `day`, `night`.
    Time(DayNight),
    /// `previous turn of opponent, 2 spells, second opponent 1 spell`.
    PreviousTurn { of: PlayerId, spells: u32, others: Vec<(PlayerId, u32)> },
    /// `free mana`.
    FreeMana,
    /// `you name "Anna"`.
    PlayerName(PlayerId, Arc<str>),
    /// `you life 20`.
    Life(PlayerId, u32),
    /// `you poison 3`.
    Poison(PlayerId, u32),
    /// `you hand Forest, Shock x2`.
    Cards(PlayerId, CardZone, Vec<CardCount>),
    /// `you mana RG2`.
    Mana(PlayerId, Mana),
    /// `you played a land`.
    PlayedALand(PlayerId),
    /// `you skip untap, combat phase`.
    Skip(PlayerId, Vec<Skipped>),
    /// `you have X = Grey Bear: tapped`.
    Have(PermanentLine),
}

/// A zone whose cards a set-up lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardZone {
    /// The hand.
    Hand,
    /// The library, top card first.
    Library,
    /// The graveyard, oldest first.
    Graveyard,
    /// Exile.
    Exile,
}

/// So many copies of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardCount {
    /// Which card.
    pub card: Name,
    /// How many.
    pub count: u32,
}

/// A permanent of the set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PermanentLine {
    /// Who controls it.
    pub player: PlayerId,
    /// What the script calls it, if not by its card's name.
    pub label: Option<Name>,
    /// Which card it is.
    pub card: Name,
    /// What it is attached to.
    pub on: Option<Name>,
    /// What else is said of it.
    pub attributes: Vec<Attribute>,
}

/// Something said of a permanent of the set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attribute {
    /// `tapped`.
    Tapped,
    /// `damage 2`.
    Damage(u32),
    /// `3 +1/+1 counters`.
    Counters(u16, Counter),
    /// `new`: arrived this turn.
    New,
    /// `token`.
    Token,
    /// `owned by opponent`.
    OwnedBy(PlayerId),
    /// `phased out`, `phased out under opponent`.
    PhasedOut(Option<PlayerId>),
    /// `phased out with its host`.
    PhasedOutWithHost,
    /// `chose blue`.
    Chose(Colour),
    /// `damaged opponent`.
    Damaged(PlayerId),
    /// `back face`, `face down`.
    Face(Face),
    /// `copy of Watcher`.
    CopyOf(Name),
    /// `as though haste`.
    AsThoughHaste,
}

/// A line of the script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScriptLine {
    /// Something is done.
    Command(Command),
    /// Something is expected.
    Expect(Expectation),
}

/// Something that is done. Its fields are what their names say.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A player does something.
    Act(PlayerId, Act),
    /// `both pass`.
    BothPass,
    /// `advance to upkeep of opponent`.
    AdvanceToStep(Step, Option<PlayerId>),
    /// `advance to turn 5`.
    AdvanceToTurn(u32),
    /// `resolve`, `resolve all`.
    Resolve { all: bool },
    /// `refuse you attack with W because attackerWall`.
    Refuse { player: PlayerId, act: Act, because: Option<&'static str> },
}

/// What a player does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// `pass`.
    Pass,
    /// `play Forest`.
    Play(Name),
    /// `cast Shock at X and Y`.
    Cast(Name, Vec<Aim>),
    /// `activate X ability 2 at Y`; the abilities are counted from 1.
    Activate(Name, Option<u32>, Vec<Aim>),
    /// `tap Forest`: its mana ability.
    TapForMana(Name),
    /// `attack with X, Y at opponent`.
    Attack(Vec<(Name, Option<PlayerId>)>),
    /// `block X with A, B; Y with C`.
    Block(Vec<(Name, Vec<Name>)>),
    /// `assign X: 2 to A, 1 to opponent; Y: 3 to B`.
    Assign(Vec<Division>),
    /// `discard Shock, Bear`.
    Discard(Vec<Name>),
    /// `order A, B`: trigger sources, bottom first.
    Order(Vec<Name>),
    /// `target X and opponent`.
    Target(Vec<Aim>),
    /// `leave X tapped`.
    LeaveTapped(Vec<Name>),
    /// `keep X`.
    Keep(Name),
}

/// How a creature's combat damage is divided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// The creature.
    pub source: Name,
    /// How much to what.
    pub parts: Vec<(u32, Aim)>,
}

/// What something is aimed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A player.
    Player(PlayerId),
    /// A permanent or a spell.
    Object(Name),
}

/// Something that must hold at that point of the script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expectation {
    /// Whether it must not hold.
    pub negated: bool,
    /// What.
    pub check: Check,
}

/// What can be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// `X tapped, damage 2`.
    Object(Name, Vec<Property>),
    /// `you life 19, hand 7`.
    Player(PlayerId, Vec<PlayerFact>),
    /// `stack Shock, damage`, top first.
    Stack(Vec<OnStack>),
    /// `waiting A, B`, in any order.
    Waiting(Vec<Name>),
    /// `priority you`, `priority nobody`.
    Priority(Option<PlayerId>),
    /// `awaiting attackers`.
    Awaiting(Decision),
    /// `day`, `night`, `neither`.
    Time(DayNight),
    /// `step upkeep`.
    Step(Step),
    /// `turn 3`.
    Turn(u32),
    /// `active you`.
    Active(PlayerId),
    /// `result you win`.
    Result(Outcome),
    /// `events: …`, in this order since the last command.
    Events(Vec<EventPattern>),
    /// `no event: …` since the last command.
    NoEvent(Vec<EventPattern>),
    /// `before upkeep: …`.
    Before(Step, Vec<Check>),
    /// `set-up refused`: there is no such game in the edition.
    SetupRefused,
}

/// What an object must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Property {
    /// `in graveyard`.
    In(Place),
    /// `phased in`.
    PhasedIn,
    /// `phased out`.
    PhasedOut,
    /// `phased out directly`.
    PhasedOutDirectly,
    /// `phased out with Y`.
    PhasedOutWith(Name),
    /// `returns in untap of opponent`.
    ReturnsInUntapOf(PlayerId),
    /// `tapped`, `untapped`.
    Tapped(bool),
    /// `damage 2`.
    Damage(u32),
    /// `3 +1/+1 counters`.
    Counters(u16, Counter),
    /// `is 3/4`.
    Is(i32, i32),
    /// `has flying`, `lacks flying`.
    Has(Keyword, bool),
    /// `is green`, `is not green`.
    Colour(Colour, bool),
    /// `is a creature`, `is not a creature`.
    Type(CardType, bool),
    /// `is a Wall`, `is not a Wall`.
    Subtype(Arc<str>, bool),
    /// `controlled by you`.
    ControlledBy(PlayerId),
    /// `owned by you`.
    OwnedBy(PlayerId),
    /// `attached to Y`, `attached to nothing`.
    AttachedTo(Option<Name>),
    /// `chose green`.
    Chose(Colour),
    /// `summoning sick`, `not summoning sick`.
    SummoningSick(bool),
    /// `shows its back face`, `shows its front face`, `face down`.
    Face(Face),
    /// `can attack`, `cannot attack`.
    CanAttack(bool),
    /// `attacking`, `not attacking`.
    Attacking(bool),
    /// `blocking Y`.
    Blocking(Name),
    /// `blocked`, `unblocked`.
    Blocked(bool),
    /// `not in combat`.
    NotInCombat,
}

/// Where an object can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The battlefield, phased in.
    Play,
    /// Its owner's hand.
    Hand,
    /// Its owner's library.
    Library,
    /// Its owner's graveyard.
    Graveyard,
    /// Exile.
    Exile,
    /// The stack.
    Stack,
    /// The phased-out zone, in an edition that has one.
    PhasedOutZone,
    /// Nowhere: it has ceased to exist.
    Nowhere,
}

/// What a player must have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerFact {
    /// `life 19`.
    Life(i32),
    /// `hand 7`.
    Hand(u32),
    /// `library 30`.
    Library(u32),
    /// `graveyard 2`.
    Graveyard(u32),
    /// `exile 1`.
    Exile(u32),
    /// `mana RG`, `mana none`.
    Mana(Mana),
    /// `poison 1`.
    Poison(u32),
    /// `spells cast 2`.
    SpellsCast(u32),
}

/// What must be on the stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnStack {
    /// Combat damage.
    Damage,
    /// A spell, or an ability of this; `Dry Shock at X` aimed at that, in this order, otherwise at whatever.
    Named(Name, Vec<Aim>),
}

/// A decision the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Priority.
    Priority,
    /// Attackers.
    Attackers,
    /// Blockers.
    Blockers,
    /// Division of damage.
    Damage,
    /// Discards.
    Discard,
    /// Targets of a trigger.
    Targets,
    /// Order of triggers.
    Order,
    /// The legend to keep.
    Legend,
    /// What stays tapped.
    Untap,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A player has won.
    Wins(PlayerId),
    /// Nobody has.
    Draw,
    /// It goes on.
    None,
}

/// An event, as narrowly as the text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventPattern {
    /// `phased out X`.
    PhasedOut(Option<Name>),
    /// `phased in X`.
    PhasedIn(Option<Name>),
    /// `untapped X`.
    Untapped(Option<Name>),
    /// `tapped X`.
    Tapped(Option<Name>),
    /// `step upkeep`.
    Step(Step),
    /// `skipped draw`, `skipped combat phase`.
    Skipped(Skipped),
    /// `priority you`.
    Priority(PlayerId),
    /// `drew you`.
    Drew(Option<PlayerId>),
    /// `triggered X`.
    Triggered(Option<Name>),
    /// `stacked X`.
    Stacked(Option<Name>),
    /// `resolved X`.
    Resolved(Option<Name>),
    /// `dealt 2 to X`.
    Dealt(u32, Aim),
    /// `dies X`.
    Dies(Option<Name>),
    /// `mana burned you 1`.
    ManaBurned(Option<PlayerId>, Option<u32>),
    /// `mana emptied you`.
    ManaEmptied(Option<PlayerId>),
    /// `discarded you 1`.
    Discarded(Option<PlayerId>, Option<u32>),
    /// `wore off X`: its damage went in cleanup.
    WoreOff(Option<Name>),
    /// `lost control X`.
    LostControl(Option<Name>),
    /// `transformed X`.
    Transformed(Option<Name>),
    /// `night`: it became night.
    BecameNight,
    /// `day`: it became day.
    BecameDay,
    /// `stays night`.
    StaysNight,
    /// `stays day`.
    StaysDay,
    /// `no check`: neither day nor night.
    NoCheck,
    /// `game over`.
    GameOver,
    /// Any event of this kind.
    Kind(&'static str),
}
