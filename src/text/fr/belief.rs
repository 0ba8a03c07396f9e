//! What people believe and why it is not so, in French.

use super::French;
use crate::engine::Misconception;
use crate::text::quiz::{BeliefTexts, Beliefs};

impl Beliefs for French {
    fn belief(&self, belief: Misconception) -> BeliefTexts {
        let (says, but) = match belief {
            Misconception::UntapFirst => (
                "On dégage d’abord, on change de phase ensuite.",
                "Le changement de phase est la première chose de l’étape de dégagement. On dégage ensuite, et seulement ce qui est alors en phase.",
            ),
            Misconception::PhaseTwoPasses => (
                "Les uns passent d’abord hors phase, les autres reviennent ensuite.",
                "Tous changent de phase au même instant : c’est un seul événement.",
            ),
            Misconception::KeywordReturns => (
                "Seul revient ce qui a le déphasage.",
                "Tout ce qui est parti directement sous ce joueur revient, même sans déphasage.",
            ),
            Misconception::OwnerReturns => (
                "Le permanent revient au dégagement de son propriétaire.",
                "Il revient au dégagement du joueur qui le contrôlait quand il est passé hors phase.",
            ),
            Misconception::AuraFallsOff => (
                "Quand la créature passe hors phase, ses auras vont au cimetière et ses équipements restent.",
                "Auras et équipements partent avec la créature et reviennent avec elle.",
            ),
            Misconception::AttachmentReturnsAlone => (
                "Ce qui est parti avec la créature revient seul, au dégagement de son propre contrôleur.",
                "Ce qui est parti avec un autre permanent ne revient qu’avec lui.",
            ),
            Misconception::PhasingEnters => (
                "Revenir en phase déclenche ce qui guette les arrivées, et passer hors phase ce qui guette les départs.",
                "Changer de phase n’est ni arriver ni partir. Seul se déclenche ce qui parle de changer de phase.",
            ),
            Misconception::PhasingIsBlink => (
                "Ce qui revient en phase est comme neuf : dégagé, sans marqueurs, à peine arrivé.",
                "C’est le même permanent : il garde ses marqueurs, et il est engagé s’il l’était.",
            ),
            Misconception::DamageWiped => (
                "Les blessures marquées disparaissent quand la créature passe hors phase.",
                "C’était ainsi en 2005. Aujourd’hui, les blessures restent marquées jusqu’au nettoyage.",
            ),
            Misconception::DamageWaits => (
                "Ce qui est hors phase garde ses blessures au-delà de la fin du tour.",
                "Aujourd’hui, le nettoyage efface les blessures même hors phase. En 2005, elles disparaissaient déjà au départ.",
            ),
            Misconception::PumpSurvives => (
                "Un bonus jusqu’à la fin du tour compte encore si la créature revient dans le même tour.",
                "C’est vrai aujourd’hui. En 2005, l’effet à durée limitée était perdu dès que la créature passait hors phase.",
            ),
            Misconception::PumpLost => (
                "Un bonus jusqu’à la fin du tour est perdu dès que la créature passe hors phase.",
                "C’était ainsi en 2005. Aujourd’hui, l’effet garde sa durée, et vaut de nouveau quand la créature revient en phase.",
            ),
            Misconception::HasteAfterPhasing => (
                "Ce qui vient de revenir en phase peut attaquer, même arrivé ce tour-ci.",
                "C’était ainsi en 2005. Aujourd’hui, le retour ne donne aucun droit : seul compte depuis quand vous le contrôlez.",
            ),
            Misconception::SickAfterPhasing => (
                "Ce qui vient de revenir en phase ne peut pas attaquer ce tour-ci.",
                "Revenir n’est pas arriver. Si vous le contrôlez depuis le début du tour, il peut attaquer ; en 2005, il le pouvait toujours.",
            ),
            Misconception::TokenGone => (
                "Un jeton qui passe hors phase est perdu.",
                "C’était ainsi en 2005 : il cessait d’exister. Aujourd’hui, le jeton revient comme tout permanent.",
            ),
            Misconception::ReturnsAttacking => (
                "Un attaquant qui passe hors phase et revient attaque encore.",
                "Ce qui passe hors phase quitte le combat, et n’y retourne pas en revenant.",
            ),
            Misconception::UnblockedAgain => (
                "Si son seul bloqueur disparaît, l’attaquant n’est plus bloqué.",
                "Une créature bloquée le reste. Sans le piétinement, elle n’inflige rien au joueur.",
            ),
            Misconception::PhasingOnSkip => (
                "Qui saute son dégagement ne dégage rien, mais le changement de phase a lieu quand même.",
                "Sauter le dégagement, c’est tout sauter : personne ne change de phase, et on ne vérifie ni le jour ni la nuit.",
            ),
            Misconception::RespondInUntap => (
                "On peut répondre pendant l’étape de dégagement.",
                "Personne ne reçoit la priorité pendant le dégagement. Ce qui se déclenche attend l’entretien.",
            ),
            Misconception::FirstPlayerDraws => (
                "Le joueur qui commence la partie pioche à son premier tour.",
                "Le joueur qui commence saute sa première étape de pioche.",
            ),
            Misconception::LandPerMain => (
                "On peut jouer un terrain à chaque phase principale.",
                "Un terrain par tour, dans l’une des deux phases principales.",
            ),
            Misconception::StepEndsWithStack => (
                "Dès que la pile est vide, on passe à la suite.",
                "Après chaque résolution, on reçoit encore la priorité. On n’avance que si tous passent avec une pile vide.",
            ),
            Misconception::OpponentFirst => (
                "Après la résolution d’un sort, la priorité va à l’adversaire de son contrôleur.",
                "Après chaque résolution, c’est le joueur actif qui la reçoit en premier.",
            ),
            Misconception::ActiveResolvesFirst => (
                "Les capacités du joueur actif se résolvent avant celles des autres.",
                "Les siennes vont sur la pile en premier, donc dessous : celles des autres se résolvent avant.",
            ),
            Misconception::WallAttacks => (
                "Tout Mur peut attaquer.",
                "La règle du guide interdit aux Murs d’attaquer. Aujourd’hui, seul le défenseur l’interdit, et bien des Murs l’ont.",
            ),
            Misconception::WallsNeverAttack => (
                "Un Mur ne peut jamais attaquer.",
                "C’était ainsi selon la règle du guide. Aujourd’hui, le type Mur n’interdit rien : seul le défenseur l’interdit.",
            ),
            Misconception::SickCannotBlock => (
                "Une créature qui vient d’arriver ne peut pas bloquer.",
                "Le mal d’invocation interdit d’attaquer et d’utiliser des capacités avec le symbole d’engagement dans leur coût, pas de bloquer.",
            ),
            Misconception::TappedBlocks => {
                ("Une créature engagée peut bloquer aussi.", "Seule une créature dégagée peut bloquer.")
            }
            Misconception::TappedBlockerHarmless => (
                "Un bloqueur engagé après coup n’inflige pas de blessures.",
                "Il inflige ses blessures quand même : il suffit qu’il soit encore dans le combat.",
            ),
            Misconception::DamageOnStack => (
                "On peut encore répondre aux blessures de combat déjà attribuées.",
                "C’était ainsi en 2005, quand les blessures attendaient sur la pile. Aujourd’hui, elles sont infligées aussitôt.",
            ),
            Misconception::DeadSource => (
                "Si la créature n’est plus là, les blessures qu’elle avait attribuées ne sont pas infligées.",
                "Les blessures sur la pile sont infligées même si leur source n’est plus là.",
            ),
            Misconception::NoAttackNoCombat => (
                "Si personne n’attaque, la phase de combat s’arrête là.",
                "On ne saute que les bloqueurs et les blessures. On reçoit la priorité aux autres étapes du combat.",
            ),
            Misconception::FirstStrikeOnce => (
                "Même avec l’initiative, toutes les blessures sont infligées en une seule fois.",
                "Qui a l’initiative ou la double initiative frappe dans une première étape de blessures.",
            ),
            Misconception::TrampleForgets => (
                "Une créature avec le piétinement doit attribuer au bloqueur autant de blessures qu’il a d’endurance.",
                "Les blessures déjà marquées comptent : il suffit de ce qui manque pour qu’elles soient mortelles.",
            ),
            Misconception::TrampleOneBlocker => (
                "Avec le piétinement, il suffit de blessures mortelles à un seul des bloqueurs.",
                "Il en faut à tous les bloqueurs avant d’en infliger au joueur.",
            ),
            Misconception::EffectsEndFirst => (
                "Les effets jusqu’à la fin du tour finissent avec l’étape de fin, avant la défausse.",
                "Ils finissent au nettoyage, après la défausse et en même temps que les blessures.",
            ),
            Misconception::BonusBeforeDamage => (
                "Le bonus finit avant que les blessures s’effacent : la créature qui lui devait la vie meurt.",
                "Blessures et effets finissent au même instant : rien ne meurt parce que les uns finiraient avant les autres.",
            ),
            Misconception::EveryoneDiscards => (
                "À la fin du tour, tout le monde se défausse jusqu’à sept cartes.",
                "Seul le joueur actif se défausse.",
            ),
            Misconception::OneCleanup => (
                "On ne reçoit jamais la priorité au nettoyage.",
                "Si quelque chose se déclenche ou meurt, on la reçoit, puis il y a un autre nettoyage.",
            ),
            Misconception::CleanupEndsTurn => (
                "Quand on a agi au nettoyage, le tour est fini.",
                "Un autre nettoyage suit : on se défausse encore, et blessures et effets finissent encore.",
            ),
            Misconception::ManaBurnsEachStep => (
                "Le mana inutilisé coûte des points de vie à la fin de chaque étape.",
                "En 2005, il ne brûlait qu’à la fin de chaque phase. Aujourd’hui, il s’en va sans mal.",
            ),
            Misconception::ManaStaysPhase => (
                "Le mana inutilisé reste toute la phase, puis s’en va sans mal.",
                "En 2005, il restait toute la phase mais coûtait ensuite des points de vie. Aujourd’hui, il s’en va à la fin de chaque étape.",
            ),
            Misconception::AnyonesSpells => (
                "Pour le jour et la nuit, les sorts de tous comptent.",
                "Seuls comptent ceux lancés au tour précédent par le joueur alors actif.",
            ),
            Misconception::SpellsInTurn => (
                "On regarde les sorts de chaque joueur, l’un après l’autre.",
                "Il n’y a qu’une vérification, et elle ne regarde que le joueur actif du tour précédent.",
            ),
            Misconception::OneSpellMakesDay => (
                "Un seul sort suffit pour que le jour se lève.",
                "Il en faut deux ou plus, lancés par le même joueur au tour précédent.",
            ),
            Misconception::NeitherBecomesDay => (
                "S’il ne fait ni jour ni nuit, le jour se lève de lui-même.",
                "Il ne fait ni jour ni nuit tant que rien ne dit autre chose.",
            ),
            Misconception::ControlAtBeginning => (
                "Il suffit d’avoir contrôlé la créature au début du tour pour attaquer avec elle.",
                "Il faut l’avoir contrôlée sans interruption : qui la perd puis la reprend n’attaque pas avec elle.",
            ),
        };
        BeliefTexts { says, but }
    }
}
