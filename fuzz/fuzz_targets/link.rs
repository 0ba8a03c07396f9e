//! See `trials::decoder::scenario_link`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trials::decoder::scenario_link(bytes));
