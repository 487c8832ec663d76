use std::sync::Arc;

use game::{Seat, Turn};
use leptos::prelude::*;
use rules::GameRecord;
use view::BoardView;

use crate::controls::{GameTile, TurnLabel, portraits, tile_clock};
use crate::i18n::{t, translate};
use crate::play::{self, DeleteButton, SeatOccupant, SessionPlayer};
use crate::route::{Link, PageRoute};

/// Games stored in this browser: those to continue, or those that are over, to replay.
#[component]
pub fn SavedGames(finished: bool) -> impl IntoView {
    let games = RwSignal::new(saved_games(finished));
    let (title, id, class) = if finished {
        ("web-finished", "finished", "games")
    } else {
        ("web-continue", "continue", "games tiles")
    };
    let is_empty = Memo::new(move |_| games.with(Vec::is_empty));
    move || {
        (!is_empty.get()).then(|| {
            view! {
                <section class="continue" aria-labelledby=id>
                    <h2 id=id>{t(title)}</h2>
                    <ul class=class>
                        <For
                            each=move || games.get()
                            key=|(id, _)| id.clone()
                            children=move |(id, game_record)| view! { <SavedGame id game_record finished games /> }
                        />
                    </ul>
                </section>
            }
        })
    }
}

#[component]
fn SavedGame(
    id: String,
    game_record: GameRecord,
    finished: bool,
    games: RwSignal<Vec<(String, GameRecord)>>,
) -> impl IntoView {
    let game = game_record.setup.game();
    let name = Signal::derive(move || translate(&format!("game-{game}"), &[]));
    let plies = game_record.record.moves().count();
    let count = move || translate("web-plies", &[("count", plies.into())]);
    let seats = Seat::all(game_record.setup.seats());
    let faces = portraits(seats.filter_map(|seat| game_record.header.player(seat).level));
    let kept = id.clone();
    let analysis = PageRoute::analysis_of(&game_record);
    let delete = Callback::new(move |()| {
        play::delete(&kept);
        games.set(saved_games(finished));
    });
    let to = PageRoute::LocalGame(id);
    let shown = match game_record.record.ending() {
        Some(ending) => {
            let result = move || {
                let players = play::players_of(&game_record);
                let own: Vec<u8> = local_seats(&players).collect();
                let name = |seat: u8| players[usize::from(seat) - 1].name.clone();
                play::result_words(game, ending, &own, &name)
            };
            view! {
                <Link to class="button grow">
                    <b>{name}</b>
                    {faces}
                    <small>{move || format!("{} · {}", result(), count())}</small>
                    <span class="verb">{t("web-replay")}</span>
                </Link>
            }
            .into_any()
        }
        None => {
            let players = play::players_of(&game_record);
            let pieces: Vec<_> = players.iter().map(|player| player.piece).collect();
            let view = BoardView::from(game_record.record.position()).with_characters(&pieces);
            let own: Vec<u8> = local_seats(&players).collect();
            let rotation = view::own_rotation(game, players.len(), &own);
            let left = time_left(&game_record);
            let turn = Signal::derive(move || whose_move(&game_record));
            view! {
                <GameTile to game=name board=Signal::stored(Arc::new(view)) rotation turn>
                    <span class="names">{faces} {others(&players)}</span>
                    {left.map(tile_clock)}
                    <small>{count}</small>
                </GameTile>
            }
            .into_any()
        }
    };
    view! {
        <li class="row">
            {shown}
            <Link to=analysis class="button small">{t("analysis-analyse")}</Link>
            <DeleteButton delete />
        </li>
    }
}

/// The seats of people at this screen.
fn local_seats(players: &[SessionPlayer]) -> impl Iterator<Item = u8> {
    let is_local = |(_, player): &(u8, &SessionPlayer)| player.occupant == SeatOccupant::Local;
    (1..).zip(players).filter(is_local).map(|(seat, _)| seat)
}

/// Whom the one person here plays against; everybody where several share the screen.
fn others(players: &[SessionPlayer]) -> String {
    let is_alone = local_seats(players).count() == 1;
    let is_named = |player: &&SessionPlayer| !is_alone || player.occupant != SeatOccupant::Local;
    let names = players.iter().filter(is_named).map(|player| player.name.as_str());
    names.collect::<Vec<_>>().join(" · ")
}

/// The time that whoever is to move has left, in a game with clocks; they stand while nobody is at it.
fn time_left(game_record: &GameRecord) -> Option<u64> {
    let Turn::Seat(seat) = game_record.record.turn() else { return None };
    game_record.header.time_left.get(seat.index()).copied()
}

/// Whose move it is in a game at this screen.
fn whose_move(game_record: &GameRecord) -> TurnLabel {
    let Turn::Seat(seat) = game_record.record.turn() else {
        return TurnLabel::other(translate("web-rolling", &[]));
    };
    let players = play::players_of(game_record);
    let player = &players[seat.number() - 1];
    if player.occupant == SeatOccupant::Local && local_seats(&players).count() == 1 {
        TurnLabel::yours()
    } else {
        TurnLabel::other(translate("web-move-of", &[("name", player.name.clone().into())]))
    }
}

/// The newest of them.
fn saved_games(finished: bool) -> Vec<(String, GameRecord)> {
    let mut games = play::saved_games();
    games.retain(|(_, game_record)| {
        game_record.record.ending().is_some() == finished && play::ply_count(game_record) > 0
    });
    games.truncate(if finished { 12 } else { 6 });
    games
}
