//! Static assets: the page and its files, which the server is given at start.

use std::collections::HashMap;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// Files by their path, such as `index.html` or `assets/app-1f3c.js`.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    /// Each with its `ETag`, a hash of the content.
    files: HashMap<String, (String, Asset)>,
}

/// A static file.
#[derive(Clone, Debug)]
pub struct Asset {
    /// The content.
    pub bytes: Bytes,
    /// The content compressed with gzip.
    pub gzip: Option<Bytes>,
    /// The media type, for `Content-Type`.
    pub media_type: String,
    /// Whether the name changes with the content, so that browsers may cache it for ever.
    pub immutable: bool,
}

impl Assets {
    /// Adds a file.
    pub fn insert(&mut self, path: &str, asset: Asset) {
        let etag = api::hex::encode(&Sha256::digest(&asset.bytes)[..12]);
        let path = path.trim_start_matches('/').to_owned();
        self.files.insert(path, (format!("\"{etag}\""), asset));
    }

    /// The response to a request for `path`. A path without a file extension is a route within the
    /// page, which `index.html` handles.
    pub(crate) fn respond(&self, path: &str, headers: &HeaderMap) -> Response {
        let path = path.trim_start_matches('/');
        let is_page_route = !path.rsplit('/').next().unwrap_or("").contains('.');
        let page = || self.files.get("index.html").filter(|_| is_page_route);
        match self.files.get(path).or_else(page) {
            Some((etag, asset)) => asset.respond(etag, headers),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    }
}

impl Asset {
    fn respond(&self, etag: &str, headers: &HeaderMap) -> Response {
        let caching =
            if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let common = [
            (header::CACHE_CONTROL, caching.to_owned()),
            (header::ETAG, etag.to_owned()),
            (header::VARY, "accept-encoding".to_owned()),
        ];
        let request = |name: header::HeaderName| headers.get(name).and_then(|v| v.to_str().ok());
        if request(header::IF_NONE_MATCH).is_some_and(|known| known.contains(etag)) {
            return (StatusCode::NOT_MODIFIED, common).into_response();
        }
        let accepted = request(header::ACCEPT_ENCODING).unwrap_or("");
        let takes_gzip =
            accepted.split(',').any(|word| word.trim().split(';').next() == Some("gzip"));
        let gzip = self.gzip.as_ref().filter(|_| takes_gzip);
        let mut response = (common, gzip.unwrap_or(&self.bytes).clone()).into_response();
        let headers = response.headers_mut();
        if let Ok(media_type) = HeaderValue::from_str(&self.media_type) {
            headers.insert(header::CONTENT_TYPE, media_type);
        }
        if gzip.is_some() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}
