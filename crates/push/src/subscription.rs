use crate::{PushEndpoint, PushError, from_base64url};

/// Where and for whom a browser wants messages: what `PushManager.subscribe` gives a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushSubscription {
    /// The push service.
    pub endpoint: PushEndpoint,
    /// The browser's public key, an uncompressed point of P-256.
    pub(crate) public_key: [u8; 65],
    /// What browser and server alone know.
    pub(crate) auth: [u8; 16],
}

impl PushSubscription {
    /// Reads the endpoint and the keys `p256dh` and `auth`, in base64url. Whether the point is on the curve shows when
    /// something is encrypted for it.
    pub fn parse(endpoint: &str, p256dh: &str, auth: &str) -> Result<PushSubscription, PushError> {
        PushSubscription::at(PushEndpoint::parse(endpoint)?, p256dh, auth)
    }

    /// Reads the keys of a subscription whose endpoint is known.
    pub fn at(
        endpoint: PushEndpoint,
        p256dh: &str,
        auth: &str,
    ) -> Result<PushSubscription, PushError> {
        let key = |text: &str| from_base64url(text).ok_or(PushError::Keys);
        let public_key: [u8; 65] = key(p256dh)?.try_into().map_err(|_| PushError::Keys)?;
        let auth = key(auth)?.try_into().map_err(|_| PushError::Keys)?;
        if public_key[0] != 4 {
            return Err(PushError::Keys);
        }
        Ok(PushSubscription { endpoint, public_key, auth })
    }
}
