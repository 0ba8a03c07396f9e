//! Our sentences about spells, abilities, the stack and what effects do.

use crate::rulebook::own::own_sentences;

own_sentences! {
    SPELL_2005
        "La magia va in pila; chi l’ha giocata riceve di nuovo priorità."
        "Le sort va sur la pile ; celui qui l’a joué reçoit de nouveau la priorité."
        "The spell goes on the stack; whoever played it gets priority again.";
    SPELL_2025
        "La magia va in pila; chi l’ha lanciata riceve di nuovo priorità."
        "Le sort va sur la pile ; celui qui l’a lancé reçoit de nouveau la priorité."
        "The spell goes on the stack; whoever cast it gets priority again.";
    ABILITY_2005
        "L’abilità va in pila; chi l’ha giocata riceve di nuovo priorità."
        "La capacité va sur la pile ; celui qui l’a jouée reçoit de nouveau la priorité."
        "The ability goes on the stack; whoever played it gets priority again.";
    ABILITY_2025
        "L’abilità va in pila; chi l’ha attivata riceve di nuovo priorità."
        "La capacité va sur la pile ; celui qui l’a activée reçoit de nouveau la priorité."
        "The ability goes on the stack; whoever activated it gets priority again.";
    MANA_ABILITY
        "Un’abilità di mana non usa la pila: il mana arriva subito."
        "Une capacité de mana n’utilise pas la pile : le mana arrive aussitôt."
        "A mana ability does not use the stack: the mana comes at once.";
    MANA_BY_EFFECT
        "Il mana va nella riserva e ci resta finché non è speso o perso."
        "Le mana va dans la réserve et y reste jusqu’à ce qu’il soit dépensé ou perdu."
        "The mana goes to the pool and stays there until it is spent or lost.";
    TRIGGERED
        "Si è innescata da sé: aspetta che un giocatore stia per ricevere priorità."
        "Elle s’est déclenchée toute seule : elle attend qu’un joueur soit sur le point de recevoir la priorité."
        "It has triggered by itself: it waits until a player would get priority.";
    TRIGGER_STACKED
        "L’abilità innescata va in pila adesso: da qui in poi si può rispondere."
        "La capacité déclenchée va sur la pile maintenant : à partir de là, on peut répondre."
        "The triggered ability goes on the stack now: from here on players can respond.";
    TRIGGERS_ORDERED
        "Prima vanno in pila le abilità del giocatore attivo, poi le altre: le altre si risolvono per prime."
        "D’abord les capacités du joueur actif, puis les autres : ce sont les autres qui se résolvent d’abord."
        "The active player’s go on the stack first, then the others: so the others resolve first.";
    TRIGGER_WITHOUT_TARGET
        "Non c’è un bersaglio legale: l’abilità non va in pila."
        "Il n’y a pas de cible légale : la capacité ne va pas sur la pile."
        "There is no legal target: the ability does not go on the stack.";
    TOP_FIRST
        "Si risolve ciò che sta in cima alla pila: l’ultimo arrivato è il primo."
        "C’est le sommet de la pile qui se résout : dernier arrivé, premier résolu."
        "The top of the stack resolves: last in, first out.";
    SOME_TARGET_ILLEGAL
        "Un bersaglio che non è più legale non subisce effetti."
        "Une cible qui n’est plus légale n’est pas affectée."
        "A target that is no longer legal is not affected.";
    ALL_ILLEGAL_2005
        "Nessun bersaglio è più legale: la magia o l’abilità viene neutralizzata e non fa niente di ciò che dice."
        "Plus aucune cible n’est légale : le sort ou la capacité est contrecarré, et rien de son texte ne se produit."
        "No target is legal any more: the spell or ability is countered and does nothing of what it says.";
    ALL_ILLEGAL_2025
        "Nessun bersaglio è più legale: la magia o l’abilità non si risolve e non fa niente di ciò che dice."
        "Plus aucune cible n’est légale : le sort ou la capacité ne se résout pas, et rien de son texte ne se produit."
        "No target is legal any more: the spell or ability does not resolve and does nothing of what it says.";
    ENTERS_2005
        "Il permanente entra in gioco sotto il controllo di chi controllava la magia."
        "Le permanent arrive en jeu sous le contrôle de celui qui contrôlait le sort."
        "The permanent comes into play under the control of whoever controlled the spell.";
    ENTERS_2025
        "Il permanente entra nel campo di battaglia sotto il controllo di chi controllava la magia."
        "Le permanent arrive sur le champ de bataille sous le contrôle de celui qui contrôlait le sort."
        "The permanent enters the battlefield under the control of whoever controlled the spell.";
    SPELL_DONE
        "Fatto ciò che dice, la carta va nel cimitero del proprietario."
        "Une fois son texte appliqué, la carte va au cimetière de son propriétaire."
        "Having done what it says, the card goes to its owner’s graveyard.";
    NOTHING_LEFT
        "Risolta, lascia la pila e non ne resta niente."
        "Une fois résolue, elle quitte la pile et il n’en reste rien."
        "Having resolved, it leaves the stack and nothing remains of it.";
    COUNTERED
        "È stata neutralizzata: lascia la pila senza risolversi."
        "Le sort est contrecarré : il quitte la pile sans se résoudre."
        "It was countered: it leaves the stack without resolving.";
    COPY_2005
        "La copia è messa in pila: nessuno l’ha giocata."
        "La copie est mise sur la pile : personne ne l’a jouée."
        "The copy is put on the stack: nobody played it.";
    COPY_2025
        "La copia è messa in pila: nessuno l’ha lanciata."
        "La copie est mise sur la pile : personne ne l’a lancée."
        "The copy is put on the stack: nobody cast it.";
    NOTHING_TO_AFFECT
        "Non c’è niente su cui agire: questa istruzione non fa niente."
        "Il n’y a rien sur quoi agir : cette instruction ne fait rien."
        "There is nothing to act on: this instruction does nothing.";
    FACE_TURNED
        "A faccia in giù è una creatura 2/2 senza nome, colore, testo né sottotipi; è sempre lo stesso permanente."
        "Face cachée, c’est une créature 2/2 sans nom, ni couleur, ni texte, ni sous-type ; c’est toujours le même permanent."
        "Face down it is a 2/2 creature without name, colour, text or subtypes; it is the same permanent all along.";
    BECAME_COPY
        "Si copia ciò che è stampato e ciò che un altro effetto di copia ha dato, non i segnalini né gli altri effetti."
        "On copie ce qui est imprimé et ce qu’un autre effet de copie a donné, pas les marqueurs ni les autres effets."
        "Copied is what is printed and what another copy effect gave, not counters and not other effects.";
    NOT_YOURS_TO_SACRIFICE
        "Si sacrifica solo ciò che si controlla: questo permanente resta dov’è."
        "On ne sacrifie que ce qu’on contrôle : ce permanent reste où il est."
        "One sacrifices only what one controls: this permanent stays where it is.";
    ALREADY_SO
        "È già così: non cambia niente."
        "C’est déjà le cas : rien ne change."
        "It is already so: nothing changes.";
    CONDITION_FALSE
        "La condizione posta con «se» non è più vera: l’abilità non fa niente."
        "La condition posée par « si » n’est plus vraie : la capacité ne fait rien."
        "The condition after “if” is no longer true: the ability does nothing.";
    FORBIDDEN
        "Un effetto lo vieta, e un divieto vince sempre su un permesso."
        "Un effet l’interdit, et une interdiction l’emporte toujours sur une permission."
        "An effect forbids it, and “can’t” always wins over “can”.";
    NEW_OBJECT
        "Chi cambia zona diventa un oggetto nuovo, senza memoria di ciò che era."
        "Ce qui change de zone devient un nouvel objet, sans mémoire de ce qu’il était."
        "What changes zones becomes a new object, with no memory of what it was.";
    TOKEN
        "Una pedina è un permanente che nessuna carta rappresenta."
        "Un jeton est un permanent qu’aucune carte ne représente."
        "A token is a permanent that no card represents.";
    COUNTERS
        "I segnalini contano finché stanno sul permanente, in ogni turno."
        "Les marqueurs comptent tant qu’ils sont sur le permanent, à chaque tour."
        "Counters count as long as they are on the permanent, turn after turn.";
    ATTACHED
        "Assegnato a un oggetto diverso, riceve un nuovo indicatore temporale."
        "Attaché à un autre objet, il reçoit un nouveau repère dans le temps."
        "Attached to a different object, it gets a new timestamp.";
    UNATTACHED
        "Non è più assegnato a niente, ma resta dov’è."
        "Il n’est plus attaché à rien, mais reste où il est."
        "It is no longer attached to anything, but stays where it is.";
    EFFECT_BEGINS
        "Comincia un effetto continuo, che dura quanto dice."
        "Un effet continu commence ; il dure autant qu’il le dit."
        "A continuous effect begins; it lasts as long as it says.";
    EFFECT_EXPIRES
        "L’effetto durava fino a questo momento."
        "L’effet durait jusqu’à ce moment."
        "The effect lasted until this moment.";
    EFFECT_OF_ONE_UNTAP
        "L’effetto riguardava soltanto quello STAP, che è passato."
        "L’effet ne concernait que cette étape de dégagement, qui est passée."
        "The effect was about that untap step only, and it is over.";
    CONDITION_OVER
        "L’effetto durava finché valeva una condizione, che non vale più."
        "L’effet durait tant qu’une condition était vraie, et elle ne l’est plus."
        "The effect lasted as long as a condition held, and it no longer does.";
    SHIELD_USED_UP
        "L’effetto ha già prevenuto tutto il danno che poteva."
        "L’effet a déjà prévenu toutes les blessures qu’il pouvait."
        "The effect has prevented all the damage it could.";
    PREVENTED
        "Il danno prevenuto non viene inflitto."
        "Les blessures prévenues ne sont pas infligées."
        "Damage that is prevented is not dealt.";
    DELAYED
        "Un’abilità innescata ritardata scatta una volta sola, quando arriva il suo momento."
        "Une capacité déclenchée retardée ne se déclenche qu’une fois, quand son moment arrive."
        "A delayed triggered ability triggers only once, when its moment comes.";
    NEW_CONTROLLER
        "Il nuovo controllore non la controlla dall’inizio del turno: senza rapidità, in questo turno non può farla attaccare."
        "Son nouveau contrôleur ne la contrôle pas depuis le début du tour : sans la célérité, elle ne peut pas attaquer ce tour-ci."
        "Its new controller has not controlled it since the turn began: without haste it can’t attack this turn.";
    LIFE_GAINED
        "Un effetto aggiunge punti vita, subito."
        "Un effet ajoute des points de vie, aussitôt."
        "An effect adds life, at once.";
    LIFE_LOST
        "Perdere punti vita non è subire danno, e non si può prevenire."
        "Perdre des points de vie n’est pas subir des blessures, et ne se prévient pas."
        "Losing life is not being dealt damage, and can’t be prevented.";
    POISON_STAYS
        "I segnalini veleno restano al giocatore; il conto si fa al prossimo controllo."
        "Les marqueurs poison restent au joueur ; on les compte à la prochaine vérification."
        "Poison counters stay with the player; they are counted at the next check.";
    DAMAGE_RESULT
        "Il danno toglie punti vita a un giocatore; su una creatura resta segnato."
        "Les blessures font perdre des points de vie à un joueur ; sur une créature, elles restent marquées."
        "Damage makes a player lose life; on a creature it stays marked.";
    DISCARD_BY_EFFECT
        "A far scartare è un effetto, non la cancellazione."
        "C’est un effet qui fait se défausser, pas le nettoyage."
        "An effect makes the player discard, not the cleanup step.";
}
