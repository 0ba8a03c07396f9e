//! An address of the page, whatever it says, is read; what it was read as has a link that is read as the same.
#![no_main]

use in_fase::web::route::Address;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let mut address = Address::parse(text);
    address.place.is_damaged = false;
    assert_eq!(Address::parse(&address.href()), address, "{}", address.href());
});
