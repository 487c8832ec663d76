//! Identity: people prove who they are by a signed token, without an account or a password.

use api::{Credentials, Millis, Person, TokenScope};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use store::TokenSecret;
use table::{TableError, clean_name, shown_person};

use crate::error::ServerError;
use crate::limits::AddressKey;

/// Signs tokens and verifies them.
#[derive(Clone)]
pub struct Signer {
    /// The newest first, which signs.
    keys: Vec<SigningKey>,
    /// How long a token is valid.
    lifetime: Millis,
    /// When tokens that do not say when they were issued count as issued.
    undated: Millis,
}

#[derive(Clone)]
struct SigningKey {
    key: [u8; 32],
    /// What moderators have while this key signs.
    moderator: [u8; 32],
    /// When the next key took its place: a token that says it is younger is forged.
    until: Millis,
}

/// Somebody whose token was verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The person.
    pub person: Person,
    /// When the token was issued.
    pub issued: Millis,
    /// What the token is good for.
    pub grant: Grant,
}

/// What a token is good for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Grant {
    /// What a guest may do.
    #[default]
    Guest,
    /// What somebody may do who has an account and is signed in: the session with that id.
    Session(String),
    /// What somebody lets a program do for them.
    Personal {
        /// The id of the personal token.
        id: String,
        /// What for.
        scopes: Vec<TokenScope>,
        /// Until when, if not for ever.
        expires: Option<Millis>,
    },
}

impl Grant {
    /// The id of the session or of the personal token.
    pub(crate) fn id(&self) -> Option<&str> {
        match self {
            Grant::Guest => None,
            Grant::Session(id) | Grant::Personal { id, .. } => Some(id),
        }
    }

    /// Whether its holder may play, and not just look.
    pub(crate) fn allows_play(&self) -> bool {
        match self {
            Grant::Guest | Grant::Session(_) => true,
            Grant::Personal { scopes, .. } => scopes.contains(&TokenScope::Play),
        }
    }

    /// Whether its holder may moderate, if the account has that role.
    pub(crate) fn allows_moderation(&self) -> bool {
        match self {
            Grant::Guest => false,
            Grant::Session(_) => true,
            Grant::Personal { scopes, .. } => scopes.contains(&TokenScope::Moderate),
        }
    }
}

/// The claims of a token. Their names are short since it travels with every request.
#[derive(Serialize, Deserialize)]
struct Claims {
    #[serde(rename = "i")]
    id: String,
    #[serde(rename = "n")]
    name: String,
    #[serde(rename = "t", default)]
    issued: Option<Millis>,
    #[serde(rename = "s", default, skip_serializing_if = "Option::is_none")]
    session: Option<String>,
    #[serde(rename = "p", default, skip_serializing_if = "Option::is_none")]
    personal: Option<PersonalClaims>,
}

/// The claims of a personal token.
#[derive(Serialize, Deserialize)]
struct PersonalClaims {
    #[serde(rename = "i")]
    id: String,
    #[serde(rename = "s")]
    scopes: Vec<TokenScope>,
    #[serde(rename = "e", default, skip_serializing_if = "Option::is_none")]
    expires: Option<Millis>,
}

impl Claims {
    fn grant(self) -> Grant {
        match (self.session, self.personal) {
            (_, Some(PersonalClaims { id, scopes, expires })) => {
                Grant::Personal { id, scopes, expires }
            }
            (Some(session), None) => Grant::Session(session),
            (None, None) => Grant::Guest,
        }
    }
}

impl Signer {
    /// Signs with a key derived from `secret`; its tokens never expire.
    pub fn new(secret: &str) -> Signer {
        let secret = TokenSecret { since: 0, secret: secret.to_owned() };
        Signer::with_secrets(&[secret], Millis::MAX, 0)
    }

    /// Signs with the last of `secrets`, which are in the order of their use; all are good for
    /// verifying. Tokens without a time count as issued at `undated`.
    pub fn with_secrets(secrets: &[TokenSecret], lifetime: Millis, undated: Millis) -> Signer {
        let mut until = Millis::MAX;
        let mut keys = Vec::new();
        for TokenSecret { since, secret } in secrets.iter().rev() {
            let key = derive_key(secret, b"palisade token 1");
            keys.push(SigningKey { key, moderator: moderator_key(secret), until });
            until = *since;
        }
        Signer { keys, lifetime, undated }
    }

    /// Credentials for a new person.
    pub fn guest(&self, name: Option<&str>) -> Result<Credentials, ServerError> {
        let id = store::random_id(16);
        Ok(self.sign(match name.map(clean_name) {
            None | Some(Err(TableError::Name)) => Person::guest(id),
            Some(name) => Person::new(id, name?),
        }))
    }

    /// Credentials for a known person.
    pub fn sign(&self, you: Person) -> Credentials {
        self.sign_at(you, store::system_time())
    }

    /// Credentials for a guest that count as issued at `issued`.
    pub fn sign_at(&self, you: Person, issued: Millis) -> Credentials {
        self.sign_grant(you, issued, Grant::Guest)
    }

