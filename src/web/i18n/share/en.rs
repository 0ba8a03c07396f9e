//! Handing on, in English.

use super::{PaperWords, ShareWords};

/// The words in English.
pub(in crate::web::i18n) const WORDS: ShareWords = ShareWords {
    title: "Share",
    link: "Link to this very place",
    copy: "Copy",
    copied: "Copied.",
    select: "The browser does not copy by itself: the text is selected, press Ctrl+C, or touch it and choose “Copy”.",
    native: "Share with…",
    qr: "The link as a QR code",
    no_qr: "This link is too long for a QR code.",
    no_choices: "Your own choices are more than a link holds: this one leads to the scenario without them.",
    print: "Print this turn",
    embed: "In a page of your own",
    embed_lead: "This code shows the turn at this event inside another page.",
    open_here: "Open in In Fase",
    paper: PaperWords {
        print_now: "Print",
        with_questions: "With questions, the answers on a page of their own",
        with_log: "Everything that happens too, after the questions",
        to_table: "To the table",
        own_choices: "With choices of one’s own, not those of the prepared turn.",
        start: "At the start",
        in_hand: |count| {
            if count == 1 { "One card in hand".into() } else { format!("{count} cards in hand") }
        },
        events: "What happens",
        cut: "More happens than fits here: the link leads on.",
        quoted_at: |event| format!("quoted at event {event}"),
        questions: "What comes next?",
        before_first: "Before the first event",
        after: |event, moment| format!("After event {event} ({moment})"),
        answers: "Answers",
        answer: |number, letter| format!("Question {number}: answer {letter}"),
        link: "Go through it event by event:",
    },
};
