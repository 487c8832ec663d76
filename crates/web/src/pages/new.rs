use api::view::PieceKind;
use api::{Clock, Laid, NewTable, Place};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{AnyPosition, Game, Table};

use super::choice::choice;
use super::house::{House, HouseRules};
use super::level::LevelSlider;
use super::piece::{Everyone, Favourite};
use crate::net;
use crate::play::{self, Plan, Who};
use crate::route::{self, Page};
use crate::settings;
use crate::words::{self, say, t};

/// Whom one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Computer,
    Friends,
    Here,
}

/// Sets a table up in every detail.
#[component]
pub fn New(game: Game) -> impl IntoView {
    let mode = RwSignal::new(Mode::Computer);
    let seats = RwSignal::new(2usize);
    let seat = RwSignal::new(1u8);
    let starts = RwSignal::new(0u8);
    let clock = RwSignal::new(0usize);
    let public = RwSignal::new(false);
    let house = House::new();
    let pieces = RwSignal::new([PieceKind::Pawn; 4]);
    let wrong = RwSignal::new(String::new());
    let classic = matches!(game, Game::Quoridor | Game::Mini);
    let set = settings::signal();
    let piece = move || set.with(|s| play::kind(&s.piece)).unwrap_or(PieceKind::Pawn);

    let table = move || -> Result<Table, game::Reason> {
        let mut table = Table::new(game).with_seats(seats.get_untracked())?;
        house.lay(&mut table)?;
        table.start()?;
        Ok(table)
    };
    let begin = move |_| {
        let table = match table() {
            Ok(table) => table,
            Err(reason) => return wrong.set(words::reason(&reason)),
        };
        let clock = clocks(game)[clock.get_untracked()].1;
        let first = match starts.get_untracked() {
            0 => None,
            seat => Some(seat),
        };
        let count = table.seats() as u8;
        let mine = seat.get_untracked().min(count);
        let level = set.with_untracked(|s| s.level);
        let who = |seat: u8| match mode.get_untracked() {
            Mode::Computer if seat != mine => Who::Level(level),
            _ => Who::Here,
        };
        let kind = |seat: u8| match mode.get_untracked() {
            Mode::Here => pieces.get_untracked().get(usize::from(seat) - 1).copied(),
            _ => (seat == mine).then(|| untrack(piece)),
        };
        if mode.get_untracked() == Mode::Friends {
            let new = online(&table, mine, clock, first, public.get_untracked(), untrack(piece));
            return lay(new, wrong);
        }
        let drawn = (js_sys::Math::random() * f64::from(count)) as u8 + 1;
        let plan = Plan {
            players: (1..=count)
                .map(|seat| (who(seat), kind(seat).unwrap_or(PieceKind::Pawn)))
                .collect(),
            table,
            starts: Some(first.unwrap_or(drawn)),
            clock,
        };
        if let Some(id) = play::create(&plan) {
            route::go(Page::Play(id));
        }
    };
    let modes = || {
        vec![
            (Mode::Computer, say("web-mode-computer", &[])),
            (Mode::Friends, say("web-mode-friends", &[])),
            (Mode::Here, say("web-mode-here", &[])),
        ]
    };
    let counts = move || game.seats().iter().map(|&n| (n, n.to_string())).collect();
    let times = move || clocks(game).into_iter().map(|(name, _)| name).enumerate().collect();
    view! {
        <section class="page new">
            <h1>{move || say(&format!("game-{game}"), &[])}</h1>
            <p class="lead">{move || say(&format!("web-about-{game}"), &[])}</p>
            <div class="form card">
                {choice("web-with-whom", modes, mode)}
                {choice("web-how-many", counts, seats)}
                {move || (mode.get() == Mode::Computer).then(|| view! { <LevelSlider /> })}
                {move || {
                    (mode.get() != Mode::Here)
                        .then(|| choice("web-your-seat", move || places(game, seats.get()), seat))
                }}
                {classic.then(|| choice("web-who-starts", move || starters(seats.get()), starts))}
                {move || classic.then(|| match mode.get() {
                    Mode::Here => view! { <Everyone seats pieces /> }.into_any(),
                    Mode::Computer | Mode::Friends => view! { <Favourite /> }.into_any(),
                })}
                {choice("web-time", times, clock)}
                {move || {
                    (mode.get() == Mode::Friends)
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
                <HouseRules game seats house />
                {move || {
                    let text = wrong.get();
                    (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
                }}
                <button class="button main big" type="button" on:click=begin>
                    {move || {
                        say(if mode.get() == Mode::Friends { "web-lay-table" } else { "web-start" }, &[])
                    }}
                </button>
            </div>
        </section>
    }
}

/// Who may begin, the draw first.
fn starters(seats: usize) -> Vec<(u8, String)> {
    let seat = |seat: u8| (seat, say("web-player", &[("seat", u32::from(seat).into())]));
    [(0, say("web-starts-random", &[]))].into_iter().chain((1..=seats as u8).map(seat)).collect()
}

/// The seats, as the game calls them.
fn places(game: Game, seats: usize) -> Vec<(u8, String)> {
    let Some(start) = Table::new(game).with_seats(seats).ok().and_then(|t| t.start().ok()) else {
        return Vec::new();
    };
    let view = api::view::View::from(&start);
    let name = |(seat, hand): (u8, &api::view::Hand)| {
        let pieces: Vec<_> = match &start {
            AnyPosition::Pacman(_) => {
                hand.pieces.iter().map(|kind| say(&format!("term-{}", kind.word()), &[])).collect()
            }
            _ => vec![say("web-player", &[("seat", u32::from(seat).into())])],
        };
        (seat, pieces.join(", "))
    };
    (1..).zip(&view.seats).map(name).collect()
}

fn clocks(game: Game) -> Vec<(String, Clock)> {
    let minutes = |n: u32, increment: u32| {
        let name = if increment == 0 {
            say("web-minutes", &[("count", n.into())])
        } else {
            format!("{n} + {increment}")
        };
        let seconds = n * 60;
        let clock = match increment {
            0 => Clock::SuddenDeath { seconds },
            increment => Clock::Fischer { seconds, increment },
        };
        (name, clock)
    };
    let per_move = |seconds: u32| {
        (say("web-per-move", &[("count", seconds.into())]), Clock::PerMove { seconds })
    };
    let mut list = vec![(say("web-no-clock", &[]), Clock::None)];
    if game == Game::Mini {
        list.extend([per_move(10), per_move(20), per_move(30), per_move(60)]);
    } else {
        list.extend([minutes(3, 2), minutes(5, 0), minutes(10, 5), per_move(60)]);
    }
    list
}

fn online(
    table: &Table,
    mine: u8,
    clock: Clock,
    first: Option<u8>,
    public: bool,
    piece: PieceKind,
) -> NewTable {
    let places = (1..=table.seats() as u8).map(|seat| {
        let me = seat == mine;
        let who = if me { api::Who::Me } else { api::Who::Open };
        Place { who, piece: me.then(|| wire(piece)).flatten() }
    });
    NewTable {
        seats: table.seats() as u8,
        options: table.options().into_iter().map(|(n, v)| (n.to_owned(), v)).collect(),
        clock,
        places: places.collect(),
        starts: first.map_or(api::Starts::Random, api::Starts::Seat),
        maze: table.maze().filter(|maze| Some(maze) != Table::new(table.game()).maze().as_ref()),
        public,
        ..NewTable::new(table.game().name())
    }
}

/// A favourite piece as the server knows it.
pub fn wire(piece: PieceKind) -> Option<api::Piece> {
    Some(match piece {
        PieceKind::Pacman => api::Piece::Pacman,
        PieceKind::Blinky => api::Piece::Blinky,
        PieceKind::Inky => api::Piece::Inky,
        PieceKind::Pinky => api::Piece::Pinky,
        PieceKind::Clyde => api::Piece::Clyde,
        _ => return None,
    })
}

fn lay(new: NewTable, wrong: RwSignal<String>) {
    spawn_local(async move {
        let made = match net::somebody().await {
            Ok(()) => net::post::<_, Laid>("/tables", &new).await,
            Err(failure) => Err(failure),
        };
        match made {
            Ok(table) => route::go(Page::Table(table.table)),
            Err(failure) => wrong.set(net::told(&failure)),
        }
    });
}
