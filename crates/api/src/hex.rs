//! Bytes as lower-case hexadecimal digits: seeds, commitments, nonces, entity tags.

/// Two digits for each byte.
pub fn encode(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of exactly `N` pairs of digits, upper or lower case.
///
/// ```
/// assert_eq!(api::hex::decode("00fF"), Some([0, 255]));
/// assert_eq!(api::hex::decode::<2>("00f"), None);
/// ```
pub fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits: Option<Vec<_>> = text.chars().map(|digit| digit.to_digit(16)).collect();
    let digits = digits.filter(|digits| digits.len() == 2 * N)?;
    Some(std::array::from_fn(|nth| (digits[2 * nth] * 16 + digits[2 * nth + 1]) as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_round_trip() {
        let bytes: [u8; 32] = std::array::from_fn(|nth| nth as u8 * 8 + 7);
        assert_eq!(decode(&encode(&bytes)), Some(bytes));
        assert_eq!(encode(&[0, 10, 255]), "000aff");
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "0", "00", "0000ff", "+0ff", "0g00", "é00"] {
            assert_eq!(decode::<2>(text), None, "{text}");
        }
    }
}
