//! A server that is handed its socket, as systemd does, can be replaced without anybody being turned away.

use std::net::TcpListener;
use std::os::fd::OwnedFd;
use std::process::Stdio;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{TempFolder, TestProcess, TestServer, get, in_time};

#[tokio::test]
#[ignore = "the process that another test starts and kills"]
async fn activated_child_process() {
    let stdin = |config: &mut server::config::Config| config.listen = "stdin".to_owned();
    let server = TestServer::start_on(TestProcess::database(), stdin).await;
    TestProcess::announce(&server.url).await;
}

#[tokio::test]
async fn who_connects_between_two_servers_is_served_by_the_second() {
    let folder = TempFolder::with_file();
    let database = folder.database_url().await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let start = || {
        let socket = Stdio::from(OwnedFd::from(listener.try_clone().unwrap()));
        let process = "socket_activation::activated_child_process";
        TestProcess::start_with(process, database.clone(), socket)
    };
    let first = start().await;
    assert_eq!(first.said, format!("http://{address}"));
    assert!(in_time(get(&first.said, "/health")).await.starts_with("HTTP/1.1 200"));
    drop(first);

    let mut between = TcpStream::connect(address).await.unwrap();
    let request = format!("GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    between.write_all(request.as_bytes()).await.unwrap();
    let _second = start().await;
    let mut answer = String::new();
    in_time(between.read_to_string(&mut answer)).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}
