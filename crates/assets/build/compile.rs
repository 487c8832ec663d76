use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use walrus::ModuleConfig;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

const TARGET: &str = "wasm32-unknown-unknown";

/// The name of the page's module, and of the JavaScript that loads the parts split off it.
const MODULE: &str = "palisade";
const PARTS_LOADER: &str = "./parts.js";

/// Compiles `crates/web` to WebAssembly, splits it, and generates its JavaScript bindings; returns
/// the folder with all of that and nothing else.
pub(crate) fn compile_web(root: &Path, nested: &Path) -> Result<PathBuf, String> {
    ensure_target(root);
    let profile = env::var("PALISADE_WEB_PROFILE").unwrap_or_else(|_| "web".to_owned());
    let cargo = env::var_os("CARGO").ok_or("CARGO is not set")?;
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args(["rustc", "--locked", "--package", "palisade-web", "--lib"])
        .args(["--target", TARGET, "--profile", &profile])
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
    let wasm = nested.join(TARGET).join(folder).join("web.wasm");
    let bindings = nested.join("bound").join(folder);
    let _ = fs::remove_dir_all(&bindings);
    let main = split(&wasm, &bindings).map_err(|e| format!("splitting the web page: {e}"))?;
    generate_bindings(main, &bindings).map_err(|e| format!("binding the web page: {e:#}"))?;
    Ok(bindings)
}

/// Where cargo keeps the sources of other crates.
fn cargo_home() -> Option<PathBuf> {
    let chosen = env::var_os("CARGO_HOME").map(PathBuf::from);
    chosen.or_else(|| env::home_dir().map(|home| home.join(".cargo")))
}

/// Splits the functions marked with `wasm_split` off into modules of their own; returns the module
/// that remains.
fn split(wasm: &Path, to: &Path) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let whole = fs::read(wasm)?;
    let main_path = to.join("main.wasm");
    let main_module = format!("./{MODULE}.js");
    let mut options = Options::new(&whole);
    options.output_dir = to;
    options.main_out_path = &main_path;
    options.link_name = PARTS_LOADER;
    options.main_module = &main_module;
    let split = wasm_split_cli_support::transform(options)?;
    for part in split.split_modules {
        let module = fs::read(&part)?;
        fs::write(&part, compacted(&module)?)?;
    }
    let main = fs::read(&main_path)?;
    fs::remove_file(main_path)?;
    Ok(main)
}

fn generate_bindings(main: Vec<u8>, to: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes(MODULE, main)
        .out_name(MODULE)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(false)
        // The parts import the table and the memory.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.generate(to)?;
    Ok(())
}

/// A WebAssembly module encoded anew: without the padding that linkers leave in numbers, and
/// without the sections that say nothing to a browser.
fn compacted(module: &[u8]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(module)?;
    let customs: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in customs {
        module.customs.delete(id);
    }
    Ok(module.emit_wasm())
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
