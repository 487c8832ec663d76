use api::Offer;
use game::{Cause, Ending, Piece, Seat};
use leptos::prelude::*;
use rules::{AnyPosition, Game, GameRecord};
use view::EndingReason;

use super::events;
use super::phrase_slot::{PhraseSlot, phrase_slot};
use super::rating_slot::{RatingSlot, rating_slot, table_rating_slot};
use super::session::{GameSession, Intent, SeatOccupant};
use crate::controls::{SteadyLabel, portraits};
use crate::i18n::{self, t, translate};
use crate::route::{self, GameAddress, Link, PageRoute};

/// How the game ended and why, with rematch and new game.
#[component]
pub fn GameResult(session: GameSession) -> impl IntoView {
    let ending =
        Memo::new(move |_| session.game_record.with(|game_record| game_record.record.ending()));
    move || {
        ending.get().map(|ending| {
            // Once every player has offered a rematch, the page navigates to it by itself.
            let rematch_offered = move |by_self: bool| {
                session.offers.with(|offers| {
                    let own = session.local_seats();
                    offers.iter().any(|(seat, what)| {
                        *what == Offer::Rematch && own.contains(seat) == by_self
                    })
                })
            };
            // A table that nobody else came to was no game.
            let is_player =
                untrack(|| !session.local_seats().is_empty() && !session.has_vacant_seat());
            view! {
                <section class="result card" role="status">
                    <h2>
                        {move || portraits(computer_levels(session))}
                        <span>{move || headline(session, ending)}</span>
                    </h2>
                    <p class="how">{move || how_it_ended(session)}</p>
                    {move || praise(session, ending).map(|text| view! { <p class="praise">{text}</p> })}
                    {table_rating_slot(RatingSlot::Changes)}
                    {pacman_level(session).map(|text| view! { <p class="level">{text}</p> })}
                    <div class="row">
                        {is_player.then(|| view! {
                            <button
                                class="button main"
                                type="button"
                                disabled=move || rematch_offered(true)
                                on:click=move |_| session.dispatch.run(Intent::Rematch)
                            >
                                {t("web-rematch")}
                            </button>
                        })}
                        <Link to=PageRoute::Home class="button">{t("web-new-game")}</Link>
                        {review_route(session).map(|route| view! {
                            <Link to=route class="button">{t("web-review")}</Link>
                        })}
                        <Link to=session.game_record.with_untracked(PageRoute::analysis_of) class="button">
                            {t("analysis-analyse")}
                        </Link>
                        // The button that appears later comes last: none moves under a finger.
                        {move || session.rematch.get().filter(|_| !is_player).map(|page| view! {
                            <Link to=page class="button main">{t("web-watch-rematch")}</Link>
                        })}
                        {move || (is_player && (rematch_offered(false) || rematch_offered(true))).then(|| view! {
                            <button
                                class="button"
                                type="button"
                                on:click=move |_| session.dispatch.run(Intent::Decline(Offer::Rematch))
                            >
                                <SteadyLabel
                                    label="web-decline"
                                    changed="web-cancel"
                                    is_changed=Signal::derive(move || rematch_offered(true))
                                />
                            </button>
                        })}
                        {phrase_slot(PhraseSlot::Result)}
                    </div>
                    {(is_player && untrack(|| !computer_levels(session).is_empty()))
                        .then(|| rating_slot(RatingSlot::LevelOffer(RwSignal::new(with_levels(session)))))}
                    {move || Some(session.notice.get()).filter(|text| !text.is_empty()).map(|text| view! { <b>{text}</b> })}
                    {move || {
                        let key = match rematch_offered(true) {
                            true => Some("web-offered"),
                            false => (is_player && rematch_offered(false)).then_some("web-rematch-offered"),
                        };
                        key.map(|key| view! { <b>{t(key)}</b> })
                    }}
                </section>
            }
        })
    }
}

/// The levels of the computer players, by seat.
fn computer_levels(session: GameSession) -> Vec<u8> {
    let seats = 1..=session.players.with(Vec::len) as u8;
    seats.filter_map(|seat| session.level(seat)).collect()
}

