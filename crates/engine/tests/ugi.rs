//! The UGI protocol, line by line.

use std::alloc::{GlobalAlloc, Layout, System};
use std::io::{BufReader, Read, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use engine::Settings;
use engine::ugi::{UgiConfig, run};
use game::{Random, Reason, ReasonArg};
use rules::{Game, GameSetup};

/// A reason in words of the tests: its key, and what the protocol's own ones are about.
fn explain(reason: &Reason) -> String {
    let own = reason.key.starts_with("ugi-");
    let args = reason.args.iter().filter(|_| own).map(|(_, arg)| match arg {
        ReasonArg::Text(text) => format!(" {text}"),
        ReasonArg::Number(number) => format!(" {number}"),
        ReasonArg::Reason(why) => format!(" {}", explain(why)),
        ReasonArg::Term(_) | ReasonArg::Entry(_) => String::new(),
    });
    reason.key.to_owned() + &args.collect::<String>()
}

fn config(game: Game) -> UgiConfig<'static> {
    let settings = Settings { hash: 1, ..Settings::default() };
    UgiConfig { setup: GameSetup::new(game), settings, explain: &explain }
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
        "castle\nposition startpos moves e5\nsetoption name Level value 9\n\
         setoption name Colour value red\nsetoption name Seats value 3\nquery weather\n\
         position fen nonsense\nposition startpos moves e2\nquery turn\nquit\n",
    );
    assert_eq!(answers.len(), 9, "{answers:?}");
    // An unknown option has a second line.
    assert!(answers[..8].iter().all(|line| line.starts_with("info string ")), "{answers:?}");
    assert_eq!(answers[8], "response 2");
}

#[test]
fn go_is_refused_where_nobody_can_move() {
    let chance = answers(Game::Mspacman, "query turn\ngo depth 1\n");
    assert_eq!(chance[0], "response chance");
    assert_eq!(chance[1..], ["info string ugi-go-chance", "bestmove (none)"]);
    let over = answers(
        Game::Quoridor,
        "position fen e8,a5_0,0_1_- moves e9\ngo depth 1\nquery gameover\nquery result\nquery p1turn\n",
    );
    assert_eq!(over[..2], ["info string ugi-go-over", "bestmove (none)"]);
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
        let refused = "info string ugi-go-no-position";
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
            answers[0].starts_with("info string ugi-bad-move 1 c3"),
            "the position is read: {answers:?}"
        );
    }
    let lines = format!("position fen {text}\nquery turn\ngo nodes 100\n");
    let answers = answers(Game::Pacman, &lines);
    assert_eq!(answers[0], "response 1");
    assert!(answers.last().unwrap().starts_with("bestmove "), "{answers:?}");
}

/// A host waits for an answer to every `go`, whatever it has sent with it.
#[test]
fn every_go_has_one_best_move() {
    for (game, setup) in SEARCHES {
        for go in [
            "go movestogo 20 wtime 100 btime 100",
            "go wtime -100 btime 10",
            "go ponder",
            "go mate 3",
            "go searchmoves e2",
            "go searchmoves e5 nothing nodes 20",
            "go nodes 1e6",
            "go movetime abc",
            "go clock 1,2,3,4,5,6,7",
            "go winc",
            "go",
            "go infinite",
            "go sideways 3",
        ] {
            let answers = answers(game, &format!("{setup}{go}\nstop\nisready\n"));
            let best: Vec<_> =
                answers.iter().filter(|line| line.starts_with("bestmove ")).collect();
            assert_eq!(best.len(), 1, "{game} {go}: {answers:#?}");
            assert_ne!(best[0], "bestmove (none)", "{game} {go}");
        }
    }
}

