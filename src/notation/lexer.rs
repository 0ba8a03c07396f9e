//! Text to lines of tokens, each with its place. Bounded, and never fails: what can't be read becomes a fault.

use super::fault::{Fault, Problem, Spot};

/// The longest text that is read, in bytes.
pub const TEXT_LIMIT: usize = 200_000;
/// The longest line that is read, in characters.
pub const LINE_LIMIT: usize = 4_000;
/// The most lines that are read.
pub const LINES_LIMIT: usize = 20_000;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Anything between blanks and marks.
    Word,
    /// Text between straight double quotes, which are not part of it.
    Quoted,
    /// One of `, : ; =`.
    Mark,
}

/// A word, a quoted text or a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// What it says.
    pub text: &'a str,
    /// What it is.
    pub kind: Kind,
    /// Its column, from 1, in characters.
    pub column: u32,
}

/// A line that says something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceLine<'a> {
    /// Its number, from 1.
    pub number: u32,
    /// How many blanks stand before it.
    pub indent: u32,
    /// Its text without comment and outer blanks.
    pub text: &'a str,
    /// Its tokens.
    pub tokens: Vec<Token<'a>>,
    /// The column after its last token.
    pub end: u32,
}

/// The lines of a text that say something; blank ones and comments are left out, unreadable ones become faults.
#[must_use]
pub fn lines(text: &str) -> (Vec<SourceLine<'_>>, Vec<Fault>) {
    let mut faults = Vec::new();
    if text.len() > TEXT_LIMIT {
        faults
            .push(Fault::new(Spot::new(1, 1), Problem::TextTooLong { limit: TEXT_LIMIT, found: text.len() }));
        return (Vec::new(), faults);
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = Vec::new();
    for (number, raw) in (1_u32..).zip(text.lines()) {
        if number as usize > LINES_LIMIT {
            faults.push(Fault::new(Spot::new(number, 1), Problem::TooManyLines { limit: LINES_LIMIT }));
            break;
        }
        match line(number, raw) {
            Ok(Some(line)) => lines.push(line),
            Ok(None) => {}
            Err(fault) => faults.push(fault),
        }
    }
    (lines, faults)
}

fn line(number: u32, raw: &str) -> Result<Option<SourceLine<'_>>, Fault> {
    for (column, character) in (1_u32..).zip(raw.chars()) {
        if column as usize > LINE_LIMIT {
            return Err(Fault::new(Spot::new(number, column), Problem::LineTooLong { limit: LINE_LIMIT }));
        }
        if is_forbidden(character) {
            let code = u32::from(character);
            return Err(Fault::new(Spot::new(number, column), Problem::ForbiddenCharacter { code }));
        }
    }
    let free = is_free_text(raw);
    let text = without_comment(raw, free);
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Ok(None);
    }
    let tokens = tokens(number, text, free)?;
    let end = column_of(text, text.trim_end().len());
    Ok(Some(SourceLine {
        number,
        indent: column_of(text, text.len() - text.trim_start().len()) - 1,
        text: trimmed,
        tokens,
        end,
    }))
}

/// Control characters, and marks that turn the writing direction: they would make a text look like what it is not.
fn is_forbidden(character: char) -> bool {
    (character.is_control() && character != '\t')
        || matches!(character, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// Lines whose end is free text, in which neither quotes nor `#` mean anything: `case`, `scenario` and `rules`.
fn is_free_text(raw: &str) -> bool {
    let begins = |word: &str| ["case", "scenario", "rules"].iter().any(|own| own.eq_ignore_ascii_case(word));
    raw.split_whitespace().next().is_some_and(begins)
}

/// A `#` begins a comment at the start of a line or after a blank, outside quotes: `Bear#2` is a name.
fn without_comment(raw: &str, free: bool) -> &str {
    if free {
        return raw;
    }
    let mut quoted = false;
    let mut after_blank = true;
    for (index, character) in raw.char_indices() {
        if character == '"' {
            quoted = !quoted;
        }
        if character == '#' && after_blank && !quoted {
            return raw.get(..index).unwrap_or(raw);
        }
        after_blank = character.is_whitespace();
    }
    raw
}

fn tokens(number: u32, text: &str, free: bool) -> Result<Vec<Token<'_>>, Fault> {
    let mut tokens = Vec::new();
    let mut rest = text;
    let mut column = 1_u32;
    while let Some(first) = rest.chars().next() {
        let (kind, inner, length) = if first.is_whitespace() {
            (None, "", first.len_utf8())
        } else if first == '"' && !free {
            let inner = rest.get(1..).unwrap_or("");
            let Some(close) = inner.find('"') else {
                return Err(Fault::new(Spot::new(number, column), Problem::UnclosedQuote));
            };
            (Some(Kind::Quoted), inner.get(..close).unwrap_or(""), close + 2)
        } else if is_mark(first) {
            (Some(Kind::Mark), rest.get(..1).unwrap_or(""), 1)
        } else {
            let length = rest.find(|next: char| ends_word(next, free)).unwrap_or(rest.len());
            (Some(Kind::Word), rest.get(..length).unwrap_or(rest), length)
        };
        if let Some(kind) = kind {
            tokens.push(Token { text: inner, kind, column });
        }
        let (taken, left) = rest.split_at_checked(length.max(1)).unwrap_or((rest, ""));
        column = column.saturating_add(u32::try_from(taken.chars().count()).unwrap_or(u32::MAX));
        rest = left;
    }
    Ok(tokens)
}

const fn is_mark(character: char) -> bool {
    matches!(character, ',' | ':' | ';' | '=')
}

fn ends_word(character: char, free: bool) -> bool {
    character.is_whitespace() || is_mark(character) || (character == '"' && !free)
}

fn column_of(text: &str, byte: usize) -> u32 {
    let before = text.get(..byte).map_or(0, |part| part.chars().count());
    u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<(String, u32)> {
        let (lines, faults) = lines(text);
        assert!(faults.is_empty(), "{faults:?}");
        lines
            .iter()
            .flat_map(|line| line.tokens.iter().map(|token| (token.text.to_owned(), token.column)))
            .collect()
    }

    #[test]
    fn words_marks_and_quotes_have_columns_in_characters() {
        let expected =
            [("you", 1), ("have", 5), ("È", 10), ("=", 12), ("Grey, Bear", 14), (":", 26), ("new", 28)];
        let expected: Vec<_> = expected.iter().map(|(text, column)| ((*text).to_owned(), *column)).collect();
        assert_eq!(words("you have È = \"Grey, Bear\": new # comment"), expected);
    }

    #[test]
    fn a_number_sign_inside_a_word_is_part_of_a_name() {
        assert_eq!(words("Bear#2").len(), 1);
        assert_eq!(words("Bear #2").len(), 1);
        assert_eq!(words("# nothing").len(), 0);
    }

    #[test]
    fn what_cannot_be_read_is_a_fault_and_the_rest_is_read() {
        let (lines, faults) = lines("day\nyou \u{202e} pass\nyou name \"x\nnight\n\0\n");
        assert_eq!(lines.len(), 2);
        let places: Vec<_> = faults.iter().map(|fault| (fault.spot.line(), fault.spot.column())).collect();
        assert_eq!(places, [(2, 5), (3, 10), (5, 1)]);
    }

    #[test]
    fn quotes_mean_nothing_in_a_title() {
        assert_eq!(words("case T-1 He said \"so").len(), 5);
    }
}
