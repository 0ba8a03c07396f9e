//! Handing on, in French.

use super::{PaperWords, ShareWords};

/// The words in French.
pub(in crate::web::i18n) const WORDS: ShareWords = ShareWords {
    title: "Partager",
    link: "Lien vers cet endroit précis",
    copy: "Copier",
    copied: "Copié.",
    select: "Le navigateur ne copie pas de lui-même\u{a0}: le texte est sélectionné, appuyez sur Ctrl+C, ou touchez-le et choisissez «\u{a0}Copier\u{a0}».",
    native: "Partager avec…",
    qr: "Le lien en code QR",
    no_qr: "Ce lien est trop long pour un code QR.",
    no_choices: "Vos propres choix sont plus qu’un lien ne peut contenir : celui-ci mène au scénario sans eux.",
    print: "Imprimer ce tour",
    embed: "Dans une page à vous",
    embed_lead: "Ce code montre le tour, à cet événement, dans une autre page.",
    open_here: "Ouvrir dans In Fase",
    paper: PaperWords {
        print_now: "Imprimer",
        with_questions: "Avec des questions, et les réponses sur une page à part",
        with_log: "Aussi tout ce qui se passe, après les questions",
        to_table: "À la table",
        own_choices: "Avec des choix personnels, et non ceux du tour préparé.",
        start: "Au départ",
        in_hand: |count| {
            if count < 2 { format!("{count} carte en main") } else { format!("{count} cartes en main") }
        },
        events: "Ce qui se passe",
        cut: "Il se passe plus que ce qui tient ici\u{a0}: le lien mène plus loin.",
        quoted_at: |event| format!("cité à l’événement {event}"),
        questions: "Que se passe-t-il ensuite\u{a0}?",
        before_first: "Avant le premier événement",
        after: |event, moment| format!("Après l’événement {event} ({moment})"),
        answers: "Réponses",
        answer: |number, letter| format!("Question {number}\u{a0}: réponse {letter}"),
        link: "Pour le suivre événement par événement\u{a0}:",
    },
};
