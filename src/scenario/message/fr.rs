//! What was found, in French.

use super::{lines, seat, words};
use crate::notation::words::step;
use crate::scenario::Found;

pub(super) fn found(found: &Found) -> String {
    match found {
        Found::So(found) => format!("« {found} »"),
        Found::Holds => "c’est bien ainsi".to_owned(),
        Found::SetUpTaken => "la mise en place est acceptée".to_owned(),
        Found::SetUp(_) => String::new(),
        Found::NeverBegan(own) => format!("la partie « {} » n’a jamais commencé", step(*own)),
        Found::WaitsFor(Some(awaited)) => {
            let (decision, player) = words(*awaited);
            format!("le jeu attend « {decision} » de « {player} »")
        }
        Found::WaitsFor(None) => "le jeu n’attend personne".to_owned(),
        Found::NoPriority(Some(awaited)) => {
            let (decision, player) = words(*awaited);
            format!("personne n’a la priorité ; le jeu attend « {decision} » de « {player} »")
        }
        Found::NoPriority(None) => "personne n’a la priorité ; le jeu n’attend personne".to_owned(),
        Found::NobodyThere(player) => format!("à cette table, il n’y a pas de « {} »", seat(*player)),
        Found::NothingCalled(name) => format!("ici, rien ne s’appelle « {name} »"),
        Found::Refused { tag, .. } => format!("refusé pour « {tag} »"),
        Found::RefusedOtherwise { tag, .. } => format!("refusé, mais pour « {tag} »"),
        Found::Accepted => "c’est accepté".to_owned(),
        Found::NotThere { pattern, happened } => {
            format!("pas de « {pattern} » ici ; depuis la dernière commande :{}", lines(happened))
        }
        Found::Happened(line) => format!("il s’est passé : « {line} »"),
        Found::StackEmpty => "la pile est vide".to_owned(),
        Found::StackNeverEmpties => "la pile ne se vide jamais".to_owned(),
        Found::GameEnded => "la partie était finie avant".to_owned(),
        Found::NotReached => "on n’y est pas arrivé".to_owned(),
        Found::Crowd(limit) => format!("il y a plus de {limit} permanents"),
        Found::TooLong => "cela dure trop longtemps".to_owned(),
    }
}
