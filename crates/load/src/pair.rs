use std::time::{Duration, Instant};

use api::{Act, Action, ClientMessage, NewTable, Phase, ServerMessage, Starts, What};
use client::{ClientError, Site, Socket};

/// Two who play one game, going up and down.
pub(crate) struct Pair {
    table: String,
    sockets: [Socket; 2],
    seq: u32,
}

impl Pair {
    /// Two guests sit down at a table of their own.
    pub(crate) async fn sit(site: Site) -> Result<Pair, ClientError> {
        let (mut ada, mut bob) = (site.clone(), site);
        ada.guest("Ada").await?;
        bob.guest("Bob").await?;
        let starts = Starts::Seat(1);
        let spec = NewTable { starts, repetition: false, ..NewTable::new("quoridor") };
        let table = ada.lay(&spec).await?.table;
        bob.act(&table, Action::Join { seat: None, piece: None, luck: None }).await?;
        let mut sockets = [ada.socket().await?, bob.socket().await?];
        let mut seq = 0;
        for socket in &mut sockets {
            socket.say(&ClientMessage::Watch { table: table.clone(), after: None }).await?;
            seq = loop {
                if let ServerMessage::Snapshot(snapshot) = socket.hear().await? {
                    assert_eq!(snapshot.state.phase, Phase::Live, "both have sat down");
                    break snapshot.state.seq;
                }
            };
        }
        Ok(Pair { table, sockets, seq })
    }

    /// Moves in turn every `interval`, and says how long each move took to reach the other.
    pub(crate) async fn play(
        mut self,
        delay: Duration,
        interval: Duration,
        until: Instant,
    ) -> Result<Vec<Duration>, ClientError> {
        const WORDS: [[&str; 2]; 2] = [["e2", "e1"], ["e8", "e9"]];
        let mut ticks = tokio::time::interval_at((Instant::now() + delay).into(), interval);
        let mut times = Vec::new();
        for nth in 0.. {
            // Both listen while they wait: the server asks now and then whether they are there.
            self.idle(&mut ticks).await?;
            if Instant::now() >= until {
                break;
            }
            let mover = nth % 2;
            times.push(self.step(mover, WORDS[mover][nth / 2 % 2]).await?);
        }
        Ok(times)
    }

    async fn idle(&mut self, ticks: &mut tokio::time::Interval) -> Result<(), ClientError> {
        let [ada, bob] = &mut self.sockets;
        loop {
            tokio::select! {
                _ = ticks.tick() => return Ok(()),
                heard = ada.hear() => drop(heard?),
                heard = bob.hear() => drop(heard?),
            }
        }
    }

    async fn step(&mut self, mover: usize, word: &str) -> Result<Duration, ClientError> {
        self.seq += 1;
        let action = Action::Move { word: word.to_owned() };
        let act = Act { nonce: client::nonce(), seq: Some(self.seq), action };
        let message = ClientMessage::Act { table: self.table.clone(), act };
        let sent = Instant::now();
        self.sockets[mover].say(&message).await?;
        loop {
            match self.sockets[1 - mover].hear().await? {
                ServerMessage::Update(update) if moved(&update, self.seq) => break,
                _ => {}
            }
        }
        let took = sent.elapsed();
        loop {
            match self.sockets[mover].hear().await? {
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
    update.events.iter().any(|event| event.seq == seq && matches!(event.what, What::Moved { .. }))
}
