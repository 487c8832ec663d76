//! A real browser against a real server: a WebDriver client, a server to kill and proxies to
//! cut and to upgrade, for the end-to-end tests of the web page and its screenshots.
//!
//! They need Debian's `chromium` and `chromium-driver`, and a `palisade` built with its page:
//! `PALISADE_BIN` names it, else the one in the target folder of the tests is taken.

mod child_guard;
mod chromedriver;
mod page;
mod proxy;
mod server;
mod trace;
mod version_proxy;

pub use chromedriver::{ChromeDriver, SpecialKey};
pub use page::{FramePacing, Page, Viewport};
pub use proxy::TcpProxy;
pub use server::TestServer;
pub use trace::LatencyTrace;
pub use version_proxy::VersionProxy;
