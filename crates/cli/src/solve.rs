use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use game::Reason;
use locale::Locale;
use rules::pacman::{KnownResult, Maze, MazeNote, MazeWinner};
use rules::{AnyPosition, Game};
use serde_json::{Value as Json, json};
use solver::{
    Error, FairMaze, FairMazeSearch, FairSearchFile, FairSearchProgress, FairSearchState,
    GameValue, MazeCandidates, PositionVerdict, RandomMazes, SolveProgress, SolveRequest,
    TablebaseCache, VerdictCounts,
};

use crate::error::{CliError, output_error};
use crate::interrupt::Interrupt;
use crate::setup::SetupArgs;

/// `palisade solve`: the maze, the rules and the number of lives to solve for.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,
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

/// The fair maze to search for.
#[derive(clap::Args)]
struct FairArgs {
    /// Look for a maze that the ghosts win until PAC-MAN has all his lives, and print its file
    #[arg(long, conflicts_with_all = ["seats", "quick", "json"])]
    fair: bool,
    /// How large its board is
    #[arg(
        long,
        value_name = "FILESxRANKS",
        default_value = "6x6",
        requires = "fair",
        conflicts_with = "maze"
    )]
    size: String,
    /// How many ghosts it has
    #[arg(long, value_name = "N", default_value = "3", requires = "fair", conflicts_with = "maze", value_parser = clap::value_parser!(u8).range(1..=4))]
    ghosts: u8,
    /// How many pellets it has
    #[arg(long, value_name = "N", default_value = "3", requires = "fair", conflicts_with = "maze", value_parser = clap::value_parser!(u8).range(1..=4))]
    pellets: u8,
    /// How many fences it has
    #[arg(long, value_name = "N", default_value = "6", requires = "fair", conflicts_with = "maze", value_parser = clap::value_parser!(u8).range(0..=32))]
    fences: u8,
    /// Both wins, PAC-MAN's and the ghosts' with a life fewer, take at least so many turns
    #[arg(long, value_name = "N", default_value = "1", requires = "fair", value_parser = clap::value_parser!(u16).range(1..=99))]
    turns: u16,
    /// Where to begin; the same seed finds the same maze
    #[arg(long, value_name = "N", default_value = "1", requires = "fair")]
    seed: u64,
}

/// By default a maze is solved for at least this many lives: more than the official game has, since
/// people argue about them.
const DEFAULT_LIVES: u8 = 4;

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let start = args.setup.of_game(Game::Pacman)?.start()?;
    let AnyPosition::Pacman(start) = start else { unreachable!("a set-up of that game") };
    let mut request = SolveRequest::new(start.maze().clone(), *start.options());
    if let Some(threads) = args.threads {
        request.threads = threads.into();
    }
    let mut progress_line = ProgressLine {
        locale,
        on_terminal: io::stderr().is_terminal(),
        interrupt: Interrupt::default(),
        left: None,
        told: None,
    };
    if args.fair.fair {
        return find_fair_maze(args, &request, &mut progress_line);
    }
    let asked = args.lives.or(request.options.lives);
    request.lives = asked.unwrap_or(request.lives.max(DEFAULT_LIVES));
    let mut out = io::stdout().lock();
    if args.quick {
        let starts = request.start_values(&mut |progress| progress_line.show(progress));
        progress_line.clear();
        return print_report(
            &mut out,
            args.json,
            locale,
            &request,
            &Report { starts: starts.map_err(solve_error)?, ..Report::default() },
        );
    }
    let cache = args.cache();
    if let Err(Error::Foreign { path } | Error::Damaged { path }) =
        cache.open(&request.maze, &request.options)
    {
        let path = [("path", path.display().to_string().into())];
        let _ = writeln!(io::stderr(), "{}", locale.with("solve-anew", &path));
    }
    progress_line.interrupt = Interrupt::catch();
    let tablebase = cache.solve(&request, &mut |progress| progress_line.show(progress));
    progress_line.clear();
    let summary = tablebase.map_err(solve_error)?.summary()?;
    let report = Report {
        starts: summary.starts,
        counts: summary.counts,
        file: Some((cache.path(&request.maze, &request.options), summary.bytes)),
    };
    print_report(&mut out, args.json, locale, &request, &report)
}

impl Args {
    /// The folder where solutions are kept, and where searches continue from.
    fn cache(&self) -> TablebaseCache {
        self.cache.clone().map_or_else(user_cache, TablebaseCache::new)
    }
}

/// Why solving ended without a solution; Ctrl-C has its own exit code.
fn solve_error(error: Error) -> CliError {
    match error {
        Error::Stopped => CliError::interrupted(error),
        _ => error.into(),
    }
}

