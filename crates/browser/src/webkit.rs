use std::io::{BufRead, BufReader};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::actions::{self, PointerKind};
use crate::browser::{Browser, BrowserSession};
use crate::poll::poll;
use crate::viewport::Viewport;
use crate::webdriver::WebDriverSession;
use testbed::ChildGuard;

/// WebKit, the engine of Safari: WebKitGTK's small browser behind `WebKitWebDriver`, on a screen
/// that nobody sees.
#[derive(Debug)]
pub struct WebKit {
    _screen: ChildGuard,
    /// The X display of that screen.
    display: String,
}

/// A page in WebKit. The driver has one session at a time, so each page has its own.
#[derive(Debug)]
struct WebKitSession {
    webdriver: WebDriverSession,
    _process: ChildGuard,
}

impl WebKit {
    /// Starts the screen.
    ///
    /// # Panics
    /// When `Xvfb` is not installed.
    pub fn start() -> WebKit {
        let args = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
        let mut screen =
            ChildGuard::start("Xvfb", &args.map(str::to_owned), &[]).expect("a shell runs");
        let number = BufReader::new(screen.output()).lines().next().and_then(Result::ok);
        let number = number.expect("Xvfb says its display; it comes with Debian's xvfb");
        WebKit { _screen: screen, display: format!(":{}", number.trim()) }
    }
}

impl Browser for WebKit {
    fn open(&self, viewport: Viewport) -> Box<dyn BrowserSession + '_> {
        let port = testbed::free_port();
        let args = [format!("--port={port}")];
        let process = ChildGuard::start("WebKitWebDriver", &args, &[("DISPLAY", &self.display)])
            .expect("a shell runs");
        poll(|| TcpStream::connect(("127.0.0.1", port)).ok())
            .expect("WebKitWebDriver starts; it is in Debian's webkit2gtk-driver");
        // Full-screen, it has no toolbar that would keep the window wider than a phone.
        let options = json!({"args": ["--automation", "--full-screen"]});
        let capabilities =
            json!({"browserName": "MiniBrowser", "webkitgtk:browserOptions": options});
        let webdriver = WebDriverSession::new(port, capabilities);
        let size = json!({"x": 0, "y": 0, "width": viewport.width, "height": viewport.height});
        webdriver.post("/window/rect", &size).expect("the window has a size");
        Box::new(WebKitSession { webdriver, _process: process })
    }
}

/// What a finger does to a page. The driver has no touch screen: it sends a mouse instead.
const TAP: &str = "const [x, y] = arguments, target = document.elementFromPoint(x, y); \
    for (const kind of ['pointerdown', 'pointerup']) target.dispatchEvent(new PointerEvent(kind, { \
      pointerType: 'touch', pointerId: 2, isPrimary: true, bubbles: true, cancelable: true, \
      composed: true, clientX: x, clientY: y, button: 0, buttons: kind === 'pointerdown' ? 1 : 0 }))";

impl BrowserSession for WebKitSession {
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
        self.webdriver.perform(&actions::hover(x, y))
    }

    fn click(&self, x: f64, y: f64) -> Result<(), String> {
        self.webdriver.perform(&actions::press(PointerKind::Mouse, x, y))
    }

    fn tap(&self, x: f64, y: f64) -> Result<(), String> {
        self.evaluate(TAP, json!([x, y])).map(drop)
    }

    fn type_text(&self, text: &str) -> Result<(), String> {
        self.webdriver.perform(&actions::keys(text))
    }
}
