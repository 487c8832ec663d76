//! The gallery of mazes: looked at, played with one tap, published and taken back.

use browser::{Page, Viewport};
use serde_json::json;

use crate::accounts::{create_account, fill};
use crate::analysis::assert_no_errors;
use crate::fixture;
use crate::layout::{axe_source, check_accessibility, check_layout};
use crate::online::join;

/// A maze that is in nobody's gallery yet.
const MAZE: &str = "4x4.2.a1.d4___.c3d1.b2v";

/// Whoever looks finds the mazes that come with the game, by who wins and by size, and plays one at once.
#[test]
fn the_gallery_is_read_and_played_from_a_phone() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.reduce_motion();
    // Home leads there.
    page.goto(&fixture.server.url());
    page.click("a[href='/mazes']");
    page.wait_for(".maze-card .board");
    check_layout(&page, "the gallery");
    check_accessibility(&page, "the gallery", &axe_source());
    let all = page.count(".maze-card");
    let choose = "const list = document.querySelectorAll('.filters select')[arguments[0]]; \
                  list.value = arguments[1]; list.dispatchEvent(new Event('change', {bubbles: true}))";
    page.evaluate(choose, json!([0, "3"]));
    let fewer = format!("return document.querySelectorAll('.maze-card').length < {all}");
    page.wait_until("only large mazes", &fewer);
    page.evaluate(choose, json!([0, "0"]));
    page.evaluate(choose, json!([1, "1"]));
    page.wait_until("only mazes that PAC-MAN wins", &fewer);
    page.click_button("Most played");
    page.wait_for(".maze-card .board");
    // A game against the computer counts, though the server does not see it.
    let games = "return fetch('/api/v1/mazes/orchard').then(answer => answer.json()).then(maze => maze.games";
    page.goto(&format!("{}/mazes#orchard", fixture.server.url()));
    page.wait_for(".single-maze .board");
    let before = page.evaluate(&format!("{games})"), json!([])).as_u64().unwrap();
    page.click_button("Play the computer");
    page.wait_for(".table .board");
    page.wait_until("the game is counted", &format!("{games} === {})", before + 1));
    assert_no_errors(&page);
}

/// Whoever has no name is asked for one before others are invited; whoever has one invites with one tap. Whoever follows
/// the link plays.
#[test]
fn a_host_without_a_name_is_asked_for_one_before_a_game_with_friends() {
    let fixture = fixture();
    let url = fixture.server.url();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.reduce_motion();
    page.goto(&format!("{url}/mazes#orchard"));
    page.click_button("Play friends");
    page.wait_for_text("Your friends see this name.");
    let maze = page.evaluate("return location.pathname + location.hash", json!([]));
    assert!(maze.as_str().is_some_and(|maze| maze.contains("/friend/pacman#")), "{maze}");
    page.wait_for(".maze[aria-pressed='true']");
    fill(&page, ".player input:not([hidden])", "Ada");
    page.click_button("Create table");
    page.wait_for(".invite .qr");
    page.goto(&format!("{url}/mazes#orchard"));
    page.click_button("Play friends");
    page.wait_for(".invite .qr");
    let link = page.evaluate("return document.querySelector('.invite .link').value", json!([]));
    let guest = Page::open(&fixture.chromium, Viewport::DESKTOP);
    join(&guest, link.as_str().expect("a link"));
    for page in [&page, &guest] {
        page.wait_until("the board", "return !document.querySelector('.invite')");
        assert_no_errors(page);
    }
}

/// A maze goes from the workshop to the gallery, once, and back.
#[test]
fn a_maze_is_published_from_the_workshop_and_taken_back() {
    let fixture = fixture();
    let url = fixture.server.url();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.reduce_motion();
    page.goto(&format!("{url}/workshop#{MAZE}"));
    page.click_button("Publish");
    page.wait_for_text("You need an account to publish a maze.");
    create_account(&page, &url, "Maze_Maker");
    page.goto(&format!("{url}/workshop#{MAZE}"));
    page.click_button("Publish");
    page.wait_for(".single-maze input");
    check_accessibility(&page, "publishing", &axe_source());
    fill(&page, ".single-maze input", "Moderator");
    page.click_button("Publish");
    page.wait_for(".say[role=alert]");
    fill(&page, ".single-maze input", " of mazes");
    page.click_button("Publish");
    page.wait_for_text("Unpublish");
    assert_eq!(page.text(".single-maze h2"), "Moderator of mazes");
    page.wait_for_text("Maze_Maker");
    let reader = Page::open(&fixture.chromium, Viewport::PHONE);
    reader.reduce_motion();
    reader.goto(&page.url());
    reader.wait_for_text("Maze_Maker");
    check_layout(&reader, "a maze");
    check_accessibility(&reader, "a maze", &axe_source());
    // The same maze is there once.
    page.goto(&format!("{url}/mazes#{MAZE}"));
    page.wait_for(".single-maze input");
    fill(&page, ".single-maze input", "Again");
    page.click_button("Publish");
    page.wait_for_text("Maze_Maker has already published this maze");
    page.goto(&format!("{url}/mazes"));
    page.wait_for_text("Moderator of mazes");
    page.click(".maze-card h2 a");
    page.wait_for(".single-maze");
    page.click_button("Unpublish");
    page.wait_for(".maze-card .board");
    page.wait_until("it is gone", "return !document.body.innerText.includes('Moderator of mazes')");
    // The browser logs what was refused: the name, and the same maze once more.
    let refused = page.console_errors();
    assert!(refused.iter().all(|error| error.contains("/api/v1/mazes")), "{refused:?}");
    assert_eq!(refused.len(), 2, "{refused:?}");
}
