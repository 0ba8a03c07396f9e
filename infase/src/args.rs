//! What may be asked on the command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use in_fase::engine::Edition;
use in_fase::locale::Locale;

/// Plays turns of Magic: The Gathering by two editions of the rules, from texts.
#[derive(Parser)]
#[command(
    name = "infase",
    version,
    after_help = "The notation: docs/notation.md.\n\nExit codes: 0 all is well, 1 a case failed, 2 something could not be read or understood, or no case was wanted."
)]
pub struct Arguments {
    #[command(subcommand)]
    pub deed: Deed,
}

#[derive(Subcommand)]
pub enum Deed {
    /// Runs cases and says which failed, with what was found and what happened
    Cases(Cases),
    /// Tells what happens in a scenario, event by event, with the passages of the rules
    Explain(Explain),
}

#[derive(Args)]
pub struct Cases {
    /// Files, and folders of which every .case and .scn file is run
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// Only cases whose ID, sentence or rules contain this; several times: any of them
    #[arg(short, long, value_name = "TEXT")]
    pub only: Vec<String>,
    /// Only in this edition
    #[arg(short, long)]
    pub edition: Option<EditionName>,
    /// How the result is written
    #[arg(short, long, default_value = "text")]
    pub format: Format,
    /// The language in which faults of a text are told
    #[arg(short, long, default_value = "en")]
    pub language: LanguageName,
}

#[derive(Args)]
pub struct Explain {
    /// A file, or the name of a scenario that comes along: tutorial, phasing, day-night, empty, crowded
    pub scenario: String,
    /// Which case of the file, by its ID; else the first
    #[arg(short, long, value_name = "ID")]
    pub case: Option<String>,
    /// By which edition; else the scenario's own, or the current one
    #[arg(short, long, default_value = "current")]
    pub edition: EditionName,
    /// In which language; the passages stay in their own
    #[arg(short, long, default_value = "en")]
    pub language: LanguageName,
    /// As plain text or as Markdown
    #[arg(short, long, default_value = "text")]
    pub format: Prose,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum EditionName {
    /// The Comprehensive Rules as of 1 October 2005, with the tutorial's Wall rule
    Classic,
    /// Those effective 19 September 2025
    Current,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum LanguageName {
    /// Italian
    It,
    /// French
    Fr,
    /// English
    En,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// What failed, for a reader; then the counts
    Text,
    /// One JSON object for all
    Json,
    /// The Test Anything Protocol, version 14
    Tap,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Prose {
    /// Plain text
    Text,
    /// Markdown
    Markdown,
}

impl EditionName {
    /// The edition of that name.
    pub fn edition(self) -> Edition {
        let [classic, current] = Edition::ALL;
        match self {
            Self::Classic => classic,
            Self::Current => current,
        }
    }
}

impl LanguageName {
    /// The language of that name.
    pub const fn locale(self) -> Locale {
        match self {
            Self::It => Locale::It,
            Self::Fr => Locale::Fr,
            Self::En => Locale::En,
        }
    }
}
