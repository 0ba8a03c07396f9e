//! See `trials::decoder::lesson`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trials::decoder::lesson(bytes));
