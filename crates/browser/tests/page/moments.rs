//! What happens on the board besides moves, whose colour things have, and how it is told.

use std::collections::{BTreeMap, BTreeSet};

use browser::{Page, Viewport};
use serde_json::{Value, json};

use crate::{fixture, open_game, type_move};

/// Where the board, the cards and the buttons are.
fn places(page: &Page<'_>) -> Value {
    page.evaluate(
        "return ['.table .board', '.seats.top', '.seats.bottom'].map((part) => { \
         const r = document.querySelector(part).getBoundingClientRect(); return [r.x, r.y, r.width, r.height] })",
        json!([]),
    )
}

#[test]
fn c00_goal_line_targets_and_paths_have_the_colour_of_the_chosen_piece() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\npiece 1 blinky\n\ne2 e8\n";
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    page.store(
        &fixture.server.url(),
        &json!({"palisade.settings": json!({"ways": true}).to_string()}),
    );
    page.open_record(&fixture.server.url(), record);
    page.wait_for(".way.w1");
    let colours = page.evaluate(
        "const style = (part) => getComputedStyle(document.querySelector('.table ' + part)); \
         return [style('.piece.blinky .body').fill, style('.target').fill, style('.way.w1').stroke, \
             style('.goal-mark.s1').fill, style('.seat.c1 .face .body').fill, style('.piece.s2 .body').fill]",
        json!([]),
    );
    let blinky = &colours[0];
    for nth in 1..=4 {
        assert_eq!(&colours[nth], blinky, "{colours}");
    }
    // The pawn of seat 2 is red too, and has shifted.
    let red = page.evaluate(
        "const probe = document.createElement('i'); document.body.append(probe); \
         probe.style.color = 'var(--p2)'; return getComputedStyle(probe).color",
        json!([]),
    );
    assert_ne!(colours[5], red);

    // So has everything beside the game's screen: the signs on the board, the board at home, a new game.
    page.click_button("Goal");
    page.wait_for("dialog[open] .legend .way");
    let signs = page.evaluate(
        "const style = (part) => getComputedStyle(document.querySelector(part)); \
         return [style('.legend .way').stroke, style('.legend .target').fill, \
             style('.legend .tile.t1').fill, style('.table .tile.t1').fill]",
        json!([]),
    );
    assert_eq!([&signs[0], &signs[1]], [blinky, blinky], "{signs}");
    assert_eq!(signs[2], signs[3]);
    // Each seat's path is told by its dashes too, which are those of the legend.
    let dashes = page.evaluate(
        "const dash = (way) => getComputedStyle(way).strokeDasharray, own = document.querySelector('.table .way.w1'); \
         const of_seats = [1, 2, 3, 4, 5].map((seat) => { \
             const way = own.cloneNode(); way.setAttribute('class', `way w${seat}`); own.after(way); \
             const found = dash(way); way.remove(); return found }); \
         return [new Set(of_seats).size, dash(document.querySelector('.legend .way')) === of_seats[0]]",
        json!([]),
    );
    assert_eq!(dashes, json!([5, true]));
    let goals = |part: &str| {
        page.wait_for(&format!("{part} .goal-mark.s1"));
        page.evaluate(
            "const fill = (part) => getComputedStyle(document.querySelector(part)).fill; \
             return ['1', '2'].map((seat) => fill(`${arguments[0]} .goal-mark.s${seat}`))",
            json!([part]),
        )
    };
    page.goto(&fixture.server.url());
    assert_eq!(goals(".continue .board"), json!([blinky, colours[5]]));
    page.goto(&format!("{}/new/quoridor", fixture.server.url()));
    page.wait_for(".player .pick");
    page.click(".player .pick");
    page.click(".player [aria-label=Blinky]");
    page.wait_for(".preview .piece.blinky");
    assert_eq!(goals(".preview"), json!([blinky, colours[5]]));
    let other = page.evaluate(
        "return getComputedStyle(document.querySelectorAll('.player')[1].querySelector('.pick .body')).fill",
        json!([]),
    );
    assert_eq!(other, colours[5]);
}

