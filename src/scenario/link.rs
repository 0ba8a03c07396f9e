//! A scenario's text in a link: `1.` and then the text, compressed as zlib has it and written in the alphabet of links.
//!
//! The number is that of the way of writing. A way once given out is read for ever: `tests/links` holds links of every one.
//! Decoding is bounded before anything is made of the bytes, and zlib's own sum finds a link that lost or changed a letter.

pub use crate::notation::TEXT_LIMIT;

use base64ct::{Base64UrlUnpadded, Encoding};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::{
    TINFL_FLAG_PARSE_ZLIB_HEADER, TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF,
};
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};

/// How long the part of a link that holds a scenario may be, in characters.
pub const LINK_LIMIT: usize = 60_000;

/// The way of writing that is in use.
const VERSION: &str = "1";

/// As small as can be: a link is made once and carried often.
const LEVEL: u8 = 10;

/// Why no scenario can be had from a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// It was written in a way that is not known here: by a newer version of the page.
    Newer,
    /// Letters are missing, or have changed.
    Damaged,
    /// The link, or the text in it, is longer than is read.
    TooLong,
}

/// Whether a name in a link is a scenario's text rather than the name of one that comes along, which has no full stop.
#[must_use]
pub fn is_link(name: &str) -> bool {
    version_and_text(name).is_some()
}

fn version_and_text(name: &str) -> Option<(&str, &str)> {
    name.split_once('.').filter(|(version, _)| version.starts_with(|sign: char| sign.is_ascii_digit()))
}

/// A scenario's text as it stands in a link; `None` if it is too long for one.
#[must_use]
pub fn encode(text: &str) -> Option<String> {
    if text.len() > TEXT_LIMIT {
        return None;
    }
    let written = Base64UrlUnpadded::encode_string(&compress_to_vec_zlib(text.as_bytes(), LEVEL));
    let link = format!("{VERSION}.{written}");
    (link.len() <= LINK_LIMIT).then_some(link)
}

/// The scenario's text that stands in a link.
///
/// # Errors
/// What is wrong with the link. What is wrong with the text is found when it is read.
pub fn decode(link: &str) -> Result<String, LinkFault> {
    let (version, written) = version_and_text(link).ok_or(LinkFault::Damaged)?;
    let is_number = version.bytes().all(|sign| sign.is_ascii_digit()) && !version.starts_with('0');
    match version {
        VERSION if link.len() > LINK_LIMIT => Err(LinkFault::TooLong),
        VERSION => unpacked(&Base64UrlUnpadded::decode_vec(written).map_err(|_| LinkFault::Damaged)?),
        _ if is_number => Err(LinkFault::Newer),
        _ => Err(LinkFault::Damaged),
    }
}

/// The text in the bytes, which must be nothing but that text; whatever they say, it takes the room of the longest and no more.
fn unpacked(bytes: &[u8]) -> Result<String, LinkFault> {
    let mut text = vec![0; TEXT_LIMIT];
    let flags = TINFL_FLAG_PARSE_ZLIB_HEADER | TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let (status, read, written) = decompress(&mut DecompressorOxide::new(), bytes, &mut text, 0, flags);
    match status {
        TINFLStatus::Done if read == bytes.len() => {
            text.truncate(written);
            String::from_utf8(text).map_err(|_| LinkFault::Damaged)
        }
        TINFLStatus::HasMoreOutput => Err(LinkFault::TooLong),
        _ => Err(LinkFault::Damaged),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "scenario own A board\n  title it \"Là, «così»\"\n  you have Island\n";

    #[test]
    fn a_text_survives_its_link() {
        for text in ["", "x", TEXT, "🜁\u{202e}<b>&amp;\0\r\n"] {
            let link = encode(text).unwrap_or_default();
            assert!(is_link(&link), "{link}");
            assert_eq!(decode(&link).as_deref(), Ok(text));
        }
    }

    #[test]
    fn a_link_needs_no_escaping() {
        let link = encode(TEXT).unwrap_or_default();
        assert!(link.bytes().all(|sign| sign.is_ascii_alphanumeric() || b".-_".contains(&sign)), "{link}");
    }

    #[test]
    fn a_link_that_lost_or_changed_any_letter_is_damaged() {
        let link = encode(TEXT).unwrap_or_default();
        for at in 2..link.len() {
            assert_eq!(decode(&link[..at]), Err(LinkFault::Damaged), "{at}");
            let other = if link.as_bytes()[at] == b'A' { "B" } else { "A" };
            let changed = format!("{}{other}{}", &link[..at], &link[at + 1..]);
            assert!(decode(&changed).is_err(), "{at}");
        }
        assert_eq!(decode(&format!("{link}AAAA")), Err(LinkFault::Damaged));
        for bad in ["", "1", "1.", "0.AAAA", "01.AAAA", "1x.AAAA", "1.AAAA", "1.%20", "1.é", "tutorial"] {
            assert_eq!(decode(bad), Err(LinkFault::Damaged), "{bad}");
        }
    }

    #[test]
    fn a_link_of_a_later_version_says_so() {
        for newer in ["2.AAAA", "17.", "99999999999.~~~"] {
            assert_eq!(decode(newer), Err(LinkFault::Newer), "{newer}");
        }
    }

    #[test]
    fn what_is_too_long_is_not_unpacked() {
        let bomb =
            Base64UrlUnpadded::encode_string(&compress_to_vec_zlib(&vec![b' '; TEXT_LIMIT + 1], LEVEL));
        assert!(bomb.len() < 1_000);
        assert_eq!(decode(&format!("1.{bomb}")), Err(LinkFault::TooLong));
        assert_eq!(decode(&format!("1.{}", "A".repeat(LINK_LIMIT))), Err(LinkFault::TooLong));
        assert_eq!(encode(&" ".repeat(TEXT_LIMIT + 1)), None);
        let fits = " ".repeat(TEXT_LIMIT);
        assert_eq!(decode(&encode(&fits).unwrap_or_default()).as_deref(), Ok(&*fits));
    }
}
