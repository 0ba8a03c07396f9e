/** The rules in force: those of 1 October 2005, or those of 19 September 2025. */
export type Edition = "classic" | "current";
/** A language of the interface. */
export type Locale = "it" | "fr" | "en";
/** A seat; the learner sits at `one`. */
export type PlayerId = "one" | "two" | "three" | "four";
/** An object of the game. A zone change makes a new one, phasing never does. */
export type ObjectId = number;
export type TriggerId = number;
export type EffectId = number;
export type Phase = "beginning" | "precombatMain" | "combat" | "postcombatMain" | "ending";
export type Step =
  | "untap" | "upkeep" | "draw" | "precombatMain" | "beginningOfCombat" | "declareAttackers" | "declareBlockers"
  | "combatDamage" | "endOfCombat" | "postcombatMain" | "end" | "cleanup";
export type Occurrence = "regular" | "firstStrike" | "afterFirstStrike" | "repeatedCleanup" | "extra";
export type Colour = "white" | "blue" | "black" | "red" | "green";
export type Keyword =
  | "phasing" | "haste" | "vigilance" | "defender" | "flying" | "reach" | "firstStrike" | "doubleStrike" | "trample"
  | "deathtouch" | "lifelink" | "indestructible" | "flash" | "daybound" | "nightbound";
/** Which face of a permanent is up. */
export type Face = "front" | "back" | "down";
export type DayNight = "neither" | "day" | "night";
export type Zone = "library" | "hand" | "battlefield" | "graveyard" | "stack" | "exile" | "nowhere";
export interface Mana { white: number; blue: number; black: number; red: number; green: number; colourless: number }
export type Target = { type: "object"; id: ObjectId } | { type: "player"; id: PlayerId };
export interface Block { blocker: ObjectId; attacker: ObjectId }
export interface Assignment { source: ObjectId; to: Target; amount: number }
export type Counter = "plusOne" | "minusOne" | { named: string };

/** How to begin: `current` and `it` if nothing is said. */
export interface SessionOptions { edition?: Edition; locale?: Locale }

/** A choice. `targets` may be left out where there are none. */
export type Action =
  | { type: "passPriority" }
  | { type: "playLand"; card: ObjectId }
  | { type: "cast"; card: ObjectId; targets?: Target[] }
  | { type: "activate"; source: ObjectId; ability: number; targets?: Target[] }
  | { type: "declareAttackers"; attackers: ObjectId[]; defenders?: PlayerId[] }
  | { type: "declareBlockers"; blocks: Block[] }
  | { type: "assignDamage"; assignments: Assignment[] }
  | { type: "discard"; cards: ObjectId[] }
  | { type: "stayTapped"; permanents: ObjectId[] }
  | { type: "orderTriggers"; order: TriggerId[] }
  | { type: "chooseTargets"; targets: Target[] }
  | { type: "keepLegend"; legend: ObjectId };

export interface DamageSource {
  source: ObjectId; amount: number; creatures: { creature: ObjectId; lethal: number }[]; player: PlayerId | null;
  deathtouch: boolean;
}

/** A kind of action that is legal now, with every choice it leaves; one target out of each slot. */
export type LegalAction =
  | { type: "passPriority" }
  | { type: "playLand"; card: ObjectId }
  | { type: "cast"; card: ObjectId; slots: Target[][] }
  | { type: "activate"; source: ObjectId; ability: number; slots: Target[][] }
  | { type: "declareAttackers"; able: ObjectId[]; defenders: PlayerId[] }
  | { type: "declareBlockers"; pairs: Block[] }
  | { type: "assignDamage"; sources: DamageSource[] }
  | { type: "discard"; hand: ObjectId[]; count: number }
  | { type: "stayTapped"; optional: ObjectId[] }
  | { type: "orderTriggers"; triggers: TriggerId[] }
  | { type: "chooseTargets"; trigger: TriggerId; slots: Target[][] }
  | { type: "keepLegend"; legends: ObjectId[] };

