use std::collections::VecDeque;

use api::{Action, ActionRequest, Millis};

/// The actions that the server has not answered yet, in the order in which they were made. Each keeps its
/// nonce however often it is sent, so that the server carries it out once.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    unanswered: VecDeque<UnansweredAction>,
}

#[derive(Debug)]
struct UnansweredAction {
    request: ActionRequest,
    /// How often the server could not take it.
    retries: u32,
    delivery: Delivery,
}

#[derive(Clone, Copy, Debug)]
enum Delivery {
    /// Waits for a connection.
    Unsent,
    /// On its way since then.
    Sent(Millis),
    /// Sent again then.
    Retry(Millis),
}

/// An action that the server could not take this often, in about a minute, is handed back.
const MAX_RETRIES: u32 = 60;

/// The longest pause between two attempts: it is the player's time.
const MAX_PAUSE: Millis = 1_000;

impl Outbox {
    /// Adds an action that was sent then, or could not be sent.
    pub(crate) fn push(&mut self, request: ActionRequest, sent_at: Option<Millis>) {
        let delivery = sent_at.map_or(Delivery::Unsent, Delivery::Sent);
        self.unanswered.push_back(UnansweredAction { request, retries: 0, delivery });
    }

    /// All of them, to be sent again after a reconnect.
    pub(crate) fn resend(&mut self, now: Millis) -> Vec<ActionRequest> {
        let sent = |action: &mut UnansweredAction| {
            action.delivery = Delivery::Sent(now);
            action.request.clone()
        };
        self.unanswered.iter_mut().map(sent).collect()
    }

    /// Since when the oldest action on its way has been waiting for an answer.
    pub(crate) fn waiting_since(&self) -> Option<Millis> {
        let sent = |action: &UnansweredAction| match action.delivery {
            Delivery::Sent(at) => Some(at),
            Delivery::Unsent | Delivery::Retry(_) => None,
        };
        self.unanswered.iter().filter_map(sent).min()
    }

    /// The server could not take an action: it is sent again, later each time. False where there is no
    /// such action, or it has been tried often enough.
    pub(crate) fn retry_later(&mut self, nonce: &str, now: Millis) -> bool {
        let Some(action) = self.unanswered.iter_mut().find(|action| action.request.nonce == nonce)
        else {
            return false;
        };
        action.retries += 1;
        action.delivery = Delivery::Retry(now + (125 << action.retries.min(3)).min(MAX_PAUSE));
        action.retries <= MAX_RETRIES
    }

    /// Those whose time to be sent again has come.
    pub(crate) fn due(&mut self, now: Millis) -> Vec<ActionRequest> {
        let send = |action: &mut UnansweredAction| {
            let due = matches!(action.delivery, Delivery::Retry(at) if at <= now);
            due.then(|| {
                action.delivery = Delivery::Sent(now);
                action.request.clone()
            })
        };
        self.unanswered.iter_mut().filter_map(send).collect()
    }

    /// When the next one is due.
    pub(crate) fn next_due(&self) -> Option<Millis> {
        let retry = |action: &UnansweredAction| match action.delivery {
            Delivery::Retry(at) => Some(at),
            Delivery::Unsent | Delivery::Sent(_) => None,
        };
        self.unanswered.iter().filter_map(retry).min()
    }

    /// Takes an answered action out; `None` where there is no such.
    pub(crate) fn answer(&mut self, nonce: &str) -> Option<Action> {
        let nth = self.unanswered.iter().position(|action| action.request.nonce == nonce)?;
        Some(self.unanswered.remove(nth)?.request.action)
    }

    /// The move on its way.
    pub(crate) fn pending_move(&self) -> Option<&str> {
        self.unanswered.iter().find_map(|action| match &action.request.action {
            Action::Move { word } => Some(word.as_str()),
            _ => None,
        })
    }

    /// Whether the server was asked and could not take something.
    pub(crate) fn is_retrying(&self) -> bool {
        self.unanswered.iter().any(|action| action.retries > 0)
    }
}
