//! What a link asks for that is not there where it leads.

use super::i18n::Strings;
use super::learning::Studying;
use super::route::{Address, Place, Route};
use super::store::Store;
use crate::session::{has_passage, has_term};

/// What is not there. What is asked for besides is shown all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Astray {
    /// The passage, or the term.
    Passage,
    /// It cannot be played by the rules of that edition.
    Edition,
    /// The comparison has no such line.
    Event,
    /// The lesson has no such part.
    Part,
    /// Parts are put in order that the lesson does not have, or one of them twice.
    Order,
}

impl Astray {
    /// What the address asks for that is not there, now that it was followed.
    pub(super) fn of(store: &Store, address: &Address) -> Option<Self> {
        let place = &address.place;
        match &address.route {
            Route::Passage { passage } => (!has_passage(passage)).then_some(Self::Passage),
            Route::Term { term } => (!has_term(term)).then_some(Self::Passage),
            Route::Play { scenario } | Route::Embed { scenario } | Route::Print { scenario } => {
                let shown = store.table_of(scenario).map(|table| table.shown.edition);
                let is_other = shown.zip(place.edition).is_some_and(|(shown, asked)| shown != asked);
                is_other.then_some(Self::Edition)
            }
            Route::Compare { scenario } => {
                let total = store.compared(scenario).map(|compared| compared.shown.total);
                let is_beyond = total.zip(place.event).is_some_and(|(total, event)| event > total);
                is_beyond.then_some(Self::Event)
            }
            Route::Lesson { lesson } => {
                store.studied(lesson).and_then(|studying| Self::of_lesson(studying, place))
            }
            _ => None,
        }
    }

    fn of_lesson(studying: &Studying, place: &Place) -> Option<Self> {
        let is_put_otherwise = |order: &[u32]| {
            studying.lecture.as_ref().is_some_and(|lecture| !lecture.plan.is(order)) && !order.is_empty()
        };
        if place.edition.is_some_and(|asked| asked != studying.table.edition) {
            return Some(Self::Edition);
        }
        if place.beat.is_some_and(|beat| beat > studying.view.beats) {
            return Some(Self::Part);
        }
        is_put_otherwise(&place.order).then_some(Self::Order)
    }

    /// That, in words.
    pub(super) const fn says(self, words: &Strings) -> &'static str {
        let pages = &words.pages;
        match self {
            Self::Passage => pages.bad_link,
            Self::Edition => pages.no_edition,
            Self::Event => pages.no_event,
            Self::Part => pages.no_part,
            Self::Order => pages.no_order,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::Astray;
    use crate::engine::Edition;
    use crate::locale::Locale;
    use crate::session::link::encode;
    use crate::web::learning::Learning;
    use crate::web::route::{Address, Route};
    use crate::web::store::{Message, Store};
    use std::rc::Rc;
    use yew::Reducible;

    fn followed(store: Rc<Store>, hash: &str) -> Rc<Store> {
        let address = Address::parse(hash);
        let (edition, event) = (address.place.edition, address.place.event);
        let store = match address.route.clone() {
            Route::Play { scenario } => store.reduce(Message::Open { scenario, edition, play: None, event }),
            Route::Compare { scenario } => {
                store.reduce(Message::Compare { scenario, play: None, place: event })
            }
            _ => store,
        };
        store.reduce(Message::Followed(Box::new(address)))
    }

    fn fresh() -> Rc<Store> {
        Rc::new(Store::new(Locale::En, Edition::default(), Learning::default()))
    }

    #[test]
    fn what_a_link_asks_for_that_is_not_there_is_known() {
        let own = encode("case own\n  edition current\n  you have Mist Lynx\n").unwrap();
        for (hash, astray) in [
            ("#/compare/phasing?event=99999".to_owned(), Some(Astray::Event)),
            ("#/compare/phasing?event=1".to_owned(), None),
            (format!("#/{own}?ed=classic"), Some(Astray::Edition)),
            (format!("#/{own}?ed=current"), None),
            ("#/phasing?ed=classic&event=3".to_owned(), None),
            ("#/rules/000-999.9".to_owned(), Some(Astray::Passage)),
        ] {
            assert_eq!(followed(fresh(), &hash).astray, astray, "{hash}");
        }
    }

    #[test]
    fn a_link_is_followed_by_its_edition_whatever_was_on_the_table() {
        let [classic, _] = Edition::ALL;
        let own = encode("case own\n  edition current\n  you have Mist Lynx\n").unwrap();
        let store = followed(fresh(), &format!("#/{own}"));
        let store = followed(store, "#/phasing?ed=classic&event=2");
        let table = store.table.as_ref().unwrap();
        assert_eq!((table.shown.edition, table.shown.cursor, store.astray), (classic, 2, None));
    }
}
