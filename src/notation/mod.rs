//! The notation: how texts become values and values texts. Knows no catalogue, no game in progress and no file.

pub mod card;
mod cursor;
mod fault;
mod lexer;
mod message;
pub mod number;
pub mod turn;
pub mod words;

pub use card::NamedCard;
pub use cursor::{Cursor, NAME_LIMIT, NUMBER_LIMIT, same, shortened};
pub use fault::{Fault, Name, Problem, Spot, Wanted};
pub use lexer::{Kind, LINE_LIMIT, LINES_LIMIT, SourceLine, TEXT_LIMIT, Token, lines};
