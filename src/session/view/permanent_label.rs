//! Permanents in words: everything their picture says.

use super::Teller;
use crate::engine::Face;
use crate::session::snapshot::{CombatRole, PermanentView, PhaseView, PowerToughness};

impl Teller<'_> {
    /// Everything the picture says, in sentences.
    pub(super) fn permanent_label(&self, view: &PermanentView) -> String {
        let (tongue, labels) = (self.scene.tongue, self.labels());
        let mut text = format!("{}, {}", self.label(view.id), view.type_line);
        if let Some(PowerToughness { power, toughness, .. }) = view.power_toughness {
            text.push_str(&format!(", {power}/{toughness}"));
        }
        text.push('.');
        let mut add = |more: &str| {
            text.push(' ');
            text.push_str(more);
        };
        match &view.phase {
            PhaseView::OutDirectly { text, .. }
            | PhaseView::OutIndirectly { text, .. }
            | PhaseView::OutUntil { text, .. } => add(text),
            PhaseView::In { just_now: true, .. } => add(labels.is_back_in_phase),
            PhaseView::In { .. } => {}
        }
        if view.is_tapped {
            add(labels.is_tapped);
        }
        if !view.keywords.is_empty() {
            let words: Vec<String> = view.keywords.iter().map(|keyword| keyword.name.to_string()).collect();
            add(&tongue.has_keywords(&tongue.list(&words)));
        }
        if view.damage > 0 {
            add(&tongue.has_damage(view.damage));
        }
        for counter in view.counters.iter() {
            add(&tongue.has_counters(&counter.label));
        }
        self.combat_label(view, &mut add);
        for (holds, words) in [
            (view.is_targeted, labels.is_targeted),
            (view.is_summoning_sick, labels.is_sick),
            (view.as_though_haste, labels.is_as_though_haste),
            (view.face == Face::Back, labels.is_transformed),
            (view.face == Face::Down, labels.is_face_down),
            (view.is_copy, labels.is_copy),
            (view.is_token, labels.is_token),
        ] {
            if holds {
                add(words);
            }
        }
        if view.owner != view.controller {
            add(&tongue.is_owned_by(self.scene.who(view.owner)));
        }
        self.attachment_label(view, &mut add);
        text
    }

    fn combat_label(&self, view: &PermanentView, add: &mut impl FnMut(&str)) {
        let (tongue, labels) = (self.scene.tongue, self.labels());
        match &view.combat {
            Some(CombatRole::Attacking { defender, blocked, blockers }) => {
                add(&tongue.is_attacking(self.scene.who(*defender)));
                match blocked {
                    Some(true) if blockers.is_empty() => add(labels.is_blocked_without_blocker),
                    Some(true) => {
                        let names: Vec<String> =
                            blockers.iter().map(|id| self.label(*id).to_string()).collect();
                        add(&tongue.is_blocked_by(&tongue.list(&names)));
                    }
                    Some(false) => add(labels.is_unblocked),
                    None => {}
                }
            }
            Some(CombatRole::Blocking { attacker: Some(attacker) }) => {
                add(&tongue.is_blocking(&self.label(*attacker)))
            }
            Some(CombatRole::Blocking { attacker: None }) => add(labels.is_blocking_without_attacker),
            None => {}
        }
    }

    fn attachment_label(&self, view: &PermanentView, add: &mut impl FnMut(&str)) {
        let tongue = self.scene.tongue;
        if let Some(player) = self.game.enchanted_player(view.id) {
            add(&tongue.is_on_player(self.scene.who(player)));
        }
        if let Some(host) = view.attached_to {
            add(&tongue.is_on(&self.label(host)));
        }
        if !view.attachments.is_empty() {
            let names: Vec<String> =
                view.attachments.iter().map(|it| self.label(it.id).to_string()).collect();
            add(&tongue.carries(&tongue.list(&names)));
        }
    }
}
