//! An answer while it is being put together, click by click. It hands every doubt to the engine and decides no rule:
//! what may be named stands in the prompt, and naming something else is an attempt for the engine to refuse.

use crate::engine::{Action, Assignment, Block, ObjectId, Target, TriggerId};
use crate::session::snapshot::{BlockerForm, Candidate, Choice, Form, Prompt, TargetChoice};
use std::rc::Rc;

/// What has been chosen so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Answer {
    /// Nothing is being put together.
    #[default]
    None,
    /// A spell or ability is being aimed.
    Aiming {
        /// Which.
        choice: Choice,
        /// The targets so far.
        aimed: Vec<Target>,
    },
    /// A triggered ability is being aimed.
    Targets(Vec<Target>),
    /// Who attacks.
    Attackers(Vec<ObjectId>),
    /// Who blocks whom.
    Blockers {
        /// The blocks so far.
        blocks: Vec<Block>,
        /// The creature that will block what is named next.
        blocker: Option<ObjectId>,
    },
    /// How damage is divided.
    Damage(Vec<Assignment>),
    /// What is discarded.
    Discard(Vec<ObjectId>),
    /// What stays tapped.
    StayTapped(Vec<ObjectId>),
    /// In which order abilities go on the stack.
    Order(Vec<TriggerId>),
    /// Which legend is kept.
    Legend,
    /// What the forms of the laboratory are about; it answers nothing.
    Looking(ObjectId),
}

/// What a click led to.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The answer goes on.
    Goes(Answer),
    /// The answer is complete.
    Act(Action),
    /// The prompt says that this is not allowed; the engine will say why.
    Try(Action),
    /// The click asked nothing of the game: show the object.
    Show(ObjectId),
}

impl Answer {
    /// The empty answer to what is asked now; damage starts from a legal division.
    #[must_use]
    pub fn to(prompt: &Prompt) -> Self {
        match &prompt.form {
            None => Self::None,
            Some(Form::Attackers { .. }) => Self::Attackers(Vec::new()),
            Some(Form::Blockers { .. }) => Self::Blockers { blocks: Vec::new(), blocker: None },
            Some(Form::Damage { sources }) => Self::Damage(
                sources
                    .iter()
                    .flat_map(|form| {
                        form.recipients.iter().map(|part| Assignment {
                            source: form.source,
                            to: part.to,
                            amount: part.suggested,
                        })
                    })
                    .collect(),
            ),
            Some(Form::Discard { .. }) => Self::Discard(Vec::new()),
            Some(Form::StayTapped { .. }) => Self::StayTapped(Vec::new()),
            Some(Form::Order { triggers }) => Self::Order(triggers.iter().map(|choice| choice.id).collect()),
            Some(Form::Targets { .. }) => Self::Targets(Vec::new()),
            Some(Form::Legend { .. }) => Self::Legend,
        }
    }

    /// The same in the words of a prompt: those of another language, once the language has changed.
    #[must_use]
    pub fn reworded(self, prompt: &Prompt) -> Self {
        match self {
            Self::Aiming { choice, aimed } => {
                let told = prompt.choices.iter().find(|told| told.action == choice.action).cloned();
                Self::Aiming { choice: told.unwrap_or(choice), aimed }
            }
            other => other,
        }
    }

    /// Takes up one of the ready answers: it acts, or waits for its targets.
    #[must_use]
    pub fn take_up(choice: &Choice) -> Outcome {
        if choice.slots.is_empty() {
            Outcome::Act(choice.action.clone())
        } else {
            Outcome::Goes(Self::Aiming { choice: choice.clone(), aimed: Vec::new() })
        }
    }

