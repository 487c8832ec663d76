//! The browser's side of a table on the server: a WebSocket and a timer, which do what a
//! [`RemoteGame`] says.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use api::{Action, ClientMessage};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use play::SyncInput;
use play::{Millis, RemoteEffect, RemoteGame, RemoteInput};
use web_sys::{MessageEvent, WebSocket};

use crate::random;
use crate::{guest, http};

/// Hears of everything that happened, with what the game wants besides the connection.
type ChangeListener = Box<dyn Fn(&TableLink, &[RemoteEffect])>;

/// A table that is followed, until it is closed.
#[derive(Clone)]
pub struct TableLink(Rc<Inner>);

struct Inner {
    game: RefCell<RemoteGame>,
    socket: RefCell<Option<OpenSocket>>,
    on_change: ChangeListener,
    timer: Cell<Option<TimeoutHandle>>,
    closed: Cell<bool>,
}

/// A socket, and the callbacks that have to live as long as it does.
struct OpenSocket {
    socket: WebSocket,
    _on_open: Closure<dyn Fn()>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_close: Closure<dyn Fn()>,
}

impl Drop for OpenSocket {
    /// Whatever it still reports is not meant any more.
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

impl TableLink {
    /// Follows a table. `on_change` is called after everything that happened.
    pub fn open(
        table: &str,
        on_change: impl Fn(&TableLink, &[RemoteEffect]) + 'static,
    ) -> TableLink {
        let (game, first) = RemoteGame::new(table, guest::me(), now());
        let link = TableLink(Rc::new(Inner {
            game: RefCell::new(game),
            socket: RefCell::new(None),
            on_change: Box::new(on_change),
            timer: Cell::new(None),
            closed: Cell::new(false),
        }));
        link.perform(vec![first]);
        link
    }

    /// The person here does something at the table.
    pub fn act(&self, action: Action) {
        self.handle(RemoteInput::Act { action, nonce: random::nonce() });
    }

    /// Tells the game something, and does what it says.
    pub fn handle(&self, input: RemoteInput) {
        if self.0.closed.get() {
            return;
        }
        let effects = self.0.game.borrow_mut().handle(input, now());
        self.perform(effects);
    }

    /// What a function makes of the game.
    pub fn with<T>(&self, f: impl FnOnce(&RemoteGame) -> T) -> T {
        f(&self.0.game.borrow())
    }

    /// Follows the table no longer.
    pub fn close(&self) {
        self.0.closed.set(true);
        self.0.socket.take();
        if let Some(timer) = self.0.timer.take() {
            timer.clear();
        }
    }

    fn perform(&self, effects: Vec<RemoteEffect>) {
        let mut others = Vec::new();
        for effect in effects {
            match effect {
                RemoteEffect::Connect => self.connect(),
                RemoteEffect::Disconnect => drop(self.0.socket.take()),
                RemoteEffect::Send(message) => self.send(&message),
                other => others.push(other),
            }
        }
        self.wake_later();
        (self.0.on_change)(self, &others);
    }

    /// Has the game told that time has passed, when it wants to know.
    fn wake_later(&self) {
        let wait = self.0.game.borrow().wake_at().saturating_sub(now());
        let link = self.clone();
        let timer = set_timeout_with_handle(
            move || link.handle(RemoteInput::Sync(SyncInput::Tick)),
            Duration::from_millis(wait),
        );
        if let Some(earlier) = self.0.timer.replace(timer.ok()) {
            earlier.clear();
        }
    }

    fn connect(&self) {
        let location = location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let url = format!("{scheme}://{}/api/v1/socket", location.host().unwrap_or_default());
        // The one before is closed by this.
        self.0.socket.take();
        let Ok(socket) = WebSocket::new(&url) else {
            // Not at once: this is within what the game has just said.
            let link = self.clone();
            return set_timeout(move || link.sync(SyncInput::Lost), Duration::ZERO);
        };
        let link = self.clone();
        let on_open = Closure::<dyn Fn()>::new(move || {
            if let Some(token) = http::tab_token() {
                link.send(&ClientMessage::Hello { token });
            }
            link.sync(SyncInput::Opened);
        });
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        let link = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(message) = serde_json::from_str(&text) {
                link.sync(SyncInput::Received(message));
            }
        });
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let link = self.clone();
        let on_close = Closure::<dyn Fn()>::new(move || link.sync(SyncInput::Lost));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        *self.0.socket.borrow_mut() = Some(OpenSocket {
            socket,
            _on_open: on_open,
            _on_message: on_message,
            _on_close: on_close,
        });
    }

    fn sync(&self, input: SyncInput) {
        self.handle(RemoteInput::Sync(input));
    }

    fn send(&self, message: &ClientMessage) {
        let Ok(text) = serde_json::to_string(message) else { return };
        if let Some(open) = &*self.0.socket.borrow()
            && open.socket.ready_state() == WebSocket::OPEN
        {
            let _ = open.socket.send_with_str(&text);
        }
    }
}

/// The monotonic clock, in milliseconds.
pub fn now() -> Millis {
    window().performance().map_or(0.0, |performance| performance.now()) as Millis
}
