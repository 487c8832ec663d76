//! Builds the web page: compiles `crates/web` to WebAssembly with a nested cargo, generates its
//! JavaScript bindings, splits off what is loaded later, bundles everything the page loads into one folder whose name is a hash of
//! its content, and embeds that.
//!
//! `PALISADE_WEB_PROFILE=dev` builds it quickly and large, for work on the page;
//! `PALISADE_WEB=DIR` takes a folder built earlier, `PALISADE_WEB=skip` a placeholder page.

#![expect(clippy::print_stdout, reason = "a build script talks to cargo")]

mod bundle;
mod compile;
mod embed;

use std::env;
use std::path::{Path, PathBuf};

fn main() {
    if let Err(message) = build() {
        println!("cargo::error={message}");
        std::process::exit(1);
    }
}

fn build() -> Result<(), String> {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").ok_or("CARGO_MANIFEST_DIR is not set")?;
    let root = Path::new(&manifest).join("../..");
    let root = root.canonicalize().map_err(|e| format!("the workspace folder: {e}"))?;
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?);
    println!("cargo::rerun-if-env-changed=PALISADE_WEB");
    println!("cargo::rerun-if-env-changed=PALISADE_WEB_PROFILE");
    println!("cargo::rerun-if-changed=build");

    let folder = match env::var("PALISADE_WEB") {
        Ok(word) if word == "skip" => bundle::placeholder(&out.join("page"))?,
        Ok(prebuilt) if !prebuilt.is_empty() => {
            let prebuilt = root.join(prebuilt);
            println!("cargo::rerun-if-changed={}", prebuilt.display());
            prebuilt
        }
        _ => {
            rerun_if_page_changes(&root);
            // Beside the outer build's own folders, so that every outer profile shares it.
            let nested = out.ancestors().nth(4).unwrap_or(&out).join("page");
            let bindings = compile::compile_web(&root, &nested)?;
            bundle::assemble(&root, &bindings, &out.join("page"))?
        }
    };
    let compress = env::var("PALISADE_WEB_PROFILE").as_deref() != Ok("dev");
    embed::generate(&folder, compress, &out.join("files.rs"))
}

/// Tells cargo about everything that the page is built from.
fn rerun_if_page_changes(root: &Path) {
    let crates = ["api", "board", "engine", "game", "lessons", "locale", "rules", "view", "web"]
        .map(|name| format!("crates/{name}"));
    let others =
        ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "lessons", "mazes"].map(str::to_owned);
    for path in crates.iter().chain(&others).map(|path| root.join(path)).filter(|p| p.exists()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}
