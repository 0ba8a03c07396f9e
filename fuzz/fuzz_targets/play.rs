//! See `trials::decoder::play`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trials::decoder::play(bytes));
