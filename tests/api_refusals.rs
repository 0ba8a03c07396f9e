//! Every reason that the engine has for a refusal can be met through the JavaScript API, and comes with words in three
//! languages and with a citation. Expected reasons are those of the rules named beside each case.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::panic)]

mod js;

use in_fase::api::InFaseSession;
use js::{get, js, number, text};
use js_sys::{JSON, Object, Reflect};
use std::collections::BTreeSet;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// A board on which many things can go wrong.
const MAIN: &str = "start at precombat main
 free mana
 you have Peat Bear
 you have Forest: tapped
 you have Island
 you have Mist Lynx: phased out
 you have Mountain: phased out
 you have Priest: new
 you have Monk
 opponent have Swamp
 opponent have Dune Marauder
 you hand Dry Shock, Contrary Breath, Plains, Plains
 opponent hand Giant Growth";
/// Whoever attacks here meets a reason not to.
const ATTACK: &str = "start at declare attackers
 you have Peat Bear
 you have Ford Falcon: tapped
 you have Dune Marauder: new
 you have Forest
 you have Gate Post
 you have Pacifist";
/// The opponent attacks.
const BLOCK: &str = "turn 3 of opponent
 start at declare attackers
 opponent have Peat Bear
 opponent have Ford Falcon
 opponent have Dune Marauder
 opponent have Shadow Lookout
 you have Forest
 you have Reed Wall
 you have Ember Keeper: tapped
 you have Pacifist";
const ATTACKED: &str = "opponent attack with Peat Bear, Ford Falcon, Dune Marauder
 advance to declare blockers";
/// Two creatures block one that tramples.
const DAMAGE: &str = "start at declare attackers
 you have Boar
 you have Ember Keeper
 opponent have Peat Bear
 opponent have Dune Marauder
 opponent have Reed Wall";
const BLOCKED: &str = "you attack with Boar
 advance to declare blockers
 opponent block Boar with Peat Bear, Dune Marauder
 advance to combat damage";

