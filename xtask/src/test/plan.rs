use super::part::Part;
use super::program::{TestProgram, TestRun};
use super::quick;
use super::request::{Scope, TestRequest};

/// The modules of the server's tests that run on both of its databases; `limits::` is `outer_limits::` too.
const ON_BOTH_DATABASES: [&str; 12] = [
    "erasure::",
    "faults::",
    "hostile_clients::",
    "interleaving::",
    "limits::",
    "moderation::",
    "pairing::",
    "presence::",
    "probe::",
    "review::",
    "sign_in::",
    "tables::",
];

/// The test programs, and the modules of test programs, that start database servers or browsers, or kill
/// servers: the package, the program, and the module or nothing for all of it. Those of the server are
/// found in its sources ([`quick`]).
const NOT_QUICK: [(&str, &str, &str); 4] = [
    ("palisade-browser", "page", ""),
    ("palisade-chaos", "cluster", ""),
    ("palisade-chaos", "sqlite", ""),
    ("palisade", "it", "kill::"),
];

/// What the name of every test ends in that is no test, but a process that another test starts.
pub(super) const CHILD_PROCESS: &str = "_child_process";

/// How many positions `--deep` compares with the slow references of the rules: ten times as many.
const DEEP_POSITIONS: &str = "200000";

/// The programs whose tests depend on when things happen: processes, sockets, browsers. They have to pass
/// on a busy machine too.
const TIMING_SENSITIVE: [(&str, &str); 4] = [
    ("palisade-server", "it"),
    ("palisade-chaos", ""),
    ("palisade", "it"),
    ("palisade-browser", "page"),
];

/// Which test programs run, and how.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) runs: Vec<TestRun>,
    /// What would run without `--quick`.
    pub(crate) left_out: Vec<String>,
}

impl Plan {
    pub(crate) fn new(request: &TestRequest, programs: &[TestProgram]) -> Plan {
        let mut plan = Plan::default();
        for program in programs {
            let mut run = TestRun::new(program);
            if !request.includes(program.part()) {
                // Compiled for the sake of another part: of the program itself, only what the documents say.
                if !(program.package == "palisade"
                    && program.name == "it"
                    && request.includes(Part::Docs))
                {
                    continue;
                }
                run.args.push("docs::".to_owned());
            }
            if request.scope == Scope::Quick {
                run.env.push((quick::VARIABLE, "1"));
                if !plan.leave_out(&mut run) {
                    continue;
                }
            }
            if request.scope == Scope::Deep {
                run.args.extend(["--include-ignored", "--skip", CHILD_PROCESS].map(str::to_owned));
                run.env.push(("PALISADE_DEEP", "1"));
                run.env.push(("PALISADE_POSITIONS", DEEP_POSITIONS));
            }
            if request.times {
                run.time_tests();
            }
            plan.add(run, request.scope);
        }
        plan
    }

    /// The timing-sensitive runs among all.
    pub(crate) fn timing_sensitive(programs: &[TestProgram]) -> Plan {
        let mut plan = Plan::new(&TestRequest::WHOLE, programs);
        let sensitive = |run: &TestRun| {
            let is_it = |(package, name): &(&str, &str)| {
                run.program.package == *package && (name.is_empty() || run.program.name == *name)
            };
            TIMING_SENSITIVE.iter().any(is_it)
        };
        plan.runs.retain(sensitive);
        plan
    }

    /// Leaves out what is not quick; false if that is all of it.
    fn leave_out(&mut self, run: &mut TestRun) -> bool {
        let program = &run.program;
        let found = NOT_QUICK
            .iter()
            .filter(|(package, name, _)| program.package == *package && program.name == *name);
        let mut is_left = true;
        for (package, name, module) in found {
            self.left_out.push(format!("{package} {name} {module}").trim_end().to_owned());
            run.args.extend(["--skip".to_owned(), (*module).to_owned()]);
            is_left &= !module.is_empty();
        }
        if program.is_server() {
            let slow = quick::slow_server_tests();
            let many = slow.len();
            self.left_out
                .push(format!("{many} tests of the server with PostgreSQL, NATS or kills"));
            run.args.extend(slow.into_iter().flat_map(|test| ["--skip".to_owned(), test]));
        }
        is_left
    }

    fn add(&mut self, run: TestRun, scope: Scope) {
        if run.program.is_server() && scope != Scope::Quick {
            let mut again = run.clone();
            again.variant = " on PostgreSQL";
            again.args.extend(ON_BOTH_DATABASES.map(str::to_owned));
            again.env.push(("PALISADE_TEST_DATABASE", "postgres"));
            self.runs.push(again);
        }
        self.runs.push(run);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn programs() -> Vec<TestProgram> {
        [("palisade-rules", "quoridor"), ("palisade-server", "it"), ("palisade", "it")]
            .into_iter()
            .chain([("palisade-chaos", "cluster"), ("palisade-browser", "page")])
            .map(|(package, name)| TestProgram::named(package, name))
            .collect()
    }

    fn titles(plan: &Plan) -> Vec<String> {
        plan.runs.iter().map(TestRun::title).collect()
    }

    #[test]
    fn the_server_is_tested_on_both_databases() {
        let plan = Plan::new(&TestRequest::WHOLE, &programs());
        assert!(titles(&plan).contains(&"palisade-server it".to_owned()));
        assert!(titles(&plan).contains(&"palisade-server it on PostgreSQL".to_owned()));
        assert_eq!(plan.runs.len(), 6);
        assert_eq!(plan.left_out, [""; 0]);
    }

    #[test]
    fn quick_says_what_it_leaves_out() {
        let quick = TestRequest::parse(&["--quick"]).expect("a request");
        let plan = Plan::new(&quick, &programs());
        assert_eq!(titles(&plan), ["palisade-rules quoridor", "palisade-server it", "palisade it"]);
        assert_eq!(plan.left_out.len(), 4, "{:?}", plan.left_out);
        assert_eq!(plan.runs[2].args, ["--skip", "kill::"]);
        let server = &plan.runs[1].args;
        assert!(server.chunks(2).all(|words| words[0] == "--skip"), "{server:?}");
        assert!(server.iter().any(|word| word.starts_with("recovery::")), "{server:?}");
        assert!(plan.runs.iter().all(|run| run.env == [(quick::VARIABLE, "1")]));
    }

    #[test]
    fn deep_runs_all_but_the_processes_that_tests_start() {
        let deep = TestRequest::parse(&["--deep"]).expect("a request");
        let plan = Plan::new(&deep, &programs());
        assert_eq!(plan.runs.len(), 6);
        for run in &plan.runs {
            assert!(run.args.contains(&"--include-ignored".to_owned()), "{:?}", run.args);
            assert!(run.args.windows(2).any(|words| words == ["--skip", CHILD_PROCESS]));
            assert!(run.env.contains(&("PALISADE_POSITIONS", DEEP_POSITIONS)));
        }
    }

    #[test]
    fn a_part_runs_alone() {
        let docs = TestRequest::parse(&["docs"]).expect("a request");
        let plan = Plan::new(&docs, &programs());
        assert_eq!(titles(&plan), ["palisade it"]);
        assert_eq!(plan.runs[0].args, ["docs::"]);
    }

    #[test]
    fn steadiness_is_a_matter_of_processes_and_browsers() {
        let plan = Plan::timing_sensitive(&programs());
        assert_eq!(plan.runs.len(), 5);
    }
}
