use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use api::Person;
use tokio::sync::watch;

use crate::assets::Assets;
use crate::config::Config;
use crate::engines::{Brain, Engines};
use crate::hub::Hub;
use crate::identity::Signer;
use crate::limits::{Open, Rate};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};

/// What a server is made of besides its settings.
pub struct Parts {
    /// What thinks for machines.
    pub brain: Arc<dyn Brain>,
    /// The page and its files.
    pub assets: Assets,
}

/// Everything a request may need.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

/// What [`App`] shares.
#[derive(Debug)]
pub struct Inner {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) engines: Engines,
    pub(crate) signer: Signer,
    pub(crate) assets: Assets,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) sockets: Open<IpAddr>,
    pub(crate) requests: Rate<IpAddr>,
    pub(crate) guests: Rate<IpAddr>,
    pub(crate) laying: Rate<String>,
    pub(crate) insights: Rate<String>,
    /// Turns true when the server is to stop.
    pub(crate) stop: watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// Opens the database and gets everything ready to serve.
    pub async fn open(config: Config, database: &Path, parts: Parts) -> Result<App, StoreError> {
        let max_bytes = Some(config.database_mb * 1024 * 1024).filter(|bytes| *bytes > 0);
        let store = Store::open(database, max_bytes).await?;
        let fresh = crate::dice::Seed::draw().hex();
        let signer = Signer::new(&store.secret("token", fresh).await?);
        let patience = Duration::from_secs(2);
        let engines = Engines::new(parts.brain, config.engine_threads, patience);
        let metrics = Arc::new(Metrics::default());
        let hub = Hub::new(store.clone(), engines.clone(), Arc::clone(&metrics), &config);
        Ok(App(Arc::new(Inner {
            sockets: Open::new(config.sockets, config.sockets_per_address),
            requests: Rate::new(config.requests_per_minute / 4, config.requests_per_minute),
            guests: Rate::new(config.guests_per_minute, config.guests_per_minute),
            laying: Rate::new(config.tables_per_minute, config.tables_per_minute),
            insights: Rate::new(config.insights_per_minute, config.insights_per_minute),
            assets: parts.assets,
            config,
            store,
            hub,
            engines,
            signer,
            metrics,
            stop: watch::Sender::new(false),
        })))
    }

    /// Says goodbye to everyone; new ones are no longer welcome.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Waits until it is to stop.
    pub(crate) async fn stopped(&self) {
        let _ = self.stop.subscribe().wait_for(|stop| *stop).await;
    }

    /// Whether it is about to stop.
    pub fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// The address people see, or else the one they asked for.
    pub(crate) fn base_url(&self, host: Option<&str>) -> String {
        match (self.config.public_url.as_str(), host) {
            ("", Some(host)) => format!("http://{host}"),
            (url, _) => url.to_owned(),
        }
    }

    /// Whether a page from `origin` may talk to us in its visitor's name.
    pub(crate) fn origin_fits(&self, origin: &str, host: Option<&str>) -> bool {
        let same = |host: &str| {
            origin.strip_prefix("http://").or(origin.strip_prefix("https://")) == Some(host)
        };
        match self.config.public_url.as_str() {
            "" => host.is_some_and(same),
            url => origin == url || host.is_some_and(|host| is_local(host) && same(host)),
        }
    }

    /// Whose token this is.
    pub(crate) fn person(&self, token: &str) -> Option<Person> {
        self.signer.check(token)
    }
}

/// On the machine itself the public address is not the only good one.
fn is_local(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
}
