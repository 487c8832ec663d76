use std::fs;
use std::path::Path;

use walrus::ModuleConfig;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

use crate::order::with_sorted_functions;

/// The name of the page's module, and of the JavaScript that loads the parts split off it.
const MODULE: &str = "palisade";
const PARTS_LOADER: &str = "./parts.js";

/// Splits a module of the page, and generates its JavaScript bindings, into a folder that holds
/// nothing else.
pub(crate) fn bind(module: &Path, to: &Path) -> Result<(), String> {
    let _ = fs::remove_dir_all(to);
    let main = split(module, to).map_err(|e| format!("splitting the web page: {e}"))?;
    generate_bindings(main, to).map_err(|e| format!("binding the web page: {e:#}"))
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
        fs::write(&part, with_sorted_functions(&compacted(&module)?)?)?;
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
    let module = to.join(format!("{MODULE}_bg.wasm"));
    fs::write(&module, with_sorted_functions(&fs::read(&module)?)?)?;
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
