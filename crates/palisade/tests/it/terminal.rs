//! `palisade play` in a real terminal (tmux), and line by line through pipes: however it ends, the
//! terminal is restored and the game is saved.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{fs, process, thread};

use crate::common::{Folder, PALISADE};

/// A terminal of 80 × 24 with a shell in it, in a tmux server of its own.
struct Tmux {
    socket: String,
}

impl Tmux {
    fn new(state: &Path) -> Tmux {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let tmux = Tmux { socket: format!("palisade-{}-{number}", process::id()) };
        let variable = format!("PALISADE_STATE={}", state.display());
        let config = format!("XDG_CONFIG_HOME={}", state.join("config").display());
        let shell = ["env", &variable, &config, "PS1=ready> ", "LC_ALL=C.UTF-8", "sh", "-m"];
        let start = ["-u", "-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24"];
        tmux.run(&[start.as_slice(), shell.as_slice()].concat());
        tmux.expect("ready>");
        tmux
    }

    fn run(&self, args: &[&str]) -> String {
        let output = Command::new("tmux")
            .args(["-L", &self.socket])
            .args(args)
            .output()
            .expect("tmux is installed (cargo xtask does it)");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn keys(&self, keys: &[&str]) {
        self.run(&[&["send-keys"], keys].concat());
    }

    fn screen(&self) -> String {
        self.run(&["capture-pane", "-p"])
    }

    /// Waits until the screen shows something.
    fn expect(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }

    fn wait(&self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if is_there(&screen) {
                return screen;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "no {what:?} on:\n{screen}");
            thread::sleep(Duration::from_millis(30));
        }
    }

    /// Checks that the shell is back with echo and line editing.
    fn expect_sane_shell(&self) {
        // What is typed before the program has ended, the program may still read.
        self.wait("prompt at the end", |screen| screen.trim_end().ends_with("ready>"));
        self.keys(&["clear; stty -a | grep -o -e ' icanon' -e ' echo '", "Enter"]);
        self.expect("icanon");
        // The command differs from its output, so that the echo of the command is not enough.
        self.keys(&["echo sa'ne'", "Enter"]);
        self.expect("sane");
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.run(&["kill-server"]);
    }
}

#[test]
fn a_game_in_a_real_terminal_is_saved_and_resumed() {
    let folder = Folder::new();
    let tmux = Tmux::new(folder.path());
    tmux.keys(&[&format!("{PALISADE} play quoridor --players human,human"), "Enter"]);
    tmux.expect("Player 1 to move");
    tmux.keys(&["Up", "Enter"]);
    tmux.expect("Player 2 to move");
    tmux.keys(&["f", "Enter"]);
    tmux.expect("━━━━━━━");

    // A smaller window, and a larger one.
    tmux.run(&["resize-window", "-x", "60", "-y", "18"]);
    tmux.expect("Palisade");
    tmux.run(&["resize-window", "-x", "120", "-y", "40"]);
    tmux.expect("Player 1 to move");

    tmux.keys(&["C-c"]);
    tmux.expect_sane_shell();

    // The game was saved, and the menu offers it.
    tmux.keys(&[&format!("{PALISADE} play"), "Enter"]);
    tmux.expect("unfinished");
    tmux.keys(&["Enter"]);
    tmux.expect("1.e2 2.e8h");
    tmux.keys(&["q"]);
    tmux.expect("unfinished");
    tmux.keys(&["q"]);
    tmux.expect_sane_shell();
}

#[test]
fn a_first_game_shows_the_board_and_what_the_opponent_says() {
    let folder = Folder::new();
    let tmux = Tmux::new(folder.path());
    tmux.keys(&[&format!("{PALISADE} learn quoridor game"), "Enter"]);
    tmux.expect("Player 1 to move");
    tmux.keys(&["Up", "Enter"]);
    tmux.expect("1.e2 2.");
    tmux.keys(&["C-c"]);
    tmux.expect_sane_shell();
}

/// A puzzle of one move.
const PUZZLE: &str = "q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 | by hand\n";

#[test]
fn lessons_analyses_and_puzzles_begin_in_the_menu_and_lead_back_to_it() {
    let folder = Folder::new();
    let tmux = Tmux::new(folder.path());
    tmux.keys(&[&format!("{PALISADE} play"), "Enter"]);
    tmux.expect("▸ Start");
    tmux.keys(&["Up", "Up", "Up", "Up", "Enter"]);
    tmux.expect("Lesson 1 of");
    tmux.keys(&[":", "e2", "Enter"]);
    tmux.expect("Right!");
    tmux.keys(&["q"]);
    tmux.expect("▸ Learn");
    // What was solved is kept.
    tmux.keys(&["Enter"]);
    tmux.expect("Lesson 2 of");
    tmux.keys(&["q"]);
    tmux.expect("▸ Learn");
    tmux.keys(&["Up", "Enter"]);
    tmux.expect("Player 2: 8 steps");
    tmux.keys(&["q"]);
    tmux.expect("▸ Analyse");
    tmux.keys(&["Down", "Down", "Enter"]);
    tmux.expect("s solution");
    tmux.keys(&["s"]);
    tmux.expect("The solution: ");
    tmux.keys(&["q"]);
    tmux.expect("▸ Puzzles");
    tmux.keys(&["q"]);
    tmux.expect_sane_shell();
    // A puzzle by its name has the screen to itself.
    let own = folder.path().join("own.txt");
    fs::write(&own, PUZZLE).expect("a file");
    tmux.keys(&[&format!("{PALISADE} puzzle --file {}", own.display()), "Enter"]);
    tmux.expect("Puzzle q1");
    tmux.keys(&[":", "e6", "Enter"]);
    tmux.expect("Solved!");
    tmux.keys(&["q"]);
    tmux.expect_sane_shell();
}

