//! The HTTP API: its router and its OpenAPI description.

mod account;
mod admin;
mod blocks;
mod challenges;
mod cookie;
mod friends;
mod gallery;
mod guests;
mod insight;
mod mail;
mod middleware;
mod mutes;
mod ops;
mod pairings;
mod passkeys;
mod people;
mod probe;
mod push;
mod puzzles;
mod ratings;
mod reports;
mod review;
mod sessions;
mod tables;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{delete, get, patch, post, put};
use utoipa::OpenApi;

use crate::extract::ClientAddress;
use crate::limits::AddressKey;
use crate::shared_limits::Limit;
use crate::state::App;

/// The largest request body, in bytes: a maze file is the largest thing that clients send.
const MAX_BODY_BYTES: usize = 64 * 1024;

/// What moderators use.
fn moderators_api() -> Router<App> {
    Router::new()
        .route("/tables", get(admin::tables))
        .route("/tables/{table}", delete(admin::remove))
        .route("/tables/{table}/end", post(admin::end))
        .route("/people/{person}", get(admin::person).patch(admin::rename).delete(admin::forget))
        .route("/accounts", get(people::accounts))
        .route("/accounts/{name}", patch(people::set_role))
        .route("/accounts/{name}/reset", post(people::reset))
        .route("/reports", get(reports::cases))
        .route("/reports/{id}", get(reports::case))
        .route("/reports/{id}/take", post(reports::take))
        .route("/reports/{id}/release", post(reports::release))
        .route("/reports/{id}/note", post(reports::note))
        .route("/reports/{id}/close", post(reports::close))
        .route("/mazes/{id}", get(gallery::any))
        .route("/mazes/{id}/hide", post(gallery::hide))
        .route("/mazes/{id}/show", post(gallery::show))
        .route("/people/{person}/warn", post(admin::warn))
        .route("/sanctions", get(admin::sanctions).post(admin::impose))
        .route("/sanctions/{id}", delete(admin::lift))
        .route("/restart", get(admin::restart).post(admin::announce_restart))
        .route("/audit", get(admin::audit))
}

/// The router of the address that moderators and metrics have to themselves.
pub(crate) fn admin_app(state: App) -> Router {
    let api = Router::new()
        .nest("/admin", moderators_api())
        .layer(from_fn_with_state(state.clone(), middleware::check_origin))
        .fallback(ops::unknown_route)
        .layer(from_fn_with_state(state.clone(), middleware::rate_limit))
        .layer(from_fn(middleware::forbid_caching));
    Router::new()
        .nest("/api/v1", api)
        .route("/ready", get(ops::ready))
        .route("/metrics", get(ops::metrics_for_operators))
        .route("/health", get(ops::health))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(from_fn_with_state(state.clone(), middleware::observe))
        .layer(from_fn_with_state(state.clone(), middleware::security_headers))
        .with_state(state)
}

