//! What is thrown: a code for programs, a message for people, and where the rule is written.

use super::plain;
use crate::locale::Locale;
use crate::session::snapshot::{CitationView, FaultView, Notice, NoticeKind, Refused, Text};
use serde::Serialize;
use std::rc::Rc;
use wasm_bindgen::prelude::JsValue;

/// An error as JavaScript sees it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ApiError {
    /// A short name that never changes.
    code: &'static str,
    /// What is wrong, in the session's language.
    message: Text,
    /// Where the rule is written; nothing where no rule is broken.
    citations: Rc<[CitationView]>,
    /// What is wrong with a scenario's text, each fault with its line and column.
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Rc<[FaultView]>>,
    /// Which argument is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    argument: Option<&'static str>,
}

impl ApiError {
    pub(super) fn from_refusal(refused: &Refused) -> Self {
        Self {
            code: refused.code,
            message: Rc::clone(&refused.sentence),
            citations: Rc::clone(&refused.citations),
            faults: None,
            argument: None,
        }
    }

    pub(super) fn from_notice(notice: &Notice) -> Self {
        Self {
            code: code(notice.kind),
            message: Rc::clone(&notice.text),
            citations: Rc::default(),
            faults: (!notice.faults.is_empty()).then(|| Rc::clone(&notice.faults)),
            argument: None,
        }
    }

    pub(super) fn bad_argument(argument: &'static str, locale: Locale) -> Self {
        Self {
            argument: Some(argument),
            ..Self::from_notice(&Notice::plain(locale, NoticeKind::BadArgument))
        }
    }

    pub(super) fn text_too_long(locale: Locale) -> Self {
        let notice = Notice::plain(locale, NoticeKind::TextTooLong);
        Self { argument: Some("scenario"), ..Self::from_notice(&notice) }
    }

    /// As the object to throw.
    pub(super) fn thrown(&self) -> JsValue {
        plain(self)
    }
}

const fn code(kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::ChoiceIllegalThere => "choiceIllegalThere",
        NoticeKind::ScriptStopped => "scriptStopped",
        NoticeKind::NoSuchEvent => "noSuchEvent",
        NoticeKind::ScenarioFaults => "scenarioFaults",
        NoticeKind::NothingThere => "nothingThere",
        NoticeKind::NotInThatEdition => "notInThatEdition",
        NoticeKind::NoSuchScenario => "noSuchScenario",
        NoticeKind::LinkNewer => "linkNewer",
        NoticeKind::LinkDamaged => "linkDamaged",
        NoticeKind::LinkTooLong => "linkTooLong",
        NoticeKind::PlayNewer => "playNewer",
        NoticeKind::PlayDamaged => "playDamaged",
        NoticeKind::PlayTooLong => "playTooLong",
        NoticeKind::PlayFaults => "playFaults",
        NoticeKind::PlayStopped => "playStopped",
        NoticeKind::Allowed => "allowed",
        NoticeKind::BadArgument => "badArgument",
        NoticeKind::TextTooLong => "textTooLong",
        NoticeKind::TooLarge => "tooLarge",
    }
}
