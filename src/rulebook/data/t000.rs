//! Glosses of text 000: rule 502, the untap step, in the words of 2025.

use crate::rulebook::clause::clauses;

clauses! { T000;
    FIRST_STEP "IN" "La Sottofase di" Holds
        "Il turno comincia dallo STAP, la prima sottofase della fase iniziale."
        "Le tour commence par l’étape de dégagement, la première de la phase de début."
        "A turn starts with the untap step, the first step of the beginning phase.";

    PHASING "502.1" "Innanzitutto, tutti i" Holds
        "Per prima cosa scompaiono i permanenti con fase del giocatore attivo, e appaiono quelli che erano scomparsi sotto il suo controllo."
        "D’abord, les permanents avec le déphasage du joueur actif passent hors phase, et ceux qui étaient passés hors phase sous son contrôle passent en phase."
        "First, the active player’s permanents with phasing phase out, and those that phased out under that player’s control phase in.";
    PHASING_AT_ONCE "502.1" "Tutto questo avviene" Holds
        "È un solo istante: nessuno di questi permanenti si muove prima degli altri."
        "Tout se passe au même instant : aucun de ces permanents ne change avant les autres."
        "It all happens at one instant: none of these permanents goes before the others.";
    PHASING_NO_STACK "502.1" "Questa azione basata" Holds
        "Succede da sé: niente va in pila e nessuno può rispondere."
        "Cela se fait tout seul : rien ne va sur la pile et personne ne peut répondre."
        "It simply happens: nothing goes on the stack and nobody can respond.";
    SEE_702_26 "502.1" "Vedi regola 702.26," Wrong
        "Il meccanismo completo sta nella regola 702.26, quella della parola chiave «fase»."
        "Le mécanisme complet se trouve dans la règle 702.26, celle du mot-clé déphasage."
        "The full mechanism is in rule 702.26, the one for the keyword phasing.";

    DAY_TO_NIGHT "502.2" "Secondo, se è" Wrong
        "Poi, se è giorno e il giocatore attivo del turno precedente non ha lanciato magie in quel turno, si fa notte."
        "Ensuite, s’il fait jour et que le joueur actif du tour précédent n’a lancé aucun sort pendant ce tour-là, il fait nuit."
        "Next, if it is day and the previous turn’s active player cast no spells during that turn, it becomes night.";
    NIGHT_TO_DAY "502.2" "Se è notte" Wrong
        "Se è notte e quel giocatore ha lanciato almeno due magie in quel turno, si fa giorno."
        "S’il fait nuit et que ce joueur a lancé au moins deux sorts pendant ce tour-là, il fait jour."
        "If it is night and that player cast two or more spells during that turn, it becomes day.";
    NEITHER_DAY_NOR_NIGHT "502.2" "Se non è" Wrong
        "Se non è né giorno né notte, non si controlla nulla e tutto resta com’è."
        "S’il ne fait ni jour ni nuit, rien n’est vérifié et rien ne change."
        "If it is neither day nor night, nothing is checked and it stays neither.";
    DAY_NIGHT_NO_STACK "502.2" "Questa azione basata" Wrong
        "Anche questo controllo avviene senza passare dalla pila."
        "Cette vérification se fait, elle aussi, sans passer par la pile."
        "This check, too, does not go through the stack.";
    SEE_728 "502.2" "Vedi regola 728," Wrong
        "Giorno e notte hanno una regola tutta loro, che qui porta il numero 728."
        "Le jour et la nuit ont leur propre règle, qui porte ici le numéro 728."
        "Day and night have a rule of their own, numbered 728 here.";

    TEAMS "502.2a" "Le partite multigiocatore" Wrong
        "Se le squadre giocano turni condivisi, il controllo segue una versione adattata."
        "Quand les équipes partagent leurs tours, la vérification suit une version adaptée."
        "When teams share their turns, the check follows an adapted version.";
    TEAM_DAY_TO_NIGHT "502.2a" "Se è giorno" Wrong
        "Se è giorno e nessuno della squadra attiva nel turno precedente ha lanciato magie in quel turno, si fa notte."
        "S’il fait jour et qu’aucun joueur de l’équipe active du tour précédent n’a lancé de sort pendant ce tour-là, il fait nuit."
        "If it is day and no player of the previous turn’s active team cast a spell during that turn, it becomes night.";
    TEAM_NIGHT_TO_DAY "502.2a" "Se è notte" Wrong
        "Se è notte e un giocatore di quella squadra ha lanciato almeno due magie in quel turno, si fa giorno."
        "S’il fait nuit et qu’un joueur de cette équipe a lancé au moins deux sorts pendant ce tour-là, il fait jour."
        "If it is night and one player of that team cast two or more spells during that turn, it becomes day.";
    TEAM_NEITHER "502.2a" "Se non è" Wrong
        "Se non è né giorno né notte, non si controlla nulla, neppure per le squadre."
        "S’il ne fait ni jour ni nuit, rien n’est vérifié, pour les équipes non plus."
        "If it is neither day nor night, nothing is checked, for teams either.";
    TEAM_NO_STACK "502.2a" "Questa azione basata" Wrong
        "Nemmeno il controllo delle squadre usa la pila."
        "La vérification des équipes n’utilise pas non plus la pile."
        "The teams’ check does not use the stack either.";

    UNTAP_SET "502.3" "Terzo, il giocatore" Holds
        "Terzo: il giocatore attivo stabilisce quali dei suoi permanenti si STAPperanno."
        "En troisième lieu, le joueur actif détermine lesquels de ses permanents se dégageront."
        "Third, the active player determines which of their permanents will untap.";
    UNTAP_AT_ONCE "502.3" "Poi li STAPpa" Holds
        "Poi li STAPpa tutti nello stesso momento."
        "Puis il les dégage tous au même moment."
        "Then they all untap at the same moment.";
    UNTAP_NO_STACK "502.3" "Questa azione basata" Holds
        "STAPpare non usa la pila: nessuno può rispondere."
        "Le dégagement n’utilise pas la pile : personne ne peut répondre."
        "Untapping does not use the stack: nobody can respond.";
    SOME_STAY_TAPPED "502.3" "Normalmente, tutti i" Holds
        "Di norma si STAPpa tutto, ma un effetto può impedirlo a uno o più permanenti."
        "D’ordinaire tout se dégage, mais un effet peut en empêcher un ou plusieurs permanents."
        "Normally everything untaps, but an effect can keep one or more permanents from it.";

    NO_PRIORITY "502.4" "Nessun giocatore riceve" Holds
        "Nello STAP nessuno ha priorità: non si lanciano magie, non si attivano abilità e niente si risolve."
        "Pendant le dégagement, personne n’a la priorité : on ne lance pas de sort, on n’active pas de capacité et rien ne se résout."
        "In the untap step nobody has priority: no spell is cast, no ability is activated and nothing resolves.";
    TRIGGER_HELD "502.4" "Qualsiasi abilità che" Holds
        "Un’abilità che si innesca qui aspetta che qualcuno riceva priorità, di solito nel mantenimento."
        "Une capacité qui se déclenche ici attend qu’un joueur reçoive la priorité, d’ordinaire à l’entretien."
        "An ability that triggers here waits until a player would get priority, usually in the upkeep step.";
    SEE_503 "502.4" "(Vedi regola 503," Wrong
        "Il mantenimento è la regola 503."
        "L’étape d’entretien est la règle 503."
        "The upkeep step is rule 503.";
}
