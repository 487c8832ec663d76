//! What tests and measurements know of our own page: where it stores games, how its board is
//! drawn, how its workers are asked.

use serde_json::{Value, json};

use crate::page::Page;

impl Page<'_> {
    /// Stores entries in the browser, as a page that was there before has left them.
    pub fn store(&self, server_url: &str, entries: &Value) {
        // A document of the same server that runs no program.
        self.goto(&format!("{server_url}/privacy"));
        let script = "Object.entries(arguments[0]).forEach(([key, value]) => localStorage.setItem(key, value))";
        self.evaluate(script, json!([entries]));
    }

    /// Stores a record in the browser as the game `test`, and opens it.
    pub fn open_record(&self, server_url: &str, record: &str) {
        self.store(server_url, &json!({"palisade.game.test": record}));
        self.goto(&format!("{server_url}/play/test"));
        self.wait_for(".table .board");
    }

    /// Waits until somebody at this screen is to move or the game is over, and taps the spinner and the die
    /// for them meanwhile.
    pub fn wait_for_turn(&self) {
        self.wait_until(
            "our turn or the end",
            "document.querySelector('.roll-overlay .waiting')?.click(); \
             return !!document.querySelector('.status.own, .result')",
        );
    }

    /// Asks an engine worker of its own for tasks, one after the other; returns its answers. The
    /// page is on the screen.
    pub fn ask_worker(&self, record: &str, tasks: &[Value]) -> Vec<Value> {
        self.evaluate(
            "const script = document.querySelector('script[type=module]').src; \
             const worker = new Worker(new URL('worker.js', script), { type: 'module' }); \
             window.answers = []; \
             worker.onmessage = ({ data }) => { if (typeof data === 'string') window.answers.push(JSON.parse(data)); }; \
             const [record, tasks] = arguments; \
             tasks.forEach((task, nth) => worker.postMessage(JSON.stringify({ id: nth + 1, record, task, seed: 1 })))",
            json!([record, tasks]),
        );
        let script = format!("return window.answers.length === {} && window.answers", tasks.len());
        self.wait_until("the answers", &script).as_array().cloned().unwrap_or_default()
    }

    /// Has the analysis board solve its maze, by a press of the button where it asks first.
    pub fn solve_maze(&self) {
        self.wait_until(
            "the maze is solved",
            "const panel = document.querySelector('.exact'); \
             [...panel?.querySelectorAll('.button') ?? []].find(b => b.innerText.startsWith('Solve it here'))?.click(); \
             return !!panel?.querySelector('tbody')",
        );
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
        let script = "const b = document.querySelector(':is(.table, .workshop) .board'); if (!b) return null; b.scrollIntoView({block: 'nearest', behavior: 'instant'}); \
                      const r = b.getBoundingClientRect(), [w, h] = b.firstElementChild.getAttribute('viewBox').split(' ').slice(2).map(Number); \
                      return [r.x, r.y, r.width / w, h]";
        let at = self.wait_until_settled("the board", script);
        let n = |i: usize| at[i].as_f64().unwrap_or(0.0);
        let (x, y) = (22.0 + u * 68.0, n(3) - 22.0 - v * 68.0);
        (n(0) + x * n(2), n(1) + y * n(2))
    }
}
