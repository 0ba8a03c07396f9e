//! The table in words: sides, zone, arrows, priority.

use super::Teller;
use crate::engine::{
    Action, Awaiting, BlockStatus, GameResult, ObjectId, Permanent, PhasedOutPlace, PlayerId, Step, Target,
};
use crate::session::YOU;
use crate::session::snapshot::{
    Arrow, ArrowKind, CardView, LandGroup, PermanentKind, PermanentView, PhasedOutZone, PlayerView,
    PriorityView, Side, Table, Text, list,
};
use crate::text::voice::PlayerFacts;
use std::rc::Rc;

impl Teller<'_> {
    pub(super) fn table(&self) -> Table {
        let sides = list(self.game.players().iter().map(|player| self.side(*player)));
        Table {
            you: YOU,
            phased_out_zone: self.phased_out_zone(&sides),
            sides,
            stack: self.stack(),
            waiting: self.waiting(),
            priority: self.priority(),
            arrows: self.arrows(),
            result: self.result(),
        }
    }

    fn side(&self, player: PlayerId) -> Side {
        let field = self.game.battlefield();
        let stands_alone = |it: &&Permanent| {
            it.attached_to.is_none_or(|host| field.get_including_phased_out(host).is_none())
        };
        let own = field.including_phased_out().filter(|it| it.controller == player).filter(stands_alone);
        let (lands, permanents): (Vec<PermanentView>, Vec<PermanentView>) =
            own.map(|it| self.permanent(it)).partition(|view| view.kind == PermanentKind::Land);
        Side { player: self.player(player), permanents: permanents.into(), lands: self.land_groups(lands) }
    }

    fn land_groups(&self, lands: Vec<PermanentView>) -> Rc<[LandGroup]> {
        let mut groups: Vec<(Text, Vec<PermanentView>)> = Vec::new();
        for land in lands {
            match groups.iter_mut().find(|(name, _)| *name == land.name) {
                Some((_, group)) => group.push(land),
                None => groups.push((Rc::clone(&land.name), vec![land])),
            }
        }
        list(groups.into_iter().map(|(name, lands)| {
            let tapped = lands.iter().filter(|land| land.is_tapped).count();
            let label = self.scene.tongue.lands(&name, lands.len(), tapped).into();
            LandGroup { name, label, lands: lands.into() }
        }))
    }

    fn player(&self, id: PlayerId) -> PlayerView {
        let player = self.game.player(id);
        let is_active = self.game.is_active(id) && self.game.is_in_game(id);
        let has_priority = self.game.priority().is_some_and(|by| self.game.are_teammates(by, id));
        let auras = self.game.battlefield().iter().filter(|it| it.enchants == Some(id));
        let auras: Vec<Text> = auras.map(|it| self.label(it.id)).collect();
        let names: Vec<String> = auras.iter().map(ToString::to_string).collect();
        let shares_life = self.game.team_of(id).count() > 1;
        let facts = PlayerFacts {
            life: player.life,
            shares_life,
            hand: player.hand.len(),
            library: player.library.len(),
            graveyard: player.graveyard.len(),
            poison: player.poison,
            mana: self.scene.tongue.mana(&player.mana),
            auras: self.scene.tongue.list(&names),
            is_active,
            has_priority,
        };
        let cards = |ids: &[ObjectId], holder: Option<PlayerId>| -> Rc<[CardView]> {
            ids.iter().filter_map(|card| self.card(*card, holder)).collect()
        };
        PlayerView {
            id,
            name: self.player_name(id),
            is_you: id == YOU,
            is_on_your_team: self.game.are_teammates(id, YOU),
            has_left: !self.game.is_in_game(id),
            is_active,
            has_priority,
            life: player.life,
            shares_life,
            poison: player.poison,
            auras: auras.into(),
            mana: self.pool(&player.mana),
            hand: cards(&player.hand, Some(id)),
            library: u32::try_from(player.library.len()).unwrap_or(u32::MAX),
            graveyard: cards(&player.graveyard, None),
            exile: cards(&player.exile, None),
            maximum_hand_size: self.game.maximum_hand_size(id),
            land_played: player.land_played.is_some(),
            label: self.scene.tongue.player(self.scene.who(id), &facts).into(),
            target: Target::Player(id),
        }
    }

    /// What is phased out is shown together where the edition has a zone for it.
    fn phased_out_zone(&self, sides: &[Side]) -> Option<PhasedOutZone> {
        match self.game.ruleset().phased_out_place {
            PhasedOutPlace::Zone => {}
            PhasedOutPlace::InPlace => return None,
        }
        let lands = sides.iter().flat_map(|side| side.lands.iter()).flat_map(|group| group.lands.iter());
        let standing = sides.iter().flat_map(|side| side.permanents.iter()).chain(lands);
        let mut out: Vec<PermanentView> = Vec::new();
        for view in standing {
            gather_out(view, &mut out);
        }
        let names: Vec<String> = out.iter().map(|view| self.label(view.id).to_string()).collect();
        let label = if names.is_empty() {
            self.labels().phased_out_zone_empty.to_owned()
        } else {
            self.scene.tongue.zone_holds(&self.scene.tongue.list(&names))
        };
        Some(PhasedOutZone {
            name: self.labels().phased_out_zone.into(),
            permanents: out.into(),
            label: label.into(),
        })
    }

    fn arrows(&self) -> Rc<[Arrow]> {
        let mut arrows: Vec<Arrow> = Vec::new();
        if let Some(combat) = self.game.combat() {
            for attacker in &combat.attackers {
                // Once blocked it reaches no player, even if every blocker is gone.
                if attacker.status != BlockStatus::Blocked {
                    let to = Target::Player(attacker.defender);
                    arrows.push(Arrow { kind: ArrowKind::Attack, from: attacker.creature, to });
                }
                for blocker in &attacker.blockers {
                    let to = Target::Object(attacker.creature);
                    arrows.push(Arrow { kind: ArrowKind::Block, from: *blocker, to });
                }
            }
        }
        for item in self.game.stack() {
            arrows.extend(item.targets.iter().map(|to| Arrow {
                kind: ArrowKind::Target,
                from: item.id,
                to: *to,
            }));
        }
        if let Some(Action::DeclareBlockers { blocks }) = self.session.refused.as_ref().map(|it| &it.action) {
            arrows.extend(blocks.iter().filter(|block| self.is_refused(block.blocker)).map(|block| Arrow {
                kind: ArrowKind::Refused,
                from: block.blocker,
                to: Target::Object(block.attacker),
            }));
        }
        arrows.into()
    }

    fn result(&self) -> Option<Text> {
        let result = self.game.result()?;
        Some(match result {
            GameResult::Won { by } => self.scene.tongue.wins(self.scene.who(by)).into(),
            GameResult::Draw => self.scene.tongue.draw_game().into(),
        })
    }

    fn priority(&self) -> PriorityView {
        let (tongue, labels) = (self.scene.tongue, self.labels());
        let player = self.game.priority();
        let who = player.map_or_else(|| labels.nobody.into(), |player| self.player_name(player));
        let why: Text = match (player, &self.awaiting) {
            (_, Awaiting::Nothing) => labels.game_over.into(),
            (Some(player), _) if self.game.passes() > 0 => {
                let other = self.game.team_before(player);
                tongue.has_passed(self.scene.who(other)).into()
            }
            (Some(player), _) => tongue.may_act(self.scene.who(player)).into(),
            (None, Awaiting::Attackers { player } | Awaiting::Blockers { player }) => {
                tongue.is_declaring(self.scene.who(*player)).into()
            }
            (None, Awaiting::TheTurn) => self.nobody_has_it().into(),
            (None, awaiting) => {
                let choosing = awaiting.player().map(|player| tongue.is_choosing(self.scene.who(player)));
                choosing.map_or_else(|| labels.goes_on.into(), Text::from)
            }
        };
        PriorityView { player, who, why }
    }

    fn nobody_has_it(&self) -> &'static str {
        let labels = self.labels();
        let all_passed = self.has_just_been_passed();
        match (self.game.turn().step, self.game.stack().is_empty()) {
            (Step::Untap, _) => labels.until_upkeep,
            (_, false) if all_passed => labels.top_resolves,
            (_, true) if all_passed => labels.step_ends,
            _ => labels.goes_on,
        }
    }
}

/// What is phased out: a host with its attachments, or an attachment whose host is in phase.
fn gather_out(view: &PermanentView, out: &mut Vec<PermanentView>) {
    if view.phase.is_out() {
        out.push(view.clone());
    } else {
        view.attachments.iter().for_each(|attachment| gather_out(attachment, out));
    }
}
