//! Licences, duplicate versions, sources and maintenance of every package that the lock files name.
//!
//! The policy is `deny.toml`, which cargo-deny reads too. What is checked comes from `cargo metadata`: all
//! packages of a lock file, so also those that only other platforms compile, or an option that nobody
//! turns on. Cargo downloads those it does not have yet.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use laws::{duplicate_faults, licence_faults, maintenance_faults, source_faults};

mod laws;
mod spdx;

/// The folders of the lock files.
const WORKSPACES: [&str; 2] = ["", "fuzz"];

/// How lock files name crates.io.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

#[test]
fn dependencies_follow_the_policy() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of the workspace");
    let policy = std::fs::read_to_string(root.join("deny.toml")).expect("deny.toml is there");
    let policy: Policy = toml::from_str(&policy).expect("deny.toml is a policy");
    let locks: Vec<_> =
        WORKSPACES.iter().map(|folder| locked_packages(&root.join(folder))).collect();
    let faults = [
        licence_faults(&policy.licenses, &locks),
        duplicate_faults(&policy.bans.skip, &locks),
        source_faults(root, &locks),
        maintenance_faults(&policy, &locks),
    ]
    .concat();
    assert!(faults.is_empty(), "deny.toml is not followed:\n{}", faults.join("\n"));
}

/// The parts of `deny.toml` that are checked here.
#[derive(Deserialize)]
struct Policy {
    advisories: Advisories,
    licenses: Licences,
    bans: Bans,
}

#[derive(Deserialize)]
struct Advisories {
    ignore: Vec<IgnoredAdvisory>,
}

#[derive(Deserialize)]
struct IgnoredAdvisory {
    id: String,
}

#[derive(Deserialize)]
struct Licences {
    allow: BTreeSet<String>,
    exceptions: Vec<LicenceException>,
}

#[derive(Deserialize)]
struct LicenceException {
    #[serde(rename = "crate")]
    name: String,
    allow: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<UnmaintainedCrate>,
    skip: Vec<SkippedVersion>,
}

/// A crate that nobody maintains. The first word of the reason is its advisory.
#[derive(Deserialize)]
struct UnmaintainedCrate {
    #[serde(rename = "crate")]
    name: String,
    #[serde(default)]
    wrappers: BTreeSet<String>,
    reason: String,
}

/// A version that may stand beside another one, as `name:version`.
#[derive(Deserialize)]
struct SkippedVersion {
    #[serde(rename = "crate")]
    name_and_version: String,
    reason: String,
}

impl SkippedVersion {
    fn matches(&self, package: &Package) -> bool {
        let Some((name, version)) = self.name_and_version.split_once(':') else { return false };
        // `0.22` is every 0.22.x.
        let rest = package.version.strip_prefix(version);
        package.name == name && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }
}

/// A package of a lock file.
#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
    manifest_path: PathBuf,
    /// The packages that depend on it directly.
    #[serde(skip)]
    users: BTreeSet<String>,
}

/// The packages that the lock file of a workspace names.
fn locked_packages(workspace: &Path) -> Vec<Package> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
        resolve: Resolve,
    }
    #[derive(Deserialize)]
    struct Resolve {
        nodes: Vec<Node>,
    }
    #[derive(Deserialize)]
    struct Node {
        id: String,
        dependencies: Vec<String>,
    }
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--all-features", "--format-version", "1"])
        .current_dir(workspace)
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Metadata = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let mut packages = metadata.packages;
    let names: BTreeMap<_, _> =
        packages.iter().map(|package| (package.id.clone(), package.name.clone())).collect();
    let mut users: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for node in metadata.resolve.nodes {
        for dependency in node.dependencies {
            users.entry(dependency).or_default().insert(names[&node.id].clone());
        }
    }
    for package in &mut packages {
        package.users = users.remove(&package.id).unwrap_or_default();
    }
    packages
}
