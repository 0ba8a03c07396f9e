//! What the topics of the turn are called: beginning, upkeep, draw, main phases, end, day and night, untapping.

use crate::rulebook::title::titles;

titles! {
    TurnBegan
        "Comincia un turno"
        "Un tour commence"
        "A turn begins";
    EmptyPhase
        "Una fase ha luogo, anche vuota"
        "Une phase a lieu, même vide"
        "A phase takes place, even an empty one";
    BeginningPhaseBegan
        "Comincia la fase iniziale"
        "La phase de début commence"
        "The beginning phase begins";
    UntapStepBegan
        "Comincia lo STAP"
        "Le dégagement commence"
        "The untap step begins";
    CombatPhaseBegan
        "Comincia la fase di combattimento"
        "La phase de combat commence"
        "The combat phase begins";
    EndingPhaseBegan
        "Comincia la fase finale"
        "La phase de fin commence"
        "The ending phase begins";
    UpkeepTriggersStacked
        "Nel mantenimento le abilità innescate vanno in pila"
        "À l’entretien, les capacités déclenchées vont sur la pile"
        "In the upkeep step, triggered abilities go on the stack";
    PriorityInUpkeep
        "Nel mantenimento si riceve priorità"
        "À l’entretien, on reçoit la priorité"
        "Players get priority in the upkeep step";
    CardDrawn
        "Nell’acquisizione si pesca una carta"
        "À l’étape de pioche, on pioche une carte"
        "A card is drawn in the draw step";
    PriorityInDraw
        "Nell’acquisizione si riceve priorità"
        "À l’étape de pioche, on reçoit la priorité"
        "Players get priority in the draw step";
    ManaBurn
        "Il mana non speso costa vita"
        "Le mana non dépensé coûte des points de vie"
        "Unspent mana costs life";
    MainPhase
        "Che cosa si può fare nella fase principale"
        "Ce qu’on peut faire dans la phase principale"
        "What may be done in the main phase";
    LandPlayed
        "Si gioca una terra"
        "On joue un terrain"
        "A land is played";
    SecondLandRefused
        "Una seconda terra non si può giocare"
        "On ne peut pas jouer un second terrain"
        "A second land can’t be played";
    SecondMainPhase
        "Comincia la seconda fase principale"
        "La seconde phase principale commence"
        "The second main phase begins";
    LandInSecondMainPhase
        "Si gioca una terra nella seconda fase principale"
        "On joue un terrain dans la seconde phase principale"
        "A land is played in the second main phase";
    EndStep
        "Alla fine del turno si riceve priorità"
        "En fin de tour, on reçoit la priorité"
        "Players get priority in the end step";
    DiscardToHandSize
        "Si scarta fino a sette carte"
        "On se défausse jusqu’à sept cartes"
        "A player discards down to seven cards";
    DamageWearsOff
        "Il danno sulle creature sparisce"
        "Les blessures des créatures s’effacent"
        "Damage on creatures wears off";
    UntilEndOfTurnEnds
        "Terminano gli effetti «fino alla fine del turno»"
        "Les effets « jusqu’à la fin du tour » se terminent"
        "“Until end of turn” effects end";
    DayToNight
        "Il giorno diventa notte"
        "Le jour fait place à la nuit"
        "Day becomes night";
    NightToDay
        "La notte diventa giorno"
        "La nuit fait place au jour"
        "Night becomes day";
    NeitherDayNorNight
        "Né giorno né notte: nessun controllo"
        "Ni jour ni nuit : pas de vérification"
        "Neither day nor night: no check";
    DayNightUsesNoStack
        "Il controllo di giorno e notte non usa la pila"
        "La vérification du jour et de la nuit n’utilise pas la pile"
        "The day and night check does not use the stack";
    DayNightReference
        "La regola di giorno e notte e il suo numero"
        "La règle du jour et de la nuit, et son numéro"
        "The rule of day and night, and its number";
    TeamVariant
        "Le squadre che dividono il turno hanno un controllo proprio"
        "Les équipes qui partagent leurs tours ont leur propre vérification"
        "Teams that share turns have a check of their own";
    TeamDayToNight
        "Il giorno diventa notte, per le squadre"
        "Le jour fait place à la nuit, pour les équipes"
        "Day becomes night, for teams";
    TeamNightToDay
        "La notte diventa giorno, per le squadre"
        "La nuit fait place au jour, pour les équipes"
        "Night becomes day, for teams";
    TeamNeither
        "Né giorno né notte, per le squadre"
        "Ni jour ni nuit, pour les équipes"
        "Neither day nor night, for teams";
    TeamUsesNoStack
        "Il controllo delle squadre non usa la pila"
        "La vérification des équipes n’utilise pas la pile"
        "The teams’ check does not use the stack";
    UntapSetDetermined
        "Si stabilisce che cosa si STAPperà"
        "On détermine ce qui se dégagera"
        "What will untap is determined";
    PermanentsUntap
        "I permanenti si STAPpano"
        "Les permanents se dégagent"
        "Permanents untap";
    UntapUsesNoStack
        "STAPpare non usa la pila"
        "Le dégagement n’utilise pas la pile"
        "Untapping does not use the stack";
    SomethingStaysTapped
        "Qualcosa non si STAPpa"
        "Quelque chose ne se dégage pas"
        "Something does not untap";
    NoPriorityInUntap
        "Nello STAP nessuno ha priorità"
        "Au dégagement, personne n’a la priorité"
        "Nobody has priority in the untap step";
    TriggerHeld
        "Un’abilità innescata aspetta"
        "Une capacité déclenchée attend"
        "A triggered ability waits";
}
