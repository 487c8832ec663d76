use std::cell::RefCell;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};
use testbed::TestFolder;

use crate::browser::{Browser, BrowserSession, DevTools};
use crate::json_socket::JsonSocket;
use crate::viewport::Viewport;
use crate::{script, trace};
use testbed::ChildGuard;

/// Chromium, spoken to in the Chrome DevTools Protocol without a driver in between. All pages share
/// one process; each has a browser context, which is a profile of its own.
#[derive(Debug)]
pub struct Chromium {
    socket: Mutex<JsonSocket>,
    _process: ChildGuard,
    _profile: TestFolder,
}

/// A page in Chromium.
#[derive(Debug)]
pub struct ChromiumSession<'a> {
    chromium: &'a Chromium,
    viewport: Viewport,
    browser_context: String,
    /// The DevTools session of the tab that is driven now.
    tab: RefCell<String>,
}

/// When the browser presents frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FramePacing {
    /// At the refresh rate of a display, 60 Hz.
    Display,
    /// As soon as they are ready.
    Unlimited,
}

/// Chromium without windows: the same engine for a third less processor time than the desktop
/// program run with `--headless`.
const PROGRAM: &str = "chromium-headless-shell";

/// Nothing leaves loopback, nothing is slowed down because another window is in front of it.
const ARGUMENTS: [&str; 21] = [
    "--remote-debugging-port=0",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--enable-automation",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-breakpad",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-features=MediaRouter,OptimizationHints,PreloadTopChromeWebUI,Translate",
    "--disable-hang-monitor",
    "--disable-sync",
    "--force-device-scale-factor=1",
    "--hide-scrollbars",
    "--lang=en-US",
];

impl Chromium {
    /// Starts the process.
    ///
    /// # Panics
    /// When Debian's `chromium-headless-shell` is not installed.
    pub fn start() -> Chromium {
        Chromium::start_with(&[])
    }

    /// Starts a process that traces its input latencies for [`crate::LatencyTrace`] to read. The
    /// file is complete `seconds` after the start.
    pub fn start_traced(pacing: FramePacing, file: &Path, seconds: u32) -> Chromium {
        let mut more = vec![
            format!("--trace-startup={}", trace::CATEGORIES),
            format!("--trace-startup-file={}", file.display()),
            format!("--trace-startup-duration={seconds}"),
            "--trace-startup-format=json".to_owned(),
        ];
        if pacing == FramePacing::Unlimited {
            more.extend(["--disable-frame-rate-limit", "--disable-gpu-vsync"].map(str::to_owned));
        }
        Chromium::start_with(&more)
    }

    fn start_with(more_arguments: &[String]) -> Chromium {
        let profile = TestFolder::new("chromium");
        let folder = profile.path().display().to_string();
        let mut arguments = ARGUMENTS.map(str::to_owned).to_vec();
        arguments.push(format!("--user-data-dir={folder}"));
        arguments.extend_from_slice(more_arguments);
        let process =
            ChildGuard::start_with_folder(&folder, PROGRAM, &arguments, &[]).expect("a shell runs");
        let socket = JsonSocket::connect(&profile.path().join("DevToolsActivePort"), |text| {
            let (port, path) = text.trim().split_once('\n')?;
            Some((port.parse().ok()?, path.to_owned()))
        });
        let socket = socket.expect("Chromium starts; Debian's package is chromium-headless-shell");
        Chromium { socket: Mutex::new(socket), _process: process, _profile: profile }
    }

    /// Whether it still answers: a browser that crashed does not.
    pub fn answers(&self) -> bool {
        self.command(None, "Browser.getVersion", &json!({})).is_ok()
    }

