//! Accounts: credentials added to the id of a guest, sessions and tokens that end everywhere, and names that
//! show wherever their owner is read.

use api::{
    Account, AccountCreated, AccountSession, AccountSummary, Action, Credentials, FirstMove,
    LinkCode, NewTable, Person, Profile, ProfileGames, RecoveryCodes, SeatHolder, ServerFeatures,
    Snapshot, TableSummary, TokenCreated, TokenInfo,
};
use client::{ApiClient, ClientError, TableClient};
use serde_json::json;
use store::{DatabaseUrl, Store, migrate, migrate_back};

use crate::common::{
    self, Intruder, TempFolder, TestDatabase, TestServer, in_time, moderator_script, refusal_key,
    without_limits,
};

pub(crate) const PASSWORD: &str = "a fence for Ada";

pub(crate) async fn create(guest: &ApiClient, name: &str) -> Result<AccountCreated, ClientError> {
    guest.post("/account", &json!({"name": name, "password": PASSWORD})).await
}

pub(crate) fn signed_in(api: &ApiClient, you: &Person, token: &str) -> ApiClient {
    api.clone().with_credentials(Credentials { you: you.clone(), token: token.to_owned() })
}

/// Somebody of that name who has an account.
pub(crate) async fn account(server: &TestServer, name: &str) -> (ApiClient, AccountCreated) {
    let guest = server.guest("Somebody").await;
    let created = create(&guest, name).await.unwrap();
    (signed_in(&guest, &created.you, &created.token), created)
}

async fn sign_in(server: &TestServer, body: serde_json::Value) -> Result<ApiClient, ClientError> {
    let api = ApiClient::new(&server.url).unwrap();
    let Credentials { you, token } = api.post("/sessions", &body).await?;
    Ok(signed_in(&api, &you, &token))
}

async fn sign_in_by_password(server: &TestServer, name: &str) -> Result<ApiClient, ClientError> {
    sign_in(server, json!({"name": name, "password": PASSWORD})).await
}

pub(crate) fn people(table: &TableSummary) -> Vec<&Person> {
    let mut people = Vec::new();
    for holder in table.seats.iter().flatten() {
        if let SeatHolder::Person(person) = holder {
            people.push(person);
        }
    }
    people
}

/// A finished game of two people.
pub(crate) async fn finished_game(one: &ApiClient, two: &ApiClient, public: bool) -> String {
    let first_move = FirstMove::Seat(1);
    let spec = NewTable { first_move, public, ..NewTable::new("quoridor") };
    let table = one.create_table(&spec).await.unwrap().table;
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    in_time(two.act(&table, join)).await.unwrap();
    let mut playing = TableClient::new(one.clone(), &table);
    in_time(playing.act(Action::Move { word: "e2".to_owned() })).await.unwrap();
    in_time(two.act(&table, Action::Resign { seat: None })).await.unwrap();
    table
}

