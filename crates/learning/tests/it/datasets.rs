use std::fs::{self, File};
use std::io::Read;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use game::{Position as _, Reason};
use learning::{ActionSpace, Dataset, DatasetSource, Planes};
use rules::{Game, GameRecord, GameSetup};
use testbed::TestFolder;

fn self_play(game: Game, games: u64) -> Dataset {
    let setup = GameSetup::new(game);
    let source = DatasetSource::SelfPlay {
        start: setup.start().unwrap(),
        games,
        opening_plies: 4,
        max_plies: 24,
    };
    Dataset { setup, source, nodes: 60, seed: 1, threads: 1, planes: true }
}

/// A column of an archive: its header and its bytes.
fn column(path: &PathBuf, name: &str) -> (String, Vec<u8>) {
    let mut archive = zip::ZipArchive::new(File::open(path).unwrap()).unwrap();
    let mut bytes = Vec::new();
    archive.by_name(&format!("{name}.npy")).unwrap().read_to_end(&mut bytes).unwrap();
    let length = 10 + usize::from(u16::from_le_bytes([bytes[8], bytes[9]]));
    let data = bytes.split_off(length);
    (String::from_utf8_lossy(&bytes[10..]).into_owned(), data)
}

fn numbers(bytes: &[u8]) -> Vec<f32> {
    bytes.as_chunks().0.iter().map(|&four| f32::from_le_bytes(four)).collect()
}

#[test]
fn a_dataset_of_every_game_says_what_the_rules_say() {
    let folder = TestFolder::new("dataset");
    for game in Game::ALL {
        let (dataset, path) = (self_play(game, 2), folder.join(game.name()));
        let summary = dataset.write(&path, &|| true, &|_| {}).unwrap();
        let rows = summary.positions as usize;
        assert!(rows > 10, "{game}: {rows}");
        let (header, positions) = column(&path, "position");
        assert!(header.contains(&format!("'shape': ({rows},)")), "{header}");
        let (_, moves) = column(&path, "move");
        let (_, actions) = column(&path, "action");
        let (_, seats) = column(&path, "seat");
        let (_, planes) = column(&path, "planes");
        let (space, layout) =
            (ActionSpace::new(&dataset.setup).unwrap(), Planes::new(&dataset.setup).unwrap());
        let text = |bytes: &[u8], row: usize| {
            let width = bytes.len() / rows;
            String::from_utf8_lossy(&bytes[row * width..][..width])
                .trim_end_matches('\0')
                .to_owned()
        };
        let planes = numbers(&planes);
        for row in 0..rows {
            let position = dataset.setup.parse_position(&text(&positions, row)).unwrap();
            let action = i32::from_le_bytes(actions[4 * row..][..4].try_into().unwrap());
            assert_eq!(space.action(&position, &text(&moves, row)), Ok(action as u32));
            let game::Turn::Seat(seat) = position.turn() else { panic!("a seat is to move") };
            assert_eq!(seats[row] as usize, seat.index());
            let mut expected = vec![0.0; layout.len()];
            layout.write(&position, &mut expected);
            assert!(planes[row * layout.len()..][..layout.len()] == expected);
        }
        for (name, allowed) in [("chances", 0.0..=1.0), ("result", -1.0..=1.0)] {
            let numbers = numbers(&column(&path, name).1);
            assert_eq!(numbers.len(), rows * dataset.setup.seats());
            assert!(numbers.iter().all(|number| allowed.contains(number)), "{name}");
        }
    }
}

#[test]
fn threads_and_interruptions_change_nothing() {
    let folder = TestFolder::new("dataset-resumed");
    let whole = folder.join("whole.npz");
    self_play(Game::Mspacman, 4).write(&whole, &|| true, &|_| {}).unwrap();
    let parallel = folder.join("parallel.npz");
    Dataset { threads: 3, ..self_play(Game::Mspacman, 4) }
        .write(&parallel, &|| true, &|_| {})
        .unwrap();
    assert!(fs::read(&whole).unwrap() == fs::read(&parallel).unwrap());
    // What an interrupted run leaves: some games, one of them unfinished, and no archive.
    let resumed = folder.join("resumed.npz");
    self_play(Game::Mspacman, 2).write(&resumed, &|| true, &|_| {}).unwrap();
    let parts = folder.join("resumed.npz.parts");
    assert!(!parts.exists(), "removed when the archive is there");
    let stop_after_two = AtomicU64::new(0);
    let kept = folder.join("kept");
    fs::remove_file(&resumed).unwrap();
    self_play(Game::Mspacman, 4)
        .write(&resumed, &|| true, &|_| {
            if stop_after_two.fetch_add(1, Relaxed) == 1 {
                fs::create_dir(&kept).unwrap();
                for file in fs::read_dir(&parts).unwrap().map(|file| file.unwrap().path()) {
                    fs::copy(&file, kept.join(file.file_name().unwrap())).unwrap();
                }
            }
        })
        .unwrap();
    fs::remove_file(&resumed).unwrap();
    fs::rename(&kept, &parts).unwrap();
    fs::write(parts.join("2.tmp"), "half a").unwrap();
    let marker = fs::read_to_string(parts.join("0.game")).unwrap();
    let first = fs::metadata(parts.join("0.game")).unwrap().modified().unwrap();
    let seen = AtomicU64::new(0);
    self_play(Game::Mspacman, 4)
        .write(&resumed, &|| true, &|_| {
            seen.fetch_add(1, Relaxed);
            assert_eq!(fs::metadata(parts.join("0.game")).unwrap().modified().unwrap(), first);
            assert_eq!(fs::read_to_string(parts.join("0.game")).unwrap(), marker);
        })
        .unwrap();
    assert_eq!(seen.into_inner(), 4);
    assert!(fs::read(&whole).unwrap() == fs::read(&resumed).unwrap());
}

