//! The JavaScript API: one class over a session. It owns no rule and no text; what it hands out is plain data, what it is
//! handed it checks, and what is wrong it throws as an object with a code, a message and citations.

mod argument;
mod error;

use crate::engine::{Action, Edition};
use crate::locale::Locale;
use crate::session::snapshot::NoticeKind;
use crate::session::{self, Command, Session};
use argument::{Options, Scenario};
use error::ApiError;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// The types of everything that goes in or out.
#[wasm_bindgen(typescript_custom_section)]
const DECLARATIONS: &str = include_str!("api/declarations.d.ts");

/// One learner's session.
#[wasm_bindgen(js_name = InFaseSession)]
#[derive(Debug)]
pub struct InFaseSession(Session);

#[wasm_bindgen(js_class = InFaseSession)]
impl InFaseSession {
    /// Begins to play: a scenario that comes along, by its name, or any other from its text.
    ///
    /// # Errors
    /// Throws `noSuchScenario`, `scenarioFaults` or `badArgument`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "string")] scenario: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SessionOptions")] options: &JsValue,
    ) -> Result<Self, JsValue> {
        let Options { edition, locale } = argument::options(options)?;
        let opened = match argument::scenario(scenario, locale)? {
            Scenario::Named(id) => Session::open(&id, edition, locale),
            Scenario::Text(text) => Session::read(&text, edition, locale),
        };
        opened.map(Self).map_err(|notice| ApiError::from_notice(&notice).thrown())
    }

    /// The scenarios that come along.
    ///
    /// # Errors
    /// Throws `badArgument`.
    #[wasm_bindgen(unchecked_return_type = "ScenarioCard[]")]
    pub fn scenarios(
        #[wasm_bindgen(unchecked_optional_param_type = "Locale")] locale: &JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(plain(&session::scenarios(argument::locale(locale, Locale::default())?)))
    }

    /// The fan-content notice, which belongs wherever the game is shown.
    ///
    /// # Errors
    /// Throws `badArgument`.
    pub fn notice(
        #[wasm_bindgen(unchecked_optional_param_type = "Locale")] locale: &JsValue,
    ) -> Result<String, JsValue> {
        Ok(session::fan_content_notice(argument::locale(locale, Locale::default())?).to_owned())
    }

    /// The three texts, passage by passage, for a reader of an edition.
    ///
    /// # Errors
    /// Throws `badArgument`.
    #[wasm_bindgen(unchecked_return_type = "SourceView[]")]
    pub fn rulebook(
        #[wasm_bindgen(unchecked_optional_param_type = "Locale")] locale: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Edition")] edition: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let locale = argument::locale(locale, Locale::default())?;
        let edition = argument::edition(edition, Some(Edition::default()), locale)?;
        Ok(plain(&session::rulebook(edition, locale)))
    }

    /// Everything there is to show at this place.
    #[wasm_bindgen(unchecked_return_type = "Snapshot")]
    #[must_use]
    pub fn snapshot(&self) -> JsValue {
        plain(&self.0.snapshot())
    }

    /// The events up to this place, as the engine knows them.
    #[wasm_bindgen(unchecked_return_type = "Entry[]")]
    #[must_use]
    pub fn events(&self) -> JsValue {
        plain(&self.0.entries().collect::<Vec<_>>())
    }

    /// What may be chosen at this place; empty while the game goes on by itself.
    #[wasm_bindgen(js_name = legalActions, unchecked_return_type = "LegalAction[]")]
    #[must_use]
    pub fn legal_actions(&self) -> JsValue {
        plain(&self.0.legal_actions())
    }

    /// 16 hexadecimal digits that two states share exactly if they are the same state.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        self.0.fingerprint()
    }

    /// Makes a choice for whoever must choose.
    ///
    /// # Errors
    /// Throws the refusal if the rules do not allow it, or `badArgument`; nothing has changed then.
    #[wasm_bindgen(unchecked_return_type = "Snapshot")]
    pub fn act(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Action")] action: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let action: Action = argument::action(action, self.0.locale())?;
        self.0 = self.0.after(&Command::Act(action));
        let snapshot = self.0.snapshot();
        match &snapshot.refused {
            Some(refused) => Err(ApiError::from_refusal(refused).thrown()),
            None => Ok(plain(&snapshot)),
        }
    }

    /// Asks whether a choice is allowed, and changes nothing: `null` if it is, else why not.
    ///
    /// # Errors
    /// Throws `badArgument`.
    #[wasm_bindgen(js_name = tryAct, unchecked_return_type = "ApiError | null")]
    pub fn try_act(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Action")] action: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let action: Action = argument::action(action, self.0.locale())?;
        self.0 = self.0.after(&Command::Try(action));
        let refused = self.0.snapshot().refused;
        Ok(refused.map_or(JsValue::NULL, |refused| ApiError::from_refusal(&refused).thrown()))
    }

    /// One event more, if no choice of the learner comes first.
    #[wasm_bindgen(js_name = nextEvent, unchecked_return_type = "Snapshot")]
    pub fn next_event(&mut self) -> JsValue {
        self.go(&Command::NextEvent)
    }

    /// On to the beginning of the next step.
    #[wasm_bindgen(js_name = nextStep, unchecked_return_type = "Snapshot")]
    pub fn next_step(&mut self) -> JsValue {
        self.go(&Command::NextStep)
    }

    /// On to the beginning of the next turn.
    #[wasm_bindgen(js_name = nextTurn, unchecked_return_type = "Snapshot")]
    pub fn next_turn(&mut self) -> JsValue {
        self.go(&Command::NextTurn)
    }

    /// One event back.
    #[wasm_bindgen(unchecked_return_type = "Snapshot")]
    pub fn back(&mut self) -> JsValue {
        self.go(&Command::PreviousEvent)
    }

    /// Back to the beginning of this step, or of the one before.
    #[wasm_bindgen(js_name = backStep, unchecked_return_type = "Snapshot")]
    pub fn back_step(&mut self) -> JsValue {
        self.go(&Command::PreviousStep)
    }

    /// To the place where so many events have happened.
    ///
    /// # Errors
    /// Throws `badArgument`.
    #[wasm_bindgen(unchecked_return_type = "Snapshot")]
    pub fn jump(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] cursor: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let cursor = argument::count(cursor, "cursor", self.0.locale())?;
        Ok(self.go(&Command::Jump(cursor)))
    }

    /// Takes back the last choice.
    #[wasm_bindgen(unchecked_return_type = "Snapshot")]
    pub fn undo(&mut self) -> JsValue {
        self.go(&Command::Undo)
    }

    /// Brings back what was undone.
    #[wasm_bindgen(unchecked_return_type = "Snapshot")]
    pub fn redo(&mut self) -> JsValue {
        self.go(&Command::Redo)
    }

    /// Takes back everything since something else was chosen than the scenario has.
    #[wasm_bindgen(js_name = backToScript, unchecked_return_type = "Snapshot")]
    pub fn back_to_script(&mut self) -> JsValue {
        self.go(&Command::BackToScript)
    }

    /// From the beginning, with nothing chosen yet.
    #[wasm_bindgen(unchecked_return_type = "Snapshot")]
    pub fn restart(&mut self) -> JsValue {
        self.go(&Command::Restart)
    }

    /// Plays on under the rules of an edition, at the same place.
    ///
    /// # Errors
    /// Throws `badArgument`, or `notInThatEdition`.
    #[wasm_bindgen(js_name = setEdition, unchecked_return_type = "Snapshot")]
    pub fn set_edition(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Edition")] edition: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let edition: Edition = argument::edition(edition, None, self.0.locale())?;
        let next = self.0.after(&Command::SetEdition(edition));
        let snapshot = next.snapshot();
        match &snapshot.notice {
            Some(notice) if notice.kind == NoticeKind::NotInThatEdition => {
                Err(ApiError::from_notice(notice).thrown())
            }
            _ => {
                self.0 = next;
                Ok(plain(&snapshot))
            }
        }
    }

    /// Speaks another language.
    ///
    /// # Errors
    /// Throws `badArgument`.
    #[wasm_bindgen(js_name = setLocale, unchecked_return_type = "Snapshot")]
    pub fn set_locale(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Locale")] locale: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let locale = argument::needed_locale(locale, self.0.locale())?;
        Ok(self.go(&Command::SetLocale(locale)))
    }

    fn go(&mut self, command: &Command) -> JsValue {
        self.0 = self.0.after(command);
        self.snapshot()
    }
}

/// Plain objects and arrays, as `JSON.parse` would make them.
fn plain(value: &impl Serialize) -> JsValue {
    value.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}
