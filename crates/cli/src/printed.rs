//! What the program prints for others to install: units, completions, manual pages.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap_complete::Shell;
use game::Reason;
use locale::Locale;

use crate::error::{CliError, output_error};
use crate::help;

/// A unit, as the package installs it, and the key of what it is.
type Unit = (&'static str, &'static str, &'static str);

const UNITS: [Unit; 5] = [
    ("server", include_str!("../../../deploy/palisade.service"), "systemd-service"),
    ("socket", include_str!("../../../deploy/palisade.socket"), "systemd-socket"),
    ("worker", include_str!("../../../deploy/palisade-worker.service"), "systemd-worker"),
    ("backup", include_str!("../../../deploy/palisade-backup.service"), "systemd-backup"),
    ("timer", include_str!("../../../deploy/palisade-backup.timer"), "systemd-timer"),
];

/// Where the package has the program.
const PACKAGED: &str = "/usr/bin/palisade";

#[derive(clap::Args)]
pub(crate) struct SystemdArgs {
    /// Which one
    #[arg(default_value = "server", value_parser = UNITS.map(|(name, ..)| name))]
    unit: String,
}

#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

#[derive(clap::Args)]
pub(crate) struct ManArgs {
    /// The command
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
    /// Write the pages of all commands into this folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
    folder: Option<PathBuf>,
}

/// Prints a unit that starts this very program.
pub(crate) fn systemd(args: &SystemdArgs, locale: &Locale) -> Result<(), CliError> {
    let unit = UNITS.into_iter().find(|(name, ..)| *name == args.unit);
    let program = std::env::current_exe().ok().filter(|path| path.is_absolute());
    let program = program.map_or_else(|| PACKAGED.to_owned(), |path| path.display().to_string());
    let text = unit.map(|unit| unit_text(unit, &program, locale)).unwrap_or_default();
    print(text.as_bytes())
}

fn unit_text((_, text, about): Unit, program: &str, locale: &Locale) -> String {
    let describe = |line: &str| match line.strip_prefix("Description=") {
        Some(_) => format!("Description={}\n", locale.text(about)),
        None => format!("{line}\n"),
    };
    text.lines().map(describe).collect::<String>().replace(PACKAGED, program)
}

/// Prints completions for a shell, with the descriptions in the language of the user.
pub(crate) fn completions(args: &CompletionsArgs, locale: &Locale) -> Result<(), CliError> {
    let mut out = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(locale), "palisade", &mut out);
    print(&out)
}

/// Prints the manual page of a command, or writes all of them.
pub(crate) fn man(args: &ManArgs, locale: &Locale) -> Result<(), CliError> {
    let mut program = help::command(locale);
    if let Some(folder) = &args.folder {
        let pages = write_pages(&program, folder, locale)
            .map_err(|error| CliError::file("cli-cannot-write", folder, &error))?;
        let folder = folder.display().to_string();
        let values = [("folder", folder.into()), ("pages", pages.into())];
        return print((locale.with("man-written", &values) + "\n").as_bytes());
    }
    let mut command = &mut program;
    for word in &args.command {
        let unknown = || Reason::new("usage-unknown-command", "").text("word", word);
        command = command.find_subcommand_mut(word).ok_or_else(unknown)?;
    }
    let page = page(command.clone(), locale);
    print(page.map_err(output_error)?.as_bytes())
}

/// Writes the page of a command and of all below it; returns how many.
fn write_pages(command: &clap::Command, folder: &Path, locale: &Locale) -> io::Result<u32> {
    fs::create_dir_all(folder)?;
    let name = command.get_display_name().unwrap_or(command.get_name());
    fs::write(folder.join(format!("{name}.1")), page(command.clone(), locale)?)?;
    let mut pages = 1;
    for child in command.get_subcommands().filter(|child| child.get_name() != "help") {
        pages += write_pages(child, folder, locale)?;
    }
    Ok(pages)
}

fn page(command: clap::Command, locale: &Locale) -> io::Result<String> {
    let command = match command.find_subcommand("help") {
        Some(_) => command.mut_subcommand("help", |help| help.hide(true)),
        None => command,
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command).source("Palisade").render(&mut page)?;
    let mut page = String::from_utf8_lossy(&page).into_owned();
    // The headings, which the generator has in English only.
    for (heading, key) in [
        ("NAME", "man-name"),
        ("SYNOPSIS", "man-synopsis"),
        ("DESCRIPTION", "man-description"),
        ("OPTIONS", "man-options"),
        ("SUBCOMMANDS", "man-commands"),
        ("VERSION", "man-version"),
    ] {
        page = page
            .replace(&format!("\n.SH {heading}\n"), &format!("\n.SH \"{}\"\n", locale.text(key)));
    }
    Ok(page)
}

