//! Line mode, with and without a person at the keyboard.

use play::LocalGame;

use super::*;
use crate::line_mode::LineMode;
use crate::saved_games::SavedGames;

/// Plays Quoridor line by line and returns what was printed.
fn play(
    engine: &mut dyn BackgroundEngine,
    players: &[LocalPlayer],
    interactive: bool,
    input: &str,
) -> (String, std::io::Result<()>) {
    let game_record = GameRecord::new(GameSetup::new(Game::Quoridor)).expect("a valid setup");
    let mut output = Vec::new();
    let result = LineMode {
        local_game: LocalGame::new(LocalPlayer::seated(game_record, players), 0),
        random: game::Random::new(5),
        started: std::time::Instant::now(),
        locale: &Locale::default(),
        saved_games: &mut SavedGames::without_autosave(),
        interactive,
        coach: false,
        engine,
        input: input.as_bytes(),
        output: &mut output,
    }
    .run();
    (String::from_utf8(output).expect("text"), result)
}

#[test]
fn a_prompt_is_for_people_and_an_echo_for_scripts() {
    let humans = [LocalPlayer::Human; 2];
    let (piped, _) = play(&mut FirstMoveEngine::default(), &humans, false, "e2\ne8\n");
    let words =
        ["Type a move, or help.", "Player 1: pawn e1, 10 fences", "Player 2: pawn e9, 10 fences"];
    let words = words.join("\n") + "\ne1,e9 10,10 1 -\n";
    let moves = piped.strip_prefix(&words).expect("it begins with words");
    assert_eq!(moves, "Player 1: e2\nPlayer 2: e8\n");
    let (typed, _) = play(&mut FirstMoveEngine::default(), &humans, true, "e2\ne8\n");
    assert!(typed.ends_with("Player 1: Player 2: Player 1: \n"), "{typed}");
}

#[test]
fn what_was_undone_can_be_redone() {
    let humans = [LocalPlayer::Human; 2];
    let (output, _) =
        play(&mut FirstMoveEngine::default(), &humans, false, "redo\ne2\nundo\nredo\nshow\n");
    assert!(output.contains("nothing to redo"), "{output}");
    assert!(output.trim_end().ends_with("e2,e9 10,10 2 -"), "{output}");
}

/// An engine whose thread has crashed.
struct DeadEngine;

impl BackgroundEngine for DeadEngine {
    fn request(&mut self, _: MoveRequest) {}

    fn poll(&mut self) -> Option<MoveReply> {
        None
    }

    fn is_alive(&self) -> bool {
        false
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
fn a_crashed_engine_ends_the_game_instead_of_waiting_for_ever() {
    let players = [LocalPlayer::Human, LocalPlayer::Computer(engine::Level::MIN)];
    let (_, result) = play(&mut DeadEngine, &players, false, "e2\n");
    assert!(result.unwrap_err().to_string().contains("crashed"));
}

/// A race without fences: player 1 gives it away with e5, player 2 gives it back with b5.
const RACE: &str = "palisade 1\ngame quoridor\nstart e6,a4 0,0 1 -\n\n";

/// Plays the race line by line and then goes on with `after`; returns what was printed after the game.
fn race_and(after: &str, interactive: bool) -> String {
    let game_record = GameRecord::parse(RACE).expect("a record");
    let mut output = Vec::new();
    let input = format!("e5\nb4\ne6\nb5\ne7\nb4\ne8\nb3\ne9\n{after}");
    LineMode {
        local_game: LocalGame::new(game_record, 0),
        random: game::Random::new(5),
        started: std::time::Instant::now(),
        locale: &Locale::default(),
        saved_games: &mut SavedGames::without_autosave(),
        interactive,
        coach: false,
        engine: &mut FirstMoveEngine::default(),
        input: input.as_bytes(),
        output: &mut output,
    }
    .run()
    .expect("it is written to memory");
    let output = String::from_utf8(output).expect("text");
    let (_, after) = output.rsplit_once("Player 1 won").expect("an end");
    after.to_owned()
}

#[test]
fn a_game_is_reviewed_and_replayed_line_by_line() {
    let told = race_and("review\nmoves\ngo 1\nline\nnext\nline\nback\nback\nquit\n", false);
    for sentence in [
        "Player 1: accuracy ",
        "What decided the game:\n  4  Player 2: b3 would have won, but b5 was played.",
        "Move 1 of 9: e5. blunder, loses 100.0% (it lets a sure win slip); better: e7",
        "Move 2 of 9: b4. best\n",
        "There is no better line here.",
        "Start position. Moves: 9\n",
    ] {
        assert!(told.contains(sentence), "{sentence} in {told}");
    }
    // The line that was better is played out on the board.
    let (_, line) = told.split_once("i\ne7\n").unwrap_or_else(|| panic!("a line in {told}"));
    assert!(line.contains("Move 2 of 9"), "{told}");
}

#[test]
fn a_person_is_offered_the_review_and_a_script_may_go() {
    let asked = race_and("dance\nquit\n", true);
    assert!(
        asked.contains("Type review to see how good each move was, or quit to leave.\n> "),
        "{asked}"
    );
    assert!(asked.contains("“dance” is not a command here."), "{asked}");
    let script = race_and("dance\nreview\n", false);
    assert!(!script.contains("accuracy"), "{script}");
}

#[test]
fn a_position_is_analysed_and_a_lesson_taken_line_by_line() {
    let humans = [LocalPlayer::Human; 2];
    let input = "analyse\nlearn chess\nlearn\ne2\nquit\ne2\n";
    let (output, _) = play(&mut FirstMoveEngine::default(), &humans, false, input);
    assert!(output.contains("\nDepth 3, "), "{output}");
    assert!(output.contains("There is no course “chess”"), "{output}");
    let lesson = output.find("Lesson 1 of").expect("a lesson");
    let solved = output.find("Lesson 2 of").expect("the first one is solved");
    let game = output.rfind("Player 1: e2").expect("the game goes on");
    assert!(lesson < solved && solved < game, "{output}");
    // It says where everybody is before the game goes on.
    assert!(output.ends_with("e1,e9 10,10 1 -\nPlayer 1: e2\n"), "{output}");
}
