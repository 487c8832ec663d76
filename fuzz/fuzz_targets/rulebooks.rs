//! Any text is a rulebook or is refused; nothing of it is lost but blank lines.
#![no_main]

use libfuzzer_sys::fuzz_target;
use locale::Rulebook;

const OTHER: &str = "# Another game\n\n## Its only section\n- an item\n";

/// The name of the rulebook under test. No line of a text can include it.
const TESTED: &str = "\n";

fuzz_target!(|text: &str| {
    let source = |game: &str| match game {
        TESTED => Some(text),
        "nothing" => None,
        _ => Some(OTHER),
    };
    if let Some(rulebook) = Rulebook::parse(TESTED, &source) {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let parts = lines.filter(|line| !line.starts_with("# ") && !line.starts_with("## "));
        let blocks: usize = rulebook.sections.iter().map(|section| section.blocks.len()).sum();
        assert_eq!(blocks, parts.count(), "every line is a block, and an include has one");
    }
});
