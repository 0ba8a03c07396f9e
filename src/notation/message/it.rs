//! The sentences in Italian.

use crate::engine::SetupError;
use crate::notation::fault::{Problem, Wanted};
use crate::notation::words::{self, KEYWORDS, word_for};

/// What was found instead.
pub(super) fn found(found: Option<&str>) -> String {
    match found {
        Some(text) => format!("Il testo dice «{text}»."),
        None => "La riga finisce qui.".to_owned(),
    }
}

/// What was wanted.
pub(super) fn wanted(what: Wanted) -> String {
    let sentence = match what {
        Wanted::Word(word) => return format!("Qui serve «{word}»."),
        Wanted::Player => "Qui serve un giocatore: you oppure opponent.",
        Wanted::Step => "Qui serve una sottofase del turno, per esempio upkeep o declare attackers.",
        Wanted::Number => "Qui serve un numero.",
        Wanted::Id => "Qui serve un nome breve senza spazi.",
        Wanted::CardName => "Qui serve il nome di una carta.",
        Wanted::ObjectName => "Qui serve il nome di un permanente, di una carta o di un giocatore.",
        Wanted::QuotedText => "Qui serve un testo tra virgolette.",
        Wanted::Language => "Qui serve una lingua: it o fr, e anche en per i titoli.",
        Wanted::Edition => "Qui serve un’edizione: classic, current oppure both.",
        Wanted::Colour => "Qui serve un colore: white, blue, black, red, green oppure colourless.",
        Wanted::Mana => "Qui serve del mana, per esempio 2R o {2}{R}.",
        Wanted::Keyword => {
            "Qui serve un’abilità definita da una parola chiave, per esempio flying o phasing."
        }
        Wanted::CardType => {
            "Qui serve un tipo di carta: artifact, creature, enchantment, instant, land oppure sorcery."
        }
        Wanted::PowerToughness => "Qui servono due numeri con il segno, per esempio +3/+3.",
        Wanted::Counter => "Qui serve un tipo di segnalino, per esempio +1/+1 o infection.",
        Wanted::Objects => "Qui bisogna dire quali oggetti si intendono, per esempio creature you control.",
        Wanted::Who => {
            "Qui bisogna dire quale giocatore si intende, per esempio you, opponent o target player."
        }
        Wanted::Effect => "Questo effetto la notazione non lo conosce.",
        Wanted::Trigger => "Questo avvenimento la notazione non lo conosce.",
        Wanted::Duration => "Qui serve una durata, per esempio until end of turn.",
        Wanted::Condition => {
            "Qui serve una condizione: you control con un oggetto, this is tapped o this is untapped."
        }
        Wanted::Cost => "Qui serve un costo, per esempio {1}, {T} o sacrifice this.",
        Wanted::Statement => "Questa istruzione la notazione non la conosce.",
        Wanted::PlayerStatement => "Questo un giocatore non può né averlo né farlo.",
        Wanted::Attribute => {
            "Questa non è una caratteristica di partenza di un permanente, come tapped o damage 2."
        }
        Wanted::Act => "Questo un giocatore non può farlo.",
        Wanted::Expectation => "Questo non è qualcosa che si possa verificare.",
        Wanted::Property => {
            "Questo non si può verificare di un oggetto. Si può invece, per esempio, tapped o in graveyard."
        }
        Wanted::PlayerFact => {
            "Questo non si conta per un giocatore. Si contano invece, per esempio, life 20 o hand 7."
        }
        Wanted::Place => {
            "Qui serve una zona: play, hand, library, graveyard, exile, stack, phased-out zone oppure nowhere."
        }
        Wanted::Decision => {
            "Qui serve una decisione: priority, attackers, blockers, damage, discard, targets, order, legend oppure untap."
        }
        Wanted::Event => "Questo evento la notazione non lo conosce.",
        Wanted::Refusal => "Questo non è un motivo di rifiuto.",
        Wanted::Result => "Qui serve un risultato: you win, opponent win, draw oppure none.",
        Wanted::Ask => {
            "Qui serve una domanda: next, order, priority, trigger, attack, block, play, return, life, size, zone, tapped oppure damage."
        }
        Wanted::When => "Qui serve un momento: next, at end of step oppure at end of turn.",
        Wanted::Chapter => "Qui serve un capitolo: turn, acting, combat, phasing oppure night-and-teams.",
        Wanted::Topic => "Questo non è un argomento del regolamento, come phasingBeforeUntap.",
        Wanted::Belief => "Questa non è una convinzione errata che il programma conosce, come untap-first.",
    };
    sentence.to_owned()
}

