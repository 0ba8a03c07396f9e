//! Where fuzzing begins, and a place for what it finds: whatever others have written is read or refused, and nothing breaks.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use in_fase::web::route::{Address, Route};
use in_fase::web::settings::Settings;
use trials::decoder;

/// The texts with which the fuzzing of a target begins.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(target);
    let seeds: Vec<_> =
        fs::read_dir(folder).unwrap().map(|it| fs::read(it.unwrap().path()).unwrap()).collect();
    assert!(!seeds.is_empty());
    seeds
}

#[test]
fn what_fuzzing_begins_with_holds() {
    seeds("notation").iter().for_each(|text| decoder::notation(text));
    seeds("card").iter().for_each(|text| decoder::card(text));
    seeds("lesson").iter().for_each(|text| decoder::lesson(text));
    seeds("progress").iter().for_each(|json| decoder::progress(json));
    seeds("link").iter().for_each(|link| decoder::scenario_link(link));
    seeds("play").iter().for_each(|play| decoder::play(play));
    seeds("lab").iter().for_each(|text| decoder::lab(text));
    seeds("action").iter().for_each(|json| decoder::action(json));
}

#[test]
fn an_address_has_a_link_that_says_the_same() {
    for seed in seeds("address") {
        let mut address = Address::parse(std::str::from_utf8(&seed).unwrap());
        address.place.is_damaged = false;
        assert_eq!(Address::parse(&address.href()), address);
    }
}

#[test]
fn an_address_with_control_characters_is_no_page() {
    for hash in ["#/pha\0", "#/rules/\u{2}\0?ed=classic", "#/\u{7f}"] {
        assert_eq!(Address::parse(hash).route, Route::Missing);
    }
}

#[test]
fn settings_are_written_down_as_they_were_read() {
    for seed in seeds("settings") {
        let settings = Settings::parse(std::str::from_utf8(&seed).unwrap());
        assert!(settings.is_some());
        assert_eq!(settings.and_then(|it| Settings::parse(&it.written())), settings);
    }
}
