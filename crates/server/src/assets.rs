//! The page and its files, handed in as a value.

use std::collections::HashMap;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// Files by their path, such as `index.html` or `assets/app-1f3c.js`.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    /// Each with its entity tag, which changes whenever the file does.
    files: HashMap<String, (String, File)>,
}

/// One file.
#[derive(Clone, Debug)]
pub struct File {
    /// What it holds.
    pub bytes: Bytes,
    /// The same, compressed with gzip.
    pub gzip: Option<Bytes>,
    /// The media type.
    pub kind: String,
    /// Whether its name changes with its content, so that it can be kept for ever.
    pub immutable: bool,
}

impl Assets {
    /// Adds a file.
    pub fn insert(&mut self, path: &str, file: File) {
        let digest = Sha256::digest(&file.bytes);
        let tag = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect::<String>();
        let path = path.trim_start_matches('/').to_owned();
        self.files.insert(path, (format!("\"{tag}\""), file));
    }

    /// The answer to a request for `path`. A path that is no file is a place within the page.
    pub(crate) fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let path = path.trim_start_matches('/');
        let is_place = !path.rsplit('/').next().unwrap_or("").contains('.');
        let page = || self.files.get("index.html").filter(|_| is_place);
        match self.files.get(path).or_else(page) {
            Some((tag, file)) => file.answer(tag, headers),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    }
}

impl File {
    fn answer(&self, tag: &str, headers: &HeaderMap) -> Response {
        let keep = if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let common = [
            (header::CACHE_CONTROL, keep.to_owned()),
            (header::ETAG, tag.to_owned()),
            (header::VARY, "accept-encoding".to_owned()),
        ];
        let says = |name: header::HeaderName| headers.get(name).and_then(|v| v.to_str().ok());
        if says(header::IF_NONE_MATCH).is_some_and(|known| known.contains(tag)) {
            return (StatusCode::NOT_MODIFIED, common).into_response();
        }
        let accepts = says(header::ACCEPT_ENCODING).unwrap_or("");
        let takes = accepts.split(',').any(|word| word.trim().split(';').next() == Some("gzip"));
        let packed = self.gzip.as_ref().filter(|_| takes);
        let mut response = (common, packed.unwrap_or(&self.bytes).clone()).into_response();
        let headers = response.headers_mut();
        if let Ok(kind) = HeaderValue::from_str(&self.kind) {
            headers.insert(header::CONTENT_TYPE, kind);
        }
        if packed.is_some() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}