/// The other problems.
pub(super) fn problem(problem: &Problem) -> String {
    match problem {
        Problem::TextTooLong { limit, found } => {
            format!("Il testo è di {found} byte. Se ne leggono al massimo {limit}.")
        }
        Problem::TooManyLines { limit } => {
            format!("Il testo ha troppe righe. Se ne leggono al massimo {limit}.")
        }
        Problem::LineTooLong { limit } => {
            format!("Questa riga è troppo lunga. Si leggono al massimo {limit} caratteri.")
        }
        Problem::ForbiddenCharacter { code } => {
            format!("Il carattere invisibile U+{code:04X} qui non è ammesso.")
        }
        Problem::UnclosedQuote => "Queste virgolette non si chiudono sulla stessa riga.".to_owned(),
        Problem::NothingHere => "Il testo non contiene né un case né uno scenario.".to_owned(),
        Problem::LeftOver { found } => format!("L’istruzione è già completa prima di «{found}»."),
        Problem::NumberTooBig { limit } => format!("Questo numero è troppo grande. Il massimo è {limit}."),
        Problem::NameTooLong { limit } => {
            format!("Questo nome è troppo lungo. Può avere al massimo {limit} caratteri.")
        }
        Problem::BeforeFirstBlock => "Il testo deve cominciare con case o con scenario.".to_owned(),
        Problem::OneBlockOnly => "Un tavolo ha un solo case o scenario. Questo è il secondo.".to_owned(),
        Problem::NoLessonHere => "Il testo non contiene nessuna lezione.".to_owned(),
        Problem::BeforeFirstLesson => "Il testo deve cominciare con lesson, o con delle carte.".to_owned(),
        Problem::OutsideBeats => {
            "Questo sta dentro una parte della lezione: prima ci vuole tell, do, predict, try, free o summary."
                .to_owned()
        }
        Problem::NotInThisBeat { word } => format!("«{word}» non sta in una parte di questo tipo."),
        Problem::RepeatedId { id } => format!("C’è già un case o uno scenario di nome «{id}»."),
        Problem::SetupAfterScript => "La preparazione deve venire prima del copione.".to_owned(),
        Problem::RepeatedCard { name } => format!("C’è già una carta di nome «{name}»."),
        Problem::RepeatedLabel { label } => format!("C’è già un permanente di nome «{label}»."),
        Problem::TooManyPermanents { limit } => format!("Ci sono troppi permanenti. Il limite è {limit}."),
        Problem::TooManyCards { limit } => format!("Qui ci sono troppe carte. Il limite è {limit}."),
        Problem::TooManyScriptLines { limit } => {
            format!("Il copione è troppo lungo. Il limite è di {limit} righe.")
        }
        Problem::CreatureWithoutPower => {
            "Una creatura deve avere forza e costituzione, per esempio 2/3.".to_owned()
        }
        Problem::PowerWithoutCreature => "Solo una creatura ha forza e costituzione.".to_owned(),
        Problem::BackOfNoPermanent => {
            "Solo un permanente ha un lato posteriore, ed è un permanente anche quello.".to_owned()
        }
        Problem::NothingMeantByIt => {
            "Prima di «it» non è stato nominato nulla a cui possa riferirsi.".to_owned()
        }
        Problem::NoSuchTarget { number } => format!("Il bersaglio numero {number} non esiste."),
        Problem::TooManyTargets { limit } => format!("Questo nomina troppi bersagli. Il limite è {limit}."),
        Problem::NothingMeantByX => "X va usata in una frase e spiegata alla sua fine.".to_owned(),
        Problem::NotStatic => "Questo non può valere sempre. Serve un innesco o un costo.".to_owned(),
        Problem::UnknownCard { name } => format!("Nessuna carta si chiama «{name}»."),
        Problem::UnknownName { name } => format!("Qui nulla si chiama «{name}»."),
        Problem::AmbiguousName { name } => {
            format!("Più di un permanente si chiama «{name}». Per il secondo scrivi «{name}#2».")
        }
        Problem::Expected { .. } | Problem::Setup(_) => String::new(),
    }
}

