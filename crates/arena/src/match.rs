use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use engine::Limits;
use game::{Random, Reason, Seat, Turn};
use rules::{AnyPosition, GameRecord, GameSetup};

use crate::opening::{play_roll, random_opening};
use crate::time_control::{GameTime, MoveTiming};
use crate::ugi_program::ProgramLog;
use crate::{
    Contestant, ContestantFault, FaultReport, MatchClock, MatchMoveRequest, MatchPlayer, Overruns,
    PairingSchedule, ProtocolLog, Sprt, SprtDecision, Tally,
};

/// An engine match: the contestants, the openings, the number of games and the limits of search.
#[derive(Clone, Debug)]
pub struct Match {
    /// The positions that random openings start from, in turn. All have the same number of seats.
    pub start_positions: Vec<StartPosition>,
    /// The contestants; results are those of the first. Where there are fewer than seats, the last
    /// one fills the rest.
    pub contestants: Vec<Contestant>,
    /// Whether the last contestant also plays every opening against itself: the reference against
    /// which each role of the first is measured.
    pub mirror: bool,
    /// The limits of the search for a move.
    pub limits: Limits,
    /// Every player's clock, if games are played with clocks.
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
    /// The seed of openings and dice.
    pub seed: u64,
    /// The test that may end the match early.
    pub sprt: Option<Sprt>,
    /// The folder where each game is saved, if any. A match that finds its own games there
    /// continues from them.
    pub record_folder: Option<PathBuf>,
    /// Where every line of every program goes, if anywhere.
    pub protocol_log: Option<Arc<ProtocolLog>>,
}

/// A position that random openings start from.
#[derive(Clone, Debug)]
pub struct StartPosition {
    /// The game, its options and its maze.
    pub setup: GameSetup,
    /// The position before the random opening.
    pub position: AnyPosition,
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
    /// Starts every program once, so that one that does not work is known before the first game.
    pub fn probe(&self) -> Result<(), FaultReport> {
        let Some(start) = self.start_positions.first() else { return Ok(()) };
        for (contestant, who) in self.contestants.iter().enumerate() {
            if !matches!(who, Contestant::Program(_)) {
                continue;
            }
            let log = ProgramLog { log: self.protocol_log.clone(), program: None };
            who.start_game(&start.setup, 0, log).map_err(|(fault, stderr)| FaultReport {
                contestant,
                fault,
                stderr,
            })?;
        }
        Ok(())
    }

