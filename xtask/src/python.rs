use std::path::PathBuf;
use std::{fs, io};

use crate::step::{Step, root};
use crate::test::{Part, TestOutcome, TestRequest, linted, run_recorded};
use crate::tool;

/// The manifest of the Python package.
const MANIFEST: &str = "python/Cargo.toml";
/// Where the finished wheel goes.
const WHEELS: &str = "target/wheels";
/// Where the wheel is compiled, and the virtual environments are.
const TARGET: &str = "target/python";
/// Where the package is put together for tests.
const PACKAGE: &str = "target/python/package";
/// The tests of the package, as arguments of Python.
const PYTEST: [&str; 5] = ["-m", "pytest", "-c", "python/pyproject.toml", "python/tests"];

/// Builds the wheel into `target/wheels` and tests it: imported in an environment with NumPy alone, then
/// everything else in one with PettingZoo, Gymnasium and OpenSpiel.
pub(crate) fn run() -> Result<(), String> {
    tool::ensure_python()?;
    let wheel = build()?;
    let clean = VirtualEnvironment::new("clean", "run.txt")?;
    clean.install_wheel(&wheel)?;
    // Isolated: neither this folder nor the user's own packages are looked at.
    clean.python(&["-I", "python/tests/clean_import.py"]).run()?;
    let test = VirtualEnvironment::new("test", "test.txt")?;
    test.install_wheel(&wheel)?;
    test.python(&PYTEST).run()
}

/// Tests the package with a library that is compiled as quickly as the tests are, without a wheel. It is built
/// with all that was asked for: alone it would have dependencies with other features, compiled once more.
pub(crate) fn test(request: &TestRequest) -> Result<TestOutcome, String> {
    tool::ensure_python()?;
    let build = ["build", "--locked", "--lib"];
    let step = linted(Step::cargo(&[&build[..], &request.packages()].concat()));
    step.envs(request.environment()).run()?;
    let package = package_folder().map_err(|error| format!("{PACKAGE}: {error}"))?;
    let test = VirtualEnvironment::new("test", "test.txt")?;
    test.python(&["-m", "pip", "uninstall", "--quiet", "--yes", "palisade"]).succeeds();
    let tests = test.python(&PYTEST).env("PYTHONPATH", &package.display().to_string());
    run_recorded("python".to_owned(), Part::Python, tests.into_command())
}

/// A folder from which the package can be imported, as it lies in a wheel.
fn package_folder() -> io::Result<PathBuf> {
    let folder = root().join(PACKAGE);
    let package = folder.join("palisade");
    if package.exists() {
        fs::remove_dir_all(&package)?;
    }
    fs::create_dir_all(&package)?;
    for entry in fs::read_dir(root().join("python/palisade"))? {
        let path = entry?.path();
        if let Some(name) = path.file_name().filter(|_| path.is_file()) {
            fs::copy(&path, package.join(name))?;
        }
    }
    let library = root().join("target/debug/lib_palisade.so");
    fs::copy(library, package.join("_palisade.abi3.so"))?;
    Ok(folder)
}

/// Measures the package beside OpenSpiel.
pub(crate) fn bench() -> Result<(), String> {
    tool::ensure_python()?;
    let test = VirtualEnvironment::new("test", "test.txt")?;
    test.install_wheel(&build()?)?;
    test.python(&["python/bench/steps.py"]).run()
}

/// Builds the wheel: one for every Python from 3.11 on. Zig links it, so that it runs on every Linux with
/// glibc 2.17 (manylinux2014) and not only on those as new as this one.
fn build() -> Result<String, String> {
    let maturin = VirtualEnvironment::new("build", "build.txt")?;
    let folder = root().join(WHEELS);
    // An older wheel would be installed in place of the new one.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let interpreter = maturin.program("python").display().to_string();
    let build = [
        "-m",
        "maturin",
        "build",
        "--profile",
        "optimized",
        "--locked",
        "--zig",
        "--compatibility",
        "manylinux2014",
        "--manifest-path",
        MANIFEST,
    ];
    let output = ["--out", WHEELS, "--target-dir", TARGET, "--interpreter", &interpreter];
    // Where maturin finds Zig, which is a package of Python too.
    let programs = maturin.folder.join("bin").display().to_string();
    let path = format!("{programs}:{}", std::env::var("PATH").unwrap_or_default());
    let step = maturin.python(&[&build[..], &output].concat()).env("PATH", &path);
    step.env("CARGO_ZIGBUILD_PYTHON_PATH", &interpreter).run()?;
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
