//! Profiles: somebody's finished games, and the people they play with.

use std::collections::HashMap;

use api::{Cause, Millis, PlayedWith, SeatHolder, TableSummary};
use game::{Outcome, Seat, SeatResult};
use store::GameFilter;

use crate::error::ServerError;
use crate::state::App;

/// How many games are read at a time, and so the fewest that a page has if there are more.
const BATCH: usize = 50;

/// The fewest games of a page, unless it is the last or hardly any fits the filter.
const PAGE: usize = 25;

/// How many games are looked at for one page, and for the people somebody plays with.
const MAX_LOOKED_AT: usize = 2_000;

/// The most people that a profile names.
const MAX_PEOPLE: usize = 20;

/// The games of a person that are over, of one result or of any, the latest first: a page of them, and before when
/// the next one begins.
pub(crate) async fn games_page(
    app: &App,
    person: &str,
    mut filter: GameFilter<'_>,
    result: Option<SeatResult>,
) -> Result<(Vec<TableSummary>, Option<Millis>), ServerError> {
    let mut page = Vec::new();
    let mut looked_at = 0;
    loop {
        let mut games = app.store.games_before(person, filter, BATCH + 1).await?;
        // Those that ended in the same millisecond as the first of the next page begin it.
        let next = games.get(BATCH).map(|game| game.at);
        if let Some(next) = next {
            let end = games.iter().position(|game| game.at <= next).unwrap_or(0);
            games.truncate(if end == 0 { BATCH } else { end });
        }
        let before = games.last().map(|game| game.at).filter(|_| next.is_some());
        looked_at += games.len();
        let fits = |game: &TableSummary| result.is_none() || result_of(game, person) == result;
        page.extend(games.into_iter().filter(fits));
        match before {
            Some(before) if page.len() < PAGE && looked_at < MAX_LOOKED_AT => {
                filter.before = before;
            }
            before => return Ok((page, before)),
        }
    }
}

/// The account holders whom somebody has played with at most, and how that went; for themselves at all tables,
/// for others at public tables, and without those whose profile is private.
pub(crate) async fn played_with(
    app: &App,
    person: &str,
    is_own: bool,
) -> Result<Vec<PlayedWith>, ServerError> {
    let filter = GameFilter { game: "", opponent: "", before: Millis::MAX, all: is_own };
    let games = app.store.games_before(person, filter, MAX_LOOKED_AT).await?;
    let mut people: HashMap<String, PlayedWith> = HashMap::new();
    for game in &games {
        let result = result_of(game, person);
        let mut counted: Vec<&str> = vec![person];
        for holder in game.seats.iter().flatten() {
            let SeatHolder::Person(other) = holder else { continue };
            if !other.account || counted.contains(&other.id.as_str()) {
                continue;
            }
            counted.push(&other.id);
            let with = people.entry(other.id.clone()).or_default();
            with.name.clone_from(&other.name);
            with.games += 1;
            match result {
                Some(SeatResult::Win) => with.won += 1,
                Some(SeatResult::Loss) => with.lost += 1,
                Some(SeatResult::Draw) => with.drawn += 1,
                None => {}
            }
        }
    }
    let mut people: Vec<_> = people.into_iter().collect();
    people.sort_by(|(_, one), (_, other)| {
        other.games.cmp(&one.games).then_with(|| one.name.cmp(&other.name))
    });
    let mut shown = Vec::new();
    for (id, with) in people {
        if shown.len() == MAX_PEOPLE {
            break;
        }
        if let Some(account) = app.store.account(&id).await?
            && (is_own || !account.private)
        {
            shown.push(PlayedWith { picture: account.picture, ..with });
        }
    }
    Ok(shown)
}

/// How a game ended for somebody; nothing where they had several seats, or it was called off.
fn result_of(game: &TableSummary, person: &str) -> Option<SeatResult> {
    let ending = game.ending.as_ref().filter(|ending| ending.cause != Cause::Aborted)?;
    let outcome = Outcome::parse(&ending.outcome)?;
    let is_theirs = |holder: &Option<SeatHolder>| matches!(holder, Some(SeatHolder::Person(one)) if one.id == person);
    let mut seats = (0..game.seats.len()).filter(|seat| is_theirs(&game.seats[*seat]));
    match (seats.next(), seats.next()) {
        (Some(seat), None) => Some(outcome.result(Seat::new(seat))),
        _ => None,
    }
}
