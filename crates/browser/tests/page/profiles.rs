//! Profiles: names that lead to them, the people somebody plays with, and games by result and opponent.

use browser::{Page, Viewport};
use serde_json::json;

use crate::accounts::{create_account, fill};
use crate::fixture;
use crate::layout::check_placeholders;
use crate::online::{open_table, play, wait_for_plies};

#[test]
fn a_name_leads_to_a_profile_with_its_games_and_people() {
    let fixture = fixture();
    let url = fixture.server.url();
    let winner = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let loser = Page::open(&fixture.chromium, Viewport::PHONE);
    create_account(&winner, &url, "Swift_Heron");
    create_account(&loser, &url, "Calm_Otter");
    open_table(&url, "quoridor", &winner, &loser);
    play(&winner, "e2");
    wait_for_plies(&loser, 1);
    let status = loser.evaluate(
        "const table = location.pathname.split('/').pop();
         const body = JSON.stringify({nonce: 'over', do: 'resign'});
         const headers = {'content-type': 'application/json'};
         const answer = fetch(`/api/v1/tables/${table}/actions`, {method: 'POST', headers, body});
         return answer.then(answer => answer.status)",
        json!([]),
    );
    assert_eq!(status, 200);
    // Names of accounts are links, and nobody is marked as a guest.
    winner
        .wait_until("two links", "return document.querySelectorAll('.seat .name a').length === 2");
    assert!(!winner.text(".seat .name").contains("guest"));
    winner.click(".seat .name a[href$='/people/Swift_Heron']");
    winner.wait_for("#person-people");
    assert!(winner.text(".people li").contains("Calm_Otter"));
    assert!(winner.text(".people li").contains("Wins 1 · draws 0 · losses 0"));
    winner.wait_for(".kept .outcome");
    winner.click_button("Lost");
    winner.wait_for_text("No games yet.");
    winner.click_button("Any result");
    winner.wait_for(".kept .outcome");
    winner.resize(320, 568);
    check_placeholders(&winner, "a profile");
    winner.resize(1440, 900);
    fill(&winner, "input[type=search]", "Nobody_At_All");
    winner.click_button("Filter");
    winner.wait_for_text("Nobody has that name, or their page is private.");
    winner.click_button("Games with Calm_Otter");
    winner.wait_for(".kept .outcome");
    let archive = winner
        .evaluate("return document.querySelector('a[download]').getAttribute('href')", json!([]));
    let archive = archive.as_str().unwrap_or_default();
    assert!(archive.contains("games.zip?opponent=Calm_Otter"), "{archive}");
    // The table was reached by its link alone: others see nothing of it.
    loser.goto(&format!("{url}/people/Swift_Heron"));
    loser.wait_for_text("No games yet.");
    assert_eq!(loser.count("#person-people"), 0);
}
