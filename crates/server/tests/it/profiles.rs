//! Profiles and names: who sees which games, whose a name is, and that a new name shows everywhere and a forgotten one
//! nowhere.

use api::{
    Account, Action, Credentials, FirstMove, NewTable, Person, PlayedWith, Profile, ProfileGames,
    SeatAssignment, SeatHolder, SeatSpec, Snapshot,
};
use client::{ApiClient, TableClient};
use serde_json::json;
use store::{DatabaseUrl, Store, migrate};

use crate::accounts::{PASSWORD, account, create, finished_game, holds, people, signed_in};
use crate::common::{
    Intruder, TempFolder, TestDatabase, TestServer, in_time, moderator_script, refusal_key,
    without_limits,
};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn join(name: Option<&str>) -> Action {
    let name = name.map(str::to_owned);
    Action::Join { seat: None, piece: None, client_seed: None, name }
}

async fn games(api: &ApiClient, query: &str) -> Vec<String> {
    let games: ProfileGames = api.get(&format!("/people/{query}")).await.unwrap();
    games.games.into_iter().map(|game| game.table).collect()
}

/// The holders of the seats at a table.
async fn seated(api: &ApiClient, table: &str) -> Vec<Person> {
    let table: Snapshot = api.get(&format!("/tables/{table}")).await.unwrap();
    let holder = |seat: api::SeatState| match seat.holder {
        Some(SeatHolder::Person(person)) => Some(person),
        _ => None,
    };
    table.state.seats.into_iter().filter_map(holder).collect()
}

#[tokio::test]
async fn games_are_found_by_game_result_and_opponent() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, _) = account(&server, "Ada").await;
    let (bob, _) = account(&server, "Bob").await;
    let (eve, _) = account(&server, "Eve").await;
    // Whoever comes second resigns.
    let won = finished_game(&ada, &bob, true).await;
    let lost = finished_game(&bob, &ada, true).await;
    let other = finished_game(&ada, &eve, true).await;
    let hidden = finished_game(&ada, &eve, false).await;
    let guest = server.guest("Gil").await;
    let with_guest = finished_game(&ada, &guest, true).await;
    assert_eq!(games(&guest, "Ada/games?result=lost").await, [lost.as_str()]);
    let all_won = [&with_guest, &other, &won].map(Clone::clone);
    assert_eq!(games(&guest, "Ada/games?result=won").await, all_won);
    assert!(games(&guest, "Ada/games?result=draw").await.is_empty());
    assert_eq!(games(&guest, "Ada/games?opponent=bob").await, [&lost, &won].map(Clone::clone));
    assert_eq!(games(&guest, "Ada/games?opponent=Bob&result=won").await, [won.as_str()]);
    assert!(games(&guest, "Ada/games?opponent=Bob&game=mini").await.is_empty());
    assert_eq!(games(&guest, "Ada/games?opponent=Eve").await, [other.as_str()]);
    assert_eq!(games(&ada, "Ada/games?opponent=Eve").await, [&hidden, &other].map(Clone::clone));
    for (query, why) in [
        ("result=win", "server-account-result"),
        ("game=go", "game-unknown"),
        ("opponent=Nobody7", "server-account-no-profile"),
        ("opponent=no+name!", "server-account-no-profile"),
    ] {
        for path in ["games", "games.zip"] {
            let path = format!("/people/Ada/{path}?{query}");
            assert_eq!(refusal_key(guest.get_text(&path).await), why, "{path}");
        }
    }
    let archive = guest.get_bytes("/people/Ada/games.zip?opponent=Bob&result=won").await.unwrap();
    assert!(holds(&archive, &won) && !holds(&archive, &lost) && !holds(&archive, &other));

    // Account holders, the most frequent first; for others only of public tables.
    let with: Vec<PlayedWith> = guest.get("/people/Ada/people").await.unwrap();
    let score =
        |with: &PlayedWith| (with.name.clone(), with.games, with.won, with.lost, with.drawn);
    assert_eq!(
        with.iter().map(score).collect::<Vec<_>>(),
        [("Bob".to_owned(), 2, 1, 1, 0), ("Eve".to_owned(), 1, 1, 0, 0)]
    );
    let own: Vec<PlayedWith> = ada.get("/people/Ada/people").await.unwrap();
    assert_eq!(own.iter().map(|with| with.games).collect::<Vec<_>>(), [2, 2]);
    server.stop().await;
}

