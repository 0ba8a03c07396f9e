//! What the tests of the JavaScript API share.
#![allow(clippy::unwrap_used, dead_code)]

use in_fase::api::InFaseSession;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::JsValue;

pub fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, key| match key.parse::<u32>() {
        Ok(index) => Array::from(&value).get(index),
        Err(_) => Reflect::get(&value, &key.into()).unwrap(),
    })
}

pub fn text(value: &JsValue, path: &str) -> String {
    get(value, path).as_string().unwrap_or_else(|| format!("{path} is no string"))
}

pub fn number(value: &JsValue, path: &str) -> f64 {
    get(value, path).as_f64().unwrap()
}

pub fn js(code: &str) -> JsValue {
    Function::new_no_args(&format!("return {code};")).call0(&JsValue::NULL).unwrap()
}

pub fn session(scenario: &str, options: &str) -> InFaseSession {
    InFaseSession::new(&scenario.into(), &js(options)).unwrap()
}

/// The current edition in English.
pub fn phasing() -> InFaseSession {
    session("phasing", "{ edition: 'current', locale: 'en' }")
}