    fn socket(&self) -> MutexGuard<'_, JsonSocket> {
        self.socket.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a command, to a tab or to the browser itself, and returns its result or its error.
    fn command(&self, tab: Option<&str>, method: &str, params: &Value) -> Result<Value, String> {
        let mut command = json!({"method": method, "params": params});
        if let Some(tab) = tab {
            command["sessionId"] = json!(tab);
        }
        let mut answer = self.socket().command(command)?;
        match answer.get("error") {
            Some(error) => Err(error["message"].to_string()),
            None => Ok(answer["result"].take()),
        }
    }

    /// The same for a command of tests that always works.
    fn id(&self, method: &str, params: &Value, name: &str) -> String {
        let result = self.command(None, method, params);
        let result = result.unwrap_or_else(|error| panic!("{method}: {error}"));
        result[name].as_str().expect("an id").to_owned()
    }
}

impl Browser for Chromium {
    fn open(&self, viewport: Viewport) -> Box<dyn BrowserSession + '_> {
        let browser_context =
            self.id("Target.createBrowserContext", &json!({}), "browserContextId");
        let tab = RefCell::default();
        let session = ChromiumSession { chromium: self, viewport, browser_context, tab };
        session.open_tab();
        Box::new(session)
    }
}

impl ChromiumSession<'_> {
    /// Sends a command of the Chrome DevTools Protocol to the tab.
    fn cdp(&self, name: &str, params: &Value) -> Result<Value, String> {
        self.chromium.command(Some(&self.tab.borrow()), name, params)
    }

    /// Touches the screen with these fingers.
    fn touch(&self, kind: &str, points: &Value) -> Result<(), String> {
        let event = json!({"type": kind, "touchPoints": points});
        self.cdp("Input.dispatchTouchEvent", &event).map(drop)
    }

    /// Sends a command that loads a document, and waits until one has loaded that is not the one
    /// before: a document may reload itself before it is complete.
    fn load(&self, name: &str, params: &Value) -> Result<(), String> {
        let tab = self.tab.borrow().clone();
        let is_load = |event: &Value| {
            event["sessionId"] == *tab
                && event["method"] == "Page.lifecycleEvent"
                && event["params"]["name"] == "load"
        };
        let tree = self.cdp("Page.getFrameTree", &json!({}))?;
        let before = &tree["frameTree"]["frame"];
        self.chromium.socket().take_events(is_load);
        let answer = self.cdp(name, params)?;
        if let Some(error) = answer["errorText"].as_str() {
            return Err(error.to_owned());
        }
        // Another fragment of the same document loads nothing.
        if name == "Page.navigate" && answer["loaderId"].is_null() {
            return Ok(());
        }
        self.chromium.socket().wait_for_event(|event| {
            is_load(event)
                && event["params"]["frameId"] == before["id"]
                && event["params"]["loaderId"] != before["loaderId"]
        })
    }

    fn mouse(&self, kind: &str, x: f64, y: f64, buttons: u32) -> Result<(), String> {
        let button = if kind == "mouseMoved" { "none" } else { "left" };
        let event = json!({"type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1});
        self.cdp("Input.dispatchMouseEvent", &event).map(drop)
    }
}

impl BrowserSession for ChromiumSession<'_> {
    fn goto(&self, url: &str) -> Result<(), String> {
        self.load("Page.navigate", &json!({"url": url}))
    }

    fn reload(&self) -> Result<(), String> {
        self.load("Page.reload", &json!({}))
    }

    fn evaluate(&self, script: &str, args: Value) -> Result<Value, String> {
        let expression = format!("({})({})", script::as_json(script), json!(args.to_string()));
        let params = json!({"expression": expression, "awaitPromise": true, "returnByValue": true});
        let answer = self.cdp("Runtime.evaluate", &params)?;
        if let Some(exception) = answer.get("exceptionDetails") {
            return Err(exception["exception"]["description"].to_string());
        }
        let text = answer["result"]["value"].as_str().unwrap_or("null");
        serde_json::from_str(text).map_err(|e| e.to_string())
    }

    fn hover(&self, x: f64, y: f64) -> Result<(), String> {
        self.mouse("mouseMoved", x, y, 0)
    }

    fn click(&self, x: f64, y: f64) -> Result<(), String> {
        self.hover(x, y)?;
        self.mouse("mousePressed", x, y, 1)?;
        self.mouse("mouseReleased", x, y, 0)
    }

    fn tap(&self, x: f64, y: f64) -> Result<(), String> {
        self.touch("touchStart", &json!([{"x": x, "y": y}]))?;
        self.touch("touchEnd", &json!([]))
    }

    fn type_text(&self, text: &str) -> Result<(), String> {
        text.chars().try_for_each(|c| {
            let mut key = key(c);
            let down = if key["text"] == "" { "rawKeyDown" } else { "keyDown" };
            for kind in [down, "keyUp"] {
                key["type"] = json!(kind);
                self.cdp("Input.dispatchKeyEvent", &key)?;
                key["text"] = json!("");
            }
            Ok(())
        })
    }

    fn console_errors(&self) -> Vec<String> {
        // All that was told before the answer to this command has been read then.
        let _ = self.evaluate("", json!([]));
        let tab = self.tab.borrow().clone();
        let told = self.chromium.socket().take_events(|event| event["sessionId"] == *tab);
        told.iter().filter_map(console_error).collect()
    }

    fn devtools(&self) -> Option<&dyn DevTools> {
        Some(self)
    }
}

