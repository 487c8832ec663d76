mod output;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use api::UtcTime;
use arena::{
    AdjudicationRules, Contestant, DrawRule, EngineConfig, Match, MatchClock, ProtocolLog,
    ResignRule, Sprt, StartPosition, TournamentFormat,
};
use engine::Limits;
use game::Reason;
use locale::Locale;

use self::output::MatchOutput;
use crate::engine_args::{EngineArgs, read_engines};
use crate::error::{CliError, ExitStatus, output_error};
use crate::interrupt::Interrupt;
use crate::openings::read_openings;
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
    #[arg(long = "player", value_name = "WHO", required_unless_present_any = ["engine", "engines"], num_args = 1)]
    players: Vec<String>,
    #[command(flatten)]
    engine: EngineArgs,
    /// Engines from a TOML file, a table [[engine]] for each
    #[arg(long, value_name = "FILE")]
    engines: Option<PathBuf>,
    /// Who meets whom where more than two engines play a game of two
    #[arg(long, value_enum, value_name = "NAME", conflicts_with = "mirror")]
    tournament: Option<TournamentChoice>,
    /// How many games at most
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Play this many openings, each between all who meet and from every seat, instead
    #[arg(long, value_name = "N", conflicts_with = "games")]
    rounds: Option<u64>,
    /// How many games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    parallel: u16,
    /// Play every opening once more with the last player in all seats: how the first does in each
    /// role of the PAC-MAN variant is told against that
    #[arg(long)]
    mirror: bool,
    /// Milliseconds for a move; 100 where nothing else limits it
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// Seconds for all moves of a game, or for each N moves, and seconds that each move adds
    #[arg(long, value_name = "[N/]S[+S]", conflicts_with = "movetime", value_parser = parse_clock)]
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
    #[arg(
        long,
        value_name = "PLIES",
        default_value_t = 4,
        default_value_if("openings", clap::builder::ArgPredicate::IsPresent, "0")
    )]
    opening: u32,
    /// Openings to play in turn, each from every seat: a file of records, or a line of moves each
    #[arg(long, value_name = "FILE", conflicts_with_all = ["mazes", "moves"])]
    openings: Option<PathBuf>,
    /// A game this long is a draw
    #[arg(long, value_name = "PLIES", default_value_t = 600)]
    longest: usize,
    /// Decide a game as a draw by scores
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    draw: Vec<String>,
    /// Decide a game as lost by scores
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    resign: Vec<String>,
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
    let start_positions = match (args.mazes.is_empty(), &args.openings) {
        (true, Some(path)) => read_openings(path, &start_position(&args.game)?)?,
        (true, None) => vec![start_position(&args.game)?],
        (false, _) => {
            let starts = args.mazes.iter().map(|maze| start_position(&args.game.with_maze(maze)));
            starts.collect::<Result<_, _>>()?
        }
    };
    let seats = start_positions[0].setup.seats();
    let contestants = contestants(args)?;
    let format = format(args, contestants.len(), seats)?;
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
    let mut engine_match = Match {
        start_positions,
        contestants,
        format,
        mirror: args.mirror,
        limits: Limits { movetime, nodes: args.nodes, depth: args.depth, ..Limits::default() },
        clock: args.clock,
        grace: Duration::from_millis(args.grace),
        games: args.games,
        parallel: args.parallel.into(),
        opening_plies: args.opening,
        max_plies: args.longest,
        adjudication: adjudication(args, seats)?,
        seed: args.seed,
        sprt: args.sprt,
        today,
        record_folder: args.records.clone(),
        protocol_log,
    };
    if let Some(rounds) = args.rounds {
        engine_match.games = rounds.saturating_mul(engine_match.schedule().games_per_opening());
    }
    let output = MatchOutput { engine_match: &engine_match, locale };
    engine_match.check().map_err(|(contestant, why)| output.cannot_play(contestant, why))?;
    engine_match.probe().map_err(|report| {
        CliError::from(output.program_fails(&report)).with_status(ExitStatus::CheckFailed)
    })?;
    let stderr = Mutex::new(io::stderr());
    let on_terminal = io::stderr().is_terminal();
    let interrupt = Interrupt::catch();
    let (tally, decision) = engine_match.run(&|| !interrupt.is_requested(), &|progress| {
        let mut stderr = stderr.lock().expect("no writer panics");
        let _ = output.report_progress(&mut *stderr, on_terminal, progress);
    })?;
    if on_terminal && !args.json {
        let _ = writeln!(io::stderr());
    }
    let result = match args.json {
        true => output.json(&tally, decision).to_string(),
        false => output.summary(&tally, decision),
    };
    writeln!(io::stdout(), "{result}").map_err(output_error)?;
    match &args.records {
        _ if !interrupt.is_requested() => Ok(()),
        Some(_) => Err(CliError::interrupted(Reason::new("solve-stopped", ""))),
        None => Err(CliError::interrupted(Reason::new("match-stopped", ""))),
    }
}

