//! Ratings: every rated game is rated once, whatever happens to the node that saw its end; people of about the same
//! rating meet; and what is not fair has a price.

use api::{
    Action, CaseFile, Challenge, Challenges, FirstMove, Leaderboard, Lobby, NewSanction, NewTable,
    Offer, PairingPlace, PersonRatings, RatingDistribution, ReportReason, Sanction, SanctionKind,
    Snapshot, TablePhase, TableRatings, TimeControl, WireTurn,
};
use client::{ApiClient, ClientError};
use dice::Seed;
use ratings::{FirstPlayerTerms, RatingPool};
use serde_json::json;
use store::{
    Append, DatabaseUrl, GameRating, RatingChangeKind, RatingChangeRow, RatingsReport, Store,
};
use table::{Table, TableDraft};

use crate::common::{
    Intruder, TempFolder, TestDatabase, TestServer, account, in_time, moderator_script, page,
    person_id, refusal_key, without_limits,
};

const BOTH: [TestDatabase; 2] = [TestDatabase::Sqlite, TestDatabase::Postgres];

pub(crate) fn rated() -> NewTable {
    let time_control = TimeControl::Fischer { seconds: 180, increment: 2 };
    let first_move = FirstMove::Seat(1);
    NewTable { time_control, first_move, rated: true, public: true, ..NewTable::new("quoridor") }
}

pub(crate) fn join() -> Action {
    Action::Join { seat: None, piece: None, client_seed: None, name: None }
}

pub(crate) async fn play(api: &ApiClient, table: &str, word: &str) {
    let now: Snapshot = api.get(&format!("/tables/{table}")).await.unwrap();
    let act =
        json!({"do": "move", "word": word, "nonce": client::nonce(), "seq": now.state.seq + 1});
    api.post::<serde_json::Value>(&format!("/tables/{table}/actions"), &act).await.unwrap();
}

pub(crate) async fn ratings(api: &ApiClient, table: &str) -> TableRatings {
    api.get(&format!("/tables/{table}/ratings")).await.unwrap()
}

/// A rated game in which both move once and the second resigns; returns its table.
pub(crate) async fn game(winner: &ApiClient, loser: &ApiClient) -> String {
    let table = begun(winner, loser).await;
    loser.act(&table, Action::Resign { seat: None }).await.unwrap();
    assert_eq!(ratings(winner, &table).await.seats.len(), 2, "whoever asks has it rated");
    table
}

/// A rated game in which both have moved once; returns its table.
pub(crate) async fn begun(first: &ApiClient, second: &ApiClient) -> String {
    let table = first.create_table(&rated()).await.unwrap().table;
    second.act(&table, join()).await.unwrap();
    play(first, &table, "e2").await;
    play(second, &table, "e8").await;
    table
}

/// Somebody resigns, as a node writes it that does nothing more.
pub(crate) async fn end_and_die(store: &Store, table: &str, loser: &api::Person) {
    let events = store.events(table, 0).await.unwrap();
    let seed = Seed::parse(&store.seed(table).await.unwrap().unwrap()).unwrap();
    let replayed = Table::replay(table, &events).unwrap();
    let mut draft = TableDraft::new(&replayed, store.now(), &seed);
    draft.act(loser, &Action::Resign { seat: None }, 0).unwrap();
    store.append(vec![Append::of_draft(&draft, &seed, None, 0)]).await.unwrap();
}

async fn finish(winner: &ApiClient, loser: &ApiClient, table: &str) {
    play(winner, table, "e2").await;
    play(loser, table, "e8").await;
    loser.act(table, Action::Resign { seat: None }).await.unwrap();
    assert_eq!(ratings(winner, table).await.seats.len(), 2, "whoever asks has it rated");
}

/// Both move once, whoever begins, and one resigns.
pub(crate) async fn play_and_resign(loser: &ApiClient, winner: &ApiClient, table: &str) {
    for _ in 0..2 {
        let now: Snapshot = loser.get(&format!("/tables/{table}")).await.unwrap();
        let WireTurn::Seat(seat) = now.state.turn else { panic!("{:?}", now.state) };
        let is_loser = now.seats_of(&person_id(loser)) == [seat];
        play(if is_loser { loser } else { winner }, table, if seat == 1 { "e2" } else { "e8" })
            .await;
    }
    loser.act(table, Action::Resign { seat: None }).await.unwrap();
}

pub(crate) async fn open_store(folder: &TempFolder) -> Store {
    match folder.database_url().await.parse().unwrap() {
        DatabaseUrl::Sqlite(path) => Store::open(&path, None).await.unwrap(),
        DatabaseUrl::Postgres(options) => Store::connect(&options, "test", None).await.unwrap(),
    }
}

