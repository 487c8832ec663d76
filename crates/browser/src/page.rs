use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::chromedriver::{ChromeDriver, SpecialKey};
use crate::trace;

/// A page in a browser of its own, with a fresh profile.
#[derive(Debug)]
pub struct Page<'a> {
    driver: &'a ChromeDriver,
    session: String,
    profile: PathBuf,
}

/// The emulated device: viewport, colour scheme, touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// Whether the device prefers a dark colour scheme.
    pub dark: bool,
    /// Whether it has a touch screen.
    pub touch: bool,
}

impl Viewport {
    /// A desktop.
    pub const DESKTOP: Viewport = Viewport { width: 1440, height: 900, dark: false, touch: false };
    /// A phone.
    pub const PHONE: Viewport = Viewport { width: 360, height: 740, dark: false, touch: true };

    /// The same with a dark colour scheme.
    #[must_use]
    pub const fn dark(self) -> Viewport {
        Viewport { dark: true, ..self }
    }
}

/// When the browser presents frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FramePacing {
    /// At the refresh rate of a display, 60 Hz.
    Display,
    /// As soon as they are ready.
    Unlimited,
}

/// How long to wait for a condition; generous, for busy machines.
const TIMEOUT: Duration = Duration::from_secs(40);

impl<'a> Page<'a> {
    /// Opens a browser.
    pub fn open(driver: &'a ChromeDriver, viewport: Viewport) -> Page<'a> {
        Page::open_with(driver, viewport, &[])
    }

    /// Opens a browser that traces its input latencies for [`crate::LatencyTrace`] to read. The
    /// file is complete `seconds` after the start of the browser.
    pub fn open_traced(
        driver: &'a ChromeDriver,
        viewport: Viewport,
        pacing: FramePacing,
        file: &Path,
        seconds: u32,
    ) -> Page<'a> {
        let mut more = vec![
            format!("--trace-startup={}", trace::CATEGORIES),
            format!("--trace-startup-file={}", file.display()),
            format!("--trace-startup-duration={seconds}"),
            "--trace-startup-format=json".to_owned(),
        ];
        if pacing == FramePacing::Unlimited {
            more.extend(["--disable-frame-rate-limit", "--disable-gpu-vsync"].map(str::to_owned));
        }
        Page::open_with(driver, viewport, &more)
    }

