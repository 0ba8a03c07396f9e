//! The sentences in French.

use super::super::language::Line;

/// The sentence.
pub(in crate::cards::text) const fn line(line: Line) -> &'static str {
    match line {
        Line::Damage => "{t} inflige {n} {a}",
        Line::Destroy => "détruisez {a}",
        Line::Exile => "exilez {a}",
        Line::ReturnToHand => "renvoyez {a} dans la main de son propriétaire",
        Line::Sacrifice => "sacrifiez {a}",
        Line::SacrificeCost => "sacrifiez {t}",
        Line::Tap => "engagez {a}",
        Line::Untap => "dégagez {a}",
        Line::PhaseOut => "{a} passe hors phase",
        Line::PhaseOutUntil => "{a} passe hors phase jusqu’à ce que {t} quitte le champ de bataille",
        Line::PhaseIn => "{a} passe en phase",
        Line::ThatIsPhasedOut => "{a} hors phase",
        Line::PutCounters => "mettez {n} {a}",
        Line::RemoveCounters => "retirez {n} {a}",
        Line::AttachTo => "attachez {a} {b}",
        Line::Unattach => "détachez {a}",
        Line::CreateTokens => "créez {n}",
        Line::YouDraw => "piochez {n}",
        Line::Draws => "{a} pioche {n}",
        Line::YouDiscard => "défaussez-vous de {n}",
        Line::Discards => "{a} se défausse de {n}",
        Line::YouGainLife => "vous gagnez {n}",
        Line::GainsLife => "{a} gagne {n}",
        Line::YouLoseLife => "vous perdez {n}",
        Line::LosesLife => "{a} perd {n}",
        Line::YouGetPoison => "vous recevez {n}",
        Line::GetsPoison => "{a} reçoit {n}",
        Line::AddMana => "ajoutez {n}",
        Line::CounterSpell => "contrecarrez {a}",
        Line::CopySpell => "copiez {a}",
        Line::CopySpellTimes => "copiez {a} {n} fois",
        Line::YouSkip => "vous sautez {s}",
        Line::Skips => "{a} saute {s}",
        Line::YouExtraTurn => "vous jouez un tour supplémentaire après celui-ci",
        Line::ExtraTurn => "{a} joue un tour supplémentaire après celui-ci",
        Line::ExtraCombat => "après cette phase, il y a une phase de combat supplémentaire",
        Line::ExtraMain => "après cette phase, il y a une phase principale supplémentaire",
        Line::ExtraStep => "après cette étape, il y a {s} supplémentaire",
        Line::ExtraStepAfterPhase => "après cette phase, il y a {s} supplémentaire",
        Line::BecomeDay => "le jour se lève",
        Line::BecomeNight => "la nuit tombe",
        Line::GainControl => "acquérez le contrôle {a}",
        Line::YouControl => "vous contrôlez {a}",
        Line::MayStayTapped => "vous pouvez choisir de ne pas dégager {a} pendant votre étape de dégagement",
        Line::PreventAll => "prévenez toutes les blessures qui devraient être infligées {a}",
        Line::PreventNext => {
            "prévenez les prochaines blessures, jusqu’à {n}, qui devraient être infligées {a}"
        }
        Line::DoesNotUntapNext => {
            "{a} ne se dégage pas pendant la prochaine étape de dégagement de son contrôleur"
        }
        Line::YourHandUp => "la taille maximale de votre main augmente de {n}",
        Line::YourHandDown => "la taille maximale de votre main diminue de {n}",
        Line::HandUp => "la taille maximale de la main {a} augmente de {n}",
        Line::HandDown => "la taille maximale de la main {a} diminue de {n}",
        Line::YourHandUnlimited => "votre main n’a pas de taille maximale",
        Line::HandUnlimited => "{a} n’a pas de taille de main maximale",
        Line::GetsBonus => "gagne {k}",
        Line::Has => "a {k}",
        Line::Gains => "acquiert {k}",
        Line::Loses => "perd {k}",
        Line::Becomes => "devient {k}",
        Line::NoLonger => "n’est plus {k}",
        Line::DoesNotUntap => "ne se dégage pas pendant l’étape de dégagement de son contrôleur",
        Line::CannotAttack => "ne peut pas attaquer",
        Line::CannotBlock => "ne peut pas bloquer",
        Line::CannotPhaseOut => "ne peut pas passer hors phase",
        Line::CannotPhaseIn => "ne peut pas passer en phase",
        Line::And => " et ",
        Line::WhereCounters => ", où X est le nombre de marqueurs {k} sur {t}",
        Line::WhereCount => ", où X est le nombre {a}",
        Line::Enchant => "enchanter : {a}",
        Line::Equip => "équipement {n}",
        Line::EntersTapped => "{t} arrive sur le champ de bataille {k}",
        Line::EntersWith => "{t} arrive sur le champ de bataille avec {n}",
        Line::OnceEachTurn => "n’activez cette capacité qu’une fois par tour",
        Line::AsSorcery => "n’activez cette capacité que lorsque vous pourriez lancer un rituel",
        Line::AtBeginning => "au début {s}",
        Line::Whenever => "à chaque fois que {a}",
        Line::When => "quand {a}",
        Line::OnlyWithDayAndNight => "le jour et la nuit n’existent que dans l’édition actuelle",
        Line::LoseControl => "quand vous perdez le contrôle {a}",
        Line::DayBecomesNight => "quand le jour devient nuit",
        Line::NightBecomesDay => "quand la nuit devient jour",
        Line::IfYouControl => "si vous contrôlez {a}",
        Line::IfTapped => "si {t} est {k}",
    }
}

/// The sentence in the words of 2005, where they differ.
pub(in crate::cards::text) const fn older(line: Line) -> Option<&'static str> {
    Some(match line {
        Line::Exile => "retirez {a} de la partie",
        Line::CreateTokens => "mettez en jeu {n}",
        Line::PhaseOutUntil => "{a} passe hors phase jusqu’à ce que {t} quitte le jeu",
        Line::EntersTapped => "{t} arrive en jeu {k}",
        Line::EntersWith => "{t} arrive en jeu avec {n}",
        Line::AsSorcery => "ne jouez cette capacité que lorsque vous pourriez jouer un rituel",
        _ => return None,
    })
}
