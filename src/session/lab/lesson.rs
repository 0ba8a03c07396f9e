//! A board as the beginning of a lesson: its set-up, and its script as one beat in which something is told. What is left to be
//! said is an ellipsis in each language.

use super::draft::Draft;
use crate::locale::Locale;
use crate::scenario::{Editions, Kind, Scenario, Texts, print};
use std::fmt::Write as _;

impl Draft {
    /// The draft of a lesson, as `docs/lessons.md` describes them.
    #[must_use]
    pub fn to_lesson(&self) -> String {
        let scenario = self.scenario();
        let bare = Scenario {
            kind: Kind::Case,
            heading: "".into(),
            editions: Editions::Both,
            rules: None,
            titles: Texts::default(),
            intros: Texts::default(),
            ..scenario.clone()
        };
        let lines_of =
            |part: Scenario| -> Vec<String> { print(&part).lines().skip(1).map(str::to_owned).collect() };
        let none = || Scenario { cards: Vec::new(), setup: Vec::new(), script: Vec::new(), ..bare.clone() };
        let cards = lines_of(Scenario { cards: bare.cards.clone(), ..none() });
        let setup = lines_of(Scenario { setup: bare.setup.clone(), ..none() });
        let script = lines_of(Scenario { script: bare.script.clone(), ..none() });
        let edition = match scenario.editions {
            Editions::Both => "both",
            Editions::Only(only) => only.pick("classic", "current"),
        };
        let mut text = String::new();
        for line in cards {
            let _ = writeln!(text, "{}", line.strip_prefix("  ").unwrap_or(&line));
        }
        let _ = writeln!(
            text,
            "lesson {}\n  chapter turn\n  steps all\n  minutes 5\n  edition {edition}",
            self.id()
        );
        let name = if scenario.heading.is_empty() { "…" } else { &*scenario.heading };
        for (word, said) in [("title", name), ("goal", "…")] {
            for locale in Locale::ALL {
                let said = said.replace('"', "\u{201d}");
                let _ = writeln!(text, "  {word} {} \"{said}\"", locale.tag());
            }
        }
        text.push('\n');
        setup.iter().for_each(|line| text.push_str(&format!("{line}\n")));
        for (beat, lines) in [("tell", script), ("summary", Vec::new())] {
            let _ = writeln!(text, "\n  {beat}");
            for locale in Locale::ALL {
                let _ = writeln!(text, "    say {} \"…\"", locale.tag());
            }
            lines.iter().for_each(|line| text.push_str(&format!("  {line}\n")));
        }
        text
    }
}
