//! See `trials::decoder::progress`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trials::decoder::progress(bytes));
