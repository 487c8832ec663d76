//! Games and menus driven by keys and clicks.

use lessons::{CourseId, LessonProgress};

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
    assert!(harness.screen().contains("Player 1 won"), "{}", harness.screen());
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
    assert!(harness.screen().contains("Fences may not overlap or cross"), "{}", harness.screen());
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
    harness.keys("t");
    harness.wait(10);
    assert!(harness.screen().contains("Hint: a1h; winning chances: 42%"));
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
    assert!(harness.screen().contains("Player 2 won"));
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
    assert!(screen.contains("not a game file") && screen.contains("Start"), "{screen}");
}

#[test]
fn m05_the_clock_runs_out() {
    let mut setup = GameSetup::new(Game::Mini);
    setup.set_option("move_seconds", "10").expect("an option");
    let mut harness = Harness::game(Language::English, (80, 24), setup, &[LocalPlayer::Human; 2]);
    // None runs before the first move.
    harness.wait(60_000);
    harness.play("e2");
    harness.wait(9_000);
    assert!(harness.screen().contains("1 second left"));
    harness.wait(1_001);
    assert!(harness.screen().contains("Player 1 won"));
    assert!(harness.screen().contains("ran out of time"));
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
    select_row(&mut harness, "Player 1’s area");
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
    assert!(harness.screen().contains("pac is missing"), "{}", harness.screen());
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

/// A course is chosen among those of the game, and leads back to the menu.
#[test]
fn lessons_are_learned_from_the_menu() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    select_row(&mut harness, "Learn");
    harness.keys(">!");
    assert_eq!(harness.effects, [Effect::Learn(CourseId::QuoridorStrategy)]);
    harness.app.open_course(CourseId::Rules(Game::Quoridor), LessonProgress::default());
    assert!(harness.screen().contains("Lesson 1 of"), "{}", harness.screen());
    harness.play("e2");
    let solved = |effect: &Effect| matches!(effect, Effect::KeepProgress(_));
    assert!(harness.effects.iter().any(solved), "{}", harness.screen());
    harness.keys("q");
    assert!(harness.screen().contains("▸ Learn"), "{}", harness.screen());
    assert!(!harness.effects.contains(&Effect::Quit));
    // What is solved already is not taught again.
    let progress = LessonProgress::parse("quoridor start\n");
    harness.app.open_course(CourseId::Rules(Game::Quoridor), progress);
    assert!(harness.screen().contains("Lesson 2 of"), "{}", harness.screen());
}

/// Every move is an answer: a wrong one is taken back, a right one is replied to, and the last solves it.
#[test]
fn puzzles_are_solved_from_the_menu() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    select_row(&mut harness, "Puzzles");
    harness.keys("!");
    assert_eq!(harness.effects, [Effect::SolveDaily]);
    harness.keys(">!");
    assert!(harness.screen().contains("Puzzle q"), "{}", harness.screen());
    harness.keys("q");
    assert!(harness.screen().contains("▸ Puzzles"), "{}", harness.screen());

    let text = "\
q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6/d4 e4 e7 | by hand
p1 | pacman | survive | 900 | e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners | e6-f6 | by hand
q2 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6/d4 | by hand
";
    let puzzles = puzzles::parse_puzzles(text).expect("puzzles");
    harness.app.open_puzzles(puzzles, true);
    harness.keys("t");
    assert!(harness.screen().contains("Move your pawn."), "{}", harness.screen());
    harness.play("d4h");
    assert!(harness.screen().contains("That move is legal"), "{}", harness.screen());
    harness.play("e9");
    assert!(harness.screen().contains("(C"), "a refusal names its rule: {}", harness.screen());
    harness.play("e6");
    assert!(harness.screen().contains("Your opponent replies: e4."), "{}", harness.screen());
    harness.play("e7");
    let screen = harness.screen();
    assert!(screen.contains("Solved!") && screen.contains("jump parity"), "{screen}");
    // Moves change nothing once it is solved; Enter goes on.
    harness.keys("!");
    assert!(harness.screen().contains("Puzzle p1"), "{}", harness.screen());
    harness.keys("s");
    assert!(harness.screen().contains("The solution: e6-f6."), "{}", harness.screen());
    harness.keys("n");
    harness.play("d4");
    assert!(harness.screen().contains("just as good"), "{}", harness.screen());
    harness.keys("n");
    assert!(harness.screen().contains("Puzzle q2"), "the last one stays: {}", harness.screen());
    harness.keys("q");
    assert!(harness.screen().contains("▸ Puzzles") && !harness.effects.contains(&Effect::Quit));
}