/// The game with its players, whom the record of a table does not name.
fn with_levels(session: GameSession) -> GameRecord {
    let mut game_record = session.game_record.get_untracked();
    let players = session.players.get_untracked();
    for (seat, player) in Seat::all(players.len()).zip(players) {
        let header = game_record.header.player_mut(seat);
        if let SeatOccupant::Computer(level) = player.occupant {
            header.level = Some(level);
        }
        header.piece = Some(player.piece).filter(|piece| *piece != Piece::default());
    }
    game_record
}

/// Where the game on this page is reviewed, if it has moves.
fn review_route(session: GameSession) -> Option<PageRoute> {
    let game = match route::current_route() {
        PageRoute::LocalGame(id) => GameAddress::Local(id),
        PageRoute::OnlineTable(id) => GameAddress::Table(id),
        _ => return None,
    };
    let has_moves = session.game_record.with_untracked(|record| super::ply_count(record) > 0);
    has_moves.then_some(PageRoute::Review(game))
}

fn headline(session: GameSession, ending: Ending) -> String {
    let is_vacant = |seat: Seat| session.occupant(seat.number() as u8) == SeatOccupant::Vacant;
    // Nobody wins for a seat that nobody took.
    if ending.cause != Cause::Aborted && ending.outcome.winning_seats().all(is_vacant) {
        return translate("web-draw", &[]);
    }
    let name = |seat: u8| session.name(seat);
    result_words(session.game(), ending, &session.local_seats(), &name)
}

/// The result of a game for the only person here, or else who won, by name.
pub fn result_words(game: Game, ending: Ending, own: &[u8], name: &dyn Fn(u8) -> String) -> String {
    if ending.cause == Cause::Aborted {
        return translate("web-called-off", &[]);
    }
    let victors: Vec<u8> = ending.outcome.winning_seats().map(|seat| seat.number() as u8).collect();
    if victors.is_empty() {
        return translate("web-draw", &[]);
    }
    if let [own] = own {
        let has_won = victors.contains(own);
        return translate(if has_won { "web-you-won" } else { "web-you-lost" }, &[]);
    }
    if game == Game::Pacman && !victors.contains(&1) {
        return translate("web-ghosts-won", &[]);
    }
    let names: Vec<_> = victors.iter().map(|&seat| name(seat)).collect();
    let count = ("count", names.len().into());
    translate("web-won", &[("name", i18n::language().list(&names).into()), count])
}

/// How it ended and by whom.
fn how_it_ended(session: GameSession) -> Option<String> {
    let reason = session.game_record.with(|game_record| EndingReason::of(&game_record.record));
    reason.map(|reason| events::ending_sentence(session, reason))
}

/// A kind word for a winner here; in the classic game also how close it was.
fn praise(session: GameSession, ending: Ending) -> Option<String> {
    let own = session.local_seats();
    let is_own = |seat: Seat| own.contains(&(seat.number() as u8));
    if ending.cause != Cause::Rules || !ending.outcome.winning_seats().any(is_own) {
        return None;
    }
    let view = session.board_view();
    let others = (1u8..).zip(&view.seats).filter(|(seat, _)| !own.contains(seat) || own.len() > 1);
    let lengths = others.filter_map(|(_, seat)| seat.shortest_path.len().checked_sub(1));
    let closest = lengths.filter(|&steps| steps > 0).min();
    let close = closest.map(|count| translate("web-steps-short", &[("count", count.into())]));
    let parts = [Some(translate("web-won-well", &[])), close];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// The level that PAC-MAN reached, by the pellets he ate (P37).
fn pacman_level(session: GameSession) -> Option<String> {
    session.game_record.with(|game_record| match game_record.record.position() {
        AnyPosition::Pacman(position) => {
            let key = format!("web-pacman-level-{}", position.pellets_eaten());
            Some(translate(&key, &[("pellets", u32::from(position.pellets_eaten()).into())]))
        }
        _ => None,
    })
}
