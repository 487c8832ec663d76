//! Leaderboards and profiles: who is on a list, what whoever is not is told, and that everything counts that was played.

use api::{
    Account, Leaderboard, PersonRatings, RatingDistribution, Sanction, TokenCreated, UnlistedReason,
};
use client::ApiClient;
use serde_json::json;

use crate::common::{
    Intruder, TempFolder, TestDatabase, TestServer, account, moderator_script, person_id,
    without_limits,
};
use crate::ratings::{ban_for_cheating, game};

/// Has somebody have a rating in the pool of Mini, after 40 games.
async fn rate(folder: &TempFolder, api: &ApiClient, rating: u32, deviation: u32) {
    let row = format!(
        "INSERT INTO ratings VALUES ('{}', 'mini', {rating}00, {deviation}00, 90000, 40,
         4000000000000)",
        person_id(api)
    );
    Intruder::connect(folder).await.execute(&row).await;
}

async fn make_bot(folder: &TempFolder, api: &ApiClient) {
    let role = format!("UPDATE accounts SET role = 'bot' WHERE person = '{}'", person_id(api));
    Intruder::connect(folder).await.execute(&role).await;
}

async fn make_private(api: &ApiClient) {
    api.patch::<Account>("/account", &json!({"private": true})).await.unwrap();
}

async fn board(api: &ApiClient, bots: bool) -> Leaderboard {
    api.get(&format!("/leaderboards/mini?bots={bots}")).await.unwrap()
}

fn names(board: &Leaderboard) -> Vec<&str> {
    board.places.iter().map(|place| place.person.name.as_str()).collect()
}

/// Private people are on no list, bots on none of people, people on none of bots, and the banned on none at all, whoever
/// asks.
#[tokio::test]
async fn private_people_and_bots_are_on_no_list_that_is_not_for_them() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let ada = account(&server, "Ada").await;
    let [hidden, bot, hidden_bot, banned] =
        ["Hid", "Robo", "HidRobo", "Eve"].map(|name| account(&server, name));
    let (hidden, bot) = (hidden.await, bot.await);
    let (hidden_bot, banned) = (hidden_bot.await, banned.await);
    let guest = server.guest("Gus").await;
    for (api, rating) in
        [(&ada, 1600), (&hidden, 1700), (&bot, 1800), (&hidden_bot, 1900), (&banned, 2000)]
    {
        rate(&folder, api, rating, 60).await;
    }
    for api in [&bot, &hidden_bot] {
        make_bot(&folder, api).await;
    }
    for api in [&hidden, &hidden_bot] {
        make_private(api).await;
    }
    let moderator = moderator_script(&server, &folder, "Mod").await;
    moderator.post::<Sanction>("/admin/sanctions", &ban_for_cheating(&banned)).await.unwrap();
    for api in [&ada, &hidden, &bot, &hidden_bot, &guest] {
        let (people, bots) = (board(api, false).await, board(api, true).await);
        assert_eq!((names(&people), people.people), (vec!["Ada"], 1));
        assert_eq!((names(&bots), bots.people), (vec!["Robo"], 1));
        let spread: RatingDistribution = api.get("/ratings/mini/distribution").await.unwrap();
        // Whoever is private counts without being named.
        assert_eq!(spread.people, 2, "Ada and Hid");
    }
    assert_eq!(board(&hidden, false).await.own, None);
    assert_eq!(board(&bot, false).await.own, None);
    assert_eq!(board(&bot, true).await.own.map(|own| own.place), Some(1));
    server.stop().await;
}

/// Whoever is not listed is told why, and what would change it comes first: games bring nobody there who is private.
#[tokio::test]
async fn whoever_is_not_listed_is_told_why() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cid", "Dan", "Eve"] {
        people.push(account(&server, name).await);
    }
    let [listed, new, unsure, provisional, private] = &people[..] else { panic!() };
    let guest = server.guest("Gus").await;
    for (api, deviation) in [(listed, 75), (unsure, 76), (provisional, 110), (private, 200)] {
        rate(&folder, api, 1600, deviation).await;
    }
    make_private(private).await;
    for (api, reason) in [
        (listed, None),
        (&guest, Some(UnlistedReason::Guest)),
        (new, Some(UnlistedReason::NoGames)),
        (unsure, Some(UnlistedReason::Unsure)),
        (provisional, Some(UnlistedReason::Provisional)),
        (private, Some(UnlistedReason::Private)),
    ] {
        let board = board(api, false).await;
        assert_eq!(board.own.is_some(), reason.is_none(), "{reason:?}");
        assert_eq!(board.unlisted.as_ref().map(|unlisted| unlisted.reason), reason);
        let rating = board.unlisted.and_then(|unlisted| unlisted.rating);
        let without = [None, Some(UnlistedReason::Guest), Some(UnlistedReason::NoGames)];
        assert_eq!(rating.is_none(), without.contains(&reason), "{reason:?}");
    }
    assert_eq!(board(unsure, true).await.unlisted, None, "the list of bots is not for people");
    server.stop().await;
}

