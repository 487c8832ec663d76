use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use engine::{Limits, Random};
use game::{Departure, Reason, Seat, Turn};
use rules::{AnyPosition, Archive, Table};

use crate::opening::{opening, roll};
use crate::{Contestant, Entrant, Fault, Seating, Sprt, Tally, Verdict};

/// A match: who plays what, how often, how fast.
#[derive(Clone, Debug)]
pub struct Match {
    /// Where it is played: openings take turns. All venues have the same number of seats.
    pub venues: Vec<Venue>,
    /// Who plays; the first is the one results speak of. Where there are fewer than seats, the last
    /// fills the rest.
    pub entrants: Vec<Entrant>,
    /// Whether the last entrant also plays every opening against itself, so that each role of the
    /// first can be told apart.
    pub mirror: bool,
    /// How long they may think about a move.
    pub limits: Limits,
    /// How many games at most.
    pub games: u64,
    /// How many at a time.
    pub parallel: usize,
    /// How many random plies each opening has.
    pub opening: u32,
    /// A game this long is a draw.
    pub longest: usize,
    /// Where openings and dice begin.
    pub seed: u64,
    /// The test that may end the match early.
    pub sprt: Option<Sprt>,
    /// Where each game is kept, if anywhere. A match that finds games of its own there goes on.
    pub folder: Option<PathBuf>,
}

/// A table with a place to begin.
#[derive(Clone, Debug)]
pub struct Venue {
    /// The table.
    pub table: Table,
    /// Where every game begins, before its random opening.
    pub start: AnyPosition,
}

/// A game that has been played.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Which, from 0.
    pub number: u64,
    /// All of it.
    pub archive: Archive,
    /// What cost a contestant the game, if anything did.
    pub fault: Option<(usize, Fault)>,
}

/// News from a match.
#[derive(Debug)]
pub struct Progress<'a> {
    /// All results so far.
    pub tally: &'a Tally,
    /// The game that was finished just now.
    pub game: &'a Finished,
    /// What the sequential test has found, once it has.
    pub verdict: Option<Verdict>,
}

/// What the file of a game is called.
fn file(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{:06}.palisade", number + 1))
}

