//! French punctuation: whoever writes a lesson types ordinary spaces, and no line may break there.

/// The text with no-break spaces before `:`, `;`, `!`, `?` and inside quotation marks.
pub(super) fn with_french_spaces(text: &str) -> String {
    let mut set = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let before = set.chars().next_back();
        let is_before_mark = letters.peek().is_some_and(|next| matches!(next, ':' | ';' | '!' | '?' | '»'));
        set.push(match letter {
            ' ' if is_before_mark || before == Some('«') => '\u{a0}',
            other => other,
        });
    }
    set
}

#[cfg(test)]
mod tests {
    use super::with_french_spaces;

    #[test]
    fn only_the_spaces_beside_french_marks_are_kept_together() {
        assert_eq!(with_french_spaces("Oui : « non » ?"), "Oui\u{a0}: «\u{a0}non\u{a0}»\u{a0}?");
        assert_eq!(with_french_spaces("Un, deux. Trois"), "Un, deux. Trois");
    }
}
