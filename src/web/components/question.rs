//! A question with its answers, and what is said about the one that was chosen.

use super::icon::Icon;
use super::passage::annotations;
use super::pips::with_signs;
use crate::session::study::{FeedbackView, OptionMark, OptionView, QuestionView, VerdictView};
use crate::web::i18n::Strings;
use yew::prelude::*;

/// The answers, one a button; once one is chosen they stay to be read. `choose`: called with the number of an answer, from 0.
pub fn question(words: &Strings, view: &QuestionView, choose: &Callback<usize>) -> Html {
    let is_open = view.options.iter().all(|option| option.mark == OptionMark::Open);
    html! {
        <>
        <div class="question__assumed">{ for view.assumptions.iter().map(|text| html! { <p>{ &**text }</p> }) }</div>
        <ol class="options" role="list" aria-label={words.learn.study.options} data-roving="both" data-question={if is_open { "open" } else { "answered" }}>
            { for view.options.iter().enumerate().map(|(at, option)| html! {
                <li key={at}>{ if is_open { choice(words, at, option, choose) } else { answered(words, view, at, option) } }</li>
            }) }
        </ol>
        </>
    }
}

/// The number of an answer, from 1, as it is seen, said and pressed: "1)".
#[must_use]
pub fn numbered(at: usize) -> String {
    format!("{})", at + 1)
}

fn number(at: usize) -> Html {
    html! { <b class="option__number">{ numbered(at) }{ " " }</b> }
}

/// An answer in words; an order as a list in the text, one thing after the other. The answers alone have numbers.
fn lines(words: &Strings, option: &OptionView) -> Html {
    match &*option.lines {
        [line] => html! { &**line },
        lines => {
            let told = lines.iter().enumerate().map(|(at, line)| {
                html! { <span>if at > 0 { <i>{ words.learn.study.then }</i>{ " " } }{ &**line }{ " " }</span> }
            });
            html! { <span class="option__lines">{ for told }</span> }
        }
    }
}

/// An answer in one line, without a full stop.
#[must_use]
pub fn in_line(words: &Strings, option: &OptionView) -> String {
    let bare: Vec<&str> = option.lines.iter().map(|line| line.trim_end_matches('.')).collect();
    bare.join(&format!(", {} ", words.learn.study.then))
}

fn choice(words: &Strings, at: usize, option: &OptionView, choose: &Callback<usize>) -> Html {
    html! {
        <button type="button" class="option" data-option={at.to_string()} onclick={choose.reform(move |_: MouseEvent| at)}>
            { number(at) }<span>{ lines(words, option) }</span>
        </button>
    }
}

fn answered(words: &Strings, view: &QuestionView, at: usize, option: &OptionView) -> Html {
    let study = &words.learn.study;
    let is_chosen = view.chosen == Some(at);
    let (mark, icon, said) = match option.mark {
        OptionMark::Right => ("right", Some(Icon::Tick), Some(study.right_one)),
        OptionMark::Wrong => ("wrong", Some(Icon::Cross), Some(study.your_answer)),
        OptionMark::Open | OptionMark::Other => ("other", None, None),
    };
    let said = said.map(|said| {
        html! {
            <em class="option__said">
                { icon.map(Icon::view) }{ said }
                if is_chosen && option.mark == OptionMark::Right { { ", " }{ study.also_yours } }
            </em>
        }
    });
    html! {
        <div class="option" data-option={at.to_string()} data-mark={mark} data-chosen={is_chosen.then_some("true")}>
            { number(at) }<span>{ lines(words, option) }{ said }</span>
        </div>
    }
}

/// What is said about the answer: the verdict, the belief behind a wrong one, and the passages that settle it.
pub fn feedback(words: &Strings, verdict: &VerdictView, view: &FeedbackView) -> Html {
    let study = &words.learn.study;
    html! {
        <section class="feedback" data-verdict={verdict_slug(verdict)}>
            <h2>{ verdict_said(words, verdict) }</h2>
            { view.belief.as_ref().map(|belief| html! { <p>{ study.believes }{ words.colon() }<q class="feedback__belief">{ &**belief }</q></p> }) }
            { view.why.as_ref().map(|why| html! { <p>{ with_signs(words, why) }</p> }) }
            { annotations(words, &view.passages, false) }
        </section>
    }
}

/// The word for a verdict in attributes.
#[must_use]
pub const fn verdict_slug(verdict: &VerdictView) -> &'static str {
    match verdict {
        VerdictView::NotYet => "not-yet",
        VerdictView::Done => "done",
        VerdictView::Astray => "astray",
        VerdictView::Refused { .. } => "refused",
        VerdictView::RightAnswer => "right",
        VerdictView::WrongAnswer { .. } => "wrong",
        VerdictView::Revealed => "revealed",
    }
}

/// The verdict in words; nothing while nothing was done.
#[must_use]
pub const fn verdict_said(words: &Strings, verdict: &VerdictView) -> &'static str {
    let words = &words.learn.study;
    match verdict {
        VerdictView::NotYet => "",
        VerdictView::Done => words.done,
        VerdictView::Astray => words.astray,
        VerdictView::Refused { .. } => words.refused,
        VerdictView::RightAnswer => words.right,
        VerdictView::WrongAnswer { .. } => words.not_yet,
        VerdictView::Revealed => words.revealed,
    }
}
