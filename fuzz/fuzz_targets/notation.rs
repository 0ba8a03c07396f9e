//! See `trials::decoder::notation`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trials::decoder::notation(bytes));
