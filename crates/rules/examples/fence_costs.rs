//! The work of one heat map of fences, for an instruction counter, since times differ from hour to hour:
//!
//! ```text
//! cargo build --release -p palisade-rules --example fence_costs
//! valgrind --tool=callgrind --toggle-collect='rules::*fence_costs' --callgrind-out-file=/dev/null \
//!     target/release/examples/fence_costs "e1,e9 10,10 1 -"
//! ```
//!
//! The position is for as many players as it has pawns.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "what it counted is what this is for"
)]

use rules::quoridor::{Options, Position};

fn main() {
    let text = std::env::args().nth(1).unwrap_or_else(|| "e1,e9 10,10 1 -".to_owned());
    let seats = text.split(' ').next().map_or(2, |pawns| pawns.split(',').count());
    match Position::parse(&text, seats, &Options::default()) {
        Ok(position) => println!("{} fences", position.fence_costs().len()),
        Err(error) => eprintln!("{error:?}"),
    }
}