    /// Credentials that are good for what `grant` says and count as issued at `issued`.
    pub fn sign_grant(&self, you: Person, issued: Millis, grant: Grant) -> Credentials {
        let (session, personal) = match grant {
            Grant::Guest => (None, None),
            Grant::Session(session) => (Some(session), None),
            Grant::Personal { id, scopes, expires } => {
                (None, Some(PersonalClaims { id, scopes, expires }))
            }
        };
        let (id, name) = (you.id.clone(), you.name.clone());
        let claims = Claims { id, name, issued: Some(issued), session, personal };
        let claims = serde_json::to_vec(&claims).expect("texts and a number always become JSON");
        let claims = BASE64.encode(claims);
        let key = self.keys.first().expect("there is always a key");
        let tag = BASE64.encode(mac(&key.key, &claims).finalize().into_bytes());
        Credentials { you, token: format!("{claims}.{tag}") }
    }

    /// Whose token this is, if we signed it and it has not expired at `now`.
    pub fn verify(&self, token: &str, now: Millis) -> Option<Identity> {
        let (claims, tag) = token.split_once('.')?;
        let tag = BASE64.decode(tag).ok()?;
        let is_valid = |key: &&SigningKey| mac(&key.key, claims).verify_slice(&tag).is_ok();
        let key = self.keys.iter().find(is_valid)?;
        let claims: Claims = serde_json::from_slice(&BASE64.decode(claims).ok()?).ok()?;
        let is_forged = claims.issued.is_some_and(|issued| issued > key.until);
        let issued = claims.issued.unwrap_or(self.undated);
        let (id, name) = (claims.id.clone(), claims.name.clone());
        let grant = claims.grant();
        let person = match grant {
            Grant::Guest => shown_person(&id, &name),
            _ => Person::with_account(id, name),
        };
        let identity = Identity { person, issued, grant };
        (!is_forged && !self.is_expired(&identity, now)).then_some(identity)
    }

    /// Whether somebody's token has expired.
    pub(crate) fn is_expired(&self, identity: &Identity, now: Millis) -> bool {
        match identity.grant {
            Grant::Personal { expires, .. } => expires.is_some_and(|expires| expires < now),
            Grant::Guest | Grant::Session(_) => now.saturating_sub(identity.issued) > self.lifetime,
        }
    }

    /// Whether a token is so old that it should be replaced by a new one.
    pub fn is_ageing(&self, issued: Millis, now: Millis) -> bool {
        now.saturating_sub(issued) > self.lifetime / 4
    }

    /// Whether a token is the one that moderators have.
    pub(crate) fn is_moderator(&self, token: &str) -> bool {
        let key = self.keys.first().expect("there is always a key");
        let Some(token) = api::hex::decode::<32>(token) else { return false };
        // All bytes are compared, so that the time it takes says nothing about the first that differs.
        token.iter().zip(&key.moderator).fold(0, |differs, (one, other)| differs | (one ^ other))
            == 0
    }

    /// How many secrets it knows.
    pub(crate) fn secret_count(&self) -> usize {
        self.keys.len()
    }

    /// How long a token is valid, in milliseconds.
    pub fn lifetime(&self) -> Millis {
        self.lifetime
    }
}

fn mac(key: &[u8; 32], claims: &str) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("any key length works");
    mac.update(claims.as_bytes());
    mac
}

fn derive_key(secret: &str, purpose: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any key length works");
    mac.update(purpose);
    mac.finalize().into_bytes().into()
}

/// The token that moderators have, where tokens are signed with `secrets`. It is stored nowhere: whoever can
/// read the secrets can make it, and a new secret makes a new one.
pub fn moderator_token(secrets: &[TokenSecret]) -> Option<String> {
    Some(api::hex::encode(&moderator_key(&secrets.last()?.secret)))
}

fn moderator_key(secret: &str) -> [u8; 32] {
    derive_key(secret, b"palisade moderator 1")
}

/// Hashes addresses, so that the database and other nodes can tell them apart but do not hold them.
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
        self.hash_text(&address.to_string())
    }

    /// The hash of any text.
    pub(crate) fn hash_text(&self, text: &str) -> String {
        let hash = mac(&self.key, text).finalize().into_bytes();
        BASE64.encode(&hash[..12])
    }
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer(…)")
    }
}

