//! What is handed in: checked before anything looks at it. Any value is possible, also one that runs code when looked at.

use super::error::ApiError;
use crate::engine::{Action, Edition};
use crate::locale::Locale;
use crate::session::TEXT_LIMIT;
use js_sys::{JSON, JsString, Reflect};
use wasm_bindgen::prelude::{JsCast, JsValue};

/// How long an action may be as JSON, in UTF-16 units; far more than the largest board needs.
const ACTION_LIMIT: u32 = 1_000_000;

/// How deep an action may be nested; it needs three levels.
const DEPTH_LIMIT: usize = 8;

/// How long a name or tag may be.
const WORD_LIMIT: u32 = 100;

/// How to play.
pub(super) struct Options {
    pub(super) edition: Edition,
    pub(super) locale: Locale,
}

/// What to play.
pub(super) enum Scenario {
    Named(String),
    Text(String),
}

/// The options; what is left out takes its default.
pub(super) fn options(value: &JsValue) -> Result<Options, JsValue> {
    let locale = Locale::default();
    if value.is_undefined() || value.is_null() {
        return Ok(Options { edition: Edition::default(), locale });
    }
    if !value.is_object() || value.is_function() {
        return Err(ApiError::bad_argument("options", locale).thrown());
    }
    let field = |name: &str| {
        let wrong = |_| ApiError::bad_argument("options", locale).thrown();
        Reflect::get(value, &JsValue::from_str(name)).map_err(wrong)
    };
    let locale = self::locale(&field("locale")?, locale)?;
    let edition = edition(&field("edition")?, Some(Edition::default()), locale)?;
    Ok(Options { edition, locale })
}

/// A scenario: a name has no blanks, a text has lines. Nothing at all is the tutorial.
pub(super) fn scenario(value: &JsValue, locale: Locale) -> Result<Scenario, JsValue> {
    if value.is_undefined() {
        return Ok(Scenario::Named("tutorial".to_owned()));
    }
    let Some(text) = value.dyn_ref::<JsString>() else {
        return Err(ApiError::bad_argument("scenario", locale).thrown());
    };
    if usize::try_from(text.length()).map_or(true, |length| length > TEXT_LIMIT) {
        return Err(ApiError::text_too_long(locale).thrown());
    }
    let text = String::from(text);
    let is_name = !text.trim().is_empty() && !text.trim().contains(char::is_whitespace);
    Ok(if is_name { Scenario::Named(text.trim().to_owned()) } else { Scenario::Text(text) })
}

/// A language, or the one given where there is none.
pub(super) fn locale(value: &JsValue, default: Locale) -> Result<Locale, JsValue> {
    if value.is_undefined() { Ok(default) } else { needed_locale(value, default) }
}

/// A language, by its tag.
pub(super) fn needed_locale(value: &JsValue, speaking: Locale) -> Result<Locale, JsValue> {
    let found = word(value).and_then(|tag| Locale::from_tag(&tag));
    found.ok_or_else(|| ApiError::bad_argument("locale", speaking).thrown())
}

/// An edition by its name, or the one given where there is none.
pub(super) fn edition(value: &JsValue, default: Option<Edition>, locale: Locale) -> Result<Edition, JsValue> {
    if let (true, Some(default)) = (value.is_undefined(), default) {
        return Ok(default);
    }
    let named =
        |word: String| Edition::ALL.into_iter().find(|edition| edition.pick("classic", "current") == word);
    word(value).and_then(named).ok_or_else(|| ApiError::bad_argument("edition", locale).thrown())
}

/// A whole number that is not negative.
pub(super) fn count(value: &JsValue, name: &'static str, locale: Locale) -> Result<u32, JsValue> {
    let whole = value.as_f64().filter(|number| number.fract() == 0.0 && *number >= 0.0);
    let small = whole.filter(|number| *number <= f64::from(u32::MAX));
    // In range and whole, so the cast loses nothing.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    small.map(|number| number as u32).ok_or_else(|| ApiError::bad_argument(name, locale).thrown())
}

/// An action. The value is turned into JSON and back first: what is cyclic, too deep, too large or not data at all ends
/// there, and nothing that runs code is looked at twice.
pub(super) fn action(value: &JsValue, locale: Locale) -> Result<Action, JsValue> {
    let wrong = || ApiError::bad_argument("action", locale).thrown();
    if !value.is_object() || value.is_function() {
        return Err(wrong());
    }
    let json = JSON::stringify(value).map_err(|_| wrong())?;
    if JsValue::from(json.clone()).is_undefined() || json.length() > ACTION_LIMIT {
        return Err(wrong());
    }
    if is_too_deep(&String::from(json.clone())) {
        return Err(wrong());
    }
    let data = JSON::parse(&String::from(json)).map_err(|_| wrong())?;
    serde_wasm_bindgen::from_value(data).map_err(|_| wrong())
}

fn is_too_deep(json: &str) -> bool {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    for byte in json.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'{' | b'[' if !in_string => depth += 1,
            b'}' | b']' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEPTH_LIMIT {
            return true;
        }
    }
    false
}

/// A short string.
fn word(value: &JsValue) -> Option<String> {
    value.dyn_ref::<JsString>().filter(|text| text.length() <= WORD_LIMIT).map(String::from)
}
