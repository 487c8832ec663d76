use game::{Piece, SeatNumber};
use leptos::html::Div;
use leptos::prelude::*;
use rules::Game;
use view::{PieceKind, PieceMood, PieceView};

use super::session::GameSession;
use crate::board::{piece_classes, piece_shape, set_seat_colours};
use crate::i18n::{t, translate};

/// The goal of the game for the person here, how it is played, and what the signs on the board mean.
#[component]
pub fn Guide(session: GameSession) -> impl IntoView {
    let game = untrack(|| session.game());
    // The signs are those of the player whose goal is told.
    let owner = Memo::new(move |_| {
        let seat = session.goal_seat().unwrap_or(1);
        let view = session.board_view();
        let pieces = view.seats.get(usize::from(seat) - 1).map(|seat| seat.pieces.as_slice());
        (pieces.and_then(|pieces| pieces.first()).copied().unwrap_or(PieceKind::PAWN), seat)
    });
    let signs = move || {
        let (kind, seat) = owner.get();
        let sign = |(key, drawing): (&'static str, AnyView)| {
            view! {
                <li>
                    <svg class="sample" viewBox="-34 -34 68 68" aria-hidden="true">{drawing}</svg>
                    <span>{t(key)}</span>
                </li>
            }
        };
        signs(game, kind, seat).into_iter().map(sign).collect_view()
    };
    let guide = NodeRef::<Div>::new();
    set_seat_colours(guide, Signal::derive(move || session.board_view()));
    view! {
        <div node_ref=guide class="guide">
            <h2>{t("web-goal")}</h2>
            <p>{move || session.goal_sentence()}</p>
            <p>{move || translate(&format!("web-about-{game}"), &[])}</p>
            <h2>{t("web-legend")}</h2>
            <ul class="legend">{signs}</ul>
        </div>
    }
}

/// A few squares, pieces and a fence, to see the colours of a theme.
pub fn board_sample() -> AnyView {
    let square = |nth: usize, kind: &'static str, content: AnyView| {
        let position = format!("translate({} 0)", 68 * nth);
        view! { <g transform=position>{tile(kind)}{content}</g> }
    };
    let pawns = (1u8..=4).map(|seat| {
        let kind = ["tile t1", "tile t2", "tile t3", "tile t4"][usize::from(seat) - 1];
        square(
            usize::from(seat) - 1,
            kind,
            sample_piece(PieceKind::PAWN, seat, PieceMood::Plain, false),
        )
    });
    view! {
        <svg viewBox="-36 -36 276 72">
            <rect class="ground" x="-36" y="-36" width="276" height="72" rx="14" />
            {pawns.collect_view()}
            <rect class="fence" x="165" y="-34" width="10" height="68" rx="5" />
        </svg>
    }
    .into_any()
}

/// The signs on the board of a game as the player of a seat with such a piece sees them, each with the key of its
/// meaning.
fn signs(game: Game, kind: PieceKind, seat: SeatNumber) -> Vec<(&'static str, AnyView)> {
    let turn = ("web-legend-turn", sample_piece(kind, seat, PieceMood::Plain, true));
    let target = format!("target {} s{seat}", kind.word());
    let next = ("web-legend-next", view! { <circle class=target r="10" /> }.into_any());
    let area = || tile(format!("tile a{seat}"));
    let end = ("web-legend-end", view! { <circle class="target land" r="7" /> }.into_any());
    let last = ("web-legend-last", tile("tile to"));
    match game {
        Game::Quoridor | Game::Mini => vec![
            ("web-legend-goal", tile(format!("tile t{seat}"))),
            turn,
            next,
            last,
            ("web-legend-fence", bar("fence")),
            ("web-legend-draft", bar("fence ghost pinned")),
            (
                "web-legend-path",
                view! { <polyline class=format!("way w{seat}") points="-28,0 28,0" /> }.into_any(),
            ),
        ],
        Game::Pacman => vec![
            turn,
            next,
            end,
            last,
            ("web-legend-pellet", dot("pellet", "11.5")),
            (
                "web-legend-sight",
                view! { <line class="sight" x1="-30" y1="0" x2="30" y2="0" /> }.into_any(),
            ),
            (
                "web-legend-frenzy",
                sample_piece(Piece::Blinky.into(), seat, PieceMood::Frenzied, false),
            ),
        ],
        Game::Mspacman => vec![
            turn,
            next,
            end,
            last,
            ("web-legend-area", view! { {area()}{dot("dot", "5")} }.into_any()),
            ("web-legend-power", dot("pellet", "11.5")),
            ("web-legend-weak", sample_piece(PieceKind::Ghost, seat, PieceMood::Weak, false)),
            (
                "web-legend-circle",
                view! { {area()}<circle class="circle-mark" r="20" /> }.into_any(),
            ),
            (
                "web-legend-exit",
                view! {
                    {tile("tile exit")}
                    <path class="exit-mark" d="M-10 0H10M4 -7 11 0 4 7M-4 -7 -11 0 -4 7" />
                }
                .into_any(),
            ),
        ],
    }
}

fn sample_piece(kind: PieceKind, seat: SeatNumber, mood: PieceMood, active: bool) -> AnyView {
    let piece = PieceView {
        id: String::new(),
        kind,
        seat: Some(seat),
        square: rules::Square::new(0, 0),
        heading: None,
        mood,
        active,
    };
    view! {
        <g class=piece_classes(&piece)>
            <circle class="ring" r="26" />
            {piece_shape(&piece, 0)}
        </g>
    }
    .into_any()
}

fn tile(class: impl Into<String>) -> AnyView {
    let class = class.into();
    view! { <rect class=class x="-28" y="-28" width="56" height="56" rx="10" /> }.into_any()
}

fn bar(class: &'static str) -> AnyView {
    view! { <rect class=class x="-32" y="-5" width="64" height="10" rx="5" /> }.into_any()
}

fn dot(class: &'static str, r: &'static str) -> AnyView {
    view! { <circle class=class r=r /> }.into_any()
}
