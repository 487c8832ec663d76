use api::{Millis, Person};

use super::writer::WriteJob;
use super::{Store, StoreError};

impl Store {
    /// Keeps a device link code: a one-time code that signs its person in on another device.
    pub async fn insert_link_code(
        &self,
        code: String,
        person: Person,
        expires: Millis,
    ) -> Result<(), StoreError> {
        self.write(|reply| WriteJob::InsertLinkCode { code, person, expires, reply }).await
    }

    /// Redeems a device link code: deletes it and returns its person, unless it has expired.
    pub async fn redeem_link_code(
        &self,
        code: String,
        now: Millis,
    ) -> Result<Option<Person>, StoreError> {
        self.write(|reply| WriteJob::RedeemLinkCode { code, now, reply }).await
    }
}
