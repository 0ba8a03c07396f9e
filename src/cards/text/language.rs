//! What every language must be able to say of cards.

use super::context::Kind;
use crate::engine::Keyword;
use crate::engine::{
    Amount, Card, CardType, Colour, Counter, Happening, Lasting, ObjectFilter, PlayerHappening, Skipped,
    Step, Whose,
};
use crate::locale::Locale;
use std::borrow::Cow;

/// A sentence of the table. Placeholders: `{a}` and `{b}` phrases, `{t}` the card itself, `{n}` an amount of something,
/// `{s}` a step with its owner, `{k}` a word that agrees with `{a}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    Damage,
    Destroy,
    Exile,
    ReturnToHand,
    Sacrifice,
    Tap,
    Untap,
    PhaseOut,
    PhaseOutUntil,
    PhaseIn,
    ThatIsPhasedOut,
    PutCounters,
    RemoveCounters,
    AttachTo,
    Unattach,
    CreateTokens,
    CreateCopy,
    CreateCopies,
    BecomesCopy,
    TurnFaceDown,
    TurnFaceUp,
    YouDraw,
    Draws,
    YouDiscard,
    Discards,
    YouGainLife,
    GainsLife,
    YouLoseLife,
    LosesLife,
    YouGetPoison,
    GetsPoison,
    AddMana,
    CounterSpell,
    CopySpell,
    CopySpellTimes,
    YouSkip,
    Skips,
    YouExtraTurn,
    ExtraTurn,
    ExtraCombat,
    ExtraMain,
    ExtraStep,
    ExtraStepAfterPhase,
    BecomeDay,
    BecomeNight,
    GainControl,
    YouControl,
    MayStayTapped,
    PreventAll,
    PreventNext,
    DoesNotUntapNext,
    YourHandUp,
    YourHandDown,
    HandUp,
    HandDown,
    YourHandUnlimited,
    HandUnlimited,
    YouKeepMana,
    KeepsMana,
    GetsBonus,
    Has,
    Gains,
    Loses,
    Becomes,
    NoLonger,
    DoesNotUntap,
    CannotAttack,
    CannotBlock,
    CannotPhaseOut,
    CannotPhaseIn,
    And,
    WhereCounters,
    WhereCount,
    Enchant,
    EnchantPlayer,
    EnchantOpponent,
    Equip,
    EntersTapped,
    EntersWith,
    SacrificeCost,
    OnceEachTurn,
    AsSorcery,
    AtBeginning,
    Whenever,
    When,
    OnlyWithDayAndNight,
    LoseControl,
    DayBecomesNight,
    NightBecomesDay,
    IfYouControl,
    IfTapped,
    WhileYouControl,
    WhileTapped,
    While,
}

/// How a phrase stands in its sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// As subject or object.
    Plain,
    /// "to …".
    To,
    /// "of …".
    Of,
    /// "on …".
    On,
    /// "from …".
    From,
}

/// What stands before a noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Article {
    /// "a creature", "another creature".
    A,
    /// "target creature".
    Target,
    /// "each creature".
    Each,
    /// "that creature".
    That,
    /// "creatures": several, without article.
    Several,
    /// "creature", as after "enchant".
    None,
}

/// A phrase that stands for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Phrase {
    /// As subject or object.
    pub text: Cow<'static, str>,
    /// Whether words that agree with it are feminine.
    pub feminine: bool,
}

impl Phrase {
    pub fn new(text: impl Into<Cow<'static, str>>, feminine: bool) -> Self {
        Self { text: text.into(), feminine }
    }
}

/// What is counted.
#[derive(Clone, Copy)]
pub(super) enum Counted<'a> {
    Damage,
    Cards,
    Life,
    Poison,
    Counters(&'a Counter),
    Tokens(&'a Card),
    Number,
}

/// Which player is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Person {
    You,
    Opponent,
    EachPlayer,
    TargetPlayer,
    TargetOpponent,
    /// A targeted opponent whom this has damaged.
    DamagedOpponent,
    ThatPlayer,
    EnchantedPlayer,
    ItsController,
    /// "a player", whoever it is.
    Someone,
}

/// Whose step, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepOf {
    /// "your upkeep", "each upkeep".
    Every(Whose),
    /// "your next upkeep", "the next end step", after "at the beginning of".
    Next(Whose),
    /// "upkeep", after "an additional".
    Bare,
}

/// What a language must be able to say.
pub(super) trait Language {
    fn locale(&self) -> Locale;
    /// The sentence of the table.
    fn line(&self, line: Line) -> &'static str;
    /// The card as it speaks of itself.
    fn this(&self, kind: Kind) -> Phrase;
    /// What the Aura or Equipment is attached to.
    fn host(&self, kind: Kind) -> Phrase;
    /// What fits the filter; `controller`: the targeted player who must control it.
    fn objects(&self, filter: &ObjectFilter, article: Article, controller: Option<&Phrase>) -> Phrase;
    /// "target creature or player", "target spell"; the same again.
    fn creature_or_player(&self, again: bool) -> Phrase;
    fn spell(&self, again: bool) -> Phrase;
    /// "that permanent".
    fn that_permanent(&self) -> Phrase;
    fn person(&self, person: Person, this: &Phrase) -> Phrase;
    /// The phrase as it stands in a sentence.
    fn in_case(&self, phrase: &Phrase, case: Case) -> String;
    /// So much of something.
    fn amount(&self, amount: &Amount, of: Counted<'_>) -> String;
    /// For how long, with a blank before it.
    fn duration(&self, lasting: &Lasting) -> String;
    fn step(&self, step: Step, of: StepOf) -> String;
    /// "your next draw step", "their next combat phase", as something that is skipped.
    fn next_skipped(&self, what: Skipped, yours: bool) -> String;
    fn happens(&self, happening: Happening, feminine: bool) -> &'static str;
    fn player_does(&self, happening: PlayerHappening, you: bool) -> &'static str;
    /// "mana", "green mana".
    fn some_mana(&self, colour: Option<Colour>) -> String {
        colour.map_or_else(|| "mana".to_owned(), |own| format!("mana {}", self.colour(own, false)))
    }
    fn colour(&self, colour: Colour, feminine: bool) -> &'static str;
    /// A keyword as something that is had.
    fn keyword(&self, keyword: Keyword) -> Cow<'static, str>;
    /// "tapped" or "untapped", where it agrees.
    fn tapped(&self, tapped: bool, feminine: bool) -> &'static str;
    /// A filled sentence as it is pronounced: elisions between its parts.
    fn smooth(&self, text: String) -> String {
        text
    }
    /// "a creature".
    fn a_type(&self, known: CardType) -> String;
    /// "a Wall".
    fn a_subtype(&self, subtype: &str) -> String;
}
