//! What cards say, in all three languages.

use super::*;
use crate::cards::{all, find};
use crate::notation::{Cursor, card, lines};

fn said(locale: Locale, name: &str) -> Vec<String> {
    text(locale, Edition::default(), &find(name).unwrap())
}

#[test]
fn the_cards_of_the_french_example_say_what_the_example_says() {
    assert_eq!(
        said(Locale::Fr, "Croissance Gigantesque"),
        ["Une créature ciblée gagne +3/+3 jusqu’à la fin du tour."]
    );
    assert_eq!(
        said(Locale::Fr, "Rongeurs Malades")[1],
        "Au début de votre étape d’entretien, cette créature inflige X blessures à un adversaire ciblé auquel cette \
         créature a déjà infligé des blessures, où X est le nombre de marqueurs infection sur cette créature."
    );
}

#[test]
fn articles_elisions_and_agreement_are_right() {
    let lines = [
        (Locale::It, "Sodden Meadow", 0, "Questa terra entra nel campo di battaglia TAPpata."),
        (Locale::Fr, "Sodden Meadow", 0, "Ce terrain arrive sur le champ de bataille engagé."),
        (
            Locale::Fr,
            "Tide Watcher",
            0,
            "À chaque fois qu’un autre permanent passe en phase, vous gagnez 1 point de vie.",
        ),
        (
            Locale::Fr,
            "Wandering Peddler",
            1,
            "Quand cette créature quitte le champ de bataille, défaussez-vous d’une carte.",
        ),
        (
            Locale::It,
            "Ember Keeper",
            0,
            "All’inizio della tua sottofase di mantenimento, questa creatura infligge 1 danno all’avversario.",
        ),
        (Locale::It, "Mark of the Ebb", 1, "La creatura incantata ha fase."),
        (Locale::Fr, "Mark of the Ebb", 1, "La créature enchantée a le déphasage."),
        (Locale::It, "Nest of Lights", 0, "Crea 2 pedine creatura Spirito 1/1 blu con fase."),
        (Locale::Fr, "Nest of Lights", 0, "Créez 2 jetons de créature 1/1 bleue Esprit avec le déphasage."),
        (
            Locale::En,
            "Valley Drummer",
            0,
            "At the beginning of combat on your turn, target creature you control gets +1/+0 until end of turn.",
        ),
        (
            Locale::It,
            "Tower Apprentice",
            0,
            "{T}: Questa creatura infligge 1 danno a una creatura o un giocatore bersaglio.",
        ),
        (Locale::En, "Twilight Clock", 2, "Day and night exist in the current edition only."),
    ];
    for (locale, name, line, expected) in lines {
        assert_eq!(said(locale, name)[line], expected);
    }
}

#[test]
fn type_lines_agree() {
    let ilda = find("Ilda of the Two Shores").unwrap();
    assert_eq!(type_line(Locale::It, &ilda), "Creatura leggendaria — Umano");
    assert_eq!(type_line(Locale::Fr, &ilda), "Créature légendaire — Humain");
    assert_eq!(type_line(Locale::En, &ilda), "Legendary creature — Human");
    assert_eq!(type_line(Locale::It, &find("Island").unwrap()), "Terra — Isola");
}

/// A line of a card as a whole sentence: nothing left to fill, no double blank, a capital and a full stop.
fn check(line: &str) {
    for place in ["{a}", "{b}", "{t}", "{n}", "{s}", "{k}"] {
        assert!(!line.contains(place), "{line}");
    }
    assert!(!line.contains("  ") && line.ends_with('.') && !line.contains(" ."), "{line}");
    let first = line.chars().next().unwrap();
    assert!(first.is_uppercase() || first == '{', "{line}");
    for wrong in [
        " de un",
        " que un",
        " a la ",
        " di la ",
        " su la ",
        " le adv",
        "un avversario bersaglio bersaglio",
        "una un",
    ] {
        assert!(!line.contains(wrong), "{line}");
    }
}

#[test]
fn every_card_and_every_kind_of_sentence_is_told_whole_in_every_language() {
    let mut cards: Vec<_> = all().iter().map(|known| known.card.clone()).collect();
    let samples = [
        ("instant", include_str!("../../notation/card/sentences.txt")),
        ("creature Spirit 1/1", include_str!("../../notation/card/abilities.txt")),
    ];
    for (head, text) in samples {
        for sentence in text.lines().filter(|line| !line.starts_with('#')) {
            let text = format!("X: {head}, blue\n {sentence}");
            let (lines, mut faults) = lines(&text);
            let (_, named) = card::parse(Cursor::new(&lines[0]), &lines[1..], &mut faults).unwrap();
            cards.push(named.card);
        }
    }
    for card in &cards {
        let mut told = Vec::new();
        for locale in Locale::ALL {
            for edition in Edition::ALL {
                text(locale, edition, card).iter().for_each(|line| check(line));
            }
            told.push(text(locale, Edition::default().other(), card));
        }
        let has_words = told.iter().flatten().any(|line| !line.starts_with("{T}"));
        assert!(told[0] != told[2] || !has_words, "{:?}", told[0]);
        assert_eq!(told[0].len(), told[1].len());
    }
}

#[test]
fn the_words_follow_the_edition() {
    let breath = find("Contrary Breath").unwrap();
    let told = |edition| text(Locale::It, edition, &breath);
    assert_eq!(
        Edition::ALL.map(told),
        [["Un permanente bersaglio passa fuori fase."], ["Un permanente bersaglio scompare."]]
    );
    let keeper = find("Ember Keeper").unwrap();
    let upkeep = &text(Locale::It, Edition::default().other(), &keeper)[0];
    assert!(upkeep.starts_with("All’inizio della tua interfase di mantenimento,"), "{upkeep}");
}

#[test]
fn what_keeps_permanents_out_says_that_they_are_phased_out() {
    let text_of = |locale| {
        let (lines, mut faults) =
            lines("X: creature Spirit 1/1, blue\n each phased-out creature can't phase in");
        let (_, named) = card::parse(Cursor::new(&lines[0]), &lines[1..], &mut faults).unwrap();
        text(locale, Edition::default(), &named.card).remove(0)
    };
    assert_eq!(
        Locale::ALL.map(text_of),
        [
            "Ogni creatura fuori fase non può apparire.",
            "Chaque créature hors phase ne peut pas passer en phase.",
            "Each creature that is phased out can’t phase in.",
        ]
    );
}
