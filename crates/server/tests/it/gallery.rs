//! The gallery of mazes: published once each, solved, counted, moderated like names, forgotten with whoever made them.

use std::io::Read;

use api::{Action, AuditEntry, GalleryMaze, GalleryPage, NewTable, Person, Report, ReportCase};
use client::{ApiClient, ClientError};
use game::Verdict;
use rules::pacman::Maze;
use serde_json::{Value, json};

use crate::common::{
    Intruder, TempFolder, TestDatabase, TestServer, account, in_time, moderator_script,
    refusal_key, without_limits,
};

/// Two mazes that no solver needs a second for, and one that is large.
pub(crate) const SMALL: &str = "4x4.3.a1.d4___.a4d1.b2vc3h";
pub(crate) const OTHER: &str = "5x5.2.a1.e5___.a5e1.b2v";
const LARGE: &str = "9x9.3.e5.e9a5i5e1.a1a9i1i9.b7hc4vd6he3hf5v";

pub(crate) async fn publish(
    api: &ApiClient,
    name: &str,
    maze: &str,
) -> Result<GalleryMaze, ClientError> {
    api.post("/mazes", &json!({"name": name, "maze": maze})).await
}

async fn ids(api: &ApiClient, query: &str) -> Vec<String> {
    let page: GalleryPage = api.get(&format!("/mazes?{query}")).await.unwrap();
    page.mazes.into_iter().map(|maze| maze.id).collect()
}

async fn maze(api: &ApiClient, id: &str) -> GalleryMaze {
    api.get(&format!("/mazes/{id}")).await.unwrap()
}