async fn all_changes(store: &Store) -> Vec<RatingChangeRow> {
    store.rating_changes_after(0).await.unwrap()
}

#[tokio::test]
async fn a_rated_challenge_says_what_is_at_stake_before_it_is_accepted() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let guest = server.guest("Gus").await;
    let clock = json!({"kind": "fischer", "seconds": 180, "increment": 2});
    let new = |to: &ApiClient, rated: bool, clock: &serde_json::Value| json!({"to": person_id(to), "game": "quoridor", "clock": clock, "side": 1, "rated": rated});
    let none = json!({"kind": "none"});
    for (by, to, clock, why) in [
        (&ada, &guest, &clock, "server-rated-guest"),
        (&guest, &ada, &clock, "server-rated-guest"),
        (&ada, &bob, &none, "server-rated-no-clock"),
    ] {
        let refused = by.post::<Challenge>("/challenges", &new(to, true, clock)).await;
        assert_eq!(refusal_key(refused), why);
    }
    let casual: Challenge = ada.post("/challenges", &new(&guest, false, &clock)).await.unwrap();
    assert!(!casual.rated);
    let made: Challenge = ada.post("/challenges", &new(&bob, true, &clock)).await.unwrap();
    assert!(made.rated);
    let theirs: Challenges = bob.get("/challenges").await.unwrap();
    let stake = theirs.incoming[0].stake.unwrap();
    assert!(theirs.incoming[0].rated && stake.if_won > 0 && stake.if_lost < 0);
    assert_eq!(ratings(&bob, &made.table).await.seats[1].stake, Some(stake), "as at the table");
    let own: Challenges = ada.get("/challenges").await.unwrap();
    assert_eq!(own.outgoing.iter().find(|one| one.rated).unwrap().stake, None);
    bob.post::<Challenge>(&format!("/challenges/{}/accept", made.id), &json!({})).await.unwrap();
    play_and_resign(&bob, &ada, &made.table).await;
    let change = ratings(&bob, &made.table).await.seats[1].change.clone().unwrap();
    assert_eq!(change.after - change.before, stake.if_lost);
    server.stop().await;
}

#[tokio::test]
async fn a_rated_game_says_what_is_at_stake_and_then_what_it_changed() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let guest = server.guest("Gus").await;
    assert_eq!(refusal_key(guest.create_table(&rated()).await), "server-rated-guest");
    let untimed = NewTable { time_control: TimeControl::None, ..rated() };
    assert_eq!(refusal_key(ada.create_table(&untimed).await), "server-rated-no-clock");
    let table = ada.create_table(&rated()).await.unwrap().table;
    let lobby: Lobby = bob.get("/tables").await.unwrap();
    let listed = &lobby.open[0];
    assert!(listed.rated && listed.ratings[0].as_ref().unwrap().provisional);
    assert_eq!(listed.ratings[1], None);
    assert_eq!(refusal_key(guest.act(&table, join()).await), "server-rated-guest");
    assert_eq!(
        refusal_key(ada.act(&table, Action::Fill { level: 1 }).await),
        "server-rated-computer"
    );
    let seen = ratings(&bob, &table).await;
    let stakes: Vec<_> = seen.seats.iter().map(|seat| seat.stake.unwrap()).collect();
    assert!(seen.rated && stakes[1].if_won > 0 && stakes[1].if_lost < 0 && stakes[1].if_drawn == 0);
    assert_eq!(ratings(&guest, &table).await.seats[1].stake, None, "they cannot sit down");
    bob.act(&table, join()).await.unwrap();
    play(&ada, &table, "e2").await;
    let takeback = ada.act(&table, Action::offer(Offer::Takeback)).await;
    assert_eq!(refusal_key(takeback), "server-rated-takeback");
    play(&bob, &table, "e8").await;
    bob.act(&table, Action::Resign { seat: None }).await.unwrap();
    let after = ratings(&guest, &table).await;
    let changes: Vec<_> = after.seats.iter().map(|seat| seat.change.clone().unwrap()).collect();
    assert_eq!((after.unrated, after.seats[0].stake), (None, None));
    assert_eq!(changes[0].after - changes[0].before, stakes[0].if_won, "as was said");
    assert_eq!(changes[1].after - changes[1].before, stakes[1].if_lost);
    let profile: PersonRatings = guest.get("/people/Ada/ratings").await.unwrap();
    let pool = &profile.pools[0];
    assert_eq!((pool.rating.pool.as_str(), pool.rating.games, pool.ranked), ("classic", 1, false));
    assert_eq!(pool.rating.rating, changes[0].after);
    assert_eq!(pool.points[0].table, Some(table.clone()));
    // A game in which not everybody has moved changes nothing, and says why.
    let table = ada.create_table(&rated()).await.unwrap().table;
    bob.act(&table, join()).await.unwrap();
    bob.act(&table, Action::Resign { seat: None }).await.unwrap();
    let after = ratings(&ada, &table).await;
    assert_eq!(after.unrated.as_deref(), Some("server-rated-not-moved"));
    let casual = ada.create_table(&NewTable { rated: false, ..rated() }).await.unwrap().table;
    assert_eq!(ratings(&ada, &casual).await, TableRatings::default());
    assert_eq!(
        refusal_key(ada.get::<Leaderboard>("/leaderboards/chess").await),
        "server-rated-pool"
    );
    server.stop().await;
}