/// Every shipped puzzle can be shown, and its solution played.
#[test]
fn every_game_of_the_puzzles_is_drawn() {
    for nth in [0, 700, 720, 1060] {
        let puzzle = puzzles::shipped_puzzles().remove(nth);
        let mut harness = Harness::menu(Language::English, (80, 24), None);
        harness.app.open_puzzles(vec![puzzle.clone()], false);
        assert!(harness.screen().contains(&puzzle.id), "{}", harness.screen());
        harness.keys("s");
        assert!(harness.screen().contains("The solution:"), "{}", harness.screen());
        harness.keys("q");
        assert!(harness.effects.contains(&Effect::Quit));
    }
}

#[test]
fn a_first_game_is_started_from_the_menu() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    select_row(&mut harness, "Game");
    harness.keys(">");
    select_row(&mut harness, "Learn");
    harness.keys("<");
    assert!(harness.screen().contains("Play your first game"), "{}", harness.screen());
    harness.keys("!");
    let record = harness.autosaved();
    assert!(record.contains("game mini") && record.contains("level 2 1"), "{record}");
}

/// What `palisade analyse` prints is shown, and leads back to the menu.
#[test]
fn a_position_and_a_game_are_analysed_from_the_menu() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    select_row(&mut harness, "Analyse");
    harness.keys("!");
    assert!(harness.screen().contains("Thinking…"), "{}", harness.screen());
    harness.wait(50);
    assert!(harness.screen().contains("Depth 3"), "{}", harness.screen());
    harness.keys("q");
    select_row(&mut harness, "Analyse");
    harness.keys(">!");
    assert!(harness.screen().contains("Which game do you want to analyse?"));
    harness.keys("mine!");
    assert!(harness.effects.contains(&Effect::Analyse("mine".to_owned())));
    harness.app.analyse_game("mine", "not a record");
    assert!(harness.screen().contains("▸ Analyse"), "{}", harness.screen());
    harness.app.analyse_game("mine", "palisade 1\ngame quoridor\nseats 2\n\ne2 e8\n");
    assert!(harness.screen().contains("Reviewing: 0 of 3"), "{}", harness.screen());
    for _ in 0..4 {
        harness.wait(50);
    }
    assert!(harness.screen().contains("Player 1: accuracy"), "{}", harness.screen());
    harness.keys("q");
    assert!(harness.screen().contains("▸ Analyse"), "{}", harness.screen());
}

/// A game that begins with a roll has nothing to analyse before it.
#[test]
fn ms_pacman_offers_only_games_to_analyse() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    select_row(&mut harness, "Game");
    harness.keys("<");
    select_row(&mut harness, "Analyse");
    harness.keys(">!");
    assert!(harness.screen().contains("Which game do you want to analyse?"));
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
    assert!(harness.screen().contains("Which game do you want to load? mine"));
    harness.keys("!");
    assert_eq!(harness.effects, [Effect::Load("mine".to_owned())]);
}

#[test]
fn a_new_game_gets_an_autosave_of_its_own() {
    let mut harness = Harness::menu(Language::English, (80, 24), Some("palisade 1".to_owned()));
    harness.keys("v!");
    assert!(harness.effects.contains(&Effect::NewAutosave), "{:?}", harness.effects);
    let setup = harness.effects.iter().find_map(|effect| match effect {
        Effect::RememberSetup(text) => Some(text.as_str()),
        _ => None,
    });
    assert!(setup.is_some_and(|text| text.contains("game quoridor")), "the menu remembers it");
}

