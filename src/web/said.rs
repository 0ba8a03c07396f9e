//! What is read out when the page changes: one text for the one live region. Pure; the words of the game are the snapshot's.

use super::answer::Answer;
use super::apart::{arranged_said, put_away};
use super::asked::Asked;
use super::comparing::Compared;
use super::components::choice::target_ask;
use super::components::lesson_margin::title;
use super::components::pips::spoken;
use super::components::question::{in_line, numbered, verdict_said};
use super::i18n::Strings;
use super::learning::{Practising, Studying};
use super::presenting::Presenting;
use super::table::Table;
use crate::session::snapshot::{Annotation, EventKind, Form, LogEntry, ScriptView, Snapshot};
use crate::session::study::{HintView, OptionMark, QuestionView, StudyView, VerdictView, Wanted};

/// Of what happens at once, so many events are read out: the last ones.
const MOST_EVENTS: usize = 8;

/// So many sentences are read out of one event; where there are more, the last says how many.
const MOST_SENTENCES: usize = 10;

/// Differs to the ear of a machine alone: what is said twice in the same words is read out twice.
const AGAIN: char = '\u{a0}';

/// The text of the live region: what is said, after the edition if that was changed.
#[must_use]
pub fn read_out(words: &Strings, asked: &Asked, said: String) -> String {
    let edition = asked.edition.map(|edition| {
        let (name, year) = edition.pick(words.head.editions[0], words.head.editions[1]);
        format!("{}.", words.told(words.head.edition, format!("{name} {year}")))
    });
    let mut text = joined(edition.into_iter().chain([spoken(words, &said)]));
    if asked.times % 2 == 1 {
        text.push(AGAIN);
    }
    text
}

/// Sentences one after the other; a word without an end gets a full stop.
pub(super) fn joined(sentences: impl IntoIterator<Item = String>) -> String {
    let ended = |text: String| {
        let text = text.trim();
        if text.ends_with(['.', '!', '?', '…', ':', '»', '”']) {
            text.to_owned()
        } else {
            format!("{text}.")
        }
    };
    sentences.into_iter().filter(|text| !text.trim().is_empty()).map(ended).collect::<Vec<_>>().join(" ")
}

/// An event as it stands in the log: its sentence and its particulars in order.
fn in_full(words: &Strings, entry: &LogEntry) -> Vec<String> {
    let all = [&entry.sentence].into_iter().chain(&*entry.details).map(ToString::to_string);
    let mut told: Vec<String> = all.collect();
    if told.len() > MOST_SENTENCES {
        let left_out = told.split_off(MOST_SENTENCES - 1);
        told.push((words.margin.more_facts)(left_out.len()));
    }
    told
}

/// An event that others follow at once: of one that is no more than the turn going on, its sentence alone.
fn in_passing(words: &Strings, entry: &LogEntry) -> Vec<String> {
    match entry.kind {
        EventKind::Turn | EventKind::Priority | EventKind::PhasingNothing => vec![entry.sentence.to_string()],
        _ => in_full(words, entry),
    }
}

/// The event shown, or how the scenario begins.
fn event(words: &Strings, shown: &Snapshot) -> Vec<String> {
    let begins = || vec![shown.scenario.intro.to_string()];
    shown.log.entries.last().map_or_else(begins, |entry| in_full(words, entry))
}

/// How damage is divided, once the reader divides it otherwise than it was suggested: what each source gives, and to whom.
fn division(words: &Strings, shown: &Snapshot, answer: &Answer) -> Option<String> {
    let (Some(Form::Damage { sources }), Answer::Damage(parts)) = (&shown.prompt.form, answer) else {
        return None;
    };
    let told = sources.iter().map(|form| {
        let own = || parts.iter().filter(|part| part.source == form.source);
        let given: u32 = own().map(|part| part.amount).sum();
        let label = |to| form.recipients.iter().find(|one| one.to == to).map_or("", |one| &*one.label);
        let whole = words.told(&form.label, (words.margin.divided)(given, form.amount));
        let each = own().map(|part| words.told(label(part.to), part.amount));
        [whole].into_iter().chain(each).collect::<Vec<_>>().join("; ")
    });
    Some(told.collect::<Vec<_>>().join(". "))
}

