//! Profiles: what everybody may know of the owners of accounts, and what operators do about accounts.

use api::{
    AccountSummary, LinkCode, Millis, PlayedWith, Profile, ProfileGames, Refusal, RoleChange,
};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use game::SeatResult;
use serde::Deserialize;
use store::{AccountRow, GameFilter};
use table::AccountName;
use utoipa::IntoParams;

use super::account::{require_accounts, zip_file};
use super::admin::{audit_entry, log};
use crate::accounts::{game_archive, games_page, played_with, reset_code};
use crate::error::ServerError;
use crate::extract::{ClientAddress, JsonBody, MaybeCaller, Operator, RequestHost};
use crate::limits::AddressKey;
use crate::shared_limits::Limit;
use crate::state::App;

/// What everybody may know of the owner of an account. A private profile is there for its owner alone.
#[utoipa::path(get, path = "/people/{name}", operation_id = "profile", params(("name" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Refusal)))]
pub(super) async fn profile(
    State(app): State<App>,
    caller: MaybeCaller,
    Path(name): Path<String>,
) -> Result<Json<Profile>, ServerError> {
    let (account, is_own) = visible(&app, caller, &name).await?;
    Ok(Json(Profile {
        games: app.store.finished_games(&account.person, is_own).await?,
        id: account.person,
        name: account.name,
        picture: account.picture,
        since: account.created,
        role: account.role,
    }))
}

/// Which games of a profile.
#[derive(Deserialize, IntoParams)]
pub(super) struct ProfileGamesQuery {
    /// Only those of `quoridor`, `mini`, `pacman` or `mspacman`.
    #[serde(default)]
    game: String,
    /// Only those that were `won`, `lost` or a `draw`.
    #[serde(default)]
    result: String,
    /// Only those with the owner of the account of this name.
    #[serde(default)]
    opponent: String,
    /// Only those that ended before then.
    #[serde(default)]
    before: Option<Millis>,
}

/// What a query asks for, checked: whose games, which, and with what result.
struct AskedGames {
    person: String,
    opponent: String,
    is_own: bool,
    result: Option<SeatResult>,
}

impl AskedGames {
    async fn check(
        app: &App,
        caller: MaybeCaller,
        name: &str,
        query: &ProfileGamesQuery,
    ) -> Result<AskedGames, ServerError> {
        if !["", "quoridor", "mini", "pacman", "mspacman"].contains(&query.game.as_str()) {
            return Err(ServerError::GameUnknown { word: query.game.clone() });
        }
        let result = match query.result.as_str() {
            "" => None,
            "won" => Some(SeatResult::Win),
            "lost" => Some(SeatResult::Loss),
            "draw" => Some(SeatResult::Draw),
            word => return Err(ServerError::ResultUnknown { word: word.to_owned() }),
        };
        let me = caller.0.as_ref().map(|caller| caller.person.id.clone());
        let (account, is_own) = visible(app, caller, name).await?;
        let opponent = match query.opponent.as_str() {
            "" => String::new(),
            // Nobody finds out about a private profile by way of another.
            name => {
                let opponent = find(app, name).await?.ok_or(ServerError::NoProfile)?;
                let is_seen = is_own || !opponent.private || me == Some(opponent.person.clone());
                if is_seen { opponent.person } else { return Err(ServerError::NoProfile) }
            }
        };
        Ok(AskedGames { person: account.person, opponent, is_own, result })
    }

    fn filter<'a>(&'a self, query: &'a ProfileGamesQuery) -> GameFilter<'a> {
        GameFilter {
            game: &query.game,
            opponent: &self.opponent,
            before: query.before.unwrap_or(Millis::MAX),
            all: self.is_own,
        }
    }
}

