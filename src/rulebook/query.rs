//! Looking for words in texts of any of the languages: capitals, accents and the kind of apostrophe do not matter.

use std::ops::Range;

/// How many words are looked for; what is written behind them is not.
const WORDS: usize = 8;

/// Words to look for. A text has a word if one of its words begins with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    words: Vec<Vec<char>>,
}

/// A letter as it is compared, and the bytes of the text that it stands for.
struct Letter {
    letter: char,
    from: usize,
    to: usize,
}

impl Query {
    /// The words of what somebody has typed, without the marks around them.
    #[must_use]
    pub fn new(typed: &str) -> Self {
        let bare = |word: &'_ str| word.trim_matches(|sign: char| !sign.is_alphanumeric()).to_owned();
        let words = typed.split_whitespace().map(bare).filter(|word| !word.is_empty());
        let words = words.map(|word| folded(&word).map(|it| it.letter).collect());
        Self { words: words.take(WORDS).collect() }
    }

    /// Whether there is nothing to look for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether every word is in some of the texts.
    #[must_use]
    pub fn is_in<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> bool {
        let mut missing: Vec<&[char]> = self.words.iter().map(Vec::as_slice).collect();
        for text in texts {
            if missing.is_empty() {
                break;
            }
            let letters: Vec<Letter> = folded(text).collect();
            missing.retain(|word| !(0..letters.len()).any(|at| begins(&letters, at, word)));
        }
        missing.is_empty()
    }

    /// Where the words are in a text, in order; places that touch or overlap are one.
    #[must_use]
    pub fn places(&self, text: &str) -> Vec<Range<usize>> {
        if self.words.is_empty() {
            return Vec::new();
        }
        let letters: Vec<Letter> = folded(text).collect();
        let mut places: Vec<Range<usize>> = Vec::new();
        for at in 0..letters.len() {
            let longest = self.words.iter().filter(|word| begins(&letters, at, word)).map(Vec::len).max();
            let found = longest.and_then(|length| Some((letters.get(at)?, letters.get(at + length - 1)?)));
            let Some((first, last)) = found else { continue };
            match places.last_mut() {
                Some(before) if before.end >= first.from => before.end = before.end.max(last.to),
                _ => places.push(first.from..last.to),
            }
        }
        places
    }
}

/// Whether a word of the text begins here with this one. A number is not the beginning of a longer one: 502.1 is not 502.15.
fn begins(letters: &[Letter], at: usize, word: &[char]) -> bool {
    let is_inside = at
        .checked_sub(1)
        .and_then(|before| letters.get(before))
        .is_some_and(|it| it.letter.is_alphanumeric());
    let Some(here) = letters.get(at..).filter(|here| !is_inside && here.len() >= word.len()) else {
        return false;
    };
    let is_same = here.iter().zip(word).all(|(own, wanted)| own.letter == *wanted);
    let is_number = word.last().is_some_and(char::is_ascii_digit);
    let goes_on = here.get(word.len()).is_some_and(|next| next.letter.is_ascii_digit());
    is_same && !(is_number && goes_on)
}

/// A text as it is compared: small letters without accents.
fn folded(text: &str) -> impl Iterator<Item = Letter> {
    let small = text.char_indices().flat_map(|(from, sign)| {
        sign.to_lowercase().map(move |letter| (letter, from, from + sign.len_utf8()))
    });
    small.flat_map(|(letter, from, to)| bare(letter).map(move |letter| Letter { letter, from, to }))
}

/// A letter without its accent; two for those that are written as one.
fn bare(letter: char) -> impl Iterator<Item = char> {
    let pair = match letter {
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => ['a', '\0'],
        'ç' => ['c', '\0'],
        'è' | 'é' | 'ê' | 'ë' => ['e', '\0'],
        'ì' | 'í' | 'î' | 'ï' => ['i', '\0'],
        'ñ' => ['n', '\0'],
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' => ['o', '\0'],
        'ù' | 'ú' | 'û' | 'ü' => ['u', '\0'],
        'ý' | 'ÿ' => ['y', '\0'],
        'æ' => ['a', 'e'],
        'œ' => ['o', 'e'],
        '’' | '‘' => ['\'', '\0'],
        // An accent that stands by itself behind its letter.
        '\u{300}'..='\u{36f}' => ['\0', '\0'],
        other => [other, '\0'],
    };
    pair.into_iter().filter(|letter| *letter != '\0')
}

#[cfg(test)]
mod tests {
    use super::Query;

    fn marked(typed: &str, text: &str) -> String {
        let (mut marked, mut at) = (String::new(), 0);
        for place in Query::new(typed).places(text) {
            marked.push_str(&text[at..place.start]);
            marked.push_str(&format!("[{}]", &text[place.clone()]));
            at = place.end;
        }
        marked + &text[at..]
    }

    #[test]
    fn accents_capitals_and_apostrophes_do_not_matter() {
        assert_eq!(marked("PRIORITA", "Nessuno ha priorità."), "Nessuno ha [priorità].");
        assert_eq!(marked("dephasage", "Le Déphasage est une"), "Le [Déphasage] est une");
        assert_eq!(marked("de\u{301}gagement", "l'étape de dégagement"), "l'étape de [dégagement]");
        assert_eq!(marked("l’etape", "Lors de l'étape"), "Lors de [l'étape]");
        assert_eq!(marked("coeur", "Le cœur"), "Le [cœur]");
        assert_eq!(marked("œuvre", "mise en oeuvre"), "mise en [oeuvre]");
    }

    #[test]
    fn a_word_is_found_at_its_beginning_and_not_inside_another() {
        assert_eq!(marked("stap", "che STAPperanno"), "che [STAP]peranno");
        assert_eq!(marked("ora", "ancora, ora"), "ancora, [ora]");
        assert_eq!(marked("etape", "l'étape"), "l'[étape]");
    }

    #[test]
    fn a_rule_number_is_found_whole() {
        for (typed, text, found) in [
            ("502.1", "502.15d", false),
            ("502.1", "502.1", true),
            ("502.15", "502.15d", true),
            ("502.15d", "502.15d", true),
            ("§ 502.15D", "502.15d", true),
            ("502", "Vedi regola 502.1,", true),
            ("728,", "Vedi regola 728, \"Giorno e notte\".", true),
        ] {
            assert_eq!(Query::new(typed).is_in([text]), found, "{typed} in {text}");
        }
    }

    #[test]
    fn every_word_must_be_there_wherever_it_stands() {
        let query = Query::new("giocatore attivo");
        assert!(query.is_in(["l'attivo", "il giocatore"]));
        assert!(!query.is_in(["il giocatore"]));
        assert_eq!(marked("notte giorno", "giorno e notte"), "[giorno] e [notte]");
    }

    #[test]
    fn nothing_typed_finds_nothing_in_particular() {
        for typed in ["", "   ", "§", "«»", "…!"] {
            assert!(Query::new(typed).is_empty(), "{typed}");
            assert!(Query::new(typed).places("qualcosa").is_empty());
        }
    }

    #[test]
    fn whatever_is_typed_the_places_are_places_of_the_text() {
        let text = "Ǆ ﬁ İstanbul ẞ 🜁 été\u{301} l’œuf 502.1";
        for typed in ["i", "ist", "ss", "ete", "f", "🜁", "oeuf", "œ", "\u{301}", "502.1", "ǆ"] {
            for place in Query::new(typed).places(text) {
                assert!(text.get(place.clone()).is_some_and(|found| !found.is_empty()), "{typed}: {place:?}");
            }
        }
    }
}
