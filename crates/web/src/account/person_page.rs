use api::Profile;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::person_actions::PersonActions;
use super::person_games::{GamesFilter, PersonGames};
use super::person_people::PersonPeople;
use super::picture::picture;
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};
use crate::ratings::PersonRatingsSection;
use crate::route;

/// What everybody may know of the owner of an account: picture, since when, whom they play with, and the games.
#[component]
pub(super) fn PersonPage(name: String) -> impl IntoView {
    let profile = RwSignal::new(None::<Result<Profile, RequestError>>);
    let path = format!("/people/{}", route::encoded(&name));
    spawn_local(async move {
        let found = http::get::<Profile>(&path).await;
        let _ = profile.try_set(Some(found));
    });
    let content = move || match profile.get() {
        None => view! { <p class="soft" role="status">{t("web-loading")}</p> }.into_any(),
        Some(Ok(profile)) => view! { <ProfileView profile /> }.into_any(),
        Some(Err(RequestError::Refused(refusal))) if refusal.status == 404 => view! {
            <h1>{name.clone()}</h1>
            <p>{t("person-nobody")}</p>
        }
        .into_any(),
        Some(Err(error)) => {
            view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> }.into_any()
        }
    };
    view! { <section class="page wide account">{content}</section> }
}

#[component]
fn ProfileView(profile: Profile) -> impl IntoView {
    let Profile { id, name, picture: drawing, since, games, .. } = profile;
    let since = move || translate("person-since", &[("date", i18n::date(since).into())]);
    let count = move || translate("person-count", &[("count", games.into())]);
    let filter = GamesFilter::new();
    view! {
        <div class="row person-head">
            {picture(&drawing, "picture big")}
            <div class="names">
                <h1>{name.clone()}</h1>
                <p class="soft">{since} " · " {count}</p>
            </div>
        </div>
        <PersonActions id=id.clone() name=name.clone() />
        <PersonRatingsSection name=name.clone() />
        <PersonPeople name=name.clone() opponent=filter.opponent />
        <PersonGames id name filter />
    }
}