/** What is thrown. `code` is the name of a refusal, or one of those listed in the documentation. */
export interface ApiError {
  code: string; message: string; citations: CitationView[]; faults?: Fault[]; argument?: string;
}

/** What is wrong at a place of a text; `line` and `column` count from 1. */
export interface Fault { code: string; line: number; column: number; message: string }

export interface ScenarioCard { id: string; title: string; summary: string; editions: Edition[] }

/** Everything there is to show at one event, in the session's language. */
export interface Snapshot {
  scenario: ScenarioView; edition: Edition; editionName: string; locale: Locale; fingerprint: string; cursor: number;
  total: number; canUndo: boolean; canRedo: boolean; canGoOn: boolean; script: "over" | "left" | null; track: Track; table: Table; prompt: Prompt;
  log: Log; refused: Refused | null; notice: Notice | null;
}
export interface ScenarioView { id: string; title: string; intro: string; play: string | null }

export interface Track {
  turn: number; active: PlayerId; title: string; dayNight: DayNightView | null; dayNightAbsent: string | null;
  phases: PhaseCell[]; stepTitle: string; stepLead: string; stepName: string; stepPlace: string;
}
export interface DayNightView { is: DayNight; name: string }
export type Progress = "done" | "now" | "todo" | "skipped" | "absent";
export interface PhaseCell { key: string; phase: Phase; name: string; progress: Progress; steps: StepCell[] }
export interface StepCell {
  key: string; slug: string; step: Step; occurrence: Occurrence; code: string; name: string; label: string;
  note: string | null; progress: Progress; skipped: string | null; givesPriority: boolean; firstEvent: number | null;
}

export interface Table {
  you: PlayerId; sides: Side[]; phasedOutZone: PhasedOutZone | null; stack: StackItemView[]; waiting: TriggerView[];
  priority: PriorityView; arrows: Arrow[]; result: string | null;
}
export interface Side { player: PlayerView; permanents: PermanentView[]; lands: LandGroup[] }
export interface PlayerView {
  id: PlayerId; name: string; isYou: boolean; isOnYourTeam: boolean; hasLeft: boolean; isActive: boolean;
  hasPriority: boolean; life: number; sharesLife: boolean; poison: number; auras: string[]; mana: Pip[]; hand: CardView[]; library: number; graveyard: CardView[]; exile: CardView[];
  maximumHandSize: number | null; landPlayed: boolean; label: string; target: Target;
}
export interface Pip { colour: Colour | null; amount: number; label: string }
export interface CardView {
  id: ObjectId; name: string; nameLang: string; typeLine: string; shortType: string; cost: Pip[]; colours: Colour[];
  powerToughness: string | null; rules: string[]; isPlayable: boolean; attempt: Action | null; label: string;
}
export type PermanentKind = "creature" | "land" | "aura" | "equipment" | "other";
export interface PermanentView {
  id: ObjectId; name: string; called: string; nameLang: string; typeLine: string; shortType: string; produces: Colour[];
  kind: PermanentKind; cost: Pip[]; colours: Colour[]; powerToughness: PowerToughness | null; rules: string[];
  keywords: KeywordView[]; abilities: AbilityView[]; owner: PlayerId; controller: PlayerId; isToken: boolean;
  isTapped: boolean; face: Face; isCopy: boolean; isSummoningSick: boolean; asThoughHaste: boolean; damage: number; counters: CounterView[];
  phase: PhaseView; combat: CombatRole | null; isTargeted: boolean; flags: Flag[]; attachedTo: ObjectId | null;
  enchants: PlayerId | null; attachments: PermanentView[]; label: string; target: Target;
}
export interface PowerToughness { power: number; toughness: number; printed: [number, number] | null }
export interface KeywordView { keyword: Keyword; name: string }
export interface AbilityView { index: number; text: string; isPlayable: boolean; attempt: Action }
export interface CounterView { sign: string; count: number; label: string }
export type PhaseView =
  | { type: "in"; justNow: boolean; willGoOut: string | null }
  | { type: "outDirectly"; returnsWith: PlayerId | null; text: string; justNow: boolean }
  | { type: "outIndirectly"; host: ObjectId; text: string; justNow: boolean }
  | { type: "outUntil"; source: ObjectId; text: string; justNow: boolean };
