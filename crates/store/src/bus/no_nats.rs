use async_trait::async_trait;

use super::{Bus, Hint, HintReceiver, without_password};
use crate::StoreError;

/// NATS in a program that was built without it: there is never a value of this type.
#[derive(Debug)]
pub(crate) enum MissingNats {}

impl MissingNats {
    /// Refuses, and says how to build a program that can.
    pub(crate) async fn connect(url: &str, _node: &str) -> Result<MissingNats, StoreError> {
        let why = "this program was built without NATS; `cargo build --release --features nats` builds it in";
        Err(StoreError::Server { database: without_password(url), why: why.to_owned() })
    }

    /// Cannot be called.
    pub(crate) async fn listen(&mut self, _cluster: &str) -> Result<HintReceiver, StoreError> {
        match *self {}
    }
}

#[async_trait]
impl Bus for MissingNats {
    async fn publish(&self, _: &[Hint]) {
        match *self {}
    }
}
