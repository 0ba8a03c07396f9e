//! The pages of learning in French.

use super::{KeepWords, LearnWords};

/// "1, 2 et 3".
fn all(numbers: &[u32]) -> String {
    super::super::list(numbers, " et ")
}

/// The words in French.
pub(in crate::web::i18n) const WORDS: LearnWords = LearnWords {
    lessons: "Leçons",
    lead: |count| match count {
        1 => "Une leçon brève : elle fait bouger une petite table et cite le passage qui la fait bouger."
            .into(),
        _ => format!(
            "{count} leçons brèves. Chacune fait bouger une petite table et cite le passage qui la fait bouger."
        ),
    },
    chapters: ["La structure du tour", "Agir", "Le combat", "Hors phase", "La nuit et les équipes"],
    parts_of: |of| format!("parties sur {of}"),
    step_learned: |step, done, of| format!("{step} : {done} parties sur {of}"),
    turn_learned: "Le tour, tel que vous l’avez appris",
    begin: |number| format!("Commencer la leçon {number}"),
    resume: |number| format!("Reprendre la leçon {number}"),
    practise: "Exercice",
    to_do: "à faire",
    in_progress: "en cours",
    done: "terminée",
    minutes: |count| format!("{count} minutes"),
    better_after: |numbers| match numbers {
        [one] => format!("De préférence après la leçon {one}"),
        _ => format!("De préférence après les leçons {}", all(numbers)),
    },
    only_in: |year| format!("Dans les règles {year} seulement"),
    covers: |steps| format!("Étapes : {steps}"),
    whole_turn: "tout le tour",
    loading: "Les leçons arrivent.",
    not_loaded: "Les leçons ne sont pas arrivées",
    not_loaded_lead: "Le fichier des leçons n’a pas pu être téléchargé. Le reste d’In Fase fonctionne.",
    retry: "Réessayer",
    no_lessons: "Il n’y a pas encore de leçon ici.",
    no_lesson: "Cette leçon n’existe pas",
    no_lesson_lead: "Aucune leçon ne porte ce nom.",
    to_lessons: "Toutes les leçons",
    keep: KeepWords {
        title: "Votre progression",
        lead: "Elle reste dans ce navigateur. Un fichier l’emporte ailleurs.",
        export: "Exporter la progression",
        import: "Importer un fichier",
        file_name: "in-fase-progression.json",
        imported: "Progression importée.",
        ask: "Que faire de la progression que vous avez déjà ?",
        ask_lead: "Fusionner : tout ce que l’une ou l’autre dit fait compte. Remplacer : celle de ce navigateur est perdue.",
        merge: "Fusionner",
        replace: "Remplacer",
        cancel: "Annuler",
        damaged: "Une partie de la progression enregistrée est illisible",
        damaged_notice: "Une partie de la progression enregistrée est illisible : les détails sont à la page des leçons.",
        bad_file: "Le fichier ne peut pas être importé",
        bad_file_lead: "Votre progression est restée telle quelle.",
        unreadable_file: "Le navigateur ne parvient pas à lire le fichier.",
        save_damaged: "Enregistrer le texte d’origine",
        damaged_name: "in-fase-progression-origine.txt",
        dismiss: "J’ai compris",
    },
};
