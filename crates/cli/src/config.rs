use std::io::{self, Write};

use game::Reason;
use locale::Locale;
use server::config::{Config, Settings};

use crate::error::{CliError, output_error};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Check the settings that `serve` would use
    Check(Box<Settings>),
    /// Print a settings file with every setting and its default
    Example,
}

pub(crate) fn run(command: Command, locale: &Locale) -> Result<(), CliError> {
    let text = match command {
        Command::Check(settings) => check(*settings, locale)?,
        Command::Example => example(locale),
    };
    io::stdout().write_all(text.as_bytes()).map_err(output_error)
}

/// The settings that differ from their defaults, if all of them can be used.
fn check(settings: Settings, locale: &Locale) -> Result<String, CliError> {
    let checked = Config::resolve(settings).and_then(|config| {
        config.check_cluster(&config.database_url()?)?;
        config.check_mail()?;
        Ok(config)
    });
    let config = checked.map_err(|error| Reason::new("config-bad", "").text("why", error))?;
    let changed = config.changed_values();
    if changed.is_empty() {
        return Ok(locale.text("config-default") + "\n");
    }
    let mut text = locale.text("config-good") + "\n";
    for (name, value) in changed {
        text += &format!("{name} = {value}\n");
    }
    if config.lacks_behind_proxy() {
        text += &format!("{}\n", locale.text("config-behind-proxy"));
    }
    Ok(text)
}

/// A settings file in which every setting is commented out.
fn example(locale: &Locale) -> String {
    let mut text = comment(&locale.text("config-head"));
    for (name, value) in example_values() {
        let about = locale.find(&format!("help-serve-{}", name.replace('_', "-")));
        text += &format!("\n{}# {name} = {value}\n", comment(&about.unwrap_or_default()));
    }
    text
}

/// Every setting with its default. Two of them depend on the machine; shown is what a service has that
/// `palisade systemd` starts, and what a machine with two cores has.
fn example_values() -> Vec<(&'static str, String)> {
    let config = Config {
        database: "/var/lib/palisade/palisade.sqlite".to_owned(),
        engine_threads: 1,
        ..Config::default()
    };
    config.values()
}

/// A text as lines of comment.
fn comment(text: &str) -> String {
    const WIDTH: usize = 100;
    let mut lines = vec![String::from("#")];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("never empty");
        if line.chars().count() + word.chars().count() >= WIDTH {
            lines.push(format!("# {word}"));
        } else {
            line.push(' ');
            line.push_str(word);
        }
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use locale::Language;

    use super::*;

    #[test]
    fn the_shipped_file_is_what_the_program_prints() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/palisade.toml");
        let shipped = std::fs::read_to_string(path).expect("deploy/palisade.toml");
        assert!(
            shipped == example(&Locale::new(Language::English)),
            "write it again: palisade config example > deploy/palisade.toml"
        );
    }

    #[test]
    fn every_setting_is_in_the_example_with_its_default() {
        for language in Language::ALL {
            let text = example(&Locale::new(language));
            let is_setting = |line: &&str| {
                let name = line.split_once(" = ").map_or("", |(name, _)| name);
                !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '_')
            };
            let lines = text.lines().filter_map(|line| line.strip_prefix("# "));
            let file: Vec<_> = lines.filter(is_setting).collect();
            let folder = std::env::temp_dir();
            let path = folder.join(format!("palisade-config-{}-{language}", std::process::id()));
            std::fs::write(&path, file.join("\n")).expect("a file");
            let settings = Settings { config: Some(path.clone()), ..Settings::default() };
            let config = Config::resolve(settings).expect("it can be read");
            std::fs::remove_file(path).expect("it was there");
            let Config { database, engine_threads, .. } = Config::default();
            assert_eq!(Config { database, engine_threads, ..config }, Config::default());
            assert_eq!(file.len(), Config::default().values().len(), "{language}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let english = Locale::new(Language::English);
        let settings =
            |url: &str| Settings { public_url: Some(url.to_owned()), ..Settings::default() };
        let good = check(settings("http://play.example.org"), &english).expect("good");
        assert!(good.ends_with("\npublic_url = \"http://play.example.org\"\n"), "{good}");
        let warned = |settings| check(settings, &english).expect("usable").contains("Warning: ");
        let secure = settings("https://play.example.org");
        assert!(warned(secure.clone()), "everybody would count as one address");
        assert!(!warned(Settings { behind_proxy: Some(true), ..secure }));
        assert!(check(settings("play.example.org"), &english).is_err());
        assert_eq!(check(Settings::default(), &english).expect("good").lines().count(), 1);
    }
}
