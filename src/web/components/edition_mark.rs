//! The sign of an edition: a lozenge for the older, a disc for the newer.

use super::icon::Icon;
use crate::engine::Edition;
use yew::prelude::*;

/// The sign of an edition, in its ink.
pub fn edition_mark(edition: Edition) -> Html {
    edition.pick(Icon::EditionClassic, Icon::EditionCurrent).styled("icon edition-mark")
}
