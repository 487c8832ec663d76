//! What the engine announces in the endgames of classic Quoridor is proven: settled races, forced wins
//! and losses, chances of 0 and 100 %. All of it is compared with slow references that know nothing but
//! the rules and try everything. A forced result may be found later than the fastest way; it is never
//! sooner and never for the wrong side.

use std::collections::HashMap;

use engine::{
    Exact, Insight, Limits, Line, Player, Score, SearchControl, Settings, Stopwatch, Verdict,
};
use game::{Position as _, Random, Seat, Turn};
use rules::quoridor::{FenceSet, Move, Options, Position, Setup};
use rules::{AnyPosition, Square};

/// The values of all placements of two pawns among fences: in how many plies the seat to move wins,
/// negative where it loses, 0 where neither side can force anything.
struct SolvedBoard {
    values: Vec<i16>,
    /// The boards with one fence more, where fences are left.
    with_fence: HashMap<FenceSet, SolvedBoard>,
}

/// The better of two values: to win soon, else to draw, else to lose late.
fn rank(value: i16) -> i32 {
    match i32::from(value) {
        0 => 0,
        plies @ 1.. => 10_000 - plies,
        plies => -10_000 - plies,
    }
}

/// The value to whoever moves, given that of the position after the move to the other seat.
fn before_move(value: i16) -> i16 {
    match value {
        0 => 0,
        1.. => -value - 1,
        _ => -value + 1,
    }
}

/// The number of a position among those with the same fences.
fn placement(position: &Position) -> usize {
    let square = |seat| {
        let at: Square = position.pawn(Seat::new(seat)).unwrap();
        at.file() * 9 + at.rank()
    };
    (square(0) * 81 + square(1)) * 2 + position.mover().index()
}

/// All positions with the fences and hands of a position in which nobody has arrived yet.
fn placements(like: &Position) -> Vec<Position> {
    let fences = like.fences().into_iter().collect();
    let hands = Seat::all(2).map(|seat| like.hand(seat)).collect();
    let mut setup = Setup { pawns: vec![None; 2], hands, turn: Seat::new(0), fences };
    let squares = || (0..81).map(|nth| Square::new(nth / 9, nth % 9));
    let mut found = Vec::new();
    for one in squares() {
        for other in squares() {
            for turn in Seat::all(2) {
                setup.pawns = vec![Some(one), Some(other)];
                setup.turn = turn;
                found.extend(Position::from_setup(&setup, 2, &Options::default()));
            }
        }
    }
    found.retain(|position| position.turn() != Turn::Over);
    found
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = *position;
    next.play(mv);
    next
}

fn legal_moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

impl SolvedBoard {
    /// Solves all placements with the fences and hands of a position: values are iterated to a fixpoint.
    /// Where fences are left, boards with one more are solved first.
    fn new(like: &Position) -> SolvedBoard {
        let mut with_fence: HashMap<FenceSet, SolvedBoard> = HashMap::new();
        let mut values = vec![0; 81 * 81 * 2];
        // Each position, those that steps lead to, and what else can be had.
        let mut open = Vec::new();
        for position in placements(like) {
            let (mut steps, mut others) = (Vec::new(), Vec::new());
            for mv in legal_moves(&position) {
                let next = after(&position, mv);
                match mv {
                    _ if next.turn() == Turn::Over => others.push(1),
                    Move::Fence(_) => {
                        let board = with_fence.entry(next.fences());
                        let board = board.or_insert_with(|| SolvedBoard::new(&next));
                        others.push(before_move(board.value(&next)));
                    }
                    _ => steps.push(placement(&next)),
                }
            }
            let best_of_others = others.into_iter().max_by_key(|&value| rank(value));
            open.push((placement(&position), steps, best_of_others));
        }
        loop {
            let mut settled = true;
            for (nth, steps, other) in &open {
                let steps = steps.iter().map(|&next| before_move(values[next]));
                let best = steps.chain(*other).max_by_key(|&value| rank(value)).unwrap();
                settled &= values[*nth] == best;
                values[*nth] = best;
            }
            if settled {
                return SolvedBoard { values, with_fence };
            }
        }
    }

    fn value(&self, position: &Position) -> i16 {
        self.values[placement(position)]
    }

