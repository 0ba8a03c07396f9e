//! Glosses of text 004: rule 502.15, phasing, in the words of 2005.

use crate::rulebook::clause::clauses;

clauses! { T004;
    STATIC_ABILITY "502.15a" "Le déphasage est" Holds
        "«Fase» è un’abilità statica: cambia quello che succede nell’interfase di STAP."
        "C’est une capacité statique : elle change ce qui se passe à l’étape de dégagement."
        "Phasing is a static ability: it changes what happens in the untap step.";

    PHASE_OUT "502.15b" "Lors de l'étape" Holds
        "Nello STAP di ciascun giocatore, prima che STAPpi, i suoi permanenti con fase passano fuori fase."
        "À l’étape de dégagement d’un joueur, avant qu’il ne dégage quoi que ce soit, ses permanents avec le déphasage passent hors phase."
        "In each player’s untap step, before that player untaps, their permanents with phasing phase out.";
    PHASE_IN "502.15b" "Simultanément, tous les" Holds
        "Nello stesso istante tornano i permanenti che erano passati fuori fase sotto il suo controllo."
        "Au même instant reviennent les permanents qui étaient passés hors phase sous son contrôle."
        "At the same instant, the permanents that phased out under that player’s control phase in.";
    SEE_217_8 "502.15b" "(Voir règle 217.8," Wrong
        "La zona fuori fase è la regola 217.8; l’inizio dello STAP è la 302.1."
        "La zone hors phase est la règle 217.8 ; le déphasage au début du dégagement, la 302.1."
        "The phased-out zone is rule 217.8; phasing as the start of the untap step is 302.1.";

    SKIPPED_UNTAP "502.15c" "Si un effet" Holds
        "Se un giocatore salta il suo STAP, in quel turno niente passa fuori fase e niente ritorna."
        "Si un joueur saute son étape de dégagement, rien ne passe hors phase ni en phase ce tour-là."
        "If a player skips their untap step, nothing phases out or in that turn.";

    NO_ENTER_OR_LEAVE "502.15d" "Les permanents qui" Holds
        "Passare fuori fase e tornare non innesca le abilità che guardano chi entra o lascia il gioco, e ciò che cambia il modo di entrare in gioco non conta."
        "Passer hors phase ou en phase ne déclenche aucune capacité d’arrivée en jeu ni de sortie du jeu, et ce qui modifie une arrivée en jeu ne compte pas."
        "Phasing in or out triggers no comes-into-play or leaves-play ability, and effects that change how a permanent comes into play do not apply.";
    PHASING_TRIGGERS "502.15d" "Toutefois, les capacités" Holds
        "Le abilità e gli effetti che parlano proprio del passare fuori fase o del tornare, invece, funzionano."
        "En revanche, les capacités et les effets qui parlent du déphasage lui-même fonctionnent."
        "Abilities and effects that speak of phasing itself do work.";
    PHASING_TRIGGERS_WAIT "502.15d" "(Puisque aucun joueur" Holds
        "Nello STAP nessuno ha priorità: le abilità che si innescano così vanno in pila all’inizio del mantenimento."
        "Personne n’a la priorité pendant le dégagement : les capacités déclenchées par le déphasage attendent le début de l’entretien pour aller sur la pile."
        "Nobody has priority in the untap step: abilities triggered by phasing go on the stack as the upkeep step begins.";

    DAMAGE_ERASED "502.15e" "Lorsqu'un permanent passe" Wrong
        "Quando un permanente passa fuori fase, il danno segnato su di lui sparisce."
        "Quand un permanent passe hors phase, les blessures qu’il portait disparaissent."
        "When a permanent phases out, the damage marked on it is gone.";

    SAME_PERMANENT "502.15f" "Une carte qui" Wrong
        "Ciò che torna dalla zona fuori fase è lo stesso permanente di prima."
        "Ce qui revient de la zone hors phase est le même permanent qu’avant."
        "What returns from the phased-out zone is the same permanent as before.";
    EXCEPTION_TO_217_1C "502.15f" "Ceci constitue une" Wrong
        "È un’eccezione alla 217.1c, per cui un permanente che cambia zona dimentica il suo passato."
        "C’est une exception à la 217.1c, selon laquelle un permanent qui change de zone oublie son passé."
        "It is an exception to 217.1c, by which a permanent that changes zones forgets its past.";

    LIMITED_EFFECTS_LOST "502.15g" "Les effets ayant" Wrong
        "Gli effetti a durata limitata e le abilità innescate ritardate che riguardano un permanente non lo toccano più, se passa fuori fase."
        "Un effet à durée limitée ou une capacité déclenchée retardée qui concerne un permanent perd toute prise sur lui s’il passe hors phase."
        "Effects of limited duration and delayed triggered abilities about a permanent no longer affect it once it phases out.";
    OTHER_EFFECTS_LAST "502.15g" "Toutefois, d'autres effets" Holds
        "Gli altri effetti, compresi quelli senza durata, possono valere di nuovo quando torna in gioco."
        "Les autres effets, même sans durée, peuvent s’appliquer de nouveau quand il revient en jeu."
        "Other effects, those without a duration included, can go on affecting it when it returns.";
    EXAMPLE_GROWTH "502.15g" "Exemple : une" Wrong
        "Esempio: una creatura con una Crescita Gigante passa fuori fase."
        "Par exemple, une créature sous Croissance Gigantesque passe hors phase."
        "Example: a creature under Giant Growth phases out.";
    EXAMPLE_GROWTH_LOST "502.15g" "Si elle revient" Wrong
        "Anche se torna in gioco prima della fine del turno, il +3/+3 è perso: la sua durata era limitata."
        "Même revenue avant la fin du tour, elle n’a plus le +3/+3 : sa durée était limitée."
        "Even if it returns before the turn ends, the +3/+3 is lost: its duration was limited.";

    MEMORY "502.15h" "Les cartes hors" Holds
        "Un permanente fuori fase ricorda la sua storia e torna nello stato in cui era."
        "Un permanent hors phase garde la mémoire de son passé et revient dans l’état où il était."
        "A phased-out permanent remembers its history and returns in the state it was in.";
    MEMORY_KEEPS "502.15h" "Elle conservent leurs" Holds
        "Conserva i segnalini e le scelte fatte quando è entrato in gioco, e sa se era TAPpato, STAPpato o capovolto."
        "Il garde ses marqueurs et les choix faits à son arrivée, et sait s’il était engagé, dégagé ou inversé."
        "It keeps its counters and the choices made as it came into play, and knows whether it was tapped, untapped or flipped.";
    MEMORY_CONTROLLER "502.15h" "Elles \"savent\" qui" Holds
        "Sa chi lo controllava; può però tornare sotto un altro giocatore, se intanto è finito un effetto di controllo a durata limitata."
        "Il sait qui le contrôlait ; il peut pourtant revenir sous un autre joueur, si un effet de contrôle limité a pris fin entre-temps."
        "It knows who controlled it; yet it may return under another player, if a control effect of limited duration has ended meanwhile.";
    EXAMPLE_RODENTS "502.15h" "Exemple : Rongeurs" Holds
        "Esempio: nel mantenimento i Roditori Malati infliggono a un avversario che hanno già colpito un danno per ogni segnalino «infezione»."
        "Par exemple, à l’entretien, les Rongeurs Malades infligent à un adversaire qu’ils ont déjà blessé une blessure par marqueur « infection »."
        "Example: in the upkeep step, Diseased Vermin deals to an opponent it has damaged before one damage for each infection counter.";
    EXAMPLE_RODENTS_REMEMBER "502.15h" "Si les Rongeurs" Holds
        "Se passano fuori fase, conservano i segnalini e ricordano a quali giocatori hanno già inflitto danno."
        "S’ils passent hors phase, ils gardent leurs marqueurs et se rappellent quels joueurs ils ont blessés."
        "If it phases out, it keeps its counters and remembers which players it has dealt damage to.";
    EXAMPLE_RODENTS_TARGET "502.15h" "Lorsqu'ils reviennent en" Holds
        "Quando tornano, la loro abilità innescata può ancora bersagliare quei giocatori."
        "À leur retour, leur capacité déclenchée peut encore cibler ces joueurs."
        "When it returns, its triggered ability can still target those players.";

    ATTACHMENTS_GO_ALONG "502.15i" "Lorsqu'un permanent passe" Holds
        "Le Aure e gli Equipaggiamenti assegnati a un permanente passano fuori fase insieme a lui."
        "Les auras et les équipements attachés à un permanent passent hors phase avec lui."
        "The Auras and Equipment attached to a permanent phase out together with it.";
    CALLED_INDIRECT "502.15i" "Cette manière de" Holds
        "Passare fuori fase così si dice «indirettamente»."
        "On parle alors de déphasage « indirect »."
        "Phasing out this way is called phasing out indirectly.";
    WAITS_FOR_HOST "502.15i" "Une aura ou" Holds
        "Ciò che è passato fuori fase così non torna da solo: aspetta il permanente a cui è assegnato."
        "Ce qui est passé hors phase ainsi ne revient pas seul : il attend le permanent auquel il est attaché."
        "What phased out this way does not return by itself: it waits for the permanent it is attached to.";

    RETURNS_ATTACHED "502.15j" "Si une aura" Holds
        "Un’Aura o un Equipaggiamento che passa fuori fase per conto suo ricorda il permanente a cui era assegnato e torna su di lui."
        "Une aura ou un équipement qui passe hors phase pour son propre compte se souvient de son permanent et revient attaché à lui."
        "An Aura or Equipment that phases out on its own remembers what it was attached to and returns attached to it.";
    AURA_WITHOUT_HOST "502.15j" "Si, lorsqu'une aura" Holds
        "Se quel permanente non è più in gioco o non può più essere incantato, l’Aura torna e poi va nel cimitero del suo proprietario."
        "Si ce permanent n’est plus en jeu ou ne peut plus être enchanté, l’aura revient, puis va au cimetière de son propriétaire."
        "If that permanent is no longer in play or can no longer be enchanted, the Aura returns and is then put into its owner’s graveyard.";
    AURA_STATE_BASED "502.15j" "Ceci est un" @1 Holds
        "A mandarcela è un effetto generato dallo stato."
        "C’est un effet basé sur un état qui l’y met."
        "A state-based effect puts it there.";
    AURA_SEE_420 "502.15j" "(Voir règle 420.)" @1 Wrong
        "Gli effetti generati dallo stato sono la regola 420."
        "Les effets basés sur un état sont la règle 420."
        "State-based effects are rule 420.";
    EQUIPMENT_WITHOUT_HOST "502.15j" "Si, lorsqu'un équipement" Holds
        "Se quel permanente non è più in gioco o non può più essere equipaggiato, l’Equipaggiamento torna e resta in gioco senza equipaggiare nulla."
        "Si ce permanent n’est plus en jeu ou ne peut plus être équipé, l’équipement revient et reste en jeu sans rien équiper."
        "If that permanent is no longer in play or can no longer be equipped, the Equipment returns and stays in play, equipping nothing.";
    EQUIPMENT_STATE_BASED "502.15j" "Ceci est un" @2 Holds
        "Anche questo è un effetto generato dallo stato."
        "C’est encore un effet basé sur un état."
        "This, too, is a state-based effect.";
    EQUIPMENT_SEE_420 "502.15j" "(Voir règle 420.)" @2 Wrong
        "Anche qui la regola è la 420."
        "Ici aussi, la règle est la 420."
        "Here, too, the rule is 420.";

    TIMESTAMPS_KEPT "502.15k" "Si plus d'un" Holds
        "I permanenti che tornano insieme conservano l’indicatore temporale di prima."
        "Les permanents qui reviennent ensemble gardent leur ancien tampon horaire."
        "Permanents that phase in together keep the timestamps they had.";
    SEE_418_5 "502.15k" "(Voir règles 418.5d" Wrong
        "Gli indicatori temporali sono nelle regole 418.5d e 418.5e."
        "Les tampons horaires sont décrits aux règles 418.5d et 418.5e."
        "Timestamps are in rules 418.5d and 418.5e.";
    STILL_SIMULTANEOUS "502.15k" "Cela ne change" Holds
        "Tornano comunque tutti nello stesso istante."
        "Ils n’en reviennent pas moins tous au même instant."
        "They still all phase in at the same instant.";

    AS_THOUGH_HASTE "502.15m" "Un permanent qui" Wrong
        "Un permanente tornato in gioco può attaccare e usare le abilità con il simbolo di TAP nel costo come se avesse rapidità."
        "Un permanent revenu en phase peut attaquer et utiliser ses capacités avec le symbole d’engagement dans leur coût, comme s’il avait la célérité."
        "A permanent that phased in can attack and use abilities with the tap symbol in their cost as though it had haste.";
    AS_THOUGH_HASTE_SAME_TURN "502.15m" "Ceci s'applique même" Wrong
        "Vale anche se è passato fuori fase ed è tornato nello stesso turno."
        "C’est vrai même s’il est passé hors phase et revenu pendant le même tour."
        "That is so even if it phased out and in during the same turn.";
    AS_THOUGH_HASTE_UNTIL "502.15m" "Le permanent continue" Wrong
        "Dura finché resta in gioco e non cambia controllore."
        "Cela dure tant qu’il reste en jeu sans changer de contrôleur."
        "It lasts as long as it stays in play and does not change controllers.";

    TARGET_RETURNED "502.15n" "Un sort ou" Holds
        "Una magia o un’abilità che bersaglia un permanente si risolve normalmente, se nell’attesa quello è passato fuori fase ed è già tornato."
        "Un sort ou une capacité qui cible un permanent se résout normalement si, dans l’intervalle, celui-ci est passé hors phase puis revenu."
        "A spell or ability that targets a permanent resolves normally if, in the meantime, it has phased out and back in.";

    REDUNDANT "502.15p" "Des exemplaires multiples" Holds
        "Se un permanente ha «fase» più di una volta, non cambia nulla."
        "Avoir plusieurs fois le déphasage ne change rien."
        "Having phasing more than once changes nothing.";
}
