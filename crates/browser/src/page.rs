use serde_json::{Value, json};

use crate::browser::{Browser, BrowserSession};
use crate::poll::poll;
use crate::viewport::Viewport;

/// How often a click is repeated that went by its element.
const TRIES: usize = 5;

/// A page in a browser of its own, with a fresh profile.
#[derive(Debug)]
pub struct Page<'a> {
    pub(crate) session: Box<dyn BrowserSession + 'a>,
}

impl<'a> Page<'a> {
    /// Opens a browser.
    pub fn open(browser: &'a dyn Browser, viewport: Viewport) -> Page<'a> {
        Page { session: browser.open(viewport) }
    }

    /// Navigates to a URL.
    pub fn goto(&self, url: &str) {
        self.session.goto(url).expect("the URL opens");
    }

    /// The present URL.
    pub fn url(&self) -> String {
        self.evaluate("return location.href", json!([])).as_str().unwrap_or_default().to_owned()
    }

    /// Reloads the page.
    pub fn reload(&self) {
        self.session.reload().expect("the page reloads");
    }

    /// Runs a script in the page and returns what it returns.
    pub fn evaluate(&self, script: &str, args: Value) -> Value {
        self.try_evaluate(script, args).unwrap_or_else(|e| panic!("{script}: {e}"))
    }

    /// Runs a script in the page that calls its only argument with its result.
    pub fn evaluate_async(&self, script: &str) -> Value {
        self.evaluate(&format!("return new Promise(function () {{ {script} }})"), json!([]))
    }

    fn try_evaluate(&self, script: &str, args: Value) -> Result<Value, String> {
        self.session.evaluate(script, args)
    }

    /// Waits until a script returns a truthy value, which is returned; `what` is for the panic
    /// where it does not in time.
    pub fn wait_until(&self, what: &str, script: &str) -> Value {
        let mut last = String::new();
        let found = poll(|| match self.try_evaluate(script, json!([])) {
            Ok(value) => Some(value).filter(truthy),
            Err(error) => {
                last = error;
                None
            }
        });
        found.unwrap_or_else(|| {
            let text = self.evaluate("return document.body.innerText", json!([]));
            panic!(
                "{what} did not happen; {last}; the page says:\n{}\n{:?}",
                text.as_str().unwrap_or(""),
                self.console_errors()
            )
        })
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

    /// Waits for an element and clicks its centre with the mouse; once more where something came late,
    /// moved it away and the click went by.
    pub fn click(&self, selector: &str) {
        let find = format!("document.querySelector({})", json!(selector));
        self.click_found(selector, selector, &find);
    }

    /// The same for an element that an expression finds, and the selector too once it has been found.
    fn click_found(&self, what: &str, selector: &str, find: &str) {
        // What lies over an element is clicked instead of it, on purpose, once it has been looked for again in
        // vain: it may have moved since it was found. Only a press that would have met it is one that went by.
        let watch = "const [selector, x, y] = arguments, e = document.querySelector(selector); \
             window.pressWentBy = false; \
             if (!e?.contains(document.elementFromPoint(x, y))) return false; \
             addEventListener('pointerdown', press => { \
               window.pressWentBy = !e.contains(press.target) && !press.target.closest?.(selector) \
             }, { once: true, capture: true }); \
             return true";
        for left in (0..TRIES).rev() {
            let (x, y) = self.centre_of(what, find);
            if !truthy(&self.evaluate(watch, json!([selector, x, y]))) && left > 0 {
                continue;
            }
            self.click_at(x, y);
            // A page that cannot be asked is on its way to another address.
            let went_by = self.try_evaluate("return window.pressWentBy", json!([]));
            if !went_by.is_ok_and(|went_by| truthy(&went_by)) {
                return;
            }
        }
        panic!("{what} cannot be clicked: it moves");
    }

    /// Waits for an enabled button or link with that text and clicks it; once more where something came
    /// late, moved it away and the click went by.
    pub fn click_button(&self, text: &str) {
        // One that is replaced while it is looked at is found again.
        let find = format!(
            "document.querySelector('[data-press]') ?? (() => {{ \
               const b = [...document.querySelectorAll('button,a')].find(b => b.innerText.trim() === {text} && !b.disabled && b.offsetParent); \
               b?.setAttribute('data-press', ''); \
               b?.addEventListener('click', () => b.removeAttribute('data-press'), {{ once: true, capture: true }}); \
               return b }})()",
            text = json!(text)
        );
        let missed = "return !!document.querySelector('[data-press]')";
        for _ in 0..TRIES {
            self.click_found(text, "[data-press]", &find);
            // A page that cannot be asked is on its way to another address.
            if !self.try_evaluate(missed, json!([])).is_ok_and(|missed| truthy(&missed)) {
                return;
            }
        }
        panic!("{text} cannot be clicked: something lies over it");
    }

    /// The centre of an element.
    fn centre_of(&self, what: &str, find: &str) -> (f64, f64) {
        let script = format!(
            "const e = {find}; if (!e) return null; \
             e.scrollIntoView({{block: 'center', behavior: 'instant'}}); \
             const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]"
        );
        let at = self.wait_until_settled(what, &script);
        (at[0].as_f64().unwrap_or(0.0), at[1].as_f64().unwrap_or(0.0))
    }

    /// Waits until a script returns something, and the same a frame later: what comes late may move
    /// what it looks at.
    pub fn wait_until_settled(&self, what: &str, script: &str) -> Value {
        let script = format!(
            "const look = () => {{ {script} }}, before = look(); \
             return before && new Promise(done => requestAnimationFrame(() => {{ \
               const at = look(); done(String(at) === String(before) ? at : null) }}))"
        );
        self.wait_until(what, &script)
    }

    /// Moves the mouse there.
    pub fn hover_at(&self, x: f64, y: f64) {
        self.session.hover(x, y).expect("the mouse works");
    }

    /// Clicks there with the mouse.
    pub fn click_at(&self, x: f64, y: f64) {
        self.session.click(x, y).expect("the mouse works");
    }

    /// Taps there with a finger.
    pub fn tap_at(&self, x: f64, y: f64) {
        self.session.tap(x, y).expect("the screen can be touched");
    }

    /// Types into the focused element.
    pub fn type_text(&self, text: &str) {
        self.session.type_text(text).expect("keys work");
    }

    /// Presses a key that types no character.
    pub fn press_key(&self, key: SpecialKey) {
        self.type_text(&key.code().to_string());
    }

    /// The errors on the browser's console, where its driver tells them.
    pub fn console_errors(&self) -> Vec<String> {
        self.session.console_errors()
    }
}

/// Keys that type no character.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum SpecialKey {
    Enter,
    PageUp,
    Home,
    Left,
    Right,
    Up,
    Down,
    Backspace,
    Tab,
}

impl SpecialKey {
    /// The code point that WebDriver gives the key.
    fn code(self) -> char {
        match self {
            SpecialKey::Enter => '\u{e007}',
            SpecialKey::PageUp => '\u{e00e}',
            SpecialKey::Home => '\u{e011}',
            SpecialKey::Left => '\u{e012}',
            SpecialKey::Up => '\u{e013}',
            SpecialKey::Right => '\u{e014}',
            SpecialKey::Down => '\u{e015}',
            SpecialKey::Backspace => '\u{e003}',
            SpecialKey::Tab => '\u{e004}',
        }
    }
}

fn truthy(value: &Value) -> bool {
    !matches!(value, Value::Null | Value::Bool(false)) && *value != json!(0) && *value != json!("")
}