/// Whoever is still missing counts as being as strong as whoever it is said of, at a table and for a quick game.
#[tokio::test]
async fn what_is_at_stake_is_said_while_others_are_missing() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let others = [account(&server, "Cid").await, account(&server, "Dan").await];
    let guest = server.guest("Gus").await;
    let table = ada.create_table(&NewTable { seats: 4, ..rated() }).await.unwrap().table;
    let seen = ratings(&bob, &table).await;
    let told = seen.seats[1].stake.unwrap();
    assert!(told.if_won > 0 && told.if_drawn == 0 && told.if_lost < 0, "{told:?}");
    assert!(seen.seats.iter().all(|seat| seat.missing && seat.stake == Some(told)), "{seen:?}");
    let seen = ratings(&guest, &table).await;
    assert_eq!((seen.seats[0].stake, seen.seats[1].stake), (Some(told), None));
    let own: PersonRatings = bob.get("/people/Bob/ratings").await.unwrap();
    let four = own.stakes.iter().find(|stake| stake.pool == "four-players").unwrap();
    assert_eq!((own.pools.len(), own.stakes.len(), four.stake), (0, 7, told), "a newcomer");
    let seen: PersonRatings = ada.get("/people/Bob/ratings").await.unwrap();
    assert_eq!(seen.stakes, [], "nobody else's business");
    bob.act(&table, join()).await.unwrap();
    others[0].act(&table, join()).await.unwrap();
    assert!(ratings(&ada, &table).await.seats[0].missing, "the last seat is open");
    let last = ratings(&others[1], &table).await;
    assert!(last.seats.iter().all(|seat| !seat.missing && seat.stake == Some(told)), "{last:?}");
    others[1].act(&table, join()).await.unwrap();
    assert_eq!(
        ratings(&ada, &table).await.seats.iter().map(|seat| seat.stake).collect::<Vec<_>>(),
        last.seats.iter().map(|seat| seat.stake).collect::<Vec<_>>()
    );
    server.stop().await;
}

/// "Exactly once, whatever node ends the game, killed anywhere", and the rebuild gives the same to the last bit.
#[tokio::test]
async fn what_a_killed_node_did_not_rate_is_rated_once_and_rebuilt_to_the_last_bit() {
    for database in BOTH {
        let folder = TempFolder::with_database(database);
        let server = TestServer::start(&folder, without_limits).await;
        let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
        let mut games = Vec::new();
        for nth in 0..3 {
            let (winner, loser) = if nth == 1 { (&bob, &ada) } else { (&ada, &bob) };
            games.push((begun(winner, loser).await, loser.you().unwrap().clone()));
        }
        server.stop().await;
        // A node writes the end of these games, and is killed before it does anything else.
        let store = open_store(&folder).await;
        for (table, loser) in &games {
            end_and_die(&store, table, loser).await;
        }
        assert_eq!(all_changes(&store).await, []);
        assert_eq!(store.games_to_rate().await.unwrap().len(), 3);
        store.close().await;
        let nodes: &[&str] = if folder.is_postgres() { &["one", "two", "three"] } else { &["one"] };
        let mut servers = Vec::new();
        for node in nodes {
            let start = TestServer::start(&folder, |config| {
                without_limits(config);
                config.node = (*node).to_owned();
            });
            servers.push(start.await);
        }
        // Nobody asks: they find the games by themselves, all at once.
        let first = servers[0].same_person(&ada);
        in_time(async {
            loop {
                let ratings: PersonRatings = first.get("/people/Ada/ratings").await.unwrap();
                if ratings.pools.first().is_some_and(|pool| pool.rating.games == 3) {
                    break;
                }
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        })
        .await;
        for (table, _) in &games {
            assert!(ratings(&first, table).await.seats.iter().all(|seat| seat.change.is_some()));
        }
        for server in servers {
            server.stop().await;
        }
        let store = open_store(&folder).await;
        let again = all_changes(&store).await;
        let key = |row: &RatingChangeRow| (row.game.clone(), row.seat);
        let mut keys: Vec<_> = again.iter().map(key).collect();
        keys.sort();
        keys.dedup();
        assert_eq!((keys.len(), again.len()), (6, 6), "one change for each seat");
        let numbers: Vec<_> = again.iter().map(|change| change.number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6], "without gaps");
        let report = store.rebuild_ratings().await.unwrap();
        assert_eq!(report, RatingsReport { changes: 6, corrected: 0 }, "they are what they were");
        let kept = store.ratings_of(&person_id(&ada)).await.unwrap();
        store.close().await;
        // What was changed by hand is what it should be again.
        let mut intruder = Intruder::connect(&folder).await;
        intruder.execute("UPDATE rating_changes SET rating_after = 1; DELETE FROM ratings").await;
        drop(intruder);
        let store = open_store(&folder).await;
        assert!(store.rebuild_lists(0).await.unwrap().ratings.corrected > 0);
        assert_eq!(all_changes(&store).await, again);
        assert_eq!(store.ratings_of(&person_id(&ada)).await.unwrap(), kept);
        store.close().await;
    }
}

