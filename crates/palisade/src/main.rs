//! The `palisade` program: one command per verb.

fn main() {}