/// The tablebase cache in the user's cache folder.
pub(crate) fn user_cache() -> TablebaseCache {
    TablebaseCache::user(|name| std::env::var(name).ok())
}

/// The result that is printed.
#[derive(Default)]
struct Report {
    starts: Vec<GameValue>,
    counts: Vec<VerdictCounts>,
    file: Option<(PathBuf, u64)>,
}

fn print_report(
    out: &mut impl Write,
    as_json: bool,
    locale: &Locale,
    request: &SolveRequest,
    report: &Report,
) -> Result<(), CliError> {
    if as_json {
        return writeln!(out, "{}", report.json(request)).map_err(output_error);
    }
    for line in report.lines(locale) {
        writeln!(out, "{line}").map_err(output_error)?;
    }
    Ok(())
}

impl Report {
    fn lines(&self, locale: &Locale) -> Vec<String> {
        let mut lines = Vec::new();
        for (nth, value) in self.starts.iter().enumerate() {
            let key = match value.verdict {
                PositionVerdict::PacWins => "solve-start-pac",
                PositionVerdict::GhostsWin => "solve-start-ghosts",
                PositionVerdict::Endless => "solve-start-endless",
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

    fn json(&self, request: &SolveRequest) -> Json {
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
            .non_default()
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

/// Searches for a fair maze and prints it as a maze file. Interrupted, the same command continues.
fn find_fair_maze(
    args: &Args,
    request: &SolveRequest,
    progress_line: &mut ProgressLine<'_>,
) -> Result<(), CliError> {
    let search = args.fair_search(request)?;
    let file = FairSearchFile::new(args.cache().folder(), &search);
    let state = match file.read() {
        Err(Error::Damaged { path }) => {
            let path = [("path", path.display().to_string().into())];
            progress_line.note(&progress_line.locale.with("solve-search-anew", &path));
            FairSearchState::default()
        }
        state => state.map_err(solve_error)?,
    };
    if state.tried() > 0 {
        let tried = [("tried", state.tried().into())];
        progress_line.note(&progress_line.locale.with("solve-search-continues", &tried));
    }
    progress_line.interrupt = Interrupt::catch();
    let found = search.find_from_file(&file, state, &mut |state, progress| {
        progress_line.show_search(state, progress)
    });
    progress_line.clear();
    let text = maze_file(&found.map_err(solve_error)?, &search_command(&search));
    write!(io::stdout().lock(), "{text}").map_err(output_error)
}

impl Args {
    /// The search for a fair maze that these arguments describe.
    fn fair_search(&self, request: &SolveRequest) -> Result<FairMazeSearch, CliError> {
        let FairArgs { size, ghosts, pellets, fences, turns, seed, .. } = &self.fair;
        let (candidates, own_lives) = if self.setup.has_maze() {
            let maze = request.maze.clone();
            let own_lives = maze.lives().max(2);
            (MazeCandidates::Near { maze, seed: *seed }, own_lives)
        } else {
            let mazes = RandomMazes {
                files: parse_side(size, 0)?,
                ranks: parse_side(size, 1)?,
                ghosts: (*ghosts).into(),
                pellets: (*pellets).into(),
                fences: (*fences).into(),
                seed: *seed,
            };
            (MazeCandidates::Random(mazes), 3)
        };
        let lives = self.lives.or(request.options.lives).unwrap_or(own_lives);
        if lives < 2 {
            return Err(Reason::new("solve-fair-lives", "P04").into());
        }
        Ok(FairMazeSearch {
            candidates,
            lives,
            turns: *turns,
            options: request.options,
            threads: request.threads,
        })
    }
}

/// The files or the ranks of a size such as `6x6`.
fn parse_side(size: &str, nth: usize) -> Result<usize, CliError> {
    let sides: Vec<&str> = size.split('x').collect();
    let side = sides.get(nth).filter(|_| sides.len() == 2).and_then(|side| side.parse().ok());
    side.filter(|side| (Maze::MIN_SIDE..=Maze::MAX_SIDE).contains(side))
        .ok_or_else(|| Reason::new("solve-size", "P02").text("word", size).into())
}

/// The command that searches for the same maze from the beginning.
fn search_command(search: &FairMazeSearch) -> String {
    let FairMazeSearch { candidates, lives, turns, options, .. } = search;
    let mut command = "palisade solve --fair".to_owned();
    command += &match candidates {
        MazeCandidates::Near { maze, seed } => {
            format!(" --maze {} --seed {seed}", maze.reference())
        }
        MazeCandidates::Random(RandomMazes { files, ranks, ghosts, pellets, fences, seed }) => {
            format!(
                " --size {files}x{ranks} --ghosts {ghosts} --pellets {pellets} --fences {fences} --seed {seed}"
            )
        }
    };
    command += &format!(" --lives {lives}");
    if *turns > 1 {
        command += &format!(" --turns {turns}");
    }
    for (name, value) in options.non_default().into_iter().filter(|(name, _)| *name != "lives") {
        command += &format!(" --option {name}={value}");
    }
    command
}

/// A maze that was found as a file, with who wins and the command that found it.
fn maze_file(fair: &FairMaze, command: &str) -> String {
    let results = fair.starts.iter().map(|value| KnownResult {
        winner: match value.verdict {
            PositionVerdict::PacWins => MazeWinner::Pacman,
            PositionVerdict::GhostsWin | PositionVerdict::Endless => MazeWinner::Ghosts,
        },
        turns: value.turns,
    });
    // Whoever wins with so many lives wins as soon with more.
    let verdict = KnownResult::verdict(&results.collect::<Vec<_>>(), true);
    let note = |key, text| MazeNote { key, text };
    let notes = vec![note("verdict", verdict), note("note", command.to_owned())];
    Maze::clone(&fair.maze).with_notes(notes).to_file_text()
}

/// The progress of solving, as one line that is overwritten.
struct ProgressLine<'a> {
    locale: &'a Locale,
    on_terminal: bool,
    interrupt: Interrupt,
    /// The seconds left that were shown last. An estimate that rises is not shown: the line counts down,
    /// or stands still.
    left: Option<u64>,
    /// When a search said last how far it is, elsewhere than on a terminal.
    told: Option<Instant>,
}

/// Elsewhere than on a terminal a search says so often how far it is: a log stays short.
const TELL_INTERVAL: Duration = Duration::from_secs(60);

impl ProgressLine<'_> {
    /// Which maze a search for a fair one is solving, and what became of those before; elsewhere than on a
    /// terminal a remark once a minute.
    fn show_search(&mut self, state: &FairSearchState, progress: FairSearchProgress) -> bool {
        if self.on_terminal {
            // A narrow terminal cuts the line off: what goes on in the next one is not overwritten.
            let line = self.search_line(state, progress);
            let _ = write!(io::stderr(), "\r\x1b[?7l{line}\x1b[K\x1b[?7h");
        } else if self.is_due(Instant::now()) {
            self.note(&self.search_line(state, progress));
        }
        !self.interrupt.is_requested()
    }

    fn search_line(&self, state: &FairSearchState, progress: FairSearchProgress) -> String {
        let share = self.locale.language().chance((1000.0 * progress.solving.share) as i64);
        let arguments = [
            ("nth", progress.nth.into()),
            ("lives", progress.lives.into()),
            ("percent", share.into()),
            ("pac", state.pac.into()),
            ("ghosts", state.ghosts.into()),
            ("endless", state.endless.into()),
            ("short", state.short.into()),
        ];
        self.locale.with("solve-search", &arguments)
    }

    /// A remark on a line of its own.
    fn note(&self, line: &str) {
        let mark = if self.on_terminal { "" } else { "# " };
        let _ = writeln!(io::stderr(), "{mark}{line}");
    }

    /// Whether a minute has passed since a search said how far it is.
    fn is_due(&mut self, now: Instant) -> bool {
        let is_due = self.told.is_none_or(|told| now.duration_since(told) >= TELL_INTERVAL);
        if is_due {
            self.told = Some(now);
        }
        is_due
    }

    fn show(&mut self, progress: SolveProgress) -> bool {
        if self.on_terminal {
            let estimate = progress.remaining.map(|left| left.as_secs());
            self.left = self.left.into_iter().chain(estimate).min();
            let left = self.left.map_or("…".to_owned(), |left| left.to_string());
            let arguments = [
                ("layer", progress.layer.into()),
                ("layers", progress.layers.into()),
                ("left", left.into()),
            ];
            let _ =
                write!(io::stderr(), "\r{}\x1b[K", self.locale.with("solve-progress", &arguments));
        }
        !self.interrupt.is_requested()
    }

    fn clear(&mut self) {
        if self.on_terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use locale::Language;

    use super::*;

    /// Progress is reported many times a maze, whether mazes take a moment or an hour.
    #[test]
    fn in_a_pipe_a_search_says_once_a_minute_how_far_it_is() {
        let locale = Locale::new(Language::English);
        let mut line = ProgressLine {
            locale: &locale,
            on_terminal: false,
            interrupt: Interrupt::default(),
            left: None,
            told: None,
        };
        let began = Instant::now();
        let told = [0, 0, 1, 59, 60, 61, 119, 200, 259, 260]
            .map(|seconds| line.is_due(began + Duration::from_secs(seconds)));
        assert_eq!(told, [true, false, false, false, true, false, false, true, false, true]);
    }
}
