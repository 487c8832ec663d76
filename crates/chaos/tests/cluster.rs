//! Three nodes and two workers on PostgreSQL with NATS under faults: see `docs/chaos.md`.

use chaos::{ChaosRun, Setting};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_anything_on_three_nodes_with_postgresql() {
    let run = ChaosRun {
        setting: Setting::Cluster,
        faults: 60,
        seed: 1,
        rooms: 12,
        program: testbed::palisade_program(),
        keep: Some(std::env::temp_dir().join("palisade-chaos-cluster-logs")),
    };
    let report = run.run(|_, _| {}).await;
    assert!(report.violations().is_empty(), "{report}");
    assert!(report.games >= run.rooms as u64, "every room has its game: {report}");
    assert!(report.total.actions > report.games, "people moved: {report}");
    assert!(report.rated > 0, "some played for ratings: {report}");
    assert!(report.refunds > 0, "some were given points back: {report}");
}
