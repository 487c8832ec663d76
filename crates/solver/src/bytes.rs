/// Serializes numbers and texts one after another, little-endian.
#[derive(Debug, Default)]
pub(crate) struct ByteWriter(pub(crate) Vec<u8>);

/// Deserializes what [`ByteWriter`] wrote, in the same order; `None` where the bytes end too soon.
#[derive(Debug)]
pub(crate) struct ByteReader<'a>(pub(crate) &'a [u8]);

impl ByteWriter {
    pub(crate) fn number(&mut self, number: u64) {
        self.0.extend(number.to_le_bytes());
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.0.extend(text.as_bytes());
    }

    pub(crate) fn shorts(&mut self, shorts: &[u16]) {
        self.number(shorts.len() as u64);
        self.0.extend(shorts.iter().flat_map(|short| short.to_le_bytes()));
    }
}

impl ByteReader<'_> {
    pub(crate) fn number(&mut self) -> Option<u64> {
        let (number, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*number))
    }

    /// A number that fits a `usize`.
    pub(crate) fn count(&mut self) -> Option<usize> {
        self.number()?.try_into().ok()
    }

    pub(crate) fn text(&mut self) -> Option<String> {
        let len = self.count()?;
        let (text, rest) = self.0.split_at_checked(len)?;
        self.0 = rest;
        String::from_utf8(text.to_vec()).ok()
    }

    pub(crate) fn shorts(&mut self) -> Option<Vec<u16>> {
        let len = self.count()?.checked_mul(2)?;
        let (shorts, rest) = self.0.split_at_checked(len)?;
        self.0 = rest;
        let (pairs, _) = shorts.as_chunks();
        Some(pairs.iter().map(|pair| u16::from_le_bytes(*pair)).collect())
    }
}
