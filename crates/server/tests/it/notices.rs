//! What people are told although their page is closed: once, in their words, to their browsers or by mail, and only while
//! it is true. No push service keeps anybody waiting, and none leads into the host's network.

use api::{
    Action, ActionRequest, Challenge, Credentials, FirstMove, NewTable, NotificationKind,
    NotificationSettings, PushDevice, PushKey, PushPayload, QuietHours, Snapshot, TimeControl,
};
use client::ApiClient;
use serde_json::json;
use server::config::Config;
use store::{DatabaseUrl, Outgoing, PersonNotice, Store, SubscriptionRow};
use testbed::{PushBrowser, PushFault, PushService, SmtpServer};

use crate::common::{
    Intruder, TempFolder, TestDatabase, TestProcess, TestServer, in_time, refusal_key, send,
};
use crate::mail::{PUBLIC_URL, account, code, set, until, verify, with_mail};

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;

pub(crate) fn with_push(service: &PushService) -> impl FnOnce(&mut Config) + use<> {
    let url = service.url();
    move |config| {
        config.requests_per_minute = 1_000_000;
        config.guests_per_minute = 1_000_000;
        config.push_service = url;
    }
}

pub(crate) async fn subscribe(
    api: &ApiClient,
    browser: &PushBrowser,
    language: &str,
) -> PushDevice {
    let PushBrowser { endpoint, p256dh, auth } = browser;
    let body = json!({"endpoint": endpoint, "p256dh": p256dh, "auth": auth, "language": language});
    api.put("/me/push", &body).await.unwrap()
}

pub(crate) async fn change(
    api: &ApiClient,
    settings: &NotificationSettings,
) -> NotificationSettings {
    api.put("/me/notice-settings", &serde_json::to_value(settings).unwrap()).await.unwrap()
}

/// A game over days between the two, which the first of them begins.
pub(crate) async fn game(one: &ApiClient, other: &ApiClient) -> String {
    let time_control = TimeControl::Correspondence { days: 2 };
    let spec =
        NewTable { first_move: FirstMove::Seat(1), time_control, ..NewTable::new("quoridor") };
    let table = one.create_table(&spec).await.unwrap().table;
    act(other, &table, Action::Join { seat: None, piece: None, client_seed: None, name: None })
        .await;
    table
}

/// Does something at a table, again and again while the server has just been without a heartbeat.
async fn act(api: &ApiClient, table: &str, action: Action) {
    in_time(async {
        loop {
            let seq = match action {
                Action::Move { .. } => {
                    let path = format!("/tables/{table}");
                    Some(api.get::<Snapshot>(&path).await.unwrap().state.seq + 1)
                }
                _ => None,
            };
            let (nonce, action) = ("n".to_owned() + &seq.unwrap_or(0).to_string(), action.clone());
            let request = ActionRequest { nonce, seq, action };
            let body = serde_json::to_value(&request).unwrap();
            let path = format!("/tables/{table}/actions");
            match api.post::<serde_json::Value>(&path, &body).await {
                Ok(_) => break,
                Err(error) => {
                    let status = error.refusal().map(|refusal| refusal.status);
                    assert_eq!(status, Some(503), "{error}");
                    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                }
            }
        }
    })
    .await;
}

pub(crate) async fn step(api: &ApiClient, table: &str, word: &str) {
    act(api, table, Action::Move { word: word.to_owned() }).await;
}

