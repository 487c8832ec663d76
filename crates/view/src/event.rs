use game::{
    Departure, Piece, Ply, Position as _, Reason, Record, RecordEntry, Seat, SeatNumber, Turn,
};
use rules::mspacman::{Colour, Phase};
use rules::{AnyPosition, Fence, Path, Square, mspacman, pacman};

use crate::{BoardView, PieceKind, PieceMood, PieceView, number};

/// Something that happened in a game, to be told in words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GameEvent {
    /// A seat's piece, or a character of the PAC-MAN variant, moved to a square.
    Moved(Actor, Square),
    /// A seat placed a fence.
    Fenced(SeatNumber, Fence),
    /// Somebody could not move.
    Stayed(Actor),
    /// A seat spun for who plays Ms. Pac-Man first; the face as the record spells it.
    SpunToStart(SeatNumber, String),
    /// A seat spun for Ms. Pac-Man.
    Spun(SeatNumber, String),
    /// A seat rolled the die for its ghost.
    Rolled(SeatNumber, String),
    /// The opening spins are decided: that seat plays Ms. Pac-Man.
    LeadsFirst(SeatNumber),
    /// PAC-MAN ate a pellet; so many are left.
    PelletEaten(u8),
    /// PAC-MAN ate a ghost.
    GhostEaten(PieceKind),
    /// A ghost caught PAC-MAN, who has so many lives left.
    PacmanCaught(PieceKind, u8),
    /// A ghost sees PAC-MAN from now on and is frenzied: it moves two squares.
    Frenzied(PieceKind),
    /// Ms. Pac-Man ate so many dots.
    DotsEaten(u32),
    /// Ms. Pac-Man took a power dot: every ghost is weak.
    GhostsWeakened,
    /// Ms. Pac-Man caught that seat's ghost, or it ran into her while it was weak.
    GhostCaught(SeatNumber),
    /// That seat caught Ms. Pac-Man and plays her from now on.
    TookOver(SeatNumber),
    /// That seat has one more turn as Ms. Pac-Man.
    ExtraTurn(SeatNumber),
    /// That seat left the game.
    Left(SeatNumber, Departure),
}

/// Who did something: a seat, or a character of the PAC-MAN variant, where one seat has several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A seat, by its only piece.
    Seat(SeatNumber),
    /// A character.
    Piece(PieceKind),
}

impl GameEvent {
    /// What happened in the `ply`th entry of a record, from 1: what was played first, then what came
    /// of it.
    pub fn of_entry(record: &Record<AnyPosition>, ply: usize) -> Vec<GameEvent> {
        let (before, after) = (&record.positions()[ply - 1], &record.positions()[ply]);
        let word = match record.entries()[ply - 1] {
            RecordEntry::Leave(seat, why) => return vec![GameEvent::Left(number(seat), why)],
            RecordEntry::Ply(Ply::Move(m)) => m.to_string(),
            RecordEntry::Ply(Ply::Roll(roll)) => roll.to_string(),
        };
        match (before, after) {
            (AnyPosition::Pacman(before), AnyPosition::Pacman(after)) => {
                pacman_events(before, after, &word)
            }
            (AnyPosition::Mspacman(before), AnyPosition::Mspacman(after)) => {
                mspacman_events(before, after, &word)
            }
            _ => seat_to_move(before.turn())
                .map(|seat| played(Actor::Seat(seat), &word))
                .into_iter()
                .collect(),
        }
    }

    /// The seat that did it, or whose ghost it is about.
    pub fn seat(&self) -> Option<SeatNumber> {
        match *self {
            GameEvent::Moved(Actor::Seat(seat), _)
            | GameEvent::Stayed(Actor::Seat(seat))
            | GameEvent::Fenced(seat, _)
            | GameEvent::SpunToStart(seat, _)
            | GameEvent::Spun(seat, _)
            | GameEvent::Rolled(seat, _)
            | GameEvent::LeadsFirst(seat)
            | GameEvent::GhostCaught(seat)
            | GameEvent::TookOver(seat)
            | GameEvent::ExtraTurn(seat)
            | GameEvent::Left(seat, _) => Some(seat),
            _ => None,
        }
    }

