//! Passkeys: they make accounts, are added to them and sign in without a name; what a browser is asked is answered once,
//! in time, by whoever has asked, at any node.

use api::{Account, AccountCreated, Credentials, Passkey, Person, ServerFeatures};
use client::{ApiClient, ClientError};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::{CeremonyRow, DatabaseUrl, Store, migrate, migrate_back};

use crate::common::{
    Authenticator, Intruder, TempFolder, TestDatabase, TestServer, in_time, refusal_key,
};

const ORIGIN: &str = "http://localhost:4870";

const PASSWORD: &str = "a fence for Ada";

/// How long a browser has to answer.
const TEN_MINUTES: api::Millis = 10 * 60 * 1000;

fn with_passkeys(config: &mut server::config::Config) {
    config.public_url = ORIGIN.to_owned();
    config.requests_per_minute = 1_000_000;
    config.guests_per_minute = 1_000_000;
    config.sign_ins_per_hour = 3_000;
}

/// A question for a browser: what the answer comes with, and the options.
async fn start(api: &ApiClient, path: &str, body: Value) -> Result<(String, Value), ClientError> {
    let asked: Value = api.post(&format!("{path}/start"), &body).await?;
    Ok((asked["ceremony"].as_str().expect("a ceremony").to_owned(), asked["options"].clone()))
}

async fn finish<T: DeserializeOwned>(
    api: &ApiClient,
    path: &str,
    ceremony: &str,
    credential: &Value,
) -> Result<T, ClientError> {
    let body = json!({"ceremony": ceremony, "credential": credential});
    api.post(&format!("{path}/finish"), &body).await
}

const NEW: &str = "/account/passkeys";
const SIGN_IN: &str = "/sessions/passkey";

async fn create(
    api: &ApiClient,
    device: &mut Authenticator,
    name: &str,
) -> Result<AccountCreated, ClientError> {
    let (ceremony, options) = start(api, NEW, json!({"name": name})).await?;
    finish(api, NEW, &ceremony, &device.create(&options)).await
}

fn signed_in(api: &ApiClient, you: &Person, token: &str) -> ApiClient {
    api.clone().with_credentials(Credentials { you: you.clone(), token: token.to_owned() })
}

/// Somebody of that name whose account has a passkey and no password.
async fn account(server: &TestServer, name: &str) -> (ApiClient, Authenticator) {
    let guest = server.guest("Somebody").await;
    let mut device = Authenticator::new(ORIGIN);
    let created = create(&guest, &mut device, name).await.unwrap();
    (signed_in(&guest, &created.you, &created.token), device)
}

async fn sign_in(
    server: &TestServer,
    device: &mut Authenticator,
) -> Result<Credentials, ClientError> {
    let api = ApiClient::new(&server.url).unwrap();
    let (ceremony, options) = start(&api, SIGN_IN, Value::Null).await?;
    finish(&api, SIGN_IN, &ceremony, &device.get(&options)).await
}

#[tokio::test]
async fn a_passkey_makes_an_account_and_signs_in_without_a_name() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, with_passkeys).await;
    let guest = server.guest("Somebody").await;
    assert!(guest.get::<ServerFeatures>("/server").await.unwrap().passkeys);
    let mut device = Authenticator::new(ORIGIN);
    let created = create(&guest, &mut device, "Ada").await.unwrap();
    assert_eq!(created.you, Person::with_account(&guest.you().unwrap().id, "Ada"));
    assert_eq!(created.recovery_codes.len(), 10);
    assert_eq!(refusal_key(guest.get::<Person>("/me").await), "server-token");
    let ada = signed_in(&guest, &created.you, &created.token);
    let account: Account = ada.get("/account").await.unwrap();
    assert!(!account.password && account.passkeys.len() == 1, "{account:?}");
    assert_eq!(account.passkeys[0].used, None);

    let there = sign_in(&server, &mut device).await.unwrap();
    assert_eq!(there.you, created.you);
    let account: Account = ada.get("/account").await.unwrap();
    let used = account.passkeys[0].used.expect("it was used");
    assert_eq!(used % (60 * 60 * 1000), 0, "people are told the hour");
    // A copy of the key does not know how often the other was used.
    device.counter -= 1;
    assert_eq!(refusal_key(sign_in(&server, &mut device).await), "server-account-passkey-sign-in");
    sign_in(&server, &mut device).await.unwrap();

    // All of it is in the archive but what one could sign in with.
    let archive = ada.get_bytes("/account/export").await.unwrap();
    let holds = |word: &str| archive.windows(word.len()).any(|part| part == word.as_bytes());
    assert!(holds(&account.passkeys[0].id) && !holds(&device.credential()));
    // Whoever is nobody yet becomes somebody.
    let nobody = ApiClient::new(&server.url).unwrap();
    let eve = create(&nobody, &mut Authenticator::new(ORIGIN), "Eve").await.unwrap();
    assert!(eve.you.account);

    // Of a deleted account nothing is left.
    start(&ada, NEW, json!({})).await.unwrap();
    let _: Person = in_time(ada.delete_with("/account", &json!({"password": ""}))).await.unwrap();
    assert_eq!(refusal_key(sign_in(&server, &mut device).await), "server-account-passkey-sign-in");
    let mut database = Intruder::connect(&folder).await;
    let of_ada = format!("passkeys WHERE person = '{}'", created.you.id);
    assert_eq!(database.count(&of_ada).await, 0);
    let of_ada = format!("passkey_ceremonies WHERE person = '{}'", created.you.id);
    assert_eq!(database.count(&of_ada).await, 0);
    server.stop().await;
}

