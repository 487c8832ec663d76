use rules::Piece;
use view::{BoardView, PieceKind};

/// The colour of everything that is a player's: the piece, the goal line, paths, targets, the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceColour {
    /// That of the pawns of a seat, from 1 to 5.
    Pawn(u8),
    /// That of a character, which is no pawn.
    Character(Piece),
}

impl PieceColour {
    /// The number of colours for pawns.
    const PAWNS: u8 = 5;

    /// The colours of the seats of a board. The colour of a character that a player chose wins; whoever
    /// has a pawn whose colour would look like it takes the next one that does not. A seat with several
    /// pieces has the colour of a pawn.
    pub fn of_seats(view: &BoardView) -> Vec<PieceColour> {
        let chosen: Vec<_> = view.seats.iter().map(|seat| character(&seat.pieces)).collect();
        let is_free = |seat: u8| !chosen.iter().flatten().any(|&c| looks_like(seat, c));
        // Pawns that keep their colour, so that no other takes it.
        let keeps = |seat: u8, chosen: Option<Piece>| chosen.is_none() && is_free(seat);
        let mut left: Vec<_> = (1..=PieceColour::PAWNS)
            .filter(|&seat| is_free(seat))
            .filter(|&seat| !chosen.get(usize::from(seat) - 1).is_some_and(|&c| keeps(seat, c)))
            .rev()
            .collect();
        let colour = |(seat, &chosen): (u8, &Option<Piece>)| match chosen {
            Some(character) => PieceColour::Character(character),
            None if keeps(seat, chosen) => PieceColour::Pawn(seat),
            None => PieceColour::Pawn(left.pop().unwrap_or(seat)),
        };
        (1..).zip(&chosen).map(colour).collect()
    }

    /// The name that style sheets have for it: `p1`, `blinky`.
    pub const fn token(self) -> &'static str {
        match self {
            PieceColour::Pawn(1) => "p1",
            PieceColour::Pawn(2) => "p2",
            PieceColour::Pawn(3) => "p3",
            PieceColour::Pawn(4) => "p4",
            PieceColour::Pawn(_) => "p5",
            PieceColour::Character(Piece::Pacman) => "muncher",
            PieceColour::Character(character) => character.word(),
        }
    }

    /// The properties of style sheets for the colours of seats, with their values: `--s1`, which everything of a seat's
    /// has, and `--t1`, the tint of its goal line. A value is empty where a seat has the colour of its pawn: themes have
    /// both.
    pub fn style_properties(colours: &[PieceColour]) -> Vec<(String, String)> {
        let token = |seat: u8| {
            let colour = *colours.get(usize::from(seat) - 1)?;
            (colour != PieceColour::Pawn(seat)).then(|| colour.token())
        };
        let property = |(name, seat): (char, u8)| {
            let value = token(seat).map(|token| match name {
                't' => format!("color-mix(in srgb, var(--{token}) 34%, var(--tile))"),
                _ => format!("var(--{token})"),
            });
            (format!("--{name}{seat}"), value.unwrap_or_default())
        };
        // Nobody of five has a goal line.
        let colours = (1..=PieceColour::PAWNS).map(|seat| ('s', seat));
        colours.chain((1..=4).map(|seat| ('t', seat))).map(property).collect()
    }
}

/// The character that is the only piece of a seat.
fn character(pieces: &[PieceKind]) -> Option<Piece> {
    match *pieces {
        [PieceKind::Character(piece)] if piece != Piece::Pawn => Some(piece),
        _ => None,
    }
}

