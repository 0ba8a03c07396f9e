//! What is said where something is handed on: by link, on paper, inside another page.

mod en;
mod fr;
mod it;

pub(super) use en::WORDS as EN;
pub(super) use fr::WORDS as FR;
pub(super) use it::WORDS as IT;

/// Handing on.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct ShareWords {
    pub title: &'static str,
    /// Over the link to this very event.
    pub link: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    /// The browser does not copy by itself: the text is selected, and the reader can.
    pub select: &'static str,
    /// The browser's own way of sharing.
    pub native: &'static str,
    pub qr: &'static str,
    pub no_qr: &'static str,
    /// More was chosen than a link holds.
    pub no_choices: &'static str,
    pub print: &'static str,
    pub embed: &'static str,
    pub embed_lead: &'static str,
    /// Inside another page: the way to the page itself.
    pub open_here: &'static str,
    /// On paper.
    pub paper: PaperWords,
}

/// On paper.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct PaperWords {
    pub print_now: &'static str,
    pub with_questions: &'static str,
    /// Beside the questions: it answers them.
    pub with_log: &'static str,
    pub to_table: &'static str,
    /// It is not the scenario's script that played it.
    pub own_choices: &'static str,
    pub start: &'static str,
    /// A card whose number in hand is told.
    pub in_hand: fn(usize) -> String,
    pub events: &'static str,
    /// More happens than is told.
    pub cut: &'static str,
    /// A passage that stands beside an earlier event.
    pub quoted_at: fn(u32) -> String,
    pub questions: &'static str,
    pub before_first: &'static str,
    /// After how many events, in which step.
    pub after: fn(u32, &str) -> String,
    pub answers: &'static str,
    /// Before the number of a question and the letter of its answer.
    pub answer: fn(usize, &str) -> String,
    pub link: &'static str,
}
