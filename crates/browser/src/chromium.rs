use std::io::{BufRead, BufReader};

use serde_json::{Value, json};

use crate::actions;
use crate::browser::{Browser, BrowserSession};
use crate::child_guard::ChildGuard;
use crate::page::Viewport;
use crate::profile::Profile;
use crate::webdriver::WebDriverSession;

/// Chromium, behind its `chromedriver`.
#[derive(Debug)]
pub struct ChromeDriver {
    _process: ChildGuard,
    port: u16,
}

/// A page in Chromium. Beyond WebDriver it speaks the DevTools Protocol, which emulates devices and
/// dispatches every event of an input by itself.
#[derive(Debug)]
pub struct ChromiumSession<'a> {
    pub(crate) webdriver: WebDriverSession,
    _profile: Profile,
    _driver: &'a ChromeDriver,
}

impl ChromeDriver {
    /// Starts the process on a port of its own choice.
    ///
    /// # Panics
    /// When `chromedriver` is not installed.
    pub fn start() -> ChromeDriver {
        let args = ["--port=0", "--log-level=SEVERE"].map(str::to_owned);
        let mut process = ChildGuard::start("chromedriver", &args, &[]).expect("a shell runs");
        let mut lines = BufReader::new(process.output()).lines();
        let port = lines
            .find_map(|line| {
                let line = line.ok()?;
                let (_, port) = line.split_once("successfully on port ")?;
                port.trim_end_matches('.').parse().ok()
            })
            .expect("chromedriver says its port; it comes with Debian's chromium-driver");
        // The rest of the output is read and dropped: a full pipe would block the process.
        std::thread::spawn(move || lines.for_each(drop));
        ChromeDriver { _process: process, port }
    }

    /// Opens a page in a browser with more command-line arguments.
    pub(crate) fn open_with(
        &self,
        viewport: Viewport,
        more_arguments: &[String],
    ) -> ChromiumSession<'_> {
        let profile = Profile::new();
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--force-device-scale-factor=1",
            "--hide-scrollbars",
            "--lang=en-US",
        ];
        let mut arguments: Vec<_> = arguments.iter().map(ToString::to_string).collect();
        arguments.push(format!("--user-data-dir={}", profile.path().display()));
        arguments.push(format!("--window-size={},{}", viewport.width, viewport.height));
        arguments.extend_from_slice(more_arguments);
        let capabilities = json!({
            "browserName": "chrome",
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
        });
        let webdriver = WebDriverSession::new(self.port, &capabilities);
        let session = ChromiumSession { webdriver, _profile: profile, _driver: self };
        let scheme = if viewport.dark { "dark" } else { "light" };
        for (name, params) in [
            ("Emulation.setDeviceMetricsOverride", viewport.metrics()),
            ("Emulation.setTouchEmulationEnabled", json!({"enabled": viewport.touch})),
            ("Emulation.setEmulatedMedia", media(&[("prefers-color-scheme", scheme)])),
        ] {
            session.cdp(name, &params).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        session
    }
}

impl Browser for ChromeDriver {
    fn open(&self, viewport: Viewport) -> Box<dyn BrowserSession + '_> {
        Box::new(self.open_with(viewport, &[]))
    }
}

impl ChromiumSession<'_> {
    /// Sends a command of the Chrome DevTools Protocol.
    pub(crate) fn cdp(&self, name: &str, params: &Value) -> Result<Value, String> {
        self.webdriver.post("/goog/cdp/execute", &json!({"cmd": name, "params": params}))
    }

    /// Touches the screen with these fingers.
    pub(crate) fn touch(&self, kind: &str, points: &Value) -> Result<(), String> {
        let event = json!({"type": kind, "touchPoints": points});
        self.cdp("Input.dispatchTouchEvent", &event).map(drop)
    }
}

impl BrowserSession for ChromiumSession<'_> {
    fn goto(&self, url: &str) -> Result<(), String> {
        self.webdriver.goto(url)
    }

    fn reload(&self) -> Result<(), String> {
        self.webdriver.reload()
    }

    fn evaluate(&self, script: &str, args: Value) -> Result<Value, String> {
        self.webdriver.evaluate(script, &args)
    }

    fn hover(&self, x: f64, y: f64) -> Result<(), String> {
        let event = json!({"type": "mouseMoved", "x": x, "y": y});
        self.cdp("Input.dispatchMouseEvent", &event).map(drop)
    }

    fn click(&self, x: f64, y: f64) -> Result<(), String> {
        self.hover(x, y)?;
        for (kind, buttons) in [("mousePressed", 1), ("mouseReleased", 0)] {
            let event = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1, "buttons": buttons});
            self.cdp("Input.dispatchMouseEvent", &event)?;
        }
        Ok(())
    }

    fn tap(&self, x: f64, y: f64) -> Result<(), String> {
        self.touch("touchStart", &json!([{"x": x, "y": y}]))?;
        self.touch("touchEnd", &json!([]))
    }

    fn type_text(&self, text: &str) -> Result<(), String> {
        self.webdriver.perform(&actions::keys(text))
    }

    fn console_errors(&self) -> Vec<String> {
        let log = self.webdriver.post("/se/log", &json!({"type": "browser"})).unwrap_or_default();
        let severe = |line: &&Value| line["level"] == "SEVERE";
        let line = |line: &Value| line["message"].as_str().unwrap_or_default().to_owned();
        log.as_array()
            .map(|lines| lines.iter().filter(severe).map(line).collect())
            .unwrap_or_default()
    }

    fn as_chromium(&self) -> Option<&ChromiumSession<'_>> {
        Some(self)
    }
}

/// CSS media features of the emulated device, as the DevTools Protocol names them.
pub(crate) fn media(features: &[(&str, &str)]) -> Value {
    let list: Vec<_> = features.iter().map(|(n, v)| json!({"name": n, "value": v})).collect();
    json!({"features": list})
}