    /// The sentence that tells it, as data. `name` is what a player is called, `is_you` whether that is the only
    /// person at this screen.
    pub fn reason(
        &self,
        name: &dyn Fn(SeatNumber) -> String,
        is_you: &dyn Fn(SeatNumber) -> bool,
    ) -> Reason {
        let who = if self.seat().is_some_and(is_you) { "you" } else { "other" };
        let new = |key| Reason::new(key, "").text("who", who);
        let of = |key, seat: SeatNumber| new(key).text("name", name(seat));
        let by = |key, actor: Actor| match actor {
            Actor::Seat(seat) => of(key, seat),
            Actor::Piece(kind) => new(key).term("name", kind.word()),
        };
        match self {
            GameEvent::Moved(actor, to) => by("event-step", *actor).text("square", to),
            GameEvent::Fenced(seat, fence) => of("event-fence", *seat).text("fence", fence),
            GameEvent::Stayed(actor) => by("event-stay", *actor),
            GameEvent::SpunToStart(seat, face) => of("event-opening", *seat).text("face", face),
            GameEvent::Spun(seat, face) => of("event-spin", *seat).text("face", face),
            GameEvent::Rolled(seat, face) => of("event-die", *seat).text("face", face),
            GameEvent::LeadsFirst(seat) => of("event-leads", *seat),
            GameEvent::PelletEaten(left) => new("event-pellet").number("count", (*left).into()),
            GameEvent::GhostEaten(ghost) => new("event-eaten").term("piece", ghost.word()),
            GameEvent::PacmanCaught(by, lives) => {
                new("event-caught").term("piece", by.word()).number("count", (*lives).into())
            }
            GameEvent::Frenzied(ghost) => new("event-frenzy").term("piece", ghost.word()),
            GameEvent::DotsEaten(count) => new("event-dots").number("count", *count as usize),
            GameEvent::GhostsWeakened => new("event-weak"),
            GameEvent::GhostCaught(seat) => of("event-ghost-caught", *seat),
            GameEvent::TookOver(seat) => of("event-takes-over", *seat),
            GameEvent::ExtraTurn(seat) => of("event-extra", *seat),
            GameEvent::Left(seat, Departure::Resigned) => of("event-left-resign", *seat),
            GameEvent::Left(seat, Departure::OutOfTime) => of("event-left-time", *seat),
            GameEvent::Left(seat, Departure::Fault) => of("event-left-fault", *seat),
        }
    }

    /// Whether it is a roll, which a die or spinner shows.
    pub fn is_roll(&self) -> bool {
        matches!(self, GameEvent::SpunToStart(..) | GameEvent::Spun(..) | GameEvent::Rolled(..))
    }

    /// Whether it is more than a move or a fence, which the board shows by itself.
    pub fn is_notable(&self) -> bool {
        !matches!(self, GameEvent::Moved(..) | GameEvent::Fenced(..) | GameEvent::Stayed(_))
    }
}

fn seat_to_move(turn: Turn) -> Option<SeatNumber> {
    match turn {
        Turn::Seat(seat) => Some(number(seat)),
        Turn::Chance | Turn::Over => None,
    }
}

fn played(actor: Actor, word: &str) -> GameEvent {
    if let (Actor::Seat(seat), Some(fence)) = (actor, Fence::parse(word)) {
        return GameEvent::Fenced(seat, fence);
    }
    let path = Path::parse(word.trim_start_matches('@'));
    match path.as_ref().and_then(|path| path.squares().last()) {
        Some(&end) => GameEvent::Moved(actor, end),
        None => GameEvent::Stayed(actor),
    }
}