/// A term counts from its date on: a rebuild that knows of it finds nothing to correct in games from before.
#[tokio::test]
async fn a_new_first_player_term_leaves_earlier_ratings_as_they_are() {
    const POINTS: f64 = 100.0;
    let live = RatingPool::ClassicLive;
    for database in BOTH {
        let folder = TempFolder::with_database(database);
        let server = TestServer::start(&folder, without_limits).await;
        let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
        game(&ada, &bob).await;
        let unfinished = begun(&ada, &bob).await;
        server.stop().await;
        let store = open_store(&folder).await;
        let earlier = all_changes(&store).await;
        let since = earlier.iter().map(|change| change.at).max().unwrap() + 1;
        store.clock().advance(10_000);
        let with = |terms: FirstPlayerTerms| store.clone().with_first_player_terms(terms);
        let dated = with(FirstPlayerTerms::default().and_from(since, live, POINTS));
        end_and_die(&dated, &unfinished, bob.you().unwrap()).await;
        assert_eq!(dated.rate_game(&unfinished).await.unwrap(), GameRating::Rated);
        let all = all_changes(&store).await;
        assert_eq!((all.len(), &all[..2]), (4, &earlier[..]));
        let report = dated.rebuild_ratings().await.unwrap();
        assert_eq!(report, RatingsReport { changes: 4, corrected: 0 });
        assert_eq!(all_changes(&store).await, all);
        // The term did count: without it the later game's two changes are others, and the two ratings, but no more.
        let report = store.rebuild_ratings().await.unwrap();
        assert_eq!(report, RatingsReport { changes: 4, corrected: 4 });
        assert_eq!(all_changes(&store).await[..2], earlier);
        // Without its date it would have counted for the earlier game as well.
        let undated = with(FirstPlayerTerms::default().and_from(0, live, POINTS));
        undated.rebuild_ratings().await.unwrap();
        let changed = all_changes(&store).await;
        assert!(changed.iter().zip(&all).all(|(one, other)| one.after != other.after));
        dated.rebuild_ratings().await.unwrap();
        assert_eq!(all_changes(&store).await, all);
        store.close().await;
    }
}

/// Of those who change ratings at the same time each sees what the others did: no change is lost, and none made twice.
#[tokio::test]
async fn nodes_that_rate_the_same_games_at_once_rate_each_once_and_in_one_order() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let mut games = Vec::new();
    for _ in 0..6 {
        games.push(begun(&ada, &bob).await);
    }
    server.stop().await;
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(open_store(&folder).await);
    }
    for table in &games {
        end_and_die(&nodes[0], table, bob.you().unwrap()).await;
    }
    let mut rating = tokio::task::JoinSet::new();
    for (node, table) in nodes.iter().flat_map(|node| games.iter().map(move |game| (node, game))) {
        let (node, table) = (node.clone(), table.clone());
        rating.spawn(async move { node.rate_game(&table).await.unwrap() });
    }
    let decided = rating.join_all().await;
    assert!(decided.iter().all(|one| *one == GameRating::Rated), "{decided:?}");
    let changes = all_changes(&nodes[0]).await;
    let numbers: Vec<_> = changes.iter().map(|change| change.number).collect();
    assert_eq!(numbers, (1..=12).collect::<Vec<_>>());
    let report = nodes[0].rebuild_ratings().await.unwrap();
    assert_eq!(report, RatingsReport { changes: 12, corrected: 0 });
    let ratings = nodes[0].ratings_of(&person_id(&ada)).await.unwrap();
    assert_eq!(ratings[0].1.games, 6);
    for node in nodes {
        node.close().await;
    }
}

