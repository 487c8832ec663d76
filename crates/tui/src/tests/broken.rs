use std::process::Command;
use std::time::Instant;
use std::{env, fs, process, thread};

use super::*;
use crate::store::Store;

/// An opponent whose program has a bug: it breaks down on the thread it is told to.
struct Broken {
    aside: bool,
}

impl Opponent for Broken {
    fn ask(&mut self, _: Question) {
        let fail = || panic!("a bug in the engine");
        if self.aside {
            thread::spawn(fail);
        } else {
            fail();
        }
    }

    fn answer(&mut self) -> Option<Answer> {
        None
    }

    fn drop_question(&mut self) {}
}

/// Where the other process finds what to do; without it, there is nothing to do.
const STAGE: &str = "PALISADE_BREAK_DOWN";

/// Not a test of its own: what the test below runs in a real terminal.
#[test]
fn play_until_it_breaks() {
    let Some(aside) = env::var_os(STAGE).map(|aside| aside == "aside") else { return };
    let store = Store::of_environment(|name| env::var(name).ok());
    let locale = Locale::new(Language::English);
    let opponent = Box::new(Broken { aside });
    let mut app = App::menu(Game::Quoridor, None, locale, Theme::PLAIN, opponent, 1);
    let mut archive = Archive::new(Table::new(Game::Quoridor)).expect("a table");
    archive.record.play("e2").expect("a move");
    let players = vec![Player::Human, Player::Level(engine::Level::MIN)];
    for effect in app.begin(Session::new(archive, players, 5)) {
        crate::shell::perform(effect, &mut app, &store).expect("the game is kept");
    }
    crate::shell::run(&mut app, &store).expect("no thread breaks down");
}

#[test]
fn a_broken_program_gives_the_terminal_back_and_loses_no_game() {
    for aside in ["here", "aside"] {
        let folder = env::temp_dir().join(format!("palisade-broken-{aside}-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let socket = format!("palisade-broken-{aside}-{}", process::id());
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
            "stty -g > {path}/before; RUST_BACKTRACE=0 {STAGE}={aside} \
             PALISADE_STATE={path} {} --exact --nocapture \
             tests::broken::play_until_it_breaks; stty -g > {path}/after; echo > {path}/end; cat",
            exe.display()
        );
        tmux(&["new-session", "-d", "-x", "80", "-y", "24", "sh", "-c", &script]);
        let begun = Instant::now();
        while !folder.join("end").exists() && begun.elapsed() < Duration::from_secs(60) {
            thread::sleep(Duration::from_millis(30));
        }
        let state = tmux(&["display", "-p", "#{alternate_on} #{mouse_any_flag} #{cursor_flag}"]);
        let screen = tmux(&["capture-pane", "-p"]);
        tmux(&["kill-server"]);
        let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
        assert_eq!(state.trim(), "0 0 1", "own screen, no mouse, a cursor:\n{screen}");
        assert!(screen.contains("a bug in the engine"), "it says what broke:\n{screen}");
        assert!(!read("before").is_empty());
        assert_eq!(read("after"), read("before"), "the terminal is as it was");
        assert!(read("unfinished.palisade").contains("e2"), "the game is kept");
        fs::remove_dir_all(&folder).expect("our own folder");
    }
}
