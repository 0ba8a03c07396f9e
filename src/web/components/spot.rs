//! A place on the battlefield that is drawn anew only if something about it has changed: most events touch few permanents.

use super::permanent::{Standing, hole, is_out, permanent};
use crate::session::snapshot::PermanentView;
use crate::web::scene::{Kept, Scene};
use yew::prelude::*;

/// A permanent, and the scene that it stands in.
#[derive(Clone, Debug, Properties)]
pub struct SpotProps {
    view: PermanentView,
    kept: Kept,
}

impl SpotProps {
    /// A permanent of this scene.
    #[must_use]
    pub fn of(scene: &Scene<'_>, view: &PermanentView) -> Self {
        Self { view: view.clone(), kept: Kept::of(scene) }
    }

    fn is_elsewhere(&self) -> bool {
        is_out(&self.view) && self.kept.scene().shown.table.phased_out_zone.is_some()
    }
}

/// Equal is what looks the same and does the same.
impl PartialEq for SpotProps {
    fn eq(&self, other: &Self) -> bool {
        let all = std::iter::once(&self.view).chain(self.view.attachments.iter());
        self.view == other.view
            && self.is_elsewhere() == other.is_elsewhere()
            && self.kept.says_the_same(&other.kept, all.map(|view| view.target))
    }
}

/// What stands there. Where the edition has a phased-out zone, what is in it leaves a hole in its place.
#[component]
pub fn Spot(props: &SpotProps) -> Html {
    let scene = props.kept.scene();
    if props.is_elsewhere() {
        hole(&scene, &props.view)
    } else {
        permanent(&scene, &props.view, Standing::InPlace)
    }
}
