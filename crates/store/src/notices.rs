//! What people are told although their page is closed: to which browsers, what they want to know, and each notice as a
//! row that is claimed before it is sent.

use api::Millis;

use crate::account_rows::MailRow;
use crate::notice_rows::{PersonNotice, SubscriptionRow};
use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

/// The most browsers of one person; a further one takes the place of the oldest.
pub const MAX_SUBSCRIPTIONS: i64 = 10;

impl Store {
    /// Keeps a subscription. A browser belongs to whoever subscribed there last.
    pub async fn add_subscription(&self, row: &SubscriptionRow) -> Result<(), StoreError> {
        let insert = Statement::new(
            "INSERT INTO push_subscriptions
               (id, person, endpoint, public_key, auth, language, session, created)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
             ON CONFLICT (id) DO UPDATE SET person = excluded.person,
               public_key = excluded.public_key, auth = excluded.auth,
               language = excluded.language, session = excluded.session,
               created = excluded.created",
        );
        let insert = insert.text(&row.id).text(&row.person).text(&row.endpoint);
        let insert = insert.text(&row.public_key).text(&row.auth).text(&row.language);
        let insert = insert.text(&row.session).number(sql_time(row.created));
        let others =
            Statement::new("DELETE FROM push_deliveries WHERE subscription = $1 AND person <> $2");
        let oldest = Statement::new(
            "DELETE FROM push_subscriptions WHERE person = $1 AND id NOT IN
               (SELECT id FROM push_subscriptions WHERE person = $1
                ORDER BY created DESC, id LIMIT $2)",
        );
        let oldest = oldest.text(&row.person).number(MAX_SUBSCRIPTIONS);
        let others = others.text(&row.id).text(&row.person);
        self.execute(vec![insert, others, oldest]).await.map(drop)
    }

    /// Ends a subscription, of that person if one is given; returns whether there was one.
    pub async fn remove_subscription(
        &self,
        id: &str,
        person: Option<&str>,
    ) -> Result<bool, StoreError> {
        let remove = match person {
            Some(person) => {
                let sql = "DELETE FROM push_subscriptions WHERE id = $1 AND person = $2";
                Statement::new(sql).text(id).text(person)
            }
            None => Statement::new("DELETE FROM push_subscriptions WHERE id = $1").text(id),
        };
        Ok(self.execute(vec![remove]).await? > 0)
    }

    /// Ends all subscriptions of a person.
    pub async fn remove_subscriptions(&self, person: &str) -> Result<(), StoreError> {
        let remove = Statement::new("DELETE FROM push_subscriptions WHERE person = $1");
        self.execute(vec![remove.text(person)]).await.map(drop)
    }

    /// Keeps what a person wants to be told, and whether any of it by mail.
    pub async fn set_notice_settings(
        &self,
        person: &str,
        body: &str,
        by_mail: bool,
    ) -> Result<(), StoreError> {
        let set = Statement::new(
            "INSERT INTO notice_settings VALUES ($1, $2, $3) ON CONFLICT (person)
             DO UPDATE SET body = excluded.body, mail = excluded.mail",
        );
        let set = set.text(person).text(body).number(i64::from(by_mail));
        self.execute(vec![set]).await.map(drop)
    }

    /// Writes notices down that are to be told when they are due. One that is there already, or was told, stays as it is.
    pub async fn add_notices(&self, notices: &[(PersonNotice, Millis)]) -> Result<(), StoreError> {
        let insert = |(notice, due): &(PersonNotice, Millis)| {
            let insert = Statement::new(
                "INSERT INTO person_notices (id, person, kind, subject, turn, at, due)
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            );
            let insert = insert.text(&notice.id).text(&notice.person).text(&notice.kind);
            let insert = insert.text(&notice.subject).number(notice.turn.into());
            insert.number(sql_time(notice.at)).number(sql_time(*due))
        };
        if notices.is_empty() {
            return Ok(());
        }
        self.execute(notices.iter().map(insert).collect()).await.map(drop)
    }

    /// Takes up a notice until then; returns whether it is this node's to decide about.
    pub async fn lease_notice(
        &self,
        id: &str,
        now: Millis,
        until: Millis,
    ) -> Result<bool, StoreError> {
        let lease = Statement::new(
            "UPDATE person_notices SET lease = $1
             WHERE id = $2 AND lease <= $3 AND due <= $3 AND done IS NULL",
        );
        let lease = lease.number(sql_time(until)).text(id).number(sql_time(now));
        Ok(self.execute(vec![lease]).await? > 0)
    }

