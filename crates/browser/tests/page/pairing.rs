use browser::{Page, VersionProxy, Viewport};
use serde_json::json;

use crate::fixture;
use crate::online::{play, wait_for_plies};

/// Asks for quick pairing with that time control.
fn pair(page: &Page<'_>, server_url: &str, speed: usize) {
    page.goto(&format!("{server_url}/lobby"));
    page.click(&format!("[aria-labelledby=quick] > .row button:nth-child({speed})"));
}

fn wait_for_table(page: &Page<'_>) {
    page.wait_until("a table", "return location.pathname.includes('/t/')");
}

#[test]
fn two_strangers_are_paired_take_a_move_back_and_agree_on_a_draw() {
    let fixture = fixture();
    let server_url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    pair(&ada, &server_url, 1);
    ada.wait_for(".pairing .waited");
    // The place is kept, and shown, on whatever page one is, and across a reload.
    ada.click("a[href='/settings']");
    ada.wait_for(".form");
    ada.reload();
    ada.wait_for(".form");
    ada.wait_for(".pairing .waited");
    pair(&ben, &server_url, 1);
    for page in [&ada, &ben] {
        wait_for_table(page);
        page.wait_until(
            "the game has begun",
            "return document.querySelector('.table .board') && !document.querySelector('.invite')",
        );
    }
    assert_eq!(ada.url(), ben.url(), "both sit at one table");
    assert_eq!(ada.count(".pairing") + ben.count(".pairing"), 0);
    // Who starts is random.
    let starter = "return document.querySelector('.status.own') ? 1 \
                  : document.querySelector('.status') ? 2 : 0";
    let (first, second) = match ada.wait_until("somebody starts", starter) {
        first if first == json!(1) => (&ada, &ben),
        _ => (&ben, &ada),
    };
    // The tab of the one to move says so.
    let title = "return document.title.startsWith('●') && document.querySelector('link[rel=icon]').href.includes('icon-turn')";
    first.wait_until("a title and an icon", title);
    assert_eq!(second.evaluate(title, json!([])), false);
    // A fence is legal there for either player.
    play(first, "d4h");
    wait_for_plies(second, 1);

    first.click_button("Take back");
    second.click_button("Accept");
    wait_for_plies(first, 0);
    wait_for_plies(second, 0);

    // Whoever is refused asks again when they have moved, not before.
    play(first, "d4h");
    wait_for_plies(second, 1);
    first.click_button("Take back");
    second.click_button("Decline");
    first.wait_for_text("The offer was declined.");
    first.click_button("Take back");
    first.wait_for_text("You have already offered that since your last move.");
    wait_for_plies(first, 1);

    second.click_button("Offer a draw");
    first.click_button("Accept");
    for page in [&ada, &ben] {
        page.wait_for_text("Draw");
        page.wait_for_text("The players agreed to a draw.");
    }
}

/// The bar that tells of the search leaves the navigation of a phone free.
#[test]
fn the_search_covers_no_navigation_on_a_phone() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    pair(&page, &fixture.server.url(), 3);
    page.wait_for(".pairing .waited");
    let gap = page.evaluate(
        "return document.querySelector('.bar .links').getBoundingClientRect().top \
         - document.querySelector('.pairing').getBoundingClientRect().bottom",
        json!([]),
    );
    assert!(gap.as_f64().is_some_and(|gap| gap >= 0.0), "{gap}");
    page.click_button("Stop looking");
}

/// Whoever stops looking is not paired any more, and neither is whoever has gone.
#[test]
fn a_place_in_the_queue_can_be_left() {
    let fixture = fixture();
    let server_url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    pair(&ada, &server_url, 2);
    ada.wait_for(".pairing .waited");
    ada.click_button("Stop looking");
    ada.wait_until("no place", "return !document.querySelector('.pairing')");
    pair(&ben, &server_url, 2);
    ben.wait_for(".pairing .waited");

    // Ada asks again, and is paired with Ben, who is still there.
    pair(&ada, &server_url, 2);
    wait_for_table(&ada);
    wait_for_table(&ben);
    assert_eq!(ada.url(), ben.url());
}

#[test]
fn whoever_stops_looking_before_the_server_answers_has_no_place_either() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{}/lobby", proxy.url()));
    page.wait_for("[aria-labelledby=quick]");
    proxy.hold("/pairings");
    page.click("[aria-labelledby=quick] > .row button:nth-child(3)");
    page.click_button("Stop looking");
    page.wait_for(".pairing button[disabled]");
    proxy.release();
    page.wait_until("no place", "return !document.querySelector('.pairing')");
    // The next one waits alone.
    let other = Page::open(&fixture.chromium, Viewport::DESKTOP);
    pair(&other, &fixture.server.url(), 3);
    other.click_button("Stop looking");
    other.wait_until("no place", "return !document.querySelector('.pairing')");
    assert!(!other.url().contains("/t/"), "{}", other.url());
}

/// Who is invited sees by whom and to what, and chooses a name.
#[test]
fn an_invitation_names_who_invites_and_to_what() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    ada.goto(&fixture.server.url());
    ada.wait_for(".shelf");
    ada.evaluate(
        "localStorage.setItem('palisade.settings', JSON.stringify({ name: 'Ada' }))",
        json!([]),
    );
    ada.goto(&fixture.server.url());
    ada.click_button("Play a friend");
    ada.wait_for("[aria-pressed=true]");
    assert!(ada.text(".form [aria-pressed=true]").contains("Friends online"));
    // A clock of one's own.
    ada.click_button("Custom");
    ada.wait_for("input[type=number]");
    ada.evaluate(
        "for (const [nth, value] of [[0, '7'], [1, '3']]) { \
           const input = document.querySelectorAll('input[type=number]')[nth]; \
           input.value = value; input.dispatchEvent(new Event('change', { bubbles: true })); \
         }",
        json!([]),
    );
    ada.click_button("Create table");
    ada.wait_for(".invite .qr");
    ben.goto(&ada.url());
    ben.wait_for_text("Ada (guest) invites you to a game: Quoridor");
    ben.wait_for_text("7 min + 3 s");
    assert_eq!(ben.count(".invite .qr"), 0);
    ben.click(".invite .input");
    ben.type_text("Ben Fox");
    ben.click_button("Join here · Player 2 (top)");
    for page in [&ada, &ben] {
        page.wait_for(".table .status");
        page.wait_until("the game begins", "return !document.querySelector('.invite')");
    }
    ada.wait_for_text("Ben Fox");
    ben.wait_for_text("Ada");
}