#[tokio::test]
async fn ratings_move_to_postgresql_and_back() {
    let (old, new) = (TempFolder::with_file(), TempFolder::with_database(TestDatabase::Postgres));
    let server = TestServer::start(&old, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    game(&ada, &bob).await;
    let open = ada.create_table(&rated()).await.unwrap().table;
    server.stop().await;
    let store = open_store(&old).await;
    let changes = all_changes(&store).await;
    let now = store.now();
    store.add_early_leave(&person_id(&bob), &open, now).await.unwrap();
    store.close().await;
    let mut intruder = Intruder::connect(&old).await;
    intruder.execute("INSERT INTO refunds_due VALUES ('ban', 'somebody', 1)").await;
    drop(intruder);
    let DatabaseUrl::Postgres(target) = new.database_url().await.parse().unwrap() else {
        panic!("it is PostgreSQL")
    };
    store::migrate(&old.database(), &target).await.unwrap();
    let back = TempFolder::with_file();
    store::migrate_back(&target, &back.database()).await.unwrap();
    for folder in [&new, &back] {
        let store = open_store(folder).await;
        assert_eq!(all_changes(&store).await, changes);
        let report = store.rebuild_ratings().await.unwrap();
        assert_eq!(report, RatingsReport { changes: 2, corrected: 0 });
        assert_eq!(store.rated_game_state(&open).await.unwrap().as_deref(), Some("open"));
        assert_eq!(store.early_leaves(&person_id(&bob), 0).await.unwrap(), [now]);
        assert_eq!(store.refunds_due().await.unwrap().len(), 1);
        store.close().await;
    }
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_the_ratings_of_others_as_they_are() {
    for database in BOTH {
        let folder = TempFolder::with_database(database);
        let server = TestServer::start(&folder, without_limits).await;
        let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
        game(&ada, &bob).await;
        game(&bob, &ada).await;
        let mut before: PersonRatings = ada.get("/people/Bob/ratings").await.unwrap();
        let moderator = moderator_script(&server, &folder, "Mod").await;
        moderator
            .delete::<api::AuditEntry>(&format!("/admin/people/{}", person_id(&ada)))
            .await
            .unwrap();
        let mut after: PersonRatings = bob.get("/people/Bob/ratings").await.unwrap();
        after.stakes.clear();
        assert!(before.pools[0].results.first_win.take().is_some());
        before.pools[0].results.best_wins.clear();
        assert_eq!(after, before, "and nobody names who was forgotten");
        server.stop().await;
        let store = open_store(&folder).await;
        assert!(store.ratings_of(&person_id(&ada)).await.unwrap().is_empty());
        let changes = all_changes(&store).await;
        assert!(changes.iter().all(|change| change.person != person_id(&ada)));
        let report = store.rebuild_ratings().await.unwrap();
        assert_eq!(report, RatingsReport { changes: 4, corrected: 0 });
        store.close().await;
    }
}

pub(crate) async fn pair(api: &ApiClient, rated: bool) -> Result<PairingPlace, ClientError> {
    api.post("/pairings", &json!({"game": "quoridor", "speed": "blitz", "rated": rated})).await
}

#[tokio::test]
async fn a_queue_is_not_held_while_ratings_are_read() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let waiting = pair(&ada, true).await.unwrap();
    let store = open_store(&folder).await;
    let mut slow = Intruder::connect(&folder).await;
    slow.execute("BEGIN; LOCK TABLE ratings IN ACCESS EXCLUSIVE MODE").await;
    let pairing = {
        let bob = bob.clone();
        tokio::spawn(async move { pair(&bob, true).await })
    };
    in_time(slow.until_somebody_waits()).await;
    in_time(store.lock_queue("quoridor Blitz rated")).await.unwrap().release().await;
    slow.unlock().await;
    let place = in_time(pairing).await.unwrap().unwrap();
    assert_eq!((place.table, place.waiting), (waiting.table, false));
    store.close().await;
    server.stop().await;
}

#[tokio::test]
async fn rated_seeks_meet_by_rating_and_the_other_one_begins_next_time() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let guest = server.guest("Gus").await;
    assert_eq!(refusal_key(pair(&guest, true).await), "server-rated-guest");
    let waiting = pair(&ada, true).await.unwrap();
    assert!(waiting.waiting && waiting.rated && waiting.ask_again.is_some());
    assert!(pair(&guest, false).await.unwrap().waiting, "casual and rated are apart");
    let found = pair(&bob, true).await.unwrap();
    assert_eq!((&found.table, found.waiting, found.ask_again), (&waiting.table, false, None));
    let table: Snapshot = ada.get(&format!("/tables/{}", found.table)).await.unwrap();
    assert!(table.spec.rated && table.state.phase == TablePhase::Live);
    let first = table.seats_of(&person_id(&ada)) == [1];
    let (begun, other) = if first { (&ada, &bob) } else { (&bob, &ada) };
    finish(begun, other, &found.table).await;
    // Ratings are hundreds of points apart now: they do not meet at once, but when they have waited.
    let waiting = pair(&ada, true).await.unwrap();
    assert!(waiting.waiting);
    let also = pair(&bob, true).await.unwrap();
    assert!(also.waiting && also.table != waiting.table);
    server.clock.advance(14_000);
    let still = pair(&bob, true).await.unwrap();
    assert!(still.waiting && still.table == also.table);
    let pages = [page(&ada, &waiting.table).await, page(&bob, &also.table).await];
    server.clock.advance(60_000);
    let found = in_time(async {
        loop {
            let place = pair(&bob, true).await.unwrap();
            if !place.waiting {
                return place;
            }
        }
    })
    .await;
    assert_eq!(found.table, waiting.table);
    let table: Snapshot = ada.get(&format!("/tables/{}", found.table)).await.unwrap();
    assert_eq!(table.seats_of(&person_id(other)), [1], "whoever began last time does not begin");
    pages.iter().for_each(tokio::task::JoinHandle::abort);
    server.stop().await;
}

