//! Whether an object is as a script expects it.

use super::check::{Seen, said};
use super::found::Found;
use super::model::{Place, Property};
use super::parse::PLACES;
use super::print;
use crate::engine::{
    BlockStatus, Face, Game, ObjectId, Permanent, PhaseStatus, PhasedOut, PhasedOutMode, PhasedOutPlace,
    PlayerId, Refusal, Zone,
};
use crate::notation::Name;
use crate::notation::number::counter_word;
use crate::notation::words::{CARD_TYPES, COLOURS, FACES, KEYWORDS, PLAYERS, word_for};

/// Something of that name must have all the properties.
///
/// # Errors
/// What was found instead.
pub(super) fn object(seen: &Seen<'_>, name: &Name, properties: &[Property]) -> Result<(), Found> {
    let meanings = seen.labels.meanings(seen.game, &name.text);
    if meanings.is_empty() {
        return Err(Found::NothingCalled(name.text.to_string()));
    }
    let mut found = None;
    for id in meanings {
        let wrong = properties.iter().find(|property| !holds(seen, id, property));
        let Some(wrong) = wrong else { return Ok(()) };
        found.get_or_insert_with(|| format!("{} {}", said(name), describe(seen, id, wrong)));
    }
    Err(Found::So(found.unwrap_or_default()))
}

fn holds(seen: &Seen<'_>, id: ObjectId, property: &Property) -> bool {
    let game = seen.game;
    let permanent = game.battlefield().get_including_phased_out(id);
    let is = |fits: &dyn Fn(&Permanent) -> bool| permanent.is_some_and(fits);
    match property {
        Property::In(place) => place_of(game, id) == Some(*place),
        Property::PhasedIn => is(&|it| !it.is_phased_out()),
        Property::PhasedOut => is(&Permanent::is_phased_out),
        Property::PhasedOutDirectly => out(permanent).is_some_and(|out| out.mode == PhasedOutMode::Directly),
        Property::PhasedOutWith(host) => out(permanent).is_some_and(
            |out| matches!(out.mode, PhasedOutMode::Indirectly { host: own } if seen.labels.means(game, host, own)),
        ),
        Property::ReturnsInUntapOf(player) => returns_under(game, id) == Some(*player),
        Property::Tapped(tapped) => is(&|it| it.is_tapped == *tapped),
        Property::Damage(damage) => is(&|it| it.damage == *damage),
        Property::Counters(count, counter) => is(&|it| it.counters_of(counter) == *count),
        Property::ControlledBy(player) => controller(game, id) == Some(*player),
        Property::OwnedBy(player) => game.identity(id).is_some_and(|identity| identity.owner == *player),
        Property::AttachedTo(None) => {
            permanent.is_some() && host(game, id).is_none() && enchanted(game, id).is_none()
        }
        Property::AttachedTo(Some(wanted)) => {
            let is_player = |player: PlayerId| PLAYERS.iter().any(|(word, own)| *own == player && wanted.is(word));
            enchanted(game, id).is_some_and(is_player)
                || host(game, id).is_some_and(|own| seen.labels.means(game, wanted, own))
        }
        Property::Chose(colour) => is(&|it| it.chosen_colour == Some(*colour)),
        Property::Face(face) => is(&|it| it.face == *face),
        Property::SummoningSick(sick) => permanent.is_some() && game.is_summoning_sick(id) == *sick,
        Property::CanAttack(can) => game.may_attack(id).is_ok() == *can,
        Property::Is(..) | Property::Has(..) | Property::Colour(..) | Property::Type(..) | Property::Subtype(..) => {
            has_characteristic(game, id, property)
        }
        Property::Attacking(_) | Property::Blocking(_) | Property::Blocked(_) | Property::NotInCombat => {
            has_role(seen, id, property)
        }
    }
}

fn has_characteristic(game: &Game, id: ObjectId, property: &Property) -> bool {
    let Some(now) = game.characteristics(id) else { return false };
    match property {
        Property::Is(power, toughness) => (now.power, now.toughness) == (*power, *toughness),
        Property::Has(keyword, has) => now.keywords.has(*keyword) == *has,
        Property::Colour(colour, is) => now.colours.has(*colour) == *is,
        Property::Type(known, is) => now.types.has(*known) == *is,
        Property::Subtype(subtype, is) => {
            game.last_known(id).is_some_and(|it| it.has_subtype(subtype)) == *is
        }
        _ => false,
    }
}

