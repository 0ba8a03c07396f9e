//! A board with something of everything that the rulebook speaks of.

use std::sync::Arc;

use in_fase::engine::{
    Ability, Activated, Amount, Card, CardType, Colour, DayNight, Edition, EffectText, Happening,
    Instruction, Keyword, Keywords, Lasting, Mana, Modification, ObjectFilter, PermanentSetup,
    PhasedOutSetup, PlayerId, PlayerSetup, Ruleset, Setup, Step, Subject, TargetSpec, TriggerCondition,
    Triggered, Types, Watched, Who, Whose,
};

fn creature(name: &str, power_toughness: (i32, i32), keywords: &[Keyword]) -> Card {
    Card {
        name: name.into(),
        types: Types::EMPTY.with(CardType::Creature),
        power_toughness: Some(power_toughness),
        keywords: keywords.iter().copied().collect::<Keywords>(),
        ..Card::default()
    }
}

fn attachment(name: &str, subtype: &str, types: CardType, keywords: &[Keyword]) -> Card {
    Card {
        name: name.into(),
        types: Types::EMPTY.with(types),
        subtypes: vec![subtype.into()],
        keywords: keywords.iter().copied().collect::<Keywords>(),
        abilities: vec![Ability::Enchant(ObjectFilter::creature())],
        ..Card::default()
    }
}

fn instant(name: &str, target: bool, instructions: Vec<Instruction>) -> Card {
    let targets = if target { vec![TargetSpec::Permanent(ObjectFilter::creature())] } else { Vec::new() };
    Card {
        name: name.into(),
        types: Types::EMPTY.with(CardType::Instant),
        abilities: vec![Ability::Spell(Arc::new(EffectText { targets, instructions }))],
        ..Card::default()
    }
}

fn permanent(card: Card, controller: PlayerId) -> PermanentSetup {
    PermanentSetup::new(Arc::new(card), controller)
}

/// Spells that do most of what spells can do.
fn spells() -> Vec<Arc<Card>> {
    let grows = vec![Modification::PowerToughness(3, 3)];
    let grow =
        Instruction::Modify { what: Subject::Target(0), changes: grows, lasting: Lasting::UntilEndOfTurn };
    let cards = [
        instant("Growth", true, vec![grow]),
        instant("Fade", true, vec![Instruction::PhaseOut(Subject::Target(0))]),
        instant("Recall", false, vec![Instruction::PhaseIn(Subject::Each(ObjectFilter::creature()))]),
        instant("Doom", true, vec![Instruction::Destroy(Subject::Target(0))]),
        instant("Twist", true, vec![Instruction::Tap(Subject::Target(0))]),
        Card { name: "Field".into(), types: Types::EMPTY.with(CardType::Land), ..Card::default() },
    ];
    cards.into_iter().map(Arc::new).collect()
}

/// A board with something of everything: phasing, attachments, triggers, keywords, day and night.
pub fn board(edition: Edition) -> Setup {
    let (one, two) = (PlayerId::One, PlayerId::Two);
    let trigger = |when: TriggerCondition| {
        Ability::Triggered(Triggered {
            when,
            condition: None,
            effect: Arc::new(EffectText {
                targets: Vec::new(),
                instructions: vec![Instruction::GainLife { who: Who::You, amount: Amount::Fixed(1) }],
            }),
        })
    };
    let upkeep = trigger(TriggerCondition::AtBeginning { step: Step::Upkeep, whose: Whose::Your });
    let phases_in = trigger(TriggerCondition::Object { happens: Happening::PhasesIn, to: Watched::This });
    let mana = Ability::Activated(Activated {
        tap: true,
        mana: Mana::default(),
        sacrifice: false,
        once_each_turn: false,
        as_sorcery: false,
        effect: Arc::new(EffectText {
            targets: Vec::new(),
            instructions: vec![Instruction::AddMana { mana: Mana::one(Colour::Green) }],
        }),
    });
    let wall = Card { subtypes: vec!["Wall".into()], ..creature("Reeds", (0, 4), &[]) };
    let elf = Card { abilities: vec![mana, upkeep], ..creature("Elf", (1, 1), &[]) };
    let ghost = Card { abilities: vec![phases_in], ..creature("Ghost", (2, 3), &[Keyword::Phasing]) };
    let on = |card: Card, controller: PlayerId, host: usize| PermanentSetup {
        attached_to: Some(host),
        ..permanent(card, controller)
    };
    let out = |card: Card, under: PlayerId| PermanentSetup {
        phased_out: Some(PhasedOutSetup::Directly { under }),
        damage: 1,
        ..permanent(card, under)
    };
    let permanents = vec![
        permanent(creature("Lynx", (3, 3), &[Keyword::Phasing]), one),
        on(attachment("Ivy", "Aura", CardType::Enchantment, &[]), two, 0),
        on(attachment("Blade", "Equipment", CardType::Artifact, &[Keyword::Phasing]), one, 0),
        out(ghost.clone(), one),
        permanent(elf.clone(), one),
        on(attachment("Veil", "Aura", CardType::Enchantment, &[Keyword::Phasing]), one, 4),
        PermanentSetup { is_token: true, ..permanent(creature("Moth", (1, 1), &[Keyword::Phasing]), one) },
        permanent(creature("Ram", (4, 4), &[Keyword::Trample, Keyword::Vigilance]), one),
        permanent(wall, one),
        permanent(creature("Knight", (2, 2), &[Keyword::FirstStrike]), two),
        permanent(ghost, two),
        permanent(elf, two),
        permanent(creature("Hawk", (2, 2), &[Keyword::Flying]), two),
    ];
    let player = |name: &str| PlayerSetup {
        name: name.into(),
        life: 20,
        hand: std::iter::repeat_with(spells).take(4).flatten().collect(),
        library: spells(),
        ..PlayerSetup::default()
    };
    Setup {
        ruleset: Ruleset::of(edition),
        players: vec![player("Anna"), player("Bruno")],
        teams: vec![],
        permanents,
        turn: 2,
        active: one,
        step: Step::Untap,
        is_first_turn: false,
        day_night: edition.pick(DayNight::Neither, DayNight::Day),
        previous_turn: None,
        free_mana: true,
    }
}
