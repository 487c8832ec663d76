use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use rules::mspacman::{Phase, Side};
use rules::pacman::Piece as PacmanPiece;
use rules::{AnySetup, Game, mspacman, quoridor};

use super::editor::PositionEditor;
use super::editor_controls::{actions, choice, stepper};
use crate::i18n::{t, translate};

/// What a game has beside its pieces. The fields stay while their values change, and with them the
/// focus.
#[component]
pub fn SetupFields(editor: PositionEditor) -> impl IntoView {
    let kind = Memo::new(move |_| {
        editor.editor.with(|e| match &e.setup {
            AnySetup::Quoridor(setup) => (Game::Quoridor, setup.pawns.len()),
            AnySetup::Pacman(_) => (Game::Pacman, 0),
            AnySetup::Mspacman(setup) => (Game::Mspacman, setup.colours.len()),
        })
    });
    move || match kind.get() {
        (Game::Quoridor | Game::Mini, seats) => quoridor_fields(editor, seats),
        (Game::Pacman, _) => pacman_fields(editor),
        (Game::Mspacman, seats) => mspacman_fields(editor, seats),
    }
}

fn quoridor_fields(editor: PositionEditor, seats: usize) -> AnyView {
    let read = move |get: fn(&quoridor::Setup, usize) -> usize, nth: usize| {
        Signal::derive(move || {
            editor.editor.with(|e| match &e.setup {
                AnySetup::Quoridor(setup) if nth < setup.hands.len() => get(setup, nth),
                _ => 0,
            })
        })
    };
    let change = move |change: &dyn Fn(&mut quoridor::Setup)| {
        editor.change(|setup| {
            if let AnySetup::Quoridor(setup) = setup {
                change(setup);
            }
        });
    };
    let hands = (0..seats).map(|nth| {
        let label = move || translate("analysis-hand", &[("seat", (nth + 1).into())]);
        let hand = read(|setup, nth| setup.hands[nth], nth);
        stepper(Arc::new(label), hand, 10, move |hand| change(&|setup| setup.hands[nth] = hand))
    });
    let turn = read(|setup, _| setup.turn.number(), 0);
    let turn = choice(
        Arc::new(t("analysis-turn")),
        Arc::new(move || players(seats)),
        Signal::derive(move || turn.get().to_string()),
        move |value| {
            if let Some(seat) = seat_of(&value) {
                change(&|setup| setup.turn = seat);
            }
        },
    );
    let no_fences = move || change(&|setup| setup.fences.clear());
    view! {
        {turn}
        <div class="steppers">{hands.collect_view()}</div>
        {actions([("analysis-no-fences", Box::new(no_fences))])}
    }
    .into_any()
}

fn pacman_fields(editor: PositionEditor) -> AnyView {
    let lives = Signal::derive(move || {
        editor.editor.with(|e| match &e.setup {
            AnySetup::Pacman(setup) => setup.lives.into(),
            _ => 0,
        })
    });
    let lives = stepper(Arc::new(t("analysis-lives")), lives, 9, move |lives| {
        editor.change(|setup| {
            if let AnySetup::Pacman(setup) = setup {
                setup.lives = lives as u8;
            }
        });
    });
    let pieces = || {
        let name = |piece: PacmanPiece| {
            let name = translate(&format!("term-{}", piece_kind(piece.word()).word()), &[]);
            (piece.word().to_owned(), name)
        };
        PacmanPiece::ALL.map(name).to_vec()
    };
    let chosen = Signal::derive(move || {
        editor.editor.with(|e| match &e.setup {
            AnySetup::Pacman(setup) => setup.to_move.map_or("", PacmanPiece::word).to_owned(),
            _ => String::new(),
        })
    });
    let turn = choice(Arc::new(t("analysis-turn")), Arc::new(pieces), chosen, move |value| {
        editor.change(|setup| {
            if let AnySetup::Pacman(setup) = setup {
                setup.to_move = PacmanPiece::parse(&value);
            }
        });
    });
    view! { {turn} <div class="steppers">{lives}</div> }.into_any()
}

