//! The sentences in French.

use crate::engine::SetupError;
use crate::notation::fault::{Problem, Wanted};
use crate::notation::words::{self, KEYWORDS, word_for};

/// What was found instead.
pub(super) fn found(found: Option<&str>) -> String {
    match found {
        Some(text) => format!("Le texte dit « {text} »."),
        None => "La ligne s’arrête ici.".to_owned(),
    }
}

/// What was wanted.
pub(super) fn wanted(what: Wanted) -> String {
    let sentence = match what {
        Wanted::Word(word) => return format!("Ici il faut « {word} »."),
        Wanted::Player => "Ici il faut un joueur : you ou opponent.",
        Wanted::Step => "Ici il faut une étape du tour, par exemple upkeep ou declare attackers.",
        Wanted::Number => "Ici il faut un nombre.",
        Wanted::Id => "Ici il faut un nom court, sans espace.",
        Wanted::CardName => "Ici il faut le nom d’une carte.",
        Wanted::ObjectName => "Ici il faut le nom d’un permanent, d’une carte ou d’un joueur.",
        Wanted::QuotedText => "Ici il faut un texte entre guillemets.",
        Wanted::Language => "Ici il faut une langue : it ou fr, et aussi en pour les titres.",
        Wanted::Edition => "Ici il faut une édition : classic, current ou both.",
        Wanted::Colour => "Ici il faut une couleur : white, blue, black, red, green ou colourless.",
        Wanted::Mana => "Ici il faut du mana, par exemple 2R ou {2}{R}.",
        Wanted::Keyword => "Ici il faut une capacité à mot-clé, par exemple flying ou phasing.",
        Wanted::CardType => {
            "Ici il faut un type de carte : artifact, creature, enchantment, instant, land ou sorcery."
        }
        Wanted::PowerToughness => "Ici il faut deux nombres avec leur signe, par exemple +3/+3.",
        Wanted::Counter => "Ici il faut une sorte de marqueur, par exemple +1/+1 ou infection.",
        Wanted::Objects => "Ici il faut dire de quels objets il s’agit, par exemple creature you control.",
        Wanted::Who => {
            "Ici il faut dire de quel joueur il s’agit, par exemple you, opponent ou target player."
        }
        Wanted::Effect => "La notation ne connaît pas cet effet.",
        Wanted::Trigger => "La notation ne connaît pas cet événement déclencheur.",
        Wanted::Duration => "Ici il faut une durée, par exemple until end of turn.",
        Wanted::Condition => {
            "Ici il faut une condition : you control suivi d’un objet, this is tapped ou this is untapped."
        }
        Wanted::Cost => "Ici il faut un coût, par exemple {1}, {T} ou sacrifice this.",
        Wanted::Statement => "La notation ne connaît pas cette instruction.",
        Wanted::PlayerStatement => "Un joueur ne peut ni avoir ni faire cela.",
        Wanted::Attribute => "Ce n’est pas un état de départ d’un permanent, comme tapped ou damage 2.",
        Wanted::Act => "Un joueur ne peut pas faire cela.",
        Wanted::Expectation => "Ce n’est rien que l’on puisse vérifier.",
        Wanted::Property => {
            "Cela ne se vérifie pas pour un objet, à la différence de tapped ou in graveyard."
        }
        Wanted::PlayerFact => "Cela ne se compte pas pour un joueur, à la différence de life 20 ou hand 7.",
        Wanted::Place => {
            "Ici il faut une zone : play, hand, library, graveyard, exile, stack, phased-out zone ou nowhere."
        }
        Wanted::Decision => {
            "Ici il faut une décision : priority, attackers, blockers, damage, discard, targets, order, legend ou untap."
        }
        Wanted::Event => "La notation ne connaît pas cet événement.",
        Wanted::Refusal => "Ce n’est pas un motif de refus.",
        Wanted::Result => "Ici il faut un résultat : you win, opponent win, draw ou none.",
        Wanted::Ask => {
            "Ici il faut une question : next, order, priority, trigger, attack, block, play, return, life, size, zone, tapped ou damage."
        }
        Wanted::When => "Ici il faut un moment : next, at end of step ou at end of turn.",
        Wanted::Chapter => "Ici il faut un chapitre : turn, acting, combat, phasing ou night-and-teams.",
        Wanted::Topic => "Ce n’est pas un sujet du livre des règles, comme phasingBeforeUntap.",
        Wanted::Belief => "Ce n’est pas une idée fausse que le programme connaît, comme untap-first.",
    };
    sentence.to_owned()
}

