use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A test of this program in a process of its own, to be killed or stopped. It is ignored, since by
/// itself it tests nothing: it is a node or a worker.
pub(crate) struct TestProcess {
    process: Child,
    /// What it has said of itself.
    pub(crate) said: String,
}

const DATABASE: &str = "PALISADE_TEST_PROCESS_DATABASE";

impl TestProcess {
    /// Starts the test of that path and waits until it has [announced](Self::announce) itself.
    pub(crate) async fn start(test: &'static str, database: String) -> TestProcess {
        TestProcess::start_with(test, database, Stdio::null()).await
    }

    /// Like [`Self::start`], with that standard input.
    pub(crate) async fn start_with(
        test: &'static str,
        database: String,
        input: Stdio,
    ) -> TestProcess {
        testbed::not_in_a_quick_run("process to kill");
        let start = move || {
            let mut process = Command::new(std::env::current_exe().unwrap())
                .args(["--exact", test, "--ignored", "--nocapture"])
                .env(DATABASE, database)
                .stdin(input)
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let lines = BufReader::new(process.stdout.take().unwrap()).lines();
            let said = lines.map_while(Result::ok).find_map(|line| {
                let (_, said) = line.split_once("announced: ")?;
                Some(said.to_owned())
            });
            TestProcess { process, said: said.expect("it announces itself") }
        };
        tokio::task::spawn_blocking(start).await.unwrap()
    }

    /// The database of the process that this is.
    pub(crate) fn database() -> String {
        std::env::var(DATABASE).expect("a test starts this process")
    }

    /// Tells whoever has started this process that it is ready, and goes on until it is killed.
    #[expect(clippy::print_stdout, reason = "this is how its parent learns of it")]
    pub(crate) async fn announce(said: &str) {
        println!("announced: {said}");
        std::future::pending().await
    }

    /// Sends it a signal, such as `-KILL`.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.process.id().to_string()]).status();
        assert!(sent.expect("kill runs").success());
    }
}

impl Drop for TestProcess {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
