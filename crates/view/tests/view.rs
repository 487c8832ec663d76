//! A board view shows everything in a position.

use game::{Exact, ExactMove, ExactMoves, Piece, Ply, Position, SquareValues, Turn, Verdict};
use rules::quoridor::Options;
use rules::{AnyPosition, Game, GameSetup, quoridor};
use view::{BoardView, CellKind, DotView, HeatLevel, PieceKind, PieceMood};

fn start(game: Game, seats: usize) -> AnyPosition {
    GameSetup::new(game).with_seats(seats).unwrap().start().unwrap()
}

fn after(mut position: AnyPosition, words: &str) -> BoardView {
    for word in words.split_whitespace() {
        position.try_play(word).unwrap();
    }
    BoardView::from(&position)
}

#[test]
fn the_classic_start_has_pawns_goals_and_all_fences() {
    let view = BoardView::from(&start(Game::Quoridor, 2));
    let squares: Vec<_> = view.pieces.iter().map(|piece| piece.square.to_string()).collect();
    assert_eq!(squares, ["e1", "e9"]);
    assert_eq!(view.cells.iter().filter(|cell| cell.kind == CellKind::Goal).count(), 18);
    assert!(view.seats.iter().all(|seat| seat.fences.is_some_and(|f| f.now == 10 && f.of == 10)));
    assert_eq!(view.seats[0].shortest_path.len(), 9, "its own square and eight steps");
    assert_eq!(view.turn, Some(1));
}

#[test]
fn a_ghost_that_sees_pacman_is_frenzied_and_has_a_line_of_sight() {
    let view = after(start(Game::Pacman, 2), "e6-e5 f9 a4 i4 f1 e6-f6");
    let blinky = view.pieces.iter().find(|piece| piece.kind == Piece::Blinky.into()).unwrap();
    assert_eq!((blinky.mood, blinky.active), (PieceMood::Frenzied, true));
    assert!(view.sight_lines.iter().any(|line| line.from == blinky.square));
    assert_eq!(view.cells.iter().filter(|cell| cell.dot == Some(DotView::Power)).count(), 4);
    assert_eq!(view.seats[0].lives.map(|lives| lives.now), Some(3));
    assert_eq!(view.seats[1].pieces.len(), 4);
}

#[test]
fn p19_another_ghost_of_the_same_player_is_out_of_turn() {
    let square = |word: &str| rules::Square::parse(word).unwrap();
    let view = after(start(Game::Pacman, 2), "e6-f6");
    let pieces = |word: &str| view.piece_out_of_turn(square(word));
    assert_eq!(pieces("a5"), Some((Piece::Blinky.into(), Piece::Inky.into())));
    assert_eq!(pieces("e9"), None, "Blinky is to move");
    assert_eq!(pieces("f6"), None, "PAC-MAN is somebody else's");
    assert_eq!(pieces("e8"), None, "an empty square");
    // With five players every ghost is somebody else's.
    let five = after(start(Game::Pacman, 5), "e6-f6");
    assert_eq!(five.piece_out_of_turn(square("a5")), None);
}

#[test]
fn whoever_has_not_moved_is_known_whatever_was_rolled() {
    let has_moved = |game: Game, words: &str| {
        let mut record = rules::GameRecord::new(GameSetup::new(game)).unwrap();
        for word in words.split_whitespace() {
            record.record.play(word).unwrap();
        }
        game::Seat::all(2).map(|seat| record.record.has_moved(seat)).collect::<Vec<_>>()
    };
    assert_eq!(has_moved(Game::Quoridor, ""), [false, false]);
    assert_eq!(has_moved(Game::Quoridor, "e2"), [true, false]);
    assert_eq!(has_moved(Game::Quoridor, "e2 e8"), [true, true]);
    assert_eq!(has_moved(Game::Mspacman, "spin:5 spin:2"), [false, false]);
    assert_eq!(has_moved(Game::Mspacman, "spin:5 spin:2 @e3"), [true, false]);
}

