//! From a session to its snapshot: everything both shells show, in words.

mod card;
mod citation;
mod compare;
mod compare_rows;
mod compare_topics;
mod form;
mod glossary;
mod handout;
mod lines;
mod log;
mod names;
mod permanent;
mod permanent_label;
mod prompt;
mod refused;
mod rulebook;
mod search;
mod stack;
mod table;
mod track;
mod usage;

pub(super) use citation::annotations_of;
pub use glossary::{TermGroupView, TermView, TermWords, glossary, has_term, term};
pub use handout::{Handout, HandoutEvent, HandoutQuestion, HandoutStep, Quoted};
pub(super) use lines::{RawLines, lines_of};
pub(super) use names::CardNames;
pub use rulebook::{GlossView, PassageView, SourceView, TopicView, has_passage, motto, rulebook};
pub use search::found;
pub use track::{StepName, turn_outline};
pub use usage::{PassageUse, PlaceView, ScenarioUse, usages};

use super::snapshot::{FaultView, Notice, NoticeKind, ScenarioView, Snapshot, Text};
use super::{Note, Session, YOU};
use crate::engine::{
    Awaiting, Cause, Edition, Entry, Event, Game, LegalAction, ObjectId, Permanent, PlayerId,
};
use crate::locale::Locale;
use crate::scenario::Fault;
use crate::text;
use crate::text::labels::Labels;
use crate::text::voice::{Scene, Who};
use std::collections::BTreeMap;

/// What all parts of a snapshot are told from.
struct Teller<'a> {
    session: &'a Session,
    game: &'a Game,
    scene: &'a Scene<'a>,
    awaiting: Awaiting,
    legal: Vec<LegalAction>,
    /// What is attached to each host.
    hung: BTreeMap<ObjectId, Vec<&'a Permanent>>,
}

impl Teller<'_> {
    fn labels(&self) -> &'static Labels {
        self.scene.tongue.labels()
    }

    /// "Tu", or the player's name.
    fn player_name(&self, player: PlayerId) -> Text {
        match self.scene.who(player) {
            Who::You => self.labels().you.into(),
            Who::Named(name) => name.into(),
        }
    }

    /// The event shown.
    fn shown(&self) -> Option<&Entry> {
        self.session.timeline.entry(self.session.cursor.checked_sub(1)?)
    }

    /// Whether the event shown took it out of phase or brought it back.
    fn just_phased(&self, id: ObjectId) -> bool {
        match self.shown().map(|entry| &entry.event) {
            Some(Event::Phased(phasing)) => {
                let out = phasing.out.iter().any(|it| it.permanent == id);
                out || phasing.r#in.iter().any(|it| it.permanent == id)
            }
            _ => false,
        }
    }

    /// Whether the phasing event of this untap step is over.
    fn has_phased_this_turn(&self) -> bool {
        let cursor = self.session.cursor;
        let turn = (0..cursor).rev().filter_map(|seq| self.session.timeline.entry(seq));
        let of_this_turn = turn.take_while(|entry| entry.at.turn == self.game.turn().number);
        of_this_turn
            .into_iter()
            .any(|entry| matches!(entry.event, Event::Phased(_)) && entry.cause == Cause::TurnBasedAction)
    }

    /// Whether the event shown is the pass that made everybody have passed.
    fn has_just_been_passed(&self) -> bool {
        matches!(self.shown().map(|entry| &entry.event), Some(Event::PriorityPassed { .. }))
    }

    /// A permanent's name, told apart from others of the same name.
    fn label(&self, id: ObjectId) -> Text {
        self.scene.name(id).into()
    }
}

/// What is attached to something, by its host, whichever of the two is phased out.
fn hung(game: &Game) -> BTreeMap<ObjectId, Vec<&Permanent>> {
    let mut hung: BTreeMap<ObjectId, Vec<&Permanent>> = BTreeMap::new();
    for permanent in game.battlefield().including_phased_out() {
        if let Some(host) = permanent.attached_to {
            hung.entry(host).or_default().push(permanent);
        }
    }
    hung
}

