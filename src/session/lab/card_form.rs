//! A card made on the spot, as a form: its characteristics in fields, its abilities in the words of the notation.

use super::lines::permanents;
use super::permanent;
use crate::engine::{CardType, Colours, Keywords, Types};
use crate::notation::words::{CARD_TYPES, COLOURS, KEYWORDS, quoted, word_for};
use crate::notation::{NamedCard, card, number};
use crate::scenario::{Attribute, Fault, Name, Scenario, SetupLine, parse};

/// A card being made.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardForm {
    /// Its name in English, by which the notation calls it.
    pub name: String,
    /// Its name in Italian; nothing for the English one.
    pub italian: String,
    /// Its name in French; nothing for the English one.
    pub french: String,
    /// Whether it is legendary.
    pub legendary: bool,
    /// Its card types.
    pub types: Types,
    /// Its subtypes in English, with blanks between them.
    pub subtypes: String,
    /// Power and toughness: `2/3`; nothing for what is no creature.
    pub size: String,
    /// Its colours; those of its cost if nothing is said.
    pub colours: Option<Colours>,
    /// Its cost: `1G`; nothing if it has none.
    pub cost: String,
    /// Its keywords.
    pub keywords: Keywords,
    /// Its abilities, and its back face, line by line.
    pub lines: String,
}

impl CardForm {
    /// A creature to begin with.
    #[must_use]
    pub fn fresh() -> Self {
        Self { types: Types::EMPTY.with(CardType::Creature), size: "2/2".to_owned(), ..Self::default() }
    }

    /// The form of a card.
    pub(super) fn of(named: &NamedCard) -> Self {
        let own = &named.card;
        let front = NamedCard { back: None, ..named.clone() };
        let head = 1
            + usize::from(named.italian.is_some())
            + usize::from(named.french.is_some())
            + usize::from(!own.keywords.is_empty());
        let text = card::print(named);
        let has_own_colours = card::print(&front).lines().next().is_some_and(says_colours);
        let lines = text.lines().skip(head).map(|line| line.strip_prefix("  ").unwrap_or(line));
        Self {
            name: own.name.to_string(),
            italian: named.italian.as_deref().unwrap_or_default().to_owned(),
            french: named.french.as_deref().unwrap_or_default().to_owned(),
            legendary: own.legendary,
            types: own.types,
            subtypes: own.subtypes.join(" "),
            size: own
                .power_toughness
                .map(|(power, toughness)| format!("{power}/{toughness}"))
                .unwrap_or_default(),
            colours: has_own_colours.then_some(own.colours),
            cost: if own.cost.is_empty() { String::new() } else { number::mana_word(&own.cost) },
            keywords: own.keywords,
            lines: lines.collect::<Vec<_>>().join("\n"),
        }
    }

    /// The card in the notation. Each field stands on one line, whatever was typed into it.
    fn to_notation(&self) -> String {
        let word = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let types = self.types.iter().map(|own| word_for(&CARD_TYPES, own).to_owned());
        let legendary = self.legendary.then(|| "legendary".to_owned());
        let line: Vec<String> =
            legendary.into_iter().chain(types).chain([word(&self.subtypes), word(&self.size)]).collect();
        let mut text = format!("card {}: {}", quoted(&word(&self.name)), word(&line.join(" ")));
        if let Some(colours) = self.colours {
            let words: Vec<&str> = colours.iter().map(|own| word_for(&COLOURS, own)).collect();
            let words = if words.is_empty() { "colourless".to_owned() } else { words.join(" and ") };
            text.push_str(&format!(", {words}"));
        }
        let cost = word(&self.cost);
        if !cost.is_empty() {
            text.push_str(&format!(", cost {cost}"));
        }
        text.push('\n');
        for (tag, name) in [("it", word(&self.italian)), ("fr", word(&self.french))] {
            if !name.is_empty() {
                text.push_str(&format!("  {tag} {}\n", quoted(&name)));
            }
        }
        if !self.keywords.is_empty() {
            let words: Vec<&str> = self.keywords.iter().map(|own| word_for(&KEYWORDS, own)).collect();
            text.push_str(&format!("  {}\n", words.join(", ")));
        }
        for line in self.lines.lines().filter(|line| !line.trim().is_empty()) {
            text.push_str(&format!("  {line}\n"));
        }
        text
    }

