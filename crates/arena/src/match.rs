use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::Limits;
use game::{Random, Reason, Seat, Turn};
use rules::GameRecord;

use crate::adjudication::{ScoreHistory, adjudicate, end_in_a_draw, is_adjudicated};
use crate::match_player::IdlePlayers;
use crate::match_turn::{play_move, request};
use crate::opening::{StartPosition, play_roll, random_opening};
use crate::program_process::ProgramLog;
use crate::record_notes::note_engines;
use crate::time_control::{GameTime, ThinkingLimits};
use crate::{
    AdjudicationRules, Contestant, ContestantFault, CrashCause, EngineConfig, FaultReport,
    MatchClock, MatchError, MatchPlayer, Overruns, PairingSchedule, ProtocolLog, Sprt,
    SprtDecision, Tally, TournamentFormat,
};

/// An engine match: the contestants, the openings, the number of games and the limits of search.
#[derive(Clone, Debug)]
pub struct Match {
    /// The openings, or the positions that random ones start from, in turn. All have the same number of
    /// seats.
    pub start_positions: Vec<StartPosition>,
    /// The contestants; results are those of the first. Where there are fewer than seats, the last
    /// one fills the rest; more than seats play a tournament.
    pub contestants: Vec<EngineConfig>,
    /// Who meets whom; a tournament is for games of two.
    pub format: TournamentFormat,
    /// Whether the last contestant also plays every opening against itself: the reference against
    /// which each role of the first is measured.
    pub mirror: bool,
    /// The limits of the search for a move, of contestants that have none of their own.
    pub limits: Limits,
    /// The clock of those players, if games are played with clocks.
    pub clock: Option<MatchClock>,
    /// How far a move may exceed its time; beyond that it loses the game.
    pub grace: Duration,
    /// The maximum number of games.
    pub games: u64,
    /// The number of games played at a time.
    pub parallel: usize,
    /// The number of random plies of each opening.
    pub opening_plies: u32,
    /// A game of this many plies is adjudicated a draw.
    pub max_plies: usize,
    /// When a game is decided before, by what both engines say of it.
    pub adjudication: AdjudicationRules,
    /// The seed of openings and dice.
    pub seed: u64,
    /// The test that may end the match early.
    pub sprt: Option<Sprt>,
    /// The day on which a game begins, as records have it: `2026-11-20`.
    pub today: fn() -> String,
    /// The folder where each game is saved, if any. A match that finds its own games there
    /// continues from them.
    pub record_folder: Option<PathBuf>,
    /// Where every line of every program goes, if anywhere.
    pub protocol_log: Option<Arc<ProtocolLog>>,
}

/// A game that has been played.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The number of the game within the match, from 0.
    pub number: u64,
    /// The whole game.
    pub game_record: GameRecord,
    /// The first fault that cost a contestant the game, if any.
    pub fault: Option<FaultReport>,
    /// Whether it was decided by the rules of adjudication.
    pub is_adjudicated: bool,
    /// By contestant, the moves that took too long, within the grace.
    pub overruns: Vec<Overruns>,
}

/// The progress of a match, reported after each game.
#[derive(Debug)]
pub struct MatchProgress<'a> {
    /// All results so far.
    pub tally: &'a Tally,
    /// The game that has just been finished.
    pub game: &'a FinishedGame,
    /// The decision of the sequential test, once there is one.
    pub decision: Option<SprtDecision>,
}

/// The file in which a game is saved.
fn record_path(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{:06}.palisade", number + 1))
}

impl Match {
    /// Refuses a game that the protocol of a program cannot tell; the number is that of the contestant.
    pub fn check(&self) -> Result<(), (usize, Reason)> {
        for (contestant, who) in self.contestants.iter().enumerate() {
            for start in &self.start_positions {
                who.protocol.check(start).map_err(|why| (contestant, why))?;
            }
        }
        Ok(())
    }

