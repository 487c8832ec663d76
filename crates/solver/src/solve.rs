use std::collections::HashMap;

use rules::pacman::{Maze, Options};

use crate::feast::{Boosts, End, Outcome};
use crate::fixpoint::{Layer, Side, Solved, Stopped};
use crate::ground::Ground;
use crate::hunt::Hunt;
use crate::lanes::Lanes;
use crate::levels::Levels;
use crate::squad::Squads;
use crate::timing::{NEVER, Timing, delay};
use crate::value::{Value, Verdict};

/// A maze as the solver sees it.
pub(crate) struct Field {
    pub(crate) options: Options,
    pub(crate) ground: Ground,
    pub(crate) squads: Squads,
    /// The squares of all pellets.
    pub(crate) pellets: Vec<u8>,
    pub(crate) start: Start,
}

/// Where everybody starts.
pub(crate) struct Start {
    pub(crate) pac: usize,
    pub(crate) squad: usize,
    pub(crate) row: usize,
}

/// Certain pellets, lives and ghosts: the positions of a solution that differ in where the pieces
/// stand alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Spot {
    /// A bit for each pellet that lies.
    pub(crate) pellets: u8,
    pub(crate) lives: u8,
    pub(crate) squad: usize,
}

/// Where the levels of a spot are kept, for one side. Numbers of lives that differ by a number of
/// turns alone share them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) layer: usize,
    pub(crate) later: u16,
}

/// A solution in memory.
#[derive(Default)]
pub(crate) struct Solution {
    pub(crate) layers: Vec<Levels>,
    pub(crate) places: HashMap<Spot, [Place; 2]>,
}

impl Field {
    pub(crate) fn new(maze: &Maze, options: Options) -> Field {
        let ground = Ground::new(maze);
        let squads = Squads::new(maze, &options, ground.len);
        let cell = |at| ground.cell(at) as u8;
        let (squad, row) = squads.place(maze.ghosts().map(|at| at.map(cell)));
        let start = Start { pac: ground.cell(maze.pac()), squad, row };
        let pellets = maze.pellets().iter().map(|&at| cell(at)).collect();
        Field { options, ground, squads, pellets, start }
    }

    /// Every set of pellets that can lie, smaller ones first.
    fn sets(&self) -> Vec<u8> {
        let mut sets: Vec<u8> = (1..1 << self.pellets.len()).collect();
        sets.sort_by_key(|set| (set.count_ones(), *set));
        sets
    }
}

impl Solution {
    pub(crate) fn value(&self, spot: Spot, row: usize, pac: usize) -> Value {
        let [by_pac, by_ghosts] = self.places[&spot];
        let turns = |place: Place| {
            self.layers[place.layer].get(row, pac).map(|turns| turns + place.later)
        };
        match (turns(by_pac), turns(by_ghosts)) {
            (Some(turns), _) => Value::pac(turns),
            (None, Some(turns)) => Value::ghosts(turns),
            (None, None) => Value::ENDLESS,
        }
    }
}

const SIDES: [Side; 2] = [Side::Pac, Side::Ghosts];

/// PAC-MAN eats a pellet, and certain others are left.
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
    /// What was made of it.
    place: Place,
    arrivals: Vec<Timing>,
    phases: Timing,
}

impl Known {
    fn later(&self, by: u16, eaten: Vec<Timing>, caught: u16) -> Known {
        Known {
            eaten,
            caught,
            place: Place { later: self.place.later + by, ..self.place },
            arrivals: self.arrivals.iter().map(|arrival| arrival.later(by)).collect(),
            phases: self.phases.later(by),
        }
    }
}

/// Solves layer by layer: pellet sets from the smallest up, for each the lives from one up.
pub(crate) struct Solver<'a> {
    field: &'a Field,
    lives: u8,
    threads: usize,
    feasts: HashMap<Feast, [Timing; 2]>,
}

type Progress<'p> = dyn FnMut(Spot, Side, u16) -> bool + 'p;

