use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use api::{Action, ActionRequest, ClientMessage, Refusal, ServerMessage};
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

/// A self-reconnecting WebSocket to one table. Actions that were not answered are sent again with
/// the same nonce, after a reconnect or where the server could not take them, so that it carries
/// each out once.
#[derive(Clone)]
pub struct TableConnection(Rc<Inner>);

struct Inner {
    table: String,
    socket: RefCell<Option<WebSocket>>,
    /// Actions sent and not answered yet, in order.
    unanswered: RefCell<VecDeque<UnansweredAction>>,
    on_message: Box<dyn Fn(ServerMessage, Option<Action>)>,
    delivery: Delivery,
    /// Failed attempts since the socket was last open.
    attempts: Cell<u32>,
    closed: Cell<bool>,
    /// Which socket is the present one: what earlier ones still report is not meant any more.
    generation: Cell<u32>,
    /// Whether silence is noticed at once.
    heartbeat: Cell<bool>,
    /// When the last message came and the last check was made, by the monotonic clock.
    heard_at: Cell<f64>,
    checked_at: Cell<f64>,
    timer: Cell<Option<IntervalHandle>>,
}

/// What the page shows about a connection.
#[derive(Clone, Copy)]
pub struct Delivery {
    /// Whether the socket is open, as far as anyone can tell.
    pub connected: RwSignal<bool>,
    /// The move on its way: sent, or waiting to be sent, and not answered.
    pub pending_move: RwSignal<Option<String>>,
    /// Whether the server was asked and could not take it; it is asked again.
    pub retrying: RwSignal<bool>,
}

impl Delivery {
    pub fn new() -> Delivery {
        Delivery {
            connected: RwSignal::new(true),
            pending_move: RwSignal::new(None),
            retrying: RwSignal::new(false),
        }
    }

    /// Whether a move waits to be sent, or to be sent again.
    pub fn unsent(self) -> Signal<bool> {
        Signal::derive(move || {
            let is_stuck = !self.connected.get() || self.retrying.get();
            is_stuck && self.pending_move.with(Option::is_some)
        })
    }
}

#[derive(Clone)]
struct UnansweredAction {
    request: ActionRequest,
    /// How often the server could not take it.
    retries: u32,
}

/// With a heartbeat, of which there is one every 1.2 seconds, so long a silence is a lost connection;
/// looking this often, the page notices a cut within four and a half seconds.
const LONGEST_SILENCE: f64 = 4000.0;
const CHECK_EVERY: Duration = Duration::from_millis(500);

/// Checks that come this late were held back, and the messages with them: the page slept.
const SLEPT: f64 = 2000.0;

/// A socket that takes longer than this to open is given up, and another one is tried.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// An action that the server could not take this often is handed back.
const MOST_RETRIES: u32 = 15;

impl TableConnection {
    /// Connects to `table`. `on_message` receives every message, together with the action that it
    /// answers; `delivery` follows the connection.
    pub fn open(
        table: &str,
        delivery: Delivery,
        on_message: impl Fn(ServerMessage, Option<Action>) + 'static,
    ) -> TableConnection {
        let connection = TableConnection(Rc::new(Inner {
            table: table.to_owned(),
            socket: RefCell::new(None),
            unanswered: RefCell::default(),
            on_message: Box::new(on_message),
            delivery,
            attempts: Cell::new(0),
            closed: Cell::new(false),
            generation: Cell::new(0),
            heartbeat: Cell::new(false),
            heard_at: Cell::new(now()),
            checked_at: Cell::new(now()),
            timer: Cell::new(None),
        }));
        connection.connect();
        let checked = connection.clone();
        connection.0.timer.set(set_interval_with_handle(move || checked.check(), CHECK_EVERY).ok());
        connection
    }

    /// Asks for a snapshot of the table and its updates.
    pub fn subscribe(&self) {
        self.send(&ClientMessage::Watch { table: self.0.table.clone(), after: None });
    }