#[tokio::test]
async fn an_account_is_made_of_the_guest_one_is() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let guest = server.guest("Somebody").await;
    let bob = server.guest("Bob").await;
    let table = finished_game(&guest, &bob, false).await;
    let created = create(&guest, "Ada").await.unwrap();
    assert_eq!(created.you, Person::with_account(&guest.you().unwrap().id, "Ada"));
    assert_eq!(created.recovery_codes.len(), 10);
    // The guest's token is void, and the new one leads to the same games.
    assert_eq!(refusal_key(guest.get::<Person>("/me").await), "server-token");
    let ada = signed_in(&guest, &created.you, &created.token);
    assert_eq!(ada.get::<Person>("/me").await.unwrap(), created.you);
    let mine: Vec<TableSummary> = ada.get("/me/tables").await.unwrap();
    assert_eq!(mine[0].table, table);
    // The name shows in old games, and guests are told from account holders.
    assert!(people(&mine[0]).contains(&&created.you), "{mine:?}");
    assert!(people(&mine[0]).iter().any(|person| person.name == "Bob" && !person.account));
    let events = bob.get_text(&format!("/tables/{table}/events")).await.unwrap();
    assert!(events.contains("\"Ada\"") && !events.contains("Somebody"), "{events}");
    let seen: Snapshot = bob.get(&format!("/tables/{table}")).await.unwrap();
    assert!(format!("{seen:?}").contains("account: true"), "{seen:?}");

    let account: Account = ada.get("/account").await.unwrap();
    assert_eq!((account.name.as_str(), account.password), ("Ada", true));
    assert_eq!((account.recovery_codes_left, account.private), (10, false));
    assert_eq!(refusal_key(bob.get::<Account>("/account").await), "server-account-none");
    assert_eq!(refusal_key(create(&ada, "Ada2").await), "server-account-exists");
    // Whoever is nobody yet becomes somebody.
    let nobody = ApiClient::new(&server.url).unwrap();
    assert!(create(&nobody, "Eve").await.unwrap().you.account);
    for (name, why) in [
        ("ADA", "server-account-name-taken"),
        ("x", "server-account-name-length"),
        ("a b", "server-account-name-characters"),
        ("admin", "server-name-reserved"),
        ("Аda", "server-name-mixed"),
    ] {
        assert_eq!(refusal_key(create(&bob, name).await), why, "{name}");
    }
    for (password, why) in [
        ("short", "server-account-password-length"),
        ("password123", "server-account-password-common"),
    ] {
        let body = json!({"name": "Bob", "password": password});
        assert_eq!(refusal_key(bob.post::<AccountCreated>("/account", &body).await), why);
    }
    server.stop().await;
    // Nothing that was typed is anywhere in the database.
    if !folder.is_postgres() {
        let file = std::fs::read(folder.database()).unwrap();
        let holds = |word: &str| file.windows(word.len()).any(|bytes| bytes == word.as_bytes());
        assert!(holds("Ada") && !holds(PASSWORD) && !holds(&created.recovery_codes[0]));
    }
}

#[tokio::test]
async fn one_signs_in_elsewhere_by_a_password_or_a_code_that_works_once() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (_, created) = account(&server, "Ada").await;
    let there = sign_in_by_password(&server, "aDA").await.unwrap();
    assert_eq!(there.you(), Some(&created.you));
    let code = created.recovery_codes[3].to_uppercase();
    let by_code = json!({"name": "Ada", "recovery_code": code});
    let recovered = sign_in(&server, by_code.clone()).await.unwrap();
    assert_eq!(recovered.get::<Account>("/account").await.unwrap().recovery_codes_left, 9);
    // A used code, a wrong secret and an unknown name are one and the same to whoever tries.
    let wrong = [
        by_code,
        json!({"name": "Ada", "password": "not this one"}),
        json!({"name": "Nobody7", "password": PASSWORD}),
        json!({"name": "Nobody7", "recovery_code": "x"}),
        json!({"name": "no name!", "password": PASSWORD}),
    ];
    for body in wrong {
        assert_eq!(
            refusal_key(sign_in(&server, body.clone()).await),
            "server-account-sign-in",
            "{body}"
        );
    }
    assert_eq!(refusal_key(sign_in(&server, json!({"name": "Ada"})).await), "server-malformed");

    // Whoever came by a code sets a new password without the old one; all other sessions end.
    let new = json!({"new": "another long phrase"});
    assert_eq!(
        refusal_key(there.put::<Credentials>("/account/password", &new).await),
        "server-account-password-wrong"
    );
    let fresh: Credentials = recovered.put("/account/password", &new).await.unwrap();
    for ended in [&there, &recovered] {
        assert_eq!(refusal_key(ended.get::<Person>("/me").await), "server-token");
    }
    assert_eq!(refusal_key(sign_in_by_password(&server, "Ada").await), "server-account-sign-in");
    let ada = signed_in(&there, &fresh.you, &fresh.token);
    let codes: RecoveryCodes = ada
        .post("/account/recovery-codes", &json!({"password": "another long phrase"}))
        .await
        .unwrap();
    let old = json!({"name": "Ada", "recovery_code": created.recovery_codes[0]});
    assert_eq!(refusal_key(sign_in(&server, old).await), "server-account-sign-in");
    let new = json!({"name": "Ada", "recovery_code": codes.recovery_codes[0]});
    sign_in(&server, new).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn of_two_devices_at_once_one_gets_what_there_is_once() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (one, two) = (server.guest("One").await, server.guest("Two").await);
    let (first, second) = tokio::join!(create(&one, "Ada"), create(&two, "aDA"));
    let (created, refused) = match (first, second) {
        (Ok(created), refused) | (refused, Ok(created)) => (created, refused),
        (one, two) => panic!("{one:?} {two:?}"),
    };
    assert_eq!(refusal_key(refused), "server-account-name-taken");
    let code = json!({"name": "Ada", "recovery_code": created.recovery_codes[0]});
    let (first, second) = tokio::join!(sign_in(&server, code.clone()), sign_in(&server, code));
    assert_ne!(first.is_ok(), second.is_ok());
    server.stop().await;
}

