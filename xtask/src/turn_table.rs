//! The turn as a table, for readers who wait for the program or cannot have it: part of `index.html` as it is shipped.
//!
//! It is told by the same session as the page: a whole turn is played, and what its steps are called and quote for
//! what they do by themselves is written down.
//! The words stand there in all three languages; the style sheet shows those of the document's.

use std::fmt::Write;

use anyhow::{Context, Result, bail, ensure};
use in_fase::engine::{Cause, Edition};
use in_fase::locale::Locale;
use in_fase::session::snapshot::{Annotation, Paragraph, PhaseCell, Run, StepCell};
use in_fase::session::{Command, Session, Snapshot, fan_content_notice, rulebook};

/// Where the table goes in `index.html`.
pub const PLACE: &str = "<!-- the turn -->";

/// The scenario in which every step happens.
const WHOLE_TURN: &str = "tutorial";

/// More events than its turn has.
const ENOUGH: usize = 1_000;

/// Something said in each of the three languages.
type Said<T> = [T; 3];

const WAITING: Said<&str> = [
    "Il tavolo si sta preparando. Intanto, ecco il turno.",
    "La table se prépare. En attendant, voici le tour.",
    "The table is being laid. Meanwhile, here is the turn.",
];
const FAILED: Said<&str> = ["In Fase non si è avviato", "In Fase n’a pas démarré", "In Fase did not start"];
const FAILED_WHY: Said<&str> = [
    "Il programma non si è caricato. Controlla la connessione e ricarica la pagina. Qui sotto puoi intanto leggere il turno.",
    "Le programme ne s’est pas chargé. Vérifiez la connexion et rechargez la page. En attendant, vous pouvez lire le tour ci-dessous.",
    "The program did not load. Check the connection and reload the page. Meanwhile you can read the turn below.",
];
const AGAIN: Said<&str> = ["Ricarica", "Recharger", "Reload"];
const TITLE: Said<&str> =
    ["Il turno, sottofase per sottofase", "Le tour, étape par étape", "The turn, step by step"];

/// A whole turn in the reader's language, seen from its end, and what was quoted in it.
struct Turn {
    end: Snapshot,
    quoted: Vec<Quoted>,
}

/// A passage, in which step it was first quoted, and whether the step's phase or the turn was what it spoke of.
struct Quoted {
    step: &'static str,
    is_of_phase: bool,
    view: Annotation,
}

impl Turn {
    fn play(locale: Locale) -> Result<Self> {
        let begin = Session::open(WHOLE_TURN, Edition::default(), locale);
        let mut session = begin.ok().context("there is no turn to tell")?;
        let mut end = session.snapshot();
        let mut quoted: Vec<Quoted> = Vec::new();
        for _ in 0..ENOUGH {
            session = session.after(&Command::NextEvent);
            let shown = session.snapshot();
            if shown.track.turn != end.track.turn {
                return Ok(Self { end, quoted });
            }
            let entry = shown.log.entries.last().context("nothing happened")?;
            let is_of_the_turn = matches!(entry.cause.cause, Cause::Turn | Cause::TurnBasedAction);
            for view in
                shown.log.annotations.iter().filter(|view| is_of_the_turn && !view.paragraphs.is_empty())
            {
                if !quoted.iter().any(|known| known.view.citation.passage == view.citation.passage) {
                    let is_of_phase = matches!(entry.event, "turnBegan" | "phaseBegan");
                    quoted.push(Quoted { step: entry.at.slug, is_of_phase, view: view.clone() });
                }
            }
            end = shown;
        }
        bail!("the turn does not end")
    }

    fn quoted_for(&self, step: &StepCell, is_of_phase: bool) -> Vec<&Annotation> {
        let fits = |quoted: &&Quoted| quoted.step == step.slug && quoted.is_of_phase == is_of_phase;
        self.quoted.iter().filter(fits).map(|quoted| &quoted.view).collect()
    }
}

