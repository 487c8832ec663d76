//! Real browsers against a real server: a page to drive in three engines, for the end-to-end tests of the
//! web page and its screenshots.
//!
//! They need Debian's `chromium-headless-shell`, `firefox-esr`, `webkit2gtk-driver` and `xvfb`, and a
//! `palisade` built with its page: `PALISADE_BIN` names it, else the one in the target folder of the
//! tests is taken.

mod actions;
mod browser;
mod chromium;
mod chromium_page;
mod firefox;
mod first_load;
mod game_page;
mod json_socket;
mod page;
mod poll;
mod script;
mod trace;
mod viewport;
mod webdriver;
mod webkit;

pub use browser::{Browser, BrowserSession, DevTools};
pub use chromium::{Chromium, ChromiumSession, FramePacing};
pub use firefox::Firefox;
pub use first_load::FirstLoad;
pub use page::{Page, SpecialKey};
pub use poll::poll;
pub use testbed::{SmtpServer, TcpProxy, TestServer, VersionProxy, palisade_program};
pub use trace::LatencyTrace;
pub use viewport::Viewport;
pub use webkit::WebKit;
