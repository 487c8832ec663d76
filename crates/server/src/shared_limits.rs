//! The rate limits of a server. All nodes on one database count together: each tells the others once a second what was
//! used of quotas there. Nobody waits for that, and nothing of it is written down.

use std::fmt::Display;

use store::Hint;

use crate::config::Config;
use crate::identity::OriginHasher;
use crate::limits::{Quota, RateLimiter};

/// What is limited, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// Requests of an address.
    Requests,
    /// What the page is made of, and whether the server is ready: of an address.
    PageFiles,
    /// New guests, and tries of device codes, of an address.
    Guests,
    /// New tables of a person.
    Tables,
    /// New tables of an address.
    TablesOfAddress,
    /// What one person does at one table, on however many sockets.
    Actions,
    /// What one person does at all tables.
    ActionsOfPerson,
    /// Hints and reviews of a person.
    Insights,
    /// Hints and reviews of an address.
    InsightsOfAddress,
    /// Probes of solved mazes of an address.
    Probes,
    /// Mazes that a person has solved.
    Solves,
    /// Mazes that an address has solved.
    SolvesOfAddress,
    /// Tries to sign in under one name, of an address.
    SignInsAtName,
    /// Tries to sign in, of an address.
    SignInsOfAddress,
    /// Tries to sign in under one name, wherever they come from.
    SignInsOfName,
    /// New accounts of an address.
    Accounts,
    /// Links by mail that an address asks for.
    MailsOfAddress,
    /// Links by mail that an account asks for.
    MailsOfPerson,
    /// Links by mail to one mail address.
    MailsTo,
    /// Attempts at puzzles, of an address.
    PuzzleAttempts,
    /// Reports by a person.
    Reports,
    /// Reports by an address.
    ReportsOfAddress,
    /// Archives of games, of an address.
    Archives,
    /// Mazes that a person publishes.
    GalleryMazes,
    /// Games against the computer that count for one maze, of a person, or of an address that says no person.
    MazePlays,
    /// Games against the computer that count for mazes, of an address.
    MazePlaysOfAddress,
}

/// How many files of the page an address may ask for with every request that it may make: a page is dozens of files.
const PAGE_SHARE: u32 = 10;

/// How many archives of games an address may ask for in an hour.
const ARCHIVES_PER_HOUR: u32 = 20;

/// How many attempts at puzzles an address may make in a minute: a class that storms through easy ones.
const PUZZLE_ATTEMPTS_PER_MINUTE: u32 = 120;

/// How many reports a person may make in a day.
const REPORTS_PER_DAY: u32 = 20;

/// How many mazes a person may publish in a day.
const MAZES_PER_DAY: u32 = 30;

/// How many games against the computer count for mazes of the gallery, from one address in an hour.
const MAZE_PLAYS_PER_HOUR: u32 = 120;

/// How much more than a person one address may have.
pub(crate) const ADDRESS_SHARE: u32 = 4;

impl Limit {
    const ALL: [Limit; 26] = [
        Limit::Requests,
        Limit::PageFiles,
        Limit::Guests,
        Limit::Tables,
        Limit::TablesOfAddress,
        Limit::Actions,
        Limit::ActionsOfPerson,
        Limit::Insights,
        Limit::InsightsOfAddress,
        Limit::Probes,
        Limit::Solves,
        Limit::SolvesOfAddress,
        Limit::SignInsAtName,
        Limit::SignInsOfAddress,
        Limit::SignInsOfName,
        Limit::Accounts,
        Limit::MailsOfAddress,
        Limit::MailsOfPerson,
        Limit::MailsTo,
        Limit::PuzzleAttempts,
        Limit::Reports,
        Limit::ReportsOfAddress,
        Limit::Archives,
        Limit::GalleryMazes,
        Limit::MazePlays,
        Limit::MazePlaysOfAddress,
    ];