/// Results, and the best rating, are those of all games, however many there are; a graph has the last of each pool,
/// however much was played in others since.
#[tokio::test]
async fn every_game_counts_however_many_there_are() {
    const GAMES: u32 = 3_000;
    for database in [TestDatabase::Sqlite, TestDatabase::Postgres] {
        let folder = TempFolder::with_database(database);
        let server = TestServer::start(&folder, without_limits).await;
        let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
        game(&ada, &bob).await;
        rate(&folder, &ada, 1600, 60).await;
        // She has won the first five games of Mini, at her best, and lost all others.
        let person = person_id(&ada);
        let many = format!(
            "INSERT INTO rating_changes
               (number, game, person, pool, kind, seat, began, result, moves, at, games,
                rating_before, deviation_before, volatility_before,
                rating_after, deviation_after, volatility_after)
             WITH RECURSIVE numbers(n) AS (
               SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {GAMES})
             SELECT 100 + n, 'game ' || n, '{person}', 'mini', 'game', 1, n % 2,
               CASE WHEN n <= 5 THEN '1' ELSE '0' END, 30, n, n, 160000, 6000, 90000,
               CASE WHEN n = 5 THEN 190000 ELSE 160000 END, 6000, 90000
             FROM numbers"
        );
        Intruder::connect(&folder).await.execute(&many).await;
        let ratings: PersonRatings = bob.get("/people/Ada/ratings").await.unwrap();
        let pool = |name: &str| {
            let mut pools = ratings.pools.iter();
            pools.find(|pool| pool.rating.pool == name).unwrap()
        };
        let mini = pool("mini");
        let (began, followed) = (mini.results.began, mini.results.followed);
        assert_eq!((began.won, followed.won), (3, 2));
        assert_eq!(began.lost + followed.lost, GAMES - 5);
        assert_eq!((mini.results.streak, mini.results.longest_streak), (0, 5));
        assert_eq!((mini.best, mini.points.len()), (Some(1900), 300));
        let classic = pool("classic");
        assert_eq!((classic.points.len(), classic.results.began.won), (1, 1));
        server.stop().await;
    }
}

/// A rating belongs to the account that a program plays with: neither a new name, nor another token, nor another version of
/// the server and of the program changes it.
#[tokio::test]
async fn a_bot_keeps_its_rating_under_another_name_and_token() {
    let folder = TempFolder::with_file();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bot) = (account(&server, "Ada").await, account(&server, "Robo_1").await);
    make_bot(&folder, &bot).await;
    game(&bot, &ada).await;
    let ratings = async |api: &ApiClient, name: &str| -> PersonRatings {
        api.get(&format!("/people/{name}/ratings")).await.unwrap()
    };
    let before = ratings(&ada, "Robo_1").await;
    assert_eq!(before.pools[0].rating.games, 1);
    assert_eq!(ratings(&ada, "Ada").await.pools, [], "a game against a bot rates the bot alone");
    bot.patch::<Account>("/account", &json!({"name": "Robo_2"})).await.unwrap();
    assert_eq!(ratings(&ada, "Robo_2").await, before);
    let token = json!({"label": "the next version", "scopes": ["read", "play", "bot"]});
    let made: TokenCreated = bot.post("/tokens", &token).await.unwrap();
    server.stop().await;
    let server = TestServer::start(&folder, without_limits).await;
    let ada = server.same_person(&ada);
    let you = bot.you().unwrap().clone();
    let next =
        server.same_person(&bot).with_credentials(api::Credentials { you, token: made.token });
    assert_eq!(ratings(&ada, "Robo_2").await, before, "after a restart");
    game(&next, &ada).await;
    let after = ratings(&ada, "Robo_2").await;
    assert_eq!(after.pools[0].points[0], before.pools[0].points[0]);
    assert_eq!((after.pools[0].rating.games, after.pools[0].points.len()), (2, 2));
    server.stop().await;
}
