//! Arrows over the table. They repeat what the labels say, so those who listen do not miss them.

use crate::engine::{ObjectId, Target};
use crate::session::snapshot::{Arrow, ArrowKind, PermanentView, PhaseView};
use crate::web::answer::Answer;
use crate::web::arrow_path::{ArrowPath, ArrowStyle};
use crate::web::hooks::measure::use_arrow_paths;
use crate::web::scene::Scene;
use std::rc::Rc;
use yew::prelude::*;

/// An arrow before it is measured: from one selector to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// How it is drawn.
    pub style: ArrowStyle,
    /// Finds where it starts.
    pub from: String,
    /// Finds where it ends.
    pub to: String,
    /// Whether the event shown made it.
    pub is_fresh: bool,
}

/// All arrows there are to draw.
#[must_use]
pub fn lines(scene: &Scene<'_>) -> Rc<[Line]> {
    let table = &scene.shown.table;
    let now = scene.shown.log.entries.last().map_or("", |entry| entry.event);
    let settled = table.arrows.iter().filter_map(|arrow| settled(&table.arrows, arrow, now));
    let planned = match scene.answer {
        Answer::Blockers { blocks, .. } => blocks.as_slice(),
        _ => &[],
    };
    let planned = planned.iter().map(|block| Line {
        style: ArrowStyle::Block,
        from: in_place(block.blocker),
        to: in_place(block.attacker),
        is_fresh: false,
    });
    let zone = table.phased_out_zone.iter().flat_map(|zone| zone.permanents.iter());
    settled.chain(planned).chain(zone.filter_map(trail)).collect()
}

/// A blocked attacker's arrow ends at its blocker; only an unblocked one reaches the player. What is aimed at is marked at its
/// place and has no arrow.
fn settled(all: &[Arrow], arrow: &Arrow, now: &str) -> Option<Line> {
    let is_blocked =
        all.iter().any(|other| other.kind == ArrowKind::Block && other.to == Target::Object(arrow.from));
    let (style, declared) = match arrow.kind {
        ArrowKind::Attack if is_blocked => return None,
        ArrowKind::Attack => (ArrowStyle::Attack, "attackersDeclared"),
        ArrowKind::Block => (ArrowStyle::Block, "blockersDeclared"),
        ArrowKind::Refused => (ArrowStyle::Illegal, ""),
        ArrowKind::Target => return None,
    };
    let to = match arrow.to {
        Target::Object(id) => in_place(id),
        Target::Player(player) => format!("[data-player='{player:?}']"),
    };
    Some(Line { style, from: in_place(arrow.from), to, is_fresh: now == declared })
}

/// The way of a card that has just gone to the phased-out zone.
fn trail(view: &PermanentView) -> Option<Line> {
    let is_new = matches!(
        view.phase,
        PhaseView::OutDirectly { just_now: true, .. } | PhaseView::OutUntil { just_now: true, .. }
    );
    let id = view.id.get();
    is_new.then(|| Line {
        style: ArrowStyle::Trail,
        from: format!("[data-hole='{id}']"),
        to: format!("[data-zone][data-permanent='{id}']"),
        is_fresh: true,
    })
}

fn in_place(id: ObjectId) -> String {
    format!("[data-permanent='{}']:not([data-zone])", id.get())
}

/// The arrows to draw.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ArrowsProps {
    /// What to draw.
    pub lines: Rc<[Line]>,
}

/// The arrows, measured from the page after layout.
#[component]
pub fn Arrows(props: &ArrowsProps) -> Html {
    let node = use_node_ref();
    let paths = use_arrow_paths(&node, &props.lines);
    html! {
        <svg class="arrows" aria-hidden="true" ref={node}>
            { for paths.iter().map(arrow) }
        </svg>
    }
}

fn arrow((of, path): &(Line, ArrowPath)) -> Html {
    let whole = matches!(path.style, ArrowStyle::Attack | ArrowStyle::Block).then_some("1");
    html! {
        <g data-arrow={path.style.slug()} data-fresh={of.is_fresh.then_some("true")} key={format!("{}{}{}", path.style.slug(), of.from, of.to)}>
            <path class="arrows__line" d={path.line.clone()} pathLength={whole} />
            <path class="arrows__tip" d={path.tip.clone()} />
        </g>
    }
}
