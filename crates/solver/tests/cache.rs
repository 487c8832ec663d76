//! Tablebases on disk: what is read is what was solved, damage is reported, and interrupted solving
//! resumes.

use std::fs;
use std::sync::Arc;

use game::Random;
use rules::Square;
use rules::pacman::{Maze, Options, Piece, Position, Setup};
use solver::{Error, SolveRequest, Tablebase, TablebaseCache};
use testbed::TestFolder;

const MAZE: &str = "5x4.2.c2.a4e4__.a1e1c4.b2vc3hd1v";

fn request() -> SolveRequest {
    let maze = Arc::new(Maze::from_word(MAZE).unwrap());
    SolveRequest { threads: 2, ..SolveRequest::new(maze, Options::default()) }
}

/// Every position of the maze with PAC-MAN to move.
fn positions(request: &SolveRequest) -> Vec<Position> {
    let squares: Vec<Square> = request.maze.squares().collect();
    let squares_or_none = || squares.iter().copied().map(Some).chain([None]);
    let mut positions = Vec::new();
    for set in 1..8 {
        let present =
            request.maze.pellets().iter().enumerate().filter(|(nth, _)| set >> nth & 1 != 0);
        let pellets: Vec<Square> = present.map(|(_, &at)| at).collect();
        for (blinky, inky, &pac) in squares_or_none().flat_map(|blinky| {
            let squares = &squares;
            squares_or_none()
                .flat_map(move |inky| squares.iter().map(move |pac| (blinky, inky, pac)))
        }) {
            let setup = Setup {
                pac,
                ghosts: [blinky, inky, None, None],
                pellets: pellets.clone(),
                lives: 1 + (set & 1),
                to_move: Some(Piece::Pac),
                holders: None,
                maze: request.maze.clone(),
            };
            positions.extend(Position::from_setup(setup, request.options, 2));
        }
    }
    positions
}

#[test]
fn a_file_holds_the_same_values_as_memory() {
    let (folder, request) = (TestFolder::new("same"), request());
    let in_memory = request.solve(&mut |_| true).unwrap();
    let solved = TablebaseCache::new(&folder).solve(&request, &mut |_| true).unwrap();
    let opened =
        TablebaseCache::new(&folder).open(&request.maze, &request.options).unwrap().unwrap();
    let positions = positions(&request);
    assert!(positions.len() > 10_000);
    for position in &positions {
        let value = in_memory.probe(position);
        assert!(value.is_some());
        assert_eq!(solved.probe(position), value, "{position}");
        assert_eq!(opened.probe(position), value, "{position}");
    }
    let (memory, file) = (in_memory.summary().unwrap(), opened.summary().unwrap());
    assert_eq!((memory.starts, memory.counts), (file.starts, file.counts));
    let path = TablebaseCache::new(&folder).path(&request.maze, &request.options);
    assert_eq!(file.bytes, path.metadata().unwrap().len());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no other file is left");
}

#[test]
fn counts_are_about_the_number_of_positions() {
    let request = request();
    let tablebase = request.solve(&mut |_| true).unwrap();
    let counts = tablebase.summary().unwrap().counts[0];
    let mut seen = std::collections::HashSet::new();
    for position in positions(&request).iter().filter(|position| position.lives() == 1) {
        let mut ghosts: Vec<_> = position.ghosts().into_iter().flatten().collect();
        ghosts.sort();
        seen.insert((position.pac(), ghosts, position.pellet_set()));
    }
    // `positions` has one life only where the first pellet is gone: a part of those counted.
    let all: u64 = counts.pac + counts.ghosts + counts.endless;
    assert!(seen.len() as u64 <= all && all < 3 * seen.len() as u64, "{counts:?} {}", seen.len());
}

#[test]
fn stopped_solving_resumes() {
    let (folder, request) = (TestFolder::new("resume"), request());
    let half = TablebaseCache::new(&folder)
        .solve(&request, &mut |progress| progress.layer <= progress.layers / 2);
    assert!(matches!(half, Err(Error::Stopped)));
    assert!(TablebaseCache::new(&folder).open(&request.maze, &request.options).unwrap().is_none());
    let mut first = None;
    let tablebase = TablebaseCache::new(&folder).solve(&request, &mut |progress| {
        first.get_or_insert(progress.layer);
        true
    });
    let tablebase = tablebase.unwrap();
    assert!(first > Some(1), "it started over");
    let in_memory = request.solve(&mut |_| true).unwrap();
    assert_eq!(tablebase.summary().unwrap().starts, in_memory.summary().unwrap().starts);
    for position in positions(&request).iter().step_by(7) {
        assert_eq!(tablebase.probe(position), in_memory.probe(position), "{position}");
    }
}

