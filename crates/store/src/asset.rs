use bytes::Bytes;

/// A static file of the page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// The content.
    pub bytes: Bytes,
    /// The content compressed, the smallest first, each with its `Content-Encoding`.
    pub compressed: Vec<(&'static str, Bytes)>,
    /// The media type, for `Content-Type`.
    pub media_type: String,
    /// Whether the name changes with the content, so that browsers may cache it for ever.
    pub immutable: bool,
}

impl Asset {
    /// The content in an encoding, if it was compressed to it.
    pub fn encoded(&self, encoding: &str) -> Option<&[u8]> {
        let found = self.compressed.iter().find(|(name, _)| *name == encoding);
        found.map(|(_, bytes)| &bytes[..])
    }
}