export type CombatRole =
  | { type: "attacking"; defender: PlayerId; blocked: boolean | null; blockers: ObjectId[] }
  | { type: "blocking"; attacker: ObjectId | null };
export type FlagKind =
  | "soon" | "out" | "in" | "attacking" | "blocking" | "blocked" | "targeted" | "summoningSick" | "asThoughHaste"
  | "foreign" | "transformed" | "faceDown" | "copy" | "token" | "refused";
export interface Flag { kind: FlagKind; text: string }
export interface LandGroup { name: string; label: string; lands: PermanentView[] }
export interface PhasedOutZone { name: string; permanents: PermanentView[]; label: string }
export type StackItemKind = "spell" | "copy" | "activated" | "triggered" | "combatDamage";
export interface StackItemView {
  id: ObjectId; kind: StackItemKind; title: string; titleLang: string; kindText: string; source: ObjectId | null; controller: PlayerId | null;
  description: string; targets: TargetView[]; aims: string; isTop: boolean; order: string; label: string;
}
export interface TargetView { target: Target; name: string }
export interface TriggerView {
  id: TriggerId; source: ObjectId; controller: PlayerId; title: string; description: string; reason: string;
  label: string;
}
export interface PriorityView { player: PlayerId | null; who: string; why: string }
export type ArrowKind = "attack" | "block" | "target" | "refused";
export interface Arrow { kind: ArrowKind; from: ObjectId; to: Target }

export interface Prompt {
  player: PlayerId | null; isYours: boolean; question: string; choices: Choice[]; form: Form | null; about: ObjectId[];
}
export type ChoiceKind =
  | "pass" | "passToResolve" | "passToNextStep" | "playLand" | "cast" | "activate" | "mana" | "plain";
/** Hand `action` back to `act`; where there are slots, with one target out of each. */
export interface Choice {
  key: string; kind: ChoiceKind; label: string; hint: string; object: ObjectId | null; action: Action;
  slots: TargetChoice[][];
}
export interface TargetChoice { target: Target; label: string }
export interface Candidate { id: ObjectId; label: string; whyNot: string | null }
export type Form =
  | { type: "attackers"; creatures: Candidate[] }
  | { type: "blockers"; blockers: { blocker: Candidate; attackers: Candidate[] }[] }
  | { type: "damage"; sources: DamageForm[] }
  | { type: "discard"; hand: Candidate[]; count: number }
  | { type: "stayTapped"; optional: Candidate[] }
  | { type: "order"; triggers: { id: TriggerId; label: string }[] }
  | { type: "targets"; ability: string; slots: TargetChoice[][] }
  | { type: "legend"; legends: Candidate[] };
export interface DamageForm { source: ObjectId; label: string; amount: number; recipients: Recipient[] }
export interface Recipient { to: Target; label: string; lethal: number | null; suggested: number; whyNot: string | null }
export interface Refused {
  question: string; sentence: string; code: string; refusal: Refusal; citations: CitationView[];
  annotations: Annotation[]; instead: Choice[]; objects: ObjectId[];
}
/** The typed reason with its facts; `type` is also the `code` of what `act` throws. */
export interface Refusal { type: string; [fact: string]: unknown }
export type NoticeKind =
  | "choiceIllegalThere" | "scriptStopped" | "noSuchEvent" | "scenarioFaults" | "nothingThere" | "notInThatEdition"
  | "noSuchScenario" | "linkNewer" | "linkDamaged" | "linkTooLong" | "playNewer" | "playDamaged"
  | "playTooLong" | "playFaults" | "playStopped" | "allowed" | "badArgument" | "textTooLong" | "tooLarge";
export interface Notice { kind: NoticeKind; text: string; faults: Fault[] }

