use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::player_pair::SentMove;

/// Those who follow games and do not play, in processes of their own.
#[derive(Default)]
pub(crate) struct Followers(Vec<FollowerProcess>);

struct FollowerProcess {
    child: Child,
    /// Once it is closed, the process says what it has seen, and ends.
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

/// What followers have seen.
#[derive(Default)]
pub(crate) struct FollowerReport {
    /// How long moves took from being sent to the receipt of everybody who follows the game.
    pub(crate) receipts: Vec<Duration>,
    /// How long connections were lost before there was another.
    pub(crate) absences: Vec<Duration>,
    /// How many gave up.
    pub(crate) failed: usize,
}

impl Followers {
    /// Has one follower for each address and table, in so many processes.
    pub(crate) fn start(
        places: &[(String, String)],
        processes: usize,
    ) -> Result<Followers, String> {
        let mut started = Followers::default();
        let each = places.len().div_ceil(processes.max(1)).max(1);
        for places in places.chunks(each) {
            let process = FollowerProcess::start(places);
            started.0.push(process.map_err(|error| format!("a process of followers: {error}"))?);
        }
        Ok(started)
    }

    /// Waits until all processes say that: `all` are connected, or all are `back`.
    pub(crate) fn wait_for(&mut self, said: &str) -> Result<(), String> {
        tokio::task::block_in_place(|| {
            self.0.iter_mut().try_for_each(|process| process.wait_for(said))
        })
    }

    /// Ends them, and gathers what they have seen of the moves of each table.
    pub(crate) fn finish(
        mut self,
        moves: &HashMap<String, Vec<SentMove>>,
    ) -> Result<FollowerReport, String> {
        let mut report = FollowerReport::default();
        tokio::task::block_in_place(|| {
            let mut processes = self.0.iter_mut();
            processes.try_for_each(|process| process.finish(moves, &mut report))
        })?;
        Ok(report)
    }
}

impl FollowerProcess {
    fn start(places: &[(String, String)]) -> std::io::Result<FollowerProcess> {
        // Those who follow games are on other machines: here they have the time that the servers leave.
        let mut command = Command::new("nice");
        command
            .arg(std::env::current_exe()?)
            .arg("follow")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let output = BufReader::new(output.ok_or_else(|| std::io::Error::other("no output"))?);
        let mut process = FollowerProcess { child, input, output };
        if let Some(input) = &mut process.input {
            for (url, table) in places {
                writeln!(input, "{url} {table}")?;
            }
            writeln!(input)?;
        }
        Ok(process)
    }

    fn wait_for(&mut self, said: &str) -> Result<(), String> {
        while self.next_line()?.ok_or("a process of followers has ended")? != said {}
        Ok(())
    }

    fn next_line(&mut self) -> Result<Option<String>, String> {
        let mut line = String::new();
        let read = self.output.read_line(&mut line).map_err(|error| error.to_string())?;
        Ok((read > 0).then(|| line.trim_end().to_owned()))
    }

    fn finish(
        &mut self,
        moves: &HashMap<String, Vec<SentMove>>,
        report: &mut FollowerReport,
    ) -> Result<(), String> {
        drop(self.input.take());
        while let Some(line) = self.next_line()? {
            let words: Vec<_> = line.split(' ').collect();
            let number = |nth: usize| words.get(nth).and_then(|word| word.parse::<u64>().ok());
            match (words[0], number(1)) {
                ("shown", _) => {
                    let (Some(seq), Some(at)) = (number(2), number(3)) else { continue };
                    let of_table = moves.get(words[1]).into_iter().flatten();
                    let sent = of_table.filter(|played| u64::from(played.seq) == seq);
                    let took = |played: &SentMove| at.saturating_sub(played.sent);
                    report.receipts.extend(sent.map(took).map(Duration::from_micros));
                }
                ("away", Some(micros)) => report.absences.push(Duration::from_micros(micros)),
                ("failed", Some(count)) => report.failed += count as usize,
                _ => {}
            }
        }
        Ok(())
    }
}

impl Drop for FollowerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