/// The router: the API, the operational endpoints and the page. Moderators and metrics are elsewhere if they have an address
/// of their own.
pub fn app(state: App) -> Router {
    let shares_address = state.config.admin_listen.is_empty();
    let admin = if shares_address { moderators_api() } else { Router::new() };
    let metrics = Router::new();
    let metrics =
        if shares_address { metrics.route("/metrics", get(ops::metrics)) } else { metrics };
    let api = Router::new()
        .route("/guests", post(guests::create))
        .route("/me", get(guests::me).patch(guests::rename).delete(guests::forget))
        .route("/me/forget", get(guests::erasure))
        .route("/me/tables", get(guests::tables))
        .route("/me/link", post(guests::link))
        .route("/me/token", post(guests::renew))
        .route("/me/signout", post(guests::sign_out))
        .route("/link", post(guests::redeem))
        .route("/server", get(account::features))
        .route(
            "/account",
            get(account::read).post(account::create).patch(account::change).delete(account::delete),
        )
        .route("/account/password", put(account::password))
        .route("/account/recovery-codes", post(account::recovery_codes))
        .route("/account/export", get(account::export))
        .route("/account/passkeys/start", post(passkeys::start))
        .route("/account/passkeys/finish", post(passkeys::finish))
        .route("/account/passkeys/{id}", delete(passkeys::remove))
        .route("/sessions/passkey/start", post(passkeys::start_sign_in))
        .route("/sessions/passkey/finish", post(passkeys::finish_sign_in))
        .route("/account/mail", put(mail::set).delete(mail::remove))
        .route("/account/mail/finish", post(mail::verify))
        .route("/sessions/link", post(mail::send))
        .route("/sessions/link/finish", post(mail::sign_in))
        .route("/sessions", get(sessions::list).post(sessions::begin))
        .route("/sessions/{id}", delete(sessions::end))
        .route("/tokens", get(sessions::tokens).post(sessions::create_token))
        .route("/tokens/{id}", delete(sessions::revoke_token))
        .route("/me/notices", get(reports::notices))
        .route("/me/notices/{id}/read", post(reports::read_notice))
        .route("/account/mutes", get(mutes::list))
        .route("/people/{name}/mute", put(mutes::mute).delete(mutes::unmute))
        .route("/push/key", get(push::key))
        .route("/me/push", put(push::subscribe).delete(push::unsubscribe_all))
        .route("/me/push/{id}", delete(push::unsubscribe))
        .route("/me/notice-settings", get(push::settings).put(push::set_settings))
        .route("/account/blocks", get(blocks::list))
        .route("/people/{name}/block", put(blocks::block).delete(blocks::unblock))
        .route("/people/{name}/follow", put(friends::follow).delete(friends::unfollow))
        .route("/account/friends", get(friends::list))
        .route("/challenges", get(challenges::list).post(challenges::create))
        .route("/challenges/{id}", delete(challenges::withdraw))
        .route("/challenges/{id}/accept", post(challenges::accept))
        .route("/challenges/{id}/decline", post(challenges::decline))
        .route("/reports", post(reports::report))
        .route("/puzzles", get(puzzles::list))
        .route("/puzzles/daily", get(puzzles::daily))
        .route("/puzzles/{id}", get(puzzles::read))
        .route("/puzzles/{id}/attempts", post(puzzles::attempt))
        .route("/account/puzzles", get(puzzles::own))
        .route("/mazes", get(gallery::list).post(gallery::publish))
        .route("/mazes/{id}", get(gallery::read).delete(gallery::take_back))
        .route("/mazes/{id}/plays", post(gallery::count_play))
        .route("/account/mazes", get(gallery::own))
        .route("/people/{name}", get(people::profile))
        .route("/people/{name}/games", get(people::games))
        .route("/people/{name}/games.zip", get(people::archive))
        .route("/people/{name}/people", get(people::people))
        .route("/people/{name}/ratings", get(ratings::of_person))
        .route("/leaderboards/{pool}", get(ratings::leaderboard))
        .route("/ratings/{pool}/distribution", get(ratings::distribution))
        .route("/tables/{table}/ratings", get(ratings::of_table))
        .route("/tables", get(tables::lobby).post(tables::create))
        .route("/pairings", get(pairings::places).post(pairings::pair).delete(pairings::leave))
        .route("/tables/{table}", get(tables::snapshot))
        .route("/tables/{table}/events", get(tables::events))
        .route("/tables/{table}/legal", get(tables::legal))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/actions", post(tables::act))
        .route("/tables/{table}/insight", post(insight::ask))
        .route("/tables/{table}/review", post(review::ask))
        .route("/probe", post(probe::ask))
        .route("/openapi.json", get(ops::openapi_json))
        .route("/socket", get(crate::socket::open))
        .layer(from_fn_with_state(state.clone(), middleware::check_scope))
        .layer(from_fn_with_state(state.clone(), middleware::check_ban))
        // Moderators ban nobody from banning: they may have named their own network by mistake.
        .nest("/admin", admin)
        .layer(from_fn_with_state(state.clone(), middleware::check_origin))
        .fallback(ops::unknown_route)
        // The last to be added is the first to run.
        .layer(from_fn_with_state(state.clone(), middleware::rate_limit))
        .layer(from_fn(middleware::forbid_caching));
    Router::new()
        .nest("/api/v1", api)
        .route("/ready", get(ops::ready))
        .merge(metrics)
        .fallback(page)
        .layer(from_fn_with_state(state.clone(), middleware::page_rate_limit))
        .route("/health", get(ops::health))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(from_fn_with_state(state.clone(), middleware::observe))
        .layer(from_fn_with_state(state.clone(), middleware::security_headers))
        .with_state(state)
}