export interface Log {
  entries: LogEntry[]; annotations: Annotation[]; further: Annotation[]; next: NextEvent | null; ticks: TickGroup[];
  turns: TurnMark[]; lines: PhaseLine[];
}
export interface LogEntry {
  seq: number; at: MomentView; cause: CauseView; event: string; kind: EventKind; isConsequence: boolean;
  sentence: string; details: string[]; objects: ObjectId[]; players: PlayerId[]; citations: CitationView[];
}
export interface MomentView {
  turn: number; active: PlayerId; step: Step; occurrence: Occurrence; slug: string; text: string;
}
export interface CauseView { cause: Cause; text: string }
export type EventKind =
  | "turn" | "priority" | "phasing" | "phasingNothing" | "dayNight" | "tap" | "card" | "combat" | "damage" | "stack"
  | "resolve" | "zone" | "change" | "effect" | "mana" | "life" | "stateBased";
export interface CitationView {
  passage: string | null; rule: string; ruleNumber: string; edition: Edition; source: string; lang: string;
  badge: string | null; isOwn: boolean; label: string;
}
export interface Annotation {
  citation: CitationView; paragraphs: Paragraph[]; gloss: string; own: string | null;
}
export interface Paragraph { isItem: boolean; runs: Run[] }
export interface Run { text: string; isClause: boolean; isSic: boolean; isOmitted: boolean; isWrong: boolean }
export interface NextEvent { text: string; kind: EventKind; event: string; citation: CitationView | null }
export interface TickGroup { key: string; step: Step; code: string; name: string; ticks: Tick[] }
export interface Tick { seq: number; kind: EventKind }
export interface TurnMark { turn: number; player: PlayerId; seq: number; name: string }
export interface PhaseLine { object: ObjectId; name: string; spans: Span[]; marks: LineMark[]; label: string }
export interface Span { from: number; to: number; state: "in" | "outDirectly" | "outIndirectly" | "outUntil" }
export interface LineMark {
  seq: number;
  kind:
    | "arrived" | "left" | "tapped" | "untapped" | "damaged" | "healed" | "counters" | "attached" | "unattached"
    | "control";
}

export interface SourceView {
  edition: Edition; source: string; heading: string; description: string; lang: string; passages: PassageView[];
}
export interface PassageView {
  key: string; citation: CitationView; standing: "own" | "holds" | "inPart" | "wrong"; wrong: number;
  paragraphs: Paragraph[]; glosses: GlossView[]; notes: Annotation[]; topics: TopicView[];
}
export interface GlossView { text: string; isWrong: boolean }
export interface TopicView { topic: string; text: string; edition: Edition; ruleNumber: string }

/** A numbered event of the engine. */
export interface Entry { seq: number; at: Moment; cause: Cause; event: Event }
export interface Moment { turn: number; active: PlayerId; step: Step; occurrence: Occurrence }
export type Cause =
  | { type: "turn" } | { type: "turnBasedAction" } | { type: "stateBasedAction" } | { type: "consequence" }
  | { type: "player"; player: PlayerId } | { type: "resolution"; item: ObjectId; instruction: number };
export interface Move { was: ObjectId; is: ObjectId; owner: PlayerId; to: Zone }
export interface Entering {
  was: ObjectId | null; is: ObjectId; token: object | null; face: Face; controller: PlayerId; tapped: boolean;
  counters: [Counter, number][]; attachedTo: ObjectId | null;
}
export type PhasedOutMode =
  | { type: "directly" } | { type: "indirectly"; host: ObjectId } | { type: "until"; source: ObjectId };
export interface EffectLost { effect: EffectId; permanent: ObjectId }
export interface Damage {
  source: ObjectId; to: Target; amount: number; deathtouch: boolean; lifelink: PlayerId | null;
}
export interface StackItem { id: ObjectId; controller: PlayerId | null; kind: StackKind; targets: Target[] }
/** `effect` and `condition` are data of the card vocabulary. */
export type StackKind =
  | { type: "spell"; effect: object | null; copyOf: ObjectId | null }
  | {
    type: "ability"; source: ObjectId; triggered: boolean; effect: object; condition: object | string | null;
    that: ObjectId | null; thatPlayer: PlayerId | null;
  }
  | { type: "combatDamage"; assignments: Assignment[] };
