//! What an event tells, fact by fact, so that two tellings of it can be laid side by side.

/// What a fact is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum About {
    /// A turn begins.
    Turn,
    /// A phase begins.
    Phase,
    /// A step begins.
    Step,
    /// A step or a phase is skipped, or will be.
    Skip,
    /// Steps or turns are added.
    Addition,
    /// Who may act.
    Priority,
    /// What phases out and in.
    Phasing,
    /// Where what phases out is from then on.
    Place,
    /// What goes along with it.
    Along,
    /// What it keeps: how it lies, what it carries.
    Memory,
    /// The damage that was marked on it.
    MarkedDamage,
    /// The effects of limited duration on it.
    LimitedEffects,
    /// The delayed abilities about it.
    DelayedAbilities,
    /// How attachments come back.
    Return,
    /// Whether what came back may attack at once.
    AttackAtOnce,
    /// What has phasing, but belongs to another untap step.
    Staying,
    /// Day and night.
    DayNight,
    /// What will untap.
    UntapSet,
    /// What untaps.
    Untap,
    /// What taps.
    Tap,
    /// A card is drawn.
    Draw,
    /// Cards are discarded.
    Discard,
    /// The attackers.
    Attackers,
    /// The blockers.
    Blockers,
    /// Combat damage is assigned.
    DamageAssigned,
    /// Combat damage goes on the stack.
    DamageOnStack,
    /// Damage is dealt.
    Damage,
    /// Damage is prevented.
    Prevention,
    /// Something leaves combat.
    CombatLeft,
    /// Damage and “until end of turn” effects wear off.
    WearOff,
    /// Unspent mana goes.
    UnspentMana,
    /// Mana is made.
    Mana,
    /// A land is played.
    Land,
    /// A spell is cast.
    Spell,
    /// An ability is activated, or triggers.
    Ability,
    /// Triggered abilities are ordered.
    Order,
    /// Something resolves.
    Resolution,
    /// Something is countered, or has no target left.
    Countered,
    /// Something is copied.
    Copy,
    /// An instruction does nothing.
    Nothing,
    /// Something changes zones.
    ZoneChange,
    /// Tokens are created.
    Tokens,
    /// Counters.
    Counters,
    /// Attachments.
    Attachment,
    /// An effect begins.
    EffectBegins,
    /// An effect ends.
    EffectEnds,
    /// Faces.
    Face,
    /// Who controls what.
    Control,
    /// Life and poison.
    Life,
    /// Legends.
    Legend,
    /// State-based actions.
    StateBased,
    /// Players leave, or the game ends.
    End,
    /// A choice that one edition allows and the other does not.
    Choice,
}

/// A fact of an event, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is about.
    pub about: About,
    /// The fact, in one sentence.
    pub main: String,
    /// The particulars, one sentence each.
    pub more: Vec<String>,
}

impl Fact {
    /// A fact of these sentences; none if there are none.
    pub(super) fn of(about: About, sentences: impl IntoIterator<Item = String>) -> Option<Self> {
        let mut sentences = sentences.into_iter();
        let main = sentences.next()?;
        Some(Self { about, main, more: sentences.collect() })
    }
}
