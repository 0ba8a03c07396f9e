//! A small table for tests that render a snapshot: the second event of a turn in which a lynx with an Aura phased out.

use super::*;
use crate::engine::{Action, Cause, Face, Keyword, ObjectId, Occurrence, Phase, PlayerId, Step, Target};

impl Snapshot {
    /// A table with something of everything, in Italian, `current`.
    #[must_use]
    pub fn sample() -> Self {
        Self {
            scenario: ScenarioView {
                id: "sample".into(),
                title: "Scomparire e apparire".into(),
                intro: "Comincia il tuo turno 5.".into(),
                play: None,
            },
            edition: Edition::default(),
            edition_name: "Regole 2025".into(),
            locale: Locale::It,
            fingerprint: "0123456789abcdef".into(),
            cursor: 2,
            total: 4,
            can_undo: false,
            can_redo: false,
            can_go_on: true,
            script: None,
            track: track(),
            table: table(),
            prompt: Prompt {
                player: Some(PlayerId::One),
                is_yours: true,
                question: "Hai la priorità: puoi agire, oppure passare.".into(),
                choices: list([Choice {
                    key: "pass".into(),
                    kind: ChoiceKind::PassToNextStep,
                    label: "Passa e vai alla sottofase successiva".into(),
                    hint: "Se passa anche Bruno, la sottofase finisce.".into(),
                    object: None,
                    action: Action::PassPriority,
                    slots: list([]),
                }]),
                form: None,
                about: list([]),
            },
            log: log(),
            refused: None,
            notice: None,
        }
    }
}

fn step(step: Step, slug: &'static str, code: &'static str, name: &str, progress: Progress) -> StepCell {
    StepCell {
        key: slug.into(),
        slug,
        step,
        occurrence: Occurrence::Regular,
        code,
        name: name.into(),
        label: name.into(),
        note: None,
        progress,
        skipped: None,
        gives_priority: step.gives_priority(),
        first_event: (progress != Progress::Todo).then_some(1),
    }
}

fn track() -> Track {
    Track {
        turn: 5,
        active: PlayerId::One,
        title: "Turno 5, tu".into(),
        day_night: Some(DayNightView { is: crate::engine::DayNight::Day, name: "Giorno".into() }),
        day_night_absent: None,
        phases: list([
            PhaseCell {
                key: "beginning".into(),
                phase: Phase::Beginning,
                name: "Iniziale".into(),
                progress: Progress::Now,
                steps: list([
                    step(Step::Untap, "untap", "ST", "STAP", Progress::Now),
                    step(Step::Upkeep, "upkeep", "MA", "Mantenimento", Progress::Todo),
                ]),
            },
            PhaseCell {
                key: "precombat-main".into(),
                phase: Phase::PrecombatMain,
                name: "Principale".into(),
                progress: Progress::Todo,
                steps: list([step(
                    Step::PrecombatMain,
                    "precombat-main",
                    "PR",
                    "Principale",
                    Progress::Todo,
                )]),
            },
        ]),
        step_title: "Sottofase di STAP".into(),
        step_lead: "Sottofase di".into(),
        step_name: "STAP".into(),
        step_place: "Fase iniziale, 1 di 3".into(),
    }
}

fn permanent(id: u32, name: &str, controller: PlayerId) -> PermanentView {
    let id = ObjectId::new(id);
    PermanentView {
        id,
        name: name.into(),
        called: name.into(),
        name_lang: "it",
        type_line: "Creatura — Felino".into(),
        short_type: "Felino".into(),
        produces: list([]),
        kind: PermanentKind::Creature,
        cost: list([]),
        colours: list([]),
        power_toughness: Some(PowerToughness { power: 5, toughness: 4, printed: Some((2, 3)) }),
        rules: list([]),
        keywords: list([KeywordView { keyword: Keyword::Phasing, name: "fase".into() }]),
        abilities: list([]),
        owner: controller,
        controller,
        is_token: false,
        is_tapped: false,
        face: Face::Front,
        is_copy: false,
        is_summoning_sick: false,
        as_though_haste: false,
        damage: 0,
        counters: list([]),
        phase: PhaseView::In { just_now: false, will_go_out: None },
        combat: None,
        is_targeted: false,
        flags: list([]),
        attached_to: None,
        enchants: None,
        attachments: list([]),
        label: name.into(),
        target: Target::Object(id),
    }
}