#[test]
fn the_spinner_shows_its_result_and_areas_count_their_dots() {
    let opening = BoardView::from(&start(Game::Mspacman, 2));
    assert!(opening.chance.as_ref().is_some_and(|chance| chance.shown.is_none()));
    assert!(opening.seats.iter().all(|seat| seat.dots.is_some_and(|dots| dots.now == 17)));
    let placed = after(start(Game::Mspacman, 2), "spin:5 spin:2 @e3 spin:3");
    assert_eq!(placed.chance.and_then(|chance| chance.shown).as_deref(), Some("3"));
    assert!(placed.pieces.iter().any(|piece| piece.kind == PieceKind::Mspacman && piece.active));
}

#[test]
fn every_position_of_a_game_is_shown_whole() {
    for (game, seats) in
        [(Game::Quoridor, 4), (Game::Mini, 2), (Game::Pacman, 5), (Game::Mspacman, 3)]
    {
        let mut position = start(game, seats);
        for turn in 0usize..60 {
            let view = BoardView::from(&position);
            assert_eq!(view.seats.len(), seats);
            let mover = match position.turn() {
                Turn::Seat(seat) => Some(seat.number() as u8),
                Turn::Chance | Turn::Over => None,
            };
            assert_eq!(view.turn, mover, "{position}");
            let inside = |square: rules::Square| {
                square.file() < view.files.into() && square.rank() < view.ranks.into()
            };
            assert!(view.pieces.iter().all(|piece| inside(piece.square)), "{position}");
            assert!(view.cells.iter().all(|cell| inside(cell.square)), "{position}");
            let mut ids: Vec<_> = view.pieces.iter().map(|piece| &piece.id).collect();
            ids.sort();
            ids.dedup();
            assert_eq!(ids.len(), view.pieces.len(), "two pieces of {position} have one id");
            let plies = position.plies();
            let Some(ply) = plies.get(turn * 7919 % plies.len().max(1)) else { break };
            match *ply {
                Ply::Move(m) => position.play(m),
                Ply::Roll(roll) => position.roll(roll),
            }
        }
    }
}

/// The words of the best fences, each with its figure and its colour.
fn best(text: &str, seats: usize) -> Vec<String> {
    let position = quoridor::Position::parse(text, seats, &Options::default()).unwrap();
    let best = view::best_fences(&position.fence_costs(), 5);
    let told = |(fence, cost): (rules::Fence, quoridor::FenceCost)| {
        format!("{fence} {} {}", view::signed_number(cost.net()), HeatLevel::of_fence(cost).word())
    };
    best.into_iter().map(told).collect()
}

#[test]
fn the_best_fences_gain_most_and_none_is_named_that_gains_nothing() {
    assert_eq!(best("e1,e9 10,10 1 -", 2), Vec::<String>::new(), "at the start both lose alike");
    let ahead = best("e8,d9 10,10 1 -", 2);
    assert_eq!(ahead.len(), 5);
    assert!(ahead.iter().all(|told| told.ends_with("h +1 good1")), "{ahead:?}");
    // With a3h and c3h the fence makes a wall of six squares, which player 2 has to walk around.
    let wall = best("i8,b9 5,5 1 a3h,c3h", 2);
    assert!(wall[0].starts_with("e3h +"), "{wall:?}");
}

