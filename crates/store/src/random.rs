/// Random bytes from the operating system, fit for secrets.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A secret to sign with, as text.
pub fn random_secret() -> String {
    api::hex::encode(&random_bytes::<32>())
}

/// An unguessable id of `length` letters and digits. No two of them look alike, since people read
/// links aloud.
pub fn random_id(length: usize) -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let bytes = random_bytes::<32>();
    bytes.iter().take(length).map(|byte| ALPHABET[usize::from(byte % 32)] as char).collect()
}
