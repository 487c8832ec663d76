use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use arena::{Contestant, Match, MatchProgress, Sprt, SprtDecision, StartPosition, Tally};
use engine::Limits;
use game::Reason;
use locale::{Locale, Value};

use crate::error::{CliError, output_error};
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
    /// Who plays: level:1 to level:8, mcts:PLAYOUTS, or a UGI program's command line. The first is
    /// the one results speak of; with fewer players than seats the last fills the table
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
    /// Milliseconds for a move
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
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
        args.players.iter().map(|text| parse_contestant(text)).collect::<Result<_, _>>()?;
    if contestants.len() < 2 || contestants.len() > seats {
        return Err(Reason::new("match-players", "")
            .number("players", contestants.len())
            .number("seats", seats)
            .into());
    }
    // Something must limit the search; a tenth of a second per move is usual for a test.
    let unlimited = args.nodes.is_none() && args.depth.is_none();
    let movetime = args.movetime.or(unlimited.then_some(100)).map(Duration::from_millis);
    let engine_match = Match {
        start_positions,
        contestants,
        mirror: args.mirror,
        limits: Limits { movetime, nodes: args.nodes, depth: args.depth, ..Limits::default() },
        games: args.games,
        parallel: args.parallel,
        opening_plies: args.opening,
        max_plies: args.longest,
        seed: args.seed,
        sprt: args.sprt,
        record_folder: args.records.clone(),
    };
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

/// The progress line, where stderr is a terminal, and a line of its own for each game that a fault
/// decided.
fn report_progress(
    out: &mut impl Write,
    on_terminal: bool,
    progress: &MatchProgress<'_>,
    args: &Args,
    locale: &Locale,
) -> io::Result<()> {
    if let Some((contestant, fault)) = &progress.game.fault {
        let why = locale.reason(&Reason::from(fault));
        let who = args.players[*contestant].as_str();
        let game = progress.game.number + 1;
        let args = [("game", Value::from(game)), ("who", who.into()), ("why", why.into())];
        writeln!(out, "\r{}", locale.with("match-fault", &args))?;
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
    let mut text = format!("+{wins} ={draws} -{losses}  {}", tally.score_share());
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
    let mut lines = vec![
        locale.with(
            "match-result",
            &[
                ("who", args.players[0].as_str().into()),
                ("games", tally.games().into()),
                ("figures", figures(tally, args).into()),
            ],
        ),
        locale.with("match-luck", &[("p", format!("{:.4}", tally.score_share().p).into())]),
    ];
    if let Some((pacman, ghosts)) = tally.roles() {
        for (key, role) in [("match-as-pacman", pacman), ("match-as-ghosts", ghosts)] {
            let (pellets, turns) = (role.pellets.to_string(), role.turns.to_string());
            lines.push(locale.with(key, &[("pellets", pellets.into()), ("turns", turns.into())]));
        }
    }
    if tally.faults() > 0 {
        lines.push(locale.with("match-faults", &[("count", tally.faults().into())]));
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
    let share = tally.score_share();
    let mean = |mean: arena::MeanEstimate| serde_json::json!({"mean": mean.mean, "error": mean.error, "p": mean.p});
    let role = |role: arena::RoleStats| serde_json::json!({"games": role.games, "pellets": mean(role.pellets), "turns": mean(role.turns)});
    serde_json::json!({
        "games": tally.games(), "wins": wins, "draws": draws, "losses": losses,
        "faults": tally.faults(),
        "share": share.share, "share_error": share.error, "p": share.p,
        "elo": tally.elo().map(|elo| elo.elo), "elo_error": tally.elo().map(|elo| elo.error),
        "llr": sprt.map(|sprt| tally.llr(&sprt)),
        "verdict": decision.map(|decision| match decision {
            SprtDecision::Accepted => "accepted",
            SprtDecision::Rejected => "rejected",
        }),
        "as_pacman": tally.roles().map(|(pacman, _)| role(pacman)),
        "as_ghosts": tally.roles().map(|(_, ghosts)| role(ghosts)),
    })
}

fn parse_contestant(text: &str) -> Result<Contestant, CliError> {
    Contestant::parse(text)
        .ok_or_else(|| Reason::new("match-unknown-player", "").text("word", text).into())
}

fn parse_sprt(word: &str) -> Result<Sprt, ValueError> {
    let parsed = word.split_once(',').and_then(|(elo0, elo1)| {
        let (elo0, elo1): (f64, f64) = (elo0.parse().ok()?, elo1.parse().ok()?);
        (elo0 < elo1).then(|| Sprt::new(elo0, elo1))
    });
    parsed.ok_or_else(|| ValueError(Reason::new("usage-want-sprt", "")))
}
