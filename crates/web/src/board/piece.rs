use board::{BOW, PAWN_MARK, PieceOutline, heading_angle, iris_offset, muncher_transform};
use leptos::prelude::*;
use view::{Heading, PieceKind, PieceMood, PieceView};

/// The drawing of a piece around the centre of its square.
pub fn piece_shape(piece: &PieceView, rotation: u8) -> AnyView {
    match PieceOutline::of(piece.kind, piece.seat) {
        PieceOutline::Pawn(outline) => pawn(outline, piece.heading, rotation),
        PieceOutline::Muncher(outline) => {
            muncher(outline, piece.heading, rotation, piece.kind == PieceKind::Mspacman)
        }
        PieceOutline::Ghost(outline) => ghost(outline, piece.heading, rotation),
    }
}

/// The outline of a piece, by which it can be told from others in little room.
pub fn piece_outline(kind: PieceKind, seat: u8) -> &'static str {
    PieceOutline::of(kind, Some(seat)).path()
}

/// The CSS classes that colour a piece.
pub fn piece_classes(piece: &PieceView) -> String {
    let seat = piece.seat.unwrap_or(0);
    let mood = match piece.mood {
        PieceMood::Plain => "",
        PieceMood::Weak => " weak",
        PieceMood::Frenzied => " frenzied",
    };
    let turn = if piece.active { " turn" } else { "" };
    format!("piece {} s{seat}{mood}{turn}", piece.kind.word())
}

fn pawn(outline: &'static str, heading: Option<Heading>, rotation: u8) -> AnyView {
    let turn = format!("rotate({})", heading.map_or(0, |heading| heading_angle(heading, rotation)));
    view! {
        <path class="shade" transform="translate(0,3)" d=outline />
        <path class="body" d=outline />
        <ellipse class="gleam" cx="-5" cy="-9" rx="9" ry="5.500" transform="rotate(-28 -5 -9)" />
        <path class="mark" d=PAWN_MARK transform=turn />
    }
    .into_any()
}

fn muncher(outline: &'static str, heading: Option<Heading>, rotation: u8, bow: bool) -> AnyView {
    let turn = muncher_transform(heading, rotation);
    let bow = bow.then(|| {
        view! {
            <path class="hair-bow" d=BOW />
            <circle class="hair-bow" cx="-9" cy="-18" r="3.600" />
        }
    });
    view! {
        // The shade has the mouth too, which is open.
        <g transform="translate(0,3)"><path class="shade" transform=turn.clone() d=outline /></g>
        <g transform=turn>
            <path class="body" d=outline />
            <ellipse class="gleam" cx="-7" cy="-10" rx="8" ry="4.500" transform="rotate(-32 -7 -10)" />
            <circle class="mark" cx="1" cy="-10.500" r="2.900" />
            {bow}
        </g>
    }
    .into_any()
}

fn ghost(outline: &'static str, heading: Option<Heading>, rotation: u8) -> AnyView {
    let (ix, iy) = iris_offset(heading, rotation);
    view! {
        <circle class="halo" r="25" />
        <path class="shade" transform="translate(0,3)" d=outline />
        <path class="body" d=outline />
        <ellipse class="gleam" cx="-6" cy="-13" rx="8" ry="4" transform="rotate(-26 -6 -13)" />
        <circle class="eye" cx="-7" cy="-4" r="5.200" />
        <circle class="eye" cx="7" cy="-4" r="5.200" />
        <circle class="iris" cx=-7.0 + ix cy=iy r="2.500" />
        <circle class="iris" cx=7.0 + ix cy=iy r="2.500" />
    }
    .into_any()
}
