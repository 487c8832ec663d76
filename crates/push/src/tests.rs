use std::net::IpAddr;

use ring::aead::Aad;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as VerifyingKey};

use crate::encryption::{MessageKeys, input_key};
use crate::{
    PushEndpoint, PushError, PushReceiver, PushSubscription, VapidKey, base64url, encrypt,
    from_base64url, is_public, verify_authorization,
};

const ENDPOINT: &str = "https://push.example.net/send/abc?x=1";

fn bytes(text: &str) -> Vec<u8> {
    from_base64url(text).expect("base64url")
}

/// The example of RFC 8291 (section 5 and appendix A).
#[test]
fn the_example_of_the_standard_is_encrypted_as_it_says() {
    let server = bytes(
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    );
    let browser = bytes(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    );
    let secret = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
    let (auth, salt) = (bytes("BTBZMqHH6r4Tts7J_aSIgg"), bytes("DGv6ra1nlYgDCS1FRnbzlw"));
    let keys = MessageKeys::derive(&input_key(&secret, &auth, &browser, &server), &salt);
    assert_eq!(base64url(&keys.key), "oIhVW04MRdy2XN9CiKLxTg");
    assert_eq!(base64url(&keys.nonce), "4h_95klXJ5E_qnoN");
    let sealed = keys.seal(b"When I grow up, I want to be a watermelon");
    let expected = "8pfeW0KbunFT06SuDKoJH9Ql87S1QUrdirN6GcG7sFz1y1sqLgVi1VhjVkHsUoEsbI_0LpXMuGvnzQ";
    assert_eq!(base64url(&sealed), expected);
}

#[test]
fn only_the_browser_reads_what_is_encrypted_for_it() {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap();
    let public = own.compute_public_key().unwrap();
    let auth = [7; 16];
    let subscription =
        PushSubscription::parse(ENDPOINT, &base64url(public.as_ref()), &base64url(&auth)).unwrap();
    let payload = b"{\"table\":\"k3f9\"}";
    let body = encrypt(&subscription, payload).unwrap();
    assert_ne!(
        body,
        encrypt(&subscription, payload).unwrap(),
        "every message has a key of its own"
    );

    let (salt, rest) = body.split_at(16);
    assert_eq!(rest[..5], [0, 0, 16, 0, 65]);
    let (server, record) = rest[5..].split_at(65);
    let theirs = UnparsedPublicKey::new(&ECDH_P256, server);
    let keys = agree_ephemeral(own, &theirs, |secret| {
        MessageKeys::derive(&input_key(secret, &auth, public.as_ref(), server), salt)
    });
    let keys = keys.unwrap();
    let mut record = record.to_vec();
    let read = keys.cipher().open_in_place(keys.nonce(), Aad::empty(), &mut record).unwrap();
    assert_eq!(*read, [payload.as_slice(), &[2]].concat());
    let mut changed = body[86..].to_vec();
    changed[0] ^= 1;
    assert!(keys.cipher().open_in_place(keys.nonce(), Aad::empty(), &mut changed).is_err());
}

#[test]
fn what_is_too_long_or_for_no_key_is_not_encrypted() {
    let random = SystemRandom::new();
    let key = EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap();
    let point = base64url(key.compute_public_key().unwrap().as_ref());
    let auth = base64url(&[7; 16]);
    let good = PushSubscription::parse(ENDPOINT, &point, &auth).unwrap();
    assert_eq!(encrypt(&good, &[0; 3_993]).unwrap().len(), 4_096);
    assert_eq!(encrypt(&good, &[0; 3_994]), Err(PushError::TooLong));
    let off_curve = base64url(&[4; 65]);
    let bad = PushSubscription::parse(ENDPOINT, &off_curve, &auth).unwrap();
    assert_eq!(encrypt(&bad, b""), Err(PushError::Keys));
    for (point, auth) in
        [(point.as_str(), "AAAA"), ("AAAA", &auth), ("?", &auth), (&off_curve[1..], &auth)]
    {
        assert_eq!(PushSubscription::parse(ENDPOINT, point, auth), Err(PushError::Keys));
    }
}

#[test]
fn the_server_signs_for_the_origin_of_the_push_service() {
    let key = VapidKey::parse(&VapidKey::generate().unwrap()).unwrap();
    let endpoint = PushEndpoint::parse(ENDPOINT).unwrap();
    let header = key.authorization(&endpoint, "mailto:host@example.net", 1_700_000_000).unwrap();
    let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(public, key.public_key());
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifier = VerifyingKey::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
    verifier.verify(signed.as_bytes(), &bytes(signature)).unwrap();
    let claims = bytes(signed.split_once('.').unwrap().1);
    let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], "https://push.example.net");
    assert_eq!(claims["exp"], 1_700_043_200_u64);
    assert_eq!(claims["sub"], "mailto:host@example.net");
    assert_eq!(VapidKey::parse("AAAA").unwrap_err(), PushError::ServerKey);
}

