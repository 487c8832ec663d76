//! Table actors that die, and commands that find no room.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use api::{Action, FirstMove, SeatAssignment, SeatSpec, ServerMessage, TablePhase};
use solver::{TablebaseCache, TablebaseOracle};
use store::DatabaseUrl;
use testbed::TestFolder;

use super::*;
use crate::assets::Assets;
use crate::engine_pool::{EngineBackend, EngineTask, ReviewTask};
use crate::state::{App, Dependencies};

/// Far more than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// Plays the first legal move, once it may.
struct HeldEngine(Arc<AtomicBool>);

impl EngineBackend for HeldEngine {
    fn choose(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> String {
        while !self.0.load(Ordering::Relaxed) && keep_going() {
            std::thread::sleep(Duration::from_millis(1));
        }
        game::Position::plies(task.position())[0].to_string()
    }

    fn insight(&self, _: &EngineTask, _: &dyn Fn() -> bool) -> api::PositionInsight {
        api::PositionInsight::default()
    }

    fn review(&self, _: &ReviewTask, _: &dyn Fn() -> bool) -> Option<engine::PositionReview> {
        None
    }
}

struct TestHub {
    _folder: TestFolder,
    app: App,
    /// Whether the engine may answer.
    released: Arc<AtomicBool>,
}

impl TestHub {
    async fn open(name: &str) -> TestHub {
        let folder = TestFolder::new(name);
        let released = Arc::new(AtomicBool::new(false));
        let engine = Arc::new(HeldEngine(Arc::clone(&released)));
        let tablebases = Arc::new(TablebaseOracle::new(TablebaseCache::new("no-such-folder")));
        let (assets, clock) = (Assets::default(), Arc::default());
        let dependencies = Dependencies { engine, assets, tablebases, clock };
        let config = Config { engine_ms: 60_000, engine_threads: 1, ..Config::default() };
        let database = DatabaseUrl::Sqlite(folder.join("hub.sqlite"));
        let app = App::open(config, &database, dependencies).await.unwrap();
        TestHub { _folder: folder, app, released }
    }

    /// A table of Ada's against a computer player.
    async fn table(&self) -> String {
        let seat = |assignment| SeatSpec { assignment, piece: None };
        let seat_specs = vec![seat(SeatAssignment::Me), seat(SeatAssignment::Level { level: 1 })];
        let spec =
            NewTable { seat_specs, first_move: FirstMove::Seat(1), ..NewTable::new("quoridor") };
        self.app.hub.create(&ada(), spec).await.unwrap()
    }

    async fn step(&self, table: &str, word: &str) -> Result<u32, ServerError> {
        let seq = Some(self.app.hub.read(table, Table::seq).await? + 1);
        let action = Action::Move { word: word.to_owned() };
        let act = ActionRequest { nonce: store::random_id(8), seq, action };
        self.app.hub.act(table, ada(), act).await
    }

