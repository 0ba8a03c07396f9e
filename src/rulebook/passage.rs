//! Passages: the whole text of each section, cut out of its file without touching a letter.

use std::ops::Range;
use std::sync::LazyLock;

use super::section::{SECTIONS, Section};
use super::seed::Seed;
use super::sentence;

/// The text of one section, verbatim.
#[derive(Debug, PartialEq, Eq)]
pub struct Passage {
    /// The section this is the text of.
    pub section: &'static Section,
    /// Its paragraphs in order.
    pub paragraphs: Vec<Paragraph>,
}

/// One line of the file, without the blanks, the bullet and the heading it may begin with.
#[derive(Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// Running text or an item of a list.
    pub form: Form,
    /// The words, a slice of the file.
    pub text: &'static str,
    /// The sentences, as byte ranges of `text`.
    pub sentences: Vec<Range<usize>>,
}

/// The form of a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Form {
    /// Running text.
    Prose,
    /// An item of a list.
    Bullet,
}

/// Every passage of the three texts, in reading order.
#[must_use]
pub fn passages() -> &'static [Passage] {
    static PASSAGES: LazyLock<Vec<Passage>> = LazyLock::new(|| {
        SECTIONS.iter().map(|section| Passage { section, paragraphs: cut(section) }).collect()
    });
    &PASSAGES
}

/// The passage of a section, by its code: `passage(Seed::T000, "502.1")`.
#[must_use]
pub fn passage(seed: Seed, code: &str) -> Option<&'static Passage> {
    passages().iter().find(|passage| passage.section.seed == seed && passage.section.code == code)
}

/// The paragraphs between a section's heading and the next heading of the same text.
fn cut(section: &Section) -> Vec<Paragraph> {
    let lines: Vec<&'static str> = section.seed.text().lines().collect();
    let Some((first, rest_of_heading)) = heading(&lines, section.heading) else { return Vec::new() };
    let end = headings(section.seed)
        .filter_map(|other| heading(&lines, other).map(|(line, _)| line))
        .filter(|line| *line > first)
        .min()
        .unwrap_or(lines.len());
    let body = lines.get(first + 1..end).unwrap_or_default();
    std::iter::once(rest_of_heading).chain(body.iter().copied()).filter_map(paragraph).collect()
}

/// Everything that ends the section before it: the headings of the sections and of the text itself.
fn headings(seed: Seed) -> impl Iterator<Item = &'static str> {
    let of_the_text = match seed {
        Seed::T000 => ["Regolamento[]", seed.heading()],
        Seed::T003 | Seed::T004 => [seed.heading(); 2],
    };
    SECTIONS
        .iter()
        .filter(move |section| section.seed == seed)
        .map(|section| section.heading)
        .chain(of_the_text)
}

/// Where a heading stands, and the words that follow it on its line.
///
/// The guide repeats its headings in a menu above the text, so the last line that is the heading counts; only
/// if no line is, the last one that begins with it.
fn heading(lines: &[&'static str], heading: &str) -> Option<(usize, &'static str)> {
    if heading.is_empty() {
        return lines.first().map(|line| (0, *line));
    }
    let whole = lines.iter().rposition(|line| line.trim() == heading).map(|at| (at, ""));
    let beginning = || {
        lines.iter().enumerate().rev().find_map(|(at, line)| {
            let rest = line.trim().strip_prefix(heading)?;
            rest.starts_with(' ').then_some((at, rest))
        })
    };
    whole.or_else(beginning)
}

fn paragraph(line: &'static str) -> Option<Paragraph> {
    let line = line.trim();
    let (form, text) = match line.strip_prefix('•') {
        Some(item) => (Form::Bullet, item.trim_start()),
        None => (Form::Prose, line),
    };
    (!text.is_empty()).then(|| Paragraph { form, text, sentences: sentence::sentences(text) })
}
