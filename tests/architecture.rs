//! The fences of `ARCHITECTURE.md`: who may import whom, and how a file looks.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Each module of the crate with the modules it may use. Arrows point up only.
const MAY_USE: [(&str, &[&str]); 12] = [
    ("locale", &[]),
    ("engine", &[]),
    ("rulebook", &["engine", "locale"]),
    ("text", &["engine", "cards", "locale"]),
    ("notation", &["engine", "locale"]),
    ("cards", &["engine", "notation", "locale"]),
    ("scenario", &["engine", "rulebook", "notation", "cards", "locale"]),
    ("quiz", &["engine", "rulebook", "text", "cards", "scenario", "locale"]),
    ("lesson", &["engine", "rulebook", "notation", "cards", "scenario", "quiz", "locale"]),
    ("session", &["engine", "rulebook", "text", "notation", "cards", "scenario", "quiz", "lesson", "locale"]),
    ("web", &["engine", "session", "locale"]),
    ("api", &["engine", "session", "locale"]),
];

/// Crates that only the two shells may name, and those that not even the JavaScript API may.
const WEB_CRATES: [&str; 7] =
    ["wasm_bindgen", "js_sys", "web_sys", "serde_wasm_bindgen", "gloo", "yew", "console_error_panic_hook"];
const PAGE_CRATES: [&str; 2] = ["yew", "gloo"];

/// What makes a game depend on anything but its set-up and its actions.
const NOT_DETERMINISTIC: [&str; 6] =
    ["std::time", "std::env", "std::fs", "std::thread", "std::net", "rand::"];

/// Lines of code, comments not counted: about 300. A file that wants many more has two purposes.
const LONGEST_FILE: usize = 320;
/// The table of differences, and the texts, each of which states the rules of one edition.
const NAMES_EDITIONS: [&str; 2] = ["src/engine/edition.rs", "src/rulebook/seed.rs"];
/// Names that say nothing about the game.
const EMPTY_NAMES: [&str; 8] = ["util", "utils", "helper", "helpers", "manager", "handler", "types", "misc"];

struct Source {
    path: PathBuf,
    text: String,
}

impl Source {
    /// The module of the crate it belongs to, or `lib` for the root.
    fn module(&self) -> String {
        let first = self.path.strip_prefix("src").unwrap().iter().next().unwrap();
        Path::new(first).file_stem().unwrap().to_str().unwrap().to_owned()
    }

    /// The code alone: no comments, and nothing from the file's own tests on.
    fn code(&self) -> String {
        let product = self.text.split("#[cfg(test)]\nmod ").next().unwrap();
        product.lines().map(|line| line.split("//").next().unwrap()).collect::<Vec<_>>().join("\n")
    }
}

/// Every file with this ending below a folder of the project, in order.
fn files(folder: &str, ending: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut found, mut open) = (Vec::new(), vec![root.join(folder)]);
    while let Some(folder) = open.pop() {
        for path in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                open.extend((!path.ends_with("node_modules")).then_some(path));
            } else if path.extension().is_some_and(|extension| extension == ending) {
                let text = fs::read_to_string(&path).unwrap();
                found.push(Source { path: path.strip_prefix(root).unwrap().to_owned(), text });
            }
        }
    }
    assert!(!found.is_empty(), "no .{ending} file in {folder}/");
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// The modules of this crate that some code names: `crate::a`, `crate::{a, b::C}`, `super::super::a`.
fn named_modules(code: &str) -> BTreeSet<&str> {
    let mut named = BTreeSet::new();
    for (at, opening) in code.match_indices("crate::").chain(code.match_indices("super::super::")) {
        let rest = &code[at + opening.len()..];
        match rest.strip_prefix('{') {
            Some(group) => named.extend(heads_of_group(group)),
            None => named.extend(first_word(rest)),
        }
    }
    named.into_iter().filter(|name| MAY_USE.iter().any(|(module, _)| module == name)).collect()
}

