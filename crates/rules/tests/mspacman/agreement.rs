//! The fast rules agree with the slow reference on random positions. `PALISADE_POSITIONS` sets
//! their number, 20 000 by default.

use std::collections::{BTreeSet, HashSet};
use std::rc::Rc;
use std::sync::Arc;

use game::{Position as _, Random, Reason, Seat, Turn};
use rules::mspacman::{Board, Options, Position};

use crate::reference::{Maze, Model, Phase, Sq, name};

const QUARTERS: &str = include_str!("../../mazes/quarters.board");

fn positions() -> usize {
    let asked = std::env::var("PALISADE_POSITIONS").ok().and_then(|n| n.parse().ok());
    asked.unwrap_or(20_000)
}

/// A board for the fast rules and the same maze for the reference.
struct TestBoard {
    board: Arc<Board>,
    maze: Rc<Maze>,
}

fn test_board(text: &str) -> Result<TestBoard, rules::mspacman::BoardError> {
    let board = Board::resolve(text)?;
    let maze = Rc::new(Maze::new(text, board.reference()));
    Ok(TestBoard { board, maze })
}

fn options(colours: &[char], exact: bool) -> Options {
    let mut options = Options::default();
    options.set("capture", if exact { "exact" } else { "passing" }).unwrap();
    let list = colours.iter().map(char::to_string).collect::<Vec<_>>().join(",");
    options.set("colours", &list).unwrap();
    options
}

fn colours(random: &mut Random, seats: usize) -> Vec<char> {
    let mut colours = ['a', 'b', 'c', 'd'];
    random.shuffle(&mut colours);
    colours[..seats].to_vec()
}

fn words(position: &Position) -> Vec<String> {
    position.plies().iter().map(ToString::to_string).collect()
}

/// Compares both at one position, and after a sample of its plies.
fn compare(position: &Position, model: &Model, random: &mut Random) {
    let text = model.text();
    assert_eq!(position.to_string(), text);
    let legal = model.words();
    let mut listed = words(position);
    listed.sort();
    assert_eq!(listed, legal, "{text}");
    let turn = match model.phase {
        Phase::Open(_) | Phase::Roll(_) => Turn::Chance,
        Phase::Place => Turn::Seat(Seat::new(model.leader.unwrap())),
        Phase::Move(seat, _) => Turn::Seat(Seat::new(seat)),
        Phase::Over(_) => Turn::Over,
    };
    assert_eq!(position.turn(), turn, "{text}");
    let winner = position.outcome().map(|outcome| outcome.winning_seats().collect::<Vec<_>>());
    let expected = match model.phase {
        Phase::Over(seat) => Some(vec![Seat::new(seat)]),
        _ => None,
    };
    assert_eq!(winner, expected, "{text}");
    for _ in 0..legal.len().min(6) {
        let word = random.pick(&legal);
        let (mut next, mut expected) = (position.clone(), model.clone());
        next.try_play(word).unwrap_or_else(|why| panic!("{text}: {word}: {why:?}"));
        expected.play(word);
        assert_eq!(next.to_string(), expected.text(), "{text}: after {word}");
    }
    if random.once_in(4) {
        compare_successors(position);
    }
    for _ in 0..8 {
        let word = random_word(random, &legal, model);
        match position.read(&word) {
            Ok(_) => assert!(legal.contains(&word), "{text}: {word} is not legal"),
            Err(why) => {
                assert!(!legal.contains(&word), "{text}: {word} is legal: {why:?}");
                let reason = Reason::from(why);
                assert_eq!((reason.key, reason.rule), model.refusal(&word), "{text}: {word}");
            }
        }
    }
    let seat = random.below(model.colours.len() as u32) as usize;
    if model.colours[seat].is_some() && !matches!(model.phase, Phase::Over(_)) {
        let (mut next, mut expected) = (position.clone(), model.clone());
        let outcome = next.leave(Seat::new(seat));
        expected.leave(seat);
        assert_eq!(next.to_string(), expected.text(), "{text}: seat {} leaves", seat + 1);
        assert_eq!(outcome.is_some(), matches!(expected.phase, Phase::Over(_)));
    }
}

/// The successors are the distinct positions after the legal moves.
fn compare_successors(position: &Position) {
    let (mut moves, mut successors) = (Vec::new(), Vec::new());
    position.legal_moves(&mut moves);
    position.successors(&mut successors);
    let after = |&m: &_| {
        let mut after = position.clone();
        after.play(m);
        after
    };
    let all: HashSet<Position> = moves.iter().map(after).collect();
    assert!(successors.iter().all(|(m, successor)| after(m) == *successor), "{position}");
    assert_eq!(successors.len(), all.len(), "{position}");
    let distinct: HashSet<Position> =
        successors.into_iter().map(|(_, successor)| successor).collect();
    assert_eq!(distinct, all, "{position}");
}

