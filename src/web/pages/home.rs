//! The scenarios, as the front page of the book.

use crate::session::snapshot::Paragraph;
use crate::session::{ScenarioCard, SourceView};
use crate::web::components::edition_mark::edition_mark;
use crate::web::components::icon::Icon;
use crate::web::components::passage::paragraphs;
use crate::web::i18n::Strings;
use crate::web::route::{Address, Route, edition_slug, passage_href, scenario_href};
use yew::prelude::*;

/// The front page. `here`: the scenario on the table, if any.
pub fn home(words: &Strings, scenarios: &[ScenarioCard], here: Option<&str>, epigraph: Html) -> Html {
    let first = here.filter(|id| !id.is_empty()).or_else(|| scenarios.first().map(|card| &*card.id));
    let label = if here.is_some() { words.pages.resume } else { words.pages.start };
    html! {
        <section class="home" data-page="home">
            <header class="home__head">
                <p class="kicker">{ words.head.scenarios }</p>
                <h1>{ words.pages.tagline }</h1>
                <p class="home__about">{ words.pages.about }</p>
                <p class="home__lead">{ words.pages.lead }</p>
                <p class="home__go">
                    { first.map(|id| html! { <a class="button button--primary" href={scenario_href(id)}>{ label }{ Icon::Next.view() }</a> }) }
                    <a class="button" data-start="lessons" href={Address::page(Route::Lessons).href()}>{ words.pages.to_lessons }</a>
                </p>
                { epigraph }
            </header>
            <div class="home__body">
                <section class="home__part">
                    <h2>{ words.pages.scenarios }</h2>
                    { scenario_list(scenarios, here) }
                </section>
            </div>
        </section>
    }
}

/// The list of scenarios.
pub fn scenario_list(scenarios: &[ScenarioCard], here: Option<&str>) -> Html {
    html! {
        <ol class="scenarios" role="list">
            { for scenarios.iter().enumerate().map(|(at, card)| html! { <li key={&*card.id}>{ scenario(at, card, here) }</li> }) }
        </ol>
    }
}

fn scenario(at: usize, card: &ScenarioCard, here: Option<&str>) -> Html {
    let is_here = (Some(&*card.id) == here).then_some("true");
    html! {
        <a class="scenario" href={scenario_href(&card.id)} data-scenario={card.id.to_string()} aria-current={is_here}>
            <span class="scenario__number" aria-hidden="true">{ at + 1 }</span>
            <span class="scenario__title">{ &*card.title }</span>
            <span class="scenario__summary">{ &*card.summary }</span>
        </a>
    }
}

/// The paragraphs without the sentences that are wrong in the chosen edition: a motto is taken at its word.
fn right(paragraphs: &[Paragraph]) -> Vec<Paragraph> {
    let right = |paragraph: &Paragraph| Paragraph {
        runs: paragraph.runs.iter().filter(|run| !run.is_wrong).cloned().collect(),
        ..paragraph.clone()
    };
    paragraphs.iter().map(right).collect()
}

/// The motto of the book.
pub fn epigraph(words: &Strings, source: &SourceView) -> Html {
    let Some(passage) = source.passages.first() else { return html! {} };
    let glosses: Vec<&str> = passage.glosses.iter().filter(|it| !it.is_wrong).map(|it| &*it.text).collect();
    let gloss = (!glosses.is_empty())
        .then(|| html! { <p class="passage__gloss"><b>{ words.margin.gloss }<span class="visually-hidden">{ words.colon() }</span></b>{ glosses.join(" ") }</p> });
    let [(_, classic), (_, current)] = words.head.editions;
    let year = source.edition.pick(classic, current);
    html! {
        <figure class="passage home__epigraph" data-edition={edition_slug(source.edition)} data-versal="true">
            <blockquote lang={source.lang}>{ paragraphs(&right(&passage.paragraphs)) }</blockquote>
            { gloss }
            <figcaption class="passage__head">
                <a class="chip" href={passage_href(&passage.key)}>
                    { edition_mark(source.edition) }<b lang={source.lang}>{ &*passage.citation.rule }</b><span>{ &*source.source }{ " " }{ year }</span>
                </a>
            </figcaption>
        </figure>
    }
}