#[tokio::test]
async fn games_of_one_millisecond_are_all_on_some_page() {
    let folder = TempFolder::with_file();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, _) = account(&server, "Ada").await;
    let bob = server.guest("Bob").await;
    let table = finished_game(&ada, &bob, true).await;
    server.stop().await;
    // A hundred copies of it, all of which ended at one of three times.
    let mut database = Intruder::connect(&folder).await;
    for copy in 0..100 {
        let (at, copied) = (1_000 + copy % 3, format!("copy{copy:08}"));
        let summary = format!("json_set(summary, '$.at', {at}, '$.table', '{copied}')");
        database
            .execute(&format!(
                "INSERT INTO games (id, seed, phase, public, pairing, clocked, at, wake, summary, creator, origin)
                   SELECT '{copied}', seed, phase, public, pairing, clocked, {at}, wake, {summary}, creator, origin
                   FROM games WHERE id = '{table}';
                 INSERT INTO seats (person, game) SELECT person, '{copied}' FROM seats WHERE game = '{table}'"
            ))
            .await;
    }
    drop(database);
    let server = TestServer::start(&folder, without_limits).await;
    let nobody = ApiClient::new(&server.url).unwrap();
    let mut seen = std::collections::HashSet::new();
    let mut path = "/people/Ada/games".to_owned();
    loop {
        let page: ProfileGames = nobody.get(&path).await.unwrap();
        for game in page.games {
            assert!(seen.insert(game.table), "no game is on two pages");
        }
        let Some(before) = page.before else { break };
        path = format!("/people/Ada/games?before={before}");
    }
    assert_eq!(seen.len(), 101);
    server.stop().await;
}

#[tokio::test]
async fn a_private_profile_is_seen_in_no_way() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, _) = account(&server, "Ada").await;
    let (bob, _) = account(&server, "Bob").await;
    let table = finished_game(&ada, &bob, true).await;
    ada.patch::<Account>("/account", &json!({"private": true})).await.unwrap();
    let ways = [
        "/people/Ada",
        "/people/ada/games",
        "/people/Ada/games?game=quoridor",
        "/people/Ada/games.zip",
        "/people/Ada/people",
        // By way of somebody whose profile everybody sees.
        "/people/Bob/games?opponent=Ada",
        "/people/Bob/games.zip?opponent=Ada",
    ];
    let (guest, (eve, _)) = (server.guest("Gil").await, account(&server, "Eve").await);
    for stranger in [&guest, &eve, &ApiClient::new(&server.url).unwrap()] {
        for path in ways {
            let refused = stranger.get_bytes(path).await;
            assert_eq!(refusal_key(refused), "server-account-no-profile", "{path}");
        }
        assert!(stranger.get::<Vec<PlayedWith>>("/people/Bob/people").await.unwrap().is_empty());
    }
    for path in ways {
        ada.get_bytes(path).await.unwrap();
    }
    // Whoever played there knows that.
    let with: Vec<PlayedWith> = bob.get("/people/Bob/people").await.unwrap();
    assert_eq!(with[0].name, "Ada");
    assert_eq!(games(&bob, "Bob/games?opponent=Ada").await, [table]);
    server.stop().await;
}

