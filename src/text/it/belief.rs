//! What people believe and why it is not so, in Italian.

use super::Italian;
use crate::engine::Misconception;
use crate::text::quiz::{BeliefTexts, Beliefs};

impl Beliefs for Italian {
    fn belief(&self, belief: Misconception) -> BeliefTexts {
        let (says, but) = match belief {
            Misconception::UntapFirst => (
                "Prima si STAPpa, poi si guarda chi cambia fase.",
                "Il cambio di fase è la prima cosa dello STAP. Si STAPpa solo dopo, e solo ciò che allora è in fase.",
            ),
            Misconception::PhaseTwoPasses => (
                "Prima gli uni vanno fuori fase, poi gli altri tornano in fase.",
                "Chi va e chi torna lo fa nello stesso istante: è un evento solo.",
            ),
            Misconception::KeywordReturns => (
                "Torna in fase solo ciò che ha l’abilità fase.",
                "Torna tutto ciò che era andato fuori fase direttamente sotto quel giocatore, anche senza quell’abilità.",
            ),
            Misconception::OwnerReturns => (
                "Torna in fase nello STAP del suo proprietario.",
                "Torna in fase nello STAP di chi lo controllava quando è andato fuori fase.",
            ),
            Misconception::AuraFallsOff => (
                "Quando la creatura va fuori fase, le sue Aure vanno al cimitero e i suoi Equipaggiamenti restano.",
                "Aure ed Equipaggiamenti vanno fuori fase con la creatura e tornano con lei.",
            ),
            Misconception::AttachmentReturnsAlone => (
                "Ciò che era andato fuori fase con la creatura torna da solo, nello STAP di chi lo controlla.",
                "Ciò che è andato fuori fase con altro torna solo insieme a quello.",
            ),
            Misconception::PhasingEnters => (
                "Tornare in fase innesca ciò che guarda chi arriva, e andare fuori fase ciò che guarda chi se ne va.",
                "Cambiare fase non è né arrivare né andarsene. Si innesca solo ciò che parla di cambiare fase.",
            ),
            Misconception::PhasingIsBlink => (
                "Chi torna in fase è come nuovo: STAPpato, senza segnalini, appena arrivato.",
                "È lo stesso permanente: conserva i segnalini e resta TAPpato se lo era.",
            ),
            Misconception::DamageWiped => (
                "Il danno segnato sparisce quando la creatura va fuori fase.",
                "Era così nel 2005. Oggi il danno resta segnato fino alla cancellazione.",
            ),
            Misconception::DamageWaits => (
                "Chi è fuori fase conserva il danno anche oltre la fine del turno.",
                "Oggi la cancellazione toglie il danno anche a chi è fuori fase. Nel 2005 spariva già quando la creatura passava fuori fase.",
            ),
            Misconception::PumpSurvives => (
                "Un bonus fino alla fine del turno vale ancora, se la creatura torna in fase nello stesso turno.",
                "Così è oggi. Nel 2005 un effetto a tempo era perso per sempre appena la creatura passava fuori fase.",
            ),
            Misconception::PumpLost => (
                "Un bonus fino alla fine del turno è perso, se la creatura scompare anche solo per poco.",
                "Era così nel 2005. Oggi l’effetto conta il suo tempo, e vale di nuovo quando la creatura appare.",
            ),
            Misconception::HasteAfterPhasing => (
                "Chi è appena tornato in fase può attaccare, anche se è arrivato in questo turno.",
                "Era così nel 2005. Oggi tornare in fase non dà nessun permesso: conta solo da quando lo controlli.",
            ),
            Misconception::SickAfterPhasing => (
                "Chi è appena tornato in fase non può attaccare in questo turno.",
                "Tornare in fase non è arrivare. Se lo controlli dall’inizio del turno, può attaccare; nel 2005 poteva comunque.",
            ),
            Misconception::TokenGone => (
                "Una pedina che va fuori fase è persa.",
                "Era così nel 2005: cessava di esistere. Oggi la pedina torna come ogni altro permanente.",
            ),
            Misconception::ReturnsAttacking => (
                "Un attaccante che va fuori fase e torna sta ancora attaccando.",
                "Chi va fuori fase lascia il combattimento, e tornando in fase non vi rientra.",
            ),
            Misconception::UnblockedAgain => (
                "Se il suo unico bloccante sparisce, l’attaccante torna non bloccato.",
                "Chi è stato bloccato resta bloccato. Senza travolgere non infligge danno al giocatore.",
            ),
            Misconception::PhasingOnSkip => (
                "Chi salta lo STAP non STAPpa, ma il cambio di fase avviene.",
                "Saltare lo STAP salta tutto: nessuno cambia fase e non si guarda né il giorno né la notte.",
            ),
            Misconception::RespondInUntap => (
                "Si può rispondere durante lo STAP.",
                "Nello STAP nessuno riceve priorità. Ciò che si innesca aspetta il mantenimento.",
            ),
            Misconception::FirstPlayerDraws => (
                "Chi comincia la partita pesca nel suo primo turno.",
                "Chi comincia salta l’acquisizione del suo primo turno.",
            ),
            Misconception::LandPerMain => (
                "Si può giocare una terra in ogni fase principale.",
                "Una terra per turno, in una delle due fasi principali.",
            ),
            Misconception::StepEndsWithStack => (
                "Appena la pila è vuota si va avanti.",
                "Dopo ogni risoluzione c’è di nuovo priorità. Si va avanti solo se tutti passano con la pila vuota.",
            ),
            Misconception::OpponentFirst => (
                "Dopo che una magia si è risolta, la priorità tocca all’avversario di chi l’ha giocata.",
                "Dopo ogni risoluzione la riceve per primo il giocatore attivo.",
            ),
            Misconception::ActiveResolvesFirst => (
                "Le abilità del giocatore attivo si risolvono prima di quelle degli altri.",
                "Le sue vanno in pila per prime, quindi sotto: si risolvono prima quelle degli altri.",
            ),
            Misconception::WallAttacks => (
                "Ogni Muro può attaccare.",
                "La regola della guida vieta ai Muri di attaccare. Oggi lo vieta solo l’abilità difensore, che molti Muri hanno.",
            ),
            Misconception::WallsNeverAttack => (
                "Un Muro non può mai attaccare.",
                "Era così con la regola della guida. Oggi il tipo Muro non vieta niente: lo vieta solo l’abilità difensore.",
            ),
            Misconception::SickCannotBlock => (
                "Una creatura appena arrivata non può bloccare.",
                "La debolezza da evocazione vieta di attaccare e di usare abilità con il simbolo di TAP nel costo, non di bloccare.",
            ),
            Misconception::TappedBlocks => {
                ("Anche una creatura TAPpata può bloccare.", "Solo una creatura STAPpata può bloccare.")
            }
            Misconception::TappedBlockerHarmless => (
                "Un bloccante che viene TAPpato non infligge danno.",
                "Infligge il suo danno lo stesso: conta solo che sia ancora nel combattimento.",
            ),
            Misconception::DamageOnStack => (
                "Al danno da combattimento già assegnato si può ancora rispondere.",
                "Era così nel 2005, quando il danno aspettava in pila. Oggi è inflitto subito.",
            ),
            Misconception::DeadSource => (
                "Se la creatura non c’è più, il danno che aveva assegnato non è inflitto.",
                "Il danno in pila è inflitto anche se la sua fonte non c’è più.",
            ),
            Misconception::NoAttackNoCombat => (
                "Se nessuno attacca, la fase di combattimento finisce lì.",
                "Si saltano solo bloccanti e danno. Nelle altre sottofasi del combattimento si riceve priorità.",
            ),
            Misconception::FirstStrikeOnce => (
                "Anche con attacco improvviso il danno si infligge una volta sola, tutti insieme.",
                "Chi ha attacco improvviso o doppio attacco colpisce prima, in una sottofase di danno a parte.",
            ),
            Misconception::TrampleForgets => (
                "Chi ha travolgere deve assegnare al bloccante tanto danno quanta è la costituzione del bloccante.",
                "Conta il danno già segnato: basta ciò che manca perché sia letale.",
            ),
            Misconception::TrampleOneBlocker => (
                "Con travolgere basta assegnare danno letale a uno dei bloccanti.",
                "Serve danno letale a tutti i bloccanti prima di darne al giocatore.",
            ),
            Misconception::EffectsEndFirst => (
                "Gli effetti fino alla fine del turno finiscono con la sottofase finale, prima di scartare.",
                "Finiscono nella cancellazione, dopo lo scarto e insieme al danno.",
            ),
            Misconception::BonusBeforeDamage => (
                "Il bonus finisce prima che il danno sparisca: chi viveva grazie al bonus muore.",
                "Danno ed effetti finiscono nello stesso istante: niente muore perché gli uni finirebbero prima degli altri.",
            ),
            Misconception::EveryoneDiscards => {
                ("Alla fine del turno tutti scartano fino a sette carte.", "Scarta solo il giocatore attivo.")
            }
            Misconception::OneCleanup => (
                "Nella cancellazione non si riceve mai priorità.",
                "Se qualcosa si innesca o muore, si riceve priorità, e poi c’è un’altra cancellazione.",
            ),
            Misconception::CleanupEndsTurn => (
                "Se si agisce nella cancellazione, poi il turno è finito.",
                "Segue un’altra cancellazione: di nuovo si scarta, e di nuovo danno ed effetti finiscono.",
            ),
            Misconception::ManaBurnsEachStep => (
                "Il mana non speso fa perdere vita alla fine di ogni sottofase.",
                "Nel 2005 bruciava solo alla fine di ogni fase. Oggi se ne va senza costare vita.",
            ),
            Misconception::ManaStaysPhase => (
                "Il mana non speso resta per tutta la fase e poi se ne va senza costare vita.",
                "Nel 2005 restava per tutta la fase, ma poi costava vita. Oggi se ne va alla fine di ogni sottofase.",
            ),
            Misconception::AnyonesSpells => (
                "Per il giorno e la notte contano le magie di tutti.",
                "Contano solo quelle lanciate nel turno precedente dal giocatore allora attivo.",
            ),
            Misconception::SpellsInTurn => (
                "Si guardano le magie di ogni giocatore, uno dopo l’altro.",
                "Il controllo è uno solo e guarda solo il giocatore attivo del turno precedente.",
            ),
            Misconception::OneSpellMakesDay => (
                "Basta una magia perché la notte diventi giorno.",
                "Ne servono due o più, lanciate dallo stesso giocatore nel turno precedente.",
            ),
            Misconception::NeitherBecomesDay => (
                "Se non è né giorno né notte, diventa giorno da sé.",
                "Resta né giorno né notte finché qualcosa non dice altro.",
            ),
            Misconception::ControlAtBeginning => (
                "Basta avere controllato la creatura all’inizio del turno per poter attaccare con lei.",
                "Bisogna averla controllata di continuo: chi la perde e la riprende non può attaccare con lei.",
            ),
        };
        BeliefTexts { says, but }
    }
}