fn print(text: &[u8]) -> Result<(), CliError> {
    io::stdout().write_all(text).map_err(output_error)
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;
    use std::os::fd::OwnedFd;
    use std::process::{Command, Stdio};

    use clap::ValueEnum as _;
    use locale::Language;

    use super::*;

    #[test]
    fn a_unit_starts_this_program_and_says_what_it_is_in_the_reader_s_language() {
        for unit in UNITS {
            let text = unit_text(unit, "/opt/palisade", &Locale::new(Language::Polish));
            assert!(text.contains("Description=") && !text.contains(PACKAGED), "{text}");
            let english = unit_text(unit, PACKAGED, &Locale::new(Language::English));
            assert_eq!(english, unit.1, "the shipped unit has the English text");
            assert_ne!(text, english);
        }
    }

    #[test]
    fn services_are_started_again_for_ever_and_copies_follow_the_settings() {
        for (name, text, _) in UNITS {
            let restarts = text.contains("Restart=always");
            assert_eq!(restarts, text.contains("\nStartLimitIntervalSec=0\n"), "{name}");
            let runs = text.contains(PACKAGED);
            assert_eq!(runs, text.contains("--config /etc/palisade/palisade.toml"), "{name}");
        }
    }

    #[test]
    fn a_server_listens_on_the_socket_that_systemd_keeps_and_else_by_itself() {
        let folder = testbed::TestFolder::new("unit");
        let stub = folder.join("palisade");
        let tell = "[ ! -S /dev/stdin ] || echo socket; [ -e /dev/fd/3 ] || echo alone; echo $*";
        fs::write(&stub, tell).expect("a script");
        let program = format!("sh {}", stub.display());
        let unit = unit_text(UNITS[0], &program, &Locale::new(Language::English));
        let script = unit.lines().find_map(|line| line.strip_prefix("ExecStart=/bin/sh -c '"));
        let script = script.and_then(|line| line.strip_suffix('\'')).expect("one line of shell");
        let start = |input: Stdio, environment: Option<(&str, &str)>| {
            let mut shell = Command::new("sh");
            shell.args(["-c", "exec 3<&0 0</dev/null; exec sh -c \"$0\"", script]);
            let output = shell.stdin(input).envs(environment).output().expect("a shell");
            String::from_utf8(output.stdout).expect("text")
        };
        let socket = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let kept = start(OwnedFd::from(socket).into(), Some(("LISTEN_FDS", "1")));
        let serve = "serve --config /etc/palisade/palisade.toml --no-qr";
        assert_eq!(kept, format!("socket\nalone\n{serve} --listen stdin\n"));
        assert_eq!(start(Stdio::null(), None), format!("{serve}\n"));
    }

    #[test]
    fn every_shell_has_completions_in_the_reader_s_language() {
        let polish = Locale::new(Language::Polish);
        for shell in Shell::value_variants() {
            let mut out = Vec::new();
            clap_complete::generate(*shell, &mut help::command(&polish), "palisade", &mut out);
            let text = String::from_utf8(out).expect("text");
            assert!(text.contains("playouts"), "{shell}");
            // Bash has no descriptions.
            assert!(*shell == Shell::Bash || text.contains(&polish.text("help-serve")), "{shell}");
        }
    }

    #[test]
    fn every_command_has_a_manual_page() {
        let folder = testbed::TestFolder::new("man");
        let french = Locale::new(Language::French);
        let pages = write_pages(&help::command(&french), &folder, &french).expect("written");
        let serve = fs::read_to_string(folder.join("palisade-serve.1")).expect("a page");
        let nested = folder.join("palisade-admin-ban.1").exists();
        let files = fs::read_dir(&folder).expect("a folder").count();
        assert_eq!(files, pages as usize);
        assert!(
            nested && serve.contains(".SH \"NOM\"") && serve.contains("\\-\\-listen"),
            "{serve}"
        );
        assert!(!serve.contains(".SH NAME") && !serve.contains(".SH OPTIONS"), "{serve}");
    }
}
