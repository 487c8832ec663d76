//! Static assets: the page and its files, which the server is given at start.

use std::collections::HashMap;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
pub use store::Asset;

/// Files by their path, such as `index.html` or `assets/app-1f3c.js`. `index.pl.html` is the page in
/// Polish: its first HTML, before any script has run.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    /// Each with its `ETag`, a hash of the content.
    files: HashMap<String, (String, Asset)>,
    /// The addresses within the page, as patterns; without any, every address is one.
    routes: Vec<String>,
}

impl Assets {
    /// Adds a file.
    pub fn insert(&mut self, path: &str, asset: Asset) {
        let path = path.trim_start_matches('/').to_owned();
        self.files.insert(path, (etag(&asset), asset));
    }

    /// The files whose names change with their content, each with its path.
    pub(crate) fn immutable(&self) -> impl Iterator<Item = (&str, &Asset)> {
        let files = self.files.iter().map(|(path, (_, asset))| (path.as_str(), asset));
        files.filter(|(_, asset)| asset.immutable)
    }

    /// Adds an address within the page: `rules/{game}`. A part in braces stands for any text, and
    /// `{game}` for the name of a game.
    pub fn insert_route(&mut self, pattern: &str) {
        self.routes.push(pattern.trim_matches('/').to_owned());
    }

    /// The response to a request for `path`. A path without a file extension is a route within the
    /// page, which `index.html` handles; one that leads nowhere too, but with the status 404. Whether
    /// what it names `exists`, the caller knows.
    pub(crate) fn respond(&self, path: &str, headers: &HeaderMap, exists: bool) -> Response {
        let path = path.trim_start_matches('/');
        match self.files.get(path) {
            Some((etag, asset)) => respond(asset, etag, headers),
            None if exists && self.is_route(path) => self.shell(path, headers),
            None => {
                // Sent anew each time: the page has to show why there is nothing.
                let mut headers = headers.clone();
                headers.remove(header::IF_NONE_MATCH);
                let mut response = self.shell(path, &headers);
                *response.status_mut() = StatusCode::NOT_FOUND;
                response
            }
        }
    }

    /// The page itself, which shows what belongs at `path`.
    fn shell(&self, path: &str, headers: &HeaderMap) -> Response {
        let is_file = path.rsplit('/').next().unwrap_or("").contains('.');
        match self.page(path, headers).filter(|_| !is_file) {
            Some((etag, asset)) => respond(asset, etag, headers),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    }

    /// The id of the table that the page shows at `path`, if it shows one.
    pub(crate) fn table_at<'a>(&self, path: &'a str) -> Option<&'a str> {
        match *self.without_language(path).as_slice() {
            ["t", table] => Some(table),
            _ => None,
        }
    }

    fn is_route(&self, path: &str) -> bool {
        let parts = self.without_language(path);
        let fits = |(pattern, part): (&str, &&str)| match pattern {
            "{game}" => rules::Game::parse(part).is_some(),
            _ => pattern.starts_with('{') || pattern == *part,
        };
        self.routes.is_empty()
            || self.routes.iter().any(|route| {
                let pattern: Vec<_> = segments(route).collect();
                pattern.len() == parts.len() && pattern.into_iter().zip(&parts).all(fits)
            })
    }

    /// The parts of a path, without the language tag that it may begin with.
    fn without_language<'a>(&self, path: &'a str) -> Vec<&'a str> {
        let mut parts: Vec<_> = segments(path).collect();
        let is_language =
            |tag: &&str| *tag == "en" || self.files.contains_key(&format!("index.{tag}.html"));
        if parts.first().is_some_and(is_language) {
            parts.remove(0);
        }
        parts
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

fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|part| !part.is_empty())
}

/// The response to a request for a file, wherever it comes from.
pub(crate) fn serve(asset: &Asset, headers: &HeaderMap) -> Response {
    respond(asset, &etag(asset), headers)
}

fn etag(asset: &Asset) -> String {
    format!("\"{}\"", api::hex::encode(&Sha256::digest(&asset.bytes)[..12]))
}

fn respond(asset: &Asset, etag: &str, headers: &HeaderMap) -> Response {
    let caching = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
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
    let compressed = asset.compressed.iter().find(|(encoding, _)| accepts(accepted, encoding));
    let bytes = compressed.map_or(&asset.bytes, |(_, bytes)| bytes);
    let mut response = (common, bytes.clone()).into_response();
    let headers = response.headers_mut();
    if let Ok(media_type) = HeaderValue::from_str(&asset.media_type) {
        headers.insert(header::CONTENT_TYPE, media_type);
    }
    if let Some((encoding, _)) = compressed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
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
    use axum::body::Bytes;

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
            let response = respond(&asset, "\"tag\"", &headers);
            let encoding = response.headers().get(header::CONTENT_ENCODING);
            encoding.map(|name| name.to_str().expect("a name").to_owned())
        };
        assert_eq!(encoding("gzip, deflate, br, zstd").as_deref(), Some("br"));
        assert_eq!(encoding("gzip, deflate").as_deref(), Some("gzip"));
        assert_eq!(encoding("br;q=0, GZIP; q=0.5").as_deref(), Some("gzip"));
        assert_eq!(encoding("identity"), None);
        assert_eq!(encoding(""), None);
    }

    #[test]
    fn an_address_that_leads_nowhere_is_not_found() {
        let mut assets = Assets::default();
        for name in ["index.html", "index.pl.html"] {
            let bytes = Bytes::from_static(name.as_bytes());
            let media_type = "text/html".to_owned();
            assets.insert(
                name,
                Asset { bytes, compressed: Vec::new(), media_type, immutable: false },
            );
        }
        let status = |assets: &Assets, path: &str| {
            assets.respond(path, &HeaderMap::new(), true).status().as_u16()
        };
        assert_eq!(status(&assets, "/anything"), 200, "whoever names no addresses has them all");
        for route in ["/", "/lobby", "/rules/{game}", "/t/{table}"] {
            assets.insert_route(route);
        }
        for path in ["/", "/pl", "/pl/", "/lobby", "/en/lobby", "/rules/mini", "/pl/t/k3f9"] {
            assert_eq!(status(&assets, path), 200, "{path}");
        }
        for path in ["/looby", "/lobby/2", "/rules", "/rules/chess", "/xx/lobby", "/t", "/a.js"] {
            assert_eq!(status(&assets, path), 404, "{path}");
        }
        assert_eq!(assets.table_at("/pl/t/k3f9"), Some("k3f9"));
        assert_eq!(assets.table_at("/t"), None);
    }
}
