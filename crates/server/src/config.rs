//! The server's configuration: flags first, then environment, then a file, then defaults.

use std::path::{Path, PathBuf};

use store::{DatabaseUrl, without_password};

use crate::mail_settings::MailSettings;

/// Declares each setting once: its flag, its key in the file, its default, its environment variable and
/// the placeholder of its value. What `palisade serve --help` says about it is `help-serve-NAME` of the
/// messages.
macro_rules! settings {
    ($($(#[doc = $help:literal])+ $name:ident: $type:ty = $default:expr, $env:literal, $value:literal;)+) => {
        /// The settings given on the command line or in a file.
        #[derive(Clone, Debug, Default, PartialEq, clap::Args, serde::Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Settings {
            /// A file with any of these settings, one `name = value` a line, as TOML
            #[arg(long, env = "PALISADE_CONFIG", value_name = "FILE")]
            #[serde(skip)]
            pub config: Option<PathBuf>,
            $($(#[doc = $help])+ #[arg(long, env = $env, value_name = $value)] pub $name: Option<$type>,)+
        }

        /// The settings in force, defaults included.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Config {
            $($(#[doc = $help])+ pub $name: $type,)+
        }

        impl Settings {
            fn or(self, other: Settings) -> Settings {
                Settings { config: self.config, $($name: self.$name.or(other.$name),)+ }
            }
        }

        impl Config {
            /// Every setting by its name in the file, with its value as it is written there.
            pub fn values(&self) -> Vec<(&'static str, String)> {
                vec![$((stringify!($name), toml_value(&self.$name)),)+]
            }
        }

        impl From<Settings> for Config {
            fn from(settings: Settings) -> Config {
                Config { $($name: settings.$name.unwrap_or_else(|| $default),)+ }
            }
        }
    };
}

settings! {
    /// The address and port to listen on
    listen: String = "0.0.0.0:4870".to_owned(), "PALISADE_LISTEN", "ADDRESS";
    /// A separate address and port for moderators and metrics, which are then served nowhere else
    admin_listen: String = String::new(), "PALISADE_ADMIN_LISTEN", "ADDRESS";
    /// The database: a file, or postgres://USER@HOST/NAME; by default palisade.sqlite in the data
    /// folder
    database: String = default_database(), "PALISADE_DATABASE", "FILE|URL";
    /// Where the nodes on one PostgreSQL database tell each other what is new: nats://HOST; by default
    /// in the database
    bus: String = String::new(), "PALISADE_BUS", "URL";
    /// The name of this node among those on one database; by default its machine and port
    node: String = String::new(), "PALISADE_NODE", "NAME";
    /// The address people see, for links, cookies and the origin check, beginning with https:// or http://
    public_url: String = String::new(), "PALISADE_PUBLIC_URL", "URL";
    /// How people reach the host, for the privacy page: a mail or web address
    contact: String = String::new(), "PALISADE_CONTACT", "TEXT";
    /// Whether a reverse proxy stands in front and says in X-Forwarded-For who is calling
    behind_proxy: bool = false, "PALISADE_BEHIND_PROXY", "true|false";
    /// The folder with solutions of PAC-MAN mazes, which level 8 uses; by default the
    /// one of `palisade solve`
    cache: String = String::new(), "PALISADE_CACHE", "FOLDER";
    /// How many threads compute for computer players, by default one less than there are cores; 0 leaves
    /// that to `palisade worker`
    engine_threads: usize = default_threads(), "PALISADE_ENGINE_THREADS", "N";
    /// The longest a computer player thinks about a move, in milliseconds
    engine_ms: u64 = 3000, "PALISADE_ENGINE_MS", "MS";
    /// How much of a move's time may count as network delay, in milliseconds
    lag_ms: u32 = 500, "PALISADE_LAG_MS", "MS";
    /// The most sockets open at a time
    sockets: usize = 20_000, "PALISADE_SOCKETS", "N";
    /// The most sockets open at a time from one address
    sockets_per_address: usize = 64, "PALISADE_SOCKETS_PER_ADDRESS", "N";
    /// The most tables one socket may follow
    tables_per_socket: usize = 32, "PALISADE_TABLES_PER_SOCKET", "N";
    /// The longest message a client may send, in bytes
    message_bytes: usize = 16_384, "PALISADE_MESSAGE_BYTES", "N";
    /// The most messages a minute on one socket
    messages_per_minute: u32 = 600, "PALISADE_MESSAGES_PER_MINUTE", "N";
    /// The most requests a minute from one address
    requests_per_minute: u32 = 600, "PALISADE_REQUESTS_PER_MINUTE", "N";
    /// How many seconds a client may take to send the body of a request
    body_seconds: u64 = 10, "PALISADE_BODY_SECONDS", "S";
    /// The most tables a minute one person may create
    tables_per_minute: u32 = 20, "PALISADE_TABLES_PER_MINUTE", "N";
    /// The most new guests a minute from one address
    guests_per_minute: u32 = 30, "PALISADE_GUESTS_PER_MINUTE", "N";
    /// The most tables one person may have open at a time
    tables_per_person: u64 = 100, "PALISADE_TABLES_PER_PERSON", "N";
    /// The most hints a minute one person may ask for
    insights_per_minute: u32 = 10, "PALISADE_INSIGHTS_PER_MINUTE", "N";
    /// The most exact values of mazes a minute one address may ask for
    probes_per_minute: u32 = 240, "PALISADE_PROBES_PER_MINUTE", "N";
    /// The most memory that solving a maze on demand may take, in megabytes; 0 for no solving
    solve_memory_mb: u64 = 0, "PALISADE_SOLVE_MEMORY_MB", "MB";
    /// The largest the folder with solutions may become by solving on demand, in megabytes
    solve_disk_mb: u64 = 4096, "PALISADE_SOLVE_DISK_MB", "MB";
    /// The most mazes a day one person may have solved
    solves_per_day: u32 = 5, "PALISADE_SOLVES_PER_DAY", "N";
    /// How many messages may wait for a slow reader before the connection is closed
    backlog: usize = 64, "PALISADE_BACKLOG", "N";
    /// How many kilobytes of messages may wait for a slow reader before the connection is closed
    backlog_kb: usize = 512, "PALISADE_BACKLOG_KB", "KB";
    /// After how many hours a table nobody joined is cancelled
    waiting_hours: u64 = 48, "PALISADE_WAITING_HOURS", "N";
    /// After how many days without a move a game without a clock is cancelled
    idle_days: u64 = 60, "PALISADE_IDLE_DAYS", "N";
    /// After how many days a cancelled game is deleted
    aborted_days: u64 = 7, "PALISADE_ABORTED_DAYS", "N";
    /// After how many days the audit log forgets what moderators did
    audit_days: u64 = 365, "PALISADE_AUDIT_DAYS", "N";
    /// Whether people can have accounts
    accounts: bool = true, "PALISADE_ACCOUNTS", "true|false";
    /// The mail server that links to sign in are sent through: smtps://USER:PASSWORD@HOST, or smtp:// for
    /// STARTTLS; by default there is no mail
    mail_url: String = String::new(), "PALISADE_MAIL_URL", "URL";
    /// A file with the password of the mail server, in place of one in its address
    mail_password_file: String = String::new(), "PALISADE_MAIL_PASSWORD_FILE", "FILE";
    /// The sender of emails: Palisade <palisade@example.org>
    mail_from: String = String::new(), "PALISADE_MAIL_FROM", "ADDRESS";
    /// A push service of one's own, besides those on the public internet: https://HOST or
    /// http://HOST:PORT; by default there is none
    push_service: String = String::new(), "PALISADE_PUSH_SERVICE", "URL";
    /// The most attempts to sign in an hour from one address
    sign_ins_per_hour: u32 = 30, "PALISADE_SIGN_INS_PER_HOUR", "N";
    /// How many days a token is valid after it was issued; people who come back in time get a new one
    token_days: u64 = 365, "PALISADE_TOKEN_DAYS", "N";
    /// Whether to make a new key at this start, which tokens are signed with from now on; those signed
    /// before stay valid until they expire
    rotate_key: bool = false, "PALISADE_ROTATE_KEY", "true|false";
    /// The largest the database may grow, in megabytes; 0 is no limit. New games are refused when a
    /// twentieth of it is left
    database_mb: u64 = 4096, "PALISADE_DATABASE_MB", "MB";
}

/// A value as TOML writes it, which for texts, numbers and truth values is as JSON does.
fn toml_value(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain values always become JSON")
}

/// Why the settings cannot be used.
#[derive(Debug)]
pub struct ConfigError(String);

impl Config {
    /// The configuration from the command line and the file it names.
    pub fn resolve(settings: Settings) -> Result<Config, ConfigError> {
        let file = match &settings.config {
            Some(path) => read(path)?,
            None => Settings::default(),
        };
        let mut config = Config::from(settings.or(file));
        config.public_url = config.public_url.trim_end_matches('/').to_owned();
        config.check()?;
        Ok(config)
    }

    /// Checks each setting by itself.
    fn check(&self) -> Result<(), ConfigError> {
        check_public_url(&self.public_url)?;
        if self.listen != STANDARD_INPUT {
            check_listen("listen", &self.listen)?;
        }
        if !self.admin_listen.is_empty() {
            check_listen("admin-listen", &self.admin_listen)?;
            if self.admin_listen == self.listen && !self.listen.ends_with(":0") {
                return Err(ConfigError(format!(
                    "admin-listen: {} is what listen is too; it has to be another address or port",
                    self.admin_listen
                )));
            }
        }
        if self.database.trim().is_empty() {
            return Err(ConfigError(
                "database: it is empty; name a file or a postgres:// address".into(),
            ));
        }
        check_push_service(&self.push_service)?;
        // Whatever the password is.
        self.parse_mail(Some("").filter(|_| !self.mail_password_file.is_empty()))?;
        let number = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
        let ranges = [
            ("engine-threads", number(self.engine_threads), 0, 4096),
            ("engine-ms", self.engine_ms, 1, 600_000),
            ("lag-ms", self.lag_ms.into(), 0, 60_000),
            ("sockets", number(self.sockets), 1, MANY),
            ("sockets-per-address", number(self.sockets_per_address), 1, MANY),
            ("tables-per-socket", number(self.tables_per_socket), 1, MANY),
            ("message-bytes", number(self.message_bytes), 1024, 16 << 20),
            ("messages-per-minute", self.messages_per_minute.into(), 1, MANY),
            ("requests-per-minute", self.requests_per_minute.into(), 1, MANY),
            ("body-seconds", self.body_seconds, 1, 3600),
            ("tables-per-minute", self.tables_per_minute.into(), 1, MANY),
            ("guests-per-minute", self.guests_per_minute.into(), 1, MANY),
            ("sign-ins-per-hour", self.sign_ins_per_hour.into(), 1, MANY),
            ("tables-per-person", self.tables_per_person, 1, MANY),
            ("insights-per-minute", self.insights_per_minute.into(), 1, MANY),
            ("probes-per-minute", self.probes_per_minute.into(), 1, MANY),
            ("solve-memory-mb", self.solve_memory_mb, 0, MANY),
            ("solve-disk-mb", self.solve_disk_mb, 0, MANY),
            ("solves-per-day", self.solves_per_day.into(), 1, MANY),
            ("backlog", number(self.backlog), 1, MANY),
            ("backlog-kb", number(self.backlog_kb), 1, MANY),
            ("waiting-hours", self.waiting_hours, 1, MANY),
            ("idle-days", self.idle_days, 1, MANY),
            ("aborted-days", self.aborted_days, 0, MANY),
            ("audit-days", self.audit_days, 0, MANY),
            ("token-days", self.token_days, 1, MANY),
            ("database-mb", self.database_mb, 0, MANY),
        ];
        match ranges.into_iter().find(|(_, value, least, most)| !(least..=most).contains(&value)) {
            Some((name, value, least, most)) => {
                Err(ConfigError(format!("{name}: {value} is not between {least} and {most}")))
            }
            None => Ok(()),
        }
    }

    /// How mail is sent; nothing where it is not.
    pub(crate) fn mail_settings(&self) -> Result<Option<MailSettings>, ConfigError> {
        let file = self.mail_password_file.as_str();
        let password = match file {
            "" => None,
            _ => Some(
                std::fs::read_to_string(file)
                    .map_err(|error| ConfigError(format!("mail-password-file: {file}: {error}")))?,
            ),
        };
        self.parse_mail(password.as_deref().map(|text| text.trim_end_matches(['\r', '\n'])))
    }

    /// Whether people can only come through a reverse proxy, which this server takes for one person: TLS is a proxy's job.
    pub fn lacks_behind_proxy(&self) -> bool {
        self.public_url.starts_with("https://") && !self.behind_proxy
    }

    /// Checks what only a server needs: the password of the mail server, which other programs with the same settings
    /// may not be able to read.
    pub fn check_mail(&self) -> Result<(), ConfigError> {
        self.mail_settings().map(drop)
    }

    fn parse_mail(&self, password: Option<&str>) -> Result<Option<MailSettings>, ConfigError> {
        let Config { mail_url, mail_password_file, mail_from, public_url, .. } = self;
        let wrong = |setting: &str, why: &str| ConfigError(format!("{setting}: {why}"));
        if mail_url.is_empty() {
            let idle = [("mail-from", mail_from), ("mail-password-file", mail_password_file)];
            return match idle.into_iter().find(|(_, value)| !value.is_empty()) {
                Some((setting, _)) => Err(wrong(setting, "it needs mail-url")),
                None => Ok(None),
            };
        }
        if mail_from.is_empty() {
            return Err(wrong("mail-from", "mail-url needs it: say whom mails come from"));
        }
        if public_url.is_empty() {
            return Err(wrong("public-url", "mail-url needs it: links in mails lead there"));
        }
        let settings = MailSettings::parse(mail_url, password, mail_from, public_url);
        settings.map(Some).map_err(|(setting, why)| wrong(setting, &why))
    }

    /// The database.
    pub fn database_url(&self) -> Result<DatabaseUrl, ConfigError> {
        self.database.parse().map_err(|why| ConfigError(format!("database: {why}")))
    }

    /// Checks what only programs that share one database may have.
    pub fn check_cluster(&self, database: &DatabaseUrl) -> Result<(), ConfigError> {
        if !self.node.chars().all(|c| c.is_ascii_graphic()) {
            return Err(ConfigError(
                "node: a name has no blanks and only ASCII letters".to_owned(),
            ));
        }
        if self.engine_threads == 0 && matches!(database, DatabaseUrl::Sqlite(_)) {
            return Err(ConfigError(
                "engine-threads: 0 leaves computer players to workers, which need a postgres:// \
                 database; on an SQLite file the server has to have at least one"
                    .into(),
            ));
        }
        if self.bus.is_empty() {
            return Ok(());
        }
        if !self.bus.starts_with("nats://") && !self.bus.starts_with("tls://") {
            return Err(ConfigError("bus: the address has to begin with nats:// or tls://".into()));
        }
        match database {
            DatabaseUrl::Postgres(_) => Ok(()),
            DatabaseUrl::Sqlite(_) => Err(ConfigError(
                "bus: an SQLite file has one server only; several need a postgres:// database"
                    .into(),
            )),
        }
    }

    /// The settings that differ from their defaults, for people to read: without passwords.
    pub fn changed_values(&self) -> Vec<(&'static str, String)> {
        let database = match self.database_url() {
            Ok(url) => url.to_string(),
            Err(_) => String::new(),
        };
        let (bus, mail_url) = (without_password(&self.bus), without_password(&self.mail_url));
        let shown = Config { database, bus, mail_url, ..self.clone() };
        let defaults = Config::default().values();
        let changed = shown.values().into_iter().zip(defaults);
        changed.filter(|(value, default)| value != default).map(|(value, _)| value).collect()
    }

    /// Whether people reach the server over TLS.
    pub fn secure(&self) -> bool {
        self.public_url.starts_with("https://")
    }
}

impl Default for Config {
    fn default() -> Config {
        Config::from(Settings::default())
    }
}

/// More than anybody needs of anything, and few enough to be multiplied.
const MANY: u64 = 1_000_000_000;

/// Endpoints begin with it, so it is a scheme and a host, and nothing behind them.
fn check_push_service(url: &str) -> Result<(), ConfigError> {
    let is_origin =
        url.is_empty() || push::PushEndpoint::parse_own(&format!("{url}/"), url).is_ok();
    match is_origin {
        true => Ok(()),
        false => Err(ConfigError(format!(
            "push-service: {url} is no address of a host, such as http://127.0.0.1:8080"
        ))),
    }
}

/// Links, cookies and the origin check need a scheme and a host, and nothing behind them.
fn check_public_url(url: &str) -> Result<(), ConfigError> {
    if url.is_empty() {
        return Ok(());
    }
    let wrong = |why: &str| Err(ConfigError(format!("public-url: {url} {why}")));
    let Some(authority) = url.strip_prefix("http://").or_else(|| url.strip_prefix("https://"))
    else {
        return wrong("is neither http:// nor https://");
    };
    if authority.contains(['/', '?', '#']) {
        return wrong("has a path; the server has to have a host name of its own");
    }
    if authority.contains('@') {
        return wrong("has a user in it");
    }
    if authority.chars().any(|c| c.is_whitespace() || c.is_ascii_uppercase()) {
        return wrong("has blanks or capital letters, which browsers do not send");
    }
    let (host, port) = split_port(authority);
    if host.is_empty() {
        return wrong("has no host");
    }
    if !host.is_ascii() {
        return wrong(
            "has letters that browsers do not send; write the host as they do, with xn--",
        );
    }
    match port {
        Some(port) if !is_port(port) => wrong("has no port from 1 to 65535"),
        Some(port) if port.starts_with(['0', '+']) => wrong("has a port that is no plain number"),
        Some("443") if url.starts_with("https://") => {
            wrong("names the usual port, which browsers do not send; leave :443 out")
        }
        Some("80") if url.starts_with("http://") => {
            wrong("names the usual port, which browsers do not send; leave :80 out")
        }
        _ => Ok(()),
    }
}

/// What `listen` is where the socket is handed over as the standard input (socket activation).
pub(crate) const STANDARD_INPUT: &str = "stdin";

fn check_listen(setting: &str, address: &str) -> Result<(), ConfigError> {
    match split_port(address) {
        // Port 0 is any that is free.
        (host, Some(port)) if !host.is_empty() && (is_port(port) || port == "0") => Ok(()),
        _ => Err(ConfigError(format!(
            "{setting}: {address} is no address with a port up to 65535, such as 127.0.0.1:4870"
        ))),
    }
}

/// A host, and its port if it has one. Colons in brackets belong to an IPv6 address.
fn split_port(authority: &str) -> (&str, Option<&str>) {
    match authority.rsplit_once(':') {
        Some((host, port)) if !port.contains(']') => (host, Some(port)),
        _ => (authority, None),
    }
}

fn is_port(text: &str) -> bool {
    text.parse::<u16>().is_ok_and(|port| port > 0)
}

fn read(path: &Path) -> Result<Settings, ConfigError> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| ConfigError(format!("{}: {error}", path.display())))?;
    toml::from_str(&text)
        .map_err(|error| ConfigError(format!("{}: {}", path.display(), error.to_string().trim())))
}

fn default_database() -> String {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let data = set("XDG_DATA_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(set("HOME")?).join(".local/share")))
        .unwrap_or_default();
    data.join("palisade/palisade.sqlite").to_string_lossy().into_owned()
}

fn default_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}

impl ConfigError {
    /// A worker was to work on an SQLite file.
    pub(crate) fn worker_on_file() -> ConfigError {
        ConfigError(
            "database: a worker needs a postgres:// database; on an SQLite file computer players are \
             part of the one server"
                .into(),
        )
    }
}

impl std::fmt::Display for ConfigError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ConfigError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_beats_the_file_and_the_file_beats_the_default() {
        let file: Settings = toml::from_str("listen = \"[::1]:1\"\nsockets = 5").unwrap();
        let flags = Settings { sockets: Some(7), ..Settings::default() };
        let config = Config::from(flags.or(file));
        assert_eq!((config.listen.as_str(), config.sockets), ("[::1]:1", 7));
        assert_eq!(config.lag_ms, Config::default().lag_ms);
    }

    #[test]
    fn what_is_shown_of_the_settings_has_no_password() {
        let config = Config {
            database: "postgres://ada:hush@db.example/club".to_owned(),
            bus: "nats://ada:hush@bus.example".to_owned(),
            mail_url: "smtps://ada:hush@mail.example".to_owned(),
            sockets: 5,
            ..Config::default()
        };
        let changed = config.changed_values();
        let names: Vec<_> = changed.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["database", "bus", "sockets", "mail_url"]);
        assert!(changed.iter().all(|(_, value)| !value.contains("hush")), "{changed:?}");
        assert!(changed[0].1.contains("db.example"), "{changed:?}");
    }

    #[test]
    fn what_cannot_work_is_refused() {
        let resolve = |toml: &str| {
            let settings: Settings = toml::from_str(toml).unwrap();
            Config::resolve(settings).map(drop).map_err(|error| error.to_string())
        };
        for good in [
            "",
            "public_url = \"https://play.example.org/\"",
            "public_url = \"http://[2001:db8::1]:8080\"",
            "public_url = \"https://xn--mller-kva.example.org:80\"",
            "public_url = \"http://example.org:443\"",
            "listen = \"[::1]:0\"\nadmin_listen = \"[::1]:0\"",
            "listen = \"localhost:0\"",
            "listen = \"stdin\"",
            "listen = \"[::]:4870\"",
            "mail_url = \"smtps://ada:x@mail.example.org\"\nmail_from = \"P <p@example.org>\"\n\
             public_url = \"https://example.org\"",
            "engine_threads = 0\nsolve_memory_mb = 0\ndatabase_mb = 0\nlag_ms = 0",
        ] {
            assert_eq!(resolve(good), Ok(()), "{good}");
        }
        for (bad, setting) in [
            ("public_url = \"play.example.org\"", "public-url"),
            ("public_url = \"https://example.org/play\"", "public-url"),
            ("public_url = \"https://example.org?x\"", "public-url"),
            ("public_url = \"https://example.org:99999\"", "public-url"),
            ("public_url = \"https://Example.org\"", "public-url"),
            ("public_url = \"https://ada@example.org\"", "public-url"),
            ("public_url = \"https://:443\"", "public-url"),
            ("public_url = \"https://example.org:443\"", "public-url"),
            ("public_url = \"http://example.org:80\"", "public-url"),
            ("public_url = \"https://example.org:08443\"", "public-url"),
            ("public_url = \"https://müller.example.org\"", "public-url"),
            ("listen = \"127.0.0.1:99999\"", "listen"),
            ("listen = \"127.0.0.1\"", "listen"),
            ("listen = \"[::1]\"", "listen"),
            ("listen = \":4870\"", "listen"),
            ("admin_listen = \"4871\"", "admin-listen"),
            ("admin_listen = \"stdin\"", "admin-listen"),
            ("listen = \"[::1]:4870\"\nadmin_listen = \"[::1]:4870\"", "admin-listen"),
            ("database = \" \"", "database"),
            ("sockets = 0", "sockets"),
            ("mail_from = \"p@example.org\"", "mail-from"),
            ("mail_password_file = \"x\"", "mail-password-file"),
            ("mail_url = \"smtps://mail.example.org\"", "mail-from"),
            ("mail_url = \"smtps://h\"\nmail_from = \"p@example.org\"", "public-url"),
            (
                "mail_url = \"http://h\"\nmail_from = \"p@e.org\"\npublic_url = \"http://e.org\"",
                "mail-url",
            ),
            (
                "mail_url = \"smtp://h\"\nmail_from = \"nobody\"\npublic_url = \"http://e.org\"",
                "mail-from",
            ),
            ("requests_per_minute = 0", "requests-per-minute"),
            ("token_days = 0", "token-days"),
            ("idle_days = 9000000000000000000", "idle-days"),
            ("message_bytes = 1", "message-bytes"),
        ] {
            let error = resolve(bad).unwrap_err();
            assert!(error.starts_with(&format!("{setting}: ")), "{bad}: {error}");
        }
    }

    #[test]
    fn only_a_server_needs_the_password_of_its_mail_server() {
        let config = Config {
            mail_url: "smtps://ada@mail.example".to_owned(),
            mail_password_file: "/no/such/file".to_owned(),
            mail_from: "p@example.org".to_owned(),
            public_url: "https://example.org".to_owned(),
            ..Config::default()
        };
        config.check().expect("a backup goes without");
        let error = config.check_mail().unwrap_err().to_string();
        assert!(error.starts_with("mail-password-file: /no/such/file: "), "{error}");
    }

    #[test]
    fn an_unknown_key_is_an_error() {
        assert!(toml::from_str::<Settings>("lisen = \"[::1]:1\"").is_err());
    }
}
