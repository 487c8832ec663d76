//! Web Push without a network: what is sent to a browser's push service (RFC 8030), encrypted for that browser alone
//! (RFC 8291), signed by the server's key (VAPID, RFC 8292), and only to endpoints that are on the public internet.
//!
//! Whoever sends connects to an address that [`is_public`] has accepted, and follows no redirects.

mod encryption;
mod endpoint;
mod error;
mod receiver;
mod subscription;
#[cfg(test)]
mod tests;
mod vapid;

pub use encryption::encrypt;
pub use endpoint::{PushEndpoint, is_public};
pub use error::PushError;
pub use receiver::{PushReceiver, verify_authorization};
pub use subscription::PushSubscription;
pub use vapid::VapidKey;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Bytes as base64url without padding.
fn base64url(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Reads base64url, with padding or without.
fn from_base64url(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}
