//! Two clients talk over each other: one event list comes of it, and replaying it gives the state
//! they both see.

mod common;

use api::{Act, Action, ClientMessage, Event, NewTable, Offer, ServerMessage, Snapshot, Starts};
use client::{Site, Socket};
use common::{Folder, Running};
use server::table::Table;

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    fn action(&mut self, words: [&str; 2]) -> Action {
        let offers = [Offer::Draw, Offer::Takeback, Offer::Pause];
        let offer = offers[self.below(3) as usize];
        match self.below(12) {
            0 => Action::Offer { offer, seat: None },
            1 => Action::Decline { offer },
            2 => Action::Resume,
            _ => Action::Move { word: words[self.below(2) as usize].to_owned() },
        }
    }
}

/// Says `count` things without waiting for any answer, with whatever numbers seem likely, and every
/// third of them twice; then waits until all are answered.
async fn talk(socket: &mut Socket, table: &str, words: [&str; 2], mut dice: Dice, count: u32) {
    let mut seq = 5;
    let mut open = 0;
    for nth in 0..count {
        let action = dice.action(words);
        let move_seq = matches!(action, Action::Move { .. }).then_some(seq);
        let act = Act { nonce: format!("n{nth}"), seq: move_seq, action };
        let message = ClientMessage::Act { table: table.to_owned(), act };
        for _ in 0..(if nth % 3 == 0 { 2 } else { 1 }) {
            socket.say(&message).await.unwrap();
            open += 1;
        }
        while open > dice.below(4) {
            match socket.hear().await.unwrap() {
                ServerMessage::Done { .. } | ServerMessage::Refused { .. } => open -= 1,
                ServerMessage::Update(update) => seq = update.state.seq + 1,
                ServerMessage::Snapshot(snapshot) => seq = snapshot.state.seq + 1,
                _ => {}
            }
        }
    }
    while open > 0 {
        if let ServerMessage::Done { .. } | ServerMessage::Refused { .. } =
            socket.hear().await.unwrap()
        {
            open -= 1;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_interleaving_gives_one_list_and_one_state() {
    let folder = Folder::new();
    let server = Running::start(&folder, |config| {
        config.messages_per_minute = 1_000_000;
        config.requests_per_minute = 1_000_000;
    })
    .await;
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let mut played = 0;
    for round in 0..12 {
        let starts = Starts::Seat(1);
        let spec = NewTable { starts, repetition: false, ..NewTable::new("quoridor") };
        let table = ada.lay(&spec).await.unwrap().table;
        bob.act(&table, Action::Join { seat: None, piece: None, luck: None }).await.unwrap();
        let watch = ClientMessage::Watch { table: table.clone(), after: None };
        let (mut one, mut two) = (ada.socket().await.unwrap(), bob.socket().await.unwrap());
        one.say(&watch).await.unwrap();
        two.say(&watch).await.unwrap();
        tokio::join!(
            talk(&mut one, &table, ["e2", "e1"], Dice(round), 60),
            talk(&mut two, &table, ["e8", "e9"], Dice(round + 99), 60),
        );
        played += check(&ada, &table).await;
    }
    assert!(played > 50, "hardly anything was played: {played}");
    server.stop().await;
}

/// How many words were played.
async fn check(site: &Site, table: &str) -> usize {
    let events: Vec<Event> = site.get(&format!("/tables/{table}/events")).await.unwrap();
    let lived: Snapshot = site.get(&format!("/tables/{table}")).await.unwrap();
    let numbers: Vec<_> = events.iter().map(|event| event.seq).collect();
    assert_eq!(numbers, (1..=events.len() as u32).collect::<Vec<_>>());
    let replayed = Table::replay(table, &events).unwrap();
    assert_eq!(replayed.snapshot(lived.state.now), lived);
    lived.words.len()
}
