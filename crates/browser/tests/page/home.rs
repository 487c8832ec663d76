//! Home is where one's games are, and a new game is set up by looking at it.

use browser::{Page, VersionProxy, Viewport};
use serde_json::json;

use crate::fixture;
use crate::game_screen::choose_maze;
use crate::online::{create_table, open_table, play, wait_for_plies};
use crate::phones::off_screen;

/// What the tab says where it is somebody's move.
const YOUR_MOVE: &str = "return document.title.startsWith('●') \
    && document.querySelector('link[rel=icon]').href.includes('icon-turn')";

/// Goes to another page without loading anything anew, as a person does.
fn go_home(page: &Page<'_>) {
    page.click(".brand");
    page.wait_for(".hero");
}

#[test]
fn games_come_first_with_board_and_whose_move_and_the_tab_says_so_on_every_page() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::PHONE);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    open_table(&url, "quoridor", &ada, &ben);
    ada.wait_for(".status.own");
    go_home(&ada);
    ada.wait_for_text("Your move");
    let is_first = "const tile = document.querySelector('main > .continue .tile'), hero = document.querySelector('.hero'); \
        return !!tile && !!tile.querySelector('.board') \
        && tile.getBoundingClientRect().bottom <= hero.getBoundingClientRect().top";
    ada.wait_until("the table above everything else", is_first);
    ada.wait_until("the tab says so at home", YOUR_MOVE);
    ada.click("a[href='/rules/quoridor']");
    ada.wait_for(".book");
    ada.wait_until("the tab says so in the rulebook", YOUR_MOVE);

    // A move is seen from home.
    go_home(&ada);
    ada.click(".continue .tile");
    play(&ada, "e2");
    wait_for_plies(&ben, 1);
    go_home(&ada);
    ada.wait_for_text("Their move");
    assert_eq!(ada.evaluate(YOUR_MOVE, json!([])), false);
    play(&ben, "e8");
    ada.wait_until("her move again", YOUR_MOVE);
    ada.wait_for(".tile .turn.own");
}

#[test]
fn nothing_moves_at_home_when_the_server_answers() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    let over =
        "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3 e9\n";
    let timed = "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\nclock sudden-death 600\nleft 421000,600000\n\ne2 e8\n";
    page.evaluate(
        "[localStorage['palisade.game.over'], localStorage['palisade.game.timed']] = arguments",
        json!([over, timed]),
    );
    proxy.hold("/api/v1/tables");
    page.reload();
    page.wait_for("[aria-labelledby=finished] .games li");
    // A game at this screen shows its clock too, which stands.
    assert_eq!(page.text(".continue .tile .left"), "7:01");
    let places = "return [...document.querySelectorAll('main h2, main a, main button')] \
        .filter(e => !e.closest('.meet')).map(e => `${e.innerText} ${e.getBoundingClientRect().y}`)";
    let before = page.evaluate(places, json!([]));
    proxy.release();
    page.wait_until("the server answers", "return document.querySelector('.hero .life').innerText");
    assert_eq!(page.evaluate(places, json!([])), before);
}

#[test]
fn a_host_is_asked_for_a_name_and_may_go_without() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    let link = create_table(&ada, &url, "quoridor");
    ben.goto(&link);
    ben.wait_for_text("Guest");
    ada.goto(&format!("{url}/friend/quoridor"));
    ada.wait_for_text("Your friends see this name.");
    ada.click(".player input:not([hidden])");
    ada.type_text("Ada");
    ada.click_button("Create table");
    ada.wait_for(".invite .qr");
    ben.goto(&ada.url());
    ben.wait_for_text("Ada (guest) invites you to a game: Quoridor");
}

#[test]
fn whoever_is_invited_chooses_a_figure_and_reads_its_goal() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    let link = create_table(&ada, &url, "pacman");
    ben.goto(&link);
    ben.wait_for_text("Join here · Blinky, Inky, Pinky, Clyde");
    let told = ben.text(".invite .offers");
    assert!(told.contains("Take all of PAC-MAN’s lives"), "{told}");
    assert!(!told.contains("Eat all the pellets"), "the goal of the ghosts alone: {told}");
    assert_eq!(ben.count(".offers .face"), 4);
    // Nothing else on the screen tells the goal of PAC-MAN, whose seat is taken.
    assert!(!ben.text(".told").contains("pellets"), "{}", ben.text(".told"));
    for (page, goal) in [(&ben, "Take all of PAC-MAN’s lives"), (&ada, "Eat all the pellets")] {
        page.click_button("Goal");
        page.wait_for("dialog[open] .guide");
        let guide = page.text("dialog[open] .guide p");
        assert!(guide.starts_with(goal), "{goal}: {guide}");
        page.evaluate("document.querySelector('dialog[open]').close()", json!([]));
    }
    ben.click_button("Join here · Blinky, Inky, Pinky, Clyde");
    ben.wait_for_text("Catch PAC-MAN before he eats all the pellets.");

    let link = create_table(&ada, &url, "mspacman");
    ben.goto(&link);
    ben.wait_for(".offers .join");
    let told = ben.text(".offers .join");
    assert!(["left", "right", "top", "bottom"].iter().any(|side| told.contains(side)), "{told}");
    assert!(told.contains("Ghost (") && !told.contains("Player"), "{told}");
}

