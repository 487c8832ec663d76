//! Friends: people who follow each other. Only they see of each other who is here.

use api::{Friend, Friends, Person, Refusal};
use axum::Json;
use axum::extract::{Path, State};

use crate::error::ServerError;
use crate::extract::AccountHolder;
use crate::online::ONLINE_FOR;
use crate::safety::{check_reachable, find_person, shown_people};
use crate::state::App;

/// The most people that one can follow.
const MAX_FOLLOWED: usize = 500;

/// One's friends, whom one follows, and by whom one is followed.
#[utoipa::path(get, path = "/account/friends", operation_id = "friends",
    responses((status = 200, body = Friends), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn list(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
) -> Result<Json<Friends>, ServerError> {
    Ok(Json(friends_of(&app, &person.id).await?))
}

/// Follows the owner of an account. Answers with everybody one follows.
#[utoipa::path(put, path = "/people/{name}/follow", operation_id = "follow", params(("name" = String, Path)),
    responses((status = 200, body = Friends), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn follow(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    Path(name): Path<String>,
) -> Result<Json<Friends>, ServerError> {
    let followed = find_person(&app, &name).await?;
    if app.store.account(&followed).await?.is_none() {
        return Err(ServerError::AccountUnknown { name });
    }
    check_reachable(&app, &person.id, &followed).await?;
    if app.store.followed_by(&person.id).await?.len() >= MAX_FOLLOWED {
        return Err(ServerError::TooManyFollowed { most: MAX_FOLLOWED });
    }
    app.store.follow(&person.id, &followed, app.store.now()).await?;
    Ok(Json(friends_of(&app, &person.id).await?))
}

/// Follows somebody no more. Answers with everybody one still follows.
#[utoipa::path(delete, path = "/people/{name}/follow", operation_id = "unfollow", params(("name" = String, Path)),
    responses((status = 200, body = Friends), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn unfollow(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    Path(name): Path<String>,
) -> Result<Json<Friends>, ServerError> {
    let followed = find_person(&app, &name).await?;
    app.store.unfollow(&person.id, &followed).await?;
    Ok(Json(friends_of(&app, &person.id).await?))
}

async fn friends_of(app: &App, person: &str) -> Result<Friends, ServerError> {
    let followed = app.store.followed_by(person).await?;
    let followers = app.store.followers_of(person).await?;
    let since = app.store.now().saturating_sub(ONLINE_FOR);
    let online = app.store.followed_online(person, since).await?;
    let mut people = shown_people(app, followed.iter().chain(&followers).cloned()).await?;
    // Who follows only an account that is no more is nobody's friend.
    people.retain(|_, person| person.account || person.unnamed);
    let find = |id: &String| people.get(id).cloned();
    let (mutual, alone): (Vec<_>, Vec<_>) = followed.iter().partition(|id| followers.contains(*id));
    let friend = |id: &String| Some(Friend { online: online.contains(id), person: find(id)? });
    let only = followers.iter().filter(|id| !followed.contains(*id));
    Ok(Friends {
        friends: mutual.into_iter().filter_map(friend).collect(),
        following: alone.into_iter().filter_map(find).collect::<Vec<Person>>(),
        followers: only.filter_map(find).collect(),
    })
}
