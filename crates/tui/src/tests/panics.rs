use std::process::Command;
use std::time::Instant;
use std::{env, fs, process, thread};

use testbed::TestFolder;

use super::*;
use crate::saved_games::SavedGames;
use crate::terminal::GameFiles;

/// An engine that panics when a move is requested: on the drawing thread or on another one.
struct PanickingEngine {
    on_other_thread: bool,
}

impl BackgroundEngine for PanickingEngine {
    fn request(&mut self, _: MoveRequest) {
        let panic = || panic!("a bug in the engine");
        if self.on_other_thread {
            thread::spawn(panic);
        } else {
            panic();
        }
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

/// Tells the child process which thread is to panic.
const THREAD_VARIABLE: &str = "PALISADE_BREAK_DOWN";

/// The child process of the test below, which runs it in a real terminal. Ignored, since by itself it
/// tests nothing.
#[test]
#[ignore = "the process that another test runs"]
fn panicking_child_process() {
    let thread = env::var_os(THREAD_VARIABLE).expect("a test starts this process");
    let saved_games = SavedGames::from_env(|name| env::var(name).ok());
    let mut files = GameFiles { saved_games, ..GameFiles::default() };
    let locale = Locale::new(Language::English);
    let engine = Box::new(PanickingEngine { on_other_thread: thread == "aside" });
    let menu = Menu::new(Game::Quoridor, crate::DEFAULT_LEVEL);
    let mut app = App::new(menu, locale, TerminalTheme::MONOCHROME, engine, 1);
    let mut game_record = GameRecord::new(GameSetup::new(Game::Quoridor)).expect("a valid setup");
    game_record.record.play("e2").expect("a move");
    let players = vec![LocalPlayer::Human, LocalPlayer::Computer(engine::Level::MIN)];
    for effect in app.start_game(LocalPlayer::seated(game_record, &players)) {
        crate::terminal::perform(effect, &mut app, &mut files).expect("the game is autosaved");
    }
    crate::terminal::run(&mut app, &mut files).expect("no thread panics");
}

#[test]
fn a_broken_engine_leaves_the_terminal_restored_and_the_game_saved() {
    for thread in ["here", "aside"] {
        let folder = TestFolder::new("broken");
        let socket = format!("palisade-broken-{thread}-{}", process::id());
        let tmux = |args: &[&str]| {
            let output = Command::new("tmux")
                .args(["-L", &socket, "-f", "/dev/null"])
                .args(args)
                .output()
                .expect("tmux is installed (cargo xtask does it)");
            String::from_utf8_lossy(&output.stdout).into_owned()
        };
        let (exe, path) = (env::current_exe().expect("this test"), folder.display());
        let script = format!(
            "stty -g > {path}/before; RUST_BACKTRACE=0 {THREAD_VARIABLE}={thread} \
             PALISADE_STATE={path} {} --exact --ignored --nocapture \
             tests::panics::panicking_child_process; stty -g > {path}/after; echo > {path}/end; cat",
            exe.display()
        );
        tmux(&["new-session", "-d", "-x", "80", "-y", "24", "sh", "-c", &script]);
        let started = Instant::now();
        while !folder.join("end").exists() && started.elapsed() < Duration::from_secs(60) {
            thread::sleep(Duration::from_millis(30));
        }
        let state = tmux(&["display", "-p", "#{alternate_on} #{mouse_any_flag} #{cursor_flag}"]);
        let screen = tmux(&["capture-pane", "-p"]);
        tmux(&["kill-server"]);
        let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
        assert_eq!(state.trim(), "0 0 1", "normal screen, no mouse capture, a cursor:\n{screen}");
        assert!(screen.contains("a bug in the engine"), "the panic is printed:\n{screen}");
        assert!(!read("before").is_empty());
        assert_eq!(read("after"), read("before"), "the terminal modes are restored");
        assert!(read("unfinished.palisade").contains("e2"), "the game is saved");
        fs::remove_dir_all(&folder).expect("our own folder");
    }
}
