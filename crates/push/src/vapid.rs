use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use crate::{PushEndpoint, PushError, base64url, from_base64url};

/// The key by which push services know this server (VAPID, RFC 8292). It is made once and kept with the data:
/// subscriptions belong to it.
#[derive(Debug)]
pub struct VapidKey(EcdsaKeyPair);

/// How long a signature is good for, in seconds; a day is the most that is allowed.
const VALID_FOR: u64 = 12 * 60 * 60;

impl VapidKey {
    /// A new key, as text to keep.
    pub fn generate() -> Result<String, PushError> {
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let key = EcdsaKeyPair::generate_pkcs8(algorithm, &SystemRandom::new());
        key.map(|key| base64url(key.as_ref())).map_err(|_| PushError::Random)
    }

    /// Reads a key that was kept.
    pub fn parse(text: &str) -> Result<VapidKey, PushError> {
        let bytes = from_base64url(text.trim()).ok_or(PushError::ServerKey)?;
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let key = EcdsaKeyPair::from_pkcs8(algorithm, &bytes, &SystemRandom::new());
        key.map(VapidKey).map_err(|_| PushError::ServerKey)
    }

    /// The public half, which a page subscribes with (`applicationServerKey`).
    pub fn public_key(&self) -> String {
        base64url(self.0.public_key().as_ref())
    }

    /// The header `Authorization` of a request to an endpoint. `contact` is a `mailto:` or `https:` address of whoever
    /// runs the server, `now` the time in seconds since 1970.
    pub fn authorization(
        &self,
        endpoint: &PushEndpoint,
        contact: &str,
        now: u64,
    ) -> Result<String, PushError> {
        let claims = json!({ "aud": endpoint.origin(), "exp": now + VALID_FOR, "sub": contact });
        let part = |value: serde_json::Value| base64url(value.to_string().as_bytes());
        let signed = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = signature.map_err(|_| PushError::Random)?;
        Ok(format!("vapid t={signed}.{}, k={}", base64url(signature.as_ref()), self.public_key()))
    }
}
