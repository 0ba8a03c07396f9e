//! Phasing.

use super::terms;

terms! {
    "phasing" "fase" "déphasage" "phasing";
    "phase-out" ["passare fuori fase" "scomparire"] "passer hors phase" "to phase out";
    "phase-in" ["tornare in gioco" "apparire"] "passer en phase" "to phase in";
    "phased-out" "fuori fase" "hors phase" "phased out"
        note "Non ha a che vedere con le fasi del turno."
            "Rien à voir avec les phases du tour."
            "It has nothing to do with the phases of the turn.";
    "phased-in" "in fase" "en phase" "phased in";
    "will-phase-out" "uscirà" "va passer hors phase" "will phase out";
    "phased-out-zone" "zona fuori fase" "zone hors phase" "phased-out zone" only Then;
    "directly" "direttamente" "normalement" "directly";
    "indirectly" "indirettamente" "indirectement" "indirectly";
    "phased-out-with-it" "fuori fase con lei, indirettamente" "hors phase avec elle, indirectement"
        "phased out with it, indirectly";
    "timestamp" "indicatore temporale" ["tampon horaire" "horodatage"] "timestamp";
}
