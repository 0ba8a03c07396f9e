//! What the reader has set, and how it is written down: `lang=it&ed=current&theme=dark&keys=off`.

use super::route::{edition_of, edition_slug, pairs};
use crate::engine::Edition;
use crate::locale::Locale;

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// The theme of a word.
    #[must_use]
    pub fn of(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.slug() == slug)
    }

    /// The word for the attribute, the storage and links.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The next one, as the button goes round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::Auto,
        }
    }
}

/// How fast the turn plays by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Half as fast.
    Slow,
    /// At reading pace.
    #[default]
    Even,
    /// Twice as fast.
    Fast,
}

impl Speed {
    const ALL: [Self; 3] = [Self::Slow, Self::Even, Self::Fast];

    /// The word for the storage, and on the button.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Slow => "½×",
            Self::Even => "1×",
            Self::Fast => "2×",
        }
    }

    /// The next one, as the button goes round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Slow => Self::Even,
            Self::Even => Self::Fast,
            Self::Fast => Self::Slow,
        }
    }

    /// How long to wait for a sentence to be read, in milliseconds: 900 and 45 a word at reading pace.
    #[must_use]
    pub fn pause(self, sentence: &str) -> u32 {
        let words = u32::try_from(sentence.split_whitespace().count()).unwrap_or(u32::MAX);
        let even = words.saturating_mul(45).saturating_add(900);
        match self {
            Self::Slow => even.saturating_mul(2),
            Self::Even => even,
            Self::Fast => even / 2,
        }
    }
}

/// What the reader has set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language, if it was chosen.
    pub locale: Option<Locale>,
    /// The edition.
    pub edition: Edition,
    /// Light or dark.
    pub theme: Theme,
    /// How fast the turn plays by itself.
    pub speed: Speed,
    /// Whether single keys do anything.
    pub keys: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { locale: None, edition: Edition::default(), theme: Theme::Auto, speed: Speed::Even, keys: true }
    }
}

impl Settings {
    /// Reads what was written down; `None` if it is damaged.
    #[must_use]
    pub fn parse(written: &str) -> Option<Self> {
        let mut settings = Self::default();
        for (name, value) in pairs(written) {
            match name {
                "lang" => settings.locale = Some(Locale::from_tag(value)?),
                "ed" => settings.edition = edition_of(value)?,
                "theme" => settings.theme = Theme::of(value)?,
                "speed" => settings.speed = Speed::ALL.into_iter().find(|speed| speed.slug() == value)?,
                "keys" => settings.keys = ["off", "on"].iter().position(|word| *word == value)? == 1,
                _ => return None,
            }
        }
        Some(settings)
    }

    /// What two windows of one browser make of it: what was changed here since both knew the same, and the rest as it stands
    /// in the storage now.
    #[must_use]
    pub fn joined(self, before: Self, stored: Self) -> Self {
        fn pick<T: PartialEq>(own: T, before: &T, stored: T) -> T {
            if own == *before { stored } else { own }
        }
        Self {
            locale: pick(self.locale, &before.locale, stored.locale),
            edition: pick(self.edition, &before.edition, stored.edition),
            theme: pick(self.theme, &before.theme, stored.theme),
            speed: pick(self.speed, &before.speed, stored.speed),
            keys: pick(self.keys, &before.keys, stored.keys),
        }
    }

    /// What to write down.
    #[must_use]
    pub fn written(&self) -> String {
        let language = self.locale.map_or_else(String::new, |locale| format!("lang={}&", locale.tag()));
        let keys = if self.keys { "on" } else { "off" };
        format!(
            "{language}ed={}&theme={}&speed={}&keys={keys}",
            edition_slug(self.edition),
            self.theme.slug(),
            self.speed.slug(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_being_written_down() {
        for theme in Theme::ALL {
            for speed in Speed::ALL {
                for edition in Edition::ALL {
                    let settings = Settings { locale: Some(Locale::En), edition, theme, speed, keys: false };
                    assert_eq!(Settings::parse(&settings.written()), Some(settings));
                }
            }
        }
        assert_eq!(Settings::parse(&Settings::default().written()), Some(Settings::default()));
    }

    #[test]
    fn of_two_windows_neither_takes_away_what_the_other_set() {
        let before = Settings::default();
        let own = Settings { theme: Theme::Dark, ..before };
        let stored = Settings { speed: Speed::Fast, locale: Some(Locale::Fr), ..before };
        let both = Settings { theme: Theme::Dark, ..stored };
        assert_eq!(own.joined(before, stored), both);
        assert_eq!(before.joined(before, stored), stored);
        let later = Settings { theme: Theme::Light, ..stored };
        assert_eq!(own.joined(before, later).theme, Theme::Dark, "what was set last stands");
    }

    #[test]
    fn damaged_settings_are_recognised() {
        for damaged in ["{\"locale\":1}", "lang=xx", "theme", "ed=current&keys=maybe", "\u{0}"] {
            assert_eq!(Settings::parse(damaged), None, "{damaged}");
        }
    }

    #[test]
    fn a_longer_sentence_waits_longer() {
        assert_eq!(Speed::Even.pause("La Lince scompare."), 900 + 3 * 45);
        assert!(Speed::Fast.pause("una due") < Speed::Slow.pause("una due"));
    }
}
