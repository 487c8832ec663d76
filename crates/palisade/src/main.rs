//! The `palisade` program: the commands of `cli`, with the web page embedded.

use std::process::ExitCode;

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
            gzip: file.gzip.map(Into::into),
            media_type: file.mime.to_owned(),
            immutable: file.is_immutable(),
        };
        page.insert(file.path, asset);
    }
    page
}
