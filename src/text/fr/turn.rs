//! The turn, in French.

use super::{French, de};
use crate::engine::{DayNight, Occurrence, Phase, PlayerId, Skipped, Step};
use crate::text::tongue::{StackTexts, TurnTexts, Words};
use crate::text::voice::{Era, Item, Things, Who};
use crate::text::{num, opening, say};

impl TurnTexts for French {
    fn turn_began(&self, who: Who<'_>, number: u32) -> String {
        say!(who, name =>
            "Votre tour {number} commence.",
            "Le tour {number} commence : c’est à {name} de jouer.")
    }

    fn turn_is_extra(&self) -> &'static str {
        "C’est un tour supplémentaire."
    }

    fn turn_is_shared(&self, with: &str) -> String {
        format!("C’est un tour d’équipe, partagé avec {with}.")
    }

    fn seat(&self, player: PlayerId) -> &'static str {
        match player {
            PlayerId::One => "Joueur 1",
            PlayerId::Two => "Joueur 2",
            PlayerId::Three => "Joueur 3",
            PlayerId::Four => "Joueur 4",
        }
    }

    fn phase_began(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Beginning => "La phase de début commence.",
            Phase::PrecombatMain => "La phase principale commence.",
            Phase::Combat => "La phase de combat commence.",
            Phase::PostcombatMain => "La seconde phase principale commence.",
            Phase::Ending => "La phase de fin commence.",
        }
    }

    fn step_began(&self, era: Era, step: Step, occurrence: Occurrence) -> String {
        let the = opening(&self.the_step(era, step));
        match occurrence {
            Occurrence::Regular if step.is_main() => {
                format!("{the} n’a pas d’étapes : on peut agir tout de suite.")
            }
            Occurrence::Regular => format!("{the} commence."),
            Occurrence::FirstStrike => format!(
                "{the} commence, la première des deux : l’initiative et la double initiative frappent ici."
            ),
            Occurrence::AfterFirstStrike => format!(
                "{the} commence, la seconde : les autres frappent ici, et la double initiative encore une fois."
            ),
            Occurrence::RepeatedCleanup => {
                format!("{the} recommence : il s’est passé quelque chose pendant la précédente.")
            }
            Occurrence::Extra => format!("{the} commence, en plus des autres."),
        }
    }

    fn no_priority_here(&self, _: Era, step: Step) -> Option<&'static str> {
        match step {
            Step::Untap => Some("Personne ne reçoit la priorité pendant cette étape."),
            Step::Cleanup => Some("D’ordinaire, personne ne reçoit la priorité pendant cette étape."),
            _ => None,
        }
    }

    fn draw_step_skipped(&self, era: Era, who: Who<'_>) -> String {
        let the = self.the_step(era, Step::Draw);
        say!(who, name =>
            "Vous sautez {the} : c’est le premier tour de la partie.",
            "{name} saute {the} : c’est le premier tour de la partie.")
    }

    fn step_skipped_without_attackers(&self, era: Era, step: Step) -> String {
        let the = self.the_step(era, step);
        format!("On saute {the} : aucune créature n’a été déclarée comme attaquant.")
    }

    fn skipped_by_effect(&self, the: &str, who: Who<'_>) -> String {
        say!(who, name =>
            "Vous sautez {the} : un effet le dit.",
            "{name} saute {the} : un effet le dit.")
    }

    fn priority_given(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Vous recevez la priorité : vous pouvez agir ou passer.",
            "{name} reçoit la priorité.")
    }

    fn priority_passed(&self, who: Who<'_>) -> String {
        say!(who, name => "Vous passez la priorité.", "{name} passe la priorité.")
    }

    fn priority_is_now_with(&self, who: Who<'_>) -> String {
        say!(who, name => "C’est vous qui l’avez maintenant.", "C’est {name} qui l’a maintenant.")
    }

    fn all_passed_step_ends(&self, _: Era, step: Step) -> &'static str {
        if step.is_main() {
            "Tous ont passé successivement et la pile est vide : la phase se termine."
        } else {
            "Tous ont passé successivement et la pile est vide : l’étape se termine."
        }
    }

    fn all_passed_top_resolves(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("Tous ont passé successivement : le sommet de la pile se résout, {top}.")
    }

    fn stack_is_empty(&self) -> &'static str {
        "La pile est vide."
    }

    fn stack_top(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("Au sommet de la pile : {top}.")
    }

    fn becomes(&self, is: DayNight) -> &'static str {
        match is {
            DayNight::Neither => "Il ne fait plus ni jour ni nuit.",
            DayNight::Day => "Le jour se lève.",
            DayNight::Night => "La nuit tombe.",
        }
    }

    fn stays(&self, is: DayNight) -> &'static str {
        match is {
            DayNight::Neither => "Il ne fait toujours ni jour ni nuit.",
            DayNight::Day => "Il fait toujours jour.",
            DayNight::Night => "Il fait toujours nuit.",
        }
    }

    fn day_night_not_checked(&self) -> &'static str {
        "Il ne fait ni jour ni nuit : la vérification n’a pas lieu."
    }

    fn no_previous_turn(&self) -> &'static str {
        "Il n’y a pas de tour précédent à regarder : la vérification ne change rien."
    }

    fn spells_last_turn(&self, who: Who<'_>, spells: u32) -> String {
        match spells {
            0 => say!(who, name =>
                "Au tour précédent, vous n’avez lancé aucun sort.",
                "Au tour précédent, {name} n’a lancé aucun sort."),
            1 => say!(who, name =>
                "Au tour précédent, vous avez lancé un sort.",
                "Au tour précédent, {name} a lancé un sort."),
            _ => say!(who, name =>
                "Au tour précédent, vous avez lancé {spells} sorts.",
                "Au tour précédent, {name} a lancé {spells} sorts."),
        }
    }

    fn untap_determined(&self, who: Who<'_>, what: &Things) -> String {
        if what.are_many() {
            let count = what.count();
            return say!(who, name =>
                "Vous déterminez ce que vous dégagez : {count} permanents.",
                "{name} détermine ce qui se dégage : {count} permanents.");
        }
        say!(who, name =>
            "Vous déterminez ce que vous dégagez : {what}.",
            "{name} détermine ce qui se dégage : {what}.")
    }

    fn nothing_to_untap(&self, who: Who<'_>) -> String {
        say!(who, name => "Vous n’avez rien à dégager.", "{name} n’a rien à dégager.")
    }

    fn these_are(&self, what: &Things) -> String {
        format!("Ce sont {what}.")
    }

    fn stays_tapped(&self, what: &str) -> String {
        format!("{what} ne se dégage pas : un effet le dit.")
    }

    fn stays_tapped_by_choice(&self, what: &str, who: Who<'_>) -> String {
        say!(who, name =>
            "{what} ne se dégage pas : vous l’avez voulu.",
            "{what} ne se dégage pas : {name} l’a voulu.")
    }

    fn untaps(&self, what: &Things) -> String {
        if what.are_many() {
            let count = what.count();
            return format!("{count} permanents se dégagent, tous ensemble.");
        }
        num!(what, "{what} se dégage.", "{what} se dégagent, au même instant.")
    }

    fn taps(&self, what: &Things) -> String {
        num!(what, "{what} s’engage.", "{what} s’engagent, au même instant.")
    }

    fn draws(&self, who: Who<'_>, card: &str) -> String {
        say!(who, name => "Vous piochez {card}.", "{name} pioche {card}.")
    }

    fn draws_from_nothing(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Vous devez piocher, mais votre bibliothèque est vide.",
            "{name} doit piocher, mais sa bibliothèque est vide.")
    }

    fn loses_at_next_check(&self) -> &'static str {
        "Rien n’arrive tout de suite : la défaite vient à la prochaine vérification de l’état."
    }

    fn discards(&self, who: Who<'_>, what: &Things) -> String {
        if what.count() == 0 {
            return say!(who, name => "Vous n’avez rien à défausser.", "{name} n’a rien à défausser.");
        }
        let of_what = de(&what.to_string());
        say!(who, name => "Vous vous défaussez {of_what}.", "{name} se défausse {of_what}.")
    }

    fn discard_together(&self) -> &'static str {
        "Plusieurs joueurs se défaussent en même temps."
    }

    fn chooses_to_discard(&self, who: Who<'_>, what: &Things) -> String {
        say!(who, name => "Vous choisissez de défausser {what}.", "{name} choisit de défausser {what}.")
    }

    fn hand_too_large(&self, who: Who<'_>, maximum: u32) -> String {
        if maximum == 1 {
            return say!(who, name =>
                "À la fin du tour, vous ne pouvez garder qu’une carte en main.",
                "À la fin du tour, {name} ne peut garder qu’une carte en main.");
        }
        say!(who, name =>
            "À la fin du tour, vous pouvez garder au plus {maximum} cartes en main.",
            "À la fin du tour, {name} peut garder au plus {maximum} cartes en main.")
    }

    fn nothing_wears_off(&self) -> &'static str {
        "Il n’y a pas de blessures à effacer et aucun effet ne se termine."
    }

    fn wears_off(&self, damage: bool, effects: bool) -> &'static str {
        match (damage, effects) {
            (true, true) => {
                "Les blessures disparaissent et les effets « jusqu’à la fin du tour » se terminent, au même instant."
            }
            (true, false) => "Les blessures disparaissent.",
            (false, true) => "Les effets « jusqu’à la fin du tour » se terminent.",
            (false, false) => self.nothing_wears_off(),
        }
    }

    fn damage_leaves(&self, what: &Things) -> String {
        num!(what, "{what} n’a plus de blessures.", "{what} n’ont plus de blessures.")
    }

    fn effect_of_is_over(&self, source: &str) -> String {
        let source = de(source);
        format!("L’effet {source} est terminé.")
    }

    fn mana_empties(&self, who: Who<'_>, mana: &str, total: u32) -> String {
        match (who, total) {
            (Who::You, 1) => format!("Votre réserve se vide : {mana} se perd, sans conséquence."),
            (Who::You, _) => format!("Votre réserve se vide : {mana} se perdent, sans conséquence."),
            (Who::Named(name), 1) => {
                let whose = de(name);
                format!("La réserve {whose} se vide : {mana} se perd, sans conséquence.")
            }
            (Who::Named(name), _) => {
                let whose = de(name);
                format!("La réserve {whose} se vide : {mana} se perdent, sans conséquence.")
            }
        }
    }

    fn mana_goes_in_part(&self, who: Who<'_>, mana: &str, total: u32) -> String {
        let lost = if total == 1 { "se perd" } else { "se perdent" };
        match who {
            Who::You => format!("Dans votre réserve, {mana} {lost}, sans conséquence."),
            Who::Named(name) => format!("Dans la réserve {}, {mana} {lost}, sans conséquence.", de(name)),
        }
    }

    fn mana_is_kept(&self, who: Who<'_>, mana: &str) -> String {
        match who {
            Who::You => format!("Il reste {mana} dans votre réserve : un effet l’y garde."),
            Who::Named(name) => format!("Il reste {mana} dans la réserve {} : un effet l’y garde.", de(name)),
        }
    }

    fn mana_burns(&self, who: Who<'_>, mana: &str, total: u32) -> String {
        if total == 1 {
            return say!(who, name =>
                "Brûlure de mana : vous n’avez pas dépensé {mana} et perdez 1 point de vie.",
                "Brûlure de mana : {name} n’a pas dépensé {mana} et perd 1 point de vie.");
        }
        say!(who, name =>
            "Brûlure de mana : vous n’avez pas dépensé {mana} et perdez {total} points de vie.",
            "Brûlure de mana : {name} n’a pas dépensé {mana} et perd {total} points de vie.")
    }

    fn mana_of_several_empties(&self) -> &'static str {
        "Les réserves de mana se vident."
    }

    fn mana_of_several_burns(&self) -> &'static str {
        "Les réserves de mana se vident, et qui en avait perd des points de vie."
    }

    fn burn_is_not_damage(&self) -> &'static str {
        "Ce ne sont pas des blessures : c’est une perte de points de vie."
    }

    fn skip_added(&self, era: Era, who: Who<'_>, what: Skipped) -> String {
        let lower = match what {
            Skipped::Step(step) => self.step(era, step).replacen('É', "é", 1).replacen('P', "p", 1),
            Skipped::Phase(phase) => self.the_phase(phase).replacen("la ", "", 1),
        };
        say!(who, name => "Vous sauterez votre prochaine {lower}.", "{name} sautera sa prochaine {lower}.")
    }

    fn skip_together(&self) -> &'static str {
        "Plusieurs joueurs sauteront une partie de leur prochain tour."
    }

    fn extra_turn_added(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Après ce tour, vous en aurez un de plus.",
            "Après ce tour, {name} en aura un de plus.")
    }

    fn steps_added(&self, steps: &str, after: &str) -> String {
        format!("Ce tour s’allonge : après {after} vient en plus {steps}.")
    }
}