/// The table with everything around it, to stand at [`PLACE`].
pub fn html() -> Result<String> {
    let [it, fr, en] = Locale::ALL;
    let turns = [Turn::play(it)?, Turn::play(fr)?, Turn::play(en)?];
    let first = &turns[0].end.track.phases;
    let mut html = String::new();
    writeln!(html, "<main class=\"early\" data-page=\"early\">")?;
    writeln!(html, "<h1 id=\"early-turn\">{}</h1>", words(TITLE))?;
    writeln!(html, "<p class=\"early__waiting\" role=\"status\">{}</p>", words(WAITING))?;
    writeln!(
        html,
        "<div class=\"early__failed\" role=\"alert\" hidden><h2>{}</h2><p>{}</p><button type=\"button\" class=\"button button--primary\">{}</button></div>",
        words(FAILED),
        words(FAILED_WHY),
        words(AGAIN)
    )?;
    writeln!(html, "<table class=\"early__turn\" aria-labelledby=\"early-turn\">")?;
    for at in 0..first.len() {
        let names = turns.each_ref().map(|turn| turn.end.track.phases.get(at));
        let [Some(it), Some(fr), Some(en)] = names else { bail!("a language lacks a phase") };
        phase_rows(&mut html, at, [it, fr, en], &turns)?;
    }
    writeln!(html, "</table>\n</main>")?;
    let notices = Locale::ALL.map(fan_content_notice);
    writeln!(html, "<footer class=\"page-foot\"><p>{}</p></footer>", words(notices))?;
    Ok(html)
}

fn phase_rows(html: &mut String, at: usize, phases: Said<&PhaseCell>, turns: &Said<Turn>) -> Result<()> {
    let steps = &phases[0].steps;
    let first = steps.first().context("a phase without steps")?;
    let numeral = ["I", "II", "III", "IV", "V"].get(at).copied().unwrap_or_default();
    let name = format!("<i aria-hidden=\"true\">{numeral}</i> {}", words(phases.map(|phase| &*phase.name)));
    let of_phase = passages(turns, first, true)?;
    writeln!(html, "<tbody>")?;
    if steps.len() == 1 {
        let of_step = passages(turns, first, false)?;
        writeln!(
            html,
            "<tr><th class=\"early__phase\" scope=\"row\">{name}</th><td>{of_phase}{of_step}</td></tr>"
        )?;
    } else {
        writeln!(
            html,
            "<tr><th class=\"early__phase\" scope=\"rowgroup\">{name}</th><td>{of_phase}</td></tr>"
        )?;
        for (place, step) in steps.iter().enumerate() {
            let cells = phases.map(|phase| phase.steps.get(place));
            let [Some(it), Some(fr), Some(en)] = cells else { bail!("a language lacks a step") };
            let name = words([it, fr, en].map(|cell| &*cell.name));
            let of_step = passages(turns, step, false)?;
            writeln!(html, "<tr><th class=\"early__step\" scope=\"row\">{name}</th><td>{of_step}</td></tr>")?;
        }
    }
    writeln!(html, "</tbody>")?;
    Ok(())
}

fn passages(turns: &Said<Turn>, step: &StepCell, is_of_phase: bool) -> Result<String> {
    let [it, fr, en] = turns.each_ref().map(|turn| turn.quoted_for(step, is_of_phase));
    ensure!(it.len() == fr.len() && it.len() == en.len(), "a language lacks a passage");
    Ok(it.into_iter().zip(fr).zip(en).map(|((it, fr), en)| passage([it, fr, en])).collect())
}

/// The words of the source once, and what is said about them in each language.
fn passage(views: Said<&Annotation>) -> String {
    let view = views[0];
    let citation = &view.citation;
    let edition = citation.edition.pick("classic", "current");
    let mark = citation.edition.pick("◆", "●");
    let badge = match views.map(|view| view.citation.badge.as_deref()) {
        [Some(it), Some(fr), Some(en)] => {
            format!(" <span class=\"passage__badge\">{}</span>", words([it, fr, en]))
        }
        _ => String::new(),
    };
    let [it, fr, en] = views;
    let glosses =
        [(it, Locale::It), (fr, Locale::Fr), (en, Locale::En)].map(|(view, locale)| gloss(view, locale));
    let gloss = if glosses.iter().all(String::is_empty) {
        String::new()
    } else {
        format!("<p class=\"passage__gloss\">{}</p>", words(glosses.each_ref().map(String::as_str)))
    };
    format!(
        "<figure class=\"passage\" data-edition=\"{edition}\"><blockquote lang=\"{lang}\">{text}</blockquote><figcaption class=\"passage__head\"><span class=\"chip\"><i aria-hidden=\"true\">{mark}</i> <b lang=\"{lang}\">{rule}</b> <span lang=\"{lang}\">{source}</span></span>{badge}</figcaption>{gloss}</figure>",
        lang = citation.lang,
        text = view.paragraphs.iter().map(paragraph).collect::<String>(),
        rule = escaped(&citation.rule),
        source = escaped(&citation.source),
    )
}

