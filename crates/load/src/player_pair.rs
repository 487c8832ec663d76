use std::time::{Duration, Instant};

use api::{
    Action, ActionRequest, ClientMessage, EventKind, FirstMove, NewTable, ServerMessage, TablePhase,
};
use client::{ApiClient, ClientError, Socket};

use crate::follow::micros;
use crate::live_game::word;

/// A move that was played.
pub(crate) struct SentMove {
    /// The number of its event.
    pub(crate) seq: u32,
    /// When it was sent, as [`micros`] says.
    pub(crate) sent: u64,
    /// How long it took to reach the opponent.
    pub(crate) took: Duration,
}

/// Two players of one game, who step forwards and back.
pub(crate) struct PlayerPair {
    pub(crate) table: String,
    sockets: [Socket; 2],
    seq: u32,
}

impl PlayerPair {
    /// Two new guests join a table of their own and subscribe to it, each at their own server, as a
    /// page does that asks for a heartbeat, or as an older one.
    pub(crate) async fn join(
        mut ada: ApiClient,
        mut bob: ApiClient,
        heartbeat: bool,
    ) -> Result<PlayerPair, ClientError> {
        ada.register_guest("Ada").await?;
        bob.register_guest("Bob").await?;
        let first_move = FirstMove::Seat(1);
        let spec = NewTable { first_move, repetition: false, ..NewTable::new("quoridor") };
        let table = ada.create_table(&spec).await?.table;
        bob.act(&table, Action::Join { seat: None, piece: None, client_seed: None, name: None })
            .await?;
        let mut sockets = [ada.socket().await?, bob.socket().await?];
        let mut seq = 0;
        for socket in &mut sockets {
            socket
                .send(&ClientMessage::Watch { table: table.clone(), after: None, phrases: false })
                .await?;
            if heartbeat {
                socket.send(&ClientMessage::Heartbeat).await?;
            }
            seq = loop {
                if let ServerMessage::Snapshot(snapshot) = socket.receive().await? {
                    assert_eq!(snapshot.state.phase, TablePhase::Live, "both have joined");
                    break snapshot.state.seq;
                }
            };
        }
        Ok(PlayerPair { table, sockets, seq })
    }

    /// Plays a move every `interval` until `deadline`; returns the table and the moves.
    pub(crate) async fn play(
        mut self,
        delay: Duration,
        interval: Duration,
        deadline: Instant,
    ) -> Result<(String, Vec<SentMove>), ClientError> {
        let mut ticks = tokio::time::interval_at((Instant::now() + delay).into(), interval);
        let mut moves = Vec::new();
        for nth in 0.. {
            // Both receive while they wait, so that they answer the server's pings.
            self.receive_until_tick(&mut ticks).await?;
            if Instant::now() >= deadline {
                break;
            }
            let mover = nth % 2;
            let sent = micros();
            let took = self.play_move(mover, word(nth)).await?;
            moves.push(SentMove { seq: self.seq, sent, took });
        }
        Ok((self.table, moves))
    }

    async fn receive_until_tick(
        &mut self,
        ticks: &mut tokio::time::Interval,
    ) -> Result<(), ClientError> {
        let [ada, bob] = &mut self.sockets;
        loop {
            tokio::select! {
                _ = ticks.tick() => return Ok(()),
                message = ada.receive() => drop(message?),
                message = bob.receive() => drop(message?),
            }
        }
    }

    /// Plays one move; returns how long it took to reach the opponent.
    async fn play_move(&mut self, mover: usize, word: &str) -> Result<Duration, ClientError> {
        self.seq += 1;
        let action = Action::Move { word: word.to_owned() };
        let request = ActionRequest { nonce: client::nonce(), seq: Some(self.seq), action };
        let message = ClientMessage::Act { table: self.table.clone(), request };
        let sent = Instant::now();
        self.sockets[mover].send(&message).await?;
        loop {
            match self.sockets[1 - mover].receive().await? {
                ServerMessage::Update(update) if moved(&update, self.seq) => break,
                _ => {}
            }
        }
        let took = sent.elapsed();
        loop {
            match self.sockets[mover].receive().await? {
                ServerMessage::Done { .. } => return Ok(took),
                ServerMessage::Refused { reason, .. } => {
                    return Err(ClientError::Refused(Box::new(reason)));
                }
                _ => {}
            }
        }
    }
}

fn moved(update: &api::Update, seq: u32) -> bool {
    update
        .events
        .iter()
        .any(|event| event.seq == seq && matches!(event.kind, EventKind::Moved { .. }))
}
