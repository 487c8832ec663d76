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
    page
}

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
