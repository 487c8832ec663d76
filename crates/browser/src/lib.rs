//! A real browser on a real server: what the tests of the web face and its pictures are made with.
//!
//! It needs Debian's `chromium` and `chromium-driver`, and a `palisade` built with its page:
//! `PALISADE_BIN` names it, else the one beside the test's own target folder is taken.

mod driver;
mod leash;
mod line;
mod page;
mod server;
mod trace;

pub use driver::{Driver, Key};
pub use line::Line;
pub use page::{Pace, Page, Shape};
pub use server::Server;
pub use trace::Trace;
