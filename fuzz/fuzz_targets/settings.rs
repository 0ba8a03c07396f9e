//! Settings from the storage, whatever it says, are read or refused; what was read is written down and read as the same.
#![no_main]

use in_fase::web::settings::Settings;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Some(settings) = Settings::parse(text) {
        assert_eq!(Settings::parse(&settings.written()), Some(settings));
    }
});
