use api::{NewPushSubscription, NotificationKind, NotificationSettings, PushDevice};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use locale::Language;
use push::PushError;
use sha2::{Digest, Sha256};
use store::SubscriptionRow;

use crate::error::ServerError;
use crate::identity::Identity;
use crate::notice::settings_of;
use crate::safety::heard_of;
use crate::state::App;

/// Has a browser be told what happens although the page is closed. It belongs to whoever subscribes there last.
pub(crate) async fn subscribe(
    app: &App,
    who: &Identity,
    new: NewPushSubscription,
    language: Language,
) -> Result<PushDevice, ServerError> {
    let hash = Sha256::digest(format!("endpoint {}", new.endpoint));
    let chosen = new.language.as_deref().and_then(Language::parse);
    let row = SubscriptionRow {
        id: BASE64.encode(&hash[..20]),
        person: who.person.id.clone(),
        endpoint: new.endpoint,
        public_key: new.p256dh,
        auth: new.auth,
        language: chosen.unwrap_or(language).tag().to_owned(),
        session: who.grant.id().unwrap_or("").to_owned(),
        created: app.store.now(),
    };
    app.notifier.subscription(&row).map_err(|error| match error {
        PushError::Endpoint | PushError::NotPublic => ServerError::PushEndpoint,
        _ => ServerError::PushKeys,
    })?;
    app.store.add_subscription(&row).await?;
    app.notifier.add_reachable(&row.person);
    heard_of(app, &row.person, true);
    Ok(PushDevice { id: row.id })
}

/// What somebody wants to be told, as they see it.
pub(crate) async fn own_settings(
    app: &App,
    person: &str,
) -> Result<NotificationSettings, ServerError> {
    let devices = app.store.subscriptions(person).await?.len();
    let devices = u32::try_from(devices).unwrap_or(u32::MAX);
    Ok(NotificationSettings { devices, ..settings_of(app, person).await? })
}

/// Changes what somebody wants to be told.
pub(crate) async fn change_settings(
    app: &App,
    person: &str,
    new: NotificationSettings,
) -> Result<NotificationSettings, ServerError> {
    if new.quiet.is_some_and(|quiet| !quiet.is_valid()) {
        return Err(ServerError::QuietHours);
    }
    let each_once = |kinds: &[NotificationKind]| {
        NotificationKind::ALL.into_iter().filter(|kind| kinds.contains(kind)).collect()
    };
    let language = new.language.as_deref().and_then(Language::parse);
    let kept = NotificationSettings {
        push: each_once(&new.push),
        mail: each_once(&new.mail),
        quiet: new.quiet,
        language: language.map(|language| language.tag().to_owned()),
        devices: 0,
    };
    let body = serde_json::to_string(&kept).expect("plain values always become JSON");
    app.store.set_notice_settings(person, &body, !kept.mail.is_empty()).await?;
    own_settings(app, person).await
}
