//! What is said on the presenter's stage: one sentence and one clause, first in the language of the room, or the question to it.

use super::chip::chip;
use super::passage::words_of;
use super::pips::with_signs;
use crate::session::snapshot::{Annotation, Run};
use crate::web::presenting::Presenting;
use crate::web::scene::Scene;
use yew::prelude::*;

/// The sentence and the clause. Longer ones are set smaller.
pub fn stage_text(scene: &Scene<'_>, presenting: &Presenting) -> Html {
    let (shown, log) = (scene.shown, &scene.shown.log);
    if presenting.is_asking {
        return text("asked", None, scene.words.presenter.question, html! {});
    }
    if let Some(refused) = &shown.refused {
        let kicker = html! { <small>{ &*refused.question }</small> };
        return text("refused", Some(kicker), &refused.sentence, clause(scene, refused.annotations.first()));
    }
    match log.entries.last() {
        Some(entry) => text(entry.event, None, &entry.sentence, clause(scene, log.annotations.first())),
        None => text("start", None, &shown.scenario.intro, html! {}),
    }
}

fn text(event: &'static str, kicker: Option<Html>, sentence: &str, rule: Html) -> Html {
    html! {
        <div class="stage-text" data-event={event} aria-current="true">
            <h2 data-length={length(sentence.chars().count(), [46, 57])}>{ kicker }{ sentence }</h2>
            <div class="stage-text__rule">{ rule }</div>
        </div>
    }
}

/// Whether a text is long for its place, or longer still.
const fn length(signs: usize, [long, longer]: [usize; 2]) -> Option<&'static str> {
    match signs {
        signs if signs > longer => Some("longer"),
        signs if signs > long => Some("long"),
        _ => None,
    }
}

/// The clause that applies, word for word with its source; or our own sentence where the three texts are silent.
fn clause(scene: &Scene<'_>, annotation: Option<&Annotation>) -> Html {
    let Some(view) = annotation else { return html! {} };
    let words = match &view.own {
        Some(own) => html! {
            <span class="stage-text__own" data-own="true" data-length={length(own.chars().count(), [72, 180])}>
                { with_signs(scene.words, own) }
            </span>
        },
        None => quoted(scene, view),
    };
    html! { <>{ words }{ " " }{ chip(&view.citation) }{ badge(view) }</> }
}

fn quoted(scene: &Scene<'_>, view: &Annotation) -> Html {
    let runs = applying(view);
    let count: usize = runs.iter().map(|run| run.text.chars().count()).sum();
    let size = length(count, [72, 180]);
    let key = view.citation.passage.as_ref().map(|key| key.to_string());
    let is_foreign = !view.gloss.is_empty();
    let gloss = is_foreign.then(|| {
        let size = length(view.gloss.chars().count(), [72, 180]);
        html! { <span class="stage-text__gloss" data-length={size}>{ with_signs(scene.words, &view.gloss) }</span> }
    });
    html! {
        <>
            { gloss }
            <span class="stage-text__passage" data-passage={key} data-length={size.filter(|_| !is_foreign)} data-foreign={is_foreign.then_some("true")}>
                <q lang={view.citation.lang}>{ for runs.iter().map(|run| words_of(run)) }</q>
            </span>
        </>
    }
}

fn badge(view: &Annotation) -> Html {
    match &view.citation.badge {
        Some(text) => html! { <span class="passage__badge">{ &**text }</span> },
        None => html! {},
    }
}

/// The first unbroken stretch that applies; all of the first paragraph where nothing is marked.
fn applying(view: &Annotation) -> Vec<&Run> {
    let marked = view.paragraphs.iter().find(|paragraph| paragraph.runs.iter().any(|run| run.is_clause));
    match marked {
        Some(paragraph) => {
            let from_first = paragraph.runs.iter().skip_while(|run| !run.is_clause);
            from_first.take_while(|run| run.is_clause).collect()
        }
        None => view.paragraphs.first().map(|paragraph| paragraph.runs.iter().collect()).unwrap_or_default(),
    }
}
