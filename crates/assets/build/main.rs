//! Builds the web page from the WebAssembly module that `crates/page` compiles: splits off what is
//! loaded later, generates its JavaScript bindings, packs what the parts share, bundles everything the page loads into one folder
//! whose name is a hash of its content, and embeds that.
//!
//! `PALISADE_WEB_PROFILE=dev` builds it quickly and large, for work on the page;
//! `PALISADE_WEB=DIR` takes a folder built earlier, `PALISADE_WEB=skip` a placeholder page.

#![expect(clippy::print_stdout, reason = "a build script talks to cargo")]

mod bind;
mod bundle;
mod embed;
mod order;
mod pack;
#[path = "../../locale/src/page_resources.rs"]
#[expect(unreachable_pub, reason = "`locale` exports them")]
mod page_resources;

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
            let module = env::var_os("DEP_PALISADE_PAGE_MODULE").ok_or("there is no module")?;
            let module = PathBuf::from(module);
            println!("cargo::rerun-if-changed={}", module.display());
            for path in
                ["crates/web/static", "crates/engine", "crates/locale", "lessons", "puzzles"]
            {
                println!("cargo::rerun-if-changed={}", root.join(path).display());
            }
            let bindings = out.join("bindings");
            bind::bind(&module, &bindings)?;
            pack::pack_chunks(&bindings)?;
            bundle::assemble(&root, &bindings, &out.join("page"))?
        }
    };
    let compress = env::var("PALISADE_WEB_PROFILE").as_deref() != Ok("dev");
    embed::generate(&folder, compress, &out.join("files.rs"))
}
