//! Who someone is: a signed token, and nothing to fill in.

use api::{Credentials, Person};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

/// The longest name, in characters.
const LONGEST: usize = 32;

/// Signs tokens and checks them.
#[derive(Clone)]
pub struct Signer {
    key: [u8; 32],
}

/// What a token says, in as few letters as will do: it travels with every request.
#[derive(Serialize, Deserialize)]
struct Claim {
    i: String,
    n: String,
}

impl Signer {
    /// Signs with a key made from `secret`.
    pub fn new(secret: &str) -> Signer {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any key will do");
        mac.update(b"palisade token 1");
        Signer { key: mac.finalize().into_bytes().into() }
    }

    /// Someone new.
    pub fn guest(&self, name: Option<&str>) -> Credentials {
        let id = crate::random_id(16);
        let name = name.and_then(clean).unwrap_or_else(|| format!("Guest {}", &id[..4]));
        self.sign(Person { id, name })
    }

    /// Proof for someone known.
    pub fn sign(&self, you: Person) -> Credentials {
        let claim = Claim { i: you.id.clone(), n: you.name.clone() };
        let claim = serde_json::to_vec(&claim).expect("two texts always become JSON");
        let claim = BASE64.encode(claim);
        let tag = BASE64.encode(self.mac(&claim).finalize().into_bytes());
        Credentials { you, token: format!("{claim}.{tag}") }
    }

    /// Whose token this is, if it is ours.
    pub fn check(&self, token: &str) -> Option<Person> {
        let (claim, tag) = token.split_once('.')?;
        let tag = BASE64.decode(tag).ok()?;
        self.mac(claim).verify_slice(&tag).ok()?;
        let claim: Claim = serde_json::from_slice(&BASE64.decode(claim).ok()?).ok()?;
        Some(Person { id: claim.i, name: claim.n })
    }

    fn mac(&self, claim: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("any key will do");
        mac.update(claim.as_bytes());
        mac
    }
}

/// A name as it will be shown: one line, no control characters, not too long, not empty.
pub fn clean(name: &str) -> Option<String> {
    let words: Vec<_> = name.split_whitespace().collect();
    let shown = words.join(" ").chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    Some(shown).filter(|shown: &String| !shown.is_empty())
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
    fn only_our_own_tokens_count() {
        let signer = Signer::new("secret");
        let ada = signer.guest(Some("Ada"));
        assert_eq!(signer.check(&ada.token), Some(ada.you.clone()));
        assert_eq!(Signer::new("other").check(&ada.token), None);

        let eve = signer.guest(Some("Eve"));
        let (claim, _) = ada.token.split_once('.').unwrap();
        let (_, tag) = eve.token.split_once('.').unwrap();
        for forged in [format!("{claim}.{tag}"), format!("{claim}."), claim.into(), String::new()] {
            assert_eq!(signer.check(&forged), None, "{forged}");
        }
    }

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(clean("  Ada \n L. "), Some("Ada L.".to_owned()));
        assert_eq!(clean("\u{7}\t"), None);
        assert_eq!(clean(&"é".repeat(99)).unwrap().chars().count(), LONGEST);
    }

    #[test]
    fn a_token_does_not_slip_into_a_log() {
        let ada = Signer::new("secret").guest(Some("Ada"));
        assert!(!format!("{ada:?}").contains(&ada.token));
    }
}
