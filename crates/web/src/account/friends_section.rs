use std::time::Duration;

use api::{Friend, Friends, Person, Speed};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Game;

use super::action_state::ActionState;
use super::challenge_form::{new_challenge, send_challenge};
use crate::controls::name_link;
use crate::http;
use crate::i18n::{self, t, translate};

/// How often the page asks who is here.
const PERIOD: Duration = Duration::from_secs(30);

/// Friends, with who is here, and who follows whom alone.
#[component]
pub(super) fn FriendsSection() -> impl IntoView {
    let state = ActionState::new();
    let friends = RwSignal::new(None::<Friends>);
    let load = move || {
        spawn_local(async move {
            // What has not changed is not drawn again: somebody may be about to press a button.
            if let Ok(found) = http::get::<Friends>("/account/friends").await
                && friends.try_get_untracked().is_some_and(|known| known.as_ref() != Some(&found))
            {
                friends.set(Some(found));
            }
        });
    };
    load();
    if let Ok(timer) = set_interval_with_handle(load, PERIOD) {
        on_cleanup(move || timer.clear());
    }
    // One tap invites to the first game of the list, at a speed for which one sits down.
    let invite = Callback::new(move |id: String| {
        send_challenge(state, new_challenge(&id, Game::ALL[0], Speed::Rapid), |_| {});
    });
    let rows = move || {
        let Friends { friends, following, followers } = friends.get().unwrap_or_default();
        let friend = |Friend { person, online }: Friend| {
            friend_row(person, if online { "people-online" } else { "people-friend" }, Some(invite))
        };
        let alone = |key: &'static str| move |person: Person| friend_row(person, key, None);
        let friends = friends.into_iter().map(friend);
        let following = following.into_iter().map(alone("people-following"));
        let followers = followers.into_iter().map(alone("people-follower"));
        friends.chain(following).chain(followers).collect_view()
    };
    let is_empty = move || friends.with(|friends| friends.as_ref() == Some(&Friends::default()));
    view! {
        <section class="card column" aria-labelledby="friends">
            <h2 id="friends">{t("people-friends")}</h2>
            <p class="soft">{t("people-friends-why")}</p>
            <ul class="kept">{rows}</ul>
            {move || is_empty().then(|| view! { <p class="soft">{t("people-friends-none")}</p> })}
            {state.view()}
        </section>
    }
}

fn friend_row(person: Person, what: &'static str, invite: Option<Callback<String>>) -> AnyView {
    let Person { id, name, .. } = person;
    let label = {
        let name = name.clone();
        move || i18n::labelled(&translate("people-challenge", &[]), &name)
    };
    let button = invite.map(|invite| {
        view! {
            <button class="button small" type="button" aria-label=label on:click=move |_| invite.run(id.clone())>
                {t("people-challenge")}
            </button>
        }
    });
    view! {
        <li class="row">
            <span class="grow">
                {name_link(name, true)} " " <small>{t(what)}</small>
            </span>
            {button}
        </li>
    }
    .into_any()
}
