use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::{Driver, Key};
use crate::trace;

/// A browser window with its own profile.
#[derive(Debug)]
pub struct Page<'a> {
    driver: &'a Driver,
    session: String,
    profile: PathBuf,
}

/// How a window is shaped and painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// Whether the device likes it dark.
    pub dark: bool,
    /// Whether it is touched with fingers.
    pub touch: bool,
}

impl Shape {
    /// A desktop.
    pub const WIDE: Shape = Shape { width: 1440, height: 900, dark: false, touch: false };
    /// A telephone.
    pub const NARROW: Shape = Shape { width: 360, height: 740, dark: false, touch: true };

    /// The same in the dark.
    #[must_use]
    pub const fn dark(self) -> Shape {
        Shape { dark: true, ..self }
    }
}

/// When frames are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// At the ticks of a display, 60 a second.
    Display,
    /// As soon as they are ready.
    Free,
}

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(40);

impl<'a> Page<'a> {
    /// Opens a window.
    pub fn open(driver: &'a Driver, shape: Shape) -> Page<'a> {
        Page::open_with(driver, shape, &[])
    }

    /// Opens a window of a browser that writes down how long every input took until the frame that
    /// answers it was shown. The file is there `seconds` after the browser has started.
    pub fn open_traced(
        driver: &'a Driver,
        shape: Shape,
        pace: Pace,
        file: &Path,
        seconds: u32,
    ) -> Page<'a> {
        let mut more = vec![
            format!("--trace-startup={}", trace::CATEGORIES),
            format!("--trace-startup-file={}", file.display()),
            format!("--trace-startup-duration={seconds}"),
            "--trace-startup-format=json".to_owned(),
        ];
        if pace == Pace::Free {
            more.extend(["--disable-frame-rate-limit", "--disable-gpu-vsync"].map(str::to_owned));
        }
        Page::open_with(driver, shape, &more)
    }

