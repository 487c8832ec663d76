use game::Seat;
use rules::Square;
use rules::mspacman::{Board, Colour, GhostState, Position};

/// What a seat has to hope and to fear from the places of dots, circles and ghosts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Surroundings {
    /// How many dots of the seat are left, and the steps of a nearest-neighbour tour over all of them: from where
    /// Ms. Pac-Man stands for the leader, from the nearest circle for others.
    pub(super) dots_left: u32,
    pub(super) tour_length: u32,
    /// How many of them she reaches with a small spin, and with any.
    pub(super) dots_near: u32,
    pub(super) dots_in_reach: u32,
    /// How far the nearest and the farthest of them are from her.
    pub(super) nearest_dot: u32,
    pub(super) farthest_dot: u32,
    /// How far that circle is from the home of the leader, whose ghost would start there, and from the nearest of
    /// the other ghosts.
    pub(super) head_start: u32,
    pub(super) ambush: u32,
    /// How far the seat's ghost is from the nearest of the leader's dots, and from all of them on average.
    pub(super) guard: u32,
    pub(super) mean_guard: f32,
    /// How many dots are no farther from it than from her: of the leader's, and of its own.
    pub(super) leader_dots_held: u32,
    pub(super) own_dots_held: u32,
}

/// The largest distance, also for what is out of sight.
pub(super) const FAR: u32 = 20;

/// How many steps away a dot is near, and within the reach of any spin.
const NEAR: u32 = 3;
const IN_REACH: u32 = 6;

impl Default for Surroundings {
    fn default() -> Surroundings {
        Surroundings {
            dots_left: 0,
            tour_length: 0,
            dots_near: 0,
            dots_in_reach: 0,
            nearest_dot: 0,
            farthest_dot: 0,
            head_start: 0,
            ambush: 0,
            guard: FAR,
            mean_guard: FAR as f32,
            leader_dots_held: 0,
            own_dots_held: 0,
        }
    }
}

impl Surroundings {
    /// Those of `seat`, where `leader` leads Ms. Pac-Man on the square `her`. Of ghosts only those count that are in
    /// sight.
    pub(super) fn of(
        position: &Position,
        seat: Seat,
        (leader, her): (Seat, Square),
        in_sight: impl Fn(GhostState) -> bool,
    ) -> Surroundings {
        let mut found = Surroundings::default();
        let Some(colour) = position.colour(seat) else { return found };
        let steps = |from: Square, to: Square| distance(position, from, to);
        let mut dots = [her; Board::DOTS_PER_AREA];
        let dots = dots_of(position, colour, &mut dots);
        found.dots_left = dots.len() as u32;
        let distances = || dots.iter().map(|&dot| steps(her, dot));
        found.dots_near = distances().filter(|&steps| steps <= NEAR).count() as u32;
        found.dots_in_reach = distances().filter(|&steps| steps <= IN_REACH).count() as u32;
        found.nearest_dot = distances().min().unwrap_or(0);
        found.farthest_dot = distances().max().unwrap_or(0);
        let mut start = her;
        if seat != leader {
            let circles = position.board().circles().iter().copied();
            let circle = circles.min_by_key(|&circle| {
                dots.iter().map(|&dot| steps(circle, dot)).min().unwrap_or(0)
            });
            start = circle.unwrap_or(start);
            found.head_start = position.home(leader).map_or(FAR, |home| steps(home, start));
            let others = position.active_seats().filter(|&other| other != seat);
            let others = others.filter_map(|other| position.ghost(other));
            let others = others.filter(|&ghost| in_sight(ghost));
            found.ambush = others.map(|ghost| steps(ghost.at, start)).min().unwrap_or(FAR);
        }
        let ghost = position.ghost(seat).filter(|&ghost| in_sight(ghost));
        if let Some((ghost, leader_colour)) = ghost.zip(position.colour(leader)) {
            let mut goals = [her; Board::DOTS_PER_AREA];
            let goals = dots_of(position, leader_colour, &mut goals);
            let distances = || goals.iter().map(|&dot| steps(ghost.at, dot));
            found.guard = distances().min().unwrap_or(FAR);
            found.mean_guard = distances().sum::<u32>() as f32 / goals.len().max(1) as f32;
            let holds = |dot: &&Square| steps(ghost.at, **dot) <= steps(her, **dot);
            found.leader_dots_held = goals.iter().filter(holds).count() as u32;
            found.own_dots_held = dots.iter().filter(holds).count() as u32;
        }
        found.tour_length = tour_length(position, start, dots);
        found
    }
}

/// The steps of a nearest-neighbour tour from a square over all dots, which end up in its order.
fn tour_length(position: &Position, start: Square, dots: &mut [Square]) -> u32 {
    let (mut at, mut length) = (start, 0);
    for nth in 0..dots.len() {
        let next = (nth..dots.len()).min_by_key(|&next| distance(position, at, dots[next]));
        let next = next.expect("there is at least one");
        length += distance(position, at, dots[next]);
        at = dots[next];
        dots.swap(nth, next);
    }
    length
}

/// The dots of a colour that are left, in the order of the board, in a buffer.
fn dots_of<'a>(
    position: &Position,
    colour: Colour,
    buffer: &'a mut [Square; Board::DOTS_PER_AREA],
) -> &'a mut [Square] {
    let area = position.board().dots().iter().skip(colour.index() * Board::DOTS_PER_AREA);
    let mut count = 0;
    for &dot in area.take(Board::DOTS_PER_AREA).filter(|&&dot| position.has_dot(dot)) {
        buffer[count] = dot;
        count += 1;
    }
    &mut buffer[..count]
}

pub(super) fn distance(position: &Position, from: Square, to: Square) -> u32 {
    position.board().distance(from, to).unwrap_or(FAR)
}