/// Finished games of somebody, the latest first: those at public tables, and for themselves all.
#[utoipa::path(get, path = "/people/{name}/games", operation_id = "profile_games", params(("name" = String, Path), ProfileGamesQuery),
    responses((status = 200, body = ProfileGames), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn games(
    State(app): State<App>,
    caller: MaybeCaller,
    Path(name): Path<String>,
    Query(query): Query<ProfileGamesQuery>,
) -> Result<Json<ProfileGames>, ServerError> {
    let asked = AskedGames::check(&app, caller, &name, &query).await?;
    let filter = asked.filter(&query);
    let (games, before) = games_page(&app, &asked.person, filter, asked.result).await?;
    Ok(Json(ProfileGames { games, before }))
}

/// The same games as records, in one archive.
#[utoipa::path(get, path = "/people/{name}/games.zip", operation_id = "profile_archive", params(("name" = String, Path), ProfileGamesQuery),
    responses((status = 200, content_type = "application/zip", body = Vec<u8>), (status = 404, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn archive(
    State(app): State<App>,
    caller: MaybeCaller,
    ClientAddress(address): ClientAddress,
    Path(name): Path<String>,
    Query(query): Query<ProfileGamesQuery>,
) -> Result<Response, ServerError> {
    let asked = AskedGames::check(&app, caller, &name, &query).await?;
    if !app.limits.allow(Limit::Archives, AddressKey::from(address)) {
        return Err(ServerError::TooOften);
    }
    let filter = asked.filter(&query);
    let archive = game_archive(&app, &asked.person, filter, asked.result).await?;
    Ok(zip_file("games.zip", archive))
}

/// The account holders whom somebody plays with most, and how that went in their last 2000 games: at public tables,
/// and for themselves at all. Those whose profile is private are named to nobody else.
#[utoipa::path(get, path = "/people/{name}/people", operation_id = "profile_people", params(("name" = String, Path)),
    responses((status = 200, body = Vec<PlayedWith>), (status = 404, body = Refusal)))]
pub(super) async fn people(
    State(app): State<App>,
    caller: MaybeCaller,
    Path(name): Path<String>,
) -> Result<Json<Vec<PlayedWith>>, ServerError> {
    let (account, is_own) = visible(&app, caller, &name).await?;
    Ok(Json(played_with(&app, &account.person, is_own).await?))
}

/// The account of that name, if whoever asks may see it, and whether it is theirs.
pub(super) async fn visible(
    app: &App,
    MaybeCaller(caller): MaybeCaller,
    name: &str,
) -> Result<(AccountRow, bool), ServerError> {
    require_accounts(app)?;
    let account = find(app, name).await?.ok_or(ServerError::NoProfile)?;
    let is_own = caller.is_some_and(|caller| caller.person.id == account.person);
    if account.private && !is_own { Err(ServerError::NoProfile) } else { Ok((account, is_own)) }
}

async fn find(app: &App, name: &str) -> Result<Option<AccountRow>, ServerError> {
    let Ok(name) = AccountName::parse(name) else { return Ok(None) };
    Ok(app.store.account_by_key(&name.key).await?)
}

/// Which accounts to list.
#[derive(Deserialize, IntoParams)]
pub(super) struct AccountsQuery {
    /// The page, counted from 0; each has up to a hundred accounts.
    #[serde(default)]
    page: u32,
}

/// All accounts, by name.
#[utoipa::path(get, path = "/admin/accounts", operation_id = "admin_accounts", params(AccountsQuery),
    responses((status = 200, body = Vec<AccountSummary>), (status = 401, body = Refusal)))]
pub(super) async fn accounts(
    State(app): State<App>,
    _: Operator,
    Query(AccountsQuery { page }): Query<AccountsQuery>,
) -> Result<Json<Vec<AccountSummary>>, ServerError> {
    let accounts = app.store.accounts(page).await?;
    Ok(Json(accounts.into_iter().map(summary).collect()))
}

/// Gives an account a role.
#[utoipa::path(patch, path = "/admin/accounts/{name}", operation_id = "admin_role", params(("name" = String, Path)), request_body = RoleChange,
    responses((status = 200, body = AccountSummary), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn set_role(
    State(app): State<App>,
    Operator(operator): Operator,
    Path(name): Path<String>,
    JsonBody(RoleChange { role }): JsonBody<RoleChange>,
) -> Result<Json<AccountSummary>, ServerError> {
    let account = find(&app, &name).await?.ok_or(ServerError::AccountUnknown { name })?;
    let note = role.word().to_owned();
    let entry = audit_entry(&app, operator, "role", &account.person, note);
    app.store.set_role(&account.person, role, &entry).await?;
    log(&entry);
    Ok(Json(summary(AccountRow { role, ..account })))
}

/// Makes a link by which somebody who has lost everything else signs in once, within a day, and sets a new password.
#[utoipa::path(post, path = "/admin/accounts/{name}/reset", operation_id = "admin_reset", params(("name" = String, Path)),
    responses((status = 200, body = LinkCode), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn reset(
    State(app): State<App>,
    Operator(operator): Operator,
    RequestHost(host): RequestHost,
    Path(name): Path<String>,
) -> Result<Json<LinkCode>, ServerError> {
    let account = find(&app, &name).await?.ok_or(ServerError::AccountUnknown { name })?;
    let entry = audit_entry(&app, operator, "reset", &account.person, String::new());
    let (code, expires) = reset_code(&app, &account.person, &entry).await?;
    log(&entry);
    // Behind the number sign: no server and no log on the way sees it.
    let url = format!("{}/account#reset={code}", app.base_url(host.as_deref()));
    Ok(Json(LinkCode { code, url, expires }))
}

fn summary(account: AccountRow) -> AccountSummary {
    AccountSummary {
        id: account.person,
        name: account.name,
        role: account.role,
        created: account.created,
    }
}
