use api::view::PieceKind;
use api::{Clock, Laid, NewTable, Place};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{AnyPosition, Game, Table};

use super::level::LevelSlider;
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
    let changed = RwSignal::new(Vec::<(String, String)>::new());
    let wrong = RwSignal::new(String::new());
    let classic = matches!(game, Game::Quoridor | Game::Mini);
    let set = settings::signal();
    let piece = move || set.with(|s| play::kind(&s.piece)).unwrap_or(PieceKind::Pawn);

    let table = move || -> Result<Table, game::Reason> {
        let mut table = Table::new(game).with_seats(seats.get_untracked())?;
        for (name, value) in changed.get_untracked() {
            table.set(&name, &value)?;
        }
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
        if mode.get_untracked() == Mode::Friends {
            let new = online(&table, mine, clock, first, public.get_untracked(), untrack(piece));
            return lay(new, wrong);
        }
        let drawn = (js_sys::Math::random() * f64::from(count)) as u8 + 1;
        let plan = Plan {
            players: (1..=count)
                .map(|seat| {
                    (who(seat), if seat == mine { untrack(piece) } else { PieceKind::Pawn })
                })
                .collect(),
            table,
            starts: Some(first.unwrap_or(drawn)),
            clock,
        };
        if let Some(id) = play::create(&plan) {
            route::go(Page::Play(id));
        }
    };
    view! {
        <section class="page new">
            <h1>{move || say(&format!("game-{game}"), &[])}</h1>
            <p class="lead">{move || say(&format!("web-about-{game}"), &[])}</p>
            <div class="form card">
                <Choice
                    label="web-with-whom"
                    options=vec![
                        (Mode::Computer, t("web-mode-computer")()),
                        (Mode::Friends, t("web-mode-friends")()),
                        (Mode::Here, t("web-mode-here")()),
                    ]
                    value=mode
                />
                <Choice
                    label="web-how-many"
                    options=game.seats().iter().map(|&n| (n, n.to_string())).collect()
                    value=seats
                />
                {move || (mode.get() == Mode::Computer).then(|| view! { <LevelSlider /> })}
                {move || {
                    (mode.get() != Mode::Here)
                        .then(|| view! { <Choice label="web-your-seat" options=places(game, seats.get()) value=seat /> })
                }}
                {move || {
                    classic
                        .then(|| {
                            let mut options = vec![(0, say("web-starts-random", &[]))];
                            options.extend((1..=seats.get() as u8).map(|seat| {
                                (seat, say("web-player", &[("seat", u32::from(seat).into())]))
                            }));
                            view! { <Choice label="web-who-starts" options value=starts /> }
                        })
                }}
                {classic.then(|| view! { <Favourite /> })}
                <Choice
                    label="web-time"
                    options=clocks(game).into_iter().enumerate().map(|(n, (name, _))| (n, name)).collect()
                    value=clock
                />
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
                <RuleOptions game changed />
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

/// One of several.
#[component]
pub fn Choice<T: Clone + PartialEq + Send + Sync + 'static>(
    label: &'static str,
    options: Vec<(T, String)>,
    value: RwSignal<T>,
) -> impl IntoView {
    let buttons = options
        .into_iter()
        .map(|(option, name)| {
            let this = option.clone();
            view! {
                <button
                    type="button"
                    aria-pressed=move || value.with(|value| *value == this).to_string()
                    on:click=move |_| value.set(option.clone())
                >
                    {name}
                </button>
            }
        })
        .collect_view();
    view! {
        <div class="field" role="group" aria-label=t(label)>
            <span aria-hidden="true">{t(label)}</span>
            <div class="segmented">{buttons}</div>
        </div>
    }
}

/// The character one likes to play the classic game with (C00).
#[component]
pub fn Favourite() -> impl IntoView {
    let set = settings::signal();
    let kinds = [
        PieceKind::Pawn,
        PieceKind::Pacman,
        PieceKind::Blinky,
        PieceKind::Inky,
        PieceKind::Pinky,
        PieceKind::Clyde,
    ];
    let buttons = kinds
        .map(|kind| {
            view! {
                <button
                    type="button"
                    class="pick"
                    aria-label=move || say(&format!("term-{}", kind.word()), &[])
                    aria-pressed=move || set.with(|s| s.piece == kind.word()).to_string()
                    on:click=move |_| set.update(|s| kind.word().clone_into(&mut s.piece))
                >
                    {play::face(kind, 1)}
                </button>
            }
        })
        .collect_view();
    view! {
        <div class="field" role="group" aria-label=t("web-piece")>
            <span aria-hidden="true">{t("web-piece")}</span>
            <div class="segmented">{buttons}</div>
        </div>
    }
}

/// The rules a table can change. What there is, the rules say themselves.
#[component]
fn RuleOptions(game: Game, changed: RwSignal<Vec<(String, String)>>) -> impl IntoView {
    let rows = options(game)
        .into_iter()
        .map(|(name, rule, values)| {
            let key = name.clone();
            let choose = move |event| {
                let value: String = event_target_value(&event);
                changed.update(|list| {
                    list.retain(|(n, _)| *n != key);
                    if !value.is_empty() {
                        list.push((key.clone(), value));
                    }
                });
            };
            view! {
                <label class="field">
                    <span>{name.replace('_', " ")} " " <small>{rule}</small></span>
                    <select class="input" on:change=choose>
                        <option value="">{t("web-as-usual")}</option>
                        {values
                            .into_iter()
                            .map(|value| view! { <option value=value.clone()>{value.replace('_', " ")}</option> })
                            .collect_view()}
                    </select>
                </label>
            }
        })
        .collect_view();
    view! {
        <details class="options">
            <summary>{t("web-options")}</summary>
            <div class="grid">{rows}</div>
        </details>
    }
}

/// Name, rule and values of every option that is a choice among words.
fn options(game: Game) -> Vec<(String, &'static str, Vec<String>)> {
    let text = |reason: &game::Reason, name: &str| {
        reason.args.iter().find(|(n, _)| *n == name).and_then(|(_, arg)| match arg {
            game::Arg::Text(text) => Some(text.clone()),
            _ => None,
        })
    };
    let mut table = Table::new(game);
    let known = table.set("?", "").err().and_then(|reason| text(&reason, "known"));
    known
        .unwrap_or_default()
        .split_whitespace()
        .filter(|name| *name != "pieces" && *name != "move_seconds")
        .filter_map(|name| {
            let reason = table.set(name, "?").err()?;
            let values: Vec<_> =
                text(&reason, "allowed")?.split_whitespace().map(str::to_owned).collect();
            let words =
                values.iter().all(|v| v.chars().all(|c| c.is_ascii_lowercase() || c == '_'));
            (words && values.len() > 1).then(|| (name.to_owned(), reason.rule, values))
        })
        .collect()
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
