use game::Seat;

use super::{Setup, SetupError, check_seats};
use crate::Square;
use crate::mspacman::position::{State, area_mask};
use crate::mspacman::{
    Board, Colour, GhostState, OpeningSpin, OpeningSpins, Phase, Side, SquareKind,
};

/// Checks everything the rules rely on and builds the state of the position.
pub(super) fn validate(setup: &Setup, seats: usize) -> Result<State, SetupError> {
    check_seats(seats)?;
    let state = State {
        seats: seats as u8,
        colours: by_seat("colours", &setup.colours, seats)?,
        leader: setup.leader,
        ms_pacman: setup.ms_pacman,
        ghosts: by_seat("ghosts", &setup.ghosts, seats)?,
        dots: remaining_dots(setup)?,
        phase: setup.phase,
    };
    for (nth, colour) in state.colours.iter().enumerate() {
        if let Some(colour) = colour.filter(|_| state.colours[..nth].contains(colour)) {
            return Err(SetupError::ColourTwice { colour });
        }
    }
    let playing = |seat: Seat| state.colours.get(seat.index()).is_some_and(Option::is_some);
    let over = matches!(state.phase, Phase::Over(_));
    check_pieces(&setup.board, &state, over)?;
    for seat in Seat::all(4) {
        let expected = playing(seat) && state.leader != Some(seat);
        if state.ghosts[seat.index()].is_some() != expected {
            return Err(SetupError::BadGhost { seat });
        }
    }
    if state.leader.is_some_and(|leader| !playing(leader)) {
        return Err(SetupError::BadLeader);
    }
    let consistent = match state.phase {
        Phase::Opening(_) => state.leader.is_none() && state.ms_pacman.is_none(),
        Phase::Place => state.leader.is_some() && state.ms_pacman.is_none(),
        Phase::Roll(_) | Phase::Move(..) => state.leader.is_some() && state.ms_pacman.is_some(),
        Phase::Over(_) => state.leader.is_some() || state.ms_pacman.is_none(),
    };
    if !consistent {
        return Err(SetupError::BadLeader);
    }
    check_end(&state)?;
    match state.phase {
        Phase::Opening(opening) => check_opening(&setup.board, &state, &opening)?,
        Phase::Roll(seat) | Phase::Move(seat, _) if !playing(seat) => {
            return Err(SetupError::BadTurn { seat });
        }
        Phase::Roll(seat) => {
            let side = state.ghosts[seat.index()].map_or(Side::Strong, |ghost| ghost.side);
            if side != side.turn_starts() {
                return Err(SetupError::BadSide { seat });
            }
        }
        Phase::Move(seat, steps) => {
            let ghost = state.ghosts[seat.index()];
            if ghost.is_some_and(|ghost| ghost.side == Side::Fading) {
                return Err(SetupError::BadSide { seat });
            }
            if !can_have_rolled(&setup.board, ghost, steps) {
                return Err(SetupError::BadSteps { seat, steps });
            }
        }
        Phase::Place => check_free_circle(&setup.board, &state)?,
        Phase::Over(_) => {}
    }
    Ok(state)
}

fn by_seat<T: Copy>(
    field: &'static str,
    list: &[Option<T>],
    seats: usize,
) -> Result<[Option<T>; 4], SetupError> {
    if list.len() != seats {
        return Err(SetupError::Length { field, count: list.len(), seats });
    }
    Ok(std::array::from_fn(|seat| list.get(seat).copied().flatten()))
}

fn remaining_dots(setup: &Setup) -> Result<u128, SetupError> {
    setup.eaten.iter().try_fold((1 << Board::DOTS) - 1, |dots: u128, &square| {
        let dot = setup.board.dot_index(square).map_or(0, |dot| 1 << dot);
        if dots & dot == 0 { Err(SetupError::NoDot { square }) } else { Ok(dots & !dot) }
    })
}