#[test]
fn a_terminal_without_unicode_is_sent_ascii() {
    let folder = Folder::new();
    let tmux = Tmux::new(folder.path());
    tmux.keys(&[&format!("LC_ALL=C {PALISADE} rules quoridor --width 40 && echo do'ne'"), "Enter"]);
    tmux.expect("done");
    let whole = tmux.run(&["capture-pane", "-p", "-S", "-"]);
    assert!(whole.is_ascii(), "{whole}");
}

#[test]
fn a_game_without_colour_ended_by_a_signal_leaves_a_sane_shell() {
    let folder = Folder::new();
    let tmux = Tmux::new(folder.path());
    let pid = folder.path().join("pid");
    let game = format!("exec env NO_COLOR=1 {PALISADE} play pacman --players human,1");
    tmux.keys(&[&format!("sh -c 'echo $$ > {}; {game}'", pid.display()), "Enter"]);
    tmux.expect("PAC-MAN variant");
    tmux.keys(&["Tab", "Enter"]);
    tmux.expect("1.");
    let pid = fs::read_to_string(pid).expect("the shell wrote it");
    let kill = format!("kill -TERM {}", pid.trim());
    let ended = Command::new("sh").args(["-c", &kill]).status().expect("a shell");
    assert!(ended.success());
    tmux.expect_sane_shell();
    assert!(folder.path().join("unfinished.palisade").exists(), "the game is saved");
}

#[test]
fn a_game_whose_terminal_closes_ends_and_is_saved() {
    let folder = Folder::new();
    let tmux = Tmux::new(folder.path());
    let pid = folder.path().join("pid");
    let game = format!("exec {PALISADE} play quoridor --players human,human");
    tmux.keys(&[&format!("sh -c 'echo $$ > {}; {game}'", pid.display()), "Enter"]);
    tmux.expect("Player 1 to move");
    tmux.keys(&["Up", "Enter"]);
    tmux.expect("Player 2 to move");
    let pid = fs::read_to_string(pid).expect("the shell wrote it");
    tmux.run(&["kill-server"]);
    let begun = Instant::now();
    while Command::new("kill")
        .args(["-0", pid.trim()])
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|s| s.success())
    {
        assert!(begun.elapsed() < Duration::from_secs(60), "it goes on without a terminal");
        thread::sleep(Duration::from_millis(30));
    }
    let saved = fs::read_to_string(folder.path().join("unfinished.palisade")).expect("it is saved");
    assert!(saved.contains("e2"), "{saved}");
}

/// Plays line by line; returns the output and whether the program succeeded.
fn play_plain(state: &Path, args: &[&str], input: &str) -> (String, bool) {
    let mut child = Command::new(PALISADE)
        .args(["--lang", "en", "play"])
        .args(args)
        .env("PALISADE_STATE", state)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.success())
}

#[test]
fn a_game_is_played_line_by_line() {
    let folder = Folder::new();
    let two = ["quoridor", "--plain", "--players", "human,human"];
    let (output, success) = play_plain(folder.path(), &two, "e2\ne5\nundo\nlegal\nresign\n");
    assert!(success, "{output}");
    assert!(output.contains("\nPlayer 1: e2\n"), "one line a move, without a prompt: {output}");
    assert!(output.contains("e5 is too far from e9") && output.contains("(C08)"), "{output}");
    assert!(output.contains("a1h a1v a2h"), "{output}");
    assert!(output.contains("Player 2 won"), "{output}");

    let computers = ["mspacman", "--seats", "3", "--players", "human,1,1", "--seed", "4"];
    let (output, success) = play_plain(folder.path(), &computers, "");
    assert!(success && output.contains("Rolled: spinner "), "{output}");
}

#[test]
fn two_players_are_not_three() {
    let folder = Folder::new();
    let args = ["--lang", "en", "play", "quoridor", "--plain", "--players", "human,human,3"];
    let output = Command::new(PALISADE)
        .args(args)
        .env("PALISADE_STATE", folder.path())
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("--players lists 3, but 2 players take part"), "{error}");
}

#[test]
fn what_a_script_plays_is_not_kept() {
    let folder = Folder::new();
    let two = ["quoridor", "--players", "human,human"];
    play_plain(folder.path(), &two, "e2\n");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn the_program_is_stopped_and_continued_by_the_shell() {
    let folder = Folder::new();
    let tmux = Tmux::new(folder.path());
    tmux.keys(&[&format!("{PALISADE} play quoridor --players human,human"), "Enter"]);
    tmux.expect("Player 1 to move");
    tmux.keys(&["C-z"]);
    tmux.expect("Stopped");
    tmux.expect_sane_shell();
    tmux.keys(&["fg", "Enter"]);
    tmux.expect("Player 1 to move");
    tmux.keys(&["Up", "Enter"]);
    tmux.expect("Player 2 to move");
    tmux.keys(&["C-c"]);
    tmux.expect_sane_shell();
}

#[test]
fn a_terminal_without_unicode_is_drawn_in_ascii() {
    let folder = Folder::new();
    let tmux = Tmux::new(folder.path());
    let play = format!("LC_ALL=C {PALISADE} play quoridor --players human,human --lang fr");
    tmux.keys(&[&play, "Enter"]);
    tmux.expect("<^v>");
    let screen = tmux.screen();
    assert!(screen.is_ascii() && screen.contains("^"), "{screen}");
    tmux.keys(&["C-c"]);
    tmux.expect_sane_shell();
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let folder = Folder::new();
    let script = format!("yes legal | {PALISADE} play quoridor --plain | head -n 3");
    let output = Command::new("sh")
        .args(["-c", &script])
        .env("PALISADE_STATE", folder.path())
        .output()
        .expect("a shell");
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