fn pacman_events(
    before: &pacman::Position,
    after: &pacman::Position,
    word: &str,
) -> Vec<GameEvent> {
    let (was, is) = (BoardView::from(before), BoardView::from(after));
    let Some(mover) = was.pieces.iter().find(|piece| piece.active) else { return Vec::new() };
    let move_made = played(Actor::Piece(mover.kind), word);
    let is_pacman = mover.kind == Piece::Pacman.into();
    if after.lives() < before.lives() {
        // He may have moved onto a ghost himself.
        let catcher = match move_made {
            GameEvent::Moved(_, end) if is_pacman => {
                was.pieces.iter().find(|piece| piece.id != mover.id && piece.square == end)
            }
            _ => Some(mover),
        };
        let caught = GameEvent::PacmanCaught(catcher.unwrap_or(mover).kind, after.lives());
        return vec![move_made, caught];
    }
    let mut events = vec![move_made];
    if after.pellets_eaten() > before.pellets_eaten() {
        events.push(GameEvent::PelletEaten(after.pellets().count() as u8));
    }
    let is_gone = |id: &str| is.pieces.iter().all(|piece| piece.id != id);
    let eaten = was.pieces.iter().filter(|piece| is_pacman && is_gone(&piece.id));
    events.extend(eaten.map(|ghost| GameEvent::GhostEaten(ghost.kind)));
    let is_frenzied = |piece: &&PieceView| piece.mood == PieceMood::Frenzied;
    let was_frenzied = |id: &str| was.pieces.iter().filter(is_frenzied).any(|p| p.id == id);
    let newly = is.pieces.iter().filter(is_frenzied).filter(|piece| !was_frenzied(&piece.id));
    events.extend(newly.map(|ghost| GameEvent::Frenzied(ghost.kind)));
    events
}

fn mspacman_events(
    before: &mspacman::Position,
    after: &mspacman::Position,
    word: &str,
) -> Vec<GameEvent> {
    let leader = before.leader();
    if let (Some((_, face)), Some(roller)) = (word.split_once(':'), before.roller()) {
        let (seat, face) = (number(roller), face.to_owned());
        let rolled = match leader {
            None => GameEvent::SpunToStart(seat, face),
            Some(leader) if leader == roller => GameEvent::Spun(seat, face),
            Some(_) => GameEvent::Rolled(seat, face),
        };
        let first = after.leader().filter(|_| leader.is_none());
        return [Some(rolled), first.map(|seat| GameEvent::LeadsFirst(number(seat)))]
            .into_iter()
            .flatten()
            .collect();
    }
    let Some(mover) = seat_to_move(before.turn()) else { return Vec::new() };
    let mut events = vec![played(Actor::Seat(mover), word)];
    let dots = |position: &mspacman::Position| -> u32 {
        Colour::ALL.into_iter().map(|colour| position.dots_left(colour)).sum()
    };
    let eaten = dots(before) - dots(after);
    if eaten > 0 {
        events.push(GameEvent::DotsEaten(eaten));
    }
    let powers = |position: &mspacman::Position| {
        let view = BoardView::from(position);
        view.cells.iter().filter(|cell| cell.dot == Some(crate::DotView::Power)).count()
    };
    if powers(after) < powers(before) {
        events.push(GameEvent::GhostsWeakened);
    }
    if after.leader() != leader {
        let taken = after.leader().map(|seat| GameEvent::TookOver(number(seat)));
        return events.into_iter().chain(taken).collect();
    }
    let is_home = |position: &mspacman::Position, seat: Seat| {
        position.ghost(seat).map(|ghost| Some(ghost.at) == position.home(seat))
    };
    let caught = Seat::all(before.seats())
        .filter(|&seat| is_home(before, seat) == Some(false) && is_home(after, seat) == Some(true));
    events.extend(caught.map(|seat| GameEvent::GhostCaught(number(seat))));
    if let (Phase::Move(moved, _), Phase::Roll(next)) = (before.phase(), after.phase())
        && moved == next
        && leader == Some(next)
    {
        events.push(GameEvent::ExtraTurn(number(next)));
    }
    events
}

#[cfg(test)]
mod tests {
    use rules::GameRecord;

    use super::*;

    /// The events of the last entry of a record.
    fn last(text: &str) -> Vec<GameEvent> {
        let record = GameRecord::parse(&format!("palisade 1\n{text}\n")).unwrap().record;
        GameEvent::of_entry(&record, record.entries().len())
    }

    fn square(word: &str) -> Square {
        Square::parse(word).unwrap()
    }