#[tokio::test]
async fn what_two_devices_change_at_once_is_what_one_of_them_chose() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (one, _) = account(&server, "Ada").await;
    let two = sign_in_by_password(&server, "Ada").await.unwrap();
    let (bob, _) = account(&server, "Bob").await;
    // A name that somebody else takes at the same moment.
    let rename = async |api: &ApiClient, name: &str| {
        api.patch::<Account>("/account", &json!({"name": name})).await
    };
    let (ours, theirs) = tokio::join!(rename(&one, "Countess"), rename(&bob, "COUNTESS"));
    assert_ne!(ours.is_ok(), theirs.is_ok());
    let (is_ours, refused) = if ours.is_ok() { (true, theirs) } else { (false, ours) };
    assert_eq!(refusal_key(refused), "server-account-name-taken");
    let name = if is_ours { "Countess" } else { "Ada" };

    // Two new passwords: one of them signs in, and the device that chose the other is signed out or was refused.
    let words = ["a long first phrase", "a long other phrase"];
    let change = async |api: &ApiClient, new: &str| {
        let body = json!({"current": PASSWORD, "new": new});
        api.put::<Credentials>("/account/password", &body).await
    };
    let (first, second) = tokio::join!(change(&one, words[0]), change(&two, words[1]));
    let mut working = 0;
    for changed in [first, second].into_iter().flatten() {
        let api = signed_in(&one, &changed.you, &changed.token);
        working += usize::from(api.get::<Person>("/me").await.is_ok());
    }
    assert_eq!(working, 1);
    let mut accepted = 0;
    for word in words {
        let by_password = json!({"name": name, "password": word});
        accepted += usize::from(sign_in(&server, by_password).await.is_ok());
    }
    assert_eq!(accepted, 1);
    assert_eq!(refusal_key(sign_in_by_password(&server, name).await), "server-account-sign-in");

    // The account is deleted on one device while the other one plays.
    let table = bob.create_table(&NewTable::new("quoridor")).await.unwrap().table;
    let there = sign_in_by_password(&server, if is_ours { "Bob" } else { "Countess" }).await;
    let there = there.unwrap();
    let proof = json!({"password": PASSWORD});
    in_time(bob.delete_with::<Person>("/account", &proof)).await.unwrap();
    let played = there.act(&table, Action::Resign { seat: None }).await;
    assert_eq!(refusal_key(played), "server-token");
    server.stop().await;
}

