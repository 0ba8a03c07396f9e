//! From a board in the making to what its forms show.

use super::apply::turn;
use super::card_form::CardForm;
use super::draft::Draft;
use super::edit::{PhaseForm, Seats};
use super::lines::{permanents, said};
use super::permanent::{hosts, owner};
use super::player::{entries, filler};
use super::view::{
    CardEntry, DraftView, OwnCard, PermanentForm, PlayerForm, PreviousView, ScriptRow, ZoneForm,
};
use crate::cards;
use crate::engine::{Card, Edition, Face, ObjectId, PlayerId, Step};
use crate::locale::Locale;
use crate::scenario::{
    Attribute, CardZone, Editions, LIFE, PermanentLine, Scenario, ScriptLine, SetupLine, TEAM_LIFE,
    script_line_text,
};
use crate::session::snapshot::{Text, list};
use crate::text;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// The four zones whose cards a set-up lists.
const ZONES: [CardZone; 4] = [CardZone::Hand, CardZone::Library, CardZone::Graveyard, CardZone::Exile];

impl Draft {
    /// What the forms show, as the board is in an edition.
    #[must_use]
    pub fn view(&self, edition: Edition, locale: Locale) -> DraftView {
        let edition = self.shown_in(edition);
        let shower = Shower { scenario: self.scenario(), edition, locale };
        let scenario = self.scenario();
        let (turn, turn_of, is_first_turn) = turn(scenario, edition);
        let last = |read: fn(&SetupLine) -> Option<()>| said(scenario, edition, read).is_some();
        DraftView {
            name: Text::from(&*scenario.heading),
            text: self.to_notation().into(),
            is_readable: self.is_readable(),
            edition,
            only: only(scenario.editions),
            seats: shower.seats(),
            turn,
            turn_of,
            is_first_turn,
            start: said(scenario, edition, |own| match own {
                SetupLine::StartAt(step) => Some(*step),
                _ => None,
            })
            .unwrap_or(Step::Untap),
            time: said(scenario, edition, |own| match own {
                SetupLine::Time(time) => Some(*time),
                _ => None,
            }),
            previous: shower.previous(),
            free_mana: last(|own| matches!(own, SetupLine::FreeMana).then_some(())),
            players: shower.seated().into_iter().map(|player| shower.player(player)).collect(),
            permanents: shower.permanents(),
            cards: scenario.cards.iter().map(|own| shower.own_card(own)).collect(),
            script: scenario
                .script
                .iter()
                .map(|own| ScriptRow {
                    text: script_line_text(&own.statement).into(),
                    is_expectation: matches!(own.statement, ScriptLine::Expect(_)),
                    only: only(own.editions),
                    line: own.spot.line(),
                })
                .collect(),
            faults: self.faults(locale).into(),
        }
    }
}

const fn only(editions: Editions) -> Option<Edition> {
    match editions {
        Editions::Both => None,
        Editions::Only(only) => Some(only),
    }
}

struct Shower<'s> {
    scenario: &'s Scenario,
    edition: Edition,
    locale: Locale,
}

