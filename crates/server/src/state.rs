use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use api::{Credentials, Millis, Person};
use solver::TablebaseOracle;
use store::{DatabaseClock, DatabaseUrl, Store, StoreError, TokenSecret};
use tokio::sync::{Semaphore, watch};

use crate::activity::ActivityCache;
use crate::assets::Assets;
use crate::config::Config;
use crate::credentials::{PasskeyVerifier, PasswordPool, SessionRegister};
use crate::engine_pool::{EngineBackend, EnginePool};
use crate::engines::Engines;
use crate::error::ServerError;
use crate::hub::{Hub, SYNC_INTERVAL};
use crate::identity::{Grant, Identity, OriginHasher, Signer};
use crate::jobs::JobQueue;
use crate::limits::{AddressKey, ConnectionLimiter};
use crate::mail_settings::Mailer;
use crate::maze_solver::MazeSolver;
use crate::metrics::Metrics;
use crate::moderation::{Moderation, renamed};
use crate::notifier::Notifier;
use crate::online::OnlinePeople;
use crate::pool_cache::PoolCache;
use crate::readiness::ReadinessCache;
use crate::reviews::Reviews;
use crate::shared_limits::{Limit, SharedLimits};

/// What the caller supplies besides the configuration.
pub struct Dependencies {
    /// Chooses moves for computer players and analyses positions.
    pub engine: Arc<dyn EngineBackend>,
    /// The page and its files.
    pub assets: Assets,
    /// The solutions of PAC-MAN mazes.
    pub tablebases: Arc<TablebaseOracle>,
    /// The time that clocks, outages and pairings go by.
    pub clock: Arc<DatabaseClock>,
}

/// The application state, shared by all requests.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