#[tokio::test]
async fn a_link_of_an_operator_expires_after_a_day() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    account(&server, "Ada").await;
    let operator = moderator_script(&server, &folder, "Host").await;
    let day = 24 * 60 * 60 * 1000;
    for (later, is_good) in [(day - 60_000, true), (day + 1, false)] {
        let link: LinkCode = operator.post("/admin/accounts/Ada/reset", &()).await.unwrap();
        server.clock.advance(later);
        let answer = sign_in(&server, json!({"reset_code": link.code})).await;
        match is_good {
            true => drop(answer.unwrap()),
            false => assert_eq!(refusal_key(answer), "server-account-reset-code"),
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn sessions_are_listed_and_ended_for_good() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (here, _) = account(&server, "Ada").await;
    let there = sign_in_by_password(&server, "Ada").await.unwrap();
    let sessions: Vec<AccountSession> = here.get("/sessions").await.unwrap();
    assert_eq!(sessions.len(), 2);
    let other = sessions.iter().find(|session| !session.current).unwrap();
    let (bob, _) = account(&server, "Bob").await;
    let path = format!("/sessions/{}", other.id);
    let not_theirs = bob.delete::<Vec<AccountSession>>(&path).await;
    assert_eq!(refusal_key(not_theirs), "server-account-no-session");
    // A renewed token is of the same session.
    let renewed: Credentials = there.post("/me/token", &()).await.unwrap();
    let renewed = signed_in(&there, &renewed.you, &renewed.token);
    let left: Vec<AccountSession> = here.delete(&path).await.unwrap();
    assert_eq!(left.len(), 1);
    for ended in [&there, &renewed] {
        assert_eq!(refusal_key(ended.get::<Person>("/me").await), "server-token");
    }
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;
    let change = |config: &mut server::config::Config| {
        without_limits(config);
        config.listen = address;
    };
    let server = TestServer::start(&folder, change).await;
    assert_eq!(refusal_key(there.get::<Person>("/me").await), "server-token", "it is remembered");
    here.delete::<Vec<AccountSession>>("/sessions/current").await.unwrap();
    assert_eq!(refusal_key(here.get::<Person>("/me").await), "server-token");
    // A device that is linked by a code has a session of its own.
    let here = sign_in_by_password(&server, "Ada").await.unwrap();
    let link: LinkCode = here.post("/me/link", &()).await.unwrap();
    let nobody = ApiClient::new(&server.url).unwrap();
    let linked: Credentials = nobody.post("/link", &json!({"code": link.code})).await.unwrap();
    let linked = signed_in(&nobody, &linked.you, &linked.token);
    assert_eq!(linked.get::<Vec<AccountSession>>("/sessions").await.unwrap().len(), 2);
    // Signing out everywhere leaves the one that asks.
    let fresh: Credentials = here.post("/me/signout", &()).await.unwrap();
    assert_eq!(refusal_key(linked.get::<Person>("/me").await), "server-token");
    let here = signed_in(&here, &fresh.you, &fresh.token);
    assert_eq!(here.get::<Vec<AccountSession>>("/sessions").await.unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn tries_are_limited_before_anything_is_done() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    account(&server, "Ada").await;
    let wrong = json!({"name": "Ada", "password": "not this one"});
    for _ in 0..10 {
        assert_eq!(refusal_key(sign_in(&server, wrong.clone()).await), "server-account-sign-in");
    }
    assert_eq!(refusal_key(sign_in(&server, wrong).await), "server-account-too-often");
    assert_eq!(refusal_key(sign_in_by_password(&server, "Ada").await), "server-account-too-often");
    for _ in 0..10 {
        assert_eq!(
            refusal_key(sign_in_by_password(&server, "Eve").await),
            "server-account-sign-in"
        );
    }
    for _ in 0..10 {
        assert_eq!(
            refusal_key(sign_in_by_password(&server, "Bob").await),
            "server-account-sign-in"
        );
    }
    assert_eq!(refusal_key(sign_in_by_password(&server, "Joe").await), "server-account-too-often");
    server.stop().await;
}

#[tokio::test]
async fn a_new_name_shows_everywhere() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, _) = account(&server, "Ada").await;
    let (bob, _) = account(&server, "Bob").await;
    let table = finished_game(&ada, &bob, true).await;
    let change = async |body: serde_json::Value| ada.patch::<Account>("/account", &body).await;
    assert_eq!(refusal_key(change(json!({"name": "bob"})).await), "server-account-name-taken");
    assert_eq!(refusal_key(change(json!({"picture": "photo"})).await), "server-account-picture");
    let changed = change(json!({"name": "Countess", "picture": "moon"})).await.unwrap();
    assert_eq!((changed.name.as_str(), changed.picture.as_str()), ("Countess", "moon"));
    let me: Person = ada.get("/me").await.unwrap();
    assert_eq!((me.name.as_str(), me.account), ("Countess", true));
    let theirs: Vec<TableSummary> = bob.get("/me/tables").await.unwrap();
    assert!(people(&theirs[0]).contains(&&me), "{theirs:?}");
    let events = bob.get_text(&format!("/tables/{table}/events")).await.unwrap();
    let seen = bob.get_text(&format!("/tables/{table}")).await.unwrap();
    for text in [&events, &seen] {
        assert!(text.contains("Countess") && !text.contains("Ada"), "{text}");
    }
    // Case alone can be changed.
    assert_eq!(change(json!({"name": "COUNTESS"})).await.unwrap().name, "COUNTESS");
    server.stop().await;
}

