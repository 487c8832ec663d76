use std::collections::VecDeque;
use std::time::Duration;

use api::{
    Action, ActionRequest, Millis, Phrase, Refusal, SaidPhrase, ServerMessage, Snapshot, WireTurn,
};
use sync::{SyncEffect, SyncInput, TableSync};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

use crate::{ApiClient, ClientError, Socket};

/// Follows one table, and reconnects whenever the connection is lost: a [`TableSync`] with a socket and a
/// clock.
#[derive(Debug)]
pub struct TableClient {
    api: ApiClient,
    table: String,
    sync: TableSync,
    socket: Option<Socket>,
    started: Instant,
    /// What is to be done next.
    effects: VecDeque<SyncEffect>,
    /// What the server has answered to actions.
    answers: VecDeque<ServerMessage>,
    /// What players said that nobody has taken yet.
    phrases: Vec<SaidPhrase>,
    /// When the first of the attempts to connect was made that have all failed.
    unreachable_since: Option<Instant>,
    /// Whether there is a connection, for who wants to tell people.
    connected: watch::Sender<bool>,
}

/// How long to keep trying to reconnect.
const RECONNECT_TIMEOUT: Duration = Duration::from_secs(60);

impl TableClient {
    /// Follows a table; the connection is made when it is first needed.
    pub fn new(api: ApiClient, table: &str) -> TableClient {
        let (sync, first) = TableSync::new(table, 0);
        TableClient {
            api,
            table: table.to_owned(),
            sync,
            socket: None,
            started: Instant::now(),
            effects: VecDeque::from([first]),
            answers: VecDeque::new(),
            phrases: Vec::new(),
            unreachable_since: None,
            connected: watch::Sender::new(true),
        }
    }

    /// Hears what players say, too. Without it they are not asked for.
    #[must_use]
    pub fn with_phrases(mut self) -> TableClient {
        self.sync.ask_for_phrases();
        self
    }

    /// Whether there is a connection, and when that changes; before the first one there is taken to be.
    pub fn connection(&self) -> watch::Receiver<bool> {
        self.connected.subscribe()
    }

    /// The table as last received.
    pub fn snapshot(&self) -> Option<&Snapshot> {
        self.sync.snapshot()
    }

    /// The HTTP client, with the person's credentials.
    pub fn api(&self) -> &ApiClient {
        &self.api
    }

    /// Waits until `done` holds of the table.
    pub async fn wait_until(
        &mut self,
        mut done: impl FnMut(&Snapshot) -> bool,
    ) -> Result<&Snapshot, ClientError> {
        while !self.snapshot().is_some_and(&mut done) {
            self.step().await?;
            // Answers to earlier actions do not matter any more.
            self.answers.clear();
        }
        self.snapshot().ok_or_else(|| ClientError::UnexpectedResponse("nothing".to_owned()))
    }

    /// Waits until the table has an event after number `seen`, or somebody has said something.
    pub async fn wait_for_news(&mut self, seen: u32) -> Result<&Snapshot, ClientError> {
        while self.phrases.is_empty() && self.snapshot().is_none_or(|table| table.state.seq <= seen)
        {
            self.step().await?;
            self.answers.clear();
        }
        self.wait_until(|_| true).await
    }

    /// What was said since this was last asked, the oldest first; after a lost connection some of it may
    /// come again.
    pub fn take_phrases(&mut self) -> Vec<SaidPhrase> {
        std::mem::take(&mut self.phrases)
    }

    /// Says a phrase. It is not said again after a lost connection: by then it would be out of place.
    pub async fn say(&mut self, phrase: Phrase) -> Result<(), ClientError> {
        self.wait_until(|_| true).await?;
        let nonce = crate::nonce();
        self.tell(SyncInput::Say { phrase, nonce: nonce.clone() });
        loop {
            match self.take_answer(&nonce) {
                Some(Ok(_)) => return Ok(()),
                Some(Err(why)) => return Err(ClientError::Refused(Box::new(why))),
                None => self.step().await?,
            }
            if self.socket.is_none() {
                return Err(ClientError::Disconnected("the connection was lost".to_owned()));
            }
        }
    }

    /// Waits until it is this person's turn or the game is over; returns whether it is their turn.
    pub async fn wait_for_turn(&mut self) -> Result<bool, ClientError> {
        let you = self.api.you().map(|you| you.id.clone()).unwrap_or_default();
        let mine = |table: &Snapshot| match table.state.turn {
            WireTurn::Seat(seat) => table.seats_of(&you).contains(&seat),
            _ => false,
        };
        let snapshot = self.wait_until(|table| table.state.ending.is_some() || mine(table)).await?;
        Ok(snapshot.state.ending.is_none())
    }

