//! See `trials::decoder::lab`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trials::decoder::lab(bytes));
