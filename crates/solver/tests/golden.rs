//! A solution that the first version broke off is gone on with, not begun anew.

use std::path::Path;
use std::sync::Arc;

use rules::pacman::{Maze, Options};
use solver::{SolveRequest, TablebaseCache};

#[test]
fn a_solution_broken_off_long_ago_is_gone_on_with() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/unfinished");
    let folder = testbed::TestFolder::new("golden-solver");
    for entry in std::fs::read_dir(&golden).unwrap() {
        let entry = entry.unwrap();
        std::fs::copy(entry.path(), folder.join(entry.file_name())).unwrap();
    }
    let maze = Maze::from_word("5x4.2.c2.a4e4__.a1e1c4.b2vc3hd1v").unwrap();
    let request =
        SolveRequest { threads: 1, ..SolveRequest::new(Arc::new(maze), Options::default()) };
    let mut layers = Vec::new();
    let table = TablebaseCache::new(&folder).solve(&request, &mut |progress| {
        layers.push(progress.layer);
        true
    });
    let summary = table.unwrap().summary().unwrap();
    let anew = request.solve(&mut |_| true).unwrap().summary().unwrap();
    assert_eq!((summary.starts, summary.counts), (anew.starts, anew.counts));
    assert!(layers.first().is_some_and(|&first| first > 1), "it began anew: {layers:?}");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "nothing is left over");
}
