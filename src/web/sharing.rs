//! What can be handed on of a place: its link, the page to print, and the code that puts it into another page.

use super::hooks::address::link_to;
use super::hooks::clipboard::can_share;
use super::route::{Address, Place, Route, View};
use yew::AttrValue;

/// What can be handed on.
#[derive(Clone, Debug, PartialEq)]
pub struct Sharing {
    /// What it is called.
    pub title: AttrValue,
    /// The whole link to it.
    pub link: AttrValue,
    /// Whether choices were made that it does not hold, because they are too many.
    pub lacks_choices: bool,
    /// Whether the browser has a way of sharing of its own.
    pub is_native: bool,
    /// The address of the page to print, if there is a turn to print.
    pub print: Option<AttrValue>,
    /// The code that puts it into another page, if it can be.
    pub embed: Option<AttrValue>,
}

impl Sharing {
    /// What can be handed on of an address.
    #[must_use]
    pub fn of(address: &Address, title: &str, lacks_choices: bool) -> Self {
        let shared = for_one_reader(address);
        let is_table = matches!(shared.route, Route::Play { .. });
        let scenario = shared.route.scenario().filter(|_| is_table);
        let elsewhere = |route: fn(String) -> Route| {
            let route = scenario.map(|scenario| route(scenario.to_owned()))?;
            Some(Address { route, place: shared.place.clone() })
        };
        let print = elsewhere(|scenario| Route::Print { scenario });
        let embed = elsewhere(|scenario| Route::Embed { scenario });
        Self {
            title: title.to_owned().into(),
            lacks_choices,
            is_native: can_share(),
            link: link_to(&shared).into(),
            print: print.map(|mut print| {
                print.place.event = None;
                print.href().into()
            }),
            embed: embed.map(|embed| code(&link_to(&embed), title).into()),
        }
    }
}

/// The address for one reader: of an embedded or a printed table the table, of what a whole room is shown what each sees by himself.
#[must_use]
pub fn for_one_reader(address: &Address) -> Address {
    let route = match &address.route {
        Route::Embed { scenario } | Route::Print { scenario } => Route::Play { scenario: scenario.clone() },
        other => other.clone(),
    };
    let frame = address.place.frame.on(&route);
    Address { route, place: Place { frame, view: View::Table, order: Vec::new(), ..address.place.clone() } }
}

/// The code that puts a page into another. What a title says stays text there.
#[must_use]
pub fn code(link: &str, title: &str) -> String {
    let (link, title) = (escaped(link), escaped(title));
    format!(
        r#"<iframe class="in-fase" src="{link}" title="{title}" width="100%" height="760" loading="lazy"></iframe>"#
    )
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_cannot_leave_its_attribute() {
        let code = code("https://example.org/#/embed/x?a=1&b=2", "\"><script>alert(1)</script>");
        assert!(code.contains("a=1&amp;b=2"), "{code}");
        assert!(code.contains("title=\"&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\""), "{code}");
    }

    #[test]
    fn what_is_shared_of_an_embedded_table_is_the_table() {
        let embedded = Address::parse("#/embed/phasing?ed=classic&event=3&theme=dark&controls=off");
        assert_eq!(for_one_reader(&embedded).href(), "#/phasing?ed=classic&event=3");
    }

    #[test]
    fn what_is_shared_before_a_room_is_for_one_reader() {
        for (shown, handed_on) in [
            ("#/phasing?ed=current&event=3&view=presenter", "#/phasing?ed=current&event=3"),
            ("#/lesson/untap?beat=2&view=presenter&order=2.1", "#/lesson/untap?beat=2"),
        ] {
            assert_eq!(for_one_reader(&Address::parse(shown)).href(), handed_on);
        }
    }
}
