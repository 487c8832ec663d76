//! A simulation with known strengths: people whose true strength is given play games whose results are drawn by it,
//! and their ratings are compared with the truth. The same every time: nothing is drawn but from fixed seeds.

mod accuracy;
mod model;
mod waiting;
mod year;

/// The sections of docs/ratings.md with figures of the simulation, by their headings.
pub(crate) fn sections() -> [(&'static str, Vec<String>); 3] {
    [
        ("How soon ratings find the truth", accuracy::rows()),
        ("Ratings over a year", year::rows()),
        ("Waiting to be paired", waiting::rows()),
    ]
}

/// Runs everything and prints the tables.
pub(crate) fn run() {
    for (heading, rows) in sections() {
        println!("### {heading}\n\n{}\n", rows.join("\n"));
    }
}