pub(crate) fn ban_for_cheating(cheater: &ApiClient) -> NewSanction {
    NewSanction {
        kind: SanctionKind::Ban,
        subject: person_id(cheater),
        duration: 3_600_000,
        reason: String::new(),
        told: Some(ReportReason::Cheating),
        case: None,
        seen: None,
        confirmed: false,
    }
}

/// After a ban everybody who lost points gets them back, in every pool, once, however many nodes do it at once; who won
/// against the cheater, or is forgotten, gets nothing.
#[tokio::test]
async fn refunds_reach_everybody_who_is_due_one_and_once() {
    for database in BOTH {
        let folder = TempFolder::with_database(database);
        let server = TestServer::start(&folder, without_limits).await;
        let eve = account(&server, "Eve").await;
        let mut people = Vec::new();
        for name in ["Ada", "Bob", "Cid", "Dan", "Flo"] {
            people.push(account(&server, name).await);
        }
        let [ada, bob, cid, winner, forgotten] = &people[..] else { panic!() };
        for loser in [ada, bob, cid, forgotten] {
            game(&eve, loser).await;
        }
        game(winner, &eve).await;
        // Bob loses a game of Mini as well.
        let mini = NewTable { game: "mini".to_owned(), ..rated() };
        let table = eve.create_table(&mini).await.unwrap().table;
        bob.act(&table, join()).await.unwrap();
        finish(&eve, bob, &table).await;
        let moderator = moderator_script(&server, &folder, "Mod").await;
        let forget = format!("/admin/people/{}", person_id(forgotten));
        moderator.delete::<api::AuditEntry>(&forget).await.unwrap();
        server.stop().await;
        let store = open_store(&folder).await;
        let before = all_changes(&store).await;
        let due = format!(
            "INSERT INTO refunds_due VALUES ('ban', '{}', {})",
            person_id(&eve),
            store.now()
        );
        Intruder::connect(&folder).await.execute(&due).await;
        let due = store.refunds_due().await.unwrap().remove(0);
        let mut refunding = tokio::task::JoinSet::new();
        for _ in 0..4 {
            let (node, due) = (store.clone(), due.clone());
            refunding.spawn(async move { node.refund(&due).await.unwrap() });
        }
        let refunded: usize = refunding.join_all().await.into_iter().sum();
        let all = all_changes(&store).await;
        let refunds = &all[before.len()..];
        let live = RatingPool::ClassicLive;
        // Nobody gets back more than 150: what Bob lost last is that already.
        let expected = [(ada, live), (bob, RatingPool::Mini), (cid, live)];
        assert_eq!((refunded, refunds.len()), (3, 3), "{refunds:?}");
        for (api, pool) in expected {
            let of = |row: &&RatingChangeRow| row.person == person_id(api) && row.pool == pool;
            let by = |row: &RatingChangeRow| row.after.rating - row.before.rating;
            let lost: f64 = before.iter().filter(of).map(by).sum();
            let back: Vec<_> = refunds.iter().filter(of).map(by).collect();
            assert_eq!(back.len(), 1, "{pool}");
            assert!(lost < 0.0 && (back[0] - (-lost).min(150.0)).abs() < 0.01, "{lost} {back:?}");
        }
        assert!(refunds.iter().all(|row| row.person != person_id(winner)));
        assert!(store.refunds_due().await.unwrap().is_empty());
        assert_eq!(store.refund(&due).await.unwrap(), 0, "not again");
        let report = store.rebuild_ratings().await.unwrap();
        assert_eq!(report.corrected, 0);
        store.close().await;
    }
}