#[tokio::test]
async fn what_a_browser_was_asked_is_answered_once_and_in_time_by_whoever_asked() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, with_passkeys).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let mut device = Authenticator::new(ORIGIN);
    let late = "server-account-passkey-late";
    // Somebody else has nothing of it, and takes nothing away.
    let (ceremony, options) = start(&ada, NEW, json!({"name": "Ada"})).await.unwrap();
    let answer = device.create(&options);
    let nobody = ApiClient::new(&server.url).unwrap();
    for other in [&bob, &nobody] {
        let refused = finish::<Value>(other, NEW, &ceremony, &answer).await;
        assert_eq!(refusal_key(refused), late);
    }
    assert_eq!(refusal_key(finish::<Value>(&ada, SIGN_IN, &ceremony, &answer).await), late);
    let created: AccountCreated = finish(&ada, NEW, &ceremony, &answer).await.unwrap();
    let ada = signed_in(&ada, &created.you, &created.token);
    assert_eq!(refusal_key(finish::<Value>(&ada, NEW, &ceremony, &answer).await), late);
    assert_eq!(
        refusal_key(start(&ada, NEW, json!({"name": "Ada2"})).await),
        "server-account-exists"
    );

    // Of two at once, one signs in.
    let (ceremony, options) = start(&nobody, SIGN_IN, Value::Null).await.unwrap();
    let answer = device.get(&options);
    let (one, two) = tokio::join!(
        finish::<Credentials>(&nobody, SIGN_IN, &ceremony, &answer),
        finish::<Credentials>(&nobody, SIGN_IN, &ceremony, &answer),
    );
    assert_ne!(one.is_ok(), two.is_ok());
    let (ceremony, options) = start(&nobody, SIGN_IN, Value::Null).await.unwrap();
    server.clock.advance(TEN_MINUTES + 1);
    let refused = finish::<Value>(&nobody, SIGN_IN, &ceremony, &device.get(&options)).await;
    assert_eq!(refusal_key(refused), late);

    // A name that was taken meanwhile, and one that never was free.
    let (ceremony, options) = start(&bob, NEW, json!({"name": "Bob"})).await.unwrap();
    account(&server, "bOB").await;
    let answer = Authenticator::new(ORIGIN).create(&options);
    let refused = finish::<Value>(&bob, NEW, &ceremony, &answer).await;
    assert_eq!(refusal_key(refused), "server-account-name-taken");
    for (body, why) in [
        (json!({"name": "ADA"}), "server-account-name-taken"),
        (json!({"name": "x"}), "server-account-name-length"),
        (json!({}), "server-account-none"),
    ] {
        assert_eq!(refusal_key(start(&bob, NEW, body.clone()).await), why, "{body}");
    }
    server.stop().await;
}