/// What lies under a piece is seen through an open mouth, and not the piece's own shade.
#[test]
fn the_mouth_of_pacman_is_open() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::DESKTOP, "palisade 1\ngame pacman\nseats 2\n");
    let outlines = page.evaluate(
        "const part = (name) => document.querySelector('.table .piece.pacman .' + name).getAttribute('d'); \
         return [part('shade'), part('body')]",
        json!([]),
    );
    assert!(outlines[0].is_string());
    assert_eq!(outlines[0], outlines[1]);
}

#[test]
fn the_graph_of_a_review_has_the_colours_of_the_pieces() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\npiece 1 blinky\npiece 2 inky\nlevel 2 1\n\n\
                  e2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3 e9\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    page.click_button("Review");
    page.wait_for(".graph .share.t1");
    let colours = page.evaluate(
        "const fill = (part) => getComputedStyle(document.querySelector(part)).fill; \
         return ['.graph .share.t1', '.table .tile.t1', '.graph .share.t2', '.table .tile.t2'].map(fill)",
        json!([]),
    );
    assert_eq!(colours[0], colours[1], "{colours}");
    assert_eq!(colours[2], colours[3], "{colours}");
    assert_ne!(colours[0], colours[2]);
}

#[test]
fn winning_lights_the_goal_line_and_says_who_reached_it() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\nstart e8,a2 10,10 1 -\n";
    for viewport in [Viewport::PHONE, Viewport::DESKTOP] {
        let page = open_game(&fixture, viewport, record);
        type_move(&page, "e9");
        page.wait_for(".moment.won");
        page.wait_for_text("You reached your goal line.");
        page.evaluate("window.scrollTo(0, 0)", json!([]));
        let at_the_burst = places(&page);
        // Whoever opens the game later sees the line lit as well, without the burst, which moved nothing.
        page.reload();
        page.wait_for(".moments .lit");
        assert_eq!(page.count(".moments .lit"), 9);
        assert_eq!(page.count(".moment"), 0);
        assert_eq!(places(&page), at_the_burst);
    }
}

#[test]
fn who_resigned_is_told_by_name() {
    let fixture = fixture();
    let record =
        "palisade 1\ngame quoridor\nseats 2\nname 1 Ana\nname 2 Ben\n\ne2 e8 leave:1:resign\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    assert_eq!(page.text(".result .how"), "Ana resigned.");
    let record = "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\n\ne2 e8 leave:1:time\n";
    page.open_record(&fixture.server.url(), record);
    assert!(page.text(".result .how").ends_with(" ran out of time."), "{}", page.text(".result"));
    // In the list of moves that is one line, as wide as both columns.
    let leaving = page.evaluate(
        "const height = (part) => part.getBoundingClientRect().height; \
         const [first, ...others] = document.querySelectorAll('.moves .ply'), last = others.pop(); \
         return [last.innerText.trim(), height(last) <= height(first) + 1]",
        json!([]),
    );
    assert_eq!(leaving[1], true, "{leaving}");
}

#[test]
fn p30_a_lost_life_is_large_on_the_board_with_and_without_motion() {
    let fixture = fixture();
    let record = "palisade 1\ngame pacman\nseats 2\nmaze orchard\n\nd5-d6\n";
    for reduced in [true, false] {
        let page = Page::open(&fixture.chromium, Viewport::PHONE);
        if reduced {
            page.reduce_motion();
        }
        page.open_record(&fixture.server.url(), record);
        let before = places(&page);
        // What is there only for a while is noted by the page itself.
        page.evaluate(
            "window.seen = 0; new MutationObserver(() => { const m = document.querySelector('.moment.life-lost'); \
             if (m) window.seen = Math.max(window.seen, document.querySelector('.moments').getBoundingClientRect().width) }) \
             .observe(document.querySelector('.board .moments'), { childList: true, subtree: true })",
            json!([]),
        );
        type_move(&page, "d6");
        page.wait_until("the moment", "return window.seen > 0");
        page.evaluate("window.scrollTo(0, 0)", json!([]));
        assert_eq!(places(&page), before);
        page.wait_until("it is over", "return !document.querySelector('.moment')");
    }
}

