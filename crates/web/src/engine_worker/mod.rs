//! The engine in Web Workers, both ends: `worker.js` calls [`answer`] in the worker, an
//! [`EngineClient`] asks from the page. Several workers can search side by side; each has a memory
//! of its own. Requests and responses cross as JSON.

mod estimate;
mod exact;
mod messages;
mod part;
mod schedule;
mod search;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use js_sys::{Atomics, Int32Array, SharedArrayBuffer};
use leptos::prelude::window;
use leptos::wasm_bindgen;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::prelude::wasm_bindgen;
use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::asset_base::asset_url;
use crate::{page_files, upgrade};
pub use messages::{ExactReply, WorkerRequest, WorkerResponse, WorkerTask};
pub use part::solver;
use part::{EnginePart, SolverPart};
use schedule::{ClientId, RequestId, Schedule, WorkerAction};

thread_local! {
    static ENGINE: Cell<Option<EnginePart>> = const { Cell::new(None) };
    static SOLVER: Cell<Option<SolverPart>> = const { Cell::new(None) };
}

/// In the worker, before everything else: fetches the engine.
#[wasm_bindgen]
pub async fn load_engine() -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    let engine = part::engine().await.map_err(|error| JsValue::from(error.to_string()))?;
    ENGINE.set(Some(engine));
    Ok(())
}

/// In the worker: fetches the solver, if a request needs it and it is not there. A review of the PAC-MAN
/// variant solves small mazes.
#[wasm_bindgen]
pub async fn load_solver_for(request: String) -> Result<(), JsValue> {
    let request = parse_request(&request)?;
    let needed = match request.task {
        WorkerTask::Exact { .. } => true,
        WorkerTask::Review { .. } => request.record.contains("\ngame pacman\n"),
        _ => false,
    };
    if needed && SOLVER.get().is_none() {
        let solver = solver().await.map_err(|error| JsValue::from(error.to_string()))?;
        SOLVER.set(Some(solver));
    }
    Ok(())
}

/// In the worker: answers a [`WorkerRequest`] with a [`WorkerResponse`]; partial ones before it go to
/// `tell`. The search ends early once `stopped`, which the page may share, holds the request's number
/// or a greater one.
#[wasm_bindgen]
pub fn answer(
    request: &str,
    stopped: Option<Int32Array>,
    tell: &js_sys::Function,
) -> Result<String, JsValue> {
    let request = parse_request(request)?;
    let keep_going = || {
        let stopped = stopped.as_ref().and_then(|stopped| Atomics::load(stopped, 0).ok());
        stopped.is_none_or(|stopped| i64::from(stopped) < i64::from(request.id))
    };
    let tell_partial = |response: &WorkerResponse| {
        if let Ok(text) = serde_json::to_string(response) {
            let _ = tell.call1(&JsValue::NULL, &text.into());
        }
    };
    let response = match request.task {
        WorkerTask::Exact { .. } => {
            let solver = SOLVER.get().ok_or("load_solver_for comes first")?;
            (solver.exact)(&request, &keep_going, &tell_partial)
        }
        WorkerTask::Review { .. } => {
            let oracle = SOLVER.get().map(|solver| (solver.oracle)());
            (engine()?.review)(&request, oracle, &keep_going)
        }
        WorkerTask::Estimate { .. } => (engine()?.estimate)(&request, &keep_going, &tell_partial),
        _ => (engine()?.search)(&request, &keep_going, &tell_partial),
    };
    serde_json::to_string(&response).map_err(|error| error.to_string().into())
}

/// In the worker: whether a request needs the file of the network first.
#[wasm_bindgen]
pub fn lacks_network(request: &str) -> Result<bool, JsValue> {
    Ok((engine()?.lacks_network)(&parse_request(request)?))
}

/// In the worker: reads the file of the network.
#[wasm_bindgen]
pub fn install_network(file: &[u8]) -> Result<(), JsValue> {
    (engine()?.install_network)(file).map_err(Into::into)
}

fn engine() -> Result<EnginePart, JsValue> {
    ENGINE.get().ok_or_else(|| "load_engine comes first".into())
}

