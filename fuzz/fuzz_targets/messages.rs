//! Any JSON is a message of the protocol or is refused; a message means the same when it is said again.
#![no_main]

use std::fmt::Debug;

use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;

fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) {
    if let Ok(message) = serde_json::from_str::<T>(text) {
        let again = serde_json::to_string(&message).expect("every message can be said");
        assert_eq!(serde_json::from_str::<T>(&again).expect("it is understood"), message);
    }
}

fuzz_target!(|text: &str| {
    check::<api::ClientMessage>(text);
    check::<api::ServerMessage>(text);
    check::<api::ActionRequest>(text);
    check::<api::NewTable>(text);
    check::<api::PairingRequest>(text);
    check::<api::NewGuest>(text);
    check::<api::Event>(text);
    check::<api::Snapshot>(text);
    check::<api::Refusal>(text);
});
