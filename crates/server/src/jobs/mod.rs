//! Thinking that is left to workers: a node queues jobs in the database ([`JobQueue`]), and any
//! [worker](crate::work) takes them from there.

mod job_body;
mod queue;
mod solve_body;

pub(crate) use job_body::{JobBody, JobTask};
pub(crate) use queue::{JobEnd, JobQueue};
pub(crate) use solve_body::{SolveBody, SolveEnd, probed_position};
