use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles `crates/web` to WebAssembly and generates its JavaScript bindings; returns the folder
/// with both files.
pub(crate) fn compile_web(root: &Path, nested: &Path) -> Result<PathBuf, String> {
    ensure_target(root);
    let profile = env::var("PALISADE_WEB_PROFILE").unwrap_or_else(|_| "web".to_owned());
    let cargo = env::var_os("CARGO").ok_or("CARGO is not set")?;
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args(["build", "--locked", "--package", "palisade-web", "--lib"])
        .args(["--target", TARGET, "--profile", &profile]);
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
    // Leptos then erases the types of components, which makes the page smaller.
    command.env("CARGO_ENCODED_RUSTFLAGS", "--cfg=erase_components");
    command.env("CARGO_TARGET_DIR", nested).env("CARGO_BUILD_BUILD_DIR", nested.join("build"));

    let status = command.status().map_err(|e| format!("cargo for the web page: {e}"))?;
    if !status.success() {
        return Err(format!(
            "the web page did not compile ({status}); PALISADE_WEB=skip builds without it"
        ));
    }
    let folder = if profile == "dev" { "debug" } else { &profile };
    let wasm = nested.join(TARGET).join(folder).join("web.wasm");
    let bindings = nested.join("bound").join(folder);
    generate_bindings(&wasm, &bindings).map_err(|e| format!("binding the web page: {e:#}"))?;
    Ok(bindings)
}

fn generate_bindings(wasm: &Path, to: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name("palisade")
        .web(true)?
        .typescript(false)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.generate(to)?;
    Ok(())
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