    /// The name that nodes tell each other.
    fn name(self) -> &'static str {
        match self {
            Limit::Requests => "requests",
            Limit::PageFiles => "page-files",
            Limit::Guests => "guests",
            Limit::Tables => "tables",
            Limit::TablesOfAddress => "tables-of-address",
            Limit::Actions => "actions",
            Limit::ActionsOfPerson => "actions-of-person",
            Limit::Insights => "insights",
            Limit::InsightsOfAddress => "insights-of-address",
            Limit::Probes => "probes",
            Limit::Solves => "solves",
            Limit::SolvesOfAddress => "solves-of-address",
            Limit::SignInsAtName => "sign-ins-at-name",
            Limit::SignInsOfAddress => "sign-ins-of-address",
            Limit::SignInsOfName => "sign-ins-of-name",
            Limit::Accounts => "accounts",
            Limit::MailsOfAddress => "mails-of-address",
            Limit::MailsOfPerson => "mails-of-person",
            Limit::MailsTo => "mails-to",
            Limit::PuzzleAttempts => "attempts",
            Limit::Reports => "reports",
            Limit::ReportsOfAddress => "reports-of-address",
            Limit::Archives => "archives",
            Limit::GalleryMazes => "mazes",
            Limit::MazePlays => "plays",
            Limit::MazePlaysOfAddress => "plays-of-address",
        }
    }

    fn quota(self, config: &Config) -> Quota {
        let Config { requests_per_minute: requests, messages_per_minute: messages, .. } = *config;
        let even = |per_minute| Quota::new(per_minute, per_minute);
        let of_address = |most: u32| most.saturating_mul(ADDRESS_SHARE);
        match self {
            Limit::Requests => Quota::new(requests / 4, requests),
            Limit::PageFiles => {
                let files = requests.saturating_mul(PAGE_SHARE);
                Quota::new(files / 2, files)
            }
            Limit::Guests => even(config.guests_per_minute),
            Limit::Tables => even(config.tables_per_minute),
            Limit::TablesOfAddress => even(of_address(config.tables_per_minute)),
            Limit::Actions => Quota::new(messages / 10, messages / 2),
            Limit::ActionsOfPerson => Quota::new(messages / 2, messages.saturating_mul(2)),
            Limit::Insights => even(config.insights_per_minute),
            Limit::InsightsOfAddress => even(of_address(config.insights_per_minute)),
            Limit::Probes => Quota::new(config.probes_per_minute / 4, config.probes_per_minute),
            Limit::Solves => Quota::per_day(config.solves_per_day),
            Limit::SolvesOfAddress => Quota::per_day(of_address(config.solves_per_day)),
            // Of 30 tries an hour, 10 under one name; and 200 under it from everywhere, so that nobody is kept
            // from an account by few others.
            Limit::SignInsAtName => Quota::per_hour(config.sign_ins_per_hour / 3),
            Limit::MailsOfAddress | Limit::MailsOfPerson | Limit::MailsTo => {
                Quota::per_hour(config.sign_ins_per_hour / 3)
            }
            Limit::SignInsOfAddress | Limit::Accounts => Quota::per_hour(config.sign_ins_per_hour),
            Limit::SignInsOfName => {
                Quota::per_hour(config.sign_ins_per_hour.saturating_mul(20) / 3)
            }
            Limit::PuzzleAttempts => even(PUZZLE_ATTEMPTS_PER_MINUTE),
            Limit::Reports => Quota::per_day(REPORTS_PER_DAY),
            Limit::ReportsOfAddress => Quota::per_day(of_address(REPORTS_PER_DAY)),
            Limit::Archives => Quota::per_hour(ARCHIVES_PER_HOUR),
            Limit::GalleryMazes => Quota::per_day(MAZES_PER_DAY),
            Limit::MazePlays => Quota::per_hour(1),
            Limit::MazePlaysOfAddress => Quota::per_hour(MAZE_PLAYS_PER_HOUR),
        }
    }
}

/// A rate limiter for each [`Limit`]. Their keys are hashes: nodes tell each other nobody's address.
#[derive(Debug)]
pub(crate) struct SharedLimits {
    /// In the order of [`Limit::ALL`].
    limiters: [RateLimiter<String>; Limit::ALL.len()],
    hasher: OriginHasher,
}

impl SharedLimits {
    /// The limits of these settings; `is_shared` says whether there are other nodes to tell.
    pub(crate) fn new(config: &Config, hasher: OriginHasher, is_shared: bool) -> SharedLimits {
        let limiter = |limit: Limit| RateLimiter::new(limit.quota(config), is_shared);
        SharedLimits { limiters: Limit::ALL.map(limiter), hasher }
    }

    /// Whether one more is within the limit for `who`, an address or a person; if so, it counts.
    pub(crate) fn allow(&self, limit: Limit, who: impl Display) -> bool {
        let key = self.hasher.hash_text(&format!("{} {who}", limit.name()));
        self.limiters[limit as usize].allow(key)
    }

    /// What the other nodes have to be told.
    pub(crate) fn take_pending(&self) -> Vec<Hint> {
        let pending = Limit::ALL.iter().zip(&self.limiters).flat_map(|(limit, limiter)| {
            let used = |(key, count)| Hint::Used { limit: limit.name().to_owned(), key, count };
            limiter.take_pending().into_iter().map(used)
        });
        pending.collect()
    }

    /// Counts what was used at another node. A limit that is not known is one of another version.
    pub(crate) fn count(&self, limit: &str, key: String, count: u32) {
        let known = Limit::ALL.iter().zip(&self.limiters).find(|(known, _)| known.name() == limit);
        if let Some((_, limiter)) = known {
            limiter.count(key, count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_where_they_are_looked_for_and_one_node_believes_another() {
        for (nth, limit) in Limit::ALL.into_iter().enumerate() {
            assert_eq!(limit as usize, nth, "{limit:?}");
        }
        let config = Config { guests_per_minute: 4, ..Config::default() };
        let node = || SharedLimits::new(&config, OriginHasher::new("secret"), true);
        let (here, there) = (node(), node());
        assert!((0..4).all(|_| here.allow(Limit::Guests, "192.0.2.1")));
        let told = here.take_pending();
        assert!(!format!("{told:?}").contains("192.0.2.1"), "{told:?}");
        for hint in told {
            let Hint::Used { limit, key, count } = hint else { panic!("{hint:?}") };
            there.count(&limit, key, count);
        }
        assert!(!there.allow(Limit::Guests, "192.0.2.1"));
        assert!(there.allow(Limit::Guests, "192.0.2.2") && there.allow(Limit::Tables, "192.0.2.1"));
        there.count("of-another-version", "key".to_owned(), 7);
    }
}