#[test]
fn every_unfinished_game_is_offered_resumed_and_deleted() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    let text = |game: &str, moves: &str| format!("palisade 1\ngame {game}\nseats 2\n\n{moves}\n");
    let games = [("a", text("quoridor", "e2")), ("b", text("pacman", "e6-f6 d9"))];
    let games = games.map(|(name, text)| unfinished_game(name, text));
    harness.app.set_unfinished(games.to_vec());
    assert!(harness.screen().contains("Quoridor, 1 move (1/2)"), "{}", harness.screen());
    harness.keys(">");
    assert!(harness.screen().contains("PAC-MAN variant, 2 moves (2/2)"), "{}", harness.screen());
    harness.key(KeyCode::Delete);
    harness.keys("~");
    assert!(harness.effects.is_empty(), "not without confirmation");
    harness.keys("d!");
    assert_eq!(harness.effects, [Effect::DeleteUnfinished("b".into())]);
    harness.keys("!");
    assert!(harness.effects.contains(&Effect::ContinueAutosave("a".into())));
    assert_eq!(harness.words(), "e2");
}

#[test]
fn the_menu_keeps_its_settings() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    select_row(&mut harness, "Game");
    harness.keys(">>");
    select_row(&mut harness, "Players");
    harness.keys(">");
    select_row(&mut harness, "Lives");
    harness.keys(">");
    select_row(&mut harness, "Start");
    harness.keys("!q");
    select_row(&mut harness, "Lives");
    let screen = harness.screen();
    assert!(screen.contains("PAC-MAN variant") && screen.contains("◂ 1 ▸"), "{screen}");

    // The next time the program starts, from the record that it remembered.
    let remembered = harness.autosaved().to_owned();
    let last = GameRecord::parse(&remembered).expect("our own record");
    let mut menu = Menu::new(Game::Quoridor, crate::DEFAULT_LEVEL);
    menu.restore(&last.setup, &LocalPlayer::all(&last));
    let mut later = Harness::menu(Language::English, (80, 24), None);
    later.app = App::new(
        menu,
        Locale::default(),
        TerminalTheme::MONOCHROME,
        Box::new(FirstMoveEngine::default()),
        1,
    );
    select_row(&mut later, "Start");
    later.keys("!");
    let setup = |text: &str| text.split("\n\n").next().map(str::to_owned);
    assert_eq!(setup(later.autosaved()), setup(&remembered));
}

#[test]
fn language_and_colours_are_remembered() {
    let mut harness = Harness::menu(Language::English, (80, 24), None);
    select_row(&mut harness, "Colours");
    harness.keys(">");
    select_row(&mut harness, "Language");
    harness.keys(">");
    let palette = Effect::RememberPalette(crate::Palette::Dark);
    assert_eq!(harness.effects, [palette, Effect::RememberLanguage(Language::French)]);
}

#[test]
fn a_letter_with_ctrl_is_not_the_letter() {
    let mut harness = two_humans(Game::Quoridor);
    harness.keys("^!");
    harness.ctrl('u');
    assert_eq!(harness.words(), "e2", "no undo");
    harness.keys("u");
    harness.ctrl('r');
    assert_eq!(harness.words(), "e2", "Ctrl-R redoes, it does not resign");
    assert!(harness.screen().contains("Player 2 to move"));
    harness.keys(":");
    harness.ctrl('x');
    harness.keys("e8!");
    assert_eq!(harness.words(), "e2 e8", "nor is it typed");
    harness.ctrl('z');
    assert_eq!(harness.effects.last(), Some(&Effect::Suspend));
}

#[test]
fn letters_move_like_arrows() {
    let mut harness = two_humans(Game::Quoridor);
    harness.keys("k!j!");
    assert_eq!(harness.words(), "e2 e8");
    harness.keys("h!l!");
    assert_eq!(harness.words(), "e2 e8 d2 f8");
}

