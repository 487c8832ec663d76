//! Passkeys (WebAuthn): what browsers are asked, and whether their answers are right. Keys are discoverable, so that
//! nobody is asked for a name, and ask for the fingerprint, face or PIN of the device.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder,
};

/// What browsers call the server when they ask for a passkey.
const SERVER_NAME: &str = "Palisade";

/// Asks for passkeys, and verifies them.
#[derive(Debug)]
pub(crate) struct PasskeyVerifier(Webauthn);

/// A question for a browser, and what its answer is verified with.
#[derive(Debug)]
pub(crate) struct PasskeyChallenge {
    /// What `navigator.credentials` is called with, as JSON.
    pub(crate) options: Value,
    /// What the server keeps until the answer comes.
    pub(crate) state: String,
}

/// A passkey that was made.
#[derive(Debug)]
pub(crate) struct RegisteredPasskey {
    /// The id that its authenticator has given it.
    pub(crate) credential: String,
    /// What its signatures are verified with, as it is kept.
    pub(crate) public_key: String,
}

/// A browser's answer to whoever signs in.
#[derive(Debug)]
pub(crate) struct PasskeyAnswer(PublicKeyCredential);

impl PasskeyVerifier {
    /// For a server that is reached at that URL. None where browsers have no passkeys: without a host name of its
    /// own, and without https, but for this very computer.
    pub(crate) fn new(public_url: &str) -> Option<PasskeyVerifier> {
        let origin = Url::parse(public_url).ok()?;
        let host = origin.domain()?;
        let is_local = host == "localhost" || host.ends_with(".localhost");
        if origin.scheme() != "https" && !is_local {
            return None;
        }
        let builder = WebauthnBuilder::new(host, &origin).ok()?.rp_name(SERVER_NAME);
        builder.build().ok().map(PasskeyVerifier)
    }

    /// Asks for a new passkey of somebody who has those others.
    pub(crate) fn ask_new<'a>(
        &self,
        person: &str,
        name: &str,
        known: impl Iterator<Item = &'a str>,
    ) -> Option<PasskeyChallenge> {
        let known = known.filter_map(read_key).map(|key| key.cred_id().clone()).collect();
        let (options, state) =
            self.0.start_passkey_registration(user_handle(person), name, name, Some(known)).ok()?;
        let mut options = json!(options.public_key);
        // One that is not discoverable would have to be asked for by name.
        options["authenticatorSelection"]["residentKey"] = json!("required");
        options["authenticatorSelection"]["requireResidentKey"] = json!(true);
        Some(PasskeyChallenge { options, state: json!(state).to_string() })
    }

    /// The passkey that was made; none where the answer is not right.
    pub(crate) fn verify_new(&self, answer: &Value, state: &str) -> Option<RegisteredPasskey> {
        let answer: RegisterPublicKeyCredential = serde_json::from_value(answer.clone()).ok()?;
        let state: PasskeyRegistration = serde_json::from_str(state).ok()?;
        let key = self.0.finish_passkey_registration(&answer, &state).ok()?;
        Some(RegisteredPasskey {
            credential: encode(key.cred_id()),
            public_key: json!(key).to_string(),
        })
    }

    /// Asks for any passkey that a browser has for this server.
    pub(crate) fn ask_any(&self) -> Option<PasskeyChallenge> {
        let (options, state) = self.0.start_discoverable_authentication().ok()?;
        Some(PasskeyChallenge {
            options: json!(options.public_key),
            state: json!(state).to_string(),
        })
    }

    /// The passkey as it is kept from now on, with its new counter; none where the answer is not right, and where the
    /// counter says that there are two of it.
    pub(crate) fn verify(
        &self,
        answer: &PasskeyAnswer,
        state: &str,
        person: &str,
        public_key: &str,
    ) -> Option<String> {
        let state: DiscoverableAuthentication = serde_json::from_str(state).ok()?;
        let mut key = read_key(public_key)?;
        let (user, _) = self.0.identify_discoverable_authentication(&answer.0).ok()?;
        if user != user_handle(person) {
            return None;
        }
        let verified = self.0.finish_discoverable_authentication_v2(&answer.0, state, &key).ok()?;
        key.update_credential(&verified)?;
        Some(json!(key).to_string())
    }
}

impl PasskeyAnswer {
    /// Reads an answer; none where it is not one.
    pub(crate) fn read(answer: &Value) -> Option<PasskeyAnswer> {
        serde_json::from_value(answer.clone()).ok().map(PasskeyAnswer)
    }

    /// The id of the passkey that it is by.
    pub(crate) fn credential(&self) -> String {
        encode(self.0.get_credential_id())
    }
}

fn read_key(public_key: &str) -> Option<Passkey> {
    serde_json::from_str(public_key).ok()
}

fn encode(credential: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(credential)
}

/// What authenticators know somebody by: nothing that leads to anybody elsewhere.
fn user_handle(person: &str) -> Uuid {
    let hash = Sha256::digest(format!("palisade passkey 1 {person}"));
    let mut handle = [0; 16];
    handle.copy_from_slice(&hash[..16]);
    Uuid::from_bytes(handle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_need_a_host_name_and_https_or_this_computer() {
        for url in ["https://play.example.org", "http://localhost:4870", "https://localhost"] {
            assert!(PasskeyVerifier::new(url).is_some(), "{url}");
        }
        for url in ["", "http://play.example.org", "https://192.0.2.1", "http://[::1]:4870"] {
            assert!(PasskeyVerifier::new(url).is_none(), "{url}");
        }
    }

    #[test]
    fn new_passkeys_are_discoverable_and_ask_for_the_person() {
        let verifier = PasskeyVerifier::new("https://play.example.org").unwrap();
        let question = verifier.ask_new("ada", "Ada", std::iter::empty()).unwrap();
        let selection = &question.options["authenticatorSelection"];
        assert_eq!(selection["residentKey"], "required");
        assert_eq!(selection["userVerification"], "required");
        assert_eq!(question.options["rp"]["id"], "play.example.org");
        assert_eq!(question.options["attestation"], "none");
        assert!(!question.options["user"]["id"].to_string().contains("ada"));
        let question = verifier.ask_any().unwrap();
        assert_eq!(question.options["userVerification"], "required");
        assert_eq!(question.options["allowCredentials"], json!([]));
    }
}
