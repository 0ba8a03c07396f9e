//! A link as a picture that a telephone reads from the wall (ISO/IEC 18004). Pure: the drawing is somebody else's business.

use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};
use std::fmt::Write as _;

/// With more modules than this version has, no telephone tells them apart from the last row.
const LARGEST: u8 = 25;

/// The light border that readers want, in modules.
const BORDER: i32 = 4;

/// A picture made of squares, in a coordinate system in which each is 1 wide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// How wide and how high it is, border included.
    pub size: i32,
    /// The dark squares as the path of an SVG, row by row.
    pub path: String,
}

/// The picture of a link; `None` if it is too long to be read from afar.
#[must_use]
pub fn picture(link: &str) -> Option<Picture> {
    let segments = QrSegment::make_segments(link);
    let code = QrCode::encode_segments_advanced(
        &segments,
        QrCodeEcc::Low,
        Version::MIN,
        Version::new(LARGEST),
        None::<Mask>,
        true,
    );
    let code = code.ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let width = (x..code.size()).take_while(|at| code.get_module(*at, y)).count();
            let width = i32::try_from(width).unwrap_or(0);
            if width > 0 {
                // Writing to a text never fails.
                let _ = write!(path, "M{} {}h{width}v1h-{width}z", x + BORDER, y + BORDER);
            }
            x += width + 1;
        }
    }
    Some(Picture { size: code.size() + 2 * BORDER, path })
}

#[cfg(test)]
mod tests {
    use super::picture;

    #[test]
    fn the_three_corners_by_which_readers_find_it_are_there() {
        let picture =
            picture("https://example.org/#/phasing?ed=current&event=12").map(|it| (it.size, it.path));
        let (size, path) = picture.unwrap_or_default();
        for (x, y) in [(4, 4), (size - 11, 4), (4, size - 11)] {
            assert!(path.contains(&format!("M{x} {y}h7v1h-7z")), "{x} {y} in {path}");
        }
    }

    #[test]
    fn a_link_too_long_for_a_telephone_has_no_picture() {
        assert!(picture(&"x".repeat(1_200)).is_some());
        assert_eq!(picture(&"x".repeat(1_300)), None);
    }
}
