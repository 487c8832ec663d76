use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use game::Reason;
use locale::Locale;
use rules::pacman::{Ghost, Maze, Plan};
use rules::{AnyPosition, Game};
use serde_json::{Value as Json, json};
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use solver::{Brief, Cache, Counts, Error, Fair, Progress, Request, Value, Verdict};

use crate::failure::{Failure, output};
use crate::setup::TableArgs;

/// Which maze, by which rules, how far.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Solve for one life up to this many
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=9))]
    lives: Option<u8>,
    /// Only say who wins from the start; keep nothing
    #[arg(long)]
    quick: bool,
    /// The folder where solutions are kept
    #[arg(long, value_name = "FOLDER")]
    cache: Option<PathBuf>,
    /// With how many threads
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    fair: FairArgs,
}

/// What fair maze to look for.
#[derive(clap::Args)]
struct FairArgs {
    /// Look for a maze that the ghosts win until PAC-MAN has all his lives, and print its file
    #[arg(long)]
    fair: bool,
    /// How large its board is
    #[arg(long, value_name = "FILESxRANKS", default_value = "6x6", requires = "fair")]
    size: String,
    /// How many ghosts it has
    #[arg(long, value_name = "N", default_value = "3", requires = "fair", value_parser = clap::value_parser!(u8).range(1..=4))]
    ghosts: u8,
    /// How many pellets it has
    #[arg(long, value_name = "N", default_value = "3", requires = "fair", value_parser = clap::value_parser!(u8).range(1..=4))]
    pellets: u8,
    /// How many fences it has
    #[arg(long, value_name = "N", default_value = "6", requires = "fair", value_parser = clap::value_parser!(u8).range(0..=32))]
    fences: u8,
    /// Where to begin; the same seed finds the same maze
    #[arg(long, value_name = "N", default_value = "1", requires = "fair")]
    seed: u64,
}

/// People argue about more lives than the box gives.
const LIVES: u8 = 4;

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), Failure> {
    let start = args.table.of(Game::Pacman)?.start()?;
    let AnyPosition::Pacman(start) = start else { unreachable!("a table of that game") };
    let mut request = Request::new(start.maze().clone(), *start.options());
    if let Some(threads) = args.threads {
        request.threads = threads.into();
    }
    let stop = Arc::default();
    let mut bar = Bar { locale, shown: io::stderr().is_terminal(), stop: Arc::clone(&stop) };
    if args.fair.fair {
        return find(args, &request, &mut bar);
    }
    request.lives = args.lives.unwrap_or(request.lives.max(LIVES));
    let mut out = io::stdout().lock();
    if args.quick {
        let starts = request.verdicts(&mut |progress| bar.show(progress));
        bar.clear();
        return write(
            &mut out,
            args.json,
            locale,
            &request,
            &Report { starts: starts?, ..Report::default() },
        );
    }
    let cache = args.cache.clone().map_or_else(user_cache, Cache::new);
    if let Err(Error::Foreign { path } | Error::Damaged { path }) =
        cache.open(&request.maze, &request.options)
    {
        let path = [("path", path.display().to_string().into())];
        let _ = writeln!(io::stderr(), "{}", locale.with("solve-anew", &path));
    }
    catch_interrupt(&stop);
    let table = cache.solve(&request, &mut |progress| bar.show(progress));
    bar.clear();
    let summary = table?.summary()?;
    let report = Report {
        starts: summary.starts,
        counts: summary.counts,
        file: Some((cache.path(&request.maze, &request.options), summary.bytes)),
    };
    write(&mut out, args.json, locale, &request, &report)
}

/// From now on Ctrl-C only asks to stop, so that what was solved can be said to be kept; the second
/// time it ends the program at once. Where it cannot be caught it does what it always does.
fn catch_interrupt(stop: &Arc<AtomicBool>) {
    if flag::register_conditional_shutdown(SIGINT, 130, Arc::clone(stop)).is_ok() {
        let _ = flag::register(SIGINT, Arc::clone(stop));
    }
}

/// The user's folder for solutions.
pub(crate) fn user_cache() -> Cache {
    Cache::user(|name| std::env::var(name).ok())
}

/// What is said at the end.
#[derive(Default)]
struct Report {
    starts: Vec<Value>,
    counts: Vec<Counts>,
    file: Option<(PathBuf, u64)>,
}

fn write(
    out: &mut impl Write,
    as_json: bool,
    locale: &Locale,
    request: &Request,
    report: &Report,
) -> Result<(), Failure> {
    if as_json {
        return writeln!(out, "{}", report.json(request)).map_err(output);
    }
    for line in report.lines(locale) {
        writeln!(out, "{line}").map_err(output)?;
    }
    Ok(())
}