#[tokio::test]
async fn no_guest_takes_the_name_of_an_account() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    // Before there was such an account.
    let early = server.guest("Ada").await;
    let (ada, created) = account(&server, "Ada").await;
    let guest = server.guest("Gil").await;
    let nobody = ApiClient::new(&server.url).unwrap();
    let table = ada.create_table(&NewTable::new("quoridor")).await.unwrap().table;
    let moderator = moderator_script(&server, &folder, "Host").await;
    let person = format!("/admin/people/{}", guest.you().unwrap().id);
    for name in ["Ada", "ADA", "A d a", "*Ada*"] {
        let body = json!({"name": name});
        assert_eq!(
            refusal_key(nobody.post::<Credentials>("/guests", &body).await),
            "server-name-taken"
        );
        assert_eq!(
            refusal_key(guest.patch::<Credentials>("/me", &body).await),
            "server-name-taken"
        );
        assert_eq!(refusal_key(guest.act(&table, join(Some(name))).await), "server-name-taken");
        assert_eq!(
            refusal_key(moderator.patch::<Person>(&person, &body).await),
            "server-name-taken"
        );
    }
    server.guest("Ada 2").await;
    // Whoever had it before sits down without a name, wherever.
    in_time(early.act(&table, join(None))).await.unwrap();
    let others: Vec<_> = seated(&nobody, &table).await;
    assert!(others[1].unnamed && !others[1].account, "{others:?}");
    let table = early.create_table(&NewTable::new("quoridor")).await.unwrap().table;
    assert!(seated(&nobody, &table).await[0].unnamed);
    // Nor is anybody called so by others.
    let reserved = |id: &str, name: &str| {
        let person = Person { account: true, ..Person::new(id, name) };
        let assignment = SeatAssignment::Reserved { person };
        let seat_specs = vec![SeatSpec::default(), SeatSpec { assignment, piece: None }];
        NewTable { seat_specs, ..NewTable::new("quoridor") }
    };
    let gil = &guest.you().unwrap().id;
    for (id, name, shown) in [
        (gil, "Ada", Person::guest(gil)),
        (gil, "Gil", Person::new(gil, "Gil")),
        (&created.you.id, "Nobody", created.you.clone()),
    ] {
        let table = guest.create_table(&reserved(id, name)).await.unwrap().table;
        let seen: Snapshot = nobody.get(&format!("/tables/{table}")).await.unwrap();
        let assignment = SeatAssignment::Reserved { person: shown };
        assert_eq!(seen.spec.seat_spec(2).assignment, assignment, "{name}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_name_that_is_given_up_is_kept_free_for_thirty_days() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, _) = account(&server, "Ada").await;
    let (eve, _) = account(&server, "Eve").await;
    let (bob, _) = account(&server, "Bob").await;
    let rename = async |api: &ApiClient, name: &str| {
        api.patch::<Account>("/account", &json!({"name": name})).await
    };
    rename(&ada, "Countess").await.unwrap();
    let proof = json!({"password": PASSWORD});
    in_time(bob.delete_with::<Person>("/account", &proof)).await.unwrap();
    let guest = server.guest("Gil").await;
    for name in ["ada", "Bob"] {
        assert_eq!(refusal_key(create(&guest, name).await), "server-account-name-held");
        assert_eq!(refusal_key(rename(&eve, name).await), "server-account-name-held");
        let body = json!({"name": name});
        assert_eq!(
            refusal_key(guest.patch::<Credentials>("/me", &body).await),
            "server-name-taken"
        );
    }
    // Its owner can have it back, and leaves the other one behind.
    rename(&ada, "Ada").await.unwrap();
    assert_eq!(refusal_key(create(&guest, "Countess").await), "server-account-name-held");
    // Whom a moderator has renamed has no way back.
    let moderator = moderator_script(&server, &folder, "Host").await;
    let path = format!("/admin/people/{}", eve.you().unwrap().id);
    moderator.patch::<Person>(&path, &json!({"name": "Calm"})).await.unwrap();
    assert_eq!(refusal_key(rename(&eve, "Eve").await), "server-account-name-held");
    assert!(!Intruder::connect(&folder).await.everything().await.contains("bob"), "but a hash");
    server.clock.advance(29 * DAY);
    assert_eq!(refusal_key(rename(&eve, "Bob").await), "server-account-name-held");
    server.clock.advance(2 * DAY);
    rename(&eve, "Bob").await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn who_has_an_account_is_no_guest_at_a_table_that_is_read_again() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, _) = account(&server, "Ada").await;
    let (bob, _) = account(&server, "Bob").await;
    let table = finished_game(&ada, &bob, true).await;
    server.stop().await;
    let server = TestServer::start(&folder, without_limits).await;
    let seated = seated(&ApiClient::new(&server.url).unwrap(), &table).await;
    assert!(seated.iter().all(|person| person.account) && seated.len() == 2, "{seated:?}");
    server.stop().await;
}

/// All that somebody else, and somebody themselves, is shown, told or given of their games; what the archives hold is
/// not compressed.
async fn shown(ada: Option<&ApiClient>, bob: &ApiClient, name: &str, table: &str) -> String {
    let mut text = String::new();
    let of_table = ["", "/events", "/record"].map(|part| format!("/tables/{table}{part}"));
    let lists = ["/me/tables", "/tables", "/people/Bob/games", "/people/Bob/games.zip"];
    let lists = lists.into_iter().chain(["/people/Bob/people", "/account/export"]);
    for path in of_table.into_iter().chain(lists.map(str::to_owned)) {
        let bytes = bob.get_bytes(&path).await.unwrap();
        text += &format!("{path}: {}\n", String::from_utf8_lossy(&bytes));
    }
    if let Some(ada) = ada {
        let own = ["/me".to_owned(), "/me/tables".to_owned(), "/account/export".to_owned()];
        for path in own
            .into_iter()
            .chain(["", "/games", "/games.zip"].map(|part| format!("/people/{name}{part}")))
        {
            let bytes = ada.get_bytes(&path).await.unwrap();
            text += &format!("{path}: {}\n", String::from_utf8_lossy(&bytes));
        }
    }
    text
}

