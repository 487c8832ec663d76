use std::sync::Arc;
use std::time::Duration;

use api::Millis;
use lettre::Address;
use lettre::message::Mailbox;
use locale::Language;
use store::{MAIL_LINK_KIND, MailRow, Outgoing, PersonNotice, StoreError};

use super::delivery::{DeliveryFailure, OpenDelivery};
use super::letter::{Letter, LetterText, Message, Recipient};
use crate::credentials::hash_token;
use crate::error::ServerError;
use crate::mail_settings::{CONNECTIONS, Mailer};
use crate::notice::{NoticeState, look, settings_of, wants};
use crate::state::App;

/// How long a link is valid, in milliseconds.
const LINK_LIFETIME: Millis = 60 * 60 * 1000;

/// How long a node has to send a mail before another takes it up, in milliseconds: longer than it can take.
const LEASE: Millis = 3 * 60 * 1000;

/// How often a node looks for mails that nobody is at.
const LOOK_INTERVAL: Duration = Duration::from_secs(5);

/// The pauses after the first attempts, in seconds; the last one is that after all others.
const PAUSES: [Millis; 6] = [15, 60, 5 * 60, 15 * 60, 60 * 60, 2 * 60 * 60];

/// How long a mail is tried, in milliseconds.
const TRIED_FOR: Millis = 24 * 60 * 60 * 1000;

/// Has a mail sent: it is written down when this returns, and sent by a node that can.
pub(crate) async fn mail(app: &App, to: Recipient, message: Message) -> Result<(), StoreError> {
    let row = MailRow {
        id: store::random_id(20),
        person: to.person,
        address: to.address,
        language: to.language.tag().to_owned(),
        message: message.to_json(),
        created: app.store.now(),
        attempts: 0,
    };
    app.store.queue_mail(&row).await?;
    if let Some(mailer) = &app.mailer {
        mailer.queued.notify_one();
    }
    Ok(())
}

/// Sends what is to be sent, until the server stops.
pub(crate) async fn run(app: App) {
    let Some(mailer) = &app.mailer else { return };
    if !app.store.is_shared()
        && let Err(error) = app.store.release_outgoing(Outgoing::Mails).await
    {
        tracing::warn!(%error, "mails have to wait for their lease");
    }
    let mut clock_moves = app.store.clock().moves();
    loop {
        if let Err(error) = send_due(&app, mailer).await {
            tracing::debug!(%error, "mails could not be looked for");
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_INTERVAL) => {}
            () = mailer.queued.notified() => {}
            Ok(()) = clock_moves.changed() => {}
            () = app.stopped() => break,
        }
    }
    // Whatever is being handed over is waited for.
    let _ = mailer.connections.acquire_many(CONNECTIONS).await;
}

async fn send_due(app: &App, mailer: &Mailer) -> Result<(), StoreError> {
    let now = app.store.now();
    let unknown = app.store.delete_handed(Outgoing::Mails, now).await?;
    if unknown > 0 {
        tracing::warn!(mails = unknown, "mails were handed over by a node that is gone");
    }
    for row in app.store.due_mails(now).await? {
        let Ok(permit) = Arc::clone(&mailer.connections).try_acquire_owned() else { break };
        let lease = now + LEASE;
        if !app.store.lease_outgoing(Outgoing::Mails, &row.id, now, lease).await? {
            continue;
        }
        let app = app.clone();
        tokio::spawn(async move {
            if let Err(error) = send(&app, &row, lease).await {
                tracing::warn!(%error, mail = row.id, "a mail waits for the database");
            }
            drop(permit);
            if let Some(mailer) = &app.mailer {
                mailer.queued.notify_one();
            }
        });
    }
    Ok(())
}

/// Sends one mail, or puts it off. It is deleted before anybody could send it again.
async fn send(app: &App, row: &MailRow, lease: Millis) -> Result<(), ServerError> {
    let Some(mailer) = &app.mailer else { return Ok(()) };
    let Ok(to) = row.address.parse::<Address>() else {
        return Ok(app.store.delete_outgoing(Outgoing::Mails, &row.id).await?);
    };
    let mail = match write(app, mailer, row, &to).await? {
        WrittenMail::Ready(mail) => mail,
        WrittenMail::NotBefore(due) => {
            return Ok(app.store.delay_outgoing(Outgoing::Mails, &row.id, lease, due).await?);
        }
        WrittenMail::Nothing => {
            return Ok(app.store.delete_outgoing(Outgoing::Mails, &row.id).await?);
        }
    };
    let mut delivery = match OpenDelivery::begin(&mailer.settings, &to).await {
        Ok(delivery) => delivery,
        Err(failure) => return Ok(fail(app, row, lease, &failure).await?),
    };
    if !app.store.hand_over_outgoing(Outgoing::Mails, &row.id, lease).await? {
        return Ok(());
    }
    match delivery.finish(&mail).await {
        Ok(()) => {
            app.store.delete_outgoing(Outgoing::Mails, &row.id).await?;
            delivery.close().await;
            Ok(())
        }
        Err(failure) => Ok(fail(app, row, lease, &failure).await?),
    }
}