fn parse_request(text: &str) -> Result<WorkerRequest, JsValue> {
    serde_json::from_str(text).map_err(|error| error.to_string().into())
}

/// The engine could not be started, or crashed, more than once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerFailure;

/// Someone on the page who asks the engine.
#[derive(Clone, Copy, Debug)]
pub struct EngineClient(ClientId);

impl EngineClient {
    pub fn new() -> EngineClient {
        thread_local! {
            static NEXT: Cell<ClientId> = const { Cell::new(0) };
        }
        EngineClient(NEXT.replace(NEXT.get() + 1))
    }

    /// Sends a request to a worker; `callback` gets its response, unless it is stopped before.
    pub fn request(
        self,
        record: String,
        task: WorkerTask,
        callback: impl FnOnce(Result<WorkerResponse, WorkerFailure>) + 'static,
    ) {
        self.submit(record, task, PendingCallback::Once(Box::new(callback)));
    }

    /// The same for a task that tells what it finds on the way: `callback` gets every response until
    /// it is stopped, the last one with `partial` not set.
    pub fn follow(
        self,
        record: String,
        task: WorkerTask,
        callback: impl Fn(Result<WorkerResponse, WorkerFailure>) + 'static,
    ) {
        self.submit(record, task, PendingCallback::Each(Rc::new(callback)));
    }

    fn submit(self, record: String, task: WorkerTask, callback: PendingCallback) {
        let actions = POOL.with_borrow_mut(|pool| {
            let (id, actions) = pool.schedule.submit(self.0);
            let seed = (js_sys::Math::random() * 9e15) as u64;
            let request = WorkerRequest { id, record, task, seed };
            pool.pending.insert(id, (request, callback));
            actions
        });
        carry_out(actions);
    }

    /// Stops all requests of this client; their callbacks are dropped.
    pub fn stop(self) {
        let actions = POOL.with_borrow_mut(|pool| pool.schedule.cancel(self.0));
        carry_out(actions);
    }
}

/// Whom to tell about a request.
enum PendingCallback {
    /// Waits for the last response.
    Once(Box<dyn FnOnce(Result<WorkerResponse, WorkerFailure>)>),
    /// Gets the partial ones too.
    Each(Rc<dyn Fn(Result<WorkerResponse, WorkerFailure>)>),
}

impl PendingCallback {
    fn finish(self, result: Result<WorkerResponse, WorkerFailure>) {
        match self {
            PendingCallback::Once(callback) => callback(result),
            PendingCallback::Each(callback) => callback(result),
        }
    }
}

/// The workers and the requests that wait for them.
struct WorkerPool {
    schedule: Schedule,
    workers: HashMap<usize, RunningWorker>,
    pending: HashMap<RequestId, (WorkerRequest, PendingCallback)>,
}

struct RunningWorker {
    worker: Worker,
    /// The greatest number of a stopped request, shared with the worker where the browser allows
    /// it.
    stopped: Option<Int32Array>,
    // What the worker calls, as long as it runs.
    _listeners: [Closure<dyn Fn(JsValue)>; 2],
}

thread_local! {
    static POOL: RefCell<WorkerPool> = RefCell::new(WorkerPool {
        schedule: Schedule::new(worker_limit()),
        workers: HashMap::new(),
        pending: HashMap::new(),
    });
}

/// One core is for the page; each worker has tables of its own, so there are never many. An analysis
/// that goes on until it is stopped leaves a second one for everything else.
pub fn worker_limit() -> usize {
    (window().navigator().hardware_concurrency() as usize).saturating_sub(1).clamp(2, 4)
}

