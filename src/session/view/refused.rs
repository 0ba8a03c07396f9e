//! An attempt that the rules do not allow, explained, and the nearest things that they do allow.

use super::Teller;
use super::prompt::{plain, simple};
use crate::engine::{Action, Block, LegalAction, ObjectId, Refusal, Target};
use crate::rulebook;
use crate::scenario::refusal_tag;
use crate::session::Attempt;
use crate::session::snapshot::{Choice, ChoiceKind, Refused, list};
use std::rc::Rc;

/// How many alternatives are offered.
const ALTERNATIVES: usize = 3;

impl Teller<'_> {
    pub(super) fn refused(&self, attempt: &Attempt) -> Refused {
        let topics = rulebook::cite_refusal(&attempt.action, &attempt.why);
        Refused {
            question: self.scene.tongue.tried(self.scene, attempt.actor, &attempt.action).into(),
            sentence: self.scene.tongue.refused(self.scene, attempt.actor, &attempt.why).into(),
            code: refusal_tag(&attempt.why),
            refusal: attempt.why.clone(),
            citations: self.citations(&topics),
            annotations: self.annotations(&topics),
            instead: self.instead(attempt),
            objects: named_by(&attempt.why, &attempt.action).into(),
        }
    }

    /// Whether the last attempt failed because of this object.
    pub(super) fn is_refused(&self, id: ObjectId) -> bool {
        let attempt = self.session.refused.as_ref();
        attempt.is_some_and(|attempt| named_by(&attempt.why, &attempt.action).contains(&id))
    }

    fn instead(&self, attempt: &Attempt) -> Rc<[Choice]> {
        if self.awaiting.player() != Some(attempt.actor) {
            return list([]);
        }
        let mut choices: Vec<Choice> = self
            .legal
            .iter()
            .flat_map(|legal| match (legal, &attempt.action) {
                (LegalAction::DeclareAttackers { able, .. }, Action::DeclareAttackers { attackers, .. }) => {
                    self.other_attacks(able, attackers)
                }
                (LegalAction::DeclareBlockers { pairs }, Action::DeclareBlockers { blocks }) => {
                    self.other_blocks(pairs, blocks)
                }
                (LegalAction::Discard { hand, count: 1 }, Action::Discard { .. }) => self.discards(hand),
                _ => self.choices_of(legal),
            })
            .filter(|choice| choice.kind != ChoiceKind::Mana)
            .chain(self.mana_towards(attempt))
            .collect();
        choices.sort_by_key(|choice| distance(choice, &attempt.action));
        choices.truncate(ALTERNATIVES);
        choices.into()
    }

    /// The mana abilities that together make what the cost still lacks; none where mana is not why it was refused, or where all
    /// there is would not be enough.
    fn mana_towards(&self, attempt: &Attempt) -> Vec<Choice> {
        let Refusal::CannotPay { cost, mut pool } = attempt.why else { return Vec::new() };
        let mut helping = Vec::new();
        for legal in &self.legal {
            let LegalAction::Activate { source, ability, .. } = legal else { continue };
            let is_own =
                self.game.battlefield().get(*source).is_some_and(|it| it.controller == attempt.actor);
            let Some(mana) = self.mana_made(*source, *ability).filter(|_| is_own) else { continue };
            let more = pool.plus(mana);
            if more.lacks(&cost) != pool.lacks(&cost) {
                pool = more;
                helping.extend(self.choices_of(legal));
            }
        }
        if pool.lacks(&cost).is_empty() { helping } else { Vec::new() }
    }

    /// The same attack without those that can't, or one with each creature that can; or none.
    fn other_attacks(&self, able: &[ObjectId], tried: &[ObjectId]) -> Vec<Choice> {
        let tongue = self.scene.tongue;
        let mut kept: Vec<ObjectId> = Vec::new();
        for id in tried {
            if able.contains(id) && !kept.contains(id) {
                kept.push(*id);
            }
        }
        let names: Vec<String> = kept.iter().map(|id| self.label(*id).to_string()).collect();
        let rest = (!kept.is_empty()).then(|| {
            let label = tongue.attack_with_label(&tongue.list(&names));
            plain("attack-rest", &label, Action::attack(kept.clone()))
        });
        let others = able.iter().filter(|id| !kept.contains(id)).map(|id| {
            let label = tongue.attack_with_label(&self.label(*id));
            let action = Action::attack(vec![*id]);
            simple(ChoiceKind::Plain, *id, (label, String::new()), action)
        });
        let none = self.labels().attack_with_nothing;
        let none = plain("attack-nothing", none, Action::attack(Vec::new()));
        rest.into_iter().chain(others.take(ALTERNATIVES - 1)).chain([none]).collect()
    }

    /// Blocks of the same attackers by creatures that can; or none.
    fn other_blocks(&self, pairs: &[Block], tried: &[Block]) -> Vec<Choice> {
        let same_attacker = |pair: &&Block| tried.iter().any(|block| block.attacker == pair.attacker);
        let blocks = pairs.iter().filter(same_attacker).map(|pair| {
            let label =
                self.scene.tongue.block_with_label(&self.label(pair.blocker), &self.label(pair.attacker));
            let key = format!("block-{}-{}", pair.blocker.get(), pair.attacker.get());
            plain(&key, &label, Action::DeclareBlockers { blocks: vec![*pair] })
        });
        let none = self.labels().block_nothing;
        let none = plain("block-nothing", none, Action::DeclareBlockers { blocks: Vec::new() });
        blocks.take(ALTERNATIVES - 1).chain([none]).collect()
    }

    fn discards(&self, hand: &[ObjectId]) -> Vec<Choice> {
        let choice = |id: &ObjectId| {
            let label = self.scene.tongue.discard_label(&self.scene.name(*id));
            simple(ChoiceKind::Plain, *id, (label, String::new()), Action::Discard { cards: vec![*id] })
        };
        hand.iter().map(choice).collect()
    }
}

