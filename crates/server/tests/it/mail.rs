//! Mail: an address is an account's once its owner has opened a link, links work once, strangers learn nothing, and what a
//! mail server has accepted is never sent again.

use api::{Account, AccountCreated, Credentials, MailAddress, Person, ServerFeatures};
use client::{ApiClient, ClientError};
use serde_json::json;
use store::{DatabaseUrl, migrate, migrate_back};
use testbed::{ReceivedMail, SmtpFault, SmtpServer};

use crate::common::{
    Intruder, TempFolder, TestDatabase, TestProcess, TestServer, in_time, refusal_key,
};

const PASSWORD: &str = "a fence for Ada";

pub(crate) const PUBLIC_URL: &str = "http://play.example.org";

const HOUR: u64 = 60 * 60 * 1000;

pub(crate) fn with_mail(smtp: &str) -> impl FnOnce(&mut server::config::Config) + use<> {
    let smtp = smtp.to_owned();
    move |config| {
        config.requests_per_minute = 1_000_000;
        config.guests_per_minute = 1_000_000;
        config.sign_ins_per_hour = 3_000;
        config.mail_url = smtp;
        config.mail_from = "Palisade <palisade@example.org>".to_owned();
        config.public_url = PUBLIC_URL.to_owned();
    }
}

/// Somebody of that name who has an account at that address.
pub(crate) async fn account(url: &str, name: &str) -> ApiClient {
    let api = ApiClient::new(url).unwrap();
    let body = json!({"name": name, "password": PASSWORD});
    let AccountCreated { you, token, .. } = api.post("/account", &body).await.unwrap();
    api.with_credentials(Credentials { you, token })
}

pub(crate) async fn set(api: &ApiClient, mail: &str) -> Result<Account, ClientError> {
    api.put("/account/mail", &json!({"mail": mail, "password": PASSWORD})).await
}

async fn ask_link(url: &str, mail: &str) -> Result<(), ClientError> {
    let api = ApiClient::new(url).unwrap();
    let body = json!({"mail": mail, "language": "en"});
    api.post("/sessions/link", &body).await
}

pub(crate) async fn verify(url: &str, code: &str) -> Result<(), ClientError> {
    let api = ApiClient::new(url).unwrap();
    api.post("/account/mail/finish", &json!({"code": code})).await
}

async fn sign_in(url: &str, code: &str) -> Result<ApiClient, ClientError> {
    let api = ApiClient::new(url).unwrap();
    let Credentials { you, token } =
        api.post("/sessions/link/finish", &json!({"code": code})).await?;
    Ok(api.with_credentials(Credentials { you, token }))
}

/// Waits until something is so.
pub(crate) async fn until(is_so: impl Fn() -> bool) {
    in_time(async {
        while !is_so() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    })
    .await;
}

/// Waits until no mail is to be sent any more.
async fn until_sent(database: &mut Intruder) {
    in_time(async {
        while database.count("mails").await > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    })
    .await;
}

/// The mails with a link, without what former addresses are told.
fn with_links(smtp: &SmtpServer) -> Vec<ReceivedMail> {
    smtp.mails().into_iter().filter(|mail| mail.text.contains("/account#")).collect()
}

/// The code of the nth mail with a link, which is for that address.
pub(crate) async fn code(smtp: &SmtpServer, nth: usize, to: &str, kind: &str) -> String {
    until(|| with_links(smtp).len() > nth).await;
    let mail = with_links(smtp).remove(nth);
    assert_eq!(mail.to, to);
    let link = format!("{PUBLIC_URL}/account#{kind}=");
    mail.after(&link).unwrap_or_else(|| panic!("no link in {mail:?}")).trim().to_owned()
}

