//! The UGI protocol, line by line.

use std::alloc::{GlobalAlloc, Layout, System};
use std::io::{BufReader, Read, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use engine::Settings;
use engine::ugi::{UgiConfig, run};
use rules::{Game, GameSetup};

fn config(game: Game) -> UgiConfig<'static> {
    let settings = Settings { hash: 1, ..Settings::default() };
    UgiConfig { setup: GameSetup::new(game), settings, explain: &|reason| reason.key.to_owned() }
}

/// The engine's output for a whole input.
fn answers(game: Game, lines: &str) -> Vec<String> {
    let mut output = Vec::new();
    run(lines.as_bytes(), &mut output, config(game)).unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn ugi_lists_the_options() {
    for game in Game::ALL {
        let answers = answers(game, "ugi\nisready\nquit\n");
        assert!(answers[0].starts_with("id name Palisade"), "{answers:?}");
        for option in ["Threads", "Hash", "Level", "MultiPV", "Seats"] {
            let start = format!("option name {option} ");
            assert!(answers.iter().any(|line| line.starts_with(&start)), "{game}: {option}");
        }
        assert_eq!(answers[answers.len() - 2..], ["ugiok", "readyok"]);
    }
}

/// The options of the rules are declared with their values and the default of this set-up, and the
/// engine takes every value that it declares.
#[test]
fn ugi_declares_the_options_of_the_rules() {
    let declared = |game| -> Vec<_> {
        let rules = |line: &String| {
            line.split(' ').nth(2).is_some_and(|name| Game::option(game, name).is_some())
        };
        answers(game, "ugi\n").into_iter().filter(rules).collect()
    };
    assert_eq!(
        declared(Game::Mini),
        [
            "option name pawn_behind type combo default blocked var blocked var sidestep",
            "option name starter type spin default 1 min 1 max 4",
            "option name pieces type string default pawn",
            "option name repetition type combo default draw var draw var off",
            "option name move_seconds type string default off",
        ]
    );
    assert_eq!(
        declared(Game::Pacman)[4..],
        [
            "option name contact type combo default caught var caught var closed",
            "option name ghosts_share type check default true",
            "option name lives type spin default 3 min 1 max 9",
            "option name ghosts type string default 2,2,2,2",
            "option name repetition type combo default draw var draw var off",
        ]
    );
    for game in Game::ALL {
        assert_eq!(declared(game).len(), game.options().len(), "{game}");
        for line in declared(game) {
            let words: Vec<_> = line.split(' ').collect();
            let default = words.iter().position(|&word| word == "default").unwrap() + 1;
            let vars = words[default..].iter().filter(|&&word| word != "var");
            for value in vars.take_while(|&&word| word != "min") {
                let set = format!("setoption name {} value {value}\n", words[2]);
                assert!(answers(game, &set).is_empty(), "{game}: {set}");
            }
        }
    }
}

/// What was set is the default from then on, as with the options of the engine itself.
#[test]
fn ugi_declares_the_values_of_its_set_up() {
    let answers =
        answers(Game::Pacman, "setoption name Seats value 3\nsetoption name lives value 5\nugi\n");
    for line in [
        "option name Seats type spin default 3 min 2 max 5",
        "option name lives type spin default 5 min 1 max 9",
        "option name ghosts type string default 2,3,2,3",
    ] {
        assert!(answers.iter().any(|answer| answer == line), "{answers:#?}");
    }
}

#[test]
fn go_plays_from_any_position() {
    let answers = answers(
        Game::Quoridor,
        "position fen e7,e3_0,0_1_- moves e8\nquery turn\nposition startpos moves e2 e8\n\
         go depth 4\ngo nodes 3000\n",
    );
    assert_eq!(answers[0], "response 2");
    assert_eq!(answers.iter().filter(|line| line.starts_with("bestmove ")).count(), 2);
    let info = answers.iter().rfind(|line| line.starts_with("info depth")).unwrap();
    for word in [" nodes ", " nps ", " score cp ", " pv "] {
        assert!(info.contains(word), "{info}");
    }
}

#[test]
fn info_has_every_seats_chance_for_four_seats() {
    let answers = answers(
        Game::Quoridor,
        "setoption name Seats value 4\nposition startpos moves e2\nquery turn\n\
         go clock 300,300,300,300 inc 5\n",
    );
    assert_eq!(answers[0], "response 2");
    let info = answers.iter().find(|line| line.contains(" score seats ")).unwrap();
    let seats = info.split(" score seats ").nth(1).unwrap().split(' ').next().unwrap();
    assert_eq!(seats.split(',').count(), 4, "{info}");
}

#[test]
fn invalid_commands_are_reported_and_change_nothing() {
    let answers = answers(
        Game::Quoridor,
        "castle\ngo sideways 3\nposition startpos moves e5\nsetoption name Level value 9\n\
         setoption name Colour value red\nsetoption name Seats value 3\nquery weather\n\
         position fen nonsense\nposition startpos moves e2\nquery turn\nquit\n",
    );
    assert_eq!(answers.len(), 9, "{answers:?}");
    assert!(answers[..8].iter().all(|line| line.starts_with("info string ")), "{answers:?}");
    assert_eq!(answers[8], "response 2");
}

#[test]
fn go_is_refused_where_nobody_can_move() {
    let chance = answers(Game::Mspacman, "query turn\ngo depth 1\n");
    assert_eq!(chance[0], "response chance");
    assert_eq!(chance[1..], ["info string go refused: chance is to move", "bestmove (none)"]);
    let over = answers(
        Game::Quoridor,
        "position fen e8,a5_0,0_1_- moves e9\ngo depth 1\nquery gameover\nquery result\nquery p1turn\n",
    );
    assert_eq!(over[..2], ["info string go refused: the game is over", "bestmove (none)"]);
    assert_eq!(over[2..], ["response true", "response p1win", "response false"]);
}

#[test]
fn nothing_is_played_from_before_a_position_that_cannot_be_read() {
    for unreadable in ["fen e1,e9 10,10 1", "fen", "startpos e2", "startpos moves e2 e5", ""] {
        let lines = format!(
            "position startpos moves e2\nposition {unreadable}\ngo depth 1\nquery turn\nisready\n\
             position startpos moves e2\nquery turn\ngo depth 1\n"
        );
        let answers = answers(Game::Quoridor, &lines);
        assert!(answers[0].starts_with("info string "), "{unreadable}: {answers:?}");
        let refused = "info string go refused: the last position could not be read";
        let after = [refused, "bestmove (none)", "response unknown", "readyok", "response 2"];
        assert_eq!(answers[1..6], after, "{unreadable}");
        assert!(answers.last().unwrap().starts_with("bestmove e"), "{answers:?}");
    }
}

#[test]
fn a_position_has_its_blanks_or_the_older_underscores() {
    let maze = "5x4.2.c2.a4e4__.a1c4e1.b2vc3hd1v";
    let text = format!("c2 a4,e4,-,- a1,c4,e1 2 pac {maze}");
    for fen in [text.clone(), text.replace(' ', "_")] {
        let lines = format!("position fen {fen} moves c3\nquery turn\n");
        let answers = answers(Game::Pacman, &lines);
        assert!(
            answers[0].starts_with("info string move 1 c3"),
            "the position is read: {answers:?}"
        );
    }
    let lines = format!("position fen {text}\nquery turn\ngo nodes 100\n");
    let answers = answers(Game::Pacman, &lines);
    assert_eq!(answers[0], "response 1");
    assert!(answers.last().unwrap().starts_with("bestmove "), "{answers:?}");
}

/// An input whose writing end the test holds.
struct Pipe(mpsc::Receiver<Vec<u8>>, Vec<u8>);

impl Read for Pipe {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        if self.1.is_empty() {
            match self.0.recv() {
                Ok(bytes) => self.1 = bytes,
                Err(_) => return Ok(0),
            }
        }
        let count = out.len().min(self.1.len());
        out[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

/// An output that sends the test each line.
struct Lines(mpsc::Sender<String>, Vec<u8>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.1.extend_from_slice(bytes);
        while let Some(end) = self.1.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.1.drain(..=end).collect();
            let _ = self.0.send(String::from_utf8_lossy(&line).trim_end().to_owned());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A session that is spoken to while it searches.
struct Conversation {
    input: mpsc::Sender<Vec<u8>>,
    lines: mpsc::Receiver<String>,
    session: JoinHandle<std::io::Result<()>>,
}

impl Conversation {
    fn begin(game: Game) -> Conversation {
        let (input, received) = mpsc::channel();
        let (sent, lines) = mpsc::channel();
        let session = std::thread::spawn(move || {
            let input = BufReader::new(Pipe(received, Vec::new()));
            run(input, Lines(sent, Vec::new()), config(game))
        });
        Conversation { input, lines, session }
    }

    fn say(&self, text: &str) {
        self.input.send(text.as_bytes().to_vec()).unwrap();
    }

    /// Waits for a line that begins so.
    fn hear(&self, word: &str) {
        let patience = Duration::from_secs(60);
        while !self.lines.recv_timeout(patience).expect("an answer").starts_with(word) {}
    }

    fn end(self) {
        self.say("quit\n");
        self.session.join().unwrap().unwrap();
    }
}

/// A position for each of the searches.
const SEARCHES: [(Game, &str); 4] = [
    (Game::Quoridor, "position startpos\n"),
    (Game::Quoridor, "setoption name Seats value 4\nposition startpos\n"),
    (Game::Pacman, "position startpos\n"),
    (Game::Mspacman, "position startpos moves spin:5 spin:2\n"),
];

/// That it stops a few thousand nodes later is tested with the analyses.
#[test]
fn stop_ends_a_search_without_limits() {
    for (game, setup) in SEARCHES {
        let conversation = Conversation::begin(game);
        conversation.say(setup);
        conversation.say("go infinite\nisready\n");
        // It is at it by now.
        conversation.hear("readyok");
        conversation.say("stop\n");
        conversation.hear("bestmove ");
        conversation.end();
    }
}

#[test]
fn movetime_ends_a_search() {
    for (game, setup) in SEARCHES {
        let conversation = Conversation::begin(game);
        conversation.say(setup);
        conversation.say("go movetime 10\n");
        conversation.hear("bestmove ");
        conversation.end();
    }
}

/// The system's allocator, which remembers the largest block.
struct LargestBlock;

static LARGEST: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static ALLOCATOR: LargestBlock = LargestBlock;

// SAFETY: it is the system's, asked for what it was asked for.
#[allow(unsafe_code, reason = "an allocator is unsafe to write")]
unsafe impl GlobalAlloc for LargestBlock {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        LARGEST.fetch_max(layout.size(), Ordering::Relaxed);
        // SAFETY: as the caller has it.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        LARGEST.fetch_max(layout.size(), Ordering::Relaxed);
        // SAFETY: as the caller has it.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as the caller has it.
        unsafe { System.dealloc(block, layout) }
    }
}

/// The other tests have tables of a mebibyte.
#[test]
fn a_large_transposition_table_is_allocated_before_the_clock_runs() {
    let conversation = Conversation::begin(Game::Quoridor);
    conversation.say("setoption name Hash value 256\nposition startpos\nisready\n");
    conversation.hear("readyok");
    assert!(LARGEST.swap(0, Ordering::Relaxed) >= 128 << 20);
    conversation.say("go nodes 1000\n");
    conversation.hear("bestmove ");
    assert!(LARGEST.load(Ordering::Relaxed) < 64 << 20);
    conversation.end();
}