impl DevTools for ChromiumSession<'_> {
    fn command(&self, name: &str, params: &Value) -> Result<Value, String> {
        self.cdp(name, params)
    }

    fn viewport(&self) -> Viewport {
        self.viewport
    }

    fn open_tab(&self) -> String {
        let Viewport { width, height, touch, .. } = self.viewport;
        let create = json!({
            "url": "about:blank",
            "browserContextId": self.browser_context,
            "newWindow": true,
            "width": width,
            "height": height,
        });
        let target = self.chromium.id("Target.createTarget", &create, "targetId");
        let attach = json!({"targetId": target, "flatten": true});
        let opened = self.chromium.id("Target.attachToTarget", &attach, "sessionId");
        let left = self.tab.replace(opened);
        let scheme = ("prefers-color-scheme", self.viewport.scheme());
        for (name, params) in [
            ("Page.enable", json!({})),
            ("Page.setLifecycleEventsEnabled", json!({"enabled": true})),
            ("Runtime.enable", json!({})),
            ("Log.enable", json!({})),
            ("Emulation.setFocusEmulationEnabled", json!({"enabled": true})),
            ("Emulation.setDeviceMetricsOverride", self.viewport.metrics()),
            ("Emulation.setTouchEmulationEnabled", json!({"enabled": touch})),
            ("Emulation.setEmulatedMedia", media(&[scheme])),
        ] {
            self.cdp(name, &params).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        left
    }

    fn switch_tab(&self, tab: &str) -> String {
        self.tab.replace(tab.to_owned())
    }

    fn download_into(&self, folder: &Path) -> Result<(), String> {
        let params = json!({
            "behavior": "allow",
            "downloadPath": folder,
            "browserContextId": self.browser_context,
        });
        self.chromium.command(None, "Browser.setDownloadBehavior", &params).map(drop)
    }

    fn deliver_push(&self, origin: &str, data: &str) -> Result<(), String> {
        let allow = json!({
            "permissions": ["notifications"],
            "origin": origin,
            "browserContextId": self.browser_context,
        });
        self.chromium.command(None, "Browser.grantPermissions", &allow)?;
        // What is registered is told when this is switched on, and only then.
        self.cdp("ServiceWorker.disable", &json!({}))?;
        self.cdp("ServiceWorker.enable", &json!({}))?;
        let (tab, scope) = (self.tab.borrow().clone(), format!("{origin}/"));
        let registration = |event: &Value| {
            let is_told = event["method"] == "ServiceWorker.workerRegistrationUpdated";
            let known = event["params"]["registrations"].as_array().filter(|_| is_told)?;
            let ours = known.iter().find(|known| known["scopeURL"] == *scope)?;
            ours["registrationId"].as_str().map(str::to_owned)
        };
        let is_ours = |event: &Value| event["sessionId"] == *tab && registration(event).is_some();
        self.chromium.socket().wait_for_event(is_ours)?;
        let told = self.chromium.socket().take_events(is_ours);
        let id = told.iter().find_map(registration).ok_or("no service worker")?;
        let message = json!({"origin": origin, "registrationId": id, "data": data});
        self.cdp("ServiceWorker.deliverPushMessage", &message).map(drop)
    }

    fn evaluate_in_service_worker(&self, origin: &str, expression: &str) -> Result<Value, String> {
        let targets = self.chromium.command(None, "Target.getTargets", &json!({}))?;
        let is_ours = |target: &&Value| {
            target["type"] == "service_worker"
                && target["browserContextId"] == *self.browser_context
                && target["url"].as_str().is_some_and(|url| url.starts_with(origin))
        };
        let target = targets["targetInfos"].as_array().and_then(|all| all.iter().find(is_ours));
        let target = target.ok_or("no service worker runs")?["targetId"].clone();
        let attach = json!({"targetId": target, "flatten": true});
        let worker = self.chromium.id("Target.attachToTarget", &attach, "sessionId");
        let evaluate =
            json!({"expression": expression, "awaitPromise": true, "returnByValue": true});
        let answer = self.chromium.command(Some(&worker), "Runtime.evaluate", &evaluate);
        let detach = json!({"sessionId": worker});
        self.chromium.command(None, "Target.detachFromTarget", &detach)?;
        let mut answer = answer?;
        match answer.get("exceptionDetails") {
            Some(error) => Err(error.to_string()),
            None => Ok(answer["result"]["value"].take()),
        }
    }
}

