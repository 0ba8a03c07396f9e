//! The question, and the answers ready to be given.

use super::Teller;
use crate::engine::{Ability, Action, Awaiting, Instruction, LegalAction, Mana, ObjectId, Target};
use crate::session::YOU;
use crate::session::snapshot::{Choice, ChoiceKind, Form, Prompt, TargetChoice, Text, list};
use crate::text::tongue::Freedom;
use crate::text::voice::Who;
use std::rc::Rc;

impl Teller<'_> {
    pub(super) fn prompt(&self) -> Prompt {
        let Some(player) = self.awaiting.player() else {
            let labels = self.labels();
            let is_over = self.game.result().is_some();
            return Prompt::none(if is_over { labels.game_is_over } else { labels.turn_goes_on }.into());
        };
        let form = self.form();
        Prompt {
            player: Some(player),
            is_yours: self.game.are_teammates(player, YOU),
            question: self.question().into(),
            choices: self.choices(),
            about: form.as_ref().map(Form::about).unwrap_or_default().into(),
            form,
        }
    }

    fn question(&self) -> String {
        let tongue = self.scene.tongue;
        let who = self.awaiting.player().map_or(Who::You, |player| self.scene.who(player));
        match &self.awaiting {
            Awaiting::Priority { player } => {
                let turn = self.game.turn();
                let is_free =
                    turn.step.is_main() && self.game.is_active(*player) && self.game.stack().is_empty();
                let has_land = self.legal.iter().any(|legal| matches!(legal, LegalAction::PlayLand { .. }));
                let may = match (is_free, has_land) {
                    (false, _) => Freedom::Instants,
                    (true, false) => Freedom::Spells,
                    (true, true) => Freedom::SpellsAndLand,
                };
                tongue.ask_priority(self.scene.era, who, may)
            }
            Awaiting::Attackers { .. } => tongue.ask_attackers(who),
            Awaiting::Blockers { .. } => tongue.ask_blockers(who),
            Awaiting::DamageAssignment { .. } => tongue.ask_damage(who),
            Awaiting::Discard { count, .. } => tongue.ask_discard(who, *count),
            Awaiting::UntapChoice { .. } => tongue.ask_untap(who),
            Awaiting::TriggerOrder { .. } => tongue.ask_order(who),
            Awaiting::TriggerTargets { trigger, .. } => {
                let waiting = self.game.waiting().iter().find(|waiting| waiting.id == *trigger);
                let source = waiting.map(|waiting| self.scene.name(waiting.source)).unwrap_or_default();
                tongue.ask_targets(who, &source)
            }
            Awaiting::LegendToKeep { legends, .. } => {
                let name = legends.first().map(|legend| self.scene.plain_name(*legend)).unwrap_or_default();
                tongue.ask_legend(who, &name)
            }
            Awaiting::TheTurn => self.labels().turn_goes_on.to_owned(),
            Awaiting::Nothing => self.labels().game_is_over.to_owned(),
        }
    }

    fn choices(&self) -> Rc<[Choice]> {
        self.legal.iter().flat_map(|legal| self.choices_of(legal)).collect()
    }

    pub(super) fn choices_of(&self, legal: &LegalAction) -> Vec<Choice> {
        let (tongue, era) = (self.scene.tongue, self.scene.era);
        match legal {
            LegalAction::PassPriority => vec![self.pass()],
            LegalAction::PlayLand { card } => {
                let label = tongue.play_land_label(&self.scene.name(*card));
                let action = Action::PlayLand { card: *card };
                vec![simple(ChoiceKind::PlayLand, *card, (label, tongue.play_land_hint().to_owned()), action)]
            }
            LegalAction::Cast { card, slots } => {
                let label = tongue.cast_label(era, &self.scene.name(*card));
                let action = Action::Cast { card: *card, targets: Vec::new() };
                let hint = tongue.target_hint(slots.len());
                let choice = simple(ChoiceKind::Cast, *card, (label, hint), action);
                vec![Choice { slots: self.slots(slots), ..choice }]
            }
            LegalAction::Activate { source, ability, slots } => {
                vec![self.activation(*source, *ability, slots)]
            }
            LegalAction::DeclareAttackers { .. } => {
                let label = self.labels().attack_with_nothing;
                vec![plain("attack-nothing", label, Action::attack(Vec::new()))]
            }
            LegalAction::DeclareBlockers { .. } => {
                let label = self.labels().block_nothing;
                vec![plain("block-nothing", label, Action::DeclareBlockers { blocks: Vec::new() })]
            }
            LegalAction::AssignDamage { .. } => self.plainest("divide", self.labels().divide_so),
            LegalAction::StayTapped { .. } => {
                let action = Action::StayTapped { permanents: Vec::new() };
                vec![plain("untap-all", self.labels().untap_all, action)]
            }
            LegalAction::OrderTriggers { .. } => self.plainest("order", self.labels().keep_this_order),
            LegalAction::KeepLegend { legends } => legends
                .iter()
                .map(|legend| {
                    let label = tongue.keep_label(&self.label(*legend));
                    let action = Action::KeepLegend { legend: *legend };
                    simple(ChoiceKind::Plain, *legend, (label, String::new()), action)
                })
                .collect(),
            LegalAction::Discard { .. } | LegalAction::ChooseTargets { .. } => Vec::new(),
        }
    }

    fn plainest(&self, key: &str, label: &str) -> Vec<Choice> {
        let action = crate::session::default_action(self.game);
        action.into_iter().map(|(_, action)| plain(key, label, action)).collect()
    }

    /// Passing is three different things: the next player may act, the top resolves, or the step ends.
    fn pass(&self) -> Choice {
        let (tongue, era) = (self.scene.tongue, self.scene.era);
        let others_left = usize::from(self.game.passes()) + 1 < self.game.teams().count();
        let next = self.awaiting.player().map_or(YOU, |player| self.game.next_team(player));
        let (kind, label, hint) = match self.game.stack().last() {
            _ if others_left => {
                (ChoiceKind::Pass, self.labels().pass.to_owned(), tongue.pass_hint(self.scene.who(next)))
            }
            Some(top) => {
                let top = self.scene.item_of(top);
                (ChoiceKind::PassToResolve, tongue.resolve_label(&top), tongue.resolve_hint(&top))
            }
            None => {
                let turn = self.game.turn();
                let next = turn.agenda.first().map(|next| tongue.the_step(era, next.step));
                let label = tongue.end_step_label(era, turn.step);
                (ChoiceKind::PassToNextStep, label, tongue.end_step_hint(next.as_deref()))
            }
        };
        Choice {
            key: "pass".into(),
            kind,
            label: label.into(),
            hint: hint.into(),
            object: None,
            action: Action::PassPriority,
            slots: list([]),
        }
    }

    fn activation(&self, source: ObjectId, ability: u8, slots: &[Vec<Target>]) -> Choice {
        let tongue = self.scene.tongue;
        let action = Action::Activate { source, ability, targets: Vec::new() };
        let name = self.label(source);
        let (kind, label, hint) = match self.mana_made(source, ability) {
            Some(mana) => {
                let label = tongue.mana_label(&tongue.mana(&mana), &name);
                (ChoiceKind::Mana, label, tongue.mana_skips_stack().to_owned())
            }
            None => {
                let label = tongue.activate_label(self.scene.era, &name);
                (ChoiceKind::Activate, label, tongue.target_hint(slots.len()))
            }
        };
        let key = format!("activate-{}-{ability}", source.get()).into();
        Choice { key, slots: self.slots(slots), ..simple(kind, source, (label, hint), action) }
    }

    /// The mana that an ability makes, if it is a mana ability.
    pub(super) fn mana_made(&self, source: ObjectId, ability: u8) -> Option<Mana> {
        let Ability::Activated(activated) = self.scene.card(source)?.abilities.get(usize::from(ability))?
        else {
            return None;
        };
        let made = activated.effect.instructions.iter().filter_map(|instruction| match instruction {
            Instruction::AddMana { mana } => Some(*mana),
            _ => None,
        });
        activated.is_mana_ability().then(|| made.fold(Mana::NONE, Mana::plus))
    }

    pub(super) fn slots(&self, slots: &[Vec<Target>]) -> Rc<[Rc<[TargetChoice]>]> {
        let choice = |target: &Target| TargetChoice { target: *target, label: self.target_label(*target) };
        slots.iter().map(|slot| slot.iter().map(choice).collect()).collect()
    }

    pub(super) fn target_label(&self, target: Target) -> Text {
        match target {
            Target::Object(id) => self.label(id),
            Target::Player(player) => self.player_name(player),
        }
    }
}

/// A choice about an object; its targets are still to be named, if it has any.
pub(super) fn simple(
    kind: ChoiceKind,
    object: ObjectId,
    (label, hint): (String, String),
    action: Action,
) -> Choice {
    let word = match kind {
        ChoiceKind::PlayLand => "land",
        ChoiceKind::Cast => "cast",
        _ => "choose",
    };
    Choice {
        key: format!("{word}-{}", object.get()).into(),
        kind,
        label: label.into(),
        hint: hint.into(),
        object: Some(object),
        action,
        slots: list([]),
    }
}

pub(super) fn plain(key: &str, label: &str, action: Action) -> Choice {
    Choice {
        key: key.into(),
        kind: ChoiceKind::Plain,
        label: label.into(),
        hint: "".into(),
        object: None,
        action,
        slots: list([]),
    }
}