    /// How many lines stand before the abilities.
    fn lines_before(&self) -> u32 {
        let is_there = |text: &str| u32::from(!text.trim().is_empty());
        1 + is_there(&self.italian) + is_there(&self.french) + u32::from(!self.keywords.is_empty())
    }

    /// Everything that is wrong with it; each fault with the line of the abilities that it stands in, from 1, or 0 for the
    /// fields above them.
    #[must_use]
    pub(super) fn faults(&self) -> Vec<(u32, Fault)> {
        let Err(faults) = self.read() else { return Vec::new() };
        let before = self.lines_before();
        // Empty lines are left out of the text; they are counted again here.
        let full: Vec<u32> = (1..)
            .zip(self.lines.lines())
            .filter(|(_, line)| !line.trim().is_empty())
            .map(|(at, _)| at)
            .collect();
        let place = |fault: &Fault| {
            let index = fault.spot.line().checked_sub(before + 1)?;
            full.get(usize::try_from(index).ok()?).copied()
        };
        faults.into_iter().map(|fault| (place(&fault).unwrap_or(0), fault)).collect()
    }

    fn read(&self) -> Result<NamedCard, Vec<Fault>> {
        let text = format!("{}case x\n", self.to_notation());
        let scenarios = parse(&text)?;
        let card = scenarios.into_iter().next().and_then(|scenario| scenario.cards.into_iter().next());
        card.ok_or_else(Vec::new)
    }
}

/// Whether the head line of a card says its colours: they stand after the types, before the cost.
fn says_colours(head: &str) -> bool {
    let after_types = head.rsplit_once(':').map_or("", |(_, rest)| rest);
    after_types.split(',').skip(1).any(|part| !part.trim_start().starts_with("cost"))
}

/// Puts the card at its place in the list, or at the end; what had its name follows it.
pub(super) fn put(scenario: &mut Scenario, at: Option<usize>, form: &CardForm) -> Result<(), Vec<Fault>> {
    let card = form.read()?;
    let Some(own) = at.and_then(|at| scenario.cards.get_mut(at)) else {
        scenario.cards.push(card);
        return Ok(());
    };
    let before = std::mem::replace(own, card);
    let now = own.card.name.clone();
    for name in card_names(scenario) {
        if before.is_called(&name.text) {
            name.text = now.clone();
        }
    }
    Ok(())
}

/// Takes the card away, with every card and permanent that is one.
pub(super) fn remove(scenario: &mut Scenario, at: usize) {
    if at >= scenario.cards.len() {
        return;
    }
    let gone = scenario.cards.remove(at);
    let is_gone = |name: &Name| gone.is_called(&name.text);
    let permanents: Vec<usize> =
        permanents(scenario).filter(|(_, own)| is_gone(&own.card)).map(|(at, _)| at).collect();
    for at in permanents.into_iter().rev() {
        permanent::remove(scenario, at);
    }
    for own in &mut scenario.setup {
        match &mut own.statement {
            SetupLine::Cards(_, _, cards) => cards.retain(|own| !is_gone(&own.card)),
            SetupLine::Have(own) => {
                own.attributes.retain(|said| !matches!(said, Attribute::CopyOf(name) if is_gone(name)));
            }
            _ => {}
        }
    }
}

/// Every name of a card in the set-up.
fn card_names(scenario: &mut Scenario) -> impl Iterator<Item = &mut Name> {
    scenario.setup.iter_mut().flat_map(|own| match &mut own.statement {
        SetupLine::Cards(_, _, cards) => cards.iter_mut().map(|own| &mut own.card).collect::<Vec<_>>(),
        SetupLine::Have(own) => {
            let copies = own.attributes.iter_mut().filter_map(|said| match said {
                Attribute::CopyOf(name) => Some(name),
                _ => None,
            });
            std::iter::once(&mut own.card).chain(copies).collect()
        }
        _ => Vec::new(),
    })
}
