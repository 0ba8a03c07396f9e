//! The pages of learning in English.

use super::{KeepWords, LearnWords};

/// "1, 2 and 3".
fn all(numbers: &[u32]) -> String {
    super::super::list(numbers, " and ")
}

/// The words in English.
pub(in crate::web::i18n) const WORDS: LearnWords = LearnWords {
    lessons: "Lessons",
    lead: |count| match count {
        1 => "One short lesson: it moves a small table and quotes the passage that moves it.".into(),
        _ => format!("{count} short lessons. Each moves a small table and quotes the passage that moves it."),
    },
    chapters: ["The structure of the turn", "Acting", "Combat", "Phased out", "Night, and teams"],
    parts_of: |of| format!("parts of {of}"),
    step_learned: |step, done, of| format!("{step}: {done} parts of {of}"),
    turn_learned: "The turn, as far as you have learned it",
    begin: |number| format!("Begin lesson {number}"),
    resume: |number| format!("Resume lesson {number}"),
    practise: "Practice",
    to_do: "to do",
    in_progress: "in progress",
    done: "done",
    minutes: |count| format!("{count} minutes"),
    better_after: |numbers| match numbers {
        [one] => format!("Better after lesson {one}"),
        _ => format!("Better after lessons {}", all(numbers)),
    },
    only_in: |year| format!("In the {year} rules only"),
    covers: |steps| format!("Steps: {steps}"),
    whole_turn: "the whole turn",
    loading: "The lessons are on their way.",
    not_loaded: "The lessons did not arrive",
    not_loaded_lead: "The file of lessons could not be fetched. The rest of In Fase works.",
    retry: "Try again",
    no_lessons: "There is no lesson here yet.",
    no_lesson: "There is no such lesson",
    no_lesson_lead: "No lesson is called that.",
    to_lessons: "All lessons",
    keep: KeepWords {
        title: "Your progress",
        lead: "It stays in this browser. A file takes it elsewhere.",
        export: "Export progress",
        import: "Import a file",
        file_name: "in-fase-progress.json",
        imported: "Progress imported.",
        ask: "What about the progress you already have?",
        ask_lead: "Merge: everything that either says is done counts. Replace: what this browser has is lost.",
        merge: "Merge",
        replace: "Replace",
        cancel: "Cancel",
        damaged: "Some of the saved progress is unreadable",
        damaged_notice: "Some of the saved progress is unreadable: the page of lessons has the details.",
        bad_file: "The file cannot be imported",
        bad_file_lead: "Your progress has stayed as it was.",
        unreadable_file: "The browser cannot read the file.",
        save_damaged: "Save the original text",
        damaged_name: "in-fase-progress-original.txt",
        dismiss: "Got it",
    },
};
