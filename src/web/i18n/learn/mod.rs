//! What the pages of learning say: the list of lessons, a lesson, practice, and what is kept of it all.

mod en;
mod faults;
mod fr;
mod it;

pub(super) use en::WORDS as EN;
pub use faults::fault;
pub(super) use fr::WORDS as FR;
pub(super) use it::WORDS as IT;

/// The pages of learning.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct LearnWords {
    /// The tab, and the title of the list.
    pub lessons: &'static str,
    /// The heading of their page.
    pub title: &'static str,
    /// Under the title: how many lessons there are.
    pub lead: fn(usize) -> String,
    /// The headings, in the order of the list.
    pub chapters: [&'static str; 5],
    /// After how many parts are done: how many there are.
    pub parts_of: fn(u32, u32) -> String,
    /// What the track of the whole turn says to those who do not see it: a step, parts done, parts.
    pub step_learned: fn(&str, u32, u32) -> String,
    pub turn_learned: &'static str,
    pub begin: fn(u32) -> String,
    pub resume: fn(u32) -> String,
    pub practise: &'static str,
    pub to_do: &'static str,
    pub in_progress: &'static str,
    pub done: &'static str,
    pub minutes: fn(u32) -> String,
    /// "Meglio dopo la lezione 2".
    pub better_after: fn(&[u32]) -> String,
    /// Only one edition has the lesson: its year.
    pub only_in: fn(&str) -> String,
    pub covers: fn(&str) -> String,
    pub whole_turn: &'static str,
    pub loading: &'static str,
    pub not_loaded: &'static str,
    pub not_loaded_lead: &'static str,
    pub retry: &'static str,
    pub no_lessons: &'static str,
    pub no_lesson: &'static str,
    pub no_lesson_lead: &'static str,
    pub to_lessons: &'static str,
    /// A lesson.
    pub study: StudyWords,
    /// A lesson before a whole room.
    pub room: RoomWords,
    /// Practice.
    pub practice: PracticeWords,
    /// Lessons of one's own.
    pub own: OwnWords,
    /// What is kept.
    pub keep: KeepWords,
}

/// A lesson.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct StudyWords {
    pub margin: &'static str,
    pub said: &'static str,
    pub options: &'static str,
    /// Between two events of an order.
    pub then: &'static str,
    /// "Lezione 2, parte 3 di 8".
    pub place: fn(u32, u32, u32) -> String,
    /// The same of a question that is asked again: "Lezione 2, ripasso 1 di 2".
    pub review_place: fn(u32, u32, u32) -> String,
    pub your_turn: &'static str,
    pub forbidden: &'static str,
    pub free: &'static str,
    pub summary: &'static str,
    /// From which lesson a question is.
    pub from: fn(&str) -> String,
    /// Why a question is asked again: how often a belief that it tempts with was held since it was seen through.
    pub believed: fn(u32) -> String,
    /// Why it is: how many days such a belief has waited.
    pub waited: fn(u32) -> String,
    pub your_answer: &'static str,
    pub right_one: &'static str,
    pub also_yours: &'static str,
    pub not_yet: &'static str,
    pub right: &'static str,
    pub done: &'static str,
    pub refused: &'static str,
    /// What was done is allowed and does not lead there.
    pub astray: &'static str,
    /// The same where there is room for a line only.
    pub astray_short: &'static str,
    /// Takes the last choice back.
    pub back: &'static str,
    /// On a narrow page: from the text to the board.
    pub to_table: &'static str,
    pub revealed: &'static str,
    pub believes: &'static str,
    pub hint: fn(u32) -> String,
    /// Over what a task asks for.
    pub wanted: &'static str,
    /// Of a condition: it holds.
    pub met: &'static str,
    /// Of a condition: it does not hold yet.
    pub unmet: &'static str,
    /// How often somebody has still to pass, where nothing else is left.
    pub passes_left: fn(u32) -> String,
    /// That a question was answered before.
    pub anew: &'static str,
    /// When and where, which sort of deed, which deed.
    pub hint_levels: [&'static str; 3],
    pub reveal: &'static str,
    pub again: &'static str,
    pub on_the_table: &'static str,
    pub as_it_is: &'static str,
    pub what_if: &'static str,
    pub go_on: &'static str,
    pub next_part: &'static str,
    /// That there is nothing to choose, so that going on is what is left.
    pub press_on: &'static str,
    /// On to the next event that is more than the turn going on.
    pub ahead: &'static str,
    pub parts: &'static str,
    pub part: fn(u32) -> String,
    /// A question that is asked again.
    pub review: fn(u32) -> String,
    /// The same where there is room for two signs.
    pub review_short: fn(u32) -> String,
    pub next_lesson: fn(u32, &str) -> String,
    pub other_edition: &'static str,
    pub to_rulebook: &'static str,
    pub only_in_other: &'static str,
    pub key_choose: &'static str,
    pub key_go_on: &'static str,
    pub key_hint: &'static str,
    pub keys: &'static str,
}

