use std::sync::Arc;

use ::play::{OpponentMode, PlannedPlayer, SeatChoice, SeatingPlan};
use ::ratings::RatingPool;
use api::{NewTable, TableCreated, TimeControl};
use game::Piece;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Game, GameSetup};
use view::BoardView;

use super::maze_picker::MazePicker;
use super::player_rows::PlayerRows;
use super::time_picker::TimePicker;
use crate::board::Board;
use crate::controls::{LevelSlider, OptionsFields, OptionsForm, seat_label, segmented};
use crate::guest;
use crate::http;
use crate::i18n::{self, t, translate};
use crate::play::{self, NewLocalGame, NewLocalPlayer, SeatOccupant};
use crate::ratings::{LevelFit, PlannedTable, RatedChoice};
use crate::route::{self, PageRoute};
use crate::{server_features, settings};

/// The form for a new game: opponents, players, time control, maze, options; beside it the board as it
/// will be.
#[component]
pub fn NewGamePage(
    game: Game,
    opponents: OpponentMode,
    /// A maze of one's own, by its word, which options may follow.
    maze: Option<String>,
) -> impl IntoView {
    let mode = RwSignal::new(opponents);
    let seats = RwSignal::new(2usize);
    let starter = RwSignal::new(0u8);
    let time_control = RwSignal::new(TimeControl::None);
    let public = RwSignal::new(false);
    let rated = RwSignal::new(false);
    let form = OptionsForm::new(game, seats);
    let maze = maze.and_then(|linked| {
        let mut setup = GameSetup::new(game);
        setup.set_maze(&form.choose_linked(&linked)).ok()?;
        setup.maze()
    });
    if let Some(maze) = &maze {
        form.choose_maze(maze);
    }
    let plan = new_plan(mode, seats);
    let error = RwSignal::new(String::new());

    let board = Signal::derive(move || {
        let pieces: Vec<_> = plan.with(|plan| plan.players().iter().map(|p| p.piece).collect());
        let start = form.setup(seats.get()).and_then(|setup| setup.start());
        Arc::new(
            start.map(|start| BoardView::from(&start)).unwrap_or_default().with_characters(&pieces),
        )
    });
    let casual_reason = Signal::derive(move || {
        let setup = form.setup(seats.get()).ok()?;
        plan.with(|plan| {
            PlannedTable { setup: &setup, time_control: time_control.get(), plan }.casual_reason()
        })
    });
    let start_game = move |_| {
        let setup = match untrack(|| form.setup(seats.get())) {
            Ok(setup) => setup,
            Err(reason) => return error.set(i18n::reason_text(&reason)),
        };
        let time_control = time_control.get_untracked();
        let first = match starter.get_untracked() {
            0 => None,
            seat => Some(seat),
        };
        let plan = plan.get_untracked();
        if mode.get_untracked() == OpponentMode::Online {
            let rated = rated.get_untracked() && casual_reason.get_untracked().is_none();
            let table = NewTable {
                public: public.get_untracked(),
                rated: rated && server_features::has_accounts(),
                ..online_table(&setup, &plan, time_control, first)
            };
            return create_table(table, error);
        }
        let random_seat = (js_sys::Math::random() * setup.seats() as f64) as u8 + 1;
        let new_game = NewLocalGame {
            players: plan.players().iter().map(local_player).collect(),
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
    // The pool of the computer player, who may have either role.
    let computer_pool = Signal::derive(move || {
        let is_computer = |p: &PlannedPlayer| matches!(p.choice, SeatChoice::Computer(_));
        let seat = plan.with(|plan| plan.players().iter().position(is_computer))?;
        RatingPool::of_seat(game.name(), seats.get(), time_control.get(), seat)
    });
    let is_online = Signal::derive(move || mode.get() == OpponentMode::Online);
    let name = Signal::derive(move || translate(&format!("game-{game}"), &[]));
    view! {
        <section class="page new">
            <div class="about">
                <h1>{name}</h1>
                <p class="lead">{move || translate(&format!("web-about-{game}"), &[])}</p>
            </div>
            <div class="preview"><Board view=board label=name mini=true /></div>
            <div class="form card">
                {segmented("web-with-whom", modes, mode)}
                {segmented("web-how-many", counts, seats)}
                {move || (mode.get() == OpponentMode::Computer).then(|| view! {
                    <LevelSlider game />
                    <LevelFit pool=computer_pool />
                })}
                <PlayerRows game plan board />
                {game.has_open_start().then(|| segmented("web-who-starts", move || starter_choices(game, plan, board), starter))}
                <MazePicker game form seats own=maze />
                <TimePicker game time_control online=is_online />
                {move || (is_online.get() && server_features::has_accounts()).then(|| view! {
                    <RatedChoice rated reason=casual_reason />
                })}
                {move || is_online.get().then(|| view! { <PublicSwitch public /> })}
                <OptionsFields form />
                {move || {
                    let text = error.get();
                    (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
                }}
                <button class="button main big" type="button" on:click=start_game>
                    {move || translate(if is_online.get() { "web-lay-table" } else { "web-start" }, &[])}
                </button>
            </div>
        </section>
    }
}

/// Who plays: it follows whom the game is against, how many play, and the level of the settings.
fn new_plan(mode: RwSignal<OpponentMode>, seats: RwSignal<usize>) -> RwSignal<SeatingPlan> {
    let settings = settings::signal();
    let (level, piece) = settings.with_untracked(|settings| {
        (settings.level, Piece::parse(&settings.piece).unwrap_or_default())
    });
    let plan = RwSignal::new(SeatingPlan::new(mode.get_untracked(), level, piece));
    Effect::new(move || {
        let mode = mode.get();
        plan.update(|plan| plan.set_mode(mode));
    });
    Effect::new(move || {
        let seats = seats.get();
        plan.update(|plan| plan.set_seats(seats));
    });
    let level = Memo::new(move |_| settings.with(|settings| settings.level));
    Effect::new(move |before: Option<u8>| {
        let level = level.get();
        if before.is_some_and(|before| before != level) {
            plan.update(|plan| plan.set_level(level));
        }
        level
    });
    plan
}

/// Lets people join who do not have the link.
#[component]
fn PublicSwitch(public: RwSignal<bool>) -> impl IntoView {
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
}

/// Who may start: at random (0), or a player, by name where there is one.
fn starter_choices(
    game: Game,
    plan: RwSignal<SeatingPlan>,
    board: Signal<Arc<BoardView>>,
) -> Vec<(u8, String)> {
    let players = plan.with(|plan| plan.players().to_vec());
    let level = |player: &PlannedPlayer| match player.choice {
        SeatChoice::Computer(level) => Some(level),
        SeatChoice::Me | SeatChoice::Person | SeatChoice::Open => None,
    };
    let levels: Vec<_> = players.iter().map(level).collect();
    let named = |(seat, player): (u8, &PlannedPlayer)| {
        let name = match player.choice {
            SeatChoice::Me => translate("web-you", &[]),
            SeatChoice::Computer(_) => i18n::computer_at(seat, &levels),
            SeatChoice::Person => player.name.trim().to_owned(),
            SeatChoice::Open => String::new(),
        };
        (
            seat,
            if name.is_empty() { board.with(|board| seat_label(game, board, seat)) } else { name },
        )
    };
    [(0, translate("web-starts-random", &[]))]
        .into_iter()
        .chain((1..).zip(&players).map(named))
        .collect()
}

/// A player of a game in this browser.
pub fn local_player(player: &PlannedPlayer) -> NewLocalPlayer {
    let occupant = match player.choice {
        SeatChoice::Computer(level) => SeatOccupant::Computer(level),
        SeatChoice::Me | SeatChoice::Person | SeatChoice::Open => SeatOccupant::Local,
    };
    let name = match player.choice {
        SeatChoice::Person => player.name.trim().to_owned(),
        _ => String::new(),
    };
    NewLocalPlayer { occupant, name, piece: player.piece }
}

/// The request for a table on the server.
pub fn online_table(
    setup: &GameSetup,
    plan: &SeatingPlan,
    time_control: TimeControl,
    first: Option<u8>,
) -> NewTable {
    NewTable {
        seats: setup.seats() as u8,
        options: setup.non_default_options().into_iter().map(|(n, v)| (n.to_owned(), v)).collect(),
        time_control,
        seat_specs: plan.seat_specs(),
        first_move: first.map_or(api::FirstMove::Random, api::FirstMove::Seat),
        maze: setup
            .maze()
            .filter(|maze| Some(maze) != GameSetup::new(setup.game()).maze().as_ref()),
        ..NewTable::new(setup.game().name())
    }
}

/// Creates a table and goes there; says why not where that fails.
pub fn create_table(request: NewTable, error: RwSignal<String>) {
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