#[test]
fn endpoints_are_https_addresses_of_the_public_internet() {
    let endpoint = PushEndpoint::parse("https://Push.Example.net:8443/a/b").unwrap();
    assert_eq!(
        (endpoint.host(), endpoint.port(), endpoint.path()),
        ("push.example.net", 8443, "/a/b")
    );
    assert_eq!(endpoint.origin(), "https://push.example.net:8443");
    for url in [
        "http://push.example.net/a",
        "https://push.example.net",
        "https://user@push.example.net/a",
        "https://push.example.net\\@10.0.0.1/a",
        "https://push.example.net/a#b",
        "https://push.example.net:0/a",
        "https://push.example.net:99999/a",
        "https://localhost/a",
        "https://router/a",
        "https://push..net/a",
        "https://2130706433/a",
        "https://0x7f.1/a",
        "https://127.1/a",
        "https://push.example.net./a",
        "https:///a",
        "https://push.example.net/a b",
        "ftp://push.example.net/a",
        "",
    ] {
        assert_eq!(PushEndpoint::parse(url), Err(PushError::Endpoint), "{url}");
    }
    for url in ["https://127.0.0.1/a", "https://[::1]/a", "https://[::ffff:10.0.0.1]:443/a"] {
        assert_eq!(PushEndpoint::parse(url), Err(PushError::NotPublic), "{url}");
    }
    let long = format!("https://push.example.net/{}", "a".repeat(2_000));
    assert_eq!(PushEndpoint::parse(&long), Err(PushError::Endpoint));
}

/// Only whoever runs the server says where a service of their own is.
#[test]
fn an_endpoint_of_one_s_own_service_begins_with_its_origin() {
    let own = |url: &str| PushEndpoint::parse_own(url, "http://127.0.0.1:8080");
    let endpoint = own("http://127.0.0.1:8080/send/a").unwrap();
    assert_eq!((endpoint.host(), endpoint.port(), endpoint.path()), ("127.0.0.1", 8080, "/send/a"));
    assert_eq!(endpoint.origin(), "http://127.0.0.1:8080");
    let loopback: IpAddr = "127.0.0.1".parse().unwrap();
    assert_eq!(endpoint.public_address(&[loopback]), Ok(loopback));
    for url in [
        "http://127.0.0.1:80800/a",
        "http://127.0.0.1:8080",
        "http://127.0.0.1:8080@10.0.0.1/a",
        "https://127.0.0.1:8080/a",
        "http://127.0.0.1:8081/a",
        "http://127.0.0.1:8080/a b",
    ] {
        assert_eq!(own(url), Err(PushError::Endpoint), "{url}");
    }
}

#[test]
fn a_browser_reads_every_message_and_nobody_else_s() {
    let (browser, other) = (PushReceiver::new().unwrap(), PushReceiver::new().unwrap());
    let subscription =
        PushSubscription::parse(ENDPOINT, &browser.public_key(), &browser.auth()).unwrap();
    for payload in [b"one".as_slice(), b"two"] {
        let body = encrypt(&subscription, payload).unwrap();
        assert_eq!(browser.decrypt(&body).as_deref(), Some(payload));
        assert_eq!(other.decrypt(&body), None);
        assert_eq!(browser.decrypt(&body[..90]), None);
    }
}

#[test]
fn a_push_service_knows_who_signed_and_for_whom() {
    let key = VapidKey::parse(&VapidKey::generate().unwrap()).unwrap();
    let endpoint = PushEndpoint::parse(ENDPOINT).unwrap();
    let header = key.authorization(&endpoint, "mailto:a@example.net", 1_700_000_000).unwrap();
    let verify = |header: &str, origin: &str, now| verify_authorization(header, origin, now);
    let origin = "https://push.example.net";
    assert_eq!(verify(&header, origin, 1_700_000_001), Some(key.public_key()));
    assert_eq!(verify(&header, "https://push.example.org", 1_700_000_001), None);
    assert_eq!(verify(&header, origin, 1_700_100_000), None);
    let other = VapidKey::parse(&VapidKey::generate().unwrap()).unwrap();
    let forged = header.replace(&key.public_key(), &other.public_key());
    assert_eq!(verify(&forged, origin, 1_700_000_001), None);
}

#[test]
fn nothing_inside_the_host_s_network_is_public() {
    let address = |text: &str| text.parse::<IpAddr>().unwrap();
    for text in [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.0.0.8",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "203.0.113.5",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "fe80::1",
        "fc00::1",
        "fd12::1",
        "ff02::1",
        "64:ff9b::7f00:1",
        "2001:db8::1",
        "2001:0:4136:e378::1",
        "2002:7f00:1::1",
    ] {
        assert!(!is_public(address(text)), "{text}");
    }
    for text in ["1.1.1.1", "142.250.1.1", "::ffff:8.8.8.8", "2a00:1450::1", "2606:4700::1111"] {
        assert!(is_public(address(text)), "{text}");
    }
    let endpoint = PushEndpoint::parse(ENDPOINT).unwrap();
    let (one, private) = (address("1.1.1.1"), address("10.0.0.1"));
    assert_eq!(endpoint.public_address(&[one]), Ok(one));
    assert_eq!(endpoint.public_address(&[one, private]), Err(PushError::NotPublic));
    assert_eq!(endpoint.public_address(&[]), Err(PushError::NotPublic));
}