impl Session {
    /// Everything there is to show at this place, in the session's language.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let names = CardNames { plot: &*self.plot, locale: self.locale };
        let before = self.timeline.game_at(self.cursor.saturating_sub(1));
        let scene = Scene::new(self.locale, &names, YOU, &before, &self.game).brief();
        let game: &Game = &self.game;
        let (awaiting, legal) = (self.awaiting(), self.legal_actions());
        let teller = Teller { session: self, game, scene: &scene, awaiting, legal, hung: hung(game) };
        Snapshot {
            scenario: self.scenario(),
            edition: self.edition,
            edition_name: edition_name(self.locale, self.edition).into(),
            locale: self.locale,
            fingerprint: self.fingerprint().into(),
            cursor: self.cursor,
            total: self.timeline.len(),
            can_undo: self.can_undo(),
            can_redo: !self.redo.is_empty(),
            can_go_on: self.can_go_on(),
            script: self.script_view(),
            track: teller.track(),
            table: teller.table(),
            prompt: teller.prompt(),
            log: teller.log(),
            refused: self.refused.as_ref().map(|attempt| teller.refused(attempt)),
            notice: self.notice.as_ref().map(|note| teller.notice(note)),
        }
    }

    fn scenario(&self) -> ScenarioView {
        let title = Text::from(self.plot.title(self.locale));
        let intro = Text::from(self.plot.intro(self.locale));
        ScenarioView {
            id: self.plot.id().into(),
            title: Text::clone(&title),
            intro: if intro.is_empty() { title } else { intro },
            play: self.played().in_link().cloned(),
        }
    }
}

/// What an edition is called: "Regole 2025".
pub(super) fn edition_name(locale: Locale, edition: Edition) -> &'static str {
    let [classic, current] = crate::text::tongue(locale).labels().editions;
    edition.pick(classic, current)
}

/// What a notice of this kind says, where no game is needed to say it.
fn plain_notice(labels: &Labels, kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::ChoiceIllegalThere | NoticeKind::ScriptStopped => labels.script_stopped,
        NoticeKind::NoSuchEvent => labels.no_such_event,
        NoticeKind::ScenarioFaults => labels.scenario_faults,
        NoticeKind::NothingThere => labels.nothing_there,
        NoticeKind::NotInThatEdition => labels.not_in_that_edition,
        NoticeKind::NoSuchScenario => labels.no_such_scenario,
        NoticeKind::LinkNewer => labels.link_newer,
        NoticeKind::LinkDamaged => labels.link_damaged,
        NoticeKind::LinkTooLong => labels.link_too_long,
        NoticeKind::PlayNewer => labels.play_newer,
        NoticeKind::PlayDamaged => labels.play_damaged,
        NoticeKind::PlayTooLong => labels.play_too_long,
        NoticeKind::PlayFaults => labels.play_faults,
        NoticeKind::PlayStopped => labels.play_stopped,
        NoticeKind::Allowed => labels.allowed,
        NoticeKind::BadArgument => labels.bad_argument,
        NoticeKind::TextTooLong => labels.text_too_long,
        NoticeKind::TooLarge => labels.too_large,
    }
}

impl Note {
    /// The note in words that need no game.
    pub(super) fn told(&self, locale: Locale) -> Notice {
        let text = plain_notice(text::tongue(locale).labels(), self.kind).into();
        let view = |fault: &Fault| FaultView {
            code: fault.problem.code(),
            line: fault.spot.line(),
            column: fault.spot.column(),
            message: fault.message(locale).into(),
        };
        Notice { kind: self.kind, text, faults: self.faults.iter().map(view).collect() }
    }
}

impl Notice {
    /// A notice that needs no game to be put into words.
    #[must_use]
    pub fn plain(locale: Locale, kind: NoticeKind) -> Self {
        Note::plain(kind).told(locale)
    }
}

impl Teller<'_> {
    fn notice(&self, note: &Note) -> Notice {
        let told = note.told(self.session.locale);
        let tongue = self.scene.tongue;
        let reason =
            note.refusal.as_ref().map(|attempt| tongue.refused(self.scene, attempt.actor, &attempt.why));
        let text = match (note.kind, reason) {
            (NoticeKind::ChoiceIllegalThere, Some(reason)) => tongue.edition_stopped(&reason).into(),
            (NoticeKind::PlayStopped, reason) => {
                tongue.play_stopped(self.session.total(), &reason.unwrap_or_default()).into()
            }
            _ => return told,
        };
        Notice { text, ..told }
    }
}
