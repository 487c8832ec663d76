//! What tests start: folders, servers, a PostgreSQL and a nats-server of one's own from Debian's packages,
//! a mail server, a push service, processes that can be killed, stopped and kept from writing, and proxies whose connections can be cut,
//! delayed and silenced. All of them end with the program that started them, however that ends.
//!
//! Tests and tools use them; nothing that is handed out does.

mod child_guard;
mod faulty_proxy;
mod file_limit;
pub mod nats;
pub mod postgres;
mod process;
mod push_service;
mod quick;
mod server_process;
mod smtp_server;
mod tcp_proxy;
mod test_folder;
mod test_server;
mod version_proxy;

pub use child_guard::ChildGuard;
pub use faulty_proxy::FaultyProxy;
pub use file_limit::allow_many_files;
pub use nats::NatsServer;
pub use postgres::{BaseBackup, PostgresServer, free_port};
pub use process::{ManagedProcess, palisade_program};
pub use push_service::{PushBrowser, PushFault, PushService, ReceivedPush};
pub use quick::not_in_a_quick_run;
pub use server_process::ServerProcess;
pub use smtp_server::{ReceivedMail, SmtpFault, SmtpServer};
pub use tcp_proxy::TcpProxy;
pub use test_folder::TestFolder;
pub use test_server::TestServer;
pub use version_proxy::VersionProxy;