    /// Sends an action, again where it has to be.
    pub fn act(&self, seq: Option<u32>, action: Action) {
        let request = ActionRequest { nonce: nonce(), seq, action };
        let unanswered = UnansweredAction { request: request.clone(), retries: 0 };
        self.0.unanswered.borrow_mut().push_back(unanswered);
        self.show_delivery();
        self.send_action(request);
    }

    /// Whether silence means that the connection is lost: the server promises a heartbeat while the
    /// person plays, or waits to be paired.
    pub fn set_heartbeat(&self, heartbeat: bool) {
        self.0.heartbeat.set(heartbeat);
        self.heard();
    }

    /// The device says that it has lost its network.
    pub fn network_lost(&self) {
        self.drop_socket();
        self.0.delivery.connected.set(false);
        self.reconnect_later();
    }

    /// The device says that its network is back: the next attempt is now.
    pub fn network_back(&self) {
        if self.0.socket.borrow().is_none() {
            self.0.attempts.set(0);
            self.connect();
        }
    }

    /// Connects anew, as who the person here is now.
    pub fn reconnect(&self) {
        self.drop_socket();
        self.connect();
    }

    /// Closes the socket and does not reconnect.
    pub fn close(&self) {
        self.0.closed.set(true);
        if let Some(timer) = self.0.timer.take() {
            timer.clear();
        }
        self.drop_socket();
    }

    fn send_action(&self, request: ActionRequest) {
        self.send(&ClientMessage::Act { table: self.0.table.clone(), request });
    }

    fn send(&self, message: &ClientMessage) {
        let Ok(text) = serde_json::to_string(message) else { return };
        if let Some(socket) = &*self.0.socket.borrow()
            && socket.ready_state() == WebSocket::OPEN
        {
            let _ = socket.send_with_str(&text);
        }
    }

