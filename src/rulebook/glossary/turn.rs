//! The turn, its phases and steps, and whose it is.

use super::terms;

terms! {
    "turn" "turno" "tour" "turn";
    "phase" "fase" "phase" "phase"
        note "«Fase» è la parte del turno, l’abilità di chi scompare e appare, e alla buona anche una sottofase."
            "L’italien «\u{a0}fase\u{a0}» désigne la phase du tour, le déphasage et, au sens large, une étape."
            "Italian “fase” is the phase of a turn, the ability phasing and, loosely, a step.";
    "step" ["interfase" "sottofase"] "étape" "step";
    "beginning-phase" "fase iniziale" "phase de début" "beginning phase";
    "untap-step" ["interfase di STAP" "sottofase di STAP"] "étape de dégagement" "untap step"
        short "STAP" "Dégagement" "Untap";
    "upkeep-step" ["interfase di mantenimento" "sottofase di mantenimento"] "étape d’entretien" "upkeep step"
        short "Mantenimento" "Entretien" "Upkeep";
    "draw-step" ["interfase di acquisizione" "sottofase di acquisizione"] "étape de pioche" "draw step"
        short "Acquisizione" "Pioche" "Draw";
    "main-phase" "fase principale" "phase principale" "main phase"
        short "Principale" "Principale" "Main"
        note "Ce n’è una prima e una dopo il combattimento: la seconda è, nella guida, la «Fase Principale (di nuovo)»."
            "Il y en a une avant le combat et une après\u{a0}; dans le guide, la seconde s’appelle «\u{a0}Fase Principale (di nuovo)\u{a0}»."
            "There is one before combat and one after; the guide calls the second “Fase Principale (di nuovo)”.";
    "combat-phase" "fase di combattimento" "phase de combat" "combat phase";
    "beginning-of-combat-step"
        ["interfase di inizio del combattimento" "sottofase di inizio del combattimento"]
        "étape de début de combat" "beginning of combat step"
        short "Inizio combattimento" "Début du combat" "Beginning of combat";
    "declare-attackers-step"
        ["interfase di dichiarazione delle creature attaccanti" "sottofase di dichiarazione delle creature attaccanti"]
        "étape de déclaration des attaquants" "declare attackers step"
        short "Attaccanti" "Attaquants" "Attackers";
    "declare-blockers-step"
        ["interfase di dichiarazione delle creature bloccanti" "sottofase di dichiarazione delle creature bloccanti"]
        "étape de déclaration des bloqueurs" "declare blockers step"
        short "Bloccanti" "Bloqueurs" "Blockers";
    "combat-damage-step"
        ["interfase di danno da combattimento" "sottofase di danno da combattimento"]
        "étape des blessures de combat" "combat damage step"
        short "Danno" "Blessures" "Damage";
    "end-of-combat-step"
        ["interfase di fine del combattimento" "sottofase di fine del combattimento"]
        "étape de fin de combat" "end of combat step"
        short "Fine combattimento" "Fin du combat" "End of combat";
    "ending-phase" "fase finale" "phase de fin" "ending phase";
    "end-step"
        ["interfase di fine del turno" "sottofase finale"]
        ["étape de fin de tour" "étape de fin"]
        ["end of turn step" "end step"]
        short "Fine turno" "Fin de tour" "End of turn";
    "cleanup-step" ["interfase di cancellazione" "sottofase di cancellazione"] "étape de nettoyage" "cleanup step"
        short "Cancellazione" "Nettoyage" "Cleanup";
    "active-player" "giocatore attivo" "joueur actif" "active player";
    "day" "giorno" "jour" "day" only Now;
    "night" "notte" "nuit" "night" only Now;
    "neither-day-nor-night" "né giorno né notte" "ni jour ni nuit" "neither day nor night" only Now;
    "shared-team-turns"
        "opzione dei turni di squadra condivisi" "option des tours d’équipe partagés" "shared team turns option";
    "active-team" "squadra attiva" "équipe active" "active team";
    "two-headed-giant" "Gigante a Due Teste" "Troll à deux têtes" "Two-Headed Giant";
}
