use std::io::{self, Write};
use std::sync::Arc;

use clap::Parser;
use game::Reason;
use locale::Locale;
use server::assets::Assets;
use server::brain::Machine;
use server::config::{Config, Settings};
use server::{Parts, Reach, ServeError};
use solver::Cache;
use tracing::Level;

use crate::failure::Failure;
use crate::solve::user_cache;
use crate::{Cli, Verb};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,
    /// How much to log: error, warn, info, debug or trace
    #[arg(long, env = "PALISADE_LOG", default_value = "info", value_name = "LEVEL")]
    log: Level,
    /// Log one JSON object a line
    #[arg(long, env = "PALISADE_LOG_JSON")]
    log_json: bool,
    /// Do not draw the code for a telephone's camera
    #[arg(long)]
    no_qr: bool,
}

/// What a bare `palisade` does.
pub(crate) fn by_default() -> Result<Verb, clap::Error> {
    let cli = Cli::try_parse_from(["palisade", "serve"])?;
    Ok(cli.verb.expect("a verb was named"))
}

pub(crate) fn run(args: Args, page: fn() -> Assets, locale: &Locale) -> Result<(), Failure> {
    let log = tracing_subscriber::fmt().with_max_level(args.log).with_writer(io::stderr);
    if args.log_json {
        log.json().init();
    } else {
        log.init();
    }
    let config = Config::resolve(args.settings).map_err(|error| refuse(error.to_string()))?;
    let cache = match config.cache.as_str() {
        "" => user_cache(),
        folder => Cache::new(folder),
    };
    let oracle = Arc::new(solver::Oracle::new(cache));
    let parts = Parts { brain: Arc::new(Machine::new(HASH, Some(oracle))), assets: page() };
    let announce = |reach: &Reach| {
        // Nobody reading this is no reason not to serve.
        let _ = say(reach, !args.no_qr, locale);
    };
    #[cfg(unix)]
    make_room(config.sockets);
    let runtime = runtime()?;
    match runtime.block_on(async { server::serve(config, parts, announce, asked_to_stop()).await })
    {
        Ok(()) => Ok(()),
        Err(ServeError::Taken(address)) => {
            Err(Reason::new("server-port-taken", "").text("address", address).into())
        }
        Err(error) => Err(refuse(error.to_string())),
    }
}

/// The table of each machine, in megabytes.
const HASH: usize = 16;

/// Each connection is an open file to the system, which lets a program have few unless it asks.
#[cfg(unix)]
fn make_room(sockets: usize) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    // The database, the log and whoever is being refused need some too.
    let wanted = sockets as u64 + 256;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_none_or(|current| current >= wanted) {
        return;
    }
    let most = maximum.map_or(wanted, |maximum| maximum.min(wanted));
    let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(most), maximum });
    if raised.is_err() || most < wanted {
        tracing::warn!(sockets, allowed = most, "the system allows fewer open files than sockets");
    }
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Runtime::new().map_err(|error| refuse(error.to_string()))
}

fn refuse(why: String) -> Failure {
    Reason::new("server-cannot-run", "").text("why", why).into()
}

fn say(reach: &Reach, qr: bool, locale: &Locale) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let line = |key, url: &str| locale.with(key, &[("url", url.to_owned().into())]);
    writeln!(out, "{}", line("server-reach-local", &reach.local))?;
    if reach.best() != reach.local {
        writeln!(out, "{}", line("server-reach-others", reach.best()))?;
        if qr {
            writeln!(out, "{}", reach.qr())?;
        }
    }
    out.flush()
}

/// Waits for the terminal or the system to ask for an end. Both are listened to from now on, not
/// only once the server is up: it may be asked as soon as it has said its address.
fn asked_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let signals = {
        use tokio::signal::unix::{SignalKind, signal};
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok())
    };
    async move {
        #[cfg(unix)]
        if let [Some(mut interrupt), Some(mut terminate)] = signals {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}
