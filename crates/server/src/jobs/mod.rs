//! Thinking that is left to workers: a node queues jobs in the database ([`JobQueue`]), and any
//! [worker](work) takes them from there.

mod job_body;
mod queue;
mod worker;

pub(crate) use job_body::{JobBody, JobKind};
pub(crate) use queue::{JobEnd, JobQueue};
pub use worker::work;