#[test]
fn a_full_table_says_that_you_are_watching() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let table = open_table(&url, "quoridor", &ada, &ben);
    let eve = Page::open(&fixture.chromium, Viewport::PHONE);
    eve.goto(&format!("{url}/t/{table}"));
    eve.wait_for_text("The table is full: you are watching.");
    // It has a room of its own, whatever the name of the player to move.
    assert_eq!(eve.count(".told .notice-text"), 1);
    assert!(!eve.text(".told").contains("colour"), "{}", eve.text(".told"));
    assert!(!ada.text(".told").contains("watching."), "players are told nothing of it");
}

#[test]
fn the_board_of_a_new_game_follows_what_is_chosen() {
    let fixture = fixture();
    let url = fixture.server.url();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{url}/new/quoridor"));
    page.wait_for(".preview .piece");
    assert_eq!(page.count(".preview .piece"), 2);
    page.evaluate(
        "[...document.querySelector('[aria-label=Players]').querySelectorAll('button')].at(-1).click()",
        json!([]),
    );
    page.wait_until("four", "return document.querySelectorAll('.preview .piece').length === 4");
    assert_eq!(page.count(".player"), 4);
    page.click(".player .pick");
    page.click(".player [aria-label=Inky]");
    page.wait_for(".preview .piece.inky");

    page.goto(&format!("{url}/new/pacman"));
    page.wait_for(".maze .board");
    choose_maze(&page, "Hedgerow");
    page.wait_until(
        "three ghosts and PAC-MAN",
        "return document.querySelectorAll('.preview .piece').length === 4",
    );
    let chosen = page.text(".maze[aria-pressed=true]");
    assert!(chosen.contains("2 lives: PAC-MAN wins by turn 7."), "{chosen}");
    // The ghosts can be one's own: PAC-MAN is the computer's then.
    page.evaluate(
        "const who = document.querySelectorAll('.player select')[1]; who.value = '0'; \
         who.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([]),
    );
    page.click_button("Start");
    page.wait_for(".table .board");
    let record = page.evaluate(
        "return localStorage.getItem(Object.keys(localStorage).find(k => k.startsWith('palisade.game.')))",
        json!([]),
    );
    let record = record.as_str().unwrap_or_default();
    assert!(record.contains("level 1 ") && !record.contains("level 2 "), "{record}");
}

/// The list is asked for again and again; a row that stays keeps the focus, whatever comes or goes.
#[test]
fn an_open_table_keeps_the_focus_while_the_list_is_refreshed() {
    let fixture = fixture();
    let url = fixture.server.url();
    let offer = || {
        let host = Page::open(&fixture.chromium, Viewport::DESKTOP);
        host.goto(&format!("{url}/friend/quoridor"));
        host.wait_for_text("Create table");
        host.evaluate("document.querySelector('.form input[type=checkbox]').click()", json!([]));
        host.click_button("Create table");
        host.wait_for(".invite .qr");
        let id = host.url().rsplit('/').next().unwrap_or_default().to_owned();
        (host, id)
    };
    let (_ada, first) = offer();
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    ben.goto(&format!("{url}/lobby"));
    ben.wait_for(&format!(".games a[href$='{first}']"));
    ben.evaluate(
        "window.asked = 0; const usual = window.fetch; \
         window.fetch = async (request, options) => { const answer = await usual(request, options); \
         if (new URL(request.url ?? request, location).pathname.endsWith('/tables')) window.asked += 1; return answer }; \
         window.row = document.querySelector(arguments[0]); window.row.focus()",
        json!([format!(".games a[href$='{first}']")]),
    );
    ben.wait_until("it is asked again", "return window.asked >= 2");
    let is_same = "return window.row.isConnected && document.activeElement === window.row";
    assert_eq!(ben.evaluate(is_same, json!([])), true);
    let (_cem, second) = offer();
    ben.wait_for(&format!(".games a[href$='{second}']"));
    assert_eq!(ben.evaluate(is_same, json!([])), true);
}

#[test]
fn home_shows_a_game_to_watch_and_how_much_goes_on() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    ada.goto(&format!("{url}/friend/quoridor"));
    ada.wait_for_text("Create table");
    ada.evaluate("document.querySelector('.form input[type=checkbox]').click()", json!([]));
    ada.click_button("Create table");
    ada.wait_for(".invite .qr");
    ada.click_button("Fill open spots with computer players");
    ada.wait_until("the game begins", "return !document.querySelector('.invite')");
    let eve = Page::open(&fixture.chromium, Viewport::PHONE);
    eve.goto(&url);
    eve.wait_for(".watch .tile .board");
    // Signs of life are in the first screen, however small.
    eve.resize(375, 553);
    eve.wait_until("signs of life", "return document.querySelector('.hero .life').innerText");
    eve.evaluate("window.scrollTo(0, 0)", json!([]));
    assert_eq!(off_screen(&eve, &[".hero .life"]), json!([]));
    // Names in the tile lead to people, everything else to the game.
    eve.click(".watch .tile .board");
    eve.wait_until("the game", "return location.pathname.startsWith('/t/')");
}