/// What the passage says that holds in the edition, in the reader's language; nothing where it is in that language already.
fn gloss(view: &Annotation, locale: Locale) -> String {
    let sources = rulebook(Edition::default(), locale);
    let mut passages = sources.iter().flat_map(|source| source.passages.iter());
    let whole = passages.find(|whole| Some(&whole.key) == view.citation.passage.as_ref());
    let glosses = whole.iter().flat_map(|whole| whole.glosses.iter()).filter(|gloss| !gloss.is_wrong);
    glosses.map(|gloss| &*gloss.text).collect::<Vec<_>>().join(" ")
}

fn paragraph(paragraph: &Paragraph) -> String {
    format!("<p>{}</p>", paragraph.runs.iter().map(run).collect::<String>())
}

fn run(run: &Run) -> String {
    let text = escaped(&run.text);
    match (run.is_omitted, run.is_sic) {
        (true, _) => "<span class=\"passage__omitted\"> […] </span>".to_owned(),
        (false, true) => format!("<span class=\"passage__sic\">{text}</span>"),
        (false, false) => text,
    }
}

/// The same in each language; the style sheet shows one.
fn words(said: Said<&str>) -> String {
    let one = |(locale, text): (Locale, &str)| {
        format!("<span class=\"early__word\" lang=\"{}\">{}</span>", locale.tag(), escaped(text))
    };
    Locale::ALL.into_iter().zip(said).filter(|(_, text)| !text.is_empty()).map(one).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text alone, in one language.
    fn read(html: &str, locale: Locale) -> String {
        let mut text = html.to_owned();
        for other in Locale::ALL.into_iter().filter(|other| *other != locale) {
            let tag = format!("<span class=\"early__word\" lang=\"{}\">", other.tag());
            while let Some(begins) = text.find(&tag) {
                let ends = begins + text[begins..].find("</span>").unwrap() + "</span>".len();
                text.replace_range(begins..ends, "");
            }
        }
        let mut inside = false;
        text.retain(|letter| {
            let was = inside;
            inside = (was || letter == '<') && letter != '>';
            !was && !inside
        });
        text
    }

    #[test]
    fn the_twelve_steps_stand_in_order_in_each_language() {
        let html = html().unwrap();
        let steps = [
            (
                Locale::It,
                ["STAP", "Mantenimento", "Acquisizione", "Bloccanti", "Fine combattimento", "Cancellazione"],
            ),
            (Locale::Fr, ["Dégagement", "Entretien", "Pioche", "Bloqueurs", "Fin du combat", "Nettoyage"]),
            (Locale::En, ["Untap", "Upkeep", "Draw", "Blockers", "End of combat", "Cleanup"]),
        ];
        for (locale, names) in steps {
            let text = read(&html, locale);
            let places = names.map(|name| text.find(name));
            assert!(places.is_sorted() && places.iter().all(Option::is_some), "{places:?} in {locale:?}");
        }
        assert_eq!(html.matches("scope=\"row\"").count(), 12);
    }

    #[test]
    fn every_step_quotes_a_passage_word_for_word() {
        let html = html().unwrap();
        assert_eq!(html.matches("scope=\"row\"").count(), 12);
        assert!(
            !html.contains("</span></th><td></td></tr>\n<tr><th class=\"early__step\""),
            "a step quotes nothing"
        );
        let text = read(&html, Locale::It);
        for sentence in
            ["Tutto questo avviene simultaneamente.", "All'inizio della tua acquisizione, pesca una carta."]
        {
            assert!(text.contains(sentence), "{sentence}");
        }
    }
}
