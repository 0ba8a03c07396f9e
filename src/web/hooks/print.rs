//! The browser's printing.

/// Asks the browser to print the page; it asks the reader.
pub fn print() {
    if let Some(window) = web_sys::window() {
        // Refused only inside a frame that may not; then nothing happens.
        let _ = window.print();
    }
}
