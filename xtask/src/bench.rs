//! The measurements of the documents, as one table with the commit. Counts (instructions, nodes,
//! bytes) are the same on a busy machine and are compared; times are shown beside them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::commit::Commit;
use crate::levels::number;
use crate::step::{Step, root};
use crate::tool;

/// Where tables and figures go, one of each for a commit.
const FOLDER: &str = "target/bench";

/// A count that changes by more than this share is marked.
const TOLERANCE: f64 = 0.03;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Count,
    Time,
}

#[derive(Clone, Debug, PartialEq)]
struct Measurement {
    name: String,
    command: String,
    value: f64,
    unit: String,
    kind: Kind,
}

impl Measurement {
    fn new(name: &str, command: &str, value: f64, unit: &str, kind: Kind) -> Measurement {
        let [name, command, unit] = [name, command, unit].map(str::to_owned);
        Measurement { name, command, value, unit, kind }
    }
}

/// Commands of the program: as they are timed, as they are counted under callgrind, and what their
/// JSON counts.
const COMMANDS: [[&str; 3]; 7] = [
    ["perft quoridor --depth 4", "perft quoridor --depth 4", "nodes"],
    ["perft pacman --depth 11", "perft pacman --depth 10", "nodes"],
    ["perft mspacman --depth 8", "perft mspacman --depth 7", "nodes"],
    ["playouts quoridor --seconds 2", "playouts quoridor --seconds 5", "moves"],
    ["playouts pacman --seconds 2", "playouts pacman --seconds 5", "moves"],
    ["playouts mspacman --seconds 2", "playouts mspacman --seconds 20", "moves"],
    ["bench", "bench", "nodes"],
];

/// A small maze, solved with one thread.
const SOLVE: &str = "solve --quick --maze hedgerow --lives 3 --threads 1";

/// Counts instructions.
const VALGRIND: &str = "valgrind --tool=callgrind";

const LOAD: &str = "palisade-load play --games 500 --rate 1000 --seconds 8";

/// Measures, prints the table and writes it; `args` ask for more, or name the figures to compare with.
pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    let (mut browser, mut python, mut against) = (false, false, None);
    let mut args = args.iter();
    while let Some(&arg) = args.next() {
        match arg {
            "--browser" => browser = true,
            "--python" => python = true,
            "--against" => against = args.next().map(PathBuf::from),
            _ => return Err("bench [--browser] [--python] [--against FILE]".to_owned()),
        }
    }
    tool::ensure(&[tool::VALGRIND])?;
    let programs = ["--package", "palisade", "--package", "palisade-load"];
    Step::cargo(&[&["build", "--profile", "optimized", "--locked"], &programs[..]].concat())
        .run()?;
    let mut found = Vec::new();
    // What every command costs before it begins.
    let (_, start) = callgrind("--version")?;
    for command in COMMANDS {
        found.extend(measure(command, start)?);
    }
    let nodes = number(&palisade("bench")?, &["nodes"]);
    found.push(Measurement::new("bench", "palisade bench", nodes, "nodes", Kind::Count));
    found.extend(solve(start)?);
    found.extend(load()?);
    found.extend(page(browser)?);
    if python {
        found.extend(batch_steps()?);
    }
    let folder = root().join(FOLDER);
    fs::create_dir_all(&folder).map_err(|error| format!("{FOLDER}: {error}"))?;
    let commit = Commit::now()?;
    let file = folder.join(format!("{commit}.tsv"));
    let base = against.or_else(|| newest_other(&folder, &file));
    let before = match &base {
        Some(base) => read(base)?,
        None => Vec::new(),
    };
    let base = base.and_then(|base| Some(base.file_stem()?.to_string_lossy().into_owned()));
    let table = format!(
        "Commit {commit}, compared with {}.\n\n{}",
        base.as_deref().unwrap_or("nothing"),
        table(&found, &before)
    );
    println!("\n{table}");
    fs::write(file.with_extension("md"), &table)
        .and_then(|()| fs::write(&file, found.iter().map(to_line).collect::<String>()))
        .map_err(|error| format!("{}: {error}", file.display()))
}

fn measure([timed, counted, unit]: [&str; 3], start: f64) -> Result<[Measurement; 2], String> {
    let name = timed.split(" --").next().unwrap_or_default();
    let json = palisade(timed)?;
    let speed = number(&json, &[unit]) / number(&json, &["seconds"]);
    let (json, instructions) = callgrind(counted)?;
    let each = (instructions - start) / number(&json, &[unit]);
    let [timed, counted] = [timed, counted].map(|args| format!("palisade {args}"));
    let one = format!("instructions a {}", unit.trim_end_matches('s'));
    Ok([
        Measurement::new(name, &format!("{VALGRIND} {counted}"), each, &one, Kind::Count),
        Measurement::new(name, &timed, speed, &format!("{unit} a second"), Kind::Time),
    ])
}

