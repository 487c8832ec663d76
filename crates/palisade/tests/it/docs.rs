//! The documents show what the program does: blocks marked `console` are run, and every other command
//! line at least names commands and flags that exist.
//!
//! In a `console` block a line that starts with `$ ` is a command (a `\` at its end continues it), and the
//! lines after it are its output. `…` stands for anything, within a line or as a line of its own; a
//! command shown without output only has to succeed. One that ends in ` &` runs until the end of the page
//! and is waited for until it has printed what is shown. A block marked with a language and a file name
//! (```` ```python bot.py ````) is saved under that name.
//!
//! Every page runs in an empty folder of its own that also has `examples` and `mazes`, with the variables
//! of its earlier commands. Port 4870 stands for one that is free.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs, thread};

use testbed::TestFolder;

#[test]
fn commands_print_what_the_documents_show() {
    let pages: Vec<_> = documents()
        .into_iter()
        .filter(|page| blocks(&read(page)).iter().any(|block| block.info == "console"))
        .collect();
    assert!(!pages.is_empty(), "no page has a block to run");
    let failures: Vec<_> = thread::scope(|scope| {
        let pages: Vec<_> =
            pages.iter().map(|page| scope.spawn(|| Page::open(page).run())).collect();
        pages.into_iter().flat_map(|page| page.join().expect("no panic")).collect()
    });
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn commands_and_flags_in_documents_exist() {
    let mut help = BTreeMap::new();
    let mut unknown = Vec::new();
    for page in documents() {
        for line in command_lines(&read(&page)) {
            let words: Vec<_> = line.split_whitespace().skip(1).collect();
            let verbs =
                words.iter().take_while(|word| word.bytes().all(|b| b.is_ascii_lowercase()));
            let nested = ["admin", "config", "online", "puzzles", "record"]
                .contains(words.first().unwrap_or(&""));
            let verbs: Vec<_> = verbs.take(if nested { 2 } else { 1 }).copied().collect();
            let text = help.entry(verbs.join(" ")).or_insert_with(|| help_of(&verbs));
            let flags = words.iter().filter(|word| word.starts_with("--") && word.len() > 2);
            let flags = flags.map(|flag| flag.trim_end_matches(|c: char| !c.is_alphanumeric()));
            let is_unknown = |flag: &&str| {
                let is_flag = |word: &str| word.trim_end_matches(',') == *flag;
                !text.as_ref().is_some_and(|text| text.split_whitespace().any(is_flag))
            };
            unknown.extend(
                flags.filter(is_unknown).map(|flag| format!("{}: {flag} in {line}", shown(&page))),
            );
            if text.is_none() {
                unknown.push(format!("{}: {line}", shown(&page)));
            }
        }
    }
    assert!(unknown.is_empty(), "commands that do not exist:\n{}", unknown.join("\n"));
}

/// A page that is being run, in its own folder.
struct Page {
    name: String,
    text: String,
    folder: TestFolder,
    /// The port that stands in for 4870.
    port: String,
    background: Vec<Child>,
}

impl Page {
    fn open(path: &Path) -> Page {
        let name = shown(path);
        let folder = TestFolder::new("docs");
        for shared in ["examples", "mazes"] {
            symlink(root().join(shared), folder.join(shared)).expect("a new folder");
        }
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("an address").port().to_string();
        Page { name, text: read(path), folder, port, background: Vec::new() }
    }

    /// Runs the page's blocks and says what failed.
    fn run(mut self) -> Vec<String> {
        let text = self.text.replace("4870", &self.port);
        let mut failures = Vec::new();
        for block in blocks(&text) {
            if let Some((_, file)) = block.info.split_once(' ') {
                fs::write(self.folder.join(file), block.lines.join("\n") + "\n").expect("a file");
            }
            for step in steps(&block).into_iter().filter(|_| block.info == "console") {
                if let Err(failure) = self.step(&step) {
                    failures.push(format!("{}: $ {}\n{failure}", self.name, step.command));
                }
            }
        }
        failures
    }

    fn step(&mut self, step: &ConsoleStep<'_>) -> Result<(), String> {
        if let Some(command) = step.command.strip_suffix(" &") {
            return self.start(command, &step.output);
        }
        // The variables of a command are there for those after it.
        let script = format!(
            "exec 2>&1; [ -f .variables ] && . ./.variables; set -a\n{}\n\
             status=$?; export -p > .variables; exit $status",
            step.command
        );
        let output = self.shell(&script).output().expect("a shell");
        let text = String::from_utf8_lossy(&output.stdout);
        let lines: Vec<_> = text.lines().map(str::trim_end).collect();
        if !output.status.success() {
            return Err(format!("ended with {} and printed\n{text}", output.status));
        }
        if !step.output.is_empty() && !output_matches(&step.output, &lines) {
            return Err(format!("printed\n{text}"));
        }
        Ok(())
    }

    /// Starts a command that stays, and waits until it has printed what is shown.
    fn start(&mut self, command: &str, shown: &[&str]) -> Result<(), String> {
        let script = format!("exec 2>&1; exec {command}");
        let mut child = self.shell(&script).stdout(Stdio::piped()).spawn().expect("a shell");
        let mut lines =
            BufReader::new(child.stdout.take().expect("piped")).lines().map_while(Result::ok);
        self.background.push(child);
        let mut printed: Vec<String> = Vec::new();
        while !output_matches(
            shown,
            &printed.iter().map(|line| line.trim_end()).collect::<Vec<_>>(),
        ) {
            match lines.next() {
                Some(line) => printed.push(line),
                None => return Err(format!("ended and printed\n{}", printed.join("\n"))),
            }
        }
        thread::spawn(move || lines.for_each(drop));
        Ok(())
    }

    fn shell(&self, script: &str) -> Command {
        let binary = Path::new(env!("CARGO_BIN_EXE_palisade"));
        let mut path = binary.parent().expect("a folder").as_os_str().to_owned();
        path.push(":");
        path.push(env::var_os("PATH").unwrap_or_default());
        let mut command = Command::new("sh");
        command.args(["-c", script]).current_dir(&self.folder).stdin(Stdio::null());
        for (name, _) in
            env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("PALISADE_"))
        {
            command.env_remove(name);
        }
        for (name, folder) in [("HOME", "home"), ("XDG_CACHE_HOME", "home/cache")] {
            command.env(name, self.folder.join(folder));
        }
        for name in ["XDG_STATE_HOME", "XDG_DATA_HOME", "LANG", "LANGUAGE"] {
            command.env_remove(name);
        }
        command.env("PATH", path).env("LC_ALL", "C");
        command.env("PALISADE_SERVER", format!("http://localhost:{}", self.port));
        command
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        for child in &mut self.background {
            // One that has ended already cannot be killed, which is as well.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A code block: what stands after the opening fence, and its lines.
struct CodeBlock<'a> {
    info: &'a str,
    lines: Vec<&'a str>,
}

/// A command of a console block, and its output as shown.
struct ConsoleStep<'a> {
    command: String,
    output: Vec<&'a str>,
}

fn blocks(text: &str) -> Vec<CodeBlock<'_>> {
    let mut blocks = Vec::new();
    let mut open: Option<CodeBlock<'_>> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(info), None) => open = Some(CodeBlock { info, lines: Vec::new() }),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(block)) => block.lines.push(line),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a code block is not closed");
    blocks
}