/// Carries out what the schedule says, and what follows from it. The pool is not borrowed while
/// callbacks run: they may ask again.
fn carry_out(actions: Vec<WorkerAction>) {
    for action in actions {
        match action {
            WorkerAction::Start(index) => {
                if let Ok(worker) = RunningWorker::start(index) {
                    POOL.with_borrow_mut(|pool| pool.workers.insert(index, worker));
                }
            }
            WorkerAction::Post(index, id) => {
                let posted = POOL.with_borrow(|pool| {
                    let text = serde_json::to_string(&pool.pending.get(&id)?.0).ok()?;
                    pool.workers.get(&index)?.worker.post_message(&text.into()).ok()
                });
                if posted.is_none() {
                    replace(index);
                }
            }
            WorkerAction::Interrupt(index, id) => {
                let interrupted = POOL.with_borrow(|pool| {
                    let stopped = pool.workers.get(&index)?.stopped.as_ref()?;
                    Atomics::store(stopped, 0, id as i32).ok()
                });
                // A worker without shared memory reads no message while it searches: it can only
                // be terminated.
                if interrupted.is_none() {
                    replace(index);
                }
            }
            WorkerAction::Drop(id) => {
                let dropped = POOL.with_borrow_mut(|pool| pool.pending.remove(&id));
                drop(dropped);
            }
            WorkerAction::GiveUp(id) => {
                let pending = POOL.with_borrow_mut(|pool| pool.pending.remove(&id));
                if let Some((_, callback)) = pending {
                    callback.finish(Err(WorkerFailure));
                }
                reload_if_outdated();
            }
        }
    }
}

/// The engine may be missing because the server has another version of the page.
fn reload_if_outdated() {
    leptos::task::spawn_local(async {
        upgrade::reload_if_outdated().await;
    });
}

/// A worker has failed, or has to go.
fn replace(index: usize) {
    let actions = POOL.with_borrow_mut(|pool| {
        if let Some(lost) = pool.workers.remove(&index) {
            lost.worker.terminate();
        }
        pool.schedule.lost(index)
    });
    carry_out(actions);
}

/// A worker has sent something: a response, the path of a file it fetched, or why it failed.
fn receive(index: usize, message: &JsValue) {
    let fetched = js_sys::Reflect::get(message, &"fetched".into()).ok();
    if let Some(path) = fetched.and_then(|path| path.as_string()) {
        return page_files::keep_for_offline(&path);
    }
    let response = message.as_string().and_then(|text| serde_json::from_str(&text).ok());
    let Some(response): Option<WorkerResponse> = response else { return replace(index) };
    if response.network_missing {
        reload_if_outdated();
    }
    if response.partial {
        let follower = POOL.with_borrow(|pool| match pool.pending.get(&response.id) {
            Some((_, PendingCallback::Each(callback))) => Some(callback.clone()),
            _ => None,
        });
        if let Some(callback) = follower {
            callback(Ok(response));
        }
        return;
    }
    let (pending, actions) = POOL
        .with_borrow_mut(|pool| (pool.pending.remove(&response.id), pool.schedule.finished(index)));
    if let Some((_, callback)) = pending {
        callback.finish(Ok(response));
    }
    carry_out(actions);
}

impl RunningWorker {
    /// Starts a worker and shares a cell with it where the page is cross-origin isolated.
    fn start(index: usize) -> Result<RunningWorker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&asset_url("worker.js"), &options)?;
        // Messages of a worker that was replaced since are no longer meant for the new one.
        let current = {
            let worker = worker.clone();
            move || {
                POOL.with_borrow(|pool| {
                    pool.workers.get(&index).is_some_and(|w| w.worker == worker)
                })
            }
        };
        let still_current = current.clone();
        let on_message = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
            if current() {
                receive(index, &event.unchecked_into::<MessageEvent>().data());
            }
        });
        let on_error = Closure::<dyn Fn(JsValue)>::new(move |_| {
            if still_current() {
                replace(index);
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        worker
            .add_event_listener_with_callback("messageerror", on_error.as_ref().unchecked_ref())?;
        let isolated =
            js_sys::Reflect::has(&js_sys::global(), &"SharedArrayBuffer".into()) == Ok(true);
        let stopped = isolated.then(|| Int32Array::new(&SharedArrayBuffer::new(4)));
        if let Some(stopped) = &stopped {
            let init = js_sys::Object::new();
            js_sys::Reflect::set(&init, &"stopped".into(), stopped)?;
            worker.post_message(&init)?;
        }
        Ok(RunningWorker { worker, stopped, _listeners: [on_message, on_error] })
    }
}
