//! Who is there: lost connections, and the heartbeat that notices them.

use api::{Action, ClientMessage, FirstMove, NewTable, ServerMessage};
use client::{ApiClient, Socket};

use crate::common::{TempFolder, TestServer, in_time};

/// A socket that follows a table.
async fn watch(api: &ApiClient, table: &str) -> Socket {
    let mut socket = api.socket().await.unwrap();
    let watch = ClientMessage::Watch { table: table.to_owned(), after: None, phrases: false };
    socket.send(&watch).await.unwrap();
    socket
}

/// Reads until those seats are present.
async fn wait_for_presence(socket: &mut Socket, expected: &[bool]) {
    in_time(async {
        loop {
            match socket.receive().await.unwrap() {
                ServerMessage::Presence { seats, .. } if seats == expected => break,
                _ => {}
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_player_whose_connection_is_silent_is_gone_until_they_are_heard_again() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob, eve) =
        (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let spec = NewTable { first_move: FirstMove::Seat(1), ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    bob.act(&table, Action::Join { seat: None, piece: None, client_seed: None, name: None })
        .await
        .unwrap();

    // Neither reads any more, so that no ping is answered. Only Ada has asked for a heartbeat: Bob's
    // program is an older one.
    let mut adas = watch(&ada, &table).await;
    adas.send(&ClientMessage::Heartbeat).await.unwrap();
    let _bobs = watch(&bob, &table).await;
    let mut eves = watch(&eve, &table).await;
    wait_for_presence(&mut eves, &[true, true]).await;
    wait_for_presence(&mut eves, &[false, true]).await;

    // Her connection is still the same one.
    let answer = async { while adas.receive().await.is_ok() {} };
    tokio::select! {
        () = wait_for_presence(&mut eves, &[true, true]) => {}
        () = answer => panic!("her connection was closed"),
    }
    server.stop().await;
}
