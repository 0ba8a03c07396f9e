//! A permanent on the table: a frame that turns, marks, a flag, and the slips of what is attached to it.

use super::icon::Icon;
use crate::engine::PlayerId;
use crate::session::snapshot::{FlagKind, PermanentKind, PermanentView, PhaseView};
use crate::web::presenting::Present;
use crate::web::scene::Scene;
use crate::web::sheet::Sheet;
use crate::web::store::Message;
use yew::prelude::*;

/// A longer name of an attachment is set smaller on the presenter's stage.
const LONG: usize = 13;

/// How many slips a host shows before they are counted instead, where there is room for no more.
const SLIPS: usize = 2;

/// The same on the presenter's stage, and at a table that is high enough.
pub const ON_STAGE: usize = 4;

/// Where a permanent stands: a phased-out one has a ghost in its place, or a hole there and a place in the zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// On its side.
    InPlace,
    /// In the phased-out zone.
    InZone,
    /// On the presenter's stage, where a click puts a frame round it.
    OnStage {
        /// Whether it has one.
        is_framed: bool,
    },
}

impl Standing {
    /// What a click says, on a permanent or on something attached to it.
    fn touch(self, view: &PermanentView, host: &PermanentView) -> Message {
        match self {
            Self::OnStage { .. } => Message::Present(Present::Frame(host.id)),
            Self::InPlace | Self::InZone => touch(view),
        }
    }

    /// Whether it is pressed: framed on the stage, chosen anywhere else.
    fn pressed(self, scene: &Scene<'_>, view: &PermanentView) -> Option<&'static str> {
        match self {
            Self::OnStage { is_framed } => Some(if is_framed { "true" } else { "false" }),
            Self::InPlace | Self::InZone => scene.pressed(view.target),
        }
    }

    /// On the stage nothing is said that is not to be seen.
    const fn has_notes(self) -> bool {
        matches!(self, Self::InPlace | Self::InZone)
    }
}

/// A permanent with its attachments.
pub fn permanent(scene: &Scene<'_>, view: &PermanentView, standing: Standing) -> Html {
    html! {
        <>
            { card(scene, view, standing) }
            { slips(scene, view, standing) }
            { note(scene, view, standing) }
        </>
    }
}

/// Where a card was before it went to the phased-out zone; there it bears its number.
pub fn hole(scene: &Scene<'_>, view: &PermanentView) -> Html {
    html! {
        <span class="hole" data-hole={view.id.get().to_string()}>
            <b lang={scene.lang(view.name_lang)}>{ &*view.name }</b>
            <span>{ scene.words.table.in_zone }</span>
        </span>
    }
}

/// Whether it is out of phase, and whether the event shown made it so.
#[must_use]
pub const fn is_out(view: &PermanentView) -> bool {
    !matches!(view.phase, PhaseView::In { .. })
}

const fn status(phase: &PhaseView) -> &'static str {
    match phase {
        PhaseView::In { .. } => "in",
        PhaseView::OutDirectly { .. } => "out-directly",
        PhaseView::OutIndirectly { .. } => "out-indirectly",
        PhaseView::OutUntil { .. } => "out-until",
    }
}

const fn change(phase: &PhaseView) -> Option<&'static str> {
    match phase {
        PhaseView::In { just_now: true, .. } => Some("in"),
        PhaseView::OutDirectly { just_now: true, .. }
        | PhaseView::OutIndirectly { just_now: true, .. }
        | PhaseView::OutUntil { just_now: true, .. } => Some("out"),
        _ => None,
    }
}

/// The flag that the frame shows: the first that is not a mark inside it.
fn flag(view: &PermanentView) -> Option<(Icon, &'static str, &str)> {
    view.flags.iter().find_map(|flag| {
        let (icon, mark) = match flag.kind {
            FlagKind::Refused => (Icon::Cross, "illegal"),
            FlagKind::Soon => (Icon::Out, "soon"),
            FlagKind::Out => (Icon::Out, "out"),
            FlagKind::In => (Icon::Register, "in"),
            FlagKind::Attacking => (Icon::Attack, "attacking"),
            FlagKind::Blocked => (Icon::Attack, "attacking"),
            FlagKind::Blocking => (Icon::Block, "blocking"),
            FlagKind::Targeted => (Icon::Register, "target"),
            FlagKind::SummoningSick
            | FlagKind::AsThoughHaste
            | FlagKind::Foreign
            | FlagKind::Transformed
            | FlagKind::FaceDown
            | FlagKind::Copy
            | FlagKind::Token => {
                return None;
            }
        };
        Some((icon, mark, &*flag.text))
    })
}