/// The maze once it is solved.
pub(crate) async fn solved(api: &ApiClient, id: &str) -> GalleryMaze {
    in_time(async {
        loop {
            let found = maze(api, id).await;
            if !found.values.is_empty() {
                return found;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await
}

/// Has two people begin a game in a maze.
pub(crate) async fn play(one: &ApiClient, other: &ApiClient, maze: Option<&str>) {
    let new = NewTable { maze: maze.map(str::to_owned), ..NewTable::new("pacman") };
    let table = one.create_table(&new).await.unwrap().table;
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    in_time(other.act(&table, join)).await.unwrap();
}

async fn a_gallery(database: TestDatabase) {
    let folder = TempFolder::with_database(database);
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let guest = server.guest("Gus").await;
    let built_in: Vec<_> =
        Maze::shipped().iter().map(|maze| maze.name().unwrap().to_owned()).collect();
    let all = ids(&guest, "").await;
    assert_eq!(all, built_in[..built_in.len().min(24)], "those that come with the program");

    // The same checks as for names of people, and every maze once, however it is written.
    let small = publish(&ada, "  Little \u{202e}yard ", SMALL).await.unwrap();
    assert_eq!((small.name.as_str(), small.maze.as_str()), ("Little yard", SMALL));
    assert_eq!(small.author.as_ref().map(|author| author.name.as_str()), Some("Ada"));
    let file = Maze::from_word(SMALL).unwrap().to_file_text();
    for (who, name, text, refused) in [
        (&bob, "Mine", SMALL, "server-maze-taken"),
        (&ada, "Again", file.as_str(), "server-maze-taken"),
        (&bob, "Mine", "corners", "server-maze-built-in"),
        (&bob, "Moderator", OTHER, "server-name-reserved"),
        (&bob, "\u{200b}", OTHER, "server-name"),
        (&guest, "Mine", OTHER, "server-account-none"),
        (&bob, "Mine", "nowhere", "maze-unknown"),
    ] {
        let told = publish(who, name, text).await.unwrap_err();
        let told = told.refusal().unwrap();
        assert_eq!(told.key, refused, "{name} {text}");
        if refused == "server-maze-taken" {
            let told = serde_json::to_value(told).unwrap().to_string();
            assert!(told.contains("Ada") && told.contains("Little yard"), "{told}");
        }
    }

    // Small ones are solved by and by, large ones are not.
    let other = publish(&bob, "Bob’s field", OTHER).await.unwrap();
    let large = publish(&bob, "Great hall", LARGE).await.unwrap();
    assert_eq!(ids(&guest, "").await[..3], [&large.id, &other.id, &small.id].map(Clone::clone));
    let known = solved(&guest, &small.id).await;
    assert_eq!(known.values.len(), 4, "with one life up to one more than it gives: {known:?}");
    let lives = async |id: &str| solved(&guest, id).await.values.len();
    let lives = [lives(&other.id).await, lives("hedgerow").await, lives("corners").await];
    assert_eq!(lives, [3, 3, 4], "the built-in ones likewise");
    let winner = match known.values[2].verdict {
        Verdict::Win => "pacman",
        Verdict::Loss => "ghosts",
        Verdict::Draw => "nobody",
    };
    assert!(ids(&guest, &format!("verdict={winner}")).await.contains(&small.id));
    assert_eq!(ids(&guest, "verdict=unsolved").await[0], large.id);
    assert!(!ids(&guest, "verdict=unsolved").await.contains(&small.id));
    assert_eq!(ids(&guest, "largest=16").await[0], small.id);
    assert!(!ids(&guest, "smallest=17").await.contains(&small.id));
    assert_eq!(ids(&guest, "author=Bob").await, [large.id.clone(), other.id.clone()]);

    // Games count once they begin, in built-in mazes too.
    play(&ada, &bob, Some(SMALL)).await;
    play(&bob, &guest, Some(SMALL)).await;
    play(&ada, &bob, None).await;
    let waiting = NewTable { maze: Some(OTHER.to_owned()), ..NewTable::new("pacman") };
    bob.create_table(&waiting).await.unwrap();
    let games = [
        maze(&guest, &small.id).await.games,
        maze(&guest, "corners").await.games,
        maze(&guest, &other.id).await.games,
    ];
    assert_eq!(games, [2, 1, 0]);
    // Against the computer too, once for everybody however often they say so; a visitor without a name counts as well.
    let visitor = ApiClient::new(&server.url).unwrap();
    for api in [&ada, &guest, &ada, &visitor, &visitor, &guest] {
        api.post::<GalleryMaze>(&format!("/mazes/{}/plays", large.id), &json!({})).await.unwrap();
    }
    let counted: GalleryMaze = bob.post("/mazes/orchard/plays", &json!({})).await.unwrap();
    assert_eq!((maze(&guest, &large.id).await.games, counted.games), (3, 1));
    let unknown = bob.post::<GalleryMaze>("/mazes/nowhere/plays", &json!({})).await;
    assert_eq!(refusal_key(unknown), "server-maze-unknown");
    let path = format!("/mazes/{}", large.id);
    bob.delete::<GalleryMaze>(&path).await.unwrap();
    let gone = ada.post::<GalleryMaze>(&format!("{path}/plays"), &json!({})).await;
    assert_eq!(refusal_key(gone), "server-maze-unknown");
    assert_eq!(ids(&guest, "order=played").await[..2], [small.id.clone(), "corners".to_owned()]);

    // It is in what one can take along.
    let bytes = ada.get_bytes("/account/export").await.unwrap();
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let mut text = String::new();
    archive.by_name("mazes.json").unwrap().read_to_string(&mut text).unwrap();
    let own: Vec<GalleryMaze> = serde_json::from_str(&text).unwrap();
    assert_eq!(own, ada.get::<Vec<GalleryMaze>>("/account/mazes").await.unwrap());
    assert_eq!((own.len(), own[0].id.as_str()), (1, small.id.as_str()));

    // One takes back one's own, and nobody else's.
    let path = format!("/mazes/{}", other.id);
    assert_eq!(refusal_key(ada.delete::<GalleryMaze>(&path).await), "server-maze-not-yours");
    bob.delete::<GalleryMaze>(&path).await.unwrap();
    assert_eq!(refusal_key(bob.get::<GalleryMaze>(&path).await), "server-maze-unknown");
    publish(&ada, "Field", OTHER).await.unwrap();

    // Whoever is forgotten leaves their mazes without any name.
    let proof = json!({"password": "a fence for Ada"});
    in_time(ada.delete_with::<Person>("/account", &proof)).await.unwrap();
    let left = maze(&guest, &small.id).await;
    assert_eq!((left.author, left.name.as_str(), left.games), (None, "", 2));
    assert_eq!(refusal_key(publish(&bob, "Mine", SMALL).await), "server-maze-taken-nobody");
    server.stop().await;
    let mut database = Intruder::connect(&folder).await;
    assert_eq!([database.count("gallery_mazes").await, database.count("maze_games").await], [2, 3]);
}

#[tokio::test]
async fn mazes_are_published_solved_played_and_forgotten() {
    a_gallery(TestDatabase::Sqlite).await;
}

#[tokio::test]
async fn mazes_are_published_solved_played_and_forgotten_on_postgres() {
    a_gallery(TestDatabase::Postgres).await;
}

async fn a_maze_is_hidden(database: TestDatabase) {
    let folder = TempFolder::with_database(database);
    let server = TestServer::start(&folder, without_limits).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let first = publish(&ada, "Rude", SMALL).await.unwrap();
    let second = publish(&ada, "Ruder", OTHER).await.unwrap();
    let author = first.author.clone().unwrap().id;

    // One report for each maze, in one case; none about somebody else's.
    for id in [&first.id, &second.id, &first.id] {
        let report = json!({"person": author, "reason": "maze", "maze": id});
        bob.post::<Report>("/reports", &report).await.unwrap();
    }
    let wrong = json!({"person": bob.you().unwrap().id, "reason": "maze", "maze": first.id});
    assert_eq!(refusal_key(ada.post::<Report>("/reports", &wrong).await), "server-maze-unknown");
    let cases: Vec<ReportCase> = moderator.get("/admin/reports").await.unwrap();
    let mut reported: Vec<_> =
        cases[0].reports.iter().filter_map(|report| report.maze.clone()).collect();
    reported.sort();
    let mut both = vec![first.id.clone(), second.id.clone()];
    both.sort();
    assert_eq!((cases.len(), cases[0].reporters, reported), (1, 1, both));

    let path = format!("/admin/mazes/{}", first.id);
    let why = json!({"reason": "it spells a word"});
    assert_eq!(
        refusal_key(bob.post::<AuditEntry>(&format!("{path}/hide"), &why).await),
        "server-moderator"
    );
    for _ in 0..2 {
        moderator.post::<AuditEntry>(&format!("{path}/hide"), &why).await.unwrap();
    }
    let audit: Vec<AuditEntry> = moderator.get("/admin/audit").await.unwrap();
    assert_eq!(audit.len(), 1, "what changes nothing is no act: {audit:?}");
    assert_eq!((audit[0].act.as_str(), audit[0].subject.as_str()), ("hide", first.id.as_str()));
    assert!(!ids(&bob, "").await.contains(&first.id) && ids(&bob, "").await.contains(&second.id));
    assert_eq!(
        refusal_key(bob.get::<Value>(&format!("/mazes/{}", first.id)).await),
        "server-maze-unknown"
    );
    assert!(maze(&ada, &first.id).await.hidden && ids(&ada, "").await.contains(&first.id));
    assert!(moderator.get::<GalleryMaze>(&path).await.unwrap().hidden);
    assert_eq!(refusal_key(publish(&bob, "Fine", SMALL).await), "server-maze-hidden");

    // Whoever takes a hidden maze back cannot publish it under another name.
    let shown: AuditEntry = moderator.post(&format!("{path}/show"), &json!({})).await.unwrap();
    assert_eq!(shown.act, "show");
    assert!(ids(&bob, "").await.contains(&first.id));
    moderator.post::<AuditEntry>(&format!("{path}/hide"), &why).await.unwrap();
    ada.delete::<GalleryMaze>(&format!("/mazes/{}", first.id)).await.unwrap();
    assert_eq!(refusal_key(publish(&ada, "Nice", SMALL).await), "server-maze-hidden");
    assert_eq!(
        refusal_key(moderator.post::<AuditEntry>("/admin/mazes/corners/hide", &why).await),
        "server-maze-built-in"
    );

    // Others see nothing of whoever is silenced, and they publish nothing.
    let silence =
        json!({"kind": "silence", "subject": author, "duration": 3_600_000, "reason": ""});
    moderator.post::<Value>("/admin/sanctions", &silence).await.unwrap();
    assert!(!ids(&bob, "").await.contains(&second.id) && ids(&ada, "").await.contains(&second.id));
    assert_eq!(refusal_key(publish(&ada, "Hall", LARGE).await), "server-silenced");
    server.stop().await;
}

#[tokio::test]
async fn a_moderator_hides_a_maze() {
    a_maze_is_hidden(TestDatabase::Sqlite).await;
}

#[tokio::test]
async fn a_moderator_hides_a_maze_on_postgres() {
    a_maze_is_hidden(TestDatabase::Postgres).await;
}

#[tokio::test]
async fn a_server_without_accounts_shows_the_mazes_that_come_with_the_program() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let ada = account(&server, "Ada").await;
    let kept = publish(&ada, "Yard", SMALL).await.unwrap();
    server.stop().await;
    let server = TestServer::start(&folder, |config| config.accounts = false).await;
    let guest = server.guest("Gus").await;
    let page: GalleryPage = guest.get("/mazes").await.unwrap();
    assert!(page.mazes.iter().all(|maze| maze.built_in));
    assert_eq!(page.mazes.len(), Maze::shipped().len().min(24));
    assert_eq!(
        refusal_key(guest.get::<Value>(&format!("/mazes/{}", kept.id)).await),
        "server-maze-unknown"
    );
    assert_eq!(refusal_key(publish(&guest, "Yard", OTHER).await), "server-account-off");
    server.stop().await;
}

/// Pages meet without a gap, and nobody fills the gallery alone.
#[tokio::test]
async fn pages_have_every_maze_once_and_a_person_has_a_limit() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let ada = account(&server, "Ada").await;
    let squares = ["b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "b4", "c4"];
    let mut made = Vec::new();
    let refused = loop {
        let (nth, turn) = (made.len() % squares.len(), made.len() / squares.len());
        let lives = turn + 1;
        let word = format!("4x4.{lives}.a1.d4___.{}._", squares[nth]);
        match publish(&ada, &format!("Maze {}", made.len()), &word).await {
            Ok(maze) => made.push(maze.id),
            Err(error) => break error,
        }
    };
    assert_eq!((refused.refusal().unwrap().key.as_str(), made.len()), ("server-too-often", 30));
    for order in ["newest", "played"] {
        let (mut all, mut page) = (Vec::new(), 0);
        loop {
            let path = format!("/mazes?order={order}&page={page}");
            let found: GalleryPage = ada.get(&path).await.unwrap();
            all.extend(found.mazes.into_iter().map(|maze| maze.id));
            if !found.more {
                break;
            }
            page += 1;
        }
        assert_eq!(all.len(), 30 + Maze::shipped().len(), "{order}");
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 30 + Maze::shipped().len(), "{order}");
    }
    server.stop().await;
}
