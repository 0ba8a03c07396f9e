//! What a link to practice says.

use super::{Address, Place, Route};
use crate::engine::Misconception;
use crate::session::practice::{Level, Theme};

/// What a link to practice says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// What the questions are drawn by; without it nothing is drawn yet.
    pub seed: Option<u32>,
    /// About what.
    pub theme: Option<Theme>,
    /// How hard.
    pub level: Option<Level>,
    /// The beliefs that the first questions are about.
    pub about: Vec<Misconception>,
}

/// The most beliefs that a link names.
const ABOUT_LIMIT: usize = 20;

/// The level of a number, from 1.
fn level_of(value: &str) -> Option<Level> {
    let number: usize = value.parse().ok()?;
    Level::ALL.get(number.checked_sub(1)?).copied()
}

/// The number of a level, from 1.
#[must_use]
pub fn level_number(level: Level) -> usize {
    Level::ALL.iter().position(|own| *own == level).map_or(0, |at| at + 1)
}

impl Round {
    /// Reads a part of a link; `None` if it is no part of this, or damaged.
    pub(super) fn read(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "seed" => self.seed = Some(value.parse().ok()?),
            "theme" => self.theme = Some(Theme::ALL.into_iter().find(|theme| theme.slug() == value)?),
            "level" => self.level = Some(level_of(value)?),
            "about" => {
                let about: Option<Vec<Misconception>> =
                    value.split('.').map(Misconception::from_slug).collect();
                self.about = about.filter(|about| about.len() <= ABOUT_LIMIT)?;
            }
            _ => return None,
        }
        Some(())
    }

    pub(super) fn parts(&self) -> Vec<String> {
        let mut parts = Vec::new();
        parts.extend(self.theme.map(|theme| format!("theme={}", theme.slug())));
        parts.extend(self.level.map(|level| format!("level={}", level_number(level))));
        if !self.about.is_empty() {
            let slugs: Vec<&str> = self.about.iter().map(|belief| belief.slug()).collect();
            parts.push(format!("about={}", slugs.join(".")));
        }
        parts.extend(self.seed.map(|seed| format!("seed={seed}")));
        parts
    }

    /// The link to it.
    #[must_use]
    pub fn href(&self) -> String {
        Address { route: Route::Practice, place: Place { round: self.clone(), ..Place::default() } }.href()
    }
}
