//! Games and menus driven by keys and clicks.

use super::*;

fn two_humans(game: Game) -> Harness {
    Harness::game(Language::English, (80, 24), GameSetup::new(game), &[LocalPlayer::Human; 2])
}

#[test]
fn a_whole_game_of_quoridor_by_keys() {
    let mut harness = two_humans(Game::Quoridor);
    // Seat 1 runs straight to its goal; seat 2 steps left and back again.
    for keys in ["<!", ">!", "<!", ">!", "<!", ">!", "<!"] {
        harness.keys("^!");
        harness.keys(keys);
    }
    harness.keys("^!");
    assert!(harness.screen().contains("Player 1 has won"), "{}", harness.screen());
    assert!(harness.effects.contains(&Effect::DeleteAutosave), "a finished game has no autosave");
    harness.keys("!");
    assert!(harness.screen().contains("Start"), "Enter goes back to the menu");
}

#[test]
fn a_fence_is_placed_rotated_and_refused_by_keys() {
    let mut harness = two_humans(Game::Quoridor);
    harness.keys("f^^!");
    assert_eq!(harness.words(), "e3h");
    harness.keys("fvvvvv ");
    let screen = harness.screen();
    assert!(screen.contains("would cross"), "the preview says why: {screen}");
    assert!(screen.contains("(C12)") && screen.contains('╳'));
    harness.keys("!");
    assert_eq!(harness.words(), "e3h", "nothing happened");
    harness.keys("?");
    assert!(harness.screen().contains("Fences neither overlap nor cross"), "{}", harness.screen());
    harness.keys("~>!");
    assert_eq!(harness.words(), "e3h f3v");
}

#[test]
fn a_click_moves_the_cursor_and_a_second_click_plays() {
    let mut harness = two_humans(Game::Quoridor);
    harness.screen();
    let layout = crate::board::BoardLayout::fit(9, 9, Rect::new(0, 1, 42, 20), None);
    let (x, y) = layout.square_centre(rules::Square::parse("e2").expect("a square"));
    harness.click(x as u16, y as u16);
    assert_eq!(harness.words(), "", "one click only moves the cursor");
    harness.click(x as u16, y as u16);
    assert_eq!(harness.words(), "e2");
    let (x, y) = layout.square_origin(rules::Square::parse("c5").expect("a square"));
    for _ in 0..2 {
        harness.click((x + layout.square_width) as u16, y as u16);
    }
    assert_eq!(harness.words(), "e2 c4v");
}

#[test]
fn a_path_is_entered_square_by_square() {
    let mut harness = two_humans(Game::Pacman);
    harness.keys("^>!");
    assert_eq!(harness.words(), "e6-f6");
    // The ghosts' turn: Blinky goes left, Inky would go too far.
    harness.keys("<!");
    harness.keys(">>");
    assert!(harness.screen().contains("one square"), "{}", harness.screen());
    harness.keys("!");
    assert_eq!(harness.words(), "e6-f6 d9 b5");
}

#[test]
fn backspace_removes_the_last_step_of_a_path() {
    let mut harness = two_humans(Game::Pacman);
    harness.keys("^\x08<v!");
    assert_eq!(harness.words(), "d5-d4");
}

#[test]
fn undo_hint_save_and_copy() {
    let setup = GameSetup::new(Game::Quoridor);
    let level = LocalPlayer::Computer(engine::Level::MIN);
    let mut harness =
        Harness::game(Language::English, (80, 24), setup, &[LocalPlayer::Human, level]);
    harness.keys("^!");
    harness.wait(10);
    harness.wait(10);
    assert_eq!(harness.words(), "e2 a1h", "the computer has replied");
    harness.keys("u");
    assert_eq!(harness.words(), "", "undo goes back to the human's move");
    harness.keys("h");
    harness.wait(10);
    assert!(harness.screen().contains("Hint: a1h (42 %)"));
    harness.keys("!");
    assert_eq!(harness.words(), "a1h", "Enter plays the hint");
    harness.keys("u");
    harness.keys("smine!c");
    let saved =
        harness.effects.iter().any(|e| matches!(e, Effect::Save { name, .. } if name == "mine"));
    assert!(saved);
    assert!(harness.effects.contains(&Effect::CopyToClipboard("e1,e9 10,10 1 -".to_owned())));
}

#[test]
fn resigning_asks_for_confirmation() {
    let mut harness = two_humans(Game::Quoridor);
    harness.keys("r~");
    assert!(harness.screen().contains("Player 1 to move"));
    harness.keys("r!");
    assert!(harness.screen().contains("Player 2 has won"));
}

#[test]
fn an_unfinished_game_is_offered_and_resumed() {
    let mut harness = two_humans(Game::Pacman);
    harness.keys("^>!");
    let autosaved = harness.autosaved().to_owned();
    let mut later = Harness::menu(Language::English, (80, 24), Some(autosaved));
    assert!(later.screen().contains("unfinished"));
    later.keys("!");
    assert_eq!(later.words(), "e6-f6");
    assert!(later.screen().contains("PAC-MAN variant"));
    later.keys("q");
    assert!(later.screen().contains("unfinished"), "leaving for the menu keeps it");
}

#[test]
fn a_damaged_record_changes_nothing() {
    let mut harness = Harness::menu(Language::English, (80, 24), Some("nonsense".to_owned()));
    harness.keys("!");
    let screen = harness.screen();
    assert!(screen.contains("not a game record") && screen.contains("Start"), "{screen}");
}

