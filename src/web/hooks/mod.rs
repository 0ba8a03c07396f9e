//! Everything the page asks of the browser. No other module touches `window`.

pub mod address;
pub mod autoplay;
pub mod boards;
pub mod clipboard;
pub mod document;
pub mod elsewhere;
pub mod explored;
pub mod files;
pub mod focus;
pub mod fullscreen;
pub mod here;
pub mod keyboard;
pub mod lessons;
pub mod log_scroll;
pub mod measure;
pub mod print;
pub mod probe;
pub mod progress;
pub mod row_in_sight;
pub mod search;
pub mod storage;
pub mod study_scroll;
pub mod told_height;
pub mod typed;