/// Waits until so many rows are there.
pub(crate) async fn until_count(database: &mut Intruder, rows: &str, count: i64) {
    in_time(async {
        while database.count(rows).await != count {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    })
    .await;
}

/// Notices that nobody has decided about, but for reminders, which are not due for days.
const UNDECIDED: &str = "person_notices WHERE done IS NULL AND kind <> 'reminder'";

pub(crate) fn payloads(service: &PushService) -> Vec<PushPayload> {
    let read = |text: &str| serde_json::from_str(text).unwrap();
    service.messages().iter().map(|message| read(&message.text)).collect()
}

#[tokio::test]
async fn a_closed_browser_is_told_of_a_start_a_turn_and_a_challenge_once() {
    let (folder, service) = (TempFolder::new(), PushService::start());
    let server = TestServer::start(&folder, with_push(&service)).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let (browser, french) = (service.browser(), service.browser());
    let device = subscribe(&ada, &browser, "en").await;
    assert_eq!(subscribe(&ada, &browser, "en").await, device, "asking again changes nothing");
    subscribe(&ada, &french, "fr").await;
    let settings: NotificationSettings = ada.get("/me/notice-settings").await.unwrap();
    assert_eq!(settings, NotificationSettings { devices: 2, ..NotificationSettings::default() });
    let table = game(&ada, &bob).await;
    server.clock.advance(2 * MINUTE);
    until(|| service.messages().len() == 2).await;
    let titles = |nth: usize| -> Vec<String> {
        let mut titles: Vec<_> =
            payloads(&service).into_iter().skip(nth).map(|payload| payload.title).collect();
        titles.sort();
        titles
    };
    assert!(titles(0)[0].starts_with("Ta partie avec Bob"), "{:?}", titles(0));
    assert_eq!(titles(0)[1], "Your game with Bob (guest) has started");

    step(&ada, &table, "e2").await;
    step(&bob, &table, "e8").await;
    server.clock.advance(2 * MINUTE);
    until(|| service.messages().len() == 4).await;
    let told = payloads(&service).remove(2);
    assert_eq!(told.kind, NotificationKind::Turn);
    assert_eq!((told.path, told.tag), (format!("/t/{table}"), table.clone()));
    assert!(titles(2).contains(&"Your turn against Bob (guest)".to_owned()), "{:?}", titles(2));
    let PushKey { key } = ada.get("/push/key").await.unwrap();
    for message in service.messages() {
        assert_eq!(message.key, key);
        for header in ["content-encoding: aes128gcm", "ttl: ", "topic: ", "urgency: high"] {
            assert!(message.headers.contains(header), "{}", message.headers);
        }
        assert!(!message.text.contains(ada.token().unwrap()), "no secret is in it");
    }
    // A challenge is told too, and what was told is not told again.
    let to = &ada.you().unwrap().id;
    bob.post::<serde_json::Value>("/challenges", &json!({"to": to, "game": "pacman"}))
        .await
        .unwrap();
    server.clock.advance(2 * MINUTE);
    until(|| service.messages().len() == 6).await;
    assert_eq!(payloads(&service)[4].kind, NotificationKind::Challenge);
    let mut database = Intruder::connect(&folder).await;
    until_count(&mut database, "push_deliveries", 0).await;

    // One browser ends it, then all of them.
    let left: NotificationSettings = ada.delete(&format!("/me/push/{}", device.id)).await.unwrap();
    assert_eq!(left.devices, 1);
    let left: NotificationSettings = ada.delete("/me/push").await.unwrap();
    assert_eq!(left.devices, 0);
    server.stop().await;
    assert_eq!(service.messages().len(), 6);
    assert_eq!(database.count("push_subscriptions").await, 0);
}

#[tokio::test]
async fn whoever_has_a_page_open_is_told_by_the_page_alone() {
    let (folder, service) = (TempFolder::new(), PushService::start());
    let server = TestServer::start(&folder, with_push(&service)).await;
    let mut database = Intruder::connect(&folder).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    subscribe(&ada, &service.browser(), "en").await;
    let table = game(&bob, &ada).await;
    // Her page asks for her tables, as it does all the time. That she is there is known before anything is due.
    ada.get::<serde_json::Value>("/me/tables").await.unwrap();
    until_count(&mut database, "online WHERE told > 0", 1).await;
    step(&bob, &table, "e2").await;
    server.clock.advance(40_000);
    until_count(&mut database, "person_notices WHERE kind = 'turn'", 1).await;
    ada.get::<serde_json::Value>("/me/tables").await.unwrap();
    let seen = "online WHERE told > (SELECT max(at) FROM person_notices WHERE kind = 'turn')";
    until_count(&mut database, seen, 1).await;
    server.clock.advance(HOUR);
    until_count(&mut database, UNDECIDED, 0).await;
    server.stop().await;
    assert_eq!((service.requests(), database.count("push_deliveries").await), (0, 0));
}

/// A page in the background tells nobody anything, though friends still see that its owner is here.
#[tokio::test]
async fn a_challenge_is_told_by_the_page_one_looks_at_and_by_a_message_otherwise() {
    let (folder, service) = (TempFolder::new(), PushService::start());
    let server = TestServer::start(&folder, with_push(&service)).await;
    let mut database = Intruder::connect(&folder).await;
    let (ada, bob) = (account(&server.url, "Ada").await, account(&server.url, "Bob").await);
    subscribe(&ada, &service.browser(), "en").await;
    // She is challenged while a page of the server tells her, so for a while nothing is decided; then she has looked away.
    let challenge = async |game: &str| {
        server.clock.advance(2 * MINUTE);
        ada.get::<serde_json::Value>("/challenges").await.unwrap();
        let body = json!({"to": "Ada", "game": game});
        let id = bob.post::<Challenge>("/challenges", &body).await.unwrap().id;
        server.clock.advance(40_000);
        id
    };
    let of_ada = |when: &str| {
        let id = &ada.you().unwrap().id;
        let last = "(SELECT max(at) FROM person_notices WHERE kind = 'challenge')";
        format!("online WHERE person = '{id}' AND {}", when.replace("challenged", last))
    };
    // She has no game, and looks at a page of the server.
    let first = challenge("quoridor").await;
    until_count(&mut database, "person_notices", 1).await;
    ada.get::<serde_json::Value>("/challenges").await.unwrap();
    until_count(&mut database, &of_ada("told > challenged"), 1).await;
    server.clock.advance(2 * MINUTE);
    until_count(&mut database, UNDECIDED, 0).await;
    assert_eq!(service.requests(), 0);

    let decline = format!("/challenges/{first}/decline");
    ada.post::<Challenge>(&decline, &json!({})).await.unwrap();
    challenge("mini").await;
    until_count(&mut database, "person_notices", 2).await;
    let authority = server.url.strip_prefix("http://").unwrap();
    let request = format!(
        "GET /api/v1/challenges HTTP/1.1\r\nHost: {authority}\r\nAuthorization: Bearer {}\r\n\
         {}: 1\r\nConnection: close\r\n\r\n",
        ada.token().unwrap(),
        api::BACKGROUND_HEADER,
    );
    assert!(send(&server.url, &request).await.starts_with("HTTP/1.1 200"));
    until_count(&mut database, &of_ada("at > challenged AND told <= challenged"), 1).await;
    assert_eq!(service.requests(), 0);
    server.clock.advance(2 * MINUTE);
    until(|| service.messages().len() == 1).await;
    assert_eq!(payloads(&service)[0].body, "Quoridor Mini");
    server.stop().await;
}

/// Days pass while no server runs: everything that is dated is that much older then.
async fn pass_days(database: &mut Intruder, millis: u64) {
    for dated in ["events", "games", "person_notices"] {
        database.execute(&format!("UPDATE {dated} SET at = at - {millis}")).await;
    }
    database.execute(&format!("UPDATE person_notices SET due = due - {millis}")).await;
    database.execute(&format!("UPDATE online SET at = at - {millis}, told = 0")).await;
}

#[tokio::test]
async fn whoever_lets_three_quarters_of_their_days_pass_is_reminded_once() {
    let (folder, service) = (TempFolder::new(), PushService::start());
    let server = TestServer::start(&folder, with_push(&service)).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    subscribe(&ada, &service.browser(), "en").await;
    // She moves in one of the two games.
    let (late, early) = (game(&bob, &ada).await, game(&bob, &ada).await);
    for table in [&late, &early] {
        step(&bob, table, "e2").await;
    }
    server.clock.advance(2 * MINUTE);
    until(|| service.messages().len() == 2).await;
    step(&ada, &early, "e8").await;
    let mut database = Intruder::connect(&folder).await;
    until_count(&mut database, "push_deliveries", 0).await;
    assert_eq!(database.count("person_notices WHERE kind = 'reminder'").await, 2);
    server.stop().await;

    // An hour too early nothing is said.
    pass_days(&mut database, 35 * HOUR).await;
    let server = TestServer::start(&folder, with_push(&service)).await;
    let over = "person_notices WHERE kind = 'reminder' AND done IS NOT NULL";
    in_time(server.same_person(&bob).get::<Snapshot>(&format!("/tables/{late}"))).await.unwrap();
    server.stop().await;
    assert_eq!((service.messages().len(), database.count(over).await), (2, 0));

    pass_days(&mut database, HOUR + 10 * MINUTE).await;
    let server = TestServer::start(&folder, with_push(&service)).await;
    until(|| service.messages().len() == 3).await;
    until_count(&mut database, over, 2).await;
    until_count(&mut database, "push_deliveries", 0).await;
    let told = payloads(&service).remove(2);
    assert_eq!((told.kind, told.path), (NotificationKind::Reminder, format!("/t/{late}")));
    assert!(told.title.contains("Bob (guest)"), "{}", told.title);
    server.stop().await;

    // Not once more, whoever looks; after the next move there is another turn, with its own.
    pass_days(&mut database, HOUR).await;
    let server = TestServer::start(&folder, with_push(&service)).await;
    let (ada, bob) = (server.same_person(&ada), server.same_person(&bob));
    step(&ada, &late, "e8").await;
    step(&bob, &late, "e3").await;
    until_count(&mut database, "person_notices WHERE kind = 'reminder'", 3).await;
    until_count(&mut database, over, 2).await;
    server.stop().await;
    let reminders = |told: &PushPayload| told.kind == NotificationKind::Reminder;
    assert_eq!(payloads(&service).iter().filter(|told| reminders(told)).count(), 1);
}

#[tokio::test]
async fn quiet_hours_put_off_and_what_is_no_longer_true_is_not_told() {
    let (folder, service) = (TempFolder::new(), PushService::start());
    let server = TestServer::start(&folder, with_push(&service)).await;
    let mut database = Intruder::connect(&folder).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    subscribe(&ada, &service.browser(), "en").await;
    let minute = u16::try_from(server.clock.now() / MINUTE % 1440).unwrap();
    let quiet =
        QuietHours { from: (minute + 1438) % 1440, until: (minute + 120) % 1440, offset: 0 };
    let settings = NotificationSettings { quiet: Some(quiet), ..NotificationSettings::default() };
    assert_eq!(change(&ada, &settings).await.quiet, Some(quiet));
    let wrong = json!({"push": [], "quiet": {"from": 1440, "until": 0, "offset": 0}});
    let refused = ada.put::<NotificationSettings>("/me/notice-settings", &wrong).await;
    assert_eq!(refusal_key(refused), "server-quiet-hours");
    let (one, other) = (game(&bob, &ada).await, game(&bob, &ada).await);
    step(&bob, &one, "e2").await;
    step(&bob, &other, "e2").await;
    server.clock.advance(10 * MINUTE);
    let put_off = "person_notices WHERE done IS NULL AND kind = 'turn' AND due > at + 600000";
    until_count(&mut database, put_off, 2).await;
    assert_eq!(service.requests(), 0);
    // One of the games is over meanwhile.
    let resign = Action::Resign { seat: None };
    act(&bob, &other, resign).await;
    server.clock.advance(3 * HOUR);
    until_count(&mut database, UNDECIDED, 0).await;
    until_count(&mut database, "push_deliveries", 0).await;
    let told = payloads(&service);
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].path, format!("/t/{one}"));
    server.stop().await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_dropped_and_a_busy_service_is_asked_again() {
    let (folder, service) = (TempFolder::new(), PushService::start());
    let server = TestServer::start(&folder, with_push(&service)).await;
    let mut database = Intruder::connect(&folder).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    subscribe(&ada, &service.browser(), "en").await;
    game(&bob, &ada).await;
    service.set_fault(PushFault::Busy);
    server.clock.advance(2 * MINUTE);
    until_count(&mut database, "push_deliveries WHERE attempts = 1 AND lease = 0", 1).await;
    assert_eq!((service.requests(), service.messages().len()), (1, 0));
    service.set_fault(PushFault::None);
    server.clock.advance(MINUTE);
    until(|| service.messages().len() == 1).await;
    until_count(&mut database, "push_deliveries", 0).await;

    service.set_fault(PushFault::Gone);
    game(&bob, &ada).await;
    server.clock.advance(2 * MINUTE);
    until_count(&mut database, "push_subscriptions", 0).await;
    until_count(&mut database, "push_deliveries", 0).await;
    assert_eq!(service.messages().len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn a_hostile_service_delays_nobody_and_leads_nowhere() {
    let (folder, service, inside) = (TempFolder::new(), PushService::start(), PushService::start());
    let server = TestServer::start(&folder, with_push(&service)).await;
    let mut database = Intruder::connect(&folder).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let good = service.browser();
    for endpoint in [
        "https://127.0.0.1/send/0",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]:8443/send/0",
        "https://localhost/send/0",
        "http://push.example.net/send/0",
        &inside.browser().endpoint,
        &format!("{}@10.0.0.1/a", service.url()),
    ] {
        let body = json!({"endpoint": endpoint, "p256dh": good.p256dh, "auth": good.auth});
        let refused = ada.put::<PushDevice>("/me/push", &body).await;
        assert_eq!(refusal_key(refused), "server-push-endpoint", "{endpoint}");
    }
    let body = json!({"endpoint": good.endpoint, "p256dh": "AAAA", "auth": good.auth});
    assert_eq!(refusal_key(ada.put::<PushDevice>("/me/push", &body).await), "server-push-keys");
    assert_eq!(database.count("push_subscriptions").await, 0);

    // Redirects are not followed, and answers without an end are not read.
    subscribe(&ada, &good, "en").await;
    let redirects = [format!("{}/send/0", inside.url()), "http://169.254.169.254/".to_owned()];
    let faults = redirects.map(PushFault::Redirect).into_iter();
    for (nth, fault) in (1..).zip(faults.chain([PushFault::EndlessAnswer, PushFault::EndlessHead]))
    {
        service.set_fault(fault);
        game(&bob, &ada).await;
        server.clock.advance(2 * MINUTE);
        until(|| service.requests() == nth).await;
        until_count(&mut database, "push_deliveries", 0).await;
    }
    assert_eq!(inside.requests(), 0);
    assert_eq!(database.count("push_subscriptions").await, 1);

    // A browser whose service never answers keeps no other from being told.
    service.set_fault(PushFault::None);
    let (held, before) = (service.browser(), service.messages().len());
    let eve = server.guest("Eve").await;
    subscribe(&eve, &held, "en").await;
    service.hold(&held);
    game(&bob, &eve).await;
    server.clock.advance(2 * MINUTE);
    until(|| service.requests() == 5).await;
    game(&bob, &ada).await;
    server.clock.advance(2 * MINUTE);
    until(|| service.messages().len() == before + 1).await;
    assert_eq!(service.messages().last().unwrap().endpoint, good.endpoint);
    service.set_fault(PushFault::None);
    server.stop().await;
}

#[tokio::test]
async fn a_mail_tells_what_somebody_wants_to_know_by_mail_and_how_to_end_it() {
    let (folder, smtp) = (TempFolder::new(), SmtpServer::start());
    let server = TestServer::start(&folder, with_mail(&smtp.url())).await;
    let ada = account(&server.url, "Ada").await;
    let bob = server.guest("Bob").await;
    set(&ada, "ada@example.net").await.unwrap();
    let link = code(&smtp, 0, "ada@example.net", "mail").await;
    verify(&server.url, &link).await.unwrap();
    let mail = vec![NotificationKind::Turn];
    let language = Some("nl".to_owned());
    change(&ada, &NotificationSettings { mail, language, ..NotificationSettings::default() }).await;
    let table = game(&bob, &ada).await;
    step(&bob, &table, "e2").await;
    server.clock.advance(2 * MINUTE);
    until(|| smtp.mails().len() == 2).await;
    let told = smtp.mails().remove(1);
    assert_eq!(told.to, "ada@example.net");
    for part in
        ["Bob", &format!("{PUBLIC_URL}/t/{table}"), &format!("{PUBLIC_URL}/settings#notices")]
    {
        assert!(told.text.contains(part), "{part}: {}", told.text);
    }
    assert!(told.text.contains("Jij bent aan de beurt tegen Bob"), "{}", told.text);
    assert!(told.headers.contains("Content-Language: nl"), "{}", told.headers);
    // What is known of it is exported, and forgotten with the account.
    let archive = ada.get_bytes("/account/export").await.unwrap();
    let name = b"notifications.json";
    assert!(archive.windows(name.len()).any(|bytes| bytes == name));
    let proof = json!({"password": "a fence for Ada"});
    in_time(ada.delete_with::<api::Person>("/account", &proof)).await.unwrap();
    server.stop().await;
    let mut database = Intruder::connect(&folder).await;
    for table in ["notice_settings", "person_notices", "push_subscriptions", "mails"] {
        assert_eq!(database.count(table).await, 0, "{table}");
    }
}

#[tokio::test]
async fn a_browser_where_somebody_has_signed_out_is_told_nothing() {
    let (folder, service) = (TempFolder::new(), PushService::start());
    let server = TestServer::start(&folder, with_push(&service)).await;
    let mut database = Intruder::connect(&folder).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    subscribe(&ada, &service.browser(), "en").await;
    let Credentials { you, token } = ada.post("/me/signout", &json!({})).await.unwrap();
    let ada = ApiClient::new(&server.url).unwrap().with_credentials(Credentials { you, token });
    game(&bob, &ada).await;
    server.clock.advance(2 * MINUTE);
    until_count(&mut database, "push_subscriptions", 0).await;
    server.stop().await;
    assert_eq!(service.requests(), 0);
}

#[tokio::test]
async fn two_nodes_tell_everything_once() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let service = PushService::start();
    let a = TestServer::start(&folder, with_push(&service)).await;
    let b = TestServer::start(&folder, with_push(&service)).await;
    let mut database = Intruder::connect(&folder).await;
    let (ada, bob) = (a.guest("Ada").await, b.guest("Bob").await);
    subscribe(&ada, &service.browser(), "en").await;
    for _ in 0..3 {
        game(&bob, &ada).await;
    }
    for node in [&a, &b] {
        node.clock.advance(2 * MINUTE);
    }
    until(|| service.messages().len() == 3).await;
    until_count(&mut database, "push_deliveries", 0).await;
    until_count(&mut database, UNDECIDED, 0).await;
    let mut told: Vec<_> = payloads(&service).into_iter().map(|payload| payload.path).collect();
    told.sort();
    told.dedup();
    assert_eq!((told.len(), service.requests()), (3, 3));
    let keys: Vec<_> = service.messages().into_iter().map(|message| message.key).collect();
    assert!(keys.iter().all(|key| *key == keys[0]), "both nodes sign with one key");
    a.stop().await;
    b.stop().await;
}