#[tokio::test]
async fn a_token_does_what_its_scopes_say_until_it_is_revoked() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, created) = account(&server, "Ada").await;
    let make = |scopes: &[&str]| {
        let body = json!({"label": "my bot", "scopes": scopes});
        let ada = ada.clone();
        async move { ada.post::<TokenCreated>("/tokens", &body).await }
    };
    assert_eq!(refusal_key(make(&[]).await), "server-account-new-token");
    let read = make(&["read"]).await.unwrap();
    let play = make(&["play", "bot"]).await.unwrap();
    let by = |token: &TokenCreated| signed_in(&ada, &created.you, &token.token);
    let (reader, player) = (by(&read), by(&play));
    for api in [&reader, &player] {
        assert_eq!(api.get::<Person>("/me").await.unwrap(), created.you);
        assert_eq!(refusal_key(api.get::<Account>("/account").await), "server-account-token-scope");
        let link = api.post::<LinkCode>("/me/link", &()).await;
        assert_eq!(refusal_key(link), "server-account-token-scope");
        assert_eq!(refusal_key(make_with(api).await), "server-account-token-scope");
        let forget = api.delete::<Person>("/me").await;
        assert_eq!(refusal_key(forget), "server-account-token-scope");
    }
    let table = NewTable::new("quoridor");
    assert_eq!(refusal_key(reader.create_table(&table).await), "server-account-token-scope");
    let table = player.create_table(&table).await.unwrap().table;
    assert_eq!(refusal_key(reader.act(&table, Action::Abort).await), "server-account-token-scope");
    // Nor by a socket.
    let mut socket = reader.socket().await.unwrap();
    let request = api::ActionRequest { nonce: "n".into(), seq: None, action: Action::Abort };
    socket.send(&api::ClientMessage::Act { table: table.clone(), request }).await.unwrap();
    let refused = loop {
        match socket.receive().await.unwrap() {
            api::ServerMessage::Refused { reason, .. } => break reason.key,
            api::ServerMessage::Done { .. } => panic!("it was done"),
            _ => {}
        }
    };
    assert_eq!(refused, "server-account-token-scope");
    let left: Vec<TokenInfo> = ada.delete(&format!("/tokens/{}", play.info.id)).await.unwrap();
    assert_eq!(left.len(), 1);
    assert_eq!(refusal_key(player.act(&table, Action::Abort).await), "server-token");
    ada.act(&table, Action::Abort).await.unwrap();
    server.stop().await;
}

async fn make_with(api: &ApiClient) -> Result<TokenCreated, ClientError> {
    api.post("/tokens", &json!({"label": "more", "scopes": ["play"]})).await
}

#[tokio::test]
async fn a_profile_shows_public_games_unless_it_is_private() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, _) = account(&server, "Ada").await;
    let bob = server.guest("Bob").await;
    let (public, private) =
        (finished_game(&ada, &bob, true).await, finished_game(&ada, &bob, false).await);
    let profile: Profile = bob.get("/people/ada").await.unwrap();
    assert_eq!((profile.name.as_str(), profile.games), ("Ada", 1));
    assert_eq!(ada.get::<Profile>("/people/Ada").await.unwrap().games, 2);
    let games: ProfileGames = bob.get("/people/Ada/games?game=quoridor").await.unwrap();
    assert_eq!(games.games.iter().map(|game| &game.table).collect::<Vec<_>>(), [&public]);
    assert!(games.games[0].ending.is_some() && games.before.is_none());
    let none: ProfileGames = bob.get("/people/Ada/games?game=pacman").await.unwrap();
    assert!(none.games.is_empty());
    assert_eq!(
        refusal_key(bob.get::<ProfileGames>("/people/Ada/games?game=go").await),
        "game-unknown"
    );
    let archive = bob.get_bytes("/people/Ada/games.zip").await.unwrap();
    assert!(archive.starts_with(b"PK") && holds(&archive, &public) && !holds(&archive, &private));
    assert_eq!(
        refusal_key(bob.get::<Profile>("/people/Nobody7").await),
        "server-account-no-profile"
    );
    ada.patch::<Account>("/account", &json!({"private": true})).await.unwrap();
    for path in ["/people/Ada", "/people/Ada/games"] {
        assert_eq!(refusal_key(bob.get_text(path).await), "server-account-no-profile");
        ada.get_text(path).await.unwrap();
    }
    server.stop().await;
}

pub(crate) fn holds(bytes: &[u8], word: &str) -> bool {
    bytes.windows(word.len()).any(|window| window == word.as_bytes())
}

