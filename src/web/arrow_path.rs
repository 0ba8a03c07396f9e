//! The shape of an arrow between two rectangles. Pure geometry: where the rectangles are, a hook finds out.

/// What an arrow means, and so how it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowStyle {
    /// Straight towards a player, with a head.
    Attack,
    /// A curve that ends in a bar.
    Block,
    /// Dotted, with a cross.
    Illegal,
    /// Thin and dashed, from a hole to the zone.
    Trail,
}

impl ArrowStyle {
    /// The word for the attribute.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Block => "block",
            Self::Illegal => "illegal",
            Self::Trail => "trail",
        }
    }
}

/// A rectangle, measured from the corner of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Frame {
    /// Left edge.
    pub left: f64,
    /// Top edge.
    pub top: f64,
    /// Right edge.
    pub right: f64,
    /// Bottom edge.
    pub bottom: f64,
}

impl Frame {
    fn middle(&self) -> f64 {
        f64::midpoint(self.left, self.right)
    }

    fn centre(&self) -> f64 {
        f64::midpoint(self.top, self.bottom)
    }
}

/// A drawn arrow: the line and what it ends in, as path data.
#[derive(Clone, Debug, PartialEq)]
pub struct ArrowPath {
    /// How it is drawn.
    pub style: ArrowStyle,
    /// The line.
    pub line: String,
    /// The end, or the cross on it.
    pub tip: String,
}

/// Below this width of the board there is no room beside the cards.
const NARROW: f64 = 500.0;
/// What an arrow leaves between itself and a card.
const AIR: f64 = 10.0;
/// How far a trail of the row above swings out below the cards.
const BELOW: f64 = 60.0;
/// How far above the cards, and clear of their flags, a trail of the row below runs.
const OVER: f64 = 34.0;
/// What a flag takes above its card.
const FLAG: f64 = 20.0;

/// Draws an arrow on a board of this width; an attack finds its way between the cards.
#[must_use]
pub fn arrow_path(style: ArrowStyle, from: Frame, to: Frame, width: f64, cards: &[Frame]) -> ArrowPath {
    let (line, tip) = match style {
        ArrowStyle::Trail => trail(from, to, cards),
        ArrowStyle::Attack => attack(from, to, width, cards),
        ArrowStyle::Block | ArrowStyle::Illegal => between(style, from, to),
    };
    ArrowPath { style, line, tip }
}

fn trail(from: Frame, to: Frame, cards: &[Frame]) -> (String, String) {
    let (x2, y2) = (to.right + 8.0, to.centre());
    let is_next = from.left - to.right < from.right - from.left;
    let line = if is_next {
        let (x1, y1) = (from.left, from.centre());
        let middle = f64::midpoint(x1, x2);
        format!("M{x1:.1} {y1:.1}C{middle:.1} {y1:.1} {middle:.1} {y2:.1} {x2:.1} {y2:.1}")
    } else if cards.iter().all(|card| card.top < from.bottom) {
        // Between the rows: under this one lie lands and the hand.
        let (x1, y1, over) = (from.middle(), from.top, from.top - OVER);
        let (bend, turn) = (x1 - OVER, x2 + OVER);
        format!(
            "M{x1:.1} {y1:.1}Q{x1:.1} {over:.1} {bend:.1} {over:.1}H{turn:.1}C{x2:.1} {over:.1} {turn:.1} {y2:.1} {x2:.1} {y2:.1}"
        )
    } else {
        // Under the cards that stand between.
        let (x1, y1) = (from.middle(), from.bottom);
        let below = y1 + BELOW;
        format!("M{x1:.1} {y1:.1}C{x1:.1} {below:.1} {:.1} {y2:.1} {x2:.1} {y2:.1}", x2 + BELOW)
    };
    (line, format!("M{:.1} {:.1}l-9 7 9 7", x2 + 9.0, y2 - 7.0))
}

fn attack(from: Frame, to: Frame, width: f64, cards: &[Frame]) -> (String, String) {
    let is_up = to.top < from.top;
    let start = if width < NARROW { from.right - 3.0 } else { from.middle() };
    let (y1, y2) = if is_up { (from.top - FLAG, to.bottom + 3.0) } else { (from.bottom, to.top - 2.0) };
    let (high, low) = (y1.min(y2), y1.max(y2));
    let between: Vec<Frame> =
        cards.iter().copied().filter(|card| card.top > high && card.bottom < low).collect();
    let line = match lane(start, &between) {
        None => format!("M{start:.1} {y1:.1}L{start:.1} {y2:.1}"),
        Some(x) => {
            let near = between.iter().map(|card| if is_up { card.bottom } else { card.top - FLAG });
            let turn = near.fold(y2, |turn, edge| if is_up { turn.max(edge) } else { turn.min(edge) });
            let middle = f64::midpoint(y1, turn);
            format!(
                "M{start:.1} {y1:.1}C{start:.1} {middle:.1} {x:.1} {middle:.1} {x:.1} {turn:.1}L{x:.1} {y2:.1}"
            )
        }
    };
    let (x, back) = (lane(start, &between).unwrap_or(start), if is_up { 12.0 } else { -12.0 });
    (line, format!("M{:.1} {:.1}l9 {:.0} 9 {back:.0}", x - 9.0, y2 + back, -back))
}

