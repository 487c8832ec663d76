//! Message encryption for Web Push (RFC 8291): the content encoding `aes128gcm` (RFC 8188) with a key agreed on by
//! elliptic-curve Diffie–Hellman, so that the push service reads nothing.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};

use crate::{PushError, PushSubscription};

/// The size of a record; a message is one.
const RECORD_BYTES: u32 = 4_096;

/// The longest payload: a push service takes 4096 bytes with header (86), padding delimiter and tag (16).
const MAX_PAYLOAD: usize = 3_993;

/// Encrypts a payload for a browser: the body of a request with `Content-Encoding: aes128gcm`.
pub fn encrypt(subscription: &PushSubscription, payload: &[u8]) -> Result<Vec<u8>, PushError> {
    if payload.len() > MAX_PAYLOAD {
        return Err(PushError::TooLong);
    }
    let random = SystemRandom::new();
    let mut salt = [0; 16];
    random.fill(&mut salt).map_err(|_| PushError::Random)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(|_| PushError::Random)?;
    let own_public = own.compute_public_key().map_err(|_| PushError::Random)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &subscription.public_key);
    let keys = agree_ephemeral(own, &theirs, |secret| {
        let ikm =
            input_key(secret, &subscription.auth, &subscription.public_key, own_public.as_ref());
        MessageKeys::derive(&ikm, &salt)
    });
    let keys = keys.map_err(|_| PushError::Keys)?;
    let mut body = salt.to_vec();
    body.extend(RECORD_BYTES.to_be_bytes());
    body.push(own_public.as_ref().len() as u8);
    body.extend(own_public.as_ref());
    body.extend(keys.seal(payload));
    Ok(body)
}

/// What both sides make of the secret that they have agreed on, and of the one they had before.
pub(crate) fn input_key(
    secret: &[u8],
    auth: &[u8],
    browser_public: &[u8],
    server_public: &[u8],
) -> [u8; 32] {
    let info = [b"WebPush: info\0", browser_public, server_public];
    expand(&Salt::new(HKDF_SHA256, auth).extract(secret), &info)
}

/// The key and the nonce of a message.
pub(crate) struct MessageKeys {
    pub(crate) key: [u8; 16],
    pub(crate) nonce: [u8; NONCE_LEN],
}

impl MessageKeys {
    pub(crate) fn derive(ikm: &[u8], salt: &[u8]) -> MessageKeys {
        let prk = Salt::new(HKDF_SHA256, salt).extract(ikm);
        MessageKeys {
            key: expand(&prk, &[b"Content-Encoding: aes128gcm\0"]),
            nonce: expand(&prk, &[b"Content-Encoding: nonce\0"]),
        }
    }

    /// The last record, which says so by its delimiter.
    pub(crate) fn seal(&self, payload: &[u8]) -> Vec<u8> {
        let mut record = payload.to_vec();
        record.push(2);
        let sealed =
            self.cipher().seal_in_place_append_tag(self.nonce(), Aad::empty(), &mut record);
        sealed.expect("a record is short enough for AES-GCM");
        record
    }

    pub(crate) fn cipher(&self) -> LessSafeKey {
        LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &self.key).expect("16 bytes are a key"))
    }

    /// Used once: the key is new for every message.
    pub(crate) fn nonce(&self) -> Nonce {
        Nonce::assume_unique_for_key(self.nonce)
    }
}

struct KeyLength(usize);

impl KeyType for KeyLength {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(prk: &Prk, info: &[&[u8]]) -> [u8; N] {
    let mut key = [0; N];
    let expanded = prk.expand(info, KeyLength(N)).and_then(|okm| okm.fill(&mut key));
    expanded.expect("HKDF gives this many bytes");
    key
}
