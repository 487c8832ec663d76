use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use js_sys::{Atomics, Int32Array, SharedArrayBuffer};
use leptos::wasm_bindgen;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::prelude::wasm_bindgen;
use leptos::wasm_bindgen::{JsCast, JsValue};
use serde::{Deserialize, Serialize};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::net;

mod mind;

/// The one who thinks, in a worker of its own.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Thinker {
    /// Not zero: stop. Shared with the page where the browser allows it.
    cell: Option<Int32Array>,
}

#[wasm_bindgen]
impl Thinker {
    /// A thinker that stops when `cell` says so.
    #[wasm_bindgen(constructor)]
    pub fn new(cell: Option<Int32Array>) -> Thinker {
        console_error_panic_hook::set_once();
        Thinker { cell }
    }

    /// Answers a question; both are JSON.
    pub fn answer(&self, question: &str) -> String {
        let Ok(question) = serde_json::from_str::<Question>(question) else { return String::new() };
        let going = || self.cell.as_ref().is_none_or(|cell| Atomics::load(cell, 0) == Ok(0));
        let answer = mind::answer(&question, &going);
        serde_json::to_string(&answer).unwrap_or_default()
    }
}

/// What the page asks.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    pub id: u32,
    /// The game so far, as a record.
    pub sheet: String,
    pub ask: Ask,
    pub seed: u64,
}

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Ask {
    /// A move of that strength.
    Move { level: u8 },
    /// What the position is worth and what to do, within so many milliseconds.
    Hint { millis: u32 },
}

/// What comes back.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Answer {
    pub id: u32,
    pub word: Option<String>,
    /// Each seat's chance to win, in permille.
    pub chances: Vec<u16>,
}

type Waiting = HashMap<u32, Box<dyn FnOnce(Answer)>>;

thread_local! {
    static WORKER: RefCell<Option<(Worker, Option<Int32Array>)>> = const { RefCell::new(None) };
    static WAITING: RefCell<Waiting> = RefCell::new(HashMap::new());
    static NEXT: Cell<u32> = const { Cell::new(1) };
}

/// Asks the thinker; the answer comes when it has one. The page goes on meanwhile.
pub fn ask(sheet: String, ask: Ask, then: impl FnOnce(Answer) + 'static) {
    let id = NEXT.replace(NEXT.get() + 1);
    let seed = (js_sys::Math::random() * 9e15) as u64;
    let Ok(text) = serde_json::to_string(&Question { id, sheet, ask, seed }) else { return };
    WAITING.with_borrow_mut(|waiting| waiting.insert(id, Box::new(then)));
    WORKER.with_borrow_mut(|worker| {
        if worker.is_none() {
            *worker = hire().ok();
        }
        if let Some((worker, cell)) = worker {
            if let Some(cell) = cell {
                let _ = Atomics::store(cell, 0, 0);
            }
            let _ = worker.post_message(&text.into());
        }
    });
}

/// Forgets every question asked so far.
pub fn stop() {
    let asked = WAITING.with_borrow_mut(|waiting| !std::mem::take(waiting).is_empty());
    if !asked {
        return;
    }
    WORKER.with_borrow_mut(|worker| match worker {
        Some((_, Some(cell))) => {
            let _ = Atomics::store(cell, 0, 1);
        }
        // Without shared memory the only way to stop it is to end it.
        Some((thinker, None)) => {
            thinker.terminate();
            *worker = None;
        }
        None => {}
    });
}

fn hire() -> Result<(Worker, Option<Int32Array>), JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&net::address("worker.js"), &options)?;
    let heard = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let answer = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        let Some(answer): Option<Answer> = answer else { return };
        let then = WAITING.with_borrow_mut(|waiting| waiting.remove(&answer.id));
        if let Some(then) = then {
            then(answer);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    let shared = js_sys::Reflect::has(&js_sys::global(), &"SharedArrayBuffer".into()) == Ok(true);
    let cell = shared.then(|| Int32Array::new(&SharedArrayBuffer::new(4)));
    if let Some(cell) = &cell {
        let first = js_sys::Object::new();
        js_sys::Reflect::set(&first, &"cell".into(), cell)?;
        worker.post_message(&first)?;
    }
    Ok((worker, cell))
}
