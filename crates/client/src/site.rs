use api::{Credentials, Laid, NewGuest, NewTable, Person};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::address::Address;
use crate::{ClientError, Socket};

/// A server, and who one is there.
#[derive(Clone, Debug)]
pub struct Site {
    address: Address,
    credentials: Option<Credentials>,
}

impl Site {
    /// The server at `http://host:port` or `https://host:port`, as nobody in particular.
    pub fn new(url: &str) -> Result<Site, ClientError> {
        match Address::parse(url) {
            Some(address) => Ok(Site { address, credentials: None }),
            None => Err(ClientError::Address(url.to_owned())),
        }
    }

    /// The same server as someone known there.
    #[must_use]
    pub fn with(mut self, credentials: Credentials) -> Site {
        self.credentials = Some(credentials);
        self
    }

    /// Becomes a guest of that name.
    pub async fn guest(&mut self, name: &str) -> Result<&Person, ClientError> {
        let guest = NewGuest { name: Some(name.to_owned()) };
        let credentials: Credentials = self.post("/guests", &guest).await?;
        Ok(&self.credentials.insert(credentials).you)
    }

    /// Who one is.
    pub fn you(&self) -> Option<&Person> {
        self.credentials.as_ref().map(|credentials| &credentials.you)
    }

    /// The secret that proves it.
    pub fn token(&self) -> Option<&str> {
        self.credentials.as_ref().map(|credentials| credentials.token.as_str())
    }

    /// Lays a table.
    pub async fn lay(&self, table: &NewTable) -> Result<Laid, ClientError> {
        self.post("/tables", table).await
    }

    /// Does something at a table and waits for the answer.
    pub async fn act(&self, table: &str, action: api::Action) -> Result<(), ClientError> {
        let act = api::Act { nonce: crate::nonce(), seq: None, action };
        self.post::<serde_json::Value>(&format!("/tables/{table}/actions"), &act).await.map(drop)
    }

    /// Asks for what lies under `/api/v1` at `path`.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        read(&self.call(Method::GET, path, None).await?)
    }

    /// The same, as text.
    pub async fn get_text(&self, path: &str) -> Result<String, ClientError> {
        let bytes = self.call(Method::GET, path, None).await?;
        String::from_utf8(bytes.into()).map_err(|_| ClientError::Nonsense("no text".to_owned()))
    }

    /// Says something under `/api/v1` at `path`.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_vec(body).expect("our own types always become JSON");
        read(&self.call(Method::POST, path, Some(body)).await?)
    }

    async fn call(
        &self,
        method: Method,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Result<Bytes, ClientError> {
        let stream = self.address.connect().await?;
        let handshake = hyper::client::conn::http1::handshake(TokioIo::new(stream));
        let (mut sender, connection) = handshake.await.map_err(ClientError::away)?;
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/v{}{path}", api::VERSION))
            .header(header::HOST, self.address.authority())
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = self.token() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request
            .body(Full::new(Bytes::from(body.unwrap_or_default())))
            .map_err(|_| ClientError::Address(path.to_owned()))?;
        let response = sender.send_request(request).await.map_err(ClientError::away)?;
        let status = response.status();
        let bytes = response.into_body().collect().await.map_err(ClientError::away)?.to_bytes();
        if status == StatusCode::OK {
            return Ok(bytes);
        }
        match serde_json::from_slice(&bytes) {
            Ok(refusal) => Err(ClientError::Refused(Box::new(refusal))),
            Err(_) => Err(ClientError::Nonsense(status.to_string())),
        }
    }

    /// Opens a connection that stays.
    pub async fn socket(&self) -> Result<Socket, ClientError> {
        Socket::open(&self.address, self.token()).await
    }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ClientError> {
    serde_json::from_slice(bytes).map_err(|error| ClientError::Nonsense(error.to_string()))
}