    /// Plays all games, or as many as the test needs, or until `keep_going` returns false.
    /// `on_progress` is called after each game.
    pub fn run(
        &self,
        keep_going: &(dyn Fn() -> bool + Sync),
        on_progress: &(dyn Fn(&MatchProgress<'_>) + Sync),
    ) -> io::Result<(Tally, Option<SprtDecision>)> {
        let mut tally = Tally::new(self.schedule());
        if let Some(folder) = &self.record_folder {
            fs::create_dir_all(folder)?;
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
                    while !done.load(Ordering::Relaxed) && keep_going() {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        if shared.lock().expect("no thread panics with the lock").0.has(number) {
                            continue;
                        }
                        let game = self.play(number);
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
        PairingSchedule { seats, contestants: self.contestants.len(), mirror: self.mirror }
    }

    fn start_position(&self, number: u64) -> &StartPosition {
        let nth = self.schedule().opening(number) % self.start_positions.len() as u64;
        &self.start_positions[nth as usize]
    }

    /// Plays game `number` to its end.
    pub fn play(&self, number: u64) -> FinishedGame {
        let schedule = self.schedule();
        let seed = Random::new(self.seed ^ schedule.opening(number).rotate_left(32)).next_u64();
        let StartPosition { setup, position } = self.start_position(number);
        let record = random_opening(setup, position, self.opening_plies, seed);
        let mut game_record = GameRecord::from_record(setup.clone(), record);
        for seat in Seat::all(schedule.seats) {
            let name = self.contestants[schedule.contestant(number, seat)].to_string();
            game_record.header.player_mut(seat).name = Some(name);
        }
        if let Some(clock) = &self.clock {
            clock.note_in(&mut game_record.header);
        }
        let mut overruns = vec![Overruns::default(); self.contestants.len()];
        let fault = self.play_to_end(number, seed, &mut game_record, &mut overruns);
        game_record.header.match_id = Some(self.fingerprint());
        game_record.header.fault = fault.as_ref().map(|report| format!("{:?}", report.fault));
        FinishedGame { number, game_record, fault, overruns }
    }

    fn play_to_end(
        &self,
        number: u64,
        seed: u64,
        game_record: &mut GameRecord,
        overruns: &mut [Overruns],
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
            let log = ProgramLog { log: self.protocol_log.clone(), program: Some((number, seat)) };
            let player = self.contestants[contestant].start_game(
                &game_record.setup,
                player_seeds.next_u64(),
                log,
            );
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
        let mut time = GameTime::new(&self.limits, self.clock, self.grace);
        while game_record.record.turn() != Turn::Over {
            let seat = match game_record.record.turn() {
                Turn::Seat(seat) => seat,
                Turn::Chance => {
                    play_roll(&mut game_record.record, &mut dice);
                    continue;
                }
                Turn::Over => break,
            };
            if game_record.record.entries().len() >= self.max_plies {
                let outcome = game_record.record.draw();
                let ending = game::Ending { outcome, cause: game::Cause::Agreement };
                game_record.record.end(ending).expect("it is not over");
                break;
            }
            let contestant = schedule.contestant(number, seat);
            let player = players[seat.index()].as_mut().expect("whoever left has no turn");
            let keeps_time = self.contestants[contestant].keeps_time();
            let overruns = keeps_time.then(|| &mut overruns[contestant]);
            let played = play_move(player.as_mut(), seat, game_record, &mut time, overruns);
            if let Err(fault) = played {
                let stderr = player.stderr();
                players[seat.index()] = None;
                let departure = fault.departure();
                first_fault.get_or_insert(FaultReport { contestant, fault, stderr });
                game_record.record.leave(seat, departure).expect("it was their turn");
            }
        }
        first_fault
    }

    /// A hash of the settings of this match, which tells its games from those of another match in
    /// the same folder.
    fn fingerprint(&self) -> String {
        let names: Vec<_> = self.contestants.iter().map(ToString::to_string).collect();
        let starts: Vec<_> =
            self.start_positions.iter().map(|start| start.position.to_string()).collect();
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
        format!("{:016x}", game::fingerprint(&text))
    }

    /// Saves the game's record atomically, so that half a file never counts as a whole one.
    fn save(&self, game: &FinishedGame) -> io::Result<()> {
        let Some(folder) = &self.record_folder else { return Ok(()) };
        let path = record_path(folder, game.number);
        let temporary = path.with_extension("draft");
        fs::write(&temporary, game.game_record.to_record_text().to_string())?;
        fs::rename(&temporary, &path)
    }

    /// Loads a game of this match that an earlier run has played.
    fn load(&self, folder: &Path, number: u64) -> io::Result<Option<FinishedGame>> {
        let path = record_path(folder, number);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let foreign = || io::Error::new(io::ErrorKind::InvalidData, format!("{}", path.display()));
        let game_record = GameRecord::parse(&text).map_err(|_| foreign())?;
        let is_own = game_record.header.match_id.as_ref() == Some(&self.fingerprint());
        if !is_own || game_record.record.ending().is_none() {
            return Err(foreign());
        }
        let fault = game_record.header.fault.clone().map(|how| FaultReport {
            contestant: 0,
            fault: ContestantFault::Crashed(how),
            stderr: Vec::new(),
        });
        Ok(Some(FinishedGame { number, game_record, fault, overruns: Vec::new() }))
    }
}

/// Asks a player for its move and plays it. `overruns` is where a move that took too long is noted;
/// `None` for a player whose time is not counted.
fn play_move(
    player: &mut dyn MatchPlayer,
    seat: Seat,
    game_record: &mut GameRecord,
    time: &mut GameTime,
    overruns: Option<&mut Overruns>,
) -> Result<(), ContestantFault> {
    let request = MatchMoveRequest {
        limits: time.limits(),
        deadline: time.deadline(seat),
        seats: game_record.setup.seats(),
    };
    let out_of_time = match time.has_clock() {
        true => ContestantFault::Flagged,
        false => ContestantFault::Hung,
    };
    let begin = Instant::now();
    let answer = player.choose_move(&game_record.record, &request);
    let took = begin.elapsed();
    let word = answer.map_err(|fault| match fault {
        ContestantFault::Hung => out_of_time.clone(),
        other => other,
    })?;
    if let Some(overruns) = overruns {
        match time.spend(seat, took) {
            MoveTiming::InTime => {}
            MoveTiming::Over(by) => overruns.add(by),
            MoveTiming::Lost => return Err(out_of_time),
        }
    }
    let played = game_record.record.play(&word).map_err(Reason::from);
    played.map_err(|why| ContestantFault::Illegal { word, why })?;
    if let Some(note) = time.note(seat) {
        let entries = game_record.record.entries().len();
        game_record.comments.resize(entries, None);
        game_record.comments[entries - 1] = Some(note);
    }
    Ok(())
}