#[test]
fn a_dataset_that_is_stopped_goes_on_later() {
    let folder = TestFolder::new("dataset-stopped");
    let (whole, stopped) = (folder.join("whole.npz"), folder.join("stopped.npz"));
    self_play(Game::Mini, 4).write(&whole, &|| true, &|_| {}).unwrap();
    let done = AtomicU64::new(0);
    let progress = |games| done.store(games, Relaxed);
    let keep_going = || done.load(Relaxed) < 2;
    let error = self_play(Game::Mini, 4).write(&stopped, &keep_going, &progress).unwrap_err();
    assert_eq!((Reason::from(error).key, done.load(Relaxed)), ("solve-stopped", 2));
    assert!(!stopped.exists());
    self_play(Game::Mini, 4).write(&stopped, &|| true, &|_| {}).unwrap();
    assert!(fs::read(&whole).unwrap() == fs::read(&stopped).unwrap());
}

#[test]
fn nothing_is_overwritten_and_nothing_mixed() {
    let folder = TestFolder::new("dataset-refused");
    let path = folder.join("there.npz");
    fs::write(&path, "mine").unwrap();
    let error = self_play(Game::Mini, 1).write(&path, &|| true, &|_| {}).unwrap_err();
    assert_eq!(Reason::from(error).key, "dataset-exists");
    assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
    let path = folder.join("other.npz");
    fs::create_dir(folder.join("other.npz.parts")).unwrap();
    fs::write(folder.join("other.npz.parts/request.txt"), "something else").unwrap();
    let error = self_play(Game::Mini, 1).write(&path, &|| true, &|_| {}).unwrap_err();
    assert_eq!(Reason::from(error).key, "dataset-other");
    let path = folder.join("no/such/folder.npz");
    fs::write(folder.join("no"), "a file").unwrap();
    let error = self_play(Game::Mini, 1).write(&path, &|| true, &|_| {}).unwrap_err();
    assert_eq!(Reason::from(error).key, "cli-cannot-write");
}

#[test]
fn records_are_judged_position_by_position() {
    let folder = TestFolder::new("dataset-records");
    let record = |moves: &str| {
        GameRecord::parse(&format!("palisade 1\ngame quoridor\n\n{moves}\n")).unwrap()
    };
    let records = vec![record("e2 e8 e3"), record("e2 leave:1:resign")];
    let dataset =
        Dataset { source: DatasetSource::Records(records), ..self_play(Game::Quoridor, 0) };
    let path = folder.join("records.npz");
    // The last position of the first game is to be moved in, that of the second is not.
    let summary = dataset.write(&path, &|| true, &|_| {}).unwrap();
    assert_eq!((summary.games, summary.positions), (2, 6));
    let results = numbers(&column(&path, "result").1);
    assert!(results[..8].iter().all(|number| number.is_nan()), "the first game goes on");
    assert_eq!(results[8..], [-1.0, 1.0, -1.0, 1.0]);
    let (_, games) = column(&path, "game");
    assert_eq!(
        games.as_chunks::<4>().0.iter().map(|four| four[0]).collect::<Vec<_>>(),
        [0, 0, 0, 0, 1, 1]
    );
}

/// What an interrupted run left is not made an archive of where it is damaged, and is told by file and line.
#[test]
fn damaged_games_are_told_by_file_and_line() {
    let folder = TestFolder::new("dataset-damaged");
    let (path, parts) = (folder.join("d.npz"), folder.join("d.npz.parts"));
    let unwritable = folder.join("d.npz.tmp");
    fs::create_dir(&unwritable).unwrap();
    let write = |planes| {
        let dataset = Dataset { planes, ..self_play(Game::Mini, 2) };
        dataset.write(&path, &|| true, &|_| {}).map_err(Reason::from)
    };
    assert_eq!(write(true).unwrap_err().key, "cli-cannot-write");
    fs::remove_dir(&unwritable).unwrap();
    let file = parts.join("1.game");
    let whole = fs::read(&file).unwrap();
    let text = String::from_utf8(whole.clone()).unwrap();
    let second = text.lines().nth(1).unwrap();
    let damaged: [Vec<u8>; 5] = [
        text.replacen(second, "half a line", 1).into(),
        text.replacen(second, &second[..second.len() - 3], 1).into(),
        text.replacen(second, &second.replacen(',', ",0,", 1), 1).into(),
        text.replacen(second, &format!("9{second}"), 1).into(),
        [&whole[..text.find('\n').unwrap() + 1], b"\xff\xfe\n"].concat(),
    ];
    for bytes in damaged {
        fs::write(&file, &bytes).unwrap();
        for planes in [false, true] {
            let told = Reason::new("dataset-damaged", "").text("path", file.display());
            let about = String::from_utf8_lossy(&bytes).into_owned();
            assert_eq!(write(planes).unwrap_err(), told.number("line", 2), "{about}");
            assert!(!path.exists() && !unwritable.exists(), "nothing is left half done");
        }
    }
    // Without the file its game is played again, as it was.
    fs::remove_file(&file).unwrap();
    let unread = parts.join("request.txt");
    let request = fs::read(&unread).unwrap();
    fs::remove_file(&unread).unwrap();
    assert_eq!(write(true).unwrap_err().key, "dataset-other", "games of nobody knows what");
    fs::write(&unread, b"\xff").unwrap();
    assert_eq!(write(true).unwrap_err().key, "dataset-other");
    fs::write(&unread, request).unwrap();
    assert_eq!(write(true).map(|summary| summary.games), Ok(2));
}