#[tokio::test]
async fn an_account_is_exported_and_deleted_with_all_that_belongs_to_it() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, created) = account(&server, "Ada").await;
    let bob = server.guest("Bob").await;
    let table = finished_game(&ada, &bob, true).await;
    make_with(&ada).await.unwrap();
    let archive = ada.get_bytes("/account/export").await.unwrap();
    for part in ["account.json", "sessions.json", "tokens.json", "games/", &table, "\"Ada\""] {
        assert!(holds(&archive, part), "{part}");
    }
    assert!(holds(&archive, "\"games_left_out\": 0") && holds(&archive, "notices.json"));
    assert!(!holds(&archive, "argon2id") && !holds(&archive, &created.token));

    assert_eq!(refusal_key(ada.delete::<Person>("/me").await), "server-account-password-wrong");
    let wrong = ada.delete_with::<Person>("/account", &json!({"password": "not this one"})).await;
    assert_eq!(refusal_key(wrong), "server-account-password-wrong");
    let proof = json!({"password": PASSWORD});
    let gone: Person = in_time(ada.delete_with("/account", &proof)).await.unwrap();
    assert_eq!(gone, Person::guest(&created.you.id));
    assert_eq!(refusal_key(ada.get::<Person>("/me").await), "server-token");
    assert_eq!(refusal_key(sign_in_by_password(&server, "Ada").await), "server-account-sign-in");
    assert_eq!(refusal_key(bob.get::<Profile>("/people/Ada").await), "server-account-no-profile");
    let events = bob.get_text(&format!("/tables/{table}/events")).await.unwrap();
    assert!(!events.contains("Ada") && events.contains(&created.you.id), "{events}");
    let tables: Vec<TableSummary> = bob.get("/me/tables").await.unwrap();
    assert!(people(&tables[0]).iter().all(|person| !person.account), "{tables:?}");
    server.stop().await;
    let mut database = Intruder::connect(&folder).await;
    for table in ["accounts", "recovery_codes", "sign_in_codes", "sessions", "personal_tokens"] {
        assert_eq!(database.count(table).await, 0, "{table}");
    }
}

#[tokio::test]
async fn operators_reset_passwords_and_give_roles() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, created) = account(&server, "Ada").await;
    let (bob, _) = account(&server, "Bob").await;
    let operator = moderator_script(&server, &folder, "Host").await;
    let accounts: Vec<AccountSummary> = operator.get("/admin/accounts").await.unwrap();
    assert_eq!(accounts.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Ada", "Bob"]);
    let link: LinkCode = operator.post("/admin/accounts/ada/reset", &()).await.unwrap();
    assert!(link.url.ends_with(&link.code), "{link:?}", link = link.url);
    let by_link = json!({"reset_code": link.code});
    // Of two who open it at once, one gets in.
    let (first, second) =
        tokio::join!(sign_in(&server, by_link.clone()), sign_in(&server, by_link.clone()));
    assert_ne!(first.is_ok(), second.is_ok());
    let recovered = first.or(second).unwrap();
    assert_eq!(recovered.you(), Some(&created.you));
    assert_eq!(refusal_key(sign_in(&server, by_link).await), "server-account-reset-code");
    let new = json!({"new": "another long phrase"});
    recovered.put::<Credentials>("/account/password", &new).await.unwrap();
    assert_eq!(refusal_key(ada.get::<Person>("/me").await), "server-token");

    // A moderator acts under their own account; only an operator gives roles.
    let tables = "/admin/tables";
    assert_eq!(refusal_key(bob.get::<Vec<TableSummary>>(tables).await), "server-moderator");
    let role = json!({"role": "moderator"});
    let bobs: AccountSummary = operator.patch("/admin/accounts/Bob", &role).await.unwrap();
    assert_eq!(bobs.role, api::Role::Moderator);
    bob.get::<Vec<TableSummary>>(tables).await.unwrap();
    let not_theirs = bob.patch::<AccountSummary>("/admin/accounts/Bob", &role).await;
    assert_eq!(refusal_key(not_theirs), "server-moderator");
    let renamed = json!({"name": "Calm"});
    let path = format!("/admin/people/{}", created.you.id);
    let person: Person = bob.patch(&path, &renamed).await.unwrap();
    assert_eq!(person, Person::with_account(&created.you.id, "Calm"));
    let audit: Vec<api::AuditEntry> = operator.get("/admin/audit").await.unwrap();
    let acts: Vec<_> = audit.iter().map(|entry| (&*entry.moderator, &*entry.act)).collect();
    assert_eq!(acts, [("Bob", "rename"), ("Host", "role"), ("Host", "reset")]);
    let unknown = operator.post::<LinkCode>("/admin/accounts/Nobody7/reset", &()).await;
    assert_eq!(refusal_key(unknown), "server-account-unknown");
    server.stop().await;
}

