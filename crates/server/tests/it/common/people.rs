//! The people whom tests need, and what the server tells them.

use api::{AccountCreated, ClientMessage, Credentials, ServerMessage};
use client::{ApiClient, ClientError, Socket};
use serde_json::json;
use server::config::Config;
use server::identity::moderator_token;
use store::read_token_secrets;
use tokio::task::JoinHandle;

use super::{TempFolder, TestServer};

/// For tests that ask more often than people do.
pub(crate) fn without_limits(config: &mut Config) {
    config.requests_per_minute = 1_000_000;
    config.guests_per_minute = 1_000_000;
    config.sign_ins_per_hour = 3_000;
}

/// The key of a refusal.
pub(crate) fn refusal_key<T>(result: Result<T, ClientError>) -> String {
    result.err().expect("it is refused").refusal().expect("a refusal").key.clone()
}

/// The id of whom a client stands for.
pub(crate) fn person_id(api: &ApiClient) -> String {
    api.you().unwrap().id.clone()
}

/// The owner of a new account.
pub(crate) async fn account(server: &TestServer, name: &str) -> ApiClient {
    let guest = server.guest("Somebody").await;
    let new = json!({"name": name, "password": format!("a fence for {name}")});
    let AccountCreated { you, token, .. } = guest.post("/account", &new).await.unwrap();
    guest.with_credentials(Credentials { you, token })
}

/// A script with the shared token of moderators, under that name.
pub(crate) async fn moderator_script(
    server: &TestServer,
    folder: &TempFolder,
    name: &str,
) -> ApiClient {
    let database = folder.database_url().await.parse().unwrap();
    let token = moderator_token(&read_token_secrets(&database).await.unwrap()).unwrap();
    ApiClient::new(&server.url).unwrap().as_moderator(&token, name)
}

/// A socket that follows a table, as a page does where somebody waits. Its pings are answered only
/// while it is read.
pub(crate) async fn watch(api: &ApiClient, table: &str) -> Socket {
    let mut socket = api.socket().await.unwrap();
    let watch = ClientMessage::Watch { table: table.to_owned(), after: None, phrases: false };
    socket.send(&watch).await.unwrap();
    // Until the table has answered, the socket does not follow it.
    while !matches!(socket.receive().await.unwrap(), ServerMessage::Presence { .. }) {}
    socket
}

/// A page that follows a table and is read, until it is closed.
pub(crate) async fn page(api: &ApiClient, table: &str) -> JoinHandle<()> {
    let mut socket = watch(api, table).await;
    tokio::spawn(async move { while socket.receive().await.is_ok() {} })
}
