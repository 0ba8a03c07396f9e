//! Why not, in Italian.

use super::Italian;
use crate::engine::{Action, Awaiting, PlayerId, Refusal, Step, TargetProblem};
use crate::text::say;
use crate::text::tongue::{RefusalTexts, Words};
use crate::text::voice::{Aim, Era, Scene, Who};

impl RefusalTexts for Italian {
    #[deny(clippy::wildcard_enum_match_arm)]
    fn tried(&self, scene: &Scene<'_>, actor: PlayerId, action: &Action) -> String {
        let who = scene.who(actor);
        match action {
            Action::PassPriority => {
                say!(who, name => "Perché non puoi passare?", "Perché {name} non può passare?")
            }
            Action::PlayLand { card } => {
                let card = scene.name(*card);
                say!(who, name => "Perché non puoi giocare {card}?", "Perché {name} non può giocare {card}?")
            }
            Action::Cast { card, .. } => {
                let card = scene.name(*card);
                match scene.era {
                    Era::Older => {
                        say!(who, name => "Perché non puoi giocare {card}?", "Perché {name} non può giocare {card}?")
                    }
                    Era::Newer => {
                        say!(who, name => "Perché non puoi lanciare {card}?", "Perché {name} non può lanciare {card}?")
                    }
                }
            }
            Action::Activate { source, .. } => {
                let source = scene.name(*source);
                format!("Perché l’abilità di {source} adesso no?")
            }
            Action::DeclareAttackers { attackers, .. } => {
                let what = scene.things(attackers.iter().copied());
                if what.is_one() {
                    format!("Perché {what} non può attaccare?")
                } else {
                    say!(who, name => "Perché non puoi attaccare così?", "Perché {name} non può attaccare così?")
                }
            }
            Action::DeclareBlockers { blocks } => match blocks.as_slice() {
                [block] => {
                    let (blocker, attacker) = (scene.name(block.blocker), scene.name(block.attacker));
                    format!("Perché {blocker} non può bloccare {attacker}?")
                }
                _ => {
                    say!(who, name => "Perché non puoi bloccare così?", "Perché {name} non può bloccare così?")
                }
            },
            Action::AssignDamage { .. } => "Perché il danno non si può dividere così?".to_owned(),
            Action::Discard { .. } => "Perché non si può scartare così?".to_owned(),
            Action::StayTapped { .. } => "Perché non può restare TAPpata?".to_owned(),
            Action::OrderTriggers { .. } => "Perché non in questo ordine?".to_owned(),
            Action::ChooseTargets { .. } => "Perché non questi bersagli?".to_owned(),
            Action::KeepLegend { .. } => "Perché non si può tenere questa?".to_owned(),
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn refused(&self, scene: &Scene<'_>, actor: PlayerId, why: &Refusal) -> String {
        let name = |id| scene.name(id);
        let who = scene.who(actor);
        match why {
            Refusal::GameOver => "La partita è finita.".to_owned(),
            Refusal::NotYourDecision { awaiting, .. } => {
                match awaiting.player().map_or(Who::You, |player| scene.who(player)) {
                    Who::You => "In questo momento la scelta è tua.".to_owned(),
                    Who::Named(name) => format!("In questo momento la scelta è di {name}."),
                }
            }
            Refusal::NotNow { step: Step::Untap, .. } => match scene.era {
                Era::Older => "Nell’Interfase di STAP nessuno ha priorità: non si gioca niente.".to_owned(),
                Era::Newer => {
                    "Nella Sottofase di STAP nessuno ha priorità: non si lancia e non si attiva niente."
                        .to_owned()
                }
            },
            Refusal::NotNow { awaiting: Awaiting::TheTurn, .. } => {
                "Adesso il turno va avanti da sé: nessuno ha priorità.".to_owned()
            }
            Refusal::NotNow { step, awaiting: Awaiting::Priority { .. } } => {
                format!("Questo non si può fare adesso, durante {}.", self.the_step(scene.era, *step))
            }
            Refusal::NotNow { step, .. } => {
                let the = self.the_step(scene.era, *step);
                format!("Questo non si può fare adesso, durante {the}: prima c’è un’altra scelta.")
            }
            Refusal::OtherChoiceFirst { .. } => {
                "Prima c’è un’altra scelta da fare, e durante la scelta nessuno ha priorità.".to_owned()
            }
            Refusal::NotInHand { card } => {
                let card = name(*card);
                say!(who, name => "{card} non è nella tua mano.", "{card} non è nella mano di {name}.")
            }
            Refusal::NotALand { card } => format!("{} non è una terra.", name(*card)),
            Refusal::LandIsNotCast { card } => match scene.era {
                Era::Older => format!("{} è una terra: si gioca senza passare dalla pila.", name(*card)),
                Era::Newer => format!("{} è una terra: si gioca, non si lancia.", name(*card)),
            },
            Refusal::NotYourMainPhase { card, .. } => {
                let card = name(*card);
                say!(who, name =>
                    "{card} si può giocare solo in una tua fase principale.",
                    "{card} si può giocare solo in una fase principale di {name}.")
            }
            Refusal::StackNotEmpty { card } => {
                format!("{} si può giocare solo quando la pila è vuota.", name(*card))
            }
            Refusal::LandAlreadyPlayed { card } => {
                let card = name(*card);
                say!(who, name =>
                    "Hai già giocato la terra di questo turno: {card} deve aspettare.",
                    "{name} ha già giocato la terra di questo turno: {card} deve aspettare.")
            }
            Refusal::CannotPay { cost, pool } => {
                let cost = self.mana_to_pay(cost);
                let pool = self.mana(pool);
                if pool.is_empty() {
                    say!(who, name =>
                        "Costa {cost}, e la tua riserva è vuota.",
                        "Costa {cost}, e la riserva di {name} è vuota.")
                } else {
                    say!(who, name =>
                        "Costa {cost}, e nella tua riserva c’è solo questo: {pool}.",
                        "Costa {cost}, e nella riserva di {name} c’è solo questo: {pool}.")
                }
            }
            Refusal::WrongNumberOfTargets { needed: 0, .. } => "Non vuole bersagli.".to_owned(),
            Refusal::WrongNumberOfTargets { needed: 1, .. } => "Vuole un bersaglio.".to_owned(),
            Refusal::WrongNumberOfTargets { needed, .. } => format!("Vuole {needed} bersagli."),
            Refusal::IllegalTarget { target, why } => match (scene.aim(*target), why) {
                (Aim::Thing(thing), TargetProblem::PhasedOut) => {
                    format!("{thing} è fuori fase: si può scegliere solo ciò che è in fase.")
                }
                (Aim::Thing(thing), TargetProblem::Gone) => format!("{thing} non è più lì."),
                (Aim::Thing(thing), TargetProblem::DoesNotFit) => {
                    format!("{thing} non è il genere di bersaglio richiesto.")
                }
                (Aim::Player(Who::You), _) => "Tu non sei il genere di bersaglio richiesto.".to_owned(),
                (Aim::Player(Who::Named(name)), _) => {
                    format!("{name} non è il genere di bersaglio richiesto.")
                }
            },
            Refusal::NotInPlay { object } => match scene.era {
                Era::Older => format!("{} non è in gioco.", name(*object)),
                Era::Newer => format!("{} non è nel campo di battaglia.", name(*object)),
            },
            Refusal::PhasedOut { object } => {
                format!("{} è fuori fase: si gioca come se non ci fosse.", name(*object))
            }
            Refusal::NotYours { object } => {
                let object = name(*object);
                say!(who, name => "{object} non è sotto il tuo controllo.", "{object} non è sotto il controllo di {name}.")
            }
            Refusal::NoSuchAbility { object } => format!("{} non ha un’abilità del genere.", name(*object)),
            Refusal::AlreadyTapped { object } => {
                format!("Il costo chiede di TAPpare {}, ma è un permanente già TAPpato.", name(*object))
            }
            Refusal::SummoningSickAbility { object } => {
                let object = name(*object);
                say!(who, name =>
                    "{object} ha debolezza da evocazione: non è sotto il tuo controllo dall’inizio del turno.",
                    "{object} ha debolezza da evocazione: non è sotto il controllo di {name} dall’inizio del turno.")
            }
            Refusal::AlreadyUsedThisTurn { object } => {
                format!("Questa abilità di {} si usa una volta per turno, ed è già usata.", name(*object))
            }
            Refusal::AttackerNotACreature { object } => {
                format!("{} non è una creatura: attaccano solo le creature.", name(*object))
            }
            Refusal::AttackerTapped { creature } => {
                format!("{} è una creatura TAPpata: le creature TAPpate non attaccano.", name(*creature))
            }
            Refusal::AttackerSummoningSick { creature } => {
                let creature = name(*creature);
                say!(who, name =>
                    "{creature} ha debolezza da evocazione: non è sotto il tuo controllo dall’inizio del turno.",
                    "{creature} ha debolezza da evocazione: non è sotto il controllo di {name} dall’inizio del turno.")
            }
            Refusal::AttackerDefender { creature, .. } => {
                format!("{} ha difensore: non può attaccare.", name(*creature))
            }
            Refusal::AttackerWall { creature } => {
                format!("{} è un Muro: i Muri non attaccano.", name(*creature))
            }
            Refusal::AttackForbidden { creature } => {
                format!("Un effetto impedisce a {} di attaccare.", name(*creature))
            }
            Refusal::NotAnOpponent { player } => say!(scene.who(*player), name =>
                "La tua stessa parte non può attaccarti.",
                "{name} non è un avversario che si possa attaccare."),
            Refusal::NamedTwice { object } => format!("{} compare due volte nella scelta.", name(*object)),
            Refusal::BlockerNotACreature { object } => {
                format!("{} non è una creatura: bloccano solo le creature.", name(*object))
            }
            Refusal::BlockerTapped { creature } => {
                format!("{} è una creatura TAPpata: le creature TAPpate non bloccano.", name(*creature))
            }
            Refusal::NotAttacking { creature } => format!("{} non sta attaccando.", name(*creature)),
            Refusal::AttacksAnother { creature, defender } => {
                let creature = name(*creature);
                say!(scene.who(*defender), name =>
                    "{creature} sta attaccando te: può bloccare solo la tua parte.",
                    "{creature} sta attaccando {name}: può bloccare solo quella parte.")
            }
            Refusal::BlocksTwo { creature } => {
                format!("{} può bloccare un solo attaccante.", name(*creature))
            }
            Refusal::CannotBlockFlyer { blocker, attacker } => match scene.era {
                Era::Older => {
                    format!("{} ha volare, e {} no.", name(*attacker), name(*blocker))
                }
                Era::Newer => format!(
                    "{} ha volare, e {} non ha né volare né raggiungere.",
                    name(*attacker),
                    name(*blocker)
                ),
            },
            Refusal::BlockForbidden { creature } => {
                format!("Un effetto impedisce a {} di bloccare.", name(*creature))
            }
            Refusal::DealsNoDamageNow { creature } => {
                format!("{} adesso non infligge danno da combattimento.", name(*creature))
            }
            Refusal::WrongTotal { creature, needed, given } => format!(
                "{} assegna in tutto {needed}, tanto quanto la sua forza; qui il totale è {given}.",
                name(*creature)
            ),
            Refusal::IllegalRecipient { creature, to } => match scene.aim(*to) {
                Aim::Player(Who::You) => format!("{} non può assegnare danno a te.", name(*creature)),
                Aim::Player(Who::Named(player)) => {
                    format!("{} non può assegnare danno a {player}.", name(*creature))
                }
                Aim::Thing(thing) => format!("{} non può assegnare danno a {thing}.", name(*creature)),
            },
            Refusal::TrampleNotLethal { creature, blocker, needed, given } => format!(
                "Prima di travolgere, {} deve assegnare {needed} a {}; qui ne assegna {given}.",
                name(*creature),
                name(*blocker)
            ),
            Refusal::WrongNumberOfCards { needed: 1, given } => {
                format!("Va scartata una carta; qui sono {given}.")
            }
            Refusal::WrongNumberOfCards { needed, given } => {
                format!("Vanno scartate {needed} carte; qui sono {given}.")
            }
            Refusal::MustUntap { object } => {
                format!("Niente permette a {} di non STAPparsi.", name(*object))
            }
            Refusal::WrongTriggers => "Ogni abilità che aspetta va nominata una volta sola.".to_owned(),
            Refusal::NotThatLegend { object } => {
                format!("{} non è fra le leggende da scegliere.", name(*object))
            }
        }
    }
}
