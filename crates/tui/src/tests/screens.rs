//! Golden files of screens in every language, and what holds for screens of any size.

use std::{env, fs, path::Path};

use lessons::{CourseId, LessonProgress};

use super::*;

/// The classic terminal size and a modern window.
const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Compares a screen with its golden file; `BLESS=1` writes the file instead.
fn compare(name: &str, screen: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("screens").join(name);
    if env::var_os("BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, screen).expect("a file");
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(screen == expected, "{name} has changed (BLESS=1 accepts it):\n{screen}");
}

/// A short game with a mistake.
const REVIEWED_GAME: &str =
    "palisade 1\ngame quoridor\nseats 2\nstart e7,e3 0,0 1 -\nname 1 Ada\n\nd7 e2 d8 e1\n";

/// A puzzle of two moves, and one in a maze.
const PUZZLES: &str = "\
q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 e4 e7 | by hand
p1 | pacman | survive | 900 | e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners | e6-f6 | by hand
";

/// The scenes that are compared: the menu, a position of each game, the help page, what is learned and
/// analysed.
fn scenes(language: Language, size: (u16, u16)) -> Vec<(&'static str, Harness)> {
    let human = [LocalPlayer::Human; 5];
    let setup = |game: Game, seats: usize| GameSetup::new(game).with_seats(seats).expect("seats");
    let mut scenes = Vec::new();

    let kept = "palisade 1\ngame pacman\nseats 2\n\ne6-f6 d9\n";
    let mut harness = Harness::menu(language, size, Some(kept.to_owned()));
    harness.keys("v");
    scenes.push(("menu", harness));

    let mut harness = Harness::game(language, size, setup(Game::Quoridor, 2), &human);
    for word in ["e2", "e8", "e3", "d6h", "e4", "e7", "c3v", "e5"] {
        harness.play(word);
    }
    harness.keys("w");
    harness.keys("f<v ");
    scenes.push(("quoridor", harness));

    let mut four = setup(Game::Mini, 4);
    four.set_option("move_seconds", "30").expect("an option");
    four.set_option("pieces", "pacman,blinky,inky,pawn").expect("an option");
    let mut harness = Harness::game(language, size, four, &human);
    harness.play("e4h");
    harness.wait(21_000);
    scenes.push(("mini", harness));

    let mut harness = Harness::game(language, size, setup(Game::Pacman, 5), &human);
    for word in ["e6-f6", "d9", "b5", "i6"] {
        harness.play(word);
    }
    scenes.push(("pacman", harness));

    let chase_setup = setup(Game::Pacman, 2);
    let ghost_in_sight = "e7 e9,a5,i7,e1 a1,a9,i1,i9 3 pinky corners";
    let mut game_record = GameRecord::new(chase_setup.clone()).expect("a valid setup");
    game_record.record =
        chase_setup.record_from(chase_setup.parse_position(ghost_in_sight).expect("a position"));
    let level = LocalPlayer::Computer(engine::Level::MAX);
    let mut harness = Harness::menu(language, size, None);
    harness.app.start_game(LocalPlayer::seated(game_record, &[level]));
    harness.keys("<<");
    scenes.push(("chase", harness));

    let mut harness = Harness::game(language, size, setup(Game::Mspacman, 3), &human);
    for _ in 0..60 {
        harness.wait(400);
    }
    harness.keys("!");
    for _ in 0..6 {
        harness.wait(400);
    }
    scenes.push(("mspacman", harness));

    let mut harness = Harness::game(language, size, setup(Game::Quoridor, 2), &human);
    harness.play("e5");
    harness.keys("?");
    scenes.push(("help", harness));

    let mut harness = Harness::game(language, size, setup(Game::Mspacman, 2), &human);
    harness.keys("?");
    scenes.push(("help-mspacman", harness));

    let mut harness = Harness::game(language, size, setup(Game::Quoridor, 2), &human);
    for word in ["e2", "e8", "e3", "e7"] {
        harness.play(word);
    }
    harness.keys("r!<<");
    scenes.push(("replay", harness));

    let mut harness = Harness::menu(language, size, None);
    harness.app.open_course(CourseId::QuoridorStrategy, LessonProgress::default());
    scenes.push(("lesson", harness));

    let mut harness = Harness::menu(language, size, None);
    harness.app.open_puzzles(puzzles::parse_puzzles(PUZZLES).expect("puzzles"), true);
    harness.play("e6");
    scenes.push(("puzzle", harness));

    let mut harness = Harness::menu(language, size, None);
    let start = GameRecord::new(setup(Game::Quoridor, 2)).expect("a valid setup");
    harness.app.analyse_start(&start);
    harness.wait(50);
    scenes.push(("analysis", harness));

    let mut harness = Harness::menu(language, size, None);
    harness.app.analyse_game("ada.palisade", REVIEWED_GAME);
    for _ in 0..20 {
        harness.wait(50);
    }
    scenes.push(("reviewed", harness));
    scenes
}

#[test]
fn screens_match_their_golden_files() {
    for language in Language::ALL {
        for size in SIZES {
            for (name, mut harness) in scenes(language, size) {
                let screen = harness.screen();
                compare(&format!("{language}/{name}-{}x{}.txt", size.0, size.1), &screen);
            }
        }
    }
}

#[test]
fn nothing_is_cut_off_at_80x24() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        for (name, mut harness) in scenes(language, (80, 24)) {
            let screen = harness.screen();
            let last = screen.lines().last().expect("keys");
            let required: &[&str] = match name {
                "menu" => &["tui-key-choose", "tui-key-change", "tui-key-play", "tui-key-quit"],
                "lesson" => &["learn-next", "tui-key-menu"],
                "puzzle" => &["tui-key-hint", "tui-key-solution", "tui-key-menu"],
                "analysis" | "reviewed" => &["tui-key-scroll", "tui-key-menu"],
                _ => &["tui-key-help", "tui-key-menu"],
            };
            for key in required {
                assert!(last.contains(&locale.text(key)), "{language} {name}: {key} in {last}");
            }
            if name != "menu"
                && !name.starts_with("help")
                && !matches!(name, "analysis" | "reviewed")
            {
                let title = screen.lines().next().expect("a title");
                assert!(title.contains("  "), "{language} {name}: too long: {title}");
            }
        }
    }
}

