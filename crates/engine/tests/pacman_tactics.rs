//! Tactical test suites of PAC-MAN and Ms. Pac-Man: the last pellet, the last dot, who catches whom.

use engine::{Limits, Player, Score, SearchControl, Settings, Stopwatch};
use game::{Position as _, SeatResult, Turn};
use rules::{Game, GameSetup};

/// Searches every position of a suite and collects the failures.
fn failures(game: Game, suite: &str) -> Vec<String> {
    let lines = suite.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .filter_map(|line| failure(game, line).map(|failure| format!("{line}\n    {failure}")))
        .collect()
}

fn failure(game: Game, line: &str) -> Option<String> {
    let fields: Vec<_> = line.split(';').map(str::trim).collect();
    let [seats, nodes, position, check] = fields[..] else { panic!("four fields: {line}") };
    let setup = GameSetup::new(game).with_seats(seats.parse().unwrap()).unwrap();
    let before = setup.parse_position(position).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    let Turn::Seat(seat) = before.turn() else { panic!("a seat is to move: {line}") };

    let control =
        SearchControl { clock: &Stopwatch::default(), keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { hash: 1, ..Settings::default() });
    let limits = Limits::nodes(nodes.parse().unwrap());
    let report = player.search(std::slice::from_ref(&before), &limits, &control).unwrap();
    let word = report.best_move.to_string();
    let mut after = before.clone();
    after.try_play(&word).unwrap();

    let won = after.outcome().map(|outcome| outcome.result(seat) == SeatResult::Win);
    let score = report.insight.lines[0].score;
    let squares: Vec<_> = word.split('-').collect();
    let (check, wanted) = check.split_once(' ').unwrap_or((check, ""));
    let is_wanted = |square: &str| wanted.split(' ').any(|one| one == square);
    let holds = match check {
        "best" => is_wanted(&word),
        "avoids-end" => !is_wanted(squares[squares.len() - 1]),
        "avoids-path" => !squares.iter().any(|square| is_wanted(square)),
        "wins" => won.unwrap_or(matches!(score, Score::Wins(_))),
        "undecided" => won.is_none(),
        _ => panic!("no such check: {line}"),
    };
    (!holds).then(|| format!("{word} was played, {score:?}"))
}

#[test]
fn pacman_tactics() {
    let failures = failures(Game::Pacman, include_str!("pacman.suite"));
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn mspacman_tactics() {
    let failures = failures(Game::Mspacman, include_str!("mspacman.suite"));
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
