#![allow(unsafe_code, reason = "the macro exports the functions by name, for the split to find")]

use std::sync::Arc;

use engine::Oracle;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::messages::{WorkerRequest, WorkerResponse};
use super::{estimate, exact, search};

/// Answers a request, as long as the first callback wants it to, and tells the second what it has
/// found so far.
type SearchFn = fn(&WorkerRequest, &dyn Fn() -> bool, &dyn Fn(&WorkerResponse)) -> WorkerResponse;

/// Reviews the position that a request names, as long as the callback wants it to.
type ReviewFn = fn(&WorkerRequest, Option<Arc<dyn Oracle>>, &dyn Fn() -> bool) -> WorkerResponse;

/// The entry points of the engine, which is a part of its own: workers fetch it, the page does not.
#[derive(Clone, Copy)]
pub struct EnginePart {
    pub search: SearchFn,
    pub estimate: SearchFn,
    pub review: ReviewFn,
    pub lacks_network: fn(&WorkerRequest) -> bool,
    pub install_network: fn(&[u8]) -> Result<(), String>,
}

impl EnginePart {
    fn new() -> EnginePart {
        EnginePart {
            search: search::run,
            estimate: estimate::run,
            review: search::review,
            lacks_network: search::lacks_network,
            install_network: |file| {
                engine::install_network(file).map_err(|error| error.to_string())
            },
        }
    }
}

/// The entry points of the solver, another part: only workers that are asked for exact values fetch it.
#[derive(Clone, Copy)]
pub struct SolverPart {
    pub exact: SearchFn,
    /// The oracle of reviews.
    pub oracle: fn() -> Arc<dyn Oracle>,
}

impl SolverPart {
    fn new() -> SolverPart {
        SolverPart { exact: exact::run, oracle: exact::review_oracle }
    }
}

/// The engine, which workers run.
#[wasm_split(engine, wasm_split_path = leptos::wasm_split, fallible)]
pub fn engine() -> Result<EnginePart, SplitLoaderError> {
    Ok(EnginePart::new())
}

/// The solver of mazes, which a worker runs.
#[wasm_split(solver, wasm_split_path = leptos::wasm_split, fallible)]
pub fn solver() -> Result<SolverPart, SplitLoaderError> {
    Ok(SolverPart::new())
}
