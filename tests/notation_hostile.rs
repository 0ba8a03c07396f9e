//! The notation under fire: words out of place and hostile signs give faults, never a panic; what can be read can be written.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::scenario::{parse, parse_with_faults, print, run_case};
use std::fs;
use std::path::Path;

/// Every text in the notation that belongs to the project.
fn texts() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["tests/cases", "src/scenario/data"];
    let files = folders.iter().flat_map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let texts: Vec<String> = files
        .map(|file| file.unwrap().path())
        .filter(|path| path.is_file())
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    assert!(texts.len() >= 4);
    texts
}

/// A small generator of numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 11).unwrap_or(0) % sides.max(1)
    }
}

/// Reads, builds, runs and writes a text, whatever it says; every fault must lie inside it.
fn survive(text: &str) -> usize {
    let lines = u32::try_from(text.lines().count()).unwrap().max(1);
    let (scenarios, faults) = parse_with_faults(text);
    for fault in &faults {
        assert!((1..=lines).contains(&fault.spot.line()) && fault.spot.column() >= 1, "{fault:?}\n{text}");
        for locale in Locale::ALL {
            assert!(!fault.message(locale).is_empty(), "{fault:?}");
        }
    }
    for scenario in &scenarios {
        let written = print(scenario);
        let again = parse(&written).unwrap_or_else(|faults| panic!("{text}\n---\n{written}\n{faults:#?}"));
        assert_eq!(again, std::slice::from_ref(scenario), "{text}\n---\n{written}");
        for edition in Edition::ALL {
            let _ = run_case(scenario, edition);
        }
    }
    scenarios.len()
}

#[test]
fn texts_with_words_put_out_of_place_are_read_or_refused_but_never_break_anything() {
    let texts = texts();
    let words: Vec<&str> = texts.iter().flat_map(|text| text.split_whitespace()).collect();
    let cases: Vec<String> =
        texts.iter().flat_map(|text| parse(text).unwrap()).map(|scenario| print(&scenario)).collect();
    let mut dice = Dice(0x5eed_cafe_f00d_0001);
    let mut read = 0;
    for _ in 0..600 {
        let case = &cases[dice.roll(cases.len())];
        let mut lines: Vec<String> = case.lines().map(str::to_owned).collect();
        for _ in 0..=dice.roll(3) {
            let at = dice.roll(lines.len());
            let mut parts: Vec<&str> = lines[at].split(' ').collect();
            let place = dice.roll(parts.len());
            match dice.roll(4) {
                0 => parts[place] = words[dice.roll(words.len())],
                1 => parts.insert(place, words[dice.roll(words.len())]),
                2 => {
                    parts.remove(place);
                }
                _ => parts.swap(place, 0),
            }
            lines[at] = parts.join(" ");
        }
        read += survive(&lines.join("\n"));
    }
    assert!(read > 40, "only {read} of the changed texts could be read");
}

#[test]
fn hostile_text_gives_faults_and_never_breaks_anything() {
    let signs = [
        "\0",
        "\u{202e}",
        "\u{2066}",
        "\u{feff}",
        "\"",
        "#",
        "{",
        "}",
        ":",
        ";",
        ",",
        "=",
        "\n",
        "\r\n",
        "\t",
        " ",
        "é",
        "🜁",
        "\u{301}",
        "𝔛",
        "case ",
        "card ",
        "you have ",
        "expect ",
        "{T}: ",
        "99999999999999999999",
        "-1/-1",
        "x999999",
        "target ",
        "each ",
        "\u{a0}",
        "ﬃ",
        "İ",
    ];
    let mut dice = Dice(0x0bad_5eed_0bad_5eed);
    for _ in 0..1_000 {
        let length = dice.roll(60);
        let text: String = (0..length).map(|_| signs[dice.roll(signs.len())]).collect();
        survive(&text);
        survive(&format!(
            "case X {text}\n you have {text}\n card Y: creature Bear 1/1\n  {text}\n expect {text}"
        ));
    }
    let long = "a ".repeat(90_000);
    survive(&format!("case X\n{long}"));
    survive(&format!("case X\n you have {}", "Ж".repeat(10_000)));
    survive(&"card A: instant\n  it \"\"\n".repeat(2_000));
    survive(&"(".repeat(199_999));
}