/// What [`App`] shares.
#[derive(Debug)]
pub struct Inner {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) engines: Engines,
    signer: RwLock<Arc<Signer>>,
    /// When tokens that do not say when they were issued count as issued.
    undated: Millis,
    /// When people signed out everywhere, by their id.
    revocations: RwLock<HashMap<String, Millis>>,
    /// Sessions that have ended.
    pub(crate) sessions: SessionRegister,
    /// Where passwords are hashed.
    pub(crate) passwords: PasswordPool,
    /// What passkeys are verified with, where browsers have any for this server.
    pub(crate) passkeys: Option<PasskeyVerifier>,
    /// What mails are sent with, where there is mail.
    pub(crate) mailer: Option<Mailer>,
    /// What people are told with although their page is closed.
    pub(crate) notifier: Notifier,
    pub(crate) moderation: Moderation,
    /// Owners of accounts who are here.
    pub(crate) online: OnlinePeople,
    /// Held while who follows tables elsewhere is read and told, so that no older reading is told last.
    pub(crate) presence_refresh: tokio::sync::Mutex<()>,
    pub(crate) assets: Assets,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) sockets: ConnectionLimiter<AddressKey>,
    pub(crate) limits: Arc<SharedLimits>,
    pub(crate) reviews: Reviews,
    pub(crate) mazes: Arc<MazeSolver>,
    /// A permit for every probe that runs.
    pub(crate) probes: Semaphore,
    /// The one permit to solve a small maze of the gallery.
    pub(crate) gallery_solves: Semaphore,
    pub(crate) activity: ActivityCache,
    /// Whether the database answered a moment ago.
    pub(crate) readiness: ReadinessCache,
    /// The ratings of each pool, as they were a few seconds ago.
    pub(crate) pools: PoolCache,
    /// The shutdown signal: turns true when the server is to stop.
    pub(crate) stop: watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// Opens the database and starts the engine pool.
    pub async fn open(
        config: Config,
        database: &DatabaseUrl,
        dependencies: Dependencies,
    ) -> Result<App, StoreError> {
        let clock = dependencies.clock;
        let store = match database {
            DatabaseUrl::Sqlite(path) => {
                let max_bytes = Some(config.database_mb * 1024 * 1024).filter(|bytes| *bytes > 0);
                Store::open_sqlite(path, max_bytes, clock).await?
            }
            DatabaseUrl::Postgres(options) => {
                let bus = Some(config.bus.as_str()).filter(|url| !url.is_empty());
                Store::open_postgres(options, &config.node, bus, clock).await?
            }
        };
        let now = store.now();
        if config.rotate_key {
            store.token_secrets().await?;
            store.add_token_secret(now).await?;
            if store.is_shared() {
                // By then the other nodes know it too, and can verify what is signed with it.
                tokio::time::sleep(2 * SYNC_INTERVAL).await;
            }
        }
        let undated = store.get_or_insert_secret("tokens dated since", now.to_string()).await?;
        let undated = undated.parse().unwrap_or(now);
        let signer = signer(&config, &store.token_secrets().await?, undated);
        let revocations = RwLock::new(store.revocations(0).await?);
        let sessions = SessionRegister::default();
        sessions.end(store.ended_sessions(0).await?);
        let grace = Duration::from_secs(2);
        let pool = EnginePool::new(dependencies.engine, config.engine_threads, grace);
        let metrics = Arc::new(Metrics::default());
        let jobs = (config.engine_threads == 0)
            .then(|| JobQueue::start(store.clone(), Arc::clone(&metrics)));
        let engines = Engines::new(pool, jobs.clone(), Arc::clone(&metrics));
        let new_secret = store::random_secret();
        let origins = OriginHasher::new(&store.get_or_insert_secret("origin", new_secret).await?);
        let limits = SharedLimits::new(&config, origins.clone(), store.is_shared());
        let limits = Arc::new(limits);
        let hub = Hub::new(
            store.clone(),
            engines.clone(),
            Arc::clone(&metrics),
            Arc::clone(&limits),
            origins,
            &config,
        );
        // Settings that are wrong do not come this far.
        let mail = config.mail_settings().ok().flatten();
        let mailer = mail.filter(|_| config.accounts).map(Mailer::new);
        let notifier = Notifier::open(&store, &config).await?;
        let stop = watch::Sender::new(false);
        let passkeys = config.accounts.then(|| PasskeyVerifier::new(&config.public_url)).flatten();
        let app = App(Arc::new(Inner {
            sockets: ConnectionLimiter::new(config.sockets, config.sockets_per_address),
            limits,
            reviews: Reviews::new(store.clone(), engines.clone()),
            mazes: Arc::new(MazeSolver::new(
                dependencies.tablebases,
                store.clone(),
                jobs,
                &config,
                stop.subscribe(),
            )),
            probes: Semaphore::new(config.engine_threads.max(1)),
            gallery_solves: Semaphore::new(1),
            assets: dependencies.assets,
            config,
            store,
            hub,
            engines,
            signer: RwLock::new(Arc::new(signer)),
            undated,
            revocations,
            sessions,
            passwords: PasswordPool::default(),
            passkeys,
            mailer,
            notifier,
            moderation: Moderation::default(),
            online: OnlinePeople::default(),
            presence_refresh: tokio::sync::Mutex::default(),
            activity: ActivityCache::default(),
            readiness: ReadinessCache::default(),
            pools: PoolCache::default(),
            metrics,
            stop,
        }));
        app.refresh_decisions(0).await?;
        Ok(app)
    }

    /// Begins the shutdown: closes all sockets and accepts no new ones.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Refuses what somebody does at a table too often, on however many connections.
    pub(crate) fn check_action_rate(&self, table: &str, person: &str) -> Result<(), ServerError> {
        let allowed = self.limits.allow(Limit::Actions, format_args!("{table} {person}"))
            && self.limits.allow(Limit::ActionsOfPerson, person);
        if allowed { Ok(()) } else { Err(ServerError::TooOften) }
    }

    /// Waits until all nodes have seen what was just written.
    pub(crate) async fn settle(&self) {
        if self.store.is_shared() {
            tokio::time::sleep(2 * SYNC_INTERVAL).await;
        }
    }

    /// Waits for the shutdown to begin.
    pub(crate) async fn stopped(&self) {
        let _ = self.stop.subscribe().wait_for(|stop| *stop).await;
    }

    /// Whether the shutdown has begun.
    pub fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// The configured public URL, or else the host of the request.
    pub(crate) fn base_url(&self, host: Option<&str>) -> String {
        match (self.config.public_url.as_str(), host) {
            ("", Some(host)) => format!("http://{host}"),
            (url, _) => url.to_owned(),
        }
    }

    /// The link to a table.
    pub(crate) fn table_url(&self, host: Option<&str>, table: &str) -> String {
        format!("{}/t/{table}", self.base_url(host))
    }

    /// Origin check against cross-site requests: whether a page from `origin` may make requests with
    /// its visitor's cookie.
    pub(crate) fn is_allowed_origin(&self, origin: &str, host: Option<&str>) -> bool {
        let same = |host: &str| {
            origin.strip_prefix("http://").or(origin.strip_prefix("https://")) == Some(host)
        };
        match self.config.public_url.as_str() {
            "" => host.is_some_and(same),
            url => origin == url || host.is_some_and(|host| is_local(host) && same(host)),
        }
    }

    /// Whose token this is, if it is valid, under the name that others see.
    pub(crate) fn identity(&self, token: &str, address: AddressKey) -> Option<Identity> {
        let now = self.store.now();
        let identity = self.signer().verify(token, now)?;
        (!self.is_revoked(&identity)).then(|| self.moderation.shown(identity, address, now))
    }

    /// Whose token this is, even if they have signed out everywhere since.
    pub(crate) fn signed_identity(&self, token: &str) -> Option<Identity> {
        self.signer().verify(token, self.store.now())
    }

    /// Reads what moderators have decided, and tells tables of people who were given another name after
    /// `since`.
    pub(crate) async fn refresh_decisions(&self, since: Millis) -> Result<(), StoreError> {
        let _lock = self.moderation.lock_for_refresh().await;
        let sanctions = self.store.sanctions(self.store.now()).await?;
        self.moderation.refresh(sanctions, self.store.restart_notice().await?);
        for rename in self.moderation.refresh_renames(self.store.renames(since).await?) {
            if rename.name.is_empty() {
                self.hub.forget_address(&rename.person);
            }
            self.hub.rename(&renamed(&rename));
        }
        Ok(())
    }

    /// Whether somebody's token has expired since it was verified.
    pub(crate) fn is_expired(&self, identity: &Identity) -> bool {
        self.signer().is_expired(identity, self.store.now())
    }

    /// Whether somebody has signed out since their token was issued, there or everywhere.
    pub(crate) fn is_revoked(&self, identity: &Identity) -> bool {
        if identity.grant.id().is_some_and(|session| self.sessions.has_ended(session)) {
            return true;
        }
        self.is_revoked_since(&identity.person.id, identity.issued)
    }

    /// Whether somebody has signed out everywhere since then.
    pub(crate) fn is_revoked_since(&self, person: &str, since: Millis) -> bool {
        let revocations = self.revocations.read().unwrap_or_else(PoisonError::into_inner);
        revocations.get(person).is_some_and(|before| since < *before)
    }

    /// Signs a guest out everywhere, and returns new credentials for where they are.
    pub(crate) async fn sign_out(&self, person: Person) -> Result<Credentials, StoreError> {
        let before = self.revoke(&person.id).await?;
        Ok(self.signer().sign_at(person, before))
    }

    /// New credentials that are good for the same.
    pub(crate) fn sign_again(&self, Identity { person, grant, .. }: Identity) -> Credentials {
        self.signer().sign_grant(person, self.store.now(), grant)
    }

    /// Makes all tokens of somebody void; returns since when.
    pub(crate) async fn revoke(&self, person: &str) -> Result<Millis, StoreError> {
        // Even a token issued in this very millisecond is older.
        let before = self.store.now() + 1;
        self.store.revoke(person, before).await?;
        self.refresh_revocations(HashMap::from([(person.to_owned(), before)]));
        Ok(before)
    }

    /// People have signed out everywhere, maybe at another node.
    pub(crate) fn refresh_revocations(&self, new: HashMap<String, Millis>) {
        if !new.is_empty() {
            self.revocations.write().unwrap_or_else(PoisonError::into_inner).extend(new);
        }
    }

    /// These are the secrets that tokens are signed with, maybe by other nodes.
    pub(crate) fn refresh_secrets(&self, secrets: &[TokenSecret]) {
        if self.signer().secret_count() != secrets.len() {
            let signer = Arc::new(signer(&self.config, secrets, self.undated));
            *self.signer.write().unwrap_or_else(PoisonError::into_inner) = signer;
        }
    }

    /// What tokens are signed and verified with.
    pub(crate) fn signer(&self) -> Arc<Signer> {
        Arc::clone(&self.signer.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Credentials for a guest.
    pub(crate) fn sign(&self, person: Person) -> Credentials {
        self.signer().sign_grant(person, self.store.now(), Grant::Guest)
    }
}

fn signer(config: &Config, secrets: &[TokenSecret], undated: Millis) -> Signer {
    let lifetime = config.token_days.saturating_mul(24 * 60 * 60 * 1000);
    Signer::with_secrets(secrets, lifetime, undated)
}

/// Requests from the same machine may use a local address instead of the public one.
fn is_local(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
}
