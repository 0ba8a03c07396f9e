//! The rulebook against its sources: nothing quoted that is not there, nothing there that cannot be quoted, and
//! nothing shown where it would be wrong.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used)]

mod board;
mod glossary;
mod history;
mod map;
mod play;
mod texts;
mod walk;

use in_fase::locale::Locale;
use in_fase::rulebook::Text;

/// What every text of ours must be in each language.
fn check_text(place: &str, text: &Text) {
    for locale in Locale::ALL {
        let words = text.get(locale);
        assert!(!words.trim().is_empty() && words.trim() == words, "{place}, {locale:?}: empty or untrimmed");
        assert!(!words.contains('\''), "{place}, {locale:?}: a straight apostrophe");
        assert!(!words.contains('!'), "{place}, {locale:?}: an exclamation mark");
        assert!(!words.contains('"'), "{place}, {locale:?}: straight quotation marks");
        assert!(!words.contains("  "), "{place}, {locale:?}: two blanks");
    }
    let unspaced = |mark: char| text.fr.split(mark).rev().skip(1).any(|before| !before.ends_with('\u{a0}'));
    assert!(![':', ';', '?', '»'].into_iter().any(unspaced), "{place}: a French mark without its space");
    assert!(!text.fr.replace("«\u{a0}", "").contains('«'), "{place}: a French mark without its space");
}
