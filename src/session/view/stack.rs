//! The stack and the abilities that wait, in words.

use super::Teller;
use crate::cards;
use crate::engine::{Card, CardType, EffectText, ObjectId, StackItem, StackKind, Step};
use crate::session::snapshot::{StackItemKind, StackItemView, TargetView, Text, TriggerView, list};
use crate::text::opening;
use crate::text::voice::{Aim, Who};
use std::rc::Rc;

impl Teller<'_> {
    /// The stack, top first.
    pub(super) fn stack(&self) -> Rc<[StackItemView]> {
        list(self.game.stack().iter().rev().zip(0..).map(|(item, place)| self.stack_item(item, place)))
    }

    fn stack_item(&self, item: &StackItem, place: usize) -> StackItemView {
        let labels = self.labels();
        let order = match place {
            0 => labels.resolves_first,
            1 => labels.resolves_next,
            _ => labels.resolves_later,
        };
        let kind = kind(item);
        let (title, title_lang) = self.item_title(item);
        let kind_text = self.kind_text(item, kind);
        let description = self.description(item);
        let targets = list(item.targets.iter().map(|target| TargetView {
            target: *target,
            name: match self.scene.aim(*target) {
                Aim::Thing(_) => match target {
                    crate::engine::Target::Object(id) => self.label(*id),
                    crate::engine::Target::Player(player) => self.player_name(*player),
                },
                Aim::Player(Who::You) => labels.you.into(),
                Aim::Player(Who::Named(name)) => name.into(),
            },
        }));
        let aims: Vec<Aim<'_>> = item.targets.iter().map(|target| self.scene.aim(*target)).collect();
        let aims = if aims.is_empty() { String::new() } else { self.scene.tongue.aims_at(&aims) };
        let mut label = format!("{title}.");
        if !kind_text.is_empty() {
            label.push_str(&format!(" {kind_text}."));
        }
        if !description.is_empty() {
            label.push_str(&format!(" {description}"));
        }
        if !aims.is_empty() {
            label.push_str(&format!(" {aims}"));
        }
        label.push_str(&format!(" {}.", opening(order)));
        StackItemView {
            id: item.id,
            kind,
            title,
            title_lang,
            kind_text: kind_text.into(),
            source: match item.kind {
                StackKind::Ability { source, .. } => Some(source),
                StackKind::Spell { .. } | StackKind::CombatDamage { .. } => None,
            },
            controller: item.controller,
            description: description.into(),
            targets,
            aims: aims.into(),
            is_top: place == 0,
            order: order.into(),
            label: label.into(),
        }
    }

    fn item_title(&self, item: &StackItem) -> (Text, &'static str) {
        let named =
            |id: ObjectId| self.scene.card(id).map_or_else(|| ("".into(), "en"), |card| self.card_name(card));
        match &item.kind {
            StackKind::Spell { .. } => named(item.id),
            StackKind::Ability { source, .. } => (self.label(*source), named(*source).1),
            StackKind::CombatDamage { .. } => (self.labels().combat_damage.into(), self.session.locale.tag()),
        }
    }

    fn kind_text(&self, item: &StackItem, kind: StackItemKind) -> String {
        let tongue = self.scene.tongue;
        let Some(who) = item.controller.map(|player| self.scene.who(player)) else {
            return String::new();
        };
        match kind {
            StackItemKind::Copy => tongue.copy_of(who),
            StackItemKind::Activated => tongue.activated_ability_of(who),
            StackItemKind::Triggered => tongue.triggered_ability_of(who),
            StackItemKind::CombatDamage => String::new(),
            StackItemKind::Spell => {
                let main = self.scene.card(item.id).and_then(|card| main_type(card.types));
                tongue.spell_of(main.unwrap_or(CardType::Instant), who)
            }
        }
    }

    /// What it will do.
    fn description(&self, item: &StackItem) -> String {
        let tongue = self.scene.tongue;
        let told = |id: ObjectId, effect: &EffectText| {
            self.scene.card(id).map(|card| self.effect_text(card, effect)).unwrap_or_default()
        };
        match &item.kind {
            StackKind::Spell { effect: Some(effect), .. } => told(item.id, effect),
            StackKind::Spell { effect: None, .. } => String::new(),
            StackKind::Ability { source, effect, .. } => told(*source, effect),
            StackKind::CombatDamage { assignments } => {
                let parts: Vec<String> = assignments
                    .iter()
                    .map(|part| {
                        tongue.assigns(&self.scene.name(part.source), part.amount, &self.scene.aim(part.to))
                    })
                    .collect();
                parts.join(" ")
            }
        }
    }

    /// What a spell or ability of a card does.
    pub(super) fn effect_text(&self, card: &Card, effect: &EffectText) -> String {
        cards::effect(self.session.locale, self.session.edition, card, effect)
    }

    pub(super) fn waiting(&self) -> Rc<[TriggerView]> {
        list(self.game.waiting().iter().map(|trigger| {
            let card = self.scene.card(trigger.source);
            let title = card.map_or_else(|| "".into(), |_| self.label(trigger.source));
            let description = card.map(|card| self.effect_text(card, &trigger.effect)).unwrap_or_default();
            let labels = self.labels();
            let reason = match self.game.turn().step {
                Step::Untap | Step::Cleanup => labels.held_until_priority,
                _ => labels.waits_for_priority,
            };
            let kind = self.scene.tongue.triggered_ability_of(self.scene.who(trigger.controller));
            TriggerView {
                id: trigger.id.get(),
                source: trigger.source,
                controller: trigger.controller,
                label: format!("{title}. {kind}. {description} {reason}").into(),
                title,
                description: description.into(),
                reason: reason.into(),
            }
        }))
    }
}

const fn kind(item: &StackItem) -> StackItemKind {
    match &item.kind {
        StackKind::Spell { copy_of: None, .. } => StackItemKind::Spell,
        StackKind::Spell { copy_of: Some(_), .. } => StackItemKind::Copy,
        StackKind::Ability { triggered: true, .. } => StackItemKind::Triggered,
        StackKind::Ability { triggered: false, .. } => StackItemKind::Activated,
        StackKind::CombatDamage { .. } => StackItemKind::CombatDamage,
    }
}

/// The type by which a spell is called: a creature before anything else it is.
fn main_type(types: crate::engine::Types) -> Option<CardType> {
    if types.has(CardType::Creature) { Some(CardType::Creature) } else { types.iter().next() }
}
