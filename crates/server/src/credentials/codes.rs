use sha2::{Digest, Sha256};

/// The letters of a recovery code: 80 bits, so that its hash gives nothing away.
const CODE_CHARS: usize = 16;

/// New recovery codes, four letters at a time: `abcd-efgh-jkmn-pqrs`.
pub(crate) fn new_recovery_codes() -> Vec<String> {
    let code = |_| {
        let letters: Vec<char> = store::random_id(CODE_CHARS).chars().collect();
        let groups: Vec<String> = letters.chunks(4).map(|group| group.iter().collect()).collect();
        groups.join("-")
    };
    (0..api::RECOVERY_CODES).map(code).collect()
}

/// The hash of a code of somebody, however it is spaced and in whatever case it is typed.
pub(crate) fn hash_code(person: &str, code: &str) -> String {
    let letters = code.chars().filter(|c| c.is_alphanumeric()).take(4 * CODE_CHARS);
    let letters: String = letters.flat_map(char::to_lowercase).collect();
    hash("code", &format!("{person} {letters}"))
}

/// The hash of a token.
pub(crate) fn hash_token(token: &str) -> String {
    hash("token", token)
}

/// The hash of what a name is unique by.
pub(crate) fn hash_name(key: &str) -> String {
    hash("name", key)
}

fn hash(purpose: &str, text: &str) -> String {
    api::hex::encode(&Sha256::digest(format!("palisade {purpose} 1 {text}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_many_and_read_as_people_type_them() {
        let codes = new_recovery_codes();
        assert_eq!(codes.len(), api::RECOVERY_CODES);
        let code = &codes[0];
        assert_eq!(code.len(), 19);
        let typed = format!(" {} ", code.to_uppercase().replace('-', " "));
        assert_eq!(hash_code("ada", code), hash_code("ada", &typed));
        assert_ne!(hash_code("ada", code), hash_code("bob", code));
        assert_ne!(hash_code("ada", code), hash_code("ada", &codes[1]));
        assert!(!hash_code("ada", code).contains(&code[..4]));
    }
}
