use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use api::{Act, Action, ClientMessage, ServerMessage};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use crate::net;

/// A line to one table that mends itself: when it breaks it is laid anew, and what was said and
/// not answered is said again, with the same nonce, so that nothing happens twice.
#[derive(Clone)]
pub struct Wire(Rc<Inner>);

struct Inner {
    table: String,
    socket: RefCell<Option<WebSocket>>,
    /// Said and not answered yet.
    unanswered: RefCell<VecDeque<Act>>,
    hear: Box<dyn Fn(ServerMessage)>,
    /// Whether the line holds.
    up: RwSignal<bool>,
    tries: Cell<u32>,
    closed: Cell<bool>,
}

impl Wire {
    /// Lays a line to `table`; `hear` is told everything, `up` whether it holds.
    pub fn lay(table: &str, up: RwSignal<bool>, hear: impl Fn(ServerMessage) + 'static) -> Wire {
        let wire = Wire(Rc::new(Inner {
            table: table.to_owned(),
            socket: RefCell::new(None),
            unanswered: RefCell::default(),
            hear: Box::new(hear),
            up,
            tries: Cell::new(0),
            closed: Cell::new(false),
        }));
        wire.connect();
        wire
    }

    /// Says who one is, and asks for the table as it stands.
    pub fn greet(&self) {
        if let Some(token) = net::token() {
            self.send(&ClientMessage::Hello { token });
        }
        self.send(&ClientMessage::Watch { table: self.0.table.clone(), after: None });
    }

    /// Does something at the table.
    pub fn act(&self, seq: Option<u32>, action: Action) {
        let act = Act { nonce: nonce(), seq, action };
        self.0.unanswered.borrow_mut().push_back(act.clone());
        self.send(&ClientMessage::Act { table: self.0.table.clone(), act });
    }

    /// Ends the line for good.
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
        let place = location();
        let scheme = if place.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/api/v1/socket", place.host().unwrap_or_default());
        let Ok(socket) = WebSocket::new(&address) else { return self.again() };

        let wire = self.clone();
        let opened = Closure::<dyn Fn()>::new(move || wire.opened());
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        opened.forget();

        let wire = self.clone();
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(message) = serde_json::from_str(&text) {
                wire.heard(message);
            }
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();

        let wire = self.clone();
        let lost = Closure::<dyn Fn()>::new(move || {
            wire.0.socket.borrow_mut().take();
            if !wire.0.closed.get() {
                wire.0.up.set(false);
                wire.again();
            }
        });
        socket.set_onclose(Some(lost.as_ref().unchecked_ref()));
        lost.forget();
        *self.0.socket.borrow_mut() = Some(socket);
    }

    fn opened(&self) {
        self.0.tries.set(0);
        self.0.up.set(true);
        self.greet();
        let unanswered: Vec<_> = self.0.unanswered.borrow().iter().cloned().collect();
        for act in unanswered {
            self.send(&ClientMessage::Act { table: self.0.table.clone(), act });
        }
    }

    /// Tries again, a little later each time.
    fn again(&self) {
        let tries = self.0.tries.get();
        self.0.tries.set(tries + 1);
        let wait = (300u64 << tries.min(4)).min(4000);
        let wire = self.clone();
        set_timeout(move || wire.connect(), Duration::from_millis(wait));
    }

    fn heard(&self, message: ServerMessage) {
        match &message {
            ServerMessage::Ping { id } => self.send(&ClientMessage::Pong { id: *id }),
            ServerMessage::Done { nonce, .. } => self.answered(nonce),
            ServerMessage::Refused { nonce: Some(nonce), .. } => self.answered(nonce),
            _ => {}
        }
        (self.0.hear)(message);
    }

    fn answered(&self, nonce: &str) {
        self.0.unanswered.borrow_mut().retain(|act| act.nonce != nonce);
    }
}

fn nonce() -> String {
    let random = (js_sys::Math::random() * 9e15) as u64;
    format!("{:x}-{random:x}", js_sys::Date::now() as u64)
}
