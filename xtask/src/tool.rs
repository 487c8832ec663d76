use crate::step::Step;

/// A program that tests need beyond the Rust toolchain, and the Debian package that has it.
pub(crate) struct Tool {
    program: &'static str,
    package: &'static str,
    purpose: &'static str,
}

pub(crate) const CHROMIUM: Tool =
    Tool { program: "chromium", package: "chromium", purpose: "browser tests" };
pub(crate) const CHROMEDRIVER: Tool =
    Tool { program: "chromedriver", package: "chromium-driver", purpose: "browser tests" };
pub(crate) const NPM: Tool =
    Tool { program: "npm", package: "npm", purpose: "fetching axe-core for the browser tests" };
pub(crate) const TMUX: Tool =
    Tool { program: "tmux", package: "tmux", purpose: "the terminal test" };
pub(crate) const CXX: Tool = Tool { program: "g++", package: "g++", purpose: "building libFuzzer" };

/// Installs what is missing on Debian; elsewhere says what to install.
pub(crate) fn ensure(tools: &[Tool]) -> Result<(), String> {
    let missing: Vec<_> = tools.iter().filter(|tool| !present(tool.program)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    for tool in &missing {
        println!("missing: {} (for {})", tool.program, tool.purpose);
    }
    let packages: Vec<_> = missing.iter().map(|tool| tool.package).collect();
    let by_hand = format!("install these and run again: {}", packages.join(" "));
    if !present("apt-get") {
        return Err(by_hand);
    }
    let sudo: &[&str] = if is_root() { &[] } else { &["sudo"] };
    let apt = |args: &[&str]| {
        let words = [sudo, &["apt-get"], args].concat();
        Step::new(words[0], &words[1..]).env("DEBIAN_FRONTEND", "noninteractive").run()
    };
    apt(&["update", "-qq"])
        .and_then(|()| {
            apt(&[&["install", "-y", "-qq", "--no-install-recommends"], &packages[..]].concat())
        })
        .map_err(|why| format!("{why}; {by_hand}"))
}

/// The page's compilation target. rust-toolchain.toml names it, but automatic installation may be
/// off, and a toolchain without rustup brings it (or not) by itself.
pub(crate) fn ensure_wasm() -> Result<(), String> {
    if !present("rustup") {
        return Ok(());
    }
    Step::new("rustup", &["target", "add", "wasm32-unknown-unknown"]).run()
}

fn present(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn is_root() -> bool {
    Step::new("sh", &["-c", "test \"$(id -u)\" = 0"]).succeeds()
}