/// A word that is probably not legal: a mutated legal one, or one of another phase.
fn random_word(random: &mut Random, legal: &[String], model: &Model) -> String {
    const OTHERS: [&str; 12] = [
        "--", "spin:1", "spin:8", "die:1", "die:F2", "die:F7", "die:7", "@e7", "@a1", "e7",
        "spin:F2", "x",
    ];
    if legal.is_empty() || random.once_in(5) {
        return (*random.pick(&OTHERS)).to_owned();
    }
    let mut squares: Vec<String> = random.pick(legal).split('-').map(str::to_owned).collect();
    let anywhere =
        |random: &mut Random| name((random.below(10) as usize, random.below(10) as usize));
    let last = squares.len() - 1;
    match random.below(5) {
        0 => drop(squares.pop()),
        1 => squares.push(anywhere(random)),
        2 => squares[last] = anywhere(random),
        3 => {
            let at = random.index(squares.len());
            squares[at] = anywhere(random);
        }
        _ => {
            // One step beyond the end of the move.
            let end = model.maze.squares().into_iter().find(|&sq| name(sq) == squares[last]);
            let on = end.map(|end| model.maze.neighbours(end)).unwrap_or(&[]);
            squares.push(if on.is_empty() { anywhere(random) } else { name(*random.pick(on)) });
        }
    }
    if squares.is_empty() { "--".to_owned() } else { squares.join("-") }
}

/// The text of a random position: random squares, sides, dots and phase.
fn random_position(test_board: &TestBoard, random: &mut Random) -> String {
    let maze = &test_board.maze;
    let seats = 2 + random.below(3) as usize;
    let mut colours: Vec<Option<char>> = colours(random, seats).into_iter().map(Some).collect();
    if seats > 2 && random.once_in(6) {
        colours[random.below(seats as u32) as usize] = None;
    }
    let playing: Vec<usize> = (0..seats).filter(|&s| colours[s].is_some()).collect();
    let leader = *random.pick(&playing);
    let walkable: Vec<Sq> =
        maze.squares().into_iter().filter(|&sq| maze.has_dot(sq) || maze.is_exit(sq)).collect();
    let ms_pacman = *random.pick(&walkable);
    let mut taken = vec![ms_pacman];
    let mut ghosts = vec![None; seats];
    for &seat in playing.iter().filter(|&&seat| seat != leader) {
        let home = maze.home(colours[seat].unwrap());
        // Often close to Ms. Pac-Man or one another, as most rules are about meetings.
        let near = maze.neighbours(*random.pick(&taken));
        let at = match random.below(6) {
            0 => home,
            1 | 2 => *random.pick(&walkable),
            _ if near.is_empty() => home,
            _ => *random.pick(near),
        };
        let at = if taken.contains(&at) { home } else { at };
        taken.push(at);
        ghosts[seat] = Some((at, *random.pick(&["S", "S", "F", "P2", "P1"])));
    }
    let mut model = Model::start(Rc::clone(maze), &[], false);
    let keep = random.below(101);
    for dot in model.dots.iter_mut().flatten() {
        *dot &= random.below(100) < keep;
    }
    if random.once_in(3) {
        // One area has its last dot on her square or next to it.
        let area = maze.square_chars(ms_pacman).1;
        let near = maze.neighbours(ms_pacman);
        let beside = *random.pick(near);
        let spare = *random.pick(&[ms_pacman, beside]);
        for (file, rank) in model.dots_of(area).collect::<Vec<_>>() {
            model.dots[file][rank] = false;
        }
        model.dots[spare.0][spare.1] = maze.has_dot(spare);
    }
    let seat = if random.once_in(2) { leader } else { *random.pick(&playing) };
    let steps = if seat == leader {
        *random.pick(&maze.spinner)
    } else {
        random.pick(&maze.die).trim_start_matches('F').parse().unwrap()
    };
    model.phase = match random.below(12) {
        0 => Phase::Roll(seat),
        1 => Phase::Place,
        _ => Phase::Move(seat, steps),
    };
    model.colours = colours;
    model.leader = Some(leader);
    model.ms_pacman = (model.phase != Phase::Place).then_some(ms_pacman);
    model.ghosts = ghosts;
    model.text()
}

/// The shipped board, the same with other faces, and random ones.
fn test_boards(random: &mut Random) -> Vec<TestBoard> {
    let faces = |spinner: &str, die: &str| {
        let text = QUARTERS
            .replace("spinner  1 2 3 4 5 6", &format!("spinner {spinner}"))
            .replace("die      1 F2 3 4 5 6", &format!("die {die}"));
        test_board(&text).expect("the faces are valid")
    };
    let mut test_boards = vec![
        test_board(QUARTERS).expect("it is shipped"),
        faces("1 2 3", "1 F2 3"),
        faces("1 4 2x3", "F1 F3 2 1"),
        faces("2 5", "F4x2 5 1"),
    ];
    while test_boards.len() < 12 {
        test_boards.extend(test_board(&random_drawing(random)));
    }
    test_boards
}

