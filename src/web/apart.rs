//! What is read out of what leaves the game where it is: what was arranged on the screen, and what was put away. Pure.

use super::asked::{Arranged, PutAway};
use super::i18n::Strings;
use super::on_stage::on_stage;
use super::said::joined;
use crate::engine::ObjectId;
use crate::session::snapshot::Snapshot;

/// What was arranged.
pub(super) fn arranged_said(words: &Strings, shown: &Snapshot, arranged: Arranged) -> String {
    let arrange = &words.presenter.arranged;
    let name = |id: ObjectId| {
        let all = on_stage(shown).into_iter().flat_map(|group| group.permanents);
        all.into_iter().find(|view| view.id == id).map(|view| view.called.to_string()).unwrap_or_default()
    };
    let pick = |[no, yes]: [&'static str; 2], is_so: bool| (if is_so { yes } else { no }).to_owned();
    match arranged {
        Arranged::Blank(is_so) => pick(arrange.blank, is_so),
        Arranged::Labels(is_so) => pick(arrange.labels, is_so),
        Arranged::Asks(is_so) => pick(arrange.asks, is_so),
        Arranged::AnswerHidden => arrange.answer_hidden.to_owned(),
        Arranged::Framed(id) => words.told(arrange.framed, name(id)),
        Arranged::Unframed(id) => words.told(arrange.unframed, name(id)),
        Arranged::NoFrames => arrange.no_frames.to_owned(),
        Arranged::Left => arrange.left.to_owned(),
    }
}

/// After something was put away: that it was, and what is asked now; nothing where the page under it has the word again.
pub(super) fn put_away(words: &Strings, shown: &Snapshot, what: PutAway) -> String {
    match what {
        PutAway::Answer => joined([words.margin.cancelled.to_owned(), shown.prompt.question.to_string()]),
        PutAway::Sheet => String::new(),
    }
}
