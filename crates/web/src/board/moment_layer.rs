use board::{BOW, BoardGeometry};
use game::SeatNumber;
use leptos::prelude::*;
use rules::Square;
use view::BoardMoment;

use super::{MoveDraft, RecentMoves, animation};

/// What happens on a board besides moves.
#[derive(Clone, Default, PartialEq)]
pub struct BoardMoments {
    /// The moments that happen now, each with the number of its ply.
    pub now: Vec<(usize, BoardMoment)>,
    /// The squares that stay lit once the game is won, and by whom.
    pub lit: Option<(Vec<Square>, SeatNumber)>,
}

/// Draws the moments above the board, large and without moving anything. They are moved by the style sheet
/// alone; without motion they stand still for as long.
#[component]
pub fn MomentLayer(
    moments: Signal<BoardMoments>,
    geometry: Memo<BoardGeometry>,
    recent: Signal<RecentMoves>,
    draft: Option<MoveDraft>,
) -> impl IntoView {
    let view_box = move || geometry.get().view_box();
    let lit = Memo::new(move |_| moments.with(|moments| moments.lit.clone()));
    let lit = move || {
        lit.get().map(|(squares, seat)| {
            let frame = |&square: &Square| {
                let rect = geometry.get().tile_rect(square);
                let class = format!("lit s{seat}");
                view! { <rect class=class x=rect.x y=rect.y width=rect.width height=rect.height rx="10" /> }
            };
            squares.iter().map(frame).collect_view()
        })
    };
    // A moment comes when the piece has arrived; a move that was submitted here has already.
    let arrival = move || {
        recent.with_untracked(|recent| match recent.moves.last() {
            Some(last) if draft.is_some_and(|draft| draft.was_submitted_here(&last.word)) => 0,
            Some(last) => animation::duration(last.squares.len()),
            None => 0,
        })
    };
    view! {
        <svg class="moments" viewBox=view_box aria-hidden="true">
            {lit}
            <For each=move || moments.with(|moments| moments.now.clone()) key=Clone::clone let:moment>
                <g class=format!("moment {}", moment.1.word()) style:--after=format!("{}ms", arrival())>
                    {draw(&moment.1, geometry.get_untracked())}
                </g>
            </For>
        </svg>
    }
}

/// A moment, around the middle of the squares where it happens.
fn draw(moment: &BoardMoment, geometry: BoardGeometry) -> AnyView {
    let squares = moment.squares();
    let count = squares.len().max(1) as f64;
    let sum = squares.iter().map(|&square| geometry.centre(square));
    let (x, y) = sum.fold((0.0, 0.0), |(x, y), (dx, dy)| (x + dx / count, y + dy / count));
    // What stands for a piece is whole, at the edge too; a power dot is where it was.
    let (width, height) = geometry.size();
    let inside = |at: f64, length: f64| {
        let reach = REACH.min(length / 2.0);
        at.clamp(reach, length - reach)
    };
    let (x, y) = match moment {
        BoardMoment::PowerDot(_) => (x, y),
        _ => (inside(x, width), inside(y, height)),
    };
    let shape = match moment {
        BoardMoment::LifeLost(_) => view! {
            <circle class="flash" r="92" />
            <path class="heart-half left" d=HEART_LEFT />
            <path class="heart-half right" d=HEART_RIGHT />
        }
        .into_any(),
        BoardMoment::GhostEaten(_) => view! {
            <circle class="wave" r="78" />
            <g class="eyes">
                <circle class="white" cx="-26" r="22" />
                <circle class="white" cx="26" r="22" />
                <circle class="iris" cx="-26" cy="-9" r="10" />
                <circle class="iris" cx="26" cy="-9" r="10" />
            </g>
        }
        .into_any(),
        BoardMoment::PowerDot(_) => view! {
            <circle class="wave" r="110" />
            <circle class="wave second" r="72" />
            <circle class="core" r="30" />
        }
        .into_any(),
        BoardMoment::RoleTaken(_, seat) => view! {
            <circle class=format!("flash s{seat}") r="92" />
            <g class="hair-bow"><path d=BOW transform="scale(4.4) translate(9 18)" /></g>
        }
        .into_any(),
        BoardMoment::Won(_, seat) => {
            let spark = |&(dx, dy): &(f64, f64)| {
                let class = format!("spark s{seat}");
                let (dx, dy) = (format!("{dx}px"), format!("{dy}px"));
                view! { <circle class=class r="12" style:--dx=dx style:--dy=dy /> }
            };
            SPARKS.iter().map(spark).collect_view().into_any()
        }
    };
    view! { <g transform=format!("translate({x} {y})")>{shape}</g> }.into_any()
}

/// How far what stands for a piece reaches from its middle. Flashes and sparks may leave the board.
const REACH: f64 = 82.0;

/// The halves of a broken heart.
const HEART_LEFT: &str = "M0 -20C-12 -52 -62 -44 -62 -8C-62 24 -24 44 0 64L-10 36 8 16 -10 -2Z";
const HEART_RIGHT: &str = "M0 -20C12 -52 62 -44 62 -8C62 24 24 44 0 64L-10 36 8 16 -10 -2Z";

/// Where the sparks of a burst fly to, from its middle.
const SPARKS: [(f64, f64); 18] = [
    (0.0, -150.0),
    (62.0, -128.0),
    (118.0, -92.0),
    (150.0, -30.0),
    (146.0, 42.0),
    (104.0, 104.0),
    (46.0, 142.0),
    (-24.0, 148.0),
    (-86.0, 122.0),
    (-132.0, 72.0),
    (-152.0, 6.0),
    (-134.0, -66.0),
    (-88.0, -118.0),
    (-36.0, -92.0),
    (58.0, -66.0),
    (86.0, 22.0),
    (-10.0, 88.0),
    (-84.0, -6.0),
];
