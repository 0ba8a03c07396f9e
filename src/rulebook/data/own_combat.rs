//! Our sentences about combat.

use crate::rulebook::own::own_sentences;

own_sentences! {
    TAPPING_NO_COST
        "Non è un costo: la creatura si TAPpa perché attacca, e non si può rinunciare."
        "Ce n’est pas un coût : la créature s’engage parce qu’elle attaque, sans choix possible."
        "It is not a cost: the creature taps because it attacks, and this can’t be declined.";
    VIGILANCE
        "Questa creatura attacca senza TAPparsi."
        "Cette créature attaque sans s’engager."
        "This creature attacks without tapping.";
    WALL_2005
        "Così la guida. Dal 1º ottobre 2004 i vecchi Muri hanno difensore, ed è quello a fermarli, non il tipo Muro."
        "C’est ce que dit le guide. Depuis le 1er octobre 2004, les anciens murs ont défenseur : c’est cela qui les retient, et non le type mur."
        "So the guide says. Since 1 October 2004 old Walls have defender, and that is what stops them, not the type Wall.";
    WALL_2025
        "Oggi essere un Muro non conta: solo difensore impedisce di attaccare."
        "Aujourd’hui, être un mur ne compte pas : seul défenseur empêche d’attaquer."
        "Today being a Wall does not matter: only defender stops it from attacking.";
    DEFENDER
        "Una creatura con difensore non può attaccare."
        "Une créature avec défenseur ne peut pas attaquer."
        "A creature with defender can’t attack.";
    TAPPED_ATTACKER
        "Una creatura TAPpata non può attaccare, nemmeno se ha cautela."
        "Une créature engagée ne peut pas attaquer, même avec la vigilance."
        "A tapped creature can’t attack, even if it has vigilance.";
    SICK
        "Non è rimasta sotto lo stesso controllo dall’inizio del turno senza interruzioni, e non ha rapidità."
        "Elle n’est pas restée sous le même contrôle sans interruption depuis le début du tour, et n’a pas la célérité."
        "It has not been under the same control continuously since the turn began, and has no haste.";
    TARGETS_2025
        "Oggi si possono attaccare anche i planeswalker e le battaglie."
        "Aujourd’hui, on peut aussi attaquer les planeswalkers et les batailles."
        "Today planeswalkers and battles can be attacked too.";
    NO_ATTACKERS_2005
        "Senza attaccanti si saltano i bloccanti e il danno: dopo questa interfase viene la fine del combattimento."
        "Sans attaquant, on saute les bloqueurs et les blessures : après cette étape vient la fin du combat."
        "Without attackers, blockers and damage are skipped: after this step comes the end of combat.";
    NO_ATTACKERS_2025
        "Senza attaccanti si saltano i bloccanti e il danno: dopo questa sottofase viene la fine del combattimento."
        "Sans attaquant, on saute les bloqueurs et les blessures : après cette étape vient la fin du combat."
        "Without attackers, blockers and damage are skipped: after this step comes the end of combat.";
    STAYS_BLOCKED
        "Un attaccante bloccato resta bloccato per tutto il combattimento, anche se i bloccanti spariscono."
        "Un attaquant bloqué le reste pendant tout le combat, même si ses bloqueurs disparaissent."
        "A blocked attacker stays blocked for the whole combat, even if its blockers disappear.";
    NO_ORDER
        "Fra i bloccanti non c’è un ordine da rispettare."
        "Il n’y a pas d’ordre à respecter entre les bloqueurs."
        "There is no order to respect among the blockers.";
    EXCEPT_TRAMPLE
        "L’eccezione è travolgere: il danno che avanza può arrivare al giocatore."
        "L’exception est le piétinement : les blessures en trop peuvent atteindre le joueur."
        "Trample is the exception: the damage left over may reach the player.";
    AT_ONCE_2025
        "Oggi il danno è inflitto appena assegnato: non passa dalla pila e nessuno può agire nel mezzo."
        "Aujourd’hui, les blessures sont infligées dès qu’elles sont attribuées : elles ne passent pas par la pile et personne ne peut agir entre les deux."
        "Today damage is dealt as soon as it is assigned: it does not use the stack, and nobody can act in between.";
    OUT_COUNTS_AS_GONE_2005
        "Anche una creatura fuori fase conta come non più in gioco."
        "Une créature hors phase compte, elle aussi, comme n’étant plus en jeu."
        "A phased-out creature, too, counts as no longer in play.";
    FIRST_STRIKE_2005
        "C’è un’interfase di danno in più: nella prima agiscono solo le creature con attacco improvviso o doppio attacco."
        "Il y a une étape de blessures de plus : dans la première n’agissent que les créatures avec l’initiative ou la double initiative."
        "There is an additional damage step: in the first, only creatures with first strike or double strike act.";
    FIRST_STRIKE_2025
        "C’è una sottofase di danno in più: nella prima agiscono solo le creature con attacco improvviso o doppio attacco."
        "Il y a une étape de blessures de plus : dans la première n’agissent que les créatures avec l’initiative ou la double initiative."
        "There is an additional damage step: in the first, only creatures with first strike or double strike act.";
    AFTER_FIRST_STRIKE
        "Adesso tocca a chi non aveva nessuno dei due, e di nuovo a chi ha doppio attacco."
        "C’est au tour de celles qui n’avaient ni l’une ni l’autre, et de nouveau à celles qui ont la double initiative."
        "Now it is the turn of those that had neither, and again of those with double strike.";
    TRAMPLE
        "Prima danno letale a ogni creatura che lo blocca, poi il resto può andare al giocatore."
        "D’abord des blessures mortelles à chaque créature qui le bloque, puis le reste peut aller au joueur."
        "Lethal damage to every creature blocking it first, then the rest may go to the player.";
    LIFELINK_2025
        "Legame vitale: i punti vita si guadagnano nello stesso momento del danno, senza pila."
        "Lien de vie : les points de vie sont gagnés en même temps que les blessures, sans pile."
        "Lifelink: the life is gained as part of the damage, without the stack.";
    DEATHTOUCH_2025
        "Tocco letale: qualunque danno da questa fonte è letale per una creatura."
        "Contact mortel : n’importe quelle blessure de cette source est mortelle pour une créature."
        "Deathtouch: any damage from this source is lethal to a creature.";
    AFTER_DAMAGE
        "Il danno è stato inflitto: adesso i giocatori possono agire."
        "Les blessures ont été infligées : les joueurs peuvent maintenant agir."
        "Damage has been dealt: now players may act.";
    LEAVE_COMBAT_2005
        "Quando questa interfase finisce, tutte le creature escono dal combattimento."
        "Quand cette étape se termine, toutes les créatures quittent le combat."
        "As this step ends, all creatures leave combat.";
    LEAVE_COMBAT_2025
        "Quando questa sottofase finisce, tutte le creature escono dal combattimento."
        "Quand cette étape se termine, toutes les créatures quittent le combat."
        "As this step ends, all creatures leave combat.";
    NO_DAMAGE_TO_ASSIGN
        "Da questa parte non c’è danno da assegnare."
        "De ce côté, il n’y a pas de blessures à attribuer."
        "On this side there is no damage to assign.";
    FLYING_2005
        "Chi vola può essere bloccato solo da chi vola, o da chi dice di poterlo fare."
        "Une créature avec le vol n’est bloquée que par une créature avec le vol, ou par celle dont le texte le permet."
        "A creature with flying is blocked only by creatures with flying, or by one whose text allows it.";
    FLYING_2025
        "Chi vola può essere bloccato solo da creature con volare o raggiungere."
        "Une créature avec le vol n’est bloquée que par des créatures avec le vol ou la portée."
        "A creature with flying is blocked only by creatures with flying or reach.";
}
