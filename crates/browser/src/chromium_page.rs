//! What pages can do in Chromium alone: emulate devices, open more tabs, download, take
//! screenshots.

use std::path::Path;

use serde_json::{Value, json};

use crate::browser::DevTools;
use crate::chromium::media;
use crate::page::Page;
use crate::viewport::Viewport;

impl Page<'_> {
    /// Emulates a device whose owner wants less motion.
    pub fn reduce_motion(&self) {
        let scheme = ("prefers-color-scheme", self.devtools().viewport().scheme());
        self.emulate_media(&[("prefers-reduced-motion", "reduce"), scheme]);
    }

    /// Emulates CSS media features of the device.
    pub fn emulate_media(&self, features: &[(&str, &str)]) {
        self.cdp("Emulation.setEmulatedMedia", media(features));
    }

    /// Sends a command of the Chrome DevTools Protocol.
    pub fn cdp(&self, name: &str, params: Value) -> Value {
        self.devtools().command(name, &params).unwrap_or_else(|e| panic!("{name}: {e}"))
    }

    fn devtools(&self) -> &dyn DevTools {
        self.session.devtools().expect("only Chromium can do this")
    }

    /// Opens another tab of the same browser and goes on there; returns the tab that was left.
    pub fn open_tab(&self) -> String {
        self.devtools().open_tab()
    }

    /// Goes on in another tab; returns the one that was left.
    pub fn switch_tab(&self, tab: &str) -> String {
        self.devtools().switch_tab(tab)
    }

    /// Saves what is downloaded into a folder, without a dialog.
    pub fn download_into(&self, folder: &Path) {
        self.devtools().download_into(folder).expect("downloads are allowed");
    }

    /// Delivers a message to the service worker of an origin, as a push service would, with notifications allowed.
    pub fn deliver_push(&self, origin: &str, data: &Value) {
        let delivered = self.devtools().deliver_push(origin, &data.to_string());
        delivered.expect("the service worker is there");
    }

    /// Evaluates an expression in the service worker of an origin, and waits for what it promises.
    pub fn evaluate_in_service_worker(&self, origin: &str, expression: &str) -> Value {
        let evaluated = self.devtools().evaluate_in_service_worker(origin, expression);
        evaluated.unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    /// Gives the window another size.
    pub fn resize(&self, width: u32, height: u32) {
        let viewport = Viewport { width, height, ..Viewport::PHONE };
        self.cdp("Emulation.setDeviceMetricsOverride", viewport.metrics());
    }

    /// Touches the first point with a finger, moves it along the others, and lifts it.
    pub fn swipe(&self, points: &[(f64, f64)]) {
        let touch = |kind: &str, points: Value| {
            self.cdp("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points}));
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
