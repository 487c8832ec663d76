use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use arena::{
    Contestant, FaultReport, Match, MatchClock, MatchProgress, ProtocolLog, Sprt, SprtDecision,
    StartPosition, Tally,
};
use engine::Limits;
use game::Reason;
use locale::{Locale, Value};

use crate::error::{CliError, ExitStatus, output_error};
use crate::setup::GameArgs;
use crate::usage_error::ValueError;

/// `palisade match`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Mazes or boards that openings take turns on, by name
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', conflicts_with_all = ["maze", "position", "moves"])]
    mazes: Vec<String>,
    /// Who plays: level:1 to level:8, mcts:PLAYOUTS, or a UGI program's command line, quoted as in a
    /// shell. The first is the one results speak of; with fewer players than seats the last fills the
    /// table
    #[arg(long = "player", value_name = "WHO", required = true, num_args = 1)]
    players: Vec<String>,
    /// How many games at most
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// How many games at a time
    #[arg(long, value_name = "N", default_value_t = 1)]
    parallel: usize,
    /// Play every opening once more with the last player in all seats: how the first does in each
    /// role of the PAC-MAN variant is told against that
    #[arg(long)]
    mirror: bool,
    /// Milliseconds for a move; 100 where nothing else limits it
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// Seconds for all moves of a game, and seconds that each move adds
    #[arg(long, value_name = "S+S", conflicts_with = "movetime", value_parser = parse_clock)]
    clock: Option<MatchClock>,
    /// How many milliseconds longer a move may take; beyond that it loses the game
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    grace: u64,
    /// Positions looked at for a move
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Plies looked ahead for a move
    #[arg(long, value_name = "D")]
    depth: Option<u32>,
    /// Random plies before the players take over
    #[arg(long, value_name = "PLIES", default_value_t = 4)]
    opening: u32,
    /// A game this long is a draw
    #[arg(long, value_name = "PLIES", default_value_t = 600)]
    longest: usize,
    /// Where openings and dice begin
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Stop as soon as it is clear whether the first is stronger by ELO0 or by ELO1
    #[arg(long, value_name = "ELO0,ELO1", value_parser = parse_sprt)]
    sprt: Option<Sprt>,
    /// Keep every game here; a match that finds its own games there goes on
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Write every line that programs receive and send to this file
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let start_positions = match args.mazes.is_empty() {
        true => vec![start_position(&args.game)?],
        false => {
            let starts = args.mazes.iter().map(|maze| start_position(&args.game.with_maze(maze)));
            starts.collect::<Result<_, _>>()?
        }
    };
    let seats = start_positions[0].setup.seats();
    let contestants: Vec<_> =
        args.players.iter().map(|text| Contestant::parse(text)).collect::<Result<_, _>>()?;
    if contestants.len() < 2 || contestants.len() > seats {
        return Err(Reason::new("match-players", "")
            .number("players", contestants.len())
            .number("seats", seats)
            .into());
    }
    // Something must limit the search; a tenth of a second per move is usual for a test.
    let unlimited = args.nodes.is_none() && args.depth.is_none() && args.clock.is_none();
    let movetime = args.movetime.or(unlimited.then_some(100)).map(Duration::from_millis);
    let protocol_log = match &args.log {
        Some(path) => {
            let log = ProtocolLog::create(path);
            Some(Arc::new(log.map_err(|error| CliError::file("cli-cannot-write", path, &error))?))
        }
        None => None,
    };
    let engine_match = Match {
        start_positions,
        contestants,
        mirror: args.mirror,
        limits: Limits { movetime, nodes: args.nodes, depth: args.depth, ..Limits::default() },
        clock: args.clock,
        grace: Duration::from_millis(args.grace),
        games: args.games,
        parallel: args.parallel,
        opening_plies: args.opening,
        max_plies: args.longest,
        seed: args.seed,
        sprt: args.sprt,
        record_folder: args.records.clone(),
        protocol_log,
    };
    engine_match.probe().map_err(|report| {
        CliError::from(program_fails(&report, args, locale)).with_status(ExitStatus::CheckFailed)
    })?;
    let stderr = Mutex::new(io::stderr());
    let on_terminal = io::stderr().is_terminal();
    let (tally, decision) = engine_match
        .run(&|| true, &|progress| {
            let mut stderr = stderr.lock().expect("no writer panics");
            let _ = report_progress(&mut *stderr, on_terminal, progress, args, locale);
        })
        .map_err(|error| {
            let folder = args.records.clone().unwrap_or_default();
            CliError::file("match-records", &folder, &error)
        })?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", json(&tally, decision, args.sprt)).map_err(output_error)
    } else {
        if on_terminal {
            let _ = writeln!(io::stderr());
        }
        writeln!(out, "{}", summary(&tally, decision, args, locale)).map_err(output_error)
    }
}

fn start_position(game: &GameArgs) -> Result<StartPosition, CliError> {
    Ok(StartPosition { setup: game.setup()?, position: game.record()?.position().clone() })
}

/// Why a program cannot take part, with the last line it printed.
fn program_fails(report: &FaultReport, args: &Args, locale: &Locale) -> Reason {
    let mut why = locale.reason(&Reason::from(&report.fault));
    if let Some(line) = report.stderr.last() {
        why += &format!(" | {}", line.trim());
    }
    Reason::new("match-program", "").text("who", &args.players[report.contestant]).text("why", why)
}

