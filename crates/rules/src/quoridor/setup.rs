use game::Seat;

use crate::{Fence, Square};

use super::cells::on_board;
use super::slots::fits;
use super::{FENCES, Options, Position, SetupError, Slots, Tracker};

/// A position as somebody typed it, legal or not: `e1,e9 10,10 1 -`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Each seat's pawn, or nothing for a seat that has left.
    pub pawns: Vec<Option<Square>>,
    /// How many fences each seat has in hand.
    pub hands: Vec<usize>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The fences on the board, in any order.
    pub fences: Vec<Fence>,
}

impl Setup {
    /// Reads pawns, hands, the seat to move and fences, separated by blanks.
    pub fn parse(text: &str) -> Result<Setup, SetupError> {
        let fields: Vec<_> = text.split_whitespace().collect();
        let &[pawns, hands, turn, fences] = fields.as_slice() else {
            return Err(SetupError::Fields { found: fields.len() });
        };
        let word = |word: &str| word.to_owned();
        Ok(Setup {
            pawns: pawns
                .split(',')
                .map(|pawn| match pawn {
                    "-" => Ok(None),
                    _ => Square::parse(pawn)
                        .map(Some)
                        .ok_or_else(|| SetupError::Pawn { word: word(pawn) }),
                })
                .collect::<Result<_, _>>()?,
            hands: hands
                .split(',')
                .map(|hand| number(hand).ok_or_else(|| SetupError::Hand { word: word(hand) }))
                .collect::<Result<_, _>>()?,
            turn: number(turn)
                .and_then(Seat::from_number)
                .ok_or_else(|| SetupError::Turn { word: word(turn) })?,
            fences: match fences {
                "-" => Vec::new(),
                _ => fences
                    .split(',')
                    .map(|fence| {
                        Fence::parse(fence).ok_or_else(|| SetupError::Fence { word: word(fence) })
                    })
                    .collect::<Result<_, _>>()?,
            },
        })
    }
}

impl Position {
    /// Admits a set-up to a table of `seats` with those options, or says what is wrong with it.
    pub fn from_setup(
        setup: &Setup,
        seats: usize,
        options: &Options,
    ) -> Result<Position, SetupError> {
        if seats != 2 && seats != 4 {
            return Err(SetupError::Seats { seats });
        }
        if setup.pawns.len() != seats {
            return Err(SetupError::Pawns { found: setup.pawns.len(), seats });
        }
        if setup.hands.len() != seats {
            return Err(SetupError::Hands { found: setup.hands.len(), seats });
        }
        let mut position = Position::empty(seats, options);
        position.set_fences(stand(&setup.fences)?);
        count(setup, seats)?;
        for seat in Seat::all(seats) {
            position.set_hand(seat, setup.hands[seat.index()]);
            let Some(square) = setup.pawns[seat.index()] else { continue };
            if !on_board(square) {
                return Err(SetupError::OffBoard { square, seat });
            }
            if let Some(other) = position.at(square) {
                return Err(SetupError::Occupied { square, seat, other });
            }
            position.set_pawn(seat, square);
        }
        if !position.is_in(setup.turn) {
            return Err(SetupError::NotIn { seat: setup.turn });
        }
        position.set_turn(setup.turn);
        let mut home = position.seated().filter(|&seat| position.is_home(seat));
        if let (Some(seat), Some(other)) = (home.next(), home.next()) {
            return Err(SetupError::BothHome { seat, other });
        }
        match Tracker::over(position) {
            Ok(_) => Ok(position),
            Err(seat) => Err(SetupError::NoWay { seat, seats }),
        }
    }

    /// Reads the text of a position for a table of `seats` with those options.
    pub fn parse(text: &str, seats: usize, options: &Options) -> Result<Position, SetupError> {
        Position::from_setup(&Setup::parse(text)?, seats, options)
    }
}

/// The fences as a set, once none of them sticks out, overlaps or crosses (C11, C12).
fn stand(fences: &[Fence]) -> Result<Slots, SetupError> {
    let mut slots = Slots::NONE;
    for &fence in fences {
        if !fits(fence) {
            return Err(SetupError::FenceOffBoard { fence });
        }
        if let Some(other) = slots.in_the_way(fence) {
            return Err(SetupError::FencesMeet { fence, other });
        }
        slots.insert(fence);
    }
    Ok(slots)
}

/// There may be fewer fences than the game has, never more (C02, Q02).
fn count(setup: &Setup, seats: usize) -> Result<(), SetupError> {
    let most = Position::allotment(seats);
    for seat in Seat::all(seats) {
        let hand = setup.hands[seat.index()];
        if hand > most {
            return Err(SetupError::HandTooBig { seat, hand, most, seats });
        }
    }
    let found = setup.fences.len() + setup.hands.iter().sum::<usize>();
    if found > FENCES { Err(SetupError::TooManyFences { found, seats }) } else { Ok(()) }
}

/// A number below 100 as people write it: digits alone, no leading zero.
fn number(word: &str) -> Option<usize> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    (digits && word.len() <= 2 && (word.len() == 1 || !word.starts_with('0')))
        .then(|| word.parse().ok())
        .flatten()
}
