//! Who follows whom, and who is here.

use api::Millis;

use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

impl Store {
    /// Has one person follow another.
    pub async fn follow(
        &self,
        person: &str,
        followed: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        let insert =
            Statement::new("INSERT INTO follows VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
        let insert = insert.text(person).text(followed).number(sql_time(now));
        self.execute(vec![insert]).await.map(drop)
    }

    /// Takes that back.
    pub async fn unfollow(&self, person: &str, followed: &str) -> Result<(), StoreError> {
        let delete = Statement::new("DELETE FROM follows WHERE person = $1 AND followed = $2");
        self.execute(vec![delete.text(person).text(followed)]).await.map(drop)
    }

    /// Neither of two people follows the other any more.
    pub async fn end_friendship(&self, one: &str, other: &str) -> Result<(), StoreError> {
        let delete = Statement::new(
            "DELETE FROM follows WHERE (person = $1 AND followed = $2)
             OR (person = $2 AND followed = $1)",
        );
        self.execute(vec![delete.text(one).text(other)]).await.map(drop)
    }

    /// Says that somebody was here.
    pub async fn touch_online(
        &self,
        person: &str,
        now: Millis,
        is_told: bool,
    ) -> Result<(), StoreError> {
        let touch = Statement::new(
            "INSERT INTO online (person, at, told) VALUES ($1, $2, $3) ON CONFLICT (person) DO UPDATE SET
             at = CASE WHEN online.at < excluded.at THEN excluded.at ELSE online.at END,
             told = CASE WHEN online.told < excluded.told THEN excluded.told ELSE online.told END",
        );
        let told = if is_told { now } else { 0 };
        let touch = touch.text(person).number(sql_time(now)).number(sql_time(told));
        self.execute(vec![touch]).await.map(drop)
    }

    /// Deletes who was last here before then.
    pub async fn clear_online(&self, before: Millis) -> Result<(), StoreError> {
        let old = Statement::new("DELETE FROM online WHERE at < $1");
        self.execute(vec![old.number(sql_time(before))]).await.map(drop)
    }
}

/// Deletes whom a person follows, who follows them, and when they were here.
pub(crate) fn delete_friends(person: &str) -> [Statement; 2] {
    let follows = Statement::new("DELETE FROM follows WHERE person = $1 OR followed = $1");
    let online = Statement::new("DELETE FROM online WHERE person = $1");
    [follows.text(person), online.text(person)]
}
