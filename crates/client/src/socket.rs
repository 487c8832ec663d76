use api::{ClientMessage, ServerMessage};
use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::ClientError;
use crate::address::{Address, Line};

/// One connection to a server. It answers the server's heartbeats by itself.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<Line>,
}

impl Socket {
    pub(crate) async fn open(
        address: &Address,
        token: Option<&str>,
    ) -> Result<Socket, ClientError> {
        let stream = address.connect().await?;
        let url = address.socket(&format!("/api/v{}/socket", api::VERSION));
        let bad = || ClientError::Address(url.clone());
        let mut request = url.as_str().into_client_request().map_err(|_| bad())?;
        if let Some(token) = token {
            let bearer = format!("Bearer {token}").parse().map_err(|_| bad())?;
            request.headers_mut().insert("authorization", bearer);
        }
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((stream, _)) => Ok(Socket { stream }),
            Err(Error::Http(response)) => {
                let refusal = response.body().as_deref().map(serde_json::from_slice);
                match refusal {
                    Some(Ok(refusal)) => Err(ClientError::Refused(Box::new(refusal))),
                    _ => Err(ClientError::Nonsense(response.status().to_string())),
                }
            }
            Err(error) => Err(ClientError::away(error)),
        }
    }

    /// Says something.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).expect("our own types always become JSON");
        self.say_raw(Message::text(text)).await
    }

    /// Says anything at all.
    pub async fn say_raw(&mut self, message: Message) -> Result<(), ClientError> {
        self.stream.send(message).await.map_err(ClientError::away)
    }

    /// What the server says next, heartbeats aside.
    pub async fn hear(&mut self) -> Result<ServerMessage, ClientError> {
        loop {
            let text = match self.stream.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(_))) | None => {
                    return Err(ClientError::Away("the server closed the connection".to_owned()));
                }
                Some(Ok(_)) => continue,
                Some(Err(error)) => return Err(ClientError::away(error)),
            };
            match serde_json::from_str(&text) {
                Ok(ServerMessage::Ping { id }) => self.say(&ClientMessage::Pong { id }).await?,
                Ok(message) => return Ok(message),
                Err(error) => return Err(ClientError::Nonsense(error.to_string())),
            }
        }
    }
}