    fn value_of_move(&self, position: &Position, word: &str) -> i16 {
        let mv = Move::parse(word).unwrap();
        let next = after(position, mv);
        match mv {
            _ if next.turn() == Turn::Over => 1,
            Move::Fence(_) => before_move(self.with_fence[&next.fences()].value(&next)),
            _ => before_move(self.value(&next)),
        }
    }
}

/// A value as the score of the seat to move.
fn score(value: i16) -> Score {
    match i32::from(value) {
        0 => Score::Points(0),
        plies @ 1.. => Score::Wins((plies as u32).div_ceil(2)),
        plies => Score::Loses(plies.unsigned_abs() / 2),
    }
}

/// Whether a score claims no more than a value says.
fn is_proven(claimed: Score, value: i16) -> bool {
    match (claimed, score(value)) {
        (Score::Points(_), _) => true,
        (Score::Wins(claimed), Score::Wins(exact)) => claimed >= exact,
        (Score::Loses(claimed), Score::Loses(exact)) => claimed >= exact,
        _ => false,
    }
}

/// Whether a line is certain of the result exactly where it announces one.
fn is_as_certain_as_announced(insight: &Insight, line: &Line) -> bool {
    let chance = line.chances[usize::from(insight.seat) - 1];
    match line.score {
        Score::Wins(_) => chance == 1000,
        Score::Loses(_) => chance == 0,
        Score::Points(_) => (1..1000).contains(&chance),
    }
}

fn analyse(position: &Position, multi_pv: usize, limits: &Limits) -> Insight {
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { hash: 1, multi_pv, ..Settings::default() });
    player.analyse(&[AnyPosition::Quoridor(*position)], limits, &control).unwrap()
}

/// A board with all random fences but so many, which the seats have left in hand.
fn random_board(random: &mut Random, hands: &[usize]) -> Position {
    let seats = hands.len();
    let left: usize = hands.iter().sum();
    loop {
        let mut position = Position::start(seats, &Options::default()).unwrap();
        while position.fences().len() < 20 - left {
            let fences: Vec<_> = position.legal_fences().collect();
            if fences.is_empty() {
                break;
            }
            let fence = fences[random.index(fences.len())];
            position.try_play(&fence.to_string()).unwrap();
        }
        let pawns = (0..seats).map(|_| Some(Square::new(random.index(9), random.index(9))));
        let setup = Setup {
            pawns: pawns.collect(),
            hands: hands.to_vec(),
            turn: Seat::new(random.index(seats)),
            fences: position.fences().into_iter().collect(),
        };
        let found = Position::from_setup(&setup, seats, &Options::default());
        if let Some(found) = found.ok().filter(|found| found.turn() != Turn::Over) {
            return found;
        }
    }
}

#[test]
fn races_are_solved_as_the_reference_solves_them() {
    let mut random = Random::new(42);
    let mut exact = 0;
    for _ in 0..8 {
        let board = random_board(&mut random, &[0, 0]);
        let truth = SolvedBoard::new(&board);
        let all = placements(&board);
        // Half of them with pawns so close that they may soon jump.
        let close: Vec<_> = all.iter().filter(|position| pawns_apart(position) <= 3).collect();
        for nth in 0..50 {
            let position = if nth % 2 == 0 { random.pick(&all) } else { *random.pick(&close) };
            let value = truth.value(position);
            let insight = analyse(position, 1, &Limits::depth(6));
            let found = insight.lines[0].score;
            assert_eq!(
                std::mem::discriminant(&found),
                std::mem::discriminant(&score(value)),
                "{position}: {found:?}, {value} plies"
            );
            exact += check_against(&truth, position, &insight);
            check_against(&truth, position, &analyse(position, 4, &Limits::nodes(3000)));
        }
    }
    assert!(exact > 300, "{exact} exact values were compared");
}

/// How many files and ranks the pawns of two seats are apart.
fn pawns_apart(position: &Position) -> usize {
    let [one, other] = [0, 1].map(|seat| position.pawn(Seat::new(seat)).unwrap());
    one.file().abs_diff(other.file()) + one.rank().abs_diff(other.rank())
}