/// What has been put together so far of an answer that was begun, and what is asked next in it.
fn begun(words: &Strings, shown: &Snapshot, answer: &Answer) -> Option<String> {
    if shown.refused.is_some() || *answer == Answer::to(&shown.prompt) {
        return None;
    }
    let margin = &words.margin;
    match (answer, &shown.prompt.form) {
        (Answer::Aiming { choice, .. }, _) => {
            Some(joined([choice.label.to_string(), target_ask(words, answer, &shown.prompt)]))
        }
        (Answer::Targets(_), _) => Some(target_ask(words, answer, &shown.prompt)),
        (Answer::Attackers(chosen), _) => Some((margin.attack_with)(chosen.len())),
        (Answer::Blockers { blocker: Some(id), .. }, Some(Form::Blockers { blockers })) => {
            let form = blockers.iter().find(|form| form.blocker.id == *id)?;
            Some(words.told(&form.blocker.label, margin.block_which))
        }
        (Answer::Blockers { blocks, .. }, _) => Some((margin.block_with)(blocks.len())),
        (Answer::Discard(chosen), Some(Form::Discard { count, .. })) => {
            Some((margin.discard)(chosen.len(), *count))
        }
        (Answer::Order(order), Some(Form::Order { triggers })) => {
            let label = |id| triggers.iter().find(|it| it.id == id).map_or("", |it| &*it.label);
            let told = order.iter().zip(1..).map(|(id, at)| format!("{at}. {}", label(*id)));
            Some(told.collect::<Vec<_>>().join("; "))
        }
        _ => division(words, shown, answer),
    }
}

/// What must be chosen where the game cannot go on without it, or that it is over.
fn due(shown: &Snapshot) -> Option<String> {
    let is_due = shown.prompt.form.is_some() || !shown.can_go_on;
    is_due.then(|| shown.prompt.question.to_string())
}

/// What is read out at a table: what was arranged on the screen; why something was refused; the answer begun; else the event, and what
/// must be chosen.
#[must_use]
pub fn said(words: &Strings, table: &Table, asked: &Asked, presenting: Option<&Presenting>) -> String {
    let shown = &table.shown;
    if let Some(arranged) = asked.arranged {
        return arranged_said(words, shown, arranged);
    }
    if let Some(what) = asked.put_away {
        return put_away(words, shown, what);
    }
    if presenting.is_some_and(|presenting| presenting.is_asking) {
        return words.presenter.question.to_owned();
    }
    if let Some(refused) = &shown.refused {
        return joined([refused.question.to_string(), refused.sentence.to_string()]);
    }
    if let Some(begun) = begun(words, shown, &table.answer) {
        return begun;
    }
    // Beyond its end the scenario is gone on with by a choice alone.
    let is_over = shown.script == Some(ScriptView::Over) && presenting.is_none();
    let over = is_over.then(|| words.margin.over.to_owned());
    let left = (table.has_left && presenting.is_none()).then(|| words.margin.left.to_owned());
    joined(event(words, shown).into_iter().chain(over).chain(left).chain(due(shown)))
}

/// What is read out of a comparison: the line, and that it is the last one.
#[must_use]
pub fn said_beside(words: &Strings, compared: &Compared) -> String {
    let shown = &compared.shown;
    let end = (shown.place == shown.total).then(|| words.margin.end.to_owned());
    joined([shown.said.to_string()].into_iter().chain(end))
}

/// A question's answers: "1) Sì; 2) No".
fn answers(words: &Strings, question: &QuestionView) -> String {
    let told = question
        .options
        .iter()
        .enumerate()
        .map(|(at, option)| format!("{} {}", numbered(at), in_line(words, option)));
    told.collect::<Vec<_>>().join("; ")
}

