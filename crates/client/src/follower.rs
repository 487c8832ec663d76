use std::time::Duration;

use api::{Act, Action, ClientMessage, Refusal, ServerMessage, Snapshot, Turn};

use crate::{ClientError, Site, Socket};

/// Sits at one table and stays there, whatever happens to the connection.
#[derive(Debug)]
pub struct Follower {
    site: Site,
    table: String,
    socket: Option<Socket>,
    snapshot: Option<Snapshot>,
    /// How long to keep trying to come back.
    patience: Duration,
}

/// What came of something said.
enum Answer {
    Done(u32),
    Refused(Box<Refusal>),
}

impl Follower {
    /// Follows a table from now on.
    pub fn new(site: Site, table: &str) -> Follower {
        Follower {
            site,
            table: table.to_owned(),
            socket: None,
            snapshot: None,
            patience: Duration::from_secs(60),
        }
    }

    /// The table as far as it is known.
    pub fn snapshot(&self) -> Option<&Snapshot> {
        self.snapshot.as_ref()
    }

    /// Who one is.
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// Waits until `done` holds of the table.
    pub async fn until(
        &mut self,
        mut done: impl FnMut(&Snapshot) -> bool,
    ) -> Result<&Snapshot, ClientError> {
        loop {
            if self.snapshot.as_ref().is_some_and(&mut done) {
                break;
            }
            // What answers an earlier question is of no more interest.
            self.listen().await?;
        }
        self.snapshot.as_ref().ok_or_else(|| ClientError::Nonsense("nothing".to_owned()))
    }

    /// Waits for one's turn or the end; whether it is one's turn.
    pub async fn turn(&mut self) -> Result<bool, ClientError> {
        let you = self.site.you().map(|you| you.id.clone()).unwrap_or_default();
        let mine = |table: &Snapshot| match table.state.turn {
            Turn::Seat(seat) => table.seats_of(&you).contains(&seat),
            _ => false,
        };
        let snapshot = self.until(|table| table.state.ending.is_some() || mine(table)).await?;
        Ok(snapshot.state.ending.is_none())
    }

    /// Does something, however often the server goes away meanwhile, and waits until it is done or
    /// refused. Says the number of its first event.
    pub async fn act(&mut self, action: Action) -> Result<u32, ClientError> {
        let nonce = crate::nonce();
        loop {
            self.until(|_| true).await?;
            let seq = match action {
                Action::Move { .. } => self.snapshot.as_ref().map(|table| table.state.seq + 1),
                _ => None,
            };
            let act = Act { nonce: nonce.clone(), seq, action: action.clone() };
            let message = ClientMessage::Act { table: self.table.clone(), act };
            match self.ask(&message, &nonce).await? {
                Some(Answer::Done(seq)) => return Ok(seq),
                // Something else came first: look again, then say it again.
                Some(Answer::Refused(why)) if why.key == "server-stale" => {
                    let next = seq.unwrap_or(0);
                    self.until(|table| table.state.seq >= next).await?;
                }
                Some(Answer::Refused(why)) if why.status == 503 => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Some(Answer::Refused(why)) if why.status == 429 => {
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
                Some(Answer::Refused(why)) => return Err(ClientError::Refused(why)),
                None => {}
            }
        }
    }

    /// Says something and waits for its answer; nothing if the connection was lost meanwhile.
    async fn ask(
        &mut self,
        message: &ClientMessage,
        nonce: &str,
    ) -> Result<Option<Answer>, ClientError> {
        let Some(socket) = &mut self.socket else {
            self.reconnect().await?;
            return Ok(None);
        };
        if socket.say(message).await.is_err() {
            self.socket = None;
            return Ok(None);
        }
        while self.socket.is_some() {
            match self.listen().await? {
                Some(ServerMessage::Done { nonce: about, seq, .. }) if about == nonce => {
                    return Ok(Some(Answer::Done(seq)));
                }
                Some(ServerMessage::Refused { nonce: Some(about), reason, .. })
                    if about == nonce =>
                {
                    return Ok(Some(Answer::Refused(Box::new(reason))));
                }
                Some(_) => {}
                // Reconnected: whatever was said before may or may not have been heard.
                None => return Ok(None),
            }
        }
        Ok(None)
    }

    /// Takes in one message. Nothing, if the connection had to be made anew.
    async fn listen(&mut self) -> Result<Option<ServerMessage>, ClientError> {
        let Some(socket) = &mut self.socket else {
            self.reconnect().await?;
            return Ok(None);
        };
        let message = match socket.hear().await {
            Ok(message) => message,
            Err(ClientError::Away(_)) => {
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
                let fits = self.snapshot.as_mut().is_some_and(|table| table.apply(update).is_ok());
                if !fits {
                    self.watch().await;
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
                self.watch().await;
            }
            ServerMessage::Bye { .. } => self.socket = None,
            _ => {}
        }
        Ok(Some(message))
    }

    async fn reconnect(&mut self) -> Result<(), ClientError> {
        let give_up = tokio::time::Instant::now() + self.patience;
        let mut pause = Duration::from_millis(10);
        loop {
            match self.site.socket().await {
                Ok(socket) => {
                    self.socket = Some(socket);
                    self.watch().await;
                    return Ok(());
                }
                Err(error @ ClientError::Address(_)) => return Err(error),
                Err(error) if tokio::time::Instant::now() > give_up => return Err(error),
                Err(_) => {
                    tokio::time::sleep(pause).await;
                    pause = (pause * 2).min(Duration::from_secs(1));
                }
            }
        }
    }

    async fn watch(&mut self) {
        let after = self.snapshot.as_ref().map(|snapshot| snapshot.state.seq);
        let watch = ClientMessage::Watch { table: self.table.clone(), after };
        if let Some(socket) = &mut self.socket
            && socket.say(&watch).await.is_err()
        {
            self.socket = None;
        }
    }
}