/// Without any search the result of a decided race is the one of the reference, and the one a search announces;
/// so is that of every move after which it is decided, the best move among them and first.
#[test]
fn a_decided_race_is_known_without_a_search() {
    let mut random = Random::new(43);
    let mut settled = 0;
    for hands in [[0, 0], [0, 0], [2, 0], [0, 2], [1, 1]] {
        let board = random_board(&mut random, &hands);
        let truth = (hands == [0, 0]).then(|| SolvedBoard::new(&board));
        let all = placements(&board);
        for _ in 0..40 {
            let position = random.pick(&all);
            let found = engine::settled_race(&AnyPosition::Quoridor(*position));
            // Whoever is behind could still place a fence.
            assert!(hands != [1, 1] || found.is_none(), "{position}: {found:?}");
            let Some(found) = found else { continue };
            let searched = analyse(position, 1, &Limits::depth(1));
            assert_eq!(found.exact, searched.exact, "{position}");
            assert_eq!(
                (found.seat, &found.chances),
                (searched.seat, &searched.chances),
                "{position}"
            );
            assert_eq!(found.shortest_paths, searched.shortest_paths, "{position}");
            let best = found.lines.first().expect("a line");
            assert_eq!(best.score, searched.lines[0].score, "{position}");
            assert_eq!(best.chances, found.chances, "{position}");
            if let Some(truth) = &truth {
                for line in &found.lines {
                    let value = truth.value_of_move(position, &line.words[0]);
                    assert_eq!(line.score, score(value), "{position}: {line:?}");
                }
            }
            settled += truth.as_ref().map_or(1, |truth| check_against(truth, position, &found));
        }
    }
    assert!(settled > 60, "{settled} were settled");
}

/// Compares all that is announced with the truth, and says how many values were called exact.
fn check_against(truth: &SolvedBoard, position: &Position, insight: &Insight) -> usize {
    for line in &insight.lines {
        let value = truth.value_of_move(position, &line.words[0]);
        assert!(is_proven(line.score, value), "{position}: {line:?}, and it is {value} plies");
        assert!(is_as_certain_as_announced(insight, line), "{position}: {line:?}");
    }
    let Some(exact) = insight.exact else { return 0 };
    let value = truth.value(position);
    let first_wins = (value > 0) == (position.mover() == Seat::new(0));
    let verdict = if first_wins { Verdict::Win } else { Verdict::Loss };
    let turns = u32::from(value.unsigned_abs()).div_ceil(2);
    assert_ne!(value, 0, "{position}: {exact:?}");
    assert_eq!(exact, Exact { verdict, turns }, "{position}: {value} plies");
    1
}

/// How many fences can still be placed, by whoever has one.
fn fences_that_fit(board: &Position) -> usize {
    board.fences().free_slots().into_iter().count()
}

fn compare_last_fences(boards: usize, positions: usize, seed: u64) {
    let mut random = Random::new(seed);
    let (mut exact, mut forced) = (0, 0);
    for nth in 0..boards {
        let hands = if nth % 2 == 0 { [1, 0] } else { [0, 1] };
        // Where few fences fit any more there is less to solve.
        let boards = (0..100).map(|_| random_board(&mut random, &hands));
        let board = boards.min_by_key(fences_that_fit).unwrap();
        let truth = SolvedBoard::new(&board);
        let all = placements(&board);
        for _ in 0..positions {
            let position = random.pick(&all);
            for lines in [1, 3] {
                let insight = analyse(position, lines, &Limits::nodes(1000));
                exact += check_against(&truth, position, &insight);
                let announced = insight.lines.iter();
                forced += announced.filter(|line| !matches!(line.score, Score::Points(_))).count();
            }
        }
    }
    assert!(exact > positions / 4 && forced > positions, "{exact} exact, {forced} forced");
}

#[test]
fn with_one_fence_left_only_what_is_proven_is_announced() {
    compare_last_fences(2, 40, 5);
}

#[test]
#[ignore = "deep: more boards"]
fn with_one_fence_left_only_what_is_proven_is_announced_deeply() {
    compare_last_fences(20, 60, 6);
}