#[tokio::test]
async fn points_lost_to_a_cheater_come_back_once() {
    for database in BOTH {
        let folder = TempFolder::with_database(database);
        let server = TestServer::start(&folder, without_limits).await;
        let (ada, eve) = (account(&server, "Ada").await, account(&server, "Eve").await);
        let reviewed = game(&eve, &ada).await;
        game(&eve, &ada).await;
        let engine = format!("palisade {} review 2", env!("CARGO_PKG_VERSION"));
        let played = |seat: u8, grade: &str| {
            json!({"entry": 0, "seat": seat, "word": "e2", "grade": grade, "cost": 0,
                   "better": null, "chances": [], "accuracy": 900})
        };
        let moves = [played(1, "best"), played(2, "mistake"), played(1, "good"), played(2, "best")];
        let review = json!({"players": [], "moments": [], "chances": [], "moves": moves});
        let kept = format!(
            "INSERT INTO reviews (game, engine, at, body)
             VALUES ('{reviewed}', '{engine}', 4000000000000, '{review}')"
        );
        Intruder::connect(&folder).await.execute(&kept).await;
        let report = json!({"person": person_id(&ada), "reason": "other"});
        eve.post::<serde_json::Value>("/reports", &report).await.unwrap();
        let moderator = moderator_script(&server, &folder, "Mod").await;
        let cases: Vec<api::ReportCase> = moderator.get("/admin/reports").await.unwrap();
        let file: CaseFile =
            moderator.get(&format!("/admin/reports/{}", cases[0].id)).await.unwrap();
        let facts = file.fair_play.unwrap();
        assert_eq!((facts.games, facts.quick_losses), (2, 2));
        let of = async |api: &ApiClient| -> api::PersonReport {
            moderator.get(&format!("/admin/people/{}", person_id(api))).await.unwrap()
        };
        assert_eq!(of(&ada).await.fair_play.as_ref(), Some(&facts));
        let unreported = of(&eve).await.fair_play.expect("of somebody whom nobody has reported");
        assert_eq!((unreported.games, unreported.quick_losses), (2, 0));
        assert_eq!((facts.quick_losses_to[0].games, facts.same_address[0].games), (2, 2));
        let agreement = facts.agreement.expect("one of the games was reviewed");
        assert_eq!((agreement.games, agreement.moves, agreement.agreed), (1, 2, 1));
        assert_eq!((agreement.moves_of_others, agreement.agreed_of_others), (2, 1));
        let ban = ban_for_cheating(&eve);
        let impose = async || {
            server.clock.advance(1_000);
            moderator.post::<Sanction>("/admin/sanctions", &ban).await.unwrap()
        };
        let lift = async |ban: &Sanction| {
            let lifted = format!("/admin/sanctions/{}", ban.id);
            moderator.delete::<api::AuditEntry>(&lifted).await.unwrap();
        };
        let first = impose().await;
        let rating = async || {
            let ratings: PersonRatings = ada.get("/people/Ada/ratings").await.unwrap();
            ratings.pools[0].clone()
        };
        in_time(async { while rating().await.points.len() < 3 {} }).await;
        // Whoever is banned again has not cheated those people twice; what was lost since then is lost to a cheater.
        lift(&first).await;
        lift(&impose().await).await;
        game(&eve, &ada).await;
        let third = impose().await;
        server.stop().await;
        let store = open_store(&folder).await;
        for due in store.refunds_due().await.unwrap() {
            store.refund(&due).await.unwrap();
        }
        let changes = all_changes(&store).await;
        let by = |change: &RatingChangeRow| change.after.rating - change.before.rating;
        let refunds: Vec<_> =
            changes.iter().filter(|change| change.kind == RatingChangeKind::Refund).collect();
        let bans: Vec<_> = refunds.iter().map(|refund| &refund.game).collect();
        assert_eq!(bans, [&first.id, &third.id]);
        assert!((by(refunds[0]) - 150.0).abs() < 0.01, "no more than 150: {}", by(refunds[0]));
        let lost = changes.iter().rfind(|change| by(change) < 0.0).unwrap();
        assert!((by(refunds[1]) + by(lost)).abs() < 0.01, "{changes:?}");
        assert_eq!(changes.len(), 8);
        assert!(store.refunds_due().await.unwrap().is_empty());
        let report = store.rebuild_ratings().await.unwrap();
        assert_eq!(report, RatingsReport { changes: 8, corrected: 0 });
        store.close().await;
    }
}

