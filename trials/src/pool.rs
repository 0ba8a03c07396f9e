//! The cards of random boards: the catalogue, and cards written so that the whole vocabulary occurs.

use std::sync::{Arc, OnceLock};

use in_fase::cards;
use in_fase::engine::{Card, Edition};
use in_fase::scenario;

const BOTH: &str = include_str!("pool.txt");
const CURRENT: &str = include_str!("pool_current.txt");

/// What may be in play or in hand at random in an edition.
#[must_use]
pub fn cards(edition: Edition) -> &'static [Arc<Card>] {
    static POOLS: OnceLock<[Vec<Arc<Card>>; 2]> = OnceLock::new();
    let [classic, current] = POOLS.get_or_init(|| {
        let is_newer = |card: &Arc<Card>| card.back.is_some() || card.enchants_players().is_some();
        let catalogue = cards::all().iter().map(|known| Arc::clone(&known.card));
        let (newer, both): (Vec<_>, Vec<_>) = catalogue.chain(read(BOTH)).partition(is_newer);
        let current = both.iter().cloned().chain(newer).chain(read(CURRENT)).collect();
        [both, current]
    });
    edition.pick(classic, current)
}

/// The cards of a text in the notation; none if it has a fault, which a test would notice.
fn read(text: &str) -> Vec<Arc<Card>> {
    let text = format!("{text}\ncase POOL the cards above\n");
    let cases = scenario::parse(&text).unwrap_or_default();
    cases.iter().flat_map(|case| &case.cards).map(|known| Arc::clone(&known.card)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use in_fase::engine::{CardType, Keyword};

    #[test]
    fn the_pool_is_read_without_a_fault() {
        for text in [BOTH, CURRENT] {
            let faults = scenario::parse(&format!("{text}\ncase POOL the cards above\n")).err();
            assert_eq!(faults, None);
            assert_eq!(read(text).len(), text.lines().filter(|line| line.starts_with("card ")).count());
        }
    }

    /// The words of the vocabulary: the variants of these enumerations, read off their source.
    fn vocabulary() -> Vec<(&'static str, &'static str)> {
        let sources = [include_str!("../../src/engine/card.rs"), include_str!("../../src/engine/effect.rs")];
        let words = [
            "Ability",
            "TargetSpec",
            "TriggerCondition",
            "Happening",
            "PlayerHappening",
            "Watched",
            "Whose",
            "Condition",
            "Affected",
            "Instruction",
            "Subject",
            "Who",
            "Amount",
            "Counter",
            "Modification",
            "Lasting",
        ];
        let mut found = Vec::new();
        for word in words {
            let opening = format!("pub enum {word} {{");
            let body = sources.iter().find_map(|source| source.split(&opening).nth(1));
            let body = body.and_then(|rest| rest.split("\n}").next()).unwrap_or_default();
            let variants = body.lines().filter_map(|line| line.strip_prefix("    "));
            let variants = variants.filter(|line| line.starts_with(|sign: char| sign.is_ascii_uppercase()));
            found.extend(variants.filter_map(|line| {
                let name = line.split(|sign: char| !sign.is_alphanumeric()).next();
                name.map(|name| (word, name))
            }));
        }
        found
    }

    fn faces(card: &Card) -> impl Iterator<Item = &Card> {
        std::iter::once(card).chain(card.back.as_deref())
    }

    #[test]
    fn everything_that_cards_can_say_is_said_by_some_card() {
        let cards = format!("{:?}", super::cards(Edition::Current));
        let words: Vec<&str> = cards.split(|sign: char| !sign.is_alphanumeric()).collect();
        let vocabulary = vocabulary();
        assert!(vocabulary.len() > 110, "{} words", vocabulary.len());
        let missing: Vec<_> = vocabulary.iter().filter(|(_, name)| !words.contains(name)).collect();
        assert!(missing.is_empty(), "{missing:?}");
        let pool = super::cards(Edition::Current);
        let unused = Keyword::ALL
            .iter()
            .find(|it| pool.iter().all(|card| !faces(card).any(|face| face.keywords.has(**it))));
        assert_eq!(unused, None);
        assert!(CardType::ALL.iter().all(|it| pool.iter().any(|card| card.types.has(*it))));
        let fields = in_fase::engine::ObjectFilter::default();
        for unset in format!("{fields:?}").split(['{', ',', '}']).filter(|part| part.contains(": ")) {
            let field = unset.trim();
            let other = |value: &&str| value.starts_with(field.split(": ").next().unwrap_or("-"));
            let set = cards.split([',', '{']).map(str::trim).filter(other).any(|value| value != field);
            assert!(set, "no card says anything else than {field}");
        }
    }
}