/// The first word of every item of a group of imports, up to the brace that closes it.
fn heads_of_group(group: &str) -> Vec<&str> {
    let (mut heads, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, sign) in group.char_indices() {
        match sign {
            '{' => depth += 1,
            ',' if depth == 0 => {
                heads.extend(first_word(&group[start..at]));
                start = at + 1;
            }
            '}' if depth == 0 => {
                heads.extend(first_word(&group[start..at]));
                break;
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    heads
}

/// Every word of every import.
fn imports(code: &str) -> impl Iterator<Item = &str> {
    let statements = code.split("use ").skip(1).filter_map(|rest| rest.split(';').next());
    statements.flat_map(|statement| statement.split(|sign: char| !sign.is_alphanumeric()))
}

fn first_word(text: &str) -> Option<&str> {
    text.trim_start()
        .split(|sign: char| !sign.is_alphanumeric() && sign != '_')
        .next()
        .filter(|word| !word.is_empty())
}

/// Whether some code names a crate or anything whose name begins so: `gloo` also finds `gloo_timers::`.
fn names_crate(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let free = !code[..at].ends_with(|sign: char| sign.is_alphanumeric() || sign == '_' || sign == ':');
        let word = code[at..].find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(0);
        free && code[at + word..].starts_with("::")
    })
}

fn none(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn the_scan_sees_every_way_to_import() {
    let code = "use crate::engine::Game;\nuse crate::{\n  locale::Locale,\n  rulebook::{cite, Passage},\n};\nsuper::super::web::mount(x)";
    assert_eq!(named_modules(code), BTreeSet::from(["engine", "locale", "rulebook", "web"]));
    assert!(names_crate("use gloo_timers::callback::Timeout;", "gloo"));
    assert!(!names_crate("let igloo_x = 1; my_yew::x(); let yew = 1;", "yew"));
}

#[test]
fn modules_use_only_what_the_table_allows() {
    let table: BTreeMap<_, _> = MAY_USE.into_iter().collect();
    none(
        files("src", "rs")
            .iter()
            .flat_map(|source| {
                let (module, code) = (source.module(), source.code());
                let allowed = table.get(module.as_str()).copied();
                if allowed.is_none() && module != "lib" {
                    return vec![format!(
                        "{}: the import table does not know the module {module}",
                        source.path.display()
                    )];
                }
                named_modules(&code)
                    .into_iter()
                    .filter(|used| module != "lib" && *used != module && !allowed.unwrap().contains(used))
                    .map(|used| format!("{}: {module} may not use {used}", source.path.display()))
                    .collect()
            })
            .collect(),
    );
}

#[test]
fn only_the_shells_name_web_crates() {
    none(
        files("src", "rs")
            .iter()
            .flat_map(|source| {
                let code = source.code();
                let forbidden: &[&str] = match source.module().as_str() {
                    "web" => &[],
                    "api" => &PAGE_CRATES,
                    _ => &WEB_CRATES,
                };
                let named = forbidden.iter().filter(|name| names_crate(&code, name));
                named.map(|name| format!("{}: names {name}", source.path.display())).collect::<Vec<_>>()
            })
            .collect(),
    );
}

#[test]
fn the_engine_depends_on_nothing_but_its_arguments() {
    none(
        files("src/engine", "rs")
            .iter()
            .flat_map(|source| {
                let code = source.code();
                let named = NOT_DETERMINISTIC.iter().filter(|path| code.contains(**path));
                named.map(|path| format!("{}: names {path}", source.path.display())).collect::<Vec<_>>()
            })
            .collect(),
    );
}

#[test]
fn without_the_app_no_web_crate_is_in_the_graph() {
    for target in [None, Some("wasm32-unknown-unknown")] {
        let mut tree = Command::new(env!("CARGO"));
        tree.args(["tree", "--locked", "--package", "in-fase", "--no-default-features"]);
        tree.args(["--edges", "normal", "--prefix", "none", "--format", "{p}"]);
        let output = tree.args(target.iter().flat_map(|target| ["--target", target])).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let graph = String::from_utf8(output.stdout).unwrap();
        assert!(graph.contains("in-fase") && graph.contains("serde"), "{graph}");
        let names =
            graph.lines().filter_map(|line| line.split(' ').next()).map(|name| name.replace('-', "_"));
        none(names.filter(|name| WEB_CRATES.iter().any(|web| name.starts_with(web))).collect());
    }
}

#[test]
fn the_views_never_apply_an_action_themselves() {
    let holds_a_game = |code: &str| names_crate(code, "Game") || imports(code).any(|name| name == "Game");
    assert!(holds_a_game("use crate::engine::{Action, Game};") && holds_a_game("Game::new()"));
    none(
        files("src/web", "rs")
            .iter()
            .filter(|source| holds_a_game(&source.code()))
            .map(|source| {
                format!("{}: names Game; views show a snapshot and send commands", source.path.display())
            })
            .collect(),
    );
}

#[test]
fn editions_are_told_apart_in_the_edition_table_only() {
    none(
        files("src", "rs")
            .iter()
            .filter(|source| !NAMES_EDITIONS.contains(&source.path.to_str().unwrap()))
            .flat_map(|source| {
                let code = source.code();
                let named =
                    ["Edition::Classic", "Edition::Current"].into_iter().filter(|name| code.contains(name));
                named.map(|name| format!("{}: names {name}", source.path.display())).collect::<Vec<_>>()
            })
            .collect(),
    );
}

#[test]
fn every_file_says_first_what_it_is_and_stays_short() {
    let every = ["src", "tests", "xtask/src"].into_iter().flat_map(|folder| files(folder, "rs"));
    none(
        every
            .flat_map(|source| {
                let path = source.path.display();
                let stem = source.path.file_stem().unwrap().to_str().unwrap();
                let lines = source.code().lines().filter(|line| !line.trim().is_empty()).count();
                [
                    (!source.text.starts_with("//! "))
                        .then(|| format!("{path}: does not begin with a //! line")),
                    (lines > LONGEST_FILE)
                        .then(|| format!("{path}: has {lines} lines of code, more than {LONGEST_FILE}")),
                    EMPTY_NAMES.contains(&stem).then(|| format!("{path}: a name that says nothing")),
                ]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
            })
            .collect(),
    );
}

#[test]
fn every_script_says_first_what_it_does() {
    let scripts = files("e2e", "mjs").into_iter().filter(|script| !script.text.starts_with("// "));
    none(scripts.map(|script| format!("{}: does not begin with a // line", script.path.display())).collect());
}

#[test]
fn every_test_file_says_where_it_runs() {
    let top = files("tests", "rs").into_iter().filter(|source| source.path.iter().count() == 2);
    none(
        top.filter(|source| {
            !source.text.contains("\n#![cfg(target_arch = \"wasm32\")]\n")
                && !source.text.contains("\n#![cfg(not(target_arch = \"wasm32\"))]\n")
        })
        .map(|source| format!("{}: neither native nor for the browser", source.path.display()))
        .collect(),
    );
}

/// French sets a space before `:`, `;`, `!`, `?` and inside its quotation marks; no line may end there.
#[test]
fn no_line_of_french_can_break_before_its_punctuation() {
    let is_french = |source: &Source| source.path.iter().any(|part| part == "fr" || part == "fr.rs");
    let sources: Vec<Source> = files("src", "rs").into_iter().filter(is_french).collect();
    assert!(sources.len() > 5);
    let breaks = |text: &str| {
        text.contains("« ") || [" :", " ;", " !", " ?", " »"].iter().any(|end| text.contains(end))
    };
    let faults = sources.iter().flat_map(|source| {
        let told = source
            .code()
            .lines()
            .flat_map(|line| line.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>())
            .collect::<Vec<_>>();
        told.into_iter().filter(|text| breaks(text)).map(|text| format!("{}: {text}", source.path.display()))
    });
    none(faults.collect());
}

#[test]
fn colours_stand_in_the_tokens_only() {
    none(
        files("www/styles", "css")
            .iter()
            .filter(|sheet| !sheet.path.ends_with("tokens.css"))
            .flat_map(|sheet| {
                let lines = sheet.text.lines().enumerate().filter(|(_, line)| has_colour_literal(line));
                lines
                    .map(|(at, line)| format!("{}:{}: {}", sheet.path.display(), at + 1, line.trim()))
                    .collect::<Vec<_>>()
            })
            .collect(),
    );
}

fn has_colour_literal(line: &str) -> bool {
    let value = line.split_once(':').map_or("", |(_, value)| value);
    let hex = value.split('#').skip(1).any(|rest| {
        let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
        matches!(digits, 3 | 4 | 6 | 8)
            && !rest[digits..].starts_with(|sign: char| sign.is_alphanumeric() || sign == '-')
    });
    hex || ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("].iter().any(|function| value.contains(function))
}

#[test]
fn a_class_is_laid_out_by_one_style_sheet() {
    let mut homes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for sheet in files("www/styles", "css") {
        // Rules of a layer stand two blanks in; what stands deeper adds to them in a mode.
        let rules = sheet.text.lines().filter_map(|line| line.strip_prefix("  .")?.split_once(" {"));
        let names = rules.map(|(name, _)| name).filter(|name| {
            name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_')
        });
        for name in names {
            homes.entry(name.to_owned()).or_default().insert(sheet.path.display().to_string());
        }
    }
    assert!(homes.len() > 100, "{}", homes.len());
    none(homes.into_iter().filter(|(_, sheets)| sheets.len() > 1).map(|it| format!("{it:?}")).collect());
}