#[tokio::test]
async fn an_address_counts_once_its_link_was_opened_and_signs_in_once_a_link() {
    let (folder, smtp) = (TempFolder::new(), SmtpServer::start());
    let server = TestServer::start(&folder, with_mail(&smtp.url())).await;
    let url = &server.url;
    let ada = account(url, "Ada").await;
    let offers: ServerFeatures = ada.get("/server").await.unwrap();
    assert!(offers.mail);
    // Whoever reads the mails can sign in: it takes the password.
    let without = ada.put::<Account>("/account/mail", &json!({"mail": "ada@example.net"})).await;
    assert_eq!(refusal_key(without), "server-account-password-wrong");
    for bad in ["", "ada", "ada@localhost", "ada@example.net\r\nBcc: eve@example.net"] {
        assert_eq!(refusal_key(set(&ada, bad).await), "server-account-mail-address", "{bad}");
        assert_eq!(refusal_key(ask_link(url, bad).await), "server-account-mail-address", "{bad}");
    }
    let waiting = set(&ada, "Ada@example.net").await.unwrap().mail.unwrap();
    let address = "Ada@example.net".to_owned();
    let expected = MailAddress { address: address.clone(), verified: false, next: None };
    assert_eq!(waiting, expected);
    let verifying = code(&smtp, 0, "Ada@example.net", "mail").await;
    let mail = &smtp.mails()[0];
    for part in ["Hello Ada,", PUBLIC_URL, "valid for an hour", "ignore this email"] {
        assert!(mail.text.contains(part), "{part}: {}", mail.text);
    }
    assert!(mail.headers.contains("From: Palisade <palisade@example.org>"), "{}", mail.headers);
    // It is no address yet: nobody signs in by it, and its code is for nothing else.
    let mut database = Intruder::connect(&folder).await;
    ask_link(url, "ada@example.net").await.unwrap();
    until_sent(&mut database).await;
    assert_eq!(smtp.mails().len(), 1);
    assert_eq!(refusal_key(sign_in(url, &verifying).await), "server-account-reset-code");
    assert_eq!(refusal_key(verify(url, "x").await), "server-account-reset-code");
    verify(url, &verifying).await.unwrap();
    assert_eq!(
        refusal_key(verify(url, &verifying).await),
        "server-account-reset-code",
        "it works once"
    );
    let has: Account = ada.get("/account").await.unwrap();
    assert_eq!(has.mail, Some(MailAddress { address, verified: true, next: None }));

    // However it is written, a link comes, works once, and lets its owner set a new password.
    ask_link(url, " ADA@example.NET ").await.unwrap();
    let link = code(&smtp, 1, "ADA@example.NET", "sign-in").await;
    assert_eq!(refusal_key(verify(url, &link).await), "server-account-reset-code");
    let (first, second) = tokio::join!(sign_in(url, &link), sign_in(url, &link));
    assert_ne!(first.is_ok(), second.is_ok(), "one of two at once");
    let there = first.or(second).unwrap();
    assert_eq!(there.get::<Person>("/me").await.unwrap(), *ada.you().unwrap());
    assert_eq!(refusal_key(sign_in(url, &link).await), "server-account-reset-code");
    let new = json!({"new": "another long phrase"});
    there.put::<Credentials>("/account/password", &new).await.unwrap();
    server.stop().await;
    // No code is anywhere in the database.
    if !folder.is_postgres() {
        let file = std::fs::read(folder.database()).unwrap();
        let holds = |word: &str| file.windows(word.len()).any(|bytes| bytes == word.as_bytes());
        assert!(holds("example.net") && !holds(&verifying) && !holds(&link));
    }
}