    #[test]
    fn a_pawn_moves_and_a_fence_is_placed() {
        let moved = GameEvent::Moved(Actor::Seat(1), square("e2"));
        assert_eq!(last("game quoridor\nseats 2\n\ne2"), [moved]);
        let fence = Fence::parse("e3h").unwrap();
        assert_eq!(last("game quoridor\nseats 2\n\ne2 e3h"), [GameEvent::Fenced(2, fence)]);
        let left = GameEvent::Left(2, Departure::Resigned);
        assert_eq!(last("game quoridor\nseats 2\n\ne2 leave:2:resign"), [left]);
    }

    #[test]
    fn p30_a_ghost_catches_pacman() {
        let events = last("game pacman\nseats 2\nmaze orchard\n\nd5-d6 d6");
        let blinky = PieceKind::from(Piece::Blinky);
        assert_eq!(events[0], GameEvent::Moved(Actor::Piece(blinky), square("d6")));
        assert!(matches!(events[1], GameEvent::PacmanCaught(by, _) if by == blinky), "{events:?}");
    }

    #[test]
    fn p12_p15_pacman_eats_a_pellet_and_a_ghost() {
        let start = "start a3 e9,c1,i5,e1 a1,a9,i1,i9 3 pac corners";
        let events = last(&format!("game pacman\nseats 2\n{start}\n\na2-a1-b1-c1"));
        let inky = PieceKind::from(Piece::Inky);
        assert_eq!(events[1..3], [GameEvent::PelletEaten(3), GameEvent::GhostEaten(inky)]);
    }

    #[test]
    fn p22_a_ghost_that_comes_to_see_pacman_is_frenzied() {
        let blinky = PieceKind::from(Piece::Blinky);
        let start = "start a3 e9,-,-,- a1,i1,i9 3 blinky corners";
        let events = last(&format!("game pacman\nseats 2\n{start}\n\ne8"));
        assert!(!events.contains(&GameEvent::Frenzied(blinky)), "{events:?}");
        let start = "start h3 g9,-,-,- a1,i1,i9 3 blinky corners";
        let events = last(&format!("game pacman\nseats 2\n{start}\n\nh9"));
        assert_eq!(events.last(), Some(&GameEvent::Frenzied(blinky)));
        // It is told once, not after every move.
        let start = "start h3 h9,-,-,- a1,i1,i9 3 blinky corners";
        let events = last(&format!("game pacman\nseats 2\n{start}\n\nh8-h7"));
        assert!(!events.contains(&GameEvent::Frenzied(blinky)), "{events:?}");
    }

    #[test]
    fn s05_the_opening_spins_have_owners_and_an_outcome() {
        let events = last("game mspacman\nseats 2\n\nspin:5 spin:3");
        let spun = GameEvent::SpunToStart(2, "3".to_owned());
        assert_eq!(events, [spun, GameEvent::LeadsFirst(1)]);
    }

    #[test]
    fn s26_s40_she_eats_dots_and_a_power_dot() {
        let events = last("game mspacman\nseats 2\n\nspin:5 spin:3 @e7 spin:2 d7-d8");
        assert_eq!(events[1..], [GameEvent::DotsEaten(2)]);
        let start = "start a,b 1:a9 -,a7:S - move:1:2 quarters";
        let events = last(&format!("game mspacman\nseats 2\n{start}\n\na8-a7"));
        assert!(events.contains(&GameEvent::GhostsWeakened), "{events:?}");
        assert!(events.contains(&GameEvent::GhostCaught(2)), "{events:?}");
        assert_eq!(events.last(), Some(&GameEvent::ExtraTurn(1)));
    }

    #[test]
    fn s53_whoever_catches_her_takes_her_place() {
        let start = "start a,b 1:a6 -,a9:S - move:2:3 quarters";
        let events = last(&format!("game mspacman\nseats 2\n{start}\n\na8-a7-a6"));
        assert_eq!(events.last(), Some(&GameEvent::TookOver(2)));
        let start = "start a,b 1:a6 -,a7:S - roll:2 quarters";
        let events = last(&format!("game mspacman\nseats 2\n{start}\n\ndie:1"));
        assert_eq!(events, [GameEvent::Rolled(2, "1".to_owned())]);
    }
}
