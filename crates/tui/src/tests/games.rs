use super::*;

fn two(game: Game) -> Stage {
    Stage::game(Language::English, (80, 24), Table::new(game), &[Player::Human; 2])
}

#[test]
fn a_whole_game_of_quoridor_by_keys() {
    let mut stage = two(Game::Quoridor);
    // Seat 1 runs; seat 2 goes to the left and back again.
    for keys in ["<!", ">!", "<!", ">!", "<!", ">!", "<!"] {
        stage.keys("^!");
        stage.keys(keys);
    }
    stage.keys("^!");
    assert!(stage.screen().contains("Player 1 has won"), "{}", stage.screen());
    assert!(stage.effects.contains(&Effect::Forget), "a finished game is not kept");
    stage.keys("!");
    assert!(stage.screen().contains("Start"), "Enter leads back to the menu");
}

#[test]
fn a_fence_is_put_up_turned_and_refused_by_keys() {
    let mut stage = two(Game::Quoridor);
    stage.keys("f^^!");
    assert_eq!(stage.words(), "e3h");
    stage.keys("fvvvvv ");
    let screen = stage.screen();
    assert!(screen.contains("would cross"), "the ghost says why: {screen}");
    assert!(screen.contains("(C12)") && screen.contains('╳'));
    stage.keys("!");
    assert_eq!(stage.words(), "e3h", "nothing happened");
    stage.keys("?");
    assert!(stage.screen().contains("Fences neither overlap nor cross"), "{}", stage.screen());
    stage.keys("~>!");
    assert_eq!(stage.words(), "e3h f3v");
}

#[test]
fn a_click_points_and_a_second_click_plays() {
    let mut stage = two(Game::Quoridor);
    stage.screen();
    let grid = crate::grid::Grid::fit(9, 9, Rect::new(0, 1, 42, 20), None);
    let (x, y) = grid.middle(rules::Square::parse("e2").expect("a square"));
    stage.click(x as u16, y as u16);
    assert_eq!(stage.words(), "", "one click only points");
    stage.click(x as u16, y as u16);
    assert_eq!(stage.words(), "e2");
    let (x, y) = grid.corner(rules::Square::parse("c5").expect("a square"));
    for _ in 0..2 {
        stage.click((x + grid.width) as u16, y as u16);
    }
    assert_eq!(stage.words(), "e2 c4v");
}

#[test]
fn a_path_is_entered_square_by_square() {
    let mut stage = two(Game::Pacman);
    stage.keys("^>!");
    assert_eq!(stage.words(), "e6-f6");
    // The turn of the ghosts: Blinky goes left, Inky too far.
    stage.keys("<!");
    stage.keys(">>");
    assert!(stage.screen().contains("one square"), "{}", stage.screen());
    stage.keys("!");
    assert_eq!(stage.words(), "e6-f6 d9 b5");
}

#[test]
fn steps_are_taken_back_before_the_move_is_played() {
    let mut stage = two(Game::Pacman);
    stage.keys("^\x08<v!");
    assert_eq!(stage.words(), "d5-d4");
}

#[test]
fn undo_hint_save_and_copy() {
    let table = Table::new(Game::Quoridor);
    let level = Player::Level(engine::Level::MIN);
    let mut stage = Stage::game(Language::English, (80, 24), table, &[Player::Human, level]);
    stage.keys("^!");
    stage.wait(10);
    stage.wait(10);
    assert_eq!(stage.words(), "e2 a1h", "the machine has answered");
    stage.keys("u");
    assert_eq!(stage.words(), "", "undo leads back to the person's move");
    stage.keys("h");
    stage.wait(10);
    assert!(stage.screen().contains("Hint: a1h (42 %)"));
    stage.keys("!");
    assert_eq!(stage.words(), "a1h", "Enter plays the hint");
    stage.keys("u");
    stage.keys("smine!c");
    let saved =
        stage.effects.iter().any(|e| matches!(e, Effect::Save { name, .. } if name == "mine"));
    assert!(saved);
    assert!(stage.effects.contains(&Effect::Copy("e1,e9 10,10 1 -".to_owned())));
}

#[test]
fn resigning_asks_first() {
    let mut stage = two(Game::Quoridor);
    stage.keys("r~");
    assert!(stage.screen().contains("Player 1 to move"));
    stage.keys("r!");
    assert!(stage.screen().contains("Player 2 has won"));
}

#[test]
fn an_unfinished_game_is_offered_and_goes_on() {
    let mut stage = two(Game::Pacman);
    stage.keys("^>!");
    let kept = stage.kept().to_owned();
    let mut later = Stage::menu(Language::English, (80, 24), Some(kept));
    assert!(later.screen().contains("unfinished"));
    later.keys("!");
    assert_eq!(later.words(), "e6-f6");
    assert!(later.screen().contains("PAC-MAN variant"));
    later.keys("q");
    assert!(later.screen().contains("unfinished"), "leaving for the menu keeps it");
}

#[test]
fn a_damaged_record_changes_nothing() {
    let mut stage = Stage::menu(Language::English, (80, 24), Some("nonsense".to_owned()));
    stage.keys("!");
    let screen = stage.screen();
    assert!(screen.contains("not a game record") && screen.contains("Start"), "{screen}");
}

