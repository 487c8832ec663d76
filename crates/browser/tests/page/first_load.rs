use browser::FirstLoad;

use crate::fixture;

/// What the home page may weigh over the wire, and home with a game.
const HOME_LIMIT: usize = 524_000;
const GAME_LIMIT: usize = 629_000;

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
    let weighed = [(home, HOME_LIMIT), (computer, GAME_LIMIT), (people, GAME_LIMIT)];
    let is_light =
        |((_, [bytes, _]), limit): &((_, [usize; 2]), usize)| (50_000..=*limit).contains(bytes);
    assert!(weighed.iter().all(is_light), "{weighed:?}");
}
