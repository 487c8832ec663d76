use std::sync::Arc;

use leptos::prelude::*;
use rules::Square;
use view::{BoardView, PieceView};

use super::{BoardGeometry, MoveDraft, RecentMoves, animation, piece_classes, piece_shape};

/// A piece on its square; several on one square are drawn smaller, side by side.
#[component]
pub fn BoardPiece(
    id: String,
    draft: Option<MoveDraft>,
    view: Signal<Arc<BoardView>>,
    geometry: Memo<BoardGeometry>,
    recent: Signal<RecentMoves>,
) -> impl IntoView {
    let (name, sought) = (id.clone(), id.clone());
    let piece: Memo<Option<PieceView>> = Memo::new(move |_| {
        view.with(|view| view.pieces.iter().find(|piece| piece.id == sought).cloned())
    });
    let shape = move || {
        let mut piece = piece.get()?;
        // A piece without a heading of its own looks where it went.
        if piece.heading.is_none() {
            piece.heading = recent.with(|recent| {
                let own = recent.moves.iter().rev().find(|m| m.piece.as_ref() == Some(&piece.id));
                own.and_then(|played| animation::heading_of(&played.squares))
            });
        }
        Some(piece_shape(&piece, geometry.get().rotation))
    };
    // The path of the submitted move, drawn before anyone has answered.
    let submitted = Memo::new(move |_| {
        let active = piece.with(|piece| piece.as_ref().is_some_and(|piece| piece.active));
        draft.filter(|_| active).map(|draft| draft.submitted_path()).unwrap_or_default()
    });
    let placement = Memo::new(move |_| {
        let Some(piece) = piece.get() else { return (0.0, 0.0, 1.0) };
        if let Some(&end) = submitted.with(|path| path.last().copied()).as_ref() {
            let (x, y) = geometry.get().centre(end);
            return (x, y, 1.0);
        }
        let (x, y) = geometry.get().centre(piece.square);
        let (nth, count) = view.with(|view| {
            let here = || view.pieces.iter().filter(|other| other.square == piece.square);
            (here().position(|other| other.id == piece.id).unwrap_or(0), here().count())
        });
        if count < 2 {
            return (x, y, 1.0);
        }
        let (column, row) = (nth % 2, nth / 2);
        let shift = |n: usize| if n == 0 { -11.0 } else { 11.0 };
        (x + shift(column), y + if count > 2 { shift(row) } else { 0.0 }, 0.62)
    });
    let group = NodeRef::<leptos::svg::G>::new();
    let animate = move |squares: &[Square], delay: u32| {
        if let Some(group) = group.get_untracked() {
            let points: Vec<_> =
                squares.iter().map(|&s| geometry.get_untracked().centre(s)).collect();
            animation::animate_along(&group, &points, placement.get_untracked(), delay);
        }
    };
    Effect::new(move |_| {
        let path = submitted.get();
        let from = piece.with_untracked(|piece| piece.as_ref().map(|piece| piece.square));
        if !path.is_empty() {
            animate(&from.into_iter().chain(path).collect::<Vec<_>>(), 0);
        }
    });
    // In a new position the piece goes from where it was to where it is: along its path if it moved
    // itself, straight and after that move otherwise, such as home when it was caught.
    let square = Memo::new(move |_| piece.with(|piece| piece.as_ref().map(|piece| piece.square)));
    Effect::new(move |before: Option<(Option<Square>, RecentMoves)>| {
        let now = (square.get(), recent.get());
        if let (Some((Some(from), earlier)), (Some(to), recent)) = (&before, &now) {
            let played = recent.since(earlier);
            let after_move = played.clone().map(|m| animation::duration(m.squares.len())).max();
            let after_move = after_move.unwrap_or(0);
            let own = played.filter(|m| m.piece.as_ref() == Some(&name) && m.squares.len() > 1);
            match own.last().filter(|m| m.squares[0] == *from) {
                // A move that was submitted here has been animated already.
                Some(m) if draft.is_some_and(|draft| draft.was_submitted_here(&m.word)) => {
                    let end = m.squares[m.squares.len() - 1];
                    if end != *to {
                        animate(&[end, *to], after_move);
                    }
                }
                Some(m) => {
                    let home = m.squares.last().filter(|end| *end != to).map(|_| *to);
                    animate(&m.squares.iter().copied().chain(home).collect::<Vec<_>>(), 0);
                }
                None if from != to => animate(&[*from, *to], after_move),
                None => {}
            }
        }
        now
    });
    view! {
        <g
            node_ref=group
            data-piece=id
            class=move || piece.with(|piece| piece.as_ref().map(piece_classes).unwrap_or_default())
            style:transform=move || {
                let (x, y, scale) = placement.get();
                format!("translate({x}px,{y}px) scale({scale})")
            }
        >
            <circle class="ring" r="26" />
            {shape}
        </g>
    }
}
