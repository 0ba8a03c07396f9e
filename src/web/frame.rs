//! What a link says of a page that leaves the screen: embedded in another page, or printed.

use super::route::Route;
use super::settings::Theme;

/// `theme=dark&controls=off` when embedded, `questions=on&log=on` when printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// Light or dark; nothing said leaves it to the reader.
    pub theme: Option<Theme>,
    /// Whether it can only be looked at.
    pub hides_controls: bool,
    /// Whether there are questions, with their answers on a page of their own.
    pub has_questions: bool,
    /// Whether everything that happens is told beside them; without questions it always is.
    pub has_log: bool,
}

impl Frame {
    /// Reads a part of a link; `None` if it is no part of this, or damaged.
    pub(super) fn read(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "theme" => self.theme = Some(Theme::of(value)?),
            "controls" => self.hides_controls = !is_on(value)?,
            "questions" => self.has_questions = is_on(value)?,
            "log" => self.has_log = is_on(value)?,
            _ => return None,
        }
        Some(())
    }

    /// The parts of a link.
    pub(super) fn parts(self) -> Vec<String> {
        let mut parts = Vec::new();
        parts.extend(self.theme.map(|theme| format!("theme={}", theme.slug())));
        parts.extend(self.hides_controls.then(|| "controls=off".to_owned()));
        parts.extend(self.has_questions.then(|| "questions=on".to_owned()));
        parts.extend(self.has_log.then(|| "log=on".to_owned()));
        parts
    }

    /// What of it makes sense on a page.
    pub(super) fn on(self, route: &Route) -> Self {
        match route {
            Route::Embed { .. } => Self { has_questions: false, has_log: false, ..self },
            Route::Print { .. } => {
                Self { has_questions: self.has_questions, has_log: self.has_log, ..Self::default() }
            }
            _ => Self::default(),
        }
    }
}

fn is_on(value: &str) -> Option<bool> {
    ["off", "on"].iter().position(|word| *word == value).map(|at| at == 1)
}
