//! Answers to be put together, with all that may be named in them and why other things may not.

use super::Teller;
use crate::engine::{Action, Assignment, Block, DamageSource, LegalAction, ObjectId, PlayerId, Target};
use crate::session::default_action;
use crate::session::snapshot::{
    BlockerForm, Candidate, DamageForm, Form, Recipient, Text, TriggerChoice, list,
};
use std::rc::Rc;

impl Teller<'_> {
    pub(super) fn form(&self) -> Option<Form> {
        let player = self.awaiting.player()?;
        self.legal.iter().find_map(|legal| match legal {
            LegalAction::DeclareAttackers { .. } => {
                Some(Form::Attackers { creatures: self.attackers(player) })
            }
            LegalAction::DeclareBlockers { pairs } => {
                Some(Form::Blockers { blockers: self.blockers(player, pairs) })
            }
            LegalAction::AssignDamage { sources } => {
                Some(Form::Damage { sources: list(sources.iter().map(|source| self.damage(player, source))) })
            }
            LegalAction::Discard { hand, count } => {
                Some(Form::Discard { hand: self.named(hand), count: *count })
            }
            LegalAction::StayTapped { optional } => Some(Form::StayTapped { optional: self.named(optional) }),
            LegalAction::OrderTriggers { triggers } => Some(Form::Order {
                triggers: list(
                    triggers.iter().map(|id| TriggerChoice { id: *id, label: self.trigger_label(*id) }),
                ),
            }),
            LegalAction::ChooseTargets { trigger, slots } => {
                Some(Form::Targets { ability: self.trigger_label(*trigger), slots: self.slots(slots) })
            }
            LegalAction::KeepLegend { legends } => Some(Form::Legend { legends: self.named(legends) }),
            LegalAction::PassPriority
            | LegalAction::PlayLand { .. }
            | LegalAction::Cast { .. }
            | LegalAction::Activate { .. } => None,
        })
    }

    fn creatures_of(&self, player: PlayerId) -> Vec<ObjectId> {
        let field =
            self.game.battlefield().iter().filter(|it| self.game.are_teammates(it.controller, player));
        field.map(|it| it.id).filter(|id| self.game.is_creature(*id)).collect()
    }

    fn attackers(&self, player: PlayerId) -> Rc<[Candidate]> {
        list(self.creatures_of(player).into_iter().map(|id| Candidate {
            id,
            label: self.label(id),
            why_not: self.game.may_attack(id).err().map(|why| self.why_not(player, &why)),
        }))
    }

    fn blockers(&self, player: PlayerId, pairs: &[Block]) -> Rc<[BlockerForm]> {
        let attackers: Vec<ObjectId> = self
            .game
            .combat()
            .map(|combat| combat.attackers.iter().map(|attacker| attacker.creature).collect())
            .unwrap_or_default();
        let pair = |blocker, attacker: ObjectId| {
            let block = Block { blocker, attacker };
            let why_not = if pairs.contains(&block) { None } else { self.why_no_block(player, block) };
            Candidate { id: attacker, label: self.label(attacker), why_not }
        };
        list(self.creatures_of(player).into_iter().map(|id| {
            let against: Vec<Candidate> = attackers.iter().map(|attacker| pair(id, *attacker)).collect();
            let any = against.iter().any(|candidate| candidate.why_not.is_none());
            let why_not = against.first().filter(|_| !any).and_then(|first| first.why_not.clone());
            BlockerForm {
                blocker: Candidate { id, label: self.label(id), why_not },
                attackers: against.into(),
            }
        }))
    }

    fn why_no_block(&self, player: PlayerId, block: Block) -> Option<Text> {
        let attempt = Action::DeclareBlockers { blocks: vec![block] };
        self.game.apply(player, &attempt).err().map(|why| self.why_not(player, &why))
    }

    fn why_not(&self, player: PlayerId, why: &crate::engine::Refusal) -> Text {
        self.scene.tongue.refused(self.scene, player, why).into()
    }

    fn damage(&self, divides: PlayerId, source: &DamageSource) -> DamageForm {
        let plain = match default_action(self.game) {
            Some((_, Action::AssignDamage { assignments })) => assignments,
            _ => Vec::new(),
        };
        let is_its = |part: &&Assignment| part.source == source.source;
        let suggested =
            |to: Target| plain.iter().filter(is_its).find(|part| part.to == to).map_or(0, |part| part.amount);
        let creatures = source.creatures.iter().map(|it| {
            let to = Target::Object(it.creature);
            Recipient {
                to,
                label: self.label(it.creature),
                lethal: Some(it.lethal),
                suggested: suggested(to),
                why_not: None,
            }
        });
        let attacked = || Some(self.game.combat()?.attacker(source.source)?.defender);
        let player = source.player.or_else(attacked).map(|player| {
            let to = Target::Player(player);
            let whole = Assignment { source: source.source, to, amount: source.amount };
            let others = plain.iter().filter(|part| part.source != source.source).copied();
            let attempt = Action::AssignDamage { assignments: others.chain([whole]).collect() };
            let why_not = source.player.is_none().then(|| self.game.apply(divides, &attempt).err()).flatten();
            Recipient {
                to,
                label: self.player_name(player),
                lethal: None,
                suggested: suggested(to),
                why_not: why_not.map(|why| self.why_not(divides, &why)),
            }
        });
        DamageForm {
            source: source.source,
            label: self.label(source.source),
            amount: source.amount,
            recipients: creatures.chain(player).collect(),
        }
    }

    fn named(&self, ids: &[ObjectId]) -> Rc<[Candidate]> {
        list(ids.iter().map(|id| Candidate { id: *id, label: self.label(*id), why_not: None }))
    }

    fn trigger_label(&self, id: crate::engine::TriggerId) -> Text {
        let waiting = self.game.waiting().iter().find(|waiting| waiting.id == id);
        let Some((waiting, card)) = waiting.and_then(|it| Some((it, self.scene.card(it.source)?))) else {
            return "".into();
        };
        let effect = self.effect_text(card, &waiting.effect);
        format!("{}. {effect}", self.label(waiting.source)).into()
    }
}
