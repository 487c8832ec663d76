use game::Seat;

use crate::{Fence, Square};

use super::fence_set::fence_on_board;
use super::square_set::on_board;
use super::{FENCES, FenceSet, IncrementalBoard, Options, Position, SetupError};

/// A parsed position that is not validated yet: `e1,e9 10,10 1 -`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pawn of each seat, `None` if its player has left.
    pub pawns: Vec<Option<Square>>,
    /// The number of fences each seat has in hand.
    pub hands: Vec<usize>,
    /// The seat to move.
    pub turn: Seat,
    /// The fences on the board, in any order.
    pub fences: Vec<Fence>,
}

impl Setup {
    /// Parses pawns, fences in hand, the seat to move and fences, separated by blanks.
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
    /// Validates a set-up for that many seats and those options, or says what is wrong with it.
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
        position.set_fences(fence_set(&setup.fences)?);
        check_fence_count(setup, seats)?;
        for seat in Seat::all(seats) {
            position.set_hand(seat, setup.hands[seat.index()]);
            let Some(square) = setup.pawns[seat.index()] else { continue };
            if !on_board(square) {
                return Err(SetupError::OffBoard { square, seat });
            }
            if let Some(other) = position.seat_at(square) {
                return Err(SetupError::Occupied { square, seat, other });
            }
            position.set_pawn(seat, square);
        }
        if !position.is_active(setup.turn) {
            return Err(SetupError::NotIn { seat: setup.turn });
        }
        position.set_turn(setup.turn);
        let mut at_goal = position.active_seats().filter(|&seat| position.is_at_goal(seat));
        if let (Some(seat), Some(other)) = (at_goal.next(), at_goal.next()) {
            return Err(SetupError::BothAtGoal { seat, other });
        }
        match IncrementalBoard::try_new(position) {
            Ok(_) => Ok(position),
            Err(seat) => Err(SetupError::NoPath { seat, seats }),
        }
    }

    /// Parses and validates the text of a position for that many seats and those options.
    pub fn parse(text: &str, seats: usize, options: &Options) -> Result<Position, SetupError> {
        Position::from_setup(&Setup::parse(text)?, seats, options)
    }
}

/// The fences as a set, provided that all are on the board and none overlap or cross (C11, C12).
fn fence_set(fences: &[Fence]) -> Result<FenceSet, SetupError> {
    let mut set = FenceSet::EMPTY;
    for &fence in fences {
        if !fence_on_board(fence) {
            return Err(SetupError::FenceOffBoard { fence });
        }
        if let Some(other) = set.conflicting_fence(fence) {
            return Err(SetupError::FencesMeet { fence, other });
        }
        set.insert(fence);
    }
    Ok(set)
}

/// Checks that there are at most as many fences as the game has; fewer are allowed (C02, Q02).
fn check_fence_count(setup: &Setup, seats: usize) -> Result<(), SetupError> {
    let most = Position::fences_per_seat(seats);
    for seat in Seat::all(seats) {
        let hand = setup.hands[seat.index()];
        if hand > most {
            return Err(SetupError::HandTooBig { seat, hand, most, seats });
        }
    }
    let found = setup.fences.len() + setup.hands.iter().sum::<usize>();
    if found > FENCES { Err(SetupError::TooManyFences { found, seats }) } else { Ok(()) }
}

/// Parses a number below 100: digits only, no leading zero.
fn number(word: &str) -> Option<usize> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    (digits && word.len() <= 2 && (word.len() == 1 || !word.starts_with('0')))
        .then(|| word.parse().ok())
        .flatten()
}
