//! The signs, all our own, from one sprite that the page carries with it.

use yew::prelude::*;

/// The whole sprite; stands once on the page. A component, so that it is not laid out anew whenever something else changes.
#[component]
pub fn Sprite() -> Html {
    Html::from_html_unchecked(AttrValue::Static(include_str!("../../../www/icons.svg")))
}

macro_rules! icons {
    ($($name:ident $id:literal),+ $(,)?) => {
        /// One of the signs.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Icon { $($name),+ }

        impl Icon {
            const fn href(self) -> &'static str {
                match self { $(Self::$name => concat!("#icon-", $id)),+ }
            }
        }
    };
}

icons! {
    Ask "ask",
    Attack "attack",
    Aura "aura",
    BackStep "back-step",
    Blank "blank",
    Block "block",
    Counter "counter",
    Cross "cross",
    Damage "damage",
    Dash "dash",
    Differs "differs",
    Down "down",
    EditionClassic "edition-classic",
    EditionCurrent "edition-current",
    Empty "none",
    Equipment "equipment",
    Full "full",
    Gap "gap",
    Half "some",
    Label "label",
    Lines "lines",
    Logo "logo",
    Menu "menu",
    Minus "minus",
    Moon "moon",
    Next "next",
    NoPriority "no-priority",
    Out "out",
    Pause "pause",
    PipB "pip-b",
    PipG "pip-g",
    PipR "pip-r",
    PipU "pip-u",
    PipW "pip-w",
    Play "play",
    Plus "plus",
    Previous "previous",
    Priority "priority",
    Register "register",
    Same "same",
    Share "share",
    Sick "sick",
    Stage "stage",
    Step "step",
    Sun "sun",
    Tap "tap",
    Target "target",
    Theme "theme",
    Tick "tick",
    Undo "undo",
    Up "up",
    Veil "veil",
}

impl Icon {
    /// The sign, hidden from those who listen: the words beside it say the same.
    pub fn view(self) -> Html {
        self.styled("icon")
    }

    /// The sign of a colour.
    pub fn coloured(self, letter: &'static str) -> Html {
        html! { <svg class="icon pip" data-colour={letter} aria-hidden="true"><use href={self.href()} /></svg> }
    }

    /// The sign inside another drawing, 12 px wide, its middle at the origin.
    pub fn placed(self) -> Html {
        html! { <use href={self.href()} x="-6" y="-6" width="12" height="12" /> }
    }

    /// The sign with other classes.
    pub fn styled(self, class: &'static str) -> Html {
        html! { <svg {class} aria-hidden="true"><use href={self.href()} /></svg> }
    }
}
