//! Mana: always a shape as well as a colour.

use super::icon::Icon;
use crate::engine::Colour;
use crate::session::snapshot::Pip;
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