/// Checks that every piece is on a square it can be on. Two share a square only when the game was
/// won before a capture on it (S47).
fn check_pieces(board: &Board, state: &State, over: bool) -> Result<(), SetupError> {
    let mut taken: Vec<Square> = Vec::new();
    for (ghost, colour) in state.ghosts.iter().zip(state.colours) {
        let Some(GhostState { at, .. }) = *ghost else { continue };
        let possible = match board.square_kind(at) {
            SquareKind::Solid => false,
            SquareKind::Home(home) => colour == Some(home),
            SquareKind::Exit | SquareKind::Dot(..) => true,
        };
        if !possible {
            return Err(SetupError::BadSquare { square: at });
        }
        if taken.contains(&at) {
            return Err(SetupError::Shared { square: at });
        }
        taken.push(at);
    }
    match state.ms_pacman {
        Some(square)
            if !matches!(board.square_kind(square), SquareKind::Exit | SquareKind::Dot(..)) =>
        {
            Err(SetupError::BadSquare { square })
        }
        Some(square) if taken.contains(&square) && !over => Err(SetupError::Shared { square }),
        _ => Ok(()),
    }
}

/// Checks that Ms. Pac-Man can be placed somewhere. Play always leaves a circle free, a text may
/// not.
fn check_free_circle(board: &Board, state: &State) -> Result<(), SetupError> {
    let ghost_on =
        |square| Seat::all(4).find(|s| state.ghosts[s.index()].is_some_and(|g| g.at == square));
    let taken =
        |&square: &Square| ghost_on(square).map(|seat| SetupError::NoCircle { square, seat });
    match board.circles().iter().map(taken).collect::<Option<Vec<_>>>() {
        Some(all) => all.into_iter().next().map_or(Ok(()), Err),
        None => Ok(()),
    }
}

/// Checks that the game is over exactly when one player is left or one player's area is empty.
fn check_end(state: &State) -> Result<(), SetupError> {
    let empty = |colour: Colour| state.dots & area_mask(colour) == 0;
    let playing = || (0..4).filter(|&seat| state.colours[seat].is_some());
    let won = || playing().filter(|&seat| state.colours[seat].is_some_and(empty));
    let winner = match (playing().count(), won().count()) {
        (1, _) => playing().next(),
        (0, _) | (_, 2..) => return Err(SetupError::BadEnd),
        (_, 1) => won().next(),
        (_, _) => None,
    };
    let claimed = match state.phase {
        Phase::Over(winner) => Some(winner.index()),
        _ => None,
    };
    if claimed == winner { Ok(()) } else { Err(SetupError::BadEnd) }
}

/// Checks the opening: seats have spun in order, at least two are still in the round, and nothing
/// has moved yet.
fn check_opening(board: &Board, state: &State, opening: &OpeningSpins) -> Result<(), SetupError> {
    let spins = || opening.contenders().map(|seat| opening.0[seat.index()]);
    let due = spins().skip_while(|&spin| spin != OpeningSpin::Due);
    let is_face = |spin| match spin {
        OpeningSpin::Shown(steps) => board.spinner().any(|(face, _)| face == steps),
        _ => true,
    };
    let at_home = Seat::all(4).all(|seat| {
        let colour = state.colours[seat.index()];
        let home = colour.map(|colour| GhostState { at: board.home(colour), side: Side::Strong });
        state.ghosts[seat.index()] == home
            && (colour.is_some() || opening.0[seat.index()] == OpeningSpin::Out)
    });
    let valid = spins().count() >= 2
        && opening.next().is_some()
        && due.into_iter().all(|spin| spin == OpeningSpin::Due)
        && spins().all(is_face)
        && at_home
        && state.dots.count_ones() as usize == Board::DOTS;
    if valid { Ok(()) } else { Err(SetupError::BadOpening) }
}

/// Whether a roll can have given this ghost, or Ms. Pac-Man, a move of `steps`.
fn can_have_rolled(board: &Board, ghost: Option<GhostState>, steps: u8) -> bool {
    let Some(ghost) = ghost else { return board.spinner().any(|(face, _)| face == steps) };
    board.die().any(|(face, _)| {
        face.steps == steps
            && match ghost.side {
                Side::Strong => true,
                Side::Flipped => face.flip,
                Side::Powered | Side::Fading => !face.flip,
            }
    })
}