/// The page and its files. Whatever address leads nowhere, to no table for instance, has the page
/// say so under the status 404. Whoever asks for more that only the database knows than they may of the API does not have
/// it looked up.
async fn page(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    request: Request,
) -> Response {
    let path = request.uri().path();
    let exists = match app.assets.table_at(path) {
        Some(table) if app.limits.allow(Limit::Requests, AddressKey::from(address)) => {
            !matches!(app.store.seed(table).await, Ok(None))
        }
        _ => true,
    };
    let response = app.assets.respond(path, request.headers(), exists);
    let is_file = path.rsplit('/').next().unwrap_or("").contains('.');
    // A page that came from a node of another version asks for parts of its own.
    if response.status() == StatusCode::NOT_FOUND
        && is_file
        && app.limits.allow(Limit::Requests, AddressKey::from(address))
        && let Ok(Some(asset)) = app.store.asset(path.trim_start_matches('/')).await
    {
        return crate::assets::serve(&asset, request.headers());
    }
    response
}

/// The OpenAPI description, generated from the handlers.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Palisade",
        description = "Tables that people join by a link. The socket protocol is in docs/protocol.md."
    ),
    servers((url = "/api/v1")),
    paths(
        guests::create, guests::me, guests::rename, guests::tables, guests::link, guests::redeem,
        guests::renew, guests::sign_out, guests::forget, guests::erasure,
        account::features, account::create, account::read, account::change, account::password,
        account::recovery_codes, account::export, account::delete, sessions::begin, sessions::list, sessions::end,
        passkeys::start, passkeys::finish, passkeys::remove, passkeys::start_sign_in, passkeys::finish_sign_in,
        sessions::tokens, sessions::create_token, sessions::revoke_token, people::profile, people::games, people::archive,
        mail::set, mail::remove, mail::verify, mail::send, mail::sign_in,
        people::people,
        ratings::of_person, ratings::leaderboard, ratings::distribution, ratings::of_table,
        people::accounts, people::set_role, people::reset,
        blocks::list, blocks::block, blocks::unblock, friends::list, friends::follow, friends::unfollow,
        challenges::list, challenges::create, challenges::accept, challenges::decline, challenges::withdraw,
        reports::report, reports::cases, reports::case, reports::take, reports::note, reports::close,
        reports::release, reports::read_notice, mutes::list, mutes::mute, mutes::unmute,
        reports::notices, admin::warn,
        push::key, push::subscribe, push::unsubscribe, push::unsubscribe_all, push::settings, push::set_settings,
        puzzles::list, puzzles::daily, puzzles::read, puzzles::attempt, puzzles::own,
        gallery::list, gallery::read, gallery::publish, gallery::take_back, gallery::own, gallery::any, gallery::hide,
        gallery::show, gallery::count_play,
        tables::lobby, tables::create, pairings::pair, pairings::places, pairings::leave, tables::snapshot, tables::events, tables::legal,
        tables::record, tables::act, insight::ask, review::ask, probe::ask,
        admin::tables, admin::remove, admin::end, admin::person, admin::rename, admin::forget,
        admin::sanctions, admin::impose, admin::lift, admin::restart, admin::announce_restart,
        admin::audit,
    ),
    components(schemas(api::ClientMessage, api::ServerMessage))
)]
struct Description;

/// The OpenAPI document.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Description::openapi()
}
