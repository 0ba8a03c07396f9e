//! Mana: always a shape as well as a colour.

use super::icon::Icon;
use crate::engine::Colour;
use crate::session::snapshot::Pip;
use crate::web::i18n::Strings;
use yew::prelude::*;

const fn shape(colour: Colour) -> (Icon, &'static str) {
    match colour {
        Colour::White => (Icon::PipW, "w"),
        Colour::Blue => (Icon::PipU, "u"),
        Colour::Black => (Icon::PipB, "b"),
        Colour::Red => (Icon::PipR, "r"),
        Colour::Green => (Icon::PipG, "g"),
    }
}

/// The pieces of a text of a card: each a sign of the game, if there is one, and the words after it.
fn pieces(text: &str) -> impl Iterator<Item = (Option<&str>, &str)> {
    let mut parts = text.split('{');
    let first = (None, parts.next().unwrap_or_default());
    std::iter::once(first).chain(parts.map(|part| match part.split_once('}') {
        Some((sign, rest)) => (Some(sign), rest),
        None => (None, part),
    }))
}

const LETTERS: [&str; 5] = ["W", "U", "B", "R", "G"];

/// A text of a card as it is spoken: signs of the game in words.
#[must_use]
pub fn spoken(words: &Strings, text: &str) -> String {
    let table = &words.table;
    let mut said = String::new();
    for (sign, rest) in pieces(text) {
        let colour = LETTERS.iter().position(|letter| Some(*letter) == sign);
        let word = match (sign, colour.and_then(|at| table.mana_of.get(at))) {
            (Some("T"), _) => table.tap_said,
            (_, Some(word)) => word,
            (other, None) => other.unwrap_or_default(),
        };
        let gap = if word.is_empty() || said.is_empty() || said.ends_with([' ', '(']) { "" } else { " " };
        said.push_str(&format!("{gap}{word}{rest}"));
    }
    said
}

/// A sign of the game as it is drawn: our own for tapping and for a colour, a number in its box.
fn drawn(words: &Strings, sign: &str) -> Html {
    match (sign, LETTERS.iter().position(|letter| *letter == sign)) {
        ("T", _) => html! { <span class="tap-sign" title={words.table.tap_said}>{ Icon::Tap.view() }</span> },
        (_, Some(at)) => Colour::ALL.get(at).copied().map(colour_pip).unwrap_or_default(),
        (other, None) => html! { <i class="pip-number">{ other.to_owned() }</i> },
    }
}

/// A text with signs of the game: to be seen with them, to be heard in words.
pub fn with_signs(words: &Strings, text: &str) -> Html {
    if !text.contains('{') {
        return html! { text.to_owned() };
    }
    let seen = pieces(text)
        .map(|(sign, rest)| html! { <>{ sign.map(|sign| drawn(words, sign)) }{ rest.to_owned() }</> });
    html! { <><span aria-hidden="true">{ for seen }</span><span class="visually-hidden">{ spoken(words, text) }</span></> }
}

/// The sign of one colour, without words.
pub fn colour_pip(colour: Colour) -> Html {
    let (icon, letter) = shape(colour);
    icon.coloured(letter)
}

/// A few mana of one kind: each its own sign, more than three as a number before the sign.
fn pip(pip: &Pip) -> Html {
    let signs = match pip.colour {
        None => html! { <i class="pip-number">{ pip.amount }</i> },
        Some(colour) if pip.amount <= 3 => (0..pip.amount).map(|_| colour_pip(colour)).collect(),
        Some(colour) => html! { <>{ pip.amount }{ colour_pip(colour) }</> },
    };
    html! { <span class="cost" aria-hidden="true">{ signs }</span> }
}

/// Mana or a cost, with its words for those who listen.
pub fn pips(all: &[Pip]) -> Html {
    let words = all.iter().map(|pip| &*pip.label).collect::<Vec<_>>().join(", ");
    html! {
        <span class="cost">
            { for all.iter().filter(|pip| pip.colour.is_none()).chain(all.iter().filter(|pip| pip.colour.is_some())).map(pip) }
            <span class="visually-hidden">{ words }</span>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::spoken;
    use crate::locale::Locale;
    use crate::web::i18n::Strings;

    #[test]
    fn signs_are_spoken_in_words() {
        let said = |locale, text| spoken(Strings::of(locale), text);
        assert_eq!(said(Locale::It, "{T}: Aggiungi {G}."), "TAPpa: Aggiungi mana verde.");
        assert_eq!(said(Locale::En, "{1}{G}, {T}: Draw a card."), "1 green mana, Tap: Draw a card.");
        assert_eq!(said(Locale::Fr, "Aucun signe."), "Aucun signe.");
    }
}
