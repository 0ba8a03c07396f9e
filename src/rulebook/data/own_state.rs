//! Our sentences about state-based actions and the end of the game.

use crate::rulebook::own::own_sentences;

own_sentences! {
    STATE_BASED_2005
        "È un effetto generato dallo stato: avviene da sé, prima che qualcuno riceva priorità."
        "C’est un effet basé sur un état : il se produit tout seul, avant que quiconque reçoive la priorité."
        "It is a state-based effect: it happens by itself, before anyone gets priority.";
    STATE_BASED_2025
        "È un’azione generata dallo stato: avviene da sé, prima che qualcuno riceva priorità."
        "C’est une action basée sur un état : elle se produit toute seule, avant que quiconque reçoive la priorité."
        "It is a state-based action: it happens by itself, before anyone gets priority.";
    NO_LIFE
        "Chi ha zero punti vita o meno perde la partita."
        "Un joueur à zéro point de vie ou moins perd la partie."
        "A player at 0 or less life loses the game.";
    NO_LIBRARY
        "Chi ha pescato da un grimorio vuoto perde la partita."
        "Un joueur qui a pioché dans une bibliothèque vide perd la partie."
        "A player who drew from an empty library loses the game.";
    POISON
        "Chi ha dieci segnalini veleno perde la partita."
        "Un joueur qui a dix marqueurs « poison » perd la partie."
        "A player with ten poison counters loses the game.";
    TOKEN_GONE_2005
        "Una pedina che non è più in gioco, o che è fuori fase, cessa di esistere."
        "Un jeton qui n’est plus en jeu, ou qui est hors phase, cesse d’exister."
        "A token that is no longer in play, or is phased out, ceases to exist.";
    TOKEN_GONE_2025
        "Una pedina che non è più sul campo di battaglia cessa di esistere."
        "Un jeton qui n’est plus sur le champ de bataille cesse d’exister."
        "A token that is no longer on the battlefield ceases to exist.";
    ZERO_TOUGHNESS
        "Con costituzione zero o meno una creatura va nel cimitero; non è distrutta."
        "Avec une endurance de zéro ou moins, une créature va au cimetière ; elle n’est pas détruite."
        "With toughness 0 or less a creature goes to the graveyard; it is not destroyed.";
    LETHAL_DAMAGE
        "Il danno segnato ha raggiunto la costituzione: la creatura è distrutta."
        "Les blessures marquées atteignent l’endurance : la créature est détruite."
        "The damage marked on it has reached its toughness: the creature is destroyed.";
    DEATHTOUCHED_2025
        "Ha subìto danno da una fonte con tocco letale: la creatura è distrutta."
        "Elle a subi des blessures d’une source avec le contact mortel : la créature est détruite."
        "It was dealt damage by a source with deathtouch: the creature is destroyed.";
    LEGENDS_2005
        "Le leggende con lo stesso nome vanno tutte nel cimitero, di chiunque siano."
        "Les légendes du même nom vont toutes au cimetière, quel que soit leur contrôleur."
        "Legends with the same name all go to the graveyard, whoever controls them.";
    LEGENDS_2025
        "Chi controlla più leggende con lo stesso nome ne tiene una a scelta; le altre vanno nel cimitero."
        "Qui contrôle plusieurs légendes du même nom en garde une au choix ; les autres vont au cimetière."
        "Whoever controls several legends with the same name keeps one of choice; the others go to the graveyard.";
    AURA_WITHOUT_HOST
        "Un’Aura che non è assegnata a niente, o a qualcosa che non può incantare, va nel cimitero."
        "Une aura qui n’est attachée à rien, ou qui l’est à ce qu’elle ne peut enchanter, va au cimetière."
        "An Aura attached to nothing, or to something it can’t enchant, goes to the graveyard.";
    EQUIPMENT_WITHOUT_HOST
        "Un Equipaggiamento che non può più equipaggiare si stacca e resta dov’è."
        "Un équipement qui ne peut plus équiper se détache et reste où il est."
        "An Equipment that can no longer equip becomes unattached and stays where it is.";
    COUNTER_PAIRS_2025
        "I segnalini +1/+1 e −1/−1 se ne vanno a coppie."
        "Les marqueurs +1/+1 et −1/−1 s’en vont par paires."
        "+1/+1 and −1/−1 counters leave in pairs.";
    COUNTER_PAIRS_2005
        "Nel 2005 i segnalini +1/+1 e −1/−1 restano insieme."
        "En 2005, les marqueurs +1/+1 et −1/−1 restent ensemble."
        "In 2005 +1/+1 and −1/−1 counters stay side by side.";
    NO_TEAMS_2005
        "Qui si gioca ognuno per sé: i turni di squadra condivisi si mostrano con le regole di oggi."
        "Ici, chacun joue pour soi : les tours d’équipe partagés se montrent avec les règles d’aujourd’hui."
        "Here everybody plays alone: shared team turns are shown with today’s rules.";
    TEAM_POISON_2025
        "Per una squadra si contano insieme i segnalini veleno di tutti: ne bastano quindici."
        "Pour une équipe, les marqueurs poison de tous se comptent ensemble : quinze suffisent."
        "A team’s poison counters are counted together: fifteen are enough.";
    TEAM_LOSES_2025
        "Una squadra vince e perde tutta insieme: se perde uno, perdono anche i compagni."
        "Une équipe gagne et perd tout entière : si l’un perd, ses coéquipiers perdent avec lui."
        "A team wins and loses as one: if one member loses, his teammates lose with him.";
    LEAVES_WITH_ALL
        "Chi ha perso lascia la partita con tutte le sue carte; gli altri vanno avanti."
        "Qui a perdu quitte la partie avec toutes ses cartes ; les autres continuent."
        "Whoever has lost leaves the game with all his cards; the others play on.";
    GAME_WON
        "L’altro giocatore ha perso: la partita è finita."
        "L’autre joueur a perdu : la partie est finie."
        "The other player has lost: the game is over.";
    GAME_DRAWN
        "Tutti hanno perso nello stesso momento: la partita finisce in parità."
        "Tous ont perdu au même moment : la partie est nulle."
        "All lost at the same time: the game is a draw.";
}