/// The free way between the cards that is nearest to where an arrow starts; `None` if it may go straight, or must.
fn lane(start: f64, cards: &[Frame]) -> Option<f64> {
    let is_free = |x: f64| cards.iter().all(|card| x <= card.left - AIR / 2.0 || x >= card.right + AIR / 2.0);
    if is_free(start) {
        return None;
    }
    let edges = cards.iter().flat_map(|card| [card.left - AIR, card.right + AIR]);
    edges.filter(|x| is_free(*x)).min_by(|a, b| (a - start).abs().total_cmp(&(b - start).abs()))
}

fn between(style: ArrowStyle, from: Frame, to: Frame) -> (String, String) {
    let is_up = to.top < from.top;
    let (x1, x2) = (from.middle(), to.middle());
    let (y1, y2) = if is_up {
        let is_close = from.top - to.bottom < 70.0;
        let (leave, reach) = if is_close { (15.0, 4.0) } else { (18.0, 18.0) };
        (from.top - leave, to.bottom + reach)
    } else {
        (from.bottom + 4.0, to.top - FLAG)
    };
    let middle = f64::midpoint(y1, y2);
    let line = format!("M{x1:.1} {y1:.1}C{x1:.1} {middle:.1} {x2:.1} {middle:.1} {x2:.1} {y2:.1}");
    let tip = match style {
        ArrowStyle::Block => format!("M{:.1} {y2:.1}h26", x2 - 13.0),
        _ => format!("M{:.1} {:.1}l16 16m0-16l-16 16", f64::midpoint(x1, x2) - 8.0, middle - 8.0),
    };
    (line, tip)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAR: Frame = Frame { left: 100.0, top: 10.0, right: 200.0, bottom: 110.0 };
    const NEAR: Frame = Frame { left: 300.0, top: 300.0, right: 400.0, bottom: 400.0 };

    #[test]
    fn an_attack_goes_straight_towards_the_player() {
        assert_eq!(arrow_path(ArrowStyle::Attack, FAR, NEAR, 800.0, &[]).line, "M150.0 110.0L150.0 298.0");
        assert_eq!(arrow_path(ArrowStyle::Attack, NEAR, FAR, 800.0, &[]).line, "M350.0 280.0L350.0 113.0");
        assert_eq!(arrow_path(ArrowStyle::Attack, FAR, NEAR, 390.0, &[]).line, "M197.0 110.0L197.0 298.0");
    }

    #[test]
    fn an_attack_goes_between_the_cards_in_its_way() {
        let card = Frame { left: 320.0, top: 150.0, right: 380.0, bottom: 220.0 };
        let path = arrow_path(ArrowStyle::Attack, NEAR, FAR, 800.0, &[card]).line;
        assert!(path.starts_with("M350.0 280.0C") && path.ends_with("L310.0 113.0"), "{path}");
    }

    #[test]
    fn a_trail_runs_between_the_rows_and_over_no_land() {
        let zone = Frame { left: 10.0, top: 500.0, right: 90.0, bottom: 600.0 };
        let hole = Frame { left: 500.0, top: 300.0, right: 580.0, bottom: 400.0 };
        let near = arrow_path(ArrowStyle::Trail, hole, zone, 800.0, &[FAR, NEAR, hole]).line;
        assert!(near.starts_with("M540.0 300.0Q540.0 266.0 506.0 266.0H132.0C"), "{near}");
        let hole = Frame { top: 10.0, bottom: 110.0, ..hole };
        let far = arrow_path(ArrowStyle::Trail, hole, zone, 800.0, &[FAR, NEAR, hole]).line;
        assert!(far.starts_with("M540.0 110.0C540.0 170.0"), "{far}");
    }

    #[test]
    fn a_block_ends_in_a_bar_clear_of_the_flag() {
        let up = arrow_path(ArrowStyle::Block, NEAR, FAR, 800.0, &[]);
        assert_eq!(
            (up.line.as_str(), up.tip.as_str()),
            ("M350.0 282.0C350.0 205.0 150.0 205.0 150.0 128.0", "M137.0 128.0h26")
        );
        let down = arrow_path(ArrowStyle::Block, FAR, NEAR, 800.0, &[]);
        assert_eq!(down.tip, "M337.0 280.0h26");
    }
}
