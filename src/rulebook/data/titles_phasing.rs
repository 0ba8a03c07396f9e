//! What the topics of phasing are called.

use crate::rulebook::title::titles;

titles! {
    PhasingIsStatic
        "Che cos’è l’abilità fase"
        "Ce qu’est le déphasage"
        "What phasing is";
    PhasedOutDirectly
        "Nello STAP i permanenti con fase escono di fase"
        "Au dégagement, les permanents avec le déphasage passent hors phase"
        "In the untap step, permanents with phasing phase out";
    PhasedInDirectly
        "Nello STAP rientrano in fase quelli che erano usciti"
        "Au dégagement, ceux qui étaient hors phase passent en phase"
        "In the untap step, those that were phased out phase in";
    PhasingIsSimultaneous
        "Uscire e rientrare è un solo evento"
        "Passer hors phase et en phase ne font qu’un événement"
        "Phasing out and in are one event";
    PhasingUsesNoStack
        "Uscire di fase non usa la pila"
        "Le déphasage n’utilise pas la pile"
        "Phasing does not use the stack";
    PhasingBeforeUntap
        "Prima si esce e si rientra, poi si STAPpa"
        "D’abord le déphasage, ensuite le dégagement"
        "Phasing comes before untapping";
    PhasedOutIndirectly
        "Aure ed Equipaggiamenti escono di fase con il loro permanente"
        "Les auras et les équipements passent hors phase avec leur permanent"
        "Auras and Equipment phase out with their permanent";
    PhasedInIndirectly
        "Aure ed Equipaggiamenti rientrano con il loro permanente, mai prima"
        "Les auras et les équipements passent en phase avec leur permanent, jamais avant"
        "Auras and Equipment phase in with their permanent, never before";
    ReturnsAttached
        "Un’Aura o un Equipaggiamento rientra da solo, assegnato come prima"
        "Une aura ou un équipement passe en phase de lui-même, attaché comme avant"
        "An Aura or Equipment phases in on its own, attached as before";
    AuraReturnsWithoutHost
        "Un’Aura rientra e il suo permanente non c’è più"
        "Une aura passe en phase et son permanent n’est plus là"
        "An Aura phases in and its permanent is gone";
    EquipmentReturnsWithoutHost
        "Un Equipaggiamento rientra e il suo permanente non c’è più"
        "Un équipement passe en phase et son permanent n’est plus là"
        "An Equipment phases in and its permanent is gone";
    PhasingSkipped
        "Se lo STAP si salta, niente esce di fase"
        "Pas d’étape de dégagement, pas de déphasage"
        "No untap step, no phasing";
    NoEnterOrLeaveTriggers
        "Uscire e rientrare non innesca le abilità di chi arriva o se ne va"
        "Le déphasage ne déclenche ni arrivée ni départ"
        "Phasing triggers no enters or leaves abilities";
    PhasingTriggers
        "Si innescano le abilità che parlano proprio di uscire o rientrare"
        "Les capacités qui parlent du déphasage se déclenchent"
        "Abilities that speak of phasing trigger";
    PhasingTriggerHeld
        "Un’abilità innescata uscendo o rientrando aspetta il mantenimento"
        "Une capacité déclenchée par le déphasage attend l’entretien"
        "An ability triggered by phasing waits for upkeep";
    DamageClearedByPhasingOut
        "Che ne è del danno di chi esce di fase"
        "Ce que deviennent les blessures de ce qui passe hors phase"
        "What becomes of damage on what phases out";
    SamePermanent
        "Chi rientra è lo stesso permanente"
        "Ce qui passe en phase est le même permanent"
        "What phases in is the same permanent";
    LimitedEffectLost
        "Un effetto di durata limitata su chi esce di fase"
        "Un effet à durée limitée sur ce qui passe hors phase"
        "An effect of limited duration on what phases out";
    ForAsLongAsEnds
        "Un effetto «finché», quando esce di fase ciò da cui dipende"
        "Un effet « aussi longtemps que », quand ce dont il dépend passe hors phase"
        "A “for as long as” effect, when what it depends on phases out";
    UnlimitedEffectPersists
        "Un effetto senza durata continua"
        "Un effet sans durée continue"
        "An effect without a duration goes on";
    DelayedTriggerLost
        "Un’abilità innescata ritardata su chi esce di fase"
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
        "Un permanente può rientrare sotto un altro controllore"
        "Un permanent peut passer en phase sous un autre contrôleur"
        "A permanent may phase in under another controller";
    TimestampsKept
        "Rientrare in fase non dà un nuovo indicatore temporale"
        "Passer en phase ne donne pas de nouveau tampon horaire"
        "Phasing in gives no new timestamp";
    AttackAfterPhasingIn
        "Attaccare e usare il simbolo di TAP dopo essere rientrati"
        "Attaquer et utiliser le symbole d’engagement après être passé en phase"
        "Attacking and using the tap symbol after phasing in";
    AttackInTurnOfArrival
        "Attaccare nel turno d’arrivo, dopo essere usciti e rientrati"
        "Attaquer dès le tour d’arrivée, après être passé hors phase puis en phase"
        "Attacking in the turn of arrival, after phasing out and in";
    AttackUntilControlChanges
        "Fino a quando vale quel permesso di attaccare"
        "Jusqu’à quand vaut cette permission d’attaquer"
        "How long that permission to attack lasts";
    TargetReturned
        "Un bersaglio esce e rientra prima della risoluzione"
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
        "Un’Aura rientrata senza il suo permanente va nel cimitero"
        "Une aura passée en phase sans son permanent va au cimetière"
        "An Aura that phased in without its permanent goes to the graveyard";
    EquipmentUnattachedAfterPhasing
        "Un Equipaggiamento rientrato senza il suo permanente si stacca"
        "Un équipement passé en phase sans son permanent se détache"
        "An Equipment that phased in without its permanent becomes unattached";
}
