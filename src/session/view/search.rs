//! Looking for words in the rulebook: whatever a passage or a term shows is looked through.

use super::{PassageView, SourceView, TermGroupView, TermView};
use crate::rulebook::Query;

impl PassageView {
    /// The number of the rule, or the title of the section: in the rulebook everything is a rule, and its sign need not be said.
    #[must_use]
    pub fn number(&self) -> &str {
        self.citation.rule.trim_start_matches("§ ")
    }

    /// Whether every word of a query is in what it shows: its number, its words, what they say in the reader's language,
    /// what it is quoted for and the numbers of those rules.
    #[must_use]
    pub fn is_found(&self, query: &Query) -> bool {
        let words = self.paragraphs.iter().flat_map(|paragraph| paragraph.runs.iter()).map(|run| &*run.text);
        let glosses = self.glosses.iter().map(|gloss| &*gloss.text);
        let notes = self.notes.iter().filter_map(|note| note.own.as_deref());
        let topics = self.topics.iter().flat_map(|topic| [&*topic.text, topic.rule_number]);
        query.is_in(std::iter::once(self.number()).chain(words).chain(glosses).chain(notes).chain(topics))
    }
}

impl TermView {
    /// Whether every word of a query is among its words, in whatever language, or in what there is to say of it.
    #[must_use]
    pub fn is_found(&self, query: &Query) -> bool {
        let forms =
            self.words.iter().flat_map(|words| words.forms.iter().map(|(_, form)| *form).chain(words.short));
        query.is_in(forms.chain(self.note))
    }
}

/// How many passages and how many terms a query finds.
#[must_use]
pub fn found(query: &Query, sources: &[SourceView], glossary: &[TermGroupView]) -> (usize, usize) {
    let passages = sources.iter().flat_map(|source| source.passages.iter());
    let terms = glossary.iter().flat_map(|group| group.terms.iter());
    (passages.filter(|it| it.is_found(query)).count(), terms.filter(|it| it.is_found(query)).count())
}