/// Why the engine does not accept a set-up.
pub(super) fn setup(error: &SetupError) -> String {
    match error {
        SetupError::WrongNumberOfPlayers { found } => {
            format!("Una partita ha da due a quattro giocatori. Qui il numero è {found}.")
        }
        SetupError::NoSuchPlayer { .. } => "Questo giocatore non è seduto al tavolo.".to_owned(),
        SetupError::NoTeams => "Questa edizione si gioca senza turni di squadra condivisi.".to_owned(),
        SetupError::UnevenTeams => {
            "Servono almeno due squadre, tutte della stessa grandezza.".to_owned()
        }
        SetupError::NotOnOneTeam { .. } => {
            "Ogni giocatore deve far parte di una sola squadra.".to_owned()
        }
        SetupError::UnequalLife { .. } => {
            "I membri di una squadra condividono un solo totale di punti vita.".to_owned()
        }
        SetupError::TurnZero => "I turni si contano a partire da 1.".to_owned(),
        SetupError::NotAPermanent { .. } => {
            "Questa carta non può essere in gioco: non è un permanente.".to_owned()
        }
        SetupError::DamageOnNonCreature { .. } => "Solo le creature hanno danni segnati.".to_owned(),
        SetupError::NoSuchHost { .. } => "Ciò a cui questo è assegnato non esiste.".to_owned(),
        SetupError::AttachedInACircle { .. } => "Questi permanenti sono assegnati in cerchio.".to_owned(),
        SetupError::NotAnAttachment { .. } => {
            "Solo le Aure e gli Equipaggiamenti sono assegnati a qualcosa.".to_owned()
        }
        SetupError::IllegalHost { .. } => "Questo non può essere assegnato a quello.".to_owned(),
        SetupError::IndirectWithoutHost { .. } => {
            "Questo non può essere fuori fase insieme a ciò a cui è assegnato: quello non è fuori fase, o non c’è.".to_owned()
        }
        SetupError::AuraWithoutHost { .. } => {
            "Un’Aura in gioco deve essere assegnata a qualcosa.".to_owned()
        }
        SetupError::CreatureWithoutPower { card } => {
            format!("La creatura {card} deve avere forza e costituzione.")
        }
        SetupError::UnknownKeyword { card, keyword } => {
            let keyword = word_for(&KEYWORDS, *keyword);
            format!("L’abilità «{keyword}» di {card} non esiste in questa edizione.")
        }
        SetupError::NoDoubleFaces { card } => {
            format!("Le carte bifronte come {card} non esistono in questa edizione.")
        }
        SetupError::NoPlayerAuras { card } => {
            format!("Le Aure che incantano un giocatore, come {card}, non esistono in questa edizione.")
        }
        SetupError::NoBackFace { .. } => {
            "Questa carta ha un solo lato: non può mostrare quello posteriore.".to_owned()
        }
        SetupError::NoDayNight => "Questa edizione non conosce né il giorno né la notte.".to_owned(),
        SetupError::AlreadyLost { .. } => {
            "Questo giocatore avrebbe già perso: la vita deve essere sopra 0 e il veleno sotto 10, o sotto 15 per una squadra.".to_owned()
        }
        SetupError::CannotStartIn { step } => {
            format!("Uno scenario non può cominciare dalla sottofase «{}».", words::step(*step))
        }
        SetupError::TooMany { limit, found } => {
            format!("La preparazione ha {found} oggetti. Il limite è {limit}.")
        }
    }
}
