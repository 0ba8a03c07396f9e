//! The mutation check: the cases run under each edition's table with one point changed. A change that no case notices
//! means that no case proves that point.

use std::process::ExitCode;

use anyhow::{Result, bail};
use in_fase::engine::{Edition, Misconception, Ruleset};
use in_fase::scenario::{CaseReport, Scenario, read_files, run_case_under};

use crate::root;

/// How many of the cases that notice a change are named.
const NAMED: usize = 4;

/// `mutants [POINT]...`: prints a Markdown table of the changes, or of those named, and the cases that fail for each; fails
/// if one has none.
pub fn command(names: &[String]) -> Result<ExitCode> {
    let is_meant = |name: &str| names.is_empty() || names.iter().any(|it| it == name);
    let all = || Edition::ALL.iter().flat_map(|edition| changes(*edition));
    if let Some(unknown) = names.iter().find(|name| all().all(|(known, _)| known != name.as_str())) {
        bail!("no point is called '{unknown}'");
    }
    let cases = read_files(&[root().join("tests/cases")])?;
    let mut survivors = 0;
    println!("| edition | changed point | cases that notice | among them |");
    println!("|---|---|---:|---|");
    for edition in Edition::ALL {
        for (name, rules) in changes(edition).into_iter().filter(|(name, _)| is_meant(name)) {
            let noticed = noticing(&cases, rules);
            survivors += usize::from(noticed.is_empty());
            let named = noticed.iter().take(NAMED).copied().collect::<Vec<_>>().join(", ");
            println!("| {edition:?} | {name} | {} | {named} |", noticed.len());
        }
    }
    println!("\n{} cases, {survivors} changes that none of them notices", cases.len());
    Ok(if survivors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Every table that differs from the edition's in one point: the other edition's answer, or a named misconception about something that the edition has.
fn changes(edition: Edition) -> Vec<(&'static str, Ruleset)> {
    let rules = Ruleset::of(edition);
    let flips = rules.flips().into_iter();
    let about = Misconception::ALL.iter().filter(|belief| rules.can_be_wrong_about(**belief));
    let beliefs = about.map(|belief| (belief.slug(), rules.believing(*belief)));
    let mut changes: Vec<(&'static str, Ruleset)> =
        flips.chain(beliefs).filter(|(_, changed)| *changed != rules).collect();
    changes.dedup_by(|a, b| a.1 == b.1);
    changes
}

fn noticing(cases: &[Scenario], rules: Ruleset) -> Vec<&str> {
    let known = |case: &&Scenario| case.is_for(rules.edition);
    let fails = |case: &&Scenario| !CaseReport::has_passed(&run_case_under(case, rules));
    cases.iter().filter(known).filter(fails).map(|case| &*case.id).collect()
}