    /// The target slot that is asked for now, counted from 0, with all slots.
    #[must_use]
    pub fn slot<'a>(&'a self, prompt: &'a Prompt) -> Option<(usize, &'a [Rc<[TargetChoice]>])> {
        match (self, &prompt.form) {
            (Self::Aiming { choice, aimed }, _) => Some((aimed.len(), &choice.slots)),
            (Self::Targets(aimed), Some(Form::Targets { slots, .. })) => Some((aimed.len(), slots)),
            _ => None,
        }
    }

    /// What clicking a permanent, a card or a player means now. `attempt` is what playing a card would be.
    #[must_use]
    pub fn touch(&self, prompt: &Prompt, on: Target, attempt: Option<&Action>) -> Outcome {
        if let Some((slot, slots)) = self.slot(prompt) {
            return self.aim(slot, slots, on);
        }
        let Target::Object(id) = on else { return Outcome::Goes(self.clone()) };
        // While something else must be chosen, a card of the hand is an attempt to play it, unless it is what is chosen.
        if let (Some(form), Some(attempt)) = (&prompt.form, attempt)
            && !matches!(form, Form::Discard { .. })
        {
            return Outcome::Try(attempt.clone());
        }
        match (self, &prompt.form) {
            (Self::Attackers(chosen), Some(Form::Attackers { creatures })) => {
                name(chosen, creatures, id, Self::Attackers, Form::attackers)
            }
            (Self::Blockers { blocks, blocker }, Some(Form::Blockers { blockers })) => {
                block(blocks, *blocker, blockers, id)
            }
            (Self::Discard(chosen), Some(Form::Discard { hand, .. })) if names(hand, id) => {
                name(chosen, hand, id, Self::Discard, Form::discard)
            }
            (Self::StayTapped(chosen), Some(Form::StayTapped { optional })) => {
                name(chosen, optional, id, Self::StayTapped, Form::stay_tapped)
            }
            (Self::Legend, Some(Form::Legend { legends })) if names(legends, id) => {
                Outcome::Act(Form::legend(id))
            }
            (_, Some(_)) => Outcome::Show(id),
            (_, None) => play(prompt, id, attempt),
        }
    }

    fn aim(&self, slot: usize, slots: &[Rc<[TargetChoice]>], on: Target) -> Outcome {
        let mut aimed = match self {
            Self::Aiming { aimed, .. } | Self::Targets(aimed) => aimed.clone(),
            _ => Vec::new(),
        };
        aimed.push(on);
        let legal = slots.get(slot).is_some_and(|slot| slot.iter().any(|choice| choice.target == on));
        if legal && aimed.len() < slots.len() {
            return Outcome::Goes(match self {
                Self::Aiming { choice, .. } => Self::Aiming { choice: choice.clone(), aimed },
                _ => Self::Targets(aimed),
            });
        }
        let rest = slots.iter().skip(aimed.len()).filter_map(|slot| slot.first());
        aimed.extend(rest.map(|choice| choice.target));
        let action = match self {
            Self::Aiming { choice, .. } => choice.with_targets(&aimed),
            _ => Form::targets(&aimed),
        };
        if legal { Outcome::Act(action) } else { Outcome::Try(action) }
    }

    /// The action that the answer comes to, for an answer that has to be confirmed.
    #[must_use]
    pub fn confirmed(&self) -> Option<Action> {
        match self {
            Self::Attackers(chosen) => Some(Form::attackers(chosen)),
            Self::Blockers { blocks, .. } => Some(Form::blockers(blocks)),
            Self::Damage(parts) => Some(Form::damage(parts)),
            Self::Discard(chosen) => Some(Form::discard(chosen)),
            Self::StayTapped(chosen) => Some(Form::stay_tapped(chosen)),
            Self::Order(order) => Some(Form::order(order)),
            Self::None | Self::Aiming { .. } | Self::Targets(_) | Self::Legend | Self::Looking(_) => None,
        }
    }

    /// One part of the damage changed, never below 0. Whoever may be given none is given it all, to hear why not.
    #[must_use]
    pub fn divide(&self, prompt: &Prompt, source: ObjectId, to: Target, more: bool) -> Outcome {
        let (Self::Damage(parts), Some(Form::Damage { sources })) = (self, &prompt.form) else {
            return Outcome::Goes(self.clone());
        };
        let mut parts = parts.clone();
        let form = sources.iter().find(|form| form.source == source);
        if let Some(form) = form.filter(|form| form.forbids(to)) {
            parts.retain(|part| part.source != source);
            parts.push(Assignment { source, to, amount: form.amount });
            return Outcome::Try(Form::damage(&parts));
        }
        for part in parts.iter_mut().filter(|part| part.source == source && part.to == to) {
            part.amount = if more { part.amount.saturating_add(1) } else { part.amount.saturating_sub(1) };
        }
        Outcome::Goes(Self::Damage(parts))
    }

    /// The answer with one ability moved one place.
    #[must_use]
    pub fn with_moved(&self, trigger: TriggerId, later: bool) -> Self {
        let Self::Order(order) = self else { return self.clone() };
        let mut order = order.clone();
        let from = order.iter().position(|id| *id == trigger);
        let to = from.and_then(|from| if later { from.checked_add(1) } else { from.checked_sub(1) });
        if let (Some(from), Some(to)) = (from, to.filter(|to| *to < order.len())) {
            order.swap(from, to);
        }
        Self::Order(order)
    }

    /// Whether something on the table belongs to the answer.
    #[must_use]
    pub fn has(&self, what: Target) -> bool {
        let among = |chosen: &[ObjectId]| chosen.iter().any(|id| Target::Object(*id) == what);
        match self {
            Self::Aiming { aimed, .. } | Self::Targets(aimed) => aimed.contains(&what),
            Self::Attackers(chosen) | Self::Discard(chosen) | Self::StayTapped(chosen) => among(chosen),
            Self::Blockers { blocks, blocker } => {
                blocker.is_some_and(|id| Target::Object(id) == what)
                    || blocks.iter().any(|block| Target::Object(block.blocker) == what)
            }
            Self::Looking(id) => Target::Object(*id) == what,
            Self::None | Self::Damage(_) | Self::Order(_) | Self::Legend => false,
        }
    }

    /// Whether naming this now would be allowed.
    #[must_use]
    pub fn may_name(&self, prompt: &Prompt, what: Target) -> bool {
        if let Some((slot, slots)) = self.slot(prompt) {
            return slots.get(slot).is_some_and(|slot| slot.iter().any(|choice| choice.target == what));
        }
        let Target::Object(id) = what else { return false };
        let among = |all: &[Candidate]| all.iter().any(|one| one.id == id && one.why_not.is_none());
        match &prompt.form {
            Some(Form::Attackers { creatures }) => among(creatures),
            Some(Form::Blockers { blockers }) => match self {
                Self::Blockers { blocker: Some(blocker), .. } => {
                    blockers.iter().any(|form| form.blocker.id == *blocker && among(&form.attackers))
                        || blockers.iter().any(|form| form.blocker.id == id && form.blocker.why_not.is_none())
                }
                _ => blockers.iter().any(|form| form.blocker.id == id && form.blocker.why_not.is_none()),
            },
            Some(Form::Discard { hand, .. }) => among(hand),
            Some(Form::StayTapped { optional }) => among(optional),
            Some(Form::Legend { legends }) => among(legends),
            Some(Form::Damage { .. } | Form::Order { .. } | Form::Targets { .. }) => false,
            None => prompt.choices.iter().any(|choice| choice.object == Some(id)),
        }
    }
}

