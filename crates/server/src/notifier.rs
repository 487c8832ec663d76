use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use push::{PushEndpoint, PushError, PushSubscription, VapidKey, encrypt};
use store::{Store, StoreError, SubscriptionRow};
use tokio::sync::{Notify, Semaphore};

use crate::config::Config;
use crate::push_client::PushClient;

/// How many messages a node sends to push services at a time.
pub(crate) const CONNECTIONS: u32 = 32;

/// How many of them to one push service.
const CONNECTIONS_TO_HOST: usize = 8;

/// What a node tells people with.
#[derive(Debug)]
pub(crate) struct Notifier {
    /// The key that push services know this server by.
    pub(crate) key: VapidKey,
    pub(crate) client: PushClient,
    /// Who runs the server, for push services.
    pub(crate) contact: String,
    /// The origin of a push service of the host's own; empty if there is none.
    own_service: String,
    /// Everybody who can be told something, as last read.
    reachable: RwLock<HashSet<String>>,
    /// There may be something to tell.
    pub(crate) queued: Notify,
    /// A permit for every message that is being sent.
    pub(crate) connections: Arc<Semaphore>,
    /// How many of them to each push service.
    hosts: Mutex<HashMap<String, usize>>,
}

impl Notifier {
    /// With the key that is kept with the data, and made at the first start.
    pub(crate) async fn open(store: &Store, config: &Config) -> Result<Notifier, StoreError> {
        let name = "vapid".to_owned();
        let unusable =
            |error: PushError| StoreError::Secret { name: name.clone(), why: error.to_string() };
        let new = VapidKey::generate().map_err(unusable)?;
        let kept = store.get_or_insert_secret(&name, new).await?;
        Ok(Notifier {
            key: VapidKey::parse(&kept).map_err(unusable)?,
            client: PushClient::default(),
            contact: contact(config),
            own_service: config.push_service.clone(),
            reachable: RwLock::default(),
            queued: Notify::new(),
            connections: Arc::new(Semaphore::new(CONNECTIONS as usize)),
            hosts: Mutex::default(),
        })
    }

    /// Whether somebody can be told something although their page is closed.
    pub(crate) fn reaches(&self, person: &str) -> bool {
        self.reachable.read().unwrap_or_else(PoisonError::into_inner).contains(person)
    }

    pub(crate) fn set_reachable(&self, people: Vec<String>) {
        let people = people.into_iter().collect();
        *self.reachable.write().unwrap_or_else(PoisonError::into_inner) = people;
    }

    pub(crate) fn add_reachable(&self, person: &str) {
        let mut people = self.reachable.write().unwrap_or_else(PoisonError::into_inner);
        people.insert(person.to_owned());
    }

    /// A subscription as it is sent to, checked.
    pub(crate) fn subscription(
        &self,
        row: &SubscriptionRow,
    ) -> Result<PushSubscription, PushError> {
        let endpoint = match self.own_service.as_str() {
            "" => PushEndpoint::parse(&row.endpoint),
            own => PushEndpoint::parse_own(&row.endpoint, own)
                .or_else(|_| PushEndpoint::parse(&row.endpoint)),
        };
        let subscription = PushSubscription::at(endpoint?, &row.public_key, &row.auth)?;
        // Whether the key is one shows only now.
        encrypt(&subscription, b"")?;
        Ok(subscription)
    }

    /// A place among the messages to one push service; it is given back by [`Self::leave`].
    pub(crate) fn enter(&self, host: &str) -> bool {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = hosts.entry(host.to_owned()).or_default();
        let has_room = *count < CONNECTIONS_TO_HOST;
        *count += usize::from(has_room);
        has_room
    }

    pub(crate) fn leave(&self, host: &str) {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = hosts.get_mut(host) {
            *count -= 1;
            if *count == 0 {
                hosts.remove(host);
            }
        }
    }
}

/// Who runs the server, as push services want to have it: a `mailto:` or `https:` address.
fn contact(config: &Config) -> String {
    match (config.contact.as_str(), config.public_url.as_str()) {
        (contact, _) if contact.starts_with("https://") || contact.starts_with("mailto:") => {
            contact.to_owned()
        }
        (contact, _) if contact.contains('@') && !contact.contains(char::is_whitespace) => {
            format!("mailto:{contact}")
        }
        (_, url) if url.starts_with("https://") => url.to_owned(),
        _ => "mailto:nobody@example.org".to_owned(),
    }
}
