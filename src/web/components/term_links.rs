//! The words of the glossary that a card or a permanent brings up, each a link to its place there.

use crate::engine::Keyword;
use crate::session::snapshot::{FlagKind, PermanentKind, PermanentView, PhaseView};
use crate::session::term;
use crate::web::route::term_href;
use crate::web::scene::Scene;
use yew::prelude::*;

/// What the phase lines are about.
pub const LINES: [&str; 4] = ["phased-in", "phased-out", "phase-out", "phase-in"];

/// The zone of what is phased out.
pub const PHASED_OUT_ZONE: &str = "phased-out-zone";

/// The links to some terms; nothing where there are none.
pub fn term_links(scene: &Scene<'_>, keys: &[&'static str]) -> Html {
    let word = |key: &&'static str| Some((*key, term(key, scene.shown.edition, scene.words.locale)?));
    let known: Vec<_> = keys.iter().filter_map(word).collect();
    if known.is_empty() {
        return html! {};
    }
    html! {
        <p class="term-links">
            <span>{ scene.words.book.in_glossary }</span>
            { for known.into_iter().map(|(key, word)| html! { <a key={key} href={term_href(key)} data-term={key}>{ word }</a> }) }
        </p>
    }
}

/// The terms that a permanent brings up, each once.
#[must_use]
pub fn of_permanent(view: &PermanentView) -> Vec<&'static str> {
    let phase = match &view.phase {
        PhaseView::OutDirectly { .. } => Some("directly"),
        PhaseView::OutIndirectly { .. } => Some("indirectly"),
        PhaseView::OutUntil { .. } | PhaseView::In { .. } => None,
    };
    let kind = match view.kind {
        PermanentKind::Aura => Some("aura"),
        PermanentKind::Equipment => Some("equipment"),
        _ => None,
    };
    let flags = view.flags.iter().filter_map(|flag| of_flag(flag.kind));
    let keywords = view.keywords.iter().filter_map(|keyword| of_keyword(keyword.keyword));
    let tapped = view.is_tapped.then_some("tapped");
    let counters = (!view.counters.is_empty()).then_some("counter");
    let all = flags.chain(phase).chain(tapped).chain(counters).chain(kind).chain(keywords);
    let mut found: Vec<&'static str> = Vec::new();
    for key in all {
        if !found.contains(&key) {
            found.push(key);
        }
    }
    found
}

const fn of_flag(flag: FlagKind) -> Option<&'static str> {
    match flag {
        FlagKind::Soon => Some("will-phase-out"),
        FlagKind::Out => Some("phased-out"),
        FlagKind::In => Some("phased-in"),
        FlagKind::Attacking => Some("attacker"),
        FlagKind::Blocking => Some("blocker"),
        FlagKind::Blocked => Some("blocked"),
        FlagKind::Targeted => Some("target"),
        FlagKind::SummoningSick => Some("summoning-sickness"),
        FlagKind::AsThoughHaste => Some("haste"),
        FlagKind::Foreign => Some("owner"),
        FlagKind::Token => Some("token"),
        FlagKind::Transformed | FlagKind::FaceDown | FlagKind::Copy | FlagKind::Refused => None,
    }
}

const fn of_keyword(keyword: Keyword) -> Option<&'static str> {
    match keyword {
        Keyword::Phasing => Some("phasing"),
        Keyword::Haste => Some("haste"),
        Keyword::Vigilance => Some("vigilance"),
        Keyword::Defender => Some("defender"),
        Keyword::FirstStrike => Some("first-strike"),
        Keyword::DoubleStrike => Some("double-strike"),
        Keyword::Trample => Some("trample"),
        Keyword::Deathtouch => Some("deathtouch"),
        Keyword::Lifelink => Some("lifelink"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Edition;
    use crate::locale::Locale;
    use crate::session::{has_term, term};

    #[test]
    fn every_word_that_is_linked_is_in_the_glossary() {
        let flags = [
            FlagKind::Soon,
            FlagKind::Out,
            FlagKind::In,
            FlagKind::Attacking,
            FlagKind::Blocking,
            FlagKind::Blocked,
            FlagKind::Targeted,
            FlagKind::SummoningSick,
            FlagKind::AsThoughHaste,
            FlagKind::Foreign,
            FlagKind::Token,
        ];
        let keys =
            flags.into_iter().filter_map(of_flag).chain(Keyword::ALL.into_iter().filter_map(of_keyword));
        for key in keys.chain(LINES).chain([
            "aura",
            "equipment",
            "tapped",
            "counter",
            "directly",
            "indirectly",
            PHASED_OUT_ZONE,
        ]) {
            assert!(has_term(key), "{key}");
        }
    }

    #[test]
    fn a_word_is_that_of_the_edition_and_nothing_where_there_is_no_such_thing() {
        let [then, now] = Edition::ALL;
        assert_eq!(term("phase-out", then, Locale::It), Some("passare fuori fase"));
        assert_eq!(term("phase-out", now, Locale::It), Some("scomparire"));
        assert_eq!(term(PHASED_OUT_ZONE, now, Locale::En), None);
        assert_eq!(term("lifelink", then, Locale::En), None);
    }
}
