//! What was found, in English.

use super::{lines, seat, words};
use crate::notation::words::step;
use crate::scenario::Found;

pub(super) fn found(found: &Found) -> String {
    match found {
        Found::So(found) => found.clone(),
        Found::Holds => "it holds".to_owned(),
        Found::SetUpTaken => "the set-up is taken".to_owned(),
        Found::SetUp(_) => String::new(),
        Found::NeverBegan(own) => format!("no {} has begun", step(*own)),
        Found::WaitsFor(Some(awaited)) => {
            let (decision, player) = words(*awaited);
            format!("the game waits for {decision} ({player})")
        }
        Found::WaitsFor(None) => "the game waits for nobody".to_owned(),
        Found::NoPriority(Some(awaited)) => {
            let (decision, player) = words(*awaited);
            format!("nobody has priority; the game waits for {decision} ({player})")
        }
        Found::NoPriority(None) => "nobody has priority; the game waits for nobody".to_owned(),
        Found::NobodyThere(player) => format!("there is no “{}” at this table", seat(*player)),
        Found::NothingCalled(name) => format!("nothing here is called “{name}”"),
        Found::Refused { tag, why: None } => format!("refused: {tag}"),
        Found::Refused { tag, why: Some(why) } => format!("refused: {tag} ({why})"),
        Found::RefusedOtherwise { tag, why: None } => format!("refused because {tag}"),
        Found::RefusedOtherwise { tag, why: Some(why) } => format!("refused because {tag} ({why})"),
        Found::Accepted => "it was accepted".to_owned(),
        Found::NotThere { pattern, happened } => {
            format!("no “{pattern}” there; since the last command:{}", lines(happened))
        }
        Found::Happened(line) => format!("it happened: {line}"),
        Found::StackEmpty => "the stack is empty".to_owned(),
        Found::StackNeverEmpties => "the stack never empties".to_owned(),
        Found::GameEnded => "the game ended before".to_owned(),
        Found::NotReached => "it was not reached".to_owned(),
        Found::Crowd(limit) => format!("there are more than {limit} permanents"),
        Found::TooLong => "it goes on for too long".to_owned(),
    }
}