    async fn wait_for_words(&self, table: &str, count: usize) {
        let played = async {
            while self.app.hub.read(table, |table| table.snapshot(0).words.len()).await != Ok(count)
            {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, played).await.expect("played");
    }
}

fn ada() -> Requester {
    let person = Person::new("ada", "Ada");
    Requester { person, address: std::net::IpAddr::from([127, 0, 0, 1]).into() }
}

/// Thousands of tables wait at the same time: what an actor needs while it acts is in boxes.
#[tokio::test]
async fn an_actor_that_waits_is_small() {
    let hub = TestHub::open("small").await;
    let (_sender, inbox) = mpsc::channel(1);
    let actor = table_actor::run(hub.app.hub.clone(), String::new(), inbox, Arc::default());
    let bytes = size_of_val(&actor);
    assert!(bytes < 6 * 1024, "{bytes} bytes");
}

#[tokio::test]
async fn a_table_whose_task_panics_comes_back() {
    let test = TestHub::open("panic").await;
    let hub = &test.app.hub;
    let table = test.table().await;
    let (queue, mut updates) = send_queue(16, usize::MAX);
    let subscriber = Subscriber::new(1, Some("ada".to_owned()), queue.clone(), Arc::default());
    hub.subscribe(&table, subscriber, None).unwrap();
    let panicked = hub.read(&table, |_| panic!("on purpose")).await;
    assert_eq!(panicked, Err::<(), _>(ServerError::Busy), "can be tried again");

    // The next command is handled, and whoever followed the table still does.
    assert_eq!(hub.read(&table, Table::phase).await, Ok(TablePhase::Live));
    assert_eq!(hub.down(), 0);
    test.step(&table, "e2").await.unwrap();
    let moved = async {
        loop {
            let message = updates.next().await.expect("still connected");
            match serde_json::from_str(&message).unwrap() {
                ServerMessage::Update(update) if update.state.position.starts_with("e2") => break,
                _ => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, moved).await.expect("told of the move");
    test.released.store(true, Ordering::Relaxed);
    test.wait_for_words(&table, 2).await;
}

#[tokio::test]
async fn a_table_that_is_loaded_again_is_told_once_more_who_is_at_other_nodes() {
    let test = TestHub::open("presence").await;
    let hub = &test.app.hub;
    let table = test.table().await;
    let is_remote =
        || hub.read_attended(&table, |attended| attended.subscribers.any_remote_player());
    let players = vec!["ada".to_owned()];
    let there = TablePresence { players, ..TablePresence::default() };
    assert_eq!(is_remote().await, Ok(false));
    hub.set_remote_presence(&table, there.clone());
    assert_eq!(is_remote().await, Ok(true));
    // While it is loaded again, she is away for a moment.
    let panicked = hub.read(&table, |_| panic!("on purpose")).await;
    assert_eq!(panicked, Err::<(), _>(ServerError::Busy));
    assert_eq!(is_remote().await, Ok(false));
    hub.set_remote_presence(&table, there);
    assert_eq!(is_remote().await, Ok(true));
}

#[tokio::test]
async fn an_action_whose_task_panics_is_answered() {
    let (queue, mut updates) = send_queue(16, usize::MAX);
    drop(Reply::socket(queue, "t", "n1"));
    let message = updates.next().await.unwrap();
    assert!(message.contains("server-busy") && message.contains("n1"), "{message}");
    let (reply, answer) = Reply::once();
    drop(reply);
    assert_eq!(answer.await.unwrap(), Err(ServerError::Busy));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_computer_s_move_is_not_lost_when_the_inbox_is_full() {
    let test = TestHub::open("inbox").await;
    let hub = &test.app.hub;
    let table = test.table().await;
    test.step(&table, "e2").await.unwrap();
    // The actor is busy, and meanwhile its inbox fills up and the engine answers.
    let (hold, held) = std::sync::mpsc::channel::<()>();
    let (entered, inside) = oneshot::channel();
    let busy = tokio::spawn({
        let (hub, table) = (hub.clone(), table.clone());
        async move {
            let read = hub.read(&table, move |_| {
                let _ = entered.send(());
                let _ = held.recv();
            });
            read.await.unwrap();
        }
    });
    inside.await.unwrap();
    while hub.send(&table, Command::Wake).is_ok() {}
    let reserved = hub.act(
        &table,
        ada(),
        ActionRequest { nonce: String::new(), seq: None, action: Action::Resume },
    );
    let mut reserved = std::pin::pin!(reserved);
    assert!(futures_poll(reserved.as_mut()).await.is_none(), "actions still find room");
    test.released.store(true, Ordering::Relaxed);
    while !test.app.engines.is_idle() {
        tokio::task::yield_now().await;
    }
    hold.send(()).unwrap();
    busy.await.unwrap();
    assert!(reserved.await.is_err(), "refused for its nonce");
    test.wait_for_words(&table, 2).await;
}

#[tokio::test]
async fn a_queue_is_not_held_while_somebody_is_asked_whether_they_are_there() {
    let test = TestHub::open("asked").await;
    let hub = test.app.hub.clone();
    let queue = PairingQueue {
        game: rules::Game::Quoridor,
        speed: api::Speed::Blitz,
        rated: false,
        seats: 2,
    };
    let (waiting, is_waiting) = hub.pair(&ada(), queue, None).await.unwrap();
    assert!(is_waiting);
    // Ada is connected, and will never say anything.
    let (updates, _follow) = send_queue(16, usize::MAX);
    let liveness = Arc::<Liveness>::default();
    let subscriber = Subscriber::new(1, Some("ada".to_owned()), updates, Arc::clone(&liveness));
    hub.subscribe(&waiting, subscriber, None).unwrap();
    assert_eq!(hub.read(&waiting, Table::phase).await, Ok(TablePhase::Waiting));
    // Being watched closely has her pinged once.
    let _ = tokio::time::timeout(Duration::ZERO, liveness.changed()).await;
    let bob = Requester { person: Person::new("bob", "Bob"), address: ada().address };
    let pairing = tokio::spawn({
        let hub = hub.clone();
        async move { hub.pair(&bob, queue, None).await }
    });
    tokio::time::timeout(PATIENCE, liveness.changed()).await.expect("Ada is asked");
    let held = Arc::clone(lock(&hub.0.pairing).entry(queue.to_string()).or_default());
    assert!(held.try_lock().is_ok(), "nobody else has to wait for her");
    let (table, is_waiting) = pairing.await.unwrap().unwrap();
    assert!(is_waiting && table != waiting);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_inbox_is_full_learns_a_new_name_all_the_same() {
    let test = TestHub::open("rename").await;
    let hub = &test.app.hub;
    let table = test.table().await;
    while_inbox_is_full(hub, &table, || hub.rename(&Person::new("ada", "Nice"))).await;
    let renamed = async {
        let name = |table: &Table| table.creator().name.clone();
        while hub.read(&table, name).await != Ok("Nice".to_owned()) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, renamed).await.expect("renamed");
}

/// Thousands who follow one game may leave at the same moment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_a_table_whose_inbox_is_full_has_left() {
    let test = TestHub::open("leave").await;
    let hub = &test.app.hub;
    let table = test.table().await;
    let (queue, _updates) = send_queue(16, usize::MAX);
    hub.subscribe(&table, Subscriber::new(7, None, queue, Arc::default()), None).unwrap();
    let subscription = Subscription::new(hub, &table, 7);
    while_inbox_is_full(hub, &table, || drop(subscription)).await;
    let left = async {
        let watchers =
            |attended: &AttendedTable<'_>| attended.subscribers.here(attended.table).watchers;
        while hub.read_attended(&table, watchers).await != Ok(0) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, left).await.expect("left");
}

/// Does something while a table's inbox is full, even what is kept for actions.
async fn while_inbox_is_full(hub: &Hub, table: &str, act: impl FnOnce()) {
    let (hold, held) = std::sync::mpsc::channel::<()>();
    let (entered, inside) = oneshot::channel();
    let busy = tokio::spawn({
        let (hub, table) = (hub.clone(), table.to_owned());
        async move {
            let read = hub.read(&table, move |_| {
                let _ = entered.send(());
                let _ = held.recv();
            });
            read.await.unwrap();
        }
    });
    inside.await.unwrap();
    let fill = || lock(&hub.0.tables)[table].inbox.try_send(hub.envelope(Command::Wake));
    while fill().is_ok() {}
    act();
    hold.send(()).unwrap();
    busy.await.unwrap();
}

/// After a restart everybody comes back at once: whoever has missed nothing costs the database no read.
#[tokio::test]
async fn whoever_has_missed_nothing_is_shown_the_table_without_the_database() {
    let test = TestHub::open("missed-nothing").await;
    let hub = &test.app.hub;
    let table = test.table().await;
    let seq = hub.read(&table, Table::seq).await.unwrap();
    test.app.store.close().await;
    let follow = async |after| {
        let (queue, mut updates) = send_queue(16, usize::MAX);
        let subscriber = Subscriber::new(next_socket_id(), None, queue, Arc::default());
        hub.subscribe(&table, subscriber, Some(after)).unwrap();
        let first = tokio::time::timeout(PATIENCE, updates.next()).await.expect("answered");
        serde_json::from_str(&first.expect("still connected")).unwrap()
    };
    let ServerMessage::Update(update) = follow(seq).await else { panic!("no update") };
    assert_eq!((update.state.seq, update.events.len()), (seq, 0));
    let missed = follow(seq - 1).await;
    assert!(matches!(missed, ServerMessage::Refused { .. }), "what was missed has to be read");
}

/// What a future is now, if it is ready.
async fn futures_poll<F: Future>(mut future: std::pin::Pin<&mut F>) -> Option<F::Output> {
    std::future::poll_fn(|context| {
        std::task::Poll::Ready(match future.as_mut().poll(context) {
            std::task::Poll::Ready(output) => Some(output),
            std::task::Poll::Pending => None,
        })
    })
    .await
}
