use board::PieceColour;

/// The colour of what is a seat's, as a value of the style sheet's `--s1`; empty where it is the pawn's,
/// which the theme has.
pub fn seat_colour(colours: &[PieceColour], seat: u8) -> String {
    shifted_token(colours, seat).map(|token| format!("var(--{token})")).unwrap_or_default()
}

/// The same for its goal line, `--t1`: the colour as a tint.
pub fn seat_tint(colours: &[PieceColour], seat: u8) -> String {
    let tint = |token| format!("color-mix(in srgb, var(--{token}) 34%, var(--tile))");
    shifted_token(colours, seat).map(tint).unwrap_or_default()
}

fn shifted_token(colours: &[PieceColour], seat: u8) -> Option<&'static str> {
    let colour = *colours.get(usize::from(seat) - 1)?;
    (colour != PieceColour::Pawn(seat)).then(|| colour.token())
}