#[test]
fn half_written_checkpoints_are_dropped() {
    let (folder, request) = (TestFolder::new("notes"), request());
    let _ = TablebaseCache::new(&folder)
        .solve(&request, &mut |progress| progress.layer <= progress.layers / 2);
    for file in fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        fs::write(&path, &bytes[..bytes.len() - 5]).unwrap();
    }
    let tablebase = TablebaseCache::new(&folder).solve(&request, &mut |_| true).unwrap();
    assert!(tablebase.check().is_ok());
    let in_memory = request.solve(&mut |_| true).unwrap();
    for position in positions(&request).iter().step_by(7) {
        assert_eq!(tablebase.probe(position), in_memory.probe(position), "{position}");
    }
}

#[test]
fn a_damaged_file_is_reported_and_solved_anew() {
    let (folder, request) = (TestFolder::new("broken"), request());
    let (cache, path) = (
        TablebaseCache::new(&folder),
        TablebaseCache::new(&folder).path(&request.maze, &request.options),
    );
    cache.solve(&request, &mut |_| true).unwrap();
    let whole = fs::read(&path).unwrap();
    let open = || cache.open(&request.maze, &request.options);

    for len in [0, 1, 31, 32, whole.len() / 2, whole.len() - 1] {
        fs::write(&path, &whole[..len]).unwrap();
        let error = open().expect_err("a truncated file is no tablebase");
        assert!(matches!(error, Error::Damaged { .. } | Error::Foreign { .. }), "{error:?}");
    }
    fs::write(&path, b"Some other program's file, longer than our head is.").unwrap();
    assert!(matches!(open(), Err(Error::Foreign { .. })));

    // One changed byte anywhere is detected, in the directory when it is opened, in a block when it
    // is read; unless the byte has no meaning.
    fs::write(&path, &whole).unwrap();
    let positions = positions(&request);
    let values = |tablebase: &Tablebase| -> Vec<_> {
        positions.iter().step_by(5).map(|position| tablebase.probe(position)).collect()
    };
    let expected = values(&open().unwrap().unwrap());
    for at in (0..whole.len()).step_by(whole.len() / 97) {
        let mut changed = whole.clone();
        changed[at] ^= 0x20;
        fs::write(&path, &changed).unwrap();
        let tablebase = open().map(|tablebase| tablebase.expect("the file is there"));
        let Ok(tablebase) = tablebase.and_then(|tablebase| tablebase.check().map(|()| tablebase))
        else {
            continue;
        };
        assert_eq!(values(&tablebase), expected, "byte {at}");
    }

    // A damaged file is replaced by solving.
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    cache.solve(&request, &mut |_| true).unwrap();
    assert!(open().unwrap().unwrap().check().is_ok());
}

/// A directory that is compressed well and says nonsense: whatever is asked is answered or refused.
#[test]
fn nonsense_in_a_directory_is_no_panic() {
    let (folder, request) = (TestFolder::new("nonsense"), request());
    let (cache, path) = (
        TablebaseCache::new(&folder),
        TablebaseCache::new(&folder).path(&request.maze, &request.options),
    );
    cache.solve(&request, &mut |_| true).unwrap();
    let whole = fs::read(&path).unwrap();
    let offset = u64::from_le_bytes(whole[16..24].try_into().unwrap()) as usize;
    let directory = zstd::stream::decode_all(&whole[offset..]).unwrap();
    let positions = positions(&request);
    let mut random = Random::new(5);
    let (mut refused, mut answered) = (0, 0);
    for _ in 0..400 {
        let mut changed = directory.clone();
        for _ in 0..1 + random.below(3) {
            let at = random.index(changed.len());
            changed[at] = random.below(256) as u8;
        }
        let changed = zstd::stream::encode_all(&changed[..], 1).unwrap();
        let mut file = whole[..offset].to_vec();
        file[24..32].copy_from_slice(&(changed.len() as u64).to_le_bytes());
        file.extend(changed);
        fs::write(&path, &file).unwrap();
        let Ok(tablebase) = cache.open(&request.maze, &request.options) else {
            refused += 1;
            continue;
        };
        let tablebase = tablebase.expect("the file is there");
        answered += 1;
        let _ = (tablebase.check(), tablebase.summary());
        for position in positions.iter().step_by(101) {
            let _ = (tablebase.probe(position), tablebase.best(position));
        }
    }
    assert!(refused > 10 && answered > 10, "{refused} refused, {answered} answered");
}

