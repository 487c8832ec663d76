//! The other side of Web Push: what a browser and a push service do with a message. Tests have both.

use ring::aead::Aad;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as VerifyingKey};

use crate::encryption::{MessageKeys, input_key};
use crate::{PushError, base64url, from_base64url};

/// A browser that reads what is encrypted for it.
#[derive(Debug)]
pub struct PushReceiver {
    /// What its private key is made of.
    seed: [u8; 32],
    auth: [u8; 16],
}

impl PushReceiver {
    /// A browser with keys of its own.
    pub fn new() -> Result<PushReceiver, PushError> {
        let (mut seed, mut auth) = ([0; 32], [0; 16]);
        let random = SystemRandom::new();
        random.fill(&mut seed).map_err(|_| PushError::Random)?;
        random.fill(&mut auth).map_err(|_| PushError::Random)?;
        // Below the order of the curve.
        seed[0] &= 0x7f;
        Ok(PushReceiver { seed, auth })
    }

    /// Its public key, `p256dh`.
    pub fn public_key(&self) -> String {
        base64url(&self.public_bytes())
    }

    /// What it and the server alone know, `auth`.
    pub fn auth(&self) -> String {
        base64url(&self.auth)
    }

    /// What a message says; nothing if it is not for this browser.
    pub fn decrypt(&self, body: &[u8]) -> Option<Vec<u8>> {
        let (salt, rest) = body.split_at_checked(16)?;
        let (head, rest) = rest.split_at_checked(5)?;
        let (server, record) = rest.split_at_checked(usize::from(head[4]))?;
        let (theirs, public) = (UnparsedPublicKey::new(&ECDH_P256, server), self.public_bytes());
        let keys = agree_ephemeral(self.private_key(), &theirs, |secret| {
            MessageKeys::derive(&input_key(secret, &self.auth, &public, server), salt)
        });
        let keys = keys.ok()?;
        let mut record = record.to_vec();
        let read = keys.cipher().open_in_place(keys.nonce(), Aad::empty(), &mut record).ok()?;
        let end = read.iter().rposition(|byte| *byte != 0)?;
        (read[end] == 2).then(|| read[..end].to_vec())
    }

    fn public_bytes(&self) -> Vec<u8> {
        let public = self.private_key().compute_public_key();
        public.expect("the seed is below the order of the curve").as_ref().to_vec()
    }

    /// The same key every time: ring has no other kind than those that are used once.
    #[allow(deprecated, reason = "there is no other way to have the same key twice")]
    fn private_key(&self) -> EphemeralPrivateKey {
        let fixed = ring::test::rand::FixedSliceRandom { bytes: &self.seed };
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &fixed);
        key.expect("the seed is below the order of the curve")
    }
}

/// What a push service does with the header `Authorization`: the public key that has signed for its origin, if the signature
/// is good at `now`, in seconds since 1970.
pub fn verify_authorization(header: &str, origin: &str, now: u64) -> Option<String> {
    let (token, key) = header.strip_prefix("vapid t=")?.split_once(", k=")?;
    let (signed, signature) = token.rsplit_once('.')?;
    let verifier = VerifyingKey::new(&ECDSA_P256_SHA256_FIXED, from_base64url(key)?);
    verifier.verify(signed.as_bytes(), &from_base64url(signature)?).ok()?;
    let claims = from_base64url(signed.split_once('.')?.1)?;
    let claims: serde_json::Value = serde_json::from_slice(&claims).ok()?;
    let expires = claims["exp"].as_u64()?;
    let is_valid = claims["aud"] == origin && expires > now && expires <= now + 24 * 60 * 60;
    is_valid.then(|| key.to_owned())
}
