//! What the topics of phasing are called.

use crate::rulebook::title::titles;

titles! {
    PhasingIsStatic
        "Che cos’è l’abilità fase"
        "Ce qu’est le déphasage"
        "What phasing is";
    PhasedOutDirectly
        "Nello STAP i permanenti con fase vanno fuori fase"
        "Au dégagement, les permanents avec le déphasage passent hors phase"
        "In the untap step, permanents with phasing phase out";
    PhasedInDirectly
        "Nello STAP tornano in fase quelli che erano fuori fase"
        "Au dégagement, ceux qui étaient hors phase passent en phase"
        "In the untap step, those that were phased out phase in";
    PhasingIsSimultaneous
        "Andare fuori fase e tornare è un solo evento"
        "Passer hors phase et en phase ne font qu’un événement"
        "Phasing out and in are one event";
    PhasingUsesNoStack
        "Andare fuori fase non usa la pila"
        "Le déphasage n’utilise pas la pile"
        "Phasing does not use the stack";
    PhasingBeforeUntap
        "Prima si va fuori fase e si torna, poi si STAPpa"
        "D’abord le déphasage, ensuite le dégagement"
        "Phasing comes before untapping";
    PhasedOutIndirectly
        "Aure ed Equipaggiamenti vanno fuori fase con il loro permanente"
        "Les auras et les équipements passent hors phase avec leur permanent"
        "Auras and Equipment phase out with their permanent";
    PhasedInIndirectly
        "Aure ed Equipaggiamenti tornano con il loro permanente, mai prima"
        "Les auras et les équipements passent en phase avec leur permanent, jamais avant"
        "Auras and Equipment phase in with their permanent, never before";
    ReturnsAttached
        "Un’Aura o un Equipaggiamento torna da solo, assegnato come prima"
        "Une aura ou un équipement passe en phase de lui-même, attaché comme avant"
        "An Aura or Equipment phases in on its own, attached as before";
    AuraReturnsWithoutHost
        "Un’Aura torna e il suo permanente non c’è più"
        "Une aura passe en phase et son permanent n’est plus là"
        "An Aura phases in and its permanent is gone";
    EquipmentReturnsWithoutHost
        "Un Equipaggiamento torna e il suo permanente non c’è più"
        "Un équipement passe en phase et son permanent n’est plus là"
        "An Equipment phases in and its permanent is gone";
    PhasingSkipped
        "Se lo STAP si salta, niente va fuori fase"
        "Pas d’étape de dégagement, pas de déphasage"
        "No untap step, no phasing";
    NoEnterOrLeaveTriggers
        "Andare fuori fase e tornare non innesca le abilità di chi arriva o se ne va"
        "Le déphasage ne déclenche ni arrivée ni départ"
        "Phasing triggers no enters or leaves abilities";
    PhasingTriggers
        "Si innescano le abilità che parlano proprio di andare fuori fase o tornare"
        "Les capacités qui parlent du déphasage se déclenchent"
        "Abilities that speak of phasing trigger";
    PhasingTriggerHeld
        "Un’abilità innescata andando fuori fase o tornando aspetta il mantenimento"
        "Une capacité déclenchée par le déphasage attend l’entretien"
        "An ability triggered by phasing waits for upkeep";
    DamageClearedByPhasingOut
        "Che ne è del danno di chi va fuori fase"
        "Ce que deviennent les blessures de ce qui passe hors phase"
        "What becomes of damage on what phases out";
    SamePermanent
        "Chi torna in fase è lo stesso permanente"
        "Ce qui passe en phase est le même permanent"
        "What phases in is the same permanent";
    LimitedEffectLost
        "Un effetto di durata limitata su chi va fuori fase"
        "Un effet à durée limitée sur ce qui passe hors phase"
        "An effect of limited duration on what phases out";
    ForAsLongAsEnds
        "Un effetto «finché», quando va fuori fase ciò da cui dipende"
        "Un effet « aussi longtemps que », quand ce dont il dépend passe hors phase"
        "A “for as long as” effect, when what it depends on phases out";
    UnlimitedEffectPersists
        "Un effetto senza durata continua"
        "Un effet sans durée continue"
        "An effect without a duration goes on";
    DelayedTriggerLost
        "Un’abilità innescata ritardata su chi va fuori fase"
        "Une capacité déclenchée retardée sur ce qui passe hors phase"
        "A delayed triggered ability about what phases out";
    MemoryKept
        "Un permanente fuori fase ricorda segnalini, scelte e com’era girato"
        "Un permanent hors phase se souvient de ses marqueurs, des choix faits et de sa position"
        "A phased-out permanent remembers counters, choices and how it lay";
    MemoryExample
        "L’esempio del testo francese"
        "L’exemple du texte français"
        "The French text’s own example";
    ReturnsUnderAnotherController
        "Un permanente può tornare sotto un altro controllore"
        "Un permanent peut passer en phase sous un autre contrôleur"
        "A permanent may phase in under another controller";
    TimestampsKept
        "Tornare in fase non dà un nuovo indicatore temporale"
        "Passer en phase ne donne pas de nouveau tampon horaire"
        "Phasing in gives no new timestamp";
    AttackAfterPhasingIn
        "Attaccare e usare il simbolo di TAP dopo essere tornati in fase"
        "Attaquer et utiliser le symbole d’engagement après être passé en phase"
        "Attacking and using the tap symbol after phasing in";
    AttackInTurnOfArrival
        "Attaccare nel turno d’arrivo, dopo essere andati fuori fase e tornati"
        "Attaquer dès le tour d’arrivée, après être passé hors phase puis en phase"
        "Attacking in the turn of arrival, after phasing out and in";
    AttackUntilControlChanges
        "Fino a quando vale quel permesso di attaccare"
        "Jusqu’à quand vaut cette permission d’attaquer"
        "How long that permission to attack lasts";
    TargetReturned
        "Un bersaglio va fuori fase e torna prima della risoluzione"
        "Une cible passe hors phase puis en phase avant la résolution"
        "A target phases out and in before resolution";
    RedundantInstances
        "Più volte la stessa abilità fase"
        "Plusieurs exemplaires du déphasage"
        "Several instances of phasing";
    PhasingReferences
        "Le regole a cui il passo rimanda"
        "Les règles auxquelles le passage renvoie"
        "The rules that the passage refers to";
    PhasedOutZoneReference
        "La regola della zona fuori fase"
        "La règle de la zone hors phase"
        "The rule of the phased-out zone";
    AuraFallsOffAfterPhasing
        "Un’Aura tornata senza il suo permanente va nel cimitero"
        "Une aura passée en phase sans son permanent va au cimetière"
        "An Aura that phased in without its permanent goes to the graveyard";
    EquipmentUnattachedAfterPhasing
        "Un Equipaggiamento tornato senza il suo permanente si stacca"
        "Un équipement passé en phase sans son permanent se détache"
        "An Equipment that phased in without its permanent becomes unattached";
}
