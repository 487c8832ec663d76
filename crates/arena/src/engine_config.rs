use std::fmt;
use std::time::Duration;

use engine::{Limits, Settings};
use game::Reason;
use rules::GameSetup;

use crate::foreign_program::ForeignProgram;
use crate::http_program::{HTTP_SCHEME, HttpProgram};
use crate::match_player::MatchPlayer;
use crate::program_process::ProgramLog;
use crate::time_control::ThinkingLimits;
use crate::ugi_program::PONDER;
use crate::{Contestant, ContestantFault, EngineProtocol, MatchClock};

/// An engine of a match, with all that is set for it alone.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineConfig {
    /// Its name in results and records.
    pub name: String,
    /// What plays.
    pub contestant: Contestant,
    /// The protocol that it speaks, if it is a program.
    pub protocol: EngineProtocol,
    /// How long it may think, where that is not what the match says.
    pub limits: Option<ThinkingLimits>,
    /// Options it is sent by name: `Hash`, `Threads`.
    pub options: Vec<(String, String)>,
}

impl From<Contestant> for EngineConfig {
    fn from(contestant: Contestant) -> EngineConfig {
        let name = contestant.to_string();
        let (protocol, limits, options) = (EngineProtocol::default(), None, Vec::new());
        EngineConfig { name, contestant, protocol, limits, options }
    }
}

impl EngineConfig {
    /// An engine described by words such as `name=A`, `cmd=./a --fast`, `tc=60+1`, `option.Hash=64`; or why
    /// it is none.
    ///
    /// ```
    /// use arena::EngineConfig;
    /// let engine = EngineConfig::parse(["name=Ada", "cmd=level:3", "threads=2"])?;
    /// assert_eq!(engine.name, "Ada");
    /// assert_eq!(engine.options, [("Threads".to_owned(), "2".to_owned())]);
    /// # Ok::<(), game::Reason>(())
    /// ```
    pub fn parse<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<EngineConfig, Reason> {
        let mut seen: Vec<&str> = Vec::new();
        let (mut name, mut contestant, mut options) = (None, None, Vec::new());
        let mut protocol = EngineProtocol::default();
        let mut limits = ThinkingLimits::default();
        for word in words {
            let unknown = || Reason::new("match-engine-setting", "").text("word", word);
            let (key, value) = word.split_once('=').ok_or_else(unknown)?;
            if seen.contains(&key) {
                return Err(Reason::new("match-engine-twice", "").text("key", key));
            }
            seen.push(key);
            let bad =
                || Reason::new("match-engine-value", "").text("key", key).text("value", value);
            match key {
                "name" => name = Some(value.trim()).filter(|name| !name.is_empty()),
                "cmd" => contestant = Some(Contestant::parse(value)?),
                "proto" => protocol = EngineProtocol::parse(value).ok_or_else(bad)?,
                "tc" => {
                    let bad = || Reason::new("match-engine-tc", "").text("value", value);
                    limits.clock = Some(MatchClock::parse(value).ok_or_else(bad)?);
                }
                "movetime" => {
                    let time = Duration::from_millis(positive(value).ok_or_else(bad)?);
                    limits.search.movetime = Some(time);
                }
                "nodes" => limits.search.nodes = Some(positive(value).ok_or_else(bad)?),
                "depth" => {
                    let depth = positive(value).and_then(|depth| u32::try_from(depth).ok());
                    limits.search.depth = Some(depth.ok_or_else(bad)?);
                }
                "threads" => {
                    let threads = positive(value).ok_or_else(bad)?;
                    options.push(("Threads".to_owned(), threads.to_string()));
                }
                "ponder" => match value {
                    "true" => options.push((PONDER.to_owned(), "true".to_owned())),
                    "false" => {}
                    _ => return Err(bad()),
                },
                _ => match key.strip_prefix("option.") {
                    Some(option) if !option.is_empty() => {
                        options.push((option.to_owned(), value.to_owned()));
                    }
                    _ => return Err(unknown()),
                },
            }
        }
        let contestant = contestant.ok_or_else(|| Reason::new("match-engine-no-cmd", ""))?;
        let mut engine = EngineConfig { protocol, options, ..EngineConfig::from(contestant) };
        if let Some(name) = name {
            engine.name = name.to_owned();
        }
        engine.limits = (limits != ThinkingLimits::default()).then_some(limits);
        let refusal = match &engine.contestant {
            Contestant::Program(address) if protocol == EngineProtocol::Http => {
                (!address.starts_with(HTTP_SCHEME)).then(|| ("cmd", address.clone()))
            }
            Contestant::Program(_) => None,
            _ if protocol == EngineProtocol::default() => None,
            _ => Some(("proto", protocol.name().to_owned())),
        };
        if let Some((key, value)) = refusal {
            return Err(Reason::new("match-engine-value", "")
                .text("key", key)
                .text("value", value));
        }
        engine.check_options()?;
        Ok(engine)
    }

    /// Refuses options that a built-in player does not have. A program is sent whatever it was given.
    fn check_options(&self) -> Result<(), Reason> {
        let who = &self.contestant;
        for (name, value) in &self.options {
            let known = match who {
                Contestant::Program(_) if name == PONDER => self.protocol == EngineProtocol::Ugi,
                Contestant::Program(_) => self.protocol.has_options(),
                Contestant::Level(_) => self.settings_with(name, value).is_some(),
                Contestant::Mcts(_) => false,
            };
            if !known {
                let reason = Reason::new("match-engine-option", "").text("who", who);
                return Err(reason.text("name", name).text("value", value));
            }
        }
        Ok(())
    }