/// A node in a process of its own; its database and its push service are in one word.
#[tokio::test]
#[ignore = "started by the tests below"]
async fn telling_child_process() {
    let said = TestProcess::database();
    let (database, push_service) = said.split_once(' ').expect("a database and a push service");
    let push_service = push_service.to_owned();
    let server = TestServer::start_on(database.to_owned(), |config| {
        config.guests_per_minute = 1_000_000;
        config.push_service = push_service;
    })
    .await;
    TestProcess::announce(&server.url).await;
}

/// A node of two, which is to be killed while it tells Ada that her game has started.
struct DoomedNode {
    folder: TempFolder,
    service: PushService,
    process: TestProcess,
    database: Intruder,
}

impl DoomedNode {
    async fn start() -> DoomedNode {
        let folder = TempFolder::with_database(TestDatabase::Postgres);
        let service = PushService::start();
        let both = format!("{} {}", folder.database_url().await, service.url());
        let process = TestProcess::start("notices::telling_child_process", both).await;
        let guest = async |name: &str| {
            let mut api = ApiClient::new(&process.said).unwrap();
            api.register_guest(name).await.unwrap();
            api
        };
        let (ada, bob) = (guest("Ada").await, guest("Bob").await);
        subscribe(&ada, &service.browser(), "en").await;
        let mut database = Intruder::connect(&folder).await;
        until_count(&mut database, "online WHERE told > 0", 1).await;
        game(&ada, &bob).await;
        until_count(&mut database, "person_notices WHERE kind = 'start'", 1).await;
        DoomedNode { folder, service, process, database }
    }