/// How far an allowed choice is from what was tried: the mana that it lacks and the same object first, then the same kind, passing
/// last.
fn distance(choice: &Choice, tried: &Action) -> u8 {
    let object = match tried {
        Action::PlayLand { card } | Action::Cast { card, .. } => Some(*card),
        Action::Activate { source, .. } => Some(*source),
        _ => None,
    };
    match choice.kind {
        ChoiceKind::Mana => 0,
        _ if object.is_some() && choice.object == object => 0,
        ChoiceKind::Cast | ChoiceKind::Activate | ChoiceKind::PlayLand => 1,
        ChoiceKind::Plain => 1,
        ChoiceKind::Pass | ChoiceKind::PassToResolve | ChoiceKind::PassToNextStep => 2,
    }
}

/// The objects because of which the attempt was refused.
fn named_by(why: &Refusal, action: &Action) -> Vec<ObjectId> {
    match why {
        Refusal::NotInHand { card }
        | Refusal::NotALand { card }
        | Refusal::LandIsNotCast { card }
        | Refusal::NotYourMainPhase { card, .. }
        | Refusal::StackNotEmpty { card }
        | Refusal::LandAlreadyPlayed { card } => vec![*card],
        Refusal::NotInPlay { object }
        | Refusal::PhasedOut { object }
        | Refusal::NotYours { object }
        | Refusal::NoSuchAbility { object }
        | Refusal::AlreadyTapped { object }
        | Refusal::SummoningSickAbility { object }
        | Refusal::AlreadyUsedThisTurn { object }
        | Refusal::AttackerNotACreature { object }
        | Refusal::NamedTwice { object }
        | Refusal::BlockerNotACreature { object }
        | Refusal::MustUntap { object }
        | Refusal::NotThatLegend { object }
        | Refusal::IllegalTarget { target: Target::Object(object), .. } => vec![*object],
        Refusal::AttackerTapped { creature }
        | Refusal::AttackerSummoningSick { creature }
        | Refusal::AttackerDefender { creature, .. }
        | Refusal::AttackerWall { creature }
        | Refusal::AttackForbidden { creature }
        | Refusal::BlockerTapped { creature }
        | Refusal::NotAttacking { creature }
        | Refusal::AttacksAnother { creature, .. }
        | Refusal::BlocksTwo { creature }
        | Refusal::BlockForbidden { creature }
        | Refusal::DealsNoDamageNow { creature }
        | Refusal::WrongTotal { creature, .. }
        | Refusal::IllegalRecipient { creature, .. }
        | Refusal::TrampleNotLethal { creature, .. }
        | Refusal::CannotBlockFlyer { blocker: creature, .. } => vec![*creature],
        Refusal::GameOver
        | Refusal::NotYourDecision { .. }
        | Refusal::NotNow { .. }
        | Refusal::OtherChoiceFirst { .. }
        | Refusal::CannotPay { .. }
        | Refusal::NotAnOpponent { .. }
        | Refusal::WrongNumberOfTargets { .. }
        | Refusal::IllegalTarget { target: Target::Player(_), .. }
        | Refusal::WrongNumberOfCards { .. }
        | Refusal::WrongTriggers => match action {
            Action::PlayLand { card } | Action::Cast { card, .. } => vec![*card],
            Action::Activate { source, .. } => vec![*source],
            _ => Vec::new(),
        },
    }
}
