//! Mail addresses of accounts, and mails to be sent: a job that is written down before it begins, and found again after a
//! restart or by another node.

use api::Millis;

use crate::account_rows::{FormerAddressNotice, MailRow, NewMailAddress};
use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

/// What the code of a link that verifies a mail address is kept as.
const VERIFY_KIND: &str = "mail";

/// What the code of a link that signs in by mail is kept as.
pub const MAIL_LINK_KIND: &str = "link";

impl Store {
    /// Writes down the address that an account is to have, once its owner has opened the link that is sent there. Links that
    /// were sent elsewhere are void.
    pub async fn set_next_mail(
        &self,
        new: &NewMailAddress<'_>,
        now: Millis,
    ) -> Result<(), StoreError> {
        let insert = Statement::new(
            "INSERT INTO mail_addresses (person, verified, address, address_key, language, since)
             VALUES ($1, 0, $2, $3, $4, $5)
             ON CONFLICT (person, verified) DO UPDATE SET address = excluded.address,
               address_key = excluded.address_key, language = excluded.language,
               since = excluded.since",
        );
        let insert = insert.text(new.person).text(new.address).text(new.key);
        let insert = insert.text(new.language).number(sql_time(now));
        self.execute(vec![delete_codes(new.person), insert]).await.map(drop)
    }

    /// Keeps the code of the link, given as its hash, that verifies the next address of an account, in place of any other.
    pub async fn insert_mail_code(
        &self,
        code: &str,
        person: &str,
        expires: Millis,
    ) -> Result<(), StoreError> {
        let insert = Statement::new("INSERT INTO sign_in_codes VALUES ($1, $2, $3, $4)");
        let insert = insert.text(code).text(person).text(VERIFY_KIND).number(sql_time(expires));
        self.execute(vec![delete_codes(person), insert]).await.map(drop)
    }

    /// Verifies the next address of the account that has that code, given as its hash, and uses the code up; returns whether
    /// it was one. A conflict if another account has the address: nothing is changed then. `claim` is unlike any other. A
    /// notice goes to the address before, if that was another one.
    pub async fn verify_mail(
        &self,
        code: &str,
        claim: &str,
        notice: &FormerAddressNotice<'_>,
        now: Millis,
    ) -> Result<bool, StoreError> {
        // Of two at once, one makes it theirs.
        let take = Statement::new(
            "UPDATE sign_in_codes SET kind = $1 WHERE code = $2 AND kind = $3 AND expires >= $4",
        );
        let take = take.text(claim).text(code).text(VERIFY_KIND).number(sql_time(now));
        let tell = Statement::new(
            "INSERT INTO mails (id, person, address, language, message, created, due)
             SELECT $3, former.person, former.address, former.language, $4, $5, $5
             FROM mail_addresses AS former, mail_addresses AS next
             WHERE former.verified = 1 AND next.verified = 0 AND next.person = former.person
               AND next.address_key <> former.address_key
               AND former.person = (SELECT person FROM sign_in_codes WHERE code = $1 AND kind = $2)",
        );
        let tell = tell.text(code).text(claim).text(notice.id).text(notice.message);
        let former = Statement::new(
            "DELETE FROM mail_addresses WHERE verified = 1
             AND person = (SELECT person FROM sign_in_codes WHERE code = $1 AND kind = $2)",
        );
        let verify = Statement::new(
            "UPDATE mail_addresses SET verified = 1, since = $3 WHERE verified = 0
             AND person = (SELECT person FROM sign_in_codes WHERE code = $1 AND kind = $2)",
        );
        // Links that were sent to the former one sign nobody in any more.
        let links = Statement::new(
            "DELETE FROM sign_in_codes WHERE kind = $3
             AND person = (SELECT person FROM sign_in_codes WHERE code = $1 AND kind = $2)",
        );
        let delete = Statement::new("DELETE FROM sign_in_codes WHERE code = $1 AND kind = $2");
        let statements = vec![
            take,
            tell.number(sql_time(now)),
            former.text(code).text(claim),
            verify.text(code).text(claim).number(sql_time(now)),
            links.text(code).text(claim).text(MAIL_LINK_KIND),
            delete.text(code).text(claim),
        ];
        Ok(self.execute(statements).await? > 0)
    }

    /// Forgets the mail addresses of an account, and voids all links that were sent there. Only a notice that it is no
    /// longer theirs goes to the one they had, where mail is sent, and those that are on their way are not held up.
    pub async fn remove_mail(
        &self,
        person: &str,
        notice: Option<&FormerAddressNotice<'_>>,
        now: Millis,
    ) -> Result<(), StoreError> {
        let tell = |notice: &FormerAddressNotice<'_>| {
            let insert = Statement::new(
                "INSERT INTO mails (id, person, address, language, message, created, due)
                 SELECT $2, person, address, language, $3, $4, $4 FROM mail_addresses
                 WHERE person = $1 AND verified = 1",
            );
            let insert = insert.text(person).text(notice.id).text(notice.message);
            insert.number(sql_time(now))
        };
        let unsent = Statement::new("DELETE FROM mails WHERE person = $1 AND message <> $2");
        let unsent = unsent.text(person).text(notice.map_or("", |notice| notice.message));
        let links = Statement::new("DELETE FROM sign_in_codes WHERE person = $1 AND kind = $2");
        let addresses = Statement::new("DELETE FROM mail_addresses WHERE person = $1");
        let mut statements = vec![delete_codes(person), unsent];
        statements.extend(notice.map(tell));
        statements.extend([links.text(person).text(MAIL_LINK_KIND), addresses.text(person)]);
        self.execute(statements).await.map(drop)
    }

    /// Writes down a mail that is to be sent at once.
    pub async fn queue_mail(&self, mail: &MailRow) -> Result<(), StoreError> {
        let insert = Statement::new(
            "INSERT INTO mails (id, person, address, language, message, created, due)
             VALUES ($1, $2, $3, $4, $5, $6, $6)",
        );
        let insert = insert.text(&mail.id).text(&mail.person).text(&mail.address);
        let insert = insert.text(&mail.language).text(&mail.message);
        self.execute(vec![insert.number(sql_time(mail.created))]).await.map(drop)
    }

    /// Deletes mails that were to be sent before then, and addresses that nobody has shown to be theirs since `unverified`.
    pub async fn clear_mail(&self, before: Millis, unverified: Millis) -> Result<(), StoreError> {
        let mails = Statement::new("DELETE FROM mails WHERE created < $1");
        let addresses =
            Statement::new("DELETE FROM mail_addresses WHERE verified = 0 AND since < $1");
        let statements =
            vec![mails.number(sql_time(before)), addresses.number(sql_time(unverified))];
        self.execute(statements).await.map(drop)
    }
}

/// Voids links that verify an address.
fn delete_codes(person: &str) -> Statement {
    let delete = Statement::new("DELETE FROM sign_in_codes WHERE person = $1 AND kind = $2");
    delete.text(person).text(VERIFY_KIND)
}