impl Match {
    /// Plays all games, or as many as the test needs, or until `keep_going` says no. `news` hears
    /// of each finished game.
    pub fn run(
        &self,
        keep_going: &(dyn Fn() -> bool + Sync),
        news: &(dyn Fn(&Progress<'_>) + Sync),
    ) -> io::Result<(Tally, Option<Verdict>)> {
        let mut tally = Tally::new(self.seating());
        if let Some(folder) = &self.folder {
            fs::create_dir_all(folder)?;
            for number in 0..self.games {
                if let Some(game) = self.earlier(folder, number)? {
                    tally.add(&game);
                }
            }
        }
        let done = AtomicBool::new(false);
        let next = AtomicU64::new(0);
        let verdict = self.sprt.and_then(|sprt| sprt.verdict(&tally.rounds()));
        let shared = Mutex::new((tally, verdict, None));
        done.store(verdict.is_some(), Ordering::Relaxed);
        std::thread::scope(|scope| {
            for _ in 0..self.parallel.max(1) {
                scope.spawn(|| {
                    while !done.load(Ordering::Relaxed) && keep_going() {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        if shared.lock().expect("no holder panics").0.has(number) {
                            continue;
                        }
                        let game = self.play(number);
                        let kept = self.keep(&game);
                        let mut shared = shared.lock().expect("no holder panics");
                        let (tally, verdict, failure) = &mut *shared;
                        if let Err(error) = kept {
                            failure.get_or_insert(error);
                            done.store(true, Ordering::Relaxed);
                            break;
                        }
                        tally.add(&game);
                        if verdict.is_none() {
                            *verdict = self.sprt.and_then(|sprt| sprt.verdict(&tally.rounds()));
                        }
                        news(&Progress { tally, game: &game, verdict: *verdict });
                        if verdict.is_some() {
                            done.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        let (tally, verdict, failure) = shared.into_inner().expect("no holder panics");
        failure.map_or(Ok((tally, verdict)), Err)
    }

    /// Who sits where.
    pub fn seating(&self) -> Seating {
        let seats = self.venues.first().map_or(2, |venue| venue.table.seats());
        Seating { seats, entrants: self.entrants.len(), mirror: self.mirror }
    }

    fn venue(&self, number: u64) -> &Venue {
        let nth = self.seating().opening(number) % self.venues.len() as u64;
        &self.venues[nth as usize]
    }

    /// Plays game `number` to its end.
    pub fn play(&self, number: u64) -> Finished {
        let seating = self.seating();
        let seed = Random::new(self.seed ^ seating.opening(number).rotate_left(32)).bits();
        let Venue { table, start } = self.venue(number);
        let mut archive = Archive {
            record: opening(table, start, self.opening, seed),
            table: table.clone(),
            extras: Vec::new(),
            notes: Vec::new(),
        };
        for seat in Seat::all(seating.seats) {
            let name = &self.entrants[seating.entrant(number, seat)];
            archive.extras.push(("name".to_owned(), format!("{seat} {name}")));
        }
        let fault = self.fight(number, seed, &mut archive);
        archive.extras.push(("match".to_owned(), self.fingerprint()));
        if let Some((_, fault)) = &fault {
            archive.extras.push(("fault".to_owned(), format!("{fault:?}")));
        }
        Finished { number, archive, fault }
    }

    fn fight(&self, number: u64, seed: u64, archive: &mut Archive) -> Option<(usize, Fault)> {
        let seating = self.seating();
        // The games of an opening share its dice too: whichever seat luck favours, everyone gets to
        // sit there, and luck outweighs much of what players differ by.
        let mut dice = Random::new(!seed);
        // Players are of another mind in every game, even where the opening is the same.
        let mut moods = Random::new(seed ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93));
        let mut first = None;
        let mut contestants: Vec<Option<Box<dyn Contestant>>> = Vec::new();
        for seat in Seat::all(seating.seats) {
            let entrant = seating.entrant(number, seat);
            match self.entrants[entrant].sit(&archive.table, &self.limits, moods.bits()) {
                Ok(contestant) => contestants.push(Some(contestant)),
                Err(fault) => {
                    contestants.push(None);
                    first.get_or_insert((entrant, fault));
                    // Where two sat down and both are broken, the first to be seen has lost.
                    let _ = archive.record.leave(seat, Departure::Fault);
                }
            }
        }
        while archive.record.turn() != Turn::Over {
            let seat = match archive.record.turn() {
                Turn::Seat(seat) => seat,
                Turn::Chance => {
                    roll(&mut archive.record, &mut dice);
                    continue;
                }
                Turn::Over => break,
            };
            if archive.record.entries().len() >= self.longest {
                let outcome = game::Outcome::draw(seating.seats);
                let ending = game::Ending { outcome, cause: game::Cause::Agreement };
                archive.record.end(ending).expect("it is not over");
                break;
            }
            let contestant = contestants[seat.index()].as_mut();
            let answer = contestant.expect("whoever left has no turn").choose(&archive.record);
            let played = answer.and_then(|word| {
                let why = archive.record.play(&word).map_err(Reason::from).err();
                why.map_or(Ok(()), |why| Err(Fault::Illegal { word, why }))
            });
            if let Err(fault) = played {
                contestants[seat.index()] = None;
                first.get_or_insert((seating.entrant(number, seat), fault));
                archive.record.leave(seat, Departure::Fault).expect("it was their turn");
            }
        }
        first
    }

    /// What tells the games of this match from those of another in the same folder.
    fn fingerprint(&self) -> String {
        let names: Vec<_> = self.entrants.iter().map(ToString::to_string).collect();
        let starts: Vec<_> = self.venues.iter().map(|venue| venue.start.to_string()).collect();
        let Limits { movetime, nodes, depth, .. } = &self.limits;
        let text = format!(
            "{} {}{} {:?} {:?} {:?} {} {}",
            names.join(" | "),
            if self.mirror { "mirror " } else { "" },
            starts.join(" | "),
            movetime,
            nodes,
            depth,
            self.opening,
            self.seed
        );
        // FNV-1a: stable from run to run, unlike the standard hasher.
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        format!("{hash:016x}")
    }

    /// Writes the game's record, so that half a file never counts as whole.
    fn keep(&self, game: &Finished) -> io::Result<()> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let path = file(folder, game.number);
        let draft = path.with_extension("draft");
        fs::write(&draft, game.archive.sheet().to_string())?;
        fs::rename(&draft, &path)
    }

    /// A game of this match that an earlier run has played.
    fn earlier(&self, folder: &Path, number: u64) -> io::Result<Option<Finished>> {
        let path = file(folder, number);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let foreign = || io::Error::new(io::ErrorKind::InvalidData, format!("{}", path.display()));
        let archive = Archive::parse(&text).map_err(|_| foreign())?;
        let own = ("match".to_owned(), self.fingerprint());
        if !archive.extras.contains(&own) || archive.record.ending().is_none() {
            return Err(foreign());
        }
        let said = archive.extras.iter().find(|(key, _)| key == "fault");
        let fault = said.map(|(_, how)| (0, Fault::Crashed(how.clone())));
        Ok(Some(Finished { number, archive, fault }))
    }
}