/// The progress line, where stderr is a terminal, and a line of its own for each game that a fault
/// decided.
fn report_progress(
    out: &mut impl Write,
    on_terminal: bool,
    progress: &MatchProgress<'_>,
    args: &Args,
    locale: &Locale,
) -> io::Result<()> {
    if let Some(report) = &progress.game.fault {
        let why = locale.reason(&Reason::from(&report.fault));
        let who = args.players[report.contestant].as_str();
        let game = progress.game.number + 1;
        let args = [("game", Value::from(game)), ("who", who.into()), ("why", why.into())];
        let start = if on_terminal { "\r\x1b[K" } else { "" };
        writeln!(out, "{start}{}", locale.with("match-fault", &args))?;
        for line in &report.stderr {
            writeln!(out, "  | {line}")?;
        }
    }
    if on_terminal {
        let (tally, games) = (progress.tally, args.games);
        write!(out, "\r{}/{games}  {}\x1b[K", tally.games(), figures(tally, args))?;
    }
    out.flush()
}

/// The results in figures: wins, draws, losses, share of the points, Elo and LLR.
fn figures(tally: &Tally, args: &Args) -> String {
    let (wins, draws, losses) = tally.results();
    let mut text = format!("+{wins} ={draws} -{losses}");
    if let Some(share) = tally.score_share() {
        text += &format!("  {share}");
    }
    if let Some(elo) = tally.elo() {
        text += &format!("  Elo {elo}");
    }
    if let Some(sprt) = &args.sprt {
        let (low, high) = sprt.bounds();
        text += &format!("  LLR {:.2} [{low:.2}, {high:.2}]", tally.llr(sprt));
    }
    text
}

fn summary(tally: &Tally, decision: Option<SprtDecision>, args: &Args, locale: &Locale) -> String {
    let mut lines = vec![locale.with(
        "match-result",
        &[
            ("who", args.players[0].as_str().into()),
            ("games", tally.games().into()),
            ("figures", figures(tally, args).into()),
        ],
    )];
    if let Some(share) = tally.score_share() {
        lines.push(locale.with("match-luck", &[("p", format!("{:.4}", share.p).into())]));
    }
    if let Some((pacman, ghosts)) = tally.roles() {
        for (key, role) in [("match-as-pacman", pacman), ("match-as-ghosts", ghosts)] {
            let (pellets, turns) = (role.pellets.to_string(), role.turns.to_string());
            lines.push(locale.with(key, &[("pellets", pellets.into()), ("turns", turns.into())]));
        }
    }
    if tally.faults() > 0 {
        lines.push(locale.with("match-faults", &[("count", tally.faults().into())]));
    }
    for (who, overruns) in args.players.iter().zip(tally.overruns()) {
        if overruns.count > 0 {
            let arguments = [
                ("who", who.as_str().into()),
                ("count", overruns.count.into()),
                ("worst", (overruns.worst.as_millis() as u64).into()),
            ];
            lines.push(locale.with("match-overruns", &arguments));
        }
    }
    match decision {
        Some(SprtDecision::Accepted) => lines.push(locale.text("match-accepted")),
        Some(SprtDecision::Rejected) => lines.push(locale.text("match-rejected")),
        None => {}
    }
    lines.join("\n")
}

fn json(tally: &Tally, decision: Option<SprtDecision>, sprt: Option<Sprt>) -> serde_json::Value {
    let (wins, draws, losses) = tally.results();
    let (share, elo) = (tally.score_share(), tally.elo());
    let mean = |mean: arena::MeanEstimate| serde_json::json!({"mean": mean.mean, "error": mean.error, "p": mean.p});
    let role = |role: arena::RoleStats| serde_json::json!({"games": role.games, "pellets": mean(role.pellets), "turns": mean(role.turns)});
    let overruns = tally.overruns().iter().map(|overruns| {
        serde_json::json!({"count": overruns.count, "worst_seconds": overruns.worst.as_secs_f64()})
    });
    serde_json::json!({
        "games": tally.games(), "wins": wins, "draws": draws, "losses": losses,
        "faults": tally.faults(),
        "overruns": overruns.collect::<Vec<_>>(),
        "share": share.map(|share| share.share), "share_error": share.map(|share| share.error),
        "p": share.map(|share| share.p),
        // What is infinite becomes null.
        "elo": elo.map(|elo| elo.elo), "elo_error": elo.and_then(|elo| elo.error()),
        "elo_low": elo.map(|elo| elo.low), "elo_high": elo.map(|elo| elo.high),
        "llr": sprt.map(|sprt| tally.llr(&sprt)),
        "verdict": decision.map(|decision| match decision {
            SprtDecision::Accepted => "accepted",
            SprtDecision::Rejected => "rejected",
        }),
        "as_pacman": tally.roles().map(|(pacman, _)| role(pacman)),
        "as_ghosts": tally.roles().map(|(_, ghosts)| role(ghosts)),
    })
}

fn parse_clock(word: &str) -> Result<MatchClock, ValueError> {
    MatchClock::parse(word).ok_or_else(|| ValueError(Reason::new("usage-want-match-clock", "")))
}

fn parse_sprt(word: &str) -> Result<Sprt, ValueError> {
    let parsed = word.split_once(',').and_then(|(elo0, elo1)| {
        let (elo0, elo1): (f64, f64) = (elo0.parse().ok()?, elo1.parse().ok()?);
        (elo0 < elo1).then(|| Sprt::new(elo0, elo1))
    });
    parsed.ok_or_else(|| ValueError(Reason::new("usage-want-sprt", "")))
}