/// The other problems.
pub(super) fn problem(problem: &Problem) -> String {
    match problem {
        Problem::TextTooLong { limit, found } => {
            format!("Le texte fait {found} octets. On en lit {limit} au plus.")
        }
        Problem::TooManyLines { limit } => format!("Le texte a trop de lignes. On en lit {limit} au plus."),
        Problem::LineTooLong { limit } => {
            format!("Cette ligne est trop longue. On lit {limit} caractères au plus.")
        }
        Problem::ForbiddenCharacter { code } => {
            format!("Le caractère invisible U+{code:04X} n’est pas admis ici.")
        }
        Problem::UnclosedQuote => "Ce guillemet n’est pas refermé sur sa ligne.".to_owned(),
        Problem::NothingHere => "Le texte ne contient ni case ni scenario.".to_owned(),
        Problem::LeftOver { found } => format!("L’instruction est complète avant « {found} »."),
        Problem::NumberTooBig { limit } => format!("Ce nombre est trop grand. Le maximum est {limit}."),
        Problem::NameTooLong { limit } => {
            format!("Ce nom est trop long. Il peut compter {limit} caractères.")
        }
        Problem::BeforeFirstBlock => "Le texte doit commencer par case ou par scenario.".to_owned(),
        Problem::OneBlockOnly => {
            "Une table n’a qu’un seul case ou scenario. Celui-ci est le deuxième.".to_owned()
        }
        Problem::NoLessonHere => "Le texte ne contient aucune leçon.".to_owned(),
        Problem::BeforeFirstLesson => "Le texte doit commencer par lesson, ou par des cartes.".to_owned(),
        Problem::OutsideBeats => {
            "Ceci va dans une partie de la leçon : il faut d’abord tell, do, predict, try, free ou summary."
                .to_owned()
        }
        Problem::NotInThisBeat { word } => {
            format!("« {word} » ne va pas dans une partie de ce type.")
        }
        Problem::RepeatedId { id } => format!("Il y a déjà un cas ou un scénario nommé « {id} »."),
        Problem::SetupAfterScript => "La mise en place doit précéder le script.".to_owned(),
        Problem::RepeatedCard { name } => format!("Il y a déjà une carte nommée « {name} »."),
        Problem::RepeatedLabel { label } => format!("Il y a déjà un permanent nommé « {label} »."),
        Problem::TooManyPermanents { limit } => format!("Il y a trop de permanents. La limite est {limit}."),
        Problem::TooManyCards { limit } => format!("Il y a trop de cartes ici. La limite est {limit}."),
        Problem::TooManyScriptLines { limit } => {
            format!("Le script est trop long. La limite est de {limit} lignes.")
        }
        Problem::CreatureWithoutPower => {
            "Une créature doit avoir une force et une endurance, par exemple 2/3.".to_owned()
        }
        Problem::PowerWithoutCreature => "Seule une créature a une force et une endurance.".to_owned(),
        Problem::BackOfNoPermanent => {
            "Seul un permanent a un verso, et ce verso est un permanent aussi.".to_owned()
        }
        Problem::NothingMeantByIt => "Rien n’a été nommé auparavant que « it » puisse désigner.".to_owned(),
        Problem::NoSuchTarget { number } => format!("Il n’y a pas de cible numéro {number}."),
        Problem::TooManyTargets { limit } => format!("Ceci nomme trop de cibles. La limite est {limit}."),
        Problem::NothingMeantByX => {
            "X doit servir dans une phrase et être expliqué à la fin de celle-ci.".to_owned()
        }
        Problem::NotStatic => {
            "Cela ne peut pas s’appliquer en permanence. Il faut un déclencheur ou un coût.".to_owned()
        }
        Problem::UnknownCard { name } => format!("Aucune carte ne s’appelle « {name} »."),
        Problem::UnknownName { name } => format!("Rien ici ne s’appelle « {name} »."),
        Problem::AmbiguousName { name } => {
            format!("Plusieurs permanents s’appellent « {name} ». Pour le deuxième, écrivez « {name}#2 ».")
        }
        Problem::Expected { .. } | Problem::Setup(_) => String::new(),
    }
}

