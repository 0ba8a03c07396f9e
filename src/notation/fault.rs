//! What is wrong with a text, and where: typed, with the facts; the sentences are in `message`.

use crate::engine::SetupError;
use std::sync::Arc;

/// A place in a text. It is no part of what a statement means, so any two are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spot {
    line: u32,
    column: u32,
}

impl PartialEq for Spot {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}
impl Eq for Spot {}

impl Spot {
    /// The place at this line and column.
    #[must_use]
    pub const fn new(line: u32, column: u32) -> Self {
        Self { line, column }
    }

    /// The line, from 1; 0 for what was not read from a text.
    #[must_use]
    pub const fn line(&self) -> u32 {
        self.line
    }

    /// The column, from 1, in characters.
    #[must_use]
    pub const fn column(&self) -> u32 {
        self.column
    }
}

/// A name as a text gives it, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub text: Arc<str>,
    /// Where it stands.
    pub spot: Spot,
}

impl Name {
    /// A name that stands nowhere.
    #[must_use]
    pub fn new(text: impl Into<Arc<str>>) -> Self {
        Self { text: text.into(), spot: Spot::default() }
    }

    /// Whether it is the same name: capitals and the kind of apostrophe do not matter.
    #[must_use]
    pub fn is(&self, other: &str) -> bool {
        super::cursor::same(&self.text, other)
    }
}

/// Something wrong at a place.
#[derive(Clone, Debug)]
pub struct Fault {
    /// Where.
    pub spot: Spot,
    /// What.
    pub problem: Problem,
}

impl PartialEq for Fault {
    fn eq(&self, other: &Self) -> bool {
        (self.spot.line, self.spot.column, &self.problem)
            == (other.spot.line, other.spot.column, &other.problem)
    }
}
impl Eq for Fault {}

impl Fault {
    /// A fault.
    #[must_use]
    pub const fn new(spot: Spot, problem: Problem) -> Self {
        Self { spot, problem }
    }
}

/// What can be wrong. The facts of a problem are what their names say.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is longer than is read, in bytes.
    TextTooLong { limit: usize, found: usize },
    /// The text has more lines than are read.
    TooManyLines { limit: usize },
    /// The line has more characters than are read.
    LineTooLong { limit: usize },
    /// A character that does not belong into a text: control characters, marks that turn the writing direction.
    ForbiddenCharacter { code: u32 },
    /// A quotation mark without its partner.
    UnclosedQuote,
    /// Neither a case nor a scenario is in the text.
    NothingHere,
    /// Something else was wanted here.
    Expected { what: Wanted, found: Option<Arc<str>> },
    /// The statement was complete before this.
    LeftOver { found: Arc<str> },
    /// The number is too large.
    NumberTooBig { limit: u32 },
    /// The name is too long.
    NameTooLong { limit: usize },
    /// A statement stands before the first `case` or `scenario`.
    BeforeFirstBlock,
    /// A second case or scenario stands where there may be one only.
    OneBlockOnly,
    /// No lesson is in the text.
    NoLessonHere,
    /// A statement stands before the first `lesson`.
    BeforeFirstLesson,
    /// A statement that belongs into a beat stands before the first one.
    OutsideBeats,
    /// A statement stands in a beat of another kind than those it belongs to.
    NotInThisBeat { word: Arc<str> },
    /// Two cases or scenarios have the same id.
    RepeatedId { id: Arc<str> },
    /// A set-up statement stands after the script has begun.
    SetupAfterScript,
    /// Two cards have the same name.
    RepeatedCard { name: Arc<str> },
    /// Two permanents have the same label.
    RepeatedLabel { label: Arc<str> },
    /// Too many permanents.
    TooManyPermanents { limit: usize },
    /// Too many cards in a zone.
    TooManyCards { limit: usize },
    /// Too many script lines.
    TooManyScriptLines { limit: usize },
    /// A creature needs power and toughness.
    CreatureWithoutPower,
    /// Only a creature has power and toughness.
    PowerWithoutCreature,
    /// Only permanents have a back face, and it is one.
    BackOfNoPermanent,
    /// "It" has nothing to refer to.
    NothingMeantByIt,
    /// There is no target of that number.
    NoSuchTarget { number: u32 },
    /// A spell or ability names too many targets.
    TooManyTargets { limit: usize },
    /// "X" is used without saying what it is, or said without being used.
    NothingMeantByX,
    /// An ability that holds all the time can't do this.
    NotStatic,
    /// There is no such card, neither in the catalogue nor in this case.
    UnknownCard { name: Arc<str> },
    /// Nothing of that name is in this case.
    UnknownName { name: Arc<str> },
    /// More than one permanent has that name.
    AmbiguousName { name: Arc<str> },
    /// The engine does not accept the set-up.
    Setup(SetupError),
}

