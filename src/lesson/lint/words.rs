//! Counting words: plain sentences are short ones.

/// The most words of a sentence.
pub(super) const SENTENCE: usize = 22;
/// The most words of a paragraph.
pub(super) const PARAGRAPH: usize = 60;

/// How many words a text has; a mark that stands alone is none.
pub(super) fn count(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

/// How many words the longest sentence has. A full stop inside a word or number ends none.
pub(super) fn longest_sentence(text: &str) -> Option<usize> {
    let mut longest = None;
    let mut words = 0;
    for word in text.split_whitespace() {
        words += usize::from(word.contains(char::is_alphanumeric));
        let bare = word.trim_end_matches(['»', '”', '"', ')', '’']);
        if bare.ends_with(['.', '!', '?', '…']) {
            longest = longest.max(Some(words));
            words = 0;
        }
    }
    longest.max(Some(words).filter(|left| *left > 0))
}

#[cfg(test)]
mod tests {
    use super::{count, longest_sentence};

    #[test]
    fn a_sentence_ends_with_its_mark_and_not_inside_a_number() {
        assert_eq!(longest_sentence("Rule 502.15 holds. It has five words here."), Some(5));
        assert_eq!(longest_sentence("«Uno due.» Tre"), Some(2));
        assert_eq!(longest_sentence("no mark at all"), Some(4));
        assert_eq!(longest_sentence(""), None);
    }

    #[test]
    fn a_mark_that_stands_alone_is_no_word() {
        assert_eq!(count("Oui\u{a0}: deux – trois"), 3);
    }
}
