//! Connections to PostgreSQL that carry nothing any more without having been closed: nothing that a node asks for over one
//! waits for ever, and a node that is asked to stop does.

use futures_util::future::{BoxFuture, join_all};
use store::{Statement, Store, TablePresence};
use testbed::FaultyProxy;

use crate::common::{Intruder, TempFolder, TestDatabase, TestServer, in_time};

/// Something that takes a transaction; returns whether it was done.
type Transaction = fn(&Store) -> BoxFuture<'_, bool>;

/// What nodes and workers do in transactions, beside the writer of events, whose time is measured elsewhere.
const TRANSACTIONS: [(&str, Transaction); 10] = [
    ("start_node", |store| Box::pin(async { store.start_node("a", 0).await.is_ok() })),
    ("stop_node", |store| Box::pin(async { store.stop_node("a").await.is_ok() })),
    ("expire_dead_nodes", |store| Box::pin(async { store.expire_dead_nodes("a").await.is_ok() })),
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

#[tokio::test]
async fn no_transaction_waits_for_ever() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let database = folder.database_url().await;
    // Creates the tables.
    let server = TestServer::start_on(database.clone(), |_| {}).await;
    server.stop().await;
    let tried = TRANSACTIONS.map(async |(name, transaction)| {
        // One of its own for each, with a connection that was just used and is taken to be good.
        let (proxy, address) = proxied(&database).await;
        let store::DatabaseUrl::Postgres(options) = address.parse().unwrap() else { panic!() };
        let store = Store::connect(&options, name, None).await.unwrap();
        assert!(store.ready().await);
        proxy.silence();
        let done = in_time(transaction(&store)).await;
        assert!(!done, "{name} was done over a connection that carries nothing");
    });
    join_all(tried).await;
}

#[tokio::test]
async fn a_node_that_is_asked_to_stop_does_and_tells_the_others() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let (proxy, database) = proxied(&folder.database_url().await).await;
    let server = TestServer::start_on(database, |config| config.node = "a".to_owned()).await;
    let mut intruder = Intruder::connect(&folder).await;
    proxy.silence();
    proxy.mend();
    in_time(server.stop()).await;
    let stopped = "SELECT node FROM heartbeats WHERE stopped".to_owned();
    assert_eq!(intruder.texts(stopped).await, ["a"]);
}
