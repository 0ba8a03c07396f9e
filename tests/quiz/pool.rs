//! The boards of practice: every belief has its questions, and a seed always draws the same one.

use in_fase::engine::{Edition, Misconception, Standing};
use in_fase::quiz::{Ask, Filter, Level, Played, Theme, Worlds, beliefs_of, boards, practice};
use std::collections::{BTreeMap, BTreeSet};

/// A board, after how many events, and what is asked.
type Found = (String, usize, Ask);

/// Where a belief is no mistake, and the rule that makes it none: everywhere else it is asked about.
const NO_MISTAKE: [(Edition, &str, &str); 12] = [
    (Edition::Classic, "damage-wiped", "right: 502.15e erases the damage of what phases out"),
    (Edition::Classic, "pump-lost", "right: by 502.15g the effect can never affect it again"),
    (Edition::Classic, "haste-after-phasing", "right: 502.15m lets it attack as though it had haste"),
    (Edition::Classic, "token-gone", "right: by 217.8d a token that phased out ceases to exist"),
    (Edition::Classic, "walls-never-attack", "right: the tutorial's Wall rule"),
    (Edition::Classic, "damage-on-stack", "right: 310.1 puts combat damage on the stack"),
    (Edition::Classic, "anyones-spells", "about nothing: in 2005 there is no day and no night"),
    (Edition::Classic, "spells-in-turn", "about nothing: in 2005 there is no day and no night"),
    (Edition::Classic, "one-spell-makes-day", "about nothing: in 2005 there is no day and no night"),
    (Edition::Classic, "neither-becomes-day", "about nothing: in 2005 there is no day and no night"),
    (Edition::Current, "pump-survives", "right: by 702.26f the effect keeps its clock"),
    (
        Edition::Current,
        "dead-source",
        "about nothing: by 510.2 damage is dealt at once, its source still there",
    ),
];

/// What an edition can be wrong about.
fn mistakes(edition: Edition) -> impl Iterator<Item = Misconception> {
    let is_none = move |it: &Misconception| {
        NO_MISTAKE.iter().any(|(own, slug, _)| *own == edition && *slug == it.slug())
    };
    Misconception::ALL.iter().copied().filter(move |it| !is_none(it))
}

#[test]
fn a_belief_is_a_mistake_or_the_edition_says_why_it_is_none() {
    for edition in Edition::ALL {
        for belief in Misconception::ALL {
            let known = NO_MISTAKE.iter().find(|(own, slug, _)| *own == edition && *slug == belief.slug());
            let why = match belief.standing(edition) {
                Standing::Mistaken => None,
                Standing::Right(_) => Some("right"),
                Standing::AboutNothing(_) => Some("about nothing"),
            };
            let known = known.and_then(|(.., why)| why.split(':').next());
            assert_eq!(why, known, "{edition:?} {}", belief.slug());
        }
    }
    let is_belief = |slug| Misconception::from_slug(slug).is_some();
    assert!(NO_MISTAKE.iter().all(|(_, slug, _)| is_belief(slug)));
}

#[test]
fn every_belief_has_three_questions_in_each_edition_in_which_it_is_wrong() {
    let mut found: BTreeMap<(Edition, Misconception), BTreeSet<Found>> = BTreeMap::new();
    for board in boards() {
        let beliefs = beliefs_of(board);
        let named = board.rules.iter().flat_map(|rules| rules.split_whitespace()).count();
        assert!(named == beliefs.len() && named > 0, "{}: an unknown belief", board.id);
        for edition in board.editions.iter() {
            let played = Played::new(board, edition).unwrap_or_else(|| panic!("{}", board.id));
            for at in 0..=played.len() {
                let Some(state) = played.at(at) else { continue };
                let mut worlds = Worlds::of(played.place(&state), &beliefs);
                for question in worlds.questions(1) {
                    for belief in question.options.iter().flat_map(|it| &it.believed) {
                        let place = (board.id.to_string(), at, question.ask);
                        found.entry((edition, *belief)).or_default().insert(place);
                    }
                }
            }
        }
    }
    let count = |edition, belief| found.get(&(edition, belief)).map_or(0, BTreeSet::len);
    let missing: Vec<String> = Edition::ALL
        .into_iter()
        .flat_map(|edition| mistakes(edition).map(move |belief| (edition, belief)))
        .filter(|(edition, belief)| count(*edition, *belief) < 3)
        .map(|(edition, belief)| format!("{edition:?} {}: {}", belief.slug(), count(edition, belief)))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(mistakes(Edition::Current).count() >= 30 && mistakes(Edition::Classic).count() >= 30);
}

#[test]
fn every_board_plays_its_script_to_its_end() {
    for board in boards() {
        for edition in board.editions.iter() {
            let report = in_fase::scenario::run_case(board, edition);
            assert!(report.has_passed(), "{} {edition:?}: {:#?}", board.id, report.failures);
        }
    }
}

#[test]
fn a_seed_draws_the_same_question_again_and_other_seeds_draw_others() {
    let draw = |seed| practice(seed, Filter::default()).expect("a question");
    let drawn: Vec<_> = (0..6).map(draw).collect();
    assert!((0..6).zip(&drawn).all(|(seed, known)| draw(seed) == *known));
    let places: BTreeSet<_> = drawn.iter().map(|it| (&it.board.id, it.edition, it.event, it.ask())).collect();
    assert!(places.len() > 3, "{places:?}");
}

#[test]
fn practice_keeps_to_what_is_asked_for() {
    for theme in Theme::ALL {
        let drawn = practice(11, Filter { theme: Some(theme), ..Filter::default() });
        let drawn = drawn.unwrap_or_else(|| panic!("no question about {theme:?}"));
        assert!(drawn.question.themes.contains(&theme), "{theme:?}: {:?}", drawn.question.themes);
    }
    for level in Level::ALL {
        let filter = Filter { level: Some(level), edition: Some(Edition::Classic), ..Filter::default() };
        let drawn = practice(5, filter).unwrap_or_else(|| panic!("no question of {level:?}"));
        assert_eq!((drawn.question.level, drawn.edition), (level, Edition::Classic));
    }
    for edition in Edition::ALL {
        for belief in mistakes(edition) {
            let filter = Filter { belief: Some(belief), edition: Some(edition), ..Filter::default() };
            let drawn = practice(3, filter).unwrap_or_else(|| panic!("{edition:?} {}", belief.slug()));
            let options = &drawn.question.options;
            assert!(drawn.edition == edition && options.iter().any(|it| it.believed.contains(&belief)));
        }
    }
}
