//! A JSON value, read by whoever has a reader (the browser has one) and looked at part by part.

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Any JSON value; objects keep the order of the text.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    /// `null`.
    Null,
    /// `true`, `false`.
    Bool(bool),
    /// A number.
    Number(f64),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Self>),
    /// An object.
    Object(Vec<(String, Self)>),
}

impl Json {
    /// The part of an object of that name; of several the last, as in JavaScript.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Self> {
        let Self::Object(parts) = self else { return None };
        parts.iter().rev().find(|(own, _)| own == name).map(|(_, value)| value)
    }
}

impl From<u32> for Json {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl<'a> FromIterator<(&'a str, Json)> for Json {
    fn from_iter<T: IntoIterator<Item = (&'a str, Json)>>(parts: T) -> Self {
        Self::Object(parts.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Bool(it) => serializer.serialize_bool(*it),
            Self::Number(it) if is_count(*it) => serializer.serialize_u32(*it as u32),
            Self::Number(it) => serializer.serialize_f64(*it),
            Self::Text(it) => serializer.serialize_str(it),
            Self::List(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                items.iter().try_for_each(|item| list.serialize_element(item))?;
                list.end()
            }
            Self::Object(parts) => {
                let mut object = serializer.serialize_map(Some(parts.len()))?;
                parts.iter().try_for_each(|(name, value)| object.serialize_entry(name, value))?;
                object.end()
            }
        }
    }
}

/// Whether a number is a whole one that fits where numbers of things are kept.
pub(super) fn is_count(number: f64) -> bool {
    number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number)
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyValue)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Json;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, it: bool) -> Result<Json, E> {
        Ok(Json::Bool(it))
    }

    fn visit_i64<E>(self, it: i64) -> Result<Json, E> {
        Ok(Json::Number(it as f64))
    }

    fn visit_u64<E>(self, it: u64) -> Result<Json, E> {
        Ok(Json::Number(it as f64))
    }

    fn visit_f64<E>(self, it: f64) -> Result<Json, E> {
        Ok(Json::Number(it))
    }

    fn visit_str<E>(self, it: &str) -> Result<Json, E> {
        Ok(it.into())
    }

    fn visit_string<E>(self, it: String) -> Result<Json, E> {
        Ok(Json::Text(it))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Json, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element()? {
            items.push(item);
        }
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Json, A::Error> {
        let mut parts = Vec::new();
        while let Some(part) = object.next_entry()? {
            parts.push(part);
        }
        Ok(Json::Object(parts))
    }
}
