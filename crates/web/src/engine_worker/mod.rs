//! The engine in a Web Worker, both ends: [`EngineWorker`] runs in the worker, [`request`] and
//! [`stop`] on the main thread. Requests and responses cross as JSON.

mod search;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use js_sys::{Atomics, Int32Array, SharedArrayBuffer};
use leptos::wasm_bindgen;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::prelude::wasm_bindgen;
use leptos::wasm_bindgen::{JsCast, JsValue};
use serde::{Deserialize, Serialize};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::http;

/// The engine as `worker.js` sees it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct EngineWorker {
    /// Not zero: stop searching. Shared with the main thread where the browser allows it.
    stop_flag: Option<Int32Array>,
}

#[wasm_bindgen]
impl EngineWorker {
    /// An engine that stops searching once `stop_flag` is set.
    #[wasm_bindgen(constructor)]
    pub fn new(stop_flag: Option<Int32Array>) -> EngineWorker {
        console_error_panic_hook::set_once();
        EngineWorker { stop_flag }
    }

    /// Answers a [`WorkerRequest`] with a [`WorkerResponse`]; both are JSON.
    pub fn answer(&self, request: &str) -> String {
        let Ok(request) = serde_json::from_str::<WorkerRequest>(request) else {
            return String::new();
        };
        let keep_going =
            || self.stop_flag.as_ref().is_none_or(|flag| Atomics::load(flag, 0) == Ok(0));
        let response = search::run(&request, &keep_going);
        serde_json::to_string(&response).unwrap_or_default()
    }
}

/// What the main thread sends.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WorkerRequest {
    pub id: u32,
    /// The game so far, as the text of its record.
    pub record: String,
    pub task: WorkerTask,
    pub seed: u64,
}

/// What to search for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum WorkerTask {
    /// A move at that level.
    Move { level: u8 },
    /// The best move and the evaluation at full strength, within that time.
    Hint { millis: u32 },
}

/// What the worker sends back.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct WorkerResponse {
    pub id: u32,
    pub word: Option<String>,
    /// Each seat's winning chance, in permille.
    pub chances: Vec<u16>,
}

type PendingRequests = HashMap<u32, Box<dyn FnOnce(WorkerResponse)>>;

thread_local! {
    static WORKER: RefCell<Option<(Worker, Option<Int32Array>)>> = const { RefCell::new(None) };
    static PENDING: RefCell<PendingRequests> = RefCell::new(HashMap::new());
    static NEXT_ID: Cell<u32> = const { Cell::new(1) };
}

/// Posts a request to the worker, which is started with the first one; `callback` gets the
/// response.
pub fn request(record: String, task: WorkerTask, callback: impl FnOnce(WorkerResponse) + 'static) {
    let id = NEXT_ID.replace(NEXT_ID.get() + 1);
    let seed = (js_sys::Math::random() * 9e15) as u64;
    let Ok(text) = serde_json::to_string(&WorkerRequest { id, record, task, seed }) else { return };
    PENDING.with_borrow_mut(|pending| pending.insert(id, Box::new(callback)));
    WORKER.with_borrow_mut(|worker| {
        if worker.is_none() {
            *worker = spawn().ok();
        }
        if let Some((worker, stop_flag)) = worker {
            if let Some(stop_flag) = stop_flag {
                let _ = Atomics::store(stop_flag, 0, 0);
            }
            let _ = worker.post_message(&text.into());
        }
    });
}

/// Drops all pending requests and stops the search.
pub fn stop() {
    let was_searching = PENDING.with_borrow_mut(|pending| !std::mem::take(pending).is_empty());
    if !was_searching {
        return;
    }
    WORKER.with_borrow_mut(|slot| match slot {
        Some((_, Some(stop_flag))) => {
            let _ = Atomics::store(stop_flag, 0, 1);
        }
        // A worker without shared memory reads no message while it searches: it can only be
        // terminated.
        Some((worker, None)) => {
            worker.terminate();
            *slot = None;
        }
        None => {}
    });
}

/// Starts the worker and shares a stop flag with it where the page is cross-origin isolated.
fn spawn() -> Result<(Worker, Option<Int32Array>), JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&http::asset_url("worker.js"), &options)?;
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let response = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        let Some(response): Option<WorkerResponse> = response else { return };
        let callback = PENDING.with_borrow_mut(|pending| pending.remove(&response.id));
        if let Some(callback) = callback {
            callback(response);
        }
    });
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let isolated = js_sys::Reflect::has(&js_sys::global(), &"SharedArrayBuffer".into()) == Ok(true);
    let stop_flag = isolated.then(|| Int32Array::new(&SharedArrayBuffer::new(4)));
    if let Some(stop_flag) = &stop_flag {
        let init = js_sys::Object::new();
        js_sys::Reflect::set(&init, &"stopFlag".into(), stop_flag)?;
        worker.post_message(&init)?;
    }
    Ok((worker, stop_flag))
}