/// The reason, the rest of the scenario, and the attempt. «Name» stands for the number of the object so called.
const ATTEMPTS: [(&str, &str, &str, &str); 46] = [
    (
        "gameOver",
        "start at precombat main\n free mana\n opponent life 2\n you hand Dry Shock",
        "you cast Dry Shock at opponent\n resolve",
        "{ type: 'passPriority' }",
    ),
    ("notYourDecision", MAIN, "you pass", "{ type: 'playLand', card: «Plains» }"),
    ("notNow", MAIN, "", "{ type: 'declareAttackers', attackers: [«Peat Bear»] }"),
    ("otherChoiceFirst", ATTACK, "", "{ type: 'passPriority' }"),
    // 401.1 / 601.3: from the hand; 212.6a / 305.1: lands are played.
    ("notInHand", MAIN, "", "{ type: 'cast', card: «Peat Bear» }"),
    ("notALand", MAIN, "", "{ type: 'playLand', card: «Dry Shock» }"),
    ("landIsNotCast", MAIN, "", "{ type: 'cast', card: «Plains» }"),
    // 305.3–4 / 505.6
    ("notYourMainPhase", "start at upkeep\n you hand Plains", "", "{ type: 'playLand', card: «Plains» }"),
    ("stackNotEmpty", MAIN, "you cast Dry Shock at opponent", "{ type: 'playLand', card: «Plains» }"),
    ("landAlreadyPlayed", MAIN, "you play Plains", "{ type: 'playLand', card: «Plains» }"),
    // 409.1 / 601.2
    (
        "cannotPay",
        "start at precombat main\n you hand Dry Shock",
        "",
        "{ type: 'cast', card: «Dry Shock», targets: [{ type: 'player', id: 'two' }] }",
    ),
    ("wrongNumberOfTargets", MAIN, "", "{ type: 'cast', card: «Dry Shock», targets: [] }"),
    (
        "illegalTarget",
        MAIN,
        "",
        "{ type: 'cast', card: «Dry Shock», targets: [{ type: 'object', id: «Island» }] }",
    ),
    (
        "illegalTarget",
        MAIN,
        "",
        "{ type: 'cast', card: «Dry Shock», targets: [{ type: 'object', id: «Mist Lynx» }] }",
    ),
    (
        "illegalTarget",
        MAIN,
        "",
        "{ type: 'cast', card: «Dry Shock», targets: [{ type: 'object', id: 9999 }] }",
    ),
    ("notInPlay", MAIN, "", "{ type: 'activate', source: «Dry Shock», ability: 0 }"),
    // 217.8c / 702.26b
    ("phasedOut", MAIN, "", "{ type: 'activate', source: «Mountain», ability: 0 }"),
    ("notYours", MAIN, "", "{ type: 'activate', source: «Swamp», ability: 0 }"),
    ("noSuchAbility", MAIN, "", "{ type: 'activate', source: «Peat Bear», ability: 0 }"),
    // 403.4 / 602.5a
    ("alreadyTapped", MAIN, "", "{ type: 'activate', source: «Forest», ability: 0 }"),
    ("summoningSickAbility", MAIN, "", "{ type: 'activate', source: «Priest», ability: 0 }"),
    (
        "alreadyUsedThisTurn",
        MAIN,
        "you activate Monk\n resolve",
        "{ type: 'activate', source: «Monk», ability: 0 }",
    ),
    // 308.2a / 508.1a
    ("attackerNotACreature", ATTACK, "", "{ type: 'declareAttackers', attackers: [«Forest»] }"),
    ("attackerTapped", ATTACK, "", "{ type: 'declareAttackers', attackers: [«Ford Falcon»] }"),
    ("attackerSummoningSick", ATTACK, "", "{ type: 'declareAttackers', attackers: [«Dune Marauder»] }"),
    ("attackerDefender", ATTACK, "", "{ type: 'declareAttackers', attackers: [«Gate Post»] }"),
    // The tutorial's rule of 2005; today a Wall may attack.
    (
        "attackerWall",
        "edition classic\n start at declare attackers\n you have Rampart",
        "",
        "{ type: 'declareAttackers', attackers: [«Rampart»] }",
    ),
    ("attackForbidden", ATTACK, "", "{ type: 'declareAttackers', attackers: [«Pacifist»] }"),
    (
        "notAnOpponent",
        ATTACK,
        "",
        "{ type: 'declareAttackers', attackers: [«Peat Bear»], defenders: ['one'] }",
    ),
    ("namedTwice", ATTACK, "", "{ type: 'declareAttackers', attackers: [«Peat Bear», «Peat Bear»] }"),
    // 309.2a / 509.1a
    (
        "blockerNotACreature",
        BLOCK,
        ATTACKED,
        "{ type: 'declareBlockers', blocks: [{ blocker: «Forest», attacker: «Peat Bear» }] }",
    ),
    (
        "blockerTapped",
        BLOCK,
        ATTACKED,
        "{ type: 'declareBlockers', blocks: [{ blocker: «Ember Keeper», attacker: «Peat Bear» }] }",
    ),
    (
        "notAttacking",
        BLOCK,
        ATTACKED,
        "{ type: 'declareBlockers', blocks: [{ blocker: «Reed Wall», attacker: «Shadow Lookout» }] }",
    ),
    (
        "attacksAnother",
        "players 3\n turn 3 of opponent\n start at declare attackers\n opponent have Peat Bear\n opponent have Dune Marauder\n you have Reed Wall",
        "opponent attack with Peat Bear at you, Dune Marauder at third player\n advance to declare blockers",
        "{ type: 'declareBlockers', blocks: [{ blocker: «Reed Wall», attacker: «Dune Marauder» }] }",
    ),
    (
        "blocksTwo",
        BLOCK,
        ATTACKED,
        "{ type: 'declareBlockers', blocks: [{ blocker: «Reed Wall», attacker: «Peat Bear» }, { blocker: «Reed Wall», attacker: «Dune Marauder» }] }",
    ),
    // 502.4 / 702.9b
    (
        "cannotBlockFlyer",
        BLOCK,
        ATTACKED,
        "{ type: 'declareBlockers', blocks: [{ blocker: «Reed Wall», attacker: «Ford Falcon» }] }",
    ),
    (
        "blockForbidden",
        BLOCK,
        ATTACKED,
        "{ type: 'declareBlockers', blocks: [{ blocker: «Pacifist», attacker: «Peat Bear» }] }",
    ),
    // 310.2 / 510.1, 502.9 / 702.19b
    (
        "dealsNoDamageNow",
        DAMAGE,
        BLOCKED,
        "{ type: 'assignDamage', assignments: [{ source: «Ember Keeper», to: { type: 'object', id: «Peat Bear» }, amount: 1 }] }",
    ),
    (
        "wrongTotal",
        DAMAGE,
        BLOCKED,
        "{ type: 'assignDamage', assignments: [{ source: «Boar», to: { type: 'object', id: «Peat Bear» }, amount: 5 }] }",
    ),
    (
        "illegalRecipient",
        DAMAGE,
        BLOCKED,
        "{ type: 'assignDamage', assignments: [{ source: «Boar», to: { type: 'object', id: «Reed Wall» }, amount: 6 }] }",
    ),
    (
        "trampleNotLethal",
        DAMAGE,
        BLOCKED,
        "{ type: 'assignDamage', assignments: [{ source: «Boar», to: { type: 'object', id: «Peat Bear» }, amount: 2 }, { source: «Boar», to: { type: 'player', id: 'two' }, amount: 4 }] }",
    ),
    // 314.1 / 514.1
    (
        "wrongNumberOfCards",
        "start at end\n you hand Forest x9",
        "advance to cleanup",
        "{ type: 'discard', cards: [] }",
    ),
    // 302.3 / 502.3
    (
        "mustUntap",
        "you have Vault: tapped\n you have Peat Bear: tapped",
        "",
        "{ type: 'stayTapped', permanents: [«Peat Bear»] }",
    ),
    // 410.3 / 603.3b
    (
        "wrongTriggers",
        "start at upkeep\n you have Bell\n you have Gong",
        "",
        "{ type: 'orderTriggers', order: [] }",
    ),
    // 420.5e in 2005 buries them all; 704.5j lets their controller choose.
    (
        "notThatLegend",
        "start at precombat main\n free mana\n you have Queen\n you have Peat Bear\n you hand Queen",
        "you cast Queen\n resolve",
        "{ type: 'keepLegend', legend: «Peat Bear» }",
    ),
    (
        "notThatLegend",
        "start at precombat main\n free mana\n you have Queen\n you have Peat Bear\n you hand Queen",
        "you cast Queen\n resolve",
        "{ type: 'keepLegend', legend: 9999 }",
    ),
];

