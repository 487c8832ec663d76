//! What a match prints: progress, the result of the first player, the standings of all.

use std::io::{self, Write};

use arena::{
    Elo, FaultReport, Match, MatchProgress, SprtDecision, Standing, Tally, TournamentFormat,
};
use game::Reason;
use locale::{Locale, Value};

/// What a match prints.
pub(super) struct MatchOutput<'a> {
    pub(super) engine_match: &'a Match,
    pub(super) locale: &'a Locale,
}

impl MatchOutput<'_> {
    fn name(&self, contestant: usize) -> &str {
        &self.engine_match.contestants[contestant].name
    }

    /// Why a contestant cannot play this game.
    pub(super) fn cannot_play(&self, contestant: usize, why: Reason) -> Reason {
        Reason::new("match-program", "").text("who", self.name(contestant)).reason("why", why)
    }

    /// Why a program cannot take part, with the last line it printed.
    pub(super) fn program_fails(&self, report: &FaultReport) -> Reason {
        let mut why = self.locale.reason(&Reason::from(&report.fault));
        if let Some(line) = report.stderr.last() {
            why += &format!(" | {}", line.trim());
        }
        Reason::new("match-program", "").text("who", self.name(report.contestant)).text("why", why)
    }

    /// The progress line, where stderr is a terminal, and a line of its own for each game that a fault
    /// decided.
    pub(super) fn report_progress(
        &self,
        out: &mut impl Write,
        on_terminal: bool,
        progress: &MatchProgress<'_>,
    ) -> io::Result<()> {
        let locale = self.locale;
        if let Some(report) = &progress.game.fault {
            let why = locale.reason(&Reason::from(&report.fault));
            let who = self.name(report.contestant);
            let game = progress.game.number + 1;
            let args = [("game", Value::from(game)), ("who", who.into()), ("why", why.into())];
            let start = if on_terminal { "\r\x1b[K" } else { "" };
            writeln!(out, "{start}{}", locale.with("match-fault", &args))?;
            for line in &report.stderr {
                writeln!(out, "  | {line}")?;
            }
        }
        if on_terminal {
            let (tally, games) = (progress.tally, self.engine_match.games);
            write!(out, "\r{}/{games}  {}\x1b[K", tally.games(), self.progress(tally))?;
        }
        out.flush()
    }

    /// The results in figures: wins, draws, losses, share of the points, Elo and LLR.
    fn figures(&self, tally: &Tally) -> String {
        let (wins, draws, losses) = tally.results();
        let mut text = format!("+{wins} ={draws} -{losses}");
        if let Some(share) = tally.score_share() {
            text += &format!("  {share}");
        }
        if let Some(elo) = tally.elo() {
            text += &format!("  Elo {elo}");
        }
        if let Some(sprt) = &self.engine_match.sprt {
            let (low, high) = sprt.bounds();
            text += &format!("  LLR {:.2} [{low:.2}, {high:.2}]", tally.llr(sprt));
        }
        self.locale.language().figures(&text)
    }

    /// The result for people.
    pub(super) fn summary(&self, tally: &Tally, decision: Option<SprtDecision>) -> String {
        let locale = self.locale;
        let language = locale.language();
        let standings = tally.standings().filter(|standings| standings.len() > 2);
        let mut lines = Vec::new();
        if tally.format() != TournamentFormat::RoundRobin {
            let arguments = [
                ("who", self.name(0).into()),
                ("games", tally.games().into()),
                ("figures", self.figures(tally).into()),
            ];
            lines.push(locale.with("match-result", &arguments));
        }
        if let Some(standings) = standings {
            lines.push(locale.with("match-standings", &[("games", tally.games().into())]));
            lines.extend(self.standings_table(&standings));
        } else if let Some(share) = tally.score_share() {
            lines.push(locale.with("match-luck", &[("p", language.decimal(share.p, 4).into())]));
        }
        if let Some((pacman, ghosts)) = tally.roles() {
            for (key, role) in [("match-as-pacman", pacman), ("match-as-ghosts", ghosts)] {
                let figures = [("pellets", role.pellets), ("turns", role.turns)];
                let figures =
                    figures.map(|(name, mean)| (name, language.figures(&mean.to_string()).into()));
                lines.push(locale.with(key, &figures));
            }
        }
        if tally.faults() > 0 {
            lines.push(locale.with("match-faults", &[("count", tally.faults().into())]));
        }
        if tally.adjudicated() > 0 {
            lines.push(locale.with("match-adjudicated", &[("count", tally.adjudicated().into())]));
        }
        for (engine, overruns) in self.engine_match.contestants.iter().zip(tally.overruns()) {
            if overruns.count > 0 {
                let arguments = [
                    ("who", engine.name.as_str().into()),
                    ("count", overruns.count.into()),
                    ("worst", (overruns.worst.as_millis() as u64).into()),
                ];
                lines.push(locale.with("match-overruns", &arguments));
            }
        }
        match decision {
            Some(SprtDecision::Accepted) => lines.push(locale.text("match-accepted")),
            Some(SprtDecision::Rejected) => lines.push(locale.text("match-rejected")),
            None => {}
        }
        lines.join("\n")
    }

    /// The result for programs.
    pub(super) fn json(&self, tally: &Tally, decision: Option<SprtDecision>) -> serde_json::Value {
        let (wins, draws, losses) = tally.results();
        let (share, elo) = (tally.score_share(), tally.elo());
        let standings = tally.standings().map(|standings| {
            standings.iter().map(|standing| self.standing_json(standing)).collect::<Vec<_>>()
        });
        let mean = |mean: arena::MeanEstimate| serde_json::json!({"mean": mean.mean, "error": mean.error, "p": mean.p});
        let role = |role: arena::RoleStats| serde_json::json!({"games": role.games, "pellets": mean(role.pellets), "turns": mean(role.turns)});
        let overruns = tally.overruns().iter().map(|overruns| {
            serde_json::json!({"count": overruns.count, "worst_seconds": overruns.worst.as_secs_f64()})
        });
        serde_json::json!({
            "games": tally.games(), "wins": wins, "draws": draws, "losses": losses,
            "faults": tally.faults(), "adjudicated": tally.adjudicated(),
            "overruns": overruns.collect::<Vec<_>>(),
            "share": share.map(|share| share.share), "share_error": share.map(|share| share.error),
            "p": share.map(|share| share.p),
            // What is infinite becomes null.
            "elo": elo.map(|elo| elo.elo), "elo_error": elo.and_then(|elo| elo.error()),
            "elo_low": elo.map(|elo| elo.low), "elo_high": elo.map(|elo| elo.high),
            "pentanomial": tally.pentanomial(),
            "llr": self.engine_match.sprt.map(|sprt| tally.llr(&sprt)),
            "verdict": decision.map(|decision| match decision {
                SprtDecision::Accepted => "accepted",
                SprtDecision::Rejected => "rejected",
            }),
            "as_pacman": tally.roles().map(|(pacman, _)| role(pacman)),
            "as_ghosts": tally.roles().map(|(_, ghosts)| role(ghosts)),
            "standings": standings,
        })
    }

    /// The progress in figures: of the first player, or in a round robin everyone's points.
    fn progress(&self, tally: &Tally) -> String {
        if tally.format() != TournamentFormat::RoundRobin {
            return self.figures(tally);
        }
        let (standings, language) = (tally.standings().unwrap_or_default(), self.locale.language());
        let points = standings.iter().map(|standing| {
            let points = language.figures(&standing.points().to_string());
            format!("{} {points}/{}", self.name(standing.contestant), standing.games())
        });
        points.collect::<Vec<_>>().join("  ")
    }

    /// A row for everyone below the names of the columns, the best first.
    fn standings_table(&self, standings: &[Standing]) -> Vec<String> {
        let [name, games, points, results, share] = [
            "match-column-engine",
            "match-column-games",
            "match-column-points",
            "match-column-results",
            "match-column-share",
        ]
        .map(|key| self.locale.text(key));
        let language = self.locale.language();
        let mut rows =
            vec![["#".to_owned(), name, games, points, results, share, "Elo".to_owned()]];
        for (nth, standing) in standings.iter().enumerate() {
            let Standing { contestant, wins, draws, losses, share, elo } = standing;
            rows.push([
                (nth + 1).to_string(),
                self.name(*contestant).to_owned(),
                standing.games().to_string(),
                language.decimal(standing.points(), 1),
                format!("+{wins} ={draws} -{losses}"),
                share.map(|share| language.figures(&share.to_string())).unwrap_or_default(),
                elo.map(|elo| language.figures(&elo.to_string())).unwrap_or_default(),
            ]);
        }
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
        let widths: [usize; 7] = std::array::from_fn(|column| width(column).unwrap_or(0));
        let line = |row: &[String; 7]| {
            let cells = row.iter().zip(widths).enumerate().map(|(column, (cell, width))| {
                // Numbers are flush right, words flush left.
                if matches!(column, 0 | 2 | 3) {
                    format!("{cell:>width$}")
                } else {
                    format!("{cell:<width$}")
                }
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        };
        rows.iter().map(line).collect()
    }

    fn standing_json(&self, standing: &Standing) -> serde_json::Value {
        let Standing { contestant, wins, draws, losses, share, elo } = standing;
        serde_json::json!({
            "name": self.name(*contestant), "games": standing.games(), "points": standing.points(),
            "wins": wins, "draws": draws, "losses": losses,
            "share": share.map(|share| share.share), "share_error": share.map(|share| share.error),
            "elo": elo.map(|elo| elo.elo), "elo_error": elo.as_ref().and_then(Elo::error),
            "elo_low": elo.map(|elo| elo.low), "elo_high": elo.map(|elo| elo.high),
        })
    }
}
