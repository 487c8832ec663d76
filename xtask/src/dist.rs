use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::{Step, root};
use crate::tool::{self, BUILDAH, CERTIFICATES, MUSL};

/// Static: it runs on any Linux, and in an image with nothing else in it.
const TARGET: &str = "x86_64-unknown-linux-musl";
/// Everything is optimised, however long that takes.
const PROFILE: &str = "optimized";
/// Where everything goes that can be handed out.
const DIST: &str = "target/dist";
/// The certificates that the image takes along.
const CERTIFICATE_FILE: &str = "/etc/ssl/certs/ca-certificates.crt";
/// The name of the image.
const IMAGE: &str = "localhost/palisade";

/// Builds what is handed out: a static program, a Debian package, an image, and their checksums.
pub(crate) fn run() -> Result<(), String> {
    tool::ensure(&[MUSL])?;
    tool::ensure_target(TARGET)?;
    tool::ensure_wasm()?;
    tool::ensure_cargo_deb()?;
    let package = [
        "--profile",
        PROFILE,
        "--locked",
        "--package",
        "palisade",
        "--features",
        "nats",
        "--target",
        TARGET,
    ];
    Step::cargo(&[&["build"], &package[..]].concat()).run()?;
    let program = root().join("target").join(TARGET).join(PROFILE).join("palisade");
    check_static(&program)?;
    check_bench(&program)?;
    let dist = Folder::new(DIST)?;
    let shipped = dist.copy(&program, "palisade")?;
    write_extras(&shipped, &dist)?;
    let deb = [
        "deb",
        "--no-build",
        "--no-strip",
        "--locked",
        "--package",
        "palisade",
        "--profile",
        PROFILE,
    ];
    let output = ["--target", TARGET, "--output", DIST];
    Step::cargo(&[&deb[..], &output].concat()).run()?;
    build_image(&shipped, &dist)?;
    write_checksums(&dist)
}

/// A program that needs nothing of the machine has no interpreter to load it.
fn check_static(program: &Path) -> Result<(), String> {
    let output = Command::new("readelf").arg("--program-headers").arg(program).output();
    let output = output.map_err(|error| format!("readelf: {error}"))?;
    match String::from_utf8_lossy(&output.stdout).contains("INTERP") {
        true => Err(format!("{} is not static", program.display())),
        false => Ok(()),
    }
}

/// The engine plays as it does in every other build: the same positions, node for node.
fn check_bench(program: &Path) -> Result<(), String> {
    let golden = root().join("golden/behaviour/bench.txt");
    let golden = fs::read_to_string(&golden).map_err(|e| format!("{}: {e}", golden.display()))?;
    for game in ["quoridor", "pacman", "mspacman"] {
        let command = format!("$ palisade bench {game}");
        let lines = golden.lines().skip_while(|line| *line != command).skip(1);
        let expected = nodes(lines.take_while(|line| !line.starts_with('$')));
        let output = Command::new(program).args(["bench", game, "--lang", "en"]).output();
        let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
        let found = nodes(String::from_utf8_lossy(&output.stdout).lines());
        if expected.is_none() || found != expected {
            return Err(format!("bench {game}: {found:?} nodes, should be {expected:?}"));
        }
        println!("  bench {game}: {} nodes, as always", found.unwrap_or_default());
    }
    Ok(())
}

/// The number of the line `N nodes …`.
fn nodes<'a>(mut lines: impl Iterator<Item = &'a str>) -> Option<u64> {
    lines.find_map(|line| {
        let (count, rest) = line.split_once(' ')?;
        count.parse().ok().filter(|_| rest.starts_with("nodes"))
    })
}

/// What the package has besides the program, printed by the program itself.
fn write_extras(program: &Path, dist: &Folder) -> Result<(), String> {
    let program = program.display().to_string();
    let man = dist.0.join("man");
    let man = man.to_string_lossy();
    Step::new(&program, &["man", "--folder", &man, "--lang", "en"]).run()?;
    for (shell, name) in [("bash", "palisade"), ("zsh", "_palisade"), ("fish", "palisade.fish")] {
        let output = Command::new(&program).args(["completions", shell, "--lang", "en"]).output();
        let output = output.map_err(|error| format!("{program}: {error}"))?;
        dist.write(&format!("completions/{name}"), &output.stdout)?;
    }
    Ok(())
}

/// Builds the image and saves it as an archive that `podman load` and `docker load` read.
fn build_image(program: &Path, dist: &Folder) -> Result<(), String> {
    tool::ensure(&[BUILDAH, CERTIFICATES])?;
    let context = Folder::new(&format!("{DIST}/image"))?;
    context.copy(program, "palisade")?;
    context.copy(Path::new(CERTIFICATE_FILE), "ca-certificates.crt")?;
    for folder in ["data", "cache"] {
        Folder::new(&format!("{DIST}/image/folders/{folder}"))?.make_private()?;
    }
    let tag = format!("{IMAGE}:latest");
    let file = "deploy/Containerfile";
    // Docker's format: the other has no health check.
    let build = ["build", "--format", "docker", "--file", file, "--tag", &tag];
    let context = context.0.display().to_string();
    Step::new("buildah", &[&build[..], &[&context]].concat()).run()?;
    let archive = dist.0.join(format!("palisade-{}-image.tar", env!("CARGO_PKG_VERSION")));
    let _ = fs::remove_file(&archive);
    let archive = format!("docker-archive:{}:{tag}", archive.display());
    Step::new("buildah", &["push", &tag, &archive]).run()
}

fn write_checksums(dist: &Folder) -> Result<(), String> {
    let files = "find . -maxdepth 1 -type f ! -name SHA256SUMS -printf '%P\\n' | sort";
    let script = format!("cd {} && {files} | xargs sha256sum | tee SHA256SUMS", dist.0.display());
    Step::new("sh", &["-c", &script]).run()
}

/// A folder of what is handed out, empty at first.
struct Folder(PathBuf);

impl Folder {
    fn new(path: &str) -> Result<Folder, String> {
        let folder = Folder(root().join(path));
        if folder.0.exists() {
            fs::remove_dir_all(&folder.0).map_err(|error| folder.failed(&error))?;
        }
        fs::create_dir_all(&folder.0).map_err(|error| folder.failed(&error))?;
        Ok(folder)
    }

    /// Nobody but its owner can look into it.
    fn make_private(&self) -> Result<(), String> {
        let owner_only = fs::Permissions::from_mode(0o700);
        fs::set_permissions(&self.0, owner_only).map_err(|error| self.failed(&error))
    }

    fn copy(&self, from: &Path, name: &str) -> Result<PathBuf, String> {
        let to = self.0.join(name);
        fs::copy(from, &to).map_err(|error| format!("{}: {error}", from.display()))?;
        Ok(to)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
        let path = self.0.join(name);
        let folder = path.parent().unwrap_or(&self.0);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, bytes))
            .map_err(|error| format!("{}: {error}", path.display()))
    }

    fn failed(&self, error: &std::io::Error) -> String {
        format!("{}: {error}", self.0.display())
    }
}
