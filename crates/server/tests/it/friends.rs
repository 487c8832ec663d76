//! Friends: people who follow each other, and nobody else, see who is here.

use api::{BlockedPerson, Friends, Person};
use client::{ApiClient, ClientError};

use crate::common::{
    TempFolder, TestDatabase, TestServer, account, in_time, refusal_key, without_limits,
};

async fn follow(api: &ApiClient, name: &str) -> Result<Friends, ClientError> {
    api.put(&format!("/people/{name}/follow"), &()).await
}

async fn friends(api: &ApiClient) -> Friends {
    api.get("/account/friends").await.unwrap()
}

/// Whether the only friend of somebody is here.
async fn sees_friend(api: &ApiClient) -> bool {
    friends(api).await.friends[0].online
}

#[tokio::test]
async fn friends_follow_each_other_and_see_when_the_other_is_here() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let (ada_, bob_) = (ada.you().unwrap().clone(), bob.you().unwrap().clone());
    let alone = follow(&ada, "bob").await.unwrap();
    assert_eq!((alone.friends.len(), &alone.following[..]), (0, &[bob_.clone()][..]));
    assert_eq!(friends(&bob).await.followers, std::slice::from_ref(&ada_), "they may follow back");
    follow(&bob, &ada_.id).await.unwrap();
    in_time(async { while !sees_friend(&ada).await {} }).await;
    // Whoever is gone for a while is not here.
    server.clock.advance(120_000);
    in_time(async { while sees_friend(&ada).await {} }).await;
    bob.get::<Person>("/me").await.unwrap();
    in_time(async { while !sees_friend(&ada).await {} }).await;

    // Whoever is blocked is no friend, and does not become one again by themselves.
    ada.put::<Vec<BlockedPerson>>("/people/Bob/block", &()).await.unwrap();
    assert_eq!(
        (friends(&ada).await, friends(&bob).await),
        (Friends::default(), Friends::default())
    );
    assert_eq!(refusal_key(follow(&bob, "Ada").await), "server-people-unreachable");
    ada.delete::<Vec<BlockedPerson>>("/people/Bob/block").await.unwrap();
    follow(&bob, "Ada").await.unwrap();
    bob.delete::<Friends>("/people/Ada/follow").await.unwrap();
    assert_eq!(friends(&ada).await, Friends::default());

    let guest = server.guest("Gus").await;
    assert_eq!(refusal_key(follow(&guest, "Ada").await), "server-account-none");
    let guest = guest.you().unwrap().id.clone();
    assert_eq!(refusal_key(follow(&ada, &guest).await), "server-account-unknown");
    assert_eq!(refusal_key(follow(&ada, "Ada").await), "server-people-yourself");
    server.stop().await;
}

#[tokio::test]
async fn a_friend_is_seen_at_every_node() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let node = |name: &'static str| {
        move |config: &mut server::config::Config| {
            without_limits(config);
            config.node = name.to_owned();
        }
    };
    let here = TestServer::start(&folder, node("here")).await;
    let there = TestServer::start(&folder, node("there")).await;
    let (ada, bob) = (account(&here, "Ada").await, account(&there, "Bob").await);
    follow(&ada, "Bob").await.unwrap();
    follow(&bob, "Ada").await.unwrap();
    in_time(async { while !(sees_friend(&ada).await && sees_friend(&bob).await) {} }).await;
    here.stop().await;
    there.stop().await;
}
