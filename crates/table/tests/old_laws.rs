//! Tables from before laws were numbered, each event with the state after it as it was then: they mean the
//! same for good.

use api::Event;
use serde_json::Value;
use table::Table;

#[test]
fn tables_without_laws_stay_what_they_were() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old_laws");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut tables = 0;
    for file in files {
        let name = file.file_stem().unwrap().to_str().unwrap();
        let lines = std::fs::read_to_string(&file).unwrap();
        let mut events: Vec<Event> = Vec::new();
        for line in lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
            events.push(serde_json::from_value(line["event"].clone()).unwrap());
            let table = Table::replay("k3f9", &events).unwrap();
            let state = serde_json::to_value(table.state(0)).unwrap();
            for (key, then) in line["state"].as_object().unwrap() {
                assert_eq!(&state[key], then, "{name}, {key} after {}", line["event"]);
            }
            for key in ["offers", "ending", "first_move_by"] {
                let now = state.get(key).unwrap_or(&Value::Null);
                assert_eq!(now, &line["state"][key], "{name}, {key} after {}", line["event"]);
            }
        }
        // The record says what the last event says.
        let table = Table::replay("k3f9", &events).unwrap();
        if let Some(ending) = table.state(0).ending
            && ending.cause != api::Cause::Aborted
        {
            let outcome = table.game_record().record.ending().unwrap().outcome;
            assert_eq!(outcome.to_string(), ending.outcome, "{name}");
        }
        tables += 1;
    }
    assert_eq!(tables, 9);
}
