//! Two clients act concurrently: the result is one list of events, and replaying it gives the state
//! that both see.

use api::{
    Action, ActionRequest, ClientMessage, Event, FirstMove, NewTable, Offer, ServerMessage,
    Snapshot,
};
use client::{ApiClient, Socket};
use game::Random;
use table::Table;

use crate::common::{TempFolder, TestServer};

fn random_action(random: &mut Random, words: [&str; 2]) -> Action {
    let offers = [Offer::Draw, Offer::Takeback, Offer::Pause];
    let offer = *random.pick(&offers);
    match random.below(12) {
        0 => Action::offer(offer),
        1 => Action::decline(offer),
        2 => Action::Resume,
        _ => Action::Move { word: (*random.pick(&words)).to_owned() },
    }
}

/// Sends `count` actions, some before earlier ones are answered, with a likely sequence number, and
/// every third of them twice; then waits until all are answered.
async fn act_at_random(
    socket: &mut Socket,
    table: &str,
    words: [&str; 2],
    mut random: Random,
    count: u32,
) {
    let mut seq = 5;
    let mut unanswered = 0;
    for nth in 0..count {
        let action = random_action(&mut random, words);
        let move_seq = matches!(action, Action::Move { .. }).then_some(seq);
        let request = ActionRequest { nonce: format!("n{nth}"), seq: move_seq, action };
        let message = ClientMessage::Act { table: table.to_owned(), request };
        for _ in 0..(if nth % 3 == 0 { 2 } else { 1 }) {
            socket.send(&message).await.unwrap();
            unanswered += 1;
        }
        while unanswered > random.below(4) {
            match socket.receive().await.unwrap() {
                ServerMessage::Done { .. } | ServerMessage::Refused { .. } => unanswered -= 1,
                ServerMessage::Update(update) => seq = update.state.seq + 1,
                ServerMessage::Snapshot(snapshot) => seq = snapshot.state.seq + 1,
                _ => {}
            }
        }
    }
    while unanswered > 0 {
        if let ServerMessage::Done { .. } | ServerMessage::Refused { .. } =
            socket.receive().await.unwrap()
        {
            unanswered -= 1;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_actions_give_one_list_of_events_and_one_state() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| {
        config.messages_per_minute = 1_000_000;
        config.requests_per_minute = 1_000_000;
    })
    .await;
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let mut played = 0;
    for round in 0..12 {
        let first_move = FirstMove::Seat(1);
        let spec = NewTable { first_move, repetition: false, ..NewTable::new("quoridor") };
        let table = ada.create_table(&spec).await.unwrap().table;
        bob.act(&table, Action::Join { seat: None, piece: None, client_seed: None, name: None })
            .await
            .unwrap();
        let watch = ClientMessage::Watch { table: table.clone(), after: None, phrases: false };
        let (mut one, mut two) = (ada.socket().await.unwrap(), bob.socket().await.unwrap());
        one.send(&watch).await.unwrap();
        two.send(&watch).await.unwrap();
        tokio::join!(
            act_at_random(&mut one, &table, ["e2", "e1"], Random::new(round), 60),
            act_at_random(&mut two, &table, ["e8", "e9"], Random::new(round + 99), 60),
        );
        played += check(&ada, &table).await;
    }
    assert!(played > 50, "hardly any moves were accepted: {played}");
    server.stop().await;
}

/// Checks the events against the snapshot; returns how many words were played.
async fn check(api: &ApiClient, table: &str) -> usize {
    let events: Vec<Event> = api.get(&format!("/tables/{table}/events")).await.unwrap();
    let snapshot: Snapshot = api.get(&format!("/tables/{table}")).await.unwrap();
    let numbers: Vec<_> = events.iter().map(|event| event.seq).collect();
    assert_eq!(numbers, (1..=events.len() as u32).collect::<Vec<_>>());
    let replayed = Table::replay(table, &events).unwrap();
    assert_eq!(replayed.snapshot(snapshot.state.now), snapshot);
    snapshot.words.len()
}