    /// Performs an action, and retries until it is done or refused, however often the connection is
    /// lost meanwhile. Returns the number of its first event.
    pub async fn act(&mut self, action: Action) -> Result<u32, ClientError> {
        let nonce = crate::nonce();
        loop {
            let next = self.wait_until(|_| true).await?.state.seq + 1;
            let seq = matches!(action, Action::Move { .. }).then_some(next);
            let request = ActionRequest { nonce: nonce.clone(), seq, action: action.clone() };
            self.tell(SyncInput::Act(request));
            match self.answer_to(&nonce).await? {
                Ok(seq) => return Ok(seq),
                // Another event came first: wait for it, then retry.
                Err(why) if why.key == "server-stale" => {
                    self.wait_until(|table| table.state.seq >= next).await?;
                }
                // It was retried often enough for a person, who would want to know.
                Err(why) if matches!(why.status, 429 | 503) => {}
                Err(why) => return Err(ClientError::Refused(Box::new(why))),
            }
        }
    }

    async fn answer_to(&mut self, nonce: &str) -> Result<Result<u32, Refusal>, ClientError> {
        loop {
            if let Some(answer) = self.take_answer(nonce) {
                return Ok(answer);
            }
            self.step().await?;
        }
    }

    /// The answer to what was sent under a nonce, if it has come. Earlier ones do not matter any more.
    fn take_answer(&mut self, nonce: &str) -> Option<Result<u32, Refusal>> {
        std::iter::from_fn(|| self.answers.pop_front()).find_map(|answer| match answer {
            ServerMessage::Done { nonce: answered, seq, .. } if answered == nonce => Some(Ok(seq)),
            ServerMessage::Refused { nonce: Some(answered), reason, .. } if answered == nonce => {
                Some(Err(reason))
            }
            _ => None,
        })
    }

    /// Does everything that is to be done, and waits for the next thing that happens.
    async fn step(&mut self) -> Result<(), ClientError> {
        while let Some(effect) = self.effects.pop_front() {
            self.perform(effect).await?;
        }
        let wait = Duration::from_millis(self.sync.wake_at().saturating_sub(self.now()));
        let received = match &mut self.socket {
            Some(socket) => timeout(wait, socket.receive()).await.ok(),
            None => {
                sleep(wait).await;
                None
            }
        };
        match received {
            None => self.tell(SyncInput::Tick),
            Some(Ok(ServerMessage::Bye { .. }) | Err(ClientError::Disconnected(_))) => {
                self.tell(SyncInput::Lost);
            }
            Some(Ok(message)) => self.tell(SyncInput::Received(message)),
            Some(Err(error)) => return Err(error),
        }
        Ok(())
    }

    async fn perform(&mut self, effect: SyncEffect) -> Result<(), ClientError> {
        match effect {
            SyncEffect::Connect => {
                let opened = self.api.socket().await;
                self.opened(opened)
            }
            SyncEffect::Disconnect => {
                self.socket = None;
                Ok(())
            }
            SyncEffect::Send(message) => {
                let sent = match &mut self.socket {
                    Some(socket) => socket.send(&message).await,
                    None => Ok(()),
                };
                if sent.is_err() {
                    self.tell(SyncInput::Lost);
                }
                Ok(())
            }
            SyncEffect::Deliver(message, _) => self.delivered(message),
        }
    }

    fn opened(&mut self, opened: Result<Socket, ClientError>) -> Result<(), ClientError> {
        match opened {
            Ok(socket) => {
                self.socket = Some(socket);
                self.unreachable_since = None;
                self.tell(SyncInput::Opened);
                Ok(())
            }
            Err(error @ ClientError::InvalidAddress(_)) => Err(error),
            Err(error) => {
                let since = *self.unreachable_since.get_or_insert_with(Instant::now);
                self.tell(SyncInput::Lost);
                if since.elapsed() > RECONNECT_TIMEOUT { Err(error) } else { Ok(()) }
            }
        }
    }

    fn delivered(&mut self, message: ServerMessage) -> Result<(), ClientError> {
        match message {
            // The table itself is refused, not an action.
            ServerMessage::Refused { table: Some(table), nonce: None, reason }
                if table == self.table =>
            {
                return Err(ClientError::Refused(Box::new(reason)));
            }
            ServerMessage::Phrases { phrases, .. } => self.phrases.extend(phrases),
            answer @ (ServerMessage::Done { .. } | ServerMessage::Refused { .. }) => {
                self.answers.push_back(answer);
            }
            _ => {}
        }
        Ok(())
    }

    fn tell(&mut self, input: SyncInput) {
        let connected = match input {
            SyncInput::Lost => Some(false),
            SyncInput::Opened => Some(true),
            _ => None,
        };
        if let Some(connected) = connected {
            self.connected.send_if_modified(|was| std::mem::replace(was, connected) != connected);
        }
        let now = self.now();
        self.effects.extend(self.sync.handle(input, now));
    }

    fn now(&self) -> Millis {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}