/// A lesson before a whole room.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct RoomWords {
    /// What shows the answer; while it is shown, the same is pressed.
    pub answer: &'static str,
    pub parts: &'static str,
    pub parts_lead: &'static str,
    /// Told, to do, question, to try, free play, summary, asked again.
    pub kinds: [&'static str; 7],
    pub earlier: &'static str,
    pub later: &'static str,
    pub skip: &'static str,
    pub take_back: &'static str,
    /// Over the parts that are left out.
    pub skipped: &'static str,
    pub key_parts: &'static str,
}

/// Practice.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct PracticeWords {
    pub title: &'static str,
    pub lead: &'static str,
    pub mix: &'static str,
    pub today: &'static str,
    /// How many beliefs are due.
    pub due: fn(usize) -> String,
    /// Why one is: how often it was believed.
    pub believed: fn(u32) -> String,
    /// Why one is: how many days it has waited.
    pub waited: fn(u32) -> String,
    /// The round about so many of them.
    pub mine: fn(usize) -> String,
    pub nothing_due: &'static str,
    /// Nothing today: in how many days.
    pub due_in: fn(u32) -> String,
    pub due_elsewhere: fn(usize) -> String,
    pub sets: &'static str,
    pub sets_lead: &'static str,
    pub level: &'static str,
    /// Any level, then each, the easiest first.
    pub levels: [&'static str; 4],
    pub themes_title: &'static str,
    /// In the order of the turn.
    pub themes: [&'static str; 11],
    /// "Domanda 2 di 6".
    pub place: fn(u32, u32) -> String,
    pub next: &'static str,
    pub to_results: &'static str,
    pub results: &'static str,
    /// How often a belief was seen through, and how often it was fallen for, each in a sentence.
    pub fared: fn(u32, u32) -> String,
    pub other: &'static str,
    pub to_start: &'static str,
    pub nothing: &'static str,
}

/// Lessons of one's own.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct OwnWords {
    pub title: &'static str,
    pub lead: &'static str,
    pub open: &'static str,
    pub faulty: &'static str,
    pub findings: &'static str,
    /// Where a fault is: line and column.
    pub place: fn(u32, u32) -> String,
}

/// What is kept of a learner.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct KeepWords {
    pub title: &'static str,
    pub lead: &'static str,
    pub export: &'static str,
    pub import: &'static str,
    /// The name of the exported file.
    pub file_name: &'static str,
    pub imported: &'static str,
    pub ask: &'static str,
    pub ask_lead: &'static str,
    pub merge: &'static str,
    pub replace: &'static str,
    pub cancel: &'static str,
    /// Something of what was kept could not be read.
    pub damaged: &'static str,
    pub damaged_notice: &'static str,
    /// The file that was opened is no record, or a damaged one.
    pub bad_file: &'static str,
    pub bad_file_lead: &'static str,
    pub unreadable_file: &'static str,
    pub save_damaged: &'static str,
    pub damaged_name: &'static str,
    pub dismiss: &'static str,
}

/// Whole sentences, one after the other.
fn sentences(said: [Option<String>; 2]) -> String {
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
