//! Spells, abilities, the stack and priority.

use super::terms;

terms! {
    "spell" "magia, magie" "sort" "spell"
        note "Sono magie tutte, non solo le stregonerie."
            "L’italien «\u{a0}magie\u{a0}» désigne tous les sorts, pas seulement les rituels."
            "Italian “magie” are spells of every type, not only sorceries.";
    "instant" "istantaneo" "éphémère" "instant";
    "sorcery" "stregoneria" "rituel" "sorcery";
    "ability" "abilità" "capacité" "ability";
    "static-ability" "abilità statica" "capacité statique" "static ability";
    "triggered-ability" "abilità innescata" "capacité déclenchée" "triggered ability";
    "to-trigger" "innescarsi, si innesca" "se déclencher" "to trigger";
    "delayed-triggered-ability" "abilità innescata ritardata" "capacité déclenchée retardée"
        "delayed triggered ability";
    "activated-ability" "abilità attivata" "capacité activée" "activated ability";
    "cast" ["giocare una magia" "lanciare una magia"] ["jouer un sort" "lancer un sort"]
        ["to play a spell" "to cast a spell"]
        note "Un tempo «giocare» valeva per magie, abilità e terre; oggi solo per le terre."
            "Autrefois, «\u{a0}jouer\u{a0}» se disait des sorts, des capacités et des terrains\u{a0}; aujourd’hui, des terrains seuls."
            "“Play” once was said of spells, abilities and lands; today of lands only.";
    "activate" ["giocare un’abilità" "attivare un’abilità"] ["jouer une capacité" "activer une capacité"]
        ["to play an ability" "to activate an ability"];
    "play-a-land" "giocare una terra" "jouer un terrain" "to play a land";
    "resolve" "risolversi" "se résoudre" "to resolve";
    "stack" "pila" "pile" "stack";
    "empty-stack" "pila vuota" "pile vide" "empty stack";
    "priority" "priorità" "priorité" "priority";
    "nobody-has-priority" "priorità: nessuno" "priorité\u{a0}: personne" "priority: nobody";
    "you-have-priority" "priorità: tu" "priorité\u{a0}: vous" "priority: you";
    "pass-priority" "passare la priorità" "passer la priorité" "to pass priority";
    "respond" "rispondere" "répondre" "to respond";
    "target" "bersaglio" "cible" "target";
    "turn-based-action" ["azione di gioco" "azione basata sui turni"] ["action de jeu" "action obligatoire du tour"]
        ["game action" "turn-based action"];
    "state-based-action" ["effetto generato dallo stato" "azione generata dallo stato"]
        ["effet basé sur un état" "action basée sur un état"] ["state-based effect" "state-based action"];
    "mana-pool" "riserva di mana" "réserve de mana" "mana pool";
    "mana-burn" "eccesso di mana" "brûlure de mana" "mana burn" only Then;
}
