//! Random numbers that nobody can foresee.

use leptos::prelude::window;

/// A player's part in the seed of the dice, which the server cannot know beforehand.
pub fn client_seed() -> String {
    api::hex::encode(&random_bytes::<16>())
}

/// The name of an action, which nobody else gives one.
pub fn nonce() -> String {
    api::hex::encode(&random_bytes::<12>())
}

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = window().crypto().expect("every browser has it");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("it is asked for a few bytes");
    bytes
}
