//! What can be expected of a game as it stands: facts that hold, as sentences and in the words of the notation, to be chosen by a
//! click.

use super::draft::Draft;
use crate::engine::{Awaiting, Card, CardType, Counter, Game, ObjectId, PlayerId, StackItem, StackKind};
use crate::locale::Locale;
use crate::scenario::{
    Check, Expectation, Labels, OnStack, Place, PlayerFact, Property, ScriptLine, Seen, check_expectation,
    parse, script_line_text, script_name,
};
use crate::session::Session;
use crate::session::holds::Teller;
use crate::session::snapshot::Text;
use std::rc::Rc;

/// Facts about one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactGroup {
    /// What they are about, in the reader's language; empty for the game as a whole.
    pub title: Text,
    /// The facts.
    pub facts: Rc<[FactView]>,
}

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactView {
    /// The sentence, in the reader's language.
    pub sentence: Text,
    /// As the notation says it: `you life 18`.
    pub text: Text,
}

/// The expectation that a line of the notation says.
pub(super) fn expectation(text: &str) -> Option<Expectation> {
    let scenario = parse(&format!("case x\nexpect {text}\n")).ok()?.into_iter().next()?;
    scenario.script.into_iter().find_map(|line| match line.statement {
        ScriptLine::Expect(own) => Some(own),
        ScriptLine::Command(_) => None,
    })
}

impl Draft {
    /// What can be expected of the game where it stands; nothing while it goes on by itself, for a script can only look where
    /// somebody must choose.
    #[must_use]
    pub fn facts(&self, session: &Session, locale: Locale) -> Vec<FactGroup> {
        if session.awaiting() == Awaiting::TheTurn {
            return Vec::new();
        }
        let Some(labels) = self.labels(session.edition()) else { return Vec::new() };
        let view = self.view(session.edition(), locale);
        let seats: Vec<(PlayerId, Text)> =
            view.players.iter().map(|own| (own.id, own.shown.clone())).collect();
        let teller = Teller::new(locale, session.edition(), &seats);
        let finder = Finder { game: session.game(), labels: &labels, locale, teller };
        let players = view.players.iter().map(|own| (own.shown.clone(), finder.of_player(own.id)));
        let objects = finder.objects().into_iter().filter_map(|id| {
            let card = &finder.game.identity(id)?.card;
            Some((finder.card_name(card), finder.of_object(id)))
        });
        let game = std::iter::once((Text::from(""), finder.of_game()));
        let groups = players.chain(objects).chain(game);
        groups.filter_map(|(title, checks)| finder.group(title, checks)).collect()
    }
}

struct Finder<'g> {
    game: &'g Game,
    labels: &'g Labels,
    locale: Locale,
    teller: Teller<'g>,
}

impl Finder<'_> {
    fn card_name(&self, card: &Card) -> Text {
        self.labels.card_name(self.locale, card).into()
    }

    /// What the notation names, as the reader calls it.
    fn named(&self, name: &str) -> Text {
        let meant = self.labels.meanings(self.game, name);
        let card = meant.first().and_then(|id| self.game.identity(*id)).map(|own| self.card_name(&own.card));
        card.unwrap_or_else(|| name.into())
    }

    /// Those that hold, in words.
    fn group(&self, title: Text, checks: Vec<Check>) -> Option<FactGroup> {
        let seen = Seen { start: self.game, game: self.game, labels: self.labels, log: &[], since: 0 };
        let said = checks.into_iter().filter_map(|check| {
            let sentence = self.teller.told(&check, &title, |name| self.named(name))?.into();
            let own = Expectation { negated: false, check };
            check_expectation(&seen, &own).ok()?;
            let line = script_line_text(&ScriptLine::Expect(own));
            line.strip_prefix("expect ").map(|text| FactView { sentence, text: text.into() })
        });
        let facts: Rc<[FactView]> = said.collect();
        (!facts.is_empty()).then_some(FactGroup { title, facts })
    }

    fn of_player(&self, player: PlayerId) -> Vec<Check> {
        let own = self.game.player(player);
        let count = |cards: usize| u32::try_from(cards).unwrap_or(u32::MAX);
        let mut facts = vec![
            PlayerFact::Life(own.life),
            PlayerFact::Hand(count(own.hand.len())),
            PlayerFact::Graveyard(count(own.graveyard.len())),
            PlayerFact::Library(count(own.library.len())),
            PlayerFact::Mana(own.mana),
        ];
        if own.poison > 0 {
            facts.push(PlayerFact::Poison(own.poison));
        }
        facts.into_iter().map(|fact| Check::Player(player, vec![fact])).collect()
    }

    /// What is in play, phased out or not, then what is in graveyards and exile.
    fn objects(&self) -> Vec<ObjectId> {
        let in_play = self.game.battlefield().including_phased_out().map(|own| own.id);
        let elsewhere = PlayerId::ALL.into_iter().flat_map(|player| {
            let own = self.game.player(player);
            own.graveyard.iter().chain(&own.exile).copied()
        });
        in_play.chain(elsewhere).collect()
    }

    fn of_object(&self, id: ObjectId) -> Vec<Check> {
        let Some(name) = script_name(id, self.game, self.labels) else { return Vec::new() };
        let places = [Place::Play, Place::PhasedOutZone, Place::Graveyard, Place::Exile];
        let mut properties: Vec<Property> = places.into_iter().map(Property::In).collect();
        if let Some(own) = self.game.battlefield().get_including_phased_out(id) {
            properties.extend([Property::PhasedOut, Property::Tapped(own.is_tapped)]);
            if let Some(now) = self.game.characteristics(id)
                && now.types.has(CardType::Creature)
            {
                properties.push(Property::Is(now.power, now.toughness));
                properties.push(Property::Damage(own.damage));
                properties.push(Property::Attacking(true));
            }
            let kinds = [Counter::PlusOne, Counter::MinusOne];
            let named = own.counters.keys().filter(|kind| !kinds.contains(kind)).cloned();
            for kind in kinds.iter().cloned().chain(named) {
                let count = own.counters_of(&kind);
                properties.extend((count > 0).then_some(Property::Counters(count, kind)));
            }
            if let Some(host) = own.attached_to.and_then(|host| script_name(host, self.game, self.labels)) {
                properties.push(Property::AttachedTo(Some(host)));
            }
            properties.push(Property::ControlledBy(own.controller));
        }
        properties.into_iter().map(|own| Check::Object(name.clone(), vec![own])).collect()
    }

    fn of_game(&self) -> Vec<Check> {
        let turn = self.game.turn();
        let named = |id| script_name(id, self.game, self.labels).map(|own| OnStack::Named(own, Vec::new()));
        let on_stack = |item: &StackItem| match &item.kind {
            StackKind::Spell { .. } => named(item.id),
            StackKind::Ability { source, .. } => named(*source),
            StackKind::CombatDamage { .. } => Some(OnStack::Damage),
        };
        let stack: Option<Vec<OnStack>> = self.game.stack().iter().rev().map(on_stack).collect();
        let mut checks = vec![
            Check::Step(turn.step),
            Check::Turn(turn.number),
            Check::Priority(self.game.priority()),
            Check::Time(self.game.day_night()),
        ];
        checks.extend(stack.map(Check::Stack));
        checks
    }
}