#[tokio::test]
async fn a_link_expires_and_another_address_takes_its_place_when_it_is_verified() {
    let (folder, smtp) = (TempFolder::new(), SmtpServer::start());
    let server = TestServer::start(&folder, with_mail(&smtp.url())).await;
    let url = &server.url;
    let ada = account(url, "Ada").await;
    set(&ada, "one@example.net").await.unwrap();
    let old = code(&smtp, 0, "one@example.net", "mail").await;
    server.clock.advance(HOUR + 1);
    assert_eq!(refusal_key(verify(url, &old).await), "server-account-reset-code", "it has expired");
    // A new one voids what was sent before, and the address before counts until then.
    set(&ada, "one@example.net").await.unwrap();
    let one = code(&smtp, 1, "one@example.net", "mail").await;
    verify(url, &one).await.unwrap();
    ask_link(url, "one@example.net").await.unwrap();
    let link = code(&smtp, 2, "one@example.net", "sign-in").await;
    let both = set(&ada, "two@example.net").await.unwrap().mail.unwrap();
    assert_eq!((both.address.as_str(), both.verified), ("one@example.net", true));
    assert_eq!(both.next.as_deref(), Some("two@example.net"));
    let two = code(&smtp, 3, "two@example.net", "mail").await;
    set(&ada, "three@example.net").await.unwrap();
    let three = code(&smtp, 4, "three@example.net", "mail").await;
    assert_eq!(refusal_key(verify(url, &two).await), "server-account-reset-code", "it is void");
    verify(url, &three).await.unwrap();
    let mail = ada.get::<Account>("/account").await.unwrap().mail.unwrap();
    assert_eq!((mail.address.as_str(), mail.next), ("three@example.net", None));
    assert_eq!(
        refusal_key(sign_in(url, &link).await),
        "server-account-reset-code",
        "sent elsewhere"
    );
    ask_link(url, "three@example.net").await.unwrap();
    let link = code(&smtp, 5, "three@example.net", "sign-in").await;
    server.clock.advance(HOUR + 1);
    assert_eq!(
        refusal_key(sign_in(url, &link).await),
        "server-account-reset-code",
        "it has expired"
    );
    // Removing it voids links, and nothing is sent there any more.
    ask_link(url, "three@example.net").await.unwrap();
    let link = code(&smtp, 6, "three@example.net", "sign-in").await;
    assert_eq!(ada.delete::<Account>("/account/mail").await.unwrap().mail, None);
    assert_eq!(refusal_key(sign_in(url, &link).await), "server-account-reset-code");
    ask_link(url, "three@example.net").await.unwrap();
    let mut database = Intruder::connect(&folder).await;
    until_sent(&mut database).await;
    assert_eq!(with_links(&smtp).len(), 7);
    server.stop().await;
}

#[tokio::test]
async fn strangers_learn_nothing_and_an_address_has_one_account() {
    let (folder, smtp) = (TempFolder::new(), SmtpServer::start());
    let server = TestServer::start(&folder, with_mail(&smtp.url())).await;
    let url = &server.url;
    let (ada, bob) = (account(url, "Ada").await, account(url, "Bob").await);
    set(&ada, "ada@example.net").await.unwrap();
    let adas = code(&smtp, 0, "ada@example.net", "mail").await;
    verify(url, &adas).await.unwrap();
    // Bob is told the same as for any address; only whoever reads the mail is told that it is taken.
    let taken = set(&bob, "ADA@example.net").await.unwrap().mail.unwrap();
    assert_eq!((taken.address.as_str(), taken.verified), ("ADA@example.net", false));
    let bobs = code(&smtp, 1, "ADA@example.net", "mail").await;
    assert_eq!(refusal_key(verify(url, &bobs).await), "server-account-mail-taken");
    let still: Account = ada.get("/account").await.unwrap();
    assert!(still.mail.unwrap().verified);
    ask_link(url, "nobody@example.net").await.unwrap();
    ask_link(url, "ada@example.net").await.unwrap();
    let link = code(&smtp, 2, "ada@example.net", "sign-in").await;
    assert_eq!(sign_in(url, &link).await.unwrap().you(), ada.you());
    // Once Ada has another, the same link makes it Bob's.
    ada.delete::<Account>("/account/mail").await.unwrap();
    verify(url, &bobs).await.unwrap();
    let mut database = Intruder::connect(&folder).await;
    until_sent(&mut database).await;
    assert_eq!(with_links(&smtp).len(), 3);
    server.stop().await;
}

