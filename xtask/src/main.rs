//! Chores of the workspace: `cargo xtask test` and its like.

fn main() {}
