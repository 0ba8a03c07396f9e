//! Questions back to text.

use super::super::ask::{AskLine, When};
use super::super::parse::WHENS;
use super::player;
use crate::notation::Name;
use crate::notation::words::{name, word_for};

/// A question as a text asks it.
#[must_use]
pub fn ask_text(line: &AskLine) -> String {
    match line {
        AskLine::Next => "next".to_owned(),
        AskLine::Order => "order".to_owned(),
        AskLine::Priority => "priority".to_owned(),
        AskLine::Trigger => "trigger".to_owned(),
        AskLine::Attack(what) => format!("attack {}", name(&what.text)),
        AskLine::Block(what) => format!("block {}", name(&what.text)),
        AskLine::Play(what) => format!("play {}", name(&what.text)),
        AskLine::Return(what) => format!("return {}", name(&what.text)),
        AskLine::Life(of, when) => format!("life {} {}", player(*of), word_for(&WHENS, *when)),
        AskLine::Size(what, when) => of_object("size", what, *when),
        AskLine::Zone(what, when) => of_object("zone", what, *when),
        AskLine::Tapped(what, when) => of_object("tapped", what, *when),
        AskLine::Damage(what, when) => of_object("damage", what, *when),
    }
}

fn of_object(fact: &str, what: &Name, when: When) -> String {
    format!("{fact} {} {}", name(&what.text), word_for(&WHENS, when))
}