/// Whether `seat` wins within so many of its own moves whatever all others do together.
fn forces(
    position: &Position,
    seat: Seat,
    moves: u32,
    known: &mut HashMap<(Position, u32), bool>,
) -> bool {
    if let Some(winner) = position.winner() {
        return winner == seat;
    }
    if let Some(&known) = known.get(&(*position, moves)) {
        return known;
    }
    let own = position.mover() == seat;
    let mut next = legal_moves(position).into_iter().map(|mv| after(position, mv));
    let found = match (own, moves) {
        (true, 0) => false,
        (true, _) => next.any(|next| forces(&next, seat, moves - 1, known)),
        (false, _) => next.all(|next| forces(&next, seat, moves, known)),
    };
    known.insert((*position, moves), found);
    found
}

/// Boards with fences in hand, where everything is tried as far as the announced result: those of up to
/// three moves.
#[test]
fn near_forced_results_with_fences_left_hold_against_every_move() {
    let mut random = Random::new(11);
    let mut compared = 0;
    for nth in 0..60 {
        let position = random_board(&mut random, [&[1, 2], &[2, 1], &[2, 2]][nth % 3]);
        let insight = analyse(&position, 2, &Limits::nodes(4000));
        for line in &insight.lines {
            assert!(is_as_certain_as_announced(&insight, line), "{position}: {line:?}");
            let next = after(&position, Move::parse(&line.words[0]).unwrap());
            let (winner, moves) = match line.score {
                Score::Wins(moves @ 1..=2) => (position.mover(), moves - 1),
                Score::Loses(moves @ 1..=2) => (next.mover(), moves),
                _ => continue,
            };
            assert!(
                forces(&next, winner, moves, &mut HashMap::new()),
                "{position}: {line:?} does not hold"
            );
            compared += 1;
        }
    }
    assert!(compared >= 15, "{compared} were compared");
}

/// A board for four on which so many have left, from the last seat on.
fn random_board_for_four(random: &mut Random, hands: &[usize], left: usize) -> Position {
    loop {
        let board = random_board(random, hands);
        let stays = |seat: &Seat| seat.index() < hands.len() - left;
        let setup = Setup {
            pawns: Seat::all(4).map(|seat| board.pawn(seat).filter(|_| stays(&seat))).collect(),
            hands: hands.to_vec(),
            turn: board.mover(),
            fences: board.fences().into_iter().collect(),
        };
        let found = Position::from_setup(&setup, hands.len(), &Options::default());
        if let Some(found) = found.ok().filter(|found| found.turn() != Turn::Over) {
            return found;
        }
    }
}

/// Fences in hand among four: nobody has any, one has, all have.
const HANDS_OF_FOUR: [&[usize]; 4] = [&[0, 0, 0, 0], &[2, 0, 0, 0], &[0, 0, 1, 0], &[1, 1, 1, 1]];

/// Whether a seat wins within so many of its moves whatever all others do together, by trying everything.
fn is_forced(position: &Position, winner: u8, moves: u32) -> bool {
    forces(position, Seat::new(usize::from(winner) - 1), moves, &mut HashMap::new())
}

/// So many moves of a winner can be tried out, among so many who are still in the game.
fn most_moves(position: &Position) -> u32 {
    match position.active_seats().count() {
        2 => 9,
        3 => 6,
        _ => 4,
    }
}

/// Among four a chance of 0 or 100 % is a proof too: whoever is certain to win does so against all others
/// together. Whoever has left has no chance, and that is no claim.
#[test]
fn among_four_only_what_is_proven_is_certain() {
    let mut random = Random::new(4);
    let (mut certain, mut open) = (0, 0);
    for nth in 0..160 {
        let hands = HANDS_OF_FOUR[nth % 4];
        let position = random_board_for_four(&mut random, hands, nth / 4 % 3);
        let insight = analyse(&position, 3, &Limits::nodes(1000));
        for line in &insight.lines {
            let next = after(&position, Move::parse(&line.words[0]).unwrap());
            let still_in = Seat::all(4).filter(|&seat| position.is_active(seat));
            let mut chances = still_in.map(|seat| line.chances[seat.index()]);
            if chances.all(|chance| (1..1000).contains(&chance)) {
                open += 1;
                continue;
            }
            let winner = line.chances.iter().position(|&chance| chance == 1000);
            let winner = winner.unwrap_or_else(|| panic!("{position}: {line:?}: who wins?"));
            let sum: u16 = line.chances.iter().sum();
            assert_eq!(sum, 1000, "{position}: {line:?}");
            let settled = engine::settled_race(&AnyPosition::Quoridor(next));
            let moves = settled.map_or(0, |race| race.exact.unwrap().turns);
            if moves <= most_moves(&next) {
                let proven = is_forced(&next, winner as u8 + 1, moves);
                assert!(proven, "{position}: {line:?} is not certain");
                certain += 1;
            }
        }
    }
    assert!(certain >= 60 && open >= 60, "{certain} were certain, {open} open");
}