/// How an answer or a deed was judged: the verdict, why, and which answer is right if another was chosen.
fn judged(words: &Strings, verdict: &VerdictView, question: Option<&QuestionView>) -> Vec<String> {
    let why = question.and_then(|question| question.feedback.as_ref()?.why.as_ref());
    let is_open = matches!(verdict, VerdictView::WrongAnswer { .. } | VerdictView::Revealed);
    let right = question.filter(|_| is_open);
    let right = right.and_then(|it| it.options.iter().find(|option| option.mark == OptionMark::Right));
    let right = right.map(|option| words.told(words.learn.study.right_one, in_line(words, option)));
    [verdict_said(words, verdict).to_owned()]
        .into_iter()
        .chain(why.map(ToString::to_string))
        .chain(right)
        .collect()
}

/// What is asked, and which answers there are.
fn question(words: &Strings, view: &QuestionView) -> impl Iterator<Item = String> {
    let assumed = view.assumptions.iter().map(ToString::to_string);
    [view.sentence.to_string()].into_iter().chain(assumed).chain([answers(words, view)])
}

/// What is read out of a round of practice: the situation and the question, or what came of the answer.
#[must_use]
pub fn said_in_round(words: &Strings, round: &Practising) -> String {
    let Some(asked) = &round.view.question else { return words.learn.practice.results.to_owned() };
    if round.shows_what_if {
        return words.learn.study.what_if.to_owned();
    }
    if asked.feedback.is_some() {
        return joined(judged(words, &round.view.verdict, Some(asked)));
    }
    let situation = round.table.as_ref().and_then(|table| table.log.entries.last());
    joined(situation.into_iter().flat_map(|entry| in_full(words, entry)).chain(question(words, asked)))
}

/// A new part of a lesson: what it is, what is said in it, and the answers if something is asked.
fn part(words: &Strings, view: &StudyView) -> Vec<String> {
    let said = view.said.iter().map(ToString::to_string);
    let open = view.question.as_ref().filter(|question| question.feedback.is_none());
    let asked = open.into_iter().flat_map(|open| question(words, open).skip(1));
    [title(words, view)].into_iter().chain(said).chain(asked).chain(still(words, view)).collect()
}

/// What of a task is still to be brought about, and how often somebody has to pass for it.
fn still(words: &Strings, view: &StudyView) -> Vec<String> {
    let study = &words.learn.study;
    let unmet = view.conditions.iter().filter(|it| !it.is_met).map(|it| it.text.to_string());
    let unmet = joined(unmet);
    let wanted = (!unmet.is_empty()).then(|| words.told(study.unmet, unmet));
    let left = (view.passes_left > 0).then(|| (study.passes_left)(view.passes_left));
    wanted.into_iter().chain(left).collect()
}

/// A passage in the reader's language.
fn in_words(words: &Strings, passage: &Annotation) -> String {
    let own = passage.own.as_ref().map(ToString::to_string);
    let is_readable = passage.citation.lang == words.locale.tag();
    let runs = || passage.paragraphs.iter().flat_map(|it| it.runs.iter()).map(|run| &*run.text).collect();
    own.unwrap_or_else(|| if is_readable { runs() } else { passage.gloss.to_string() })
}

fn hint(words: &Strings, view: &StudyView) -> Option<String> {
    let [step, rule, action] = words.learn.study.hint_levels;
    Some(match view.hints.last()? {
        HintView::Step { text } => words.told(step, text),
        HintView::Rule { text, passages } => {
            let told = passages.iter().flat_map(|it| [it.citation.label.to_string(), in_words(words, it)]);
            words.told(rule, joined([text.to_string()].into_iter().chain(told)))
        }
        HintView::Action { text } => words.told(action, text),
    })
}

/// What must be chosen in a lesson, or that it is over.
fn due_in_lesson(words: &Strings, lesson: &Studying) -> Option<String> {
    let (view, prompt) = (&lesson.view, &lesson.table.prompt);
    match view.wanted {
        Wanted::Act | Wanted::Try if prompt.player.is_some() => Some(prompt.question.to_string()),
        Wanted::Act | Wanted::Try if view.can_go_on => Some(words.learn.study.press_on.to_owned()),
        Wanted::Nothing => Some(words.margin.end.to_owned()),
        _ => None,
    }
}

