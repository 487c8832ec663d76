use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};
use testbed::TestFolder;

use crate::actions::{self, PointerKind};
use crate::browser::{Browser, BrowserSession};
use crate::json_socket::JsonSocket;
use crate::script;
use crate::viewport::Viewport;
use testbed::ChildGuard;

/// Firefox, spoken to in WebDriver BiDi: JSON over a web socket, without a driver in between. All
/// pages share one process; each has a user context, which is a profile of its own.
#[derive(Debug)]
pub struct Firefox {
    socket: Mutex<JsonSocket>,
    _process: ChildGuard,
    _profile: TestFolder,
}

/// A page in Firefox.
#[derive(Debug)]
struct FirefoxSession<'a> {
    firefox: &'a Firefox,
    user_context: String,
    /// The browsing context: the tab.
    context: String,
}

/// Preferences before the first command; BiDi then sets those it recommends for tests. Nothing
/// leaves loopback, and a finger is one.
const PREFERENCES: &str = r#"
user_pref("app.update.disabledForTesting", true);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionPolicyBypassNotification", true);
user_pref("dom.w3c_touch_events.enabled", 1);
user_pref("intl.accept_languages", "en-US");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,#remote-settings-dummy/v1");
user_pref("toolkit.telemetry.server", "data:,");
"#;

impl Firefox {
    /// Starts the process and opens a BiDi session.
    ///
    /// # Panics
    /// When `firefox-esr` is not installed.
    pub fn start() -> Firefox {
        let profile = TestFolder::new("firefox");
        std::fs::write(profile.path().join("user.js"), PREFERENCES).expect("a profile is written");
        let folder = profile.path().display().to_string();
        let args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", &folder];
        let args = args.map(str::to_owned);
        let process = ChildGuard::start_with_folder(&folder, "firefox-esr", &args, &[])
            .expect("a shell runs");
        let socket =
            JsonSocket::connect(&profile.path().join("WebDriverBiDiServer.json"), |text| {
                let said: Value = serde_json::from_str(text).ok()?;
                Some((u16::try_from(said["ws_port"].as_u64()?).ok()?, "/session".to_owned()))
            });
        let socket = Mutex::new(socket.expect("Firefox starts; it is in Debian's firefox-esr"));
        let firefox = Firefox { socket, _process: process, _profile: profile };
        firefox.command("session.new", &json!({"capabilities": {}})).expect("a session begins");
        firefox
    }

    /// Sends a command and returns its result or its error.
    fn command(&self, method: &str, params: &Value) -> Result<Value, String> {
        let mut socket = self.socket.lock().unwrap_or_else(PoisonError::into_inner);
        let mut answer = socket.command(json!({"method": method, "params": params}))?;
        match answer["type"].as_str() {
            Some("success") => Ok(answer["result"].take()),
            _ => Err(format!("{}: {}", answer["error"], answer["message"])),
        }
    }
}

impl Browser for Firefox {
    fn open(&self, viewport: Viewport) -> Box<dyn BrowserSession + '_> {
        let id = |value: Result<Value, String>, name: &str| {
            let value = value.unwrap_or_else(|error| panic!("a page opens: {error}"));
            value[name].as_str().expect("an id").to_owned()
        };
        let user_context = id(self.command("browser.createUserContext", &json!({})), "userContext");
        // A window, not a tab: only one tab of a window is visible.
        let create = json!({"type": "window", "userContext": user_context});
        let context = id(self.command("browsingContext.create", &create), "context");
        let size = json!({"width": viewport.width, "height": viewport.height});
        let set = json!({"context": context, "viewport": size, "devicePixelRatio": 1});
        self.command("browsingContext.setViewport", &set).expect("the window has a size");
        Box::new(FirefoxSession { firefox: self, user_context, context })
    }
}

impl FirefoxSession<'_> {
    fn command(&self, method: &str, mut params: Value) -> Result<Value, String> {
        params["context"] = json!(self.context);
        self.firefox.command(method, &params)
    }

    fn perform(&self, actions: &Value) -> Result<(), String> {
        self.command("input.performActions", json!({"actions": actions})).map(drop)
    }
}

impl BrowserSession for FirefoxSession<'_> {
    fn goto(&self, url: &str) -> Result<(), String> {
        self.command("browsingContext.navigate", json!({"url": url, "wait": "complete"})).map(drop)
    }

    fn reload(&self) -> Result<(), String> {
        self.command("browsingContext.reload", json!({"wait": "complete"})).map(drop)
    }

    fn evaluate(&self, script: &str, args: Value) -> Result<Value, String> {
        let mut answer = self.firefox.command(
            "script.callFunction",
            &json!({
                "functionDeclaration": script::as_json(script),
                "arguments": [{"type": "string", "value": args.to_string()}],
                "target": {"context": self.context},
                "awaitPromise": true,
            }),
        )?;
        if answer["type"] != "success" {
            return Err(answer["exceptionDetails"]["text"].take().to_string());
        }
        let text = answer["result"]["value"].as_str().unwrap_or("null");
        serde_json::from_str(text).map_err(|e| e.to_string())
    }

    fn hover(&self, x: f64, y: f64) -> Result<(), String> {
        self.perform(&actions::hover(x, y))
    }

    fn click(&self, x: f64, y: f64) -> Result<(), String> {
        self.perform(&actions::press(PointerKind::Mouse, x, y))
    }

    fn tap(&self, x: f64, y: f64) -> Result<(), String> {
        self.perform(&actions::press(PointerKind::Touch, x, y))
    }

    fn type_text(&self, text: &str) -> Result<(), String> {
        self.perform(&actions::keys(text))
    }
}

impl Drop for FirefoxSession<'_> {
    fn drop(&mut self) {
        let _ = self.command("browsingContext.close", json!({}));
        let context = json!({"userContext": self.user_context});
        let _ = self.firefox.command("browser.removeUserContext", &context);
    }
}
