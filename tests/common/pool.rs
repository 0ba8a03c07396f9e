//! Cards for random boards: every keyword and most instructions, triggers and statics occur.

use in_fase::engine::{
    Ability, Activated, Affected, Amount, Card, CardType, Colour, Counter, DelayedText, EffectText,
    Happening, Instruction, Keyword, Keywords, Lasting, Mana, Modification, ObjectFilter, PlayerFilter,
    PlayerHappening, StaticAbility, Step, Subject, TargetSpec, TriggerCondition, Triggered, Types, Watched,
    Who, Whose,
};
use std::sync::Arc;

fn card(name: &str, types: &[CardType], power_toughness: Option<(i32, i32)>) -> Card {
    Card {
        name: name.into(),
        types: types.iter().copied().collect::<Types>(),
        power_toughness,
        ..Card::default()
    }
}

fn creature(name: &str, power: i32, toughness: i32, keywords: &[Keyword]) -> Card {
    Card {
        keywords: keywords.iter().copied().collect::<Keywords>(),
        ..card(name, &[CardType::Creature], Some((power, toughness)))
    }
}

fn text(targets: Vec<TargetSpec>, instructions: Vec<Instruction>) -> Arc<EffectText> {
    Arc::new(EffectText { targets, instructions })
}

fn instant(name: &str, targets: Vec<TargetSpec>, instructions: Vec<Instruction>) -> Card {
    let spell = Ability::Spell(text(targets, instructions));
    Card { cost: Mana::one(Colour::Red), abilities: vec![spell], ..card(name, &[CardType::Instant], None) }
}

fn a_creature() -> TargetSpec {
    TargetSpec::Permanent(ObjectFilter::creature())
}

fn modify(what: Subject, changes: Vec<Modification>, lasting: Lasting) -> Instruction {
    Instruction::Modify { what, changes, lasting }
}

fn when(when: TriggerCondition, targets: Vec<TargetSpec>, instructions: Vec<Instruction>) -> Ability {
    Ability::Triggered(Triggered { when, condition: None, effect: text(targets, instructions) })
}

fn this_is(happens: Happening) -> TriggerCondition {
    TriggerCondition::Object { happens, to: Watched::This }
}

fn any_is(happens: Happening) -> TriggerCondition {
    TriggerCondition::Object { happens, to: Watched::Any(ObjectFilter::default()) }
}

fn tap_ability(targets: Vec<TargetSpec>, instructions: Vec<Instruction>) -> Ability {
    Ability::Activated(Activated {
        tap: true,
        mana: Mana::NONE,
        sacrifice: false,
        once_each_turn: false,
        as_sorcery: false,
        effect: text(targets, instructions),
    })
}

fn gain(amount: i32) -> Instruction {
    Instruction::GainLife { who: Who::You, amount: Amount::Fixed(amount) }
}

fn with(card: Card, abilities: Vec<Ability>) -> Card {
    Card { abilities, ..card }
}

fn attachment(name: &str, subtype: &str, changes: Vec<Modification>, more: Vec<Ability>) -> Card {
    let kind = if subtype == "Aura" { CardType::Enchantment } else { CardType::Artifact };
    let mut abilities = vec![Ability::Static(StaticAbility { affects: Affected::Host, changes })];
    if subtype == "Aura" {
        abilities.push(Ability::Enchant(ObjectFilter::creature()));
    }
    abilities.extend(more);
    Card { subtypes: vec![subtype.into()], abilities, ..card(name, &[kind], None) }
}

fn equip() -> Ability {
    let mine = ObjectFilter { controlled_by: Some(Whose::Your), ..ObjectFilter::creature() };
    Ability::Activated(Activated {
        tap: false,
        mana: Mana::NONE,
        sacrifice: false,
        once_each_turn: false,
        as_sorcery: true,
        effect: text(vec![TargetSpec::Permanent(mine)], vec![Instruction::AttachThisTo(Subject::Target(0))]),
    })
}

/// What may be in play or in hand at random.
pub fn all() -> Vec<Arc<Card>> {
    let land = with(
        card("Hill", &[CardType::Land], None),
        vec![tap_ability(vec![], vec![Instruction::AddMana { mana: Mana::one(Colour::Red) }])],
    );
    let mut cards = vec![land.clone(), land];
    cards.extend(creatures());
    cards.extend(attachments());
    cards.extend(spells());
    cards.into_iter().map(Arc::new).collect()
}

