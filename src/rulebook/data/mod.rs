//! The words of our own: glosses of the three texts, sentences where the texts are silent, titles of topics.

pub(super) mod own_combat;
pub(super) mod own_phasing;
pub(super) mod own_play;
pub(super) mod own_refusal;
pub(super) mod own_state;
pub(super) mod own_turn;
pub(super) mod own_untap;
pub(super) mod t000;
pub(super) mod t003;
pub(super) mod t004;
pub(super) mod titles_combat;
pub(super) mod titles_phasing;
pub(super) mod titles_turn;