    fn open_with(
        driver: &'a ChromeDriver,
        viewport: Viewport,
        more_arguments: &[String],
    ) -> Page<'a> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let nth = NEXT.fetch_add(1, Ordering::Relaxed);
        let profile = std::env::temp_dir().join(format!("palisade-{}-{nth}", std::process::id()));
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
        arguments.push(format!("--user-data-dir={}", profile.display()));
        arguments.push(format!("--window-size={},{}", viewport.width, viewport.height));
        arguments.extend_from_slice(more_arguments);
        let page = Page { driver, session: driver.new_session(&arguments), profile };
        page.cdp(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": viewport.width, "height": viewport.height, "deviceScaleFactor": 1, "mobile": viewport.touch}),
        );
        page.cdp("Emulation.setTouchEmulationEnabled", json!({"enabled": viewport.touch}));
        let scheme = if viewport.dark { "dark" } else { "light" };
        page.emulate_media(&[("prefers-color-scheme", scheme)]);
        page
    }

    /// Emulates CSS media features of the device.
    pub fn emulate_media(&self, features: &[(&str, &str)]) {
        let list: Vec<_> = features.iter().map(|(n, v)| json!({"name": n, "value": v})).collect();
        self.cdp("Emulation.setEmulatedMedia", json!({"features": list}));
    }

    fn command(&self, method: &str, path: &str, body: Value) -> Result<Value, String> {
        self.driver.command(method, &format!("/session/{}{path}", self.session), &body)
    }

    /// Sends a command of the Chrome DevTools Protocol.
    pub fn cdp(&self, name: &str, params: Value) -> Value {
        let body = json!({"cmd": name, "params": params});
        self.command("POST", "/goog/cdp/execute", body).unwrap_or_else(|e| panic!("{name}: {e}"))
    }

    /// Navigates to a URL.
    pub fn goto(&self, url: &str) {
        self.command("POST", "/url", json!({"url": url})).expect("the URL opens");
    }

    /// The present URL.
    pub fn url(&self) -> String {
        let value = self.command("GET", "/url", Value::Null).expect("a page has a URL");
        value.as_str().unwrap_or_default().to_owned()
    }

    /// Opens another tab of the same browser and goes on there; returns the tab that was left.
    pub fn open_tab(&self) -> String {
        let left = self.command("GET", "/window", Value::Null).expect("a tab is open");
        let tab = self.command("POST", "/window/new", json!({"type": "tab"})).expect("a tab opens");
        self.switch_tab(tab["handle"].as_str().expect("a tab has a handle"));
        left.as_str().expect("a tab has a handle").to_owned()
    }

    /// Goes on in another tab; returns the one that was left.
    pub fn switch_tab(&self, tab: &str) -> String {
        let left = self.command("GET", "/window", Value::Null).expect("a tab is open");
        self.command("POST", "/window", json!({"handle": tab})).expect("the tab is there");
        left.as_str().expect("a tab has a handle").to_owned()
    }

    /// Gives the window another size.
    pub fn resize(&self, width: u32, height: u32) {
        self.cdp(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true}),
        );
    }

    /// Reloads the page.
    pub fn reload(&self) {
        self.command("POST", "/refresh", json!({})).expect("the page reloads");
    }

    /// Runs a script in the page and returns what it returns.
    pub fn evaluate(&self, script: &str, args: Value) -> Value {
        self.try_evaluate(script, args).unwrap_or_else(|e| panic!("{script}: {e}"))
    }

    fn try_evaluate(&self, script: &str, args: Value) -> Result<Value, String> {
        self.command("POST", "/execute/sync", json!({"script": script, "args": args}))
    }

    /// Runs a script in the page that calls back with its result.
    pub fn evaluate_async(&self, script: &str) -> Value {
        self.command("POST", "/execute/async", json!({"script": script, "args": []}))
            .unwrap_or_else(|e| panic!("{script}: {e}"))
    }

    /// Waits until a script returns a truthy value, which is returned; `what` is for the panic
    /// where it does not in time.
    pub fn wait_until(&self, what: &str, script: &str) -> Value {
        let started = Instant::now();
        let mut last = String::new();
        while started.elapsed() < TIMEOUT {
            match self.try_evaluate(script, json!([])) {
                Ok(value) if truthy(&value) => return value,
                Ok(_) => {}
                Err(error) => last = error,
            }
            std::thread::sleep(Duration::from_millis(40));
        }
        let text = self.evaluate("return document.body.innerText", json!([]));
        panic!(
            "{what} did not happen; {last}; the page says:\n{}\n{:?}",
            text.as_str().unwrap_or(""),
            self.console_errors()
        );
    }

    /// Waits for an element.
    pub fn wait_for(&self, selector: &str) {
        self.wait_until(selector, &format!("return !!document.querySelector({})", json!(selector)));
    }

    /// Waits for a text on the page.
    pub fn wait_for_text(&self, text: &str) {
        self.wait_until(text, &format!("return document.body.innerText.includes({})", json!(text)));
    }

    /// The number of elements that match.
    pub fn count(&self, selector: &str) -> u64 {
        let found = self
            .evaluate("return document.querySelectorAll(arguments[0]).length", json!([selector]));
        found.as_u64().unwrap_or(0)
    }

    /// The text of the first element that matches; empty where none does.
    pub fn text(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        self.evaluate(script, json!([selector])).as_str().unwrap_or_default().to_owned()
    }

    /// Waits for an element and clicks its centre with the mouse.
    pub fn click(&self, selector: &str) {
        self.wait_for(selector);
        let (x, y) = self.centre_of(selector);
        self.click_at(x, y);
    }

    /// Waits for an enabled button or link with that text and clicks it.
    pub fn click_button(&self, text: &str) {
        let script = format!(
            "const b = [...document.querySelectorAll('button,a')].find(b => b.innerText.trim() === {text} && !b.disabled && b.offsetParent); \
             if (b) b.setAttribute('data-press', ''); return !!b",
            text = json!(text)
        );
        self.wait_until(text, &script);
        self.click("[data-press]");
        let _ = self.try_evaluate(
            "document.querySelectorAll('[data-press]').forEach(b => b.removeAttribute('data-press'))",
            json!([]),
        );
    }

    fn centre_of(&self, selector: &str) -> (f64, f64) {
        let script = "const e = document.querySelector(arguments[0]); e.scrollIntoView({block: 'center', behavior: 'instant'}); \
                      const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]";
        let at = self.evaluate(script, json!([selector]));
        (at[0].as_f64().unwrap_or(0.0), at[1].as_f64().unwrap_or(0.0))
    }

    /// The point of the window to click for a square or a fence slot (`e2`, `e3h`), on a board that
    /// is not rotated.
    pub fn board_point(&self, word: &str) -> (f64, f64) {
        let orientation = word.chars().last().filter(|c| "hv".contains(*c));
        let file = f64::from(word.as_bytes()[0] - b'a');
        let rank: f64 =
            word[1..].trim_end_matches(['h', 'v']).parse().expect("a square has a rank");
        // Off the centre of a slot, where the slot of the other orientation is no nearer.
        let (u, v) = match orientation {
            Some('h') => (file + 0.7, rank),
            Some(_) => (file + 1.0, rank - 0.3),
            None => (file + 0.5, rank - 0.5),
        };
        let script = "const b = document.querySelector('.table .board'); b.scrollIntoView({block: 'nearest', behavior: 'instant'}); \
                      const r = b.getBoundingClientRect(), [w, h] = b.firstElementChild.getAttribute('viewBox').split(' ').slice(2).map(Number); \
                      return [r.x, r.y, r.width / w, h]";
        let at = self.evaluate(script, json!([]));
        let n = |i: usize| at[i].as_f64().unwrap_or(0.0);
        let (x, y) = (22.0 + u * 68.0, n(3) - 22.0 - v * 68.0);
        (n(0) + x * n(2), n(1) + y * n(2))
    }

    /// Moves the mouse there.
    pub fn hover_at(&self, x: f64, y: f64) {
        self.cdp("Input.dispatchMouseEvent", json!({"type": "mouseMoved", "x": x, "y": y}));
    }

    /// Clicks there with the mouse.
    pub fn click_at(&self, x: f64, y: f64) {
        self.hover_at(x, y);
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1,
                "buttons": u8::from(kind == "mousePressed")});
            self.cdp("Input.dispatchMouseEvent", event);
        }
    }

    /// Taps there with a finger.
    pub fn tap_at(&self, x: f64, y: f64) {
        let point = json!([{"x": x, "y": y}]);
        self.cdp("Input.dispatchTouchEvent", json!({"type": "touchStart", "touchPoints": point}));
        self.cdp("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []}));
    }

    /// Touches the first point with a finger, moves it along the others, and lifts it.
    pub fn swipe(&self, points: &[(f64, f64)]) {
        for (nth, (x, y)) in points.iter().enumerate() {
            let kind = if nth == 0 { "touchStart" } else { "touchMove" };
            let point = json!([{"x": x, "y": y}]);
            self.cdp("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": point}));
        }
        self.cdp("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []}));
    }

    /// Types into the focused element.
    pub fn type_text(&self, text: &str) {
        let actions: Vec<_> = text
            .chars()
            .flat_map(|c| {
                [json!({"type": "keyDown", "value": c}), json!({"type": "keyUp", "value": c})]
            })
            .collect();
        let body = json!({"actions": [{"type": "key", "id": "keys", "actions": actions}]});
        self.command("POST", "/actions", body).expect("keys work");
    }

    /// Presses a key that types no character.
    pub fn press_key(&self, key: SpecialKey) {
        self.type_text(&key.code().to_string());
    }

    /// Writes a screenshot of the viewport or of the full page.
    pub fn screenshot(&self, to: &Path, full_page: bool) {
        let mut params = json!({"format": "png", "captureBeyondViewport": full_page});
        if full_page {
            let size = self.cdp("Page.getLayoutMetrics", json!({}));
            let size = &size["cssContentSize"];
            params["clip"] = json!({"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1});
        }
        let image = self.cdp("Page.captureScreenshot", params);
        let bytes = decode_base64(image["data"].as_str().unwrap_or_default());
        std::fs::write(to, bytes).unwrap_or_else(|e| panic!("{}: {e}", to.display()));
    }

    /// The errors on the browser's console.
    pub fn console_errors(&self) -> Vec<String> {
        let log = self.command("POST", "/se/log", json!({"type": "browser"})).unwrap_or_default();
        let severe = |line: &&Value| line["level"] == "SEVERE";
        let line = |line: &Value| line["message"].as_str().unwrap_or_default().to_owned();
        log.as_array()
            .map(|lines| lines.iter().filter(severe).map(line).collect())
            .unwrap_or_default()
    }
}

impl Drop for Page<'_> {
    fn drop(&mut self) {
        let _ = self.command("DELETE", "", Value::Null);
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

fn truthy(value: &Value) -> bool {
    !matches!(value, Value::Null | Value::Bool(false)) && *value != json!(0) && *value != json!("")
}

fn decode_base64(text: &str) -> Vec<u8> {
    let digit = |c: u8| match c {
        b'A'..=b'Z' => c - b'A',
        b'a'..=b'z' => c - b'a' + 26,
        b'0'..=b'9' => c - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let (mut bytes, mut bits, mut count) = (Vec::with_capacity(text.len() * 3 / 4), 0u32, 0);
    for c in text.bytes().filter(|&c| c != b'=') {
        bits = bits << 6 | u32::from(digit(c));
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}
