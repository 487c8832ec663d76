use std::sync::Arc;
use std::time::{Duration, Instant};

use api::{Millis, PushPayload};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use locale::Language;
use push::{PushSubscription, encrypt};
use sha2::{Digest, Sha256};
use store::{MailRow, Outgoing, PersonNotice, PushDelivery, StoreError, SubscriptionRow};

use super::finder::NoticeFinder;
use crate::error::ServerError;
use crate::mail::Message;
use crate::notice::{NoticeScene, NoticeState, look, settings_of, wants};
use crate::notifier::CONNECTIONS;
use crate::push_client::{PushFailure, PushMessage};
use crate::state::App;

/// How often a node looks for what there is to tell, and at least how long it waits in between.
const LOOK_INTERVAL: Duration = Duration::from_secs(5);
const LOOK_PAUSE: Duration = Duration::from_secs(1);

/// How long a node has to decide about a notice, and to send it, before another takes it up, in milliseconds: longer than it
/// can take.
const LEASE: Millis = 60 * 1000;

/// The pauses after the first attempts, in milliseconds; the last one is that after all others.
const PAUSES: [Millis; 4] = [15_000, 60_000, 5 * 60_000, 15 * 60_000];

/// How long a message waits for its turn where a push service takes no more, in milliseconds.
const CROWDED_PAUSE: Millis = 5_000;

/// How long a message is tried, in milliseconds.
const TRIED_FOR: Millis = 2 * 60 * 60 * 1000;

/// How long a push service keeps a message for a browser that is off, in seconds.
const MAX_TTL: u64 = 24 * 60 * 60;

/// Tells what is to be told, until the server stops.
pub(crate) async fn run(app: App) {
    if !app.store.is_shared()
        && let Err(error) = release(&app).await
    {
        tracing::warn!(%error, "notices have to wait for their lease");
    }
    let mut finder = NoticeFinder::new(app.store.now());
    let mut clock_moves = app.store.clock().moves();
    let mut last_look: Option<Instant> = None;
    loop {
        if last_look.is_none_or(|last| last.elapsed() >= LOOK_PAUSE) {
            last_look = Some(Instant::now());
            if let Err(error) = finder.look(&app).await {
                tracing::debug!(%error, "notices could not be looked for");
            }
        }
        if let Err(error) = decide_due(&app).await {
            tracing::debug!(%error, "notices could not be decided about");
        }
        if let Err(error) = send_due(&app).await {
            tracing::debug!(%error, "messages to browsers could not be looked for");
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_INTERVAL) => {}
            () = app.notifier.queued.notified() => {}
            Ok(()) = clock_moves.changed() => last_look = None,
            () = app.stopped() => break,
        }
    }
    // Whatever is being handed over is waited for.
    let _ = app.notifier.connections.acquire_many(CONNECTIONS).await;
}

async fn release(app: &App) -> Result<(), StoreError> {
    app.store.release_notices().await?;
    app.store.release_outgoing(Outgoing::Pushes).await
}

/// Decides about the notices that are due: who is told, and how.
async fn decide_due(app: &App) -> Result<(), ServerError> {
    loop {
        let now = app.store.now();
        let due = app.store.due_notices(now).await?;
        let mut decided = 0;
        for notice in due {
            let lease = now + LEASE;
            if !app.store.lease_notice(&notice.id, now, lease).await? {
                continue;
            }
            match decide(app, &notice, lease).await {
                Ok(()) => decided += 1,
                // Another notice may still be told; this one waits for its lease.
                Err(error) => tracing::debug!(%error, notice = notice.id, "a notice waits"),
            }
        }
        if decided == 0 || app.is_stopping() {
            return Ok(());
        }
    }
}

async fn decide(app: &App, notice: &PersonNotice, lease: Millis) -> Result<(), ServerError> {
    let now = app.store.now();
    let scene = match look(app, notice).await? {
        NoticeState::NotBefore(due) => {
            return Ok(app.store.delay_notice(&notice.id, lease, due.max(now + 1)).await?);
        }
        NoticeState::Over => {
            return Ok(app.store.tell_notice(notice, lease, now, &[], None).await?);
        }
        NoticeState::True(scene) => scene,
    };
    let settings = settings_of(app, &notice.person).await?;
    let mut browsers = Vec::new();
    if wants(&settings.push, &scene) {
        let rows = app.store.subscriptions(&notice.person).await?;
        browsers.extend(rows.into_iter().map(|row| row.id));
    }
    let mail = match wants(&settings.mail, &scene) && app.mailer.is_some() {
        true => mail(app, notice, settings.language.unwrap_or_default()).await?,
        false => None,
    };
    app.store.tell_notice(notice, lease, now, &browsers, mail.as_ref()).await?;
    if let (Some(_), Some(mailer)) = (mail, &app.mailer) {
        mailer.queued.notify_one();
    }
    Ok(())
}

/// The mail that tells a notice, where the person has shown that they read an address.
async fn mail(
    app: &App,
    notice: &PersonNotice,
    language: String,
) -> Result<Option<MailRow>, StoreError> {
    let account = app.store.account(&notice.person).await?;
    let Some(address) = account.and_then(|account| account.mail) else { return Ok(None) };
    let message = Message::Notice {
        notice: notice.kind.clone(),
        subject: notice.subject.clone(),
        turn: notice.turn,
        at: notice.at,
    };
    Ok(Some(MailRow {
        id: notice.id.clone(),
        person: notice.person.clone(),
        address,
        language,
        message: serde_json::to_string(&message).expect("plain values always become JSON"),
        created: app.store.now(),
        attempts: 0,
    }))
}

