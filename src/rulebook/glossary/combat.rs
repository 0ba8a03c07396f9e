//! Attacking, blocking, damage and the abilities that change it.

use super::terms;

terms! {
    "attacking-creature" "creatura attaccante" "créature attaquante" "attacking creature";
    "attacker" "attaccante" "attaquant" "attacker";
    "blocking-creature" "creatura bloccante" "créature bloqueuse" "blocking creature";
    "blocker" "bloccante" "bloqueur" "blocker";
    "blocked" "bloccato" "bloqué" "blocked";
    "unblocked" "non bloccato" "non bloqué" "unblocked";
    "defending-player" "giocatore in difesa" "joueur défenseur" "defending player";
    "damage" "danno" "blessure, blessures" "damage";
    "deal-damage" "infliggere danno" "infliger des blessures" "to deal damage";
    "power" "forza" "force" "power";
    "toughness" "costituzione" "endurance" "toughness";
    "haste" "rapidità" "célérité" "haste";
    "vigilance" "cautela" "vigilance" "vigilance";
    "defender" "difensore" "défenseur" "defender";
    "trample" "travolgere" "piétinement" "trample";
    "first-strike" "attacco improvviso" "initiative" "first strike";
    "double-strike" "doppio attacco" "double initiative" "double strike";
    "deathtouch" "tocco letale" "contact mortel" "deathtouch" only Now;
    "lifelink" "legame vitale" "lien de vie" "lifelink" only Now;
}
