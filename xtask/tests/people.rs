//! Wherever the page shows somebody's name, block and report are one tap away: names are drawn by `person_link`, which leads
//! to their owner's page or opens what one can do about a guest. What else writes names is listed here with its reason.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Files of the page that write names of people themselves, and why each may.
const WRITERS: [(&str, &str); 13] = [
    ("i18n.rs", "defines them"),
    ("controls/name_link.rs", "draws them, and leads to people"),
    ("named_person.rs", "is what one can do about somebody"),
    ("account/person_menu.rs", "is what one can do about somebody"),
    (
        "account/blocked_section.rs",
        "names the button that unblocks them; the name beside it leads to them",
    ),
    (
        "account/challenge_bar.rs",
        "screen readers are told what the bar shows, where the name leads to them",
    ),
    ("account/challenge_texts.rs", "stands beside the name that leads to them"),
    ("phrases.rs", "at a table: their card has the dots that open the menu"),
    ("play/online_game.rs", "at a table: their card has the dots that open the menu"),
    ("play/invite.rs", "a sentence in which the name leads to them"),
    ("gallery/card.rs", "publishing takes an account, and the name leads to its page"),
    ("ratings/person_ratings.rs", "rated games take accounts, and the name leads to its page"),
    ("ratings/table_ratings.rs", "at a table: their card has the dots that open the menu"),
];

/// Those of lists that keep the person beside the name, and of moderators, who have more than reports.
const OTHERS: [&str; 3] =
    ["review/listed_game.rs", "moderation/case_list.rs", "moderation/case_page.rs"];

#[test]
fn every_name_leads_to_what_one_can_do_about_its_owner() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/web/src");
    let mut files = Vec::new();
    collect(&source, &mut files);
    let allowed: BTreeSet<&str> = WRITERS.iter().map(|(file, _)| *file).chain(OTHERS).collect();
    let mut writers = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source file");
        let writes = ["person_name(", "marked_name(", "holder_names("];
        if writes.iter().any(|call| text.contains(call)) {
            let name = file.strip_prefix(&source).expect("a file of the page");
            writers.push(name.to_string_lossy().replace('\\', "/"));
        }
    }
    writers.sort();
    let unlisted: Vec<_> = writers.iter().filter(|file| !allowed.contains(file.as_str())).collect();
    assert!(unlisted.is_empty(), "draw names with person_link: {unlisted:?}");
    let gone: Vec<_> =
        allowed.iter().filter(|file| !writers.iter().any(|writer| writer == *file)).collect();
    assert!(gone.is_empty(), "they write no names any more: {gone:?}");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
}
