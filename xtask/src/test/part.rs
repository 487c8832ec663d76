/// A part of the workspace that can be tested by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    /// What the games are: rules, notation, words, boards, lessons.
    Rules,
    /// Computer players, the solver, matches, learning.
    Engine,
    /// Tables online, on both databases, with kills and faults.
    Server,
    /// The command line and the terminal game.
    Terminal,
    /// The web page, in real browsers.
    Page,
    /// The Python package.
    Python,
    /// Documentation: its examples, links, names and commands.
    Docs,
}

impl Part {
    pub(crate) const ALL: [Part; 7] = [
        Part::Rules,
        Part::Engine,
        Part::Server,
        Part::Terminal,
        Part::Page,
        Part::Python,
        Part::Docs,
    ];

    /// As the command line names it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Part::Rules => "rules",
            Part::Engine => "engine",
            Part::Server => "server",
            Part::Terminal => "terminal",
            Part::Page => "page",
            Part::Python => "python",
            Part::Docs => "docs",
        }
    }

    pub(crate) fn parse(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.name() == name)
    }

    /// The packages that are tested with it. Each package belongs to one part.
    pub(crate) const fn packages(self) -> &'static [&'static str] {
        match self {
            Part::Rules => &[
                "palisade-game",
                "palisade-rules",
                "palisade-dialects",
                "palisade-locale",
                "palisade-view",
                "palisade-board",
                "palisade-lessons",
            ],
            Part::Engine => &[
                "palisade-engine",
                "palisade-solver",
                "palisade-arena",
                "palisade-learning",
                "palisade-puzzles",
                "palisade-trainer",
            ],
            Part::Server => &[
                "palisade-api",
                "palisade-clock",
                "palisade-ratings",
                "palisade-dice",
                "palisade-push",
                "palisade-sync",
                "palisade-table",
                "palisade-store",
                "palisade-client",
                "palisade-server",
                "palisade-testbed",
                "palisade-chaos",
                "palisade-load",
            ],
            Part::Terminal => &["palisade-play", "palisade-tui", "palisade-cli", "palisade"],
            Part::Page => &["palisade-page", "palisade-assets", "palisade-browser"],
            Part::Python => &["palisade-python"],
            Part::Docs => &["xtask"],
        }
    }

    /// The part of a package.
    pub(crate) fn of(package: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.packages().contains(&package))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::step::root;

    #[test]
    fn every_package_belongs_to_one_part() {
        let listed: Vec<_> = Part::ALL.iter().flat_map(|part| part.packages()).copied().collect();
        let crates = std::fs::read_dir(root().join("crates")).expect("a folder of crates");
        let mut packages: BTreeSet<String> = crates
            .filter_map(|entry| std::fs::read_to_string(entry.ok()?.path().join("Cargo.toml")).ok())
            .filter_map(|manifest| Some(manifest.split('"').nth(1)?.to_owned()))
            .collect();
        packages.extend(["palisade-python", "xtask"].map(str::to_owned));
        // It compiles to WebAssembly only: the page's build and its lints compile it.
        packages.remove("palisade-web");
        assert_eq!(listed.len(), packages.len(), "a package belongs to one part");
        assert_eq!(listed.iter().map(|&name| name.to_owned()).collect::<BTreeSet<_>>(), packages);
    }

    #[test]
    fn a_part_is_found_by_its_name() {
        assert!(Part::ALL.iter().all(|&part| Part::parse(part.name()) == Some(part)));
        assert_eq!(Part::parse("Rules"), None);
    }
}