impl std::fmt::Debug for OriginHasher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("OriginHasher(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ada() -> Person {
        Person::new("ada", "Ada")
    }

    fn verify(signer: &Signer, token: &str) -> Option<Person> {
        signer.verify(token, store::system_time()).map(|identity| identity.person)
    }

    #[test]
    fn only_tokens_we_signed_are_valid() {
        let signer = Signer::new("secret");
        let ada = signer.guest(Some("Ada")).unwrap();
        assert_eq!(verify(&signer, &ada.token), Some(ada.you.clone()));
        assert_eq!(verify(&Signer::new("other"), &ada.token), None);

        let eve = signer.guest(Some("Eve")).unwrap();
        let (claims, _) = ada.token.split_once('.').unwrap();
        let (_, tag) = eve.token.split_once('.').unwrap();
        for forged in
            [format!("{claims}.{tag}"), format!("{claims}."), claims.into(), String::new()]
        {
            assert_eq!(verify(&signer, &forged), None, "{forged}");
        }
    }

    #[test]
    fn tokens_expire() {
        let secret = TokenSecret { since: 0, secret: "secret".to_owned() };
        let signer = Signer::with_secrets(&[secret], 1_000, 5_000);
        let token = signer.sign_at(ada(), 2_000).token;
        assert_eq!(signer.verify(&token, 3_000).unwrap().issued, 2_000);
        assert_eq!(signer.verify(&token, 3_001), None);
        assert!(!signer.is_ageing(2_000, 2_250) && signer.is_ageing(2_000, 2_251));
        // Tokens of the first version do not say when they were issued.
        let claims = BASE64.encode(br#"{"i":"ada","n":"Ada"}"#);
        let tag = BASE64.encode(mac(&signer.keys[0].key, &claims).finalize().into_bytes());
        let undated = format!("{claims}.{tag}");
        assert_eq!(signer.verify(&undated, 6_000).unwrap().person, ada());
        assert_eq!(signer.verify(&undated, 6_001), None);
    }

    #[test]
    fn sessions_and_personal_tokens_say_what_they_are_good_for() {
        let secret = TokenSecret { since: 0, secret: "secret".to_owned() };
        let signer = Signer::with_secrets(&[secret], 1_000, 0);
        let ada = Person::with_account("ada", "Ada");
        let session = signer.sign_grant(ada.clone(), 2_000, Grant::Session("s1".to_owned()));
        let known = signer.verify(&session.token, 3_000).unwrap();
        assert_eq!((&known.person, known.grant.id()), (&ada, Some("s1")));
        assert!(known.grant.allows_play());
        assert_eq!(signer.verify(&session.token, 3_001), None, "as a guest's");
        let grant = |scopes: &[TokenScope], expires| {
            let (id, scopes) = ("p1".to_owned(), scopes.to_vec());
            Grant::Personal { id, scopes, expires }
        };
        let read = signer.sign_grant(ada.clone(), 0, grant(&[TokenScope::Read], None));
        let known = signer.verify(&read.token, 1_000_000).expect("it never expires");
        assert!(!known.grant.allows_play() && !known.grant.allows_moderation());
        let play = signer.sign_grant(ada, 0, grant(&[TokenScope::Play], Some(5_000)));
        assert!(signer.verify(&play.token, 5_000).unwrap().grant.allows_play());
        assert_eq!(signer.verify(&play.token, 5_001), None);
    }

    #[test]
    fn a_new_key_signs_nobody_out() {
        let first = TokenSecret { since: 0, secret: "first".to_owned() };
        let second = TokenSecret { since: 1_000, secret: "second".to_owned() };
        let old = Signer::with_secrets(std::slice::from_ref(&first), 10_000, 0);
        let new = Signer::with_secrets(&[first, second], 10_000, 0);
        let token = old.sign_at(ada(), 900).token;
        assert_eq!(new.verify(&token, 2_000).unwrap().person, ada());
        let fresh = new.sign_at(ada(), 2_000).token;
        assert_eq!(new.verify(&fresh, 2_000).unwrap().person, ada());
        assert_eq!(old.verify(&fresh, 2_000), None, "signed with the new key");
        // Whoever stole the old key cannot make tokens with it that last.
        let forged = old.sign_at(ada(), 1_500).token;
        assert_eq!(new.verify(&forged, 2_000), None);
    }

    #[test]
    fn moderators_have_a_token_that_changes_with_the_key() {
        let first = TokenSecret { since: 0, secret: "first".to_owned() };
        let second = TokenSecret { since: 1_000, secret: "second".to_owned() };
        let old = Signer::with_secrets(std::slice::from_ref(&first), 10_000, 0);
        let token = moderator_token(std::slice::from_ref(&first)).unwrap();
        assert!(old.is_moderator(&token));
        assert!(!old.is_moderator(&old.sign_at(ada(), 900).token) && !old.is_moderator(""));
        let both = [first, second];
        let new = Signer::with_secrets(&both, 10_000, 0);
        assert!(!new.is_moderator(&token));
        assert!(new.is_moderator(&moderator_token(&both).unwrap()));
    }

    #[test]
    fn names_in_tokens_are_clean() {
        let signer = Signer::new("secret");
        let person = Person { name: "Ada\u{202e}".to_owned(), ..ada() };
        assert_eq!(verify(&signer, &signer.sign(person).token), Some(ada()));
        let guest = signer.guest(Some("")).unwrap();
        assert!(guest.you.unnamed && guest.you.name.starts_with("Guest "));
        assert_eq!(verify(&signer, &guest.token), Some(guest.you), "the token needs no flag");
        assert_eq!(signer.guest(Some("Аda")).unwrap_err(), TableError::NameMixed.into());
    }

    #[test]
    fn debug_output_hides_the_token() {
        let ada = Signer::new("secret").guest(Some("Ada")).unwrap();
        assert!(!format!("{ada:?}").contains(&ada.token));
    }
}