#[tokio::test]
async fn a_new_name_shows_in_every_place_and_a_forgotten_one_in_none() {
    for database in [TestDatabase::Sqlite, TestDatabase::Postgres] {
        let folder = TempFolder::with_database(database);
        let server = TestServer::start(&folder, without_limits).await;
        // The first of her games is played as a guest.
        let guest = server.guest("Firstname").await;
        let (bob, _) = account(&server, "Bob").await;
        let table = finished_game(&guest, &bob, true).await;
        let created = create(&guest, "Secondname").await.unwrap();
        let ada = signed_in(&guest, &created.you, &created.token);
        let spec =
            NewTable { first_move: FirstMove::Seat(1), public: true, ..NewTable::new("mini") };
        let live = ada.create_table(&spec).await.unwrap().table;
        in_time(TableClient::new(bob.clone(), &live).act(join(None))).await.unwrap();
        ada.patch::<Account>("/account", &json!({"name": "Thirdname"})).await.unwrap();
        let text = shown(Some(&ada), &bob, "Thirdname", &table).await;
        let text = text + &shown(None, &bob, "", &live).await;
        assert!(!text.contains("Firstname") && !text.contains("Secondname"), "{text}");
        for part in text.lines().filter(|line| line.starts_with("/tables/")) {
            // What is called otherwise is the number of a seat or an id.
            assert!(part.contains("Thirdname") || !part.contains("\"name\""), "{part}");
        }
        // A moderator has named her, and is forgotten too.
        let operator = moderator_script(&server, &folder, "Host").await;
        let (mia, _) = account(&server, "Fourthname").await;
        let role = json!({"role": "moderator"});
        operator.patch::<serde_json::Value>("/admin/accounts/Fourthname", &role).await.unwrap();
        let person = format!("/admin/people/{}", created.you.id);
        mia.patch::<Person>(&person, &json!({"name": "Fifthname"})).await.unwrap();
        let proof = json!({"password": PASSWORD});
        for gone in [&ada, &mia] {
            in_time(gone.delete_with::<Person>("/account", &proof)).await.unwrap();
        }
        let audit = operator.get_text("/admin/audit").await.unwrap();
        let text =
            shown(None, &bob, "", &table).await + &shown(None, &bob, "", &live).await + &audit;
        server.stop().await;
        let dump = Intruder::connect(&folder).await.everything().await;
        for name in ["Firstname", "Secondname", "Thirdname", "Fourthname", "Fifthname"] {
            assert!(!text.contains(name), "{name}: {text}");
            assert!(!dump.to_lowercase().contains(&name.to_lowercase()), "{name}: {dump}");
        }
        assert!(dump.contains(&created.you.id), "the games stay");
    }
}

#[tokio::test]
async fn accounts_and_names_outlive_a_rebuild_and_a_move() {
    let (old, new) = (TempFolder::with_file(), TempFolder::with_database(TestDatabase::Postgres));
    let server = TestServer::start(&old, without_limits).await;
    let (ada, _) = account(&server, "Ada").await;
    let (bob, _) = account(&server, "Bob").await;
    let table = finished_game(&ada, &bob, true).await;
    ada.patch::<Account>("/account", &json!({"name": "Countess", "picture": "moon"}))
        .await
        .unwrap();
    bob.patch::<Account>("/account", &json!({"private": true})).await.unwrap();
    server.stop().await;
    Intruder::connect(&old)
        .await
        .execute("UPDATE games SET summary = '{}'; DELETE FROM seats")
        .await;
    let store = Store::open(&old.database(), None).await.unwrap();
    assert_eq!(store.rebuild_lists(500).await.unwrap().games, 1);
    store.close().await;
    let DatabaseUrl::Postgres(target) = new.database_url().await.parse().unwrap() else { panic!() };
    migrate(&old.database(), &target).await.unwrap();
    for folder in [&old, &new] {
        let server = TestServer::start(folder, without_limits).await;
        let guest = server.guest("Gil").await;
        let profile: Profile = guest.get("/people/Countess").await.unwrap();
        assert_eq!((profile.games, profile.picture.as_str()), (1, "moon"));
        let found: ProfileGames = guest.get("/people/Countess/games").await.unwrap();
        assert_eq!(found.games[0].table, table);
        let names: Vec<_> = people(&found.games[0]).iter().map(|one| one.name.clone()).collect();
        assert_eq!(names, ["Countess", "Bob"]);
        assert_eq!(refusal_key(guest.get_text("/people/Bob").await), "server-account-no-profile");
        assert_eq!(refusal_key(create(&guest, "Ada").await), "server-account-name-held");
        server.stop().await;
    }
}
