//! Any text is a record or is refused; a record's canonical form reads back as itself.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Archive;

fuzz_target!(|text: &str| {
    if let Ok(archive) = Archive::parse(text) {
        let canonical = archive.sheet().to_string();
        let again = Archive::parse(&canonical).expect("the canonical form is a record");
        assert_eq!(again.sheet().to_string(), canonical);
    }
});
