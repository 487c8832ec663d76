//! Identity: people prove who they are by a signed token, without an account or a password.

use api::{Credentials, Person};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::limits::AddressKey;

const MAX_NAME_CHARS: usize = 32;

/// Signs tokens and verifies them.
#[derive(Clone)]
pub struct Signer {
    key: [u8; 32],
}

/// The claims of a token. Their names are short since it travels with every request.
#[derive(Serialize, Deserialize)]
struct Claims {
    #[serde(rename = "i")]
    id: String,
    #[serde(rename = "n")]
    name: String,
}

impl Signer {
    /// Signs with a key derived from `secret`.
    pub fn new(secret: &str) -> Signer {
        Signer { key: derive_key(secret, b"palisade token 1") }
    }

    /// Credentials for a new person.
    pub fn guest(&self, name: Option<&str>) -> Credentials {
        let id = crate::random_id(16);
        let name = name.and_then(clean_name).unwrap_or_else(|| format!("Guest {}", &id[..4]));
        self.sign(Person { id, name })
    }

    /// Credentials for a known person.
    pub fn sign(&self, you: Person) -> Credentials {
        let claims = Claims { id: you.id.clone(), name: you.name.clone() };
        let claims = serde_json::to_vec(&claims).expect("two texts always become JSON");
        let claims = BASE64.encode(claims);
        let tag = BASE64.encode(self.mac(&claims).finalize().into_bytes());
        Credentials { you, token: format!("{claims}.{tag}") }
    }

    /// The person whose token this is, if we signed it.
    pub fn verify(&self, token: &str) -> Option<Person> {
        let (claims, tag) = token.split_once('.')?;
        let tag = BASE64.decode(tag).ok()?;
        self.mac(claims).verify_slice(&tag).ok()?;
        let claims: Claims = serde_json::from_slice(&BASE64.decode(claims).ok()?).ok()?;
        Some(Person { id: claims.id, name: claims.name })
    }

    fn mac(&self, claims: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("any key length works");
        mac.update(claims.as_bytes());
        mac
    }
}

/// Hashes addresses, so that the database can tell them apart but does not hold them.
#[derive(Clone)]
pub struct OriginHasher {
    key: [u8; 32],
}

impl OriginHasher {
    /// Hashes with a key derived from `secret`.
    pub fn new(secret: &str) -> OriginHasher {
        OriginHasher { key: derive_key(secret, b"palisade origin 1") }
    }

    /// The hash of an address.
    pub fn hash(&self, address: AddressKey) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("any key length works");
        mac.update(address.to_string().as_bytes());
        BASE64.encode(&mac.finalize().into_bytes()[..12])
    }
}

impl std::fmt::Debug for OriginHasher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("OriginHasher(…)")
    }
}

fn derive_key(secret: &str, purpose: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any key length works");
    mac.update(purpose);
    mac.finalize().into_bytes().into()
}

/// A name as it will be shown: one line, no control characters, not too long, not empty.
pub fn clean_name(name: &str) -> Option<String> {
    let words: Vec<_> = name.split_whitespace().collect();
    let clean = words.join(" ").chars().filter(|c| !c.is_control()).take(MAX_NAME_CHARS).collect();
    Some(clean).filter(|clean: &String| !clean.is_empty())
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tokens_we_signed_are_valid() {
        let signer = Signer::new("secret");
        let ada = signer.guest(Some("Ada"));
        assert_eq!(signer.verify(&ada.token), Some(ada.you.clone()));
        assert_eq!(Signer::new("other").verify(&ada.token), None);

        let eve = signer.guest(Some("Eve"));
        let (claims, _) = ada.token.split_once('.').unwrap();
        let (_, tag) = eve.token.split_once('.').unwrap();
        for forged in
            [format!("{claims}.{tag}"), format!("{claims}."), claims.into(), String::new()]
        {
            assert_eq!(signer.verify(&forged), None, "{forged}");
        }
    }

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(clean_name("  Ada \n L. "), Some("Ada L.".to_owned()));
        assert_eq!(clean_name("\u{7}\t"), None);
        assert_eq!(clean_name(&"é".repeat(99)).unwrap().chars().count(), MAX_NAME_CHARS);
    }

    #[test]
    fn debug_output_hides_the_token() {
        let ada = Signer::new("secret").guest(Some("Ada"));
        assert!(!format!("{ada:?}").contains(&ada.token));
    }
}
