//! Edits of a permanent.

use super::edit::{Host, PermanentEdit, PhaseForm};
use super::lines::{permanent_mut, permanents};
use crate::engine::Face;
use crate::scenario::{
    Attribute, Editions, Name, PermanentLine, Scenario, SetupLine, host_of, host_player, player_word,
};
use std::sync::Arc;

pub(super) fn apply(scenario: &mut Scenario, at: usize, edit: &PermanentEdit) {
    match edit {
        PermanentEdit::Remove => return remove(scenario, at),
        PermanentEdit::Duplicate => return duplicate(scenario, at),
        PermanentEdit::Earlier => return earlier(scenario, at),
        PermanentEdit::Label(label) => return rename(scenario, at, label.trim()),
        PermanentEdit::AttachedTo(host) => return attach(scenario, at, *host),
        PermanentEdit::For(only) => {
            if let Some(own) = scenario.setup.get_mut(at) {
                own.editions = only.map_or(Editions::Both, Editions::Only);
            }
        }
        _ => {}
    }
    if let Some(own) = permanent_mut(scenario, at) {
        describe(own, edit);
    }
}

/// What is said of one permanent by itself.
fn describe(own: &mut PermanentLine, edit: &PermanentEdit) {
    let said = &mut own.attributes;
    match edit {
        PermanentEdit::Tapped(it) => say_if(said, *it, Attribute::Tapped),
        PermanentEdit::Token(it) => say_if(said, *it, Attribute::Token),
        PermanentEdit::New(it) => say_if(said, *it, Attribute::New),
        PermanentEdit::AsThoughHaste(it) => say_if(said, *it, Attribute::AsThoughHaste),
        PermanentEdit::Damaged(player, it) => say_if(said, *it, Attribute::Damaged(*player)),
        PermanentEdit::Damage(damage) => {
            say(
                said,
                |own| matches!(own, Attribute::Damage(_)),
                (*damage > 0).then_some(Attribute::Damage(*damage)),
            );
        }
        PermanentEdit::Counters(kind, count) => {
            let of_kind = |own: &Attribute| matches!(own, Attribute::Counters(_, other) if other == kind);
            say(said, of_kind, (*count > 0).then(|| Attribute::Counters(*count, kind.clone())));
        }
        PermanentEdit::Phase(phase) => {
            let out = match phase {
                PhaseForm::In => None,
                PhaseForm::Out(under) => Some(Attribute::PhasedOut(*under)),
                PhaseForm::WithHost => Some(Attribute::PhasedOutWithHost),
            };
            say(said, |own| matches!(own, Attribute::PhasedOut(_) | Attribute::PhasedOutWithHost), out);
        }
        PermanentEdit::Face(face) => {
            let up = (*face != Face::Front).then_some(Attribute::Face(*face));
            say(said, |own| matches!(own, Attribute::Face(_)), up);
        }
        PermanentEdit::CopyOf(card) => {
            let copy = card.as_deref().map(|card| Attribute::CopyOf(Name::new(card)));
            say(said, |own| matches!(own, Attribute::CopyOf(_)), copy);
        }
        PermanentEdit::Chose(colour) => {
            say(said, |own| matches!(own, Attribute::Chose(_)), colour.map(Attribute::Chose));
        }
        PermanentEdit::Controller(player) => {
            // Whoever owned it goes on owning it.
            let owner = owner(own);
            own.player = *player;
            own_by(own, owner);
        }
        PermanentEdit::Owner(player) => own_by(own, *player),
        PermanentEdit::Label(_)
        | PermanentEdit::For(_)
        | PermanentEdit::AttachedTo(_)
        | PermanentEdit::Duplicate
        | PermanentEdit::Remove
        | PermanentEdit::Earlier => {}
    }
}

/// Who owns it: its controller, unless another is named.
pub(super) fn owner(own: &PermanentLine) -> crate::engine::PlayerId {
    let named = own.attributes.iter().rev().find_map(|said| match said {
        Attribute::OwnedBy(player) => Some(*player),
        _ => None,
    });
    named.unwrap_or(own.player)
}

fn own_by(own: &mut PermanentLine, owner: crate::engine::PlayerId) {
    let named = (owner != own.player).then_some(Attribute::OwnedBy(owner));
    say(&mut own.attributes, |own| matches!(own, Attribute::OwnedBy(_)), named);
}

fn say_if(said: &mut Vec<Attribute>, holds: bool, attribute: Attribute) {
    let is_it = attribute.clone();
    say(said, move |own| *own == is_it, holds.then_some(attribute));
}

