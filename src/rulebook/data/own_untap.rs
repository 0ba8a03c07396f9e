//! Our sentences about day and night and about untapping.

use crate::rulebook::own::own_sentences;

own_sentences! {
    NO_DAY_NIGHT_2005
        "In questa edizione non esistono giorno e notte."
        "Dans cette édition, il n’y a ni jour ni nuit."
        "This edition has neither day nor night.";
    UNCHANGED_2025
        "La condizione non si è verificata: resta com’è. Una sola magia non cambia mai niente."
        "La condition n’est pas remplie : rien ne change. Un seul sort ne change jamais rien."
        "The condition was not met: it stays as it is. A single spell never changes anything.";
    NO_PREVIOUS_TURN_2025
        "Non c’è un turno precedente da guardare: il controllo non avviene."
        "Il n’y a pas de tour précédent à regarder : rien n’est vérifié."
        "There is no previous turn to look at: nothing is checked.";
    IS_730_2025
        "Nel documento del settembre 2025 questa regola è la 730."
        "Dans le document de septembre 2025, cette règle est la 730."
        "In the document of September 2025 this rule is 730.";
    ONE_TEAMMATE_2025
        "Le magie dei compagni non si sommano: deve averle lanciate tutte lo stesso giocatore."
        "Les sorts des coéquipiers ne s’additionnent pas : un même joueur doit les avoir tous lancés."
        "Teammates’ spells are not added up: one player must have cast them all.";
    SET_BY_EFFECT_2025
        "Lo dice un effetto: cambia subito."
        "Un effet le dit : le changement est immédiat."
        "An effect says so: it changes at once.";
    SET_BY_PERMANENT_2025
        "Non era né giorno né notte: un permanente con diurno fa diventare giorno; se non ce n’è, uno con notturno fa diventare notte."
        "Ce n’était ni le jour ni la nuit : un permanent avec le diurne fait passer au jour et, s’il n’y en a pas, un permanent avec le nocturne fait passer à la nuit."
        "It was neither day nor night: a permanent with daybound makes it day; if there is none, one with nightbound makes it night.";
    TRANSFORMED_2025
        "Diurno e notturno trasformano subito, senza usare la pila, ciò che mostra il lato che non si accorda con l’ora."
        "Le diurne et le nocturne transforment aussitôt, sans passer par la pile, ce dont la face visible ne correspond pas au moment."
        "Daybound and nightbound transform at once, without the stack, whatever shows the face that does not fit the time.";
    AFTER_PHASING_2005
        "Viene subito dopo che i permanenti sono passati fuori fase o tornati: nel 2005 non c’è controllo di giorno e notte."
        "Cela vient juste après le déphasage : en 2005, pas de vérification du jour et de la nuit."
        "It comes right after phasing: in 2005 there is no day/night check.";
    KEPT_BY_CHOICE
        "A tenerlo TAPpato è il suo controllore, perché un effetto glielo permette."
        "C’est son contrôleur qui le garde engagé, parce qu’un effet le lui permet."
        "Its controller keeps it tapped, because an effect allows it.";
    BY_EFFECT
        "Lo fa un effetto o un costo, non l’inizio del turno."
        "C’est un effet ou un coût, pas le début du tour."
        "An effect or a cost does this, not the start of the turn.";
}
