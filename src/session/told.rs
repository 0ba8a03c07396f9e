//! What a timeline was last told as, so that one event more is one sentence more and not sixty.

use super::snapshot::{LogEntry, PhaseLine, Text};
use crate::engine::Card;
use crate::locale::Locale;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;

/// The events of the last log and the lines of the whole timeline, in one language. What it holds can be told anew at any time:
/// nothing but time depends on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    entries: RefCell<(Locale, BTreeMap<u32, Rc<LogEntry>>)>,
    lines: RefCell<Option<(Locale, Rc<[PhaseLine]>)>>,
    rules: RefCell<(Locale, Vec<CardRules>)>,
}

/// A card of the game, and what it does.
type CardRules = (Arc<Card>, Rc<[Text]>);

impl Told {
    /// The events of a range; `tell` is asked for those that were not told yet. Only these events are kept.
    pub(super) fn entries(
        &self,
        locale: Locale,
        range: Range<u32>,
        tell: impl FnOnce(Range<u32>) -> Vec<Rc<LogEntry>>,
    ) -> Rc<[Rc<LogEntry>]> {
        let (language, mut known) = self.entries.take();
        known.retain(|seq, _| language == locale && range.contains(seq));
        let mut missing = range.filter(|seq| !known.contains_key(seq));
        if let Some(first) = missing.next() {
            let end = missing.next_back().unwrap_or(first) + 1;
            known.extend((first..end).zip(tell(first..end)));
        }
        let all = known.values().cloned().collect();
        self.entries.replace((locale, known));
        all
    }

    /// The lines; `tell` is asked for them the first time.
    pub(super) fn lines(&self, locale: Locale, tell: impl FnOnce() -> Rc<[PhaseLine]>) -> Rc<[PhaseLine]> {
        let known = self.lines.take().filter(|(language, _)| *language == locale);
        let (_, lines) = known.unwrap_or_else(|| (locale, tell()));
        self.lines.replace(Some((locale, Rc::clone(&lines))));
        lines
    }

    /// What a card of the game does; `tell` is asked for it the first time.
    pub(super) fn rules(
        &self,
        locale: Locale,
        card: &Arc<Card>,
        tell: impl FnOnce() -> Rc<[Text]>,
    ) -> Rc<[Text]> {
        let (language, mut known) = self.rules.take();
        if language != locale {
            known.clear();
        }
        let place = known.binary_search_by_key(&Arc::as_ptr(card), |(card, _)| Arc::as_ptr(card));
        let rules = match place.map(|at| known.get(at)) {
            Ok(Some((_, rules))) => Rc::clone(rules),
            Ok(None) => tell(),
            Err(at) => {
                let rules = tell();
                known.insert(at, (Arc::clone(card), Rc::clone(&rules)));
                rules
            }
        };
        self.rules.replace((locale, known));
        rules
    }

    /// The timeline has become longer.
    pub(super) fn went_on(&mut self) {
        *self.lines.get_mut() = None;
    }

    /// The timeline was cut off after so many events.
    pub(super) fn was_cut(&mut self, cursor: u32) {
        self.entries.get_mut().1.retain(|seq, _| *seq < cursor);
        *self.lines.get_mut() = None;
    }
}