/// Each moment stands on the board, large enough for whoever sits across the room, and each kind is heard by a sound
/// that no other has; a mere step is heard and not shown.
#[test]
fn every_moment_is_seen_and_heard() {
    let pacman = "game pacman\nseats 2\nstart a3 e9,c1,i5,e1 a1,a9,i1,i9 3 pac corners\n";
    let mspacman = |start: &str| format!("game mspacman\nseats 2\nstart a,b {start} quarters\n");
    // The move, what is seen, and what is heard.
    let cases = [
        ("game quoridor\nseats 2\n".to_owned(), "e2", vec![], "a step"),
        ("game quoridor\nseats 2\n".to_owned(), "e3h", vec![], "a fence"),
        (
            "game quoridor\nseats 2\nstart e8,a2 10,10 1 -\n".to_owned(),
            "e9",
            vec!["won"],
            "the win",
        ),
        (
            "game pacman\nseats 2\nmaze orchard\n\nd5-d6\n".to_owned(),
            "d6",
            vec!["life-lost"],
            "a catch",
        ),
        (pacman.to_owned(), "a2-a1-b1-c1", vec!["power-dot", "ghost-eaten"], "an eaten ghost"),
        (mspacman("1:a9 -,a4:S - move:1:2"), "a8-a7", vec!["power-dot"], "a power dot"),
        (
            mspacman("1:a9 -,a7:S - move:1:2"),
            "a8-a7",
            vec!["power-dot", "ghost-eaten"],
            "an eaten ghost",
        ),
        (mspacman("1:a6 -,a9:S - move:2:3"), "a8-a7-a6", vec!["role-taken"], "a catch"),
    ];
    let fixture = fixture();
    let mut sounds: BTreeMap<&str, Value> = BTreeMap::new();
    for (record, word, moments, heard) in cases {
        let page = Page::open(&fixture.chromium, Viewport::PHONE);
        page.reduce_motion();
        page.open_record(&fixture.server.url(), &format!("palisade 1\n{record}"));
        // What is there only for a while is noted by the page itself, and so is every tone.
        page.evaluate(
            "window.seen = {}; window.heard = []; const board = document.querySelector('.table .board'); \
             new MutationObserver(() => { for (const moment of document.querySelectorAll('.moment')) { \
               const { width, height } = moment.getBoundingClientRect(); \
               seen[moment.classList[1]] = Math.max(width, height) / board.getBoundingClientRect().width } \
             }).observe(board, { childList: true, subtree: true }); \
             const start = OscillatorNode.prototype.start; \
             OscillatorNode.prototype.start = function(at) { \
               heard.push([this.frequency.value, this.type]); return start.call(this, at) }",
            json!([]),
        );
        type_move(&page, word);
        for moment in &moments {
            page.wait_until(moment, &format!("return seen['{moment}']"));
        }
        page.wait_until("a sound", "return heard.length");
        let seen = page.evaluate("return seen", json!([]));
        let seen = seen.as_object().expect("moments by their words");
        assert_eq!(seen.len(), moments.len(), "{word}: {seen:?}");
        for (moment, share) in seen {
            assert!(share.as_f64().is_some_and(|share| share > 0.2), "{moment}: {share}");
        }
        let tones = page.evaluate("return heard", json!([]));
        assert_eq!(sounds.entry(heard).or_insert_with(|| tones.clone()), &tones, "{word}");
    }
    let different: BTreeSet<_> = sounds.values().map(Value::to_string).collect();
    assert_eq!(different.len(), sounds.len(), "{sounds:?}");
}

/// Whatever happens is seen, even while the next player is asked to roll.
#[test]
fn a_moment_stands_above_the_spinner() {
    let fixture = fixture();
    let record = "palisade 1\ngame mspacman\nseats 2\nname 1 Ana\nname 2 Ben\n";
    for viewport in [Viewport::PHONE, Viewport::DESKTOP] {
        let page = open_game(&fixture, viewport, record);
        page.wait_for(".roll-overlay .waiting");
        // Something that can be hit stands for the moment, over the whole board.
        let above = page.evaluate(
            "const layer = document.querySelector('.table .board .moments'); \
             const moment = document.createElementNS('http://www.w3.org/2000/svg', 'rect'); \
             for (const side of ['width', 'height']) moment.setAttribute(side, 9999); \
             moment.style.pointerEvents = 'auto'; layer.append(moment); \
             const { left, top, width, height } = document.querySelector('.roll-overlay .waiting').getBoundingClientRect(); \
             const hit = document.elementsFromPoint(left + width / 2, top + height / 2); \
             return [hit[0] === moment, hit.some((part) => part.closest('.roll-overlay'))]",
            json!([]),
        );
        assert_eq!(above, json!([true, true]), "{viewport:?}");
    }
}