#[test]
fn squares_have_the_exact_value_of_the_best_move_that_ends_there() {
    let value = |verdict, turns| Exact { verdict, turns };
    let exact_move = |word: &str, own| ExactMove {
        word: word.to_owned(),
        values: vec![value(Verdict::Loss, 1), own, value(Verdict::Win, 1)],
    };
    let moves = vec![
        exact_move("e6-e7", value(Verdict::Win, 3)),
        exact_move("e6", value(Verdict::Win, 8)),
        exact_move("d6-e6", value(Verdict::Win, 10)),
        exact_move("d6", value(Verdict::Draw, 0)),
        exact_move("f6-f7", value(Verdict::Loss, 9)),
        exact_move("f6", value(Verdict::Loss, 4)),
        exact_move("--", value(Verdict::Loss, 5)),
    ];
    let exact = ExactMoves { lives: 2, values: Vec::new(), moves };
    let told = |view: &BoardView| -> Vec<String> {
        let squares = view::exact_squares(view, &exact);
        let told = squares.iter().map(|s| format!("{} {} {}", s.square, s.figure, s.level.word()));
        told.collect()
    };
    // PAC-MAN is to move, on its start.
    let view = BoardView::from(&start(Game::Pacman, 2));
    let home = view.pieces.iter().find(|piece| piece.active).unwrap().square;
    let pacman = told(&view);
    let (stay, others) = pacman.split_last().unwrap();
    assert_eq!(others, ["e7 +3 good4", "e6 +8 good2", "d6 ∞ even", "f7 −9 bad2", "f6 −4 bad4"]);
    assert_eq!(*stay, format!("{home} −5 bad4"));
    // For a ghost it is the other way round, and the turn under way counts.
    let ghost = told(&after(start(Game::Pacman, 2), "e6-e5"));
    assert_eq!(ghost[0], "e7 −3 bad4");
    assert_eq!(ghost[4], "f6 +5 good4");
}

#[test]
fn squares_of_a_piece_have_the_colours_of_pacmans_view() {
    let square = |square: &str, verdict, turns| SquareValues {
        square: square.to_owned(),
        values: vec![Exact { verdict: Verdict::Draw, turns: 0 }, Exact { verdict, turns }],
    };
    let known = [
        square("a1", Verdict::Win, 3),
        square("a2", Verdict::Win, 8),
        square("b1", Verdict::Loss, 4),
        square("b2", Verdict::Draw, 0),
    ];
    let told = |lives| -> Vec<String> {
        let squares = view::piece_squares(&known, lives).into_iter();
        squares.map(|s| format!("{} {} {}", s.square, s.figure, s.level.word())).collect()
    };
    assert_eq!(told(2), ["a1 +3 good4", "a2 +8 good2", "b1 −4 bad4", "b2 ∞ even"]);
    assert_eq!(told(1)[0], "a1 ∞ even");
    assert_eq!((told(0).len(), told(3).len()), (0, 0), "nobody has solved that");
}

#[test]
fn every_player_is_told_by_a_side_of_the_board() {
    let sides = |game, seats: usize| -> Vec<Option<&str>> {
        let view = BoardView::from(&start(game, seats));
        (1..=seats as u8).map(|seat| view.seat_side(seat).map(view::BoardSide::word)).collect()
    };
    assert_eq!(sides(Game::Quoridor, 2), [Some("bottom"), Some("top")]);
    let four = [Some("bottom"), Some("left"), Some("top"), Some("right")];
    assert_eq!(sides(Game::Mini, 4), four);
    assert_eq!(sides(Game::Pacman, 2), [None, None], "by their figures");
    // Each has a corner of its own (S01).
    let mut areas = sides(Game::Mspacman, 4);
    areas.sort_unstable();
    let corners = ["bottom-left", "bottom-right", "top-left", "top-right"];
    assert_eq!(areas, corners.map(Some));
}

#[test]
fn c00_pawns_look_like_the_characters_that_were_chosen() {
    let view = BoardView::from(&start(Game::Quoridor, 2)).with_characters(&[Piece::Inky]);
    let kinds: Vec<_> = view.pieces.iter().map(|piece| piece.kind).collect();
    assert_eq!(kinds, [PieceKind::Character(Piece::Inky), PieceKind::PAWN]);
    let pacman = BoardView::from(&start(Game::Pacman, 2));
    assert_eq!(
        pacman.clone().with_characters(&[Piece::Inky]),
        pacman,
        "figures stay what they are"
    );
}

#[test]
fn the_board_is_turned_to_ones_own_side() {
    let turned = |game, seats, own: &[u8]| view::own_rotation(game, seats, own);
    assert_eq!(turned(Game::Quoridor, 2, &[1]), 0);
    assert_eq!(turned(Game::Quoridor, 2, &[2]), 2);
    assert_eq!(turned(Game::Mini, 4, &[2]), 1);
    assert_eq!(turned(Game::Quoridor, 2, &[1, 2]), 0, "shared");
    assert_eq!(turned(Game::Pacman, 2, &[2]), 0);
}
