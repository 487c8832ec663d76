//! What is deployed to watch a server asks for metrics that there are.

use std::collections::BTreeSet;

use crate::common::{self, TempFolder, TestServer};

/// The metrics that a text names.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let metrics = words.filter(|word| {
        (word.starts_with("palisade_") || word.starts_with("process_")) && !word.ends_with('_')
    });
    let parts = ["_bucket", "_sum", "_count"];
    let whole = |word: &str| {
        let whole = parts.iter().find_map(|part| word.strip_suffix(part));
        whole.unwrap_or(word).to_owned()
    };
    metrics.map(whole).collect()
}

#[tokio::test]
async fn dashboard_and_alerts_name_metrics_that_exist() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let answer = common::get(&server.url, "/metrics").await;
    let told = answer.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    let told: BTreeSet<_> = told.map(str::to_owned).collect();
    assert!(told.contains("palisade_http_requests_total"), "{answer}");
    let deployed = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/monitoring");
    for file in ["alerts.yml", "dashboard.json"] {
        let text = std::fs::read_to_string(format!("{deployed}/{file}")).expect("it is there");
        let unknown: Vec<_> = named(&text).difference(&told).cloned().collect();
        assert_eq!(unknown, Vec::<String>::new(), "{file}");
        assert!(named(&text).len() > 8, "{file} names too few: {:?}", named(&text));
    }
    serde_json::from_str::<serde_json::Value>(include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../deploy/monitoring/dashboard.json"
    )))
    .expect("JSON");
    server.stop().await;
}
