use std::time::Duration;

use api::{Action, ActionRequest, ClientMessage, Refusal, ServerMessage, Snapshot, WireTurn};

use crate::{ApiClient, ClientError, Socket};

/// Follows one table, and reconnects whenever the connection is lost.
#[derive(Debug)]
pub struct TableClient {
    api: ApiClient,
    table: String,
    socket: Option<Socket>,
    snapshot: Option<Snapshot>,
    /// How long to keep trying to reconnect.
    reconnect_timeout: Duration,
}

/// The server's answer to an action.
enum ActReply {
    Done(u32),
    Refused(Box<Refusal>),
}

impl TableClient {
    /// Follows a table; the connection is made when it is first needed.
    pub fn new(api: ApiClient, table: &str) -> TableClient {
        TableClient {
            api,
            table: table.to_owned(),
            socket: None,
            snapshot: None,
            reconnect_timeout: Duration::from_secs(60),
        }
    }

    /// The table as last received.
    pub fn snapshot(&self) -> Option<&Snapshot> {
        self.snapshot.as_ref()
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
        loop {
            if self.snapshot.as_ref().is_some_and(&mut done) {
                break;
            }
            // Answers to earlier actions do not matter any more.
            self.receive().await?;
        }
        self.snapshot.as_ref().ok_or_else(|| ClientError::UnexpectedResponse("nothing".to_owned()))
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
            self.wait_until(|_| true).await?;
            let seq = match action {
                Action::Move { .. } => self.snapshot.as_ref().map(|table| table.state.seq + 1),
                _ => None,
            };
            let request = ActionRequest { nonce: nonce.clone(), seq, action: action.clone() };
            let message = ClientMessage::Act { table: self.table.clone(), request };
            match self.send_action(&message, &nonce).await? {
                Some(ActReply::Done(seq)) => return Ok(seq),
                // Another event came first: wait for it, then retry.
                Some(ActReply::Refused(why)) if why.key == "server-stale" => {
                    let next = seq.unwrap_or(0);
                    self.wait_until(|table| table.state.seq >= next).await?;
                }
                Some(ActReply::Refused(why)) if why.status == 503 => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Some(ActReply::Refused(why)) if why.status == 429 => {
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
                Some(ActReply::Refused(why)) => return Err(ClientError::Refused(why)),
                None => {}
            }
        }
    }

    /// Sends an action and waits for the answer; `None` if the connection was lost meanwhile.
    async fn send_action(
        &mut self,
        message: &ClientMessage,
        nonce: &str,
    ) -> Result<Option<ActReply>, ClientError> {
        let Some(socket) = &mut self.socket else {
            self.reconnect().await?;
            return Ok(None);
        };
        if socket.send(message).await.is_err() {
            self.socket = None;
            return Ok(None);
        }
        while self.socket.is_some() {
            match self.receive().await? {
                Some(ServerMessage::Done { nonce: answered, seq, .. }) if answered == nonce => {
                    return Ok(Some(ActReply::Done(seq)));
                }
                Some(ServerMessage::Refused { nonce: Some(answered), reason, .. })
                    if answered == nonce =>
                {
                    return Ok(Some(ActReply::Refused(Box::new(reason))));
                }
                Some(_) => {}
                // The connection was lost: the server may or may not have received the action.
                None => return Ok(None),
            }
        }
        Ok(None)
    }

    /// Receives one message and applies it; `None` if the connection was lost or made anew.
    async fn receive(&mut self) -> Result<Option<ServerMessage>, ClientError> {
        let Some(socket) = &mut self.socket else {
            self.reconnect().await?;
            return Ok(None);
        };
        let message = match socket.receive().await {
            Ok(message) => message,
            Err(ClientError::Disconnected(_)) => {
                self.socket = None;
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        match &message {
            ServerMessage::Snapshot(snapshot) if snapshot.table == self.table => {
                self.snapshot = Some((**snapshot).clone());
            }
            ServerMessage::Update(update) if update.table == self.table => {
                let applied =
                    self.snapshot.as_mut().is_some_and(|table| table.apply(update).is_ok());
                if !applied {
                    self.subscribe().await;
                }
            }
            ServerMessage::Refused { table: Some(table), nonce: None, reason }
                if *table == self.table && reason.status != 503 =>
            {
                return Err(ClientError::Refused(Box::new(reason.clone())));
            }
            ServerMessage::Refused { table: Some(table), nonce: None, .. }
                if *table == self.table =>
            {
                self.subscribe().await;
            }
            ServerMessage::Bye { .. } => self.socket = None,
            _ => {}
        }
        Ok(Some(message))
    }

    async fn reconnect(&mut self) -> Result<(), ClientError> {
        let deadline = tokio::time::Instant::now() + self.reconnect_timeout;
        let mut pause = Duration::from_millis(10);
        loop {
            match self.api.socket().await {
                Ok(socket) => {
                    self.socket = Some(socket);
                    self.subscribe().await;
                    return Ok(());
                }
                Err(error @ ClientError::InvalidAddress(_)) => return Err(error),
                Err(error) if tokio::time::Instant::now() > deadline => return Err(error),
                Err(_) => {
                    tokio::time::sleep(pause).await;
                    pause = (pause * 2).min(Duration::from_secs(1));
                }
            }
        }
    }

    async fn subscribe(&mut self) {
        let after = self.snapshot.as_ref().map(|snapshot| snapshot.state.seq);
        let watch = ClientMessage::Watch { table: self.table.clone(), after };
        if let Some(socket) = &mut self.socket
            && socket.send(&watch).await.is_err()
        {
            self.socket = None;
        }
    }
}
