//! The parts of the page, one file each. What needs no browser is a plain function of the scene.

pub mod arrows;
pub mod battlefield;
pub mod chip;
pub mod choice;
pub mod dialog;
pub mod edition_mark;
pub mod event_log;
pub mod form;
pub mod hand;
pub mod icon;
pub mod lands;
pub mod notice;
pub mod page_foot;
pub mod passage;
pub mod permanent;
pub mod phased_zone;
pub mod pips;
pub mod player_bar;
pub mod priority;
pub mod running_head;
pub mod scale;
pub mod sheets;
pub mod shortcuts;
pub mod stack;
pub mod transport;
pub mod turn_track;
