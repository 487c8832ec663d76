//! A simulation with known strengths: people whose true strength is given play games whose results are drawn by it,
//! and their ratings are compared with the truth. The same every time: nothing is drawn but from fixed seeds.

mod accuracy;
mod model;
mod waiting;
mod year;

/// Runs everything and prints the tables of docs/ratings.md.
pub(crate) fn run() {
    println!("### How soon ratings find the truth\n");
    accuracy::print();
    println!("\n### A year\n");
    year::print();
    println!("\n### Waiting to be paired\n");
    waiting::print();
}