fn creatures() -> Vec<Card> {
    use Keyword::{Defender, DoubleStrike, FirstStrike, Flying, Haste, Phasing, Reach, Trample, Vigilance};
    let token = Arc::new(creature("Sprout", 1, 1, &[Phasing]));
    let wall = Card { subtypes: vec!["Wall".into()], ..creature("Wall", 0, 4, &[]) };
    let legend = Card { legendary: true, ..creature("Queen", 2, 3, &[Phasing]) };
    let upkeep = TriggerCondition::AtBeginning { step: Step::Upkeep, whose: Whose::Your };
    let end = TriggerCondition::AtBeginning { step: Step::End, whose: Whose::Each };
    vec![
        creature("Bear", 2, 2, &[]),
        creature("Ghost", 3, 3, &[Phasing]),
        creature("Bird", 1, 1, &[Flying, Phasing]),
        creature("Archer", 1, 3, &[Reach, Vigilance]),
        creature("Fencer", 2, 1, &[FirstStrike, Haste]),
        creature("Twin", 2, 2, &[DoubleStrike]),
        creature("Rhino", 4, 4, &[Trample, Phasing]),
        creature("Hedge", 0, 3, &[Defender]),
        wall,
        legend,
        with(
            creature("Watcher", 1, 2, &[Phasing]),
            vec![
                when(any_is(Happening::PhasesIn), vec![], vec![gain(1)]),
                when(any_is(Happening::PhasesOut), vec![], vec![gain(1)]),
            ],
        ),
        with(
            creature("Herald", 1, 1, &[]),
            vec![
                when(
                    this_is(Happening::Enters),
                    vec![],
                    vec![Instruction::CreateTokens { token, count: Amount::Fixed(1) }],
                ),
                when(
                    this_is(Happening::Dies),
                    vec![],
                    vec![Instruction::Draw { who: Who::You, count: Amount::Fixed(1) }],
                ),
            ],
        ),
        with(
            creature("Sage", 1, 1, &[]),
            vec![
                when(upkeep, vec![a_creature()], vec![Instruction::Tap(Subject::Target(0))]),
                when(
                    end,
                    vec![],
                    vec![Instruction::PutCounters {
                        counter: Counter::PlusOne,
                        count: Amount::Fixed(1),
                        on: Subject::This,
                    }],
                ),
                tap_ability(vec![a_creature()], vec![Instruction::PhaseOut(Subject::Target(0))]),
            ],
        ),
        with(
            creature("Pirate", 2, 2, &[]),
            vec![tap_ability(
                vec![a_creature()],
                vec![modify(Subject::Target(0), vec![Modification::Control], Lasting::WhileYouControlThis)],
            )],
        ),
        with(
            creature("Miser", 1, 1, &[]),
            vec![when(
                TriggerCondition::Player { happens: PlayerHappening::Discards, whose: Whose::Each },
                vec![TargetSpec::Player(PlayerFilter { opponent: true, damaged_by_this: false })],
                vec![Instruction::LoseLife { who: Who::Target(0), amount: Amount::Fixed(1) }],
            )],
        ),
    ]
}

fn attachments() -> Vec<Card> {
    use Modification::{CannotPhaseOut, Control, DoesNotUntap, Gain, MayStayTapped, PowerToughness};
    let phasing_aura = attachment("Mist", "Aura", vec![Gain(Keyword::Flying)], vec![]);
    vec![
        attachment("Ivy", "Aura", vec![PowerToughness(1, 1)], vec![]),
        attachment("Veil", "Aura", vec![Gain(Keyword::Phasing)], vec![]),
        attachment("Leash", "Aura", vec![Control], vec![]),
        attachment("Anchor", "Aura", vec![CannotPhaseOut], vec![]),
        attachment("Frost", "Aura", vec![DoesNotUntap], vec![]),
        attachment("Rest", "Aura", vec![MayStayTapped], vec![]),
        Card { keywords: Keywords::EMPTY.with(Keyword::Phasing), ..phasing_aura },
        attachment("Blade", "Equipment", vec![PowerToughness(2, 0)], vec![equip()]),
    ]
}

fn spells() -> Vec<Card> {
    let target = || Subject::Target(0);
    let all_creatures = || Subject::Each(ObjectFilter::creature());
    let end_of_turn = Lasting::UntilEndOfTurn;
    let destroy_later = Instruction::Delay(DelayedText {
        step: Step::End,
        whose: Whose::Each,
        about: Some(target()),
        effect: text(vec![], vec![Instruction::Destroy(Subject::That)]),
    });
    vec![
        instant(
            "Growth",
            vec![a_creature()],
            vec![modify(target(), vec![Modification::PowerToughness(3, 3)], end_of_turn.clone())],
        ),
        instant(
            "Shock",
            vec![TargetSpec::CreatureOrPlayer],
            vec![Instruction::DamageTarget { amount: Amount::Fixed(2), target: 0 }],
        ),
        instant("Doom", vec![a_creature()], vec![Instruction::Destroy(target())]),
        instant(
            "Fog",
            vec![],
            vec![modify(all_creatures(), vec![Modification::PreventDamage], end_of_turn.clone())],
        ),
        instant("Fade", vec![a_creature()], vec![Instruction::PhaseOut(target())]),
        instant("Recall", vec![], vec![Instruction::PhaseIn(Subject::Each(ObjectFilter::default()))]),
        instant("Exodus", vec![], vec![Instruction::PhaseOut(all_creatures())]),
        instant("Bounce", vec![a_creature()], vec![Instruction::ReturnToHand(target())]),
        instant(
            "Freeze",
            vec![a_creature()],
            vec![
                Instruction::Tap(target()),
                modify(target(), vec![Modification::DoesNotUntap], Lasting::NextUntapStep),
            ],
        ),
        instant("Doomed", vec![a_creature()], vec![destroy_later]),
        instant(
            "Shrink",
            vec![a_creature()],
            vec![modify(target(), vec![Modification::SetPowerToughness(0, 2)], end_of_turn)],
        ),
        instant("Toll", vec![], vec![Instruction::Discard { who: Who::EachPlayer, count: Amount::Fixed(1) }]),
        instant(
            "Wither",
            vec![a_creature()],
            vec![Instruction::PutCounters {
                counter: Counter::MinusOne,
                count: Amount::Fixed(1),
                on: target(),
            }],
        ),
        instant("Veto", vec![TargetSpec::Spell], vec![Instruction::CounterSpell(0)]),
        instant(
            "Echo",
            vec![TargetSpec::Spell],
            vec![Instruction::CopySpell { target: 0, count: Amount::Fixed(1) }],
        ),
        instant("Dusk", vec![], vec![Instruction::BecomeNight]),
        instant("Dawn", vec![], vec![Instruction::BecomeDay]),
        instant("Pause", vec![], vec![Instruction::SkipNext { who: Who::Opponent, step: Step::Untap }]),
        instant("Again", vec![], vec![Instruction::ExtraTurn(Who::You)]),
        instant("Charge", vec![], vec![Instruction::ExtraCombatPhase]),
    ]
}