    /// Settings of a built-in level with that option; `None` where it has no such option or value.
    fn settings_with(&self, name: &str, value: &str) -> Option<Settings> {
        let mut settings = Settings::default();
        let value = value.parse().ok().filter(|&value: &usize| value > 0)?;
        match name.to_ascii_lowercase().as_str() {
            "threads" if value <= 256 => settings.threads = value,
            "hash" => settings.hash = value,
            _ => return None,
        }
        settings.fits_in_memory().then_some(settings)
    }

    /// A player for one game. A program that fails to start says why, with what it printed on stderr.
    pub(crate) fn start_game(
        &self,
        setup: &GameSetup,
        seed: u64,
        log: ProgramLog,
    ) -> Result<Box<dyn MatchPlayer>, (ContestantFault, Vec<String>)> {
        let mut settings = Settings { seed, ..Settings::default() };
        for (name, value) in &self.options {
            if let Some(set) = self.settings_with(name, value) {
                match name.eq_ignore_ascii_case("hash") {
                    true => settings.hash = set.hash,
                    false => settings.threads = set.threads,
                }
            }
        }
        match (&self.contestant, self.protocol) {
            (Contestant::Program(address), EngineProtocol::Http) => {
                Ok(Box::new(HttpProgram::start(address, setup, log)?))
            }
            (Contestant::Program(command), protocol) if protocol != EngineProtocol::Ugi => {
                let options = &self.options;
                Ok(Box::new(ForeignProgram::start(command, protocol, setup, options, log)?))
            }
            _ => self.contestant.start_game(setup, settings, &self.options, log),
        }
    }

    /// What plays, with its protocol and options: `./a --fast option.Hash=64`.
    pub(crate) fn command_and_options(&self) -> String {
        format!("{}{}", self.contestant, extra_words(self))
    }

    /// How long it may think in a match with those limits.
    pub(crate) fn limits_in(&self, search: &Limits, clock: Option<MatchClock>) -> ThinkingLimits {
        let of_match = || ThinkingLimits { search: search.clone(), clock };
        self.limits.clone().unwrap_or_else(of_match)
    }
}

/// The protocol and the options, where there are any: ` proto=uci option.Hash=64`.
fn extra_words(engine: &EngineConfig) -> String {
    let mut words = String::new();
    if engine.protocol != EngineProtocol::default() {
        words += &format!(" proto={}", engine.protocol.name());
    }
    for (name, value) in &engine.options {
        words += &format!(" option.{name}={value}");
    }
    words
}

/// All that can change how it plays: an engine that has nothing of its own is what plays, as it was named.
impl fmt::Display for EngineConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.contestant)?;
        if self.name != self.contestant.to_string() {
            write!(f, " name={}", self.name)?;
        }
        write!(f, "{}", extra_words(self))?;
        self.limits.as_ref().map_or(Ok(()), |limits| write!(f, " {limits}"))
    }
}

fn positive(value: &str) -> Option<u64> {
    value.parse().ok().filter(|&number| number > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key_of(words: &[&str]) -> &'static str {
        EngineConfig::parse(words.iter().copied()).expect_err("it is wrong").key
    }

    #[test]
    fn an_engine_is_described_by_words() {
        let words = ["cmd=./a 'my net'", "name=A", "tc=60+1", "threads=2", "option.Style=a=b"];
        let engine = EngineConfig::parse(words).unwrap();
        let text = "./a 'my net' name=A option.Threads=2 option.Style=a=b tc=60+1";
        assert_eq!(engine.to_string(), text);
        let plain = EngineConfig::parse(["cmd=level:2"]).unwrap();
        assert_eq!((plain.name.as_str(), plain.to_string().as_str()), ("level:2", "level:2"));
        assert_eq!(plain.limits, None, "those of the match");
    }

    #[test]
    fn what_is_wrong_with_an_engine_is_said() {
        assert_eq!(key_of(&["name=A"]), "match-engine-no-cmd");
        assert_eq!(key_of(&["cmd=level:2", "quoridor"]), "match-engine-setting");
        assert_eq!(key_of(&["cmd=level:2", "colour=red"]), "match-engine-setting");
        assert_eq!(key_of(&["cmd=level:2", "option.=1"]), "match-engine-setting");
        assert_eq!(key_of(&["cmd=level:2", "cmd=level:3"]), "match-engine-twice");
        assert_eq!(key_of(&["cmd=level:9"]), "match-unknown-player");
        assert_eq!(key_of(&["cmd=a", "tc=0"]), "match-engine-tc");
        for word in ["movetime=x", "nodes=0", "depth=99999999999", "threads=-1", "ponder=1"] {
            assert_eq!(key_of(&["cmd=a", word]), "match-engine-value", "{word}");
        }
        for word in ["option.Style=1", "option.Hash=x", "threads=9999"] {
            assert_eq!(key_of(&["cmd=level:2", word]), "match-engine-option", "{word}");
        }
        assert_eq!(key_of(&["cmd=mcts:5", "threads=2"]), "match-engine-option");
        assert_eq!(key_of(&["cmd=level:2", "ponder=true"]), "match-engine-option");
        assert_eq!(key_of(&["cmd=a", "proto=uci", "ponder=true"]), "match-engine-option");
        assert_eq!(key_of(&["cmd=a", "proto=qtp", "threads=2"]), "match-engine-option");
        assert_eq!(key_of(&["cmd=a", "proto=xboard"]), "match-engine-value");
        assert_eq!(key_of(&["cmd=level:2", "proto=qtp"]), "match-engine-value");
        assert_eq!(key_of(&["cmd=localhost:9000", "proto=http"]), "match-engine-value");
    }
}
