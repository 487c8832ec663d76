//! A client keeps its connections, and waits for no server for ever.

use std::time::Duration;

use client::{ApiClient, ClientError, Deadlines, TableClient};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Far more than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

const SHORT: Deadlines =
    Deadlines { connect: Duration::from_millis(50), request: Duration::from_millis(50) };

async fn listen() -> (TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    (listener, url)
}

/// Reads a request up to its headers' end; returns whether there was one.
async fn read_request(stream: &mut TcpStream) -> bool {
    let mut read = Vec::new();
    while !read.ends_with(b"\r\n\r\n") {
        match stream.read_u8().await {
            Ok(byte) => read.push(byte),
            Err(_) => return false,
        }
    }
    true
}

async fn answer(stream: &mut TcpStream) {
    let answer = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]";
    stream.write_all(answer).await.unwrap();
}

fn is_silence<T: std::fmt::Debug>(result: &Result<T, ClientError>) -> bool {
    matches!(result, Err(ClientError::Disconnected(why)) if why.contains("no answer within"))
}

#[tokio::test]
async fn a_server_that_never_answers_is_given_up() {
    // It takes connections, as a listener's backlog does, and says nothing.
    let (_listener, url) = listen().await;
    let api = ApiClient::new(&url).unwrap().with_deadlines(SHORT);
    let asked = tokio::time::timeout(PATIENCE, api.get::<Vec<String>>("/tables")).await.unwrap();
    assert!(is_silence(&asked), "{asked:?}");
    let opened = tokio::time::timeout(PATIENCE, api.socket()).await.unwrap();
    assert!(is_silence(&opened), "{opened:?}");
}

#[tokio::test]
async fn an_answer_that_stops_in_the_middle_is_given_up() {
    let (listener, url) = listen().await;
    let api = ApiClient::new(&url).unwrap().with_deadlines(SHORT);
    let server = async {
        let (mut stream, _) = listener.accept().await.unwrap();
        assert!(read_request(&mut stream).await);
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[").await.unwrap();
        std::future::pending::<()>().await;
    };
    let asked = tokio::select! {
        () = server => unreachable!(),
        asked = api.get::<Vec<String>>("/tables") => asked,
    };
    assert!(is_silence(&asked), "{asked:?}");
}

#[tokio::test]
async fn a_table_client_tries_again_where_a_socket_does_not_open() {
    let (listener, url) = listen().await;
    let api = ApiClient::new(&url).unwrap().with_deadlines(SHORT);
    let mut table = TableClient::new(api, "k3f9");
    // The first connection is never answered; so there is a second.
    let server = async {
        let first = listener.accept().await.unwrap();
        let second = listener.accept().await.unwrap();
        drop((first, second));
    };
    let tried = async {
        tokio::select! {
            () = server => {}
            followed = table.wait_until(|_| true) => panic!("{followed:?}"),
        }
    };
    tokio::time::timeout(PATIENCE, tried).await.expect("it tries again");
}

#[tokio::test]
async fn one_connection_carries_one_request_after_another_of_all_clones() {
    let (listener, url) = listen().await;
    let api = ApiClient::new(&url).unwrap();
    let server = async {
        let (mut stream, _) = listener.accept().await.unwrap();
        while read_request(&mut stream).await {
            answer(&mut stream).await;
        }
    };
    let client = async {
        for api in [api.clone(), api.clone(), api] {
            assert_eq!(api.get::<Vec<String>>("/tables").await.unwrap(), Vec::<String>::new());
        }
    };
    // A second connection would never be taken.
    let done = async {
        tokio::select! {
            () = server => panic!("the connection was closed"),
            () = client => {}
        }
    };
    tokio::time::timeout(PATIENCE, done).await.expect("all over one connection");
}