    /// Makes what is to be told due now, with nobody at a page.
    async fn hurry(&mut self) {
        self.database.execute("UPDATE online SET told = 0").await;
        let due = "UPDATE person_notices SET due = 0 WHERE done IS NULL AND kind = 'start'";
        self.database.execute(due).await;
    }

    /// Keeps the node from finding out whether Ada is at a page, and so from telling her anything.
    async fn hold(&self) -> Intruder {
        let mut lock = Intruder::connect(&self.folder).await;
        lock.execute("BEGIN; LOCK TABLE online IN ACCESS EXCLUSIVE MODE").await;
        lock
    }

    /// Kills the node and has another one go on, until everything is told; returns how often Ada was told, and how often
    /// the push service was asked.
    async fn kill(mut self, lock: Option<Intruder>) -> (usize, usize) {
        self.process.signal("-KILL");
        drop(self.process);
        drop(lock);
        self.service.set_fault(PushFault::None);
        let next = TestServer::start(&self.folder, with_push(&self.service)).await;
        // Longer than the lease of the dead node.
        next.clock.advance(2 * MINUTE);
        until_count(&mut self.database, UNDECIDED, 0).await;
        until_count(&mut self.database, "push_deliveries", 0).await;
        next.stop().await;
        (self.service.messages().len(), self.service.requests())
    }
}

