use browser::FirstLoad;

use crate::fixture;

/// What the first load may weigh over the wire.
const FIRST_LOAD_LIMIT: usize = 550_000;

/// What a file that is fetched later may weigh, the network of level 8 above all.
const LATER_FILE_LIMIT: usize = 1_000_000;

/// Home, and play against the computer or against people, as browsers fetch them.
#[test]
fn the_first_load_is_light() {
    let fixture = fixture();
    let weight = FirstLoad::weigh(fixture.server.port());
    assert!(weight.files.len() > 8, "{weight:?}");
    for (name, [bytes, _]) in weight.later_files {
        assert!((1..=LATER_FILE_LIMIT).contains(&bytes), "{name}: {bytes} bytes");
    }
    let [home, computer, people, _both] = weight.sums;
    for (what, [bytes, _]) in [home, computer, people] {
        assert!((50_000..=FIRST_LOAD_LIMIT).contains(&bytes), "{what}: {bytes} bytes");
    }
}
