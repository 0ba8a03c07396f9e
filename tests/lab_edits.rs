//! The laboratory: every fault is told at its field, what belongs together stays together, and every edit can be undone.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Counter, DayNight, Edition, Face, PlayerId, Step};
use in_fase::locale::Locale;
use in_fase::session::lab::{
    CardForm, CardZone, Draft, Edit, Field, Host, Lab, LabCommand, PermanentEdit, PermanentField, PhaseForm,
    PlayerEdit, PlayerField, Seats,
};

const CLASSIC: Edition = Edition::ALL[0];
const CURRENT: Edition = Edition::ALL[1];
const YOU: PlayerId = PlayerId::One;
const OPPONENT: PlayerId = PlayerId::Two;

fn edited(draft: Draft, edition: Edition, edits: impl IntoIterator<Item = Edit>) -> Draft {
    edits.into_iter().fold(draft, |draft, edit| {
        draft.after(&edit, edition).unwrap_or_else(|faults| panic!("{edit:?}: {faults:?}"))
    })
}

fn have(card: &str) -> Edit {
    Edit::Add(YOU, card.into())
}

fn is(at: usize, edit: PermanentEdit) -> Edit {
    Edit::Permanent(at, edit)
}

fn fields(draft: &Draft) -> Vec<(Field, Option<Edition>)> {
    draft.faults(Locale::En).into_iter().map(|fault| (fault.field, fault.edition)).collect()
}

#[test]
fn a_refused_set_up_names_all_its_faults_at_their_fields() {
    let permanent = |at, field| Field::Permanent(at, field);
    let player = |player, field| Field::Player(player, field);
    let draft = edited(
        Draft::default(),
        CURRENT,
        [
            Edit::StartAt(Step::CombatDamage),
            Edit::Time(Some(DayNight::Night)),
            Edit::Player(OPPONENT, PlayerEdit::Life(0)),
            have("Forest"),
            have("Living Ivy"),
            have("Peat Bear"),
            have("Dry Shock"),
        ],
    );
    let first = draft.view(CURRENT, Locale::En).permanents[0].at;
    let draft = edited(
        draft,
        CURRENT,
        [
            is(first, PermanentEdit::Damage(1)),
            is(first + 2, PermanentEdit::Phase(PhaseForm::WithHost)),
            is(first + 2, PermanentEdit::Face(Face::Back)),
        ],
    );
    let found = fields(&draft);
    let wanted = [
        (Field::Start, None),
        (Field::Time, Some(CLASSIC)),
        (player(OPPONENT, PlayerField::Life), None),
        (permanent(first, PermanentField::Damage), None),
        (permanent(first + 1, PermanentField::Host), None),
        (permanent(first + 2, PermanentField::Face), None),
        (permanent(first + 2, PermanentField::Phase), None),
        (permanent(first + 3, PermanentField::Card), None),
    ];
    for field in &wanted {
        assert!(found.contains(field), "{field:?} is not among {found:?}");
    }
    assert_eq!(found.len(), wanted.len(), "{found:?}");
    for locale in Locale::ALL {
        assert!(draft.faults(locale).iter().all(|fault| !fault.message.is_empty() && fault.line > 0));
    }
}

#[test]
fn what_one_edition_alone_refuses_is_told_of_that_edition() {
    let daybound = Draft::default().catalogue(CURRENT, Locale::En);
    let card = daybound.iter().find(|card| card.is_found_by("daybound")).unwrap().card.clone();
    let draft = edited(Draft::default(), CURRENT, [Edit::Add(YOU, card)]);
    assert!(
        fields(&draft).iter().all(|(_, edition)| *edition == Some(CLASSIC)) && !fields(&draft).is_empty()
    );
    let draft = edited(draft, CURRENT, [Edit::For(Some(CURRENT))]);
    assert_eq!(fields(&draft), []);
}

#[test]
fn what_is_attached_stays_attached_whatever_happens_to_others() {
    let host = |draft: &Draft, at: usize| {
        let view = draft.view(CURRENT, Locale::En);
        let host = view.permanents.iter().find(|own| own.at == at).unwrap().host;
        match host {
            Some(Host::Permanent(at)) => {
                view.permanents.iter().find(|own| own.at == at).unwrap().label.to_string()
            }
            other => format!("{other:?}"),
        }
    };
    let cards = [have("Peat Bear"), have("Peat Bear"), have("Living Ivy")];
    let draft = edited(Draft::default(), CURRENT, cards);
    let draft = edited(draft, CURRENT, [is(2, PermanentEdit::AttachedTo(Some(Host::Permanent(1))))]);
    let label = draft.view(CURRENT, Locale::En).permanents[1].label.to_string();
    assert_eq!(host(&draft, 2), label);
    let moved =
        edited(draft.clone(), CURRENT, [is(1, PermanentEdit::Earlier), is(1, PermanentEdit::Duplicate)]);
    assert_eq!(host(&moved, 3), label);
    let renamed = edited(draft.clone(), CURRENT, [is(1, PermanentEdit::Label("Grizzly".into()))]);
    assert_eq!(host(&renamed, 2), "Grizzly");
    let alone = edited(draft, CURRENT, [is(1, PermanentEdit::Remove)]);
    assert_eq!(host(&alone, 1), "None");
}