/// Says it in place of what was said of that sort, or at the end, or no longer.
fn say(said: &mut Vec<Attribute>, is_of_that_sort: impl Fn(&Attribute) -> bool, now: Option<Attribute>) {
    let at = said.iter().position(&is_of_that_sort);
    said.retain(|own| !is_of_that_sort(own));
    if let Some(now) = now {
        said.insert(at.unwrap_or(said.len()).min(said.len()), now);
    }
}

/// The lines of the permanents that each stand on something, and the place of what they stand on.
pub(super) fn hosts(scenario: &Scenario) -> Vec<(usize, Host)> {
    let all: Vec<(usize, &PermanentLine)> = permanents(scenario).collect();
    let lines: Vec<&PermanentLine> = all.iter().map(|(_, own)| *own).collect();
    let host = |name: &Name| match host_player(name) {
        Some(player) => Some(Host::Player(player)),
        None => {
            host_of(&lines, name).ok().and_then(|index| all.get(index)).map(|(at, _)| Host::Permanent(*at))
        }
    };
    all.iter().filter_map(|(at, own)| Some((*at, host(own.on.as_ref()?)?))).collect()
}

/// Sets the hosts anew, by names that stay right whatever is added, moved or taken away.
fn stand(scenario: &mut Scenario, hosts: &[(usize, Host)]) {
    for (at, host) in hosts {
        let name = match host {
            Host::Player(player) => player_word(*player).into(),
            Host::Permanent(on) => match label(scenario, *on) {
                Some(label) => label,
                None => continue,
            },
        };
        if let Some(own) = permanent_mut(scenario, *at) {
            own.on = Some(Name::new(name));
        }
    }
}

fn attach(scenario: &mut Scenario, at: usize, host: Option<Host>) {
    let Some(host) = host else {
        if let Some(own) = permanent_mut(scenario, at) {
            own.on = None;
        }
        return;
    };
    stand(scenario, &[(at, host)]);
}

/// The label of a permanent; one without gets the first letter that is free.
fn label(scenario: &mut Scenario, at: usize) -> Option<Arc<str>> {
    let taken: Vec<Arc<str>> = permanents(scenario)
        .flat_map(|(_, own)| own.label.iter().chain([&own.card]).map(|name| Arc::clone(&name.text)))
        .collect();
    let own = permanent_mut(scenario, at)?;
    if let Some(label) = &own.label {
        return Some(Arc::clone(&label.text));
    }
    let letters = || ('A'..='Z').map(String::from);
    let numbered = (2..).flat_map(|number| letters().map(move |letter| format!("{letter}{number}")));
    // "X2" would be read as a number of copies, and "A" as an article.
    let is_word = |label: &String| label != "A" && !label.starts_with('X');
    let is_free = |label: &String| !taken.iter().any(|other| other.eq_ignore_ascii_case(label));
    let free: Arc<str> = letters().chain(numbered).filter(is_word).find(is_free)?.into();
    own.label = Some(Name::new(Arc::clone(&free)));
    Some(free)
}

/// Another label, or none; what stands on it goes on doing so.
fn rename(scenario: &mut Scenario, at: usize, to: &str) {
    let on_it: Vec<(usize, Host)> =
        hosts(scenario).into_iter().filter(|(_, host)| *host == Host::Permanent(at)).collect();
    if let Some(own) = permanent_mut(scenario, at) {
        own.label = (!to.is_empty()).then(|| Name::new(to));
    }
    stand(scenario, &on_it);
}

/// Takes a permanent away; what was attached to it is attached to nothing.
pub(super) fn remove(scenario: &mut Scenario, at: usize) {
    if permanent_mut(scenario, at).is_none() {
        return;
    }
    for (other, host) in hosts(scenario) {
        if host == Host::Permanent(at)
            && let Some(own) = permanent_mut(scenario, other)
        {
            own.on = None;
        }
    }
    scenario.setup.remove(at);
}

fn duplicate(scenario: &mut Scenario, at: usize) {
    let Some(own) = scenario.setup.get(at) else { return };
    let mut copy = own.clone();
    let SetupLine::Have(permanent) = &mut copy.statement else { return };
    permanent.label = None;
    // What stood on the only one of that name would no longer know on which it stands.
    let on_it: Vec<(usize, Host)> =
        hosts(scenario).into_iter().filter(|(_, host)| *host == Host::Permanent(at)).collect();
    stand(scenario, &on_it);
    scenario.setup.insert(at + 1, copy);
}

/// Changes places with the permanent before it.
fn earlier(scenario: &mut Scenario, at: usize) {
    let before = permanents(scenario).map(|(other, _)| other).filter(|other| *other < at).last();
    if let Some(before) = before {
        let all = hosts(scenario);
        stand(scenario, &all);
        scenario.setup.swap(before, at);
    }
}
