//! See `trials::decoder::action`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trials::decoder::action(bytes));