#[test]
fn who_leaves_the_table_takes_along_what_was_his() {
    let third = PlayerId::Three;
    let draft = edited(
        Draft::default(),
        CURRENT,
        [
            Edit::Seats(Seats::Four),
            Edit::Player(third, PlayerEdit::Life(3)),
            Edit::TurnOf(third),
            Edit::PreviousTurn(Some((PlayerId::Four, vec![(PlayerId::Four, 2), (YOU, 1)]))),
            Edit::Add(third, "Peat Bear".into()),
            have("Mist Lynx"),
        ],
    );
    let lynx = draft.view(CURRENT, Locale::En).permanents[1].at;
    let draft = edited(
        draft,
        CURRENT,
        [is(lynx, PermanentEdit::Owner(third)), is(lynx, PermanentEdit::Phase(PhaseForm::Out(Some(third))))],
    );
    assert_eq!(fields(&draft), []);
    let two = edited(draft, CURRENT, [Edit::Seats(Seats::Two)]);
    assert_eq!(fields(&two), [], "{}", two.to_notation());
    assert!(
        !two.to_notation().contains("third") && !two.to_notation().contains("fourth"),
        "{}",
        two.to_notation()
    );
}

#[test]
fn every_edit_can_be_undone_and_brought_back() {
    let edits = [
        have("Peat Bear"),
        is(0, PermanentEdit::Tapped(true)),
        is(0, PermanentEdit::Counters(Counter::PlusOne, 2)),
        Edit::Player(YOU, PlayerEdit::AddCard(CardZone::Hand, "Forest".into())),
        Edit::Turn(7),
    ];
    let mut labs = vec![Lab::default()];
    for edit in edits {
        labs.push(labs.last().unwrap().after(&LabCommand::Edit(edit, CURRENT)));
    }
    let texts: Vec<String> = labs.iter().map(|lab| lab.draft().to_notation().to_owned()).collect();
    let mut lab = labs.pop().unwrap();
    for text in texts.iter().rev() {
        assert_eq!(lab.draft().to_notation(), text);
        lab = lab.after(&LabCommand::Undo);
    }
    assert!(!lab.can_undo());
    for text in &texts {
        assert_eq!(lab.draft().to_notation(), text);
        lab = lab.after(&LabCommand::Redo);
    }
    assert!(!lab.can_redo());
}