#[test]
fn m05_the_clock_runs_out() {
    let mut setup = GameSetup::new(Game::Mini);
    setup.set_option("move_seconds", "10").expect("an option");
    let mut harness = Harness::game(Language::English, (80, 24), setup, &[LocalPlayer::Human; 2]);
    harness.wait(9_000);
    assert!(harness.screen().contains("1 second left"));
    harness.wait(1_000);
    assert!(harness.screen().contains("Player 2 has won"));
    assert!(harness.screen().contains("Time ran out"));
}

#[test]
fn a_game_is_set_up_in_the_menu() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    // Mini, four players, all human.
    harness.keys("v>v>v<<<v<<<v<<<v<<<");
    let screen = harness.screen();
    assert!(screen.contains("Quoridor Mini"), "{screen}");
    harness.keys("^^^^^^!");
    assert!(harness.autosaved().contains("game mini\nseats 4\n"), "{}", harness.autosaved());
}

/// Selects the row of the menu that begins with a label.
fn select_row(harness: &mut Harness, label: &str) {
    for _ in 0..40 {
        let screen = harness.screen();
        let selected = screen.lines().find_map(|row| row.trim_start().strip_prefix("▸ "));
        if selected.is_some_and(|selected| selected.starts_with(label)) {
            return;
        }
        harness.keys("v");
    }
    panic!("no {label} in:\n{}", harness.screen());
}

#[test]
fn p01_ghosts_are_assigned_in_the_menu() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    select_row(&mut harness, "Game");
    harness.keys(">>");
    select_row(&mut harness, "Players");
    harness.keys(">");
    select_row(&mut harness, "Who plays Pinky");
    assert!(harness.screen().contains("player 2"));
    harness.keys(">");
    select_row(&mut harness, "Who plays Clyde");
    harness.keys(">");
    assert!(harness.screen().contains("not in play"), "{}", harness.screen());
    select_row(&mut harness, "Maze");
    harness.keys(">");
    assert!(!harness.screen().contains("Corners"));
    select_row(&mut harness, "Start");
    harness.keys("!");
    let record = harness.autosaved();
    assert!(record.contains("option ghosts=2,3,3,-") && record.contains("maze "), "{record}");
}

#[test]
fn s01_areas_are_swapped_in_the_menu() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    select_row(&mut harness, "Game");
    harness.keys("<");
    select_row(&mut harness, "Area of player 1");
    assert!(harness.screen().contains("top left"));
    harness.keys(">");
    select_row(&mut harness, "Start");
    harness.keys("!");
    assert!(harness.autosaved().contains("option colours=b,a,c,d"), "{}", harness.autosaved());
}

#[test]
fn a_maze_is_loaded_from_a_file_in_the_menu() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    select_row(&mut harness, "Game");
    harness.keys(">>");
    select_row(&mut harness, "Maze from a file");
    harness.keys("!my.maze!");
    assert_eq!(harness.effects, [Effect::LoadMaze("my.maze".to_owned())]);
    harness.app.select_maze("my.maze".to_owned(), "size 4x4".to_owned());
    assert!(harness.screen().contains("ends without saying pac"), "{}", harness.screen());
    let text = "size 4x4\nlives 3\npac b2\nblinky d4\npellets a4 d1\n";
    harness.app.select_maze("my.maze".to_owned(), text.to_owned());
    assert!(harness.screen().contains("my.maze"), "{}", harness.screen());
    select_row(&mut harness, "Start");
    harness.keys("!");
    assert!(harness.autosaved().contains("maze 4x4."), "{}", harness.autosaved());
}

#[test]
fn every_shipped_maze_has_a_name_in_every_language() {
    let mazes = rules::pacman::Maze::shipped().iter().map(|maze| maze.reference());
    let boards = rules::mspacman::Board::shipped().iter().map(|board| board.reference().to_owned());
    for name in mazes.chain(boards) {
        for language in Language::ALL {
            assert_ne!(Locale::new(language).maze(&name), name, "{language}");
        }
    }
}

#[test]
fn ctrl_c_quits_every_screen() {
    for mut harness in
        [two_humans(Game::Quoridor), Harness::menu(Language::English, (80, 24), None)]
    {
        let event = Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
        assert_eq!(harness.app.event(&event), [Effect::Quit]);
    }
}

#[test]
fn the_rules_are_read_from_the_menu() {
    let mut harness = Harness::menu(Language::Dutch, (80, 24), None);
    harness.keys("r");
    assert!(harness.screen().contains("muurtje"));
    harness.keys("q");
    assert!(harness.screen().contains("Start"));
}

#[test]
fn a_game_is_started_by_clicks() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    // The first row is Start and is selected already; the second is the game.
    harness.click(20, 3);
    harness.click(20, 3);
    assert!(harness.screen().contains("Quoridor Mini"));
    harness.click(20, 2);
    harness.click(20, 2);
    assert!(harness.autosaved().contains("game mini"));
}

#[test]
fn a_file_is_loaded_from_the_menu() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    harness.keys("omine");
    assert!(harness.screen().contains("Load which game? mine"));
    harness.keys("!");
    assert_eq!(harness.effects, [Effect::Load("mine".to_owned())]);
}

#[test]
fn a_new_game_backs_up_the_unfinished_one() {
    let mut harness = Harness::menu(Language::English, (80, 24), Some("palisade 1".to_owned()));
    harness.keys("v!");
    assert_eq!(harness.effects[0], Effect::BackUpAutosave);
}