impl Drop for ChromiumSession<'_> {
    fn drop(&mut self) {
        let context = json!({"browserContextId": self.browser_context});
        let _ = self.chromium.command(None, "Target.disposeBrowserContext", &context);
        self.chromium.socket().take_events(|_| true);
    }
}

/// What an event says of an error, if it is one that the console shows.
fn console_error(event: &Value) -> Option<String> {
    let params = &event["params"];
    let error = match event["method"].as_str()? {
        "Log.entryAdded" if params["entry"]["level"] == "error" => {
            format!("{} {}", params["entry"]["text"], params["entry"]["url"])
        }
        "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "assert" => {
            params["args"].to_string()
        }
        "Runtime.exceptionThrown" => params["exceptionDetails"].to_string(),
        _ => return None,
    };
    Some(error)
}

/// A key in the form of the DevTools Protocol, by the code point that WebDriver gives it.
fn key(c: char) -> Value {
    let (key, code, text) = match c {
        '\u{e003}' => ("Backspace", 8, ""),
        '\u{e004}' => ("Tab", 9, ""),
        '\u{e007}' => ("Enter", 13, "\r"),
        '\u{e00e}' => ("PageUp", 33, ""),
        '\u{e011}' => ("Home", 36, ""),
        '\u{e012}' => ("ArrowLeft", 37, ""),
        '\u{e013}' => ("ArrowUp", 38, ""),
        '\u{e014}' => ("ArrowRight", 39, ""),
        '\u{e015}' => ("ArrowDown", 40, ""),
        c => {
            let code = Some(c).filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase());
            let code = code.map_or(0, u32::from);
            return json!({"key": c, "text": c, "windowsVirtualKeyCode": code});
        }
    };
    json!({"key": key, "code": key, "text": text, "windowsVirtualKeyCode": code})
}

/// CSS media features of the emulated device, as the DevTools Protocol names them.
pub(crate) fn media(features: &[(&str, &str)]) -> Value {
    let list: Vec<_> = features.iter().map(|(n, v)| json!({"name": n, "value": v})).collect();
    json!({"features": list})
}
