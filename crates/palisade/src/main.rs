//! The `palisade` program: the commands of `cli`, with the web page embedded.

use std::process::ExitCode;

use locale::{Language, Locale};
use server::assets::{Asset, Assets};

fn main() -> ExitCode {
    cli::main(page)
}

/// The files of the web page, as the server takes them.
fn page() -> Assets {
    let mut page = Assets::default();
    for file in assets::FILES {
        let asset = Asset {
            bytes: file.bytes.into(),
            compressed: file.compressed.iter().map(|&(name, bytes)| (name, bytes.into())).collect(),
            media_type: file.mime.to_owned(),
            immutable: file.is_immutable(),
        };
        if file.path == assets::INDEX {
            for (path, translation) in translations(&asset) {
                page.insert(&path, translation);
            }
        }
        page.insert(file.path, asset);
    }
    for route in ROUTES {
        page.insert_route(route);
    }
    page
}

/// The addresses within the page, as `PageRoute` of `crates/web` reads them.
const ROUTES: [&str; 26] = [
    "/",
    "/new/{game}",
    "/friend/{game}",
    "/play/{id}",
    "/t/{id}",
    "/play/{id}/review",
    "/t/{id}/review",
    "/games",
    "/lobby",
    "/leaderboards",
    "/leaderboards/{pool}",
    "/rules",
    "/rules/{game}",
    "/learn",
    "/learn/{course}/{step}",
    "/puzzles",
    "/puzzles/{puzzle}",
    "/puzzles/{kind}/{which}",
    "/analysis",
    "/workshop",
    "/mazes",
    "/settings",
    "/account",
    "/people/{name}",
    "/moderation",
    "/link/{code}",
];

/// The first HTML of the page in every language but English: what is read before any script has run,
/// by search engines and by browsers without scripts.
fn translations(index: &Asset) -> Vec<(String, Asset)> {
    let english = Locale::new(Language::English);
    let html = String::from_utf8_lossy(&index.bytes);
    let translate = |language: Language| {
        let locale = Locale::new(language);
        let mut html = html.replace("<html lang=\"en\">", &format!("<html lang=\"{language}\">"));
        for key in ["server-page-description", "server-page-noscript"] {
            html = html.replace(&english.text(key), &locale.text(key));
        }
        let asset = Asset { bytes: html.into(), compressed: Vec::new(), ..index.clone() };
        (format!("index.{language}.html"), asset)
    };
    Language::ALL.into_iter().skip(1).map(translate).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every address that the page knows is one, and no other.
    #[test]
    fn the_routes_are_those_of_the_page() {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/src/route.rs");
        let source = std::fs::read_to_string(source).expect("the source of the page");
        let (_, parse) = source.split_once("match *parts.as_slice() {").expect("where it reads");
        let (parse, _) = parse.split_once("_ => PageRoute::NotFound").expect("its last line");
        let patterns = parse.lines().filter_map(|line| line.trim().strip_prefix('['));
        let route = |pattern: &str| {
            let (parts, _) = pattern.split_once("] =>").expect("a pattern on one line");
            let part = |part: &str| match part.trim() {
                name if name.starts_with('"') => name.trim_matches('"').to_owned(),
                name => format!("{{{name}}}"),
            };
            let parts = parts.split(',').filter(|part| !part.trim().is_empty()).map(part);
            format!("/{}", parts.collect::<Vec<_>>().join("/"))
        };
        let mut read: Vec<_> = patterns.map(route).collect();
        let mut known = ROUTES.map(str::to_owned).to_vec();
        read.sort();
        known.sort();
        assert_eq!(read, known);
    }

    #[test]
    fn the_first_html_is_translated() {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/static/index.html");
        let bytes = std::fs::read(source).expect("the source of the page").into();
        let media_type = "text/html".to_owned();
        let index = Asset { bytes, compressed: Vec::new(), media_type, immutable: false };
        let english = Locale::new(Language::English);
        for (path, translation) in translations(&index) {
            let html = String::from_utf8_lossy(&translation.bytes);
            assert!(!html.contains("lang=\"en\""), "{path}");
            for key in ["server-page-description", "server-page-noscript"] {
                assert!(!html.contains(&english.text(key)), "{path}: {key}");
            }
        }
        let html = String::from_utf8_lossy(&index.bytes);
        assert!(html.contains(&english.text("server-page-description")), "{html}");
        assert!(html.contains(&english.text("server-page-noscript")), "{html}");
    }
}
