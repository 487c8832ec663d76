use game::Seat;

use super::{Setup, SetupError, playable};
use crate::Square;
use crate::mspacman::position::{State, area};
use crate::mspacman::{Board, Cell, Colour, Ghost, Opening, Phase, Side, Spin};

/// Checks everything the rules rely on.
pub(super) fn admit(setup: &Setup, seats: usize) -> Result<State, SetupError> {
    playable(seats)?;
    let state = State {
        seats: seats as u8,
        colours: by_seat("colours", &setup.colours, seats)?,
        leader: setup.leader,
        lady: setup.lady,
        ghosts: by_seat("ghosts", &setup.ghosts, seats)?,
        dots: dots(setup)?,
        phase: setup.phase,
    };
    for (nth, colour) in state.colours.iter().enumerate() {
        if let Some(colour) = colour.filter(|_| state.colours[..nth].contains(colour)) {
            return Err(SetupError::ColourTwice { colour });
        }
    }
    let playing = |seat: Seat| state.colours.get(seat.index()).is_some_and(Option::is_some);
    let over = matches!(state.phase, Phase::Over(_));
    pieces(&setup.board, &state, over)?;
    for seat in Seat::all(4) {
        let wanted = playing(seat) && state.leader != Some(seat);
        if state.ghosts[seat.index()].is_some() != wanted {
            return Err(SetupError::BadGhost { seat });
        }
    }
    if state.leader.is_some_and(|leader| !playing(leader)) {
        return Err(SetupError::BadLeader);
    }
    let led = match state.phase {
        Phase::Opening(_) => state.leader.is_none() && state.lady.is_none(),
        Phase::Place => state.leader.is_some() && state.lady.is_none(),
        Phase::Roll(_) | Phase::Move(..) => state.leader.is_some() && state.lady.is_some(),
        Phase::Over(_) => state.leader.is_some() || state.lady.is_none(),
    };
    if !led {
        return Err(SetupError::BadLeader);
    }
    end(&state)?;
    match state.phase {
        Phase::Opening(opening) => self::opening(&setup.board, &state, &opening)?,
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
            if !rollable(&setup.board, ghost, steps) {
                return Err(SetupError::BadSteps { seat, steps });
            }
        }
        Phase::Place => room(&setup.board, &state)?,
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

fn dots(setup: &Setup) -> Result<u128, SetupError> {
    setup.eaten.iter().try_fold((1 << Board::DOTS) - 1, |dots: u128, &square| {
        let dot = setup.board.dot(square).map_or(0, |dot| 1 << dot);
        if dots & dot == 0 { Err(SetupError::NoDot { square }) } else { Ok(dots & !dot) }
    })
}

/// Pieces stand where they can; two share a square only where a win came before a catch (S47).
fn pieces(board: &Board, state: &State, over: bool) -> Result<(), SetupError> {
    let mut taken: Vec<Square> = Vec::new();
    for (ghost, colour) in state.ghosts.iter().zip(state.colours) {
        let Some(Ghost { at, .. }) = *ghost else { continue };
        let stands = match board.cell(at) {
            Cell::Solid => false,
            Cell::Home(home) => colour == Some(home),
            Cell::Exit | Cell::Dot(..) => true,
        };
        if !stands {
            return Err(SetupError::BadSquare { square: at });
        }
        if taken.contains(&at) {
            return Err(SetupError::Shared { square: at });
        }
        taken.push(at);
    }
    match state.lady {
        Some(square) if !matches!(board.cell(square), Cell::Exit | Cell::Dot(..)) => {
            Err(SetupError::BadSquare { square })
        }
        Some(square) if taken.contains(&square) && !over => Err(SetupError::Shared { square }),
        _ => Ok(()),
    }
}

/// Ms. Pac-Man can be placed somewhere. Play always leaves a circle free; a typed position may not.
fn room(board: &Board, state: &State) -> Result<(), SetupError> {
    let on =
        |square| Seat::all(4).find(|s| state.ghosts[s.index()].is_some_and(|g| g.at == square));
    let taken = |&square: &Square| on(square).map(|seat| SetupError::NoCircle { square, seat });
    match board.circles().iter().map(taken).collect::<Option<Vec<_>>>() {
        Some(all) => all.into_iter().next().map_or(Ok(()), Err),
        None => Ok(()),
    }
}

/// The game is over exactly when one player is left or one player's area is empty.
fn end(state: &State) -> Result<(), SetupError> {
    let empty = |colour: Colour| state.dots & area(colour) == 0;
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

/// Somebody has spun or nobody has, in seat order, and at least two still hope; nothing else has
/// happened.
fn opening(board: &Board, state: &State, opening: &Opening) -> Result<(), SetupError> {
    let spins = || opening.contenders().map(|seat| opening.0[seat.index()]);
    let due = spins().skip_while(|&spin| spin != Spin::Due);
    let faced = |spin| match spin {
        Spin::Shown(steps) => board.spinner().any(|(face, _)| face == steps),
        _ => true,
    };
    let at_home = Seat::all(4).all(|seat| {
        let colour = state.colours[seat.index()];
        let home = colour.map(|colour| Ghost { at: board.home(colour), side: Side::Strong });
        state.ghosts[seat.index()] == home
            && (colour.is_some() || opening.0[seat.index()] == Spin::Out)
    });
    let fine = spins().count() >= 2
        && opening.next().is_some()
        && due.into_iter().all(|spin| spin == Spin::Due)
        && spins().all(faced)
        && at_home
        && state.dots.count_ones() as usize == Board::DOTS;
    if fine { Ok(()) } else { Err(SetupError::BadOpening) }
}

/// Whether a roll can have led to a move of `steps` by this ghost, or by Ms. Pac-Man.
fn rollable(board: &Board, ghost: Option<Ghost>, steps: u8) -> bool {
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