impl<'a> Solver<'a> {
    pub(crate) fn new(field: &'a Field, lives: u8, threads: usize) -> Solver<'a> {
        let mut feasts = HashMap::new();
        for squad in 0..field.squads.len() {
            // The last pellet wins at once, with a boost or without (P35).
            let rows = field.squads.rows(squad);
            let won = [Timing::new(vec![0; rows]), Timing::new(vec![NEVER; rows])];
            for pellet in 0..field.pellets.len() {
                for lives in 1..=lives {
                    feasts.insert(Feast { pellet, spot: Spot { pellets: 0, lives, squad } }, won.clone());
                }
            }
        }
        Solver { field, lives, threads, feasts }
    }

    pub(crate) fn run(&mut self, progress: &mut Progress<'_>) -> Result<Solution, Stopped> {
        let mut solution = Solution::default();
        for set in self.field.sets() {
            self.set(set, &mut solution, progress)?;
        }
        Ok(solution)
    }

    /// Solves all spots in which these pellets lie.
    fn set(&mut self, set: u8, solution: &mut Solution, progress: &mut Progress<'_>) -> Result<(), Stopped> {
        let Field { options, ground, squads, pellets, start } = self.field;
        let (lie, gone): (Vec<usize>, Vec<usize>) =
            (0..pellets.len()).partition(|nth| set >> nth & 1 != 0);
        let squares: Vec<u8> = lie.iter().map(|&nth| pellets[nth]).collect();
        let lanes = squares.iter().fold(Lanes::NONE, |lanes, &at| lanes | Lanes::one(at.into()));
        let hunt = Hunt::new(ground, options, lanes);
        let pack = squads.pack(hunt);
        let boosts: Vec<Boosts<'_>> = gone
            .iter()
            .map(|&nth| Boosts::new(ground, options, pellets[nth].into(), lanes))
            .collect();
        let mut caught = Value::ghosts(0);
        let mut before: Vec<[Known; 2]> = Vec::new();
        for lives in 1..=self.lives {
            let mut known: Vec<[Known; 2]> = Vec::new();
            for squad in 0..squads.len() {
                let spot = Spot { pellets: set, lives, squad };
                let phase = squads.phase(squad, &pack);
                let mut solve = |side: Side| {
                    let eaten: Vec<Timing> = lie
                        .iter()
                        .map(|&pellet| {
                            let spot = Spot { pellets: set & !(1 << pellet), ..spot };
                            self.feasts[&Feast { pellet, spot }][side as usize].clone()
                        })
                        .collect();
                    let caught = turns(caught, side);
                    if let Some(old) = before.get(squad).map(|known| &known[side as usize])
                        && let Some(by) = delay((old.eaten.iter(), old.caught), (eaten.iter(), caught))
                    {
                        return Ok(old.later(by, eaten, caught));
                    }
                    let note_phases = squad + 1 < squads.len() && !gone.is_empty();
                    let layer = Layer {
                        ground,
                        contact: options.contact,
                        pellets: &squares,
                        eaten: &eaten,
                        caught,
                        boosts: &boosts,
                        phase: &phase,
                        threads: self.threads,
                    };
                    let solved = layer.solve(side, note_phases, &mut |turn| progress(spot, side, turn))?;
                    let Solved { levels, arrivals, phases, .. } = solved;
                    let place = Place { layer: solution.layers.len(), later: 0 };
                    solution.layers.push(levels);
                    let arrivals = arrivals.into_iter().map(Timing::new).collect();
                    Ok(Known { eaten, caught, place, arrivals, phases: Timing::new(phases) })
                };
                let sides = [solve(Side::Pac)?, solve(Side::Ghosts)?];
                solution.places.insert(spot, [sides[0].place, sides[1].place]);
                known.push(sides);
            }
            for (nth, (&pellet, boosts)) in gone.iter().zip(&boosts).enumerate() {
                for squad in 0..squads.len() {
                    let spot = Spot { pellets: set, lives, squad };
                    let timings = SIDES.map(|side| {
                        self.feast(spot, side, nth, boosts, &known)
                    });
                    self.feasts.insert(Feast { pellet, spot }, timings);
                }
            }
            let spot = Spot { pellets: set, lives, squad: start.squad };
            caught = solution.value(spot, start.row, start.pac);
            before = known;
        }
        Ok(())
    }

    /// When each row is decided by the boost of a pellet that led to this spot.
    fn feast(
        &self,
        spot: Spot,
        side: Side,
        nth: usize,
        boosts: &Boosts<'_>,
        known: &[[Known; 2]],
    ) -> Timing {
        let Field { ground, squads, pellets, .. } = self.field;
        let arrivals = &known[spot.squad][side as usize].arrivals[nth];
        let mut seen: HashMap<Lanes, Vec<Outcome>> = HashMap::new();
        let rows = (0..squads.rows(spot.squad)).map(|row| {
            let arrival = arrivals.get(row);
            let near = squads.occupied(spot.squad, row) & boosts.reach;
            let outcomes = seen.entry(near).or_insert_with(|| boosts.outcomes(near));
            let turns = outcomes.iter().flat_map(|outcome| {
                let (squad, row) = squads.without(spot.squad, row, outcome.eaten);
                let (lands, pellet) = match outcome.end {
                    End::Land(lands) => (lands, None),
                    End::Pellet(square) => (Lanes::NONE, Some(square)),
                };
                let phases = &known[squad][side as usize].phases;
                let lands = lands.iter().map(move |square| phases.get(row * ground.len + square));
                let pellet = pellet.map(|square| {
                    let pellet = pellets.iter().position(|&at| usize::from(at) == square);
                    let pellet = pellet.expect("boosts stop on pellets alone");
                    let left = spot.pellets & !(1 << pellet);
                    let feast = Feast { pellet, spot: Spot { pellets: left, squad, ..spot } };
                    self.feasts[&feast][side as usize].get(row)
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
}

/// After how many turns a value decides for a side.
fn turns(value: Value, side: Side) -> u16 {
    match (value.verdict, side) {
        (Verdict::PacWins, Side::Pac) | (Verdict::GhostsWin, Side::Ghosts) => value.turns,
        _ => NEVER,
    }
}