fn table() -> Table {
    let aura = PermanentView {
        kind: PermanentKind::Aura,
        power_toughness: None,
        attached_to: Some(ObjectId::new(1)),
        enchants: None,
        phase: PhaseView::OutIndirectly {
            host: ObjectId::new(1),
            text: "Fuori fase con Lince di Bruma, indirettamente.".into(),
            just_now: true,
        },
        ..permanent(2, "Edera Viva", PlayerId::One)
    };
    let lynx = PermanentView {
        is_tapped: true,
        phase: PhaseView::OutDirectly {
            returns_with: Some(PlayerId::One),
            text: "Torna nel tuo prossimo STAP.".into(),
            just_now: true,
        },
        flags: list([Flag { kind: FlagKind::Out, text: "fuori fase".into() }]),
        attachments: list([aura]),
        label: "Lince di Bruma, 5/4, TAPpata, fuori fase. Torna nel tuo prossimo STAP.".into(),
        ..permanent(1, "Lince di Bruma", PlayerId::One)
    };
    let land = PermanentView {
        kind: PermanentKind::Land,
        power_toughness: None,
        keywords: list([]),
        ..permanent(4, "Isola", PlayerId::One)
    };
    Table {
        you: PlayerId::One,
        sides: list([
            Side {
                player: player(PlayerId::One, "Tu", true),
                permanents: list([lynx]),
                lands: list([LandGroup {
                    name: "Isola".into(),
                    label: "Isola, 1".into(),
                    lands: list([land]),
                }]),
            },
            Side {
                player: player(PlayerId::Two, "Bruno", false),
                permanents: list([permanent(3, "Predone delle Dune", PlayerId::Two)]),
                lands: list([]),
            },
        ]),
        phased_out_zone: None,
        stack: list([]),
        waiting: list([]),
        priority: PriorityView { player: None, who: "Nessuno".into(), why: "fino al mantenimento".into() },
        arrows: list([]),
        result: None,
    }
}

fn player(id: PlayerId, name: &str, is_you: bool) -> PlayerView {
    PlayerView {
        id,
        name: name.into(),
        is_you,
        is_on_your_team: is_you,
        has_left: false,
        is_active: is_you,
        has_priority: false,
        life: 14,
        shares_life: false,
        poison: 0,
        auras: list([]),
        mana: list([]),
        hand: list([]),
        library: 38,
        graveyard: list([]),
        exile: list([]),
        maximum_hand_size: Some(7),
        land_played: false,
        label: name.into(),
        target: Target::Player(id),
    }
}

fn log() -> Log {
    let citation = CitationView {
        passage: Some("000#502.1".into()),
        rule: "§ 502.1".into(),
        rule_number: "502.1".into(),
        edition: Edition::default(),
        source: "Regole 2025".into(),
        lang: "it",
        badge: None,
        is_own: false,
        label: "Regole 2025, 502.1".into(),
    };
    let entry = |seq: u32, event: &'static str, kind, sentence: &str| {
        std::rc::Rc::new(LogEntry {
            seq,
            at: MomentView {
                turn: 5,
                active: PlayerId::One,
                step: Step::Untap,
                occurrence: Occurrence::Regular,
                slug: "untap",
                text: "Turno 5, STAP".into(),
            },
            cause: CauseView { cause: Cause::TurnBasedAction, text: "Azione basata sui turni".into() },
            event,
            kind,
            is_consequence: false,
            sentence: sentence.into(),
            details: list(["Edera Viva la segue, senza avere fase.".into()]),
            objects: list([ObjectId::new(1)]),
            players: list([]),
            citations: list([citation.clone()]),
        })
    };
    Log {
        entries: list([
            entry(0, "stepBegan", EventKind::Turn, "Comincia la Sottofase di STAP."),
            entry(1, "phased", EventKind::Phasing, "Lince di Bruma scompare."),
        ]),
        annotations: list([Annotation {
            citation: citation.clone(),
            paragraphs: list([Paragraph {
                is_item: false,
                runs: list([run("Innanzitutto, ", false), run("tutti i permanenti con fase", true)]),
            }]),
            gloss: "".into(),
            own: None,
        }]),
        further: list([]),
        next: Some(NextEvent {
            text: "Poi: si STAPpa.".into(),
            kind: EventKind::Tap,
            event: "untapped",
            citation: None,
        }),
        ticks: list([TickGroup {
            key: "untap".into(),
            step: Step::Untap,
            code: "ST",
            name: "STAP".into(),
            ticks: list([Tick { seq: 0, kind: EventKind::Turn }, Tick { seq: 1, kind: EventKind::Phasing }]),
        }]),
        turns: list([TurnMark { turn: 5, player: PlayerId::One, seq: 0, name: "Turno 5, tu".into() }]),
        lines: list([PhaseLine {
            object: ObjectId::new(1),
            name: "Lince di Bruma".into(),
            spans: list([
                Span { from: 0, to: 2, state: SpanState::In },
                Span { from: 2, to: 5, state: SpanState::OutDirectly },
            ]),
            marks: list([]),
            label: "Lince di Bruma: in fase fino all’evento 1, poi fuori fase.".into(),
        }]),
    }
}

fn run(text: &str, is_clause: bool) -> Run {
    Run { text: text.into(), is_clause, is_sic: false, is_omitted: false, is_wrong: false }
}