/// How the frame is drawn. Out of phase is always drawn so, whatever else is said of it.
fn mark(scene: &Scene<'_>, view: &PermanentView) -> Option<&'static str> {
    if is_out(view) {
        return Some("out");
    }
    scene.mark(view.target).or_else(|| flag(view).map(|(_, mark, _)| mark))
}

/// What a click on a permanent says.
#[must_use]
pub fn touch(view: &PermanentView) -> Message {
    Message::Touch { on: view.target, attempt: None }
}

fn card(scene: &Scene<'_>, view: &PermanentView, standing: Standing) -> Html {
    let chosen = scene.answer.has(view.target);
    let zone = (standing == Standing::InZone).then_some("true");
    html! {
        <button type="button" class="permanent__card" data-permanent={view.id.get().to_string()} data-zone={zone}
            data-status={status(&view.phase)} data-mark={mark(scene, view)} data-change={change(&view.phase)}
            data-tapped={view.is_tapped.to_string()} data-damage={view.damage.to_string()}
            data-able={is_able(scene, view, standing)} data-chosen={chosen.then_some("true")}
            aria-pressed={standing.pressed(scene, view)} title={title(view).filter(|_| standing.has_notes())}
            onclick={scene.sends(standing.touch(view, view))}>
            <span class="visually-hidden">{ &*view.label }</span>
            <span class="permanent__text" aria-hidden="true">
                <span class="permanent__name" data-word={word(&view.name)} lang={scene.lang(view.name_lang)}>{ &*view.called }</span>
                <span class="permanent__kind">{ &*view.short_type }{ " " }{ keywords(view) }</span>
            </span>
            <span class="permanent__foot" aria-hidden="true">
                <span class="permanent__marks">{ marks(scene, view) }</span>
                { size(view) }
            </span>
            { flag_view(view) }
        </button>
    }
}

fn is_able(scene: &Scene<'_>, view: &PermanentView, standing: Standing) -> Option<&'static str> {
    (standing.has_notes() && scene.is_able(view.target)).then_some("true")
}

fn title(view: &PermanentView) -> Option<String> {
    match &view.phase {
        PhaseView::OutDirectly { text, .. }
        | PhaseView::OutIndirectly { text, .. }
        | PhaseView::OutUntil { text, .. }
        | PhaseView::In { will_go_out: Some(text), .. } => Some(text.to_string()),
        PhaseView::In { will_go_out: None, .. } => None,
    }
}

fn keywords(view: &PermanentView) -> Html {
    let words = view.keywords.iter().map(|keyword| &*keyword.name).collect::<Vec<_>>().join(", ");
    if words.is_empty() {
        html! {}
    } else {
        html! { <em>{ words }</em> }
    }
}

/// How long the longest word of a name is, if it needs a smaller type.
pub(super) fn word(name: &str) -> Option<&'static str> {
    match name.split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or(0) {
        0..8 => None,
        8..10 => Some("long"),
        _ => Some("longer"),
    }
}

fn size(view: &PermanentView) -> Html {
    match view.power_toughness {
        Some(size) => {
            // Beyond three digits a side it would leave its card.
            let is_long = [size.power, size.toughness].into_iter().any(|it| !(-99..=999).contains(&it));
            html! { <span class="permanent__size" data-long={is_long.then_some("true")}>{ size.power }{ "/" }{ size.toughness }</span> }
        }
        None => html! {},
    }
}

fn marks(scene: &Scene<'_>, view: &PermanentView) -> Html {
    let words = &scene.words.table;
    let tap = view.is_tapped.then(
        || html! { <span class="permanent__mark" key="tap">{ Icon::Tap.view() }<span class="permanent__word">{ words.tap }</span></span> },
    );
    let sick = view.is_summoning_sick.then(
        || html! { <span class="permanent__mark" key="sick" title={words.sick}>{ Icon::Sick.view() }</span> },
    );
    let damage = (view.damage > 0).then(|| {
        let key = format!("damage-{}", view.damage);
        html! { <span class="permanent__mark" {key} data-change="hit" title={words.damage}>{ Icon::Damage.view() }{ view.damage }</span> }
    });
    let counters = view.counters.iter().map(|counters| {
        html! { <span class="permanent__mark" key={&*counters.sign} title={counters.label.to_string()}>{ Icon::Counter.view() }{ counters.count }</span> }
    });
    tap.into_iter().chain(sick).chain(damage).chain(counters).collect()
}

fn flag_view(view: &PermanentView) -> Html {
    match flag(view) {
        Some((icon, _, text)) => {
            html! { <span class="permanent__flag" aria-hidden="true">{ icon.view() }{ text }</span> }
        }
        None => html! {},
    }
}

fn slips(scene: &Scene<'_>, view: &PermanentView, standing: Standing) -> Html {
    if view.attachments.is_empty() {
        return html! {};
    }
    let all = view.attachments.len();
    let most = if standing.has_notes() { SLIPS } else { ON_STAGE };
    let shown = if all > most { most - 1 } else { all };
    // At a table that is high enough the others stand there, and their number does not: which it is, is said by the style.
    let may_stand = all > most && all <= ON_STAGE;
    let taken = if may_stand { all } else { shown };
    let slips = view.attachments.iter().take(taken).enumerate();
    html! {
        <ul class="permanent__slips" role="list">
            { for slips.map(|(at, slip)| slip_view(scene, slip, view, standing, at >= shown)) }
            { more_slips(scene, view, shown, may_stand) }
        </ul>
    }
}

/// How many attachments more there are than are shown.
fn more_slips(scene: &Scene<'_>, view: &PermanentView, shown: usize, may_stand: bool) -> Html {
    let others = view.attachments.get(shown..).unwrap_or_default();
    if others.is_empty() {
        return html! {};
    }
    let mark = others.iter().all(is_out).then_some("out");
    html! {
        <li key="more" data-instead={may_stand.then_some("true")}>
            <button type="button" class="permanent__slip" data-mark={mark} onclick={scene.sends(Message::Show(Sheet::Object(view.id)))}>
                <span>{ (scene.words.table.more_attached)(others.len()) }</span>
            </button>
        </li>
    }
}

fn slip_view(
    scene: &Scene<'_>,
    slip: &PermanentView,
    host: &PermanentView,
    standing: Standing,
    is_further: bool,
) -> Html {
    let icon = if slip.kind == PermanentKind::Equipment { Icon::Equipment } else { Icon::Aura };
    html! {
        <li key={slip.id.get()} data-further={is_further.then_some("true")}>
            <button type="button" class="permanent__slip" data-permanent={slip.id.get().to_string()}
                data-status={status(&slip.phase)} data-mark={mark(scene, slip)} data-change={change(&slip.phase)}
                data-able={is_able(scene, slip, standing)} title={title(slip).filter(|_| standing.has_notes())}
                onclick={scene.sends(standing.touch(slip, host))}>
                <span class="visually-hidden">{ &*slip.label }</span>
                { icon.view() }
                <span class="permanent__slip-name" data-word={word(&slip.name)} data-long={(slip.called.chars().count() > LONG).then_some("true")} aria-hidden="true" lang={scene.lang(slip.name_lang)}>{ &*slip.called }</span>
            </button>
        </li>
    }
}

/// What stands under a ghost: when it returns, or that what is attached waits for it.
fn note(scene: &Scene<'_>, view: &PermanentView, standing: Standing) -> Html {
    if !standing.has_notes() {
        return html! {};
    }
    let indirect = view.attachments.iter().any(|slip| matches!(slip.phase, PhaseView::OutIndirectly { .. }));
    let words = &scene.words.table;
    let text = match &view.phase {
        PhaseView::In { .. } => return html! {},
        _ if indirect => words.indirectly.to_owned(),
        PhaseView::OutDirectly { returns_with: Some(player), .. } => returns(scene, *player),
        PhaseView::OutDirectly { returns_with: None, .. } => return html! {},
        PhaseView::OutIndirectly { .. } => words.indirectly.to_owned(),
        PhaseView::OutUntil { text, .. } => text.to_string(),
    };
    html! { <p class="permanent__note">{ text }</p> }
}

/// In whose untap step it returns, in few words; the label says it in full.
fn returns(scene: &Scene<'_>, player: PlayerId) -> String {
    let words = &scene.words.table;
    let mut players = scene.shown.table.sides.iter().map(|side| &side.player);
    match players.find(|other| other.id == player) {
        Some(other) if !other.is_you => format!("{} {}", words.returns_to, other.name),
        _ => words.returns_to_you.to_owned(),
    }
}
