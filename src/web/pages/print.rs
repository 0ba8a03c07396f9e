//! A turn on paper: the table at the start, what happens with its passages, the link to it. With questions, the answers have a page
//! of their own, and what happens is told if wished.

use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::snapshot::{PermanentView, Side};
use crate::session::study::OptionMark;
use crate::session::{Handout, HandoutEvent, HandoutQuestion, HandoutStep, Quoted, Session};
use crate::web::components::chip::chip;
use crate::web::components::page_foot::PageFoot;
use crate::web::components::passage::annotations;
use crate::web::components::qr_code::qr_code;
use crate::web::components::question::in_line;
use crate::web::frame::Frame;
use crate::web::hooks::address::replace;
use crate::web::hooks::print::print;
use crate::web::i18n::Strings;
use crate::web::route::edition_slug;
use yew::prelude::*;

/// The most events on paper: some ten pages.
const MOST: u32 = 200;

/// A longer link is not printed in letters: nobody would type it.
const LONG: usize = 160;

const LETTERS: [&str; 4] = ["a", "b", "c", "d"];

/// What is printed, and where it is on the screen.
#[derive(Clone, Debug, Properties)]
pub struct PrintProps {
    /// The scenario, as it is on the table.
    pub session: Session,
    /// Whether there are questions, and whether everything is told beside them.
    pub frame: Frame,
    /// The whole link to the table.
    pub link: AttrValue,
    /// The address of the table.
    pub table: AttrValue,
    /// The addresses of the same with questions, or without; with what happens beside them, or without.
    pub others: [AttrValue; 2],
}

impl PrintProps {
    fn what(&self) -> (AttrValue, Edition, Locale) {
        (self.table.clone(), self.session.edition(), self.session.locale())
    }
}

impl PartialEq for PrintProps {
    /// What is printed is what the link leads to.
    fn eq(&self, other: &Self) -> bool {
        (self.what(), self.frame, &self.link, &self.others)
            == (other.what(), other.frame, &other.link, &other.others)
    }
}

/// The pages.
#[component]
pub fn Print(props: &PrintProps) -> Html {
    let handout = use_memo(props.what(), |_| props.session.handout(MOST));
    let asked = use_memo((props.what(), props.frame.has_questions), |(_, has_questions)| {
        if *has_questions { props.session.predicted(MOST) } else { Default::default() }
    });
    let locale = props.session.locale();
    let words = Strings::of(locale);
    html! {
        <article class="print" data-page="print" data-edition={edition_slug(handout.edition)} data-scenario-printed={handout.scenario.title.to_string()}>
            { bar(words, props) }
            <div class="print__sheets">
                <div class="print__body">
                    { head(words, &handout, &props.link) }
                    { start(words, &handout) }
                    { questions(words, &asked) }
                    { if props.frame.has_questions && !props.frame.has_log { html! {} } else { events(words, &handout, props.frame.has_questions) } }
                    { answers(words, &asked) }
                </div>
                <div class="print__foot"><PageFoot {locale} /></div>
            </div>
        </article>
    }
}

/// What is on the screen only.
fn bar(words: &Strings, props: &PrintProps) -> Html {
    let paper = &words.share.paper;
    let [questions, log] = props.others.clone();
    html! {
        <div class="print__bar">
            <button type="button" class="button button--primary" data-print="now" onclick={Callback::from(|_: MouseEvent| print())}>{ paper.print_now }</button>
            <label class="switch">
                <input type="checkbox" data-print="questions" checked={props.frame.has_questions} onchange={Callback::from(move |_: Event| replace(&questions))} />
                { paper.with_questions }
            </label>
            if props.frame.has_questions {
                <label class="switch">
                    <input type="checkbox" data-print="log" checked={props.frame.has_log} onchange={Callback::from(move |_: Event| replace(&log))} />
                    { paper.with_log }
                </label>
            }
            <a class="button" href={props.table.clone()}>{ paper.to_table }</a>
        </div>
    }
}

fn head(words: &Strings, handout: &Handout, link: &AttrValue) -> Html {
    let share = &words.share;
    let written =
        (link.len() <= LONG).then(|| html! { <><br /><span class="print__link">{ link }</span></> });
    html! {
        <header class="print__head">
            <div>
                <p class="kicker">{ &*handout.edition_name }</p>
                <h1>{ &*handout.scenario.title }</h1>
                <p>{ &*handout.scenario.intro }</p>
                { handout.scenario.play.as_ref().map(|_| html! { <p data-own-choices="true">{ share.paper.own_choices }</p> }) }
                <p class="print__way"><a href={link.clone()}>{ share.paper.link }</a>{ written }</p>
            </div>
            <div class="print__qr">{ qr_code(link, share.qr) }</div>
        </header>
    }
}

/// The table before the first event, in words.
fn start(words: &Strings, handout: &Handout) -> Html {
    let sides = handout.table.sides.iter();
    html! {
        <section class="print__start">
            <h2>{ words.share.paper.start }</h2>
            <div class="print__sides">{ for sides.map(|side| html! { <div key={format!("{:?}", side.player.id)}>{ of_side(words, side) }</div> }) }</div>
        </section>
    }
}

