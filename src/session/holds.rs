//! A fact that can be expected, as a sentence in the reader's language.

use crate::cards;
use crate::engine::{Edition, Mana, PlayerId};
use crate::locale::Locale;
use crate::scenario::{self, Check, OnStack, Place, PlayerFact, Property};
use crate::session::snapshot::Text;
use crate::text::hold_texts::{Counted, Lies};
use crate::text::tongue;
use crate::text::tongue::Tongue;
use crate::text::voice::{Aim, Era, Who};

/// How facts are told: in which language and in the words of which edition.
pub(super) struct Teller<'a> {
    tongue: &'static dyn Tongue,
    locale: Locale,
    era: Era,
    /// What the players are called; the first is the reader.
    players: &'a [(PlayerId, Text)],
}

impl<'a> Teller<'a> {
    pub(super) fn new(locale: Locale, edition: Edition, players: &'a [(PlayerId, Text)]) -> Self {
        Self { tongue: tongue(locale), locale, era: Era::of(edition), players }
    }

    fn who(&self, player: PlayerId) -> Who<'a> {
        let name = self.players.iter().find(|(own, _)| *own == player).map(|(_, name)| &**name);
        match name {
            Some(name) if player != PlayerId::One => Who::Named(name),
            _ => Who::You,
        }
    }

    fn aim(&self, aim: &scenario::Aim, name: &dyn Fn(&str) -> Text) -> Aim<'a> {
        match aim {
            scenario::Aim::Player(player) => Aim::Player(self.who(*player)),
            scenario::Aim::Object(own) => Aim::Thing(name(&own.text).to_string()),
        }
    }

    /// The sentence, or one for each fact if several must hold of one thing; `None` if there are no words for it. `name`: what the
    /// fact is about, and what is named in it, in the reader's language.
    pub(super) fn told(&self, check: &Check, title: &str, name: impl Fn(&str) -> Text) -> Option<String> {
        let tongue = self.tongue;
        let together = |told: Option<Vec<String>>| told.filter(|it| !it.is_empty()).map(|it| it.join(" "));
        Some(match check {
            Check::Player(player, facts) => {
                together(Some(facts.iter().map(|fact| self.of_player(*player, fact)).collect()))?
            }
            Check::Object(_, properties) => {
                together(properties.iter().map(|own| self.of_object(title, own, &name)).collect())?
            }
            Check::Step(step) => tongue.step_is(self.era, *step),
            Check::Turn(number) => tongue.turn_is(*number),
            Check::Active(player) => tongue.active_is(self.who(*player)),
            Check::Priority(player) => tongue.priority_is(player.map(|player| self.who(player))),
            Check::Time(time) => tongue.time_is(*time).to_owned(),
            Check::Stack(items) if items.is_empty() => tongue.stack_is_empty().to_owned(),
            Check::Stack(items) => {
                let item = |own: &OnStack| match own {
                    OnStack::Damage => tongue.labels().combat_damage.to_owned(),
                    OnStack::Named(own, aims) if aims.is_empty() => name(&own.text).to_string(),
                    OnStack::Named(own, aims) => {
                        let aims: Vec<Aim<'_>> = aims.iter().map(|aim| self.aim(aim, &name)).collect();
                        tongue.stacked_at(&name(&own.text), &aims)
                    }
                };
                tongue.stack_is(&tongue.list(&items.iter().map(item).collect::<Vec<_>>()))
            }
            _ => return None,
        })
    }

    /// A sentence, or that it does not hold.
    pub(super) fn negated(&self, told: String, is_negated: bool) -> String {
        if is_negated { self.tongue.holds_not(&told) } else { told }
    }

    fn of_player(&self, player: PlayerId, fact: &PlayerFact) -> String {
        let (tongue, who) = (self.tongue, self.who(player));
        match fact {
            PlayerFact::Life(life) => tongue.life_is(who, *life),
            PlayerFact::Poison(poison) => tongue.poison_is(who, *poison),
            PlayerFact::Hand(count) => tongue.cards_are(who, Counted::Hand, *count),
            PlayerFact::Graveyard(count) => tongue.cards_are(who, Counted::Graveyard, *count),
            PlayerFact::Library(count) => tongue.cards_are(who, Counted::Library, *count),
            PlayerFact::Mana(mana) if *mana == Mana::NONE => tongue.no_mana_is(who),
            PlayerFact::Mana(mana) => tongue.mana_is(who, &tongue.mana(mana)),
            PlayerFact::SpellsCast(count) => tongue.spells_are(self.era, who, *count),
            PlayerFact::Exile(count) => tongue.exiled_are(self.era, who, *count),
        }
    }

    fn of_object(&self, what: &str, property: &Property, name: &dyn Fn(&str) -> Text) -> Option<String> {
        let tongue = self.tongue;
        let lies = |zone| Some(tongue.lies(self.era, what, zone));
        Some(match property {
            Property::In(Place::Play) => return lies(Lies::InPlay),
            Property::In(Place::PhasedOutZone) => return lies(Lies::PhasedOutZone),
            Property::In(Place::Graveyard) => return lies(Lies::Graveyard),
            Property::In(Place::Exile) => return lies(Lies::Exile),
            Property::In(Place::Hand) => return lies(Lies::Hand),
            Property::PhasedIn => tongue.is_phased_in(what),
            Property::PhasedOut => tongue.is_phased_out(what),
            Property::PhasedOutDirectly => tongue.is_phased_out_directly(what),
            Property::PhasedOutWith(host) => tongue.is_phased_out_with(what, &name(&host.text)),
            Property::Tapped(true) => tongue.is_tapped(what),
            Property::Tapped(false) => tongue.is_untapped(what),
            Property::Is(power, toughness) => tongue.size_is(what, *power, *toughness),
            Property::Damage(damage) => tongue.damage_is(what, *damage),
            Property::Attacking(true) => tongue.attacks_now(what),
            Property::Attacking(false) => tongue.attacks_not(what),
            Property::Blocking(attacker) => tongue.blocks_now(what, &name(&attacker.text)),
            Property::Counters(count, kind) => {
                let kind = cards::counter(self.locale, kind);
                tongue.counters_are(what, &tongue.counters(*count, &kind))
            }
            Property::AttachedTo(Some(host)) => tongue.is_attached(what, &name(&host.text)),
            Property::AttachedTo(None) => tongue.is_unattached(what),
            Property::OwnedBy(player) => tongue.owns(self.who(*player), what),
            Property::CanAttack(true) => tongue.can_attack(what),
            Property::CanAttack(false) => tongue.cannot_attack(what),
            Property::SummoningSick(true) => tongue.is_sick(what),
            Property::SummoningSick(false) => tongue.is_not_sick(what),
            Property::ControlledBy(player) => tongue.controls(self.who(*player), what),
            _ => return None,
        })
    }
}
