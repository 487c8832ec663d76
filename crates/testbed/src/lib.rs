//! The parts that a server is tested with, on loopback and from Debian's packages: a PostgreSQL and a
//! nats-server of one's own, processes that can be killed, stopped and kept from writing, and proxies
//! whose connections can be cut, delayed and silenced. All of them end with the program that started
//! them, however that ends.
//!
//! Tests and tools use them; nothing that is handed out does.

mod faulty_proxy;
mod file_limit;
pub mod nats;
pub mod postgres;
mod process;
mod temp_folder;

pub use faulty_proxy::FaultyProxy;
pub use nats::NatsServer;
pub use postgres::{PostgresServer, free_port};
pub use process::{ManagedProcess, palisade_program};
pub use temp_folder::TestFolder;
