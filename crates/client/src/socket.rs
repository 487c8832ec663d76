use api::{ClientMessage, ServerMessage};
use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::ClientError;
use crate::address::{Connection, ServerAddress};

/// A WebSocket connection to a server. It answers the server's pings by itself.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<Connection>,
    /// When the server is going to be restarted.
    restart: Option<api::Millis>,
}

impl Socket {
    pub(crate) async fn open(
        address: &ServerAddress,
        token: Option<&str>,
    ) -> Result<Socket, ClientError> {
        let stream = address.connect().await?;
        let url = address.socket_url(&format!("/api/v{}/socket", api::VERSION));
        let invalid = || ClientError::InvalidAddress(url.clone());
        let mut request = url.as_str().into_client_request().map_err(|_| invalid())?;
        if let Some(token) = token {
            let bearer = format!("Bearer {token}").parse().map_err(|_| invalid())?;
            request.headers_mut().insert("authorization", bearer);
        }
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((stream, _)) => Ok(Socket { stream, restart: None }),
            Err(Error::Http(response)) => {
                let refusal = response.body().as_deref().map(serde_json::from_slice);
                match refusal {
                    Some(Ok(refusal)) => Err(ClientError::Refused(Box::new(refusal))),
                    _ => Err(ClientError::UnexpectedResponse(response.status().to_string())),
                }
            }
            Err(error) => Err(ClientError::disconnected(error)),
        }
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).expect("our own types always become JSON");
        self.send_raw(Message::text(text)).await
    }

    /// Sends any frame, for tests of invalid ones.
    pub async fn send_raw(&mut self, message: Message) -> Result<(), ClientError> {
        self.stream.send(message).await.map_err(ClientError::disconnected)
    }

    /// When the server is going to be restarted, as it last said.
    pub fn restart(&self) -> Option<api::Millis> {
        self.restart
    }

    /// The next message from the server, pings aside.
    pub async fn receive(&mut self) -> Result<ServerMessage, ClientError> {
        loop {
            let text = match self.stream.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(_))) | None => {
                    return Err(ClientError::Disconnected(
                        "the server closed the connection".to_owned(),
                    ));
                }
                Some(Ok(_)) => continue,
                Some(Err(error)) => return Err(ClientError::disconnected(error)),
            };
            match serde_json::from_str(&text) {
                Ok(ServerMessage::Ping { id, restart }) => {
                    self.restart = restart;
                    // A server that has closed the connection may have said why before.
                    let _ = self.send(&ClientMessage::Pong { id }).await;
                }
                Ok(message) => return Ok(message),
                Err(error) => return Err(ClientError::UnexpectedResponse(error.to_string())),
            }
        }
    }
}
