//! The JavaScript API in headless Chromium: what it hands out, what it throws, and that no value can hurt it.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)]

mod js;

use in_fase::api::InFaseSession;
use js::{get, js, number, phasing, session, text};
use js_sys::{Array, JSON};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn a_scenario_is_played_by_name() {
    let mut played = phasing();
    let start = played.snapshot();
    assert_eq!(number(&start, "cursor"), 0.0);
    assert_eq!(text(&start, "scenario.title"), "Phasing out and in");
    for _ in 0..4 {
        played.next_event();
    }
    let now = played.snapshot();
    assert_eq!(text(&now, "log.entries.3.event"), "phased");
    assert!(text(&now, "log.entries.3.sentence").starts_with("Mist Lynx and Marsh Light phase out"));
    assert_eq!(text(&now, "log.entries.3.citations.0.rule"), "§ 502.1");
    assert_eq!(text(&now, "table.sides.0.permanents.0.phase.type"), "outDirectly");
    let events = played.events();
    assert_eq!(Array::from(&events).length(), 4);
    assert_eq!(text(&events, "3.event.type"), "phased");
    assert_eq!(text(&events, "3.event.out.1.mode.type"), "indirectly");
}

#[wasm_bindgen_test]
fn back_and_jump_lead_to_the_same_states() {
    let mut played = phasing();
    let start = played.fingerprint();
    played.next_step();
    played.next_step();
    let upkeep = played.fingerprint();
    let cursor = number(&played.snapshot(), "cursor");
    played.next_event();
    assert_ne!(played.fingerprint(), upkeep);
    played.back();
    assert_eq!(played.fingerprint(), upkeep);
    played.next_turn();
    played.jump(&cursor.into()).unwrap();
    assert_eq!(played.fingerprint(), upkeep);
    played.back_step();
    played.restart();
    assert_eq!(played.fingerprint(), start);
    assert_eq!(played.fingerprint().len(), 16);
}

#[wasm_bindgen_test]
fn a_listed_action_is_accepted_undone_and_redone() {
    let mut played = session("empty", "{ edition: 'current' }");
    while Array::from(&played.legal_actions()).length() == 0 {
        played.next_event();
    }
    let before = played.fingerprint();
    let action = get(&played.snapshot(), "prompt.choices.0.action");
    assert_eq!(text(&action, "type"), "passPriority");
    played.act(&action).unwrap();
    let after = played.fingerprint();
    assert_ne!(after, before);
    played.undo();
    assert_eq!(played.fingerprint(), before);
    played.redo();
    assert_eq!(played.fingerprint(), after);
}

#[wasm_bindgen_test]
fn what_the_rules_forbid_is_thrown_with_its_citation_and_changes_nothing() {
    let mut played = session("phasing", "{ edition: 'classic', locale: 'it' }");
    played.next_step();
    let before = played.fingerprint();
    let land = get(&played.snapshot(), "table.sides.0.player.hand.1.attempt");
    assert_eq!(text(&land, "type"), "playLand");
    let thrown = played.act(&land).unwrap_err();
    assert_eq!(text(&thrown, "code"), "notNow");
    assert_eq!(text(&thrown, "message"), "Nell’Interfase di STAP nessuno ha priorità: non si gioca niente.");
    assert!(!text(&thrown, "citations.0.rule").is_empty());
    assert_eq!(played.fingerprint(), before);
    assert_eq!(text(&played.snapshot(), "refused.code"), "notNow");
    let answer = played.try_act(&land).unwrap();
    assert_eq!(text(&answer, "code"), "notNow");
    assert_eq!(played.fingerprint(), before);
}

#[wasm_bindgen_test]
fn try_act_says_null_to_what_is_allowed_and_does_not_do_it() {
    let mut played = session("empty", "{}");
    while Array::from(&played.legal_actions()).length() == 0 {
        played.next_event();
    }
    let before = played.fingerprint();
    assert!(played.try_act(&js("{ type: 'passPriority' }")).unwrap().is_null());
    assert_eq!(played.fingerprint(), before);
}

#[wasm_bindgen_test]
fn edition_and_language_change_in_place() {
    let mut played = session("phasing", "{ edition: 'classic', locale: 'it' }");
    played.next_step();
    played.next_step();
    let classic = played.fingerprint();
    let current = played.set_edition(&"current".into()).unwrap();
    assert_eq!(text(&current, "edition"), "current");
    assert_eq!(text(&current, "track.stepName"), "Mantenimento");
    let french = played.set_locale(&"fr-CA".into()).unwrap();
    assert_eq!(text(&french, "track.stepName"), "d’entretien");
    played.set_edition(&"classic".into()).unwrap();
    assert_eq!(played.fingerprint(), classic);
}

#[wasm_bindgen_test]
fn a_text_is_played_and_a_faulty_one_is_refused_with_its_places() {
    let own = "scenario mine\n title it \"Mio\"\n turn 3 of you\n you have Peat Bear\n";
    let played = InFaseSession::new(&own.into(), &JsValue::UNDEFINED).unwrap();
    assert_eq!(text(&played.snapshot(), "scenario.title"), "Mio");
    assert_eq!(text(&played.snapshot(), "scenario.id"), "");
    let faulty = "scenario mine\n turn 3 of you\n you have Nessie\n you dance\n";
    let thrown = InFaseSession::new(&faulty.into(), &js("{ locale: 'en' }")).unwrap_err();
    assert_eq!(text(&thrown, "code"), "scenarioFaults");
    let faults = Array::from(&get(&thrown, "faults"));
    assert!(faults.length() >= 1);
    assert_eq!(text(&faults, "0.code"), "expected");
    assert_eq!((number(&faults, "0.line"), number(&faults, "0.column")), (4.0, 6.0));
    assert!(text(&faults, "0.message").contains("dance"), "{}", text(&faults, "0.message"));
}

