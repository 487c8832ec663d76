use crate::step::Step;

/// The crates that others may use, each after those it needs.
const PUBLISHED: [&str; 8] =
    ["game", "clock", "rules", "engine", "solver", "api", "sync", "client"];

/// Packs the published crates together and builds each package as somebody does who gets it from a registry.
pub(crate) fn run() -> Result<(), String> {
    let names = PUBLISHED.map(|name| format!("palisade-{name}"));
    let mut args = vec!["package", "--locked"];
    for name in &names {
        args.extend(["--package", name.as_str()]);
    }
    Step::cargo(&args).run()
}
