//! What the topics of combat are called.

use crate::rulebook::title::titles;

titles! {
    BeginningOfCombat
        "All’inizio del combattimento si riceve priorità"
        "Au début du combat, on reçoit la priorité"
        "Players get priority at the beginning of combat";
    AttackersChosen
        "Si scelgono gli attaccanti, o nessuno"
        "On choisit les attaquants, ou aucun"
        "Attackers are chosen, or none";
    AttackersTap
        "Gli attaccanti si TAPpano"
        "Les attaquants s’engagent"
        "Attackers tap";
    RefusedWall
        "Un Muro non può attaccare"
        "Un mur ne peut pas attaquer"
        "A Wall can’t attack";
    RefusedTappedAttacker
        "Una creatura TAPpata non può attaccare"
        "Une créature engagée ne peut pas attaquer"
        "A tapped creature can’t attack";
    RefusedSummoningSick
        "Una creatura con debolezza da evocazione non può attaccare"
        "Une créature qui a le mal d’invocation ne peut pas attaquer"
        "A creature with summoning sickness can’t attack";
    AttackTarget
        "Chi si può attaccare"
        "Qui l’on peut attaquer"
        "Who may be attacked";
    PriorityAfterAttackers
        "Dopo gli attaccanti si riceve priorità"
        "Après les attaquants, on reçoit la priorité"
        "Players get priority after attackers";
    BlockersDeclared
        "Si dichiarano i bloccanti, o nessuno"
        "On déclare les bloqueurs, ou aucun"
        "Blockers are declared, or none";
    OneAttackerPerBlocker
        "Un bloccante blocca un solo attaccante; più bloccanti possono bloccare lo stesso"
        "Un bloqueur bloque un seul attaquant ; plusieurs peuvent bloquer le même"
        "A blocker blocks one attacker; several may block the same";
    RefusedTappedBlocker
        "Una creatura TAPpata non può bloccare"
        "Une créature engagée ne peut pas bloquer"
        "A tapped creature can’t block";
    PriorityAfterBlockers
        "Dopo i bloccanti si riceve priorità"
        "Après les bloqueurs, on reçoit la priorité"
        "Players get priority after blockers";
    CombatDamageStepBegan
        "Comincia il danno da combattimento"
        "L’étape des blessures de combat commence"
        "The combat damage step begins";
    UnblockedAttackerDamage
        "Un attaccante non bloccato infligge danno"
        "Un attaquant non bloqué inflige ses blessures"
        "An unblocked attacker deals damage";
    BlockedAttackerDamage
        "Un attaccante bloccato infligge danno"
        "Un attaquant bloqué inflige ses blessures"
        "A blocked attacker deals damage";
    DamageDivided
        "Il danno si divide fra i bloccanti"
        "Les blessures se répartissent entre les bloqueurs"
        "Damage is divided among the blockers";
    BlockerDamage
        "Un bloccante infligge danno"
        "Un bloqueur inflige ses blessures"
        "A blocker deals damage";
    TappedBlockerDeals
        "Un bloccante TAPpato infligge comunque danno"
        "Un bloqueur engagé inflige quand même ses blessures"
        "A tapped blocker still deals damage";
    BlockedSparesPlayer
        "Un attaccante bloccato non infligge danno al giocatore"
        "Un attaquant bloqué n’inflige pas de blessures au joueur"
        "A blocked attacker deals no damage to the player";
    EvenWithoutBlockers
        "Un attaccante resta bloccato anche senza più bloccanti"
        "Un attaquant reste bloqué même sans bloqueur"
        "An attacker stays blocked even without blockers";
    DamagePutOnStack
        "Il danno da combattimento va in pila"
        "Les blessures de combat vont sur la pile"
        "Combat damage goes on the stack";
    DamageFixed
        "Il danno assegnato è fissato"
        "Les blessures attribuées sont fixées"
        "Assigned damage is fixed";
    SourceGone
        "La fonte del danno non c’è più"
        "La source des blessures n’est plus là"
        "The source of the damage is gone";
    ResponsesToDamage
        "Si può rispondere mentre il danno è in pila"
        "On peut répondre pendant que les blessures sont sur la pile"
        "Players may respond while damage is on the stack";
    CombatDamageDealt
        "Il danno da combattimento viene inflitto"
        "Les blessures de combat sont infligées"
        "Combat damage is dealt";
    RecipientGone
        "La creatura che doveva subire il danno non c’è più"
        "La créature qui devait recevoir les blessures n’est plus là"
        "The creature that damage was meant for is gone";
    EndOfCombat
        "Alla fine del combattimento si riceve priorità"
        "En fin de combat, on reçoit la priorité"
        "Players get priority at the end of combat";
}
