use std::collections::HashMap;
use std::io;
use std::sync::Arc;

use crate::bytes::{Bytes, Reader};
use crate::directory::{Directory, Entry, Follows, Place, Spot};
use crate::feast::{Boosts, End, Outcome};
use crate::field::Field;
use crate::fixpoint::{Layer, Solved};
use crate::hunt::Hunt;
use crate::lanes::Lanes;
use crate::levels::Levels;
use crate::phase::Pack;
use crate::placements::occupied;
use crate::sheet::Sheet;
use crate::shelf::{Parcel, Shelf};
use crate::side::Side;
use crate::step::Step;
use crate::timing::{NEVER, Timing, delay};
use crate::value::{Value, Verdict};

/// Solves layer by layer: pellet sets from the smallest up, for each the lives from one up.
pub(crate) struct Solver<'a> {
    field: &'a Field,
    lives: u8,
    threads: usize,
    shelf: Shelf,
    directory: Directory,
    feasts: HashMap<Feast, [Timing; 2]>,
    /// The value of the start, by pellets and lives.
    starts: HashMap<(u8, u8), Value>,
}

/// PAC-MAN eats a pellet and comes to a spot where it is gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Feast {
    pellet: usize,
    spot: Spot,
}

/// What is known of a spot for one side while those above it are solved.
struct Known {
    /// What it was made from: the value of each pellet that lies, and of being caught.
    eaten: Vec<Timing>,
    caught: u16,
    /// When the start is decided, if it is in this spot.
    start: u16,
    arrivals: Vec<Timing>,
    phases: Timing,
    /// What was made of it, and how many turns later than that it is.
    levels: Arc<Levels>,
    later: u16,
}

/// Both sides of a spot, and where they are kept.
struct Pair {
    sides: [Known; 2],
    place: Place,
}

/// Why a solution was not finished.
#[derive(Debug)]
pub(crate) enum Halt {
    /// The caller wanted no more.
    Stopped,
    /// A layer could not be put away.
    Io(io::Error),
}

/// Called before every sweep, with the spot that is being solved; says whether to go on.
type KeepGoing<'p> = dyn FnMut(Spot, Side, u16) -> bool + 'p;

impl From<io::Error> for Halt {
    fn from(error: io::Error) -> Halt {
        Halt::Io(error)
    }
}

/// What stays the same while a set of pellets lies.
struct Board<'a> {
    /// The pellets that lie, by number and by square.
    lie: Vec<usize>,
    squares: Vec<u8>,
    /// The pellets that are gone, and the boosts each of them gave.
    gone: Vec<usize>,
    boosts: Vec<Boosts<'a>>,
    pack: Pack<'a>,
}

