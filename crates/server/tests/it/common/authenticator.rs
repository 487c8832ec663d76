use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// The person was there and has proved it, and the key is kept elsewhere too.
const FLAGS: u8 = 0x01 | 0x04 | 0x08 | 0x10;

/// The key comes with the answer.
const NEW_KEY: u8 = 0x40;

/// An authenticator and its browser: they make discoverable passkeys of ECDSA over P-256, and sign with them.
pub(crate) struct Authenticator {
    /// Where the browser is.
    pub(crate) origin: String,
    /// How often keys were used, as they say.
    pub(crate) counter: u32,
    flags: u8,
    key: Option<SoftwareKey>,
}

struct SoftwareKey {
    id: Vec<u8>,
    user: Value,
    pair: EcdsaKeyPair,
}

impl Authenticator {
    pub(crate) fn new(origin: &str) -> Authenticator {
        Authenticator { origin: origin.to_owned(), counter: 1, flags: FLAGS, key: None }
    }

    /// One with the key that a golden database knows: as JSON, with what is kept of it.
    pub(crate) fn of_golden(kept: &Value) -> Authenticator {
        let word = |name: &str| kept[name].as_str().expect("a word");
        let decode = |name: &str| URL_SAFE_NO_PAD.decode(word(name)).expect("base64");
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, &decode("pkcs8"), &SystemRandom::new());
        let pair = pair.expect("a key");
        let key = SoftwareKey { id: decode("id"), user: kept["user"].clone(), pair };
        let counter = u32::try_from(kept["counter"].as_u64().expect("a number")).unwrap();
        Authenticator { counter, key: Some(key), ..Authenticator::new(word("origin")) }
    }

    /// Signs although nobody has shown a fingerprint.
    pub(crate) fn without_verification(mut self) -> Authenticator {
        self.flags &= !0x04;
        self
    }

    /// The id of its key, as servers and browsers write it.
    pub(crate) fn credential(&self) -> String {
        encode(&self.key.as_ref().expect("a key").id)
    }

    /// Makes a key, which takes the place of the one before; `navigator.credentials.create()`.
    pub(crate) fn create(&mut self, options: &Value) -> Value {
        let mut id = vec![0; 16];
        ring::rand::SecureRandom::fill(&SystemRandom::new(), &mut id).unwrap();
        self.create_with_id(options, id)
    }

    /// The same with an id that is not its own, as no authenticator does.
    pub(crate) fn create_with_id(&mut self, options: &Value, id: Vec<u8>) -> Value {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, pkcs8.as_ref(), &random).unwrap();
        let mut data = self.data(&options["rp"]["id"], NEW_KEY);
        data.extend([0; 16]);
        data.extend(u16::try_from(id.len()).unwrap().to_be_bytes());
        data.extend(&id);
        // A COSE key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
        let point = pair.public_key().as_ref();
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[33..65]);
        // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}.
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(&data);
        self.key = Some(SoftwareKey { id, user: options["user"]["id"].clone(), pair });
        json!({
            "id": self.credential(),
            "rawId": self.credential(),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {"credProps": {"rk": true}},
            "response": {
                "clientDataJSON": encode(&self.client_data("webauthn.create", options)),
                "attestationObject": encode(&object),
                "transports": ["internal"],
            },
        })
    }

    /// Signs with its key; `navigator.credentials.get()`.
    pub(crate) fn get(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let data = self.data(&options["rpId"], 0);
        let client_data = self.client_data("webauthn.get", options);
        let signed = [data.as_slice(), Sha256::digest(&client_data).as_slice()].concat();
        let key = self.key.as_ref().expect("a key");
        let signature = key.pair.sign(&SystemRandom::new(), &signed).unwrap();
        json!({
            "id": encode(&key.id),
            "rawId": encode(&key.id),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": encode(&client_data),
                "authenticatorData": encode(&data),
                "signature": encode(signature.as_ref()),
                "userHandle": key.user,
            },
        })
    }

    fn data(&self, server: &Value, flags: u8) -> Vec<u8> {
        let server = server.as_str().expect("the server's host");
        let mut data = Sha256::digest(server).to_vec();
        data.push(self.flags | flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let (challenge, origin) = (&options["challenge"], &self.origin);
        let data = json!({
            "type": kind, "challenge": challenge, "origin": origin, "crossOrigin": false,
        });
        data.to_string().into_bytes()
    }
}

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}
