use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use arena::{Entrant, Match, Progress, Sprt, Tally, Venue, Verdict};
use engine::Limits;
use game::Reason;
use locale::{Locale, Value};

use crate::failure::{Failure, output};
use crate::setup::GameArgs;

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
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Keep every game here; a match that finds its own games there goes on
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), Failure> {
    let venues = match args.mazes.is_empty() {
        true => vec![venue(&args.game)?],
        false => {
            args.mazes.iter().map(|maze| venue(&args.game.at(maze))).collect::<Result<_, _>>()?
        }
    };
    let seats = venues[0].table.seats();
    let entrants: Vec<_> =
        args.players.iter().map(|text| entrant(text)).collect::<Result<_, _>>()?;
    if entrants.len() < 2 || entrants.len() > seats {
        return Err(Reason::new("match-players", "")
            .number("players", entrants.len())
            .number("seats", seats)
            .into());
    }
    // Something must limit a thought; a tenth of a second is the usual pace of a test.
    let unlimited = args.nodes.is_none() && args.depth.is_none();
    let movetime = args.movetime.or(unlimited.then_some(100)).map(Duration::from_millis);
    let contest = Match {
        venues,
        entrants,
        mirror: args.mirror,
        limits: Limits { movetime, nodes: args.nodes, depth: args.depth, ..Limits::default() },
        games: args.games,
        parallel: args.parallel,
        opening: args.opening,
        longest: args.longest,
        seed: args.seed,
        sprt: args.sprt,
        folder: args.records.clone(),
    };
    let line = Mutex::new(io::stderr());
    let shown = io::stderr().is_terminal();
    let (tally, verdict) = contest
        .run(&|| true, &|news| {
            let mut line = line.lock().expect("no writer panics");
            let _ = tell(&mut *line, shown, news, args, locale);
        })
        .map_err(|error| {
            let folder = args.records.clone().unwrap_or_default();
            Failure::file("match-records", &folder, &error)
        })?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", json(&tally, verdict, args.sprt)).map_err(output)
    } else {
        if shown {
            let _ = writeln!(io::stderr());
        }
        writeln!(out, "{}", summary(&tally, verdict, args, locale)).map_err(output)
    }
}

fn venue(game: &GameArgs) -> Result<Venue, Failure> {
    Ok(Venue { table: game.table()?, start: game.record()?.position().clone() })
}

/// The line of progress, and a line of its own for a game that a fault decided.
fn tell(
    out: &mut impl Write,
    shown: bool,
    news: &Progress<'_>,
    args: &Args,
    locale: &Locale,
) -> io::Result<()> {
    if let Some((entrant, fault)) = &news.game.fault {
        let why = locale.reason(&Reason::from(fault));
        let who = args.players[*entrant].as_str();
        let game = news.game.number + 1;
        let args = [("game", Value::from(game)), ("who", who.into()), ("why", why.into())];
        writeln!(out, "\r{}", locale.with("match-fault", &args))?;
    }
    if shown {
        write!(out, "\r{}/{}  {}\x1b[K", news.tally.games(), args.games, short(news.tally, args))?;
    }
    out.flush()
}

/// Results in figures alone.
fn short(tally: &Tally, args: &Args) -> String {
    let (wins, draws, losses) = tally.results();
    let mut text = format!("+{wins} ={draws} -{losses}  {}", tally.share());
    if let Some(elo) = tally.elo() {
        text += &format!("  Elo {elo}");
    }
    if let Some(sprt) = &args.sprt {
        let (low, high) = sprt.bounds();
        text += &format!("  LLR {:.2} [{low:.2}, {high:.2}]", tally.llr(sprt));
    }
    text
}

fn summary(tally: &Tally, verdict: Option<Verdict>, args: &Args, locale: &Locale) -> String {
    let mut lines = vec![
        locale.with(
            "match-result",
            &[
                ("who", args.players[0].as_str().into()),
                ("games", tally.games().into()),
                ("figures", short(tally, args).into()),
            ],
        ),
        locale.with("match-luck", &[("p", format!("{:.4}", tally.share().p).into())]),
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
    match verdict {
        Some(Verdict::Accepted) => lines.push(locale.text("match-accepted")),
        Some(Verdict::Rejected) => lines.push(locale.text("match-rejected")),
        None => {}
    }
    lines.join("\n")
}

fn json(tally: &Tally, verdict: Option<Verdict>, sprt: Option<Sprt>) -> serde_json::Value {
    let (wins, draws, losses) = tally.results();
    let share = tally.share();
    let mean = |mean: arena::Mean| serde_json::json!({"mean": mean.mean, "error": mean.error, "p": mean.p});
    let role = |role: arena::Role| serde_json::json!({"games": role.games, "pellets": mean(role.pellets), "turns": mean(role.turns)});
    serde_json::json!({
        "games": tally.games(), "wins": wins, "draws": draws, "losses": losses,
        "faults": tally.faults(),
        "share": share.share, "share_error": share.error, "p": share.p,
        "elo": tally.elo().map(|elo| elo.elo), "elo_error": tally.elo().map(|elo| elo.error),
        "llr": sprt.map(|sprt| tally.llr(&sprt)),
        "verdict": verdict.map(|verdict| match verdict {
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
        }),
        "as_pacman": tally.roles().map(|(pacman, _)| role(pacman)),
        "as_ghosts": tally.roles().map(|(_, ghosts)| role(ghosts)),
    })
}

fn entrant(text: &str) -> Result<Entrant, Failure> {
    Entrant::parse(text)
        .ok_or_else(|| Reason::new("match-unknown-player", "").text("word", text).into())
}

fn sprt(word: &str) -> Result<Sprt, String> {
    let parsed = word.split_once(',').and_then(|(elo0, elo1)| {
        let (elo0, elo1): (f64, f64) = (elo0.parse().ok()?, elo1.parse().ok()?);
        (elo0 < elo1).then(|| Sprt::new(elo0, elo1))
    });
    parsed.ok_or_else(|| "two numbers such as 0,10, the smaller first".to_owned())
}