#[test]
fn the_log_tells_every_entry_in_the_order_of_happening() {
    let fixture = fixture();
    let record = "palisade 1\ngame mspacman\nseats 2\nname 1 Ana\nname 2 Ben\n\n\
                  spin:5 spin:3 @e7 spin:2 d7-d8 die:1\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    page.wait_for(".log .entry");
    let entries = page.evaluate(
        "return [...document.querySelectorAll('.log .entry')].map(e => e.innerText.trim())",
        json!([]),
    );
    let entries: Vec<_> =
        entries.as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert_eq!(entries.len(), 6);
    assert_eq!(entries[0], "Ana spins 5 to start.");
    assert_eq!(
        entries[1],
        "Ben spins 3 to start. Ana has the highest number and gets Ms. Pac-Man."
    );
    assert!(entries[5].starts_with("Ben rolls 1"), "{entries:?}");
    // The list of moves has one line a turn, with whose it was.
    let turns = page.evaluate(
        "return [...document.querySelectorAll('.moves .turn')].map(t => t.querySelector('.by').innerText)",
        json!([]),
    );
    assert_eq!(turns, json!(["Ana", "Ben", "Ana", "Ben"]));
    // An entry leads to its position.
    page.evaluate("document.querySelectorAll('.log .entry')[2].click()", json!([]));
    page.wait_for_text("Viewing move 3");
}

/// Each player has a column, whoever has left, and each move says whose it is.
#[test]
fn the_moves_of_four_players_say_whose_they_are() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 4\nname 1 Ana\nname 2 Ben\nname 3 Cem\nname 4 Dora\n\n\
                  e2 b5 e8 h5 leave:1:resign b6 e7 h6\n";
    let page = open_game(&fixture, Viewport::PHONE, record);
    page.wait_for(".moves .head");
    let list = page.evaluate(
        "const left = (part) => Math.round(part.getBoundingClientRect().left); \
         const heads = [...document.querySelectorAll('.moves .head')]; \
         return { names: heads.map((head) => head.innerText), \
           rounds: [...document.querySelectorAll('.moves .round')].length, \
           owners: [...document.querySelectorAll('.moves .ply')].map((ply) => { \
             const head = heads.find((head) => left(head) === left(ply)); \
             const label = ply.querySelector('.mark')?.getAttribute('aria-label'); \
             return label ? label.includes(head?.innerText) : 'left' }) }",
        json!([]),
    );
    assert_eq!(list["names"], json!(["Ana", "Ben", "Cem", "Dora"]));
    assert_eq!(list["owners"], json!([true, true, true, true, "left", true, true, true]));
    assert_eq!(list["rounds"], 2);
    // However far it is scrolled, the heads cover the whole row, and no move that is gone to.
    let covered = page.evaluate(
        "const list = document.querySelector('.moves .list'); list.style.minHeight = '0'; list.style.maxHeight = '62px'; \
         list.scrollIntoView({ block: 'center' }); list.scrollTop = 999; \
         const scrolled = list.scrollTop > 0, { left, top, right } = list.getBoundingClientRect(); \
         const row = document.querySelector('.moves .head').getBoundingClientRect(), y = (row.top + row.bottom) / 2; \
         const heads = [left + 8, (left + right) / 2, right - 8].map((x) => !!document.elementFromPoint(x, y)?.closest('.heads')); \
         const first = list.querySelector('.ply'); first.scrollIntoView({ block: 'nearest' }); \
         const bottom = document.querySelector('.moves .head').getBoundingClientRect().bottom; \
         return [scrolled, ...heads, first.getBoundingClientRect().top >= bottom - 1]",
        json!([]),
    );
    assert_eq!(covered, json!([true, true, true, true, true]));
}

#[test]
fn p22_frenzy_is_explained_where_it_shows() {
    let fixture = fixture();
    let record = "palisade 1\ngame pacman\nseats 2\nstart h3 h9,-,-,- a1,i1,i9 3 blinky corners\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    page.wait_for_text("Blinky sees PAC-MAN and moves two squares");
}