impl Shower<'_> {
    fn teams(&self) -> Vec<Vec<PlayerId>> {
        let read = |own: &SetupLine| match own {
            SetupLine::Teams(teams) => Some(teams.clone()),
            _ => None,
        };
        said(self.scenario, self.edition, read).unwrap_or_default()
    }

    fn seats(&self) -> Seats {
        let [one, two, three, four] = PlayerId::ALL;
        let teams = self.teams();
        match self.count() {
            _ if teams == [[one, three], [two, four]] => Seats::Teams,
            _ if !teams.is_empty() => Seats::Other,
            2 => Seats::Two,
            3 => Seats::Three,
            4 => Seats::Four,
            _ => Seats::Other,
        }
    }

    /// How many players there are: what was said last, of their number or of their teams.
    fn count(&self) -> usize {
        let read = |own: &SetupLine| match own {
            SetupLine::Players(count) => usize::try_from(*count).ok(),
            SetupLine::Teams(teams) => Some(teams.iter().map(Vec::len).sum()),
            _ => None,
        };
        said(self.scenario, self.edition, read).unwrap_or(2)
    }

    fn seated(&self) -> Vec<PlayerId> {
        PlayerId::ALL.into_iter().take(self.count()).collect()
    }

    fn previous(&self) -> Option<PreviousView> {
        let read = |own: &SetupLine| match own {
            SetupLine::PreviousTurn { of, spells, others } => Some((*of, *spells, others.clone())),
            _ => None,
        };
        let (of, spells, others) = said(self.scenario, self.edition, read)?;
        let cast = |player: PlayerId| {
            let other = others.iter().find(|(own, _)| *own == player).map_or(0, |(_, spells)| *spells);
            if player == of { spells } else { other }
        };
        let spells = list(self.seated().into_iter().map(|player| (player, cast(player))));
        Some(PreviousView { of, spells })
    }

    fn of_player<T>(&self, read: impl Fn(&SetupLine) -> Option<T>) -> Option<T> {
        said(self.scenario, self.edition, read)
    }

    fn player(&self, player: PlayerId) -> PlayerForm {
        let named = self.of_player(|own| match own {
            SetupLine::PlayerName(of, name) if *of == player => Some(Text::from(&**name)),
            _ => None,
        });
        let teams = self.teams();
        let alone = vec![player];
        let team = teams.iter().find(|team| team.contains(&player)).unwrap_or(&alone);
        let life = |member: &PlayerId| {
            self.of_player(|own| match own {
                SetupLine::Life(of, life) if of == member => Some(*life),
                _ => None,
            })
        };
        let said_life = std::iter::once(&player).chain(team).find_map(life);
        let tongue = text::tongue(self.locale);
        let called = if player == PlayerId::One { tongue.labels().you } else { tongue.seat(player) };
        PlayerForm {
            id: player,
            shown: named.clone().filter(|_| player != PlayerId::One).unwrap_or_else(|| called.into()),
            name: named.unwrap_or_default(),
            life: said_life.unwrap_or(if teams.is_empty() { LIFE } else { TEAM_LIFE }),
            shares_life: team.first() != Some(&player),
            poison: self
                .of_player(|own| match own {
                    SetupLine::Poison(of, poison) if *of == player => Some(*poison),
                    _ => None,
                })
                .unwrap_or_default(),
            mana: self
                .of_player(|own| match own {
                    SetupLine::Mana(of, mana) if *of == player => Some(*mana),
                    _ => None,
                })
                .unwrap_or_default(),
            played_a_land: self
                .of_player(|own| matches!(own, SetupLine::PlayedALand(of) if *of == player).then_some(()))
                .is_some(),
            skips: self.skips(player),
            zones: ZONES.into_iter().map(|zone| self.zone(player, zone)).collect(),
        }
    }

    fn skips(&self, player: PlayerId) -> Rc<[crate::engine::Skipped]> {
        let counting = self.scenario.setup.iter().filter(|own| own.editions.include(self.edition));
        let of_player = counting.filter_map(|own| match &own.statement {
            SetupLine::Skip(of, steps) if *of == player => Some(steps),
            _ => None,
        });
        of_player.flatten().copied().collect()
    }

    fn zone(&self, player: PlayerId, zone: CardZone) -> ZoneForm {
        let said = entries(self.scenario, player, zone, self.edition);
        let is_filler = said.is_none() && zone == CardZone::Library;
        let filler = filler();
        let cards = said.unwrap_or_else(|| if is_filler { vec![&filler] } else { Vec::new() });
        let entry = |own: &&crate::scenario::CardCount| CardEntry {
            name: self.name(&own.card.text),
            count: own.count,
        };
        ZoneForm { zone, cards: cards.iter().map(entry).collect(), is_filler }
    }

    /// What a card is called in the reader's language, however the text calls it.
    fn name(&self, name: &str) -> Text {
        if let Some(own) = self.scenario.cards.iter().find(|known| known.is_called(name)) {
            return own.name(self.locale).into();
        }
        match cards::find(name) {
            Some(card) => cards::name(self.locale, &card.name).into(),
            None => name.into(),
        }
    }

    fn card(&self, name: &str) -> Option<Arc<Card>> {
        let own = self.scenario.cards.iter().find(|known| known.is_called(name));
        own.map(|known| Arc::clone(&known.card)).or_else(|| cards::find(name))
    }

    fn type_line(&self, card: &Card) -> Text {
        type_line(card, self.locale)
    }

    fn own_card(&self, own: &crate::scenario::NamedCard) -> OwnCard {
        OwnCard {
            name: own.name(self.locale).into(),
            type_line: self.type_line(&own.card),
            form: CardForm::of(own),
        }
    }

    fn permanents(&self) -> Rc<[PermanentForm]> {
        let hosts: BTreeMap<usize, super::edit::Host> = hosts(self.scenario).into_iter().collect();
        let mut ids = (1..).map(ObjectId::new);
        let mut named: BTreeMap<Text, usize> = BTreeMap::new();
        let all: Vec<(usize, &PermanentLine)> = permanents(self.scenario).collect();
        for (_, own) in &all {
            *named.entry(self.name(&own.card.text)).or_default() += 1;
        }
        let mut seen: BTreeMap<Text, usize> = BTreeMap::new();
        let form = |(at, own): (usize, &PermanentLine)| {
            let editions = self.scenario.setup.get(at).map_or(Editions::Both, |line| line.editions);
            let id = editions.include(self.edition).then(|| ids.next()).flatten();
            let name = self.name(&own.card.text);
            let number = seen.entry(name.clone()).or_default();
            *number += 1;
            let is_alone = named.get(&name).is_none_or(|count| *count < 2);
            let title = if is_alone { name.clone() } else { format!("{name} ({number})").into() };
            let host = hosts.get(&at).copied();
            PermanentForm { id, title, host, only: only(editions), ..self.permanent(at, own, name) }
        };
        all.into_iter().map(form).collect()
    }

    /// What one line says of a permanent.
    fn permanent(&self, at: usize, own: &PermanentLine, name: Text) -> PermanentForm {
        let card = self.card(&own.card.text);
        let has = |wanted: &Attribute| own.attributes.contains(wanted);
        let said = &own.attributes;
        PermanentForm {
            at,
            id: None,
            title: name.clone(),
            name,
            label: own.label.as_ref().map(|label| Text::from(&*label.text)).unwrap_or_default(),
            card: Text::from(&*own.card.text),
            own_card: self.scenario.cards.iter().position(|known| known.is_called(&own.card.text)),
            type_line: card.map(|card| self.type_line(&card)).unwrap_or_default(),
            only: None,
            controller: own.player,
            owner: owner(own),
            is_tapped: has(&Attribute::Tapped),
            damage: last(said, |it| if let Attribute::Damage(damage) = it { Some(*damage) } else { None })
                .unwrap_or_default(),
            counters: said
                .iter()
                .filter_map(|it| match it {
                    Attribute::Counters(count, kind) => Some((kind.clone(), *count)),
                    _ => None,
                })
                .collect(),
            host: None,
            phase: last(said, |it| match it {
                Attribute::PhasedOut(under) => Some(PhaseForm::Out(*under)),
                Attribute::PhasedOutWithHost => Some(PhaseForm::WithHost),
                _ => None,
            })
            .unwrap_or_default(),
            face: last(said, |it| if let Attribute::Face(face) = it { Some(*face) } else { None })
                .unwrap_or(Face::Front),
            copy: last(said, |it| {
                if let Attribute::CopyOf(card) = it { Some(self.name(&card.text)) } else { None }
            }),
            is_token: has(&Attribute::Token),
            is_new: has(&Attribute::New),
            as_though_haste: has(&Attribute::AsThoughHaste),
            chose: last(said, |it| if let Attribute::Chose(colour) = it { Some(*colour) } else { None }),
            damaged: said
                .iter()
                .filter_map(|it| match it {
                    Attribute::Damaged(player) => Some(*player),
                    _ => None,
                })
                .collect(),
        }
    }
}

fn last<T>(said: &[Attribute], read: impl Fn(&Attribute) -> Option<T>) -> Option<T> {
    said.iter().rev().find_map(read)
}

/// "Creatura — Felino, 2/2".
pub(super) fn type_line(card: &Card, locale: Locale) -> Text {
    let tongue = text::tongue(locale);
    let types: Vec<&str> = card.types.iter().map(|kind| tongue.card_type(kind)).collect();
    let subtypes: Vec<String> =
        card.subtypes.iter().map(|word| cards::subtype(locale, word).into_owned()).collect();
    let line = tongue.type_line(card.legendary, &types, &subtypes);
    match card.power_toughness {
        Some((power, toughness)) => format!("{line}, {power}/{toughness}").into(),
        None => line.into(),
    }
}
