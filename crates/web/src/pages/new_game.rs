use api::{NewTable, SeatSpec, TableCreated, TimeControl};
use game::Piece;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{AnyPosition, Game, GameSetup};

use super::local_players::{LocalPlayersFields, LocalPlayersForm};
use super::piece_picker::{FavouritePiece, SeatPieces};
use super::time_picker::TimePicker;
use crate::controls::LevelSlider;
use crate::controls::segmented;
use crate::controls::{OptionsFields, OptionsForm};
use crate::guest;
use crate::http;
use crate::i18n::{self, t, translate};
use crate::play::{self, NewLocalGame, NewLocalPlayer, SeatOccupant};
use crate::route::{self, PageRoute};
use crate::settings;

/// Whom to play against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentMode {
    Computer,
    /// Others, at a table on the server.
    Online,
    /// Others at this screen.
    SameScreen,
}

/// The form for a new game: opponents, seats, pieces, time control, options.
#[component]
pub fn NewGamePage(game: Game, opponents: OpponentMode) -> impl IntoView {
    let mode = RwSignal::new(opponents);
    let seats = RwSignal::new(2usize);
    let seat = RwSignal::new(1u8);
    let starter = RwSignal::new(0u8);
    let time_control = RwSignal::new(TimeControl::None);
    let public = RwSignal::new(false);
    let form = OptionsForm::new(game, seats);
    let pieces = RwSignal::new([Piece::Pawn; 4]);
    let local_players = LocalPlayersForm::new();
    let error = RwSignal::new(String::new());
    let classic = matches!(game, Game::Quoridor | Game::Mini);
    let settings = settings::signal();
    let piece = move || settings.with(|s| Piece::parse(&s.piece)).unwrap_or_default();

    let setup = move || -> Result<GameSetup, game::Reason> {
        let mut setup = GameSetup::new(game).with_seats(seats.get_untracked())?;
        form.apply_to(&mut setup)?;
        setup.start()?;
        Ok(setup)
    };
    let start_game = move |_| {
        let setup = match setup() {
            Ok(setup) => setup,
            Err(reason) => return error.set(i18n::reason_text(&reason)),
        };
        let time_control = time_control.get_untracked();
        let first = match starter.get_untracked() {
            0 => None,
            seat => Some(seat),
        };
        let count = setup.seats() as u8;
        let own_seat = seat.get_untracked().min(count);
        let level = settings.with_untracked(|s| s.level);
        let player = |seat: u8| match mode.get_untracked() {
            OpponentMode::SameScreen => local_players.player(seat),
            OpponentMode::Computer if seat != own_seat => {
                (SeatOccupant::Computer(level), String::new())
            }
            _ => (SeatOccupant::Local, String::new()),
        };
        let kind = |seat: u8| match mode.get_untracked() {
            OpponentMode::SameScreen => pieces.get_untracked().get(usize::from(seat) - 1).copied(),
            _ => (seat == own_seat).then(|| untrack(piece)),
        };
        if mode.get_untracked() == OpponentMode::Online {
            let public = public.get_untracked();
            let request =
                online_table(&setup, own_seat, time_control, first, public, untrack(piece));
            return create_table(request, error);
        }
        let random_seat = (js_sys::Math::random() * f64::from(count)) as u8 + 1;
        let new_game = NewLocalGame {
            players: (1..=count)
                .map(|seat| {
                    let (occupant, name) = player(seat);
                    NewLocalPlayer { occupant, name, piece: kind(seat).unwrap_or_default() }
                })
                .collect(),
            setup,
            starter: Some(first.unwrap_or(random_seat)),
            time_control,
        };
        if let Some(id) = play::create(&new_game) {
            route::navigate(PageRoute::LocalGame(id));
        }
    };
    let modes = || {
        vec![
            (OpponentMode::Computer, translate("web-mode-computer", &[])),
            (OpponentMode::Online, translate("web-mode-friends", &[])),
            (OpponentMode::SameScreen, translate("web-mode-here", &[])),
        ]
    };
    let counts = move || game.seats().iter().map(|&n| (n, n.to_string())).collect();
    let online = Signal::derive(move || mode.get() == OpponentMode::Online);
    view! {
        <section class="page new">
            <h1>{move || translate(&format!("game-{game}"), &[])}</h1>
            <p class="lead">{move || translate(&format!("web-about-{game}"), &[])}</p>
            <div class="form card">
                {segmented("web-with-whom", modes, mode)}
                {segmented("web-how-many", counts, seats)}
                {move || (mode.get() == OpponentMode::Computer).then(|| view! { <LevelSlider game /> })}
                {move || {
                    (mode.get() != OpponentMode::SameScreen)
                        .then(|| segmented("web-your-seat", move || seat_choices(game, seats.get()), seat))
                }}
                {move || {
                    (mode.get() == OpponentMode::SameScreen)
                        .then(|| view! { <LocalPlayersFields form=local_players seats /> })
                }}
                {game.has_open_start().then(|| segmented("web-who-starts", move || starter_choices(seats.get()), starter))}
                {move || classic.then(|| match mode.get() {
                    OpponentMode::SameScreen => view! { <SeatPieces seats pieces /> }.into_any(),
                    OpponentMode::Computer | OpponentMode::Online => view! { <FavouritePiece /> }.into_any(),
                })}
                <TimePicker game time_control online />
                {move || {
                    (mode.get() == OpponentMode::Online)
                        .then(|| {
                            view! {
                                <label class="switch">
                                    <span>{t("web-public")}</span>
                                    <input
                                        type="checkbox"
                                        prop:checked=public
                                        on:change=move |event| public.set(event_target_checked(&event))
                                    />
                                </label>
                            }
                        })
                }}
                <OptionsFields form />
                {move || {
                    let text = error.get();
                    (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
                }}
                <button class="button main big" type="button" on:click=start_game>
                    {move || {
                        translate(if mode.get() == OpponentMode::Online { "web-lay-table" } else { "web-start" }, &[])
                    }}
                </button>
            </div>
        </section>
    }
}

/// Who may start: at random (0), or a seat.
fn starter_choices(seats: usize) -> Vec<(u8, String)> {
    let seat = |seat: u8| (seat, translate("web-player", &[("seat", u32::from(seat).into())]));
    [(0, translate("web-starts-random", &[]))]
        .into_iter()
        .chain((1..=seats as u8).map(seat))
        .collect()
}

/// The seats by name: in PAC-MAN by the pieces they play.
fn seat_choices(game: Game, seats: usize) -> Vec<(u8, String)> {
    let Some(start) =
        GameSetup::new(game).with_seats(seats).ok().and_then(|setup| setup.start().ok())
    else {
        return Vec::new();
    };
    let view = view::BoardView::from(&start);
    let name = |(seat, hand): (u8, &view::SeatView)| {
        let pieces: Vec<_> = match &start {
            AnyPosition::Pacman(_) => hand
                .pieces
                .iter()
                .map(|kind| translate(&format!("term-{}", kind.word()), &[]))
                .collect(),
            AnyPosition::Quoridor(_) => vec![side_name(&view, seat)],
            AnyPosition::Mspacman(_) => {
                vec![translate("web-player", &[("seat", u32::from(seat).into())])]
            }
        };
        (seat, pieces.join(", "))
    };
    (1..).zip(&view.seats).map(name).collect()
}

/// A player of the classic game with the side of the board where the pawn starts.
fn side_name(view: &view::BoardView, seat: u8) -> String {
    let pawn = view.pieces.iter().find(|piece| piece.seat == Some(seat));
    let side = match pawn.and_then(|pawn| pawn.heading) {
        Some(view::Heading::South) => "top",
        Some(view::Heading::East) => "left",
        Some(view::Heading::West) => "right",
        Some(view::Heading::North) | None => "bottom",
    };
    translate("web-side", &[("seat", u32::from(seat).into()), ("side", side.into())])
}

/// The request for a table on the server: the person here takes one seat, the others are open.
fn online_table(
    setup: &GameSetup,
    own_seat: u8,
    time_control: TimeControl,
    first: Option<u8>,
    public: bool,
    piece: Piece,
) -> NewTable {
    let places = (1..=setup.seats() as u8).map(|seat| {
        let me = seat == own_seat;
        let assignment = if me { api::SeatAssignment::Me } else { api::SeatAssignment::Open };
        SeatSpec { assignment, piece: Some(piece).filter(|piece| me && *piece != Piece::default()) }
    });
    NewTable {
        seats: setup.seats() as u8,
        options: setup.non_default_options().into_iter().map(|(n, v)| (n.to_owned(), v)).collect(),
        time_control,
        seat_specs: places.collect(),
        first_move: first.map_or(api::FirstMove::Random, api::FirstMove::Seat),
        maze: setup
            .maze()
            .filter(|maze| Some(maze) != GameSetup::new(setup.game()).maze().as_ref()),
        public,
        ..NewTable::new(setup.game().name())
    }
}

fn create_table(request: NewTable, error: RwSignal<String>) {
    spawn_local(async move {
        let created = match guest::ensure_guest().await {
            Ok(()) => http::post::<_, TableCreated>("/tables", &request).await,
            Err(failure) => Err(failure),
        };
        match created {
            Ok(table) => route::navigate(PageRoute::OnlineTable(table.table)),
            Err(failure) => error.set(i18n::error_text(&failure)),
        }
    });
}
