use std::time::{Duration, Instant};

use api::Credentials;
use client::{ApiClient, ClientError, Socket};

/// The nodes as clients reach them, each through its proxy.
#[derive(Debug)]
pub(crate) struct Network {
    urls: Vec<String>,
    started: Instant,
}

/// How long a client waits for a connection, or for the answer to a request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(4);

/// How long a client waits before it tries again.
const RETRY_PAUSE: Duration = Duration::from_millis(100);

impl Network {
    pub(crate) fn new(ports: impl IntoIterator<Item = u16>) -> Network {
        let urls = ports.into_iter().map(|port| format!("http://127.0.0.1:{port}")).collect();
        Network { urls, started: Instant::now() }
    }

    /// The time since the run began.
    pub(crate) fn now(&self) -> Duration {
        self.started.elapsed()
    }

    pub(crate) fn nodes(&self) -> usize {
        self.urls.len()
    }

    fn api(&self, node: usize, credentials: Option<&Credentials>) -> ApiClient {
        let api = ApiClient::new(&self.urls[node]).expect("an address of ours");
        match credentials {
            Some(credentials) => api.with_credentials(credentials.clone()),
            None => api,
        }
    }

    /// Opens a socket to a node.
    pub(crate) async fn socket(&self, node: usize, who: &Credentials) -> Option<Socket> {
        let api = self.api(node, Some(who));
        tokio::time::timeout(REQUEST_TIMEOUT, api.socket()).await.ok()?.ok()
    }

    /// Makes a request to nodes at random until one answers.
    pub(crate) async fn request<T, F: Future<Output = Result<T, ClientError>>>(
        &self,
        rng: &mut fastrand::Rng,
        credentials: Option<&Credentials>,
        ask: impl Fn(ApiClient) -> F,
    ) -> T {
        loop {
            let api = self.api(rng.usize(..self.nodes()), credentials);
            if let Ok(Ok(answer)) = tokio::time::timeout(REQUEST_TIMEOUT, ask(api)).await {
                return answer;
            }
            tokio::time::sleep(RETRY_PAUSE).await;
        }
    }
}