export interface WaitingTrigger {
  id: TriggerId; source: ObjectId; controller: PlayerId; effect: object; condition: object | string | null;
  that: ObjectId | null; thatPlayer: PlayerId | null; byPhasing: boolean; delayed: EffectId | null;
}
export type StateBasedAction =
  | { type: "lifeGone"; player: PlayerId } | { type: "libraryGone"; player: PlayerId }
  | { type: "poisoned"; player: PlayerId } | { type: "teamPoisoned"; player: PlayerId }
  | { type: "losesWithTeam"; player: PlayerId } | { type: "tokenCeases"; token: ObjectId }
  | { type: "zeroToughness"; moved: Move } | { type: "lethalDamage"; moved: Move }
  | { type: "deathtouched"; moved: Move } | { type: "legend"; moved: Move } | { type: "auraFallsOff"; moved: Move }
  | { type: "equipmentUnattached"; attachment: ObjectId }
  | { type: "counterPairs"; permanent: ObjectId; pairs: number };
export type Event =
  | { type: "turnBegan"; player: PlayerId; team: PlayerId[]; number: number; extra: boolean }
  | { type: "phaseBegan"; phase: Phase }
  | { type: "stepBegan"; step: Step; occurrence: Occurrence }
  | { type: "stepSkipped"; step: Step; why: "firstTurnDraw" | "noAttackers" | "effect" }
  | { type: "phaseSkipped"; phase: Phase; steps: Step[] }
  | { type: "priorityGiven"; to: PlayerId }
  | { type: "priorityPassed"; by: PlayerId }
  | {
    type: "phased"; out: { permanent: ObjectId; mode: PhasedOutMode; under: PlayerId; bothWays: boolean }[];
    in: { permanent: ObjectId; was: PhasedOutMode; attachedTo: ObjectId | null; lostHost: ObjectId | null }[];
    damageErased: ObjectId[]; effectsLost: EffectLost[]; delayedLost: EffectLost[]; asThoughHaste: ObjectId[];
  }
  | {
    type: "dayNightChecked";
    outcome: "noCheck" | "noPreviousTurn" | "dayBecameNight" | "nightBecameDay" | "staysDay" | "staysNight";
    spells: { player: PlayerId; spells: number }[];
  }
  | {
    type: "untapDetermined"; untapping: ObjectId[]; staying: { permanent: ObjectId; byChoice: boolean }[];
  }
  | { type: "untapped"; permanents: ObjectId[] }
  | { type: "tapped"; permanents: ObjectId[] }
  | { type: "cardDrawn"; player: PlayerId; card: ObjectId }
  | { type: "drewFromEmptyLibrary"; player: PlayerId }
  | {
      type: "attackersDeclared"; player: PlayerId; attackers: ObjectId[]; defenders: PlayerId[]; tapping: ObjectId[];
    }
  | { type: "blockersDeclared"; player: PlayerId; blocks: Block[]; blocked: ObjectId[]; unblocked: ObjectId[] }
  | { type: "damageAssigned"; player: PlayerId; assignments: Assignment[] }
  | { type: "combatDamagePutOnStack"; item: StackItem }
  | {
    type: "damageDealt"; dealt: Damage[];
    undealt: { assignment: Assignment; why: "recipientGone" | "notACreature" | "sourceGone" }[]; combat: boolean;
  }
  | { type: "combatEnded"; creatures: ObjectId[] }
  | { type: "discarded"; player: PlayerId; moves: Move[]; why: "handSize" | "effect" }
  | { type: "discardChosen"; player: PlayerId; cards: ObjectId[] }
  | { type: "damageAndEffectsWoreOff"; damage: ObjectId[]; effects: EffectId[] }
  | { type: "manaEmptied"; lost: { player: PlayerId; mana: Mana }[] }
  | { type: "manaBurned"; lost: { player: PlayerId; mana: Mana }[] }
  | { type: "landPlayed"; player: PlayerId; entering: Entering }
  | { type: "spellCast"; player: PlayerId; card: ObjectId; item: StackItem; paid: Mana }
  | {
    type: "abilityActivated"; player: PlayerId; item: StackItem; ability: number; paid: Mana; tapped: boolean;
    sacrificed: Move | null;
  }
  | {
    type: "manaAdded"; player: PlayerId; mana: Mana; source: ObjectId | null; ability: number | null;
    tapped: boolean; sacrificed: Move | null;
  }
  | { type: "triggersOrdered"; player: PlayerId; order: TriggerId[] }
  | { type: "legendKept"; player: PlayerId; legend: ObjectId }
  | { type: "abilityTriggered"; trigger: WaitingTrigger; held: boolean }
  | { type: "triggerPutOnStack"; trigger: TriggerId; item: StackItem }
  | { type: "triggerRemoved"; trigger: WaitingTrigger; why: "noLegalTarget" }
  | { type: "resolutionBegan"; item: ObjectId; illegal: Target[] }
  | {
    type: "resolutionEnded"; item: ObjectId;
    outcome: ({ type: "enters" } & Entering) | ({ type: "moves" } & Move) | { type: "gone" };
  }
  | { type: "allTargetsIllegal"; item: ObjectId; targets: Target[]; to: Move | null }
  | { type: "spellCountered"; item: ObjectId; to: Move | null }
  | { type: "spellCopied"; item: StackItem }
  | {
    type: "nothingHappened";
    why:
      | { type: "phasedOut" | "waitsForHost" | "notYoursToSacrifice"; permanent: ObjectId }
      | {
        type:
          | "nothingToAffect" | "alreadySo" | "tokenCannotReturn" | "conditionFalse" | "targetIllegal" | "forbidden";
      };
  }
  | { type: "zoneChanged"; moves: Move[]; why: "destroyed" | "exiled" | "returnedToHand" | "sacrificed" }
  | { type: "tokensCreated"; tokens: Entering[] }
  | { type: "countersPut"; counter: Counter; count: number; on: ObjectId[] }
  | { type: "countersRemoved"; counter: Counter; count: number; from: ObjectId[] }
  | { type: "attached"; attachment: ObjectId; host: ObjectId }
  | { type: "unattached"; attachment: ObjectId }
  | { type: "transformed"; permanents: ObjectId[] }
  | { type: "faceTurned"; permanents: ObjectId[]; up: boolean }
  | { type: "effectBegan"; effect: object }
  | {
    type: "effectsEnded"; effects: EffectId[]; lost: EffectLost[];
    why: "momentReached" | "combatEnded" | "untapStepOver" | "conditionOver" | "usedUp";
  }
  | { type: "damagePrevented"; prevented: { to: Target; amount: number; shield: EffectId | null }[] }
  | { type: "delayedTriggerCreated"; delayed: object }
  | {
    type: "controlChanged"; changes: { permanent: ObjectId; from: PlayerId; to: PlayerId; onReturn: boolean }[];
  }
  | {
    type: "removedFromCombat"; creatures: ObjectId[]; why: "phasedOut" | "controllerChanged" | "notACreature";
  }
  | { type: "lifeGained"; player: PlayerId; amount: number }
  | { type: "lifeLost"; player: PlayerId; amount: number }
  | { type: "poisonAdded"; player: PlayerId; amount: number }
  | { type: "dayNightChanged"; to: DayNight; became: boolean }
  | { type: "skipAdded"; player: PlayerId; what: { step: Step } | { phase: Phase } }
  | { type: "extraTurnAdded"; player: PlayerId }
  | { type: "stepsAdded"; steps: Step[]; after: Step; apart: boolean }
  | { type: "stateBasedActions"; actions: StateBasedAction[] }
  | {
      type: "playersLeft"; players: PlayerId[]; permanents: ObjectId[]; stack: ObjectId[]; effects: EffectId[];
    }
  | { type: "gameEnded"; result: { type: "won"; by: PlayerId } | { type: "draw" } };
