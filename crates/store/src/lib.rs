//! What a server keeps: one interface, [`Database`], over SQLite or PostgreSQL, and the hints by which the
//! nodes on one database hear of each other's writes. Whoever uses it knows no SQL.

mod account_queries;
mod account_rows;
mod accounts;
mod append;
mod asset;
mod block_cache;
mod blocks;
mod bus;
mod challenge_rows;
mod challenges;
mod cluster;
mod database;
mod database_clock;
mod database_url;
mod deadline;
mod erasures;
mod event_rows;
mod friend_queries;
mod friends;
mod health;
mod jobs;
mod mail;
mod migration;
mod migration_back;
mod moderation;
mod mutes;
mod names;
mod notice_queries;
mod notice_rows;
mod notices;
mod passkey_queries;
mod passkey_rows;
mod passkeys;
mod postgres;
mod profile_queries;
mod queries;
mod random;
mod rating_queries;
mod rating_rows;
mod ratings;
mod rebuild;
mod rebuild_ratings;
mod reports;
mod reviews;
mod safety_queries;
mod solutions;
mod sqlite;
mod statement;
mod store;
mod store_error;
mod tokens;

pub use account_queries::AccountQueries;
pub use account_rows::{
    AccountRow, FormerAddressNotice, HeldName, MailRow, NewAccountRow, NewMailAddress, Rename,
    SessionRow,
};
pub use append::{Append, AppendError, GameRow};
pub use asset::Asset;
pub use bus::{Hint, HintReceiver, without_password};
pub use challenge_rows::ChallengeRow;
pub use cluster::{Cluster, QueueGuard, TablePresence};
pub use database::{Database, Outage};
pub use database_clock::{DatabaseClock, system_time};
pub use database_url::DatabaseUrl;
pub use friend_queries::FriendQueries;
pub use health::{FRESH_HEARTBEAT, FRESH_PULSE, WriteHealth};
pub use jobs::{
    ClaimedJob, FairnessKey, JobAnswer, JobClass, JobCount, JobState, Jobs, MAX_ATTEMPTS, NewJob,
};
pub use mail::MAIL_LINK_KIND;
pub use migration::{MigrationError, MigrationReport, migrate};
pub use migration_back::migrate_back;
pub use moderation::{ActGuard, read_token_secrets};
pub use notice_queries::NoticeQueries;
pub use notice_rows::{PersonNotice, PushDelivery, SubscriptionRow};
pub use notices::MAX_SUBSCRIPTIONS;
pub use passkey_queries::PasskeyQueries;
pub use passkey_rows::{CeremonyRow, PasskeyRow};
pub use profile_queries::{GameFilter, ProfileQueries};
pub use queries::Queries;
pub use random::{random_bytes, random_id, random_secret};
pub use rating_queries::RatingQueries;
pub use rating_rows::{DueRefund, RatedPerson, RatingChangeKind, RatingChangeRow};
pub use ratings::GameRating;
pub use rebuild::RebuildReport;
pub use rebuild_ratings::RatingsReport;
pub use reports::CaseConflict;
pub use safety_queries::{CaseRow, ReportRow, SafetyQueries};
pub use solutions::Solutions;
pub use sqlite::{backup_file, create_private_folder, restore_file};
pub use statement::{Parameter, Statement};
pub use store::Store;
pub use store_error::StoreError;
pub use tokens::TokenSecret;