#[test]
fn a_tablebase_answers_for_its_own_maze_only() {
    let (folder, request) = (TestFolder::new("own"), request());
    let tablebase = TablebaseCache::new(&folder).solve(&request, &mut |_| true).unwrap();
    let other = Arc::new(Maze::from_word("5x4.2.c2.a4e4__.a1e1c4.b2vc3h").unwrap());
    let path = TablebaseCache::new(&folder).path(&request.maze, &request.options);
    fs::copy(&path, TablebaseCache::new(&folder).path(&other, &request.options)).unwrap();
    let opened = TablebaseCache::new(&folder).open(&other, &request.options);
    assert!(matches!(opened, Err(Error::Foreign { .. })));
    let position = Position::start(other, request.options, 2).unwrap();
    assert_eq!(tablebase.probe(&position), None);

    let mut closed = request.options;
    closed.set("contact", "closed").unwrap();
    assert!(TablebaseCache::new(&folder).open(&request.maze, &closed).unwrap().is_none());
    let position = Position::start(request.maze.clone(), closed, 2).unwrap();
    assert_eq!(tablebase.probe(&position), None);

    // More lives than were solved are not covered; seats make no difference.
    let mut lives = request.options;
    lives.set("lives", "3").unwrap();
    let position = Position::start(request.maze.clone(), lives, 2).unwrap();
    assert_eq!(tablebase.probe(&position), None);
    let position = Position::start(request.maze.clone(), request.options, 3).unwrap();
    assert!(tablebase.probe(&position).is_some());
}

#[test]
fn too_little_memory_is_reported_before_anything_is_written() {
    let (folder, request) = (TestFolder::new("memory"), request());
    let request = SolveRequest { memory: Some(1 << 20), ..request };
    let error = TablebaseCache::new(&folder).solve(&request, &mut |_| true).err();
    assert!(matches!(error, Some(Error::Memory { .. })));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
}

#[test]
fn the_largest_board_is_refused_where_ghosts_may_not_share_and_memory_is_small() {
    let mut options = Options::default();
    options.set("ghosts_share", "false").unwrap();
    let request = SolveRequest::new(Maze::named("corners").unwrap(), options);
    assert!(request.memory_needed() > 8 << 30);
    let request = SolveRequest { memory: Some(8 << 30), ..request };
    let refused = request.start_values(&mut |_| true);
    assert!(matches!(refused, Err(Error::Memory { .. })));
}

#[test]
fn a_file_of_an_older_version_is_solved_anew() {
    let (folder, request) = (TestFolder::new("old"), request());
    let (cache, path) = (
        TablebaseCache::new(&folder),
        TablebaseCache::new(&folder).path(&request.maze, &request.options),
    );
    cache.solve(&request, &mut |_| true).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    bytes[..16].copy_from_slice(b"Palisade maze 1\n");
    fs::write(&path, bytes).unwrap();
    let opened = cache.open(&request.maze, &request.options);
    assert!(matches!(opened, Err(Error::Foreign { .. })));
    cache.solve(&request, &mut |_| true).unwrap();
    assert!(cache.open(&request.maze, &request.options).unwrap().unwrap().check().is_ok());
}

#[test]
fn two_processes_do_not_solve_the_same_maze() {
    let (folder, request) = (TestFolder::new("busy"), request());
    let mut inner = None;
    let outer = TablebaseCache::new(&folder).solve(&request, &mut |_| {
        inner.get_or_insert_with(|| {
            TablebaseCache::new(&folder).solve(&request, &mut |_| true).err()
        });
        true
    });
    assert!(outer.is_ok());
    assert!(matches!(inner, Some(Some(Error::Busy { .. }))));
}