#[tokio::test]
async fn what_a_node_has_taken_up_when_it_is_killed_is_told_by_the_next() {
    let mut node = DoomedNode::start().await;
    let lock = node.hold().await;
    let due = "UPDATE person_notices SET due = 0 WHERE done IS NULL AND kind = 'start'";
    node.database.execute(due).await;
    let taken = "person_notices WHERE lease > 0 AND done IS NULL AND kind = 'start'";
    until_count(&mut node.database, taken, 1).await;
    assert_eq!(node.kill(Some(lock)).await, (1, 1));
}

#[tokio::test]
async fn what_a_node_is_about_to_send_when_it_is_killed_is_sent_by_the_next() {
    let mut node = DoomedNode::start().await;
    node.service.set_fault(PushFault::Busy);
    in_time(async {
        while node.database.count("push_deliveries WHERE attempts = 1 AND lease = 0").await == 0 {
            node.hurry().await;
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    })
    .await;
    let lock = node.hold().await;
    node.database.execute("UPDATE push_deliveries SET due = 0").await;
    until_count(&mut node.database, "push_deliveries WHERE lease > 0 AND handed = 0", 1).await;
    assert_eq!(node.kill(Some(lock)).await, (1, 2));
}

#[tokio::test]
async fn what_a_node_has_handed_over_when_it_is_killed_is_sent_by_nobody_else() {
    let mut node = DoomedNode::start().await;
    node.service.set_fault(PushFault::StallAfterMessage);
    in_time(async {
        while node.service.messages().is_empty() {
            node.hurry().await;
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    })
    .await;
    assert_eq!(node.kill(None).await, (1, 1));
}

/// A notice is a row that is claimed before anybody is told: what a node that dies has begun to tell is told by no other.
#[tokio::test]
async fn a_notice_is_claimed_by_one_node_and_never_told_again() {
    for database in [TestDatabase::Sqlite, TestDatabase::Postgres] {
        let folder = TempFolder::with_database(database);
        let store = match folder.database_url().await.parse().unwrap() {
            DatabaseUrl::Sqlite(path) => Store::open(&path, None).await.unwrap(),
            DatabaseUrl::Postgres(options) => Store::connect(&options, "a", None).await.unwrap(),
        };
        let browser = SubscriptionRow {
            id: "browser".to_owned(),
            person: "ada".to_owned(),
            endpoint: "https://push.example.net/a".to_owned(),
            public_key: "p".to_owned(),
            auth: "a".to_owned(),
            language: "en".to_owned(),
            session: String::new(),
            created: 1,
        };
        for nth in 0..12 {
            let id = format!("browser {nth}");
            store
                .add_subscription(&SubscriptionRow { id, created: nth, ..browser.clone() })
                .await
                .unwrap();
        }
        let rows = store.subscriptions("ada").await.unwrap();
        assert_eq!((rows.len(), rows[0].id.as_str()), (10, "browser 11"));
        store.remove_subscriptions("ada").await.unwrap();
        store.add_subscription(&browser).await.unwrap();
        assert_eq!(store.reachable_people().await.unwrap(), ["ada"]);

        let notice = PersonNotice {
            id: "notice".to_owned(),
            person: "ada".to_owned(),
            kind: "turn".to_owned(),
            subject: "table".to_owned(),
            turn: 7,
            at: 100,
        };
        for due in [105, 300] {
            store.add_notices(&[(notice.clone(), due)]).await.unwrap();
        }
        assert_eq!(store.due_notices(104).await.unwrap(), []);
        assert_eq!(store.due_notices(105).await.unwrap(), std::slice::from_ref(&notice));
        // Of two nodes one has it, until its lease is over.
        assert!(store.lease_notice("notice", 110, 200).await.unwrap());
        assert!(!store.lease_notice("notice", 111, 201).await.unwrap());
        assert!(store.lease_notice("notice", 200, 400).await.unwrap(), "the first one died");
        let to = ["browser".to_owned()];
        // The first one was only slow, and tells nobody.
        store.tell_notice(&notice, 200, 210, &to, None).await.unwrap();
        assert_eq!(store.due_deliveries(1_000).await.unwrap(), []);
        store.tell_notice(&notice, 400, 220, &to, None).await.unwrap();
        store.add_notices(&[(notice.clone(), 230)]).await.unwrap();
        assert_eq!(store.due_notices(1_000).await.unwrap(), []);
        let delivery = store.due_deliveries(1_000).await.unwrap().remove(0);
        assert_eq!((&delivery.notice, &delivery.to), (&notice, &browser));

        // Whoever died before it was handed over leaves it to the next; after that nobody sends it.
        assert!(store.lease_outgoing(Outgoing::Pushes, &delivery.id, 300, 400).await.unwrap());
        assert!(!store.lease_outgoing(Outgoing::Pushes, &delivery.id, 301, 401).await.unwrap());
        assert!(store.lease_outgoing(Outgoing::Pushes, &delivery.id, 400, 500).await.unwrap());
        assert!(
            !store.hand_over_outgoing(Outgoing::Pushes, &delivery.id, 400).await.unwrap(),
            "its lease is lost"
        );
        assert!(store.hand_over_outgoing(Outgoing::Pushes, &delivery.id, 500).await.unwrap());
        assert!(!store.lease_outgoing(Outgoing::Pushes, &delivery.id, 600, 700).await.unwrap());
        assert_eq!(store.due_deliveries(1_000).await.unwrap(), []);
        assert_eq!(store.delete_handed(Outgoing::Pushes, 500).await.unwrap(), 1);
        store.clear_notices(221).await.unwrap();
        store.close().await;
        let mut database = Intruder::connect(&folder).await;
        for table in ["push_deliveries", "person_notices"] {
            assert_eq!(database.count(table).await, 0, "{table}");
        }
    }
}
