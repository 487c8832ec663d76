//! Any text is a record or is refused; the canonical form of a record round-trips.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::GameRecord;

fuzz_target!(|text: &str| {
    if let Ok(record) = GameRecord::parse(text) {
        let canonical = record.to_record_text().to_string();
        let again = GameRecord::parse(&canonical).expect("the canonical form is a record");
        assert_eq!(again.to_record_text().to_string(), canonical);
    }
});
