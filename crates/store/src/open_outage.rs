//! Time in which players could not move, given back to their clocks. That there was an outage is one row, written at once;
//! the games get their time in batches, each game by an event of its own, so that no transaction is long however many
//! games there are, and whoever is killed in between leaves the rest to whoever comes next.

use api::Millis;

use crate::append::json;

/// How many games get their time in one transaction.
pub const OUTAGE_BATCH: usize = 500;

/// What the names of all passes over games begin with that give time back.
pub(crate) const OUTAGE_PASS: &str = "outage ";

/// The phases of games that are not over: an outage does not count as inactivity for any of them.
const PHASES: [&str; 3] = ["waiting", "live", "paused"];

/// An outage that some games have not got back yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenOutage {
    /// Since when players could not move.
    pub from: Millis,
    /// Until when.
    pub to: Millis,
    /// The node whose players could not; all of them, if it is none.
    node: Option<String>,
    pub(crate) progress: Progress,
}

/// Which games come next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// Live games with a clock, after that id.
    Clocks(String),
    /// Games in that phase whose last event came before then: theirs is moved forward.
    Ages(&'static str, Millis),
    /// These, which were followed at the node.
    Games(Vec<String>),
}

/// What became of one batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutageBatch {
    /// These games have their time now.
    Credited(Vec<String>),
    /// There are no more.
    Done,
    /// Another node is at it.
    Elsewhere,
}

impl OpenOutage {
    /// An outage of all games.
    pub(crate) fn of_all(from: Millis, to: Millis) -> OpenOutage {
        OpenOutage { from, to, node: None, progress: Progress::Clocks(String::new()) }
    }

    /// An outage of the games that were followed at a node.
    pub(crate) fn of_node(from: Millis, to: Millis, node: &str, games: Vec<String>) -> OpenOutage {
        OpenOutage { from, to, node: Some(node.to_owned()), progress: Progress::Games(games) }
    }

    /// What [`Self::name`] and [`Self::progress_text`] have written.
    pub(crate) fn read(name: &str, progress: &str) -> Option<OpenOutage> {
        // No name of a node has a blank in it.
        let mut words = name.strip_prefix(OUTAGE_PASS)?.split(' ');
        let (from, to) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let node = words.next().filter(|node| !node.is_empty()).map(str::to_owned);
        let (stage, rest) = progress.split_once(' ')?;
        let progress = match stage {
            "clocks" => Progress::Clocks(rest.to_owned()),
            "games" => Progress::Games(rest.split_whitespace().map(str::to_owned).collect()),
            phase => {
                let phase = PHASES.into_iter().find(|known| *known == phase)?;
                Progress::Ages(phase, rest.parse().ok()?)
            }
        };
        Some(OpenOutage { from, to, node, progress })
    }

    /// What its row is called.
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.nonce(), self.node.as_deref().unwrap_or_default())
    }

    /// What says in its row which games come next.
    pub(crate) fn progress_text(&self) -> String {
        match &self.progress {
            Progress::Clocks(after) => format!("clocks {after}"),
            Progress::Ages(phase, before) => format!("{phase} {before}"),
            Progress::Games(games) => format!("games {}", games.join(" ")),
        }
    }

    /// What the event is stored under, once a game, whoever writes it. Nobody's action has it: those begin with the id
    /// of a person.
    pub(crate) fn nonce(&self) -> String {
        format!("{OUTAGE_PASS}{} {}", self.from, self.to)
    }

    /// The event, as its row has it.
    pub(crate) fn event_body(&self) -> String {
        json(&api::EventKind::Outage { from: self.from, to: self.to })
    }

    /// Whether these are the same, however far each has come.
    pub fn is_same_as(&self, other: &OpenOutage) -> bool {
        (self.from, self.to, &self.node) == (other.from, other.to, &other.node)
    }

    /// Whether that game may not have its time yet.
    pub fn may_concern(&self, game: &str) -> bool {
        match &self.progress {
            Progress::Clocks(after) => game > after.as_str(),
            Progress::Ages(..) => false,
            Progress::Games(games) => games.iter().any(|other| other == game),
        }
    }

    /// The same outage, with other games to come.
    pub(crate) fn with(&self, progress: Progress) -> OpenOutage {
        OpenOutage { progress, ..self.clone() }
    }

    /// What comes after the clocks of all games.
    pub(crate) fn ages(&self) -> OpenOutage {
        self.with(Progress::Ages(PHASES[0], self.to))
    }

    /// What comes after all games in that phase, if anything does.
    pub(crate) fn next_phase(&self, phase: &str) -> Option<OpenOutage> {
        let mut later = PHASES.into_iter().skip_while(|other| *other != phase).skip(1);
        later.next().map(|phase| self.with(Progress::Ages(phase, self.to)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outage_is_read_as_it_was_written() {
        let all = OpenOutage::of_all(5, 70);
        let node = OpenOutage::of_node(5, 70, "here:1", vec!["b".to_owned(), "c".to_owned()]);
        let mut stages = vec![all.with(Progress::Clocks("k3".to_owned())), node];
        let mut next = Some(all.ages());
        while let Some(stage) = next {
            let Progress::Ages(phase, _) = stage.progress else { panic!("{stage:?}") };
            next = stage.next_phase(phase);
            stages.push(stage);
        }
        assert_eq!(stages.len(), 5);
        for outage in stages.into_iter().chain([all]) {
            let (name, progress) = (outage.name(), outage.progress_text());
            assert_eq!(OpenOutage::read(&name, &progress), Some(outage), "{name}: {progress}");
        }
        assert_eq!(OpenOutage::read("names", "clocks "), None);
    }

    #[test]
    fn games_that_had_their_batch_are_not_concerned() {
        let all = OpenOutage::of_all(5, 70);
        assert!(all.may_concern("a"));
        let later = all.with(Progress::Clocks("b".to_owned()));
        assert_eq!(["a", "b", "c"].map(|game| later.may_concern(game)), [false, false, true]);
        assert!(!all.ages().may_concern("c"));
        let node = OpenOutage::of_node(5, 70, "here:1", vec!["b".to_owned()]);
        assert_eq!(["a", "b"].map(|game| node.may_concern(game)), [false, true]);
    }
}
