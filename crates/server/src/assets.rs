//! Static assets: the page and its files, which the server is given at start.

use std::collections::HashMap;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// Files by their path, such as `index.html` or `assets/app-1f3c.js`. `index.pl.html` is the page in
/// Polish: its first HTML, before any script has run.
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
    /// The content compressed, the smallest first, each with its `Content-Encoding`.
    pub compressed: Vec<(&'static str, Bytes)>,
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
        let page = || is_page_route.then(|| self.page(path, headers)).flatten();
        match self.files.get(path).or_else(page) {
            Some((etag, asset)) => asset.respond(etag, headers),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    }

    /// The page in the language that its path begins with, else in the first one that the browser
    /// prefers and the page has, else in English.
    fn page(&self, path: &str, headers: &HeaderMap) -> Option<&(String, Asset)> {
        let in_language = |tag: &str| self.files.get(&format!("index.{tag}.html"));
        let english = || self.files.get("index.html");
        let named = path.split('/').next().filter(|tag| tag.len() == 2).and_then(in_language);
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let preferred = || {
            let ranges = accepted.unwrap_or_default().split(',');
            let mut tags = ranges.map(|range| range.trim().split(['-', ';']).next().unwrap_or(""));
            tags.find_map(|tag| match tag.to_ascii_lowercase().as_str() {
                "en" => english(),
                tag => in_language(tag),
            })
        };
        named.or_else(preferred).or_else(english)
    }
}

impl Asset {
    fn respond(&self, etag: &str, headers: &HeaderMap) -> Response {
        let caching =
            if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let common = [
            (header::CACHE_CONTROL, caching.to_owned()),
            (header::ETAG, etag.to_owned()),
            (header::VARY, "accept-encoding, accept-language".to_owned()),
        ];
        let request = |name: header::HeaderName| headers.get(name).and_then(|v| v.to_str().ok());
        if request(header::IF_NONE_MATCH).is_some_and(|known| known.contains(etag)) {
            return (StatusCode::NOT_MODIFIED, common).into_response();
        }
        let accepted = request(header::ACCEPT_ENCODING).unwrap_or("");
        let compressed = self.compressed.iter().find(|(encoding, _)| accepts(accepted, encoding));
        let bytes = compressed.map_or(&self.bytes, |(_, bytes)| bytes);
        let mut response = (common, bytes.clone()).into_response();
        let headers = response.headers_mut();
        if let Ok(media_type) = HeaderValue::from_str(&self.media_type) {
            headers.insert(header::CONTENT_TYPE, media_type);
        }
        if let Some((encoding, _)) = compressed {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }
}

/// Whether an `Accept-Encoding` header names the encoding, and not with a weight of zero.
fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|item| {
        let (name, weight) = item.split_once(';').unwrap_or((item, ""));
        let weight = weight.trim().strip_prefix("q=").map(str::parse::<f32>);
        name.trim().eq_ignore_ascii_case(encoding) && weight != Some(Ok(0.0))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_comes_in_the_language_of_its_path_or_of_the_browser() {
        let mut assets = Assets::default();
        for name in ["index.html", "index.pl.html", "index.cs.html"] {
            let bytes = Bytes::from_static(name.as_bytes());
            let media_type = "text/html".to_owned();
            assets.insert(
                name,
                Asset { bytes, compressed: Vec::new(), media_type, immutable: false },
            );
        }
        let page = |path: &str, accepted: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accepted));
            let (_, asset) = assets.page(path, &headers).expect("a page");
            String::from_utf8_lossy(&asset.bytes).into_owned()
        };
        assert_eq!(page("pl/lobby", "cs"), "index.pl.html");
        assert_eq!(page("", "cs-CZ,cs;q=0.9,en;q=0.8"), "index.cs.html");
        assert_eq!(page("lobby", "en-GB,pl;q=0.5"), "index.html");
        assert_eq!(page("t/abc", "de, pl;q=0.7"), "index.pl.html");
        assert_eq!(page("xx", ""), "index.html");
    }

    #[test]
    fn the_smallest_form_that_the_browser_takes_is_sent() {
        let form = |text: &'static str| Bytes::from_static(text.as_bytes());
        let asset = Asset {
            bytes: form("plain"),
            compressed: vec![("br", form("br")), ("gzip", form("gzip"))],
            media_type: "text/plain".to_owned(),
            immutable: true,
        };
        let encoding = |accepted: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            let response = asset.respond("\"tag\"", &headers);
            let encoding = response.headers().get(header::CONTENT_ENCODING);
            encoding.map(|name| name.to_str().expect("a name").to_owned())
        };
        assert_eq!(encoding("gzip, deflate, br, zstd").as_deref(), Some("br"));
        assert_eq!(encoding("gzip, deflate").as_deref(), Some("gzip"));
        assert_eq!(encoding("br;q=0, GZIP; q=0.5").as_deref(), Some("gzip"));
        assert_eq!(encoding("identity"), None);
        assert_eq!(encoding(""), None);
    }
}