#[test]
fn what_go_does_not_know_is_said() {
    let answers = answers(Game::Quoridor, "go mate 3 nodes 20\ngo searchmoves e5 e2 nodes 20\n");
    let said: Vec<_> = answers.iter().filter(|line| line.starts_with("info string ")).collect();
    let wanted = ["info string ugi-go-ignored mate 3", "info string ugi-go-no-move e5"];
    assert_eq!(said, wanted);
}

/// The best of the moves that are named, in every search, at every depth and with several lines.
#[test]
fn searchmoves_limits_the_moves_at_the_root() {
    for (game, setup) in SEARCHES {
        let legal: Vec<_> = {
            let lines = format!("setoption name MultiPV value 64\n{setup}go depth 1\n");
            let lines = answers(game, &lines);
            let first =
                |line: &String| Some(line.split_once(" pv ")?.1.split(' ').next()?.to_owned());
            lines.iter().filter_map(first).collect()
        };
        assert!(legal.len() > 2, "{game}: {legal:?}");
        let named = &legal[legal.len() - 2..];
        for limit in ["nodes 1", "nodes 300", "depth 3"] {
            let lines = format!(
                "setoption name MultiPV value 2\n{setup}go {limit} searchmoves {}\n",
                named.join(" ")
            );
            let answers = answers(game, &lines);
            let best = answers.last().unwrap().strip_prefix("bestmove ").unwrap();
            assert!(named.iter().any(|word| word == best), "{game} {limit}: {best} of {named:?}");
            for line in answers.iter().filter_map(|line| line.split_once(" pv ")) {
                let first = line.1.split(' ').next().unwrap();
                assert!(named.iter().any(|word| word == first), "{game} {limit}: {line:?}");
            }
        }
    }
}

#[test]
fn hosts_of_uci_are_understood() {
    let answers = answers(
        Game::Quoridor,
        "uci\nsetoption name hash value 2\nsetoption name PAWN_BEHIND value sidestep\n\
         setoption name Move Overhead value 10\nucinewgame\nisready\nposition startpos\n\
         go nodes 20\nuci\n",
    );
    let identified = answers.iter().position(|line| line == "uciok").unwrap();
    let unknown = [
        "info string option-unknown",
        "info string ugi-engine-options Threads Hash Level MultiPV Seats Ponder",
        "readyok",
    ];
    assert_eq!(answers[identified + 1..identified + 4], unknown);
    for line in [
        "option name Hash type spin default 2 min 1 max 65536",
        "option name pawn_behind type combo default sidestep var blocked var sidestep",
    ] {
        assert!(answers[identified + 4..].iter().any(|answer| answer == line), "{answers:#?}");
    }
    assert_eq!(answers.iter().filter(|line| line.starts_with("bestmove ")).count(), 1);
}

#[test]
fn bytes_that_are_no_text_end_nothing() {
    let mut output = Vec::new();
    run(&b"p\xffsition\nisready\n"[..], &mut output, config(Game::Quoridor)).unwrap();
    assert!(String::from_utf8(output).unwrap().ends_with("readyok\n"));
}

/// What a host may send, in any order: words of the protocol and others.
const WORDS: &str = include_str!("ugi-words.txt");

/// Lines of such words.
fn random_lines(random: &mut Random) -> String {
    let words: Vec<_> = WORDS.split_whitespace().collect();
    let mut pick = |words: &[&str]| words[random.below(words.len() as u32) as usize].to_owned();
    let mut lines = String::new();
    for _ in 0..24 {
        let first =
            pick(&["go", "go", "go", "position", "setoption name", "stop", "ponderhit", "*"]);
        let line = if first == "*" { pick(&words) } else { first };
        let count: usize = pick(&["0", "1", "2", "3", "5", "8"]).parse().unwrap();
        let rest: Vec<_> = (0..count).map(|_| pick(&words)).collect();
        lines += &format!("{line} {}\n", rest.join(" "));
    }
    lines
}

