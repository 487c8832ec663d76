use super::*;

/// Level 8 hangs until it is released, whatever it is told; other levels answer at once, except that
/// level 5 thinks for as long as it may, until it is released.
#[derive(Default)]
struct TestBackend {
    released: AtomicBool,
    order: Mutex<Vec<u8>>,
}

impl EngineBackend for TestBackend {
    fn choose(&self, task: &EngineTask, keep_going: &dyn Fn() -> bool) -> String {
        match task.level {
            5 => {
                while keep_going() && !self.released.load(Ordering::Relaxed) {
                    std::thread::yield_now();
                }
            }
            7 => panic!("level 7 panics on purpose"),
            8 => {
                while !self.released.load(Ordering::Relaxed) {
                    std::thread::yield_now();
                }
            }
            _ => {}
        }
        self.order.lock().unwrap().push(task.level);
        task.level.to_string()
    }

    fn insight(&self, _: &EngineTask, _: &dyn Fn() -> bool) -> api::PositionInsight {
        api::PositionInsight::default()
    }

    fn review(&self, _: &ReviewTask, _: &dyn Fn() -> bool) -> Option<engine::PositionReview> {
        None
    }
}

fn pool(threads: usize) -> (EnginePool, Arc<TestBackend>) {
    let backend = Arc::new(TestBackend::default());
    let shared: Arc<dyn EngineBackend> = Arc::clone(&backend) as _;
    (EnginePool::new(shared, threads, Duration::from_millis(20)), backend)
}

fn task(level: u8, time: Duration) -> EngineTask {
    let start = rules::GameSetup::new(rules::Game::Quoridor).start().unwrap();
    EngineTask { game: vec![start], level, seed: 0, time }
}

fn fairness_key(person: &str, background: bool) -> FairnessKey {
    FairnessKey { address: person.to_owned(), person: person.to_owned(), background }
}

const LONG: Duration = Duration::from_secs(60);

#[tokio::test]
async fn a_thread_that_hangs_is_replaced_though_nobody_waits_for_it() {
    let (pool, backend) = pool(1);
    let caller = tokio::spawn({
        let pool = pool.clone();
        async move { pool.choose(task(8, Duration::from_millis(100)), fairness_key("eve", false)).await }
    });
    while pool.inner.lock().running.is_empty() {
        tokio::task::yield_now().await;
    }
    // The caller goes away: nobody is left to notice that the job hangs.
    caller.abort();
    let answer = pool.choose(task(1, LONG), fairness_key("ada", false)).await.unwrap();
    assert_eq!(answer.value, "1");
    assert!(pool.is_complete());
    backend.released.store(true, Ordering::Relaxed);
    // The thread that hung ends; the pool has neither more nor fewer than it should.
    for _ in 0..3 {
        pool.choose(task(1, LONG), fairness_key("ada", false)).await.unwrap();
    }
    assert_eq!(pool.inner.lock().threads, 1);
}

#[tokio::test]
async fn a_hung_job_and_a_panic_are_answered() {
    let (pool, backend) = pool(1);
    let hung = pool.choose(task(8, Duration::from_millis(1)), fairness_key("eve", false)).await;
    assert_eq!(hung, Err(EngineFailure::Hung));
    backend.released.store(true, Ordering::Relaxed);
    let panicked = pool.choose(task(7, LONG), fairness_key("eve", false)).await;
    assert_eq!(panicked, Err(EngineFailure::Panicked));
    assert_eq!(pool.choose(task(2, LONG), fairness_key("eve", false)).await.unwrap().value, "2");
    assert_eq!(pool.failures(), 2);
    assert!(pool.is_complete());
}

#[tokio::test]
async fn a_panic_beside_the_pool_is_answered_too() {
    let caught = |panics: bool| {
        catch_panic(async move {
            tokio::task::yield_now().await;
            assert!(!panics, "on purpose");
            Ok(1)
        })
    };
    assert_eq!(caught(true).await, Err(EngineFailure::Panicked));
    assert_eq!(caught(false).await, Ok(1));
}

#[tokio::test]
async fn computers_among_themselves_yield_to_people_and_lose_nothing() {
    let (pool, backend) = pool(1);
    let alone = tokio::spawn({
        let pool = pool.clone();
        async move { pool.choose(task(5, LONG), fairness_key("eve", true)).await }
    });
    while pool.inner.lock().running.is_empty() {
        tokio::task::yield_now().await;
    }
    pool.choose(task(1, LONG), fairness_key("ada", false)).await.unwrap();
    backend.released.store(true, Ordering::Relaxed);
    assert_eq!(alone.await.unwrap().unwrap().value, "5", "later, but not lost");
    // The interrupted search ran twice, and only its second answer counted.
    assert_eq!(*backend.order.lock().unwrap(), [5, 1, 5]);
}

#[tokio::test]
async fn any_number_of_moves_may_wait() {
    let (pool, backend) = pool(1);
    let first = tokio::spawn({
        let pool = pool.clone();
        async move { pool.choose(task(8, LONG), fairness_key("eve", false)).await }
    });
    while pool.inner.lock().running.is_empty() {
        tokio::task::yield_now().await;
    }
    let waiting: Vec<_> = (0..2 * MAX_WAITING)
        .map(|nth| {
            let pool = pool.clone();
            let fairness_key = fairness_key(&nth.to_string(), false);
            tokio::spawn(async move { pool.choose(task(1, LONG), fairness_key).await })
        })
        .collect();
    while pool.waiting() < 2 * MAX_WAITING {
        tokio::task::yield_now().await;
    }
    let busy = pool.insight(task(1, LONG), fairness_key("ada", false)).await;
    assert_eq!(busy, Err(EngineFailure::Busy));
    backend.released.store(true, Ordering::Relaxed);
    first.await.unwrap().unwrap();
    for job in waiting {
        assert_eq!(job.await.unwrap().unwrap().value, "1");
    }
}

#[tokio::test]
async fn a_hint_is_not_refused_because_of_reviews() {
    let (pool, backend) = pool(1);
    let first = tokio::spawn({
        let pool = pool.clone();
        async move { pool.choose(task(8, LONG), fairness_key("eve", false)).await }
    });
    while pool.inner.lock().running.is_empty() {
        tokio::task::yield_now().await;
    }
    let waiting: Vec<_> = (0..2 * MAX_WAITING)
        .map(|nth| {
            let (pool, fairness_key) = (pool.clone(), fairness_key(&nth.to_string(), true));
            tokio::spawn(async move { pool.choose(task(1, LONG), fairness_key).await })
        })
        .collect();
    while pool.waiting() < 2 * MAX_WAITING {
        tokio::task::yield_now().await;
    }
    let hint = tokio::spawn({
        let pool = pool.clone();
        async move { pool.insight(task(1, LONG), fairness_key("ada", false)).await }
    });
    while pool.waiting() <= 2 * MAX_WAITING && !hint.is_finished() {
        tokio::task::yield_now().await;
    }
    backend.released.store(true, Ordering::Relaxed);
    assert!(hint.await.unwrap().is_ok());
    first.await.unwrap().unwrap();
    for job in waiting {
        job.abort();
    }
}
