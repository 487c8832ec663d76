use std::io::{self, Write};
use std::sync::Arc;

use game::Reason;
use locale::Locale;
use server::assets::Assets;
use server::computer_player::ComputerPlayer;
use server::config::{Config, Settings};
use server::{Dependencies, ServeError, ServerUrls};
use solver::{TablebaseCache, TablebaseOracle};
use store::StoreError;
use tracing::Level;

use crate::error::{CliError, ExitStatus};
use crate::solve::user_cache;
use crate::{privacy, serve_log};

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

pub(crate) fn run(args: Args, page: fn() -> Assets, locale: &Locale) -> Result<(), CliError> {
    let node = serve_log::start(args.log, args.log_json);
    #[cfg_attr(not(unix), allow(unused_mut, reason = "only there is a limit"))]
    let mut config =
        Config::resolve(args.settings).map_err(|error| cannot_run(error.to_string()))?;
    let (engine, tablebases) = computer_player(&config);
    let mut assets = page();
    privacy::insert(&mut assets, &config);
    let clock = Arc::default();
    let parts = Dependencies { engine: Arc::new(engine), assets, tablebases, clock };
    let announce = |reach: &ServerUrls| {
        if let Some(name) = &reach.node {
            let _ = node.set(name.clone());
        }
        // A closed stdout is no reason not to serve.
        let _ = print_addresses(reach, !args.no_qr, locale);
    };
    #[cfg(unix)]
    raise_open_file_limit(&mut config.sockets);
    let runtime = runtime()?;
    match runtime
        .block_on(async { server::serve(config, parts, announce, shutdown_signal()).await })
    {
        Ok(()) => Ok(()),
        Err(ServeError::AddressInUse(address)) => {
            Err(Reason::new("server-port-taken", "").text("address", address).into())
        }
        Err(ServeError::Store(StoreError::InUse { path })) => {
            Err(Reason::new("server-database-taken", "").text("path", path.display()).into())
        }
        Err(error) => Err(cannot_run(error.to_string())),
    }
}

/// The computer player of these settings, and the solved mazes that it knows.
pub(crate) fn computer_player(config: &Config) -> (ComputerPlayer, Arc<TablebaseOracle>) {
    let cache = match config.cache.as_str() {
        "" => user_cache(),
        folder => TablebaseCache::new(folder),
    };
    let oracle = Arc::new(TablebaseOracle::new(cache));
    (ComputerPlayer::new(HASH_MEGABYTES, Some(oracle.clone())), oracle)
}

/// The size of the transposition table of each computer player, in megabytes.
const HASH_MEGABYTES: usize = 16;

/// Raises the limit of open files: each socket is one, and the default limit is low. Where the system
/// allows fewer, there are fewer sockets, and whoever comes later is told so.
#[cfg(unix)]
fn raise_open_file_limit(sockets: &mut usize) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    // The database, the log and connections about to be refused need some too.
    const OTHERS: u64 = 256;
    let wanted = *sockets as u64 + OTHERS;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_none_or(|current| current >= wanted) {
        return;
    }
    let allowed = maximum.map_or(wanted, |maximum| maximum.min(wanted));
    let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(allowed), maximum });
    let files = if raised.is_ok() { allowed } else { current.unwrap_or(allowed) };
    if files < wanted {
        let asked = *sockets;
        *sockets = files.saturating_sub(OTHERS).max(1) as usize;
        // A few connections fewer than planned are no reason to worry.
        match *sockets < asked / 2 {
            true => tracing::warn!(sockets, asked, files, "fewer sockets than asked for"),
            false => tracing::info!(sockets, asked, files, "fewer sockets than asked for"),
        }
    }
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, CliError> {
    tokio::runtime::Runtime::new()
        .map_err(|error| cannot_run(error.to_string()).with_status(ExitStatus::Internal))
}

fn cannot_run(why: String) -> CliError {
    Reason::new("server-cannot-run", "").text("why", why).into()
}

fn print_addresses(reach: &ServerUrls, qr: bool, locale: &Locale) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let line = |key, url: &str| locale.with(key, &[("url", url.to_owned().into())]);
    writeln!(out, "{}", line("server-reach-local", &reach.local))?;
    if reach.share_url() != reach.local {
        writeln!(out, "{}", line("server-reach-others", reach.share_url()))?;
        if qr {
            writeln!(out, "{}", reach.qr())?;
        }
    }
    out.flush()
}

/// Waits for SIGINT or SIGTERM. The handlers are installed when this is called, not when it is first
/// polled: a signal may come as soon as the server has printed its address.
pub(crate) fn shutdown_signal() -> impl Future<Output = ()> {
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
