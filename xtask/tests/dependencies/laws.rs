//! What the policy demands of the packages. A fault is a sentence.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::spdx::is_satisfied;
use crate::{CRATES_IO, Licences, Package, Policy, SkippedVersion, UnmaintainedCrate};

/// Packages without a licence that we allow, and allowed licences that no package has.
pub(crate) fn licence_faults(policy: &Licences, locks: &[Vec<Package>]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut found = BTreeSet::new();
    let mut excepted = BTreeSet::new();
    for package in locks.iter().flatten() {
        let shown = format!("{} {}", package.name, package.version);
        let Some(expression) = &package.license else {
            faults.push(format!("{shown} does not say its licence."));
            continue;
        };
        let generally = is_satisfied(expression, |licence| {
            found.insert(licence.to_owned());
            policy.allow.contains(licence)
        });
        let exception = policy.exceptions.iter().find(|exception| exception.name == package.name);
        let with_exception = exception.and_then(|exception| {
            let allowed =
                |licence: &str| policy.allow.contains(licence) || exception.allow.contains(licence);
            is_satisfied(expression, allowed)
        });
        match (generally, with_exception) {
            (None, _) => faults.push(format!("{shown}: \"{expression}\" is no SPDX expression.")),
            (Some(true), _) => {}
            (Some(false), Some(true)) => {
                excepted.insert(&package.name);
            }
            (Some(false), _) => {
                faults.push(format!("{shown}: the licence \"{expression}\" is not allowed."));
            }
        }
    }
    let unused = policy.allow.iter().filter(|licence| !found.contains(*licence));
    faults.extend(unused.map(|licence| format!("No package has the allowed licence {licence}.")));
    let names = policy.exceptions.iter().map(|exception| &exception.name);
    let unused = names.filter(|name| !excepted.contains(name));
    faults.extend(unused.map(|name| format!("The licence exception for {name} is not needed.")));
    faults
}

/// Crates that a lock file names in several versions without a reason, and reasons that are out of date.
pub(crate) fn duplicate_faults(skipped: &[SkippedVersion], locks: &[Vec<Package>]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut users: Vec<BTreeSet<&String>> = vec![BTreeSet::new(); skipped.len()];
    for lock in locks {
        let mut versions: BTreeMap<&str, Vec<&Package>> = BTreeMap::new();
        for package in lock {
            versions.entry(&package.name).or_default().push(package);
        }
        for (name, mut versions) in versions.into_iter().filter(|(_, found)| found.len() > 1) {
            versions.retain(|package| {
                let skip = skipped.iter().position(|skip| skip.matches(package));
                if let Some(skip) = skip {
                    users[skip].extend(&package.users);
                }
                skip.is_none()
            });
            let shown = |package: &Package| format!("{} for {:?}", package.version, package.users);
            let shown: Vec<_> = versions.into_iter().map(shown).collect();
            match &shown[..] {
                [_] => {}
                [] => faults.push(format!("Every version of {name} has a reason: remove one.")),
                _ => faults
                    .push(format!("{name} needs one version or a reason: {}.", shown.join(", "))),
            }
        }
    }
    for (skip, users) in skipped.iter().zip(users) {
        let name = &skip.name_and_version;
        let is_crate_name = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        let mut words = skip.reason.split(|c| !is_crate_name(c));
        if users.is_empty() {
            faults.push(format!("{name} is no version beside another: remove its reason."));
        } else if !words.any(|word| users.iter().any(|user| *user == word)) {
            faults.push(format!("The reason for {name} must name one of {users:?}."));
        }
    }
    faults
}

/// Packages that come neither from crates.io nor from this repository.
pub(crate) fn source_faults(root: &Path, locks: &[Vec<Package>]) -> Vec<String> {
    let is_fault = |package: &&Package| match package.source.as_deref() {
        Some(source) => source != CRATES_IO,
        None => !package.manifest_path.starts_with(root),
    };
    let shown = |package: &Package| {
        let path = package.manifest_path.display().to_string();
        let source = package.source.as_ref().unwrap_or(&path);
        format!("{} {} comes from {source}.", package.name, package.version)
    };
    locks.iter().flatten().filter(is_fault).map(shown).collect()
}

/// Unmaintained crates in use without a reason, and reasons for those that are gone.
pub(crate) fn maintenance_faults(policy: &Policy, locks: &[Vec<Package>]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut ignored: BTreeSet<_> =
        policy.advisories.ignore.iter().map(|advisory| advisory.id.as_str()).collect();
    for UnmaintainedCrate { name, wrappers, reason } in &policy.bans.deny {
        let packages = locks.iter().flatten().filter(|package| package.name == *name);
        let users: BTreeSet<_> = packages.flat_map(|package| package.users.clone()).collect();
        let advisory = reason.split([' ', ':']).next().unwrap_or_default();
        let new = users.difference(wrappers);
        faults.extend(new.map(|user| format!("{user} uses {name}: unmaintained, {advisory}.")));
        let gone = wrappers.difference(&users);
        faults.extend(gone.map(|user| format!("{user} does not use {name}: no wrapper of it.")));
        if !users.is_empty() && !ignored.remove(advisory) {
            faults.push(format!("{name} is in use, but advisories.ignore lacks {advisory}."));
        }
    }
    let unused = ignored.into_iter();
    faults.extend(unused.map(|id| format!("No unmaintained crate in use has the ignored {id}.")));
    faults
}

