//! Connections to PostgreSQL that carry nothing any more without having been closed: nothing that a node asks for over one
//! waits for ever, and a node that is asked to stop does.

use futures_util::future::{BoxFuture, join_all};
use store::{DatabaseUrl, Statement, Store, TablePresence};
use testbed::FaultyProxy;

use crate::common::{Intruder, TempFolder, TestDatabase, TestServer, in_time};

/// Something that takes a transaction; returns whether it was done.
type Transaction = fn(&Store) -> BoxFuture<'_, bool>;

/// What nodes and workers do in transactions, but for what needs an outage or a dead node first, and for the writer of
/// events, which has a limit of its own.
const TRANSACTIONS: [(&str, Transaction); 9] = [
    ("start_node", |store| Box::pin(async { store.start_node("a", 0).await.is_ok() })),
    ("stop_node", |store| Box::pin(async { store.stop_node("a").await.is_ok() })),
    ("set_presence", |store| {
        let presence = [("game".to_owned(), TablePresence::default())];
        Box::pin(async move { store.set_presence("a", &presence).await.is_ok() })
    }),
    ("lock_queue", |store| Box::pin(async { store.lock_queue("queue").await.is_ok() })),
    ("open_outage", |store| Box::pin(async { store.open_outage("a", 0, 1).await.is_ok() })),
    ("execute", |store| {
        let nothing = Statement::new("DELETE FROM games WHERE false");
        Box::pin(async { store.execute(vec![nothing]).await.is_ok() })
    }),
    ("delete_games", |store| Box::pin(async { store.delete_games(Vec::new()).await.is_ok() })),
    ("stop_worker", |store| Box::pin(async { store.stop_worker("a").await.is_ok() })),
    ("bytes", |store| Box::pin(async { store.bytes().await.is_ok() })),
];

/// A proxy before a database, and the database's address there.
pub(crate) async fn proxied(database: &str) -> (FaultyProxy, String) {
    let (before, after) = database.split_once("127.0.0.1:").unwrap();
    let (port, after) = after.split_once('/').unwrap();
    let proxy = FaultyProxy::start(port.parse().unwrap()).await;
    let proxied = format!("{before}127.0.0.1:{}/{after}", proxy.port());
    (proxy, proxied)
}

/// What each of these transactions waits for.
const LOCKS: &str = "BEGIN;
    LOCK TABLE heartbeats, presence, games, jobs IN ACCESS EXCLUSIVE MODE;
    SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' queue queue', 0))";

#[tokio::test]
async fn no_transaction_waits_for_ever() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let (proxy, database) = proxied(&folder.database_url().await).await;
    let DatabaseUrl::Postgres(options) = database.parse().unwrap() else { panic!("{database}") };
    let mut stores = Vec::new();
    for (name, _) in TRANSACTIONS {
        stores.push(Store::connect(&options, name, None).await.unwrap());
    }
    let mut intruder = Intruder::connect(&folder).await;
    intruder.execute(LOCKS).await;
    let tried = stores.iter().zip(TRANSACTIONS).map(async |(store, (name, transaction))| {
        assert!(!in_time(transaction(store)).await, "{name} was done without an answer");
    });
    // All of them are in the database when their connections fall silent.
    let silenced = async {
        intruder.until_so_many_wait(TRANSACTIONS.len()).await;
        proxy.silence();
    };
    tokio::join!(join_all(tried), in_time(silenced));
}

#[tokio::test]
async fn a_node_that_is_asked_to_stop_does_and_tells_the_others() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let (proxy, database) = proxied(&folder.database_url().await).await;
    let server = TestServer::start_on(database, |config| config.node = "a".to_owned()).await;
    // The last thing that a node does is to say that nobody is connected to it any more.
    let mut intruder = Intruder::connect(&folder).await;
    intruder.execute("BEGIN; LOCK TABLE presence IN ACCESS EXCLUSIVE MODE").await;
    let stopping = tokio::spawn(server.stop());
    in_time(intruder.until_somebody_waits()).await;
    proxy.silence();
    proxy.mend();
    intruder.unlock().await;
    in_time(stopping).await.unwrap();
    let stopped = "SELECT node FROM heartbeats WHERE stopped".to_owned();
    assert_eq!(intruder.texts(stopped).await, ["a"]);
}