#[tokio::test]
async fn an_answer_that_is_not_right_is_refused() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, with_passkeys).await;
    let bob = server.guest("Bob").await;
    let wrong = "server-account-passkey-wrong";
    for mut device in [
        Authenticator::new("https://evil.example.org"),
        Authenticator::new("http://localhost:4871"),
        Authenticator::new(ORIGIN).without_verification(),
    ] {
        assert_eq!(refusal_key(create(&bob, &mut device, "Bob").await), wrong);
    }
    let (ceremony, _) = start(&bob, NEW, json!({"name": "Bob"})).await.unwrap();
    assert_eq!(refusal_key(finish::<Value>(&bob, NEW, &ceremony, &json!({"id": 1})).await), wrong);

    // Signing in, everything that is not right is the same.
    let wrong = "server-account-passkey-sign-in";
    let (_, mut device) = account(&server, "Ada").await;
    let nobody = ApiClient::new(&server.url).unwrap();
    device.origin = "https://evil.example.org".to_owned();
    assert_eq!(refusal_key(sign_in(&server, &mut device).await), wrong);
    device.origin = ORIGIN.to_owned();
    let (ceremony, mut options) = start(&nobody, SIGN_IN, Value::Null).await.unwrap();
    options["challenge"] = json!("AAAA");
    let refused = finish::<Value>(&nobody, SIGN_IN, &ceremony, &device.get(&options)).await;
    assert_eq!(refusal_key(refused), wrong);
    let (ceremony, options) = start(&nobody, SIGN_IN, Value::Null).await.unwrap();
    let mut answer = device.get(&options);
    answer["response"]["userHandle"] = json!("AAAAAAAAAAAAAAAAAAAAAA");
    let refused = finish::<Value>(&nobody, SIGN_IN, &ceremony, &answer).await;
    assert_eq!(refusal_key(refused), wrong);
    let (ceremony, options) = start(&nobody, SIGN_IN, Value::Null).await.unwrap();
    let mut answer = device.get(&options);
    answer["response"]["signature"] = json!("MAYCAQECAQE");
    let refused = finish::<Value>(&nobody, SIGN_IN, &ceremony, &answer).await;
    assert_eq!(refusal_key(refused), wrong);
    let (ceremony, _) = start(&nobody, SIGN_IN, Value::Null).await.unwrap();
    assert_eq!(refusal_key(finish::<Value>(&nobody, SIGN_IN, &ceremony, &json!([])).await), wrong);
    let (_, mut copy) = account(&server, "Eve").await;
    let (_, options) = start(&bob, NEW, json!({"name": "Bob"})).await.unwrap();
    copy.create(&options);
    assert_eq!(refusal_key(sign_in(&server, &mut copy).await), wrong, "a key that nobody has");
    sign_in(&server, &mut device).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn passkeys_are_added_and_removed_but_not_the_last_credential() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, with_passkeys).await;
    let (ada, mut phone) = account(&server, "Ada").await;
    let passkeys = async |api: &ApiClient| api.get::<Account>("/account").await.unwrap().passkeys;
    let first = passkeys(&ada).await.remove(0).id;
    let remove = async |api: &ApiClient, id: &str| {
        api.delete::<Account>(&format!("/account/passkeys/{id}")).await
    };
    assert_eq!(refusal_key(remove(&ada, &first).await), "server-account-passkey-last");
    assert_eq!(refusal_key(remove(&ada, "nothing").await), "server-account-no-passkey");
    let (_, options) = start(&ada, NEW, json!({})).await.unwrap();
    assert_eq!(options["excludeCredentials"][0]["id"], phone.credential());

    // A second one, and of two that remove them at once one is refused.
    let (ceremony, options) = start(&ada, NEW, json!({})).await.unwrap();
    let mut laptop = Authenticator::new(ORIGIN);
    let second: Passkey = finish(&ada, NEW, &ceremony, &laptop.create(&options)).await.unwrap();
    assert_eq!(sign_in(&server, &mut laptop).await.unwrap().you.name, "Ada");
    let (one, two) = tokio::join!(remove(&ada, &first), remove(&ada, &second.id));
    assert_ne!(one.is_ok(), two.is_ok());
    let (left, gone) =
        if one.is_ok() { (&mut laptop, &mut phone) } else { (&mut phone, &mut laptop) };
    assert_eq!(refusal_key(sign_in(&server, gone).await), "server-account-passkey-sign-in");
    sign_in(&server, left).await.unwrap();

    // With a password the last one can go, and the password is asked for before another comes.
    let new = json!({"new": PASSWORD});
    let Credentials { you, token } = ada.put("/account/password", &new).await.unwrap();
    let ada = signed_in(&ada, &you, &token);
    let last = passkeys(&ada).await.remove(0).id;
    let wrong = "server-account-password-wrong";
    assert_eq!(refusal_key(start(&ada, NEW, json!({})).await), wrong);
    assert_eq!(refusal_key(start(&ada, NEW, json!({"password": "not this one"})).await), wrong);
    assert!(remove(&ada, &last).await.unwrap().passkeys.is_empty());
    assert_eq!(refusal_key(sign_in(&server, left).await), "server-account-passkey-sign-in");

    // A key of somebody else is added to nobody.
    let (_, other) = account(&server, "Bob").await;
    let (ceremony, options) = start(&ada, NEW, json!({"password": PASSWORD})).await.unwrap();
    let taken = base64_of(&other.credential());
    let answer = Authenticator::new(ORIGIN).create_with_id(&options, taken);
    let refused = finish::<Value>(&ada, NEW, &ceremony, &answer).await;
    assert_eq!(refusal_key(refused), "server-account-passkey-known");
    // Whoever has lost the password and got in by a code is not asked for it.
    let codes: Value =
        ada.post("/account/recovery-codes", &json!({"password": PASSWORD})).await.unwrap();
    let by_code = json!({"name": "Ada", "recovery_code": codes["recovery_codes"][0]});
    let Credentials { you, token } = ada.post("/sessions", &by_code).await.unwrap();
    start(&signed_in(&ada, &you, &token), NEW, json!({})).await.unwrap();
    server.stop().await;
}