#[test]
fn tab_shows_every_legal_move_of_a_path() {
    let mut harness = two_humans(Game::Pacman);
    let first = rules::GameSetup::new(Game::Pacman).start().expect("a start");
    let mut legal: Vec<_> = first.plies().iter().map(ToString::to_string).collect();
    legal.sort();
    harness.keys("\t\t!");
    assert_eq!(harness.words(), legal[1]);
}

#[test]
fn keys_are_offered_only_where_they_do_something() {
    for (game, has_fences) in
        [(Game::Quoridor, true), (Game::Pacman, false), (Game::Mspacman, false)]
    {
        let mut harness = two_humans(game);
        harness.keys("?");
        let help = harness.screen();
        assert_eq!(help.contains("w paths"), has_fences, "{help}");
        assert_eq!(help.contains("f fence"), has_fences, "{help}");
    }
    let mut harness = two_humans(Game::Pacman);
    assert!(!harness.screen().contains("w paths"));
    harness.keys("w");
    harness.keys("^>!");
    assert_eq!(harness.words(), "e6-f6", "it changed nothing");
}

#[test]
fn a_game_is_replayed_and_played_again() {
    let mut harness = two_humans(Game::Quoridor);
    for word in ["e2", "e8", "e3"] {
        harness.play(word);
    }
    harness.keys("r!");
    assert!(harness.screen().contains("Player 1 won"), "{}", harness.screen());
    harness.keys("<");
    assert!(harness.screen().contains("Move 3 of 3: e3"), "{}", harness.screen());
    harness.key(KeyCode::Home);
    let start = harness.screen();
    assert!(
        start.contains("Start position. Moves: 3") && start.contains("Player 1 to move"),
        "{start}"
    );
    harness.keys(">");
    assert!(harness.screen().contains("Move 1 of 3: e2"));
    harness.key(KeyCode::End);
    assert!(harness.screen().contains("Player 1 won"));
    harness.keys("n");
    assert!(harness.screen().contains("Player 2 to move"), "the next one starts");
    assert_eq!(harness.words(), "");
}

#[test]
fn a_game_that_is_over_is_reviewed() {
    let mut harness = two_humans(Game::Quoridor);
    for word in ["e2", "e8", "e1"] {
        harness.play(word);
    }
    harness.keys("a");
    assert!(!harness.screen().contains("Reviewing"), "not while it is going on");
    harness.keys("r!a");
    assert!(harness.screen().contains("Reviewing: 0 of 4 positions"), "{}", harness.screen());
    for _ in 0..4 {
        harness.wait(10);
    }
    let screen = harness.screen();
    assert!(screen.contains("Player 1: accuracy") && screen.contains("3.e1?"), "{screen}");
    harness.keys("<");
    let screen = harness.screen();
    assert!(screen.contains("Move 3 of 3: e1. ") && screen.contains("better: "), "{screen}");
    harness.keys("u");
    assert!(!harness.screen().contains("e1?"), "another game, another review");
}

#[test]
fn looking_back_during_a_game_changes_nothing() {
    let mut harness = two_humans(Game::Quoridor);
    for word in ["e2", "e8"] {
        harness.play(word);
    }
    harness.key(KeyCode::PageUp);
    assert!(harness.screen().contains("Move 1 of 2: e2"));
    harness.keys("~");
    harness.keys("^!");
    assert_eq!(harness.words(), "e2 e8 e3");
}

/// An engine that never answers, and counts what it is asked.
struct SilentEngine(std::rc::Rc<std::cell::Cell<usize>>);

impl BackgroundEngine for SilentEngine {
    fn request(&mut self, _: MoveRequest) {
        self.0.set(self.0.get() + 1);
    }

    fn poll(&mut self) -> Option<MoveReply> {
        None
    }

    fn cancel(&mut self) {}

    fn request_review(&mut self, _: ReviewRequest) {}

    fn poll_review(&mut self) -> Option<engine::PositionReview> {
        None
    }

    fn request_insight(&mut self, _: AnalysisRequest) {}

    fn poll_insight(&mut self) -> Option<engine::Insight> {
        None
    }
}

