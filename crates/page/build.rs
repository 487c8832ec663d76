//! Compiles `crates/web` to WebAssembly with a nested cargo.
//!
//! `PALISADE_WEB_PROFILE=dev` does it quickly and large, for work on the page. With `PALISADE_WEB` the page
//! comes from elsewhere, and there is nothing to do.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const TARGET: &str = "wasm32-unknown-unknown";

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
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("PALISADE_WEB").is_some_and(|word| !word.is_empty()) {
        return Ok(());
    }
    // Beside the outer build's own folders, so that every outer profile shares it.
    let nested = out.ancestors().nth(4).unwrap_or(&out).join("page");
    let module = compile(&root, &nested)?;
    rerun_if_page_changes(&root, &module)?;
    println!("cargo::metadata=module={}", module.display());
    Ok(())
}

/// Compiles `crates/web`; returns the path of the module.
fn compile(root: &Path, nested: &Path) -> Result<PathBuf, String> {
    ensure_target(root);
    let profile = env::var("PALISADE_WEB_PROFILE").unwrap_or_else(|_| "web".to_owned());
    let cargo = env::var_os("CARGO").ok_or("CARGO is not set")?;
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args(["rustc", "--locked", "--package", "palisade-web", "--lib"])
        .args(["--target", TARGET, "--profile", &profile])
        // Cargo optimises across crates only where no other crate may link the library.
        .args(["--crate-type", "cdylib"])
        // The split follows the relocations from function to function.
        .args(["--", "-Clink-arg=--emit-relocs"]);
    // The outer build's flags are for another target, and its folders are locked by it.
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let meant_for_outer = ["CARGO_PROFILE_", "CARGO_BUILD_", "CARGO_TARGET_", "CARGO_FEATURE_"]
            .iter()
            .any(|prefix| text.starts_with(prefix))
            || ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "RUSTC", "RUSTDOC", "TARGET", "HOST"]
                .contains(&text.as_ref())
            || ["RUSTC_WRAPPER", "RUSTC_WORKSPACE_WRAPPER", "RUSTC_LINKER"]
                .contains(&text.as_ref());
        if meant_for_outer {
            command.env_remove(&name);
        }
    }
    // Cargo begins with what most crates wait for, and so with the page last; and the page's own last
    // crate keeps one core busy for a minute. So it does not share the jobs of the outer build.
    for jobs_of_outer in ["CARGO_MAKEFLAGS", "MAKEFLAGS", "MFLAGS"] {
        command.env_remove(jobs_of_outer);
    }
    // Views of one type instead of one for each: a tenth of the page's weight.
    let mut flags = vec!["--cfg=erase_components".to_owned()];
    // The page is the same wherever it is built: messages of panics name sources, not folders.
    flags.push(format!("--remap-path-prefix={}=palisade", root.display()));
    if let Some(home) = cargo_home() {
        flags.push(format!("--remap-path-prefix={}=cargo", home.display()));
    }
    command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    command.env("CARGO_TARGET_DIR", nested).env("CARGO_BUILD_BUILD_DIR", nested.join("build"));

    let status = command.status().map_err(|e| format!("cargo for the web page: {e}"))?;
    if !status.success() {
        return Err(format!(
            "the web page did not compile ({status}); PALISADE_WEB=skip builds without it"
        ));
    }
    let folder = if profile == "dev" { "debug" } else { &profile };
    Ok(nested.join(TARGET).join(folder).join("web.wasm"))
}

/// Where cargo keeps the sources of other crates.
fn cargo_home() -> Option<PathBuf> {
    let chosen = env::var_os("CARGO_HOME").map(PathBuf::from);
    chosen.or_else(|| env::home_dir().map(|home| home.join(".cargo")))
}

/// Installs the target with rustup where it is missing; without rustup, cargo reports the error.
fn ensure_target(root: &Path) {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let sysroot = Command::new(rustc).args(["--print", "sysroot"]).current_dir(root).output();
    let installed = sysroot.is_ok_and(|out| {
        let root = String::from_utf8_lossy(&out.stdout).trim().to_owned();
        Path::new(&root).join("lib/rustlib").join(TARGET).is_dir()
    });
    if !installed {
        let _ = Command::new("rustup").args(["target", "add", TARGET]).current_dir(root).status();
    }
}

/// Tells cargo about everything that the module was built from: the manifests, and the files that the
/// nested cargo has listed beside the module, as a Makefile rule.
fn rerun_if_page_changes(root: &Path, module: &Path) -> Result<(), String> {
    let list = module.with_extension("d");
    let rule = fs::read_to_string(&list).map_err(|e| format!("{}: {e}", list.display()))?;
    let (_, sources) = rule.split_once(": ").ok_or(format!("{} is no rule", list.display()))?;
    // A space within a path is written with a backslash.
    let sources = sources.trim_end().replace("\\ ", "\0");
    let sources: Vec<_> = sources.split(' ').map(|path| path.replace('\0', " ")).collect();
    let crates = root.join("crates");
    let manifests: BTreeSet<_> = sources
        .iter()
        .filter_map(|path| Path::new(path).strip_prefix(&crates).ok()?.iter().next())
        .map(|name| crates.join(name).join("Cargo.toml"))
        .collect();
    let others = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"].map(|name| root.join(name));
    for path in sources.iter().map(Path::new).chain(manifests.iter().chain(&others).map(|p| &**p)) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    Ok(())
}