/// The lines about the seats in the side panel, in a window of that width.
fn panel(language: Language, width: u16, name: &str, seats: usize) -> Vec<String> {
    let mut scenes = scenes(language, (width, 24));
    let (_, harness) = scenes.iter_mut().find(|(scene, _)| *scene == name).expect("a scene");
    let screen = harness.screen();
    let right_of_board =
        |line: &str| line.chars().skip(39).collect::<String>().trim_end().to_owned();
    screen.lines().skip(1).take(2 * seats).map(right_of_board).collect()
}

#[test]
fn the_seats_in_the_side_panel_fit_80_columns() {
    for language in Language::ALL {
        for (name, seats) in
            [("quoridor", 2), ("mini", 4), ("pacman", 5), ("chase", 2), ("mspacman", 3)]
        {
            let narrow = panel(language, 80, name, seats);
            assert_eq!(narrow, panel(language, 140, name, seats), "{language} {name}");
        }
    }
}

/// Where there is no room for the side panel, the title has everybody's fences and the clock.
#[test]
fn a_narrow_screen_keeps_fences_and_clock() {
    for language in Language::ALL {
        let mut scenes = scenes(language, (40, 20));
        let (_, harness) = scenes.iter_mut().find(|(name, _)| *name == "mini").expect("a scene");
        let screen = harness.screen();
        let title = screen.lines().next().expect("a title");
        assert_eq!(title.matches('▮').count(), 4, "{language}: {title}");
        let after_fences = title.rsplit_once('▮').expect("fences").1;
        assert!(after_fences[1..].contains('9'), "{language}: nine seconds are left: {title}");
    }
}

/// What is learned and analysed is chosen on a narrow screen too, and what was found is read there whole.
#[test]
fn a_narrow_screen_has_room_for_lessons_and_analyses() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        let mut harness = Harness::menu(language, (40, 20), None);
        // Up from the first row is the last one.
        harness.keys("^");
        let screen = harness.screen();
        for (label, value) in [
            ("tui-menu-analyse", "tui-analyse-start"),
            ("tui-menu-learn", "game-quoridor"),
            ("tui-menu-puzzles", "tui-puzzle-daily"),
        ] {
            let [label, value] = [label, value].map(|key| locale.text(key));
            let row = screen.lines().find(|row| row.trim_start().starts_with(&label));
            let row = row.unwrap_or_else(|| panic!("{language}: no {label} in:\n{screen}"));
            assert!(row.contains(&format!("◂ {value} ▸")), "{language}: {row}");
        }
        let mut scenes = scenes(language, (40, 20));
        let (_, harness) = scenes.iter_mut().find(|(name, _)| *name == "reviewed").expect("one");
        let screen = harness.screen();
        assert!(screen.contains("e8\n"), "{language}: the better move stands in full:\n{screen}");
    }
}

#[test]
fn a_window_of_any_size_is_drawn_without_panicking() {
    for width in [1, 20, 39, 60, 79, 200] {
        for height in [1, 3, 5, 10, 23, 70] {
            for (_, mut harness) in scenes(Language::English, (width, height)) {
                harness.screen();
            }
        }
    }
}

#[test]
fn a_resize_during_a_game_loses_nothing() {
    let mut harness = Harness::game(
        Language::English,
        (80, 24),
        GameSetup::new(Game::Quoridor),
        &[LocalPlayer::Human; 2],
    );
    harness.play("e2");
    let before = harness.words();
    harness.terminal = Terminal::new(TestBackend::new(100, 30)).expect("a buffer");
    let effects = harness.app.event(&Event::Resize(100, 30));
    assert!(effects.is_empty());
    assert!(harness.screen().contains("1.e2"));
    assert_eq!(harness.words(), before);
}
