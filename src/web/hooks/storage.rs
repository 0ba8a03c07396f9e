//! The reader's settings in the browser's storage. Storage that is refused or damaged is survived, and said.

use crate::web::settings::Settings;
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
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

/// The settings that stand in the storage now, if they can be read.
fn stored() -> Option<Settings> {
    storage()?.get_item(KEY).ok()?.as_deref().and_then(Settings::parse)
}

/// Keeps the settings; says whether the browser let it. What stands there already is not written again, so that other windows
/// hear of changes only.
#[must_use]
fn save(settings: &Settings) -> Option<Trouble> {
    let kept = storage().map(|storage| {
        let text = settings.written();
        match storage.get_item(KEY) {
            Ok(Some(stands)) if stands == text => Ok(()),
            _ => storage.set_item(KEY, &text),
        }
    });
    (!matches!(kept, Some(Ok(())))).then_some(Trouble::Refused)
}

/// The settings, kept whenever they change, and what is wrong with keeping them. Another window of this browser may change them
/// too: neither takes away what the other set.
#[hook]
pub fn use_settings() -> (UseStateHandle<Settings>, UseStateHandle<Option<Trouble>>) {
    let kept = *use_memo((), |()| load());
    let settings = use_state_eq(|| kept.0);
    let trouble = use_state_eq(|| kept.1);
    // What both windows knew last.
    let known = use_mut_ref(|| kept.0);
    {
        let (own, trouble, known) = (settings.setter(), trouble.setter(), known.clone());
        use_effect_with(*settings, move |settings| {
            let before = known.replace(*settings);
            let joined = settings.joined(before, stored().unwrap_or(before));
            known.replace(joined);
            if let Some(refused) = save(&joined) {
                trouble.set(Some(refused));
            }
            own.set(joined);
        });
    }
    let own = settings.setter();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "storage", move |event| {
                let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
                if let Some(stored) = stored().filter(|_| key.as_deref() == Some(KEY)) {
                    known.replace(stored);
                    own.set(stored);
                }
            })
        });
        move || drop(listener)
    });
    (settings, trouble)
}