    fn connect(&self) {
        if self.0.closed.get() {
            return;
        }
        let generation = self.0.generation.get() + 1;
        self.0.generation.set(generation);
        let location = location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let url = format!("{scheme}://{}/api/v1/socket", location.host().unwrap_or_default());
        let Ok(socket) = WebSocket::new(&url) else { return self.reconnect_later() };

        let connection = self.clone();
        let on_open = Closure::<dyn Fn()>::new(move || {
            if connection.0.generation.get() == generation {
                connection.opened();
            }
        });
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        on_open.forget();

        let connection = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if connection.0.generation.get() != generation {
                return;
            }
            connection.heard();
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(message) = serde_json::from_str(&text) {
                connection.received(message);
            }
        });
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        on_message.forget();

        let connection = self.clone();
        let on_close = Closure::<dyn Fn()>::new(move || connection.lost(generation));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        on_close.forget();
        *self.0.socket.borrow_mut() = Some(socket);

        let connection = self.clone();
        set_timeout(
            move || {
                let socket = connection.0.socket.borrow().clone();
                if socket.is_some_and(|socket| socket.ready_state() == WebSocket::CONNECTING) {
                    connection.lost(generation);
                }
            },
            CONNECT_TIMEOUT,
        );
    }

    fn opened(&self) {
        self.0.attempts.set(0);
        self.heard();
        self.0.delivery.connected.set(true);
        self.send(&ClientMessage::Heartbeat);
        self.subscribe();
        let unanswered: Vec<_> = self.0.unanswered.borrow().iter().cloned().collect();
        for action in unanswered {
            self.send_action(action.request);
        }
    }

    /// The socket of that generation is of no more use.
    fn lost(&self, generation: u32) {
        if self.0.generation.get() != generation || self.0.closed.get() {
            return;
        }
        self.drop_socket();
        self.0.delivery.connected.set(false);
        self.reconnect_later();
    }

    /// Forgets the socket: whatever it still reports belongs to an earlier generation.
    fn drop_socket(&self) {
        self.0.generation.set(self.0.generation.get() + 1);
        let socket = self.0.socket.borrow_mut().take();
        if let Some(socket) = socket {
            let _ = socket.close();
        }
    }

    /// Exponential backoff: 0.3 s after the first failure, at most 4 s, and that long as well while
    /// the device believes to be offline.
    fn reconnect_later(&self) {
        let attempts = self.0.attempts.get();
        self.0.attempts.set(attempts + 1);
        let delay = match window().navigator().on_line() {
            true => (300u64 << attempts.min(4)).min(4000),
            false => 4000,
        };
        let generation = self.0.generation.get();
        let connection = self.clone();
        set_timeout(
            move || {
                if connection.0.generation.get() == generation {
                    connection.connect();
                }
            },
            Duration::from_millis(delay),
        );
    }

    fn heard(&self) {
        self.0.heard_at.set(now());
    }

    /// The heartbeat. A page that slept starts to listen anew: silence says nothing then.
    fn check(&self) {
        let now = now();
        let slept = now - self.0.checked_at.replace(now) > SLEPT;
        let open = self.0.socket.borrow().as_ref().map(WebSocket::ready_state);
        if !self.0.heartbeat.get() || open != Some(WebSocket::OPEN) {
            return;
        }
        if slept {
            self.0.heard_at.set(now);
        }
        if now - self.0.heard_at.get() > LONGEST_SILENCE {
            self.lost(self.0.generation.get());
        }
    }

    fn received(&self, message: ServerMessage) {
        let answered = match &message {
            ServerMessage::Ping { id, .. } => {
                self.send(&ClientMessage::Pong { id: *id });
                None
            }
            ServerMessage::Refused { nonce: Some(nonce), reason, .. }
                if is_temporary(reason) && self.retry_later(nonce) =>
            {
                return;
            }
            ServerMessage::Done { nonce, .. }
            | ServerMessage::Refused { nonce: Some(nonce), .. } => self.answered(nonce),
            _ => None,
        };
        (self.0.on_message)(message, answered);
    }

    /// Sends an action that the server could not take once more, later each time; `false` where it
    /// has been tried often enough.
    fn retry_later(&self, nonce: &str) -> bool {
        let retries = self.0.unanswered.borrow_mut().iter_mut().find_map(|action| {
            (action.request.nonce == nonce).then(|| {
                action.retries += 1;
                action.retries
            })
        });
        let Some(retries) = retries.filter(|retries| *retries <= MOST_RETRIES) else {
            return false;
        };
        self.0.delivery.retrying.set(true);
        let delay = (250u64 << retries.min(4)).min(4000);
        let (connection, nonce) = (self.clone(), nonce.to_owned());
        set_timeout(
            move || {
                let action = connection.0.unanswered.borrow().iter().find_map(|action| {
                    (action.request.nonce == nonce).then(|| action.request.clone())
                });
                if let Some(request) = action {
                    connection.send_action(request);
                }
            },
            Duration::from_millis(delay),
        );
        true
    }

    /// Takes an action off those not answered.
    fn answered(&self, nonce: &str) -> Option<Action> {
        let answered = {
            let mut unanswered = self.0.unanswered.borrow_mut();
            let nth = unanswered.iter().position(|action| action.request.nonce == nonce)?;
            unanswered.remove(nth)
        };
        self.show_delivery();
        Some(answered?.request.action)
    }

    fn show_delivery(&self) {
        let unanswered = self.0.unanswered.borrow();
        let pending = unanswered.iter().find_map(|action| match &action.request.action {
            Action::Move { word } => Some(word.clone()),
            _ => None,
        });
        let retrying = unanswered.iter().any(|action| action.retries > 0);
        drop(unanswered);
        self.0.delivery.pending_move.set(pending);
        self.0.delivery.retrying.set(retrying);
    }
}

/// Whether the same request may succeed a moment later.
fn is_temporary(refusal: &Refusal) -> bool {
    matches!(refusal.status, 429 | 503)
}

/// The monotonic clock, in milliseconds.
fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

fn nonce() -> String {
    let random = (js_sys::Math::random() * 9e15) as u64;
    format!("{:x}-{random:x}", js_sys::Date::now() as u64)
}
