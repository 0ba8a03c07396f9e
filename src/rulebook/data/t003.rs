//! Glosses of text 003, the Italian guide to the turn structure, in the words of its time.

use crate::rulebook::clause::clauses;

clauses! { T003;
    FIVE_PHASES "ST" "Ogni turno ha" Holds
        "Un turno è fatto di cinque fasi."
        "Un tour se compose de cinq phases."
        "A turn is made of five phases.";
    EVERY_PHASE "ST" "Ogni fase ha" Holds
        "Una fase c’è sempre, anche quando non succede niente."
        "Une phase a toujours lieu, même s’il ne s’y passe rien."
        "A phase always takes place, even when nothing happens in it.";
    MANA_BURN "ST" "Alla fine di" Wrong
        "Il mana che ti resta nella riserva quando una fase finisce ti fa male: è l’eccesso di mana."
        "Le mana qui reste dans votre réserve à la fin d’une phase vous coûte cher : c’est la brûlure de mana."
        "Mana still in your pool when a phase ends hurts you: that is mana burn.";

    BEGINNING_STEPS "FI" "Questa fase ha" Holds
        "La fase iniziale ha tre interfasi."
        "La phase de début compte trois étapes."
        "The beginning phase has three steps.";
    UNTAP "FI.1" "Durante il tuo" Holds
        "Nel tuo STAP si STAPpano tutte le tue carte TAPpate."
        "Pendant votre étape de dégagement, toutes vos cartes engagées se dégagent."
        "In your untap step, all your tapped cards untap.";
    UNTAP_NO_PRIORITY "FI.1" "Nessuno può giocare" Holds
        "In questa interfase nessuno gioca magie o abilità."
        "Dans cette étape, personne ne joue de sort ni de capacité."
        "In this step nobody plays spells or abilities.";
    UPKEEP_TRIGGERS "FI.2" "Le abilità che" Holds
        "Le abilità che si innescano all’inizio del tuo mantenimento vanno in pila adesso."
        "Les capacités qui se déclenchent au début de votre entretien vont sur la pile maintenant."
        "Abilities that trigger at the beginning of your upkeep go on the stack now.";
    UPKEEP_PRIORITY "FI.2" "I giocatori possono" Holds
        "Nel mantenimento si possono usare istantanei e abilità attivate."
        "À l’entretien, les joueurs peuvent utiliser des éphémères et des capacités activées."
        "In the upkeep step, players may use instants and activated abilities.";
    DRAW "FI.3" "All'inizio della tua" Holds
        "Appena comincia la tua acquisizione, peschi una carta."
        "Dès que votre étape de pioche commence, vous piochez une carte."
        "As your draw step begins, you draw a card.";
    DRAW_PRIORITY "FI.3" "I giocatori possono" Holds
        "Nell’acquisizione si possono giocare istantanei e abilità attivate."
        "À l’étape de pioche, les joueurs peuvent jouer des éphémères et des capacités activées."
        "In the draw step, players may play instants and activated abilities.";

    MAIN_ANYTHING "FP" "Puoi giocare qualsiasi" Holds
        "Nella tua fase principale puoi giocare ogni tipo di magia e di abilità; il tuo avversario solo istantanei e abilità attivate."
        "Dans votre phase principale, vous pouvez jouer n’importe quel sort ou capacité ; votre adversaire, seulement des éphémères et des capacités activées."
        "In your main phase you may play spells and abilities of any kind; your opponent only instants and activated abilities.";
    MAIN_LAND "FP" "Puoi giocare una" Holds
        "Qui puoi anche giocare una terra, ma una sola in tutto il turno."
        "Vous pouvez aussi y jouer un terrain, mais un seul dans tout le tour."
        "You may also play a land here, but only one in the whole turn.";

    COMBAT_STEPS "FC" "Questa fase ha" Holds
        "La fase di combattimento ha cinque interfasi."
        "La phase de combat compte cinq étapes."
        "The combat phase has five steps.";
    COMBAT_BEGINS "FC.1" "I giocatori possono" Holds
        "Prima degli attacchi si possono usare istantanei e abilità attivate, anche se capita di rado."
        "Avant les attaques, les joueurs peuvent utiliser des éphémères et des capacités activées, même si c’est rare."
        "Before the attack, players may use instants and activated abilities, though they seldom do.";
    CHOOSE_ATTACKERS "FC.2" "Decidi quali delle" Holds
        "Scegli quali delle tue creature attaccano; puoi anche non attaccare."
        "Vous choisissez lesquelles de vos créatures attaquent ; vous pouvez aussi ne pas attaquer."
        "You choose which of your creatures attack; you may also choose not to attack.";
    ATTACKERS_TAP "FC.2" "Quando dichiari che" Holds
        "Una creatura dichiarata attaccante si TAPpa."
        "Une créature déclarée attaquante s’engage."
        "A creature declared as an attacker taps.";
    CANNOT_ATTACK "FC.2" "I Muri, le" Wrong
        "Non attaccano i Muri, le creature già TAPpate e quelle che non controllavi quando è cominciato il tuo turno."
        "Les murs, les créatures déjà engagées et celles que vous ne contrôliez pas au début de votre tour n’attaquent pas."
        "Walls, creatures already tapped and creatures you did not control when your turn began can’t attack.";
    ATTACK_THE_OPPONENT "FC.2" "Ricorda che le" Wrong
        "Le tue creature attaccano soltanto il tuo avversario."
        "Vos créatures n’attaquent que votre adversaire."
        "Your creatures attack your opponent only.";
    ATTACK_NO_CREATURE "FC.2" "Non puoi fargli" Holds
        "Non puoi mandarle contro una creatura in particolare."
        "Vous ne pouvez pas les envoyer contre une créature en particulier."
        "You can’t send them at a particular creature.";
    ATTACKERS_PRIORITY "FC.2" "Quando hai finito" Holds
        "Dichiarati tutti gli attaccanti, si possono giocare istantanei e abilità attivate."
        "Une fois tous les attaquants déclarés, les joueurs peuvent jouer des éphémères et des capacités activées."
        "Once all attackers are declared, players may play instants and activated abilities.";
    CHOOSE_BLOCKERS "FC.3" "Il tuo avversario" Holds
        "L’avversario di chi attacca decide quali creature bloccano e quali attaccanti."
        "L’adversaire de l’attaquant décide quelles créatures bloquent, et lesquelles elles bloquent."
        "The attacker’s opponent decides which creatures block, and what they block.";
    ONE_ATTACKER_EACH "FC.3" "Ogni creatura bloccante" Holds
        "Un bloccante blocca un solo attaccante, ma più bloccanti possono bloccare lo stesso."
        "Un bloqueur ne bloque qu’un attaquant, mais plusieurs bloqueurs peuvent bloquer le même."
        "A blocker blocks only one attacker, but several blockers may block the same one.";
    TAPPED_CANNOT_BLOCK "FC.3" "Le creature TAPpate" Holds
        "Una creatura TAPpata non può bloccare."
        "Une créature engagée ne peut pas bloquer."
        "A tapped creature can’t block.";
    BLOCKERS_PRIORITY "FC.3" "Quando l'avversario ha" Holds
        "Dichiarati tutti i bloccanti, si possono usare istantanei e abilità attivate."
        "Une fois tous les bloqueurs déclarés, les joueurs peuvent utiliser des éphémères et des capacités activées."
        "Once all blockers are declared, players may use instants and activated abilities.";

    DAMAGE_STEP "FC.4" "Questo è il" Holds
        "Di solito è qui che le creature infliggono il danno da combattimento."
        "C’est ici que, d’ordinaire, les créatures infligent leurs blessures de combat."
        "This is where creatures usually deal their combat damage.";
    UNBLOCKED_DAMAGE "FC.4" "Gli attaccanti non" Holds
        "Un attaccante non bloccato infligge al giocatore in difesa tanti danni quanta è la sua forza."
        "Un attaquant non bloqué inflige au joueur défenseur autant de blessures que sa force."
        "An unblocked attacker deals damage equal to its power to the defending player.";
    BLOCKED_DAMAGE "FC.4" "Gli attaccanti bloccati" Holds
        "Un attaccante bloccato infligge il suo danno alle creature che lo bloccano."
        "Un attaquant bloqué inflige ses blessures aux créatures qui le bloquent."
        "A blocked attacker deals its damage to the creatures blocking it.";
    DAMAGE_DIVIDED "FC.4" "Se più creature" Holds
        "Se i bloccanti sono più d’uno, chi controlla l’attaccante divide il danno fra loro come vuole."
        "Si les bloqueurs sont plusieurs, celui qui contrôle l’attaquant répartit ses blessures entre eux à son gré."
        "If there are several blockers, the attacker’s controller divides its damage among them freely.";
    BLOCKER_DAMAGE "FC.4" "I bloccanti infliggono" Holds
        "Un bloccante infligge il suo danno alla creatura che blocca."
        "Un bloqueur inflige ses blessures à la créature qu’il bloque."
        "A blocker deals its damage to the creature it blocks.";
    TAPPED_BLOCKER_DEALS "FC.4" "Se una creatura è" Holds
        "Un bloccante che dopo la dichiarazione si è TAPpato infligge lo stesso il suo danno."
        "Un bloqueur engagé après la déclaration inflige tout de même ses blessures."
        "A blocker that became tapped after the declaration still deals its damage.";
    BLOCKED_SPARES_PLAYER "FC.4" "Se una creatura attaccante" Holds
        "Un attaccante che è stato bloccato non infligge danno al giocatore in difesa."
        "Un attaquant qui a été bloqué n’inflige aucune blessure au joueur défenseur."
        "An attacker that was blocked deals no damage to the defending player.";
    EVEN_WITHOUT_BLOCKERS "FC.4" "Questo vale anche" Holds
        "È così anche se i bloccanti non sono più in gioco."
        "C’est vrai même si les bloqueurs ne sont plus en jeu."
        "That is so even if the blockers have left play.";
    DAMAGE_ON_STACK "FC.4" "Quando decidi come" Wrong
        "Il danno, una volta assegnato, va in pila."
        "Les blessures, une fois attribuées, vont sur la pile."
        "Once assigned, the damage goes on the stack.";
    DAMAGE_FIXED "FC.4" "A questo punto" Wrong
        "Da qui in poi il danno è deciso e non cambia più."
        "À partir de là, les blessures sont fixées et ne changent plus."
        "From here on the damage is fixed and no longer changes.";
    SOURCE_GONE "FC.4" "Verrà portato a" Wrong
        "Il danno sarà inflitto anche se le creature da cui viene lasciano il gioco."
        "Les blessures seront infligées même si les créatures dont elles viennent quittent le jeu."
        "The damage will be dealt even if the creatures it comes from leave play.";
    DAMAGE_RESPONSES "FC.4" "I giocatori possono" Wrong
        "Con il danno in pila si possono usare istantanei e abilità attivate."
        "Tant que les blessures sont sur la pile, les joueurs peuvent utiliser des éphémères et des capacités activées."
        "While the damage is on the stack, players may use instants and activated abilities.";
    DAMAGE_DEALT "FC.4" "Dopo che questi" Wrong
        "Risolto ciò che è stato giocato in risposta, il danno viene inflitto."
        "Quand les réponses se sont résolues, les blessures sont infligées."
        "When the responses have resolved, the damage is dealt.";
    RECIPIENT_GONE "FC.4" "Se una creatura prova" Wrong
        "Il danno destinato a una creatura che non è più in gioco non viene inflitto."
        "Les blessures destinées à une créature qui n’est plus en jeu ne sont pas infligées."
        "Damage meant for a creature that is no longer in play is not dealt.";
    COMBAT_ENDS "FC.5" "I giocatori possono" Holds
        "Finito il danno si possono giocare istantanei e abilità attivate, anche se di rado serve."
        "Après les blessures, les joueurs peuvent jouer des éphémères et des capacités activées, même si c’est rarement utile."
        "After the damage, players may play instants and activated abilities, though there is seldom a reason to.";

    SECOND_MAIN "FP2" "La tua seconda" Holds
        "La seconda fase principale funziona come la prima."
        "La seconde phase principale se déroule comme la première."
        "The second main phase works like the first.";
    SECOND_MAIN_ANYTHING "FP2" "Puoi giocare magie" Holds
        "Puoi giocare magie e abilità di ogni tipo; il tuo avversario solo istantanei e abilità attivate."
        "Vous pouvez jouer des sorts et des capacités de tout type ; votre adversaire, seulement des éphémères et des capacités activées."
        "You may play spells and abilities of any kind; your opponent only instants and activated abilities.";
    SECOND_MAIN_LAND "FP2" "Inoltre puoi giocare" Holds
        "Se nella prima non hai giocato una terra, puoi giocarla qui."
        "Si vous n’avez pas joué de terrain dans la première, vous pouvez le faire ici."
        "If you did not play a land in the first one, you may play it here.";

    ENDING_STEPS "FF" "Questa fase ha" Holds
        "La fase finale ha due interfasi."
        "La phase de fin compte deux étapes."
        "The ending phase has two steps.";
    END_PRIORITY "FF.1" "I giocatori possono" Holds
        "Alla fine del turno si possono usare istantanei e abilità attivate."
        "En fin de tour, les joueurs peuvent utiliser des éphémères et des capacités activées."
        "At end of turn, players may use instants and activated abilities.";
    DISCARD "FF.2" "Se hai più" Holds
        "Se hai più di sette carte in mano, scarti finché ne restano sette."
        "Si vous avez plus de sept cartes en main, vous vous défaussez jusqu’à n’en avoir plus que sept."
        "If you have more than seven cards in hand, you discard down to seven.";
    DAMAGE_AND_EFFECTS_END "FF.2" "Quindi viene rimosso" Holds
        "Poi il danno sparisce dalle creature e finiscono gli effetti «fino alla fine del turno»."
        "Puis les blessures disparaissent des créatures et les effets « jusqu’à la fin du tour » se terminent."
        "Then damage disappears from creatures and “until end of turn” effects end.";
}
