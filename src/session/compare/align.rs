//! Two lists laid side by side so that as much as possible faces its like.

/// The weight of two things that are the same in everything.
pub(super) const SAME: u32 = 10;

/// The largest table that is worked through; longer lists are laid one after the other where they differ.
const LARGEST: usize = 1 << 22;

/// A line of the alignment: the places in the left and in the right list; one of them may be missing.
pub(super) type Line = (Option<usize>, Option<usize>);

/// Lays both lists side by side, each complete and in order, with the greatest total weight. What weighs nothing never
/// shares a line.
pub(super) fn align<T>(left: &[T], right: &[T], weight: impl Fn(&T, &T) -> u32) -> Vec<Line> {
    let alike = |(one, other): &(&T, &T)| weight(one, other) >= SAME;
    let head = left.iter().zip(right).take_while(alike).count();
    let (left_rest, right_rest) =
        (left.get(head..).unwrap_or_default(), right.get(head..).unwrap_or_default());
    let tail = left_rest.iter().rev().zip(right_rest.iter().rev()).take_while(alike).count();
    let inner = |list: &[T]| head..list.len() - tail;
    let (left_inner, right_inner) = (inner(left), inner(right));
    let mut lines: Vec<Line> = (0..head).map(|at| (Some(at), Some(at))).collect();
    lines.extend(between(left, right, left_inner, right_inner, weight));
    let (left_end, right_end) = (left.len() - tail, right.len() - tail);
    lines.extend((0..tail).map(|at| (Some(left_end + at), Some(right_end + at))));
    lines
}

fn between<T>(
    left: &[T],
    right: &[T],
    rows: std::ops::Range<usize>,
    columns: std::ops::Range<usize>,
    weight: impl Fn(&T, &T) -> u32,
) -> Vec<Line> {
    let (height, width) = (rows.len(), columns.len());
    let alone = || rows.clone().map(|at| (Some(at), None)).chain(columns.clone().map(|at| (None, Some(at))));
    if height == 0 || width == 0 || height.saturating_mul(width) > LARGEST {
        return alone().collect();
    }
    let weigh =
        |row: usize, column: usize| match (left.get(rows.start + row), right.get(columns.start + column)) {
            (Some(one), Some(other)) => weight(one, other),
            _ => 0,
        };
    let table = table(height, width, weigh);
    let best = |row: usize, column: usize| table.get(row * (width + 1) + column).copied().unwrap_or(0);
    let mut lines = Vec::with_capacity(height + width);
    let (mut row, mut column) = (0, 0);
    while row < height && column < width {
        let together = weigh(row, column);
        if together > 0 && best(row, column) == together + best(row + 1, column + 1) {
            lines.push((Some(rows.start + row), Some(columns.start + column)));
            (row, column) = (row + 1, column + 1);
        } else if best(row, column) == best(row + 1, column) {
            lines.push((Some(rows.start + row), None));
            row += 1;
        } else {
            lines.push((None, Some(columns.start + column)));
            column += 1;
        }
    }
    lines.extend((row..height).map(|at| (Some(rows.start + at), None)));
    lines.extend((column..width).map(|at| (None, Some(columns.start + at))));
    lines
}

/// The best total weight from each pair of places on.
fn table(height: usize, width: usize, weigh: impl Fn(usize, usize) -> u32) -> Vec<u32> {
    let across = width + 1;
    let mut table = vec![0_u32; (height + 1) * across];
    for row in (0..height).rev() {
        for column in (0..width).rev() {
            let at = |row: usize, column: usize| table.get(row * across + column).copied().unwrap_or(0);
            let together = match weigh(row, column) {
                0 => 0,
                weight => weight + at(row + 1, column + 1),
            };
            let best = together.max(at(row + 1, column)).max(at(row, column + 1));
            if let Some(cell) = table.get_mut(row * across + column) {
                *cell = best;
            }
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::{Line, SAME, align};

    fn aligned(left: &str, right: &str) -> Vec<Line> {
        let letters = |text: &str| text.chars().collect::<Vec<_>>();
        align(&letters(left), &letters(right), |one, other| if one == other { SAME } else { 0 })
    }

    #[test]
    fn what_both_have_shares_a_line() {
        assert_eq!(aligned("ab", "ab"), [(Some(0), Some(0)), (Some(1), Some(1))]);
        assert_eq!(aligned("abc", "ac"), [(Some(0), Some(0)), (Some(1), None), (Some(2), Some(1))]);
        assert_eq!(aligned("ac", "abc"), [(Some(0), Some(0)), (None, Some(1)), (Some(1), Some(2))]);
        assert_eq!(aligned("", "x"), [(None, Some(0))]);
    }

    #[test]
    fn each_list_is_complete_and_in_order() {
        for (left, right) in [("abcabba", "cbabac"), ("xxxx", "yyy"), ("aab", "baa"), ("", ""), ("ab", "ba")]
        {
            let lines = aligned(left, right);
            let lefts: Vec<usize> = lines.iter().filter_map(|(at, _)| *at).collect();
            let rights: Vec<usize> = lines.iter().filter_map(|(_, at)| *at).collect();
            assert_eq!(lefts, (0..left.len()).collect::<Vec<_>>());
            assert_eq!(rights, (0..right.len()).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_most_faces_its_like() {
        let shared = aligned("abcabba", "cbabac")
            .iter()
            .filter(|(one, other)| one.is_some() && other.is_some())
            .count();
        assert_eq!(shared, 4);
    }
}
