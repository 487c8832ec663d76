/// The FNV-1a hash of a text: the same on every machine and in every run, unlike the standard
/// library's. It names files and matches; whoever depends on it compares the text too.
///
/// ```
/// assert_eq!(game::fingerprint("a"), 0xaf63_dc4c_8601_ec8c);
/// ```
pub fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
