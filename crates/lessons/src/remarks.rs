//! What a friendly opponent says during a first game: what just happened, and what to think about
//! now. Remarks are data like refusals: a key, the rule they are about, arguments.

use game::{Outcome, Ply, Position as _, Reason, Record, RecordEntry, Seat, SeatNumber};
use rules::mspacman::Phase;
use rules::{AnyPosition, Fence, Path, mspacman, pacman};
use view::{Actor, BoardView, GameEvent, PieceKind};

use crate::pattern::{mover, others, path_length};

/// What happened in the `ply`th entry of a record, from 1, to the person at `you`; nothing where
/// there is nothing to say.
pub fn remarks(record: &Record<AnyPosition>, ply: usize, you: SeatNumber) -> Vec<Reason> {
    let RecordEntry::Ply(entry) = record.entries()[ply - 1] else { return Vec::new() };
    let (before, after) = (&record.positions()[ply - 1], &record.positions()[ply]);
    match (before, entry) {
        (AnyPosition::Quoridor(_), Ply::Move(m)) => {
            let seat = mover(before).unwrap_or(you);
            vec![quoridor_remark(before, after, &m.to_string(), seat, you)]
        }
        (AnyPosition::Pacman(_), Ply::Move(m)) => {
            pacman_remarks(&GameEvent::of_entry(record, ply), &m.to_string())
        }
        (AnyPosition::Mspacman(_), _) => {
            mspacman_remarks(&GameEvent::of_entry(record, ply), after, you)
        }
        _ => Vec::new(),
    }
}

/// What the person at `you` may think about in the present position of a record: at the start, on
/// their turn, and when the game is over.
pub fn advice(record: &Record<AnyPosition>, you: SeatNumber) -> Option<Reason> {
    let position = record.position();
    if let Some(ending) = record.ending() {
        let winners: Vec<_> = Outcome::winning_seats(&ending.outcome).map(Seat::number).collect();
        let key = match winners.as_slice() {
            [] => "coach-draw",
            winners if winners.contains(&you.into()) => "coach-won",
            _ => "coach-lost",
        };
        return Some(Reason::new(key, ""));
    }
    if mover(position) != Some(you) {
        return None;
    }
    Some(match position {
        AnyPosition::Quoridor(_) if record.entries().is_empty() => {
            Reason::new("coach-begin-quoridor", "C05")
        }
        AnyPosition::Quoridor(_) => quoridor_advice(position, you),
        AnyPosition::Pacman(pacman) => pacman_advice(position, pacman),
        AnyPosition::Mspacman(mspacman) => mspacman_advice(mspacman, you),
    })
}

fn quoridor_remark(
    before: &AnyPosition,
    after: &AnyPosition,
    word: &str,
    seat: SeatNumber,
    you: SeatNumber,
) -> Reason {
    let longer = |seat| path_length(after, seat).saturating_sub(path_length(before, seat));
    let left = path_length(after, seat);
    if Fence::parse(word).is_none() {
        let is_nearer = left < path_length(before, seat);
        let key = match (seat == you, is_nearer) {
            (true, true) => "coach-own-step",
            (true, false) => "coach-own-detour",
            (false, _) => "coach-their-step",
        };
        return Reason::new(key, "").text("square", word).number("count", left);
    }
    if seat != you {
        return match longer(you) {
            0 => Reason::new("coach-their-fence-idle", "").text("fence", word),
            by => Reason::new("coach-their-fence", "C15").text("fence", word).number("count", by),
        };
    }
    let most = others(after, you).map(longer).max().unwrap_or(0);
    match (most, longer(you)) {
        (0, _) => Reason::new("coach-own-fence-idle", "").text("fence", word),
        (by, 0) => Reason::new("coach-own-fence", "").text("fence", word).number("count", by),
        (by, own) => Reason::new("coach-own-fence-both", "C13")
            .text("fence", word)
            .number("count", by)
            .number("own", own),
    }
}

fn quoridor_advice(position: &AnyPosition, you: SeatNumber) -> Reason {
    let own = path_length(position, you);
    let theirs = others(position, you).map(|seat| path_length(position, seat)).min().unwrap_or(0);
    let view = BoardView::from(position);
    let fences = view.seats[usize::from(you) - 1].fences.map_or(0, |fences| fences.now);
    let key = match (own, theirs) {
        (1, _) => return Reason::new("coach-win-now", "C23"),
        (_, 1) if fences > 0 => return Reason::new("coach-danger", "C15"),
        _ if fences == 0 => return Reason::new("coach-run", "C06").number("count", own),
        (own, theirs) if own <= theirs => "coach-ahead",
        _ => "coach-behind",
    };
    Reason::new(key, "").number("own", own).number("theirs", theirs)
}

