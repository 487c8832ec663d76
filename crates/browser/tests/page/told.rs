use browser::{Page, Viewport};
use serde_json::json;

use crate::{fixture, open_game, type_move};

const MSPACMAN: &str =
    "palisade 1\ngame mspacman\nseats 2\nname 1 Ana\nname 2 Ben\n\nspin:5 spin:3";

/// Games in which the person here has yet to make the first move: both sides of the PAC-MAN variant too.
const FIRST_MOVES: [&str; 4] = [
    "quoridor\nseats 2\nlevel 2 1",
    "pacman\nseats 2\nlevel 2 1",
    "pacman\nseats 2\nlevel 1 1\n\ne6-f6",
    "mspacman\nseats 2\nlevel 2 1\n\nspin:5 spin:3",
];

#[test]
fn p30_who_caught_pacman_is_told_beside_the_board_and_to_screen_readers() {
    let fixture = fixture();
    let record = "palisade 1\ngame pacman\nseats 2\nmaze orchard\n\nd5-d6\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    type_move(&page, "d6");
    page.wait_until(
        "it is told",
        "return document.querySelector('.told').innerText.includes('Blinky catches PAC-MAN: ')",
    );
    page.wait_until(
        "it is announced",
        "return document.querySelector('[aria-live]').innerText.includes('Blinky catches PAC-MAN: ')",
    );
}

#[test]
fn s05_rolls_have_an_owner_a_reason_and_a_result() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::DESKTOP, &format!("{MSPACMAN}\n"));
    let told = page.text(".told");
    for words in ["Ana spins 5", "Ben spins 3", "Ana has the highest number"] {
        assert!(told.contains(words), "{words} in {told}");
    }
    // The needle of the spinner points to the face that came up.
    page.open_record(&fixture.server.url(), &format!("{MSPACMAN} @e7 spin:2\n"));
    assert!(page.text(".told").contains("Ana spins 2 for Ms. Pac-Man"), "{}", page.text(".told"));
    page.wait_until(
        "the needle at rest",
        "const m = new DOMMatrix(getComputedStyle(document.querySelector('.needle')).transform), \
         face = [...document.querySelectorAll('.wedge')].find(t => t.textContent === '2'), \
         to = Math.atan2(+face.getAttribute('x'), -face.getAttribute('y')), at = Math.atan2(m.b, m.a); \
         return Math.abs(Math.atan2(Math.sin(to - at), Math.cos(to - at))) < 0.05",
    );
    // The list has the rolls in words.
    let list = page.text(".moves .list");
    assert!(list.contains("spinner 5") && !list.contains("spin:"), "{list}");
}

#[test]
fn the_last_round_is_marked_and_every_piece_has_its_own_mark() {
    let fixture = fixture();
    let record = "palisade 1\ngame pacman\nseats 2\n\ne6-f6 e8 a6 i6 e2\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    assert_eq!(page.count(".tile.to"), 4, "every ghost's move is marked");
    assert_eq!(page.count(".ply.recent"), 4);
    let marks = page.evaluate(
        "return new Set([...document.querySelectorAll('.ply .mark path')].map(p => p.getAttribute('d'))).size",
        json!([]),
    );
    assert_eq!(marks, 5, "PAC-MAN and four ghosts");
    // A roll does not take the marks away.
    page.open_record(&fixture.server.url(), &format!("{MSPACMAN} @e7 spin:2 d7-d8 die:1\n"));
    assert!(page.count(".tile.to") > 0);
    // Whoever plays several pieces is told which one is to move.
    let record = "palisade 1\ngame pacman\nseats 2\nlevel 1 1\n\ne6-f6 e8\n";
    page.open_record(&fixture.server.url(), record);
    page.wait_for_text("Your move: Inky");
}

#[test]
fn the_goal_is_told_before_the_first_move_and_one_tap_away_later() {
    let fixture = fixture();
    let goals = [
        "reach your goal line: the squares in your colour",
        "Eat all the pellets (4)",
        "Take all of PAC-MAN’s lives (3)",
        "Be first to clear the 17 dots of your colour",
    ];
    for (game, goal) in FIRST_MOVES.into_iter().zip(goals) {
        let page = open_game(&fixture, Viewport::DESKTOP, &format!("palisade 1\ngame {game}\n"));
        // Whoever does not move first is told it too.
        assert!(page.text(".told").contains(goal), "{goal} in {}", page.text(".told"));
        page.click_button("Goal");
        page.wait_for("dialog[open] .legend li");
        let guide = page.text("dialog[open]");
        assert!(guide.contains(goal), "{goal} in {guide}");
        assert!(page.count("dialog[open] .legend li") >= 7, "{guide}");
    }
}

/// A phone has room for few words: the goal is brief there, and whole.
#[test]
fn the_goal_is_told_in_full_on_small_phones_in_every_language() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.reduce_motion();
    for game in FIRST_MOVES {
        page.open_record(&fixture.server.url(), &format!("palisade 1\ngame {game}\n"));
        for (width, height) in [(320, 568), (375, 553)] {
            page.resize(width, height);
            for language in ["en", "fr", "es", "nl", "pl", "cs", "ro"] {
                page.goto(&format!("{}/{language}/play/test", fixture.server.url()));
                page.wait_for(".told .brief");
                let cut = page.wait_until_settled(
                    "the goal",
                    "const told = document.querySelector('.told'); \
                     return [told.scrollHeight > told.clientHeight + 1, told.innerText]",
                );
                assert_eq!(cut[0], json!(false), "{language} at {width}x{height}: {cut}");
            }
        }
    }
}

#[test]
fn everybody_at_one_screen_is_told_their_goal_until_their_first_move() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::DESKTOP, "palisade 1\ngame pacman\nseats 2\n");
    let told = |goal: &str, is_told: bool| {
        let script = format!(
            "return document.querySelector('.told').innerText.includes({goal:?}) === {is_told}"
        );
        page.wait_until(&format!("{goal} {is_told}"), &script);
    };
    told("Eat all the pellets", true);
    type_move(&page, "e6-f6");
    told("Take all of PAC-MAN", true);
    told("Eat all the pellets", false);
    type_move(&page, "e8");
    told("Take all of PAC-MAN", false);
}

#[test]
fn a_hint_is_a_sentence() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\n\ne2 e8\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    page.click_button("Hint");
    page.wait_until(
        "the hint in words",
        "return /Hint: (move to|fence) .*step/.test(document.querySelector('.told').innerText)",
    );
}

#[test]
fn a_refusal_leads_to_its_rule() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 e3h\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    type_move(&page, "e3v");
    page.click(".say .rule");
    page.wait_until(
        "the rule",
        "const r = document.querySelector('dialog[open] [data-rule=C12]')?.getBoundingClientRect(); \
         return r && r.top >= 0 && r.bottom <= innerHeight",
    );
}

#[test]
fn who_resigned_stays_on_the_final_board() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    let goals = page.count(".tile.t1, .tile.t2");
    page.click_button("Resign");
    page.click_button("Really resign?");
    page.wait_for(".result");
    assert_eq!(page.count(".table .board .piece"), 2);
    assert_eq!(page.count(".tile.t1, .tile.t2"), goals);
}