/// Sends the messages that are due, as many as there is room for.
async fn send_due(app: &App) -> Result<(), StoreError> {
    app.store.delete_orphaned_deliveries().await?;
    let unknown = app.store.delete_handed(Outgoing::Pushes, app.store.now()).await?;
    if unknown > 0 {
        tracing::warn!(messages = unknown, "messages were handed over by a node that is gone");
    }
    loop {
        let now = app.store.now();
        let due = app.store.due_deliveries(now).await?;
        if due.is_empty() || app.is_stopping() {
            return Ok(());
        }
        for delivery in due {
            let Ok(permit) = Arc::clone(&app.notifier.connections).try_acquire_owned() else {
                return Ok(());
            };
            let subscription = match app.notifier.subscription(&delivery.to) {
                Ok(subscription) if is_signed_in(app, &delivery.to) => subscription,
                _ => {
                    app.store.remove_subscription(&delivery.to.id, None).await?;
                    app.store.delete_outgoing(Outgoing::Pushes, &delivery.id).await?;
                    continue;
                }
            };
            let host = subscription.endpoint.host().to_owned();
            if !app.notifier.enter(&host) {
                // It makes room for messages to others.
                app.store.put_off_delivery(&delivery.id, now, now + CROWDED_PAUSE).await?;
                continue;
            }
            let lease = now + LEASE;
            let leased = app.store.lease_outgoing(Outgoing::Pushes, &delivery.id, now, lease).await;
            if !matches!(leased, Ok(true)) {
                app.notifier.leave(&host);
                leased?;
                continue;
            }
            let app = app.clone();
            tokio::spawn(async move {
                if let Err(error) = send(&app, &delivery, &subscription, lease).await {
                    tracing::debug!(%error, message = delivery.id, "a message waits");
                }
                app.notifier.leave(&host);
                drop(permit);
                app.notifier.queued.notify_one();
            });
        }
    }
}

/// Whether whoever subscribed is still signed in there.
fn is_signed_in(app: &App, row: &SubscriptionRow) -> bool {
    let has_ended = !row.session.is_empty() && app.sessions.has_ended(&row.session);
    !has_ended && !app.is_revoked_since(&row.person, row.created)
}

/// Sends one message, or puts it off. It is deleted before anybody could send it again.
async fn send(
    app: &App,
    delivery: &PushDelivery,
    subscription: &PushSubscription,
    lease: Millis,
) -> Result<(), ServerError> {
    let (store, id) = (&app.store, delivery.id.as_str());
    let scene = match look(app, &delivery.notice).await? {
        NoticeState::Over => return Ok(store.delete_outgoing(Outgoing::Pushes, id).await?),
        NoticeState::NotBefore(due) => {
            return Ok(store.delay_outgoing(Outgoing::Pushes, id, lease, due).await?);
        }
        NoticeState::True(scene) => scene,
    };
    let Some(message) = message(app, delivery, subscription, &scene) else {
        return Ok(store.delete_outgoing(Outgoing::Pushes, id).await?);
    };
    let endpoint = &subscription.endpoint;
    let connection = match app.notifier.client.connect(endpoint).await {
        Ok(connection) => connection,
        Err(failure) => return Ok(fail(app, delivery, lease, failure).await?),
    };
    if !store.hand_over_outgoing(Outgoing::Pushes, id, lease).await? {
        return Ok(());
    }
    match connection.finish(endpoint, message).await {
        Ok(()) => Ok(store.delete_outgoing(Outgoing::Pushes, id).await?),
        Err(failure) => Ok(fail(app, delivery, lease, failure).await?),
    }
}

/// The message, encrypted for the browser and signed; nothing if it cannot be written.
fn message(
    app: &App,
    delivery: &PushDelivery,
    subscription: &PushSubscription,
    scene: &NoticeScene,
) -> Option<PushMessage> {
    let language = Language::parse(&delivery.to.language).unwrap_or_default();
    let payload = PushPayload {
        kind: scene.kind,
        title: scene.sentence(language),
        body: scene.game_name(language),
        path: format!("/t/{}", scene.table),
        tag: scene.table.clone(),
    };
    let payload = serde_json::to_vec(&payload).expect("plain values always become JSON");
    let now = store::system_time() / 1000;
    let notifier = &app.notifier;
    let signed = notifier.key.authorization(&subscription.endpoint, &notifier.contact, now);
    let left = scene.until.map(|until| until.saturating_sub(app.store.now()) / 1000);
    let topic = Sha256::digest(format!("topic {}", scene.table));
    Some(PushMessage {
        authorization: signed.ok()?,
        ttl: left.unwrap_or(MAX_TTL).min(MAX_TTL),
        topic: BASE64.encode(&topic[..18]),
        body: encrypt(subscription, &payload).ok()?,
    })
}

/// What becomes of a message that was not accepted.
async fn fail(
    app: &App,
    delivery: &PushDelivery,
    lease: Millis,
    failure: PushFailure,
) -> Result<(), StoreError> {
    let id = delivery.id.as_str();
    match failure {
        PushFailure::Later(why, asked) => {
            let pause = PAUSES[(delivery.attempts as usize).min(PAUSES.len() - 1)];
            let due = app.store.now() + asked.unwrap_or(0).max(pause);
            if due < delivery.created + TRIED_FOR {
                tracing::debug!(message = id, why, "a message could not be sent yet");
                return app.store.delay_outgoing(Outgoing::Pushes, id, lease, due).await;
            }
            tracing::info!(message = id, why, "a message could not be sent for hours");
        }
        PushFailure::Refused(why) => tracing::info!(message = id, why, "a message was refused"),
        PushFailure::Gone => {
            app.store.remove_subscription(&delivery.to.id, None).await?;
        }
        PushFailure::Unknown => {
            tracing::info!(message = id, "a message was handed over, and nothing came back");
        }
    }
    app.store.delete_outgoing(Outgoing::Pushes, id).await
}