fn mspacman_fields(editor: PositionEditor, seats: usize) -> AnyView {
    let read = move |get: fn(&mspacman::Setup, usize) -> String, nth: usize| {
        Signal::derive(move || {
            editor.editor.with(|e| match &e.setup {
                AnySetup::Mspacman(setup) if nth < setup.ghosts.len() => get(setup, nth),
                _ => String::new(),
            })
        })
    };
    let change = move |change: &dyn Fn(&mut mspacman::Setup)| {
        editor.change(|setup| {
            if let AnySetup::Mspacman(setup) = setup {
                change(setup);
            }
        });
    };
    let leads = choice(
        Arc::new(t("analysis-leads")),
        Arc::new(move || players(seats)),
        read(|setup, _| setup.leader.map(|seat| seat.to_string()).unwrap_or_default(), 0),
        move |value| {
            if let Some(seat) = seat_of(&value) {
                change(&|setup| set_leader(setup, seat));
            }
        },
    );
    let phase = read(
        |setup, _| match setup.phase {
            Phase::Opening(_) => "open".to_owned(),
            Phase::Place => "place".to_owned(),
            Phase::Roll(seat) => format!("roll:{seat}"),
            Phase::Move(seat, steps) => format!("move:{seat}:{steps}"),
            Phase::Over(_) => String::new(),
        },
        0,
    );
    let turn = choice(
        Arc::new(t("analysis-turn")),
        Arc::new(move || phases(seats)),
        phase,
        move |value| set_phase(editor, &value),
    );
    let sides = (0..seats).map(|nth| {
        let side = read(
            |setup, nth| setup.ghosts[nth].map(|ghost| ghost.side.to_string()).unwrap_or_default(),
            nth,
        );
        let values = || {
            let name = |side: Side| {
                (side.to_string(), translate(&format!("analysis-side-{}", word(side)), &[]))
            };
            [Side::Strong, Side::Flipped, Side::Powered, Side::Fading].map(name).to_vec()
        };
        let label = move || translate("analysis-side", &[("seat", (nth + 1).into())]);
        let field = choice(Arc::new(label), Arc::new(values), side, move |value| {
            change(&|setup| {
                if let (Some(ghost), Some(side)) = (&mut setup.ghosts[nth], Side::parse(&value)) {
                    ghost.side = side;
                }
            });
        });
        view! { <div hidden=move || side.with(String::is_empty)>{field}</div> }
    });
    let all_dots = move || change(&|setup| setup.eaten.clear());
    let few_dots = move || {
        change(&|setup| {
            // One dot is left in every area: an empty one ends the game.
            let dots = setup.board.dots().iter().enumerate();
            let surplus = dots.filter(|(nth, _)| nth % mspacman::Board::DOTS_PER_AREA != 0);
            setup.eaten = surplus.map(|(_, square)| *square).collect();
        });
    };
    view! {
        {leads}
        {turn}
        <div class="grid">{sides.collect_view()}</div>
        {actions([
            ("analysis-all-dots", Box::new(all_dots)),
            ("analysis-few-dots", Box::new(few_dots)),
        ])}
    }
    .into_any()
}

/// What can come next in Ms. Pac-Man, each with its name.
fn phases(seats: usize) -> Vec<(String, String)> {
    let mut phases = Vec::new();
    for seat in 1..=seats {
        let roll = translate("analysis-rolls-next", &[("seat", seat.into())]);
        phases.push((format!("roll:{seat}"), roll));
        for steps in 1..=6u32 {
            let args = [("seat", seat.into()), ("count", steps.into())];
            phases.push((format!("move:{seat}:{steps}"), translate("analysis-moves-next", &args)));
        }
    }
    phases.push(("place".to_owned(), translate("analysis-places-next", &[])));
    phases.push(("open".to_owned(), translate("analysis-opening", &[])));
    phases
}

/// Makes a seat lead Ms. Pac-Man: its ghost leaves the board, the others are on it, and so is she.
fn set_leader(setup: &mut mspacman::Setup, leader: Seat) {
    setup.leader = Some(leader);
    for (seat, (ghost, colour)) in
        Seat::all(setup.colours.len()).zip(setup.ghosts.iter_mut().zip(&setup.colours))
    {
        let home = colour.map(|colour| setup.board.home(colour));
        *ghost = match *ghost {
            _ if seat == leader => None,
            Some(ghost) => Some(ghost),
            None => home.map(|at| mspacman::GhostState { at, side: Side::Strong }),
        };
    }
    let taken = |square| setup.ghosts.iter().flatten().any(|ghost| ghost.at == square);
    let free = setup.board.circles().iter().copied().find(|&square| !taken(square));
    setup.ms_pacman = setup.ms_pacman.or(free);
    if !matches!(setup.phase, Phase::Roll(_) | Phase::Move(..)) {
        setup.phase = Phase::Roll(leader);
    }
}

fn set_phase(editor: PositionEditor, value: &str) {
    if value == "open" {
        return editor.restart(editor.game.get_untracked());
    }
    editor.change(|setup| {
        let AnySetup::Mspacman(setup) = setup else { return };
        let mut parts = value.split(':').skip(1);
        let seat = parts.next().and_then(seat_of);
        let steps = parts.next().and_then(|steps| steps.parse().ok());
        if setup.leader.is_none() {
            set_leader(setup, Seat::new(0));
        }
        setup.phase = match (seat, steps) {
            (Some(seat), Some(steps)) => Phase::Move(seat, steps),
            (Some(seat), None) => Phase::Roll(seat),
            (None, _) => {
                setup.ms_pacman = None;
                Phase::Place
            }
        };
        if seat.is_some() && setup.ms_pacman.is_none() {
            let leader = setup.leader.unwrap_or(Seat::new(0));
            set_leader(setup, leader);
        }
    });
}

fn word(side: Side) -> &'static str {
    match side {
        Side::Strong => "strong",
        Side::Flipped => "flipped",
        Side::Powered => "powered",
        Side::Fading => "fading",
    }
}

fn players(seats: usize) -> Vec<(String, String)> {
    let player =
        |seat: usize| (seat.to_string(), translate("player-name", &[("seat", seat.into())]));
    (1..=seats).map(player).collect()
}

fn seat_of(value: &str) -> Option<Seat> {
    value.parse().ok().and_then(Seat::from_number)
}

/// Which piece an id of the board means.
pub fn piece_kind(id: &str) -> view::PieceKind {
    match PacmanPiece::parse(id) {
        Some(piece) => piece.character().into(),
        None if id.starts_with("pawn") => view::PieceKind::PAWN,
        None if id.starts_with("ghost") => view::PieceKind::Ghost,
        None => view::PieceKind::Mspacman,
    }
}
