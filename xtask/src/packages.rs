use std::fs;

use crate::step::{Step, root};

/// Packs the published crates together and builds each package as somebody does who gets it from a registry.
pub(crate) fn run() -> Result<(), String> {
    let path = root().join("Cargo.toml");
    let manifest =
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut args = vec!["package", "--locked"];
    for name in published(&manifest) {
        args.extend(["--package", name]);
    }
    Step::cargo(&args).run()
}

/// The crates that others may use: those to which the workspace gives a version.
fn published(manifest: &str) -> impl Iterator<Item = &str> {
    let own = manifest.lines().filter(|line| line.starts_with("palisade-"));
    own.filter_map(|line| line.split_once(" = { version = ")).map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_with_a_version_are_packed() {
        let manifest = "palisade-dice = { path = \"crates/dice\" }\n\
                        palisade-game = { version = \"0.1.0\", path = \"crates/game\" }\n\
                        palisade-game.opt-level = 3\n\
                        serde = { version = \"1\" }\n";
        assert_eq!(published(manifest).collect::<Vec<_>>(), ["palisade-game"]);
    }
}