fn base64_of(text: &str) -> Vec<u8> {
    use base64::Engine as _;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(text).unwrap()
}

#[tokio::test]
async fn one_node_finishes_what_another_began() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let node = async |name: &str| {
        let name = name.to_owned();
        let change = |config: &mut server::config::Config| {
            with_passkeys(config);
            config.node = name;
        };
        TestServer::start(&folder, change).await
    };
    let (here, there) = (node("here").await, node("there").await);
    let guest = here.guest("Somebody").await;
    let mut device = Authenticator::new(ORIGIN);
    let (ceremony, options) = start(&guest, NEW, json!({"name": "Ada"})).await.unwrap();
    let answer = device.create(&options);
    let created: AccountCreated =
        finish(&there.same_person(&guest), NEW, &ceremony, &answer).await.unwrap();
    let nobody = |server: &TestServer| ApiClient::new(&server.url).unwrap();
    let (ceremony, options) = start(&nobody(&there), SIGN_IN, Value::Null).await.unwrap();
    let answer = device.get(&options);
    let signed_in: Credentials = finish(&nobody(&here), SIGN_IN, &ceremony, &answer).await.unwrap();
    assert_eq!(signed_in.you, created.you);
    let again = finish::<Value>(&nobody(&there), SIGN_IN, &ceremony, &answer).await;
    assert_eq!(refusal_key(again), "server-account-passkey-late");
    here.stop().await;
    there.stop().await;
}

#[tokio::test]
async fn what_nobody_answers_is_deleted_in_time() {
    let folder = TempFolder::with_file();
    let store = Store::open(&folder.database(), None).await.unwrap();
    let ceremony = CeremonyRow {
        id: "asked".to_owned(),
        kind: "sign in".to_owned(),
        person: String::new(),
        state: String::new(),
        expires: 1_000,
    };
    store.insert_passkey_ceremony(&ceremony).await.unwrap();
    store.clear_passkey_ceremonies(1_000).await.unwrap();
    assert_eq!(store.passkey_ceremony("asked").await.unwrap(), Some(ceremony));
    store.clear_passkey_ceremonies(1_001).await.unwrap();
    assert_eq!(store.passkey_ceremony("asked").await.unwrap(), None);
    store.close().await;
}

#[tokio::test]
async fn passkeys_move_to_another_database_and_back() {
    let old = TempFolder::with_file();
    let new = TempFolder::with_database(TestDatabase::Postgres);
    let back = TempFolder::with_file();
    let server = TestServer::start(&old, with_passkeys).await;
    let (_, mut device) = account(&server, "Ada").await;
    server.stop().await;
    let DatabaseUrl::Postgres(target) = new.database_url().await.parse().unwrap() else { panic!() };
    migrate(&old.database(), &target).await.unwrap();
    migrate_back(&target, &back.database()).await.unwrap();
    for folder in [&new, &back] {
        let server = TestServer::start(folder, with_passkeys).await;
        assert_eq!(sign_in(&server, &mut device).await.unwrap().you.name, "Ada");
        server.stop().await;
    }
}

#[tokio::test]
async fn there_are_no_passkeys_without_a_host_name_and_not_too_many_tries() {
    let folder = TempFolder::new();
    let change = |config: &mut server::config::Config| {
        with_passkeys(config);
        config.public_url = "https://192.0.2.1".to_owned();
    };
    let server = TestServer::start(&folder, change).await;
    let guest = server.guest("Somebody").await;
    assert!(!guest.get::<ServerFeatures>("/server").await.unwrap().passkeys);
    let off = "server-account-passkeys-off";
    assert_eq!(refusal_key(start(&guest, NEW, json!({"name": "Ada"})).await), off);
    assert_eq!(refusal_key(start(&guest, SIGN_IN, Value::Null).await), off);
    server.stop().await;
    let change = |config: &mut server::config::Config| {
        with_passkeys(config);
        config.sign_ins_per_hour = 3;
    };
    let server = TestServer::start(&folder, change).await;
    let nobody = ApiClient::new(&server.url).unwrap();
    for _ in 0..3 {
        start(&nobody, SIGN_IN, Value::Null).await.unwrap();
    }
    assert_eq!(refusal_key(start(&nobody, SIGN_IN, Value::Null).await), "server-account-too-often");
    server.stop().await;
}