const CARDS: &str = "card Priest: creature Human 1/1
  {T}: you gain 1 life
card Monk: creature Human 1/1
  {0}, once each turn: you gain 1 life
card Gate Post: creature Golem 0/4
  defender
card Pacifist: creature Human 1/1
  this can't attack
  this can't block
card Rampart: creature Wall 0/4
card Boar: creature Boar 6/6
  trample
card Vault: artifact
  you may choose not to untap this during your untap step
card Bell: artifact
  at the beginning of your upkeep: you gain 1 life
card Gong: artifact
  at the beginning of your upkeep: you gain 2 life
card Queen: legendary creature Human 2/2
";

/// The session where somebody must choose, when the script is over.
fn session(board: &str, script: &str, locale: &str) -> InFaseSession {
    let whole = format!("{CARDS}scenario attempt\n {board}\n {script}\n");
    let options = js(&format!("({{ edition: 'current', locale: '{locale}' }})"));
    let mut played = InFaseSession::new(&whole.as_str().into(), &options)
        .unwrap_or_else(|thrown| panic!("{whole}\n{:?}", JSON::stringify(&thrown)));
    let total = get(&played.snapshot(), "total");
    played.jump(&total).unwrap();
    while get(&played.snapshot(), "prompt.player").is_null() && get(&played.snapshot(), "canGoOn").is_truthy()
    {
        played.next_event();
    }
    played
}

/// The number of the first object of that name on the table.
fn find(value: &JsValue, name: &str) -> Option<f64> {
    if !value.is_object() {
        return None;
    }
    let own = || {
        let value = Object::from(value.clone());
        let is_it = Reflect::get(&value, &"name".into()).unwrap().as_string().as_deref() == Some(name);
        is_it.then(|| Reflect::get(&value, &"id".into()).unwrap().as_f64()).flatten()
    };
    own().or_else(|| Object::values(&Object::from(value.clone())).iter().find_map(|part| find(&part, name)))
}

fn filled(template: &str, snapshot: &JsValue) -> JsValue {
    let table = get(snapshot, "table");
    let mut code = template.to_owned();
    while let Some((before, rest)) = code.clone().split_once('«') {
        let (name, after) = rest.split_once('»').unwrap();
        let id = find(&table, name).unwrap_or_else(|| panic!("no {name} on the table"));
        code = format!("{before}{id}{after}");
    }
    js(&format!("({code})"))
}

#[wasm_bindgen_test]
fn each_attempt_is_refused_for_its_reason_in_three_languages_and_changes_nothing() {
    for (code, board, script, action) in ATTEMPTS {
        let mut said = BTreeSet::new();
        for locale in ["it", "fr", "en"] {
            let mut played = session(board, script, locale);
            let before = played.fingerprint();
            let action = filled(action, &session(board, script, "en").snapshot());
            let Err(thrown) = played.act(&action) else { panic!("{code}: it was accepted") };
            assert_eq!(text(&thrown, "code"), code, "{}", text(&thrown, "message"));
            assert!(number(&thrown, "citations.length") > 0.0, "{code} is not cited");
            assert_eq!(played.fingerprint(), before, "{code}");
            assert_eq!(text(&played.try_act(&action).unwrap(), "code"), code);
            said.insert(text(&thrown, "message"));
        }
        assert_eq!(said.len(), 3, "{code} in three languages: {said:?}");
    }
}

/// The reasons as the engine lists them.
fn reasons() -> BTreeSet<String> {
    let list = include_str!("../src/engine/refusal.rs").split("pub enum Refusal {").nth(1).unwrap();
    let list = list.split("\n}").next().unwrap();
    let name = |line: &str| {
        let name: String = line.trim().chars().take_while(|sign| sign.is_alphanumeric()).collect();
        let first = name.chars().next().filter(char::is_ascii_uppercase)?;
        Some(format!("{}{}", first.to_ascii_lowercase(), &name[1..]))
    };
    list.lines().filter_map(name).collect()
}

#[wasm_bindgen_test]
fn no_reason_is_left_out() {
    let met: BTreeSet<String> = ATTEMPTS.iter().map(|(code, ..)| (*code).to_owned()).collect();
    assert_eq!(met, reasons());
}
