use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use api::{Action, ActionRequest, ClientMessage, ServerMessage};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use crate::http;

/// A self-reconnecting WebSocket to one table. After a reconnect the actions that were not answered
/// are sent again with the same nonce, so that the server carries each out once.
#[derive(Clone)]
pub struct TableConnection(Rc<Inner>);

struct Inner {
    table: String,
    socket: RefCell<Option<WebSocket>>,
    /// Actions sent and not answered yet, in order.
    unanswered: RefCell<VecDeque<ActionRequest>>,
    on_message: Box<dyn Fn(ServerMessage)>,
    connected: RwSignal<bool>,
    /// Failed attempts since the socket was last open.
    attempts: Cell<u32>,
    closed: Cell<bool>,
}

impl TableConnection {
    /// Connects to `table`. `on_message` receives every message; `connected` follows the state of
    /// the socket.
    pub fn open(
        table: &str,
        connected: RwSignal<bool>,
        on_message: impl Fn(ServerMessage) + 'static,
    ) -> TableConnection {
        let connection = TableConnection(Rc::new(Inner {
            table: table.to_owned(),
            socket: RefCell::new(None),
            unanswered: RefCell::default(),
            on_message: Box::new(on_message),
            connected,
            attempts: Cell::new(0),
            closed: Cell::new(false),
        }));
        connection.connect();
        connection
    }

    /// Authenticates, where there is a token, and asks for a snapshot of the table and its updates.
    pub fn subscribe(&self) {
        if let Some(token) = http::token() {
            self.send(&ClientMessage::Hello { token });
        }
        self.send(&ClientMessage::Watch { table: self.0.table.clone(), after: None });
    }

    /// Sends an action, again after a reconnect where it has to be.
    pub fn act(&self, seq: Option<u32>, action: Action) {
        let request = ActionRequest { nonce: nonce(), seq, action };
        self.0.unanswered.borrow_mut().push_back(request.clone());
        self.send(&ClientMessage::Act { table: self.0.table.clone(), request });
    }

    /// Closes the socket and does not reconnect.
    pub fn close(&self) {
        self.0.closed.set(true);
        let socket = self.0.socket.borrow_mut().take();
        if let Some(socket) = socket {
            let _ = socket.close();
        }
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
        let location = location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let url = format!("{scheme}://{}/api/v1/socket", location.host().unwrap_or_default());
        let Ok(socket) = WebSocket::new(&url) else { return self.reconnect_later() };

        let connection = self.clone();
        let on_open = Closure::<dyn Fn()>::new(move || connection.opened());
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        on_open.forget();

        let connection = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(message) = serde_json::from_str(&text) {
                connection.received(message);
            }
        });
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        on_message.forget();

        let connection = self.clone();
        let on_close = Closure::<dyn Fn()>::new(move || {
            connection.0.socket.borrow_mut().take();
            if !connection.0.closed.get() {
                connection.0.connected.set(false);
                connection.reconnect_later();
            }
        });
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        on_close.forget();
        *self.0.socket.borrow_mut() = Some(socket);
    }

    fn opened(&self) {
        self.0.attempts.set(0);
        self.0.connected.set(true);
        self.subscribe();
        let unanswered: Vec<_> = self.0.unanswered.borrow().iter().cloned().collect();
        for request in unanswered {
            self.send(&ClientMessage::Act { table: self.0.table.clone(), request });
        }
    }

    /// Exponential backoff: 0.3 s after the first failure, at most 4 s.
    fn reconnect_later(&self) {
        let attempts = self.0.attempts.get();
        self.0.attempts.set(attempts + 1);
        let delay = (300u64 << attempts.min(4)).min(4000);
        let connection = self.clone();
        set_timeout(move || connection.connect(), Duration::from_millis(delay));
    }

    fn received(&self, message: ServerMessage) {
        match &message {
            ServerMessage::Ping { id } => self.send(&ClientMessage::Pong { id: *id }),
            ServerMessage::Done { nonce, .. } => self.answered(nonce),
            ServerMessage::Refused { nonce: Some(nonce), .. } => self.answered(nonce),
            _ => {}
        }
        (self.0.on_message)(message);
    }

    fn answered(&self, nonce: &str) {
        self.0.unanswered.borrow_mut().retain(|act| act.nonce != nonce);
    }
}

fn nonce() -> String {
    let random = (js_sys::Math::random() * 9e15) as u64;
    format!("{:x}-{random:x}", js_sys::Date::now() as u64)
}
