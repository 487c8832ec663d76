//! Whose a name is: no guest takes that of an account, and nobody one that was an account's until lately.

use api::{Millis, Person};
use store::{HeldName, Store};
use table::{AccountName, account_key};

use crate::credentials::hash_name;
use crate::error::ServerError;

/// For how many days nobody takes a name that an account had.
const HELD_DAYS: u64 = 30;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// Refuses a name that another account has, or had until lately.
pub(crate) async fn check_account_name(
    store: &Store,
    person: &str,
    name: &AccountName,
) -> Result<(), ServerError> {
    // In this order: a name that is given up meanwhile is held before it is free.
    if store.account_by_key(&name.key).await?.is_some_and(|account| account.person != person) {
        return Err(ServerError::AccountNameTaken);
    }
    match store.held_name(&hash_name(&name.key), store.now()).await? {
        Some(owner) if owner != person => Err(ServerError::AccountNameHeld { days: HELD_DAYS }),
        _ => Ok(()),
    }
}

/// Refuses a guest's name that looks like one that an account has, or had until lately.
pub(crate) async fn check_guest_name(store: &Store, name: &str) -> Result<(), ServerError> {
    let key = account_key(name);
    // Nothing of it could be in the name of an account.
    if key.is_empty() {
        return Ok(());
    }
    let is_taken = store.account_by_key(&key).await?.is_some()
        || store.held_name(&hash_name(&key), store.now()).await?.is_some();
    if is_taken { Err(ServerError::NameTaken) } else { Ok(()) }
}

/// Somebody as they sit down at a table: a guest whose name has become that of an account sits there without one.
pub(crate) async fn seated(store: &Store, person: Person) -> Result<Person, ServerError> {
    if person.account || person.unnamed {
        return Ok(person);
    }
    match check_guest_name(store, &person.name).await {
        Ok(()) => Ok(person),
        Err(ServerError::NameTaken) => Ok(Person::guest(person.id)),
        Err(error) => Err(error),
    }
}

/// A name that an account gives up, to be held for its owner, or for nobody.
pub(crate) fn held(name: &AccountName, owner: &str, now: Millis) -> HeldName {
    let until = now + HELD_DAYS * DAY;
    HeldName { name: hash_name(&name.key), person: owner.to_owned(), until }
}