fn of_side(words: &Strings, side: &Side) -> Html {
    let player = &side.player;
    let lands = side.lands.iter().flat_map(|group| group.lands.iter());
    let permanents = side.permanents.iter().chain(lands);
    let hand = player
        .hand
        .iter()
        .map(|card| html! { <li key={card.id.get()} lang={card.name_lang}>{ &*card.name }</li> });
    html! {
        <>
            <h3>{ &*player.name }</h3>
            <p>{ words.told(words.table.life_of(player), player.life) }</p>
            <ul>{ for permanents.map(|view: &PermanentView| html! { <li key={view.id.get()}>{ &*view.label }</li> }) }</ul>
            if player.is_you && !player.hand.is_empty() {
                <p>{ words.table.your_hand }{ words.colon() }</p>
                <ul class="print__hand">{ for hand }</ul>
            } else {
                <p>{ (words.share.paper.in_hand)(player.hand.len()) }</p>
            }
        </>
    }
}

/// What happens: after the questions on a page of its own, for it answers them.
fn events(words: &Strings, handout: &Handout, is_apart: bool) -> Html {
    html! {
        <section class="print__events" data-apart={is_apart.then_some("true")}>
            <h2>{ words.share.paper.events }</h2>
            { for handout.steps.iter().map(|it| step(words, it)) }
            if handout.is_cut { <p class="print__cut">{ words.share.paper.cut }</p> }
        </section>
    }
}

fn step(words: &Strings, step: &HandoutStep) -> Html {
    let first = step.events.first().map_or(1, |event| event.number);
    html! {
        <section class="print__step" key={first}>
            <h3>{ &*step.moment }</h3>
            <ol role="list">{ for step.events.iter().map(|it| event(words, it)) }</ol>
        </section>
    }
}

fn event(words: &Strings, event: &HandoutEvent) -> Html {
    let details = event.entry.details.iter().map(|detail| html! { <li>{ &**detail }</li> });
    html! {
        <li class="print__event" key={event.number} data-event={event.entry.event}>
            <span class="event__number">{ event.number }</span>
            <div>
                <div class="print__told">
                    <p>{ &*event.entry.sentence }</p>
                    if !event.entry.details.is_empty() { <ul class="event__facts" role="list">{ for details }</ul> }
                    { for event.passages.iter().take(1).map(|it| quoted(words, it)) }
                </div>
                { for event.passages.iter().skip(1).map(|it| quoted(words, it)) }
            </div>
        </li>
    }
}

fn quoted(words: &Strings, quoted: &Quoted) -> Html {
    match quoted {
        Quoted::Here(view) => annotations(words, std::slice::from_ref(view), false),
        Quoted::Before { citation, event } => html! {
            <p class="print__again">{ chip(citation) }<span>{ (words.share.paper.quoted_at)(*event) }</span></p>
        },
    }
}

fn questions(words: &Strings, asked: &[HandoutQuestion]) -> Html {
    if asked.is_empty() {
        return html! {};
    }
    html! {
        <section class="print__questions">
            <h2>{ words.share.paper.questions }</h2>
            <ol>{ for asked.iter().map(|it| html! { <li key={it.after} class="print__question">{ question(words, it) }</li> }) }</ol>
        </section>
    }
}

fn question(words: &Strings, asked: &HandoutQuestion) -> Html {
    let paper = &words.share.paper;
    let when = match asked.after {
        0 => paper.before_first.to_owned(),
        after => (paper.after)(after, &asked.moment),
    };
    html! {
        <>
            <p class="print__when">{ when }</p>
            <p><b>{ &*asked.view.sentence }</b></p>
            { for asked.view.assumptions.iter().map(|text| html! { <p>{ &**text }</p> }) }
            <ul role="list">
                { for asked.view.options.iter().zip(LETTERS).map(|(it, letter)| html! { <li key={letter}><b>{ letter }{ ")" }</b>{ " " }{ in_line(words, it) }{ "." }</li> }) }
            </ul>
        </>
    }
}

/// The answers, each with the passages that settle it.
fn answers(words: &Strings, asked: &[HandoutQuestion]) -> Html {
    if asked.is_empty() {
        return html! {};
    }
    html! {
        <section class="print__answers" data-apart="true">
            <h2>{ words.share.paper.answers }</h2>
            { for asked.iter().zip(1..).map(|(it, number)| html! { <div key={number} class="print__answer">{ answer(words, it, number) }</div> }) }
        </section>
    }
}

fn answer(words: &Strings, asked: &HandoutQuestion, number: usize) -> Html {
    let right = asked.view.options.iter().zip(LETTERS).find(|(option, _)| option.mark == OptionMark::Right);
    let letter = right.map_or("", |(_, letter)| letter);
    let passages = asked.view.feedback.iter().map(|feedback| &*feedback.passages);
    html! {
        <>
            <h3>{ (words.share.paper.answer)(number, letter) }</h3>
            { right.map(|(option, _)| html! { <p>{ in_line(words, option) }{ "." }</p> }) }
            { for passages.map(|all| annotations(words, all, false)) }
        </>
    }
}
