use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use crate::checker::{TableVerdict, Violation};
use crate::fault::{FaultKind, Setting};

/// What a run came to; its [`Display`](fmt::Display) is Markdown.
#[derive(Debug)]
pub struct ChaosReport {
    /// What it ran on.
    pub setting: Setting,
    /// The seed of its faults.
    pub seed: u64,
    /// How long it took.
    pub took: Duration,
    /// How often each fault happened.
    pub faults: BTreeMap<FaultKind, u32>,
    /// How many games there were.
    pub games: u64,
    /// How many of them have changed ratings.
    pub rated: u64,
    /// How many ratings were given points back after bans.
    pub refunds: u64,
    /// All of them together.
    pub total: TableVerdict,
}

impl ChaosReport {
    /// Adds one table.
    pub(crate) fn add(&mut self, verdict: TableVerdict) {
        let total = &mut self.total;
        self.games += 1;
        total.actions += verdict.actions;
        total.reconnects += verdict.reconnects;
        total.flags += verdict.flags;
        total.longest_stall = total.longest_stall.max(verdict.longest_stall);
        total.most_time_lost = total.most_time_lost.max(verdict.most_time_lost);
        total.violations.extend(verdict.violations);
    }

    /// What should never happen, and did.
    pub fn violations(&self) -> &[Violation] {
        &self.total.violations
    }
}

impl fmt::Display for ChaosReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = match self.setting {
            Setting::Sqlite => "one node on SQLite",
            Setting::Cluster => "three nodes and two workers on PostgreSQL, with NATS",
        };
        let total = &self.total;
        let seconds = |time: Duration| format!("{:.1} s", time.as_secs_f64());
        writeln!(f, "| run | |\n| --- | ---: |")?;
        writeln!(f, "| parts | {parts} |")?;
        writeln!(f, "| seed | {} |", self.seed)?;
        writeln!(f, "| took | {} min |", self.took.as_secs().div_ceil(60))?;
        writeln!(f, "| faults | {} |", self.faults.values().sum::<u32>())?;
        writeln!(f, "| games | {} |", self.games)?;
        writeln!(f, "| rated games | {} |", self.rated)?;
        writeln!(f, "| refunds after bans | {} |", self.refunds)?;
        writeln!(f, "| actions acknowledged | {} |", total.actions)?;
        writeln!(f, "| reconnects | {} |", total.reconnects)?;
        writeln!(f, "| flags that fell | {} |", total.flags)?;
        writeln!(f, "| longest wait for an acknowledgement | {} |", seconds(total.longest_stall))?;
        writeln!(
            f,
            "| most time a turn cost beyond the player's own | {} |",
            seconds(total.most_time_lost)
        )?;
        writeln!(f, "| violations | {} |", total.violations.len())?;
        writeln!(f, "\n| fault | times |\n| --- | ---: |")?;
        for (kind, times) in &self.faults {
            writeln!(f, "| {kind} | {times} |")?;
        }
        if !total.violations.is_empty() {
            writeln!(f)?;
        }
        for violation in &total.violations {
            writeln!(f, "- {violation}")?;
        }
        Ok(())
    }
}