    /// Starts every program once, so that one that does not work is known before the first game.
    pub fn probe(&self) -> Result<(), FaultReport> {
        let Some(start) = self.start_positions.first() else { return Ok(()) };
        for (contestant, who) in self.contestants.iter().enumerate() {
            if !matches!(who.contestant, Contestant::Program(_)) {
                continue;
            }
            let log = ProgramLog::new(self.protocol_log.clone(), None);
            who.start_game(&start.setup, 0, log).map_err(|(fault, stderr)| FaultReport {
                contestant,
                fault,
                stderr,
            })?;
        }
        Ok(())
    }

    /// Plays all games, or as many as the test needs, or until `keep_going` returns false; games that
    /// are being played then do not count. `on_progress` is called after each game.
    pub fn run(
        &self,
        keep_going: &(dyn Fn() -> bool + Sync),
        on_progress: &(dyn Fn(&MatchProgress<'_>) + Sync),
    ) -> Result<(Tally, Option<SprtDecision>), MatchError> {
        let mut tally = Tally::new(self.schedule());
        if let Some(folder) = &self.record_folder {
            fs::create_dir_all(folder)
                .map_err(|error| MatchError::Disk { path: folder.clone(), error })?;
            for number in 0..self.games {
                if let Some(game) = self.load(folder, number)? {
                    tally.add(&game);
                }
            }
        }
        let done = AtomicBool::new(false);
        let next = AtomicU64::new(0);
        let decision = self.sprt.and_then(|sprt| sprt.decision(&tally.round_scores()));
        let shared = Mutex::new((tally, decision, None));
        done.store(decision.is_some(), Ordering::Relaxed);
        std::thread::scope(|scope| {
            for _ in 0..self.parallel.max(1) {
                scope.spawn(|| {
                    let mut idle = IdlePlayers::default();
                    while !done.load(Ordering::Relaxed) && keep_going() {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        if shared.lock().expect("no thread panics with the lock").0.has(number) {
                            continue;
                        }
                        let Some(game) = self.play_while(number, &mut idle, keep_going) else {
                            break;
                        };
                        let saved = self.save(&game);
                        let mut shared = shared.lock().expect("no thread panics with the lock");
                        let (tally, decision, failure) = &mut *shared;
                        if let Err(error) = saved {
                            failure.get_or_insert(error);
                            done.store(true, Ordering::Relaxed);
                            break;
                        }
                        tally.add(&game);
                        if decision.is_none() {
                            *decision =
                                self.sprt.and_then(|sprt| sprt.decision(&tally.round_scores()));
                        }
                        on_progress(&MatchProgress { tally, game: &game, decision: *decision });
                        if decision.is_some() {
                            done.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        let (tally, decision, failure) =
            shared.into_inner().expect("no thread panics with the lock");
        failure.map_or(Ok((tally, decision)), Err)
    }

    /// Which contestant sits at which seat in each game.
    pub fn schedule(&self) -> PairingSchedule {
        let seats = self.start_positions.first().map_or(2, |start| start.setup.seats());
        PairingSchedule {
            seats,
            contestants: self.contestants.len(),
            format: self.format,
            mirror: self.mirror,
        }
    }

    /// Who plays game `number`, by seat.
    fn engines(&self, number: u64) -> Vec<&EngineConfig> {
        let schedule = self.schedule();
        let engine = |seat| &self.contestants[schedule.contestant(number, seat)];
        Seat::all(schedule.seats).map(engine).collect()
    }

    /// How long everyone may think in game `number`, by seat.
    fn thinking_limits(&self, number: u64) -> Vec<ThinkingLimits> {
        let engines = self.engines(number).into_iter();
        engines.map(|engine| engine.limits_in(&self.limits, self.clock)).collect()
    }

    /// The settings that are the same for everyone, as they are given on the command line.
    fn settings(&self, number: u64) -> String {
        let mut words = vec![
            format!("game={}", number + 1),
            format!("seed={}", self.seed),
            format!("opening={}", self.opening_plies),
            format!("longest={}", self.max_plies),
            format!("grace={}", self.grace.as_millis()),
        ];
        words.extend(self.format.name().map(|name| format!("tournament={name}")));
        words.extend(self.mirror.then(|| "mirror".to_owned()));
        words.push(self.adjudication.to_string());
        words.join(" ").trim_end().to_owned()
    }

    fn start_position(&self, number: u64) -> &StartPosition {
        let nth = self.schedule().opening(number) % self.start_positions.len() as u64;
        &self.start_positions[nth as usize]
    }

    /// Plays game `number` to its end.
    pub fn play(&self, number: u64) -> FinishedGame {
        let game = self.play_while(number, &mut IdlePlayers::default(), &|| true);
        game.expect("nothing stops it")
    }

    /// Plays game `number` to its end, unless `keep_going` says no before. Players who are `idle` take
    /// part, and those of this game are then.
    fn play_while(
        &self,
        number: u64,
        idle: &mut IdlePlayers,
        keep_going: &dyn Fn() -> bool,
    ) -> Option<FinishedGame> {
        let schedule = self.schedule();
        let seed = Random::new(self.seed ^ schedule.opening(number).rotate_left(32)).next_u64();
        let start = self.start_position(number);
        let record = random_opening(start, self.opening_plies, seed);
        let mut game_record = GameRecord::from_record(start.setup.clone(), record);
        let header = &mut game_record.header;
        header.date = Some((self.today)());
        note_engines(&self.engines(number), &self.thinking_limits(number), header);
        header.other.push(("settings".to_owned(), self.settings(number)));
        let mut overruns = vec![Overruns::default(); self.contestants.len()];
        let fault =
            self.play_to_end(number, seed, &mut game_record, &mut overruns, idle, keep_going);
        // Whatever went wrong while the match was stopped is nobody's fault.
        if !keep_going() {
            return None;
        }
        game_record.header.match_id = Some(self.fingerprint());
        game_record.header.fault = fault.as_ref().map(|report| report.fault.to_string());
        let is_adjudicated = is_adjudicated(&game_record.header);
        Some(FinishedGame { number, game_record, fault, is_adjudicated, overruns })
    }

    fn play_to_end(
        &self,
        number: u64,
        seed: u64,
        game_record: &mut GameRecord,
        overruns: &mut [Overruns],
        idle: &mut IdlePlayers,
        keep_going: &dyn Fn() -> bool,
    ) -> Option<FaultReport> {
        let schedule = self.schedule();
        // The games of an opening share its dice too: every contestant gets to sit where the dice
        // are kind. Otherwise luck would outweigh much of the difference in strength.
        let mut dice = Random::new(!seed);
        // Players get another seed in every game, even where the opening is the same.
        let mut player_seeds = Random::new(seed ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93));
        let mut first_fault = None;
        let mut players: Vec<Option<Box<dyn MatchPlayer>>> = Vec::new();
        for seat in Seat::all(schedule.seats) {
            let contestant = schedule.contestant(number, seat);
            let (seed, program) = (player_seeds.next_u64(), Some((number, seat)));
            let player = match idle.take(contestant, &game_record.setup, program) {
                Some(player) => Ok(player),
                None => {
                    let log = ProgramLog::new(self.protocol_log.clone(), program);
                    self.contestants[contestant].start_game(&game_record.setup, seed, log)
                }
            };
            match player {
                Ok(player) => players.push(Some(player)),
                Err((fault, stderr)) => {
                    players.push(None);
                    // Refused where the game is over already, because others failed to start too.
                    let _ = game_record.record.leave(seat, fault.departure());
                    first_fault.get_or_insert(FaultReport { contestant, fault, stderr });
                }
            }
        }
        let mut history = ScoreHistory::new(self.adjudication);
        let mut time = GameTime::new(self.thinking_limits(number), self.grace);
        while game_record.record.turn() != Turn::Over && keep_going() {
            let seat = match game_record.record.turn() {
                Turn::Seat(seat) => seat,
                Turn::Chance => {
                    play_roll(&mut game_record.record, &mut dice);
                    continue;
                }
                Turn::Over => break,
            };
            if game_record.record.entries().len() >= self.max_plies {
                end_in_a_draw(game_record);
                break;
            }
            let contestant = schedule.contestant(number, seat);
            let player = players[seat.index()].as_mut().expect("whoever left has no turn");
            let keeps_time = self.contestants[contestant].contestant.keeps_time();
            let overruns = keeps_time.then(|| &mut overruns[contestant]);
            let played = player.get_ready(&game_record.record, keep_going).and_then(|()| {
                play_move(player.as_mut(), seat, game_record, &mut time, overruns, keep_going)
            });
            match played {
                Ok(evaluation) => {
                    let score = evaluation.map(|evaluation| evaluation.score);
                    if let Some(decision) = history.add(seat, score) {
                        adjudicate(decision, game_record);
                    }
                    if matches!(game_record.record.turn(), Turn::Seat(_)) {
                        // One that fails is found out when it is asked for its next move.
                        let _ =
                            player.ponder(&game_record.record, &request(seat, &time, keep_going));
                    }
                }
                Err(fault) => {
                    let stderr = player.stderr();
                    players[seat.index()] = None;
                    let departure = fault.departure();
                    first_fault.get_or_insert(FaultReport { contestant, fault, stderr });
                    game_record.record.leave(seat, departure).expect("it was their turn");
                }
            }
        }
        for (seat, player) in Seat::all(schedule.seats).zip(players) {
            if let Some(player) = player {
                idle.keep(schedule.contestant(number, seat), player);
            }
        }
        first_fault
    }

    /// A hash of the settings of this match, which tells its games from those of another match in
    /// the same folder.
    fn fingerprint(&self) -> String {
        let names: Vec<_> = self.contestants.iter().map(ToString::to_string).collect();
        let start = |start: &StartPosition| match start.opening.is_empty() {
            true => start.position.to_string(),
            false => format!("{} moves {}", start.position, start.opening.join(" ")),
        };
        let starts: Vec<_> = self.start_positions.iter().map(start).collect();
        let Limits { movetime, nodes, depth, .. } = &self.limits;
        let text = format!(
            "{} {}{} {:?} {:?} {:?} {} {}",
            names.join(" | "),
            if self.mirror { "mirror " } else { "" },
            starts.join(" | "),
            movetime,
            nodes,
            depth,
            self.opening_plies,
            self.seed
        );
        // Matches without clocks keep the hash they had before there were any.
        let text = match &self.clock {
            Some(clock) => format!("{text} clock {clock}"),
            None => text,
        };
        let text = match self.adjudication {
            AdjudicationRules { draw: None, resign: None } => text,
            rules => format!("{text} {rules:?}"),
        };
        let text = match self.format.name() {
            None => text,
            Some(name) => format!("{text} {name}"),
        };
        format!("{:016x}", game::fingerprint(&text))
    }

    /// Saves the game's record atomically, so that half a file never counts as a whole one.
    fn save(&self, game: &FinishedGame) -> Result<(), MatchError> {
        let Some(folder) = &self.record_folder else { return Ok(()) };
        let path = record_path(folder, game.number);
        let temporary = path.with_extension("draft");
        fs::write(&temporary, game.game_record.to_record_text().to_string())
            .and_then(|()| fs::rename(&temporary, &path))
            .map_err(|error| MatchError::Disk { path, error })
    }

    /// Loads a game of this match that an earlier run has played.
    fn load(&self, folder: &Path, number: u64) -> Result<Option<FinishedGame>, MatchError> {
        let path = record_path(folder, number);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(MatchError::Disk { path, error }),
        };
        let game_record = match GameRecord::parse(&text) {
            Ok(game_record) => game_record,
            Err(why) => return Err(MatchError::Damaged { path, why }),
        };
        let is_own = game_record.header.match_id.as_ref() == Some(&self.fingerprint());
        if !is_own || game_record.record.ending().is_none() {
            return Err(MatchError::OtherMatch { path });
        }
        let fault = game_record.header.fault.clone().map(|how| FaultReport {
            contestant: 0,
            fault: ContestantFault::Crashed(CrashCause::Said(how)),
            stderr: Vec::new(),
        });
        let is_adjudicated = is_adjudicated(&game_record.header);
        let overruns = Vec::new();
        Ok(Some(FinishedGame { number, game_record, fault, is_adjudicated, overruns }))
    }
}