#[tokio::test]
async fn a_server_without_accounts_has_none() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.accounts = false).await;
    let ada = server.guest("Ada").await;
    let offers: ServerFeatures = ada.get("/server").await.unwrap();
    assert_eq!(offers, ServerFeatures::default());
    assert_eq!(refusal_key(create(&ada, "Ada").await), "server-account-off");
    assert_eq!(refusal_key(sign_in_by_password(&server, "Ada").await), "server-account-off");
    for path in ["/account", "/sessions", "/tokens", "/people/Ada", "/people/Ada/games"] {
        assert_eq!(refusal_key(ada.get_text(path).await), "server-account-off", "{path}");
    }
    assert_eq!(ada.get::<Person>("/me").await.unwrap().name, "Ada");
    server.stop().await;
}

#[tokio::test]
async fn what_ends_at_one_node_has_ended_at_the_other() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let (a, b) = (
        TestServer::start(&folder, without_limits).await,
        TestServer::start(&folder, without_limits).await,
    );
    let (ada, _) = account(&a, "Ada").await;
    let there = sign_in_by_password(&b, "Ada").await.unwrap();
    let bot = make_with(&ada).await.unwrap();
    let bot = signed_in(&there, ada.you().unwrap(), &bot.token);
    bot.get::<Person>("/me").await.unwrap();
    let sessions: Vec<AccountSession> = ada.get("/sessions").await.unwrap();
    let other = sessions.iter().find(|session| !session.current).unwrap();
    ada.delete::<Vec<AccountSession>>(&format!("/sessions/{}", other.id)).await.unwrap();
    let tokens: Vec<TokenInfo> = ada.get("/tokens").await.unwrap();
    ada.delete::<Vec<TokenInfo>>(&format!("/tokens/{}", tokens[0].id)).await.unwrap();
    for ended in [&there, &bot] {
        in_time(async {
            while ended.get::<Person>("/me").await.is_ok() {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        })
        .await;
    }
    // So is a name.
    ada.patch::<Account>("/account", &json!({"name": "Countess"})).await.unwrap();
    let profile: Profile = b.guest("x").await.get("/people/countess").await.unwrap();
    assert_eq!(profile.name, "Countess");
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn accounts_move_to_postgresql_and_back() {
    let (old, new) = (TempFolder::with_file(), TempFolder::with_database(TestDatabase::Postgres));
    let back = TempFolder::with_file();
    let server = TestServer::start(&old, without_limits).await;
    let (ada, created) = account(&server, "Ada").await;
    let bot = make_with(&ada).await.unwrap();
    server.stop().await;
    let DatabaseUrl::Postgres(target) = new.database_url().await.parse().unwrap() else { panic!() };
    migrate(&old.database(), &target).await.unwrap();
    migrate_back(&target, &back.database()).await.unwrap();
    for folder in [&new, &back] {
        let server = TestServer::start(folder, without_limits).await;
        let here = server.same_person(&ada);
        assert_eq!(here.get::<Account>("/account").await.unwrap().name, "Ada");
        let bot = signed_in(&here, &created.you, &bot.token);
        assert_eq!(bot.get::<Person>("/me").await.unwrap(), created.you);
        sign_in_by_password(&server, "Ada").await.unwrap();
        server.stop().await;
    }
    let store = Store::open(&back.database(), None).await.unwrap();
    assert_eq!(store.accounts(0).await.unwrap().len(), 1);
    store.close().await;
}

#[tokio::test]
async fn a_cookie_of_an_account_is_as_safe_as_a_guests() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let body = json!({"name": "Ada", "password": PASSWORD}).to_string();
    let post = |path: &str, more: &str| {
        format!(
            "POST /api/v1{path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{more}\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )
    };
    let foreign = common::send(&server.url, &post("/account", "Origin: http://evil\r\n")).await;
    assert!(foreign.contains("server-origin"), "{foreign}");
    let answer = common::send(&server.url, &post("/account", "")).await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let agent = "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0\r\n";
    let answer = common::send(&server.url, &post("/sessions", agent)).await;
    let cookie = common::cookie(&answer);
    let answer = common::get_with_cookie(&server.url, "/sessions", &cookie).await;
    assert!(answer.contains("Firefox · Linux"), "{answer}");
    server.stop().await;
}
