use std::fmt;
use std::path::Path;

use serde_json::Value;

use crate::viewport::Viewport;

/// A browser engine that pages are opened in.
pub trait Browser: fmt::Debug {
    /// Opens a page of that size with a fresh profile. Chromium emulates the rest of the device too.
    fn open(&self, viewport: Viewport) -> Box<dyn BrowserSession + '_>;
}

/// A page with a profile of its own, driven in the protocol of its engine: what every engine can
/// do. It closes when it is dropped. An error is what the browser said.
pub trait BrowserSession: fmt::Debug {
    /// Navigates to a URL and waits until it has loaded.
    fn goto(&self, url: &str) -> Result<(), String>;

    /// Reloads the page.
    fn reload(&self) -> Result<(), String>;

    /// Runs the body of a function, whose `arguments` are those given; a promise is awaited.
    fn evaluate(&self, script: &str, args: Value) -> Result<Value, String>;

    /// Moves the mouse to a point of the window.
    fn hover(&self, x: f64, y: f64) -> Result<(), String>;

    /// Clicks there with the mouse.
    fn click(&self, x: f64, y: f64) -> Result<(), String>;

    /// Taps there with a finger.
    fn tap(&self, x: f64, y: f64) -> Result<(), String>;

    /// Types into the focused element.
    fn type_text(&self, text: &str) -> Result<(), String>;

    /// The errors on the console, where the driver tells them.
    fn console_errors(&self) -> Vec<String> {
        Vec::new()
    }

    /// What Chromium alone can do.
    fn devtools(&self) -> Option<&dyn DevTools> {
        None
    }
}

/// A page that is driven in the Chrome DevTools Protocol.
pub trait DevTools {
    /// Sends a command to the tab.
    fn command(&self, name: &str, params: &Value) -> Result<Value, String>;

    /// The device that the page was opened for.
    fn viewport(&self) -> Viewport;

    /// Opens another tab of the same profile and goes on there; returns the tab that was left.
    fn open_tab(&self) -> String;

    /// Goes on in another tab; returns the one that was left.
    fn switch_tab(&self, tab: &str) -> String;

    /// Saves what is downloaded into a folder, without a dialog.
    fn download_into(&self, folder: &Path) -> Result<(), String>;

    /// Allows notifications, and delivers a message to the service worker of an origin, as a push service would.
    fn deliver_push(&self, origin: &str, data: &str) -> Result<(), String>;

    /// Evaluates an expression in the service worker of an origin, and waits for what it promises.
    fn evaluate_in_service_worker(&self, origin: &str, expression: &str) -> Result<Value, String>;
}
