//! Our sentences about the turn: its phases, priority, mana, the main phases and the end.

use crate::rulebook::own::own_sentences;

own_sentences! {
    FIVE_PHASES
        "Le fasi sono cinque, sempre nello stesso ordine."
        "Il y a cinq phases, toujours dans le même ordre."
        "There are five phases, always in the same order.";
    NO_TEAM_TURN_2005
        "Ogni giocatore ha il suo turno."
        "Chaque joueur a son tour."
        "Every player has his own turn.";
    TEAM_TURN_2025
        "La squadra ha il turno e la priorità in comune: ognuno pesca e può giocare una terra, e passano tutti insieme."
        "L’équipe a le tour et la priorité en commun : chacun pioche et peut jouer un terrain, et tous passent ensemble."
        "The team shares the turn and priority: each member draws and may play a land, and they pass as one.";
    EMPTY_PHASE
        "La fase ha luogo anche se non c’è niente da fare."
        "La phase a lieu même s’il n’y a rien à y faire."
        "The phase takes place even if there is nothing to do in it.";
    BEGINNING_ORDER
        "Prima lo STAP, poi il mantenimento, poi l’acquisizione."
        "D’abord le dégagement, puis l’entretien, puis la pioche."
        "First untap, then upkeep, then draw.";
    UNTAP_STEP
        "Il turno comincia qui: tutto avviene da sé e nessuno può agire."
        "Le tour commence ici : tout se fait tout seul et personne ne peut agir."
        "The turn starts here: everything happens by itself and nobody can act.";
    COMBAT_PARTS_2005
        "Le interfasi sono di cinque tipi: alcune si possono saltare, quella del danno può raddoppiare."
        "Il y a cinq sortes d’étapes : certaines peuvent être sautées, celle des blessures peut être doublée."
        "There are five kinds of step: some may be skipped, the damage step may be doubled.";
    COMBAT_PARTS_2025
        "Le sottofasi sono di cinque tipi: alcune si possono saltare, quella del danno può raddoppiare."
        "Il y a cinq sortes d’étapes : certaines peuvent être sautées, celle des blessures peut être doublée."
        "There are five kinds of step: some may be skipped, the damage step may be doubled.";
    ENDING_ORDER_2005
        "Prima l’interfase di fine del turno, poi la cancellazione."
        "D’abord l’étape de fin de tour, puis le nettoyage."
        "First the end of turn step, then cleanup.";
    ENDING_ORDER_2025
        "Prima la sottofase finale, poi la cancellazione."
        "D’abord l’étape de fin, puis le nettoyage."
        "First the end step, then cleanup.";
    SKIPPED
        "Si va avanti come se questa parte del turno non esistesse."
        "On continue comme si cette partie du tour n’existait pas."
        "Play goes on as though this part of the turn did not exist.";
    SKIP_WAITS
        "Si salta la prossima che comincerebbe; due effetti così ne fanno saltare due."
        "On saute la prochaine qui devrait commencer ; deux effets de ce genre en font sauter deux."
        "The next one that would begin is skipped; two such effects make two be skipped.";
    EXTRA_TURN
        "Il turno in più viene subito dopo; se sono più d’uno, prima l’ultimo creato."
        "Le tour supplémentaire vient juste après ; s’il y en a plusieurs, d’abord le dernier créé."
        "The extra turn comes right after; if there are several, the newest comes first.";
    EXTRA_STEP
        "Si aggiunge al turno subito dopo il punto indicato; se sono più d’una, prima l’ultima creata."
        "Elle s’ajoute au tour juste après le moment indiqué ; s’il y en a plusieurs, d’abord la dernière créée."
        "It is added to the turn right after the point named; if there are several, the newest comes first.";
    HELD_TOO
        "Vanno in pila adesso anche le abilità rimaste in attesa dallo STAP."
        "Les capacités en attente depuis le dégagement vont elles aussi sur la pile maintenant."
        "Abilities held since the untap step go on the stack now too.";
    DRAW_NO_STACK
        "Non usa la pila: nessuno può rispondere alla pescata."
        "Elle n’utilise pas la pile : personne ne peut répondre à la pioche."
        "It does not use the stack: nobody can respond to the draw.";
    FIRST_DRAW
        "Chi comincia la partita salta la sua prima acquisizione."
        "Le joueur qui commence la partie saute sa première étape de pioche."
        "Whoever plays first skips the first draw step.";
    EMPTY_LIBRARY
        "Non resta niente da pescare: il giocatore perderà al prossimo controllo."
        "Il n’y a plus rien à piocher : le joueur perdra à la prochaine vérification."
        "There is nothing left to draw: the player will lose at the next check.";
    DRAW_BY_EFFECT
        "A far pescare è un effetto, non l’acquisizione."
        "C’est un effet qui fait piocher, pas l’étape de pioche."
        "An effect makes the player draw, not the draw step.";
    MANA_BURN_2005
        "Un punto vita per ogni mana. È perdita di punti vita, non danno, e avviene solo quando finisce una fase."
        "Un point de vie par mana. C’est une perte de points de vie, pas des blessures, et seulement à la fin d’une phase."
        "One life for each mana. It is loss of life, not damage, and happens only as a phase ends.";
    NO_MANA_BURN_2025
        "Oggi il mana non speso si perde e basta: non fa male."
        "Aujourd’hui, le mana inutilisé est simplement perdu : il ne coûte rien."
        "Today unspent mana is simply lost: it does no harm.";
    MANA_STAYS_2005
        "Tra un’interfase e l’altra il mana resta: si perde solo quando finisce la fase."
        "D’une étape à l’autre, le mana reste : il n’est perdu qu’à la fin de la phase."
        "From step to step the mana stays: it is lost only as the phase ends.";
    MANA_EMPTIES_2025
        "La riserva si svuota alla fine di ogni sottofase e di ogni fase, senza conseguenze."
        "La réserve se vide à la fin de chaque étape et de chaque phase, sans conséquence."
        "The pool empties at the end of every step and phase, without consequences.";
    MAIN_2005
        "Serve la pila vuota, tranne che per istantanei e abilità attivate."
        "Il faut que la pile soit vide, sauf pour les éphémères et les capacités activées."
        "The stack must be empty, except for instants and activated abilities.";
    MAIN_2025
        "Oggi le magie si lanciano e le abilità si attivano. Serve la pila vuota, tranne che per istantanei e abilità attivate."
        "Aujourd’hui, on lance les sorts et on active les capacités. Il faut que la pile soit vide, sauf pour les éphémères et les capacités activées."
        "Today spells are cast and abilities are activated. The stack must be empty, except for instants and activated abilities.";
    LAND_SPECIAL
        "È un’azione speciale: non usa la pila e nessuno può rispondere."
        "C’est une action spéciale : elle n’utilise pas la pile et personne ne peut répondre."
        "It is a special action: it does not use the stack and nobody can respond.";
    END_STEP_2005
        "Le abilità «alla fine del turno» si innescano appena comincia questa interfase."
        "Les capacités « à la fin du tour » se déclenchent dès que cette étape commence."
        "“At end of turn” abilities trigger as this step begins.";
    END_STEP_2025
        "Le abilità «all’inizio della sottofase finale» si innescano appena comincia."
        "Les capacités « au début de l’étape de fin » se déclenchent dès qu’elle commence."
        "“At the beginning of the end step” abilities trigger as it begins.";
    ONLY_ACTIVE_DISCARDS
        "Scarta soltanto il giocatore attivo."
        "Seul le joueur actif se défausse."
        "Only the active player discards.";
    WEARS_OFF_2005
        "Il danno sparisce nello stesso istante in cui finiscono gli effetti."
        "Les blessures disparaissent à l’instant même où les effets se terminent."
        "The damage goes at the same instant as the effects end.";
    WEARS_OFF_2025
        "Il danno sparisce, anche dai permanenti fuori fase, nello stesso istante in cui finiscono gli effetti."
        "Les blessures disparaissent, même sur les permanents hors phase, à l’instant même où les effets se terminent."
        "The damage goes, from phased-out permanents too, at the same instant as the effects end.";
    NO_PRIORITY_IN_CLEANUP
        "Di norma qui nessuno può agire."
        "D’ordinaire, personne ne peut agir ici."
        "Normally nobody may act here.";
    CLEANUP_AGAIN
        "Qualcosa si è innescato o è morto: i giocatori possono agire, poi la cancellazione ricomincia."
        "Quelque chose s’est déclenché ou est mort : les joueurs peuvent agir, puis le nettoyage recommence."
        "Something triggered or died: players may act, then cleanup runs again.";
    PRIORITY
        "Chi ha priorità può agire. Dopo ogni risoluzione tocca al giocatore attivo, dopo un’azione a chi l’ha compiuta."
        "Qui a la priorité peut agir. Après chaque résolution, elle revient au joueur actif ; après une action, à son auteur."
        "Whoever has priority may act. After each resolution it goes to the active player, after an action to whoever took it.";
    ALL_PASS
        "Quando tutti passano di seguito si risolve la cima della pila; se la pila è vuota, questa parte del turno finisce."
        "Quand tous passent successivement, le sommet de la pile se résout ; si la pile est vide, cette partie du tour se termine."
        "When all pass in succession, the top of the stack resolves; if the stack is empty, this part of the turn ends.";
}
