//! An online table as a pure state machine: [`Table`] is the state that follows from a list of events,
//! [`TableDraft`] the events that an action adds. It knows no socket and no database, and is handed every
//! time and every random number.

mod account_name;
mod act;
mod claim;
mod create;
mod draft;
mod game_record;
mod listing;
mod offers;
mod person_name;
mod phrases;
mod rated;
mod rematch;
mod spec;
mod state;
mod table;
mod table_error;
#[cfg(test)]
mod tests;

pub use account_name::{AccountName, AccountNameError, account_key};
pub use create::{TableOrigin, create_table};
pub use draft::TableDraft;
pub use listing::TableListing;
pub use person_name::{clean_name, shown_person};
pub use phrases::{PhraseQuota, RecentPhrases};
pub use rated::{RatedGame, RatedPlayer};
pub use spec::validate_client_seed;
pub use table::{CASUAL_LAWS, LAWS, Table};
pub use table_error::{TableError, unrated_key};
