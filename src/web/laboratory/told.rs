//! What is read out of an edit of the laboratory: what a button changed where nothing on it says so. What a field, a box or a list
//! says of itself is not said again. Pure.

use super::{LabWish, Laboratory};
use crate::engine::{Edition, PlayerId, Step};
use crate::session::lab::{CardEntry, CardZone, Draft, Edit, PermanentEdit, PlayerEdit, counter_name};
use crate::session::snapshot::Text;
use crate::session::turn_outline;
use crate::web::i18n::{LabSaid, Strings};

/// What a zone of cards is called.
#[must_use]
pub const fn zone_name(words: &Strings, edition: Edition, zone: CardZone) -> &'static str {
    let table = &words.table;
    match zone {
        CardZone::Hand => table.hand,
        CardZone::Library => table.library,
        CardZone::Graveyard => table.graveyard,
        CardZone::Exile => edition.pick(table.exile[0], table.exile[1]),
    }
}

/// A wish that was fulfilled, or was not: the laboratory before and after it.
pub(super) struct Fulfilled<'a> {
    before: &'a Laboratory,
    after: &'a Laboratory,
    words: &'static Strings,
    says: &'static LabSaid,
}

impl<'a> Fulfilled<'a> {
    pub(super) fn of(before: &'a Laboratory, after: &'a Laboratory) -> Self {
        let words = Strings::of(after.locale);
        Self { before, after, words, says: &words.lab.said }
    }

    /// What is read out of it.
    pub(super) fn told(&self, wish: &LabWish) -> Text {
        let was_moved = self.before.lab != self.after.lab;
        let pick = |done: &'static str, nothing: &'static str| if was_moved { done } else { nothing };
        match wish {
            LabWish::Undo => pick(self.says.undone, self.says.nothing_to_undo).into(),
            LabWish::Redo => pick(self.says.redone, self.says.nothing_to_redo).into(),
            LabWish::Put(draft) if *draft == Draft::default() => self.says.cleared.into(),
            LabWish::Edit(_) | LabWish::Finish if !self.after.refused.is_empty() => self.why_not(),
            LabWish::Edit(edit) => self.edited(edit).unwrap_or_default().into(),
            LabWish::Finish => self.made().unwrap_or_default().into(),
            LabWish::Rest => self.before.said.clone(),
            _ => "".into(),
        }
    }

    fn why_not(&self) -> Text {
        let why: Vec<&str> = self.after.refused.iter().map(|fault| &*fault.message).collect();
        why.join(" ").into()
    }

    fn edited(&self, edit: &Edit) -> Option<String> {
        let says = self.says;
        Some(match edit {
            Edit::Turn(turn) => (says.number)(self.words.lab.turn, *turn),
            Edit::StartAt(step) => (says.starts)(self.step(*step)?),
            Edit::Player(player, edit) => return self.of_player(*player, edit),
            Edit::Add(..) => self.in_play(self.after.view.permanents.last()?.at)?,
            Edit::Permanent(at, edit) => return self.of_permanent(*at, edit),
            Edit::RemoveCard(at) => (says.is_gone)(&self.before.view.cards.get(*at)?.name),
            Edit::RemoveScriptLine(at) => (says.line_removed)(at + 1),
            Edit::ClearScript => says.script_cleared.to_owned(),
            _ => return None,
        })
    }

    fn of_player(&self, player: PlayerId, edit: &PlayerEdit) -> Option<String> {
        let (says, name) = (self.says, self.player(player)?);
        let zone = |zone| zone_name(self.words, self.after.view.edition, zone);
        let number = |what: &str, number| Some((says.number)(&format!("{what}, {name}"), number));
        match edit {
            PlayerEdit::Life(life) => number(self.words.table.life, *life),
            PlayerEdit::Poison(poison) => number(self.words.table.poison, *poison),
            PlayerEdit::AddCard(which, _) => {
                Some((says.is_there)(self.card_more(player, *which)?, zone(*which), name))
            }
            PlayerEdit::RemoveCard(which, at) => {
                Some((says.one_fewer)(&self.entry(player, *which, *at)?.name, zone(*which), name))
            }
            PlayerEdit::Earlier(which, at) => {
                Some((says.moved)(&self.entry(player, *which, *at)?.name, (*at).max(1)))
            }
            PlayerEdit::Empty(which) => Some((says.emptied)(zone(*which), name)),
            _ => None,
        }
    }

    fn of_permanent(&self, at: usize, edit: &PermanentEdit) -> Option<String> {
        let (says, card) = (self.says, &*self.before.permanent(at)?.title);
        let number = |what: &str, number| Some((says.number)(&format!("{what}, {card}"), number));
        match edit {
            PermanentEdit::Damage(damage) => number(self.words.lab.damage, *damage),
            PermanentEdit::Counters(kind, count) => {
                let kind = counter_name(self.after.locale, kind);
                number(&(self.words.lab.counters)(&kind), (*count).into())
            }
            PermanentEdit::AttachedTo(None) => Some((says.unattached)(card)),
            PermanentEdit::Duplicate => self.in_play(at + 1),
            PermanentEdit::Remove => Some((says.is_gone)(card)),
            PermanentEdit::Earlier => {
                let all = &self.before.view.permanents;
                let place = all.iter().position(|own| own.at == at)?;
                Some((says.moved)(card, place.max(1)))
            }
            _ => None,
        }
    }

    /// The permanent at this place among the lines, which is new.
    fn in_play(&self, at: usize) -> Option<String> {
        let own = self.after.permanent(at)?;
        Some((self.says.in_play)(&own.title, self.player(own.controller)?))
    }

    /// The card that was made.
    fn made(&self) -> Option<String> {
        Some((self.says.card_made)(&self.before.making.as_ref()?.form.name))
    }

    fn player(&self, id: PlayerId) -> Option<&'a str> {
        self.after.view.players.iter().find(|own| own.id == id).map(|own| &*own.shown)
    }

    /// An entry of a zone as it was before.
    fn entry(&self, player: PlayerId, zone: CardZone, at: usize) -> Option<&'a CardEntry> {
        cards(self.before, player, zone).get(at)
    }

    /// The card of which there are more in a zone than there were.
    fn card_more(&self, player: PlayerId, zone: CardZone) -> Option<&'a str> {
        let [before, after] = [self.before, self.after].map(|lab| cards(lab, player, zone));
        let count = |cards: &[CardEntry], name: &str| -> u32 {
            cards.iter().filter(|entry| *entry.name == *name).map(|entry| entry.count).sum()
        };
        let mut names = after.iter().map(|entry| &*entry.name);
        names.find(|name| count(after, name) > count(before, name))
    }

    fn step(&self, step: Step) -> Option<&'static str> {
        let outline = turn_outline(self.after.locale);
        outline.iter().flatten().find(|own| own.step == step).map(|own| own.name)
    }
}

/// The cards of a zone; none where the program fills it.
fn cards(lab: &Laboratory, player: PlayerId, zone: CardZone) -> &[CardEntry] {
    let own = lab.view.players.iter().find(|own| own.id == player);
    let zone = own.and_then(|own| own.zones.iter().find(|own| own.zone == zone && !own.is_filler));
    zone.map_or(&[], |zone| &zone.cards)
}
