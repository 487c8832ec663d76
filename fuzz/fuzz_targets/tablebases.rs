//! A tablebase with any bytes changed, in its directory as it is compressed or before, is refused or
//! answers; nothing in a file makes the solver panic.
#![no_main]

use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use libfuzzer_sys::fuzz_target;
use rules::pacman::{Maze, Options, Position};
use rules::{AnyPosition, Game, GameSetup};
use solver::{SolveRequest, TablebaseCache};

const MAZE: &str = "4x4.1.a1.d4___.a4d1.b2v";

/// The folder of a cache with one small maze, and its file as it was solved.
fn solved() -> &'static (PathBuf, Vec<u8>) {
    static SOLVED: OnceLock<(PathBuf, Vec<u8>)> = OnceLock::new();
    SOLVED.get_or_init(|| {
        let folder = std::env::temp_dir().join(format!("palisade-fuzz-{}", std::process::id()));
        let request = SolveRequest::new(maze(), Options::default());
        let cache = TablebaseCache::new(&folder);
        cache.solve(&request, &mut |_| true).expect("there is room");
        let file = fs::read(cache.path(&request.maze, &request.options)).expect("it was written");
        (folder, file)
    })
}

fn maze() -> Arc<Maze> {
    Arc::new(Maze::from_word(MAZE).expect("a maze"))
}

fn start() -> Position {
    let mut setup = GameSetup::new(Game::Pacman);
    setup.set_maze(MAZE).expect("a maze");
    match setup.start().expect("a start") {
        AnyPosition::Pacman(position) => position,
        _ => unreachable!("the game is the PAC-MAN variant"),
    }
}

fn patch(bytes: &mut [u8], patches: &[(u16, u8)]) {
    for &(at, byte) in patches {
        let at = usize::from(at) % bytes.len();
        bytes[at] = byte;
    }
}

fuzz_target!(|input: (bool, Vec<(u16, u8)>)| {
    let (within_directory, patches) = input;
    let (folder, file) = solved();
    let mut changed = file.clone();
    if within_directory {
        let offset = u64::from_le_bytes(file[16..24].try_into().expect("eight bytes")) as usize;
        let mut directory = zstd::decode_all(&file[offset..]).expect("it was compressed");
        patch(&mut directory, &patches);
        let directory = zstd::encode_all(&directory[..], 1).expect("memory");
        changed.truncate(offset);
        changed.extend(&directory);
        changed[24..32].copy_from_slice(&(directory.len() as u64).to_le_bytes());
    } else {
        patch(&mut changed, &patches);
    }
    let cache = TablebaseCache::new(folder);
    fs::write(cache.path(&maze(), &Options::default()), &changed).expect("there is room");
    if let Ok(Some(tablebase)) = cache.open(&maze(), &Options::default()) {
        let _ = tablebase.check();
        let _ = tablebase.summary();
        let _ = tablebase.probe(&start());
    }
});
