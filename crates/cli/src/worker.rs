use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use game::Reason;
use locale::Locale;
use server::config::{Config, Settings};
use tracing::Level;

use crate::error::CliError;
use crate::serve::{computer_player, runtime, shutdown_signal};
use crate::serve_log;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A file with settings, as for `serve`
    #[arg(long, env = "PALISADE_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// The PostgreSQL database of the servers
    #[arg(long, env = "PALISADE_DATABASE", value_name = "URL")]
    database: Option<String>,
    /// Where the nodes tell each other what is new
    #[arg(long, env = "PALISADE_BUS", value_name = "URL")]
    bus: Option<String>,
    /// The name of this worker; by default its machine and process
    #[arg(long, env = "PALISADE_NODE", value_name = "NAME")]
    node: Option<String>,
    /// The folder with solutions of PAC-MAN mazes
    #[arg(long, env = "PALISADE_CACHE", value_name = "FOLDER")]
    cache: Option<String>,
    /// How many jobs it does at a time; by default one for each core
    #[arg(long, env = "PALISADE_WORKER_THREADS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// How much to log: error, warn, info, debug or trace
    #[arg(long, env = "PALISADE_LOG", default_value = "info", value_name = "LEVEL")]
    log: Level,
    /// Log one JSON object a line
    #[arg(long, env = "PALISADE_LOG_JSON")]
    log_json: bool,
}

/// Takes jobs from a database until it is told to stop.
pub(crate) fn run(args: Args, locale: &Locale) -> Result<(), CliError> {
    let log_name = serve_log::start(args.log, args.log_json);
    let cannot_run =
        |why: String| CliError::from(Reason::new("server-worker-cannot-run", "").text("why", why));
    let Args { config, database, bus, node, cache, threads, .. } = args;
    let settings = Settings { config, database, bus, cache, ..Settings::default() };
    let config = Config::resolve(settings).map_err(|error| cannot_run(error.to_string()))?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let config = Config {
        // A file that a server shares says what the server is called and has.
        node: node.unwrap_or_default(),
        engine_threads: threads.map_or_else(cores, usize::from),
        ..config
    };
    let (engine, tablebases) = computer_player(&config);
    let announce = |name: &str| {
        let _ = log_name.set(name.to_owned());
        let line = locale.with("server-worker-started", &[("name", name.to_owned().into())]);
        // A closed stdout is no reason not to work.
        let _ = writeln!(io::stdout(), "{line}");
    };
    let worked = runtime()?.block_on(async {
        server::work(config, Arc::new(engine), tablebases, announce, shutdown_signal()).await
    });
    worked.map_err(|error| cannot_run(error.to_string()))
}
