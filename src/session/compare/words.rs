//! Where two sentences part, word by word.

use super::align::{SAME, align};

/// Above this share of its words, in percent, a sentence differs as a whole, and no word of it is picked out.
const WHOLLY: usize = 60;

/// A sentence cut into runs: with each, whether the other sentence says otherwise. `common`: the same sentence in the
/// words in which both editions are compared; where only the edition's wording parts them, nothing is picked out.
pub(in crate::session) fn differing(own: &str, common: &str, other: &str) -> Vec<(String, bool)> {
    let pieces = pieces(own);
    let words: Vec<&str> = pieces.iter().filter(|(_, is_word)| *is_word).map(|(text, _)| *text).collect();
    let shared = |sentence: &str| shared(&words, sentence);
    let (with_other, with_common) = (shared(other), shared(common));
    let mut picked: Vec<bool> =
        with_other.iter().zip(&with_common).map(|(there, here)| !there && *here).collect();
    close_gaps(&mut picked);
    let count = picked.iter().filter(|picked| **picked).count();
    if count * 100 > words.len() * WHOLLY {
        return vec![(own.to_owned(), false)];
    }
    runs(&pieces, &picked)
}

/// A single word that both have, between words that are picked out, is picked out with them.
fn close_gaps(picked: &mut [bool]) {
    let gaps: Vec<usize> = (1..picked.len())
        .filter(|at| matches!(picked.get(at - 1..=at + 1), Some([true, false, true])))
        .collect();
    for at in gaps {
        if let Some(word) = picked.get_mut(at) {
            *word = true;
        }
    }
}

/// For each word, whether the sentence has it too, in the same order.
fn shared(words: &[&str], sentence: &str) -> Vec<bool> {
    let pieces = pieces(sentence);
    let others: Vec<&str> = pieces.iter().filter(|(_, is_word)| *is_word).map(|(text, _)| *text).collect();
    let lines = align(words, &others, |one, other| if one == other { SAME } else { 0 });
    let mut shared = vec![false; words.len()];
    for (one, other) in lines {
        if let (Some(at), Some(_)) = (one, other)
            && let Some(word) = shared.get_mut(at)
        {
            *word = true;
        }
    }
    shared
}

/// The words of a sentence, and what stands between them.
fn pieces(sentence: &str) -> Vec<(&str, bool)> {
    let is_word = |sign: char| sign.is_alphanumeric() || "’+−/".contains(sign);
    let mut pieces = Vec::new();
    let mut rest = sentence;
    while let Some(first) = rest.chars().next() {
        let sort = is_word(first);
        let end = rest.find(|sign| is_word(sign) != sort).unwrap_or(rest.len());
        let (piece, after) = rest.split_at(end);
        pieces.push((piece, sort));
        rest = after;
    }
    pieces
}

/// Neighbouring words that are picked out go together with what stands between them.
fn runs(pieces: &[(&str, bool)], picked: &[bool]) -> Vec<(String, bool)> {
    let mut runs: Vec<(String, bool)> = Vec::new();
    let mut picks = picked.iter().copied().peekable();
    let mut last = false;
    for (text, is_word) in pieces {
        let is_picked = if *is_word {
            picks.next().unwrap_or(false)
        } else {
            last && picks.peek().copied().unwrap_or(false)
        };
        if *is_word {
            last = is_picked;
        }
        match runs.last_mut() {
            Some((run, picked)) if *picked == is_picked => run.push_str(text),
            _ => runs.push(((*text).to_owned(), is_picked)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::differing;

    fn marked(own: &str, common: &str, other: &str) -> String {
        let run = |(text, picked): (String, bool)| if picked { format!("[{text}]") } else { text };
        differing(own, common, other).into_iter().map(run).collect()
    }

    #[test]
    fn what_the_other_says_otherwise_is_picked_out() {
        let (four, five) = ("Moth assigns 4 damage to Bruno.", "Moth assigns 5 damage to Bruno.");
        assert_eq!(marked(four, four, five), "Moth assigns [4] damage to Bruno.");
        assert_eq!(marked(five, five, four), "Moth assigns [5] damage to Bruno.");
        let more = "Moth assigns 5 damage to Bruno and 2 more to Anna.";
        assert_eq!(marked(more, more, five), "Moth assigns 5 damage to Bruno [and 2 more to Anna].");
    }

    #[test]
    fn a_word_in_common_does_not_break_what_is_picked_out() {
        let (zone, place) = (
            "It and all that it carries are in a zone and not in play.",
            "It and all that it carries stay in place.",
        );
        assert_eq!(marked(zone, zone, place), "It and all that it carries [are in a zone and not in play].");
    }

    #[test]
    fn words_of_an_edition_are_no_difference() {
        let (played, cast) = ("You play Growth at 2 Bears now.", "You cast Growth at 2 Bears now.");
        assert_eq!(
            marked(played, cast, "You cast Growth at 3 Bears now."),
            "You play Growth at [2] Bears now."
        );
    }

    #[test]
    fn of_a_sentence_that_differs_wholly_no_word_is_picked_out() {
        let burn = "Mana burn: you lose 1 life.";
        assert_eq!(marked(burn, burn, "The pool empties without harm."), burn);
    }
}
