//! Line mode, with and without a person at the keyboard.

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
        local_game: LocalGame::new(game_record, players.to_vec(), 5),
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
    let (_, moves) = piped.split_once("help.\n").expect("a welcome");
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
}

#[test]
fn a_crashed_engine_ends_the_game_instead_of_waiting_for_ever() {
    let players = [LocalPlayer::Human, LocalPlayer::Computer(engine::Level::MIN)];
    let (_, result) = play(&mut DeadEngine, &players, false, "e2\n");
    assert!(result.unwrap_err().to_string().contains("crashed"));
}