    fn open_with(driver: &'a Driver, shape: Shape, more: &[String]) -> Page<'a> {
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
        arguments.push(format!("--window-size={},{}", shape.width, shape.height));
        arguments.extend_from_slice(more);
        let page = Page { driver, session: driver.session(&arguments), profile };
        page.cdp(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": shape.width, "height": shape.height, "deviceScaleFactor": 1, "mobile": shape.touch}),
        );
        page.cdp("Emulation.setTouchEmulationEnabled", json!({"enabled": shape.touch}));
        let scheme = if shape.dark { "dark" } else { "light" };
        page.media(&[("prefers-color-scheme", scheme)]);
        page
    }

    /// Sets what the device prefers.
    pub fn media(&self, features: &[(&str, &str)]) {
        let list: Vec<_> = features.iter().map(|(n, v)| json!({"name": n, "value": v})).collect();
        self.cdp("Emulation.setEmulatedMedia", json!({"features": list}));
    }

    fn command(&self, method: &str, path: &str, body: Value) -> Result<Value, String> {
        self.driver.command(method, &format!("/session/{}{path}", self.session), &body)
    }

    /// Speaks to the browser below WebDriver.
    pub fn cdp(&self, name: &str, params: Value) -> Value {
        let body = json!({"cmd": name, "params": params});
        self.command("POST", "/goog/cdp/execute", body).unwrap_or_else(|e| panic!("{name}: {e}"))
    }

    /// Goes to an address.
    pub fn go(&self, address: &str) {
        self.command("POST", "/url", json!({"url": address})).expect("the address opens");
    }

    /// The address shown.
    pub fn address(&self) -> String {
        let value = self.command("GET", "/url", Value::Null).expect("there is an address");
        value.as_str().unwrap_or_default().to_owned()
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.command("POST", "/refresh", json!({})).expect("it loads again");
    }

    /// Runs a script in the page and returns what it returns.
    pub fn run(&self, script: &str, args: Value) -> Value {
        self.try_run(script, args).unwrap_or_else(|e| panic!("{script}: {e}"))
    }

    fn try_run(&self, script: &str, args: Value) -> Result<Value, String> {
        self.command("POST", "/execute/sync", json!({"script": script, "args": args}))
    }

    /// Runs a script that calls back.
    pub fn run_async(&self, script: &str) -> Value {
        self.command("POST", "/execute/async", json!({"script": script, "args": []}))
            .unwrap_or_else(|e| panic!("{script}: {e}"))
    }

    /// Waits until a script returns something true; says `what` it waited for where it never does.
    pub fn until(&self, what: &str, script: &str) -> Value {
        let began = Instant::now();
        let mut last = String::new();
        while began.elapsed() < PATIENCE {
            match self.try_run(script, json!([])) {
                Ok(value) if truthy(&value) => return value,
                Ok(_) => {}
                Err(error) => last = error,
            }
            std::thread::sleep(Duration::from_millis(40));
        }
        let text = self.run("return document.body.innerText", json!([]));
        panic!(
            "{what} did not happen; {last}; the page says:\n{}\n{:?}",
            text.as_str().unwrap_or(""),
            self.console()
        );
    }

    /// Waits for something that a selector finds.
    pub fn see(&self, selector: &str) {
        self.until(selector, &format!("return !!document.querySelector({})", json!(selector)));
    }

    /// Waits for a text in the page.
    pub fn read(&self, text: &str) {
        self.until(text, &format!("return document.body.innerText.includes({})", json!(text)));
    }

    /// How many things a selector finds.
    pub fn count(&self, selector: &str) -> u64 {
        let found =
            self.run("return document.querySelectorAll(arguments[0]).length", json!([selector]));
        found.as_u64().unwrap_or(0)
    }

    /// The text of the first thing a selector finds.
    pub fn text(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        self.run(script, json!([selector])).as_str().unwrap_or_default().to_owned()
    }

    /// Clicks what a selector finds, in the middle, as a person would.
    pub fn click(&self, selector: &str) {
        self.see(selector);
        let (x, y) = self.middle(selector);
        self.click_at(x, y);
    }

    /// Clicks the button with that text.
    pub fn press(&self, text: &str) {
        let script = format!(
            "const b = [...document.querySelectorAll('button,a')].find(b => b.innerText.trim() === {text} && !b.disabled && b.offsetParent); \
             if (b) b.setAttribute('data-press', ''); return !!b",
            text = json!(text)
        );
        self.until(text, &script);
        self.click("[data-press]");
        let _ = self.try_run(
            "document.querySelectorAll('[data-press]').forEach(b => b.removeAttribute('data-press'))",
            json!([]),
        );
    }

    fn middle(&self, selector: &str) -> (f64, f64) {
        let script = "const e = document.querySelector(arguments[0]); e.scrollIntoView({block: 'center', behavior: 'instant'}); \
                      const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]";
        let at = self.run(script, json!([selector]));
        (at[0].as_f64().unwrap_or(0.0), at[1].as_f64().unwrap_or(0.0))
    }

    /// Where a point of the board's drawing is in the window. Points are named like squares and
    /// slots: `e2`, `e3h`; the board is not turned.
    pub fn board_point(&self, word: &str) -> (f64, f64) {
        let lie = word.chars().last().filter(|c| "hv".contains(*c));
        let file = f64::from(word.as_bytes()[0] - b'a');
        let rank: f64 =
            word[1..].trim_end_matches(['h', 'v']).parse().expect("a square has a rank");
        // A slot is aimed at a little beside its middle, where only one groove is near.
        let (u, v) = match lie {
            Some('h') => (file + 0.7, rank),
            Some(_) => (file + 1.0, rank - 0.3),
            None => (file + 0.5, rank - 0.5),
        };
        let script = "const b = document.querySelector('.table .board'); b.scrollIntoView({block: 'nearest', behavior: 'instant'}); \
                      const r = b.getBoundingClientRect(), [w, h] = b.firstElementChild.getAttribute('viewBox').split(' ').slice(2).map(Number); \
                      return [r.x, r.y, r.width / w, h]";
        let at = self.run(script, json!([]));
        let n = |i: usize| at[i].as_f64().unwrap_or(0.0);
        let (x, y) = (22.0 + u * 68.0, n(3) - 22.0 - v * 68.0);
        (n(0) + x * n(2), n(1) + y * n(2))
    }

    /// Moves the mouse there without pressing.
    pub fn hover_at(&self, x: f64, y: f64) {
        self.cdp("Input.dispatchMouseEvent", json!({"type": "mouseMoved", "x": x, "y": y}));
    }

    /// Clicks there.
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

    /// Types letters to whatever has the focus.
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

    /// Presses a key.
    pub fn key(&self, key: Key) {
        self.type_text(&key.code().to_string());
    }

    /// Writes a picture of the window, or of all the page where it is longer.
    pub fn shot(&self, to: &Path, whole: bool) {
        let mut params = json!({"format": "png", "captureBeyondViewport": whole});
        if whole {
            let size = self.cdp("Page.getLayoutMetrics", json!({}));
            let size = &size["cssContentSize"];
            params["clip"] = json!({"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1});
        }
        let shot = self.cdp("Page.captureScreenshot", params);
        let bytes = decode(shot["data"].as_str().unwrap_or_default());
        std::fs::write(to, bytes).unwrap_or_else(|e| panic!("{}: {e}", to.display()));
    }

    /// What the browser complained about, worst things only.
    pub fn console(&self) -> Vec<String> {
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

/// Reads base64.
fn decode(text: &str) -> Vec<u8> {
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