fn solve(start: f64) -> Result<[Measurement; 2], String> {
    let began = Instant::now();
    palisade(SOLVE)?;
    let millis = began.elapsed().as_secs_f64() * 1000.0;
    let millions = (callgrind(SOLVE)?.1 - start) / 1e6;
    let [timed, counted] = ["", VALGRIND].map(|with| format!("{with} palisade {SOLVE}"));
    Ok([
        Measurement::new("solve", &counted, millions, "million instructions", Kind::Count),
        Measurement::new("solve", timed.trim(), millis, "ms", Kind::Time),
    ])
}

/// A server on its embedded database, played at by many.
fn load() -> Result<[Measurement; 3], String> {
    let output = capture(Command::new(built("palisade-load")).args(LOAD.split(' ').skip(1)))?.0;
    let figures = [
        ("server: load", "s (", "moves a second"),
        ("server: sent to the opponent's receipt, p99", "p99 ", "ms"),
        ("server: processor time", "processor time of the servers: ", "µs a move"),
    ];
    Ok(figures.map(|(name, before, unit)| {
        Measurement::new(name, LOAD, number_after(&output, before), unit, Kind::Time)
    }))
}

/// What the page weighs; with `browser`, also what it does in one.
fn page(browser: bool) -> Result<Vec<Measurement>, String> {
    let mut words = vec!["bench", "--profile", "optimized", "--locked", "--package"];
    words.extend(["palisade-browser", "--bench", "page", "--"]);
    words.extend((!browser).then_some("weight"));
    let (output, _) = capture(Command::new(env!("CARGO")).args(&words).current_dir(root()))?;
    let command = format!("cargo {}", words.join(" "));
    let lines = output.lines().filter_map(|line| {
        let [name, value, unit] = line.split('\t').collect::<Vec<_>>()[..] else { return None };
        let kind = if unit == "bytes" { Kind::Count } else { Kind::Time };
        Some(Measurement::new(name, &command, value.parse().ok()?, unit, kind))
    });
    Ok(lines.collect())
}

/// Steps of the Python package's batches.
fn batch_steps() -> Result<Vec<Measurement>, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let (output, _) = capture(Command::new(this).args(["python", "bench"]))?;
    let lines = output.lines().skip_while(|line| !line.contains("steps a second")).skip(1);
    let rows = lines.filter_map(|line| {
        let (name, value) = line.trim().rsplit_once(' ')?;
        let (name, value) =
            (format!("Batch: {}", name.trim()), value.replace(',', "").parse().ok()?);
        let command = "cargo xtask python bench";
        Some(Measurement::new(&name, command, value, "steps a second", Kind::Time))
    });
    Ok(rows.collect())
}

/// A program as it is handed out.
fn built(program: &str) -> PathBuf {
    root().join("target/optimized").join(program)
}

/// What a command of the program prints as JSON.
fn palisade(args: &str) -> Result<String, String> {
    Ok(capture(Command::new(built("palisade")).args(args.split(' ')).arg("--json"))?.0)
}

/// The same under callgrind, and how many instructions it took.
fn callgrind(args: &str) -> Result<(String, f64), String> {
    let mut words = VALGRIND.split(' ');
    let mut command = Command::new(words.next().expect("a program"));
    command.args(words).arg("--callgrind-out-file=/dev/null").arg(built("palisade"));
    let (output, told) =
        capture(command.args(args.split(' ')).arg("--json").stderr(Stdio::piped()))?;
    match number_after(&told, "Collected : ") {
        count if count.is_nan() => Err(format!("callgrind counts nothing: {told}")),
        count => Ok((output, count)),
    }
}

