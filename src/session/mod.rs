//! One learner's state and what both shells, the page and the JavaScript API, see of it. Knows no browser.

pub mod snapshot;

pub use snapshot::Snapshot;
