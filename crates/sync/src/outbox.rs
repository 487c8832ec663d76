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
    /// When it is sent again; `None` while it is on its way.
    retry_at: Option<Millis>,
}

/// An action that the server could not take this often is handed back.
const MAX_RETRIES: u32 = 15;

impl Outbox {
    pub(crate) fn push(&mut self, request: ActionRequest) {
        self.unanswered.push_back(UnansweredAction { request, retries: 0, retry_at: None });
    }

    /// All of them, to be sent again after a reconnect.
    pub(crate) fn resend(&mut self) -> impl Iterator<Item = ActionRequest> {
        self.unanswered.iter_mut().map(|action| {
            action.retry_at = None;
            action.request.clone()
        })
    }

    /// The server could not take an action: it is sent again, later each time. False where there is no
    /// such action, or it has been tried often enough.
    pub(crate) fn retry_later(&mut self, nonce: &str, now: Millis) -> bool {
        let Some(action) = self.unanswered.iter_mut().find(|action| action.request.nonce == nonce)
        else {
            return false;
        };
        action.retries += 1;
        action.retry_at = Some(now + (250 << action.retries.min(4)).min(4_000));
        action.retries <= MAX_RETRIES
    }

    /// Those whose time to be sent again has come.
    pub(crate) fn due(&mut self, now: Millis) -> impl Iterator<Item = ActionRequest> {
        let is_due =
            move |action: &&mut UnansweredAction| action.retry_at.is_some_and(|at| at <= now);
        self.unanswered.iter_mut().filter(is_due).map(|action| {
            action.retry_at = None;
            action.request.clone()
        })
    }

    /// When the next one is due.
    pub(crate) fn next_due(&self) -> Option<Millis> {
        self.unanswered.iter().filter_map(|action| action.retry_at).min()
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
