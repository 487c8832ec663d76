use crate::step::Step;

/// A program that tests need beyond the Rust toolchain, and the Debian package that contains it.
pub(crate) struct Tool {
    program: &'static str,
    package: &'static str,
    purpose: &'static str,
}

pub(crate) const CHROMIUM: Tool = Tool {
    program: "chromium-headless-shell",
    package: "chromium-headless-shell",
    purpose: "browser tests",
};
pub(crate) const FIREFOX: Tool =
    Tool { program: "firefox-esr", package: "firefox-esr", purpose: "browser tests in Firefox" };
pub(crate) const WEBKIT: Tool = Tool {
    program: "WebKitWebDriver",
    package: "webkit2gtk-driver",
    purpose: "browser tests in WebKit",
};
pub(crate) const XVFB: Tool =
    Tool { program: "Xvfb", package: "xvfb", purpose: "browser tests in WebKit" };
pub(crate) const NPM: Tool =
    Tool { program: "npm", package: "npm", purpose: "fetching axe-core for the browser tests" };
pub(crate) const TMUX: Tool =
    Tool { program: "tmux", package: "tmux", purpose: "the terminal test" };
pub(crate) const PYTHON: Tool =
    Tool { program: "python3", package: "python3", purpose: "the sample programs" };
pub(crate) const POSTGRES: Tool = Tool {
    program: "/usr/lib/postgresql/15/bin/postgres",
    package: "postgresql-15",
    purpose: "the server's tests on PostgreSQL",
};
pub(crate) const NATS: Tool = Tool {
    program: "/usr/sbin/nats-server",
    package: "nats-server",
    purpose: "the server's tests with several nodes",
};
pub(crate) const FAKETIME: Tool =
    Tool { program: "faketime", package: "faketime", purpose: "clocks that jump" };
pub(crate) const VALGRIND: Tool =
    Tool { program: "valgrind", package: "valgrind", purpose: "counting instructions" };
pub(crate) const CXX: Tool = Tool { program: "g++", package: "g++", purpose: "building libFuzzer" };

pub(crate) const MUSL: Tool =
    Tool { program: "musl-gcc", package: "musl-tools", purpose: "a static program" };
pub(crate) const BUILDAH: Tool =
    Tool { program: "buildah", package: "buildah", purpose: "the image" };
pub(crate) const CERTIFICATES: Tool = Tool {
    program: "/etc/ssl/certs/ca-certificates.crt",
    package: "ca-certificates",
    purpose: "the image",
};

/// Virtual environments, which Debian keeps apart from Python itself.
const PYTHON_VENV: Tool = Tool {
    program: "python3 -m venv",
    package: "python3-venv",
    purpose: "the tests of the Python package",
};

/// Installs missing tools on Debian; elsewhere reports which packages to install.
pub(crate) fn ensure(tools: &[Tool]) -> Result<(), String> {
    let missing: Vec<_> = tools.iter().filter(|tool| !is_installed(tool.program)).collect();
    install(&missing)
}

/// Installs Python with virtual environments.
pub(crate) fn ensure_python() -> Result<(), String> {
    ensure(&[PYTHON])?;
    let has_venv = Step::new("python3", &["-c", "import ensurepip, venv"]).succeeds();
    install(if has_venv { &[] } else { &[&PYTHON_VENV] })
}

fn install(missing: &[&Tool]) -> Result<(), String> {
    if missing.is_empty() {
        return Ok(());
    }
    for tool in missing {
        println!("missing: {} (for {})", tool.program, tool.purpose);
    }
    let packages: Vec<_> = missing.iter().map(|tool| tool.package).collect();
    let instruction = format!("install these and run again: {}", packages.join(" "));
    if !is_installed("apt-get") {
        return Err(instruction);
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
        .map_err(|error| format!("{error}; {instruction}"))
}

/// Installs the compilation target of the web page. rust-toolchain.toml names it, but automatic
/// installation may be off; a toolchain without rustup has to include it.
pub(crate) fn ensure_wasm() -> Result<(), String> {
    ensure_target("wasm32-unknown-unknown")
}

/// Installs a compilation target.
pub(crate) fn ensure_target(target: &str) -> Result<(), String> {
    if !is_installed("rustup") {
        return Ok(());
    }
    Step::new("rustup", &["target", "add", target]).run()
}

/// Installs the program that makes Debian packages.
pub(crate) fn ensure_cargo_deb() -> Result<(), String> {
    if Step::cargo(&["deb", "--version"]).succeeds() {
        return Ok(());
    }
    Step::cargo(&["install", "cargo-deb", "--version", CARGO_DEB, "--locked"]).run()
}

const CARGO_DEB: &str = "3.8.0";

fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn is_root() -> bool {
    Step::new("sh", &["-c", "test \"$(id -u)\" = 0"]).succeeds()
}