fn has_role(seen: &Seen<'_>, id: ObjectId, property: &Property) -> bool {
    let combat = seen.game.combat();
    let attacker = combat.and_then(|combat| combat.attacker(id));
    let blocks = combat.and_then(|combat| combat.blocked_by(id));
    match property {
        Property::Attacking(is) => attacker.is_some() == *is,
        Property::Blocking(wanted) => blocks.is_some_and(|own| seen.labels.means(seen.game, wanted, own)),
        Property::Blocked(true) => attacker.is_some_and(|own| own.status == BlockStatus::Blocked),
        Property::Blocked(false) => attacker.is_some_and(|own| own.status == BlockStatus::Unblocked),
        _ => attacker.is_none() && !seen.game.is_blocking(id),
    }
}

const fn out(permanent: Option<&Permanent>) -> Option<PhasedOut> {
    match permanent {
        Some(Permanent { phase: PhaseStatus::Out(out), .. }) => Some(*out),
        _ => None,
    }
}

/// In whose untap step a phased-out permanent comes back; an indirect one with its host.
fn returns_under(game: &Game, mut id: ObjectId) -> Option<PlayerId> {
    for _ in 0..=game.battlefield().including_phased_out().count() {
        match out(game.battlefield().get_including_phased_out(id))? {
            PhasedOut { mode: PhasedOutMode::Directly, under } => return Some(under),
            PhasedOut { mode: PhasedOutMode::Indirectly { host }, .. } => id = host,
            PhasedOut { mode: PhasedOutMode::Until { .. }, .. } => return None,
        }
    }
    None
}

/// What it is attached to: seen, or remembered while it is phased out.
fn host(game: &Game, id: ObjectId) -> Option<ObjectId> {
    match game.battlefield().get(id) {
        Some(_) => game.host_of(id),
        None => game.battlefield().get_including_phased_out(id)?.attached_to,
    }
}

/// The player that it is attached to.
fn enchanted(game: &Game, id: ObjectId) -> Option<PlayerId> {
    let player = game.battlefield().get_including_phased_out(id)?.enchants;
    player.filter(|player| game.is_in_game(*player))
}

fn controller(game: &Game, id: ObjectId) -> Option<PlayerId> {
    let on_stack = || game.stack().iter().find(|item| item.id == id).and_then(|item| item.controller);
    game.battlefield().get_including_phased_out(id).map(|permanent| permanent.controller).or_else(on_stack)
}

/// Where it is; phased out, it is in the zone of the phased-out, or in no place if the edition has no such zone.
fn place_of(game: &Game, id: ObjectId) -> Option<Place> {
    Some(match game.zone_of(id)? {
        Zone::Battlefield if game.battlefield().get(id).is_none() => match game.ruleset().phased_out_place {
            PhasedOutPlace::Zone => Place::PhasedOutZone,
            PhasedOutPlace::InPlace => return None,
        },
        Zone::Battlefield => Place::Play,
        Zone::Library => Place::Library,
        Zone::Hand => Place::Hand,
        Zone::Graveyard => Place::Graveyard,
        Zone::Stack => Place::Stack,
        Zone::Exile => Place::Exile,
        Zone::Nowhere => Place::Nowhere,
    })
}

