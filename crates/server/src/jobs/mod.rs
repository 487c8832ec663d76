//! Thinking that is left to workers: a node queues jobs in the database ([`JobQueue`]), and any
//! [worker](work) takes them from there.

mod job_body;
mod queue;
mod solve_body;
mod worker;

pub(crate) use job_body::{JobBody, JobTask};
pub(crate) use queue::{JobEnd, JobQueue};
pub(crate) use solve_body::{SolveBody, SolveEnd, probed_position};
pub use worker::work;