#[wasm_bindgen_test]
fn wrong_scenarios_and_options_are_thrown_as_objects() {
    for (scenario, options, code) in [
        ("'no-such'", "{}", "noSuchScenario"),
        ("''", "{}", "scenarioFaults"),
        ("null", "{}", "badArgument"),
        ("NaN", "{}", "badArgument"),
        ("{}", "{}", "badArgument"),
        ("Symbol('x')", "{}", "badArgument"),
        ("'x'.repeat(1e6)", "{}", "textTooLong"),
        ("'tutorial'", "'current'", "badArgument"),
        ("'tutorial'", "7", "badArgument"),
        ("'tutorial'", "() => 1", "badArgument"),
        ("'tutorial'", "{ edition: 'future' }", "badArgument"),
        ("'tutorial'", "{ edition: null }", "badArgument"),
        ("'tutorial'", "{ locale: 'de' }", "badArgument"),
        ("'tutorial'", "{ locale: 3n }", "badArgument"),
        ("'tutorial'", "{ get locale() { throw 1 } }", "badArgument"),
        ("'tutorial'", "new Proxy({}, { get() { throw 1 } })", "badArgument"),
    ] {
        let thrown = InFaseSession::new(&js(scenario), &js(options)).unwrap_err();
        assert_eq!(text(&thrown, "code"), code, "{scenario} {options}");
        assert!(!text(&thrown, "message").is_empty());
        assert!(Array::is_array(&get(&thrown, "citations")));
    }
    assert!(InFaseSession::new(&JsValue::UNDEFINED, &JsValue::NULL).is_ok());
}

/// Values of every kind that JavaScript has, and some that bite.
const VALUES: [&str; 36] = [
    "undefined",
    "null",
    "true",
    "NaN",
    "Infinity",
    "-1",
    "1.5",
    "1e300",
    "10n ** 40n",
    "''",
    "'passPriority'",
    "Symbol('a')",
    "() => 1",
    "class {}",
    "[]",
    "{}",
    "new Date(NaN)",
    "new Map([['type', 'passPriority']])",
    "new Uint8Array(8)",
    "Object.create(null)",
    "(() => { const a = {}; a.a = a; return a; })()",
    "(() => { const a = { type: 'cast', card: 1 }; a.targets = [a]; return a; })()",
    "(() => { let a = []; for (let i = 0; i < 50000; i++) a = [a]; return a; })()",
    "{ type: 'cast', card: 1, targets: Array.from({ length: 1000000 }, () => 1) }",
    "{ type: 'dance' }",
    "{ type: 'cast' }",
    "{ type: 'cast', card: '1' }",
    "{ type: 'cast', card: -1 }",
    "{ type: 'cast', card: 1e99, targets: [] }",
    "{ type: 'playLand', card: NaN }",
    "{ type: 'discard', cards: 'all' }",
    "{ type: 'declareBlockers', blocks: [{ blocker: 1 }] }",
    "{ type: 'passPriority', toJSON() { throw 1; } }",
    "{ type: 'passPriority', toJSON() { return undefined; } }",
    "new Proxy({}, { get() { throw 1; }, ownKeys() { throw 1; } })",
    "{ get type() { throw 1; } }",
];

#[wasm_bindgen_test]
fn no_value_can_hurt() {
    let mut played = phasing();
    played.next_step();
    played.next_step();
    let before = played.fingerprint();
    for value in VALUES {
        let argument = js(&format!("({value})"));
        for thrown in [
            played.act(&argument).unwrap_err(),
            played.try_act(&argument).unwrap_err(),
            played.jump(&argument).unwrap_err(),
            played.set_edition(&argument).unwrap_err(),
            played.set_locale(&argument).unwrap_err(),
            InFaseSession::rulebook(&js("({})"), &JsValue::UNDEFINED).unwrap_err(),
            InFaseSession::rulebook(&JsValue::UNDEFINED, &js("({})")).unwrap_err(),
        ] {
            assert_eq!(text(&thrown, "code"), "badArgument", "{value}");
            assert!(!text(&thrown, "argument").is_empty());
        }
        assert_eq!(played.fingerprint(), before, "{value}");
    }
    for action in [
        "{ type: 'playLand', card: 4294967295 }",
        "{ type: 'cast', card: 0, targets: [{ type: 'player', id: 'four' }] }",
        "{ type: 'activate', source: 1, ability: 255 }",
        "{ type: 'assignDamage', assignments: [{ source: 1, to: { type: 'object', id: 2 }, amount: 4294967295 }] }",
        "{ type: 'orderTriggers', order: [1, 1, 1] }",
        "{ type: 'declareAttackers', attackers: [1, 1, 99] }",
    ] {
        let thrown = played.act(&js(&format!("({action})"))).unwrap_err();
        assert_ne!(text(&thrown, "code"), "badArgument", "{action}");
        assert!(number(&thrown, "citations.length") > 0.0, "{action}");
        assert_eq!(played.fingerprint(), before, "{action}");
    }
    let far = played.jump(&js("4294967295")).unwrap();
    assert_eq!(text(&far, "notice.kind"), "noSuchEvent");
}

#[wasm_bindgen_test]
fn everything_is_plain_data() {
    let mut played = phasing();
    played.next_step();
    played.next_event();
    let snapshot = played.snapshot();
    let again = JSON::parse(&String::from(JSON::stringify(&snapshot).unwrap())).unwrap();
    assert_eq!(
        String::from(JSON::stringify(&again).unwrap()),
        String::from(JSON::stringify(&snapshot).unwrap())
    );
    assert!(get(&snapshot, "refused").is_null());
}