/// What is read out of a lesson: what was arranged before a room; why something was refused; the answer begun; else a new part as a
/// whole or every event that went by, how it was judged, the hint asked for, and what must be chosen.
#[must_use]
pub fn said_in_lesson(words: &Strings, lesson: &Studying, asked: &Asked) -> String {
    let (view, brought) = (&lesson.view, lesson.brought);
    if let Some(arranged) = asked.arranged {
        return arranged_said(words, &lesson.table, arranged);
    }
    if let Some(what) = asked.put_away {
        return put_away(words, &lesson.table, what);
    }
    let judged = || {
        let is_judged = brought.is_judged && view.verdict != VerdictView::NotYet;
        is_judged.then(|| judged(words, &view.verdict, view.question.as_ref())).into_iter().flatten()
    };
    if let Some(refused) = &lesson.table.refused {
        return joined(
            [refused.question.to_string(), refused.sentence.to_string()].into_iter().chain(judged()),
        );
    }
    if lesson.shows_what_if {
        return words.learn.study.what_if.to_owned();
    }
    if let Some(begun) = begun(words, &lesson.table, &lesson.answer) {
        return begun;
    }
    let mut told: Vec<String> = view.notice.iter().map(ToString::to_string).collect();
    if brought.is_new_part {
        told.extend(part(words, view));
    } else {
        told.extend(events(words, &lesson.table, brought.since));
    }
    told.extend(judged());
    if brought.has_neared && !brought.is_new_part {
        told.extend(still(words, view));
    }
    told.extend(hint(words, view).filter(|_| brought.is_hinted));
    let due = due_in_lesson(words, lesson);
    if told.is_empty() && due.is_none() {
        told.extend(part(words, view));
    }
    joined(told.into_iter().chain(due))
}

/// The events after a place; going back, the one that it leads to.
fn events(words: &Strings, shown: &Snapshot, since: u32) -> Vec<String> {
    let entries = &shown.log.entries;
    let first = match entries.iter().position(|entry| entry.seq >= since) {
        Some(first) => first.max(entries.len().saturating_sub(MOST_EVENTS)),
        None if shown.cursor < since => entries.len().saturating_sub(1),
        None => entries.len(),
    };
    let Some((last, before)) = entries.get(first..).and_then(<[_]>::split_last) else { return Vec::new() };
    let passing = before.iter().flat_map(|entry| in_passing(words, entry));
    passing.chain(in_full(words, last)).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::said;
    use crate::engine::Edition;
    use crate::locale::Locale;
    use crate::session::snapshot::Form;
    use crate::web::asked::Asked;
    use crate::web::i18n::Strings;
    use crate::web::learning::Learning;
    use crate::web::store::{Message, Store};
    use std::rc::Rc;
    use yew::Reducible;

    #[test]
    fn damage_divided_otherwise_is_read_out_with_what_each_gets() {
        let store = Rc::new(Store::new(Locale::En, Edition::default(), Learning::default()).opened(
            "tutorial",
            None,
            Some(68),
        ));
        let read = |store: &Store| {
            said(Strings::of(Locale::En), store.table.as_ref().unwrap(), &Asked::default(), None)
        };
        let shown = store.table.as_ref().unwrap().shown.clone();
        let event = shown.log.entries.last().unwrap();
        let told: String = event.details.iter().map(|fact| format!(" {fact}")).collect();
        assert_eq!(read(&store), format!("{}{told} {}", event.sentence, shown.prompt.question));
        let Some(Form::Damage { sources }) = &shown.prompt.form else { panic!("no damage to divide") };
        let form = &sources[0];
        let first = &form.recipients[0];
        let more = Message::Divide { source: form.source, to: first.to, more: true };
        let told = read(&store.reduce(more));
        let whole = format!("{}: {} of {}", form.label, form.amount + 1, form.amount);
        assert!(told.starts_with(&whole), "{told}");
        assert!(told.contains(&format!("; {}: {}", first.label, first.suggested + 1)), "{told}");
    }
}