/// Whether the pawns of a seat have a colour that is taken for that of a character, in one of the
/// page's themes or by colour-blind eyes.
const fn looks_like(seat: u8, character: Piece) -> bool {
    matches!(
        (character, seat),
        (Piece::Blinky, 2)
            | (Piece::Inky, 1)
            | (Piece::Pinky, 5)
            | (Piece::Clyde, 2 | 4)
            | (Piece::Pacman, 4)
    )
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::{Game, GameSetup};

    use super::*;
    use crate::{BoardColours, PieceOutline};

    fn view(game: Game, seats: usize, characters: &[Piece]) -> BoardView {
        let start = GameSetup::new(game).with_seats(seats).unwrap().start().unwrap();
        BoardView::from(&start).with_characters(characters)
    }

    /// Every choice of pieces for four seats in which no two characters are the same.
    fn choices() -> Vec<[Piece; 4]> {
        let all = Piece::ALL;
        let mut choices = Vec::new();
        for n in 0..all.len().pow(4) {
            let choice = [1, 6, 36, 216].map(|unit| all[n / unit % all.len()]);
            let characters: Vec<_> = choice.iter().filter(|&&p| p != Piece::Pawn).collect();
            if characters.iter().collect::<HashSet<_>>().len() == characters.len() {
                choices.push(choice);
            }
        }
        choices
    }

    /// The distance of two colours, `#rrggbb`, by how different they look.
    fn distance(one: &str, other: &str) -> f64 {
        let channel =
            |hex: &str, at: usize| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap());
        let mean = (channel(one, 1) + channel(other, 1)) / 2.0;
        let square = |at: usize| (channel(one, at) - channel(other, at)).powi(2);
        let (red, green, blue) = (square(1), square(3), square(5));
        ((2.0 + mean / 256.0) * red + 4.0 * green + (2.0 + (255.0 - mean) / 256.0) * blue).sqrt()
    }

    #[test]
    fn pawns_keep_the_colours_of_their_seats() {
        let colours = PieceColour::of_seats(&view(Game::Quoridor, 4, &[]));
        assert_eq!(colours, [1, 2, 3, 4].map(PieceColour::Pawn));
        let colours = PieceColour::of_seats(&view(Game::Mspacman, 4, &[]));
        assert_eq!(colours, [1, 2, 3, 4].map(PieceColour::Pawn));
    }

    #[test]
    fn a_chosen_piece_wins_and_the_other_shifts() {
        let colours = PieceColour::of_seats(&view(Game::Quoridor, 2, &[Piece::Blinky]));
        let [PieceColour::Character(Piece::Blinky), PieceColour::Pawn(other)] = *colours else {
            panic!("{colours:?}")
        };
        assert_ne!(other, 2, "the pawn of seat 2 is red too");
        // Nobody has to shift for a piece that looks like nothing else here.
        let colours = PieceColour::of_seats(&view(Game::Quoridor, 2, &[Piece::Pinky]));
        assert_eq!(colours[1], PieceColour::Pawn(2));
    }

    #[test]
    fn every_player_of_the_pacman_variant_has_the_colour_of_the_character() {
        let five = PieceColour::of_seats(&view(Game::Pacman, 5, &[]));
        let ghosts = [Piece::Pacman, Piece::Blinky, Piece::Inky, Piece::Pinky, Piece::Clyde];
        assert_eq!(five, ghosts.map(PieceColour::Character));
    }

    #[test]
    fn c00_two_players_never_look_alike_whatever_they_choose() {
        let day = BoardColours::default();
        for choice in choices() {
            let view = view(Game::Quoridor, 4, &choice);
            let colours = PieceColour::of_seats(&view);
            let outline =
                |nth: usize| PieceOutline::of(view.seats[nth].pieces[0], Some(nth as u8 + 1));
            for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
                let shown = |nth: usize| day.colour(colours[nth]);
                let apart = distance(shown(one), shown(other));
                assert!(apart > 100.0, "{choice:?}: {one} and {other} are {apart:.0} apart");
                assert_ne!(outline(one), outline(other), "{choice:?}: for colour-blind eyes");
            }
        }
    }

    #[test]
    fn c00_goal_lines_and_all_else_have_the_colour_of_the_piece_and_that_of_a_pawn_from_the_theme()
    {
        for choice in choices() {
            let colours = PieceColour::of_seats(&view(Game::Quoridor, 4, &choice));
            let properties = PieceColour::style_properties(&colours);
            let value = |name: String| {
                let (_, value) = properties.iter().find(|(other, _)| *other == name).unwrap();
                value.as_str()
            };
            for (seat, colour) in (1u8..).zip(&colours) {
                let (own, tint) = (value(format!("--s{seat}")), value(format!("--t{seat}")));
                if *colour == PieceColour::Pawn(seat) {
                    assert_eq!((own, tint), ("", ""), "{choice:?}");
                } else {
                    assert_eq!(own, format!("var(--{})", colour.token()), "{choice:?}");
                    assert!(tint.contains(own), "{choice:?}: {tint}");
                }
            }
            assert_eq!(value("--s5".to_owned()), "", "nobody sits there");
        }
    }

    #[test]
    fn c00_a_character_that_is_taken_stays_a_pawn() {
        let view = view(Game::Quoridor, 2, &[Piece::Inky, Piece::Inky]);
        assert_eq!(view.seats[1].pieces, [PieceKind::PAWN]);
        assert_eq!(view.pieces[1].kind, PieceKind::PAWN);
    }
}
