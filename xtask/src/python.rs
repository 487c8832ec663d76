use std::fs;
use std::path::PathBuf;

use crate::step::{Step, root};
use crate::tool;

/// The manifest of the Python package, a workspace of its own.
const MANIFEST: &str = "python/Cargo.toml";
/// Where the finished wheel goes.
const WHEELS: &str = "target/wheels";
/// Where the package is compiled, and its virtual environments are.
const TARGET: &str = "target/python";

/// Builds the Python package into `target/wheels` and tests it: imported in an environment with
/// NumPy alone, then everything else in one with PettingZoo, Gymnasium and OpenSpiel.
pub(crate) fn run() -> Result<(), String> {
    tool::ensure_python()?;
    Step::cargo(&["fmt", "--manifest-path", MANIFEST, "--check"]).run()?;
    let lints = ["clippy", "--manifest-path", MANIFEST, "--target-dir", TARGET, "--locked"];
    Step::cargo(&[&lints[..], &["--", "-D", "warnings"]].concat()).run()?;
    let wheel = build()?;
    let clean = VirtualEnvironment::new("clean", "run.txt")?;
    clean.install_wheel(&wheel)?;
    // Isolated: neither this folder nor the user's own packages are looked at.
    clean.python(&["-I", "python/tests/clean_import.py"]).run()?;
    let test = VirtualEnvironment::new("test", "test.txt")?;
    test.install_wheel(&wheel)?;
    test.python(&["-m", "pytest", "-c", "python/pyproject.toml", "python/tests"]).run()
}

/// Measures the package beside OpenSpiel.
pub(crate) fn bench() -> Result<(), String> {
    tool::ensure_python()?;
    let test = VirtualEnvironment::new("test", "test.txt")?;
    test.install_wheel(&build()?)?;
    test.python(&["python/bench/steps.py"]).run()
}

/// Builds the wheel: one for every Python from 3.11 on.
fn build() -> Result<String, String> {
    let maturin = VirtualEnvironment::new("build", "build.txt")?;
    let folder = root().join(WHEELS);
    // An older wheel would be installed in place of the new one.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let interpreter = maturin.program("python").display().to_string();
    let build = ["-m", "maturin", "build", "--release", "--locked", "--manifest-path", MANIFEST];
    let output = ["--out", WHEELS, "--target-dir", TARGET, "--interpreter", &interpreter];
    maturin.python(&[&build[..], &output].concat()).run()?;
    let entries = fs::read_dir(&folder).map_err(|error| format!("{WHEELS}: {error}"))?;
    let mut wheels = entries.filter_map(|entry| Some(entry.ok()?.path().display().to_string()));
    wheels.next().ok_or_else(|| format!("{WHEELS}: no wheel was built"))
}

/// A virtual environment with the packages of a file in `python/requirements`, which pins them by
/// version and content.
struct VirtualEnvironment {
    folder: PathBuf,
}

impl VirtualEnvironment {
    /// Makes the environment, unless it is there already with the same packages.
    fn new(name: &str, requirements: &str) -> Result<VirtualEnvironment, String> {
        let folder = root().join(TARGET).join(format!("venv-{name}"));
        let environment = VirtualEnvironment { folder };
        let file = format!("python/requirements/{requirements}");
        let wanted = fs::read_to_string(root().join(&file)).map_err(|e| format!("{file}: {e}"))?;
        let installed = environment.folder.join("requirements.txt");
        if fs::read_to_string(&installed).is_ok_and(|text| text == wanted) {
            return Ok(environment);
        }
        let path = environment.folder.display().to_string();
        Step::new("python3", &["-m", "venv", "--clear", &path]).run()?;
        let pip =
            ["-m", "pip", "install", "--quiet", "--no-compile", "--disable-pip-version-check"];
        let pinned = ["--only-binary", ":all:", "--require-hashes", "--requirement", &file];
        environment.python(&[&pip[..], &pinned].concat()).run()?;
        fs::write(&installed, wanted).map_err(|e| format!("{}: {e}", installed.display()))?;
        Ok(environment)
    }

    fn install_wheel(&self, wheel: &str) -> Result<(), String> {
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"];
        self.python(&[&pip[..], &["--no-deps", "--force-reinstall", wheel]].concat()).run()
    }

    fn program(&self, name: &str) -> PathBuf {
        self.folder.join("bin").join(name)
    }

    fn python(&self, args: &[&str]) -> Step {
        Step::new(&self.program("python").display().to_string(), args)
    }
}
