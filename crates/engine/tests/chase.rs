//! Tactics of the two chases, as data: the last pellet, the last dot, who catches whom.

use engine::{Control, Limits, Player, Score, Settings, Stopwatch};
use game::{Position as _, Standing, Turn};
use rules::{Game, Table};

/// Plays every position of a suite and collects what went wrong.
fn failures(game: Game, suite: &str) -> Vec<String> {
    let lines = suite.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.filter_map(|line| failure(game, line).map(|how| format!("{line}\n    {how}"))).collect()
}

fn failure(game: Game, line: &str) -> Option<String> {
    let fields: Vec<_> = line.split(';').map(str::trim).collect();
    let [seats, nodes, position, check] = fields[..] else { panic!("four fields: {line}") };
    let table = Table::new(game).with_seats(seats.parse().unwrap()).unwrap();
    let before = table.position(position).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    let Turn::Seat(seat) = before.turn() else { panic!("a seat is to move: {line}") };

    let control = Control { clock: &Stopwatch::default(), keep_going: &|| true, report: &|_| {} };
    let mut player = Player::new(Settings { hash: 1, ..Settings::default() });
    let limits = Limits::nodes(nodes.parse().unwrap());
    let thought = player.think(std::slice::from_ref(&before), &limits, &control).unwrap();
    let word = thought.best.to_string();
    let mut after = before.clone();
    after.try_play(&word).unwrap();

    let won = after.outcome().map(|outcome| outcome.of(seat) == Standing::Win);
    let seen = thought.insight.lines[0].score;
    let squares: Vec<_> = word.split('-').collect();
    let (check, wanted) = check.split_once(' ').unwrap_or((check, ""));
    let is_wanted = |square: &str| wanted.split(' ').any(|one| one == square);
    let holds = match check {
        "best" => is_wanted(&word),
        "shuns" => !is_wanted(squares[squares.len() - 1]),
        "over" => !squares.iter().any(|square| is_wanted(square)),
        "wins" => won.unwrap_or(matches!(seen, Score::Wins(_))),
        "open" => won.is_none(),
        _ => panic!("no such check: {line}"),
    };
    (!holds).then(|| format!("{word} was played, {seen:?}"))
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