#[tokio::test]
async fn links_are_limited_by_address_and_by_account() {
    let (folder, smtp) = (TempFolder::new(), SmtpServer::start());
    let few = with_mail(&smtp.url());
    let change = |config: &mut server::config::Config| {
        few(config);
        config.sign_ins_per_hour = 30;
    };
    let server = TestServer::start(&folder, change).await;
    let url = &server.url;
    let ada = account(url, "Ada").await;
    for _ in 0..9 {
        ask_link(url, "nobody@example.net").await.unwrap();
    }
    set(&ada, "ada@example.net").await.unwrap();
    // Whether the address is known or not.
    for mail in ["nobody@example.net", "ada@example.net", "other@example.net"] {
        assert_eq!(
            refusal_key(ask_link(url, mail).await),
            "server-account-mail-too-often",
            "{mail}"
        );
    }
    assert_eq!(refusal_key(set(&ada, "ada@example.net").await), "server-account-mail-too-often");
    server.stop().await;
}

#[tokio::test]
async fn without_a_mail_server_there_is_no_mail() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = account(&server.url, "Ada").await;
    assert!(!ada.get::<ServerFeatures>("/server").await.unwrap().mail);
    assert_eq!(refusal_key(set(&ada, "ada@example.net").await), "server-account-mail-off");
    let asked = ask_link(&server.url, "ada@example.net").await;
    assert_eq!(refusal_key(asked), "server-account-mail-off");
    assert_eq!(refusal_key(verify(&server.url, "x").await), "server-account-mail-off");
    assert_eq!(refusal_key(sign_in(&server.url, "x").await), "server-account-mail-off");
    server.stop().await;
}

