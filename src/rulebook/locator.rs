//! Locators: how a sentence of the three texts is named, and how it is found again.

use std::fmt;
use std::ops::Range;

use super::passage::{self, Passage};
use super::seed::Seed;
use super::sentence;

/// The name of a sentence: `000#502.1"Innanzitutto, tutti i"`, with `@2` behind it for the second sentence of
/// the section that begins with the same words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Locator<'a> {
    /// The text.
    pub seed: Seed,
    /// The code of the section.
    pub section: &'a str,
    /// The first words of the sentence, marks included.
    pub words: &'a str,
    /// Which of the sentences that begin so, counted from 1; 0 says that there is only one.
    pub occurrence: u8,
}

/// A sentence in its passage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The passage the sentence stands in.
    pub passage: &'static Passage,
    /// The paragraph, counted from 0.
    pub paragraph: usize,
    /// The bytes of that paragraph.
    pub range: Range<usize>,
}

/// Why a locator leads nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocatorError {
    /// It is not written as a locator.
    Syntax,
    /// There is no such text.
    UnknownSeed,
    /// The text has no such section.
    UnknownSection,
    /// No sentence of the section begins so, or not that many do.
    NotFound,
    /// Several sentences begin so, and the locator does not say which.
    Ambiguous,
}

impl<'a> Locator<'a> {
    /// Reads a locator as it is written.
    ///
    /// # Errors
    /// [`LocatorError::Syntax`] or [`LocatorError::UnknownSeed`].
    pub fn parse(written: &'a str) -> Result<Self, LocatorError> {
        let (alias, rest) = written.split_once('#').ok_or(LocatorError::Syntax)?;
        let (section, rest) = rest.split_once('"').ok_or(LocatorError::Syntax)?;
        let (words, suffix) = rest.rsplit_once('"').ok_or(LocatorError::Syntax)?;
        let occurrence = match suffix.strip_prefix('@') {
            Some(number) => number.parse().ok().filter(|n| *n > 0).ok_or(LocatorError::Syntax)?,
            None if suffix.is_empty() => 0,
            None => return Err(LocatorError::Syntax),
        };
        if section.is_empty() || words.trim().is_empty() {
            return Err(LocatorError::Syntax);
        }
        let seed = Seed::from_alias(alias).ok_or(LocatorError::UnknownSeed)?;
        Ok(Self { seed, section, words, occurrence })
    }

    /// Finds the sentence.
    ///
    /// # Errors
    /// Every [`LocatorError`] but the first two.
    pub fn resolve(&self) -> Result<Span, LocatorError> {
        let passage = passage::passage(self.seed, self.section).ok_or(LocatorError::UnknownSection)?;
        let mut found = passage.spans().filter(|span| begins_with(span.text(), self.words));
        let chosen =
            found.nth(usize::from(self.occurrence.saturating_sub(1))).ok_or(LocatorError::NotFound)?;
        if self.occurrence == 0 && found.next().is_some() {
            return Err(LocatorError::Ambiguous);
        }
        Ok(chosen)
    }
}

impl fmt::Display for Locator<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}\"{}\"", self.seed.alias(), self.section, self.words)?;
        if self.occurrence > 0 { write!(f, "@{}", self.occurrence) } else { Ok(()) }
    }
}

impl Passage {
    /// Every sentence of the passage, in order.
    pub fn spans(&'static self) -> impl Iterator<Item = Span> {
        self.paragraphs.iter().enumerate().flat_map(move |(paragraph, content)| {
            content.sentences.iter().map(move |range| Span { passage: self, paragraph, range: range.clone() })
        })
    }
}

impl Span {
    /// The sentence, verbatim.
    #[must_use]
    pub fn text(&self) -> &'static str {
        let paragraph = self.passage.paragraphs.get(self.paragraph);
        paragraph.and_then(|paragraph| paragraph.text.get(self.range.clone())).unwrap_or_default()
    }
}

fn begins_with(sentence: &str, words: &str) -> bool {
    let mut read = sentence::words(sentence);
    sentence::words(words).all(|(_, word)| read.next().is_some_and(|(_, next)| next == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text_of(written: &str) -> Result<&'static str, LocatorError> {
        Locator::parse(written)?.resolve().map(|span| span.text())
    }

    #[test]
    fn a_locator_reads_back_as_it_is_written() {
        for written in [
            "000#502.1\"Innanzitutto, tutti i\"",
            "004#502.15h\"Elles \"savent\" qui\"",
            "004#502.15j\"Ceci est un\"@2",
        ] {
            assert_eq!(Locator::parse(written).map(|locator| locator.to_string()), Ok(written.to_owned()));
        }
    }

    #[test]
    fn what_is_no_locator_is_refused_with_the_reason() {
        let bad =
            ["", "000", "000#502.1", "000#502.1\"", "000#\"Se\"", "000#502.1\" \"", "000#502.1\"Se\"@0"];
        for written in bad.into_iter().chain(["000#502.1\"Se\"@x", "000#502.1\"Se\"2"]) {
            assert_eq!(Locator::parse(written), Err(LocatorError::Syntax), "{written}");
        }
        assert_eq!(text_of("001#502.1\"Se\""), Err(LocatorError::UnknownSeed));
        assert_eq!(text_of("000#502.9\"Se\""), Err(LocatorError::UnknownSection));
        assert_eq!(text_of("000#502.1\"Terzo,\""), Err(LocatorError::NotFound));
        assert_eq!(text_of("003#FC.4\"Se una creatura\""), Err(LocatorError::Ambiguous));
        assert_eq!(text_of("004#502.15j\"Ceci est un\"@3"), Err(LocatorError::NotFound));
    }

    #[test]
    fn words_count_only_at_the_beginning_of_a_sentence_and_inside_the_section() {
        assert_eq!(text_of("000#502.1\"tutti i permanenti\""), Err(LocatorError::NotFound));
        assert_eq!(
            text_of("003#FC.4\"Se una creatura è\""),
            Ok("Se una creatura è diventata TAPpata dopo essere stata dichiarata come bloccante, infligge \
                comunque il proprio danno.")
        );
        assert_eq!(text_of("004#502.15j\"(Voir règle 420.)\"@2"), Ok("(Voir règle 420.)"));
    }
}
