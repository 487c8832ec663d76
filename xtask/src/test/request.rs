use super::part::Part;

/// How much is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// What needs no browser, no database server and no killed server.
    Quick,
    /// Everything that must pass before a change lands.
    Whole,
    /// The same with more positions and kills, and with the tests that take minutes each.
    Deep,
}

/// What `cargo xtask test` was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TestRequest {
    pub(crate) scope: Scope,
    /// Whether to time every test and list the slowest.
    pub(crate) times: bool,
    /// All of them, if empty.
    parts: Vec<Part>,
}

/// All that is compiled for the host. The web page compiles to WebAssembly only; what of its board needs
/// no browser is `palisade-board`, tested like every other crate.
const HOST: [&str; 3] = ["--workspace", "--exclude", "palisade-web"];

impl TestRequest {
    /// Everything that must pass before a change lands.
    pub(crate) const WHOLE: TestRequest =
        TestRequest { scope: Scope::Whole, times: false, parts: Vec::new() };

    /// Reads the words after `cargo xtask test`.
    pub(crate) fn parse(words: &[&str]) -> Result<TestRequest, String> {
        let mut request = TestRequest::WHOLE;
        for &word in words {
            match (word, Part::parse(word)) {
                ("--quick", _) if request.scope != Scope::Deep => request.scope = Scope::Quick,
                ("--deep", _) if request.scope != Scope::Quick => request.scope = Scope::Deep,
                ("--times", _) => request.times = true,
                (_, Some(part)) => request.parts.push(part),
                _ => {
                    let parts = Part::ALL.map(Part::name).join(", ");
                    return Err(format!(
                        "test {word}: expected one of --quick and --deep, --times, or parts ({parts})"
                    ));
                }
            }
        }
        Ok(request)
    }

    pub(crate) fn includes(&self, part: Part) -> bool {
        self.parts.is_empty() || self.parts.contains(&part)
    }

    /// Whether the page is built and opened in browsers.
    pub(crate) fn opens_page(&self) -> bool {
        self.scope != Scope::Quick && self.includes(Part::Page)
    }

    /// Whether the Python package is built and tested.
    pub(crate) fn tests_python(&self) -> bool {
        self.scope != Scope::Quick && self.includes(Part::Python)
    }

    /// What it leaves out as a whole.
    pub(crate) fn left_out(&self) -> Vec<String> {
        let mut left_out = Vec::new();
        let others: Vec<_> =
            Part::ALL.into_iter().filter(|&part| !self.includes(part)).map(Part::name).collect();
        if !others.is_empty() {
            left_out.push(format!("the other parts: {}", others.join(", ")));
        }
        if self.includes(Part::Page) && !self.opens_page() {
            left_out.push("the web page".to_owned());
        }
        if self.includes(Part::Python) {
            match self.scope {
                Scope::Quick => left_out.push("the Python package".to_owned()),
                Scope::Whole => {
                    left_out.push("the Python wheel (cargo xtask python, or --deep)".to_owned());
                }
                Scope::Deep => {}
            }
        }
        left_out
    }

    /// The packages to compile, as arguments of cargo.
    pub(crate) fn packages(&self) -> Vec<&'static str> {
        if self.parts.is_empty() {
            return HOST.to_vec();
        }
        let named = self.parts.iter().flat_map(|part| part.packages());
        let mut packages: Vec<_> = named.flat_map(|&package| ["--package", package]).collect();
        // The program that browsers open and documents run.
        if self.parts.contains(&Part::Page) || self.parts.contains(&Part::Docs) {
            packages.extend(["--package", "palisade"]);
        }
        packages
    }

    /// What is set for every program of cargo: without browsers, nobody needs the page.
    pub(crate) fn environment(&self) -> &'static [(&'static str, &'static str)] {
        if self.opens_page() { &[] } else { &[("PALISADE_WEB", "skip")] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_said() {
        let left_out = |words: &[&str]| TestRequest::parse(words).expect("a request").left_out();
        let python = "the Python wheel (cargo xtask python, or --deep)";
        assert_eq!(left_out(&[]), [python]);
        assert_eq!(left_out(&["--deep"]), [""; 0]);
        assert_eq!(left_out(&["--quick"]), ["the web page", "the Python package"]);
        let others = "the other parts: rules, engine, server, terminal, page, docs";
        assert_eq!(left_out(&["python"]), [others, python]);
        assert_eq!(
            left_out(&["server", "rules", "--quick"]),
            ["the other parts: engine, terminal, page, python, docs"]
        );
    }

    #[test]
    fn words_are_scopes_and_parts() {
        assert_eq!(TestRequest::parse(&[]), Ok(TestRequest::WHOLE));
        let rules = TestRequest::parse(&["rules", "--quick"]).expect("a request");
        assert_eq!((rules.scope, rules.parts.as_slice()), (Scope::Quick, &[Part::Rules][..]));
        assert!(rules.includes(Part::Rules) && !rules.includes(Part::Server));
        assert!(rules.packages().contains(&"palisade-rules"));
        assert!(TestRequest::parse(&["page"]).expect("a request").opens_page());
        assert!(!TestRequest::parse(&["--quick"]).expect("a request").opens_page());
        for wrong in [&["--quick", "--deep"][..], &["--deep", "--quick"], &["server", "rule"]] {
            let refused = TestRequest::parse(wrong).expect_err("not a request");
            assert!(refused.starts_with(&format!("test {}:", wrong[1])), "{refused}");
        }
    }
}