/// Which node has seen somebody does not matter: nodes tell each other a hash of where.
#[tokio::test]
async fn who_met_at_one_address_is_told_at_every_node() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let here = TestServer::start(&folder, without_limits).await;
    let there = TestServer::start(&folder, without_limits).await;
    let (ada, eve) = (account(&here, "Ada").await, account(&there, "Eve").await);
    game(&eve, &ada).await;
    for node in [&here, &there] {
        let moderator = moderator_script(node, &folder, "Mod").await;
        for (api, other) in [(&ada, &eve), (&eve, &ada)] {
            let met = in_time(async {
                loop {
                    let path = format!("/admin/people/{}", person_id(api));
                    let facts: api::PersonReport = moderator.get(&path).await.unwrap();
                    let mut met = facts.fair_play.expect("of whoever plays").same_address;
                    if let Some(met) = met.pop() {
                        return met;
                    }
                }
            })
            .await;
            assert_eq!((met.person.id, met.games), (person_id(other), 1));
        }
    }
    here.stop().await;
    there.stop().await;
}

#[tokio::test]
async fn a_profile_tells_streaks_and_wins_but_not_against_private_people() {
    for database in BOTH {
        let folder = TempFolder::with_database(database);
        let server = TestServer::start(&folder, without_limits).await;
        let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
        let cid = account(&server, "Cid").await;
        let first = game(&ada, &bob).await;
        // Cid is the stronger one by now.
        game(&cid, &bob).await;
        let best = game(&ada, &cid).await;
        game(&bob, &ada).await;
        let last = game(&ada, &bob).await;
        let results = async |api: &ApiClient| {
            let found: PersonRatings = api.get("/people/Ada/ratings").await.unwrap();
            found.pools[0].results.clone()
        };
        let told = results(&bob).await;
        assert_eq!((told.began.won, told.began.lost, told.followed.lost), (3, 0, 1));
        assert_eq!((told.streak, told.longest_streak), (1, 2));
        let won = told.first_win.unwrap();
        assert_eq!(
            (won.table, won.opponent.name.as_str(), won.rating),
            (first.clone(), "Bob", 1500)
        );
        let tables: Vec<_> = told.best_wins.iter().map(|win| win.table.clone()).collect();
        assert_eq!(tables[0], best, "Cid had the highest rating");
        assert!(tables.contains(&first) && tables.contains(&last));
        let private = json!({"private": true});
        cid.patch::<serde_json::Value>("/account", &private).await.unwrap();
        assert!(!results(&bob).await.best_wins.iter().any(|win| win.table == best));
        assert!(results(&ada).await.best_wins.iter().any(|win| win.table == best), "her own");
        server.stop().await;
    }
}

#[tokio::test]
async fn leaderboards_have_those_whose_rating_is_sure() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let mut intruder = Intruder::connect(&folder).await;
    for (person, rating, deviation) in
        [(person_id(&ada), 170_000, 6_000), (person_id(&bob), 160_000, 9_000)]
    {
        let row = format!(
            "INSERT INTO ratings VALUES ('{person}', 'mini', {rating}, {deviation}, 90000, 40,
             4000000000000)"
        );
        intruder.execute(&row).await;
    }
    drop(intruder);
    let board: Leaderboard = ada.get("/leaderboards/mini").await.unwrap();
    assert_eq!((board.people, board.places.len(), board.more), (1, 1, false));
    assert_eq!((board.places[0].person.name.as_str(), board.places[0].place), ("Ada", 1));
    assert_eq!(board.own.as_ref(), board.places.first());
    let spread: RatingDistribution = bob.get("/ratings/mini/distribution").await.unwrap();
    assert_eq!((spread.people, spread.percentile), (2, Some(0)), "the other one is better");
    assert_eq!(spread.own.unwrap().rating, 1600);
    let guest = server.guest("Gus").await;
    let spread: RatingDistribution = guest.get("/ratings/mini/distribution").await.unwrap();
    assert_eq!((spread.own, spread.percentile), (None, None));
    // Whoever is banned is compared with nobody, in neither of the two.
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let ban = ban_for_cheating(&ada);
    moderator.post::<Sanction>("/admin/sanctions", &ban).await.unwrap();
    let board: Leaderboard = bob.get("/leaderboards/mini").await.unwrap();
    assert_eq!(board.people, 0);
    let spread: RatingDistribution = bob.get("/ratings/mini/distribution").await.unwrap();
    assert_eq!((spread.people, spread.percentile), (1, None), "there is nobody else");
    server.stop().await;
}
