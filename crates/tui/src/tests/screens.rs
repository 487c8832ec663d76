use std::{env, fs, path::Path};

use super::*;

/// The old terminal and a modern window.
const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Compares a screen with the one on file; `BLESS=1` writes it there instead.
fn compare(name: &str, screen: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("screens").join(name);
    if env::var_os("BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, screen).expect("a file");
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(screen == expected, "{name} has changed (BLESS=1 accepts it):\n{screen}");
}

/// A moment of each game worth looking at.
fn moments(language: Language, size: (u16, u16)) -> Vec<(&'static str, Stage)> {
    let human = [Player::Human; 5];
    let table = |game: Game, seats: usize| Table::new(game).with_seats(seats).expect("seats");
    let mut moments = Vec::new();

    let mut stage = Stage::menu(language, size, Some("kept".to_owned()));
    stage.keys("v");
    moments.push(("menu", stage));

    let mut stage = Stage::game(language, size, table(Game::Quoridor, 2), &human);
    for word in ["e2", "e8", "e3", "d6h", "e4", "e7", "c3v", "e5"] {
        stage.play(word);
    }
    stage.keys("w");
    stage.keys("f<v ");
    moments.push(("quoridor", stage));

    let mut four = table(Game::Mini, 4);
    four.set("move_seconds", "30").expect("an option");
    four.set("pieces", "pacman,blinky,inky,pawn").expect("an option");
    let mut stage = Stage::game(language, size, four, &human);
    stage.play("e4h");
    stage.wait(21_000);
    moments.push(("mini", stage));

    let mut stage = Stage::game(language, size, table(Game::Pacman, 5), &human);
    for word in ["e6-f6", "d9", "b5", "i6"] {
        stage.play(word);
    }
    moments.push(("pacman", stage));

    let chase = table(Game::Pacman, 2);
    let sight = "e7 e9,a5,i7,e1 a1,a9,i1,i9 3 pinky corners";
    let mut archive = Archive::new(chase.clone()).expect("a table");
    archive.record = chase.record(chase.position(sight).expect("a position"));
    let level = Player::Level(engine::Level::MAX);
    let mut stage = Stage::menu(language, size, None);
    stage.app.begin(Session::new(archive, vec![level, Player::Human], 5));
    stage.keys("<<");
    moments.push(("chase", stage));

    let mut stage = Stage::game(language, size, table(Game::Mspacman, 3), &human);
    for _ in 0..60 {
        stage.wait(400);
    }
    stage.keys("!");
    for _ in 0..6 {
        stage.wait(400);
    }
    moments.push(("mspacman", stage));

    let mut stage = Stage::game(language, size, table(Game::Quoridor, 2), &human);
    stage.play("e5");
    stage.keys("?");
    moments.push(("help", stage));
    moments
}

#[test]
fn screens_look_as_they_did() {
    for language in Language::ALL {
        for size in SIZES {
            for (name, mut stage) in moments(language, size) {
                let screen = stage.screen();
                compare(&format!("{language}/{name}-{}x{}.txt", size.0, size.1), &screen);
            }
        }
    }
}

#[test]
fn nothing_is_cut_off_in_an_old_terminal() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        for (name, mut stage) in moments(language, (80, 24)) {
            let screen = stage.screen();
            let last = screen.lines().last().expect("keys");
            let needed: &[&str] = match name {
                "menu" => &["tui-key-choose", "tui-key-change", "tui-key-play", "tui-key-quit"],
                _ => &["tui-key-help", "tui-key-menu"],
            };
            for key in needed {
                assert!(last.contains(&locale.text(key)), "{language} {name}: {key} in {last}");
            }
            if name != "menu" && name != "help" {
                let title = screen.lines().next().expect("a title");
                assert!(title.contains("  "), "{language} {name}: too long: {title}");
            }
        }
    }
}

/// What stands beside the board about the seats, in a window of that width.
fn panel(language: Language, width: u16, name: &str, seats: usize) -> Vec<String> {
    let mut moments = moments(language, (width, 24));
    let (_, stage) = moments.iter_mut().find(|(moment, _)| *moment == name).expect("a moment");
    let screen = stage.screen();
    let beside = |line: &str| line.chars().skip(39).collect::<String>().trim_end().to_owned();
    screen.lines().skip(1).take(2 * seats).map(beside).collect()
}

#[test]
fn the_seats_need_no_more_room_than_an_old_terminal_has() {
    for language in Language::ALL {
        for (name, seats) in
            [("quoridor", 2), ("mini", 4), ("pacman", 5), ("chase", 2), ("mspacman", 3)]
        {
            let narrow = panel(language, 80, name, seats);
            assert_eq!(narrow, panel(language, 140, name, seats), "{language} {name}");
        }
    }
}

#[test]
fn a_window_of_any_size_is_drawn() {
    for width in [1, 20, 39, 60, 79, 200] {
        for height in [1, 3, 5, 10, 23, 70] {
            for (_, mut stage) in moments(Language::English, (width, height)) {
                stage.screen();
            }
        }
    }
}

#[test]
fn a_resize_in_the_middle_of_a_game_loses_nothing() {
    let mut stage =
        Stage::game(Language::English, (80, 24), Table::new(Game::Quoridor), &[Player::Human; 2]);
    stage.play("e2");
    let before = stage.words();
    stage.terminal = Terminal::new(TestBackend::new(100, 30)).expect("a buffer");
    let effects = stage.app.event(&Event::Resize(100, 30));
    assert!(effects.is_empty());
    assert!(stage.screen().contains("1.e2"));
    assert_eq!(stage.words(), before);
}