/// What becomes of a mail that was not accepted.
async fn fail(
    app: &App,
    row: &MailRow,
    lease: Millis,
    failure: &DeliveryFailure,
) -> Result<(), StoreError> {
    let (id, attempt) = (row.id.as_str(), row.attempts + 1);
    match failure {
        DeliveryFailure::Later(why) => {
            let pause = PAUSES[(row.attempts as usize).min(PAUSES.len() - 1)] * 1000;
            let due = app.store.now() + pause;
            if due < row.created + TRIED_FOR {
                tracing::warn!(mail = id, attempt, why, "a mail could not be sent yet");
                return app.store.delay_outgoing(Outgoing::Mails, id, lease, due).await;
            }
            tracing::warn!(mail = id, attempt, why, "a mail could not be sent for a day");
        }
        DeliveryFailure::Refused(why) => tracing::info!(mail = id, why, "a mail was refused"),
        DeliveryFailure::Unknown => {
            tracing::warn!(mail = id, "a mail was handed over, and nothing came back");
        }
    }
    app.store.delete_outgoing(Outgoing::Mails, id).await
}

/// A mail that is to be sent.
enum WrittenMail {
    Ready(Vec<u8>),
    /// Not before then.
    NotBefore(Millis),
    /// Nobody is to get it, or not any more.
    Nothing,
}

/// The mail, with a code of its own where it has a link for one.
async fn write(
    app: &App,
    mailer: &Mailer,
    row: &MailRow,
    to: &Address,
) -> Result<WrittenMail, ServerError> {
    let Ok(message) = serde_json::from_str::<Message>(&row.message) else {
        return Ok(WrittenMail::Nothing);
    };
    let code = store::random_id(32);
    let (hash, expires) = (hash_token(&code), app.store.now() + LINK_LIFETIME);
    let account = match message {
        Message::VerifyAddress => {
            let account = app.store.account(&row.person).await?;
            account.filter(|account| account.next_mail.as_ref() == Some(&row.address))
        }
        Message::SignIn => app.store.account_by_mail(&row.address.to_ascii_lowercase()).await?,
        Message::FormerAddress => app.store.account(&row.person).await?,
        Message::Notice { .. } => {
            let account = app.store.account(&row.person).await?;
            account.filter(|account| account.mail.as_ref() == Some(&row.address))
        }
    };
    let Some(account) = account else { return Ok(WrittenMail::Nothing) };
    let scene;
    let text = match message {
        Message::VerifyAddress => {
            app.store.insert_mail_code(&hash, &account.person, expires).await?;
            LetterText::VerifyAddress { code: &code }
        }
        Message::SignIn => {
            let (person, kind) = (&account.person, MAIL_LINK_KIND);
            app.store.insert_sign_in_code(&hash, person, kind, expires, None).await?;
            LetterText::SignIn { code: &code }
        }
        Message::FormerAddress => LetterText::FormerAddress { contact: &app.config.contact },
        Message::Notice { notice, subject, turn, at } => {
            let (id, person) = (row.id.clone(), row.person.clone());
            let notice = PersonNotice { id, person, kind: notice, subject, turn, at };
            // Whoever has switched it off meanwhile gets no more.
            scene = match look(app, &notice).await? {
                NoticeState::True(scene) => scene,
                NoticeState::NotBefore(due) => return Ok(WrittenMail::NotBefore(due)),
                NoticeState::Over => return Ok(WrittenMail::Nothing),
            };
            if !wants(&settings_of(app, &row.person).await?.mail, &scene) {
                return Ok(WrittenMail::Nothing);
            }
            LetterText::Notice(&scene)
        }
    };
    let letter = Letter {
        id: &row.id,
        text,
        language: Language::parse(&row.language).unwrap_or_default(),
        name: &account.name,
        public_url: &app.config.public_url,
    };
    let mail = letter.format(&mailer.settings, Mailbox::new(None, to.clone()));
    Ok(mail.map_or(WrittenMail::Nothing, WrittenMail::Ready))
}