#[tokio::test]
async fn a_mail_waits_for_its_server_and_nobody_waits_for_the_mail() {
    let (folder, smtp) = (TempFolder::new(), SmtpServer::start());
    let server = TestServer::start(&folder, with_mail(&smtp.url())).await;
    let url = &server.url;
    let ada = account(url, "Ada").await;
    for (nth, fault) in
        [SmtpFault::Down, SmtpFault::Busy, SmtpFault::StallAtGreeting].into_iter().enumerate()
    {
        smtp.set_fault(fault);
        let before = smtp.connections();
        set(&ada, &format!("ada{nth}@example.net")).await.unwrap();
        until(|| smtp.connections() > before).await;
        assert_eq!(with_links(&smtp).len(), nth, "{fault:?}");
        // What else there is goes on.
        ada.get::<Account>("/account").await.unwrap();
        smtp.set_fault(SmtpFault::None);
        // After the first pauses, and before the day is over.
        in_time(async {
            while with_links(&smtp).len() == nth {
                server.clock.advance(HOUR / 60);
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        })
        .await;
        verify(url, &code(&smtp, nth, &format!("ada{nth}@example.net"), "mail").await)
            .await
            .unwrap();
    }
    // One that is refused for good is not tried again; nor is one after a day.
    let mut database = Intruder::connect(&folder).await;
    smtp.set_fault(SmtpFault::RefuseRecipient);
    set(&ada, "gone@example.net").await.unwrap();
    until_sent(&mut database).await;
    smtp.set_fault(SmtpFault::Down);
    let before = smtp.connections();
    set(&ada, "later@example.net").await.unwrap();
    until(|| smtp.connections() > before).await;
    in_time(async {
        while database.count("mails").await > 0 {
            server.clock.advance(HOUR);
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
    smtp.set_fault(SmtpFault::None);
    assert_eq!(with_links(&smtp).len(), 3);
    server.stop().await;
}

#[tokio::test]
async fn what_was_accepted_is_not_sent_again_when_the_answer_is_lost() {
    let (folder, smtp) = (TempFolder::new(), SmtpServer::start());
    let server = TestServer::start(&folder, with_mail(&smtp.url())).await;
    let ada = account(&server.url, "Ada").await;
    smtp.set_fault(SmtpFault::HangUpAfterMail);
    set(&ada, "ada@example.net").await.unwrap();
    let link = code(&smtp, 0, "ada@example.net", "mail").await;
    let mut database = Intruder::connect(&folder).await;
    until_sent(&mut database).await;
    smtp.set_fault(SmtpFault::None);
    verify(&server.url, &link).await.unwrap();
    assert_eq!(with_links(&smtp).len(), 1);
    server.stop().await;
}

/// A node in a process of its own; its database and its mail server are in one word.
#[tokio::test]
#[ignore = "started by the tests below"]
async fn mailing_child_process() {
    let said = TestProcess::database();
    let (database, smtp) = said.split_once(' ').expect("a database and a mail server");
    let server = TestServer::start_on(database.to_owned(), with_mail(smtp)).await;
    TestProcess::announce(&server.url).await;
}

#[tokio::test]
async fn a_node_that_dies_leaves_its_mails_to_the_next_and_none_is_sent_twice() {
    for (fault, is_accepted) in
        [(SmtpFault::StallAtGreeting, false), (SmtpFault::StallAfterMail, true)]
    {
        let (folder, smtp) = (TempFolder::new(), SmtpServer::start());
        let database = folder.database_url().await;
        let both = format!("{database} {}", smtp.url());
        let node = TestProcess::start("mail::mailing_child_process", both).await;
        let ada = account(&node.said, "Ada").await;
        smtp.set_fault(fault);
        set(&ada, "ada@example.net").await.unwrap();
        until(|| smtp.connections() == 1 && with_links(&smtp).len() == usize::from(is_accepted))
            .await;
        node.signal("-KILL");
        drop(node);
        let server = TestServer::start(&folder, with_mail(&smtp.url())).await;
        smtp.set_fault(SmtpFault::None);
        // Longer than the lease of the dead node.
        server.clock.advance(HOUR / 4);
        let link = code(&smtp, 0, "ada@example.net", "mail").await;
        let mut database = Intruder::connect(&folder).await;
        until_sent(&mut database).await;
        assert_eq!(with_links(&smtp).len(), 1, "{fault:?}");
        verify(&server.url, &link).await.unwrap();
        server.stop().await;
    }
}

#[tokio::test]
async fn mails_are_in_the_language_of_whoever_asks() {
    let (folder, smtp) = (TempFolder::new(), SmtpServer::start());
    let server = TestServer::start(&folder, with_mail(&smtp.url())).await;
    let ada = account(&server.url, "Ada").await;
    let body = json!({"mail": "ada@example.net", "password": PASSWORD, "language": "pl"});
    ada.put::<Account>("/account/mail", &body).await.unwrap();
    until(|| with_links(&smtp).len() == 1).await;
    let mail = smtp.mails().remove(0);
    assert!(mail.text.contains("Cześć, Ada!"), "{}", mail.text);
    assert!(mail.headers.contains("Content-Language: pl"), "{}", mail.headers);
    server.stop().await;
}

#[tokio::test]
async fn an_address_is_exported_moved_and_deleted_with_the_account() {
    let (old, new) = (TempFolder::with_file(), TempFolder::with_database(TestDatabase::Postgres));
    let (back, smtp) = (TempFolder::with_file(), SmtpServer::start());
    let server = TestServer::start(&old, with_mail(&smtp.url())).await;
    let ada = account(&server.url, "Ada").await;
    set(&ada, "ada@example.net").await.unwrap();
    let first = code(&smtp, 0, "ada@example.net", "mail").await;
    verify(&server.url, &first).await.unwrap();
    // A mail that waits is moved too.
    smtp.set_fault(SmtpFault::Down);
    let before = smtp.connections();
    set(&ada, "next@example.net").await.unwrap();
    until(|| smtp.connections() > before).await;
    server.stop().await;
    let DatabaseUrl::Postgres(target) = new.database_url().await.parse().unwrap() else { panic!() };
    migrate(&old.database(), &target).await.unwrap();
    migrate_back(&target, &back.database()).await.unwrap();
    smtp.set_fault(SmtpFault::None);
    for (nth, folder) in [&new, &back].into_iter().enumerate() {
        let server = TestServer::start(folder, with_mail(&smtp.url())).await;
        server.clock.advance(HOUR / 4);
        code(&smtp, 1 + nth, "next@example.net", "mail").await;
        let here = server.same_person(&ada);
        let mail = here.get::<Account>("/account").await.unwrap().mail.unwrap();
        assert_eq!((mail.address.as_str(), mail.verified), ("ada@example.net", true));
        assert_eq!(mail.next.as_deref(), Some("next@example.net"));
        let archive = here.get_bytes("/account/export").await.unwrap();
        for address in ["ada@example.net", "next@example.net"] {
            assert!(archive.windows(address.len()).any(|bytes| bytes == address.as_bytes()));
        }
        let proof = json!({"password": PASSWORD});
        in_time(here.delete_with::<Person>("/account", &proof)).await.unwrap();
        server.stop().await;
        let mut database = Intruder::connect(folder).await;
        for table in ["mail_addresses", "mails", "sign_in_codes"] {
            assert_eq!(database.count(table).await, 0, "{table}");
        }
    }
}

/// Whoever has the password takes an address away, and does not do so unnoticed.
#[tokio::test]
async fn a_former_address_is_told_that_it_is_no_longer_the_account_s() {
    let (folder, smtp) = (TempFolder::new(), SmtpServer::start());
    let change = with_mail(&smtp.url());
    let with_contact = |config: &mut server::config::Config| {
        change(config);
        config.contact = "host@example.org".to_owned();
    };
    let server = TestServer::start(&folder, with_contact).await;
    let url = &server.url;
    let ada = account(url, "Ada").await;
    // The first address has none before it, and one that is set again is no other.
    for (nth, mail) in ["ada@example.net", "ADA@example.net"].into_iter().enumerate() {
        set(&ada, mail).await.unwrap();
        verify(url, &code(&smtp, nth, mail, "mail").await).await.unwrap();
    }
    let mut database = Intruder::connect(&folder).await;
    until_sent(&mut database).await;
    assert_eq!(smtp.mails().len(), 2);
    // Until the next one is verified nothing has changed.
    set(&ada, "eve@example.net").await.unwrap();
    let next = code(&smtp, 2, "eve@example.net", "mail").await;
    until_sent(&mut database).await;
    assert_eq!(smtp.mails().len(), 3);
    // Also if it is removed at once, while no mail can be sent, both are told.
    smtp.set_fault(SmtpFault::Busy);
    verify(url, &next).await.unwrap();
    ada.delete::<Account>("/account/mail").await.unwrap();
    assert_eq!(database.count("mails").await, 2);
    smtp.set_fault(SmtpFault::None);
    server.clock.advance(HOUR / 4);
    until(|| smtp.mails().len() == 5).await;
    let mut told = smtp.mails().split_off(3);
    told.sort_by(|one, other| one.to.cmp(&other.to));
    let to: Vec<_> = told.iter().map(|mail| mail.to.as_str()).collect();
    assert_eq!(to, ["ADA@example.net", "eve@example.net"]);
    for mail in &told {
        for part in ["Hello Ada,", "no longer belongs", "recovery code", "host@example.org"] {
            assert!(mail.text.contains(part), "{part}: {}", mail.text);
        }
        assert!(!mail.text.contains("#"), "no link in it signs in: {}", mail.text);
    }
    // What was never verified goes without a word.
    set(&ada, "third@example.net").await.unwrap();
    code(&smtp, 3, "third@example.net", "mail").await;
    ada.delete::<Account>("/account/mail").await.unwrap();
    until_sent(&mut database).await;
    assert_eq!(smtp.mails().len(), 6);
    server.stop().await;
}