#[test]
fn m05_the_clock_runs_out() {
    let mut table = Table::new(Game::Mini);
    table.set("move_seconds", "10").expect("an option");
    let mut stage = Stage::game(Language::English, (80, 24), table, &[Player::Human; 2]);
    stage.wait(9_000);
    assert!(stage.screen().contains("1 second left"));
    stage.wait(1_000);
    assert!(stage.screen().contains("Player 2 has won"));
    assert!(stage.screen().contains("Time ran out"));
}

#[test]
fn a_game_is_set_up_in_the_menu() {
    let mut stage = Stage::menu(Language::English, (80, 24), None);
    // Mini, four players, all people, 10 seconds for a move.
    stage.keys("v>v>v<<<v<<<v<<<v<<<");
    let screen = stage.screen();
    assert!(screen.contains("Quoridor Mini"), "{screen}");
    stage.keys("^^^^^^!");
    assert!(stage.kept().contains("game mini\nseats 4\n"), "{}", stage.kept());
}

/// Goes down in the menu to the line that begins with a text.
fn go_to(stage: &mut Stage, line: &str) {
    for _ in 0..40 {
        let screen = stage.screen();
        let chosen = screen.lines().find_map(|row| row.trim_start().strip_prefix("▸ "));
        if chosen.is_some_and(|chosen| chosen.starts_with(line)) {
            return;
        }
        stage.keys("v");
    }
    panic!("no {line} in:\n{}", stage.screen());
}

#[test]
fn p01_ghosts_are_shared_out_in_the_menu() {
    let mut stage = Stage::menu(Language::English, (80, 24), None);
    go_to(&mut stage, "Game");
    stage.keys(">>");
    go_to(&mut stage, "Players");
    stage.keys(">");
    go_to(&mut stage, "Who plays Pinky");
    assert!(stage.screen().contains("player 2"));
    stage.keys(">");
    go_to(&mut stage, "Who plays Clyde");
    stage.keys(">");
    assert!(stage.screen().contains("not in play"), "{}", stage.screen());
    go_to(&mut stage, "Maze");
    stage.keys(">");
    assert!(!stage.screen().contains("Corners"));
    go_to(&mut stage, "Start");
    stage.keys("!");
    let kept = stage.kept();
    assert!(kept.contains("option ghosts=2,3,3,-") && kept.contains("maze "), "{kept}");
}

#[test]
fn s01_areas_are_exchanged_in_the_menu() {
    let mut stage = Stage::menu(Language::English, (80, 24), None);
    go_to(&mut stage, "Game");
    stage.keys("<");
    go_to(&mut stage, "Area of player 1");
    assert!(stage.screen().contains("top left"));
    stage.keys(">");
    go_to(&mut stage, "Start");
    stage.keys("!");
    assert!(stage.kept().contains("option colours=b,a,c,d"), "{}", stage.kept());
}

#[test]
fn a_maze_is_taken_from_a_file_in_the_menu() {
    let mut stage = Stage::menu(Language::English, (80, 24), None);
    go_to(&mut stage, "Game");
    stage.keys(">>");
    go_to(&mut stage, "Maze from a file");
    stage.keys("!my.maze!");
    assert_eq!(stage.effects, [Effect::Maze("my.maze".to_owned())]);
    stage.app.take_maze("my.maze".to_owned(), "size 4x4".to_owned());
    assert!(stage.screen().contains("ends without saying pac"), "{}", stage.screen());
    let text = "size 4x4\nlives 3\npac b2\nblinky d4\npellets a4 d1\n";
    stage.app.take_maze("my.maze".to_owned(), text.to_owned());
    assert!(stage.screen().contains("my.maze"), "{}", stage.screen());
    go_to(&mut stage, "Start");
    stage.keys("!");
    assert!(stage.kept().contains("maze 4x4."), "{}", stage.kept());
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
fn ctrl_c_ends_every_screen() {
    for mut stage in [two(Game::Quoridor), Stage::menu(Language::English, (80, 24), None)] {
        let event = Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
        assert_eq!(stage.app.event(&event), [Effect::Quit]);
    }
}

#[test]
fn the_rules_are_read_from_the_menu() {
    let mut stage = Stage::menu(Language::Dutch, (80, 24), None);
    stage.keys("r");
    assert!(stage.screen().contains("muurtje"));
    stage.keys("q");
    assert!(stage.screen().contains("Start"));
}

#[test]
fn a_game_is_started_by_clicks() {
    let mut stage = Stage::menu(Language::English, (80, 24), None);
    // The first line is Start and is chosen already; the second is the game.
    stage.click(20, 3);
    stage.click(20, 3);
    assert!(stage.screen().contains("Quoridor Mini"));
    stage.click(20, 2);
    stage.click(20, 2);
    assert!(stage.kept().contains("game mini"));
}

#[test]
fn a_file_is_loaded_from_the_menu() {
    let mut stage = Stage::menu(Language::English, (80, 24), None);
    stage.keys("omine");
    assert!(stage.screen().contains("Load which game? mine"));
    stage.keys("!");
    assert_eq!(stage.effects, [Effect::Load("mine".to_owned())]);
}

#[test]
fn a_game_that_makes_room_is_set_aside() {
    let mut stage = Stage::menu(Language::English, (80, 24), Some("palisade 1".to_owned()));
    stage.keys("v!");
    assert_eq!(stage.effects[0], Effect::SetAside);
}
