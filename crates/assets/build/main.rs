//! Makes the web page: compiles `crates/web` to WebAssembly with a nested cargo, binds it, and
//! lays everything the page loads into one folder whose name changes with its content.
//!
//! `PALISADE_WEB=DIR` takes a folder made earlier, `PALISADE_WEB=skip` a placeholder page.

#![expect(clippy::print_stdout, reason = "a build script talks to cargo")]

mod compile;
mod embed;
mod folder;

use std::env;
use std::path::{Path, PathBuf};

fn main() {
    if let Err(message) = make() {
        println!("cargo::error={message}");
        std::process::exit(1);
    }
}

fn make() -> Result<(), String> {
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or("CARGO_MANIFEST_DIR is not set")?;
    let root = Path::new(&here).join("../..");
    let root = root.canonicalize().map_err(|e| format!("the workspace folder: {e}"))?;
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?);
    println!("cargo::rerun-if-env-changed=PALISADE_WEB");
    println!("cargo::rerun-if-env-changed=PALISADE_WEB_PROFILE");
    println!("cargo::rerun-if-changed=build");

    let folder = match env::var("PALISADE_WEB") {
        Ok(word) if word == "skip" => folder::placeholder(&out.join("page"))?,
        Ok(made) if !made.is_empty() => {
            let made = root.join(made);
            println!("cargo::rerun-if-changed={}", made.display());
            made
        }
        _ => {
            watch(&root);
            // Beside the outer build's own folders, so that every outer profile shares it.
            let nested = out.ancestors().nth(4).unwrap_or(&out).join("page");
            let bound = compile::page(&root, &nested)?;
            folder::lay(&root, &bound, &out.join("page"))?
        }
    };
    embed::write(&folder, &out.join("files.rs"))
}

/// Everything the page is made of: when any of it changes, the page is made again.
fn watch(root: &Path) {
    let crates =
        ["api", "engine", "game", "locale", "rules", "web"].map(|name| format!("crates/{name}"));
    let others = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "mazes"].map(str::to_owned);
    for path in crates.iter().chain(&others).map(|path| root.join(path)).filter(|p| p.exists()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}
