//! `explain`: a scenario as an annotated transcript, told by the same session as the page.

use std::fmt::Write as _;
use std::fs;
use std::io::{Write as _, stdout};
use std::path::Path;

use anyhow::{Result, bail};
use in_fase::locale::Locale;
use in_fase::scenario::{Scenario, builtin, parse};
use in_fase::session::snapshot::{Annotation, CitationView, Notice, Paragraph};
use in_fase::session::{Handout, HandoutEvent, Quoted, Session, fan_content_notice};

use crate::args::{Explain, Prose};

/// Prints what happens.
pub fn command(wish: &Explain) -> Result<()> {
    let locale = wish.language.locale();
    let scenario = scenario(wish, locale)?;
    let session = Session::show(&scenario, wish.edition.edition(), locale);
    let session = session.map_err(|notice| anyhow::anyhow!(told(&notice)))?;
    stdout().write_all(transcript(&session, wish.format, locale).as_bytes())?;
    Ok(())
}

/// The scenario that is meant.
fn scenario(wish: &Explain, locale: Locale) -> Result<Scenario> {
    let file = Path::new(&wish.scenario);
    if let Some(scenario) = builtin(&wish.scenario).filter(|_| !file.exists()) {
        return Ok(scenario.clone());
    }
    let text = fs::read_to_string(file).map_err(|error| anyhow::anyhow!("{}: {error}", file.display()))?;
    let scenarios = parse(&text).map_err(|faults| {
        let place = |fault: &in_fase::scenario::Fault| {
            let (line, column) = (fault.spot.line(), fault.spot.column());
            format!("{}:{line}:{column}: {}", file.display(), fault.message(locale))
        };
        anyhow::anyhow!(faults.iter().map(place).collect::<Vec<_>>().join("\n"))
    })?;
    let is_meant =
        |scenario: &&Scenario| wish.case.as_ref().is_none_or(|id| scenario.id.eq_ignore_ascii_case(id));
    match scenarios.iter().find(is_meant) {
        Some(scenario) => Ok(scenario.clone()),
        None => {
            let ids: Vec<&str> = scenarios.iter().map(|scenario| &*scenario.id).collect();
            bail!("{}: there is no such case; there are {}", file.display(), ids.join(", "))
        }
    }
}

fn told(notice: &Notice) -> String {
    let faults =
        notice.faults.iter().map(|fault| format!("\n  {}:{}: {}", fault.line, fault.column, fault.message));
    notice.text.to_string() + &faults.collect::<String>()
}

/// Everything that the scenario's script makes happen, step by step. A passage is quoted where it is first cited.
fn transcript(session: &Session, prose: Prose, locale: Locale) -> String {
    let page = Page { prose };
    let handout = session.handout(u32::MAX);
    let mut text = page.title(&handout);
    for step in handout.steps.iter() {
        text += &page.heading(&step.moment);
        for event in step.events.iter() {
            text += &page.event(event);
            for quoted in event.passages.iter() {
                text += &match quoted {
                    Quoted::Here(annotation) => page.annotation(annotation),
                    Quoted::Before { citation, event } => page.again(citation, *event),
                };
            }
        }
    }
    let _ = writeln!(text, "\n{}", fan_content_notice(locale));
    text
}

/// How things are written.
struct Page {
    prose: Prose,
}

impl Page {
    fn pick<T>(&self, text: T, markdown: T) -> T {
        match self.prose {
            Prose::Text => text,
            Prose::Markdown => markdown,
        }
    }

    fn title(&self, handout: &Handout) -> String {
        let (title, intro, edition) =
            (&handout.scenario.title, &handout.scenario.intro, &handout.edition_name);
        let intro = if intro.is_empty() { String::new() } else { format!("\n{intro}\n") };
        self.pick(format!("{title}\n{edition}\n{intro}"), format!("# {title}\n\n*{edition}*\n{intro}"))
    }

    fn heading(&self, moment: &str) -> String {
        self.pick(format!("\n{moment}\n"), format!("\n## {moment}\n\n"))
    }

    fn event(&self, event: &HandoutEvent) -> String {
        let (number, sentence) = (event.number, &event.entry.sentence);
        self.pick(format!("{number:>4}. {sentence}\n"), format!("{number}. {sentence}\n"))
    }

    fn annotation(&self, annotation: &Annotation) -> String {
        let chip = &annotation.citation.label;
        let bar = self.pick("      | ", "   > ");
        let mut text = self.pick(format!("      {chip}\n"), format!("\n   **{chip}**\n\n"));
        for paragraph in annotation.paragraphs.iter() {
            let _ = writeln!(text, "{bar}{}", self.words(paragraph));
        }
        for own in annotation.own.iter() {
            let _ = writeln!(text, "{bar}{own}");
        }
        if !annotation.gloss.is_empty() {
            let gloss = &annotation.gloss;
            text += &self.pick(format!("      = {gloss}\n"), format!("\n   {gloss}\n"));
        }
        text + self.pick("", "\n")
    }

    /// A passage that has been quoted before.
    fn again(&self, citation: &CitationView, first: u32) -> String {
        let chip = &citation.label;
        self.pick(format!("      {chip} (→ {first})\n"), format!("   **{chip}** (→ {first})\n"))
    }

    /// The words of a paragraph; the clause that applies is marked.
    fn words(&self, paragraph: &Paragraph) -> String {
        let mut words = String::new();
        for run in paragraph.runs.iter() {
            let run_text = if run.is_omitted { "[…]" } else { &run.text };
            let mark = if run.is_clause { self.pick("_", "**") } else { "" };
            let _ = write!(words, "{mark}{run_text}{mark}");
        }
        words
    }
}
