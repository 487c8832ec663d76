//! What pages can do in Chromium alone: emulate devices, trace input, open more tabs, take
//! screenshots.

use std::path::Path;

use serde_json::{Value, json};

use crate::chromium::{ChromeDriver, ChromiumSession, media};
use crate::page::{Page, Viewport};
use crate::trace;

/// When the browser presents frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FramePacing {
    /// At the refresh rate of a display, 60 Hz.
    Display,
    /// As soon as they are ready.
    Unlimited,
}

impl<'a> Page<'a> {
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
        Page { session: Box::new(driver.open_with(viewport, &more)) }
    }

    /// Emulates CSS media features of the device.
    pub fn emulate_media(&self, features: &[(&str, &str)]) {
        self.cdp("Emulation.setEmulatedMedia", media(features));
    }

    /// Sends a command of the Chrome DevTools Protocol.
    pub fn cdp(&self, name: &str, params: Value) -> Value {
        self.chromium().cdp(name, &params).unwrap_or_else(|e| panic!("{name}: {e}"))
    }

    fn chromium(&self) -> &ChromiumSession<'_> {
        self.session.as_chromium().expect("only Chromium can do this")
    }

    /// Opens another tab of the same browser and goes on there; returns the tab that was left.
    pub fn open_tab(&self) -> String {
        let webdriver = &self.chromium().webdriver;
        let left = webdriver.get("/window").expect("a tab is open");
        let tab = webdriver.post("/window/new", &json!({"type": "tab"})).expect("a tab opens");
        self.switch_tab(tab["handle"].as_str().expect("a tab has a handle"));
        left.as_str().expect("a tab has a handle").to_owned()
    }

    /// Goes on in another tab; returns the one that was left.
    pub fn switch_tab(&self, tab: &str) -> String {
        let webdriver = &self.chromium().webdriver;
        let left = webdriver.get("/window").expect("a tab is open");
        webdriver.post("/window", &json!({"handle": tab})).expect("the tab is there");
        left.as_str().expect("a tab has a handle").to_owned()
    }

    /// Gives the window another size.
    pub fn resize(&self, width: u32, height: u32) {
        let viewport = Viewport { width, height, ..Viewport::PHONE };
        self.cdp("Emulation.setDeviceMetricsOverride", viewport.metrics());
    }

    /// Runs a script in the page that calls back with its result.
    pub fn evaluate_async(&self, script: &str) -> Value {
        let body = json!({"script": script, "args": []});
        let result = self.chromium().webdriver.post("/execute/async", &body);
        result.unwrap_or_else(|e| panic!("{script}: {e}"))
    }

    /// Touches the first point with a finger, moves it along the others, and lifts it.
    pub fn swipe(&self, points: &[(f64, f64)]) {
        let touch = |kind: &str, points: Value| {
            self.chromium().touch(kind, &points).expect("the screen can be touched");
        };
        for (nth, (x, y)) in points.iter().enumerate() {
            let kind = if nth == 0 { "touchStart" } else { "touchMove" };
            touch(kind, json!([{"x": x, "y": y}]));
        }
        touch("touchEnd", json!([]));
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
