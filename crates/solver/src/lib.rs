//! Exact solution of PAC-MAN mazes.

mod chase;
mod crowd;
mod feast;
mod fixpoint;
mod ground;
mod hunt;
mod lanes;
mod levels;
mod phase;
mod queue;
mod solve;
mod squad;
mod table;
mod timing;
mod value;

pub use table::Table;
pub use value::{Value, Verdict};

/// Trial.
pub fn trial(maze: &rules::pacman::Maze, lives: u8, threads: usize) {
    let start = std::time::Instant::now();
    let field = solve::Field::new(maze, rules::pacman::Options::default());
    let mut solver = solve::Solver::new(&field, lives, threads);
    let mut last = None;
    let solution = solver.run(&mut |spot, side, turn| {
        if last != Some((spot, side)) && spot.squad == 4 {
            eprintln!("{:?} {spot:?} {side:?} {turn}", start.elapsed());
            last = Some((spot, side));
        }
        true
    }).unwrap();
    for set in 1..1u8 << field.pellets.len() {
        for lives in 1..=lives {
            let spot = solve::Spot { pellets: set, lives, squad: field.start.squad };
            let places = solution.places[&spot];
            let l: Vec<_> = places.iter().map(|p| (p.layer, p.later, solution.layers[p.layer].turns().len())).collect();
            eprintln!("{set:04b} {lives} {:?} {l:?}", solution.value(spot, field.start.row, field.start.pac));
        }
    }
    if let Ok(dir) = std::env::var("DUMP") {
        for (n, l) in solution.layers.iter().enumerate() {
            if l.rows() > 1_000_000 {
                let mut bytes = Vec::new();
                for row in (0..l.rows()).filter(|r| (r / 4096) % 8 == 3) {
                    for sq in 0..81 { bytes.push(l.get(row, sq).unwrap_or(0) as u8); }
                }
                std::fs::write(format!("{dir}/layer{n}"), &bytes).unwrap();
            }
        }
    }
    eprintln!("{:?}", start.elapsed());
}

/// Solves.
pub fn solve(maze: std::sync::Arc<rules::pacman::Maze>, options: rules::pacman::Options, lives: u8) -> Table {
    let field = solve::Field::new(&maze, options);
    let solution = solve::Solver::new(&field, lives, 1).run(&mut |_, _, _| true).ok().unwrap();
    Table::new(maze, field, lives, solution)
}
