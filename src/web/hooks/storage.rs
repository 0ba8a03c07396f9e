//! The reader's settings in the browser's storage. Storage that is refused or damaged is survived, and said.

use crate::web::settings::Settings;
use yew::prelude::*;

const KEY: &str = "in-fase.settings";

/// What reading or writing the settings came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser does not let the page keep anything.
    Refused,
    /// What was kept could not be read.
    Corrupted,
}

/// The browser's storage, where it lets the page use it.
pub(super) fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The settings kept, or the initial ones and what was wrong.
#[must_use]
fn load() -> (Settings, Option<Trouble>) {
    let Some(Ok(written)) = storage().map(|storage| storage.get_item(KEY)) else {
        return (Settings::default(), Some(Trouble::Refused));
    };
    match written.as_deref().map(Settings::parse) {
        None => (Settings::default(), None),
        Some(Some(settings)) => (settings, None),
        Some(None) => (Settings::default(), Some(Trouble::Corrupted)),
    }
}

/// Keeps the settings; says whether the browser let it.
#[must_use]
fn save(settings: &Settings) -> Option<Trouble> {
    let kept = storage().map(|storage| storage.set_item(KEY, &settings.written()));
    (!matches!(kept, Some(Ok(())))).then_some(Trouble::Refused)
}

/// The settings, kept whenever they change, and what is wrong with keeping them.
#[hook]
pub fn use_settings() -> (UseStateHandle<Settings>, UseStateHandle<Option<Trouble>>) {
    let kept = *use_memo((), |()| load());
    let settings = use_state_eq(|| kept.0);
    let trouble = use_state_eq(|| kept.1);
    let setter = trouble.setter();
    use_effect_with(*settings, move |settings| {
        if let Some(refused) = save(settings) {
            setter.set(Some(refused));
        }
    });
    (settings, trouble)
}
