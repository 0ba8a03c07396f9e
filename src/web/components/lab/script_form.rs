//! The script of the board: what is done and what is expected, line by line.

use super::{Bench, year};
use crate::session::lab::{Edit, FailureView, RunView, ScriptRow};
use crate::web::components::icon::Icon;
use crate::web::laboratory::LabWish;
use yew::prelude::*;

/// The script.
pub fn script_form(bench: &Bench<'_>) -> Html {
    let (words, view) = (&bench.words.lab, &bench.lab.view);
    if view.script.is_empty() {
        return html! { <p class="lab-note">{ words.no_script }</p> };
    }
    html! {
        <>
            <p class="lab-note">{ words.script_lead }</p>
            { outcomes(bench) }
            <ol class="lab-cards lab-script" role="list">
                { for view.script.iter().enumerate().map(|(at, own)| html! { <li key={at} data-outcome={failures(bench, own).next().map(|_| "failed")}>{ row(bench, at, own) }</li> }) }
            </ol>
            <p class="lab-buttons"><button type="button" class="button" data-run="true" onclick={bench.wishes(LabWish::Run)}>{ Icon::Play.view() }{ words.run }</button>
                <button type="button" class="button" data-clear-script="true" onclick={bench.edits(Edit::ClearScript)}>{ Icon::Cross.view() }{ words.clear_script }</button></p>
        </>
    }
}

fn row(bench: &Bench<'_>, at: usize, own: &ScriptRow) -> Html {
    let words = &bench.words.lab;
    html! {
        <>
            <span lang="en" data-expects={own.is_expectation.to_string()}><code>{ &*own.text }</code></span>
            { own.only.map(|only| html! { <small>{ (words.only_edition)(year(bench.words, only)) }</small> }) }
            <button type="button" class="button button--small" aria-label={(words.remove_line)(at + 1)}
                onclick={bench.edits(Edit::RemoveScriptLine(at))}>{ Icon::Cross.view() }</button>
            { for failures(bench, own).map(|(run, failure)| found(bench, run, failure)) }
        </>
    }
}

/// What failed at a line, in each edition.
fn failures<'a>(bench: &Bench<'a>, own: &ScriptRow) -> impl Iterator<Item = (&'a RunView, &'a FailureView)> {
    let line = own.line;
    bench
        .lab
        .runs
        .iter()
        .flat_map(|run| run.failures.iter().map(move |failure| (run, failure)))
        .filter(move |(_, failure)| failure.line == line)
}

fn found(bench: &Bench<'_>, run: &RunView, failure: &FailureView) -> Html {
    let words = &bench.words.lab;
    html! {
        <p class="lab-found" key={year(bench.words, run.edition)}>{ (words.failed_in)(year(bench.words, run.edition)) }{ bench.words.colon() }<span>{ failure.found.message(bench.words.locale) }</span></p>
    }
}

/// How the script went in each edition, once it was run.
fn outcomes(bench: &Bench<'_>) -> Html {
    let words = &bench.words.lab;
    let tell = |run: &RunView| {
        let year = year(bench.words, run.edition);
        let has_passed = run.failures.is_empty();
        let (icon, says) =
            if has_passed { (Icon::Tick, (words.passed)(year)) } else { (Icon::Cross, (words.failed)(year)) };
        html! { <li key={year} data-run-outcome={if has_passed { "passed" } else { "failed" }}>{ icon.view() }<span>{ says }</span></li> }
    };
    html! { <ul class="lab-note" role="status">{ for bench.lab.runs.iter().map(tell) }</ul> }
}
