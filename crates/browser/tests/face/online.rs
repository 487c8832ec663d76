use browser::{Line, Page, Server, Shape};
use serde_json::json;

use crate::stage;

fn tap(page: &Page<'_>, word: &str) {
    let (x, y) = page.board_point(word);
    page.click_at(x, y);
}

pub(crate) fn plies(page: &Page<'_>, count: usize) {
    page.until(
        &format!("{count} moves"),
        &format!("return document.querySelectorAll('.ply').length === {count}"),
    );
}

/// Plays `word` where it is that page's turn; the boards are not turned, so that points are plain.
pub(crate) fn play(mover: &Page<'_>, word: &str) {
    mover.see(".status.own");
    mover.click(".typed input");
    mover.type_text(word);
    mover.click(".typed button");
}

#[test]
fn two_browsers_play_through_a_reload_a_cut_line_and_a_restart() {
    let stage = stage();
    let mut server = Server::start();
    let line = Line::to(server.port());
    let ada = Page::open(&stage.driver, Shape::WIDE);
    let ben = Page::open(&stage.driver, Shape::NARROW);

    ada.go(&format!("{}/new/quoridor", server.address()));
    ada.press("Friends online");
    // Player 1 begins, so that the words below are legal.
    ada.run(
        "const g = document.querySelector('[aria-label=\"Who begins?\"]'); [...g.querySelectorAll('button')][1].click()",
        json!([]),
    );
    ada.press("Lay the table");
    ada.see(".invite .qr");
    let link = ada.run("return document.querySelector('.invite .link').value", json!([]));
    let link = link.as_str().expect("a link").replace(&server.address(), &line.address());
    assert!(link.contains("/t/"), "{link}");

    ben.go(&link);
    ben.press("Sit down here · Player 2");
    ada.until("the game begins", "return !document.querySelector('.invite')");
    play(&ada, "e2");
    plies(&ben, 1);
    play(&ben, "e8");
    plies(&ada, 2);

    // A reload loses nothing.
    ada.reload();
    plies(&ada, 2);
    play(&ada, "e3");
    plies(&ben, 3);

    // A cut line is told, mended, and nothing said meanwhile is lost.
    line.cut();
    ben.see(".banner");
    line.mend();
    ben.until("the line holds", "return !document.querySelector('.banner')");
    play(&ben, "e7");
    plies(&ada, 4);

    // A server that dies in the middle comes back with the whole game.
    server.kill();
    ada.see(".banner");
    server.run();
    ada.until("the line holds", "return !document.querySelector('.banner')");
    play(&ada, "d4h");
    plies(&ben, 5);
    play(&ben, "e6");
    plies(&ada, 6);

    // Resigning asks twice; both see the end and why.
    ada.press("Resign");
    ada.press("Really resign?");
    ada.read("You lost");
    ben.read("You won");
    // Once both have asked for it, the rematch seats both again, the other way round.
    ben.press("Play again");
    ada.press("Play again");
    let elsewhere =
        format!("return !location.pathname.endsWith({:?})", link.rsplit('/').next().unwrap());
    for page in [&ada, &ben] {
        page.until("another table", &elsewhere);
        page.until(
            "the game has begun",
            "return document.querySelector('.table .board') && !document.querySelector('.invite')",
        );
    }
}

#[test]
fn a_watcher_sees_and_cannot_touch() {
    let stage = stage();
    let address = stage.server.address();
    let ada = Page::open(&stage.driver, Shape::WIDE);
    ada.go(&format!("{address}/new/quoridor"));
    ada.press("Friends online");
    ada.press("Lay the table");
    ada.see(".invite .qr");
    ada.press("Let the computer take the open seats");
    ada.until("the game begins", "return !document.querySelector('.invite')");
    let watcher = Page::open(&stage.driver, Shape::WIDE);
    watcher.go(&ada.address());
    watcher.see(".table .board");
    tap(&watcher, "e2");
    assert_eq!(watcher.count(".target"), 0);
    assert_eq!(watcher.count(".typed"), 0);
}