/// What the object is in the respect of the property.
fn describe(seen: &Seen<'_>, id: ObjectId, property: &Property) -> String {
    let game = seen.game;
    let Some(permanent) = game.battlefield().get_including_phased_out(id) else {
        return place(game, id);
    };
    let word = |player: PlayerId| word_for(&PLAYERS, player);
    match property {
        Property::In(_) => place(game, id),
        Property::PhasedIn
        | Property::PhasedOut
        | Property::PhasedOutDirectly
        | Property::PhasedOutWith(_)
        | Property::ReturnsInUntapOf(_) => phase(seen, permanent),
        Property::Tapped(_) => if permanent.is_tapped { "tapped" } else { "untapped" }.to_owned(),
        Property::Damage(_) => format!("damage {}", permanent.damage),
        Property::Counters(_, counter) => {
            format!("{} {} counters", permanent.counters_of(counter), counter_word(counter))
        }
        Property::ControlledBy(_) => format!("controlled by {}", word(permanent.controller)),
        Property::OwnedBy(_) => format!("owned by {}", word(permanent.owner)),
        Property::AttachedTo(_) => match (host(game, id), enchanted(game, id)) {
            (Some(own), _) => format!("attached to {}", seen.labels.name_of(game, own)),
            (None, Some(player)) => format!("attached to {}", word(player)),
            (None, None) => "attached to nothing".to_owned(),
        },
        Property::Chose(_) => match permanent.chosen_colour {
            Some(colour) => format!("chose {}", word_for(&COLOURS, colour)),
            None => "chose nothing".to_owned(),
        },
        Property::Face(_) if permanent.face == Face::Down => "face down".to_owned(),
        Property::Face(_) => format!("shows its {}", word_for(&FACES, permanent.face)),
        Property::SummoningSick(_) => {
            if game.is_summoning_sick(id) { "summoning sick" } else { "not summoning sick" }.to_owned()
        }
        Property::CanAttack(_) => match game.may_attack(id) {
            Ok(()) => "can attack".to_owned(),
            Err(refusal) => cannot_attack(&refusal),
        },
        Property::Is(..)
        | Property::Has(..)
        | Property::Colour(..)
        | Property::Type(..)
        | Property::Subtype(..) => characteristics(game, id),
        Property::Attacking(_) | Property::Blocking(_) | Property::Blocked(_) | Property::NotInCombat => {
            role(seen, id)
        }
    }
}

fn cannot_attack(refusal: &Refusal) -> String {
    format!("cannot attack: {}", super::tags::refusal_tag(refusal))
}

fn place(game: &Game, id: ObjectId) -> String {
    match place_of(game, id) {
        Some(place) => format!("in {}", word_for(&PLACES, place)),
        None if game.zone_of(id).is_some() => "phased out".to_owned(),
        None => "nowhere to be found".to_owned(),
    }
}

fn phase(seen: &Seen<'_>, permanent: &Permanent) -> String {
    let Some(out) = out(Some(permanent)) else { return "phased in".to_owned() };
    let how = match out.mode {
        PhasedOutMode::Directly => print::property(&Property::PhasedOutDirectly),
        PhasedOutMode::Indirectly { host } => {
            let host = Name::new(seen.labels.name_of(seen.game, host));
            print::property(&Property::PhasedOutWith(host))
        }
        PhasedOutMode::Until { source } => {
            format!("phased out until {} leaves", seen.labels.name_of(seen.game, source))
        }
    };
    match returns_under(seen.game, permanent.id) {
        Some(player) => format!("{how}, {}", print::property(&Property::ReturnsInUntapOf(player))),
        None => how,
    }
}

fn characteristics(game: &Game, id: ObjectId) -> String {
    let Some(now) = game.characteristics(id) else { return "without characteristics".to_owned() };
    let mut words: Vec<String> = vec![format!("is {}/{}", now.power, now.toughness)];
    words.extend(now.colours.iter().map(|colour| word_for(&COLOURS, colour).to_owned()));
    words.extend(now.types.iter().map(|known| word_for(&CARD_TYPES, known).to_owned()));
    let printed = game.last_known(id).map(|it| it.card.subtypes.as_slice()).unwrap_or_default();
    words.extend(printed.iter().chain(&now.added_subtypes).map(ToString::to_string));
    words.extend(now.keywords.iter().map(|keyword| word_for(&KEYWORDS, keyword).to_owned()));
    words.join(", ")
}

fn role(seen: &Seen<'_>, id: ObjectId) -> String {
    let combat = seen.game.combat();
    if let Some(attacker) = combat.and_then(|combat| combat.attacker(id)) {
        return match attacker.status {
            BlockStatus::Undecided => "attacking".to_owned(),
            BlockStatus::Blocked => "attacking, blocked".to_owned(),
            BlockStatus::Unblocked => "attacking, unblocked".to_owned(),
        };
    }
    match combat.and_then(|combat| combat.blocked_by(id)) {
        Some(attacker) => format!("blocking {}", seen.labels.name_of(seen.game, attacker)),
        None if seen.game.is_blocking(id) => "blocking what has left combat".to_owned(),
        None => "not in combat".to_owned(),
    }
}