/// Runs a command; what it wrote to its output, and to its error stream where that is piped.
fn capture(command: &mut Command) -> Result<(String, String), String> {
    let name = format!("{command:?}");
    println!("▶ {name}");
    let output = command
        .stdout(Stdio::piped())
        .spawn()
        .and_then(std::process::Child::wait_with_output)
        .map_err(|error| format!("{name}: {error}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let told = text(&output.stderr);
    if !output.status.success() {
        return Err(format!("{name} failed ({}) {told}", output.status));
    }
    Ok((text(&output.stdout), told))
}

fn number_after(text: &str, before: &str) -> f64 {
    let Some((_, after)) = text.split_once(before) else { return f64::NAN };
    let end = after.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(after.len());
    after[..end].parse().unwrap_or(f64::NAN)
}

/// The figures that were written last, of another commit.
fn newest_other(folder: &Path, this: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let others = files.filter(|file| file != this && file.extension().is_some_and(|e| e == "tsv"));
    others.max_by_key(|file| fs::metadata(file).and_then(|data| data.modified()).ok())
}

fn read(file: &Path) -> Result<Vec<Measurement>, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    text.lines()
        .map(|line| from_line(line).ok_or_else(|| format!("{}: {line}", file.display())))
        .collect()
}

fn to_line(m: &Measurement) -> String {
    let kind = if m.kind == Kind::Count { "count" } else { "time" };
    format!("{}\t{}\t{}\t{kind}\t{}\n", m.name, m.value, m.unit, m.command)
}

fn from_line(line: &str) -> Option<Measurement> {
    let [name, value, unit, kind, command] = line.split('\t').collect::<Vec<_>>()[..] else {
        return None;
    };
    let kind = if kind == "count" { Kind::Count } else { Kind::Time };
    Some(Measurement::new(name, command, value.parse().ok()?, unit, kind))
}

/// The table in Markdown: counts first, and those in bold that changed by more than the tolerance.
fn table(found: &[Measurement], before: &[Measurement]) -> String {
    let mut text = "| what | figure | unit | before | change | command |\n".to_owned();
    text += "| --- | ---: | --- | ---: | ---: | --- |\n";
    let (counts, times): (Vec<_>, Vec<_>) = found.iter().partition(|m| m.kind == Kind::Count);
    for m in counts.into_iter().chain(times) {
        let old = before.iter().find(|old| old.name == m.name && old.unit == m.unit);
        let change = old.map(|old| m.value / old.value - 1.0);
        let shown = change.map_or(String::new(), |change| format!("{:+.1} %", 100.0 * change));
        let marked = m.kind == Kind::Count && change.is_some_and(|c| c.abs() > TOLERANCE);
        let shown = if marked { format!("**{shown}**") } else { shown };
        let old = old.map_or(String::new(), |old| figure(old.value));
        let Measurement { name, unit, command, .. } = m;
        text +=
            &format!("| {name} | {} | {unit} | {old} | {shown} | `{command}` |\n", figure(m.value));
    }
    text
}

/// A number with three digits that count, or all of a large one in groups of three.
fn figure(value: f64) -> String {
    if value < 1000.0 {
        let places = if value < 10.0 { 2 } else { 1 };
        return format!("{value:.places$}");
    }
    let digits = format!("{value:.0}");
    let groups = digits.as_bytes().rchunks(3).rev();
    groups.map(String::from_utf8_lossy).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measurement(value: f64, kind: Kind) -> Measurement {
        Measurement::new("perft", "palisade perft", value, "nodes", kind)
    }

    #[test]
    fn a_count_that_changed_is_marked_and_a_time_is_not() {
        let changed = |before, now, kind| {
            let table = table(&[measurement(now, kind)], &[measurement(before, kind)]);
            table.lines().nth(2).expect("a row").split(" | ").nth(4).expect("a cell").to_owned()
        };
        assert_eq!(changed(1000.0, 1029.0, Kind::Count), "+2.9 %");
        assert_eq!(changed(1000.0, 1031.0, Kind::Count), "**+3.1 %**");
        assert_eq!(changed(1000.0, 969.0, Kind::Count), "**-3.1 %**");
        assert_eq!(changed(1000.0, 500.0, Kind::Time), "-50.0 %");
    }

    #[test]
    fn counts_come_first_and_figures_can_be_read() {
        let found = [measurement(12.345, Kind::Time), measurement(1_234_567.0, Kind::Count)];
        let rows = table(&found, &[]);
        let rows: Vec<_> = rows.lines().skip(2).collect();
        assert_eq!(rows[0], "| perft | 1 234 567 | nodes |  |  | `palisade perft` |");
        assert_eq!(rows[1], "| perft | 12.3 | nodes |  |  | `palisade perft` |");
    }

    #[test]
    fn figures_are_written_and_read_again() {
        for kind in [Kind::Count, Kind::Time] {
            let one = measurement(0.1 + 0.2, kind);
            assert_eq!(from_line(to_line(&one).trim_end()), Some(one));
        }
    }

    #[test]
    fn numbers_are_found_in_what_programs_print() {
        let load = "7971 moves in 8s (996 a second), 0 games failed\n\
                    sent to opponent's receipt: p50 0.7 ms  p99 27.8 ms\n\
                    processor time of the servers: 178 µs a move\n";
        assert_eq!(number_after(load, "s ("), 996.0);
        assert_eq!(number_after(load, "p99 "), 27.8);
        assert_eq!(number_after(load, "processor time of the servers: "), 178.0);
        assert!(number_after(load, "p100 ").is_nan());
    }
}