#[test]
fn a_text_that_cannot_be_read_is_kept_and_its_faults_are_told() {
    let write = |lab: &Lab, text: &str| lab.after(&LabCommand::Edit(Edit::Write(text.into()), CURRENT));
    let lab = Lab::default().after(&LabCommand::Edit(have("Peat Bear"), CURRENT));
    let typed = write(&lab, "case board\n  you have Peat Bear: tappd\n  you life x\n");
    assert!(!typed.draft().is_readable());
    let faults = typed.draft().faults(Locale::En);
    assert_eq!(faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(typed.draft().view(CURRENT, Locale::En).permanents.len(), 1, "the forms show what was there");
    let mended = write(&typed, "case board\n  # mine\n  you have Peat Bear: tapped\n");
    assert!(mended.draft().is_readable() && mended.draft().to_notation().contains("# mine"));
    assert_eq!(mended.after(&LabCommand::Undo).draft(), lab.draft(), "writing on is one edit");
    let two = write(&lab, "case a\ncase b\n").draft().faults(Locale::En);
    assert_eq!((two.len(), two[0].line), (1, 2));
}

#[test]
fn an_edit_that_cannot_be_written_changes_nothing_and_says_why() {
    let lab = Lab::default().after(&LabCommand::Edit(have("Peat Bear"), CURRENT));
    let name = Edit::Player(OPPONENT, PlayerEdit::Name("Bru\u{202e}no".into()));
    let refused = lab.after(&LabCommand::Edit(name, CURRENT));
    assert_eq!(refused.draft(), lab.draft());
    let why = refused.refused(Locale::Fr);
    assert_eq!(why.len(), 1, "{why:?}");
    assert_eq!(why[0].field, Field::Player(OPPONENT, PlayerField::Name));
    let long = Edit::Permanent(0, PermanentEdit::Label("x".repeat(101).into()));
    assert_eq!(lab.after(&LabCommand::Edit(long, CURRENT)).refused(Locale::It).len(), 1);
}

#[test]
fn a_card_made_on_the_spot_is_told_its_faults_line_by_line() {
    let form = CardForm {
        name: "Watcher".into(),
        subtypes: "Spirit".into(),
        cost: "1U".into(),
        lines: "whenever another permanent phases in: you gain 1 life\n\n{1}: fly away".into(),
        ..CardForm::fresh()
    };
    let put = |at, form: &CardForm| LabCommand::Edit(Edit::PutCard(at, Box::new(form.clone())), CURRENT);
    let refused = Lab::default().after(&put(None, &form));
    assert_eq!(refused.draft(), &Draft::default());
    let why = refused.refused(Locale::En);
    assert_eq!(why.iter().map(|why| why.line).collect::<Vec<_>>(), [3], "{why:?}");
    let headless = CardForm { size: String::new(), ..form.clone() };
    assert_eq!(Lab::default().after(&put(None, &headless)).refused(Locale::En)[0].line, 0);
    let mended =
        CardForm { lines: form.lines.replace("fly away", "this gains flying until end of turn"), ..form };
    let lab = refused.after(&put(None, &mended)).after(&LabCommand::Edit(have("Watcher"), CURRENT));
    assert_eq!(fields(lab.draft()), []);
    let renamed = lab.after(&put(Some(0), &CardForm { name: "Warden".into(), ..mended }));
    let view = renamed.draft().view(CURRENT, Locale::En);
    assert_eq!((&*view.permanents[0].name, view.permanents[0].own_card), ("Warden", Some(0)));
    let gone = renamed.after(&LabCommand::Edit(Edit::RemoveCard(0), CURRENT));
    assert_eq!(gone.draft().view(CURRENT, Locale::En).permanents.len(), 0);
}

#[test]
fn a_card_is_found_by_its_name_in_any_language_and_by_what_it_does() {
    let catalogue = Draft::default().catalogue(CURRENT, Locale::It);
    let found = |words: &str| -> Vec<String> {
        catalogue.iter().filter(|card| card.is_found_by(words)).map(|card| card.name.to_string()).collect()
    };
    for words in ["lince di bruma", "MIST LYNX", "lynx brume"] {
        assert!(found(words).contains(&"Lince di Bruma".to_owned()), "{words}: {:?}", found(words));
    }
    assert!(found("foret").contains(&"Foresta".to_owned()));
    assert!(!found("volare").is_empty());
    assert_eq!(found("Black Lotus"), Vec::<String>::new());
}

#[test]
fn a_pause_ends_an_edit_of_the_text() {
    let write = |text: &str| LabCommand::Edit(Edit::Write(text.into()), CURRENT);
    let steps = |commands: &[LabCommand]| {
        let mut lab = commands.iter().fold(Lab::default(), |lab, command| lab.after(command));
        let mut count = 0;
        while lab.can_undo() {
            lab = lab.after(&LabCommand::Undo);
            count += 1;
        }
        count
    };
    let (one, two) = (write("case a\n"), write("case a b\n"));
    assert_eq!(steps(&[one.clone(), two.clone()]), 1);
    assert_eq!(steps(&[one, LabCommand::Rest, two]), 2);
}

#[test]
fn a_team_with_a_member_too_many_is_one_fault_at_its_line() {
    let faults = |edition: &str| {
        let text = format!(
            "case board\n{edition}  teams you and partner, opponent and second opponent\n  players 3\n"
        );
        let found = Draft::from_notation(&text).faults(Locale::En);
        found.iter().map(|fault| (fault.field, fault.edition, fault.line)).collect::<Vec<_>>()
    };
    assert_eq!(faults("  edition current\n"), [(Field::Seats, None, 3)]);
    assert_eq!(faults(""), [(Field::Seats, Some(CLASSIC), 2), (Field::Seats, Some(CURRENT), 2)]);
}

#[test]
fn any_name_that_a_board_takes_survives_its_text() {
    for name in [
        "\"quoted\" “too” «anche»",
        "Lince #1",
        "# 1",
        "a\u{200b}b",
        "a\u{ad}b",
        "'",
        "case x",
        "a: b, c",
        "\\n",
        "🜁",
    ] {
        let edit = Edit::Name(name.into());
        match Draft::default().after(&edit, CURRENT) {
            Ok(draft) => {
                assert_eq!(&*draft.name(), name, "{}", draft.to_notation());
                assert_eq!(Draft::all_of(draft.to_notation()).unwrap(), std::slice::from_ref(&draft));
                assert_eq!(Draft::from_notation(draft.to_notation()), draft);
            }
            Err(faults) => {
                assert!(faults.iter().all(|fault| !fault.message(Locale::En).is_empty()), "{name}")
            }
        }
    }
    for name in ["\"quoted\" “too” «anche»", "Lince #1", "# 1"] {
        assert!(Draft::default().after(&Edit::Name(name.into()), CURRENT).is_ok(), "{name} is a name");
    }
}