impl Report {
    fn lines(&self, locale: &Locale) -> Vec<String> {
        let mut lines = Vec::new();
        for (nth, value) in self.starts.iter().enumerate() {
            let key = match value.verdict {
                Verdict::PacWins => "solve-start-pac",
                Verdict::GhostsWin => "solve-start-ghosts",
                Verdict::Endless => "solve-start-endless",
            };
            let arguments = [("lives", (nth + 1).into()), ("turns", value.turns.into())];
            lines.push(locale.with(key, &arguments));
        }
        for (nth, counts) in self.counts.iter().enumerate() {
            let arguments = [
                ("lives", (nth + 1).into()),
                ("pac", counts.pac.into()),
                ("ghosts", counts.ghosts.into()),
                ("endless", counts.endless.into()),
            ];
            lines.push(locale.with("solve-counts", &arguments));
        }
        if let Some((path, bytes)) = &self.file {
            let arguments = [
                ("path", path.display().to_string().into()),
                ("size", bytes.div_ceil(1 << 20).into()),
            ];
            lines.push(locale.with("solve-file", &arguments));
        }
        lines
    }

    fn json(&self, request: &Request) -> Json {
        let starts = self.starts.iter().enumerate().map(|(nth, value)| {
            json!({"lives": nth + 1, "value": value.verdict.word(), "turns": value.turns})
        });
        let counts = self.counts.iter().enumerate().map(|(nth, counts)| {
            json!({
                "lives": nth + 1,
                "pac": counts.pac,
                "ghosts": counts.ghosts,
                "endless": counts.endless,
            })
        });
        let options: serde_json::Map<String, Json> = request
            .options
            .list()
            .into_iter()
            .map(|(name, value)| (name.into(), value.into()))
            .collect();
        json!({
            "maze": request.maze.reference(),
            "options": options,
            "starts": starts.collect::<Vec<_>>(),
            "counts": counts.collect::<Vec<_>>(),
            "file": self.file.as_ref().map(|(path, _)| path.display().to_string()),
            "bytes": self.file.as_ref().map(|(_, bytes)| bytes),
        })
    }
}

/// Looks for a fair maze and prints it as a maze file.
fn find(args: &Args, request: &Request, bar: &mut Bar<'_>) -> Result<(), Failure> {
    let FairArgs { size, ghosts, pellets, fences, seed, .. } = &args.fair;
    let brief = Brief {
        files: side(size, 0)?,
        ranks: side(size, 1)?,
        ghosts: (*ghosts).into(),
        pellets: (*pellets).into(),
        fences: (*fences).into(),
        seed: *seed,
    };
    let lives = args.lives.unwrap_or(3);
    let found = brief
        .search(lives, &request.options, request.threads, &mut |_, progress| bar.show(progress));
    bar.clear();
    let mut command = format!(
        "palisade solve --fair --size {size} --ghosts {ghosts} --pellets {pellets} --fences {fences} --seed {seed} --lives {lives}"
    );
    for (name, value) in request.options.list() {
        command += &format!(" --option {name}={value}");
    }
    let text = maze_file(&found?, &command);
    write!(io::stdout().lock(), "{text}").map_err(output)
}

/// The files or the ranks of a size such as `6x6`.
fn side(size: &str, nth: usize) -> Result<usize, Failure> {
    let sides: Vec<&str> = size.split('x').collect();
    let side = sides.get(nth).filter(|_| sides.len() == 2).and_then(|side| side.parse().ok());
    side.filter(|side| (Maze::MIN..=Maze::MAX).contains(side))
        .ok_or_else(|| Reason::new("solve-size", "P02").text("word", size).into())
}

fn maze_file(fair: &Fair, command: &str) -> String {
    let Plan { files, ranks, lives, pac, ghosts, pellets, fences } = fair.maze.plan();
    let words = |words: Vec<String>| words.join(" ");
    let verdict = fair
        .verdicts
        .iter()
        .enumerate()
        .map(|(nth, value)| format!("{}: {} {}", nth + 1, value.verdict.word(), value.turns));
    let mut text = format!("verdict  lives {}\n", verdict.collect::<Vec<_>>().join(", "));
    text += &format!(
        "note     {command}\n\nsize     {files}x{ranks}\nlives    {lives}\npac      {pac}\n"
    );
    for (ghost, at) in Ghost::ALL.into_iter().zip(ghosts) {
        if let Some(at) = at {
            text += &format!("{:<8} {at}\n", ghost.word());
        }
    }
    text += &format!("pellets  {}\n", words(pellets.iter().map(ToString::to_string).collect()));
    text += &format!("fences   {}\n", words(fences.iter().map(ToString::to_string).collect()));
    text
}

/// One line on the terminal that tells how far solving has come.
struct Bar<'a> {
    locale: &'a Locale,
    shown: bool,
    stop: Arc<AtomicBool>,
}

impl Bar<'_> {
    fn show(&mut self, progress: Progress) -> bool {
        if self.shown {
            let left = progress.left.map_or("…".to_owned(), |left| left.as_secs().to_string());
            let arguments = [
                ("layer", progress.layer.into()),
                ("layers", progress.layers.into()),
                ("left", left.into()),
            ];
            let _ =
                write!(io::stderr(), "\r{}\x1b[K", self.locale.with("solve-progress", &arguments));
        }
        !self.stop.load(Ordering::Relaxed)
    }

    fn clear(&mut self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