fn steps<'a>(block: &CodeBlock<'a>) -> Vec<ConsoleStep<'a>> {
    let mut steps: Vec<ConsoleStep<'_>> = Vec::new();
    let mut goes_on = false;
    for line in &block.lines {
        if let Some(command) = line.strip_prefix("$ ") {
            steps.push(ConsoleStep { command: command.to_owned(), output: Vec::new() });
        } else if let Some(step) = steps.last_mut() {
            if goes_on {
                step.command =
                    format!("{}{}", step.command.trim_end_matches('\\'), line.trim_start());
            } else {
                step.output.push(line.trim_end());
            }
        }
        goes_on = line.ends_with('\\') && (goes_on || line.starts_with("$ "));
    }
    steps
}

/// Every command line of a page that starts with `palisade`, in code blocks and in the text.
fn command_lines(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for block in blocks(text) {
        // A file that is shown as a whole is not a list of commands.
        if !["", "sh", "console"].contains(&block.info) {
            continue;
        }
        if block.info == "console" {
            lines.extend(steps(&block).into_iter().map(|step| step.command));
        } else {
            lines.extend(block.lines.join("\n").replace("\\\n", " ").lines().map(str::to_owned));
        }
    }
    // Outside code blocks every second part between backquotes is code; it may run over a line's end.
    let mut in_block = false;
    let prose = text.lines().filter(|line| {
        in_block ^= line.starts_with("```");
        !in_block && !line.starts_with("```")
    });
    let prose = prose.collect::<Vec<_>>().join(" ");
    lines.extend(prose.split('`').skip(1).step_by(2).map(str::to_owned));
    lines
        .iter()
        .flat_map(|line| line.split(['|', ';', '#']))
        .map(|part| {
            part.trim().trim_start_matches("$ ").replace("cargo run --release --", "palisade")
        })
        .filter(|part| part.starts_with("palisade ") && !part.contains('…'))
        .collect()
}

