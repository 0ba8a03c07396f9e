//! Cards in words: names, types, costs, rules text.

use super::Teller;
use crate::cards;
use crate::engine::{
    Ability, Action, Card, CardType, Characteristics, Colour, Colours, Instruction, Mana, ObjectId, PlayerId,
    Target, Types,
};
use crate::session::snapshot::{CardView, Pip, Text, list};
use std::rc::Rc;
use std::sync::Arc;

impl Teller<'_> {
    /// What a card is called, and the language of the name.
    pub(super) fn card_name(&self, card: &Card) -> (Text, &'static str) {
        let (name, locale) = self.scene.names.card(card);
        (name.into(), locale.tag())
    }

    pub(super) fn card(&self, id: ObjectId, holder: Option<PlayerId>) -> Option<CardView> {
        let card = self.scene.card(id)?;
        let (name, name_lang) = self.card_name(card);
        let type_line = self.type_line(card.legendary, card.types, &card.subtypes);
        let attempt = holder.map(|player| self.attempt(player, id, card));
        let power_toughness = card.power_toughness.map(|(power, toughness)| format!("{power}/{toughness}"));
        let rules = self.rules(card);
        let cost = self.cost(&card.cost);
        let mut label = format!("{name}, {type_line}");
        if let Some(size) = &power_toughness {
            label.push_str(&format!(", {size}"));
        }
        label.push('.');
        if !card.cost.is_empty() {
            let cost = self.scene.tongue.mana_to_pay(&card.cost);
            label.push_str(&format!(" {}", self.scene.tongue.costs(&cost)));
        }
        for line in rules.iter() {
            label.push_str(&format!(" {}", line));
        }
        Some(CardView {
            id,
            name,
            name_lang,
            short_type: self.types_only(card.types).into(),
            type_line: type_line.into(),
            cost,
            colours: list(card.colours.iter()),
            power_toughness: power_toughness.map(Text::from),
            rules,
            is_playable: attempt.as_ref().is_some_and(|action| self.is_open(action)),
            attempt,
            label: label.into(),
        })
    }

    /// Whether the action, or one that differs in its targets, is legal now.
    /// What playing a card from hand would be.
    fn attempt(&self, player: PlayerId, id: ObjectId, card: &Card) -> Action {
        if card.types.has(CardType::Land) {
            return Action::PlayLand { card: id };
        }
        Action::Cast { card: id, targets: some_targets(&self.game.targets_of_spell(player, id)) }
    }

    pub(super) fn is_open(&self, action: &Action) -> bool {
        self.legal.iter().any(|legal| {
            use crate::engine::LegalAction as Legal;
            match (legal, action) {
                (Legal::PlayLand { card }, Action::PlayLand { card: played }) => card == played,
                (Legal::Cast { card, .. }, Action::Cast { card: cast, .. }) => card == cast,
                (
                    Legal::Activate { source, ability, .. },
                    Action::Activate { source: own, ability: index, .. },
                ) => source == own && ability == index,
                _ => false,
            }
        })
    }

    pub(super) fn type_line(&self, legendary: bool, types: Types, subtypes: &[Arc<str>]) -> String {
        let types: Vec<&str> = types.iter().map(|kind| self.scene.tongue.card_type(kind)).collect();
        let subtypes: Vec<String> = subtypes.iter().map(|word| self.subtype(word)).collect();
        self.scene.tongue.type_line(legendary, &types, &subtypes)
    }

    fn types_only(&self, types: Types) -> String {
        types.iter().map(|kind| self.scene.tongue.card_type(kind)).collect::<Vec<_>>().join(" ")
    }

    /// A creature's subtypes, or the card type of anything else.
    pub(super) fn short_type(&self, now: &Characteristics, subtypes: &[Arc<str>]) -> Text {
        if now.types.has(CardType::Creature) && !subtypes.is_empty() {
            let words: Vec<String> = subtypes.iter().map(|word| self.subtype(word)).collect();
            return words.join(" ").into();
        }
        self.types_only(now.types).into()
    }

    pub(super) fn cost(&self, cost: &Mana) -> Rc<[Pip]> {
        let generic = (cost.colourless > 0).then_some((None, cost.colourless));
        let coloured = parts(cost).filter(|(colour, _)| colour.is_some());
        list(generic.into_iter().chain(coloured).map(|(colour, amount)| Pip {
            colour,
            amount,
            label: self.scene.tongue.cost_part(colour, amount).into(),
        }))
    }

    pub(super) fn pool(&self, pool: &Mana) -> Rc<[Pip]> {
        list(parts(pool).map(|(colour, amount)| Pip {
            colour,
            amount,
            label: self.scene.tongue.mana_part(colour, amount).into(),
        }))
    }

    /// What a card does: its keywords in one line, then an ability in each, then the same of its back face.
    pub(super) fn rules(&self, card: &Card) -> Rc<[Text]> {
        let told = |face: &Card| cards::text(self.session.locale, self.session.edition, face);
        let mut lines = told(card);
        if let Some(back) = &card.back {
            let (name, _) = self.card_name(back);
            let mut face = format!("{name}, {}", self.type_line(back.legendary, back.types, &back.subtypes));
            if let Some((power, toughness)) = back.power_toughness {
                face.push_str(&format!(", {power}/{toughness}"));
            }
            lines.push(self.scene.tongue.other_face(&face));
            lines.extend(told(back));
        }
        list(lines.into_iter().map(Text::from))
    }

    fn subtype(&self, english: &str) -> String {
        cards::subtype(self.session.locale, english).into_owned()
    }
}

/// One legal target for each that is asked for, so that an attempt fails for what really stands in its way; none where
/// one of them has no legal target.
pub(super) fn some_targets(slots: &[Vec<Target>]) -> Vec<Target> {
    slots.iter().map(|slot| slot.first().copied()).collect::<Option<_>>().unwrap_or_default()
}

/// The kinds of mana there are some of, colours first.
fn parts(mana: &Mana) -> impl Iterator<Item = (Option<Colour>, u16)> {
    let coloured = Colour::ALL.map(|colour| (Some(colour), mana.of(colour)));
    coloured.into_iter().chain([(None, mana.colourless)]).filter(|(_, amount)| *amount > 0)
}

/// What the mana abilities of a card add.
pub(super) fn produced(card: &Card) -> Rc<[Colour]> {
    let mut colours = Colours::EMPTY;
    for ability in &card.abilities {
        if let Ability::Activated(activated) = ability
            && activated.is_mana_ability()
        {
            for instruction in &activated.effect.instructions {
                if let Instruction::AddMana { mana } = instruction {
                    colours =
                        Colour::ALL.into_iter().filter(|it| mana.of(*it) > 0).fold(colours, Colours::with);
                }
            }
        }
    }
    list(colours.iter())
}