/// A package as `name version <- user user`.
fn package(text: &str) -> Package {
    let words: Vec<_> = text.split(' ').filter(|word| *word != "<-").collect();
    Package {
        id: text.to_owned(),
        name: words[0].to_owned(),
        version: words[1].to_owned(),
        license: Some("MIT".to_owned()),
        source: Some(CRATES_IO.to_owned()),
        manifest_path: PathBuf::new(),
        users: words[2..].iter().map(|user| user.to_string()).collect(),
    }
}

#[test]
fn licences_that_are_missing_unknown_or_not_needed_are_reported() {
    let policy = r#"
        allow = ["MIT", "ISC"]
        exceptions = [{ crate = "free", allow = ["CC0-1.0"] }, { crate = "gone", allow = ["NCSA"] }]
    "#;
    let policy: Licences = toml::from_str(policy).expect("a policy");
    let licensed = |name: &str, license: Option<&str>| {
        let license = license.map(str::to_owned);
        Package { license, ..package(&format!("{name} 1.0.0")) }
    };
    let lock = vec![
        licensed("fine", Some("GPL-3.0-only OR MIT")),
        licensed("silent", None),
        licensed("odd", Some("see LICENSE")),
        licensed("strict", Some("MIT AND GPL-3.0-only")),
        licensed("free", Some("CC0-1.0")),
        licensed("other", Some("CC0-1.0")),
    ];
    assert_eq!(
        licence_faults(&policy, &[lock]),
        [
            "silent 1.0.0 does not say its licence.",
            "odd 1.0.0: \"see LICENSE\" is no SPDX expression.",
            "strict 1.0.0: the licence \"MIT AND GPL-3.0-only\" is not allowed.",
            "other 1.0.0: the licence \"CC0-1.0\" is not allowed.",
            "No package has the allowed licence ISC.",
            "The licence exception for gone is not needed.",
        ]
    );
}

#[test]
fn duplicates_without_a_reason_and_reasons_without_a_duplicate_are_reported() {
    let skip = |name: &str, reason: &str| SkippedVersion {
        name_and_version: name.to_owned(),
        reason: reason.to_owned(),
    };
    let skipped = [
        skip("excused:0.2", "old-user has not moved"),
        skip("renamed:0.2", "somebody"),
        skip("single:1", "old-user"),
        skip("both:1", "old-user"),
        skip("both:2", "user"),
    ];
    let lock = [
        "excused 0.2.9 <- old-user",
        "excused 0.20.0 <- user",
        "renamed 0.2.9 <- old-user",
        "renamed 0.3.0 <- user",
        "single 1.0.0 <- old-user",
        "both 1.0.0 <- old-user",
        "both 2.0.0 <- user",
        "twice 1.0.0 <- old-user",
        "twice 2.0.0 <- user",
    ];
    // Another lock file with another version is no duplicate.
    let locks = [lock.map(package).into(), vec![package("single 2.0.0 <- user")]];
    assert_eq!(
        duplicate_faults(&skipped, &locks),
        [
            "Every version of both has a reason: remove one.",
            "twice needs one version or a reason: 1.0.0 for {\"old-user\"}, 2.0.0 for {\"user\"}.",
            "The reason for renamed:0.2 must name one of {\"old-user\"}.",
            "single:1 is no version beside another: remove its reason.",
        ]
    );
}

#[test]
fn packages_from_elsewhere_are_reported() {
    let from = |name: &str, source: Option<&str>, path: &str| Package {
        source: source.map(str::to_owned),
        manifest_path: PathBuf::from(path),
        ..package(&format!("{name} 1.0.0"))
    };
    let lock = vec![
        package("published 1.0.0"),
        from("ours", None, "/palisade/crates/game/Cargo.toml"),
        from("neighbour", None, "/neighbour/Cargo.toml"),
        from("fork", Some("git+https://example.org/fork"), ""),
    ];
    assert_eq!(
        source_faults(Path::new("/palisade"), &[lock]),
        [
            "neighbour 1.0.0 comes from /neighbour/Cargo.toml.",
            "fork 1.0.0 comes from git+https://example.org/fork.",
        ]
    );
}

#[test]
fn unmaintained_crates_without_a_reason_and_reasons_for_none_are_reported() {
    let policy = r#"
        advisories.ignore = [{ id = "RUSTSEC-1" }, { id = "RUSTSEC-3" }]
        licenses = { allow = [], exceptions = [] }
        [bans]
        skip = []
        deny = [
            { crate = "macros", wrappers = ["page", "gone"], reason = "RUSTSEC-1: a macro of the page" },
            { crate = "terminal", reason = "RUSTSEC-2" },
            { crate = "absent", reason = "RUSTSEC-3" },
        ]
    "#;
    let policy: Policy = toml::from_str(policy).expect("a policy");
    let lock = ["macros 1.0.0 <- page server", "terminal 1.0.0 <- cli", "new 1.0.0 <- cli"];
    assert_eq!(
        maintenance_faults(&policy, &[lock.map(package).into()]),
        [
            "server uses macros: unmaintained, RUSTSEC-1.",
            "gone does not use macros: no wrapper of it.",
            "cli uses terminal: unmaintained, RUSTSEC-2.",
            "terminal is in use, but advisories.ignore lacks RUSTSEC-2.",
            "No unmaintained crate in use has the ignored RUSTSEC-3.",
        ]
    );
}