#[test]
fn a_move_typed_out_of_turn_is_refused_and_disturbs_nothing() {
    let requests = std::rc::Rc::default();
    let engine = Box::new(SilentEngine(std::rc::Rc::clone(&requests)));
    let mut harness = Harness::with_engine(engine, Language::English, (80, 24), None);
    let mut setup = GameSetup::new(Game::Mini);
    setup.set_option("move_seconds", "10").expect("an option");
    let game_record = GameRecord::new(setup).expect("a valid setup");
    let players = vec![LocalPlayer::Human, LocalPlayer::Computer(engine::Level::MIN)];
    harness.app.start_game(LocalPlayer::seated(game_record, &players));
    harness.play("e2");
    harness.wait(4_000);
    harness.play("e8");
    assert!(harness.screen().contains("It is not your turn"), "{}", harness.screen());
    harness.wait(4_000);
    assert!(harness.screen().contains("2 seconds left"), "the clock goes on: {}", harness.screen());
    assert_eq!(requests.get(), 1, "the computer is still thinking");
}

#[test]
fn resigning_while_the_computer_is_to_move_resigns_the_human() {
    let engine = Box::new(SilentEngine(std::rc::Rc::default()));
    let mut harness = Harness::with_engine(engine, Language::English, (80, 24), None);
    let game_record = GameRecord::new(GameSetup::new(Game::Quoridor)).expect("a valid setup");
    let players = vec![LocalPlayer::Computer(engine::Level::MIN), LocalPlayer::Human];
    harness.app.start_game(LocalPlayer::seated(game_record, &players));
    harness.wait(10);
    harness.keys("r!");
    assert!(harness.screen().contains("Player 1 won"), "{}", harness.screen());
}

#[test]
fn a_terminal_without_unicode_gets_ascii() {
    let mut harness = Harness::menu(Language::Polish, (80, 24), None);
    let engine = Box::new(FirstMoveEngine::default());
    let menu = Menu::new(Game::Quoridor, crate::DEFAULT_LEVEL);
    let theme = TerminalTheme::MONOCHROME.in_ascii();
    harness.app = App::new(menu, Locale::new(Language::Polish), theme, engine, 1);
    assert!(harness.screen().is_ascii(), "{}", harness.screen());
    for game in Game::ALL {
        let game_record = GameRecord::new(GameSetup::new(game)).expect("a valid setup");
        harness.app.start_game(game_record);
        assert!(harness.screen().is_ascii(), "{}", harness.screen());
        harness.keys("?");
        let help = harness.screen();
        assert!(help.is_ascii() && help.contains("Enter"), "{help}");
    }
}

/// The opponent of a first game comments below the board: on both moves, and on what to think about.
#[test]
fn a_coach_speaks_below_the_board() {
    let players = [LocalPlayer::Human, LocalPlayer::Computer(engine::Level::MIN)];
    let setup = GameSetup::new(Game::Quoridor);
    let mut harness = Harness::game(Language::English, (80, 30), setup.clone(), &players);
    harness.app.coach();
    let said = |words: &[&str]| {
        let mut record = setup.record_from(setup.start().unwrap());
        for word in words {
            record.play(word).unwrap();
        }
        let remarks = (1..=words.len()).flat_map(|ply| lessons::remarks(&record, ply, 1));
        let said: Vec<_> = remarks.chain(lessons::advice(&record, 1)).collect();
        said.iter().map(|said| Locale::default().reason(said)).collect::<Vec<_>>()
    };
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let start = said(&[]);
    assert!(
        !start.is_empty() && start.iter().all(|s| words(&harness.screen()).contains(s.as_str()))
    );
    harness.play("e2");
    for _ in 0..6 {
        harness.wait(400);
    }
    let played = harness.words();
    let after = said(&played.split(' ').collect::<Vec<_>>());
    assert!(after.len() >= 2, "{played}: {after:?}");
    let screen = words(&harness.screen());
    assert!(after.iter().all(|said| screen.contains(said.as_str())), "{after:#?}\n{screen}");
}
