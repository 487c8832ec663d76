//! Any text is an analysis or is refused; its record and its link lead to the same one.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Analysis;

fuzz_target!(|text: &str| {
    let _ = Analysis::from_link(text);
    // Everything before the variations is known to be fine, so that the fuzzer gets to them.
    let text = format!("palisade 1\ngame quoridor\nseats 2\n{text}");
    if let Ok(analysis) = Analysis::parse(&text) {
        let canonical = analysis.to_record_text();
        let again = Analysis::parse(&canonical.to_string()).expect("the canonical form is a record");
        assert_eq!(again.to_record_text(), canonical);
        let linked = Analysis::from_link(&analysis.to_link()).expect("its own link");
        assert_eq!(linked.to_record_text(), canonical);
    }
});