/// The day, as records have it.
fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UtcTime(since.as_millis() as u64).date()
}

fn start_position(game: &GameArgs) -> Result<StartPosition, CliError> {
    let position = game.record()?.position().clone();
    Ok(StartPosition { setup: game.setup()?, position, opening: Vec::new() })
}

/// The engines, those of `--player` first.
fn contestants(args: &Args) -> Result<Vec<EngineConfig>, CliError> {
    let mut contestants = Vec::new();
    for player in &args.players {
        contestants.push(EngineConfig::from(Contestant::parse(player)?));
    }
    contestants.extend(args.engine.engines()?);
    if let Some(path) = &args.engines {
        contestants.extend(read_engines(path)?);
    }
    Ok(contestants)
}

/// When games are decided by scores.
fn adjudication(args: &Args, seats: usize) -> Result<AdjudicationRules, CliError> {
    let draw = Some(&args.draw).filter(|words| !words.is_empty());
    let resign = Some(&args.resign).filter(|words| !words.is_empty());
    if seats != 2 && (draw.is_some() || resign.is_some()) {
        return Err(Reason::new("match-rule-seats", "").into());
    }
    let draw = draw.map(|words| DrawRule::parse(words.iter().map(String::as_str)));
    let resign = resign.map(|words| ResignRule::parse(words.iter().map(String::as_str)));
    Ok(AdjudicationRules { draw: draw.transpose()?, resign: resign.transpose()? })
}

/// Who meets whom: all at one table, unless they are too many for it or a tournament is asked for.
fn format(args: &Args, players: usize, seats: usize) -> Result<TournamentFormat, CliError> {
    let refused = |key| Err(CliError::from(Reason::new(key, "")));
    let format = match args.tournament {
        Some(_) if seats != 2 => return refused("match-tournament-seats"),
        Some(TournamentChoice::RoundRobin) => TournamentFormat::RoundRobin,
        Some(TournamentChoice::Gauntlet) => TournamentFormat::Gauntlet,
        None if seats == 2 && players > 2 => TournamentFormat::RoundRobin,
        None => TournamentFormat::OneTable,
    };
    let is_tournament = format != TournamentFormat::OneTable;
    if players < 2 || players > seats && !is_tournament {
        let reason = Reason::new("match-players", "");
        return Err(reason.number("players", players).number("seats", seats).into());
    }
    if is_tournament && players > 2 && args.sprt.is_some() {
        return refused("match-tournament-sprt");
    }
    if is_tournament && args.mirror {
        return refused("match-tournament-mirror");
    }
    Ok(format)
}

/// Who meets whom, as the command line names it.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum TournamentChoice {
    /// Everyone plays everyone else
    RoundRobin,
    /// The first plays everyone else
    Gauntlet,
}

fn parse_clock(word: &str) -> Result<MatchClock, ValueError> {
    MatchClock::parse(word).ok_or_else(|| ValueError(Reason::new("usage-want-match-clock", "")))
}

fn parse_sprt(word: &str) -> Result<Sprt, ValueError> {
    let numbers: Vec<f64> =
        word.split(',').map(|word| word.trim().parse().unwrap_or(f64::NAN)).collect();
    let is_rate = |rate: f64| rate > 0.0 && rate < 0.5;
    let parsed = match numbers[..] {
        [elo0, elo1] if elo0 < elo1 => Some(Sprt::new(elo0, elo1)),
        [elo0, elo1, alpha, beta] if elo0 < elo1 && is_rate(alpha) && is_rate(beta) => {
            Some(Sprt::new(elo0, elo1).with_error_rates(alpha, beta))
        }
        _ => None,
    };
    let is_finite = |sprt: &Sprt| sprt.elo0.is_finite() && sprt.elo1.is_finite();
    parsed.filter(is_finite).ok_or_else(|| ValueError(Reason::new("usage-want-sprt", "")))
}
