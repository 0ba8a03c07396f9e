//! What was found, in Italian.

use super::{lines, seat, words};
use crate::notation::words::step;
use crate::scenario::Found;

pub(super) fn found(found: &Found) -> String {
    match found {
        Found::So(found) => format!("«{found}»"),
        Found::Holds => "è proprio così".to_owned(),
        Found::SetUpTaken => "la preparazione è accettata".to_owned(),
        Found::SetUp(_) => String::new(),
        Found::NeverBegan(own) => format!("non è mai cominciata la parte «{}»", step(*own)),
        Found::WaitsFor(Some(awaited)) => {
            let (decision, player) = words(*awaited);
            format!("la partita aspetta «{decision}» da «{player}»")
        }
        Found::WaitsFor(None) => "la partita non aspetta nessuno".to_owned(),
        Found::NoPriority(Some(awaited)) => {
            let (decision, player) = words(*awaited);
            format!("nessuno ha la priorità; la partita aspetta «{decision}» da «{player}»")
        }
        Found::NoPriority(None) => "nessuno ha la priorità; la partita non aspetta nessuno".to_owned(),
        Found::NobodyThere(player) => format!("a questo tavolo «{}» non c’è", seat(*player)),
        Found::NothingCalled(name) => format!("qui niente si chiama «{name}»"),
        Found::Refused { tag, .. } => format!("rifiutato per «{tag}»"),
        Found::RefusedOtherwise { tag, .. } => format!("rifiutato invece per «{tag}»"),
        Found::Accepted => "è accettato".to_owned(),
        Found::NotThere { pattern, happened } => {
            format!("«{pattern}» non c’è; dall’ultimo comando:{}", lines(happened))
        }
        Found::Happened(line) => format!("è successo: «{line}»"),
        Found::StackEmpty => "la pila è vuota".to_owned(),
        Found::StackNeverEmpties => "la pila non si svuota mai".to_owned(),
        Found::GameEnded => "la partita è finita prima".to_owned(),
        Found::NotReached => "non ci si è arrivati".to_owned(),
        Found::Crowd(limit) => format!("ci sono più di {limit} permanenti"),
        Found::TooLong => "va avanti troppo a lungo".to_owned(),
    }
}
