//! A place among the tokens of one line, and the small steps a parser takes from there.

use super::fault::{Fault, Name, Problem, Spot, Wanted};
use super::lexer::{Kind, SourceLine, Token};

/// The longest name.
pub const NAME_LIMIT: usize = 100;
/// The largest number a text may use.
pub const NUMBER_LIMIT: u32 = 9_999;

/// A place among the tokens of one line. Copying it remembers the place, to come back to.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'a> {
    line: u32,
    tokens: &'a [Token<'a>],
    at: usize,
    end: u32,
}

impl<'a> Cursor<'a> {
    /// At the beginning of a line.
    #[must_use]
    pub fn new(line: &'a SourceLine<'a>) -> Self {
        Self { line: line.number, tokens: &line.tokens, at: 0, end: line.end }
    }

    /// The token here.
    #[must_use]
    pub fn peek(&self) -> Option<&'a Token<'a>> {
        self.tokens.get(self.at)
    }

    /// The token after so many.
    #[must_use]
    pub fn ahead(&self, by: usize) -> Option<&'a Token<'a>> {
        self.tokens.get(self.at + by)
    }

    /// The unquoted word here.
    #[must_use]
    pub fn word(&self) -> Option<&'a str> {
        self.peek().filter(|token| token.kind == Kind::Word).map(|token| token.text)
    }

    /// Goes on by one.
    pub fn skip(&mut self) {
        self.at += 1;
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// Where this is.
    #[must_use]
    pub fn spot(&self) -> Spot {
        Spot::new(self.line, self.peek().map_or(self.end, |token| token.column))
    }

    /// Whether the words of the phrase stand here.
    #[must_use]
    pub fn sees(&self, phrase: &str) -> bool {
        phrase.split(' ').enumerate().all(|(index, word)| {
            self.ahead(index).is_some_and(|token| token.kind == Kind::Word && same(token.text, word))
        })
    }

    /// Takes the words of the phrase if they stand here.
    pub fn eat(&mut self, phrase: &str) -> bool {
        let seen = self.sees(phrase);
        if seen {
            self.at += phrase.split(' ').count();
        }
        seen
    }

    /// Takes the first of the phrases that stands here.
    pub fn eat_any(&mut self, phrases: &[&str]) -> bool {
        phrases.iter().any(|phrase| self.eat(phrase))
    }

    /// Takes the phrase that stands here and gives what it means; longer phrases must come first.
    pub fn eat_one_of<T: Copy>(&mut self, table: &[(&str, T)]) -> Option<T> {
        table.iter().find(|(phrase, _)| self.eat(phrase)).map(|(_, meaning)| *meaning)
    }

    /// Takes the mark if it stands here.
    pub fn eat_mark(&mut self, mark: &str) -> bool {
        let seen = self.sees_mark(mark);
        if seen {
            self.at += 1;
        }
        seen
    }

    /// Whether the mark stands here.
    #[must_use]
    pub fn sees_mark(&self, mark: &str) -> bool {
        self.peek().is_some_and(|token| token.kind == Kind::Mark && token.text == mark)
    }

    /// What stands before the next such mark, and what stands after it; all, and nothing, if there is none.
    #[must_use]
    pub fn split_at_mark(&self, mark: &str) -> (Self, Option<Self>) {
        self.split(1, |place| place.sees_mark(mark))
    }

    /// What stands before the phrase, and what stands after it; all, and nothing, if it does not occur.
    #[must_use]
    pub fn split_at(&self, phrase: &str) -> (Self, Option<Self>) {
        self.split(phrase.split(' ').count(), |place| place.sees(phrase))
    }

    fn split(&self, length: usize, is_here: impl Fn(&Self) -> bool) -> (Self, Option<Self>) {
        let mut place = *self;
        while !place.is_done() && !is_here(&place) {
            place.skip();
        }
        if place.is_done() {
            return (*self, None);
        }
        let before = Self {
            tokens: self.tokens.get(..place.at).unwrap_or(self.tokens),
            end: place.spot().column(),
            ..*self
        };
        place.at += length;
        (before, Some(place))
    }

    /// Whether the mark stands anywhere from here on.
    #[must_use]
    pub fn has_mark(&self, mark: &str) -> bool {
        self.split_at_mark(mark).1.is_some()
    }

    /// The fault that something else was wanted here.
    #[must_use]
    pub fn wanted(&self, what: Wanted) -> Fault {
        let found = self.peek().map(|token| shortened(token.text));
        Fault::new(self.spot(), Problem::Expected { what, found })
    }

    /// The fault with this problem, here.
    #[must_use]
    pub fn fault(&self, problem: Problem) -> Fault {
        Fault::new(self.spot(), problem)
    }

    /// Takes the phrase, which must stand here.
    ///
    /// # Errors
    /// Another word, or nothing, stands here.
    pub fn need(&mut self, phrase: &'static str) -> Result<(), Fault> {
        if self.eat(phrase) { Ok(()) } else { Err(self.wanted(Wanted::Word(phrase))) }
    }

    /// Takes the mark, which must stand here.
    ///
    /// # Errors
    /// Something else, or nothing, stands here.
    pub fn need_mark(&mut self, mark: &'static str) -> Result<(), Fault> {
        if self.eat_mark(mark) { Ok(()) } else { Err(self.wanted(Wanted::Word(mark))) }
    }

    /// Nothing may be left.
    ///
    /// # Errors
    /// Something is left.
    pub fn finish(&self) -> Result<(), Fault> {
        match self.peek() {
            None => Ok(()),
            Some(token) => Err(self.fault(Problem::LeftOver { found: shortened(token.text) })),
        }
    }

    /// The number here, if there is one.
    ///
    /// # Errors
    /// It is too large.
    pub fn maybe_number(&mut self) -> Result<Option<u32>, Fault> {
        let Some(word) = self.word().filter(|word| word.bytes().all(|byte| byte.is_ascii_digit())) else {
            return Ok(None);
        };
        match word.parse::<u32>() {
            Ok(number) if number <= NUMBER_LIMIT => {
                self.skip();
                Ok(Some(number))
            }
            _ => Err(self.fault(Problem::NumberTooBig { limit: NUMBER_LIMIT })),
        }
    }

    /// The number that must stand here.
    ///
    /// # Errors
    /// There is none, or it is too large.
    pub fn number(&mut self) -> Result<u32, Fault> {
        self.maybe_number()?.ok_or_else(|| self.wanted(Wanted::Number))
    }

    /// The quoted text here, if there is one.
    pub fn quoted(&mut self) -> Option<&'a str> {
        let token = self.peek().filter(|token| token.kind == Kind::Quoted)?;
        self.skip();
        Some(token.text)
    }

    /// A name: a quoted text, or all words up to a mark or one of the words that end it (never the first).
    ///
    /// # Errors
    /// There is none, or it is too long.
    pub fn name(&mut self, ends: &[&str], what: Wanted) -> Result<Name, Fault> {
        let spot = self.spot();
        let mut text = String::new();
        if let Some(quoted) = self.quoted() {
            text.push_str(quoted.trim());
        } else {
            while let Some(word) = self.word() {
                if !text.is_empty() && ends.iter().any(|end| self.sees(end)) {
                    break;
                }
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(word);
                self.skip();
            }
        }
        if text.is_empty() {
            return Err(self.wanted(what));
        }
        if text.chars().count() > NAME_LIMIT {
            return Err(Fault::new(spot, Problem::NameTooLong { limit: NAME_LIMIT }));
        }
        Ok(Name { text: text.into(), spot })
    }
}

/// Whether two words or names are the same: capitals and the kind of apostrophe do not matter.
#[must_use]
pub fn same(one: &str, other: &str) -> bool {
    folded(one).eq(folded(other))
}

fn folded(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars()
        .filter(|character| *character != '\u{ad}')
        .map(|character| if character == '\u{2019}' { '\'' } else { character })
        .flat_map(char::to_lowercase)
}

/// A piece of text fit for a message.
#[must_use]
pub fn shortened(text: &str) -> std::sync::Arc<str> {
    const LENGTH: usize = 40;
    if text.chars().count() <= LENGTH {
        return text.into();
    }
    let mut short: String = text.chars().take(LENGTH).collect();
    short.push('…');
    short.into()
}
