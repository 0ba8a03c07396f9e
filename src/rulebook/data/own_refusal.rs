//! Our sentences about what is not allowed.

use crate::rulebook::own::own_sentences;

own_sentences! {
    GAME_OVER
        "La partita è finita: nessuno può più agire."
        "La partie est finie : plus personne ne peut agir."
        "The game is over: nobody can act any more.";
    NOT_YOUR_DECISION
        "Adesso tocca a un altro giocatore."
        "C’est à un autre joueur d’agir."
        "It is another player’s turn to act.";
    OTHER_DECISION
        "Si può agire solo quando si ha la priorità, o quando il gioco chiede proprio quella scelta."
        "On n’agit que lorsqu’on a la priorité, ou quand le jeu demande ce choix-là."
        "One can act only with priority, or when the game asks for that very choice.";
    CHOICE_FIRST
        "Prima va fatta la scelta che la partita aspetta."
        "Il faut d’abord faire le choix que la partie attend."
        "The choice that the game waits for comes first.";
    FROM_HAND
        "Serve una carta che sia nella tua mano."
        "Il faut une carte de votre main."
        "It must be a card in your hand.";
    ONLY_LANDS
        "Solo una terra si gioca così."
        "Seul un terrain se joue ainsi."
        "Only a land is played this way.";
    LAND_IS_NO_SPELL
        "Una terra non è una magia: si gioca, senza usare la pila."
        "Un terrain n’est pas un sort : il se joue sans utiliser la pile."
        "A land is no spell: it is played, without using the stack.";
    OWN_MAIN_PHASE
        "Si può fare solo nella propria fase principale."
        "Cela ne se fait que dans sa propre phase principale."
        "This is possible only in one’s own main phase.";
    EMPTY_STACK
        "Si può fare solo a pila vuota."
        "Cela ne se fait que si la pile est vide."
        "This is possible only while the stack is empty.";
    CANNOT_PAY
        "Il mana nella riserva non basta a pagare il costo."
        "Le mana de la réserve ne suffit pas à payer le coût."
        "The mana in the pool is not enough to pay the cost.";
    TARGET_COUNT
        "Vanno scelti tanti bersagli quanti ne chiede il testo."
        "Il faut choisir autant de cibles que le texte en demande."
        "As many targets must be chosen as the text asks for.";
    TARGET_GONE
        "Quel bersaglio non c’è più."
        "Cette cible n’est plus là."
        "That target is no longer there.";
    TARGET_DOES_NOT_FIT
        "Non è un bersaglio del tipo che il testo chiede."
        "Ce n’est pas une cible du genre que le texte demande."
        "It is not the kind of target that the text asks for.";
    NOT_IN_PLAY_2005
        "Non è un permanente in gioco."
        "Ce n’est pas un permanent en jeu."
        "It is not a permanent in play.";
    NOT_IN_PLAY_2025
        "Non è un permanente sul campo di battaglia."
        "Ce n’est pas un permanent sur le champ de bataille."
        "It is not a permanent on the battlefield.";
    NOT_YOURS
        "Ne dispone soltanto chi lo controlla."
        "Seul son contrôleur peut s’en servir."
        "Only its controller can use it.";
    NO_SUCH_ABILITY
        "Non ha un’abilità attivata di questo tipo."
        "Il n’a pas de capacité activée de ce genre."
        "It has no such activated ability.";
    ALREADY_TAPPED
        "È già TAPpato: non può pagare il simbolo di TAP."
        "Il est déjà engagé : il ne peut pas payer le symbole d’engagement."
        "It is already tapped: it can’t pay the tap symbol.";
    SICK_ABILITY
        "Questa creatura non è rimasta sotto lo stesso controllo dall’inizio del turno più recente di chi la controlla: non può pagare il simbolo di TAP."
        "Cette créature n’est pas restée sous le même contrôle depuis le début du dernier tour de son contrôleur : elle ne peut pas payer le symbole d’engagement."
        "This creature has not been under the same control since its controller’s most recent turn began: it can’t pay the tap symbol.";
    ONCE_EACH_TURN
        "Si può usare una volta sola per turno, ed è già stata usata."
        "Elle ne s’utilise qu’une fois par tour, et c’est déjà fait."
        "It can be used only once each turn, and it was used already.";
    ONLY_CREATURES_ATTACK
        "Possono attaccare solo le creature."
        "Seules les créatures peuvent attaquer."
        "Only creatures can attack.";
    ATTACK_WITH_OWN
        "Si attacca solo con creature che si controllano."
        "On n’attaque qu’avec des créatures que l’on contrôle."
        "One attacks only with creatures that one controls.";
    NAMED_TWICE
        "La stessa creatura è indicata due volte."
        "La même créature est nommée deux fois."
        "The same creature is named twice.";
    ONLY_CREATURES_BLOCK
        "Possono bloccare solo le creature."
        "Seules les créatures peuvent bloquer."
        "Only creatures can block.";
    BLOCK_WITH_OWN
        "Si blocca solo con creature che si controllano."
        "On ne bloque qu’avec des créatures que l’on contrôle."
        "One blocks only with creatures that one controls.";
    ONLY_ATTACKERS_ARE_BLOCKED
        "Si blocca solo una creatura che sta attaccando."
        "On ne bloque qu’une créature qui attaque."
        "Only a creature that is attacking can be blocked.";
    ONLY_OPPONENTS_ATTACKED
        "Si attacca un avversario che è ancora in partita, mai un compagno di squadra."
        "On attaque un adversaire qui n’a pas quitté la partie, jamais un coéquipier."
        "An attack goes against an opponent who still plays, never against a teammate.";
    BLOCKS_FOR_ITS_TEAM
        "Una creatura blocca solo chi attacca il suo controllore o un suo compagno di squadra."
        "Une créature ne bloque que ce qui attaque son contrôleur ou un de ses coéquipiers."
        "A creature blocks only what attacks its controller or one of his teammates.";
    NO_DAMAGE_NOW
        "Questa creatura adesso non infligge danno da combattimento."
        "Cette créature n’inflige pas de blessures de combat maintenant."
        "This creature deals no combat damage now.";
    WHOLE_POWER
        "Il danno assegnato deve essere, in tutto, pari alla sua forza."
        "Les blessures attribuées doivent, au total, égaler sa force."
        "The damage assigned must, in total, equal its power.";
    WRONG_RECIPIENT
        "Assegna danno solo a ciò che attacca, a chi la blocca o a ciò che blocca."
        "Elle n’attribue de blessures qu’à ce qu’elle attaque, à ce qui la bloque ou à ce qu’elle bloque."
        "It assigns damage only to what it attacks, to what blocks it or to what it blocks.";
    TRAMPLE_LETHAL
        "Il giocatore può ricevere danno solo se ogni bloccante ne riceve abbastanza da essere letale."
        "Le joueur ne peut recevoir de blessures que si chaque bloqueur en reçoit assez pour mourir."
        "The player may be assigned damage only if every blocker is assigned lethal damage.";
    CARD_COUNT
        "Il numero di carte scelte non è quello richiesto."
        "Le nombre de cartes choisies n’est pas le bon."
        "The number of cards chosen is not the number asked for.";
    MUST_UNTAP
        "Può restare TAPpato per scelta solo ciò a cui un effetto lo permette."
        "Seul ce qu’un effet y autorise peut rester engagé par choix."
        "Only what an effect allows may be left tapped by choice.";
    EACH_TRIGGER_ONCE
        "Ogni abilità in attesa va indicata una volta, e una sola."
        "Chaque capacité en attente doit être nommée une fois, et une seule."
        "Every waiting ability must be named once and only once.";
    ONE_OF_THE_LEGENDS
        "Va scelta una delle leggende con quel nome."
        "Il faut choisir l’une des légendes de ce nom."
        "One of the legends with that name must be chosen.";
}