/// Why the engine does not accept a set-up.
pub(super) fn setup(error: &SetupError) -> String {
    match error {
        SetupError::WrongNumberOfPlayers { found } => {
            format!("Une partie compte de deux à quatre joueurs. Ici le nombre est {found}.")
        }
        SetupError::NoSuchPlayer { .. } => "Ce joueur n’est pas à la table.".to_owned(),
        SetupError::NoTeams => "Cette édition se joue sans tours d’équipe partagés.".to_owned(),
        SetupError::UnevenTeams => {
            "Il faut au moins deux équipes, toutes de la même taille.".to_owned()
        }
        SetupError::NotOnOneTeam { .. } => {
            "Chaque joueur doit appartenir à une équipe et à une seule.".to_owned()
        }
        SetupError::UnequalLife { .. } => {
            "Les membres d’une équipe partagent un seul total de points de vie.".to_owned()
        }
        SetupError::TurnZero => "Les tours se comptent à partir de 1.".to_owned(),
        SetupError::NotAPermanent { .. } => {
            "Cette carte ne peut pas être en jeu : ce n’est pas un permanent.".to_owned()
        }
        SetupError::DamageOnNonCreature { .. } => "Seules les créatures portent des blessures.".to_owned(),
        SetupError::NoSuchHost { .. } => "Ce à quoi ceci est attaché n’existe pas.".to_owned(),
        SetupError::AttachedInACircle { .. } => "Ces permanents sont attachés en cercle.".to_owned(),
        SetupError::NotAnAttachment { .. } => {
            "Seuls les auras et les équipements sont attachés à quelque chose.".to_owned()
        }
        SetupError::IllegalHost { .. } => "Ceci ne peut pas être attaché à cela.".to_owned(),
        SetupError::IndirectWithoutHost { .. } => {
            "Ceci ne peut pas être hors phase avec son hôte : l’hôte n’est pas hors phase, ou il n’y en a pas."
                .to_owned()
        }
        SetupError::AuraWithoutHost { .. } => "Une aura en jeu doit être attachée à quelque chose.".to_owned(),
        SetupError::CreatureWithoutPower { card } => {
            format!("La créature {card} doit avoir une force et une endurance.")
        }
        SetupError::UnknownKeyword { card, keyword } => {
            let keyword = word_for(&KEYWORDS, *keyword);
            format!("La capacité « {keyword} » de {card} n’existe pas dans cette édition.")
        }
        SetupError::NoDoubleFaces { card } => {
            format!("Les cartes recto-verso comme {card} n’existent pas dans cette édition.")
        }
        SetupError::NoPlayerAuras { card } => {
            format!("Les auras qui enchantent un joueur, comme {card}, n’existent pas dans cette édition.")
        }
        SetupError::NoBackFace { .. } => {
            "Cette carte n’a qu’une face : elle ne peut pas montrer son verso.".to_owned()
        }
        SetupError::NoDayNight => "Cette édition ne connaît ni le jour ni la nuit.".to_owned(),
        SetupError::AlreadyLost { .. } => {
            "Ce joueur aurait déjà perdu : il faut plus de 0 point de vie et moins de 10 marqueurs poison, ou de 15 pour une équipe."
                .to_owned()
        }
        SetupError::CannotStartIn { step } => {
            format!("Un scénario ne peut pas commencer par l’étape « {} ».", words::step(*step))
        }
        SetupError::TooMany { limit, found } => {
            format!("La mise en place compte {found} objets. La limite est {limit}.")
        }
    }
}
