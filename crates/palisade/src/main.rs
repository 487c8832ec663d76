//! The `palisade` program: the verbs of `cli`, and the page inside.

use std::process::ExitCode;

use server::assets::{Assets, File};

fn main() -> ExitCode {
    cli::main(page)
}

/// The page, as the server is handed it.
fn page() -> Assets {
    let mut page = Assets::default();
    for file in assets::FILES {
        let served = File {
            bytes: file.bytes.into(),
            gzip: file.gzip.map(Into::into),
            kind: file.mime.to_owned(),
            immutable: file.lasting(),
        };
        page.insert(file.path, served);
    }
    page
}