fn help_of(verbs: &[&str]) -> Option<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palisade"));
    let output = command.args(verbs).arg("--help").env("LC_ALL", "C").output().expect("it starts");
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether lines are as shown, where `…` stands for anything.
fn output_matches(shown: &[&str], lines: &[&str]) -> bool {
    match shown {
        [] => lines.is_empty(),
        ["…", rest @ ..] => {
            (0..=lines.len()).any(|skipped| output_matches(rest, &lines[skipped..]))
        }
        [first, rest @ ..] => {
            lines.first().is_some_and(|line| line_matches(first, line))
                && output_matches(rest, &lines[1..])
        }
    }
}

fn line_matches(shown: &str, line: &str) -> bool {
    match shown.split_once('…') {
        None => shown == line,
        Some((start, rest)) => line.strip_prefix(start).is_some_and(|line| {
            line.char_indices()
                .map(|(at, _)| at)
                .chain([line.len()])
                .any(|at| line_matches(rest, &line[at..]))
        }),
    }
}

fn documents() -> Vec<PathBuf> {
    let mut pages = Vec::new();
    let mut folders = vec![root().join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() { &mut folders } else { &mut pages }.push(path);
        }
    }
    pages.extend(["README.md", "CONTRIBUTING.md"].map(|name| root().join(name)));
    pages.retain(|page| page.extension().is_some_and(|extension| extension == "md"));
    pages.sort();
    pages
}

fn root() -> &'static Path {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of crates");
    crates.parent().expect("a folder of the workspace")
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).expect("below the root").display().to_string()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn output_is_compared_with_anything_in_place_of_an_ellipsis() {
    let matches = |shown: &str, lines: &str| {
        output_matches(&shown.lines().collect::<Vec<_>>(), &lines.lines().collect::<Vec<_>>())
    };
    assert!(matches("a\nb", "a\nb"));
    assert!(!matches("a", "a\nb"));
    assert!(!matches("a\nb", "a"));
    assert!(matches("a\n…", "a\nb\nc") && matches("a\n…", "a") && matches("…\nc", "a\nb\nc"));
    assert!(matches("x … z", "x 1 2 z") && !matches("x … z", "x 1 2"));
}

#[test]
fn commands_are_told_from_their_output() {
    let text = "```console\n$ one \\\n    two\nout\n$ three\n```\nand `palisade\nlegal mini`.\n";
    let blocks = blocks(text);
    let steps = steps(&blocks[0]);
    assert_eq!((&*steps[0].command, &*steps[0].output), ("one two", &["out"][..]));
    assert_eq!((&*steps[1].command, steps[1].output.len()), ("three", 0));
    assert_eq!(command_lines(text), ["palisade legal mini"]);
}
