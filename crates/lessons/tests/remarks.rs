//! What a friendly opponent says, and that it can be said in every language.

use std::collections::BTreeSet;

use game::{Position as _, Random, Reason, Turn};
use locale::{Language, Locale};
use rules::{Game, GameRecord, GameSetup};

fn keys(text: &str, you: u8) -> (Vec<&'static str>, Option<&'static str>) {
    let record = GameRecord::parse(&format!("palisade 1\n{text}\n")).expect("a record").record;
    let last = record.entries().len();
    let happened = if last == 0 { Vec::new() } else { lessons::remarks(&record, last, you) };
    let advice = lessons::advice(&record, you);
    (happened.iter().map(|r| r.key).collect(), advice.map(|r| r.key))
}

#[test]
fn quoridor_is_a_matter_of_paths() {
    let game = |rest: &str| format!("game quoridor\nseats 2\n{rest}");
    let start = |position: &str, words: &str| game(&format!("start {position}\n\n{words}"));
    assert_eq!(keys(&game(""), 1), (vec![], Some("coach-begin-quoridor")));
    assert_eq!(keys(&game("\ne2"), 1), (vec!["coach-own-step"], None));
    assert_eq!(keys(&game("\nd1"), 1), (vec!["coach-own-detour"], None));
    assert_eq!(keys(&game("\ne8h"), 1), (vec!["coach-own-fence-both"], None));
    assert_eq!(keys(&game("\na8v"), 1), (vec!["coach-own-fence-idle"], None));
    assert_eq!(keys(&game("\ne2 e8"), 1), (vec!["coach-their-step"], Some("coach-ahead")));
    assert_eq!(keys(&game("\ne2 e4h"), 1), (vec!["coach-their-fence"], Some("coach-ahead")));
    assert_eq!(keys(&game("\ne2 a8v"), 1), (vec!["coach-their-fence-idle"], Some("coach-ahead")));
    let behind = start("a1,e4 3,3 2 -", "e3");
    assert_eq!(keys(&behind, 1), (vec!["coach-their-step"], Some("coach-behind")));
    assert_eq!(keys(&start("a1,e3 3,3 2 -", "e2"), 1).1, Some("coach-danger"));
    assert_eq!(keys(&start("a1,e3 0,3 2 -", "e2"), 1).1, Some("coach-run"));
    assert_eq!(keys(&start("a8,e3 0,3 2 -", "e2"), 1).1, Some("coach-win-now"));
    assert_eq!(keys(&start("a8,e3 0,3 1 -", "a9"), 1).1, Some("coach-won"));
    assert_eq!(keys(&start("a8,e2 0,3 2 -", "e1"), 1).1, Some("coach-lost"));
    assert_eq!(keys(&start("e5,e6 5,5 1 -", "e3h"), 1).0, ["coach-own-fence"]);
}

#[test]
fn pacman_is_a_matter_of_sight_and_pellets() {
    let start = |position: &str, words: &str| {
        format!("game pacman\nseats 2\nstart {position} corners\n\n{words}")
    };
    assert_eq!(keys("game pacman\nseats 2\n", 1), (vec![], Some("coach-unseen")));
    let feast = start("a3 e9,c1,i5,e3 a1,a9,i1,i9 3 pac", "a2-a1-b1-c1");
    assert_eq!(keys(&feast, 1).0, ["coach-pellet", "coach-ghost-eaten"]);
    let seen = start("e7 -,-,i7,- a1,a9,i1,i9 3 pinky", "h7-g7");
    assert_eq!(keys(&seen, 1), (vec!["coach-frenzy"], Some("coach-seen")));
    let caught = start("b4 -,b5,i7,- a9,i1 3 inky", "b4");
    assert_eq!(keys(&caught, 1).0, ["coach-caught"]);
    assert_eq!(keys(&start("a3 e9,c5,i5,e3 a1,a9 3 pac", ""), 1).1, Some("coach-pellet-near"));
    assert_eq!(keys(&start("a3 e9,c5,i5,e3 a1 3 pac", ""), 1).1, Some("coach-pellet-last"));
    assert_eq!(keys(&start("a3 e9,c5,i5,e3 a1,a9 3 blinky", ""), 2).1, Some("coach-ghosts"));
}

#[test]
fn mspacman_is_a_matter_of_sides() {
    let start = |position: &str, words: &str| {
        format!("game mspacman\nseats 2\nstart {position} quarters\n\n{words}")
    };
    let opening = "game mspacman\nseats 2\n\nspin:5 spin:3";
    assert_eq!(keys(opening, 1), (vec!["coach-leads"], Some("coach-place")));
    assert_eq!(keys(opening, 2), (vec!["coach-chases"], None));
    assert_eq!(keys(&start("a,b 1:e7 -,f6:S - move:1:2", ""), 1).1, Some("coach-collect"));
    assert_eq!(keys(&start("a,b 1:e7 -,d3:P2 - move:1:2", ""), 1).1, Some("coach-hunt"));
    assert_eq!(keys(&start("a,b 1:e7 -,d3:P2 - move:2:1", ""), 2).1, Some("coach-hide"));
    assert_eq!(keys(&start("a,b 1:e7 -,d3:S - move:2:1", ""), 2).1, Some("coach-chase"));
    let power = start("a,b 1:a9 -,a7:S - move:1:2", "a8-a7");
    assert_eq!(keys(&power, 1).0, ["coach-dots", "coach-weakened", "coach-their-ghost-home"]);
    assert_eq!(keys(&power, 2).0, ["coach-weakened", "coach-own-ghost-home"]);
    let catch = start("a,b 1:a6 -,a9:S - move:2:3", "a8-a7-a6");
    assert_eq!(keys(&catch, 2).0, ["coach-took-over"]);
    assert_eq!(keys(&catch, 1).0, ["coach-lost-her"]);
    let flip = start("a,b 1:e3 -,d7:S - roll:2", "die:F2");
    assert_eq!(keys(&flip, 2).0, ["coach-own-flip"]);
    assert_eq!(keys(&flip, 1).0, ["coach-their-flip"]);
    let strong = start("a,b 1:e3 -,d7:P2 - roll:2", "die:F2");
    assert_eq!(keys(&strong, 2).0, ["coach-own-flip-strong"]);
    assert_eq!(keys(&strong, 1).0, ["coach-their-flip-strong"]);
}

/// In random games of every kind there is always something to think about, in every language.
#[test]
fn there_is_always_advice_and_a_sentence_for_it() {
    let locales = Language::ALL.map(Locale::new);
    let mut said = BTreeSet::new();
    let mut say = |reason: &Reason| {
        if said.insert(reason.key) {
            for locale in &locales {
                let sentence = locale.reason(reason);
                assert!(!sentence.contains("coach-"), "{} {sentence}", locale.language());
            }
        }
    };
    for (nth, game) in Game::ALL.into_iter().enumerate() {
        let setup = GameSetup::new(game);
        let mut record = setup.record_from(setup.start().expect("a start"));
        let mut random = Random::new(nth as u64);
        while record.turn() != Turn::Over && record.entries().len() < 150 {
            if let Turn::Seat(seat) = record.turn() {
                let advice = lessons::advice(&record, seat.number() as u8);
                say(&advice.unwrap_or_else(|| panic!("{game}: {}", record.position())));
            }
            let plies = record.position().plies();
            let word = random.pick(&plies).to_string();
            record.play(&word).expect("legal");
            for you in 1..=2 {
                lessons::remarks(&record, record.entries().len(), you).iter().for_each(&mut say);
            }
        }
    }
    assert!(said.len() > 15, "{said:?}");
}