/// A drawing with the right numbers of squares in random order and random walls; about half are
/// valid.
fn random_drawing(random: &mut Random) -> String {
    let (files, ranks) = *random.pick(&[(9, 9), (10, 8), (7, 12), (13, 6), (16, 5)]);
    let mut cells = vec!["EX".to_owned(); 4];
    for area in ['a', 'b', 'c', 'd'] {
        cells.extend([format!("G{area}"), format!("*{area}"), format!("o{area}")]);
        cells.extend(vec![format!(".{area}"); 15]);
    }
    cells.resize(files * ranks, "##".to_owned());
    random.shuffle(&mut cells);
    let density = 3 + random.below(8);
    let mut text = "spinner 1 2 3 4\ndie 1 F2 3 4\n".to_owned();
    for rank in 0..=ranks {
        for _ in 0..files {
            text += if random.once_in(density) { "+----" } else { "+    " };
        }
        text += "+\n";
        for cell in cells.iter().skip(rank * files).take(if rank < ranks { files } else { 0 }) {
            text += if random.once_in(density) { "| " } else { "  " };
            text += &format!("{cell} ");
        }
        text += if rank < ranks { "|\n" } else { "" };
    }
    text
}

#[test]
fn agrees_with_the_reference_on_random_positions() {
    let mut random = Random::new(1983);
    let test_boards = test_boards(&mut random);
    let (mut seen, mut moves, mut tried) = (0, 0, 0);
    while seen < positions() {
        tried += 1;
        // At least half of the positions are on the shipped board.
        let test_board = if tried % 2 == 0 { &test_boards[0] } else { random.pick(&test_boards) };
        let text = random_position(test_board, &mut random);
        let exact = random.once_in(3);
        let seats = text.split(' ').next().unwrap().split(',').count();
        // Invalid set-ups have their own tests.
        let Ok(position) = Position::parse(&text, options(&['a'], exact), seats) else { continue };
        let model = Model::read(&text, Rc::clone(&test_board.maze), exact);
        compare(&position, &model, &mut random);
        seen += 1;
        moves += usize::from(matches!(model.phase, Phase::Move(..)));
    }
    assert!(moves * 3 > seen * 2, "{moves} of {seen} positions have a move to make");
    assert!(tried < seen * 3, "{tried} tries for {seen} positions");
}

#[test]
fn agrees_with_the_reference_in_games() {
    let mut random = Random::new(1984);
    let test_boards = test_boards(&mut random);
    let mut ended = 0;
    for game in 0..60 {
        let test_board = &test_boards[game % test_boards.len()];
        let (seats, exact) = (2 + game % 3, game % 2 == 0);
        let colours = colours(&mut random, seats);
        let options = options(&colours, exact);
        let mut position = Position::start(Arc::clone(&test_board.board), options, seats).unwrap();
        let mut model = Model::start(Rc::clone(&test_board.maze), &colours, exact);
        for _ in 0..positions().max(20_000) / 40 {
            compare(&position, &model, &mut random);
            let legal = words(&position);
            if legal.is_empty() {
                ended += 1;
                break;
            }
            let seat = random.below(seats as u32) as usize;
            if random.once_in(400) && model.colours[seat].is_some() {
                position.leave(Seat::new(seat));
                model.leave(seat);
            } else {
                let word = random.pick(&legal);
                position.try_play(word).unwrap();
                model.play(word);
            }
        }
    }
    assert!(ended > 5, "only {ended} games came to an end");
}

#[test]
fn boards_are_valid_exactly_when_all_squares_are_reachable() {
    let mut random = Random::new(1982);
    let (mut good, mut bad) = (0, 0);
    for _ in 0..1000 {
        let text = random_drawing(&mut random);
        let maze = Maze::new(&text, "");
        let mut reached = vec![maze.circles()[0]];
        let mut next = 0;
        while next < reached.len() {
            for &to in maze.neighbours(reached[next]) {
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
            next += 1;
        }
        let valid = maze.squares().into_iter().all(|sq| match maze.square_chars(sq).0 {
            '#' => true,
            'G' => !maze.neighbours(sq).is_empty(),
            _ => reached.contains(&sq),
        });
        match Board::parse(&text) {
            Ok(board) => {
                assert!(valid, "{text}");
                let again = Board::from_word(board.word()).unwrap();
                assert_eq!(again, board, "{text}");
                for from in board.squares() {
                    let near: BTreeSet<_> =
                        board.neighbours(from).iter().map(ToString::to_string).collect();
                    let near_again: BTreeSet<_> =
                        again.neighbours(from).iter().map(ToString::to_string).collect();
                    assert_eq!(near, near_again);
                }
                good += 1;
            }
            Err(error) => {
                assert!(!valid, "{text}: {error:?}");
                bad += 1;
            }
        }
    }
    assert!(good > 100 && bad > 100, "{good} good, {bad} bad");
}
