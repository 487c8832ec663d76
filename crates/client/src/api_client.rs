use api::{Credentials, NewGuest, NewTable, Person, TableCreated};
use futures_util::future::BoxFuture;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, StatusCode, header};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::address::ServerAddress;
use crate::connector::{ConnectionPool, Deadlines, connection_pool, request_failure};
use crate::{ClientError, Socket};

/// HTTP client of one server, with the credentials of one person.
#[derive(Clone, Debug)]
pub struct ApiClient {
    address: ServerAddress,
    deadlines: Deadlines,
    /// Shared by all clones.
    pool: ConnectionPool,
    credentials: Option<Credentials>,
    /// What a moderator calls themselves.
    moderator: Option<String>,
}

impl ApiClient {
    /// A client of the server at `http://host:port` or `https://host:port`, without credentials.
    pub fn new(url: &str) -> Result<ApiClient, ClientError> {
        let address = ServerAddress::parse(url);
        let address = address.ok_or_else(|| ClientError::InvalidAddress(url.to_owned()))?;
        let deadlines = Deadlines::default();
        let pool = connection_pool(&address, deadlines);
        Ok(ApiClient { address, deadlines, pool, credentials: None, moderator: None })
    }

    /// The same client with other deadlines.
    #[must_use]
    pub fn with_deadlines(mut self, deadlines: Deadlines) -> ApiClient {
        self.pool = connection_pool(&self.address, deadlines);
        self.deadlines = deadlines;
        self
    }

    /// The same client with these credentials.
    #[must_use]
    pub fn with_credentials(mut self, credentials: Credentials) -> ApiClient {
        self.credentials = Some(credentials);
        self
    }

    /// The same client with the moderators' token, for somebody who calls themselves `name`.
    #[must_use]
    pub fn as_moderator(mut self, token: &str, name: &str) -> ApiClient {
        self.moderator = Some(name.to_owned());
        self.with_credentials(Credentials { you: Person::new("", ""), token: token.to_owned() })
    }

    /// Registers a guest of that name, or of none if it is empty, and keeps the credentials.
    pub async fn register_guest(&mut self, name: &str) -> Result<&Person, ClientError> {
        let guest = NewGuest { name: Some(name.to_owned()) };
        let credentials: Credentials = self.post("/guests", &guest).await?;
        Ok(&self.credentials.insert(credentials).you)
    }

    /// The person whose credentials these are.
    pub fn you(&self) -> Option<&Person> {
        self.credentials.as_ref().map(|credentials| &credentials.you)
    }

    /// The bearer token.
    pub fn token(&self) -> Option<&str> {
        self.credentials.as_ref().map(|credentials| credentials.token.as_str())
    }

    /// Creates a table.
    pub async fn create_table(&self, table: &NewTable) -> Result<TableCreated, ClientError> {
        self.post("/tables", table).await
    }

    /// Performs an action at a table and waits for the answer.
    pub async fn act(&self, table: &str, action: api::Action) -> Result<(), ClientError> {
        let act = api::ActionRequest { nonce: crate::nonce(), seq: None, action };
        self.post::<serde_json::Value>(&format!("/tables/{table}/actions"), &act).await.map(drop)
    }

    /// Asks whether the server is ready; if it is not, why.
    pub async fn ready(&self) -> Result<Result<String, String>, ClientError> {
        let (status, text) = self.exchange(Method::GET, "/ready", None).await?;
        let text = String::from_utf8_lossy(&text).into_owned();
        Ok(if status == StatusCode::OK { Ok(text) } else { Err(text) })
    }

    /// GET request to `path` under `/api/v1`.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        read(&self.request(Method::GET, path, None).await?)
    }

    /// GET request with a text response.
    pub async fn get_text(&self, path: &str) -> Result<String, ClientError> {
        let bytes = self.request(Method::GET, path, None).await?;
        String::from_utf8(bytes.into())
            .map_err(|_| ClientError::UnexpectedResponse("no text".to_owned()))
    }

    /// POST request to `path` under `/api/v1`.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_vec(body).expect("our own types always become JSON");
        read(&self.request(Method::POST, path, Some(body)).await?)
    }

    /// PATCH request to `path` under `/api/v1`.
    pub async fn patch<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_vec(body).expect("our own types always become JSON");
        read(&self.request(Method::PATCH, path, Some(body)).await?)
    }

    /// PUT request to `path` under `/api/v1`.
    pub async fn put<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_vec(body).expect("our own types always become JSON");
        read(&self.request(Method::PUT, path, Some(body)).await?)
    }

    /// DELETE request to `path` under `/api/v1` with a body.
    pub async fn delete_with<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_vec(body).expect("our own types always become JSON");
        read(&self.request(Method::DELETE, path, Some(body)).await?)
    }

    /// GET request with any response.
    pub async fn get_bytes(&self, path: &str) -> Result<Vec<u8>, ClientError> {
        Ok(self.request(Method::GET, path, None).await?.into())
    }

    /// DELETE request to `path` under `/api/v1`.
    pub async fn delete<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        read(&self.request(Method::DELETE, path, None).await?)
    }

    /// In a box, so that it is compiled once and not for every type of answer.
    fn request<'a>(
        &'a self,
        method: Method,
        path: &'a str,
        body: Option<Vec<u8>>,
    ) -> BoxFuture<'a, Result<Bytes, ClientError>> {
        Box::pin(self.accepted(method, path, body))
    }

    /// One request, and its answer unless it is refused.
    async fn accepted(
        &self,
        method: Method,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Result<Bytes, ClientError> {
        let path = format!("/api/v{}{path}", api::VERSION);
        let (status, bytes) = self.exchange(method, &path, body).await?;
        if status.is_success() {
            return Ok(bytes);
        }
        match serde_json::from_slice(&bytes) {
            Ok(refusal) => Err(ClientError::Refused(Box::new(refusal))),
            Err(_) => Err(ClientError::UnexpectedResponse(status.to_string())),
        }
    }

    /// One request and its answer, or that there was none in time.
    async fn exchange(
        &self,
        method: Method,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Result<(StatusCode, Bytes), ClientError> {
        let deadline = self.deadlines.request;
        let exchanged = timeout(deadline, self.exchange_in_any_time(method, path, body)).await;
        exchanged.unwrap_or(Err(ClientError::silent(deadline)))
    }

    async fn exchange_in_any_time(
        &self,
        method: Method,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Result<(StatusCode, Bytes), ClientError> {
        let mut request = Request::builder()
            .method(method)
            .uri(self.address.url(path))
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = self.token() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(name) = &self.moderator {
            request = request.header(api::MODERATOR_HEADER, name.as_bytes());
        }
        let request = request
            .body(Full::new(Bytes::from(body.unwrap_or_default())))
            .map_err(|_| ClientError::InvalidAddress(path.to_owned()))?;
        let response = self.pool.request(request).await.map_err(|error| request_failure(&error))?;
        let status = response.status();
        let bytes =
            response.into_body().collect().await.map_err(ClientError::disconnected)?.to_bytes();
        Ok((status, bytes))
    }

    /// Opens a WebSocket.
    pub fn socket(&self) -> BoxFuture<'_, Result<Socket, ClientError>> {
        let deadline = self.deadlines.connect;
        Box::pin(async move {
            let opened = timeout(deadline, Socket::open(&self.address, self.token())).await;
            opened.unwrap_or(Err(ClientError::silent(deadline)))
        })
    }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ClientError> {
    serde_json::from_slice(bytes)
        .map_err(|error| ClientError::UnexpectedResponse(error.to_string()))
}