fn pacman_remarks(events: &[GameEvent], word: &str) -> Vec<Reason> {
    let is_long = Path::parse(word).is_some_and(|path| path.squares().len() > 1);
    events
        .iter()
        .filter_map(|event| {
            Some(match event {
                GameEvent::PelletEaten(left) => {
                    Reason::new("coach-pellet", "P12").number("count", usize::from(*left))
                }
                GameEvent::GhostEaten(ghost) => {
                    Reason::new("coach-ghost-eaten", "P18").term("piece", ghost.word())
                }
                GameEvent::PacmanCaught(by, lives) => Reason::new("coach-caught", "P31")
                    .term("piece", by.word())
                    .number("count", usize::from(*lives)),
                GameEvent::Moved(Actor::Piece(ghost), _)
                    if is_long && *ghost != PieceKind::from(game::Piece::Pacman) =>
                {
                    Reason::new("coach-frenzy", "P22").term("piece", ghost.word())
                }
                _ => return None,
            })
        })
        .collect()
}

fn pacman_advice(position: &AnyPosition, pacman: &pacman::Position) -> Reason {
    if pacman.to_move() != Some(pacman::Piece::Pac) {
        return Reason::new("coach-ghosts", "P19");
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let enters_pellet = |m: &rules::AnyMove| {
        let path = Path::parse(&m.to_string());
        path.is_some_and(|path| path.squares().iter().any(|&square| pacman.has_pellet(square)))
    };
    let seen = BoardView::from(position).sight_lines.len();
    let left = pacman.pellets().count();
    if moves.iter().any(enters_pellet) {
        match left {
            1 => Reason::new("coach-pellet-last", "P35"),
            _ => Reason::new("coach-pellet-near", "P11"),
        }
    } else if seen > 0 {
        Reason::new("coach-seen", "P22").number("count", seen)
    } else {
        Reason::new("coach-unseen", "P23").number("count", left)
    }
}

fn mspacman_remarks(events: &[GameEvent], after: &AnyPosition, you: SeatNumber) -> Vec<Reason> {
    let own_dots = || {
        let view = BoardView::from(after);
        view.seats[usize::from(you) - 1].dots.map_or(0, |dots| usize::from(dots.now))
    };
    let is_weak = |seat: SeatNumber| {
        let AnyPosition::Mspacman(after) = after else { return false };
        Seat::from_number(seat.into()).is_some_and(|seat| has_weak_ghost(after, seat))
    };
    let is_own_move = matches!(
        events.first(),
        Some(GameEvent::Moved(Actor::Seat(seat), _)) if *seat == you
    );
    let by = |seat: SeatNumber, own: &'static str, other: &'static str, rule| {
        let key = if seat == you { own } else { other };
        Reason::new(key, rule)
    };
    events
        .iter()
        .filter_map(|event| {
            Some(match event {
                GameEvent::LeadsFirst(seat) => by(*seat, "coach-leads", "coach-chases", "S05"),
                GameEvent::DotsEaten(_) if is_own_move => {
                    Reason::new("coach-dots", "S24").number("count", own_dots())
                }
                GameEvent::GhostsWeakened => Reason::new("coach-weakened", "S40"),
                GameEvent::GhostCaught(seat) => {
                    by(*seat, "coach-own-ghost-home", "coach-their-ghost-home", "S50")
                }
                GameEvent::TookOver(seat) => by(*seat, "coach-took-over", "coach-lost-her", "S53"),
                // F2 turns a strong ghost weak, and one that a power dot made weak strong.
                GameEvent::Rolled(seat, face) if face == "F2" && is_weak(*seat) => {
                    by(*seat, "coach-own-flip", "coach-their-flip", "S33")
                }
                GameEvent::Rolled(seat, face) if face == "F2" => {
                    by(*seat, "coach-own-flip-strong", "coach-their-flip-strong", "S35")
                }
                _ => return None,
            })
        })
        .collect()
}

fn mspacman_advice(position: &mspacman::Position, you: SeatNumber) -> Reason {
    let weak = |seat| has_weak_ghost(position, seat);
    let own = Seat::from_number(you.into());
    if position.phase() == Phase::Place {
        return Reason::new("coach-place", "S07");
    }
    if position.leader() != own {
        let key = if own.is_some_and(weak) { "coach-hide" } else { "coach-chase" };
        return Reason::new(key, "S53");
    }
    if Seat::all(position.seats()).any(weak) {
        return Reason::new("coach-hunt", "S50");
    }
    let colour = own.and_then(|seat| position.colour(seat));
    let left = colour.map_or(0, |colour| position.dots_left(colour) as usize);
    Reason::new("coach-collect", "S60").number("count", left)
}

fn has_weak_ghost(position: &mspacman::Position, seat: Seat) -> bool {
    position.ghost(seat).is_some_and(|ghost| ghost.side.is_weak())
}
