//! Bits as letters, six to a letter, the highest first: codes of games, and Base64.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bits that are read from letters.
pub(crate) struct BitReader {
    bits: Vec<bool>,
    at: usize,
}

impl BitReader {
    /// The bits of a text; `None` where a letter is none of the 64.
    pub(crate) fn new(text: &str) -> Option<BitReader> {
        let mut bits = Vec::new();
        for letter in text.bytes() {
            let value = ALPHABET.iter().position(|&other| other == letter)?;
            bits.extend((0..6).rev().map(|bit| value >> bit & 1 == 1));
        }
        Some(BitReader { bits, at: 0 })
    }

    /// The number that the next `count` bits are; `None` where there are fewer.
    pub(crate) fn take(&mut self, count: usize) -> Option<usize> {
        let bits = self.bits.get(self.at..self.at + count)?;
        self.at += count;
        Some(bits.iter().fold(0, |value, &bit| value << 1 | usize::from(bit)))
    }

    /// Whether nothing is left but the zeros that fill the last letter.
    pub(crate) fn is_at_end(&self) -> bool {
        let rest = &self.bits[self.at..];
        rest.len() < 6 && !rest.contains(&true)
    }
}

/// Bits that are to be written as letters.
#[derive(Default)]
pub(crate) struct BitWriter {
    bits: Vec<bool>,
}

impl BitWriter {
    /// Adds a number of `count` bits.
    pub(crate) fn push(&mut self, value: usize, count: usize) {
        debug_assert!(value < 1 << count);
        self.bits.extend((0..count).rev().map(|bit| value >> bit & 1 == 1));
    }

    /// The letters, the last one filled with zeros.
    pub(crate) fn finish(&self) -> String {
        let value = |bits: &[bool]| {
            (0..6).fold(0, |value, nth| value << 1 | usize::from(bits.get(nth) == Some(&true)))
        };
        self.bits.chunks(6).map(|bits| char::from(ALPHABET[value(bits)])).collect()
    }
}

/// A text in Base64.
pub(crate) fn to_base64(text: &str) -> String {
    let mut writer = BitWriter::default();
    text.bytes().for_each(|byte| writer.push(byte.into(), 8));
    let mut letters = writer.finish();
    while !letters.len().is_multiple_of(4) {
        letters.push('=');
    }
    letters
}

/// The text that Base64 stands for.
pub(crate) fn from_base64(letters: &str) -> Option<String> {
    let mut reader = BitReader::new(letters.trim_end_matches('='))?;
    let bytes = std::iter::from_fn(|| reader.take(8).map(|byte| byte as u8)).collect();
    String::from_utf8(bytes).ok()
}

/// A text whose `%20` are characters again.
pub(crate) fn from_percent(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let mut digit = || char::from(rest.next()?).to_digit(16);
        bytes.push(if byte == b'%' { (16 * digit()? + digit()?) as u8 } else { byte });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_that_of_others() {
        for (text, letters) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("é", "w6k=")]
        {
            assert_eq!(to_base64(text), letters);
            assert_eq!(from_base64(letters).as_deref(), Some(text));
        }
        assert_eq!(from_base64("Z-"), None);
        assert_eq!(from_percent("e1%20e9%20-").as_deref(), Some("e1 e9 -"));
        assert_eq!(from_percent("e1%2"), None);
    }
}