impl Problem {
    /// A stable short name, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TextTooLong { .. } => "textTooLong",
            Self::TooManyLines { .. } => "tooManyLines",
            Self::LineTooLong { .. } => "lineTooLong",
            Self::ForbiddenCharacter { .. } => "forbiddenCharacter",
            Self::UnclosedQuote => "unclosedQuote",
            Self::NothingHere => "nothingHere",
            Self::Expected { .. } => "expected",
            Self::LeftOver { .. } => "leftOver",
            Self::NumberTooBig { .. } => "numberTooBig",
            Self::NameTooLong { .. } => "nameTooLong",
            Self::BeforeFirstBlock => "beforeFirstBlock",
            Self::OneBlockOnly => "oneBlockOnly",
            Self::NoLessonHere => "noLessonHere",
            Self::BeforeFirstLesson => "beforeFirstLesson",
            Self::OutsideBeats => "outsideBeats",
            Self::NotInThisBeat { .. } => "notInThisBeat",
            Self::RepeatedId { .. } => "repeatedId",
            Self::SetupAfterScript => "setupAfterScript",
            Self::RepeatedCard { .. } => "repeatedCard",
            Self::RepeatedLabel { .. } => "repeatedLabel",
            Self::TooManyPermanents { .. } => "tooManyPermanents",
            Self::TooManyCards { .. } => "tooManyCards",
            Self::TooManyScriptLines { .. } => "tooManyScriptLines",
            Self::CreatureWithoutPower => "creatureWithoutPower",
            Self::PowerWithoutCreature => "powerWithoutCreature",
            Self::BackOfNoPermanent => "backOfNoPermanent",
            Self::NothingMeantByIt => "nothingMeantByIt",
            Self::NoSuchTarget { .. } => "noSuchTarget",
            Self::TooManyTargets { .. } => "tooManyTargets",
            Self::NothingMeantByX => "nothingMeantByX",
            Self::NotStatic => "notStatic",
            Self::UnknownCard { .. } => "unknownCard",
            Self::UnknownName { .. } => "unknownName",
            Self::AmbiguousName { .. } => "ambiguousName",
            Self::Setup(_) => "setup",
        }
    }
}

/// What a parser wanted to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// This very word or mark.
    Word(&'static str),
    /// `you` or `opponent`.
    Player,
    /// A step of the turn.
    Step,
    /// A number.
    Number,
    /// The id of a case or scenario.
    Id,
    /// A card's name.
    CardName,
    /// The name of something in the game.
    ObjectName,
    /// Text in quotation marks.
    QuotedText,
    /// `it`, `fr` or `en`.
    Language,
    /// `classic`, `current` or `both`.
    Edition,
    /// A colour.
    Colour,
    /// Letters and numbers of mana.
    Mana,
    /// A keyword ability.
    Keyword,
    /// A card type.
    CardType,
    /// Power and toughness, or what is added to them.
    PowerToughness,
    /// A kind of counter.
    Counter,
    /// Which objects are meant.
    Objects,
    /// Which player is meant.
    Who,
    /// What a spell or ability does.
    Effect,
    /// What an ability watches for.
    Trigger,
    /// For how long.
    Duration,
    /// A condition after "if".
    Condition,
    /// What activating an ability costs.
    Cost,
    /// A statement of the set-up or the script.
    Statement,
    /// What a player has or is in the set-up, or what he does.
    PlayerStatement,
    /// An attribute of a permanent in the set-up.
    Attribute,
    /// What a player does.
    Act,
    /// What is expected.
    Expectation,
    /// What an object is expected to be.
    Property,
    /// What a player is expected to have.
    PlayerFact,
    /// A zone.
    Place,
    /// A decision the game waits for.
    Decision,
    /// An event.
    Event,
    /// A reason for a refusal.
    Refusal,
    /// How the game ended.
    Result,
    /// A question of a lesson.
    Ask,
    /// The moment that a question is about.
    When,
    /// A chapter of the lessons.
    Chapter,
    /// A topic of the rulebook.
    Topic,
    /// A mistaken belief.
    Belief,
}