#[test]
fn a_host_that_sends_any_words_has_one_best_move_for_every_go() {
    let mut random = Random::new(38);
    for nth in 0..200 {
        let game = Game::ALL[nth % Game::ALL.len()];
        // What is asked for without an end is ended by the last line.
        let lines = format!("{}stop\n", random_lines(&mut random));
        let heard = lines.lines().take_while(|line| line.split_whitespace().next() != Some("quit"));
        let asked = heard.filter(|line| line.split_whitespace().next() == Some("go")).count();
        let answers = answers(game, &lines);
        let best = answers.iter().filter(|line| line.starts_with("bestmove ")).count();
        assert_eq!(best, asked, "{game}\n{lines}\n{answers:#?}");
    }
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

    /// Waits for a line that begins so, and the other does not come before it.
    fn hear_before(&self, word: &str, other: &str) {
        let patience = Duration::from_secs(60);
        loop {
            let line = self.lines.recv_timeout(patience).expect("an answer");
            assert!(!line.starts_with(other), "{line}");
            if line.starts_with(word) {
                return;
            }
        }
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

/// A ponder takes the opponent's time: it goes on however little time there is, until the opponent has
/// moved as expected, and is not answered before.
#[test]
fn a_ponder_ends_after_the_hit() {
    for (game, setup) in SEARCHES {
        for limit in ["movetime 1", "nodes 1", "wtime 1 btime 1", "depth 1", ""] {
            let conversation = Conversation::begin(game);
            conversation.say(setup);
            conversation.say(&format!("go ponder {limit}\nisready\n"));
            conversation.hear_before("readyok", "bestmove ");
            conversation.say("isready\n");
            conversation.hear_before("readyok", "bestmove ");
            // Without a limit it needs a `stop` even then.
            conversation.say(if limit.is_empty() { "ponderhit\nstop\n" } else { "ponderhit\n" });
            conversation.hear("bestmove ");
            conversation.say("isready\n");
            conversation.hear_before("readyok", "bestmove ");
            conversation.end();
        }
    }
}

#[test]
fn a_host_that_ponders_is_told_the_reply() {
    let answers = answers(Game::Quoridor, "setoption name ponder value True\ngo depth 3\n");
    let best: Vec<_> = answers.last().unwrap().split(' ').collect();
    assert_eq!((best.len(), best[2]), (4, "ponder"), "{best:?}");
}

#[test]
fn a_stop_ends_every_search_asked_for_before_it() {
    let lines = "go infinite\ngo infinite\ngo ponder\nstop\ngo nodes 20\n";
    let answers = answers(Game::Quoridor, lines);
    assert_eq!(answers.iter().filter(|line| line.starts_with("bestmove ")).count(), 4);
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

/// The system's allocator, which remembers the largest block and has none of 32 gibibytes.
struct LargestBlock;

const TOO_LARGE: usize = 32 << 30;

static LARGEST: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static ALLOCATOR: LargestBlock = LargestBlock;

// SAFETY: it is the system's, asked for what it was asked for.
#[allow(unsafe_code, reason = "an allocator is unsafe to write")]
unsafe impl GlobalAlloc for LargestBlock {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.size() >= TOO_LARGE {
            return std::ptr::null_mut();
        }
        LARGEST.fetch_max(layout.size(), Ordering::Relaxed);
        // SAFETY: as the caller has it.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if layout.size() >= TOO_LARGE {
            return std::ptr::null_mut();
        }
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

#[test]
fn a_table_that_does_not_fit_in_memory_is_refused() {
    for game in Game::ALL {
        let lines = "setoption name Hash value 2\nsetoption name Hash value 60000\nisready\nugi\n";
        let answers = answers(game, lines);
        let refusal = "info string ugi-hash-memory 60000 2";
        assert_eq!(answers[..2], [refusal, "readyok"], "{game}");
        let kept = "option name Hash type spin default 2 min 1 max 65536";
        assert!(answers.iter().any(|line| line == kept), "{game}: {answers:#?}");
    }
}
