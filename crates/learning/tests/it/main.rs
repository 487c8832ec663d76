//! Actions, planes and batches against the rules, for every game and every option.

mod actions;
mod batches;
mod datasets;
mod planes;
mod setups;