/// A race among four that is called settled is won in just so many moves, whatever the others do together, and not
/// sooner unless they let it. A search says the same, and prefers what surely wins.
fn compare_settled_races_of_four(boards: usize, seed: u64) -> [usize; 5] {
    let mut random = Random::new(seed);
    let mut settled = [0; 5];
    for nth in 0..boards {
        let hands = HANDS_OF_FOUR[nth % 3];
        let position = random_board_for_four(&mut random, hands, nth / 3 % 3);
        let found = engine::settled_race(&AnyPosition::Quoridor(position));
        let Some(found) = found else { continue };
        let (winner, exact) = (found.sure_winner().unwrap(), found.exact.unwrap());
        let told = if winner == 1 { Verdict::Win } else { Verdict::Loss };
        assert_eq!(exact.verdict, told, "{position}");
        assert_eq!(found.lines[0].chances, found.chances, "{position}");
        assert_eq!(found.chances.iter().sum::<u16>(), 1000, "{position}");
        if exact.turns > most_moves(&position) {
            continue;
        }
        settled[exact.turns.min(4) as usize] += 1;
        assert!(is_forced(&position, winner, exact.turns), "{position}: {found:?}");
        assert!(!is_forced(&position, winner, exact.turns - 1), "{position}: {found:?}");
        for line in found.lines.iter().take(3) {
            check_line_of_four(&position, line);
        }
        let searched = analyse(&position, 2, &Limits::nodes(500));
        assert_eq!((&searched.chances, searched.exact), (&found.chances, found.exact));
        let first = &searched.lines[0];
        assert_eq!(first.chances, found.chances, "{position}: {first:?}");
    }
    settled
}

/// After the first move of a line its winner wins in just so many moves.
fn check_line_of_four(position: &Position, line: &Line) {
    let winner = line.chances.iter().position(|&chance| chance == 1000).unwrap();
    let turns = match line.score {
        Score::Wins(turns) => turns - 1,
        Score::Loses(turns) => turns,
        Score::Points(_) => panic!("{position}: {line:?} is not settled"),
    };
    let is_own = winner == position.mover().index();
    assert_eq!(matches!(line.score, Score::Wins(_)), is_own, "{position}: {line:?}");
    let next = after(position, Move::parse(&line.words[0]).unwrap());
    if turns > 0 && turns <= most_moves(&next) {
        assert!(is_forced(&next, winner as u8 + 1, turns), "{position}: {line:?}");
        assert!(!is_forced(&next, winner as u8 + 1, turns - 1), "{position}: {line:?}");
    }
}

#[test]
fn a_settled_race_of_four_is_won_as_soon_as_it_says() {
    let settled = compare_settled_races_of_four(1500, 9);
    assert!(settled[1..=3].iter().all(|&count| count >= 10), "{settled:?} by moves");
}

#[test]
#[ignore = "deep: more boards"]
fn a_settled_race_of_four_is_won_as_soon_as_it_says_deeply() {
    let settled = compare_settled_races_of_four(30_000, 10);
    assert!(settled[1..].iter().all(|&count| count >= 100), "{settled:?} by moves");
}

/// Where others have fences left nothing is settled: not even far behind, since the leader's way could be closed.
#[test]
fn fences_of_others_leave_a_race_of_four_open() {
    let mut random = Random::new(12);
    for nth in 0..200 {
        let position = random_board_for_four(&mut random, &[1, 1, 1, 1], nth % 3);
        let found = engine::settled_race(&AnyPosition::Quoridor(position));
        assert_eq!(found, None, "{position}");
    }
}
