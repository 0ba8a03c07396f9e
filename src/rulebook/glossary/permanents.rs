//! Permanents, zones and what lies on them.

use super::terms;

terms! {
    "permanent" "permanente" "permanent" "permanent";
    "battlefield" ["in gioco" "campo di battaglia"] ["en jeu, zone en jeu" "champ de bataille"] ["in play" "battlefield"];
    "hand" "mano" "main" "hand";
    "library" "grimorio" "bibliothèque" "library";
    "graveyard" "cimitero" "cimetière" "graveyard";
    "exile" ["rimosso dal gioco" "esilio"] ["retiré de la partie" "exil"] ["removed from the game" "exile"];
    "owner" "proprietario" "propriétaire" "owner";
    "controller" "controllore" "contrôleur" "controller";
    "land" "terra" "terrain" "land";
    "tap" "TAPpare" "engager" "to tap";
    "tapped" "TAPpato, TAPpata" "engagé, engagée" "tapped";
    "untap" "STAPpare" "dégager" "to untap";
    "untapped" "STAPpato, STAPpata" "dégagé, dégagée" "untapped";
    "flipped" "capovolto" "inversé" "flipped";
    "summoning-sickness" "debolezza da evocazione" "mal d’invocation" "summoning sickness";
    "wall" "Muro, Muri" "mur" "Wall";
    "aura" "Aura" "aura" "Aura";
    "equipment" "Equipaggiamento" "équipement" "Equipment";
    "attached" "assegnato a" "attaché à" "attached to";
    "counter" "segnalino" "marqueur" "counter"
        note "Il segnalino sta su un permanente; la pedina è un permanente."
            "L’italien «\u{a0}segnalino\u{a0}» est un marqueur, «\u{a0}pedina\u{a0}» un jeton."
            "Italian “segnalino” is a counter, “pedina” a token.";
    "token" "pedina" "jeton" "token";
    "life" "vita" "vie" "life";
}