    /// Puts a notice off, unless the lease until then is lost to another node.
    pub async fn delay_notice(
        &self,
        id: &str,
        lease: Millis,
        due: Millis,
    ) -> Result<(), StoreError> {
        let delay = Statement::new(
            "UPDATE person_notices SET due = $1, lease = 0
             WHERE id = $2 AND lease = $3 AND done IS NULL",
        );
        let delay = delay.number(sql_time(due)).text(id).number(sql_time(lease));
        self.execute(vec![delay]).await.map(drop)
    }

    /// The notice is told, all or nothing: to these subscriptions, and by this mail. To none if nobody is to be told.
    /// Nothing happens if the lease until then is lost to another node.
    pub async fn tell_notice(
        &self,
        notice: &PersonNotice,
        lease: Millis,
        now: Millis,
        subscriptions: &[String],
        mail: Option<&MailRow>,
    ) -> Result<(), StoreError> {
        // First, so that whoever else wants to change the row waits until all of it is written.
        let done = Statement::new(
            "UPDATE person_notices SET done = $1 WHERE id = $2 AND lease = $3 AND done IS NULL",
        );
        let done = done.number(sql_time(now)).text(&notice.id).number(sql_time(lease));
        let delivery = |subscription: &String| {
            let insert = Statement::new(
                "INSERT INTO push_deliveries (id, notice, person, subscription, created, due)
                 SELECT $1, id, person, $2, $3, $3 FROM person_notices
                 WHERE id = $4 AND lease = $5 AND done = $3 ON CONFLICT DO NOTHING",
            );
            let insert = insert.text(format!("{} {subscription}", notice.id)).text(subscription);
            insert.number(sql_time(now)).text(&notice.id).number(sql_time(lease))
        };
        let mail = mail.map(|mail| {
            let insert = Statement::new(
                "INSERT INTO mails (id, person, address, language, message, created, due)
                 SELECT $1, person, $2, $3, $4, $5, $5 FROM person_notices
                 WHERE id = $6 AND lease = $7 AND done = $5 ON CONFLICT DO NOTHING",
            );
            let insert = insert.text(&mail.id).text(&mail.address).text(&mail.language);
            let insert = insert.text(&mail.message).number(sql_time(now)).text(&notice.id);
            insert.number(sql_time(lease))
        });
        let statements = [done].into_iter().chain(subscriptions.iter().map(delivery)).chain(mail);
        self.execute(statements.collect()).await.map(drop)
    }

    /// Puts off a delivery that no node is at.
    pub async fn put_off_delivery(
        &self,
        id: &str,
        now: Millis,
        due: Millis,
    ) -> Result<(), StoreError> {
        let put_off = Statement::new(
            "UPDATE push_deliveries SET due = $1 WHERE id = $2 AND lease <= $3 AND handed = 0",
        );
        let put_off = put_off.number(sql_time(due)).text(id).number(sql_time(now));
        self.execute(vec![put_off]).await.map(drop)
    }

    /// Deletes deliveries to browsers that have no subscription any more.
    pub async fn delete_orphaned_deliveries(&self) -> Result<(), StoreError> {
        let orphans = Statement::new(
            "DELETE FROM push_deliveries
             WHERE subscription NOT IN (SELECT id FROM push_subscriptions)",
        );
        self.execute(vec![orphans]).await.map(drop)
    }

    /// Whoever held a lease is gone: for a database that has one server.
    pub async fn release_notices(&self) -> Result<(), StoreError> {
        let notices = Statement::new("UPDATE person_notices SET lease = 0 WHERE done IS NULL");
        self.execute(vec![notices]).await.map(drop)
    }

    /// Deletes notices that were told before then, and deliveries as old.
    pub async fn clear_notices(&self, before: Millis) -> Result<(), StoreError> {
        let notices = Statement::new("DELETE FROM person_notices WHERE done < $1");
        let deliveries = Statement::new("DELETE FROM push_deliveries WHERE created < $1");
        let before = sql_time(before);
        self.execute(vec![deliveries.number(before), notices.number(before)]).await.map(drop)
    }
}

/// Deletes all that a person was told or is to be told, where, and what they wanted to know.
pub(crate) fn delete_notices(person: &str) -> [Statement; 4] {
    [
        Statement::new("DELETE FROM push_deliveries WHERE person = $1").text(person),
        Statement::new("DELETE FROM person_notices WHERE person = $1").text(person),
        Statement::new("DELETE FROM push_subscriptions WHERE person = $1").text(person),
        Statement::new("DELETE FROM notice_settings WHERE person = $1").text(person),
    ]
}
