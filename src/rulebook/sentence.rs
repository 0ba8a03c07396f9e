//! Where sentences begin and end in the quoted texts.

use std::ops::Range;

/// The sentences of one paragraph, as byte ranges without the blanks between them.
///
/// A sentence ends with a full stop, which quotation marks and brackets may close, when the next word begins
/// with a capital. So `502.15b.`, `règle 217.8, "Hors phase"` and `règle 302.1.)` each do what a reader expects.
pub(super) fn sentences(paragraph: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = None;
    let mut words = words(paragraph).peekable();
    while let Some((at, word)) = words.next() {
        let begun = *start.get_or_insert(at);
        if words.peek().is_none_or(|(_, next)| closes(word) && opens(next)) {
            found.push(begun..at + word.len());
            start = None;
        }
    }
    found
}

/// The words of a text with their places. Only blanks separate words: marks belong to the word they touch.
pub(super) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(move |word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

fn closes(word: &str) -> bool {
    word.trim_end_matches(['"', ')']).ends_with('.')
}

fn opens(word: &str) -> bool {
    word.trim_start_matches(['"', '(']).starts_with(char::is_uppercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(paragraph: &str, expected: &[&str]) {
        let found: Vec<&str> = sentences(paragraph).into_iter().map(|range| &paragraph[range]).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_number_with_a_stop_inside_a_sentence_ends_nothing() {
        check(
            "La 502.15b. vale. Vedi regola 702.26, \"Fase\".",
            &["La 502.15b. vale.", "Vedi regola 702.26, \"Fase\"."],
        );
    }

    #[test]
    fn brackets_and_quotation_marks_close_with_the_sentence() {
        check(
            "Un effet. (Voir règle 420.) Si elle revient. \"Oui.\" Non",
            &["Un effet.", "(Voir règle 420.)", "Si elle revient.", "\"Oui.\"", "Non"],
        );
        check(
            "(Vedi regola 503, \"Fase di Mantenimento.\")",
            &["(Vedi regola 503, \"Fase di Mantenimento.\")"],
        );
    }

    #[test]
    fn a_colon_and_a_no_break_space_do_not_split() {
        check("Exemple\u{a0}: une créature. ", &["Exemple\u{a0}: une créature."]);
        check("", &[]);
    }
}