fn names(candidates: &[Candidate], id: ObjectId) -> bool {
    candidates.iter().any(|candidate| candidate.id == id)
}

/// Puts something into a list of names or takes it out again.
fn name(
    chosen: &[ObjectId],
    candidates: &[Candidate],
    id: ObjectId,
    answer: impl Fn(Vec<ObjectId>) -> Answer,
    action: impl Fn(&[ObjectId]) -> Action,
) -> Outcome {
    let mut chosen = chosen.to_vec();
    if let Some(at) = chosen.iter().position(|other| *other == id) {
        chosen.remove(at);
        return Outcome::Goes(answer(chosen));
    }
    chosen.push(id);
    if candidates.iter().any(|candidate| candidate.id == id && candidate.why_not.is_none()) {
        Outcome::Goes(answer(chosen))
    } else {
        Outcome::Try(action(&chosen))
    }
}

/// Names a blocker, or what the blocker named before blocks.
fn block(blocks: &[Block], blocker: Option<ObjectId>, forms: &[BlockerForm], id: ObjectId) -> Outcome {
    let mut blocks = blocks.to_vec();
    if let Some(form) = forms.iter().find(|form| form.blocker.id == id) {
        let blocked_before = blocks.iter().any(|block| block.blocker == id);
        blocks.retain(|block| block.blocker != id);
        if form.blocker.why_not.is_some() {
            blocks
                .extend(form.attackers.first().map(|attacker| Block { blocker: id, attacker: attacker.id }));
            return Outcome::Try(Form::blockers(&blocks));
        }
        let again = blocked_before || blocker == Some(id);
        return Outcome::Goes(Answer::Blockers { blocks, blocker: (!again).then_some(id) });
    }
    let Some(blocker) = blocker else { return Outcome::Show(id) };
    let may = forms
        .iter()
        .filter(|form| form.blocker.id == blocker)
        .flat_map(|form| form.attackers.iter())
        .any(|attacker| attacker.id == id && attacker.why_not.is_none());
    blocks.push(Block { blocker, attacker: id });
    if may {
        Outcome::Goes(Answer::Blockers { blocks, blocker: None })
    } else {
        Outcome::Try(Form::blockers(&blocks))
    }
}

/// Plays a card or uses a permanent, if there is exactly one way.
fn play(prompt: &Prompt, id: ObjectId, attempt: Option<&Action>) -> Outcome {
    let mut ways = prompt.choices.iter().filter(|choice| choice.object == Some(id));
    match (ways.next(), ways.next(), attempt) {
        (Some(only), None, _) => Answer::take_up(only),
        (None, _, Some(attempt)) => Outcome::Try(attempt.clone()),
        _ => Outcome::Show(id),
    }
}
