//! Our sentences about phasing.

use crate::rulebook::own::own_sentences;

own_sentences! {
    STATIC_ABILITY
        "È un’abilità statica: cambia lo STAP, senza che nessuno la attivi."
        "C’est une capacité statique : elle change le dégagement sans que personne ne l’active."
        "It is a static ability: it changes the untap step without anybody activating it.";
    GAME_ACTION_2005
        "È un’azione di gioco: non usa la pila e nessuno può rispondere."
        "C’est une action de jeu : elle n’utilise pas la pile et personne ne peut répondre."
        "It is a game action: it does not use the stack and nobody can respond.";
    OUT_BY_EFFECT
        "Qui agisce un effetto, non lo STAP; il ritorno avviene comunque nello STAP di chi controllava il permanente."
        "C’est un effet qui agit, pas le dégagement ; le retour se fait quand même au dégagement de celui qui contrôlait le permanent."
        "An effect does this, not the untap step; the permanent still returns in the untap step of the player who controlled it.";
    IN_BY_EFFECT
        "Lo riporta un effetto, prima dello STAP che aspettava."
        "Un effet le fait revenir, avant le dégagement qu’il attendait."
        "An effect brings it back, before the untap step it was waiting for.";
    OUT_UNTIL_2025
        "Resta fuori fase finché non accade ciò che l’effetto aspetta: lo STAP non lo riporta."
        "Il reste hors phase jusqu’à ce qu’arrive ce que l’effet attend : le dégagement ne le ramène pas."
        "It stays phased out until what the effect waits for happens: the untap step does not bring it back.";
    IN_AFTER_EVENT_2025
        "Ciò che l’effetto aspettava è accaduto: il permanente appare subito, senza usare la pila."
        "Ce que l’effet attendait est arrivé : le permanent passe en phase aussitôt, sans utiliser la pile."
        "What the effect waited for has happened: the permanent phases in at once, without using the stack.";
    UNKNOWN_IN_2005
        "Le regole del 2005 non lo prevedono."
        "Les règles de 2005 ne le prévoient pas."
        "The rules of 2005 do not have this.";
    GO_ALONG
        "Le Aure e gli Equipaggiamenti assegnati a un permanente vanno con lui."
        "Les auras et les équipements attachés à un permanent partent avec lui."
        "Auras and Equipment attached to a permanent go with it.";
    BOTH_WAYS_2005
        "La regola del 2005 non dice come contarlo; qui conta come indirettamente."
        "La règle de 2005 ne dit pas comment le compter ; ici, cela compte comme indirectement."
        "The rule of 2005 does not say how to count it; here it counts as indirectly.";
    BOTH_WAYS_2025
        "Direttamente e indirettamente nello stesso momento: conta come indirettamente."
        "Directement et indirectement au même moment : cela compte comme indirectement."
        "Directly and indirectly at the same time: it counts as indirectly.";
    AURA_BURIED_2005
        "L’Aura torna; poi un effetto generato dallo stato la mette nel cimitero."
        "L’aura revient ; puis un effet basé sur un état la met au cimetière."
        "The Aura returns; then a state-based effect puts it into the graveyard.";
    AURA_BURIED_2025
        "L’Aura appare; poi un’azione generata dallo stato la mette nel cimitero."
        "L’aura passe en phase ; puis une action basée sur un état la met au cimetière."
        "The Aura phases in; then a state-based action puts it into the graveyard.";
    NO_PHASING_2005
        "Senza STAP niente passa fuori fase, niente torna e niente si STAPpa."
        "Sans étape de dégagement, pas de déphasage, et rien ne se dégage."
        "Without an untap step there is no phasing, and nothing untaps.";
    NO_PHASING_2025
        "Senza STAP niente scompare o appare, giorno e notte non si controllano e niente si STAPpa."
        "Sans étape de dégagement, pas de déphasage, pas de vérification du jour et de la nuit, et rien ne se dégage."
        "Without an untap step there is no phasing and no day/night check, and nothing untaps.";
    NEVER_LEFT_2025
        "Il permanente non ha mai lasciato il campo di battaglia: niente esce e niente entra."
        "Le permanent n’a jamais quitté le champ de bataille : rien n’en sort et rien n’y entre."
        "The permanent never left the battlefield: nothing leaves and nothing enters.";
    DAMAGE_STAYS_2025
        "Oggi il danno resta segnato fino alla cancellazione, anche mentre il permanente è fuori fase."
        "Aujourd’hui, les blessures restent marquées jusqu’au nettoyage, même pendant que le permanent est hors phase."
        "Today damage stays marked until cleanup, even while the permanent is phased out.";
    SAME_OBJECT_2025
        "È lo stesso oggetto: è cambiato il suo stato, nient’altro."
        "C’est le même objet : son statut a changé, rien d’autre."
        "It is the same object: its status changed, nothing else.";
    EFFECT_RUNS_ON_2025
        "Oggi l’effetto continua a contare il suo tempo: se non è scaduto, vale di nuovo quando il permanente appare."
        "Aujourd’hui, l’effet suit son propre temps : s’il n’a pas expiré, il s’applique de nouveau quand le permanent passe en phase."
        "Today the effect keeps its own clock: if it has not expired, it applies again when the permanent phases in.";
    CANNOT_BE_SEEN_2025
        "Il permanente di cui l’effetto tiene conto non si vede più: la durata è finita."
        "Le permanent que l’effet suivait n’est plus visible : sa durée est terminée."
        "The permanent that the effect tracks can no longer be seen: its duration is over.";
    DELAYED_STILL_TRIGGERS_2025
        "Oggi si innesca lo stesso; agisce se il permanente è in fase quando si risolve."
        "Aujourd’hui, elle se déclenche quand même ; elle agit si le permanent est en phase quand elle se résout."
        "Today it still triggers; it works if the permanent is phased in when it resolves.";
    WHEN_AND_WHOSE
        "Il quando lo decide chi lo controllava all’uscita; di chi è adesso, gli effetti di controllo ancora in corso."
        "Le moment dépend de celui sous qui il est parti ; son contrôleur, des effets de contrôle encore en cours."
        "The player it left under decides when it returns; the control effects still in force decide whose it is.";
    TIMESTAMP_2005
        "Vale per ogni permanente che torna, anche se torna da solo."
        "C’est vrai de tout permanent qui revient, même s’il revient seul."
        "It is so for every permanent that returns, even if it returns alone.";
    TIMESTAMP_2025
        "Non ha cambiato zona, quindi non riceve un nuovo indicatore temporale."
        "Il n’a pas changé de zone, il ne reçoit donc pas de nouvel horodatage."
        "It did not change zones, so it gets no new timestamp.";
    NO_HASTE_2025
        "Oggi andare fuori fase non cambia da quando una creatura è tua: non ha mai cambiato controllo."
        "Aujourd’hui, passer hors phase ne change rien à la date depuis laquelle une créature est à vous : son contrôleur n’a jamais changé."
        "Today phasing changes nothing about since when a creature is yours: its controller never changed.";
    STILL_SICK_2025
        "Oggi una creatura arrivata in questo turno non può ancora attaccare."
        "Aujourd’hui, une créature arrivée ce tour-ci ne peut pas encore attaquer."
        "Today a creature that arrived this turn still can’t attack.";
    NOTHING_TO_LOSE_2025
        "Oggi non c’è un permesso da perdere: conta il controllo senza interruzioni dall’inizio del turno."
        "Aujourd’hui, il n’y a pas de permission à perdre : seul compte le contrôle sans interruption depuis le début du tour."
        "Today there is no permission to lose: what counts is continuous control since the turn began.";
    TARGET_OUT
        "Il bersaglio è fuori fase e non si trova più: se non ne restano di legali, non succede niente."
        "La cible est hors phase et introuvable : s’il ne reste aucune cible légale, rien ne se passe."
        "The target is phased out and can’t be found: with no legal target left, nothing happens.";
    TOKEN_2005
        "Nella zona fuori fase una pedina cessa di esistere; ciò che le era assegnato non torna più."
        "Dans la zone hors phase, un jeton cesse d’exister ; ce qui lui était attaché ne revient jamais."
        "In the phased-out zone a token ceases to exist; what was attached to it never returns.";
    TOKEN_2025
        "Una pedina aspetta fuori fase come ogni altro permanente."
        "Un jeton attend hors phase comme n’importe quel permanent."
        "A token waits phased out like any other permanent.";
    OUT_OF_COMBAT
        "Non attacca e non blocca più; ciò che bloccava resta bloccato."
        "Il n’attaque plus et ne bloque plus ; ce qu’il bloquait reste bloqué."
        "It is no longer attacking or blocking; what it blocked stays blocked.";
    NOT_THERE_2005
        "Ciò che è fuori fase non è in gioco: si fa come se non ci fosse."
        "Ce qui est hors phase n’est pas en jeu : on fait comme s’il n’était pas là."
        "What is phased out is not in play: it is treated as though it were not there.";
    NOT_THERE_2025
        "Ciò che è fuori fase è trattato come se non esistesse."
        "Ce qui est hors phase est traité comme s’il n’existait pas."
        "What is phased out is treated as though it did not exist.";
    NUMBERS_2025
        "Oggi gli indicatori temporali sono la regola 613.7, le azioni generate dallo stato la 704."
        "Aujourd’hui, l’horodatage est la règle 613.7, les actions basées sur un état la 704."
        "Today timestamps are rule 613.7, state-based actions rule 704.";
    STATUS_2025
        "Oggi non c’è una zona fuori fase: è uno stato del permanente."
        "Aujourd’hui, il n’y a pas de zone hors phase : c’est un statut du permanent."
        "Today there is no phased-out zone: it is a status of the permanent.";
}
