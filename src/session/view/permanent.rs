//! What there is to see of a permanent.

use super::Teller;
use super::card::{produced, some_targets};
use crate::cards;
use crate::engine::{
    Ability, Action, BlockStatus, Card, CardType, Characteristics, Face, Keyword, ObjectId, Permanent,
    PhaseStatus, PhasedOutMode, Step, Target,
};
use crate::session::snapshot::{
    AbilityView, CombatRole, CounterView, Flag, FlagKind, KeywordView, PermanentKind, PermanentView,
    PhaseView, PowerToughness, Text, list,
};
use std::rc::Rc;
use std::sync::Arc;

impl Teller<'_> {
    pub(super) fn permanent(&self, permanent: &Permanent) -> PermanentView {
        let id = permanent.id;
        let card: &Card = &permanent.card;
        let now = &permanent.now;
        let (name, name_lang) = self.card_name(card);
        let subtypes: Vec<Arc<str>> = card.subtypes.iter().chain(&now.added_subtypes).cloned().collect();
        let is_creature = now.types.has(CardType::Creature);
        let power_toughness = is_creature.then_some(PowerToughness {
            power: now.power,
            toughness: now.toughness,
            printed: card.power_toughness,
        });
        let mut view = PermanentView {
            id,
            name,
            called: self.label(id),
            name_lang,
            type_line: self.type_line(card.legendary, now.types, &subtypes).into(),
            short_type: self.short_type(now, &subtypes),
            produces: produced(card),
            kind: kind(now, &subtypes),
            cost: self.cost(&card.cost),
            colours: list(now.colours.iter()),
            power_toughness,
            rules: self.kept_rules(&permanent.card),
            keywords: list(now.keywords.iter().map(|keyword| KeywordView {
                keyword,
                name: cards::keyword(self.session.locale, keyword).into(),
            })),
            abilities: self.abilities(permanent),
            owner: permanent.owner,
            controller: permanent.controller,
            is_token: permanent.is_token,
            is_tapped: permanent.is_tapped,
            face: permanent.face,
            is_copy: self.game.copied_card(permanent).is_some() && permanent.face != Face::Down,
            is_summoning_sick: self.is_sick(permanent, now),
            as_though_haste: permanent.as_though_haste && is_creature && !permanent.is_phased_out(),
            damage: permanent.damage,
            counters: self.counters(permanent),
            phase: self.phase(permanent, now),
            combat: self.combat_role(id),
            is_targeted: self.is_targeted(id),
            flags: list([]),
            attached_to: permanent.attached_to,
            enchants: self.game.enchanted_player(id),
            attachments: self.attachments(id),
            label: "".into(),
            target: Target::Object(id),
        };
        view.flags = self.flags(permanent, &view);
        view.label = self.permanent_label(&view).into();
        view
    }

    /// What is attached to it, whichever of the two is phased out.
    fn attachments(&self, host: ObjectId) -> Rc<[PermanentView]> {
        list(self.hung.get(&host).into_iter().flatten().map(|it| self.permanent(it)))
    }

    /// What a card does, told once for as long as the game is played.
    fn kept_rules(&self, card: &Arc<Card>) -> Rc<[Text]> {
        self.session.timeline.told().rules(self.session.locale, card, || self.rules(card))
    }

    fn is_sick(&self, permanent: &Permanent, now: &Characteristics) -> bool {
        now.types.has(CardType::Creature)
            && !now.keywords.has(Keyword::Haste)
            && !permanent.as_though_haste
            && self.game.is_summoning_sick(permanent.id)
    }

    fn is_targeted(&self, id: ObjectId) -> bool {
        self.game.stack().iter().any(|item| item.targets.contains(&Target::Object(id)))
    }

    fn counters(&self, permanent: &Permanent) -> Rc<[CounterView]> {
        list(permanent.counters.iter().filter(|(_, count)| **count > 0).map(|(counter, count)| CounterView {
            sign: self.scene.counter(counter).into(),
            count: *count,
            label: self.scene.counters(counter, *count).into(),
        }))
    }

    fn abilities(&self, permanent: &Permanent) -> Rc<[AbilityView]> {
        let abilities = permanent.card.abilities.iter().zip(0_u8..);
        let activated = abilities.filter(|(ability, _)| matches!(ability, Ability::Activated(_)));
        list(activated.map(|(ability, index)| {
            let slots = self.game.targets_of_ability(permanent.controller, permanent.id, index);
            let attempt =
                Action::Activate { source: permanent.id, ability: index, targets: some_targets(&slots) };
            AbilityView {
                index,
                text: self.ability_text(&permanent.card, ability),
                is_playable: self.is_open(&attempt),
                attempt,
            }
        }))
    }

    fn ability_text(&self, card: &Card, ability: &Ability) -> Text {
        cards::ability(self.session.locale, self.session.edition, card, ability).into()
    }

    fn phase(&self, permanent: &Permanent, now: &Characteristics) -> PhaseView {
        let tongue = self.scene.tongue;
        let era = self.scene.era;
        let just_now = self.just_phased(permanent.id);
        let PhaseStatus::Out(out) = permanent.phase else {
            let is_told = !self.session.is_asked;
            let goes = is_told && now.keywords.has(Keyword::Phasing) && !now.restrictions.cannot_phase_out;
            let will_go_out =
                goes.then(|| tongue.will_phase_out(era, self.scene.who(permanent.controller)).into());
            return PhaseView::In { just_now, will_go_out };
        };
        if !self.session.is_asked && self.game.ceases_where_it_is(permanent) {
            return PhaseView::OutDirectly {
                returns_with: None,
                text: tongue.ceases_where_it_is().into(),
                just_now,
            };
        }
        match out.mode {
            PhasedOutMode::Directly if self.session.is_asked => PhaseView::OutDirectly {
                returns_with: None,
                text: self.labels().is_out_of_phase.into(),
                just_now,
            },
            PhasedOutMode::Directly => PhaseView::OutDirectly {
                returns_with: Some(out.under),
                text: tongue.returns_in_untap_step(era, self.scene.who(out.under)).into(),
                just_now,
            },
            PhasedOutMode::Indirectly { host } => PhaseView::OutIndirectly {
                host,
                text: match self.session.is_asked {
                    true => self.labels().is_out_of_phase.into(),
                    false => tongue.returns_with(era, &self.scene.name(host)).into(),
                },
                just_now,
            },
            PhasedOutMode::Until { source } => PhaseView::OutUntil {
                source,
                text: tongue.out_until(&self.scene.name(source)).into(),
                just_now,
            },
        }
    }

    fn combat_role(&self, id: ObjectId) -> Option<CombatRole> {
        let combat = self.game.combat()?;
        if let Some(attacker) = combat.attacker(id) {
            let blocked = match attacker.status {
                BlockStatus::Undecided => None,
                BlockStatus::Blocked => Some(true),
                BlockStatus::Unblocked => Some(false),
            };
            let blockers = list(attacker.blockers.iter().copied());
            return Some(CombatRole::Attacking { defender: attacker.defender, blocked, blockers });
        }
        self.game.is_blocking(id).then(|| CombatRole::Blocking { attacker: combat.blocked_by(id) })
    }

    fn flags(&self, permanent: &Permanent, view: &PermanentView) -> Rc<[Flag]> {
        let labels = self.labels();
        let mut flags: Vec<Flag> = Vec::new();
        let mut add = |kind, text: &str| flags.push(Flag { kind, text: text.into() });
        if self.is_refused(permanent.id) {
            add(FlagKind::Refused, labels.cannot);
        }
        match &view.phase {
            PhaseView::OutDirectly { .. } | PhaseView::OutUntil { .. } => {
                add(FlagKind::Out, labels.out_of_phase)
            }
            PhaseView::OutIndirectly { .. } => add(FlagKind::Out, labels.out_indirectly),
            PhaseView::In { just_now: true, .. } => add(FlagKind::In, labels.in_phase),
            PhaseView::In { will_go_out: Some(_), .. } if self.phases_out_next(permanent) => {
                add(FlagKind::Soon, labels.will_go);
            }
            PhaseView::In { .. } => {}
        }
        match &view.combat {
            Some(CombatRole::Attacking { blocked, .. }) => {
                add(FlagKind::Attacking, labels.attacks);
                if *blocked == Some(true) {
                    add(FlagKind::Blocked, labels.blocked);
                }
            }
            Some(CombatRole::Blocking { .. }) => add(FlagKind::Blocking, labels.blocks),
            None => {}
        }
        if view.is_targeted {
            add(FlagKind::Targeted, labels.target);
        }
        if view.is_summoning_sick {
            add(FlagKind::SummoningSick, labels.summoning_sick);
        }
        if view.as_though_haste {
            add(FlagKind::AsThoughHaste, labels.as_though_haste);
        }
        if view.owner != view.controller {
            add(FlagKind::Foreign, &self.scene.tongue.belongs_to(self.scene.who(view.owner)));
        }
        match view.face {
            Face::Front => {}
            Face::Back => add(FlagKind::Transformed, labels.transformed),
            Face::Down => add(FlagKind::FaceDown, labels.face_down),
        }
        if view.is_copy {
            add(FlagKind::Copy, labels.copy);
        }
        if view.is_token {
            add(FlagKind::Token, labels.token);
        }
        flags.into()
    }

    /// Whether the phasing event of this very turn, still to come, takes it out.
    fn phases_out_next(&self, permanent: &Permanent) -> bool {
        let turn = self.game.turn();
        let is_before = match turn.step {
            Step::Untap => !self.has_phased_this_turn(),
            _ => false,
        };
        is_before && self.game.is_active(permanent.controller)
    }
}

/// Where a permanent belongs on its side.
fn kind(now: &Characteristics, subtypes: &[Arc<str>]) -> PermanentKind {
    let has_subtype = |word: &str| subtypes.iter().any(|own| own.eq_ignore_ascii_case(word));
    if now.types.has(CardType::Creature) {
        PermanentKind::Creature
    } else if now.types.has(CardType::Land) {
        PermanentKind::Land
    } else if has_subtype("Aura") {
        PermanentKind::Aura
    } else if has_subtype("Equipment") {
        PermanentKind::Equipment
    } else {
        PermanentKind::Other
    }
}