impl<'a> Board<'a> {
    fn new(field: &'a Field, set: u8) -> Board<'a> {
        let Field { options, ground, squads, pellets, .. } = field;
        let (lie, gone): (Vec<usize>, Vec<usize>) =
            (0..pellets.len()).partition(|nth| set >> nth & 1 != 0);
        let lanes = field.lanes(set);
        let boosts = |&nth: &usize| Boosts::new(ground, options, pellets[nth].into(), lanes);
        Board {
            squares: lie.iter().map(|&nth| pellets[nth]).collect(),
            lie,
            boosts: gone.iter().map(boosts).collect(),
            gone,
            pack: squads.pack(Hunt::new(ground, options, lanes)),
        }
    }
}

impl<'a> Solver<'a> {
    pub(crate) fn new(field: &'a Field, lives: u8, threads: usize, shelf: Shelf) -> Solver<'a> {
        let mut feasts = HashMap::new();
        for squad in 0..field.squads.len() {
            // The last pellet wins at once, with a boost or without (P35).
            let rows = field.squads.rows(squad);
            let won = [Timing::new(vec![0; rows]), Timing::new(vec![NEVER; rows])];
            for pellet in 0..field.pellets.len() {
                for lives in 1..=lives {
                    let spot = Spot { pellets: 0, lives, squad };
                    feasts.insert(Feast { pellet, spot }, won.clone());
                }
            }
        }
        let directory = Directory { key: field.key.clone(), lives, ..Directory::default() };
        Solver { field, lives, threads, shelf, directory, feasts, starts: HashMap::new() }
    }

    /// Solves everything, from the first set of pellets that is not solved yet. `done` is told
    /// after every set.
    pub(crate) fn run(
        &mut self,
        keep_going: &mut KeepGoing<'_>,
        done: &mut dyn FnMut(&mut Solver<'a>, u8) -> io::Result<()>,
    ) -> Result<(), Halt> {
        for set in self.field.sets() {
            if !self.starts.contains_key(&(set, 1)) {
                self.solve_set(set, keep_going)?;
                done(self, set)?;
            }
        }
        Ok(())
    }

    /// The value of the start with all pellets and so many lives.
    pub(crate) fn start(&self, lives: u8) -> Value {
        let all = self.field.sets().into_iter().next_back().expect("a maze has a pellet");
        self.starts[&(all, lives)]
    }

    pub(crate) fn into_parts(self) -> (Shelf, Directory) {
        (self.shelf, self.directory)
    }

    pub(crate) fn shelf(&mut self) -> &mut Shelf {
        &mut self.shelf
    }

    fn solve_set(&mut self, set: u8, keep_going: &mut KeepGoing<'_>) -> Result<(), Halt> {
        let field = self.field;
        let board = Board::new(field, set);
        let mut caught = Value::ghosts(0);
        let mut before: Vec<Pair> = Vec::new();
        let legal = |squad| Sheet::from_rows(field.legal(set, squad));
        let legal: Vec<Sheet> = (0..field.squads.len()).map(legal).collect();
        for lives in 1..=self.lives {
            let mut known: Vec<Pair> = Vec::new();
            for (squad, legal) in legal.iter().enumerate() {
                let spot = Spot { pellets: set, lives, squad };
                let old = before.get(squad);
                let mut solve = |side: Side| {
                    let old = old.map(|pair| &pair.sides[side as usize]);
                    self.solve_side(&board, (spot, side), caught, old, keep_going)
                };
                let sides = [solve(Side::Pac)?, solve(Side::Ghosts)?];
                let place = self.put_away(&sides, legal, old)?;
                let positions = match self.directory.positions.get(&Spot { lives: 1, ..spot }) {
                    Some(&positions) => positions,
                    None => legal.count(),
                };
                self.directory.positions.insert(spot, positions);
                self.directory.places.insert(spot, place);
                known.push(Pair { sides, place });
            }
            for (nth, &pellet) in board.gone.iter().enumerate() {
                for squad in 0..field.squads.len() {
                    let spot = Spot { pellets: set, lives, squad };
                    let timings =
                        Side::ALL.map(|side| self.feast(&board, nth, spot, side, &before, &known));
                    self.feasts.insert(Feast { pellet, spot }, timings);
                }
            }
            let [pac, ghosts] = &known[field.start.squad].sides;
            caught = match (pac.start, ghosts.start) {
                (NEVER, NEVER) => Value::ENDLESS,
                (NEVER, turns) => Value::ghosts(turns),
                (turns, _) => Value::pac(turns),
            };
            self.starts.insert((set, lives), caught);
            before = known;
        }
        Ok(())
    }

    fn solve_side(
        &mut self,
        board: &Board<'_>,
        (spot, side): (Spot, Side),
        caught: Value,
        old: Option<&Known>,
        keep_going: &mut KeepGoing<'_>,
    ) -> Result<Known, Halt> {
        let Field { options, ground, squads, start, .. } = self.field;
        let eaten = |&pellet: &usize| {
            let spot = Spot { pellets: spot.pellets & !(1 << pellet), ..spot };
            self.feasts[&Feast { pellet, spot }][side as usize].clone()
        };
        let eaten: Vec<Timing> = board.lie.iter().map(eaten).collect();
        let caught = turns(caught, side);
        if let Some(old) = old
            && let Some(by) = delay((old.eaten.iter(), old.caught), (eaten.iter(), caught))
        {
            return Ok(Known {
                eaten,
                caught,
                start: if old.start == NEVER { NEVER } else { old.start + by },
                arrivals: old.arrivals.iter().map(|arrival| arrival.later(by)).collect(),
                phases: old.phases.later(by),
                levels: old.levels.clone(),
                later: old.later + by,
            });
        }
        let layer = Layer {
            ground,
            contact: options.contact,
            pellets: &board.squares,
            eaten: &eaten,
            caught,
            boosts: &board.boosts,
            phase: &squads.phase(spot.squad, &board.pack),
            threads: self.threads,
        };
        // A row with all ghosts is not what is left of a larger one.
        let note_phases = spot.squad + 1 < squads.len() && !board.gone.is_empty();
        let solved = layer.solve(side, note_phases, &mut |turn| keep_going(spot, side, turn));
        let Some(Solved { levels, arrivals, phases }) = solved else { return Err(Halt::Stopped) };
        let decided = (spot.squad == start.squad).then(|| levels.get(start.row, start.pac));
        Ok(Known {
            eaten,
            caught,
            start: decided.flatten().unwrap_or(NEVER),
            arrivals: arrivals.into_iter().map(Timing::new).collect(),
            phases: Timing::new(phases),
            levels: levels.into(),
            later: 0,
        })
    }

    /// Keeps both sides of a spot, `old` being those of a life fewer.
    fn put_away(
        &mut self,
        sides: &[Known; 2],
        legal: &Sheet,
        old: Option<&Pair>,
    ) -> io::Result<Place> {
        let later = sides.each_ref().map(|side| side.later);
        let levels = sides.each_ref().map(|side| &side.levels);
        let before =
            old.map(|old| (old.place.layer, old.sides.each_ref().map(|side| &side.levels)));
        if let Some((layer, before)) = before
            && (0..2).all(|side| Arc::ptr_eq(before[side], levels[side]))
        {
            return Ok(Place { layer, later });
        }
        let step = before.filter(|_| self.shelf.takes_steps()).and_then(|(from, before)| {
            let step = Step::between(before, levels)?;
            Some((Follows { from, later: step.later }, step))
        });
        let parcel = match &step {
            Some((_, step)) => Parcel::Step(step),
            None => Parcel::Whole(levels, legal),
        };
        let entry = Entry {
            rows: levels[0].rows(),
            turns: levels.map(|side| side.turns().to_vec()),
            count: levels.map(|side| side.count(legal)),
            blocks: self.shelf.keep(&parcel)?,
            step: step.map(|(follows, _)| follows),
        };
        self.directory.layers.push(entry);
        Ok(Place { layer: self.directory.layers.len() - 1, later })
    }

    /// When each row is decided by the boost of a pellet that led to this spot.
    fn feast(
        &self,
        board: &Board<'_>,
        nth: usize,
        spot: Spot,
        side: Side,
        before: &[Pair],
        known: &[Pair],
    ) -> Timing {
        let Field { ground, squads, pellets, .. } = self.field;
        let boosts = &board.boosts[nth];
        // Pellets so near that a boost can go on with them.
        let chain: Vec<usize> = board
            .lie
            .iter()
            .copied()
            .filter(|&pellet| boosts.reach.has(pellets[pellet].into()))
            .collect();
        let next = |pellet: usize, squad: usize, lives: u8| {
            let spot = Spot { pellets: spot.pellets & !(1 << pellet), lives, squad };
            &self.feasts[&Feast { pellet, spot }][side as usize]
        };
        if !before.is_empty() {
            let made_from = |known: &[Pair], lives: u8| -> Vec<Timing> {
                let arrival = known[spot.squad].sides[side as usize].arrivals[nth].clone();
                let smaller = 0..spot.squad;
                let phases = smaller.map(|squad| known[squad].sides[side as usize].phases.clone());
                let chained = chain.iter().flat_map(|&pellet| {
                    (0..=spot.squad).map(move |squad| next(pellet, squad, lives).clone())
                });
                std::iter::once(arrival).chain(phases).chain(chained).collect()
            };
            let old = made_from(before, spot.lives - 1);
            let new = made_from(known, spot.lives);
            if let Some(by) = delay((old.iter(), NEVER), (new.iter(), NEVER)) {
                let same =
                    Feast { pellet: board.gone[nth], spot: Spot { lives: spot.lives - 1, ..spot } };
                return self.feasts[&same][side as usize].later(by);
            }
        }
        let arrivals = &known[spot.squad].sides[side as usize].arrivals[nth];
        let ghosts = squads.ghosts(spot.squad);
        // Rows beside one another mostly have the same ghosts near.
        let mut seen = HashMap::from([(Lanes::NONE, 0)]);
        let mut lists: Vec<Vec<Outcome>> = vec![boosts.outcomes(Lanes::NONE)];
        let mut last = (Lanes::NONE, 0);
        let rows = squads.placements(spot.squad).enumerate().map(|(row, squares)| {
            let arrival = arrivals.get(row);
            let near = occupied(&squares[..ghosts]) & boosts.reach;
            if near.is_empty() && chain.is_empty() {
                return arrival;
            }
            if near != last.0 {
                let nth = seen.entry(near).or_insert_with(|| {
                    lists.push(boosts.outcomes(near));
                    lists.len() - 1
                });
                last = (near, *nth);
            }
            let outcomes = &lists[last.1];
            let turns = outcomes.iter().flat_map(|outcome| {
                let (squad, row) = squads.without(spot.squad, squares, outcome.eaten);
                let (lands, pellet) = match outcome.end {
                    End::Land(lands) => (lands, None),
                    End::Pellet(square) => (Lanes::NONE, Some(square)),
                };
                let phases = &known[squad].sides[side as usize].phases;
                let lands = lands.iter().map(move |square| phases.get(row * ground.len + square));
                let pellet = pellet.map(|square| {
                    let pellet = pellets.iter().position(|&at| usize::from(at) == square);
                    next(pellet.expect("boosts stop on pellets alone"), squad, spot.lives).get(row)
                });
                lands.chain(pellet)
            });
            match side {
                Side::Pac => turns.fold(arrival, u16::min),
                Side::Ghosts => turns.fold(arrival, u16::max),
            }
        });
        Timing::new(rows.collect())
    }

    /// Writes what solving needs to go on after that set.
    pub(crate) fn write_set(&self, set: u8, out: &mut Bytes) {
        self.directory.write(out);
        out.number(set.into());
        for lives in 1..=self.lives {
            let Value { verdict, turns } = self.starts[&(set, lives)];
            out.number(verdict as u64);
            out.number(turns.into());
        }
        let timings: Vec<&Timing> =
            self.feasts_of(set).iter().flat_map(|feast| &self.feasts[feast]).collect();
        Timing::write_all(&timings, out);
    }

    /// Goes on from what [`Solver::write_set`] wrote.
    pub(crate) fn read_set(&mut self, from: &mut Reader<'_>) -> Option<()> {
        let directory = Directory::read(from)?;
        let set = from.number()?.try_into().ok()?;
        let mut starts = Vec::new();
        for lives in 1..=self.lives {
            let verdict = *Verdict::ALL.get(from.count()?)?;
            starts.push(((set, lives), Value { verdict, turns: from.number()?.try_into().ok()? }));
        }
        let feasts = self.feasts_of(set);
        let timings = Timing::read_all(2 * feasts.len(), from)?;
        let fits = timings.chunks(2).zip(&feasts).all(|(pair, feast)| {
            pair.iter().all(|timing| timing.len() == self.field.squads.rows(feast.spot.squad))
        });
        if !fits || directory.key != self.directory.key || directory.lives != self.directory.lives {
            return None;
        }
        self.directory = directory;
        self.starts.extend(starts);
        let pairs = timings.chunks(2).map(|pair| [pair[0].clone(), pair[1].clone()]);
        self.feasts.extend(feasts.into_iter().zip(pairs));
        Some(())
    }

    /// The feasts that lead to a set, always in the same order.
    fn feasts_of(&self, set: u8) -> Vec<Feast> {
        let gone = (0..self.field.pellets.len()).filter(|nth| set >> nth & 1 == 0);
        let feasts = gone.flat_map(|pellet| {
            (1..=self.lives).flat_map(move |lives| {
                (0..self.field.squads.len())
                    .map(move |squad| Feast { pellet, spot: Spot { pellets: set, lives, squad } })
            })
        });
        feasts.collect()
    }
}

/// After how many turns a value decides for a side.
fn turns(value: Value, side: Side) -> u16 {
    match (value.verdict, side) {
        (Verdict::PacWins, Side::Pac) | (Verdict::GhostsWin, Side::Ghosts) => value.turns,
        _ => NEVER,
    }
}
