//! See `trials::decoder::card`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trials::decoder::card(bytes));
