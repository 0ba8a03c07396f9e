//! The shapes that the JavaScript API hands out are those of its declarations, field by field.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)]

mod js;

use in_fase::api::InFaseSession;
use js::{get, number, session};
use js_sys::Object;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const DECLARATIONS: &str = include_str!("../src/api/declarations.d.ts");

/// The fields of an interface of the declarations.
fn fields(name: &str) -> Vec<String> {
    let start = DECLARATIONS.split(&format!("export interface {name} {{")).nth(1).unwrap();
    let (mut depth, mut fields, mut current) = (0, Vec::new(), String::new());
    for sign in start.chars() {
        match sign {
            '}' | ';' if depth == 0 => {
                let field = current.split(':').next().unwrap().trim().trim_end_matches('?').to_owned();
                fields.extend((!field.is_empty()).then_some(field));
                current.clear();
                if sign == '}' {
                    break;
                }
            }
            '{' | '[' | '(' => depth += 1,
            '}' | ']' | ')' => depth -= 1,
            _ if depth == 0 => current.push(sign),
            _ => {}
        }
    }
    fields.sort();
    fields
}

/// Whether a value has exactly the fields that the declarations promise.
fn has_shape(value: &JsValue, name: &str) {
    let mut keys: Vec<String> =
        Object::keys(value.unchecked_ref::<Object>()).iter().map(|key| key.as_string().unwrap()).collect();
    keys.sort();
    assert_eq!(keys, fields(name), "{name}");
}

#[wasm_bindgen_test]
fn the_shapes_are_those_that_are_declared() {
    let mut played = session("phasing", "{ edition: 'classic', locale: 'en' }");
    let cards = InFaseSession::scenarios(&"en".into()).unwrap();
    has_shape(&get(&cards, "0"), "ScenarioCard");
    let book = InFaseSession::rulebook(&"en".into(), &"classic".into()).unwrap();
    has_shape(&get(&book, "0"), "SourceView");
    has_shape(&get(&book, "0.passages.1"), "PassageView");
    has_shape(&get(&book, "0.passages.1.glosses.0"), "GlossView");
    has_shape(&get(&book, "0.passages.1.topics.0"), "TopicView");
    for _ in 0..4 {
        played.next_event();
    }
    let phased = played.snapshot();
    for (path, name) in [
        ("scenario", "ScenarioView"),
        ("track", "Track"),
        ("track.phases.0", "PhaseCell"),
        ("track.phases.0.steps.0", "StepCell"),
        ("table", "Table"),
        ("table.phasedOutZone", "PhasedOutZone"),
        ("table.sides.0", "Side"),
        ("table.sides.0.player", "PlayerView"),
        ("table.sides.0.player.hand.0", "CardView"),
        ("table.sides.0.player.hand.0.cost.0", "Pip"),
        ("table.sides.0.permanents.0", "PermanentView"),
        ("table.sides.0.permanents.0.powerToughness", "PowerToughness"),
        ("table.sides.0.permanents.0.keywords.0", "KeywordView"),
        ("table.sides.0.permanents.0.flags.0", "Flag"),
        ("table.sides.0.permanents.1.counters.0", "CounterView"),
        ("table.sides.0.lands.0", "LandGroup"),
        ("table.sides.0.lands.0.lands.0.abilities.0", "AbilityView"),
        ("table.priority", "PriorityView"),
        ("prompt", "Prompt"),
        ("log", "Log"),
        ("log.entries.0", "LogEntry"),
        ("log.entries.0.at", "MomentView"),
        ("log.entries.0.cause", "CauseView"),
        ("log.entries.0.citations.0", "CitationView"),
        ("log.annotations.0", "Annotation"),
        ("log.annotations.0.paragraphs.0", "Paragraph"),
        ("log.annotations.0.paragraphs.0.runs.0", "Run"),
        ("log.next", "NextEvent"),
        ("log.ticks.0", "TickGroup"),
        ("log.ticks.0.ticks.0", "Tick"),
        ("log.turns.0", "TurnMark"),
        ("log.lines.0", "PhaseLine"),
        ("log.lines.0.spans.0", "Span"),
    ] {
        has_shape(&get(&phased, path), name);
    }
    has_shape(&phased, "Snapshot");
    played.next_event();
    has_shape(&get(&played.snapshot(), "table.waiting.0"), "TriggerView");
    while number(&played.snapshot(), "table.stack.length") == 0.0 {
        played.next_event();
    }
    has_shape(&get(&played.snapshot(), "table.stack.0"), "StackItemView");
    while number(&played.snapshot(), "prompt.choices.length") == 0.0 {
        played.next_event();
    }
    has_shape(&get(&played.snapshot(), "prompt.choices.0"), "Choice");
    let land = get(&played.snapshot(), "table.sides.0.player.hand.1.attempt");
    has_shape_of_error(&played.act(&land).unwrap_err());
    has_shape(&get(&played.snapshot(), "refused"), "Refused");
    has_shape(&get(&played.events(), "0"), "Entry");
    has_shape(&get(&played.events(), "0.at"), "Moment");
    has_shape(&get(&played.jump(&99_999.into()).unwrap(), "notice"), "Notice");
}

fn has_shape_of_error(thrown: &JsValue) {
    let keys: Vec<String> =
        Object::keys(thrown.unchecked_ref::<Object>()).iter().map(|key| key.as_string().unwrap()).collect();
    assert_eq!(keys, ["code", "message", "citations"]);
    assert!(keys.iter().all(|key| fields("ApiError").contains(key)));
}
